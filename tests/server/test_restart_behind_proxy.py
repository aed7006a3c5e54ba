"""A graceful restart behind the proxy of ``deploy``, a real Caddy: requests wait for the server, and an open page is
connected again within five seconds."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.server.caddy import proxy
from tests.server.http_player import Listener, get_table, make_table, send_moves
from tests.server.server_process import ServerProcess, new_client

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("restart")]
LONGEST = 5.0
"""Seconds that a page may be disconnected."""
RETRY = 1.0
"""Seconds after which a browser connects again, as the stream tells it."""


def waited_for_processor(process: int) -> float:
    """Seconds for which a process was ready to run while others had the processors."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return max(int(thread.read_text(encoding="utf-8").split()[1]) for thread in threads) / 1e9


def connected_again(guest: httpx.Client, table: str) -> Listener:
    """Connect as a page does: again and again, until it shows the table. Usually the first request waits in the
    proxy until the server is back."""
    until = time.monotonic() + 120
    while True:
        page = Listener(guest, table)
        try:
            page.wait_for_state(1)
        except StopIteration:  # an error of the proxy, whose patience has ended
            page.close()
            assert time.monotonic() < until
            time.sleep(RETRY)
        else:
            return page


def test_a_restart_disconnects_nobody_for_longer_than_5_seconds(tmp_path: Path) -> None:
    served = ServerProcess(tmp_path / "data", trusted_proxies=["127.0.0.1"])
    with served, proxy(tmp_path, served.port) as url, new_client(base_url=url, timeout=120) as ana:
        ana.get("/settings")
        table = make_table(ana, seed=7, place__1="me")["table"]
        page = Listener(ana, table)
        page.wait_for_state(0)
        assert send_moves(ana, table, 0, "p6").status_code == 200
        page.wait_for_state(1)  # the proxy does not buffer the stream

        restarting = threading.Thread(target=lambda: (served.stop(), served.start()))
        restarting.start()
        page.wait(lambda name, _: name == "reconnect")
        gone = time.monotonic()
        time.sleep(RETRY)
        again = connected_again(ana, table)
        disconnected = time.monotonic() - gone
        restarting.join(120)

        assert served.process is not None
        assert disconnected - waited_for_processor(served.process.pid) < LONGEST
        assert get_table(ana, table)["state"] == 1
        page.close()
        again.close()
