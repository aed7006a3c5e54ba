"""The card explorer: the tribe cards in pictures, and how the seats that used them fared, by round and situation."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlencode

from azalai.games.card_effects import PHASES, SITUATIONS, TWELFTHS, Cell, Counts, Effects, shipped
from azalai.messages import decimal, say
from azalai.new_game import new
from azalai.puzzles.puzzle_file import TABLES as PUZZLE_TABLES
from azalai.web.rendering import render
from azalai.web.study_page import figure
from azalai.web.targi.card_faces import Face, tribe_face
from azalai.web.view_models import Viewer

GAME = "targi"
TABLES = {name: options for name, (game, options) in PUZZLE_TABLES.items() if game == GAME}
"""The kinds of table whose cards are shown, with their options."""
WAYS = ("laid", "kept")
COLUMNS = ("card", "count", "won", "effect", *PHASES, *SITUATIONS)
UP, DOWN = "up", "down"
ORDERS = (DOWN, UP)
STYLES = ("targi-cards.css", "card-explorer.css")


@dataclass(frozen=True)
class Choice:
    """What somebody wants to see."""

    cards: str = next(iter(TABLES))  # the kind of table
    way: str = WAYS[0]
    sort: str = "effect"
    order: str = DOWN

    def __post_init__(self) -> None:
        """ValueError if there is no such choice."""
        for value, known in ((self.cards, TABLES), (self.way, WAYS), (self.sort, COLUMNS), (self.order, ORDERS)):
            if value not in known:
                raise ValueError(f"{value!r} is none of {', '.join(known)}")

    def address(self, path: str = "/cards", **changes: str) -> str:
        return f"{path}?{urlencode(vars(self) | changes)}"


def measured(table: str) -> Counts | None:
    """What was measured at a kind of table: the counts with the most games."""
    return max((each for each in shipped(GAME) if each.table == table), key=lambda each: len(each.seeds), default=None)


@functools.cache
def _view(table: str) -> dict[str, Any]:
    return new(GAME, seed=1, **TABLES[table]).view(None)


def _face(table: str, card: str) -> Face:
    return tribe_face(_view(table), card, words=False)


def explorer_html(viewer: Viewer, choice: Choice, counts: Counts | None) -> str:
    """All tribe cards as a table that can be sorted. ``counts`` is None if nothing was measured."""
    effects = _Effects(counts, choice.way)
    rows = [_row(card, effects, choice) for card in _view(choice.cards)["cards"]]
    return render(
        "pages/card_explorer.html",
        viewer=viewer,
        choice=choice,
        columns=[_column(name, choice) for name in COLUMNS],
        rows=_sorted(rows, choice),
        **_about(counts),
    )


def card_html(viewer: Viewer, card: str, choice: Choice, counts: Counts | None) -> str:
    """One card: its effect in every round and situation. KeyError if the table has no such card."""
    if card not in _view(choice.cards)["cards"]:
        raise KeyError(card)
    effects = _Effects(counts, choice.way)
    situations: list[Chosen] = [_in_all, *map(_in_situation, SITUATIONS)]
    rounds = [
        (number + 1, [effects.of(card, _in_round(number, chosen)) for chosen in situations])
        for number in range(TWELFTHS)
    ]
    return render(
        "pages/card_effect.html",
        viewer=viewer,
        choice=choice,
        face=_face(choice.cards, card),
        situations=("effect", *SITUATIONS),
        rounds=[(number, cells) for number, cells in rounds if cells[0]],
        whole=[effects.of(card, chosen) for chosen in situations],
        **_about(counts),
    )


def _about(counts: Counts | None) -> dict[str, Any]:
    return {
        "games": len(counts.seeds) if counts else 0,
        "tables": [(name, say("puzzle-group", group=name)) for name in TABLES],
        "ways": [(way, say("card-explorer-way", way=way)) for way in WAYS],
    }


def _column(name: str, choice: Choice) -> SimpleNamespace:
    """A heading. Its link sorts by the column; following it again reverses the order."""
    here = name == choice.sort
    usual = UP if name == "card" else DOWN
    order = usual if not here else DOWN if choice.order == UP else UP
    return SimpleNamespace(
        title=say("card-explorer-column", column=name),
        sorted={UP: "ascending", DOWN: "descending"}[choice.order] if here else "",
        order=choice.order if here else "",
        address=choice.address(sort=name, order=order),
    )


def _row(card: str, effects: _Effects, choice: Choice) -> SimpleNamespace:
    parts: list[Chosen] = [_in_all, *map(_in_phase, PHASES), *map(_in_situation, SITUATIONS)]
    cells = [effects.of(card, chosen) for chosen in parts]
    whole = cells[0]
    figures = {name: cell.value for name, cell in zip(COLUMNS[3:], cells, strict=True) if cell}
    return SimpleNamespace(
        face=_face(choice.cards, card),
        address=choice.address(f"/cards/{card}"),
        whole=whole,
        cells=cells,
        keys=figures | ({"count": whole.count, "won": whole.won} if whole else {}),
    )


def _sorted(rows: list[SimpleNamespace], choice: Choice) -> list[SimpleNamespace]:
    """Cards without a figure come last in either order."""
    down = choice.order == DOWN
    if choice.sort == "card":
        return rows[::-1] if down else rows
    known = [row for row in rows if choice.sort in row.keys]
    unknown = [row for row in rows if choice.sort not in row.keys]
    return sorted(known, key=lambda row: row.keys[choice.sort], reverse=down) + unknown


Chosen = Callable[[Cell], bool]


class _Effects:
    """The effects of cards that are used in one way, as the pages show them."""

    def __init__(self, counts: Counts | None, way: str) -> None:
        self._effects, self._way = Effects(counts) if counts else None, way

    def of(self, card: str, chosen: Chosen) -> SimpleNamespace | None:
        """None if nobody used the card there."""
        effects, way = self._effects, self._way
        found = effects.of(card, lambda cell: cell.way == way and chosen(cell)) if effects else None
        if found is None:
            return None
        return SimpleNamespace(
            value=found.effect,
            figure=figure(found.effect),
            margin=decimal(100 * found.half),
            certain=("better" if found.effect > 0 else "worse") if found.certain else "",
            count=found.count,
            won=found.won,
            percent=round(100 * found.won),
        )


def _in_all(_: Cell) -> bool:
    return True


def _in_phase(phase: str) -> Chosen:
    return lambda cell: cell.phase == phase


def _in_situation(situation: str) -> Chosen:
    return lambda cell: cell.situation == situation


def _in_round(twelfth: int, chosen: Chosen) -> Chosen:
    return lambda cell: cell.twelfth == twelfth and chosen(cell)
