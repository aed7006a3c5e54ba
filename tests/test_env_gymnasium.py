"""The Gymnasium environments: the library's own check, one seat against our bots, and many tables in one call."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import azalai
from azalai import bots
from azalai.bots.levels import level_names
from azalai.env.gymnasium import NAMES, SeatEnv, SeatVectorEnv, answer
from azalai.env.observations import scale

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("targi", {}),
    ("targi", {"expansion": True}),
    ("targi", {"expansion": True, "tribe": "mixed", "border": "mixed"}),
    *(("tuareg", {"seats": seats}) for seats in (2, 3, 4, 5)),
]
games = pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param(*row, marks=[pytest.mark.long] if "expansion" in row[1] else []) for row in GAMES
    ],  # as loop_variants
    ids=str,
)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.long] if "Expansion" in name else []) for name in NAMES]
)
def test_the_librarys_check_passes_for_every_registered_name(name: str) -> None:
    check_env(gymnasium.make(name, disable_env_checker=True).unwrapped)


@games
@pytest.mark.parametrize("scaled", [True, False])
def test_the_librarys_check_passes_for_every_game(game: str, options: dict[str, Any], scaled: bool) -> None:
    check_env(SeatEnv(game, scaled=scaled, **options), skip_render_check=True)


@pytest.mark.parametrize("opponent", ["greedy", "search:20", level_names()[0]])
@pytest.mark.parametrize(("game", "options"), [GAMES[0], GAMES[4]], ids=str)
def test_the_librarys_check_passes_against_every_bot(game: str, options: dict[str, Any], opponent: str) -> None:
    """From the second seat; in Targi the bot begins. The check wants the same game twice: of the levels one without a
    clock. It acts without looking at masks and loses soon, so that some decisions are played after it."""
    env, dice = SeatEnv(game, opponent=opponent, seat=1, **options), np.random.default_rng(1)
    check_env(env, skip_render_check=True)
    seen, _ = env.reset(seed=3)
    for _ in range(8):
        assert env._tables.seats[0] == 1
        seen, *_ = env.step(any_action(seen, dice))
    assert env._tables.game().round >= 1


def test_a_search_answers_for_the_other_seats_to_the_end() -> None:
    env = SeatEnv("tuareg", seats=3, opponent="search:5", seat=2)
    reward, _ = finished(env, 1)
    assert finished(env, 1)[0] == reward
    assert env._tables.game().over


def any_action(seen: Any, dice: np.random.Generator) -> int:
    return int(dice.choice(np.flatnonzero(seen["action_mask"])))


def finished(env: Any, seed: int) -> tuple[float, Any]:
    dice = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    over = False
    while not over:
        seen, reward, over, truncated, told = env.step(any_action(seen, dice))
        assert not truncated
        assert told["seat"] == env.unwrapped.seat
    return reward, seen


@games
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_against_random_players_is_played_to_its_end(game: str, options: dict[str, Any], seat: int) -> None:
    env = SeatEnv(game, seat=seat, scaled=False, **options)
    for seed in range(3):
        reward, seen = finished(env, seed)
        table = env._tables.game()
        assert table.over
        assert (reward == 1) == (table.winners() == [seat])
        assert seen["observation"].tobytes() == table.observation(seat).pack()
        assert finished(env, seed)[0] == reward


@pytest.mark.parametrize(
    ("game", "options"),
    [("targi", {}), pytest.param("targi", {"expansion": True}, marks=pytest.mark.long), ("tuareg", {"seats": 3})],
)
def test_a_greedy_opponent_can_be_named(game: str, options: dict[str, Any]) -> None:
    """It answers for the other seats, by its own rules, and is stronger than chance."""
    env = SeatEnv(game, opponent="greedy", seat=1, **options)
    rewards = [finished(env, seed)[0] for seed in range(4)]
    assert finished(env, 0)[0] == rewards[0]
    assert sum(reward < 0 for reward in rewards) >= 3


def test_a_greedy_opponent_sees_no_hidden_card() -> None:
    """The table that it is asked at has a seat's decision and all hidden cards; it plays the same whatever they are."""
    dice = np.random.default_rng(2)
    game = azalai.new("targi", seed=5)
    while not game.over and len(game.played) < 60:
        assert game.seat is not None
        answers = {answer(bots.player("greedy", 1), game.imagine(game.seat, seed)) for seed in range(4)}
        assert len(answers) == 1
        game.play(game.moves()[int(dice.integers(len(game.moves())))])


def test_an_opponent_that_is_not_there_is_refused() -> None:
    with pytest.raises(azalai.AzalaiError):
        SeatEnv("targi", opponent="nobody")


def test_a_custom_bot_plays_and_loses_by_its_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "sometimes.py").write_text(
        "class Sometimes:\n"
        "    asked = 0\n"
        "    def decide(self, seen):\n"
        "        self.asked += 1\n"
        "        return seen.moves[0] if self.asked < 4 else 1 / 0\n",
        encoding="utf-8",
    )
    env = SeatEnv("targi", opponent="sometimes:Sometimes")
    observation, facts = env.reset(seed=1)
    over = False
    steps = 0
    while not over:
        assert "fault" not in facts
        observation, reward, over, _, facts = env.step(int(observation["action_mask"].argmax()))
        steps += 1

    assert steps > 1
    assert reward == 1.0
    assert "sometimes:Sometimes loses the game: an exception, ZeroDivisionError" in facts["fault"]
    assert "fault" not in env.reset(seed=2)[1]


