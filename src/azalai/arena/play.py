"""One game between computer players, and what is noted of it.

A row goes into the result file as a line of JSON. It has the words of ``balance/result_file.py`` and besides ``key``
(the pair, the deal, the seat of the first of them), ``winners`` (several share a draw), ``seconds``, and for each seat
``asked`` (how often it had a choice), ``thought`` (seconds) and ``simulations``.
"""

from __future__ import annotations

import time
from typing import Any

from azalai import bots
from azalai.arena.pairings import Fixture, Tournament, deal_seed, dice_seed
from azalai.game import Game, new

Row = dict[str, Any]
TIMES = ("seconds", "thought")
"""What differs when a game is played again; all else is the same, where no player thinks for a time."""


def play(wanted: Tournament, fixture: Fixture) -> Row:
    """The whole game, from the deal to the end."""
    start = time.perf_counter()
    seed = deal_seed(wanted, fixture)
    game = new(wanted.game, seed=seed, **wanted.options)
    players = fixture.players(game.seats)
    sitting = [bots.player(name, dice_seed(wanted, fixture, seat)) for seat, name in enumerate(players)]
    first = game.view(None)["first"]
    asked, simulations, thought = [0] * game.seats, [0] * game.seats, [0.0] * game.seats
    laid: list[dict[int, None]] = [{} for _ in range(game.seats)]
    decisions = 0
    while (seat := game.seat) is not None:
        moves = game.moves()
        decisions += 1
        if len(moves) == 1:
            game.play(moves[0])
        else:
            thinks = sitting[seat].decide(bots.information_set(game, seat))
            asked[seat] += 1
            simulations[seat] += thinks.simulations
            thought[seat] += thinks.seconds
            game.play(thinks.move)
        _watch(game, laid)
    winners = game.winners()
    return {
        "key": list(fixture.key),
        "game": wanted.game,
        "seed": seed,
        "players": players,
        "first": first,
        "scores": game.scores(),
        "winner": winners[0] if len(winners) == 1 else None,
        "winners": winners,
        "rounds": game.view(None)["round"],
        "decisions": decisions,
        "laid": _names(game, laid),
        "asked": asked,
        "simulations": simulations,
        "thought": [round(value, 6) for value in thought],
        "seconds": round(time.perf_counter() - start, 6),
    }


def _watch(game: Game, laid: list[dict[int, None]]) -> None:
    """Note every card that lies in a display, where the game has one: a card that is lost later was laid all the same.
    None of the moves both lays a card and loses one."""
    for seat in range(game.seats):
        display = getattr(game.table.players[seat], "display", ())
        laid[seat].update(dict.fromkeys(card for card in display if card))


def _names(game: Game, laid: list[dict[int, None]]) -> list[list[str]] | None:
    if not hasattr(game.table.players[0], "display"):
        return None
    return [[game.setting.deck.name(card) for card in sorted(cards)] for cards in laid]
