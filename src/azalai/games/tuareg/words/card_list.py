"""The list of all cards of a table: what each does, and the source of its figures."""

from __future__ import annotations

from azalai.games.interface import Setting
from azalai.games.tuareg.cards.card_file import FEWEST_SEATS, KIND_NAMES, Deck, standard
from azalai.games.tuareg.rules.actions import SEAT_NAMES, SPECIAL_NAMES
from azalai.messages import say


def card_list(setting: Setting) -> list[tuple[str, list[list[str]]]]:
    """The sections of the list: a heading, and rows of which the first has the column names."""
    deck: Deck = setting.deck
    return [
        (say("tuareg-list-resources"), _resource_rows(deck)),
        (say("tuareg-list-specials", price=deck.tables.price), _special_rows(setting)),
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


def _special_rows(setting: Setting) -> list[list[str]]:
    deck: Deck = setting.deck
    rows = [[say("tuareg-column", column=column) for column in ("card", "in-play", "effect", "source")]]
    source = say("tuareg-source", source=deck.sources["specials"])
    for special, name in enumerate(SPECIAL_NAMES):
        effect = say(
            "tuareg-effect",
            special=name,
            animal=deck.tables.limit_animal,
            cave=deck.tables.limit_cave,
            points=deck.tables.map_points,
        )
        title = say("tuareg-special-title", special=name)
        rows.append([title, _in_play(setting, special), effect, source])
    return rows


def _in_play(setting: Setting, special: int) -> str:
    """The number of cards for each number of players for the standard deck; otherwise for this table."""
    deck: Deck = setting.deck
    if deck.custom is not None:
        return say("tuareg-in-play-here", count=deck.tables.specials[special], seats=setting.seats)
    counts = [standard(seats).tables.specials[special] for seats in range(FEWEST_SEATS, len(SEAT_NAMES) + 1)]
    return say("tuareg-in-play", two=counts[0], three=counts[1], four=counts[2], five=counts[3])
