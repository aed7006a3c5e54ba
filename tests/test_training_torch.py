"""Training with PyTorch on the processor, in the environment that ``make test-long`` installs: a short run improves."""

from __future__ import annotations

import json
import math
import os
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.long
ROOT = Path(__file__).parent.parent
TORCH = ROOT / ".venv-torch" / "bin" / "python"


@pytest.mark.skipif(not TORCH.exists(), reason="make test-long installs .venv-torch")
def test_a_short_run_with_pytorch_predicts_new_games_better(tmp_path: Path) -> None:
    command = [TORCH, "-m", "azalai.training", "tuareg", "--out", tmp_path, "--backend", "torch", "--iterations", "3"]
    small = ["--minutes", "60", "--processes", "1", "--samples", "20000", "--steps", "100"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "CUDA_VISIBLE_DEVICES": ""}

    ran = subprocess.run([*command, *small], env=environment, capture_output=True, text=True, check=False)

    assert ran.returncode == 0, ran.stderr
    curve = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text(encoding="utf-8").splitlines()]
    assert curve[0]["cross_entropy"] == pytest.approx(math.log(2), abs=0.001), "at first every result is even"
    assert max(row["cross_entropy"] for row in curve[1:]) < 0.68, "then it predicts new games"
    assert (tmp_path / "network.npz").exists()
