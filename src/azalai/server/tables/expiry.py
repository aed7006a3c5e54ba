"""Expiry: deletes old waiting tables, uploads, abandoned games and what-ifs, never people's finished games."""

from __future__ import annotations

import logging
import time
from collections.abc import Collection
from contextlib import suppress
from typing import NamedTuple

from azalai.server.configuration import Expiry
from azalai.server.storage.store import ChangeConflict, Expired, Store, StoreError

_log = logging.getLogger("azalai.server")


class Deleted(NamedTuple):
    """What was deleted."""

    tables: list[Expired]
    guests: int = 0  # whose puzzle results were deleted


async def tidy(store: Store, expiry: Expiry, spared: Collection[str] = ()) -> Deleted:
    """Delete the expired tables, except those with a ``spared`` id, and the expired puzzle results."""
    times = expiry.times(time.time())
    puzzles = times.pop("puzzles")
    deleted = []
    for table in await store.expired(**times):
        if table.id not in spared:
            with suppress(ChangeConflict):  # somebody came back to it
                await store.delete(table.id, table.revision)
                deleted.append(table)
    return Deleted(deleted, await store.delete_puzzle_attempts(puzzles))


async def tidy_or_log(store: Store, expiry: Expiry, spared: Collection[str]) -> Deleted:
    try:
        return await tidy(store, expiry, spared)
    except StoreError:
        _log.exception("expired tables could not be deleted")
        return Deleted([])
