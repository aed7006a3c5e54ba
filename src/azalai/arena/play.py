"""Plays one game between computer players and records its result.

A row goes into the result file as a line of JSON. It has the fields of ``balance/result_file.py``, and also ``key``
(the pair, the deal, the seat of the first of them), ``winners`` (several in a draw), ``bought`` (for each seat how many
of which cards; only if the game sells any), ``seconds``, and for each seat ``asked`` (how often it had a choice),
``thought`` (seconds) and ``simulations``; and, where luck is to be subtracted, ``luck`` for each seat. A game that a
custom bot lost by a fault also has ``fault``: its ``seat``, and the ``kind`` and ``detail`` of ``BotFault``; the scores
are those at that moment.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from typing import Any

from azalai import bots
from azalai.arena.luck import LuckMeter
from azalai.arena.pairings import Fixture, Tournament, deal_seed, dice_seed
from azalai.bots.custom import is_custom
from azalai.errors import BotFault
from azalai.game import Game
from azalai.new_game import new

Row = dict[str, Any]
LUCK = -1
"""In place of a seat: the dice of the other futures that luck is measured with."""
THINKING = time.perf_counter if sys.platform == "win32" else time.thread_time
"""The clock of searches with a time budget: processor time, so that other work on the machine disturbs no match.
Windows counts it in steps of 16 ms, which is too coarse."""
TIMES = ("seconds", "thought")
"""The fields that differ when a game is played again. The others are the same if no player has a time budget."""


def play(wanted: Tournament, fixture: Fixture) -> Row:
    """The whole game, from the deal to the end."""
    start = time.perf_counter()
    seed = deal_seed(wanted, fixture)
    game = new(wanted.game, seed=seed, **wanted.options)
    players = fixture.players(game.seats)
    sitting = [
        bots.player(name, dice_seed(wanted, fixture, at), at_once=False, limit=wanted.limit, clock=THINKING)
        for at, name in enumerate(players)
    ]
    first = game.first
    meter = LuckMeter(wanted.game, game.setting) if wanted.luck else None
    if meter:
        meter.begin(dice_seed(wanted, fixture, LUCK))
    asked, simulations, thought = [0] * game.seats, [0] * game.seats, [0.0] * game.seats
    laid: list[set[int]] = [set() for _ in range(game.seats)]
    held: list[Counter[str]] = [Counter() for _ in range(game.seats)]
    bought: list[Counter[str]] = [Counter() for _ in range(game.seats)]
    decisions = 0
    fault: dict[str, Any] | None = None
    while (seat := game.seat) is not None:
        moves = game.moves()
        decisions += 1
        move = moves[0]
        if len(moves) > 1:
            asked[seat] += 1
            try:
                analysis = sitting[seat].decide(bots.information_set(game, seat))
            except BotFault as found:
                fault = {"seat": seat, "kind": found.kind, "detail": found.detail}
                break
            simulations[seat] += analysis.simulations
            thought[seat] += analysis.seconds
            move = analysis.move
        if meter:
            meter.add(game.table, move.id)
        game.play(move)
        for whose, cards in enumerate(laid):  # also those that are lost later; no move both lays a card and loses one
            cards.update(game.rulebook.laid_cards(game.table, whose) or ())
            now = Counter(game.rulebook.bought_cards(game.table, whose) or {})
            bought[whose] += now - held[whose]  # also those that are given away later
            held[whose] = now
    winners = game.winners() if fault is None else _winners_without(game, fault["seat"])
    sells = game.rulebook.bought_cards(game.table, 0) is not None
    lays, deck = game.rulebook.laid_cards(game.table, 0) is not None, game.setting.deck
    return {
        "key": list(fixture.key),
        "game": wanted.game,
        "seed": seed,
        "players": players,
        "first": first,
        "scores": game.scores(),
        "winner": winners[0] if len(winners) == 1 else None,
        "winners": winners,
        "rounds": game.round,
        "decisions": decisions,
        "laid": [[deck.name(card) for card in sorted(cards)] for cards in laid] if lays else None,
        **({"bought": [dict(cards) for cards in bought]} if sells else {}),
        "asked": asked,
        "simulations": simulations,
        "thought": [round(value, 6) for value in thought],
        "seconds": round(time.perf_counter() - start, 6),
        **({} if meter is None else {"luck": meter.luck()}),
        **({} if fault is None else {"fault": fault}),
    }


def prepare(wanted: Tournament) -> None:
    """Let every contestant make one decision, so that its rules are compiled once and not by every worker."""
    game = new(wanted.game, seed=wanted.seed, **wanted.options)
    for name in wanted.contestants:
        if not is_custom(name):
            bots.player(name, 0, at_once=False).decide(bots.information_set(game, game.seat))
    if wanted.luck:
        meter = LuckMeter(wanted.game, game.setting)
        meter.begin(0)
        meter.add(game.table, game.moves()[0].id)


def _winners_without(game: Game, seat: int) -> list[int]:
    """Of the other seats, those with the most points so far win the game that a seat lost by a fault."""
    scores = game.scores()
    others = [other for other in range(game.seats) if other != seat]
    return [other for other in others if scores[other] == max(scores[one] for one in others)]
