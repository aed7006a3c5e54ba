"""Measuring the server: latency of moves under load, memory, bytes over the wire, the first page."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import PurePosixPath

from azalai.bench import study_load
from azalai.bench.measure import Measurement, below
from azalai.bench.server_process import server
from azalai.bench.web_client import HOST
from azalai.bench.web_load import PERIOD, Load, measure

TABLES = 500
P50, P95 = 25.0, 100.0  # milliseconds from a move to its event at the other seat
MEMORY = 1.5  # megabytes a table
UPDATE = 12.0  # kilobytes over the wire
PAGE = 150.0  # kilobytes of a first visit, with styles, script, fonts and icons
FIRST_PAGE = 2.0  # seconds from the start of the server
STUDIES = 20.0  # percent by which p95 grows while people watch studies
SECONDS = 10.0
FEWEST, PRECISION = 10, 0.1  # of the search for the most tables
SKIP = 10  # in that search tables begin after at most this many moves: playing half of each game first takes too long
BUSY = 0.7
"""The part of a core that is used at the limit: above it, latencies grow steeply."""

LINKS = {".css": rb"url\([\"']?([^)\"']+)", ".js": rb'from "\./([\w-]+\.js)"'}
"""By type of file: the pattern of the addresses in it that a browser fetches."""


def measurements(quick: bool) -> Iterator[Measurement]:
    yield from start()
    tables = 50 if quick else TABLES
    load = asyncio.run(measure(tables, SECONDS / 2 if quick else SECONDS))
    yield from of_load(load)
    if not quick:
        most = highest(load)
        yield Measurement("web_tables", "targi", most, "tables", None, TABLES, most >= TABLES)
        yield below("web_studies", f"{study_load.TABLES} tables", study_load.compare().growth, "% more", STUDIES)


def of_load(load: Load) -> Iterator[Measurement]:
    under = f"targi, {load.tables} tables"
    yield below("web_p50", under, load.percentile(50), "ms", P50)
    yield below("web_p95", under, load.percentile(95), "ms", P95)
    yield below("web_errors", under, float(load.errors), "", 1.0)
    yield below("web_memory", under, load.memory / 2**20, "MB", MEMORY)
    yield below("web_update", under, max(load.bytes, default=0) / 1024, "KB", UPDATE)


def holds(load: Load) -> bool:
    return load.errors == 0 and not load.overloaded and load.percentile(95) < P95


def estimated(load: Load, processes: int = 1) -> int:
    """The tables that this machine carries, by the CPU time of a move: the server processes have a core each, and all
    cores are shared with the database, the bot workers and the load test itself."""
    moves = load.moves + load.computer_moves
    everything = load.server_cpu + load.worker_cpu + load.client_cpu + load.database_cpu
    if not moves or not load.server_cpu:
        return FEWEST
    a_second = min(processes / load.server_cpu, (os.cpu_count() or 1) / everything) * BUSY * moves
    return int(a_second * PERIOD)


def most_tables(holds: Callable[[int], bool], guess: int) -> int:
    """The largest number of tables that holds, within about a tenth; 0 if not even the smallest does."""
    low, high = 0, 0  # the most that held, and the fewest that did not; 0: none yet
    tables = max(guess, FEWEST)
    while tables >= FEWEST and (not high or high - low > high * PRECISION):
        if holds(tables):
            low = tables
        else:
            high = tables
        tables = (low + high) // 2 if low and high else (low * 4 // 3 or high * 3 // 4)
    return low


def highest(load: Load) -> int:
    """The most tables that keep the promise of p95, searched from what the CPU time of this load suggests."""
    return most_tables(lambda tables: holds(asyncio.run(measure(tables, SECONDS, skip=SKIP))), estimated(load))


def start() -> Iterator[Measurement]:
    """Time to the first page of a fresh server, and the bytes of a first visit to a table."""
    began = time.perf_counter()
    with server(lambda folder, port: ["-m", "azalai.cli", "serve", "--port", port, "--data", folder]) as (port, _):
        _fetched(f"http://{HOST}:{port}/")
        yield below("web_first_page", "", time.perf_counter() - began, "s", FIRST_PAGE)
        yield below("web_page", "", sum(visit(port).values()) / 1024, "KB", PAGE)


_guest = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())


def _fetched(url: str, body: bytes | None = None) -> tuple[bytes, int]:
    """The content of a URL, and its size over the wire."""
    headers = {"Accept-Encoding": "gzip", "Accept": "text/html"}
    with _guest.open(urllib.request.Request(url, body, headers), timeout=30) as answer:
        packed: bytes = answer.read()
        plain = gzip.decompress(packed) if answer.headers.get("content-encoding") == "gzip" else packed
    return plain, len(packed)


def visit(port: int) -> dict[str, int]:
    """Each file that a browser fetches on a first visit to a table of Targi with the expansion, the largest page, with
    its size. Of the fonts only those that an English page needs."""
    address = f"http://{HOST}:{port}"
    page, size = _fetched(f"{address}/tables", b"game=targi&expansion=1&opponent=me&name=Ana")
    sizes = {"page": size}
    wanted = [link.decode() for link in re.findall(rb'(?:href|src)="(/static/[^"#]+)', page)]
    while wanted:
        link = wanted.pop()
        if link in sizes:
            continue
        text, sizes[link] = _fetched(address + link)
        path = PurePosixPath(link)
        named = re.findall(LINKS[path.suffix], text) if path.suffix in LINKS else []
        wanted += [f"{path.parent}/{name.decode()}" for name in named if not re.search(b"latin-ext|data:", name)]
    return sizes
