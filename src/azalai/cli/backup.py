"""``azalai backup`` and ``azalai restore``: the data folder of a server as one file, and back."""

from __future__ import annotations

import argparse
from pathlib import Path

from azalai.cli.tidy import data_folder
from azalai.messages import say


def backup(chosen: argparse.Namespace) -> None:
    from azalai.server.storage.backup import back_up

    count = back_up(data_folder(chosen), Path(chosen.file))
    print(say("backup-done", count=count, path=chosen.file))


def restore(chosen: argparse.Namespace) -> None:
    from azalai.server.storage.backup import restore

    folder = data_folder(chosen)
    count = restore(Path(chosen.file), folder)
    print(say("backup-restored", count=count, path=str(folder)))
