"""Players that look ahead, in the compiled gear: in the arena and at the terminal."""

from __future__ import annotations

import itertools
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from azalai import games
from azalai.arena.pairings import Fixture, tournament
from azalai.arena.play import play
from azalai.arena.run import run as run_arena
from azalai.bots import Bot
from azalai.bots.levels import Level
from azalai.bots.players import LevelBot
from tests.arena_rows import without_times
from tests.terminal import COMMAND, environment
from tests.tiny_game import GAME as TRICKS

WANTED = tournament("targi", {}, ["search:20", "random"], 2, 4)
PATIENCE = 600  # it may have to be compiled


@pytest.mark.long
def test_a_search_that_counts_simulations_plays_the_same_game_again_in_any_process(tmp_path: Path) -> None:
    here = [without_times(play(WANTED, Fixture("search:20", "random", 0, seating))) for seating in range(2)]

    stands = run_arena(WANTED, tmp_path / "games.jsonl", jobs=2, quiet=True)

    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()[2:]]
    assert sorted(map(json.dumps, map(without_times, lines))) == sorted(map(json.dumps, here))
    searcher = next(one for one in stands.contestants if one.name == "search:20")
    assert 1 <= searcher.simulations <= 20
    assert searcher.milliseconds > 0


def test_levels_play_compiled_in_the_arena_and_make_the_same_moves_as_in_the_plain_gear(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise a match between levels is 50 times as slow."""
    gears: list[Any] = []
    choose = LevelBot._player

    def noted(bot: LevelBot, chosen: Level) -> Bot:
        gears.append(choose(bot, chosen))
        return gears[-1]  # type: ignore[no-any-return]

    monkeypatch.setattr(LevelBot, "_player", noted)
    wanted = tournament("targi", {}, ["curious", "random"], 2, 4)
    fixture = Fixture("curious", "random", 0, 0)

    compiled = play(wanted, fixture)
    monkeypatch.setattr("azalai.kernel.gear.can_compile", lambda: False)
    plain = play(wanted, fixture)

    assert [bot._compiled for bot in gears] == [True, False]
    assert without_times(compiled) == without_times(plain)


@pytest.mark.parametrize("bot", ["search:20", "clever"])
def test_a_player_that_looks_ahead_sits_at_the_terminal(bot: str) -> None:
    command = [*COMMAND, "play", "targi", "--seed", "7", "--bot", bot]

    ran = subprocess.run(
        command, input=b"6\n", capture_output=True, env=environment(COLUMNS="200"), timeout=PATIENCE, check=True
    )

    assert re.search(rb"White places on \d+", ran.stdout)
    assert ran.stderr == b""


def test_the_time_of_a_search_is_that_of_the_arenas_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processor time in a match, so that other work on the machine does not count."""
    monkeypatch.setattr(games, "_registered", dict(games._registered))
    games.register(TRICKS)
    monkeypatch.setattr("azalai.kernel.gear.can_compile", lambda: False)
    monkeypatch.setattr("azalai.arena.play.THINKING", itertools.count().__next__)
    wanted = tournament("tricks", {}, ["search:1ms", "random"], 2, 4)

    row = play(wanted, Fixture("search:1ms", "random", 0, 0))

    # that clock shows a second more each time it is read, so a decision ends after the first 32 simulations
    assert row["thought"][0] >= row["asked"][0] > 0
    assert row["thought"][0] % 1 == 0
    assert row["simulations"][0] <= 32 * row["asked"][0]
