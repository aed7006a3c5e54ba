"""``azalai arena`` and ``azalai ladder``: computer players against each other, and the page of their ratings."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from azalai.cli import INTERRUPTED
from azalai.cli.arguments import table_options
from azalai.terminal.screen import written_for


def arena(chosen: argparse.Namespace) -> int:
    from azalai.arena import report
    from azalai.arena.pairings import tournament
    from azalai.arena.run import Interrupted, run

    wanted = tournament(chosen.game, table_options(chosen), chosen.contestants, chosen.games, chosen.seed)
    try:
        standing = run(wanted, Path(chosen.out) if chosen.out else None, chosen.jobs, chosen.ray)
    except Interrupted as stopped:
        print(written_for(sys.stderr, str(stopped)), file=sys.stderr)
        return INTERRUPTED
    if chosen.json:
        print(report.as_json(standing))
    elif chosen.markdown:
        print(report.markdown(standing))
    else:
        report.show(standing)
    return 0


def ladder(chosen: argparse.Namespace) -> int:
    from azalai.arena.ladder import ladder
    from azalai.balance.run import written

    page = ladder([Path(file) for file in chosen.files])
    written(page, Path(chosen.out) if chosen.out else None)
    return 0
