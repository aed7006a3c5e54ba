"""HTTP clients for load tests: players with separate cookies and addresses, who send requests and read events."""

from __future__ import annotations

import asyncio
import json
import re
import time
import zlib
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

HOST = "127.0.0.1"
HEAD_END = b"\r\n\r\n"
_STATE = b'"state": '
_TABLE = re.compile(r"/(?:api/)?t/([^/?]+)")


class Refused(Exception):
    """The server answered with an error."""


class Person:
    """Somebody with a browser: one cookie, one address, and as many connections as needed.

    The address is sent as a reverse proxy would send it, so that the server applies its rate limits to it. With several
    servers, requests about one table go to one of them, as the proxy of ``deploy/Caddyfile`` sends them.
    """

    def __init__(self, ports: Sequence[int], number: int) -> None:
        """``ports`` are those of the servers."""
        self._ports, self._number = ports, number
        self._address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self._idle = defaultdict[int, list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]](list)  # by port
        self._opened: list[asyncio.StreamWriter] = []
        self._cookies: dict[str, str] = {}
        self._versions: dict[str, str] = {}  # ETags by path

    def _port(self, path: str) -> int:
        table = _TABLE.match(path)
        return self._ports[(zlib.crc32(table[1].encode()) if table else self._number) % len(self._ports)]

    async def _open(self, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(HOST, port, limit=2**20)
        self._opened.append(writer)
        return reader, writer

    async def close(self) -> None:
        for writer in self._opened:
            writer.close()
        await asyncio.gather(*(writer.wait_closed() for writer in self._opened), return_exceptions=True)

    def _head(self, method: str, path: str, more: str = "") -> bytes:
        cookies = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {HOST}:{self._port(path)}",
            f"X-Forwarded-For: {self._address}",
            "Accept-Encoding: gzip",
            *([f"Cookie: {cookies}"] if cookies else []),
        ]
        return ("\r\n".join(lines) + f"\r\n{more}\r\n").encode()

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and JSON of the response, None if it is not JSON; the connection is kept alive. If the server has
        closed it meanwhile, the request is sent again on another one, as browsers do."""
        idle = self._idle[self._port(path)]
        while idle:
            with suppress(asyncio.IncompleteReadError, ConnectionError):
                return await self._ask(idle.pop(), method, path, body)
        return await self._ask(await self._open(self._port(path)), method, path, body)

    async def _ask(
        self, connection: tuple[asyncio.StreamReader, asyncio.StreamWriter], method: str, path: str, body: Any
    ) -> tuple[int, Any]:
        reader, writer = connection
        content = b"" if body is None else json.dumps(body).encode()
        more = f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n" if content else ""
        if path in self._versions:
            more += f"If-None-Match: {self._versions[path]}\r\n"
        writer.write(self._head(method, path, more) + content)
        head = (await reader.readuntil(HEAD_END)).decode().split("\r\n")
        fields = [line.partition(": ") for line in head[1:]]
        named = {name.lower(): value for name, _, value in fields}
        answer = await reader.readexactly(int(named.get("content-length", "0")))
        if "etag" in named:
            self._versions[path] = named["etag"]
        for name, _, value in fields:
            if name.lower() == "set-cookie":
                cookie, _, content_of_it = value.split(";")[0].partition("=")
                self._cookies[cookie] = content_of_it
        self._idle[self._port(path)].append((reader, writer))
        if named.get("content-encoding") == "gzip":
            answer = zlib.decompress(answer, zlib.MAX_WBITS | 16)
        return int(head[0].split(" ")[1]), json.loads(answer) if "json" in named.get("content-type", "") else None

    async def post(self, path: str, **fields: Any) -> Any:
        """The JSON of the response. Requests that are sent too fast are repeated when the server allows it."""
        while True:
            status, answer = await self.ask("POST", path, fields)
            if status == 429:
                await asyncio.sleep(answer["retry_after"])
                continue
            if status != 200:
                raise Refused(f"{path}: {status} {answer}")
            return answer

    async def listen(self, table: str, on_state: Callable[[int, float, int], None]) -> None:
        """Read the live updates of a table: each new state, the time at which it arrived, and its compressed size."""
        path = f"/t/{table}/events"
        reader, writer = await self._open(self._port(path))
        writer.write(self._head("GET", path))
        status = (await reader.readuntil(HEAD_END)).split(b" ", 2)[1]
        if status != b"200":
            raise Refused(f"events: {status.decode()}")
        unpack = zlib.decompressobj(zlib.MAX_WBITS | 16)
        newest = -1
        try:
            while size := int((await reader.readline()).strip() or b"0", 16):
                packed = await reader.readexactly(size)
                await reader.readexactly(2)
                plain = unpack.decompress(packed)
                at = plain.find(_STATE)
                state = int(plain[at + len(_STATE) :].split(b",", 1)[0]) if at >= 0 else -1
                if state > newest:
                    newest = state
                    on_state(state, time.perf_counter(), size)
        finally:
            writer.close()
