"""A new game needs only its own package: Tricks (``tests/tiny_game``) runs through every part of Azalai.

It follows ``docs/add-a-game.md``. The tests register it in this process; other processes find it by an entry point.
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import azalai
from azalai import bots, games
from azalai.kernel.batch import Batch
from tests.terminal import run
from tests.tiny_game import GAME

ROOT = Path(__file__).parent.parent
START = {"players": [{"hand": ["c1", "c5", "c9"]}, {"hand": ["c2", "c6", "c7"]}]}


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_registered", dict(games._registered))
    games.register(GAME)


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """The environment of a process for which Tricks is an installed package."""
    about = tmp_path / "packages" / "tricks-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: tricks\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[azalai.games]\ntricks = tests.tiny_game:GAME\n")
    path = [os.environ.get("PYTHONPATH", ""), str(ROOT / "src"), str(ROOT), str(about.parent)]
    return {"PYTHONPATH": os.pathsep.join(path)}


def played_out(seed: int, seats: int = 2) -> azalai.Game:
    game, dice = azalai.new("tricks", seed=seed, seats=seats), random.Random(seed)
    while not game.over:
        game.play(dice.choice(game.moves()))
    return game


# -- the API ------------------------------------------------------------------------------------------


def test_a_game_is_played_to_its_end() -> None:
    game = azalai.position("tricks", START)

    for text in "c9 c2 c5 c7 c6 c1".split():
        game.play(text)

    assert game.over
    assert game.scores() == [1, 2]
    assert game.winners() == [1]
    assert [line.points for line in game.score_sheet(1)] == [2]
    assert [entry.text for entry in game.log][:2] == ["North plays the 9.", "South plays the 2. North wins the trick."]


def test_last_cards_are_played_automatically_and_logged() -> None:
    game = played_out(5, seats=3)

    assert (len(game.played), len(game.log)) == (6, 9)


def test_an_illegal_move_says_what_is_legal() -> None:
    with pytest.raises(azalai.IllegalMove, match="north does not hold c2; legal: c1, c5, c9"):
        azalai.position("tricks", START).play("c2")


def test_undo_takes_back_a_draw_but_says_that_it_was_unfair() -> None:
    game = azalai.position("tricks", START).play("c9").play("c2")

    assert not game.can_undo_fairly
    assert game.undo().text == "c2"
    assert game.view(None) == azalai.position("tricks", START).play("c9").view(None)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_saved_game_loads(seats: int, tmp_path: Path) -> None:
    game = played_out(5, seats)
    game.save(tmp_path / "game.azalai")

    assert azalai.load(tmp_path / "game.azalai").digest() == game.digest()


def test_a_position_is_what_its_view_describes() -> None:
    game = azalai.new("tricks", seed=3, seats=3)
    game.play(game.moves()[0])

    assert azalai.position("tricks", game.view(None), seats=3).view(None) == game.view(None)


def test_a_game_draws_itself() -> None:
    game = azalai.position("tricks", START)

    assert "hand c1 c5 c9" in game.draw(0)
    assert "c1" not in game.draw(1)
    assert game.picture(0).startswith("<svg")


# -- hidden information -------------------------------------------------------------------------------


def test_a_determinization_agrees_with_what_the_seat_knows() -> None:
    game = azalai.position("tricks", START).play("c9")

    hands: Counter[tuple[str, ...]] = Counter()
    for seed in range(600):
        possible = game.imagine(1, seed)
        assert possible.view(1) == game.view(1)
        assert possible.observation(1) == game.observation(1)
        hands[tuple(possible.view(None)["players"][0]["hand"])] += 1

    assert len(hands) == 10  # two of the five cards that south has not seen
    assert min(hands.values()) > 30


def test_a_bot_receives_the_same_table_whatever_is_hidden() -> None:
    game = azalai.position("tricks", START).play("c9")
    seen = bots.information_set(game, 1)

    for seed in range(20):
        assert bots.information_set(game.imagine(1, seed), 1).table == seen.table


# -- the compiled gear --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_both_gears_play_the_same_game(seats: int) -> None:
    book = games.rulebook("tricks")
    setting = book.setting({"seats": seats})
    batch = Batch(book, setting, tables=8, seed=1)
    plain = [azalai.new("tricks", seed=1 + i, seats=seats) for i in range(8)]

    while any(not game.over for game in plain):
        actions = batch.random_actions().copy()
        going_on = [i for i in range(8) if not plain[i].over]
        batch.step(actions)
        for i in going_on:
            plain[i].play(int(actions[i]))
            assert book.table.unpack(batch.tables[i].tobytes()).digest() == plain[i].digest()


def test_simulation_plays_games_to_the_end() -> None:
    results = azalai.simulate("tricks", games=50, seed=1, seats=3)

    assert results["scores"].sum(axis=1).tolist() == [3] * 50
    assert (results["rounds"] == 3).all()


# -- computer players ---------------------------------------------------------------------------------


def points_of(first: str, second: str, deals: int) -> int:
    """What the first bot wins against the second, each deal once from each seat, less what it loses."""
    lead = 0
    for deal in range(deals):
        for seat in range(2):
            players = {seat: bots.player(first, deal), 1 - seat: bots.player(second, deal)}
            game = azalai.new("tricks", seed=deal)
            while (asked := game.seat) is not None:
                game.play(players[asked].decide(bots.information_set(game, asked)).move)
            lead += game.scores()[seat] - game.scores()[1 - seat]
    return lead


def test_the_search_beats_random_play() -> None:
    assert points_of("search:60", "random", deals=20) > 10


def test_levels_come_from_the_games_own_file() -> None:
    assert [level.name for level in bots.levels("tricks")] == ["gentle", "strong"]
    seen = bots.information_set(azalai.position("tricks", START), 0)
    assert bots.player("gentle", 1).decide(seen).simulations == 0
    assert 0 < bots.player("strong", 1).decide(seen).simulations <= 100


def test_both_gears_find_the_same_move() -> None:
    seen = bots.information_set(azalai.position("tricks", START), 0)

    compiled, plain = (bots.player("search:40", 3, compiled=choice).decide(seen) for choice in (True, False))

    assert compiled.move == plain.move
    assert [each.visits for each in compiled.candidates] == [each.visits for each in plain.candidates]


# -- the command line ---------------------------------------------------------------------------------


def test_the_terminal_plays_saves_and_replays(installed: dict[str, str], tmp_path: Path) -> None:
    cards = [f"c{card}" for card in range(1, 10)]
    typed = "\n".join(["rules", *cards * 3, "save game.azalai", "", ""])

    arguments = ["tricks", "--seed", "7", "--seats", "3", "--bot", "greedy"]
    ended = run("play", *arguments, typed=typed, cwd=tmp_path, **installed)

    assert ended.status == 0, ended.err
    assert "Trick 3 of 3" in ended.out
    assert "north: you" in ended.out
    assert "no summary of the rules of tricks" in ended.out
    replayed = run("replay", "game.azalai", "--all", cwd=tmp_path, **installed)
    assert replayed.status == 0, replayed.err
    assert "wins the trick" in replayed.out


def test_the_arena_plays_in_processes_that_find_the_entry_point(installed: dict[str, str], tmp_path: Path) -> None:
    arguments = ["tricks", "greedy", "random", "--games", "4", "--jobs", "2", "--out", "results.jsonl"]

    ended = run("arena", *arguments, cwd=tmp_path, **installed)

    assert ended.status == 0, ended.err
    assert "greedy" in ended.out
    lines = (tmp_path / "results.jsonl").read_text().splitlines()
    played = [row["players"] for row in map(json.loads, lines) if "key" in row]
    assert [sorted(players) for players in played] == [["greedy", "random"]] * 4


# -- environments -------------------------------------------------------------------------------------


def test_a_batch_of_tables_is_stepped() -> None:
    from azalai.env.batch import Tables

    tables = Tables("tricks", 16, seats=3)
    tables.reset(1)
    ended = np.zeros(16, bool)
    for _ in range(6):  # of the nine decisions the last three are forced
        tables.step(tables.masks.argmax(axis=1))
        ended |= tables.terminations
    assert ended.all()
    assert tables.rewards.sum(axis=1).tolist() == [0] * 16


def test_gymnasium_checks_the_environment() -> None:
    from gymnasium.utils.env_checker import check_env

    from azalai.env.gymnasium import SeatEnv, SeatVectorEnv

    check_env(SeatEnv("tricks", opponent="greedy"), skip_render_check=True)
    vector = SeatVectorEnv("tricks", 8, seats=3)
    observations, _ = vector.reset(seed=1)
    ended = np.zeros(8, bool)
    for _ in range(3):
        observations, rewards, over, _, _ = vector.step(observations["action_mask"].argmax(axis=1))
        assert np.isin(rewards[over], (1, -0.5, 0.25, 0)).all()
        ended |= over
    assert ended.all()


@pytest.mark.filterwarnings("ignore:Observation", "ignore:Action mask")  # what it says about every mask
def test_pettingzoo_checks_the_environment() -> None:
    from pettingzoo.test import api_test  # type: ignore[import-untyped, unused-ignore]

    from azalai.env import pettingzoo

    api_test(pettingzoo.env("tricks", seats=3), num_cycles=30)


def test_openspiel_plays_and_enumerates_chance() -> None:
    pyspiel: Any = pytest.importorskip("pyspiel")
    from azalai.env import openspiel

    openspiel.register("tricks")
    state = pyspiel.load_game("azalai_tricks(players=3)").new_initial_state()
    dice = random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(probability for _, probability in outcomes) == pytest.approx(1)
            state.apply_action(dice.choice(outcomes)[0])
        else:
            assert state.information_state_string()
            state.apply_action(dice.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
