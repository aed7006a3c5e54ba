"""Plays games on a Ray cluster, or on a local Ray: ``azalai arena … --ray ADDRESS``.

A game that returns twice has the same key and counts once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from azalai.arena.pairings import Fixture, Tournament
from azalai.arena.play import Row, play, prepare
from azalai.bots.custom import is_custom
from azalai.ray_tasks import connected, prepare_nodes, results_of


def play_on_cluster(wanted: Tournament, batches: Iterable[list[Fixture]], address: str, jobs: int) -> Iterator[Row]:
    """Yield each result as its batch ends."""
    with connected(address, jobs, own_code=any(map(is_custom, wanted.contestants))) as ray:
        prepare_nodes(ray, prepare, wanted)
        for rows in results_of(ray, play_batch, ((wanted, batch) for batch in batches)):
            yield from rows


def play_batch(wanted: Tournament, batch: list[Fixture]) -> list[Row]:
    """The task of a worker of the cluster."""
    return [play(wanted, fixture) for fixture in batch]
