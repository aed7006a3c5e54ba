"""Explicit chance: random events with all their outcomes and probabilities, for environments with chance nodes.

The rules draw with ``kernel.chance``. Where chance is explicit, functions that ask for the outcome replace those
rules: shuffling does nothing, and any card of a pile can be its next one. That is the same game, since nobody has
looked at the order of a shuffled pile. ``ExplicitChance`` holds what a game needs besides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from azalai.kernel import chance, gear

Outcomes = list[tuple[int, float]]
CARD, NUMBER = "card", "number"


class ChanceNeeded(Exception):
    """A step cannot continue until the outcome of a random event is known."""

    def __init__(self, what: str, outcomes: Outcomes) -> None:
        super().__init__(what)
        self.what = what
        self.outcomes = outcomes


class KnownOutcomes(list[int]):
    """Takes the place of a table's generator: the outcomes of the random events of one step, in order."""

    def __init__(self, t: Any, cards: Any, known: tuple[int, ...]) -> None:
        super().__init__([0] * chance.WORDS)
        self.t = t
        self.cards = cards
        self.known = known
        self.used = 0

    def ask(self, what: str, outcomes: Outcomes) -> int:
        """The outcome of the next event; ChanceNeeded if it is not known yet."""
        if len(outcomes) == 1:
            return outcomes[0][0]
        if not self.is_known:
            raise ChanceNeeded(what, outcomes)
        return self.next()

    @property
    def is_known(self) -> bool:
        """Whether the outcome of the next event is known."""
        return self.used < len(self.known)

    def next(self) -> int:
        self.used += 1
        return self.known[self.used - 1]


# -- what replaces the rules that draw -----------------------------------------------------------------


def leave_in_order(words: KnownOutcomes, cards: list[int], count: int) -> None:
    """Replaces ``shuffle``: the order of a pile does not matter."""


def any_number(words: KnownOutcomes, n: int) -> int:
    """Replaces ``draw``."""
    return words.ask(NUMBER, [(i, 1 / n) for i in range(n)])


def any_card(words: KnownOutcomes, cards: list[int], count: int, what: str = CARD) -> int:
    """Replaces ``top_card``: any card of the pile, which is moved to the top."""
    pile = cards[:count]
    if words.is_known and pile.count(pile[0]) < count:  # the step runs again: no need to compute probabilities
        card = words.next()
    else:
        in_pile = Counter(pile)
        card = words.ask(what, [(card, in_pile[card] / count) for card in sorted(in_pile)])
    move_to_top(cards, count, card)
    return card


def move_to_top(cards: list[int], count: int, card: int) -> None:
    place = cards.index(card)
    cards[place], cards[count - 1] = cards[count - 1], card


SWAPS: Mapping[Any, Any] = {
    chance.shuffle: leave_in_order,
    chance.draw: any_number,
    chance.top_card: any_card,
}


def plain_number(_setting: Any, _what: str, outcome: int) -> str:
    return str(outcome)


@dataclass(frozen=True)
class ExplicitChance:
    """The random events of a game: the rules to replace besides ``SWAPS``, and how outcomes are named."""

    swaps: gear.Swaps = field(default_factory=dict)
    most_outcomes: int = 128  # no event has an outcome with a higher number
    name: Callable[[Any, str, int], str] = plain_number

    @property
    def all_swaps(self) -> gear.Swaps:
        return {**SWAPS, **self.swaps}
