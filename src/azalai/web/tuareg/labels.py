"""Names and labels of the things on a Tuareg table, all from the message catalogues."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.tuareg.cards.card_file import KIND_NAMES
from azalai.games.tuareg.cards.symbols import ICON_OF_KIND
from azalai.games.tuareg.position.view import lead
from azalai.games.tuareg.rules.actions import ANIMAL_NAMES, KIND_LETTERS
from azalai.games.tuareg.rules.table import CAMELS
from azalai.messages import say, with_and
from azalai.web.table_context import Place, TableContext, View

LETTER = dict(zip(KIND_NAMES, KIND_LETTERS, strict=True))
KIND = dict(zip(KIND_LETTERS, KIND_NAMES, strict=True))
ANIMALS = {name: ("camels", i) if i < CAMELS else ("donkeys", i - CAMELS) for i, name in enumerate(ANIMAL_NAMES)}
"""Where the view lists the cargo of each animal of a seat: c2 is the second of its camels."""

Change = tuple[int | None, str, int]  # a seat, a kind of resource, how many more of it everybody can see there


def symbol(name: str) -> str:
    return ICON_OF_KIND.get(name, name)


def kind_title(kind: str) -> str:
    return say("tuareg-kind-title", kind=kind)


def special_title(special: str) -> str:
    return say("tuareg-special-title", special=special)


def special_effect(special: str, facts: View) -> str:
    limits = facts["limits"]
    arguments = {"animal": limits["animal"], "cave": limits["cave"], "points": facts["map_points"]}
    return say("tuareg-effect", special=special, **arguments)


def cards_in_words(cards: Sequence[str | None]) -> str:
    """Cards from bottom to top; neighbours of one kind are counted together."""
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
    """A resource card in words, for screen readers."""
    worth = facts["resources"][kind]
    return say("web-tuareg-card", kind=kind, dinar=worth["dinar"], points=worth["points"])


def role(context: TableContext, seat: int) -> str:
    """The line under a name: the colour of the seat, and who sits there."""
    place: Place = context.places[seat]
    who = "you" if seat == context.seat else "away" if place.kind == "person" and not place.here else place.kind
    return say("web-tuareg-role", seat=context.game.seat_names[seat], who=who, level=place.level or "none")


def names(context: TableContext, seats: Sequence[int]) -> str:
    return with_and([context.places[seat].name for seat in seats])


def gain(player: View, phase: str) -> int:
    """The points that the stage would add if it ended now, by the cards everybody can see."""
    return 0 if phase in ("cash", "over") else sum(player["leads"].values())


def gain_with(view: View, seat: int, changes: Sequence[Change]) -> int:
    """B28: the same after changes to the cards everybody can see."""
    if view["phase"] in ("cash", "over"):
        return 0
    points = 0
    for kind in KIND_NAMES:
        shows = [int(player["shows"][kind]) for player in view["players"]]
        for whose, changed, more in changes:
            if whose is not None and changed == kind:
                shows[whose] += more
        points += lead(shows, seat, view["cards"]["resources"][kind]["points"])
    return points


def then(context: TableContext, *changes: Change) -> str:
    """What the stage would bring after such changes, as a sentence; empty if that stays the same."""
    if context.seat is None or not context.show_scores:
        return ""
    was = gain_with(context.view, context.seat, ())
    points = gain_with(context.view, context.seat, changes)
    return say("web-tuareg-then", points=points, was=was) if points != was else ""
