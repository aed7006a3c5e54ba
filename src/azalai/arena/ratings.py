"""Ratings and confidence intervals, computed from results.

**Ratings.** Each game ranks its seats. The ranking is a sequence of choices: who of all is first, who of the rest is
second, and so on. A contestant with strength γ is chosen with probability γ over the sum of the strengths of the seats
left (Plackett-Luce; with two seats, Bradley-Terry). Seats that share a place count in every possible order with equal
parts, so that a draw is half a win. The maximum likelihood strengths are found by the iteration of Hunter (2004) and
shown on Elo's scale, 400 log10 γ, with a mean of 0. If some contestants never lost to the rest, the likelihood has no
maximum; then half a win is added against them, shared among the pairs of adjacent groups that have met. Otherwise
nothing is added.

**Intervals of ratings** are from the Bayesian bootstrap (Rubin 1981): a thousand times every deal, and every added win,
gets a weight drawn from the exponential distribution and the ratings are fitted again; the interval holds the middle
95 %. The games of one deal share a weight, since they are not independent.

**Intervals of win rates** are Wilson's. The number of independent games is estimated from the spread between deals: at
least the number of deals, at most the number of games. Since the spread between few deals is itself uncertain, the
quantile of Student's t for the number of deals replaces that of the normal distribution, as in intervals of means.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from azalai.balance.student_t import Z95, t95

ELO = 400 / math.log(10)
REPLICATES = 1000
MOST_WEIGHTS = 10_000_000  # held in memory at the same time
MOST_ROUNDS = 20_000
CLOSE = 1e-9
ADDED = 0.5  # of a win, against a group that never lost


@dataclass(frozen=True)
class Interval:
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float


# -- win rates ---------------------------------------------------------------------------------------------


def wilson(rate: float, games: float, quantile: float = Z95) -> Interval:
    """Wilson's 95 % interval of a rate in this number of independent games. ``quantile`` is that of Student's t where
    the number of games is an estimate."""
    if games == 0:
        return Interval(math.nan, 0.0, 1.0)
    if math.isinf(quantile):
        return Interval(rate, 0.0, 1.0)
    z2 = quantile * quantile
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = quantile / (1 + z2 / games) * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return Interval(rate, max(0.0, middle - half), min(1.0, middle + half))


def win_rate(deals: Sequence[Sequence[float]]) -> Interval:
    """The win rate from a contestant's win shares, grouped by deal; from 0 to 1 for a single deal."""
    shares = [share for deal in deals for share in deal]
    if not shares:
        return wilson(0.0, 0)
    rate = sum(shares) / len(shares)
    return wilson(rate, independent_games(deals, rate, len(shares)), t95(len(deals) - 1))


def independent_games(deals: Sequence[Sequence[float]], rate: float, games: int) -> float:
    """The number of independent games with the same variance of the rate as the spread between deals."""
    count = len(deals)
    if count < 2:
        return count
    off = [sum(share - rate for share in deal) for deal in deals]
    variance = count / (count - 1) * sum(value * value for value in off) / games**2
    if variance == 0:
        return count
    return min(max(rate * (1 - rate) / variance, count), games)


def mean(deals: Sequence[Sequence[float]]) -> Interval:
    """The mean, with its interval from the spread between deals; infinite for a single deal."""
    values = [value for deal in deals for value in deal]
    if not values:
        return Interval(math.nan, -math.inf, math.inf)
    middle, count = sum(values) / len(values), len(deals)
    if count < 2:
        return Interval(middle, -math.inf, math.inf)
    off = [sum(value - middle for value in deal) for deal in deals]
    half = t95(count - 1) * math.sqrt(count / (count - 1) * sum(value * value for value in off)) / len(values)
    return Interval(middle, middle - half, middle + half)


# -- ratings -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ranking:
    """The result of one game: the contestants' numbers by place, the best first."""

    deal: int  # the games of a deal are resampled together
    places: tuple[tuple[int, ...], ...]


