"""Server configuration: data folder, public URL, proxies, host names, timing, limits and expiry."""

from __future__ import annotations

import ipaddress
import math
import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from azalai.errors import IllegalOption
from azalai.messages import say
from azalai.server.log_format import TEXT
from azalai.server.reachability import NO_REACH, Reach

DEFAULT_PORTS = {"http": 80, "https": 443}
DAY = 86400  # seconds
LOOPBACK = ("127.0.0.1", "::1")
HOST_NAME = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?")


@dataclass(frozen=True)
class Limits:
    """What one guest or one address may send. A rate limit is (burst, requests per second)."""

    head_bytes: int = 32 * 1024
    head_seconds: float = 20  # to receive the head of a request
    body_bytes: int = 64 * 1024
    upload_bytes: int = 256 * 1024
    body_seconds: float = 30  # to receive the body of a request
    name_length: int = 30
    post_rate: tuple[float, float] = (60, 15)
    table_rate: tuple[float, float] = (20, 0.2)  # new tables, rematches, uploads
    code_rate: tuple[float, float] = (60, 0.2)  # invitation codes that were typed, so that nobody guesses one
    attempt_rate: tuple[float, float] = (100, 0.5)  # first attempts at puzzles, which are stored
    reaction_rate: tuple[float, float] = (10, 0.5)
    picture_rate: tuple[float, float] = (30, 0.5)  # preview pictures, which take a process each
    get_rate: tuple[float, float] = (200, 40)
    cpu_rate: tuple[float, float] = (6, 0.25)  # seconds of CPU time for expensive requests of one address
    streams_per_guest: int = 24
    streams_per_address: int = 400
    connections_per_address: int = 600  # of clients that connect without a proxy
    bot_queue: int = 500  # tasks of a kind (moves, hints, studies) that wait for a bot worker
    unfinished_per_guest: int = 100  # tables that a guest has made and whose games are not over
    uploads_per_guest: int = 50
    unused_tables: int = 200  # tables without an open page that stay in memory until ``idle_after``


@dataclass(frozen=True)
class Expiry:
    """After how many days without a change a table is deleted. People's finished games are kept. ``what_if``: finished
    games of one person that began in the middle of another game. ``puzzles``: the results of guests who have tried no
    puzzle since; browsers keep the cookie of a guest for the same time."""

    waiting: float = 7
    uploads: float = 30
    abandoned: float = 90
    what_if: float = 90
    puzzles: float = 400

    def __post_init__(self) -> None:
        for name, days in vars(self).items():
            if not 0 < days < math.inf:
                option = f"--keep-{name.replace('_', '-')}"
                raise IllegalOption(say("web-bad-expiry", option=option, days=str(days)))

    def times(self, now: float) -> dict[str, float]:
        """Tables that have not changed since these times expire."""
        return {name: now - days * DAY for name, days in vars(self).items()}


@dataclass(frozen=True)
class Configuration:
    """The settings of one server. Times are in seconds."""

    data_folder: Path
    store: str = ""  # URL of a PostgreSQL database; "": SQLite in the data folder
    public_url: str = ""  # prefix of the links to this server; "": as in the request
    reach: Reach = NO_REACH  # how other devices reach it, for links in pages that were opened on this machine
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded headers are believed
    metrics: str = ""  # HOST:PORT at which Prometheus reads the metrics; "": nowhere
    log_format: str = TEXT
    allowed_hosts: tuple[str, ...] = ()  # more names at which clients may reach this server
    workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    compile_ahead: bool = True  # compile the bots at start, before a game needs them
    bot_pace: float = 0.7  # shortest time between two moves of a bot, so that people can follow
    bot_timeout: float = 60.0  # then a bot worker that has not answered counts as hung and is killed
    bot_retry: float = 10.0  # after a bot failed to answer or its move could not be stored
    heartbeat: float = 15.0
    away_after: float = 120.0  # then the other players may replace an absent player with a computer
    idle_after: float = 300.0  # then a table without spectators is dropped from memory
    limits: Limits = field(default_factory=Limits)
    expiry: Expiry = field(default_factory=Expiry)

    def __post_init__(self) -> None:
        if self.public_url:
            try:
                origin = _origin(self.public_url)
            except ValueError:
                raise IllegalOption(say("web-bad-public-url", url=self.public_url)) from None
            object.__setattr__(self, "public_url", origin)
        for proxy in self.trusted_proxies:
            try:
                ipaddress.ip_network(proxy)
            except ValueError:
                raise IllegalOption(say("web-bad-proxy", proxy=proxy)) from None
        for host in self.allowed_hosts:
            if not HOST_NAME.fullmatch(host.lower()):
                raise IllegalOption(say("web-bad-host", host=host))
        object.__setattr__(self, "trusted_proxies", tuple(self.trusted_proxies))
        object.__setattr__(self, "allowed_hosts", tuple(host.lower().rstrip(".") for host in self.allowed_hosts))

    @property
    def proxies(self) -> tuple[str, ...]:
        """The proxies whose X-Forwarded headers are believed. With a public URL a proxy on this machine is usual."""
        return self.trusted_proxies or (LOOPBACK if self.public_url else ())

    @property
    def limits_loopback(self) -> bool:
        """Whether rate limits hold for loopback addresses too: behind a proxy they may be anybody's."""
        return bool(self.public_url or self.trusted_proxies)

    def allows_host(self, host: str) -> bool:
        """Whether requests with this Host header are served. Otherwise a page of another site whose name resolves to
        this machine (DNS rebinding) could read tables. IP addresses and names without a dot cannot be registered by
        others."""
        name = re.sub(r":\d*$", "", host.lower()).strip("[].")
        if "." not in name or name in (urlsplit(self.public_url).hostname, *self.allowed_hosts):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")


def _origin(url: str) -> str:
    """The URL as in an Origin header: without default port, host name in IDNA form. ValueError if it is no origin."""
    parts = urlsplit(url.strip())
    name, rest = parts.hostname or "", parts.path.strip("/") + parts.query + parts.fragment
    if parts.scheme not in DEFAULT_PORTS or not name or rest or "@" in parts.netloc:
        raise ValueError(url)
    if ":" in name:
        name = f"[{name}]"
    elif not name.isascii():
        name = name.encode("idna").decode()
    port = parts.port
    return f"{parts.scheme}://{name}" + ("" if port in (None, DEFAULT_PORTS[parts.scheme]) else f":{port}")
