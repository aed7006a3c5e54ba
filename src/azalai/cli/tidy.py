"""``azalai tidy``: deletes expired tables and puzzle results, and gives the space back to the disk."""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING

from azalai.messages import say

if TYPE_CHECKING:
    from azalai.server.configuration import Expiry
    from azalai.server.storage.store import Store
    from azalai.server.tables.expiry import Deleted

REASONS = ("waiting", "upload", "abandoned", "what-if")  # why tables are deleted


def expiry(chosen: argparse.Namespace) -> Expiry:
    """The times that were typed."""
    from azalai.server.configuration import Expiry

    typed = {each.name: getattr(chosen, f"keep_{each.name}") for each in fields(Expiry)}
    return Expiry(**{what: days for what, days in typed.items() if days is not None})


def data_folder(chosen: argparse.Namespace) -> Path:
    import platformdirs

    return Path(chosen.data) if chosen.data else platformdirs.user_data_path("azalai", appauthor=False)


def tidy(chosen: argparse.Namespace) -> None:
    from azalai.server.storage.stores import DATABASE, run_on_store
    from azalai.server.tables import expiry as expired

    folder, times, url = data_folder(chosen), expiry(chosen), chosen.store or ""
    file = folder / DATABASE
    before = file.stat().st_size if file.exists() else 0

    async def delete(store: Store) -> Deleted:
        deleted = await expired.tidy(store, times)
        await store.compact()
        return deleted

    deleted = run_on_store(url, folder, delete)
    counts = Counter(table.why for table in deleted.tables)
    for why in REASONS:
        print(say("tidy-deleted", why=why, count=counts[why]))
    print(say("tidy-deleted", why="puzzles", count=deleted.guests))
    if not url:
        print(say("tidy-size", size=file.stat().st_size // 1024, before=before // 1024))
