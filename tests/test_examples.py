"""The recipes in ``examples``: each runs as a program and learns what it says, in minutes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.long
ROOT = Path(__file__).parent.parent
TORCH = ROOT / ".venv-torch" / "bin" / "python"
"""Where ``make test-long`` installs PyTorch and the libraries that only recipes need."""
needs_torch = pytest.mark.skipif(not TORCH.exists(), reason="make test-long installs .venv-torch")


def percentages(*command: str | Path) -> list[int]:
    """The percentages in the last line that a program prints."""
    paths = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return [int(number) for number in re.findall(r"(\d+)%", done.stdout.splitlines()[-1])]


def test_self_play_through_pettingzoo_improves() -> None:
    before, after = percentages(sys.executable, "examples/self_play.py", "--rounds", "20", "--games", "100")

    assert before < 70
    assert after > before + 20


@needs_torch
def test_maskable_ppo_of_stable_baselines_improves() -> None:
    before, after = percentages(TORCH, "examples/maskable_ppo.py", "--steps", "16384", "--games", "60")

    assert after > before + 10


@needs_torch
def test_the_actor_and_learner_beat_the_greedy_player_in_minutes_of_processor_time() -> None:
    """Ten are promised; three are enough."""
    before, after = percentages(TORCH, "examples/actor_learner.py", "--minutes", "3")

    assert before < 10
    assert after >= 70


@needs_torch
def test_a_small_network_learns_faster_with_version_2_of_the_observation() -> None:
    first, second = percentages(TORCH, "examples/observation_versions.py", "--decisions", "700000")

    assert second > first
