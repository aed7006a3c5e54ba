"""Appraisal by search: what a seat can expect after a move if a search of the champion goes on from there.

Every move meets the same worlds and the same dice, so that differences between moves are paired.
"""

from __future__ import annotations

import numpy as np

from azalai.bots.binding import bound_bots
from azalai.bots.information_set import InformationSet, information_set
from azalai.bots.network_player import HALVING, NetworkBot
from azalai.bots.rules.network import ONE_RESULT
from azalai.game import Game, Move
from azalai.kernel.chance import halves
from azalai.study.appraisal import Appraisal
from azalai.study.calibration import calibration

ROOT_SIMULATIONS = 200
"""Simulations of the search that chooses a move."""


class Searches:
    """Searches after each move: how many simulations they have, from the shortest, for each effort from 0 on."""

    def __init__(self, *simulations: int, compiled: bool = True) -> None:
        self._root = NetworkBot(0, simulations=ROOT_SIMULATIONS, compiled=compiled)
        values = {HALVING: 0}  # halving finds the best move sooner, but gives it fewer simulations
        self._bots = [NetworkBot(0, simulations=each, compiled=compiled, parameters=values) for each in simulations]

    def choice(self, game: Game, seed: int) -> Move:
        """The move that a search would make."""
        self._root.reseed(seed)
        return self._root.decide(information_set(game, game.seat)).move

    def appraise(self, game: Game, moves: list[Move], seed: int, worlds: int, *, effort: int = 0) -> list[Appraisal]:
        """What the seat that decides can expect after each of some moves, in worlds of what it knows."""
        seat, bot = game.seat, self._bots[effort]
        assert seat is not None
        tables = [_world(game, seat, seed + number) for number in range(worlds)]
        found = [[_after(bot, table, move, seat, seed + k) for k, table in enumerate(tables)] for move in moves]
        everywhere = np.ones(worlds, bool)
        columns = (np.array(each).T for each in found)
        return [Appraisal(win, lead, everywhere) for win, lead in columns]


def _after(bot: NetworkBot, world: InformationSet, move: Move, seat: int, seed: int) -> tuple[float, float]:
    """The win chance and the lead after a move in a world."""
    game = world.game().play(move)
    while game.seat is not None and len(moves := game.moves()) == 1:
        game.play(moves[0])
    if game.seat is None:
        scores, winners = game.scores(), game.winners()
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        return 1 / len(winners) if seat in winners else 0.0, lead
    bot.reseed(seed)
    value = bot.decide(information_set(game, game.seat)).expected[seat] * ONE_RESULT
    maps = calibration(game.rulebook, game.setting)
    left = bound_bots(game.name).percent_left(game.table, game.setting.cards)
    return float(maps.win_chances(value, left)), float(maps.leads(value, left))


def _world(game: Game, seat: int, seed: int) -> InformationSet:
    """A determinization of what a seat knows at a table where it is to decide."""
    book, setting = game.rulebook, game.setting
    table, pool = game.table.copy(), [0] * book.pool_size
    bound_bots(book.name).redact(table, setting.cards, seat, pool)
    book.rules.imagine(table, setting.cards, seat, *halves(seed), pool)
    return InformationSet(book, setting, seat, table, tuple(game.moves()))