def orders(places: Sequence[tuple[int, ...]]) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Every possible order of the seats, and its part."""
    ways = [sorted(itertools.permutations(place)) for place in places]
    part = 1 / math.prod(len(way) for way in ways)
    for chosen in itertools.product(*ways):
        yield part, tuple(itertools.chain(*chosen))


def choices(places: Sequence[tuple[int, ...]], count: int) -> Iterator[tuple[float, tuple[int, ...], int]]:
    """The choices in a game: the part, how many seats of each of ``count`` contestants were left, and who was chosen.
    There is no choice when only one contestant is left."""
    for part, order in orders(places):
        for at in range(len(order) - 1):
            left = order[at:]
            if len(set(left)) > 1:
                yield part, tuple(left.count(one) for one in range(count)), order[at]


def elo(rankings: Sequence[Ranking], count: int, seed: int = 0) -> list[Interval]:
    """The rating of each of ``count`` contestants, who have all played; infinite intervals after one deal."""
    sets, seen = _gathered(rankings, count)
    dice = np.random.default_rng(seed)
    wins = np.empty((REPLICATES + 1, *seen.shape[1:]))
    wins[0] = seen.sum(axis=0)  # as it was
    some = max(1, MOST_WEIGHTS // len(seen))
    for start in range(1, REPLICATES + 1, some):
        part = wins[start : start + some]
        part[:] = np.tensordot(dice.exponential(size=(len(part), len(seen))), seen, axes=1)
    ratings = ELO * np.log(strengths(sets, wins))
    if len({ranking.deal for ranking in rankings}) < 2:
        return [Interval(float(value), -math.inf, math.inf) for value in ratings[0]]
    low, high = np.percentile(ratings[1:], [2.5, 97.5], axis=0)
    return [Interval(*map(float, one)) for one in zip(ratings[0], low, high, strict=True)]


def _gathered(rankings: Sequence[Ranking], count: int) -> tuple[Any, Any]:
    """The sets that were chosen from, and by deal, set and contestant how often it was chosen. An added win counts as a
    deal of its own."""
    found: dict[Any, dict[tuple[tuple[int, ...], int], float]] = {}
    beaten = np.zeros((count, count))  # by winner and loser
    for ranking in rankings:
        of_deal = found.setdefault(ranking.deal, {})
        for part, left, chosen in choices(ranking.places, count):
            of_deal[left, chosen] = of_deal.get((left, chosen), 0.0) + part
            beaten[chosen] += np.array(left) > 0
    for winner, loser, part in _against_the_unbeaten(beaten):
        both = tuple(int(one in (winner, loser)) for one in range(count))
        found[winner, loser] = {(both, winner): part}
    sets = sorted({left for of_deal in found.values() for left, _ in of_deal})
    place = {left: at for at, left in enumerate(sets)}
    seen = np.zeros((len(found), len(sets), count))
    for at, of_deal in enumerate(found.values()):
        for (left, chosen), part in of_deal.items():
            seen[at, place[left], chosen] += part
    return np.array(sets, float), seen


def _against_the_unbeaten(beaten: Any) -> Iterator[tuple[int, int, float]]:
    """Wins to add, as winner, loser and part: where a group never lost to those below, the next group below gets one.
    In a group everybody has beaten everybody, directly or through others."""
    count = len(beaten)
    reach = (beaten > 0) | np.eye(count, dtype=bool)
    for through in range(count):
        reach |= np.outer(reach[:, through], reach[through])
    groups: dict[tuple[bool, ...], list[int]] = {}
    for one in sorted(range(count), key=lambda one: -int(reach[one].sum())):
        groups.setdefault(tuple((reach[one] & reach[:, one]).tolist()), []).append(one)
    for upper, lower in itertools.pairwise(groups.values()):
        met = [(below, above) for below in lower for above in upper if beaten[above, below] > 0]
        for below, above in met:
            yield below, above, ADDED / len(met)
        if not met:  # they have not played yet
            yield lower[0], upper[0], ADDED
            yield upper[0], lower[0], ADDED


def strengths(sets: Any, wins: Any) -> Any:
    """The maximum likelihood strengths for each row of ``wins``, which has, by set and contestant, how often it was
    chosen. The mean of their logarithms is 0."""
    gamma = np.ones((wins.shape[0], wins.shape[2]))
    won, times = wins.sum(axis=1), wins.sum(axis=2)
    for _ in range(MOST_ROUNDS):
        better = won / ((times / (gamma @ sets.T)) @ sets)
        better /= np.exp(np.log(better).mean(axis=1, keepdims=True))
        moved = np.abs(np.log(better / gamma)).max()
        gamma = better
        if moved < CLOSE:
            break
    return gamma
