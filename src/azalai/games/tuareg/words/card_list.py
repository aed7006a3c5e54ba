"""The list of all cards of a table: what each does, and the source of its figures."""

from __future__ import annotations

from collections.abc import Callable

from azalai.games.card_marks import mark_corrected
from azalai.games.interface import Setting
from azalai.games.tuareg.cards.card_file import FEWEST_SEATS, KIND_NAMES, Deck, standard
from azalai.games.tuareg.rules.actions import SEAT_NAMES, SPECIAL_NAMES
from azalai.messages import say

InPlay = Callable[[Deck, int, int], str]


def card_list(setting: Setting) -> list[tuple[str, list[list[str]]]]:
    """The sections: each has a heading and rows, the first row with the column names. Corrected cards are marked."""
    deck: Deck = setting.deck
    if deck.custom is None:
        return _sections(deck, setting.seats, _for_any_table)
    usual = _sections(standard(setting.seats), setting.seats, _for_this_table)
    return mark_corrected(_sections(deck, setting.seats, _for_this_table), usual, say("tuareg-column", column="source"))


def _sections(deck: Deck, seats: int, in_play: InPlay) -> list[tuple[str, list[list[str]]]]:
    return [
        (say("tuareg-list-resources"), _resource_rows(deck)),
        (say("tuareg-list-specials", price=deck.tables.price), _special_rows(deck, seats, in_play)),
    ]


def _resource_rows(deck: Deck) -> list[list[str]]:
    c = deck.tables
    columns = ("card", "count", "dinar", "points", "source")
    rows = [[say("tuareg-column", column=column) for column in columns]]
    for kind, name in enumerate(KIND_NAMES):
        source = say("tuareg-source", source=deck.sources[name])
        title = say("tuareg-kind-title", kind=name)
        rows.append([title, str(c.count[kind]), str(c.dinar[kind]), str(c.points[kind]), source])
    return rows


def _special_rows(deck: Deck, seats: int, in_play: InPlay) -> list[list[str]]:
    rows = [[say("tuareg-column", column=column) for column in ("card", "in-play", "effect", "source")]]
    source = say("tuareg-source", source=deck.sources["specials"])
    c = deck.tables
    for special, name in enumerate(SPECIAL_NAMES):
        effect = say("tuareg-effect", special=name, animal=c.limit_animal, cave=c.limit_cave, points=c.map_points)
        title = say("tuareg-special-title", special=name)
        rows.append([title, in_play(deck, seats, special), effect, source])
    return rows


def _for_this_table(deck: Deck, seats: int, special: int) -> str:
    """How many of a special card are in play, with a card file: for this number of players."""
    return say("tuareg-in-play-here", count=deck.tables.specials[special], seats=seats)


def _for_any_table(_: Deck, __: int, special: int) -> str:
    """How many of a special card are in play, with the standard deck: for each number of players."""
    counts = [standard(seats).tables.specials[special] for seats in range(FEWEST_SEATS, len(SEAT_NAMES) + 1)]
    return say("tuareg-in-play", two=counts[0], three=counts[1], four=counts[2], five=counts[3])
