"""Expiry: deletes waiting tables, uploads and abandoned games after their time. People's finished games are kept."""

from __future__ import annotations

import logging
import time
from collections.abc import Collection
from contextlib import suppress

from azalai.server.configuration import Expiry
from azalai.server.storage.store import ChangeConflict, Expired, Store, StoreError

_log = logging.getLogger("azalai.server")


async def tidy(store: Store, expiry: Expiry, spared: Collection[str] = ()) -> list[Expired]:
    """Delete the expired tables, except those with a ``spared`` id; what was deleted."""
    deleted = []
    for table in await store.expired(*expiry.times(time.time())):
        if table.id not in spared:
            with suppress(ChangeConflict):  # somebody came back to it
                await store.delete(table.id, table.revision)
                deleted.append(table)
    return deleted


async def tidy_or_log(store: Store, expiry: Expiry, spared: Collection[str]) -> list[Expired]:
    try:
        return await tidy(store, expiry, spared)
    except StoreError:
        _log.exception("expired tables could not be deleted")
        return []
