"""A graceful restart behind the proxy of ``deploy``, a real Caddy: requests wait for the server, and an open page is
connected again within five seconds."""

from __future__ import annotations

import os
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.http_player import Listener, get_table, make_table, send_moves, wait_until
from tests.server.server_process import ROOT, ServerProcess, free_port, new_client

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("restart")]
LONGEST = 5.0
"""Seconds that a page may be disconnected."""
RETRY = 1.0
"""Seconds after which a browser connects again, as the stream tells it."""


@contextmanager
def proxy(port: int, folder: Path) -> Iterator[str]:
    """Caddy with our Caddyfile in front of a server; its URL. Only the addresses are changed, and there is no TLS."""
    here = free_port()
    config = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    assert "dynamic a azalai 8765" in config
    changed = config.replace("dynamic a azalai 8765", f"dynamic a localhost {port}")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + changed, encoding="utf-8")
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    named = {"AZALAI_HOST": f"http://127.0.0.1:{here}", "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "caddy.log").open("wb") as log:
        process = subprocess.Popen(command, env=os.environ | named, stdout=log, stderr=log)
    try:
        url = f"http://127.0.0.1:{here}"
        wait_until(lambda: _answers(url))
        yield url
    finally:
        process.terminate()
        process.wait(30)


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/healthz", timeout=30).status_code == 200
    except httpx.TransportError:
        return False


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
    with served, proxy(served.port, tmp_path) as url, new_client(base_url=url, timeout=120) as ana:
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
