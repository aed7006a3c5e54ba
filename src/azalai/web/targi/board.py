"""The board: border cards, centre and dunes, with figures, markers and the crossings a placement would make."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from azalai.games.targi.rules.board import is_corner, is_on_a_column, line_of
from azalai.games.targi.rules.laying import free_hand_place
from azalai.messages import commas, say
from azalai.web.click_targets import Offer, Offers, label
from azalai.web.fragment_cache import CachedFragment
from azalai.web.parts import seat_class
from azalai.web.table_context import TableContext
from azalai.web.targi.card_faces import border_face, dune_face, face_on, tribe_face
from azalai.web.targi.card_symbols import Facts
from azalai.web.targi.card_worth import CardWorth
from azalai.web.targi.why_not import blockers, why_not

SIZE = 5
Cell = dict[str, Any]
BORDER = CachedFragment("targi/places.html", "border")
SPACE = CachedFragment("targi/places.html", "space")
DUNE = CachedFragment("targi/places.html", "dune")
BEAD = CachedFragment("targi/places.html", "bead")
RAIDS = CachedFragment("targi/places.html", "raids")


def border_at(number: int) -> tuple[int, int]:
    """Row and column of a border card on the board, from 0."""
    if number <= 4:
        return 0, number
    if number <= 8:
        return number - 4, 4
    if number <= 12:
        return 4, 12 - number
    return 16 - number, 0


AT = {border_at(number): number for number in range(1, 17)}
PLACES = [
    (AT.get((row, column), 0), 3 * (row - 1) + column if (row, column) not in AT else 0)
    for row in range(SIZE)
    for column in range(SIZE)
]
"""The places of the board in reading order: each the number of a border card or of a centre space, the other 0."""


def crossings(targis: list[int]) -> set[int]:
    """T12: the centre spaces (from 1) where the lines of a row and a column meet."""
    columns = [line_of(number) for number in targis if is_on_a_column(number)]
    rows = [line_of(number) for number in targis if not is_on_a_column(number)]
    return {3 * row + column + 1 for row in rows for column in columns}


@functools.cache
def beads(number: int, space: int) -> tuple[str, ...]:
    """The ids of the beads in the gaps from a border card to a centre space."""
    row, column = (space - 1) // 3 + 1, (space - 1) % 3 + 1
    at_row, at_column = border_at(number)
    if is_on_a_column(number):
        gaps = range(at_row, row) if at_row < row else range(row, at_row)
        return tuple(f"k{gap}{column}{'d' if at_row < row else 'u'}" for gap in gaps)
    gaps = range(at_column, column) if at_column < column else range(column, at_column)
    return tuple(f"k{row}{gap}{'r' if at_column < column else 'l'}" for gap in gaps)


@functools.cache
def blocking_line(number: int) -> tuple[str, ...]:
    """The ids of the beads from a border card along its whole line to the card opposite."""
    *_, last = line(number)
    row, column = border_at(number)
    across = {"d": f"k3{column}d", "u": f"k0{column}u", "r": f"k{row}3r", "l": f"k{row}0l"}
    to_last = beads(number, last)
    return (*to_last, across[to_last[0][-1]])


def chains(targis: list[int], spaces: set[int]) -> set[str]:
    """The ids of the beads from figures to the crossings on their lines."""
    crossed = [(number, space) for number in targis for space in line(number) if space in spaces]
    return {bead for number, space in crossed for bead in beads(number, space)}


@functools.cache
def line(number: int) -> tuple[int, ...]:
    """T12: the centre spaces that a Targi on a border card looks along, the nearest first."""
    at = line_of(number)
    spaces = range(at + 1, 10, 3) if is_on_a_column(number) else range(3 * at + 1, 3 * at + 4)
    return tuple(spaces if number in FIRST_ENDS else reversed(spaces))


FIRST_ENDS = (1, 2, 3, 13, 14, 15)
"""The border cards above a column and left of a row."""
SPACE_MOVES = {
    "use_centre": "web-targi-do-take",
    "move_from": "web-targi-do-from",
    "move_to": "web-targi-do-to",
    "centre_take": "web-targi-do-take",
}
"""The families whose moves are clicked on a card of the centre, each with the text of its button."""
DIRECTIONS = {"u": "up", "d": "down", "l": "left", "r": "right"}


def board(context: TableContext, offers: Offers, words: bool, worth: CardWorth) -> dict[str, Any]:
    view = context.view
    placing = view["phase"] == "place"
    targis = [player["targis"] for player in view["players"]]
    used_beads: set[str] = set()
    answers = [
        _border_offer(context, offers, number, used_beads) if number else _space_offer(context, offers, space)
        for number, space in PLACES
    ]
    # the grid is one Tab stop: the first card that can be clicked, else the first card
    stop = next((nth for nth, offer in enumerate(answers) if offer), 0)
    to_come = [crossings(each) if placing else set() for each in targis]
    cells = [
        _border(context, number, offer, 0 if nth == stop else -1, worth)
        if number
        else _space(context, space, offer, 0 if nth == stop else -1, words, to_come, worth)
        for nth, ((number, space), offer) in enumerate(zip(PLACES, answers, strict=True))
    ]
    old: set[str] = set()
    if placing and context.seat is not None:
        old = chains(targis[context.seat], to_come[context.seat])
    raids = [border_face(facts) for facts in view["border"] if facts["role"] == "raid"]
    return {
        "cells": Markup("\n".join(cells)),
        "raids": RAIDS((view["robber"], *(face["key"] for face in raids)), raids, view["robber"]),
        "beads": [
            BEAD((name, name in old), name, DIRECTIONS[name[-1]], name in old) for name in sorted(used_beads | old)
        ],
        "quiet": placing and context.decides,
        "dunes": _dunes(context, offers, words, worth) if view.get("expansion") else None,
    }


def _border(context: TableContext, number: int, offer: Offer | None, tab: int, worth: CardWorth) -> Markup:
    view = context.view
    facts = view["border"][number - 1]
    targis, robber, targia = facts["targis"], facts["robber"], view.get("targia") == number
    names = tuple(context.places[seat].name for seat in targis)
    in_use = context.draft_began_with(number, "use", "by_card")
    spirit, now = _spirit(context, offer), worth.of_border(number)
    why = None if offer else why_not(context, "border", number)
    blocked = _shows_blocker(context, number) if why else ()
    if why and context.question["ask"] == "act":
        now = ""  # it brings nothing now

    def cell() -> Cell:
        face = border_face(facts)
        classes = {
            "legal": offer,
            "taken": targis or robber or targia,
            "both": targia and (targis or robber),
            "hitcard": robber and is_corner(number),
            "now-card": in_use,
        }
        return {
            "number": number,
            "at": "{}{}".format(*border_at(number)),
            "face": face,
            "offer": offer,
            "classes": [name for name, worn in classes.items() if worn],
            "figures": [seat_class(seat) for seat in targis],
            "robber": robber,
            "targia": targia,
            "spirit": spirit,
            "label": label(
                say("web-targi-border-label", number=number, name=face["name"], does=face["does"]),
                say("web-targi-stands", names=commas(names), count=len(names)) if names else "",
                say("web-targi-robber-here") if robber else "",
                say("web-targi-targia-here") if targia else "",
                offer,
            ),
            "why": why,
            "blocked": blocked,
            "now": now,
            "tab": tab,
        }

    return BORDER((repr(facts), offer, names, targia, in_use, spirit, why, blocked, now, tab), cell)


def _shows_blocker(context: TableContext, number: int) -> tuple[str, ...]:
    """T10: the Targi that stands opposite, and the beads of its line."""
    return tuple(id for facing in blockers(context, number) for id in (f"b{facing}", *blocking_line(facing)))


def _spirit(context: TableContext, offer: Offer | None) -> str:
    """The colour in which a card where the seat may place shows its figure, as a ghost."""
    return seat_class(context.seat) if offer and context.view["phase"] == "place" and context.seat is not None else ""


def _border_offer(context: TableContext, offers: Offers, number: int, used_beads: set[str]) -> Offer | None:
    here = f"b{number}"
    if offers.can("place", number) and context.seat is not None:
        targis = context.view["players"][context.seat]["targis"]
        new = crossings([*targis, number]) - crossings(targis)
        lines = chains([*targis, number], new)
        shows = [here, *(f"s{space}" for space in sorted(new)), *sorted(lines), f"plan-p{number}"]
        ahead = () if new else tuple(f"s{space}" for space in line(number)) + beads(number, line(number)[-1])
        used_beads.update(lines, ahead[3:])
        do = say("web-targi-do-place", number=number)
        return offers.make("place", number, shows=shows, ahead=ahead, key=str(number), do=do)
    if offers.can("use", number):
        do = _use_words(context, number)
        return offers.make("use", number, shows=[here, f"todo-b{number}"], key=str(number), do=do)
    if context.question["ask"] == "border":
        return offers.make("by_card", number, shows=[here], key=str(number), do=_use_words(context, number))
    used_beads.update(_shows_blocker(context, number)[1:])
    return None


def _use_words(context: TableContext, number: int) -> str:
    return say("web-targi-do-use", number=number, name=border_face(context.view["border"][number - 1])["name"])


def _space(
    context: TableContext,
    space: int,
    offer: Offer | None,
    tab: int,
    words: bool,
    crossed: list[set[int]],
    worth: CardWorth,
) -> Markup:
    """A card of the centre; ``crossed``: where each seat will have a marker once all have placed."""
    facts, face = context.view["centre"][space - 1], face_on(context.view, space, words=words)
    mine = context.seat if context.seat is not None else 0
    on_it = tuple(facts["markers"])
    to_come = tuple(seat for seat, spaces in enumerate(crossed) if space in spaces)
    names = tuple(place.name for place in context.places) if on_it or to_come else ()
    in_use = context.draft_began_with(space, "use_centre")
    dream = seat_class(mine) if context.view["phase"] == "place" and context.decides else ""
    why, now = None if offer else why_not(context, "centre", space), worth.of(facts["card"])

    def cell() -> Cell:
        ringed = on_it or to_come
        classes = {
            f"cross-{seat_class(mine if mine in ringed else ringed[0])}" if ringed else "": ringed,
            "legal": offer,
            "now-card": in_use,
        }
        markers = [f"{seat_class(seat)} full" for seat in on_it] + [seat_class(seat) for seat in to_come]
        return {
            "space": space,
            "at": f"{(space - 1) // 3 + 1}{(space - 1) % 3 + 1}",
            "face": face,
            "offer": offer,
            "classes": [name for name, worn in classes.items() if worn],
            "markers": [f"{marker} nth{i}" for i, marker in enumerate(markers)],
            "dream": dream,
            "label": label(
                say("web-targi-space-label", space=space, card=face["label"]),
                _seats_in_words("web-targi-marker-here", names, on_it),
                _seats_in_words("web-targi-crossing-here", names, to_come),
                offer,
            ),
            "why": why,
            "now": now,
            "tab": tab,
        }

    return SPACE((space, face["key"], offer, on_it, to_come, names, mine, in_use, dream, why, now, tab), cell)


def _seats_in_words(message: str, names: Sequence[str], seats: Sequence[int]) -> str:
    return say(message, names=commas(names[seat] for seat in seats), count=len(seats)) if seats else ""


def _space_offer(context: TableContext, offers: Offers, space: int) -> Offer | None:
    here = f"s{space}"
    for family, message in SPACE_MOVES.items():
        if offers.can(family, space):
            name = face_on(context.view, space)["name"]
            shows = [here, f"todo-c{space}"] if family == "use_centre" else [here]
            does = _what_is_left(context, offers, space) if family == "use_centre" else ""
            return offers.make(family, space, shows=shows, do=does or say(message, space=space, name=name))
    return None


def _what_is_left(context: TableContext, offers: Offers, space: int) -> str:
    """T18: what happens to a tribe card that cannot be laid now, for the button; "" if there is a choice."""
    choice = offers.choice("use_centre", space)
    if choice is None or choice.drafted or context.view["centre"][space - 1]["sort"] != "tribe":
        return ""
    game, seat = context.game, context.seat or 0
    keeps = free_hand_place(game.table, game.setting.deck.tables, seat) >= 0
    return say("web-targi-do", sort="keep" if keeps else "drop")


def _dunes(context: TableContext, offers: Offers, words: bool, worth: CardWorth) -> dict[str, Any]:
    view = context.view
    facts_of = {dune["place"]: dune for dune in view["dunes"] if dune}
    cards = [_dune(context, offers, place, facts_of.get(place)) for place in (1, 2, 3)]
    there = [card for card in cards if card["face"]]
    first = next((card for card in there if card["offer"]), there[0] if there else None)
    for card in cards:
        card["tab"] = 0 if card is first else -1
    out = view["discards"]["tribe"]
    return {
        "pile": view["decks"]["dunes"]["count"],
        "out": tribe_face(view, out[-1], words=words) if out else None,
        "out_tab": -1 if there else 0,
        "out_now": worth.of(out[-1]) if out else "",
        "cards": [_dune_html(card) for card in cards],
    }


def _dune_html(dune: Cell) -> Markup:
    face = dune["face"]
    key = tuple(tuple(value) if isinstance(value, list) else value for name, value in dune.items() if name != "face")
    return DUNE((face["key"] if face else None, key), dune)


def _dune(context: TableContext, offers: Offers, place: int, facts: Facts | None) -> Cell:
    if facts is None:
        return {"place": place, "face": None, "offer": None}
    face = dune_face(facts)
    offer = None
    if offers.can("place_dune", place):
        shows = [f"d{place}", f"plan-pd{place}"]
        offer = offers.make("place_dune", place, shows=shows, do=say("web-targi-do-place-dune", name=face["name"]))
    elif offers.can("use_dune", place):
        do = say("web-targi-do-use-dune", name=face["name"])
        offer = offers.make("use_dune", place, shows=[f"d{place}", f"todo-d{place}"], do=do)
    names = [each.name for each in context.places]
    in_use = context.draft_began_with(place, "use_dune")
    classes = {"legal": offer, "taken2": facts["targis"], "now-card": in_use}
    return {
        "place": place,
        "face": face,
        "offer": offer,
        "classes": [name for name, worn in classes.items() if worn],
        "figures": [seat_class(seat) for seat in facts["targis"]],
        "spirit": _spirit(context, offer),
        "label": label(
            say("web-targi-dune-label", place=place, name=face["name"], does=face["does"]),
            _seats_in_words("web-targi-stands", names, facts["targis"]),
            offer,
        ),
        "why": None if offer else why_not(context, "dune", place),
    }
