"""``azalai serve``: runs the web server."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import shlex
import shutil
import socket
import sys
import threading
import webbrowser
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from azalai.cli.tidy import data_folder, expiry
from azalai.errors import IllegalOption
from azalai.messages import say

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from azalai.server.configuration import Configuration
    from azalai.server.storage.store import Store

SHUTDOWN_TIMEOUT = 1  # seconds for open streams to end; their pages reconnect
KEEP_ALIVE = 30  # seconds
FIRST_INHERITED = 3  # the file descriptor of the first socket that systemd passes on
TCP_TIMEOUT = 60_000  # milliseconds without an acknowledgement after which a connection is closed


def serve(chosen: argparse.Namespace) -> int:
    from azalai.server.configuration import HOST_NAME, Configuration

    if not 0 <= chosen.port <= 65535:
        raise IllegalOption(say("web-bad-port", port=chosen.port))
    allowed_hosts = [*(chosen.allowed_host or ()), *([chosen.host] if HOST_NAME.fullmatch(chosen.host.lower()) else ())]
    configuration = Configuration(
        data_folder(chosen),
        chosen.store or "",
        public_url=chosen.public_url or "",
        trusted_proxies=tuple(chosen.trusted_proxy or ()),
        allowed_hosts=tuple(allowed_hosts),
        metrics=chosen.metrics or "",
        log_format=chosen.log_format,
        expiry=expiry(chosen),
    )
    if chosen.workers is not None:
        configuration = replace(configuration, workers=workers(chosen.workers, 0))
    host = "0.0.0.0" if chosen.lan else chosen.host
    return run(configuration, host, chosen.port, chosen.open, _command(chosen), chosen.processes)


def workers(count: int, least: int) -> int:
    if count < least:
        raise IllegalOption(say("web-bad-workers", least=least, count=str(count)))
    return count


def _check_processes(configuration: Configuration, processes: int) -> None:
    if processes < 1:
        raise IllegalOption(say("web-bad-processes", count=str(processes)))
    if not configuration.store and processes > 1:
        raise IllegalOption(say("web-processes-sqlite"))
    if not configuration.store and configuration.workers < 1:
        raise IllegalOption(say("web-workers-sqlite"))


def _command(chosen: argparse.Namespace) -> str:
    """What to type so that other devices reach the same tables."""
    program = Path(sys.argv[0]).name
    typed = [program if shutil.which(program) else sys.argv[0]]
    if program.endswith(".py"):
        typed = ["python", "-m", "azalai.cli"]
    typed += ["serve", "--lan", "--port", str(chosen.port), *(["--data", chosen.data] if chosen.data else [])]
    return shlex.join(typed)


def run(
    configuration: Configuration,
    host: str,
    port: int,
    open_browser: bool = False,
    lan_command: str = "",
    processes: int = 1,
) -> int:
    """Serve until the process is stopped; the exit code. ``lan_command`` would let other devices reach the server."""
    from azalai.cli.supervisor import supervise
    from azalai.server.http.app import create_app
    from azalai.server.metrics import check_address
    from azalai.server.reachability import reach
    from azalai.server.storage.data_folder import locked
    from azalai.server.storage.store import StoreError
    from azalai.server.storage.stores import check_url

    check_url(configuration.store)
    check_address(configuration.metrics)
    _check_processes(configuration, processes)
    folder = configuration.data_folder
    with ExitStack() as stack:
        listening = stack.enter_context(_listen(host, port))
        if lan_command:
            configuration = replace(configuration, reach=reach(host, listening.getsockname()[1], lan_command))
        try:
            if not configuration.store:
                folder.mkdir(parents=True, exist_ok=True)
                stack.enter_context(locked(folder))
            app = create_app(configuration)
            asyncio.run(_check(app.state.services.store))
        except OSError as error:
            reason = error.strerror or str(error)
            raise IllegalOption(say("web-bad-data", path=str(folder), error=reason)) from None
        except StoreError as error:
            raise IllegalOption(str(error)) from None
        _announce(configuration, host, listening)
        open_url = _url(configuration, host, listening) if open_browser else ""
        if configuration.store and (processes > 1 or configuration.workers > 0):
            return supervise(configuration, listening, processes, open_url)
        return serve_app(app, configuration, listening, open_url)


async def _check(store: Store) -> None:
    """Open the store once before serving, so that an error ends the command with a message."""
    await store.open()
    await store.close()


def _url(configuration: Configuration, host: str, listening: socket.socket) -> str:
    from azalai.server.reachability import is_this_machine
    from azalai.server.reachability import url as as_url

    name = "localhost" if is_this_machine(host) else host
    return configuration.public_url or as_url(name, listening.getsockname()[1])


def _announce(configuration: Configuration, host: str, listening: socket.socket) -> None:
    from azalai.server.storage.stores import place

    print(say("web-serving", url=_url(configuration, host, listening)))
    if configuration.reach.url and not configuration.public_url:
        print(say("web-serving-network", url=configuration.reach.url))
    print(say("web-serving-data", path=place(configuration.store, configuration.data_folder)))
    print(say("web-serving-stop"), flush=True)


def serve_app(app: Starlette, configuration: Configuration, listening: socket.socket, open_url: str = "") -> int:
    """Serve the application in this process; the exit code. ``open_url`` is opened in the browser."""
    import uvicorn

    from azalai.server.http.connection_limits import limited_protocol

    _raise_file_limit()
    log_to_stderr(configuration.log_format)
    settings = uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(configuration.proxies),
        forwarded_allow_ips=list(configuration.proxies),
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        timeout_keep_alive=KEEP_ALIVE,
        http=limited_protocol(configuration),
        ws="none",
        lifespan="on",
    )

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if open_url and self.started:
                threading.Thread(target=webbrowser.open, args=(open_url,), daemon=True).start()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.services.rooms.end_streams()
            await super().shutdown(sockets)

    server = Server(settings)
    with app.state.services.metrics.served_at(configuration.metrics):
        server.run(sockets=[listening])
    return 0 if server.started else 1


def log_to_stderr(log_format: str = "text") -> None:
    from azalai.server.log_format import formatter
    from azalai.server.log_limit import LogLimit

    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(LogLimit())
    handler.setFormatter(formatter(log_format))
    logging.basicConfig(handlers=[handler])


def _raise_file_limit() -> None:
    """Raise the limit of open files, since each open page holds a connection. macOS reports a hard limit that it then
    refuses; the old limit stays in force there."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    _, hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard_limit, hard_limit))


def _listen(host: str, port: int) -> socket.socket:
    # the socket on which systemd listens for this service (socket activation): while the server restarts, connections
    # wait there instead of being refused
    if (os.environ.pop("LISTEN_PID", ""), os.environ.pop("LISTEN_FDS", "")) == (str(os.getpid()), "1"):
        return socket.socket(fileno=FIRST_INHERITED)
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # explicitly TCP, so that asyncio sets TCP_NODELAY: otherwise small responses wait 40 ms for an acknowledgement
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # otherwise unreachable devices stay connected for fifteen minutes
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, TCP_TIMEOUT)
        listening.bind((host, port))
    except OSError as error:
        reason = error.strerror or str(error)
        raise IllegalOption(say("web-bad-address", host=host, port=str(port), error=reason)) from None
    return listening
