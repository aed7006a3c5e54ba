"""The greedy player: legal, repeatable, blind to what is hidden, clearly better than chance, the same in both gears."""

from __future__ import annotations

import numpy as np
import pytest

import azalai
from azalai import bots
from azalai.balance.games import Results, play_many
from azalai.bots.weights import weights
from azalai.games.targi.bots.evaluation import GOOD, ROLE, evaluate
from azalai.games.targi.rules.card_tables import ROLES
from tests.strategies import ALL, Variant, each
from tests.targi.tables import BLUE, acts, centre, stock

OPEN = [variant for variant in ALL if variant.name == "targi"]
variants = pytest.mark.parametrize("variant", each(OPEN))
compiled_variants = pytest.mark.parametrize("variant", each(OPEN, long=lambda variant: variant is not OPEN[0]))
"""Each kind of table takes some seconds to compile: in one worker with the balance report, which compiles the same."""
once_compiled = pytest.mark.xdist_group("balance")

WEIGHTS = weights("targi")


def played(variant: Variant, players: tuple[str, str], games: int, seed: int, *, compiled: bool = False) -> Results:
    return play_many(str(variant), variant.options, players, games, seed, compiled=compiled)


def choice_of(player: bots.Bot, game: azalai.Game) -> azalai.Move:
    assert game.seat is not None
    return player.decide(bots.information_set(game, game.seat)).move


@variants
def test_choosing_leaves_the_table_as_it_was_and_gives_a_legal_move(variant: Variant) -> None:
    game = azalai.new(variant.name, seed=5, **variant.options)
    player = bots.player("greedy", 1)
    for _ in range(40):
        before = game.digest()
        move = choice_of(player, game)
        assert game.digest() == before
        assert move in game.moves()
        game.play(move)


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    one, again, other = (played(OPEN[0], ("greedy", "greedy"), 3, seed) for seed in (4, 4, 40))

    assert (one.decisions == again.decisions).all()
    assert (one.laid == again.laid).all()
    assert (one.decisions != other.decisions).any()


def test_it_lays_a_card_worth_its_price() -> None:
    game = acts({"targis": [3, 6], "markers": [6]} | stock(dates=3, salt=3, pepper=3, gold=1), centre=centre(c6="t1"))

    moves = []
    player = bots.player("greedy", 1)
    while game.seat == BLUE and len(moves) < 12:
        moves.append(choice_of(player, game).text)
        game.play(moves[-1])

    assert moves[moves.index("c6") + 1] == "lay"


def test_a_good_more_is_worth_its_weight() -> None:
    poor, rich = (acts({"targis": [3]} | stock(dates=dates)) for dates in (1, 2))
    cards = poor.setting.cards

    assert evaluate(rich.table, cards, WEIGHTS, BLUE) - evaluate(poor.table, cards, WEIGHTS, BLUE) == WEIGHTS[GOOD]


def test_the_weights_have_a_place_for_each_role() -> None:
    assert len(WEIGHTS) == ROLE + len(ROLES) + 1


# -- compiled ------------------------------------------------------------------------------------------------


@once_compiled
@compiled_variants
def test_both_gears_play_the_same_games(variant: Variant) -> None:
    for players, games in ((("random", "random"), 30), (("greedy", "random"), 2), (("greedy", "greedy"), 1)):
        plain, compiled = (played(variant, players, games, 7, compiled=gear) for gear in (False, True))
        for column in ("decisions", "rounds", "scores", "winners", "laid"):
            assert np.array_equal(getattr(plain, column), getattr(compiled, column)), column


@pytest.mark.parametrize("seat", [0, 1])
def test_it_wins_every_one_of_a_few_games_against_chance(seat: int) -> None:
    players = ("greedy", "random") if seat == 0 else ("random", "greedy")

    results = played(OPEN[0], players, 4, 11)

    assert results.winners.tolist() == [seat] * 4
    assert results.scores[:, seat].mean() > 3 * results.scores[:, 1 - seat].mean()


@once_compiled
@compiled_variants
def test_it_clearly_beats_chance_from_either_seat(variant: Variant) -> None:
    for greedy, players in ((0, ("greedy", "random")), (1, ("random", "greedy"))):
        results = played(variant, players, 100, 11, compiled=True)
        assert np.mean(results.winners == greedy) >= 0.97
        assert results.scores[:, greedy].mean() > 3 * results.scores[:, 1 - greedy].mean()


@variants
def test_random_players_play_the_games_of_simulate(variant: Variant) -> None:
    results = played(variant, ("random", "random"), 40, 9)
    simulated = azalai.simulate(variant.name, 40, 9, **variant.options)

    for column, name in (("decisions", "decisions"), ("rounds", "rounds"), ("scores", "scores"), ("winners", "winner")):
        assert np.array_equal(getattr(results, column), simulated[name]), column
