"""Measuring the analysis of finished games."""

from __future__ import annotations

import time
from typing import Any


def seconds_per_game(game: str, options: dict[str, Any]) -> float:
    """The CPU time of the fast analysis of a whole game between greedy players, after compilation."""
    import azalai
    from azalai import bots

    table = azalai.new(game, seed=1, **options)
    player = bots.player("greedy", 1)
    while table.seat is not None:
        table.play(player.decide(bots.information_set(table, table.seat)).move)
    azalai.analyse(table, worlds=2)
    start = time.process_time()
    azalai.analyse(table)
    return time.process_time() - start
