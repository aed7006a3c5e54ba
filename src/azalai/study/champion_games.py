"""Games that computer players play for measurements: champions, or other players that are given."""

from __future__ import annotations

from collections.abc import Sequence

from azalai import bots
from azalai.bots.interface import Bot
from azalai.bots.network_player import NetworkBot
from azalai.game import Game
from azalai.new_game import new
from azalai.puzzles.puzzle_file import TABLES

PLAY_SIMULATIONS = 64
"""Simulations of a champion for each decision, for measurements over thousands of games."""


def champion_game(table: str, seed: int) -> Game:
    """A game between champions at a kind of table."""
    name, options = TABLES[table]
    return champions_play_on(new(name, seed=seed, **options), seed)


def champions_play_on(game: Game, seed: int, simulations: int = PLAY_SIMULATIONS) -> Game:
    """Champions play a game to its end."""
    return play_on(game, [NetworkBot(seed * game.seats + seat, simulations=simulations) for seat in range(game.seats)])


def play_on(game: Game, players: Sequence[Bot]) -> Game:
    """Players, one for each seat, play a game to its end."""
    while game.seat is not None:
        moves = game.moves()
        seat = game.seat
        game.play(moves[0] if len(moves) == 1 else players[seat].decide(bots.information_set(game, seat)).move)
    return game
