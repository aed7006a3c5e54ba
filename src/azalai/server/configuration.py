"""How a server is set up: where it keeps its tables, how it is reached, what it allows."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from azalai.errors import IllegalOption
from azalai.messages import say


@dataclass(frozen=True)
class Limits:
    """What one guest or one address may ask for. A rate is (so many at once, so many a second)."""

    body: int = 64 * 1024
    upload: int = 256 * 1024
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
    idle: float = 300.0  # seconds after which a table that nobody looks at is kept on disk only
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        if self.public_url:
            parts = urlsplit(self.public_url)
            if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
                raise IllegalOption(say("web-bad-public-url", url=self.public_url))

    @property
    def origin(self) -> str:
        """The origin that pages of this server have in a browser; "" where it follows from the request."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower() if self.public_url else ""

    @property
    def secure(self) -> bool:
        return self.public_url.lower().startswith("https://")
