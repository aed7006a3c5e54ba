"""Opponents in batches: compiled ones decide as in the plain gear, others as in the single environment, and a policy
function answers for all tables at once."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import azalai
from azalai import bots
from azalai.bots.binding import bound_bots
from azalai.bots.players import GreedyBot
from azalai.bots.rules.greedy import TABLES
from azalai.bots.search_buffers import depth_buffers, numbers
from azalai.bots.weights import weights
from azalai.env.batch import Tables
from azalai.env.gymnasium import SeatEnv, SeatVectorEnv
from azalai.env.opponents import BotOpponents, GreedyOpponents

TUAREG = ("tuareg", {"seats": 3})
GAMES = [
    pytest.param(*TUAREG, id="tuareg"),
    pytest.param("targi", {}, id="targi", marks=pytest.mark.long),
    pytest.param("targi", {"expansion": True}, id="expansion", marks=pytest.mark.long),
]
games = pytest.mark.parametrize(("game", "options"), GAMES)


def last_legal(_observations: Any, masks: Any) -> Any:
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


def plain_choice(game: azalai.Game, dice: list[int]) -> int:
    """What the greedy player answers in the plain gear."""
    book, cards = game.rulebook, game.setting.cards
    tables: list[Any] = [game.table, *[None] * (TABLES - 1)]
    options = numbers((TABLES, book.most_options), compiled=False)
    n = book.rules.legal(game.table, cards, options[0])
    depths = depth_buffers(book, compiled=False)
    return bound_bots(game.name).choose(tables, cards, weights(game.name), n, dice, options, depths)


@games
def test_the_compiled_greedy_player_decides_as_the_plain_one(
    game: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, compared = Tables(game, 4, learner="any", opponent="greedy", **options), 0
    answer = tables._opponents.answer  # type: ignore[union-attr]

    def checked(batch: Tables, asked: Any, actions: Any) -> None:
        nonlocal compared
        wanted = {i: plain_choice(batch.game(i), batch._deals.dice[i].tolist()) for i in np.flatnonzero(asked).tolist()}
        answer(batch, asked, actions)
        assert {i: int(actions[i]) for i in wanted} == wanted
        compared += len(wanted)

    monkeypatch.setattr(tables._opponents, "answer", checked)
    tables.reset(seed=1)
    for _ in range(12):
        tables.step(tables.random_actions())
        assert (tables.seats[tables.seats >= 0] == tables.learners[tables.seats >= 0]).all()
    assert compared > 40


@games
def test_a_game_against_greedy_players_depends_on_its_seed_alone(game: str, options: dict[str, Any]) -> None:
    many = Tables(game, 5, learner=1, opponent="greedy", threads=2, **options)
    one = Tables(game, 1, learner=1, opponent="greedy", **options)
    many.reset(seed=20)
    one.reset(seed=23)
    while not many.terminations[3]:
        assert one.observations[0].tobytes() == many.observations[3].tobytes()
        actions = many.random_actions()
        many.step(actions)
        one.step(actions[3:4])
    assert one.terminations[0]
    assert one.rewards.tolist() == many.rewards[3:4].tolist()


def test_greedy_players_beat_a_random_learner() -> None:
    env, won, lost = SeatVectorEnv("tuareg", 64, seat="any", opponent="greedy", seats=2), 0, 0
    env.reset(seed=1)
    while won + lost < 64:
        _, rewards, _, _, _ = env.step(env.tables.random_actions())
        won, lost = won + int((rewards > 0).sum()), lost + int((rewards < 0).sum())
    assert won < 8


def test_the_greedy_player_is_compiled_and_levels_are_bots() -> None:
    made = {name: Tables("tuareg", 1, learner=0, opponent=name, seats=2)._opponents for name in ("greedy", "gentle")}

    assert isinstance(made["greedy"], GreedyOpponents)
    assert isinstance(made["gentle"], BotOpponents)


def test_a_single_greedy_player_gives_the_same_analyses_compiled() -> None:
    game = azalai.new("tuareg", seed=3, seats=2)
    plain, compiled = GreedyBot(5), GreedyBot(5, compiled=True)
    for number in range(12):
        assert game.seat is not None
        seen = bots.information_set(game, game.seat)
        if number == 6:
            compiled = copy.deepcopy(compiled)  # with its dice
        one, other = plain.decide(seen), compiled.decide(seen)
        assert (one.move, one.candidates) == (other.move, other.candidates)
        game.play(one.move)


def test_bots_play_as_in_the_single_environment() -> None:
    options: dict[str, Any] = {"opponent": "search:2", "seat": 1, "seats": 2}
    many, one = SeatVectorEnv("tuareg", 2, **options), SeatEnv("tuareg", **options)
    seen, _ = many.reset(seed=30)
    alone, _ = one.reset(seed=31)
    for _ in range(12):
        assert np.array_equal(seen["observation"][1], alone["observation"])
        actions = seen["action_mask"].argmax(axis=1)
        seen, *_ = many.step(actions)
        alone, *_ = one.step(int(actions[1]))


def test_a_seed_that_is_dealt_again_meets_the_same_opponents() -> None:
    """Bots of a level draw from dice: after a reset they start with the same dice."""
    env = SeatVectorEnv("tuareg", 2, seat="any", opponent="gentle", seats=2)
    episodes = []
    for _ in range(2):
        seen, _ = env.reset(seed=4)
        for _ in range(20):
            seen, *_ = env.step(seen["action_mask"].argmax(axis=1))
        episodes.append(env.tables.tables.tobytes())

    assert episodes[0] == episodes[1]


def test_a_policy_function_answers_for_the_seats_of_the_opponents() -> None:
    """Against the same game, where we answer for every seat."""
    game, options = TUAREG
    asked: list[tuple[Any, Any]] = []

    def policy(observations: Any, masks: Any) -> Any:
        asked.append((observations.copy(), masks.copy()))
        return last_legal(observations, masks)

    env = SeatVectorEnv(game, 4, seat="any", opponent=policy, **options)
    open_tables = Tables(game, 4, **options)
    seen, _ = env.reset(seed=5)
    open_tables.reset(seed=5)
    over = np.zeros(4, bool)
    while not over.all():
        mine = open_tables.seats == env.tables.learners
        while not (mine | (open_tables.seats < 0)).all():
            actions = last_legal(None, open_tables.masks)
            open_tables._carry_out(actions, ~mine & (open_tables.seats >= 0))
            mine = open_tables.seats == env.tables.learners
        open_tables.observe_all()
        going = ~over & (open_tables.seats >= 0)
        assert np.array_equal(seen["observation"][going], open_tables.scaled[going])
        actions = seen["action_mask"].argmax(axis=1)
        seen, _, ended, _, _ = env.step(actions)
        open_tables._carry_out(actions, going)
        over |= ended
    assert len(asked) > 10
    assert all((masks.sum(axis=1) > 0).all() for _, masks in asked)
    assert asked[0][0].dtype == np.float32


@pytest.mark.parametrize(
    ("policy", "said"),
    [(lambda _seen, masks: masks.argmax(axis=1)[:1], "shape"), (lambda _seen, masks: masks.max(axis=1) / 2, "float")],
    ids=["short", "floats"],
)
def test_actions_of_a_policy_that_do_not_fit_are_refused(policy: Any, said: str) -> None:
    with pytest.raises(azalai.IllegalMove, match=said):
        Tables("tuareg", 8, learner="any", opponent=policy, seats=3).reset(seed=1)


def test_an_illegal_action_of_a_policy_loses_its_game() -> None:
    env = SeatVectorEnv("tuareg", 1, opponent=lambda _seen, masks: np.full(len(masks), -1), seats=2)
    seen, _ = env.reset(seed=1)
    reward = 0.0
    while not reward:
        seen, rewards, *_ = env.step(seen["action_mask"].argmax(axis=1))
        reward = float(rewards[0])

    assert reward == 1
    assert env.tables.illegal[0]


@pytest.mark.parametrize("opponent", ["grandmaster", "search:", "Greedy"])
def test_a_wrong_name_lists_the_valid_ones(opponent: str) -> None:
    for make in (lambda: SeatVectorEnv("targi", 2, opponent=opponent), lambda: SeatEnv("targi", opponent=opponent)):
        with pytest.raises(azalai.IllegalOption, match=r"random, greedy, search:1000.*gentle, steady, clever, strong"):
            make()


def test_what_is_no_opponent_is_refused() -> None:
    with pytest.raises(azalai.IllegalOption, match="opponent 7: use the name of a bot"):
        SeatVectorEnv("targi", 2, opponent=7)  # type: ignore[arg-type]
    with pytest.raises(azalai.IllegalOption, match="name the learner"):
        Tables("targi", 2, opponent="greedy")


@pytest.mark.parametrize("opponent", ["greedy", "search:2", last_legal], ids=["greedy", "search", "policy"])
def test_a_copied_batch_goes_on_with_its_opponents(opponent: Any) -> None:
    tables = Tables("tuareg", 2, learner="any", opponent=opponent, seats=2)
    tables.reset(seed=4)
    for _ in range(3):
        tables.step(tables.random_actions())
    twins = [copy.deepcopy(tables), pickle.loads(pickle.dumps(tables))]
    for _ in range(4):
        actions = tables.random_actions()
        tables.step(actions)
        for twin in twins:
            twin.step(actions)
            assert twin.tables.tobytes() == tables.tables.tobytes()
