"""Games between settings of levels: played deal by deal, and kept in a file.

A line of ``games.jsonl`` is one deal in JSON: ``table``, ``network`` (the mark of the network that played), ``players``
(two specs: the first has one seat, the second all others), ``deal``, ``results`` (the scores and the winners with the
first player in each seat in turn), and ``seconds``.
"""

from __future__ import annotations

import functools
import itertools
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from azalai.arena.pairings import Fixture, Tournament, tournament
from azalai.arena.play import play
from azalai.arena.ratings import Interval, Ranking, choices, elo
from azalai.arena.standings import places
from azalai.level_calibration.elo_curve import Duel
from azalai.level_calibration.kept_rows import KeptRows, Row
from azalai.level_calibration.tables import TABLES

GAMES_FILE = "games.jsonl"
FIRST_SEED = 1
Pair = tuple[str, str]
"""The specs of two players, the weaker one first."""


class Task(NamedTuple):
    """One deal: the first player in each seat in turn, the second in all others."""

    table: str
    players: Pair
    deal: int


def played(task: Task) -> Row:
    """Play a deal from all seats."""
    table = TABLES[task.table]
    wanted = _tournament(task.table, task.players)
    games = [play(wanted, Fixture(*task.players, task.deal, seating)) for seating in range(table.seats)]
    return {
        "table": task.table,
        "network": table.network,
        "players": list(task.players),
        "deal": task.deal,
        "results": [[game["scores"], game["winners"]] for game in games],
        "seconds": round(sum(game["seconds"] for game in games), 3),
    }


@functools.cache
def _tournament(table: str, players: Pair) -> Tournament:
    where = TABLES[table]
    return tournament(where.game, dict(where.options), players, where.seats, FIRST_SEED)


class Results(KeptRows):
    """The games of a folder."""

    def __init__(self, folder: Path) -> None:
        self._rankings: dict[tuple[str, Pair], list[Ranking]] = defaultdict(list)
        self._deals: dict[tuple[str, Pair], set[int]] = defaultdict(set)
        self._choices: dict[tuple[str, Pair], Counter[tuple[tuple[int, int], int]]] = defaultdict(Counter)
        self.seconds: Counter[str] = Counter()
        super().__init__(folder / GAMES_FILE)

    def count(self, row: Row) -> None:
        table, (single, others) = row["table"], row["players"]
        pair = min((single, others), (others, single))
        if row["deal"] in self._deals[table, pair]:
            return
        self._deals[table, pair].add(row["deal"])
        self.seconds[table] += row["seconds"]
        for seating, (scores, winners) in enumerate(row["results"]):
            numbers = [int((single if seat == seating else others) == pair[1]) for seat in range(len(scores))]
            by_place = (
                tuple(numbers[seat] for seat in place) for place in places({"scores": scores, "winners": winners})
            )
            ranking = Ranking(row["deal"], tuple(by_place))
            self._rankings[table, pair].append(ranking)
            for part, left, chosen in choices(ranking.places, 2):
                self._choices[table, pair][(left[0], left[1]), chosen] += part  # type: ignore[assignment]

    def games(self, table: str, pair: Pair) -> int:
        return len(self._rankings[table, _sorted(pair)])

    def deals(self, table: str, pair: Pair) -> set[int]:
        return self._deals[table, _sorted(pair)]

    def step(self, table: str, pair: Pair) -> Interval:
        """By how much the second player is stronger, in Elo, from the games of these two."""
        found = elo(self._rankings[table, _sorted(pair)], 2)[_sorted(pair).index(pair[1])]
        return Interval(2 * found.value, 2 * found.low, 2 * found.high)  # the mean of the two ratings is 0

    def duels(self, table: str, players: Sequence[str]) -> list[Duel]:
        """All choices in games between some players, by their numbers."""
        found = []
        for pair in itertools.combinations(players, 2):
            a, b = _sorted(pair)
            of_pair = self._choices[table, (a, b)]
            for seats in sorted({seats for seats, _ in of_pair}):
                won = of_pair[seats, 0], of_pair[seats, 1]
                found.append(Duel(players.index(a), players.index(b), seats, won))
        return found

    def players(self, table: str) -> set[str]:
        """All who have played at a kind of table."""
        return {name for at, pair in self._rankings if at == table for name in pair}

    def evenness(self, table: str, pair: Pair) -> float:
        """About the product of the chances of both in a duel: how much a game between them tells. It is largest between
        equals."""
        won = [1.0, 1.0]
        for ((left, right), chosen), count in self._choices[table, _sorted(pair)].items():
            won[chosen] += float(count) / (left, right)[chosen]
        return won[0] * won[1] / sum(won) ** 2


def _sorted(pair: Pair) -> Pair:
    return min(pair, pair[::-1])


class Schedule:
    """Hands out the deals that are missing, to processes that play at the same time."""

    def __init__(self, table: str, results: Results) -> None:
        self.table = table
        self._results = results
        self._there: dict[Pair, set[int]] = {}

    def count(self, pair: Pair) -> int:
        """The deals that are played or handed out."""
        return len(self._deals(pair))

    def task(self, pair: Pair) -> Task:
        """The next deal. The two take turns in having the single seat."""
        there = self._deals(pair)
        deal = next(number for number in itertools.count() if number not in there)
        there.add(deal)
        return Task(self.table, pair if deal % 2 == 0 else pair[::-1], deal)

    def _deals(self, pair: Pair) -> set[int]:
        if pair not in self._there:
            self._there[pair] = set(self._results.deals(self.table, pair))
        return self._there[pair]


def in_turn(schedules: Sequence[Any]) -> Iterator[Any]:
    """The tasks of several kinds of table until none is missing, of the one that is furthest behind first. Each has
    ``progress()``, the share that is handed out, and ``next_task()``."""
    while (share := min((each.progress(), at) for at, each in enumerate(schedules)))[0] < 1:
        yield schedules[share[1]].next_task()
