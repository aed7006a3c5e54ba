"""Pairings: who plays whom, with which deal, in which seats.

Every two contestants play every deal once from each seat: at a table of two with the seats swapped, at a larger one
with the first contestant in each seat in turn and the second in all others. So the deal favours nobody. The games of
one deal are not independent: a deal is the unit of all intervals. A single contestant has all seats, and plays every
deal once.
"""

from __future__ import annotations

import functools
import itertools
import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2s
from typing import Any

from azalai.balance.variants import variant_of, without_cards
from azalai.bots.custom import DECISION_LIMIT
from azalai.errors import IllegalOption
from azalai.games import rulebook
from azalai.messages import say
from azalai.seeds import checked_seed

MOST_GAMES = 10_000_000
LONGEST_LIMIT = 3600  # seconds
Key = tuple[str, str, int, int]
"""The names of a pair, the deal, and the seat of the first of them."""


@dataclass(frozen=True)
class Tournament:
    """A tournament as requested; ``games`` is the number for each pair."""

    game: str
    options: dict[str, Any]  # of the table, checked
    contestants: tuple[str, ...]
    pairs: tuple[tuple[str, str], ...]  # who meets: in a tournament everybody
    games: int
    seed: int
    limit: float = DECISION_LIMIT  # seconds that a custom bot has for a decision
    luck: bool = False  # whether the luck of each game is measured

    @functools.cached_property
    def seats(self) -> int:
        return rulebook(self.game).setting(self.options).seats

    @property
    def alone(self) -> bool:
        """Whether all seats have the same player."""
        return len(self.contestants) == 1

    @property
    def seatings(self) -> int:
        """How often each deal is played: from all seats, or once where they all have the same player."""
        return 1 if self.alone else self.seats

    @property
    def deals(self) -> int:
        """How many deals."""
        return -(-self.games // self.seatings)

    @property
    def command(self) -> str:
        """The command that plays these games again."""
        if self.alone:
            player, variant = self.contestants[0], variant_of(self.game, without_cards(self.options))
            words = ["azalai", "balance", self.game, "--player", player, "--variant", variant]
            return shlex.join([*words, "--games", str(self.games), "--seed", str(self.seed)])
        words = ["azalai", "arena", self.game, *self.contestants, "--games", str(self.games)]
        for name, value in self.options.items():
            if name != "card_text":  # the name of its file is not known
                words += [f"--{name}"] if value is True else [f"--{name}", str(value)]
        if self.limit != DECISION_LIMIT:
            words += ["--limit", f"{self.limit:g}"]
        if self.luck:
            words.append("--subtract-luck")
        return shlex.join([*words, "--seed", str(self.seed)])


@dataclass(frozen=True)
class Fixture:
    """One game to play: ``a`` has the seat ``seating``, ``b`` all the others."""

    a: str
    b: str
    deal: int
    seating: int

    @property
    def key(self) -> Key:
        return self.a, self.b, self.deal, self.seating

    def players(self, seats: int) -> list[str]:
        return [self.a if seat == self.seating else self.b for seat in range(seats)]


def tournament(
    game: str,
    given: dict[str, Any],
    contestants: Sequence[str],
    games: int,
    seed: int,
    limit: float = DECISION_LIMIT,
    *,
    luck: bool = False,
) -> Tournament:
    """A checked tournament, or IllegalOption. A card file is read here: the tournament's options hold its text."""
    if len(contestants) < 2:
        raise IllegalOption(say("arena-too-few"))
    for name in contestants:
        if list(contestants).count(name) > 1:
            raise IllegalOption(say("arena-twice", name=name))
    pairs = tuple(itertools.combinations(contestants, 2))
    options = _checked(game, given, games, limit)
    return Tournament(game, options, tuple(contestants), pairs, games, checked_seed(seed), limit, luck)


def one_player(game: str, given: dict[str, Any], player: str, games: int, seed: int) -> Tournament:
    """A checked tournament of a player with itself: it has all seats, and every deal is played once."""
    options = _checked(game, given, games, DECISION_LIMIT)
    return Tournament(game, options, (player,), ((player, player),), games, checked_seed(seed))


def _checked(game: str, given: dict[str, Any], games: int, limit: float) -> dict[str, Any]:
    """The options of the table, with the text of a card file; IllegalOption if any of these is wrong."""
    options = rulebook(game).setting(given).options
    if type(games) is not int or not 1 <= games <= MOST_GAMES:
        raise IllegalOption(say("error-whole", name="games", value=str(games), low=1, high=MOST_GAMES))
    if not 0 < limit <= LONGEST_LIMIT:
        raise IllegalOption(say("error-whole", name="limit", value=f"{limit:g}", low=1, high=LONGEST_LIMIT))
    return options


def fixtures(wanted: Tournament) -> Iterator[Fixture]:
    """All games, deal by deal, so that at any time all pairs have played about equally often."""
    for deal in range(wanted.deals):
        for a, b in wanted.pairs:
            for seating in range(wanted.seatings):
                yield Fixture(a, b, deal, seating)


def deal_seed(wanted: Tournament, fixture: Fixture) -> int:
    """The same cards for every pair and every seating of a deal."""
    return (wanted.seed + fixture.deal) % 2**64


def dice_seed(wanted: Tournament, fixture: Fixture, seat: int) -> int:
    """The seed of the dice of a player: different in every game, the same when a game is played again."""
    named = repr((wanted.seed, fixture.key, seat)).encode()
    return int.from_bytes(blake2s(named, digest_size=8).digest(), "big") >> 1
