"""``azalai puzzles``: makes puzzles from champion games, and verifies them with other seeds."""

from __future__ import annotations

import argparse
import os

from azalai.messages import say


def puzzles(chosen: argparse.Namespace) -> int:
    from azalai.study.puzzles import CONFIRMED, make, verify

    jobs = chosen.jobs or os.cpu_count() or 1
    file = chosen.out / f"{chosen.table}.jsonl"
    if chosen.action == "make":
        count = make(chosen.table, chosen.out, chosen.minutes, jobs, chosen.seed)
        print(say("puzzles-made", count=count, file=str(file)))
        return 0
    confirmed, of = verify(file, chosen.sample, chosen.seed, jobs)
    print(say("puzzles-verified", confirmed=confirmed, of=of))
    return 0 if confirmed >= CONFIRMED * of else 1
