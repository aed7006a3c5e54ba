"""``python -m azalai.level_calibration``: calibrates the levels on many cores, for a limited time.

    python -m azalai.level_calibration calibrate FOLDER [--table targi tuareg-3] [--minutes 9] [--jobs 16]
    python -m azalai.level_calibration confirm FOLDER
    python -m azalai.level_calibration blunders FOLDER

``calibrate`` finds settings of the levels and writes them to files of the folder, ``confirm`` plays the shipped levels
against their neighbours, ``blunders`` counts their blunders. Results are appended to files of the folder, the next call
continues, and at the end each prints what was found so far.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from azalai.level_calibration.calibrate import Aim
from azalai.level_calibration.run import calibrate, confirm, count_blunders
from azalai.level_calibration.settings import CURVES
from azalai.level_calibration.tables import TABLES


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m azalai.level_calibration", description=__doc__)
    commands = parser.add_subparsers(required=True)
    usual = Aim()
    for do, about in (
        (calibrate, "find settings of the levels"),
        (confirm, "play the shipped levels against their neighbours"),
        (count_blunders, "count the blunders of every level but the lowest"),
    ):
        command = commands.add_parser(do.__name__.removeprefix("count_"), help=about)
        command.set_defaults(do=do)
        command.add_argument("folder", type=Path, help="the folder of the results")
        command.add_argument("--table", nargs="+", choices=TABLES, default=list(TABLES), help="kinds of table (all)")
        command.add_argument("--minutes", type=float, default=9, help="stop after this time; the next call resumes (9)")
        command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
        if do is count_blunders:
            command.add_argument("--games", type=int, default=200, help="of each level (200)")
            command.add_argument("--share", type=float, default=0.1, help="of the moves that are judged (0.1)")
            about = "judge the levels that `calibrate` has chosen in this folder instead of the shipped ones"
            command.add_argument("--chosen", action="store_true", help=about)
            continue
        command.add_argument("--games", type=int, default=usual.games, help=f"of each two neighbours ({usual.games})")
        if do is confirm:
            about = "also play the champion with 1,000 simulations against the highest level"
            command.add_argument("--champion", action="store_true", help=about)
            continue
        command.add_argument("--ladder", type=int, default=usual.ladder, help=f"games of a ladder ({usual.ladder})")
        command.add_argument("--step", type=float, default=usual.step, help=f"the wanted step in Elo ({usual.step:g})")
        command.add_argument("--curve", choices=CURVES, help="of settings (that of the kind of table)")
        command.add_argument("--gentlest", type=float, help="the temperature of the lowest level")
        command.add_argument("--strongest", type=float, help="the lowest temperature that the highest level may have")
        command.add_argument("--again", action="store_true", help="choose the levels again, from all games so far")
    given = parser.parse_args(arguments)
    given.do(given, [TABLES[name] for name in given.table])
    return 0


if __name__ == "__main__":
    sys.exit(main())
