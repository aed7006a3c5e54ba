"""Variations: alternative continuations from a moment of a game, kept with it and saved in its file."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING

from azalai.errors import IllegalOption
from azalai.messages import say

if TYPE_CHECKING:
    from azalai.game import Game, Move


@dataclass(frozen=True, slots=True)
class Variation:
    """An alternative continuation from a moment of a game."""

    after: int  # the number of moves of the game before it
    moves: tuple[Move, ...]  # its own moves, at least one

    def __str__(self) -> str:
        return " ".join(move.text for move in self.moves)

    def extends(self, other: Variation) -> bool:
        """Whether it begins with all moves of another."""
        return self.after == other.after and self.moves[: len(other.moves)] == other.moves


def variation_of(game: Game, line: Game) -> Variation:
    """The moves of a line from where it leaves a game. IllegalOption unless it has the same deal and other moves."""
    if game.key()[:-1] != line.key()[:-1]:
        raise IllegalOption(say("error-variation-of-another-game"))
    played, others = line.played, game.played
    after = next((n for n, pair in enumerate(zip(played, others, strict=False)) if pair[0] != pair[1]), len(others))
    if after >= len(played):
        raise IllegalOption(say("error-variation-without-moves"))
    return Variation(after, tuple(played[after:]))


def apart(variations: tuple[Variation, ...], played: list[Move]) -> tuple[Variation, ...]:
    """Each variation from where it leaves the game, which may have followed it since it was added."""
    found = []
    for one in variations:
        pairs = zip(one.moves, played[one.after :], strict=False)
        shared = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], pairs))
        if shared < len(one.moves):
            found.append(Variation(one.after + shared, one.moves[shared:]))
    return tuple(sorted(found, key=lambda one: one.after))


def until(variations: tuple[Variation, ...], last: int) -> tuple[Variation, ...]:
    """The variations that begin within the first ``last`` moves of the game."""
    return tuple(one for one in variations if one.after <= last)


def with_variation(known: tuple[Variation, ...], added: Variation) -> tuple[Variation, ...]:
    """The known variations and one more, which replaces those that it extends."""
    if any(one.extends(added) for one in known):
        return known
    return (*(one for one in known if not added.extends(one)), added)
