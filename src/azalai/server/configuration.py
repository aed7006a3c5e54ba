"""How a server is set up: where it keeps its tables, how it is reached, what it allows."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from azalai.errors import IllegalOption
from azalai.messages import say

USUAL_PORTS = {"http": 80, "https": 443}


@dataclass(frozen=True)
class Limits:
    """What one guest or one address may ask for. A rate is (so many at once, so many a second)."""

    head: int = 32 * 1024
    head_seconds: float = 20  # that the head of a request may take to come
    body: int = 64 * 1024
    upload: int = 256 * 1024
    body_seconds: float = 30  # that a body may take to come
    moves_in_a_list: int = 64
    name: int = 30
    changes: tuple[float, float] = (60, 15)  # everything that is posted
    tables: tuple[float, float] = (20, 0.2)  # new tables, rematches, uploads
    pages: tuple[float, float] = (200, 40)
    streams_of_a_guest: int = 24
    streams_of_an_address: int = 400
    waiting_to_think: int = 500  # decisions of computers in the queue


@dataclass(frozen=True)
class Configuration:
    """What ``azalai serve`` was told."""

    data: Path
    public_url: str = ""  # what links to this server begin with; "": as the browser asked for it
    workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    compile_ahead: bool = True  # get the computers ready before anybody plays against one
    pace: float = 0.7  # seconds between two decisions of a computer, so that they are seen to happen
    heartbeat: float = 15.0
    again: float = 10.0  # seconds until a computer tries again whose move could not be thought of or stored
    away: float = 120.0  # seconds after which the others may let a computer play for somebody who is not here
    idle: float = 300.0  # seconds after which a table that nobody looks at is kept on disk only
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        if self.public_url:
            try:
                origin = _origin(self.public_url)
            except ValueError:
                raise IllegalOption(say("web-bad-public-url", url=self.public_url)) from None
            object.__setattr__(self, "public_url", origin)

    @property
    def origin(self) -> str:
        """The origin that pages of this server have in a browser; "" where it follows from the request."""
        return self.public_url

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")


def _origin(url: str) -> str:
    """An address as browsers write it when they say where a page is from: without the usual port, a name with other
    letters than English ones in its coded form. ValueError: it is none."""
    parts = urlsplit(url.strip())
    name, more = parts.hostname or "", parts.path.strip("/") + parts.query + parts.fragment
    if parts.scheme not in USUAL_PORTS or not name or more or "@" in parts.netloc:
        raise ValueError(url)
    if ":" in name:
        name = f"[{name}]"
    elif not name.isascii():
        name = name.encode("idna").decode()
    port = parts.port
    return f"{parts.scheme}://{name}" + ("" if port in (None, USUAL_PORTS[parts.scheme]) else f":{port}")
