"""Result files: a run that was killed can be resumed, a worker that dies is replaced, and no game is lost or counted
twice."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from azalai.arena import process_pool
from azalai.arena.pairings import Fixture, fixtures, tournament
from azalai.arena.process_pool import play_here
from azalai.arena.result_file import ResultFile
from azalai.arena.run import run as run_arena
from azalai.errors import AzalaiError, IllegalOption
from azalai.messages import say
from tests.arena_rows import row, without_times
from tests.processes import children, wait_until
from tests.terminal import COMMAND, Terminal, environment, run

pytestmark = pytest.mark.xdist_group("arena_files")

WANTED = tournament("targi", {}, ["greedy", "random"], 12, 30)
ARGUMENTS = ("arena", "targi", "greedy", "random", "--games", "12", "--seed", "30", "--out", "games.jsonl")


def games_in(file: Path) -> list[dict[str, Any]]:
    """The whole lines of games."""
    if not file.exists():
        return []
    lines = [line for line in file.read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")]
    return [parsed for line in lines if "key" in (parsed := json.loads(line))]


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """The games of a run without interruption."""
    file = tmp_path_factory.mktemp("undisturbed") / "games.jsonl"
    run_arena(WANTED, file, jobs=1)
    return games_in(file)


def same_games(file: Path, undisturbed: list[dict[str, Any]]) -> None:
    found = games_in(file)
    assert sorted(map(json.dumps, map(without_times, found))) == sorted(
        map(json.dumps, map(without_times, undisturbed))
    )


# -- stopping and going on -----------------------------------------------------------------------------------


def test_a_run_killed_in_the_middle_goes_on_and_leaves_nobody_behind(
    tmp_path: Path, undisturbed: list[dict[str, Any]]
) -> None:
    file = tmp_path / "games.jsonl"
    command = [*COMMAND, *ARGUMENTS, "--jobs", "2"]
    process = subprocess.Popen(command, cwd=tmp_path, env=environment(), stderr=subprocess.DEVNULL)
    wait_until(lambda: len(games_in(file)) >= 2)
    process_pool = children(process.pid)
    process.send_signal(signal.SIGKILL)
    process.wait()
    there = len(games_in(file))
    with file.open("ab") as torn:
        torn.write(b'{"key": ["greedy", "random", 5, 1], "game": "tar')

    assert 2 <= there < 12
    assert len(process_pool) >= 2
    wait_until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in process_pool))
    ran = run(*ARGUMENTS, "--jobs", "2", "--json", cwd=tmp_path)
    assert ran.status == 0, ran.err
    assert json.loads(ran.out)["games"] == 12
    assert f"{there} already played" in ran.err
    same_games(file, undisturbed)


def test_ctrl_c_says_how_to_go_on_and_the_display_shows_the_standing(
    tmp_path: Path, undisturbed: list[dict[str, Any]]
) -> None:
    file = tmp_path / "games.jsonl"
    with Terminal(*ARGUMENTS, "--jobs", "2", cwd=tmp_path) as terminal:
        wait_until(lambda: len(games_in(file)) >= 2)
        terminal.until("/12")
        terminal.press(b"\x03")
        rest, status = terminal.end()
    there = len(games_in(file))
    assert status == 130
    said = " ".join((terminal.seen + rest).split())
    assert say("arena-interrupted", played=there, total=12, file="games.jsonl") in said
    assert say("arena-pairs-title") in said
    assert "Traceback" not in said
    run_arena(WANTED, file, jobs=1)
    same_games(file, undisturbed)


def test_more_games_and_more_players_go_into_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run_arena(tournament("targi", {}, ["greedy", "random"], 2, 1), file, jobs=1)
    before = file.read_bytes()

    stands = run_arena(tournament("targi", {}, ["random", "greedy"], 2, 1), file, jobs=1)
    more = run_arena(tournament("targi", {}, ["greedy", "random"], 4, 1), file, jobs=1)

    assert file.read_bytes().startswith(before)
    assert (stands.played, more.played) == (2, 4)
    assert len(games_in(file)) == 6  # the pair the other way round is another pair


# -- the file ------------------------------------------------------------------------------------------------


def test_a_torn_line_is_cut_off_and_a_game_that_comes_twice_counts_once(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    game = row("greedy", "random", 0, 0, [3, 1], [0])
    with ResultFile(file, WANTED) as results:
        assert results.add(game)
        assert not results.add(dict(game))
    whole = file.read_bytes()
    file.write_bytes(whole + whole.splitlines()[-1][:50])

    with ResultFile(file, WANTED) as results:
        assert list(results.rows) == [("greedy", "random", 0, 0)]
        assert file.read_bytes() == whole
        assert results.add(row("greedy", "random", 0, 1, [3, 1], [0]))
    assert len(games_in(file)) == 2


@pytest.mark.parametrize("cut", [1, 20])
def test_a_file_torn_in_its_first_line_is_begun_anew(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "games.jsonl"
    with ResultFile(file, WANTED):
        whole = file.read_bytes()
    file.write_bytes(whole[:cut])

    with ResultFile(file, WANTED) as results:
        assert results.rows == {}
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    ("other", "name"),
    [
        (tournament("targi", {}, ["greedy", "random"], 12, 31), "seed"),
        (tournament("targi", {"expansion": True}, ["greedy", "random"], 12, 30), "options"),
        (tournament("tuareg", {}, ["greedy", "random"], 12, 30), "game"),
    ],
)
def test_results_of_another_setting_are_refused_and_kept(tmp_path: Path, other: Any, name: str) -> None:
    file = tmp_path / "games.jsonl"
    with ResultFile(file, WANTED):
        before = file.read_bytes()

    with pytest.raises(IllegalOption, match=f"another {name}"):
        ResultFile(file, other)

    assert file.read_bytes() == before


@pytest.mark.parametrize("name", ["version", "network"])
def test_results_of_another_version_or_network_are_refused(tmp_path: Path, name: str) -> None:
    file = tmp_path / "games.jsonl"
    with ResultFile(file, WANTED):
        lines = file.read_bytes().splitlines(keepends=True)
    heading = json.loads(lines[0])
    assert heading["arena"][name]
    heading["arena"][name] = "0.0.1"
    file.write_bytes(json.dumps(heading).encode() + b"\n" + b"".join(lines[1:]))

    with pytest.raises(IllegalOption, match=f"another {name}"):
        ResultFile(file, WANTED)


@pytest.mark.parametrize("text", ["some notes\n", '{"game": "targi"}\n', "[1, 2]\n"])
def test_another_file_is_not_taken_for_results(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes"
    file.write_text(text, encoding="utf-8")

    with pytest.raises(IllegalOption, match="notes"):
        ResultFile(file, WANTED)

    assert file.read_text(encoding="utf-8") == text


def test_a_damaged_line_in_the_middle_is_named(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with ResultFile(file, WANTED) as results:
        results.add(row("greedy", "random", 0, 0, [3, 1], [0]))
    file.write_bytes(file.read_bytes() + b"{oh}\n" + b"{}\n")

    with pytest.raises(IllegalOption, match="line 4"):
        ResultFile(file, WANTED)


def test_two_runs_cannot_write_into_one_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with ResultFile(file, WANTED):
        ran = run(*ARGUMENTS, cwd=tmp_path)

    assert ran.status == 2
    assert say("arena-file-in-use", file="games.jsonl") in ran.err


# -- workers -------------------------------------------------------------------------------------------------


def in_pairs() -> list[list[Fixture]]:
    every = list(fixtures(WANTED))
    return [every[i : i + 2] for i in range(0, len(every), 2)]


def test_a_worker_that_is_killed_is_replaced_and_its_games_are_played_by_others(
    undisturbed: list[dict[str, Any]],
) -> None:
    rows = []
    killed = 0
    for one in play_here(WANTED, in_pairs(), jobs=2):
        rows.append(one)
        if len(rows) in (2, 5):
            victim = multiprocessing.active_children()[0]
            assert victim.pid is not None
            os.kill(victim.pid, signal.SIGKILL)
            killed += 1

    assert killed == 2
    assert sorted(one["key"] for one in rows) == sorted(list(one.key) for one in fixtures(WANTED))
    assert {json.dumps(without_times(one)) for one in rows} == {json.dumps(without_times(one)) for one in undisturbed}
    assert multiprocessing.active_children() == []


def test_workers_that_die_again_and_again_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def killed_at_once(self: Any, batch: list[Fixture]) -> None:
        self.batch = batch
        self.process.kill()

    monkeypatch.setattr(process_pool._Worker, "give", killed_at_once)

    with pytest.raises(AzalaiError, match="died"):
        list(play_here(WANTED, in_pairs(), jobs=2))
    assert multiprocessing.active_children() == []


def test_what_goes_wrong_in_a_game_is_told() -> None:
    batch = [Fixture("greedy", "oracle", 0, 0)]

    with pytest.raises(RuntimeError, match="oracle"):
        list(play_here(WANTED, [batch, batch], jobs=2))
    assert multiprocessing.active_children() == []
