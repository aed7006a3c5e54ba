"""Without Numba, missing or broken, everything runs in the plain gear with the same results; one sentence says so."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import azalai
from azalai import bots
from azalai.env.batch import Tables

PROGRAM = """
import json, sys
if sys.argv[1] == "missing":
    sys.modules["numba"] = None  # importing it raises ModuleNotFoundError

import azalai
from azalai import bots
from azalai.balance.games import play_many
from azalai.cli import main
from azalai.env.batch import Tables
from azalai.env.gymnasium import SeatEnv

def move(spec):
    game = azalai.new("targi", seed=3)
    return bots.player(spec, 1).decide(bots.information_set(game, game.seat)).move.text

tables = Tables("tuareg", 3, seats=3, learner=1)
tables.reset(5)
for _ in range(30):
    tables.step(tables.random_actions())
env = SeatEnv("targi", opponent="greedy")
observation, facts = env.reset(seed=1)
observation, reward, over, *_ = env.step(int(observation["action_mask"].argmax()))
told = {
    "moves": [move(spec) for spec in ("steady", "search:20", "champion:5")],
    "targi": repr(azalai.simulate("targi", 3, seed=5)),
    "tuareg": repr(azalai.simulate("tuareg", 2, seed=9, seats=4, threads=2)),
    "tables": [tables.tables.tobytes().hex(), tables.masks.tolist(), tables.observations.tolist()],
    "scores": play_many("base", {}, ["random", "greedy"], 1, 1, compiled=True).scores.tolist(),
}
assert main(["arena", "targi", "search:2", "random", "--games", "2", "--jobs", "1", "--out", sys.argv[2]]) == 0
print(json.dumps(told))
"""


def told_in(state: str, folder: Path) -> tuple[dict[str, Any], str]:
    """What the program finds in a separate process, and what it writes to standard error."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    command = [sys.executable, "-c", PROGRAM, state, str(folder / f"{state}.jsonl")]
    ran = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=500, check=False)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout.splitlines()[-1]), ran.stderr


def expected() -> dict[str, Any]:
    """The same in the compiled gear."""
    game = azalai.new("targi", seed=3)
    seen = bots.information_set(game, game.seat)
    tables = Tables("tuareg", 3, seats=3, learner=1)
    tables.reset(5)
    for _ in range(30):
        tables.step(tables.random_actions())
    found = {
        "moves": [bots.player(spec, 1).decide(seen).move.text for spec in ("steady", "search:20", "champion:5")],
        "targi": repr(azalai.simulate("targi", 3, seed=5)),
        "tuareg": repr(azalai.simulate("tuareg", 2, seed=9, seats=4)),
        "tables": [tables.tables.tobytes().hex(), tables.masks.tolist(), tables.observations.tolist()],
    }
    plain: dict[str, Any] = json.loads(json.dumps(found))
    return plain


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        (
            "missing",
            "Numba is not installed, so computer players and simulations run in plain Python, which is slower.",
        ),
        (
            "broken",
            "Numba does not work here (it needs another NumPy), so computer players and simulations run in plain",
        ),
    ],
)
def test_without_numba_the_results_are_the_same(state: str, sentence: str, tmp_path: Path) -> None:
    if state == "broken":
        (tmp_path / "numba.py").write_text("raise SystemError('it needs another NumPy')\n", encoding="utf-8")

    told, err = told_in(state, tmp_path)

    assert {name: told[name] for name in expected()} == expected()
    assert err.count("Numba") == 1
    assert sentence in err
