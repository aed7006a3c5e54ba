"""``azalai bench``: how fast the engine is on this machine."""

from __future__ import annotations

import argparse
from pathlib import Path


def bench(chosen: argparse.Namespace) -> int:
    from azalai.bench.suite import main

    return main(quick=chosen.quick, faces=chosen.faces, history=Path(chosen.history) if chosen.history else None)
