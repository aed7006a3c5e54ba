"""Training machines have NumPy and Numba, but few other libraries: bots, the arena and calibration run without them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import json, sys
from pathlib import Path

BLOCKED = ("rich", "fluent", "fluent.runtime", "jinja2", "platformdirs", "starlette", "uvicorn", "segno")
for name in BLOCKED:
    sys.modules[name] = None  # importing it raises ModuleNotFoundError

from azalai import bots
from azalai.arena import report
from azalai.arena.pairings import tournament
from azalai.arena.run import run
from azalai.kernel import cache
from azalai.level_calibration import run as _
from azalai.level_calibration.games import Task, played
from azalai.new_game import new

assert cache.base().name == "compiled"
for game, options in (("targi", {}), ("tuareg", {"seats": 3})):
    out = Path(sys.argv[1]) / f"{game}.jsonl"
    standing = run(tournament(game, options, ["greedy", "random"], 2, 1), out, jobs=1, quiet=True)
    assert json.loads(report.as_json(standing))["games"] == standing.played
assert len(played(Task("tuareg-3", ("greedy", "random"), 0))["results"]) == 3
game = new("targi", seed=5)
analysis = bots.player("search:2", 1, compiled=False).decide(bots.information_set(game, game.seat))
assert analysis.simulations > 0
"""


def test_an_arena_match_needs_no_library_for_people(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "AZALAI_CACHE_DIR"}
    subprocess.run([sys.executable, "-c", PROGRAM, str(tmp_path)], check=True, timeout=300, env=environment)

    for game, games in (("targi", 2), ("tuareg", 3)):
        heading, _, *rows = (tmp_path / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()
        assert json.loads(heading)["arena"]["game"] == game
        assert len(rows) == games
