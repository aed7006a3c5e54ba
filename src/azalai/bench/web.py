"""Measuring the server: latency of moves under load, memory, bytes over the wire, the first page."""

from __future__ import annotations

import asyncio
import gzip
import re
import time
import urllib.request
from collections.abc import Iterator
from pathlib import PurePosixPath

from azalai.bench.measure import Figure, below
from azalai.bench.server_process import server
from azalai.bench.web_client import HOST
from azalai.bench.web_load import Load, measure

TABLES = 300
P50, P95 = 25.0, 100.0  # milliseconds from a move to its event at the other seat
MEMORY = 1.5  # megabytes a table
UPDATE = 12.0  # kilobytes over the wire
PAGE = 150.0  # kilobytes of a first visit, with styles, script, fonts and icons
FIRST_PAGE = 2.0  # seconds from the start of the server
SECONDS = 10.0
STEPS = (25, 50, 100, 150, 200, 250, 300, 350, 400, 500, 600, 700, 800)
"""The numbers of tables that are tried, to find the highest that keeps the promises."""

LINKS = {".css": rb"url\([\"']?([^)\"']+)", ".js": rb'from "\./([\w-]+\.js)"'}
"""What a file makes a browser fetch."""


def figures(quick: bool) -> Iterator[Figure]:
    yield from start()
    tables = 50 if quick else TABLES
    load = asyncio.run(measure(tables, SECONDS / 2 if quick else SECONDS))
    yield from of_load(load)
    if not quick:
        most = highest(load)
        yield Figure("web_tables", "targi", most, "tables", None, TABLES, most >= TABLES)


def of_load(load: Load) -> Iterator[Figure]:
    under = f"targi, {load.tables} tables"
    yield below("web_p50", under, load.percentile(50), "ms", P50)
    yield below("web_p95", under, load.percentile(95), "ms", P95)
    yield below("web_errors", under, float(load.errors), "", 1.0)
    yield below("web_memory", under, load.memory / 2**20, "MB", MEMORY)
    yield below("web_update", under, max(load.bytes, default=0) / 1024, "KB", UPDATE)


def holds(load: Load) -> bool:
    return load.errors == 0 and load.percentile(95) < P95


def highest(load: Load) -> int:
    """The most tables that keep the promise of p95, searched upwards from a load that keeps it or downwards from one
    that does not; 0 if not even the fewest do."""
    if holds(load):
        most = load.tables
        for tables in (step for step in STEPS if step > most):
            if not holds(asyncio.run(measure(tables, SECONDS))):
                break
            most = tables
        return most
    lower = (step for step in reversed(STEPS) if step < load.tables)
    return next((step for step in lower if holds(asyncio.run(measure(step, SECONDS)))), 0)


def start() -> Iterator[Figure]:
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
