"""``azalai work``: bot workers for the servers of a PostgreSQL database, on this or another machine."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from azalai.errors import IllegalOption
from azalai.messages import say


def work(chosen: argparse.Namespace) -> None:
    from azalai.cli.serve import log_to_stderr, workers
    from azalai.server.configuration import Configuration
    from azalai.server.storage.store import StoreError
    from azalai.server.storage.stores import check_url, place

    check_url(chosen.store)
    configuration = Configuration(Path(), chosen.store)
    if chosen.workers is not None:
        configuration = replace(configuration, workers=workers(chosen.workers, 1))
    from azalai.server.tables.bot_service import serve_bots

    log_to_stderr()
    where = place(chosen.store, configuration.data_folder)
    print(say("work-working", count=configuration.workers, path=where), flush=True)
    try:
        serve_bots(configuration)
    except StoreError as error:
        raise IllegalOption(str(error)) from None
