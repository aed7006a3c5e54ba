"""Names of the things of Tuareg in words: seats, cards, animals, special cards.

All texts come from the message catalogue; the code only chooses messages and passes their arguments.
"""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.decision import Moment
from azalai.games.tuareg.cards.card_file import KIND_NAMES, Deck
from azalai.games.tuareg.rules.actions import ANIMAL_NAMES, CATALOGUE, SEAT_NAMES, SPECIAL_NAMES
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.dispatch import legal
from azalai.games.tuareg.rules.table import ANIMALS, CAMELS, KINDS, Player, Table, top_kind
from azalai.messages import say, with_and


class Now(Moment[Table, Deck, Cards]):
    """A table at a decision, from the point of view of the seat that decides."""

    game = "tuareg"
    catalogue = CATALOGUE
    seat_names = SEAT_NAMES

    def legal(self, options: list[int]) -> int:
        return legal(self.t, self.c, options)

    @property
    def me(self) -> Player:
        return self.t.players[self.seat]

    def has_animal(self, animal: int) -> bool:
        return animal < self.c.camels or CAMELS <= animal < CAMELS + self.me.donkeys

    def animals(self) -> list[int]:
        return [animal for animal in range(len(ANIMAL_NAMES)) if self.has_animal(animal)]

    def top(self, animal: int) -> int:
        """The kind of the top card of an animal."""
        return top_kind(self.me.animals[animal])

    def about(self, action: int) -> dict[str, object]:
        """What an action is about, as arguments of its messages: a card, an animal, a seat."""
        nth, asked = CATALOGUE[action].nth, self.question.about
        match CATALOGUE[action].family:
            case "load":
                return animal_facts(nth)
            case "take":
                return {"kind": KIND_NAMES[nth]}
            case "buy":
                return {"special": SPECIAL_NAMES[nth]}
            case "cave":
                return {"cave": nth + 1}
            case "lay":
                return one_card(nth)
            case "add":
                return one_card(nth) | animal_facts(asked)
            case "onto":
                return one_card(asked) | animal_facts(nth)
            case "more":
                return one_card(self.question.count) | animal_facts(asked)
            case "pay":
                return one_card(nth) | CACHE
            case "pay_top":
                return one_card(self.top(nth)) | animal_facts(nth)
            case "hide":
                return one_card(nth) | CACHE | {"cave": asked + 1}
            case "hide_top":
                return one_card(self.top(nth)) | animal_facts(nth) | {"cave": asked + 1}
            case "rob":
                return {"seat": SEAT_NAMES[nth]}
            case "rob_top":
                victim, animal = divmod(nth, ANIMALS)
                kind = top_kind(self.t.players[victim].animals[animal])
                return {"seat": SEAT_NAMES[victim]} | one_card(kind) | animal_facts(animal)
        return {}


# -- things -------------------------------------------------------------------------------------------


def seat_name(seat: int) -> str:
    return say("seat-name", seat=SEAT_NAMES[seat])


def seat_names(seats: Sequence[int]) -> str:
    return with_and([seat_name(seat) for seat in seats])


def kind_name(kind: int) -> str:
    return say("tuareg-kind", kind=KIND_NAMES[kind])


def some(kind: int, count: int) -> str:
    """A number of cards of a kind, in words."""
    return say("tuareg-some", kind=KIND_NAMES[kind], count=count)


def cards_words(counts: Sequence[int]) -> str:
    """Counts of kinds in words."""
    parts = [some(kind, counts[kind]) for kind in range(KINDS) if counts[kind]]
    return with_and(parts) if parts else say("tuareg-no-cards")


def special_name(special: int) -> str:
    return say("tuareg-special", special=SPECIAL_NAMES[special])


def one_card(kind: int) -> dict[str, object]:
    """One card of a kind, as arguments of a message."""
    return {"kind": KIND_NAMES[kind], "count": 1}


def animal_facts(animal: int) -> dict[str, object]:
    """An animal as arguments of a message: ``camel`` 2 or ``donkey`` 1."""
    is_camel = animal < CAMELS
    return {"sort": "camel" if is_camel else "donkey", "number": (animal if is_camel else animal - CAMELS) + 1}


CACHE: dict[str, object] = {"sort": "cache", "number": 0}
"""The cache, as a possible origin of a card besides animals."""


def animal_name(animal: int) -> str:
    """``camel 2`` or ``donkey 1``, on its own: inside a sentence other languages inflect it."""
    return say("tuareg-animal", **animal_facts(animal))
