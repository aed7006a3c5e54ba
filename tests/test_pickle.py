"""Pickle, deepcopy and other processes: games, information sets and environments, in the middle of a game."""

from __future__ import annotations

import copy
import multiprocessing
import operator
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import azalai
from azalai import bots
from azalai.env import pettingzoo
from azalai.env.batch import Tables
from azalai.env.gymnasium import SeatEnv, SeatVectorEnv

CARDS = '[tribe.targia]\nt4 = { vp = 3, cost = ["2d1g", "4s"], when = "always", do = "raid_immunity" }\n'
COPIES: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "deepcopy": copy.deepcopy,
}
copies = pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)


def some_games() -> dict[str, azalai.Game]:
    described = {"phase": "act", "first": 1, "seat": 0, "players": [{"goods": {"salt": 4}, "targis": [10]}, {}]}
    return {
        "targi": azalai.new("targi", seed=7),
        "expansion": azalai.new("targi", seed=8, expansion=True, tribe="mixed", border={5: "base"}),
        "tuareg": azalai.new("tuareg", seed=9, seats=3),
        "described": azalai.position("targi", described, seed=3),
        "imagined": azalai.new("targi", seed=7).play("p6").imagine(1, 5),
    }


def play_on(game: azalai.Game, moves: int) -> azalai.Game:
    for number in range(moves):
        if not game.over:
            legal = game.moves()
            game.play(legal[(7 * number + 3) % len(legal)])
    return game


@copies
@pytest.mark.parametrize("name", some_games())
def test_a_copied_game_is_the_same_and_goes_on_the_same(name: str, copied: Callable[[Any], Any]) -> None:
    game = play_on(some_games()[name], 20)
    before = game.digest()
    twin = copied(game)

    assert (twin.digest(), twin.moves(), twin.played, twin.seed) == (before, game.moves(), game.played, game.seed)
    assert (twin.options, twin.start, twin.view(None)) == (game.options, game.start, game.view(None))
    assert [entry.text for entry in twin.log] == [entry.text for entry in game.log]
    play_on(twin, 30)
    assert game.digest() == before
    assert twin.digest() == play_on(game, 30).digest()
    while twin.played:
        assert twin.undo() == game.undo()
    assert twin.digest() == game.digest()


def test_copy_copy_is_a_game_of_its_own() -> None:
    game = azalai.new("targi", seed=7)
    before = game.digest()

    copy.copy(game).play("p6")
    assert game.digest() == before


def test_a_deep_copy_shares_no_start() -> None:
    game = azalai.position("targi", {"robber": 2, "round": 2})
    twin = copy.deepcopy(game)
    assert twin.start is not None
    twin.start["round"] = 9

    assert game.start is not None
    assert game.start["round"] == 2


