"""The finished games of a server that may be used for research, for ``azalai export --server``."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from pathlib import Path

from azalai.arena.export import PEOPLE, Finished
from azalai.errors import AzalaiError, IllegalOption
from azalai.game_file import from_text
from azalai.messages import say
from azalai.server.storage.data_folder import locked
from azalai.server.storage.store import COMPUTER, StoreError, TableRecord
from azalai.server.storage.stores import DATABASE, check_url, make_store


def for_research(folder: Path, url: str) -> list[Finished]:
    """The games of a data folder or a database. Games that cannot be read are left out."""
    check_url(url)
    if not url and not (folder / DATABASE).exists():
        raise IllegalOption(say("tidy-no-database", path=str(folder)))
    try:
        with nullcontext() if url else locked(folder):
            records = asyncio.run(_records(folder, url))
    except StoreError as error:
        raise IllegalOption(str(error)) from None
    finished: list[Finished] = []
    for record in records:
        players = [_player(record, number) for number in range(len(record.seats))]
        with suppress(AzalaiError):
            finished.append((from_text(record.file, record.id), players))
    return finished


async def _records(folder: Path, url: str) -> Sequence[TableRecord]:
    store = make_store(url, folder)
    await store.open()
    try:
        return [record for record in await store.finished_for_research() if record.for_research]
    finally:
        await store.close()


def _player(record: TableRecord, number: int) -> str:
    """The level of a computer that had the seat from the first move to the last; otherwise PEOPLE."""
    changed = any(event.seat == number and event.moves > 0 for event in record.events)
    return PEOPLE if changed or record.seats[number].kind != COMPUTER else record.seats[number].level
