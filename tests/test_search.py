"""The searching player: the same in both gears, better than the greedy one, within its time and its buffers."""

from __future__ import annotations

import time

import numpy as np
import pytest

import azalai
from azalai import bots
from azalai.bots import search_buffers, search_player
from azalai.bots.binding import bound_bots
from azalai.bots.duels import Entrant, entrant, interval, match, play
from azalai.bots.search_buffers import MOST_NODES
from azalai.bots.search_player import CHUNK_SECONDS, SearchBot
from tests.information_sets import seen_at
from tests.strategies import ALL, walks

COMPILED = {str(variant): variant for variant in ALL}
EXPANSION = pytest.param("targi-expansion", marks=pytest.mark.long)  # one more compilation
some_variants = pytest.mark.parametrize("name", ["targi", "tuareg-seats=2", "tuareg-seats=4", EXPANSION])
OVERRUN = 0.05
MOST_BYTES = 200_000_000


@some_variants
def test_both_gears_search_the_same(name: str) -> None:
    variant = COMPILED[name]
    analyses = 0
    for walk in walks(variant, range(2)):
        for decision, _ in enumerate(walk.steps()):
            if walk.over or decision % 17:
                continue
            seen = seen_at(walk.game())
            plain, compiled = (bots.player("search:24", decision, compiled=gear).decide(seen) for gear in (False, True))
            assert compiled.candidates == plain.candidates, walk
            assert (compiled.move, compiled.simulations) == (plain.move, plain.simulations)
            analyses += plain.simulations > 0
    assert analyses > 5


@some_variants
def test_both_gears_play_the_same_games(name: str) -> None:
    variant = COMPILED[name]
    seats = variant.setting.seats
    row = [entrant("search:3"), entrant("greedy"), entrant("random"), entrant("greedy")][:seats]
    plain, compiled = (play(variant.name, variant.options, row, 1, 5, compiled=gear) for gear in (False, True))
    assert np.array_equal(plain, compiled)


@pytest.mark.parametrize(("name", "games"), [("targi", 20), ("tuareg-seats=2", 20), ("tuareg-seats=4", 24)])
def test_search_beats_greedy(name: str, games: int) -> None:
    """With fixed seeds, few simulations and few games, but far from an even match; at a table of four against three."""
    variant = COMPILED[name]
    result = match(variant.name, variant.options, Entrant("search", 120), Entrant("greedy"), games, 11)
    assert result["games"] == games
    assert result["low"] > 1 / variant.setting.seats, result


@pytest.mark.parametrize("name", ["targi", "tuareg-seats=2"])
def test_a_beginners_prices_lose_to_the_greedy_ones(name: str) -> None:
    variant = COMPILED[name]
    beginner = Entrant("greedy", weights=bound_bots(variant.name).weights("gentle"))
    result = match(variant.name, variant.options, Entrant("greedy"), beginner, 200, 11)
    assert result["low"] > 0.5, result


@pytest.mark.parametrize("name", ["targi", "tuareg-seats=2"])
def test_greedy_beats_chance(name: str) -> None:
    variant = COMPILED[name]
    result = match(variant.name, variant.options, Entrant("greedy"), Entrant("random"), 400, 3)
    assert result["win_rate"] >= 0.97, result


@some_variants
def test_a_decision_keeps_its_time(name: str) -> None:
    variant = COMPILED[name]
    game = azalai.new(variant.name, seed=2, **variant.options)
    player = bots.player("search:60ms", 1)
    player.decide(seen_at(game))  # compiled now
    for _ in range(12):
        began, own = time.perf_counter(), time.thread_time()
        analysis = player.decide(seen_at(game))
        # another process may take the machine away at any moment: only the time it had is its own
        assert min(time.perf_counter() - began, time.thread_time() - own) < 0.06 + OVERRUN
        assert analysis.seconds >= 0.06 or len(analysis.candidates) == 1
        game.play(analysis.move)


def test_it_looks_at_the_clock_often_enough() -> None:
    assert CHUNK_SECONDS < OVERRUN / 2


def test_any_budget_gives_an_answer_and_a_larger_one_a_better_founded_one() -> None:
    seen = seen_at(azalai.new("targi", seed=4))
    one, some = (bots.player(spec, 1).decide(seen) for spec in ("search:1", "search:400"))
    assert one.simulations == 1
    assert one.move in seen.moves
    assert 1 < some.simulations <= 400
    assert sum(each.visits for each in some.candidates) == some.simulations
    assert some.candidates[0].visits == max(each.visits for each in some.candidates)
    assert some.candidates[0].continuation, "it looked further than one move"


def test_the_moves_of_a_continuation_can_be_played_one_after_the_other() -> None:
    """On some table that the seat could be sitting at: here one without hidden cards that matter at once."""
    game = azalai.new("targi", seed=4)
    best = bots.player("search:400", 1).decide(seen_at(game)).candidates[0]
    table = seen_at(game).game()
    for move in (best.move, *best.continuation[:3]):
        table.play(move)


def test_a_single_answer_costs_nothing() -> None:
    game = azalai.new("tuareg", seats=2, seed=1)
    while len(game.moves()) > 1:
        game.play(game.moves()[-1])
    analysis = SearchBot(1, milliseconds=10_000).decide(seen_at(game))
    assert (analysis.move, analysis.simulations) == (game.moves()[0], 0)


def test_it_stops_when_the_answer_cannot_change() -> None:
    sure = 0
    game = azalai.new("targi", seed=1)
    player = bots.player("search:600", 1)
    while len(game.played) < 30:
        analysis = player.decide(seen_at(game))
        sure += 1 < analysis.simulations < 600
        game.play(analysis.move)
    assert sure > 3


@some_variants
def test_the_largest_tree_is_small_enough(name: str) -> None:
    variant = COMPILED[name]
    bot = SearchBot(1, milliseconds=10)
    bot.decide(seen_at(azalai.new(variant.name, seed=1, **variant.options)))
    buffers = bot._buffers
    assert buffers is not None
    assert len(buffers.tree.links) == MOST_NODES
    assert buffers.tree.links.nbytes + buffers.tree.sums.nbytes + buffers.tables.nbytes < MOST_BYTES


def test_a_full_tree_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_buffers, "MOST_NODES", 2_000)
    monkeypatch.setattr(search_player, "MOST_NODES", 2_000)
    seen = seen_at(azalai.new("targi", seed=1))
    analysis = SearchBot(1, milliseconds=5_000).decide(seen)
    assert analysis.seconds < 4
    assert analysis.move in seen.moves


def test_intervals_are_wilsons() -> None:
    low, high = interval(0.9, 200)
    assert (round(low, 4), round(high, 4)) == (0.8506, 0.9343)
