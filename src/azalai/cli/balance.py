"""``azalai balance``: reports the balance of a game from many games between bots."""

from __future__ import annotations

import argparse
from pathlib import Path

from azalai.cli.play import DEFAULT_GAME


def balance(chosen: argparse.Namespace) -> int:
    from azalai.balance.run import balance

    out, results = (Path(given) if given else None for given in (chosen.out, chosen.results))
    variants = list(dict.fromkeys(chosen.variant or ()))
    balance(chosen.game or DEFAULT_GAME, variants, chosen.games, chosen.greedy, chosen.seed, out, results)
    return 0
