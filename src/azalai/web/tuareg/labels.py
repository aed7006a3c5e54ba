"""Names and labels of the things on the table, as the page speaks of them. Everything comes from the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from azalai.messages import say, with_and
from azalai.web.table_context import Place, TableContext

KINDS = ("water", "gold", "salt", "millet")
LETTER = {"water": "w", "gold": "g", "salt": "s", "millet": "m"}
KIND = {letter: kind for kind, letter in LETTER.items()}
SPECIALS = ("donkey", "cave", "thief", "map")
SYMBOL = {"salt": "rocksalt"}  # where the icon has another name than the card

View = dict[str, Any]
Change = tuple[int | None, str, int]  # whose cards for all to see, of which kind, how many more


def symbol(name: str) -> str:
    return SYMBOL.get(name, name)


def kind_title(kind: str) -> str:
    return say("tuareg-kind-title", kind=kind)


def special_title(special: str) -> str:
    return say("tuareg-special-title", special=special)


def cards_in_words(cards: Sequence[str | None]) -> str:
    """From bottom to top, alike ones that lie together counted; a hidden one as such."""
    runs: list[tuple[str | None, int]] = []
    for card in cards:
        if runs and runs[-1][0] == card:
            runs[-1] = (card, runs[-1][1] + 1)
        else:
            runs.append((card, 1))
    if not runs:
        return say("tuareg-no-cards")
    return with_and([_run(card, count) for card, count in runs])


def _run(card: str | None, count: int) -> str:
    if card is None:
        return say("web-tuareg-hidden-cards", count=count)
    return say("tuareg-some", kind=card, count=count)


def card_label(kind: str, facts: View) -> str:
    """What a resource card says when it is read out."""
    worth = facts["resources"][kind]
    return say("web-tuareg-card", kind=kind, dinar=worth["dinar"], points=worth["points"])


def role(context: TableContext, seat: int) -> str:
    """Under a name: the colour of the seat, and who sits there."""
    place: Place = context.places[seat]
    who = "you" if seat == context.seat else "away" if place.kind == "person" and not place.here else place.kind
    return say("web-tuareg-role", seat=context.game.seat_names[seat], who=who, level=place.level or "none")


def names(context: TableContext, seats: Sequence[int]) -> str:
    return with_and([context.places[seat].name for seat in seats])


def gain(player: View, phase: str) -> int:
    """What the stage would add if it ended now, by what all can see."""
    return 0 if phase in ("cash", "over") else sum(player["leads"].values())


def gain_with(view: View, seat: int, changes: Sequence[Change]) -> int:
    """B28: the same with other cards for all to see."""
    if view["phase"] in ("cash", "over"):
        return 0
    points = 0
    for kind in KINDS:
        shows = [int(player["shows"][kind]) for player in view["players"]]
        for whose, changed, more in changes:
            if whose is not None and changed == kind:
                shows[whose] += more
        most = max(shows)
        if shows[seat] == most and most > 0:
            points += view["cards"]["resources"][kind]["points"] - (shows.count(most) > 1)
    return points


def then(context: TableContext, *changes: Change) -> str:
    """In words: what the stage would bring after such a change; nothing where that stays as it is."""
    if context.seat is None or not context.show_scores:
        return ""
    was = gain_with(context.view, context.seat, ())
    points = gain_with(context.view, context.seat, changes)
    return say("web-tuareg-then", points=points, was=was) if points != was else ""
