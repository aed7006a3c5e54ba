"""``python -m azalai.arena``: plays a match where only NumPy and Numba are installed, for a limited time.

``azalai arena`` is the command for people. This one needs neither Rich nor message catalogues: it takes table options
as JSON and prints the standing as a line of JSON. The next call continues the result file.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from azalai.arena.pairings import Tournament, tournament
from azalai.arena.run import run
from azalai.arena.standings import Standing


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m azalai.arena", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", nargs="+", metavar="PLAYER", help="such as champion:50ms")
    parser.add_argument("--options", type=json.loads, default={}, help="""such as '{"seats": 3}'""")
    parser.add_argument("--games", type=int, default=400, help="games for each pair (400)")
    parser.add_argument("--seed", type=int, default=1, help="the first deal (1)")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after this time; the next call continues")
    about = "also measure the luck in each game and subtract it"
    parser.add_argument("--subtract-luck", action="store_true", help=about)
    parser.add_argument("--jobs", type=int, help="games at the same time (all cores)")
    parser.add_argument("--out", type=Path, required=True, help="the result file")
    given = parser.parse_args(arguments)
    wanted = tournament(given.game, given.options, given.players, given.games, given.seed, luck=given.subtract_luck)
    now = run(wanted, given.out, given.jobs, quiet=True, minutes=given.minutes)
    sys.stdout.write(json.dumps(summary(wanted, now)) + "\n")
    return 0


def summary(wanted: Tournament, now: Standing) -> dict[str, Any]:
    """The command and its pairs, with intervals as lists."""
    return {"command": wanted.command, "pairs": [asdict(pair) for pair in now.pairs]}


if __name__ == "__main__":
    sys.exit(main())
