"""The things of Tuareg in words: seats, cards, animals, special cards, and the list of all cards.

Everything here comes from the message catalogue; the code only chooses messages and hands them their arguments.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from azalai.games.rulebook import Setting
from azalai.games.tuareg.actions import ANIMAL_NAMES, CATALOGUE, SEAT_NAMES, SPECIAL_NAMES
from azalai.games.tuareg.card_file import FEWEST_SEATS, KIND_NAMES, Deck, standard
from azalai.games.tuareg.cards import Cards
from azalai.games.tuareg.rules import legal
from azalai.games.tuareg.table import CAMELS, KINDS, MAP, Player, Table
from azalai.kernel.questions import Question
from azalai.messages import commas, say, with_and

MOVES_NAMED = 12  # a list of legal moves names no more; the rest is counted


@dataclass(frozen=True)
class Now:
    """A table at a decision, seen from the seat that decides."""

    t: Table
    deck: Deck

    @property
    def c(self) -> Cards:
        return self.deck.tables

    @property
    def question(self) -> Question:
        return self.t.asked[self.t.depth - 1]

    @property
    def seat(self) -> int:
        return self.question.seat

    @property
    def name(self) -> str:
        """The seat as the messages select by it."""
        return SEAT_NAMES[self.seat]

    @property
    def me(self) -> Player:
        return self.t.players[self.seat]

    def has_animal(self, animal: int) -> bool:
        return animal < self.c.camels or CAMELS <= animal < CAMELS + self.me.donkeys

    def animals(self) -> list[int]:
        return [animal for animal in range(len(ANIMAL_NAMES)) if self.has_animal(animal)]

    def options(self) -> list[int]:
        options = [0] * len(CATALOGUE)
        return sorted(options[: legal(self.t, self.c, options)])

    def moves(self) -> str:
        """The legal moves in their notation, the first of them when there are many."""
        notations = [CATALOGUE[action].notation for action in self.options()]
        named = commas(notations[:MOVES_NAMED])
        left = len(notations) - MOVES_NAMED
        return say("tuareg-moves-more", moves=named, count=left) if left > 0 else named


# -- things -------------------------------------------------------------------------------------------


def seat_name(seat: int) -> str:
    return say("tuareg-seat", seat=SEAT_NAMES[seat])


def seat_names(seats: Sequence[int]) -> str:
    return with_and([seat_name(seat) for seat in seats])


def kind_name(kind: int) -> str:
    return say("tuareg-kind", kind=KIND_NAMES[kind])


def some(kind: int, count: int) -> str:
    """So many cards of a kind."""
    return say("tuareg-some", kind=KIND_NAMES[kind], count=count)


def cards_words(counts: Sequence[int]) -> str:
    """Counts of kinds in words."""
    parts = [some(kind, counts[kind]) for kind in range(KINDS) if counts[kind]]
    return with_and(parts) if parts else say("tuareg-no-cards")


def special_name(special: int) -> str:
    return say("tuareg-special", special=SPECIAL_NAMES[special])


def sort_of(animal: int) -> str:
    """An animal as the messages select by it; with ``number_of`` it is ``camel 2`` or ``donkey 1``."""
    return "camel" if animal < CAMELS else "donkey"


def number_of(animal: int) -> int:
    return animal + 1 if animal < CAMELS else animal - CAMELS + 1


def animal_name(animal: int) -> str:
    """``camel 2`` or ``donkey 1``, by itself: inside a sentence other languages inflect it."""
    return say("tuareg-animal", sort=sort_of(animal), number=number_of(animal))


# -- all cards ----------------------------------------------------------------------------------------


def card_list(setting: Setting) -> list[tuple[str, list[list[str]]]]:
    """Every card by section: a heading, and rows of which the first names the columns."""
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
    """How many there are with each number of players, where it is the standard deck; else at this table."""
    deck: Deck = setting.deck
    if deck.custom is not None:
        return say("tuareg-in-play-here", count=deck.tables.specials[special], seats=setting.seats)
    counts = [standard(seats).tables.specials[special] for seats in range(FEWEST_SEATS, len(SEAT_NAMES) + 1)]
    return say("tuareg-in-play", two=counts[0], three=counts[1], four=counts[2], five=counts[3])


assert SPECIAL_NAMES[MAP] == "map"