def test_a_vector_says_at_which_table_a_custom_bot_lost_by_its_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "once.py").write_text(
        "from azalai.bots.custom import told_seed\n"
        "class Once:\n"
        "    def __init__(self, seed):\n"
        "        self.seed = seed\n"
        "    def decide(self, seen):\n"
        "        return seen.moves[0] if self.seed == told_seed(2 * 5 + 1) else 'nonsense'\n",  # the deals are 5 and 6
        encoding="utf-8",
    )
    env = SeatVectorEnv("targi", 2, opponent="once:Once")
    seen, _ = env.reset(seed=5)
    _, rewards, over, _, facts = env.step(seen["action_mask"].argmax(axis=1))

    assert (rewards.tolist(), over.tolist(), facts["_fault"].tolist()) == ([0, 1], [False, True], [False, True])
    assert facts["fault"].tolist() == [None, "once:Once loses the game: “nonsense” is not a legal move"]
    assert "fault" not in env.step(env.action_masks().argmax(axis=1))[4]


@pytest.mark.parametrize("action", [1.0, np.float32(1), "1", None, np.array([1])])
def test_a_single_table_takes_only_whole_numbers(action: Any) -> None:
    env = SeatEnv("targi")
    seen, _ = env.reset(seed=1)

    with pytest.raises(azalai.IllegalMove, match="from 0 to 215"):
        env.step(action)
    assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)
    assert env.step(np.int8(seen["action_mask"].argmax()))[2] is False
    assert env.step(2**70)[4]["illegal"]


def test_an_illegal_action_loses() -> None:
    env = SeatEnv("tuareg", seats=3)
    seen, _ = env.reset(seed=1)
    _, reward, over, truncated, told = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, truncated, told["illegal"]) == (-0.5, True, False, True)


def test_a_picture_and_a_text_of_the_table() -> None:
    env = SeatEnv("targi", render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape[2] == 3
    env = SeatEnv("tuareg", render_mode="ansi")
    env.reset(seed=1)
    assert "stage 1" in env.render().lower()


# -- many tables ----------------------------------------------------------------------------------------


@games
@pytest.mark.parametrize("seat", [1, "any"])
def test_a_table_of_the_vector_is_the_single_environment(game: str, options: dict[str, Any], seat: Any) -> None:
    """Table 2 of four, step by step; after its end the next step deals it again, with a reward of 0."""
    many = SeatVectorEnv(game, 4, seat=seat, **options)
    one = SeatEnv(game, seat=seat, **options)
    dice = np.random.default_rng(4)
    seen, _ = many.reset(seed=30)
    alone, _ = one.reset(seed=32)
    over = False
    while not over:
        assert np.array_equal(seen["observation"][2], alone["observation"])
        assert np.array_equal(seen["action_mask"][2], alone["action_mask"])
        actions = np.array(
            [any_action({"action_mask": m}, dice) if m.any() else 0 for m in seen["action_mask"]], np.int64
        )
        seen, rewards, terminations, truncations, _ = many.step(actions)
        alone, reward, over, _, _ = one.step(int(actions[2]))
        assert rewards[2] == pytest.approx(reward)
        assert terminations[2] == over
        assert not truncations.any()
    seen, rewards, terminations, _, _ = many.step(many.tables.random_actions())
    assert not terminations[2]
    assert rewards[2] == 0
    assert seen["action_mask"][2].any()


def test_the_vector_says_what_it_is() -> None:
    many = gymnasium.make_vec("azalai/Tuareg-v1", num_envs=8, vectorization_mode="vector_entry_point", seats=4)
    seen, told = many.reset(seed=1)

    assert many.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert many.observation_space.contains(seen)
    assert many.single_action_space.n == seen["action_mask"].shape[1]
    assert told["seat"].tolist() == [0] * 8
    assert np.abs(seen["observation"]).max() <= 4


def test_each_table_of_the_vector_can_have_its_own_seed() -> None:
    many = SeatVectorEnv("targi", 3, scaled=False)
    seen, _ = many.reset(seed=[5, 2**40 + 7, 5])
    for row, seed in enumerate((5, 2**40 + 7, 5)):
        alone, _ = SeatEnv("targi", scaled=False).reset(seed=seed)
        assert np.array_equal(seen["observation"][row], alone["observation"])
    assert many.reset(seed=[None, 1, 2])[0]["action_mask"].any(axis=1).all()


def test_arrays_are_copies_unless_they_need_not_be() -> None:
    for copy in (True, False):
        many = SeatVectorEnv("targi", 3, scaled=False, copy=copy)
        seen, _ = many.reset(seed=1)
        kept = seen["observation"].copy()
        later, *_ = many.step(many.tables.random_actions())
        assert np.array_equal(seen["observation"], kept) == copy
        assert (later["observation"] is seen["observation"]) == (not copy)
    assert np.array_equal(SeatVectorEnv("targi", 3).reset(seed=1)[0]["observation"], scale("targi", kept))


def test_a_vector_takes_one_whole_number_for_each_table() -> None:
    env = SeatVectorEnv("targi", 4)
    seen, _ = env.reset(seed=1)
    legal = seen["action_mask"].argmax(axis=1)

    for actions in (legal[:1], legal + 0.5, np.repeat(legal, 2)[::2]):
        with pytest.raises(azalai.IllegalMove, match="actions"):
            env.step(actions)
    env.step(legal.astype(np.int32))
    assert not env.tables.illegal.any()


@pytest.mark.parametrize("count", [0, -3, 1.5])
def test_a_vector_of_no_tables_is_refused(count: Any) -> None:
    with pytest.raises(azalai.IllegalOption, match="num_envs must be a whole number from 1"):
        SeatVectorEnv("targi", count)
