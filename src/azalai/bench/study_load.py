"""How much studies slow down moves: ``python -m azalai.bench.study_load [--tables 100] [--seconds 30] [--rounds 3]``.

Runs the load test (``web_load``) in turn without studies and with people who watch deep studies of finished games, and
compares the 95th percentiles of the latency. The machine should do nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from azalai.bench.web_load import Load, LoadedTable, measure

TABLES, SECONDS, ROUNDS = 100, 30.0, 3
WARM_UP = 15.0  # seconds, in which a worker loads the compiled rules
STUDIED = (6, 7, 8)
"""The numbers of the tables whose games are studied: of several variants, without computers."""
REFRESH = 1.0  # seconds, as the page does


@dataclass(frozen=True)
class Comparison:
    """Latencies in milliseconds (p95), round by round."""

    without: list[float]
    beside: list[float]
    errors: int

    @property
    def growth(self) -> float:
        """By how many percent the median of the rounds grows."""
        return 100 * (median(self.beside) / median(self.without) - 1)


async def watch_studies(ports: Sequence[int], people: itertools.count[int]) -> None:
    """People who have played to the end watch deep studies of their games, until they are cancelled."""
    watched = [LoadedTable(ports, number, Load(len(STUDIED)), people) for number in STUDIED]
    try:
        await asyncio.gather(*(table.finish() for table in watched))
        for wait in itertools.repeat(REFRESH):
            for table in watched:
                status, _ = await table.players[0].ask("GET", f"/t/{table.id}/study/inside?seat=0&deep=1")
                assert status in (200, 304), f"the study of table {table.id}: {status}"
            await asyncio.sleep(wait)
    finally:
        for table in watched:
            await table.close()
            for person in table.people:
                await person.close()


def compare(tables: int = TABLES, seconds: float = SECONDS, rounds: int = ROUNDS) -> Comparison:
    without, beside, errors = list[float](), list[float](), 0
    for _ in range(rounds):
        for found, others in ((without, None), (beside, watch_studies)):
            load = asyncio.run(measure(tables, seconds, warm_up=WARM_UP, beside=others))
            found.append(load.percentile(95))
            errors += load.errors
    return Comparison(without, beside, errors)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m azalai.bench.study_load", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    chosen = parser.parse_args()
    found = compare(chosen.tables, chosen.seconds, chosen.rounds)
    for name, latencies in (("without studies", found.without), ("with studies", found.beside)):
        print(f"p95 {name}: {', '.join(f'{each:.1f}' for each in latencies)} ms")
    print(f"growth of the median: {found.growth:+.1f} %; errors: {found.errors}")


if __name__ == "__main__":
    main()
