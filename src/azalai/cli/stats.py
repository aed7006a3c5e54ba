"""``azalai stats``: reports the balance of a game from a result file."""

from __future__ import annotations

import argparse
from pathlib import Path


def stats(chosen: argparse.Namespace) -> int:
    from azalai.balance.from_results import stats

    stats(Path(chosen.file), Path(chosen.out) if chosen.out else None)
    return 0
