"""The searching player: the same in both gears, better than the greedy one, within its time and its buffers."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

import azalai
from azalai import bots
from azalai.arena.ratings import Interval, win_rate
from azalai.bots import Analysis, Bot, search_buffers
from azalai.bots.network_player import NetworkBot
from azalai.bots.players import GreedyBot, RandomBot
from azalai.bots.rules.tree_search import SIMULATIONS
from azalai.bots.search_buffers import MOST_NODES
from azalai.bots.search_player import CHUNK_SECONDS
from azalai.errors import IllegalOption
from tests.information_sets import seen_at
from tests.strategies import ALL, Variant, walks

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
            for spec in ("search:24,halving=1", "search:24,halving=0"):
                plain, compiled = (bots.player(spec, decision, compiled=gear).decide(seen) for gear in (False, True))
                assert compiled.candidates == plain.candidates, walk
                assert (compiled.move, compiled.simulations) == (plain.move, plain.simulations)
                analyses += plain.simulations > 0
    assert analyses > 5


FROZEN = {
    "targi": [13, 2, 9, 12, 10, 14, 29, 69, 78, 25, 36, 26, 35, 28, 40, 34],
    "targi-expansion": [12, 9, 10, 13, 2, 14, 40, 69, 78, 26, 18, 38, 214, 69, 78, 70],
    "tuareg-seats=2": [0, 27, 23, 0, 27, 23, 16, 44, 16, 42, 0, 26, 23, 0, 26, 23],
    "tuareg-seats=4": [0, 27, 23, 0, 24, 27],
}
"""What ``search-classic:16`` played from seed 77 when it was the only search."""


@pytest.mark.parametrize("name", FROZEN)
def test_the_classic_search_still_plays_as_it_did(name: str) -> None:
    variant = COMPILED[name]
    game = azalai.new(variant.name, seed=77, **variant.options)
    players = [bots.player("search-classic:16", seat, compiled=False) for seat in range(game.seats)]
    played: list[int] = []
    while game.seat is not None and len(played) < len(FROZEN[name]):
        move = players[game.seat].decide(seen_at(game)).move
        played.append(move.id)
        game.play(move)
    assert played == FROZEN[name]


def match(variant: Variant, one: Callable[[int], Bot], other: Callable[[int], Bot], deals: int) -> Interval:
    """The win rate of one against the others, from every seat with the same deals. The functions take a seed."""
    shares: list[list[float]] = []
    for seed in range(11, 11 + deals):
        shares.append([])
        for seat in range(variant.setting.seats):
            game = azalai.new(variant.name, seed=seed, **variant.options)
            players = [(one if each == seat else other)(seed ^ each << 32) for each in range(game.seats)]
            while game.seat is not None:
                game.play(players[game.seat].decide(seen_at(game)).move)
            shares[-1].append((seat in game.winners()) / len(game.winners()))
    return win_rate(shares)


@pytest.mark.parametrize(
    ("name", "deals"), [("targi", 8), ("tuareg-seats=2", 12), pytest.param("tuareg-seats=4", 6, marks=pytest.mark.long)]
)
def test_search_beats_greedy(name: str, deals: int) -> None:
    """With fixed seeds, few simulations and few games, but far from an even match; at a table of four against three."""
    variant = COMPILED[name]
    found = match(variant, lambda seed: bots.player("search:120", seed), GreedyBot, deals)
    assert found.low > 1 / variant.setting.seats, found


@pytest.mark.parametrize("name", ["targi", "tuareg-seats=2"])
def test_greedy_beats_chance(name: str) -> None:
    assert match(COMPILED[name], GreedyBot, RandomBot, 6).value >= 0.97


def test_parameters_of_a_search_can_be_changed_to_compare_versions() -> None:
    seen = seen_at(azalai.new("targi", seed=4))
    usual, curious, same = (
        bots.player(spec, 1, compiled=False).decide(seen).candidates
        for spec in (
            "search:60,halving=0",
            "search:60,halving=0,exploration=9,prior_weight=2",
            "search:60,halving=0,exploration=0.3",
        )
    )
    assert usual == same
    assert usual[0].share > curious[0].share, "much exploration spreads the simulations"


@pytest.mark.parametrize(
    "spec", ["search:60,exploration", "search:60,speed=1", "search:60,urgency=1", "search-classic:60,prior_weight=1"]
)
def test_unknown_parameters_are_refused(spec: str) -> None:
    with pytest.raises(IllegalOption, match="there is no opponent"):
        bots.player(spec, 1)


def is_settled(analysis: Analysis, budget: float) -> bool:
    """Whether the lead of the most visited move is at least half of the simulations that there was still time for."""
    first, second, *_ = sorted((each.visits for each in analysis.candidates), reverse=True)
    left = (budget - analysis.seconds) * analysis.simulations / analysis.seconds
    return first - second > left / 2


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
        assert analysis.seconds >= 0.06 or len(analysis.candidates) == 1 or is_settled(analysis, 0.06)
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
    analysis = NetworkBot(1, milliseconds=10_000).decide(seen_at(game))
    assert (analysis.move, analysis.simulations) == (game.moves()[0], 0)


def test_it_stops_when_the_answer_cannot_change() -> None:
    sure = 0
    game = azalai.new("targi", seed=1)
    player = bots.player("search:600,halving=0", 1)
    while len(game.played) < 30:
        analysis = player.decide(seen_at(game))
        sure += 1 < analysis.simulations < 600
        game.play(analysis.move)
    assert sure > 3


def visits(analysis: Analysis) -> list[int]:
    return sorted((each.visits for each in analysis.candidates), reverse=True)


def test_sequential_halving_shares_the_simulations_of_each_round_equally() -> None:
    seen = seen_at(azalai.new("targi", seed=4))
    assert len(seen.moves) == 11
    analysis = bots.player("search:400", 1).decide(seen)
    given = visits(analysis)
    rounds = [given[:2], given[2:3], given[3:6], given[6:]]  # 11, 6, 3 and 2 answers are left, 100 simulations each
    assert all(max(each) - min(each) <= 1 for each in rounds)
    assert [each[-1] for each in rounds] == [109, 59, 25, 9]
    assert sum(given) == 400
    best, second, *_ = sorted(analysis.candidates, key=lambda each: -each.visits)
    assert analysis.expected[seen.seat] == max(each.expected[seen.seat] for each in (best, second))


def test_few_simulations_go_to_the_answers_with_the_best_priors() -> None:
    seen = seen_at(azalai.new("targi", seed=4))
    tried, *others = (
        {each.move for each in bots.player(f"search:{n}", 1, compiled=False).decide(seen).candidates if each.visits}
        for n in (3, 6, 9)
    )
    assert len(tried) == 3
    assert all(tried < each for each in others)


def test_sequential_halving_fits_a_time() -> None:
    seen = seen_at(azalai.new("targi", seed=4))

    def clock() -> float:  # each simulation takes a tenth of a millisecond
        return int(bot._search_for(seen).arrays.tree.counters[SIMULATIONS]) / 10_000

    bot = NetworkBot(1, milliseconds=40, compiled=False, clock=clock)
    analysis = bot.decide(seen)
    first, second, third, *_ = visits(analysis)
    assert analysis.simulations == pytest.approx(400, abs=2)
    assert first - second <= 1
    assert second == pytest.approx(109, abs=2)
    assert third == pytest.approx(59, abs=2)


@pytest.mark.parametrize(("game", "usual"), [("targi", 1), ("tuareg", 0)])
def test_the_file_of_networks_says_whether_a_game_is_searched_with_sequential_halving(game: str, usual: int) -> None:
    seen = seen_at(azalai.new(game, seed=4))
    found = [
        bots.player(spec, 1, compiled=False).decide(seen).candidates
        for spec in ("search:40", f"search:40,halving={usual}", f"search:40,halving={1 - usual}")
    ]
    assert found[0] == found[1]
    assert found[0] != found[2]


@some_variants
def test_the_largest_tree_is_small_enough(name: str) -> None:
    variant = COMPILED[name]
    bot = NetworkBot(1, milliseconds=10)
    bot.decide(seen_at(azalai.new(variant.name, seed=1, **variant.options)))
    assert bot._search is not None
    arrays = bot._search.arrays
    assert len(arrays.tree.links) == MOST_NODES
    assert arrays.tree.links.nbytes + arrays.tree.sums.nbytes + arrays.tables.nbytes < MOST_BYTES


def test_a_full_tree_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_buffers, "MOST_NODES", 2_000)
    seen = seen_at(azalai.new("targi", seed=1))
    analysis = NetworkBot(1, milliseconds=5_000).decide(seen)
    assert analysis.seconds < 4
    assert analysis.move in seen.moves