def test_a_game_with_corrected_cards_needs_no_card_file(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(CARDS, encoding="utf-8")
    game = azalai.new("targi", seed=1, cards=str(file))
    packed = pickle.dumps(game)
    file.unlink()

    twin = pickle.loads(packed)
    assert twin.view(None) == game.view(None)
    assert twin.view(None)["cards"]["t4"] != azalai.new("targi", seed=1).view(None)["cards"]["t4"]


@copies
@pytest.mark.parametrize("name", some_games())
def test_a_copied_information_set_is_equal(name: str, copied: Callable[[Any], Any]) -> None:
    game = play_on(some_games()[name], 5)
    assert game.seat is not None
    seen = bots.information_set(game, game.seat)

    twin = copied(seen)
    assert twin == seen
    assert twin.table is not seen.table
    assert bots.player("greedy", 1).decide(twin).move == bots.player("greedy", 1).decide(seen).move


def test_a_spawned_process_plays_on(tmp_path: Path) -> None:
    games = [play_on(game, 4) for game in some_games().values()]
    seat = games[0].seat
    assert seat is not None

    with multiprocessing.get_context("spawn").Pool(1) as pool:
        digests = pool.map(operator.methodcaller("digest"), games)
        played = pool.map(operator.methodcaller("play", games[0].moves()[0]), games[:1])
        named = pool.map(operator.attrgetter("name"), [bots.information_set(games[0], seat)])
    assert digests == [game.digest() for game in games]
    assert played[0].digest() == games[0].play(games[0].moves()[0]).digest()
    assert named == ["targi"]


# -- environments ---------------------------------------------------------------------------------------


@copies
@pytest.mark.parametrize("learner", [None, 1, "any"])
def test_copied_tables_go_on_the_same(learner: int | str | None, copied: Callable[[Any], Any]) -> None:
    tables = Tables("tuareg", 3, learner=learner, seats=3)
    tables.reset(seed=5)
    for _ in range(100):
        tables.step(tables.random_actions())
    twin = copied(tables)

    for _ in range(300):  # beyond the end of a game
        actions = tables.random_actions()
        assert actions.tolist() == twin.random_actions().tolist()
        tables.step(actions)
        twin.step(actions)
        for name in ("tables", "observations", "masks", "seats", "rewards", "terminations", "learners", "seeds"):
            assert getattr(twin, name).tobytes() == getattr(tables, name).tobytes(), name
    before = tables.masks.tobytes()
    twin.step(twin.random_actions())
    assert tables.masks.tobytes() == before


def first_legal(seen: dict[str, Any]) -> Any:
    return seen["action_mask"].argmax(axis=-1)


@copies
@pytest.mark.parametrize("opponent", ["random", "greedy", "search:20"])
@pytest.mark.parametrize("made", ["class", "name"])
def test_a_copied_single_environment_goes_on_the_same(made: str, opponent: str, copied: Callable[[Any], Any]) -> None:
    if made == "class":
        env: Any = SeatEnv("targi", opponent=opponent)
    else:
        env = gymnasium.make("azalai/Targi-v1", opponent=opponent)
    seen, _ = env.reset(seed=4)
    for _ in range(5):
        seen = env.step(int(first_legal(seen)))[0]
    twin = copied(env)

    for _ in range(15):
        action = int(first_legal(seen))
        (seen, *results), (again, *same) = env.step(action), twin.step(action)
        assert np.array_equal(seen["observation"], again["observation"])
        assert results[:3] == same[:3]
    assert np.array_equal(env.reset()[0]["observation"], twin.reset()[0]["observation"])  # from its own generator


@copies
def test_a_copied_vector_goes_on_the_same(copied: Callable[[Any], Any]) -> None:
    env = SeatVectorEnv("targi", 4, seat="any")
    seen, _ = env.reset(seed=4)
    for _ in range(30):
        seen = env.step(first_legal(seen))[0]
    twin = copied(env)

    for _ in range(200):
        actions = first_legal(seen)
        (seen, rewards, *_), (again, same, *_) = env.step(actions), twin.step(actions)
        assert np.array_equal(seen["observation"], again["observation"])
        assert np.array_equal(rewards, same)


@copies
@pytest.mark.parametrize("make", [pettingzoo.TableEnv, pettingzoo.env], ids=["class", "wrapped"])
def test_a_copied_table_for_agents_goes_on_the_same(make: Callable[..., Any], copied: Callable[[Any], Any]) -> None:
    env = make("targi")
    env.reset(seed=4)
    for _ in range(10):
        env.step(int(first_legal(env.last()[0])))
    twin = copied(env)

    while env.agents:
        (seen, *rest), (again, *same) = env.last(), twin.last()
        assert env.agent_selection == twin.agent_selection
        assert np.array_equal(seen["observation"], again["observation"])
        assert rest[:3] == same[:3]
        action = None if rest[1] else int(first_legal(seen))
        env.step(action)
        twin.step(action)
    assert not twin.agents


@copies
def test_a_copied_parallel_environment_goes_on_the_same(copied: Callable[[Any], Any]) -> None:
    env = pettingzoo.parallel_env("targi")
    seen, _ = env.reset(seed=4)
    twin = copied(env)

    for _ in range(20):
        actions = {agent: int(first_legal(each)) for agent, each in seen.items()}
        (seen, *rest), (again, *same) = env.step(actions), twin.step(actions)
        assert all(np.array_equal(seen[agent]["observation"], again[agent]["observation"]) for agent in seen)
        assert rest[:3] == same[:3]
