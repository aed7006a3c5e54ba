"""``azalai bench``: measures the speed of the engine on this machine."""

from __future__ import annotations

import argparse
from pathlib import Path


def bench(chosen: argparse.Namespace) -> int:
    from azalai.bench.report import main

    return main(chosen.quick, Path(chosen.history) if chosen.history else None, chosen.environments)
