"""``azalai serve``: the web table, for this machine, a home or the internet."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from azalai.errors import IllegalOption
from azalai.messages import say

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from azalai.server.configuration import Configuration
    from azalai.server.storage.store import Store

GRACE = 1
"""Seconds that open streams get to end when the server stops: they come back by themselves."""
KEEP_ALIVE = 30
UNREACHABLE = 60_000
"""Milliseconds without an answer from the other side after which a connection is over."""
FOLDER = "azalai"


def default_folder() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    kept = os.environ.get("XDG_DATA_HOME", "")
    return (Path(kept) if kept else Path.home() / ".local" / "share") / FOLDER


def serve(chosen: argparse.Namespace) -> int:
    from azalai.server.configuration import Configuration

    if not 0 <= chosen.port <= 65535:
        raise IllegalOption(say("web-bad-port", port=chosen.port))
    folder = Path(chosen.data) if chosen.data else default_folder()
    return run(Configuration(folder, chosen.public_url or ""), chosen.host, chosen.port, chosen.open)


def run(configuration: Configuration, host: str, port: int, show: bool = False) -> int:
    """Serve until somebody stops it."""
    from azalai.server.http.app import create_app
    from azalai.server.storage.data_folder import held
    from azalai.server.storage.store import StoreError

    with ExitStack() as leaving:
        listening = leaving.enter_context(_listen(host, port))
        try:
            configuration.data.mkdir(parents=True, exist_ok=True)
            leaving.enter_context(held(configuration.data))
            app = create_app(configuration)
            asyncio.run(_try(app.state.server.store))
        except OSError as error:
            reason = error.strerror or str(error)
            raise IllegalOption(say("web-bad-data", path=str(configuration.data), error=reason)) from None
        except StoreError as error:
            raise IllegalOption(str(error)) from None
        return _serve(app, configuration, host, listening, show)


async def _try(store: Store) -> None:
    """Open the store once beforehand: what is wrong with it is said in words, and nothing has begun."""
    await store.open()
    await store.close()


def _serve(app: Starlette, configuration: Configuration, host: str, listening: socket.socket, show: bool) -> int:
    import uvicorn

    from azalai.server.http.connection_limits import bounded

    _allow_connections()
    logging.basicConfig(stream=sys.stderr, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    port = listening.getsockname()[1]
    url = configuration.public_url or _url(host, port)
    settings = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEEP_ALIVE,
        http=bounded(configuration.limits),
        ws="none",
        lifespan="on",
    )
    print(say("web-serving", url=url))
    print(say("web-serving-data", path=str(configuration.data)))
    print(say("web-serving-stop"), flush=True)
    if show:
        threading.Thread(target=_show, args=(url, port), daemon=True).start()

    class Server(uvicorn.Server):
        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.server.rooms.end_streams()
            await super().shutdown(sockets)

    server = Server(settings)
    server.run(sockets=[listening])
    return 0 if server.started else 1


def _allow_connections() -> None:
    """Each page holds a connection, and each is an open file: as many as the system grants, not as many as it gives to
    those who do not ask. Where it names a bound that it does not grant, as macOS does, what it gives must do."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # named as TCP, for asyncio to send small answers at once: otherwise each waits 40 ms for an acknowledgement
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # a device out of reach is away in a minute, not in fifteen
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREACHABLE)
        listening.bind((host, port))
    except OSError as error:
        reason = error.strerror or str(error)
        raise IllegalOption(say("web-bad-address", host=host, port=str(port), error=reason)) from None
    return listening


def _url(host: str, port: int) -> str:
    name = "localhost" if host in ("", "127.0.0.1", "0.0.0.0", "::", "::1") else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def _show(url: str, port: int) -> None:
    """Open a browser as soon as the server answers."""
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
            break
        except OSError:
            time.sleep(0.05)
    webbrowser.open(url)
