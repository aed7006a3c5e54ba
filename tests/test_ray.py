"""The arena and training on a real Ray of several workers: nothing is lost when one of them dies, nothing counts
twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from azalai.arena.pairings import fixtures, tournament
from azalai.arena.play import play
from azalai.arena.ray_cluster import play_on_cluster
from azalai.arena.result_file import ResultFile
from azalai.bots import networks
from azalai.cli import main
from azalai.games import rulebook
from azalai.training import gradient, sampling
from azalai.training.ray_sampling import RayPool, play_part
from azalai.training.sampling import requests
from azalai.training.self_play import GAMES
from tests.arena_rows import without_times
from tests.processes import children, wait_until
from tests.terminal import run

pytestmark = pytest.mark.xdist_group("ray")

WANTED = tournament("targi", {}, ["greedy", "random"], 20, 60)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A Ray with two workers; its address."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"] = "0"
    ray = pytest.importorskip("ray")
    before = descendants(os.getpid())
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield ray.get_runtime_context().gcs_address
    ray.shutdown()
    wait_until(lambda: not any(is_of_ray(process) for process in descendants(os.getpid()) - before))


def is_of_ray(process: int) -> bool:
    try:
        return b"ray" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:  # it has ended meanwhile
        return False


def descendants(of: int) -> set[int]:
    found = set(children(of))
    return found.union(*(descendants(child) for child in found))


def workers_with(task: bytes) -> list[int]:
    """Ray's workers that have a task of this name now."""
    busy = []
    for process in descendants(os.getpid()):
        try:
            title = Path(f"/proc/{process}/cmdline").read_bytes()
        except OSError:
            continue
        if title.startswith(b"ray::" + task):
            busy.append(process)
    return busy


def test_a_worker_that_dies_in_the_middle_loses_no_game_and_doubles_none(cluster: str, tmp_path: Path) -> None:
    every = list(fixtures(WANTED))
    batches = [every[i : i + 2] for i in range(0, len(every), 2)]
    killed: list[int] = []
    rows: list[dict[str, Any]] = []

    with ResultFile(tmp_path / "games.jsonl", WANTED) as results:
        for row in play_on_cluster(WANTED, batches, cluster, jobs=2):
            rows.append(row)
            assert results.add(row), "a game came twice"
            if len(rows) in (2, 8):
                wait_until(lambda: workers_with(b"play_batch"))
                killed.append(workers_with(b"play_batch")[0])
                os.kill(killed[-1], signal.SIGKILL)

    assert len(set(killed)) == 2
    assert sorted(row["key"] for row in rows) == sorted(list(one.key) for one in every)
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()[2:]]
    assert sorted(line["key"] for line in lines) == sorted(list(one.key) for one in every)
    expected = without_times(play(WANTED, every[7]))
    assert next(without_times(row) for row in rows if row["key"] == expected["key"]) == expected


def test_the_command_plays_on_a_cluster_that_runs_already(cluster: str, tmp_path: Path) -> None:
    command = ("arena", "targi", "greedy", "random", "--games", "4", "--seed", "60", "--out", "games.jsonl", "--json")

    ran = run(*command, "--ray", cluster, cwd=tmp_path)

    assert ran.status == 0, ran.err
    assert json.loads(ran.out)["pairs"][0]["games"] == 4
    again = run(*command, cwd=tmp_path)
    assert "already" in again.err


def test_without_ray_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.chdir(tmp_path)

    status = main(["arena", "targi", "greedy", "random", "--games", "2", "--ray", "local"])

    assert status == 2
    assert "pip install azalai[cluster]" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_where_no_cluster_is_it_says_so_at_once(tmp_path: Path) -> None:
    ran = run("arena", "targi", "greedy", "random", "--games", "2", "--ray", "127.0.0.1:1", cwd=tmp_path)

    assert ran.status == 2
    assert "no Ray cluster at 127.0.0.1:1" in ran.err
    assert "Traceback" not in ran.err
    assert list(tmp_path.iterdir()) == []


def test_custom_bots_in_the_current_folder_play_on_the_cluster(cluster: str, tmp_path: Path) -> None:
    bot = "class Last:\n    def decide(self, seen):\n        return seen.moves[-1]\n"
    (tmp_path / "sample_bot.py").write_text(bot, encoding="utf-8")
    command = ("arena", "targi", "sample_bot:Last", "random", "--games", "2", "--limit", "60", "--json")

    ran = run(*command, "--ray", cluster, cwd=tmp_path)

    assert ran.status == 0, ran.err
    assert [one["faults"] for one in json.loads(ran.out)["ratings"]] == [[], []]


def test_training_on_a_cluster_gets_the_samples_of_one_machine_even_if_a_worker_dies(cluster: str) -> None:
    layers = networks.quantised(gradient.fresh_layers(rulebook("targi").network_knowledge().INPUTS, 1)[:6])
    how: Any = {"noise": 0.1, "random_answers": 10, "kept": 1000, "trace": 1.0}
    pool = RayPool("targi", layers, 2, sampling.TINY, False, 0, cluster)
    with ThreadPoolExecutor(1) as thread:
        asked = thread.submit(pool.batch, layers, 7, **how)
        wait_until(lambda: workers_with(b"play_part"))
        os.kill(workers_with(b"play_part")[0], signal.SIGKILL)
        batch, played = asked.result()
    pool.close()

    here = [play_part(part) for part in requests("targi", layers, 7, 2, sampling.TINY, False, **how)]
    assert (played == sum(counters for _, _, counters in here)).all()
    assert played[GAMES] == 2
    for name in ("inputs", "targets", "leads"):
        assert (getattr(batch, name) == np.concatenate([getattr(part, name) for _, part, _ in here])).all()


def test_training_where_no_cluster_is_says_so_at_once(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "azalai.training", "targi", "--out", "run", "--ray", "127.0.0.1:1"]

    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert ran.returncode == 2
    assert "no Ray cluster at 127.0.0.1:1" in ran.stderr
    assert list(tmp_path.iterdir()) == []
