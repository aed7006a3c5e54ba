"""The pictures of the rules, drawn in the language in use: tables from described positions, plans of the board, loads.

``python docs/pictures.py`` writes those of the documentation, which are in English.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

import azalai
from azalai import svg as svg_parts
from azalai.games.targi.rules.actions import CATALOGUE
from azalai.games.targi.rules.board import BORDER, CENTRE, is_corner
from azalai.games.targi.rules.round import crossings
from azalai.games.tuareg.cards.card_file import KIND_NAMES, standard
from azalai.games.tuareg.pictures.cards import animal
from azalai.games.tuareg.rules.loading import camel_carries
from azalai.messages import language as speaking
from azalai.messages import say, with_and
from azalai.web.rules_pictures.board_plan import (
    BLUE,
    EDGE,
    FAINT,
    FREE,
    INK,
    LINE,
    PAGE,
    SIDE,
    WHITE,
    border_cell,
    card,
    figure,
    marker,
    middle,
    plain_board,
    sight_line,
    svg,
    text,
)

# -- positions that the game draws itself -------------------------------------------------------------

MIDDLE_OF_A_GAME = {
    "round": 6,
    "phase": "act",
    "first": 1,
    "players": [
        {
            "goods": {"dates": 3, "salt": 1, "pepper": 2},
            "gold": 2,
            "points": 5,
            "targis": [2, 5, 13],
            "hand": [{"card": "o4", "taken": 4}],
            "display": [["w7", "w3", "w8"], ["t4", "r2"], []],
        },
        {
            "goods": {"dates": 1, "salt": 4},
            "gold": 1,
            "points": 7,
            "targis": [6, 9, 11],
            "hand": [{"card": "t9", "taken": 5, "open": False}],
            "display": [["n9", "n4"], ["o1"], ["r8", "t8", "w1"]],
        },
    ],
    "discards": {"goods": ["goods:2d", "goods:1p"], "tribe": ["n1"]},
}

E2 = {
    "phase": "over",
    "round": 10,
    "players": [
        {
            "goods": {"dates": 1},
            "gold": 0,
            "points": 3,
            "display": [["o1", "o2", "o3", "o4"], ["t4", "r9", "n8", "o5"], ["w6", "w5", "t7", "n9"]],
        },
        {"goods": {"salt": 2, "pepper": 1}, "gold": 1, "points": 6, "display": [["t1", "t2", "t3"], ["r1", "w1"]]},
    ],
}


def table() -> str:
    """The middle of a game as blue sees it."""
    return azalai.position("targi", MIDDLE_OF_A_GAME, seed=3).picture(0)


def start() -> str:
    """A fresh deal."""
    return azalai.new("targi", seed=7).picture(0)


def scoring() -> str:
    """The worked example of the final scoring."""
    return azalai.position("targi", E2, seed=3).picture(None)


EXPANSION = {
    "round": 6,
    "phase": "place",
    "first": 0,
    "players": [
        {
            "goods": {"dates": 3, "salt": 2, "pepper": 2},
            "gold": 1,
            "water": 6,
            "points": 5,
            "targis": [9, 14],
            "hand": [{"card": "xo4", "taken": 4}],
            "display": [["xo1", "xo8"], ["xt4", "xw7", "xr9"], ["xn3", "dune:wild"]],
            "tokens": ["2.3"],
        },
        {
            "goods": {"dates": 1, "salt": 1, "pepper": 3},
            "gold": 2,
            "water": 4,
            "points": 4,
            "targis": [5],
            "dunes": [1],
            "display": [["xr3", "xr6", "xr8"], ["xw5", "xn6"], []],
        },
    ],
    "dunes": [{"card": "dune:strongbox"}, {"card": "dune:shrine"}, {"card": "dune:envoy"}],
    "centre": ["xt2", "goods:3w", "xn4", "goods:1d1s", "xw6", "xo9", "xr5", "goods:1w1p", "xo3"],
    "discards": {"goods": ["goods:2d"], "tribe": ["xt5"]},
}


def expansion() -> str:
    """The middle of a game with the expansion as blue sees it."""
    return azalai.position("targi", EXPANSION, seed=3, expansion=True).picture(0)


def expansion_start() -> str:
    """A fresh deal with the expansion."""
    return azalai.new("targi", seed=7, expansion=True).picture(0)


# -- a plan of the board ------------------------------------------------------------------------------


def board() -> str:
    """The ring of numbers, the names of the border cards, and which cards face each other."""
    parts = plain_board(names=True)
    parts += [sight_line(number, LINE, 2, "2 7") for number in (1, 2, 3, 5, 6, 7)]
    return svg(SIDE, SIDE, say("rules-picture-board"), parts)


def placing() -> str:
    """Where white may place in its second turn: the robber, corners, Targis and cards opposite blue are closed."""
    robber, blue, white = 3, [2, 6], [13]
    game = azalai.position("targi", {"robber": robber, "players": [{"targis": blue}, {"targis": white}]})
    free = [int(CATALOGUE[move.id].item) for move in game.moves()]
    parts = plain_board(names=False)
    for number in range(1, BORDER + 1):
        if number in free:
            parts.append(card(border_cell(number), "none", FREE, 6))
        elif number not in (robber, *blue, *white):
            x, y = middle(border_cell(number))
            arms = f"M{x - 14} {y - 14}l28 28M{x + 14} {y - 14}l-28 28"
            parts.append(f'<path d="{arms}" stroke="{INK}" stroke-width="6" stroke-linecap="round"/>')
    parts += [sight_line(number, BLUE, 4, "10 8") for number in blue]
    parts += [figure(number, BLUE, "B") for number in blue] + [figure(number, WHITE, "W") for number in white]
    parts.append(figure(robber, "#1c1712", "R"))
    places = {"blue": with_and(list(map(str, blue))), "white": with_and(list(map(str, white)))}
    said = say("rules-picture-placing", robber=robber, free=", ".join(map(str, free)), **places)
    return svg(SIDE, SIDE, said, parts)


def crossing_examples() -> str:
    """Two markers, one marker, none."""
    examples = ((2, 5, 13), (2, 10, 6), (1, 2, 9))
    wide = 3 * SIDE + 2 * EDGE
    parts = [f'<rect width="{wide}" height="{SIDE + 48}" rx="14" fill="{PAGE}"/>']
    for index, targis in enumerate(examples):
        bits = sum(1 << (number - 1) for number in targis)
        inner = plain_board(names=False) + [sight_line(number, BLUE, 6) for number in targis]
        inner += [figure(number, BLUE, "B") for number in targis]
        inner += [marker(space, BLUE) for space in range(1, CENTRE + 1) if crossings(bits) >> (space - 1) & 1]
        count = crossings(bits).bit_count()
        said = say("rules-picture-crossing", targis=", ".join(map(str, targis)), count=count)
        inner.append(text(SIDE / 2, SIDE + 34, said, 26, FAINT, 'font-weight="600"'))
        parts.append(f'<g transform="translate({index * (SIDE + EDGE)} 0)">' + "".join(inner) + "</g>")
    return svg(wide, SIDE + 48, say("rules-picture-crossings"), parts)


def targia() -> str:
    """Where the robber and the Targia are in each round."""
    parts = plain_board(names=False)
    rounds = [number for number in range(1, BORDER) if not is_corner(number)]
    for number, meets in zip(rounds, reversed(rounds), strict=True):
        x, y = middle(border_cell(number))
        robbed, blessed = rounds.index(number) + 1, rounds.index(meets) + 1
        parts.append(text(x + 4, y + 6, say("rules-picture-robber", round=robbed), 14, "#1c1712", 'font-weight="700"'))
        parts.append(
            text(x + 4, y + 30, say("rules-picture-targia", round=blessed), 14, "#7c3f86", 'font-weight="700"')
        )
    x, y = middle((2, 2))
    parts += [text(x, y + 26, say("rules-picture-round"), 15, FAINT)]
    return svg(SIDE, SIDE, say("rules-picture-meeting"), parts)


# -- Tuareg ------------------------------------------------------------------------------------------

CARAVANS = {
    "round": 7,
    "pile": {"count": 6},
    "market": {"water": 1, "gold": 1, "salt": 2, "millet": 2},
    "players": [
        {"cache": ["water", "salt", "salt", "millet"], "camels": [["salt", "salt"], ["gold"]], "caves": [["water"]]},
        {"cache": ["gold", "millet", "millet"], "camels": [["water", "water"], ["millet"]]},
        {
            "cache": ["gold", "salt", "salt", "millet"],
            "camels": [["millet", "millet", "millet"], ["gold", "salt"]],
            "stolen": [{"card": "gold", "from": 1}],
        },
        {"cache": ["water", "millet"], "camels": [["gold"], []], "donkeys": [["salt", "water", "millet"]], "maps": 1},
    ],
}

LOADS = [
    (["gold", "gold", "salt", "salt"], True, "change"),
    (["water", "water", "water"], True, "alone"),
    (["millet", "millet", "millet", "gold"], True, "top"),
    (["gold", "millet", "gold"], False, "second"),
    (["gold", "gold", "gold"], False, "gold"),
    (["salt", "water"], False, "water"),
    (["gold", "salt", "millet"], False, "third"),
]


def caravans() -> str:
    """Four players in stage 1, as blue sees it."""
    return azalai.position("tuareg", CARAVANS, seats=4, seed=3).picture(0)


def loading() -> str:
    """What a camel may carry and what it may not, by the rules; a donkey carries all of it."""
    cards = standard(2).tables
    parts = ""
    for i, (cargo, wanted, load) in enumerate(LOADS):
        code, may = 0, True
        for kind in cargo:
            may = may and camel_carries(cards, code, KIND_NAMES.index(kind))
            code = code << 3 | (KIND_NAMES.index(kind) + 1)
        assert may == wanted, f"the rules say otherwise of {cargo}"
        x, y = 24 + i % 4 * 178, 24 + i // 4 * 190
        parts += svg_parts.box(x - 10, y - 12, 166, 174, 10, "panel")
        parts += svg_parts.placed(animal("camel", i + 1, cargo, 4), x + 16, y)
        parts += svg_parts.text("✓" if may else "✗", x + 4, y + 20, 22, "b gain" if may else "b lost")
        parts += svg_parts.text(say("rules-picture-load", load=load), x + 73, y + 146, 13, "m second")
    return svg_parts.whole((730, 400), say("rules-picture-loading"), say("rules-picture-loading-order"), parts)


PICTURES: dict[str, Callable[[], str]] = {
    "tuareg.svg": caravans,
    "tuareg-loading.svg": loading,
    "targi.svg": table,
    "targi-start.svg": start,
    "targi-scoring.svg": scoring,
    "board.svg": board,
    "placing.svg": placing,
    "crossings.svg": crossing_examples,
    "targi-expansion.svg": expansion,
    "targi-expansion-start.svg": expansion_start,
    "targia.svg": targia,
}


@functools.cache
def drawn(name: str, language: str) -> str | None:
    """A picture in a language; None if there is no such picture."""
    if name not in PICTURES:
        return None
    with speaking(language):
        return PICTURES[name]()
