"""``azalai stats``: the balance of a game, reported from a file of results."""

from __future__ import annotations

import argparse
from pathlib import Path


def stats(chosen: argparse.Namespace) -> int:
    from azalai.balance.from_results import stats

    stats(Path(chosen.file), Path(chosen.out) if chosen.out else None)
    return 0
