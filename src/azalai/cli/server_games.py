"""The finished games of a server that may be used for research, for ``azalai export --server``."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from azalai.arena.export import PEOPLE, Finished
from azalai.errors import AzalaiError
from azalai.game_file import from_text
from azalai.server.storage.store import COMPUTER, Store, TableRecord
from azalai.server.storage.stores import run_on_store


def for_research(folder: Path, url: str) -> list[Finished]:
    """The games of a data folder or a database. Games that cannot be read are left out."""

    async def offered(store: Store) -> Sequence[TableRecord]:
        return [record for record in await store.finished_for_research() if record.for_research]

    finished: list[Finished] = []
    for record in run_on_store(url, folder, offered):
        players = [_player(record, number) for number in range(len(record.seats))]
        with suppress(AzalaiError):
            finished.append((from_text(record.file, record.id), players))
    return finished


def _player(record: TableRecord, number: int) -> str:
    """The level of a computer that had the seat from the first move to the last; otherwise PEOPLE."""
    changed = any(event.seat == number and event.moves > 0 for event in record.events)
    return PEOPLE if changed or record.seats[number].kind != COMPUTER else record.seats[number].level
