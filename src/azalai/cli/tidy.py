"""``azalai tidy``: deletes expired tables and puzzle results, and gives the space back to the disk."""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter
from contextlib import nullcontext
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING

from azalai.errors import IllegalOption
from azalai.messages import say

if TYPE_CHECKING:
    from azalai.server.configuration import Expiry
    from azalai.server.tables.expiry import Deleted

REASONS = ("waiting", "upload", "abandoned")  # why tables are deleted


def expiry(chosen: argparse.Namespace) -> Expiry:
    """The times that were typed."""
    from azalai.server.configuration import Expiry

    typed = {each.name: getattr(chosen, f"keep_{each.name}") for each in fields(Expiry)}
    return Expiry(**{what: days for what, days in typed.items() if days is not None})


def data_folder(chosen: argparse.Namespace) -> Path:
    import platformdirs

    return Path(chosen.data) if chosen.data else platformdirs.user_data_path("azalai", appauthor=False)


def tidy(chosen: argparse.Namespace) -> None:
    from azalai.server.storage.data_folder import locked
    from azalai.server.storage.store import StoreError
    from azalai.server.storage.stores import DATABASE, check_url

    folder, times, url = data_folder(chosen), expiry(chosen), chosen.store or ""
    check_url(url)
    file = folder / DATABASE
    if not url and not file.exists():
        raise IllegalOption(say("tidy-no-database", path=str(folder)))
    before = 0 if url else file.stat().st_size
    try:
        with nullcontext() if url else locked(folder):
            deleted = asyncio.run(_tidy(url, folder, times))
    except StoreError as error:
        raise IllegalOption(str(error)) from None
    counts = Counter(table.why for table in deleted.tables)
    for why in REASONS:
        print(say("tidy-deleted", why=why, count=counts[why]))
    print(say("tidy-deleted", why="puzzles", count=deleted.guests))
    if not url:
        print(say("tidy-size", size=file.stat().st_size // 1024, before=before // 1024))


async def _tidy(url: str, folder: Path, times: Expiry) -> Deleted:
    from azalai.server.storage.stores import make_store
    from azalai.server.tables.expiry import tidy

    store = make_store(url, folder)
    await store.open()
    try:
        deleted = await tidy(store, times)
        await store.compact()
    finally:
        await store.close()
    return deleted
