"""Metrics for Prometheus: tables, watchers, bot queue, and the latency of requests and of the store.

They are served only if an address is given, and only at that address: visitors of the public address never see them.
"""

from __future__ import annotations

import inspect
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.process_collector import ProcessCollector

from azalai.errors import IllegalOption
from azalai.messages import say
from azalai.server.storage.store import Store

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Metrics:
    """The metrics of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Histogram(
            "azalai_request_seconds",
            "Time from a request to its response; a move is POST /t/{table}/moves",
            ["operation"],
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.responses = Counter("azalai_responses", "Responses by status", ["status"], registry=self.registry)
        self.store = Histogram(
            "azalai_store_seconds", "Time of a store operation", ["operation"], buckets=BUCKETS, registry=self.registry
        )

    def add_gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A gauge that is read on each scrape, in a separate thread."""
        Gauge(name, about, registry=self.registry).set_function(value)

    @contextmanager
    def served_at(self, address: str) -> Iterator[None]:
        """Serve the metrics at HOST:PORT within the block; nowhere if the address is empty."""
        if not address:
            yield
            return
        server, thread = start_http_server(_port(address), _host(address), self.registry)
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join(5)


def check_address(address: str) -> None:
    """IllegalOption unless metrics can be served at this HOST:PORT; "" is fine."""
    if not address:
        return
    try:
        family = socket.AF_INET6 if ":" in _host(address) else socket.AF_INET
        socket.create_server((_host(address), _port(address)), family=family).close()
    except (OSError, ValueError) as error:
        raise IllegalOption(say("web-bad-metrics", address=address, error=str(error))) from None


def next_port(address: str, number: int) -> str:
    """The address of the process with this number."""
    return f"{address.rpartition(':')[0]}:{_port(address) + number}" if address else ""


def _host(address: str) -> str:
    return address.rpartition(":")[0].strip("[]") or "127.0.0.1"


def _port(address: str) -> int:
    port = int(address.rpartition(":")[2])
    if not 0 < port <= 65535:
        raise ValueError(say("web-bad-port", port=port))
    return port


def measure(store: Store, metrics: Metrics) -> None:
    """Measure the operations of a store from now on."""
    for name, _ in inspect.getmembers(Store, inspect.iscoroutinefunction):
        setattr(store, name, _timed(getattr(store, name), metrics.store.labels(name)))


def _timed(operation: Callable[..., Any], histogram: Histogram) -> Callable[..., Any]:
    async def timed_operation(*arguments: Any, **named: Any) -> Any:
        with histogram.time():
            return await operation(*arguments, **named)

    return timed_operation
