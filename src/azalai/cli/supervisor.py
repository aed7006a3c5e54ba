"""The supervisor of ``azalai serve --store postgresql://…``: server processes that share a socket, and a bot service.

A process that ends is started again. All of them end with the supervisor, even if it is killed.
"""

from __future__ import annotations

import multiprocessing
import signal
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from azalai.server.configuration import Configuration

BACKLOG = 2048  # connections that wait until a process accepts them
RESTART_DELAY = 0.5  # seconds
STOP_TIMEOUT = 5.0  # seconds for the processes to end


def supervise(configuration: Configuration, listening: socket.socket, processes: int, open_url: str = "") -> int:
    """Run server processes and a bot service until this process is stopped; the exit code. The first process serves its
    metrics at the configured port, the second at the next one, and so on."""
    from azalai.server.metrics import next_port

    listening.listen(BACKLOG)
    servers = [replace(configuration, metrics=next_port(configuration.metrics, number)) for number in range(processes)]
    roles: list[tuple[Callable[..., None], tuple[Any, ...]]] = [(run_server, (each, listening)) for each in servers]
    if configuration.workers:
        roles.append((run_bot_service, (configuration,)))
    stopping = threading.Event()

    def stop(_: int, __: FrameType | None) -> None:
        stopping.set()

    signal.signal(signal.SIGINT, stop)
    signal.signal(signal.SIGTERM, stop)
    running = [_start(*role) for role in roles]
    if open_url:
        threading.Thread(target=webbrowser.open, args=(open_url,), daemon=True).start()
    while not stopping.is_set():
        wait([process.sentinel for process in running], timeout=RESTART_DELAY)
        for number, process in enumerate(running):
            if not process.is_alive() and not stopping.is_set():
                time.sleep(RESTART_DELAY)
                running[number] = _start(*roles[number])
    return _stop(running)


def _start(role: Callable[..., None], arguments: tuple[Any, ...]) -> BaseProcess:
    process = multiprocessing.get_context("spawn").Process(target=role, args=arguments, name=role.__name__)
    process.start()
    return process


def _stop(running: list[BaseProcess]) -> int:
    for process in running:
        process.terminate()
    until = time.monotonic() + STOP_TIMEOUT
    for process in running:
        process.join(max(0.0, until - time.monotonic()))
        if process.is_alive():
            process.kill()
    return 0


def _end_with_supervisor() -> None:
    from azalai.server.bot_workers.worker_process import exit_with_parent

    threading.Thread(target=exit_with_parent, daemon=True).start()


def run_server(configuration: Configuration, listening: socket.socket) -> None:
    """One server process."""
    from azalai.cli.serve import serve_app
    from azalai.server.http.app import create_app

    _end_with_supervisor()
    serve_app(create_app(configuration), configuration, listening)


def run_bot_service(configuration: Configuration) -> None:
    """The bot workers of this machine. Ctrl-C reaches all processes of a terminal; the supervisor ends this one."""
    from azalai.cli.serve import log_to_stderr
    from azalai.server.bot_workers.worker_process import BOTS, name_process
    from azalai.server.tables.bot_service import serve_bots

    name_process(BOTS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _end_with_supervisor()
    log_to_stderr(configuration.log_format)
    serve_bots(configuration)
