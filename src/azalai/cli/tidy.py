"""``azalai tidy``: deletes expired tables and gives the space back to the disk."""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from azalai.errors import IllegalOption
from azalai.messages import say

if TYPE_CHECKING:
    from azalai.server.configuration import Expiry
    from azalai.server.storage.store import Expired

REASONS = ("waiting", "upload", "abandoned")


def expiry(chosen: argparse.Namespace) -> Expiry:
    """The times that were typed."""
    from azalai.server.configuration import Expiry

    typed = {"waiting": chosen.keep_waiting, "uploads": chosen.keep_uploads, "abandoned": chosen.keep_abandoned}
    return Expiry(**{what: days for what, days in typed.items() if days is not None})


def data_folder(chosen: argparse.Namespace) -> Path:
    import platformdirs

    return Path(chosen.data) if chosen.data else platformdirs.user_data_path("azalai", appauthor=False)


def tidy(chosen: argparse.Namespace) -> None:
    from azalai.server.storage.data_folder import locked
    from azalai.server.storage.store import StoreError

    folder, times = data_folder(chosen), expiry(chosen)
    file = folder / "azalai.sqlite3"
    if not file.exists():
        raise IllegalOption(say("tidy-no-database", path=str(folder)))
    before = file.stat().st_size
    try:
        with locked(folder):
            deleted = asyncio.run(_tidy_file(file, times))
    except StoreError as error:
        raise IllegalOption(str(error)) from None
    counts = Counter(table.why for table in deleted)
    for why in REASONS:
        print(say("tidy-deleted", why=why, count=counts[why]))
    print(say("tidy-size", size=file.stat().st_size // 1024, before=before // 1024))


async def _tidy_file(file: Path, times: Expiry) -> list[Expired]:
    from azalai.server.storage.sqlite_store import SQLiteStore
    from azalai.server.tables.expiry import tidy

    store = SQLiteStore(file)
    await store.open()
    try:
        deleted = await tidy(store, times)
    finally:
        await store.close()
    await store.compact()
    return deleted
