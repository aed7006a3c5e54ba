"""The effect of each card on winning: how often those who have it win, and a regression that separates the cards.

Those who lay many cards win more often, so the win share of those who laid a card is no measure of that card. The
adjusted effect is the coefficient of a linear regression: the win share of each seat, less the mean of its game, on the
cards of the seat, less the mean of its game, all cards at once, and on its place in turn order. With two seats this is
the regression of the difference between the results on the difference between the cards. A coefficient is scaled so
that it is the gain in win share of a seat that is the only one to have the card. Games are independent, seats of a game
are not: standard errors are clustered by game.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from azalai.balance.games import Results
from azalai.balance.statistics import FEWEST, STANDARD_ERRORS, Estimate, win_shares
from azalai.balance.student_t import t95

MATERIAL = 0.05
"""A card stands out if its adjusted effect is at least this share of wins, and more than three standard errors, away
from the mean of all cards."""
GAMES_PER_COLUMN = 10
"""With fewer games for each coefficient there is no regression."""
NOTHING = Estimate(math.nan, math.inf, 0)


@dataclass(frozen=True)
class CardEffect:
    """What a card has to do with winning. Shares of wins are between 0 and 1."""

    number: int
    name: str
    games: int  # in which a seat had it
    rate: float  # the share of these games
    each: float  # how many of it a seat had on average
    wins: Estimate  # the win share of the seats that had it, above an even share
    score: Estimate  # their score, above the mean of all seats
    adjusted: Estimate  # the gain in win share, other cards being equal
    beyond: Estimate  # that gain less its mean over all cards


def clustered_mean(values: Any, clusters: Any) -> Estimate:
    """The mean of values that are independent only if they belong to different clusters."""
    if len(values) == 0:
        return NOTHING
    mean = float(np.mean(values))
    _, at = np.unique(clusters, return_inverse=True)
    count = int(at.max()) + 1
    if count == 1:
        return Estimate(mean, math.inf, 1)
    sums = np.bincount(at, values - mean)
    error = math.sqrt(float(sums @ sums) * count / (count - 1)) / len(values)
    return Estimate(mean, t95(count - 1) * error, count)


def card_effects(results: Results, counts: Any, names: tuple[str, ...]) -> list[CardEffect]:
    """The effects of the cards with a name. ``counts`` has the number of each card by game and seat."""
    numbers = [number for number, name in enumerate(names) if name]
    shares, scores = win_shares(results), results.scores.astype(float)
    adjusted = _adjusted(results, counts[:, :, numbers].astype(float))
    effects = []
    for number, (gain, beyond) in zip(numbers, adjusted, strict=True):
        games, seats = (counts[:, :, number] > 0).nonzero()
        above_even = shares[games, seats] - 1 / shares.shape[1]
        above_mean = scores[games, seats] - (scores.mean() if len(scores) else 0.0)
        in_games = len(np.unique(games))
        effects.append(
            CardEffect(
                number,
                names[number],
                in_games,
                in_games / len(results),
                float(counts[:, :, number].mean()),
                clustered_mean(above_even, games),
                clustered_mean(above_mean, games),
                gain,
                beyond,
            )
        )
    return effects


def _adjusted(results: Results, counts: Any) -> list[tuple[Estimate, Estimate]]:
    """For each card its coefficient, and that less the mean of all. A card has none if fewer than FEWEST games tell
    something about it; no card has one if there are too few games."""
    games, seats, cards = counts.shape
    found = [(NOTHING, NOTHING)] * cards
    differs = (counts != counts[:, :1]).any(axis=1).sum(axis=0)
    used = np.flatnonzero(differs)
    known = differs[used] >= FEWEST
    turn = (np.arange(seats) - np.broadcast_to(results.first, games)[:, None]) % seats
    order = turn[:, :, None] == np.arange(1, seats)  # against the seat that begins
    columns = np.concatenate([counts[:, :, used], order], axis=2)
    if known.sum() < 2 or games < GAMES_PER_COLUMN * columns.shape[2]:
        return found
    columns = columns - columns.mean(axis=1, keepdims=True)
    wins = win_shares(results) - 1 / seats
    # rare cards may be inseparable from each other: their coefficients are not shown, and the others are the same
    inverse = np.linalg.pinv(np.einsum("gsi,gsj->ij", columns, columns), hermitian=True)
    gains = inverse @ np.einsum("gsi,gs->i", columns, wins)
    by_game = np.einsum("gsi,gs->gi", columns, wins - columns @ gains)
    freedom = games - len(gains)
    covariance = inverse @ (by_game.T @ by_game) @ inverse * games / freedom
    alone = 1 - 1 / seats

    def estimated(weights: Any) -> Estimate:
        error = math.sqrt(max(0.0, float(weights @ covariance @ weights)))
        return Estimate(alone * float(weights @ gains), t95(freedom) * alone * error, freedom + 1)

    each = np.eye(len(gains))[: len(used)]
    mean = each[known].mean(axis=0)
    for at in np.flatnonzero(known):
        found[used[at]] = estimated(each[at]), estimated(each[at] - mean)
    return found


def stand_outs(effects: list[CardEffect]) -> tuple[list[CardEffect], list[CardEffect]]:
    """The cards that help far more than the mean of all, and those that help far less, the farthest first."""
    far = [
        effect
        for effect in effects
        if effect.beyond.count
        and abs(effect.beyond.mean) >= MATERIAL
        and abs(effect.beyond.mean) > STANDARD_ERRORS * effect.beyond.error
    ]
    far.sort(key=lambda effect: -abs(effect.beyond.mean))
    return [effect for effect in far if effect.beyond.mean > 0], [effect for effect in far if effect.beyond.mean < 0]


def mean_effect(effects: list[CardEffect]) -> float:
    """The mean that the adjusted effects are compared with."""
    known = [effect.adjusted.mean for effect in effects if effect.adjusted.count]
    return float(np.mean(known)) if known else math.nan


def difference(before: Estimate, after: Estimate) -> Estimate:
    """The change between two sets of games, as if they had nothing in common."""
    if not (before.count and after.count):
        return NOTHING
    return Estimate(after.mean - before.mean, math.hypot(before.half, after.half), min(before.count, after.count))
