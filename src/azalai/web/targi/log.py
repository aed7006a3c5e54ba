"""The log of a Targi table: which entries make one action, its icon, and the elements that it or a hint is about."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from azalai.game import LogEntry
from azalai.games.targi.rules.actions import CATALOGUE
from azalai.kernel.catalogue import Action
from azalai.web.log import Deed
from azalai.web.table_context import TableContext
from azalai.web.targi.card_faces import border_face
from azalai.web.targi.seats import ROW_LENGTH

ICONS = {
    "place": "figure",
    "place_dune": "figure",
    "use": "",  # of the border card
    "use_centre": "marker",
    "use_dune": "dune",
    "give_up": "close",
    "give_up_centre": "close",
    "give_up_dune": "close",
    "take_up_hand": "handcard",
    "swap_token": "swap",
    "water_good": "water",
    "water_gold": "water",
    "favour": "targia",
    "favour_pay": "targia",
    "skip": "targia",
    "raid_goods": "raid",
    "raid_points": "raid",
    "raid_gold": "raid",
    "lose": "raid",
    "done": "check",
}
"""The icon of an action by the family of the decision that begins it. All other decisions go on with an action."""
PRICES = ("pay", "with_extra", "without_extra", "spare")
REPEATED = {
    **dict.fromkeys(("lay", *PRICES), (*PRICES, "with_token", "without_token", "row")),
    "raid_goods": ("give",),
    "silver_mixed": ("give",),
    "move_from": ("move_to",),
    "swap": ("swap",),
}
"""Decisions that only announce something, and those after them that tell it again."""
ELEMENTS = {
    "place": "b{}",
    "use": "b{}",
    "give_up": "b{}",
    "by_card": "b{}",
    "use_centre": "s{}",
    "give_up_centre": "s{}",
    "move_from": "s{}",
    "move_to": "s{}",
    "centre_take": "s{}",
    "place_dune": "d{}",
    "use_dune": "d{}",
    "give_up_dune": "d{}",
}
"""The id of the element that a move is about, by family."""
MOST_DEEDS = 4096


def highlights(action: Action) -> tuple[str, ...]:
    """The ids of the elements to highlight for a move."""
    element = ELEMENTS.get(action.family)
    return (element.format(action.item),) if element else ()


def hint_place(context: TableContext, about: str) -> str:
    """The id of the element that a reason of a hint is about: a card, the next place of a row, the hand."""
    seat = context.seat or 0
    if about.startswith("r"):
        laid = context.view["players"][seat]["display"][int(about[1:]) - 1]
        return f"laid-{seat}-{about[1:]}-{min(len(laid) + 1, ROW_LENGTH)}"
    if about == "hand":
        return f"hand-{seat}-1"
    return about.replace("c", "s", 1)


def deeds(context: TableContext, entries: Sequence[LogEntry]) -> list[Deed]:
    return [
        _deed(context, before, entry, after)
        for before, entry, after in zip([None, *entries], entries, [*entries[1:], None], strict=False)
    ]


def _deed(context: TableContext, before: LogEntry | None, entry: LogEntry, after: LogEntry | None) -> Deed:
    action = CATALOGUE[entry.move.id]
    begins = before is None or before.seat != entry.seat
    follows = CATALOGUE[after.move.id].family if after is not None and after.seat == entry.seat else ""
    deed = _deed_of(entry.move.id, entry.seat, begins, follows)
    if action.family == "use":
        return deed._replace(icon=border_face(context.view["border"][int(action.item) - 1])["icon"])
    return deed


@functools.lru_cache(MOST_DEEDS)
def _deed_of(move: int, seat: int, begins: bool, follows: str) -> Deed:
    """A move of a seat in the log; ``begins``: another seat moved before; ``follows``: the family of its next move."""
    action = CATALOGUE[move]
    icon = "raid" if action.family == "give" and begins else ICONS.get(action.family, "")  # a raid, given at once
    shows = (f"row-{seat}-{action.item}",) if action.family == "row" else highlights(action)
    return Deed(icon, shows, follows in REPEATED.get(action.family, ()))
