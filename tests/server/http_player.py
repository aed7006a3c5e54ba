"""HTTP clients that play: make a table, join, move, receive live updates."""

from __future__ import annotations

import json
import random
import threading
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import httpx

Json = dict[str, Any]


def make_table(guest: httpx.Client, **fields: Any) -> Json:
    """Make a table; its id and its invitation code. The seed is fixed unless one is given."""
    named = {name.replace("__", "."): value for name, value in fields.items()}
    answer = guest.post("/tables", json={"game": "targi", "name": "Ana", "seed": 1} | named)
    assert answer.status_code == 200, answer.text
    made: Json = answer.json()
    return made


def make_and_join(host: httpx.Client, *others: httpx.Client, **fields: Any) -> str:
    """A running table with these guests at its seats; its id."""
    made = make_table(host, opponent="open", **fields)
    table = str(made["table"])
    for number, guest in enumerate(others, 1):
        sent = {"name": f"Guest {number}", "code": made["code"], "seat": number}
        answer = guest.post(f"/t/{table}/join", json=sent)
        assert answer.status_code == 200, answer.text
    answer = host.post(f"/t/{table}/start", json={})
    assert answer.status_code == 200, answer.text
    return table


def get_table(guest: httpx.Client, table: str) -> Json:
    answer = guest.get(f"/api/t/{table}")
    assert answer.status_code == 200, answer.text
    seen: Json = answer.json()
    return seen


def legal_moves(guest: httpx.Client, table: str) -> list[str]:
    return [move["text"] for move in guest.get(f"/api/t/{table}/moves").json()["moves"]]


def send_moves(guest: httpx.Client, table: str, state: int, *notations: str) -> httpx.Response:
    return guest.post(f"/t/{table}/moves", json={"state": state, "moves": list(notations)})


def play_randomly(
    guests: Sequence[httpx.Client],
    table: str,
    rng: random.Random,
    most: int = 10_000,
    seen: Callable[[], None] | None = None,
) -> int:
    """Play random moves until the game is over or ``most`` are played; how many were played."""
    made = 0
    while made < most:
        for guest in guests:
            asked = guest.get(f"/api/t/{table}/moves").json()
            if asked["moves"]:
                answer = send_moves(guest, table, asked["state"], rng.choice(asked["moves"])["text"])
                assert answer.status_code == 200, answer.text
                made += 1
                if seen is not None:
                    seen()
                break
        else:
            assert get_table(guests[0], table)["status"] == "over"
            return made
    return made


def wait_until(fits: Callable[[], object], seconds: float = 60) -> None:
    """Wait until the condition holds. The timeout is generous, for a machine that is busy with other things."""
    until = time.monotonic() + seconds
    while not fits():
        assert time.monotonic() < until, "the condition never became true"
        time.sleep(0.03)


class Listener:
    """Subscribes to a table and collects its events in a thread."""

    def __init__(self, guest: httpx.Client, table: str, gzip: bool = True) -> None:
        self.events: list[tuple[str, Json]] = []
        self.sizes: list[int] = []  # compressed bytes of each chunk
        self.headers: dict[str, str] = {}
        self.plain = ""  # the whole stream, decompressed
        self.news = threading.Condition()
        self.ended = False
        encoding = {"accept-encoding": "gzip" if gzip else "identity"}
        self._request = guest.build_request("GET", f"/t/{table}/events", headers=encoding)
        self._client = httpx.Client(timeout=60, verify=False)
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        try:
            answer = self._client.send(self._request, stream=True)
            self.headers = dict(answer.headers)
            for name, values in parsed(self._unpacked(answer)):
                with self.news:
                    self.events.append((name, values))
                    self.news.notify_all()
        except (httpx.TransportError, httpx.StreamError):
            pass
        finally:
            with self.news:
                self.ended = True
                self.news.notify_all()

    def _unpacked(self, answer: httpx.Response) -> Iterator[str]:
        unpack = zlib.decompressobj(zlib.MAX_WBITS | 16)
        for chunk in answer.iter_raw():
            self.sizes.append(len(chunk))
            packed = answer.headers.get("content-encoding") == "gzip"
            text = (unpack.decompress(chunk) if packed else chunk).decode()
            self.plain += text
            yield text

    def wait(self, fits: Callable[[str, Json], bool], seconds: float = 60) -> Json:
        """The first event that meets the condition."""
        with self.news:
            found = self.news.wait_for(lambda: any(fits(*event) for event in self.events) or self.ended, seconds)
            assert found, f"no such event; there were {[(name, v.get('state')) for name, v in self.events]}"
            return next(values for name, values in self.events if fits(name, values))

    def wait_for_state(self, state: int, seconds: float = 60) -> Json:
        return self.wait(lambda name, values: name == "table" and values["state"] >= state, seconds)

    def wait_for_heartbeats(self, count: int, seconds: float = 60) -> None:
        wait_until(lambda: self.plain.count("\n: ") >= count or self.ended, seconds)
        assert not self.ended

    def close(self) -> None:
        self._client.close()
        self._thread.join(5)


def parsed(chunks: Iterator[str]) -> Iterator[tuple[str, Json]]:
    """Parse server-sent events into names and values."""
    held = ""
    for chunk in chunks:
        held += chunk
        while "\n\n" in held:
            block, held = held.split("\n\n", 1)
            lines = [line.split(": ", 1) for line in block.split("\n") if ": " in line and not line.startswith(":")]
            content = [text for field, text in lines if field == "data"]
            for name in (text for field, text in lines if field == "event"):
                page = {"html": "\n".join(content[1:])} if len(content) > 1 else {}
                yield name, json.loads(content[0]) | page
