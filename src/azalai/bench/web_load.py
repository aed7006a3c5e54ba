"""Load test of the server: many tables with two connected seats each and a move every other second.

The server runs in a process of its own, over loopback. The latency is the time from sending a move to its event at the
other seat.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

from azalai.game import Game
from azalai.new_game import new

PERIOD = 2.0
"""Seconds between two moves of a table."""
WARM_UP = 4.0
OPENING = 16  # tables that are made at a time
HOST = "127.0.0.1"
_STATE = b'"state": '
_SERVER = """
import sys
from pathlib import Path
from azalai.cli.serve import run
from azalai.server.configuration import Configuration, Limits
many = (10**9, 10**9)
limits = Limits(post_rate=many, table_rate=many, get_rate=many, streams_per_guest=10**6)
run(Configuration(Path(sys.argv[1]), workers=1, compile_ahead=False, limits=limits), "127.0.0.1", int(sys.argv[2]))
"""


@dataclass
class Load:
    """The measurements with ``tables`` tables."""

    tables: int
    seconds: list[float] = field(default_factory=list)  # from each move to its event
    bytes: list[int] = field(default_factory=list)  # of each event over the wire
    errors: int = 0
    memory: float = 0.0  # bytes a table

    def percentile(self, percent: int) -> float:
        """Latency in milliseconds; infinite without measurements, so that no promise counts as kept."""
        return quantiles(self.seconds, n=100)[percent - 1] * 1000 if len(self.seconds) > 1 else float("inf")


class Guest:
    """An HTTP client with one cookie and as many connections as it needs."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        self._opened: list[asyncio.StreamWriter] = []
        self.cookies = ""

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(HOST, self._port, limit=2**20)
        self._opened.append(writer)
        return reader, writer

    async def close(self) -> None:
        for writer in self._opened:
            writer.close()
        await asyncio.gather(*(writer.wait_closed() for writer in self._opened), return_exceptions=True)

    def head(self, method: str, path: str, more: str = "") -> bytes:
        lines = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self._port}\r\nCookie: {self.cookies}\r\n{more}\r\n"
        return lines.encode()

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and JSON of the response; the connection is kept alive."""
        reader, writer = self._idle.pop() if self._idle else await self.open()
        content = b"" if body is None else json.dumps(body).encode()
        more = f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n" if content else ""
        writer.write(self.head(method, path, more) + content)
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(int(line[15:]) for line in head.split("\r\n") if line.lower().startswith("content-length:"))
        answer = await reader.readexactly(length)
        for line in head.split("\r\n"):
            if line.lower().startswith("set-cookie: azalai_guest="):
                self.cookies = line[12:].split(";")[0]
        self._idle.append((reader, writer))
        return int(head.split(" ")[1]), json.loads(answer) if "application/json" in head else None


class LoadedTable:
    """A table whose two seats are connected."""

    def __init__(self, guests: tuple[Guest, Guest], number: int, load: Load) -> None:
        self.guests, self.load = guests, load
        self.seed = number
        self.id = ""
        self.game: Game = new("targi", seed=number)
        self.rng = random.Random(number)
        self.state = 0
        self.arrived: list[asyncio.Queue[tuple[int, float]]] = [asyncio.Queue(), asyncio.Queue()]
        """For each seat every new state, and when it came."""
        self.streams: list[asyncio.Task[None]] = []
        self.measuring = False

    async def open(self) -> None:
        host, other = self.guests
        fields = {"game": "targi", "seed": self.seed, "place.1": "open", "name": "Ana"}
        _, made = await host.ask("POST", "/tables", fields)
        self.id = made["table"]
        await other.ask("POST", f"/t/{self.id}/join", {"name": "Bo", "code": made["code"]})
        await host.ask("POST", f"/t/{self.id}/start", {})
        self.streams = [asyncio.create_task(self._listen(seat)) for seat in (0, 1)]
        for seat in (0, 1):
            await self.arrived[seat].get()

    async def _listen(self, seat: int) -> None:
        """Read only the number of the state and the size from each event."""
        reader, writer = await self.guests[seat].open()
        path = f"/t/{self.id}/events"
        writer.write(self.guests[seat].head("GET", path, "Accept-Encoding: gzip\r\n"))
        await reader.readuntil(b"\r\n\r\n")
        unpack = zlib.decompressobj(zlib.MAX_WBITS | 16)
        newest = -1
        while size := int((await reader.readline()).strip() or b"0", 16):
            packed = await reader.readexactly(size)
            await reader.readexactly(2)
            plain = unpack.decompress(packed)
            at = plain.find(_STATE)
            if at < 0:
                continue
            state = int(plain[at + len(_STATE) :].split(b",", 1)[0])
            if state > newest:
                newest = state
                self.arrived[seat].put_nowait((state, time.perf_counter()))
                if self.measuring:
                    self.load.bytes.append(size)

    async def play(self, until: float) -> None:
        """A move every period; the tables are out of step with each other."""
        await asyncio.sleep(self.rng.random() * PERIOD)
        due = time.perf_counter()
        while due < until and not self.game.over:
            await self._move()
            due += PERIOD
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def _move(self) -> None:
        seat = self.game.seat
        assert seat is not None
        move = self.rng.choice(self.game.moves()).text
        sent = time.perf_counter()
        status, answer = await self.guests[seat].ask(
            "POST", f"/t/{self.id}/moves", {"state": self.state, "moves": [move]}
        )
        if status != 200:
            self.load.errors += 1
            return
        self.game.play(move)
        self.state = answer["state"]
        state = -1
        try:
            async with asyncio.timeout(10):
                while state < self.state:
                    state, when = await self.arrived[1 - seat].get()
        except TimeoutError:
            self.load.errors += 1
            return
        if self.measuring:
            self.load.seconds.append(when - sent)


@contextmanager
def server(arguments: Callable[[str, str], list[str]]) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """A fresh server in a process of its own, which accepts connections; yields its port and the process. Python gets
    the arguments for an empty folder and a free port."""
    with socket.socket() as asking:
        asking.bind((HOST, 0))
        port: int = asking.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="azalai-bench-") as folder:
        command = [sys.executable, *arguments(folder, str(port))]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            deadline = time.monotonic() + 30
            while time.monotonic() < deadline:
                try:
                    socket.create_connection((HOST, port)).close()
                    break
                except OSError:
                    time.sleep(0.01)
            yield port, process
        finally:
            process.terminate()
            process.wait(20)


def resident(process: subprocess.Popen[bytes]) -> int:
    """Resident memory of a process in bytes; 0 where the system does not report it."""
    try:
        status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
    except OSError:
        return 0
    line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024


async def measure(tables: int, seconds: float) -> Load:
    """Load ``tables`` tables for ``seconds``, after a warm-up."""
    load = Load(tables)
    with server(lambda folder, port: ["-c", _SERVER, folder, port]) as (port, process):
        guests = (Guest(port), Guest(port))
        for guest in guests:
            await guest.ask("GET", "/settings")
        first = LoadedTable(guests, 0, load)  # what the server loads with the first table is not counted
        await first.open()
        empty = resident(process)
        loaded = [LoadedTable(guests, number, load) for number in range(1, tables + 1)]
        for start in range(0, tables, OPENING):
            await asyncio.gather(*(table.open() for table in loaded[start : start + OPENING]))
        begin = time.perf_counter()
        playing = [asyncio.create_task(table.play(begin + WARM_UP + seconds)) for table in loaded]
        await asyncio.sleep(WARM_UP)
        for table in loaded:
            table.measuring = True
        await asyncio.gather(*playing)
        load.memory = (resident(process) - empty) / tables
        for table in [first, *loaded]:
            for stream in table.streams:
                stream.cancel()
        for guest in guests:
            await guest.close()
    return load
