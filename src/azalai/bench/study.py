"""Measuring the analysis of finished games: CPU time and memory, in a separate process.

``python -m azalai.bench.study targi '{}'`` prints both as JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from typing import Any

PER_MEGABYTE = 2**20 if sys.platform == "darwin" else 2**10
"""How many of the units in which the system reports peak memory make a megabyte."""


@dataclass(frozen=True)
class Cost:
    """The fast analysis of a whole game between greedy players, after compilation."""

    seconds: float  # of CPU time
    megabytes: float  # peak memory of the process, with Python and the compiled rules


def cost(game: str, options: dict[str, Any]) -> Cost:
    """What one game costs in a fresh process."""
    command = [sys.executable, "-m", "azalai.bench.study", game, json.dumps(options)]
    printed = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    return Cost(**json.loads(printed.splitlines()[-1]))


def cost_here(game: str, options: dict[str, Any]) -> Cost:
    import resource  # Windows has none

    import azalai
    from azalai import bots
    from azalai.study.analysis import searches

    table = azalai.new(game, seed=1, **options)
    player = bots.player("greedy", 1)
    while table.seat is not None:
        table.play(player.decide(bots.information_set(table, table.seat)).move)
    azalai.analyse(table, worlds=2)
    searches(deep=False).choice(azalai.new(game, seed=1, **options), 1)
    start = time.process_time()
    azalai.analyse(table)
    seconds = time.process_time() - start
    return Cost(seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / PER_MEGABYTE)


if __name__ == "__main__":
    print(json.dumps(asdict(cost_here(sys.argv[1], json.loads(sys.argv[2])))))
