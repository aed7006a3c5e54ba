"""The proxy of ``deploy``: a real Caddy with our Caddyfile."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.http_player import wait_until
from tests.server.server_process import ROOT, free_port


@contextmanager
def proxy(folder: Path, *ports: int) -> Iterator[str]:
    """Caddy in front of servers; its URL. Only the addresses are changed, and there is no TLS."""
    here = free_port()
    config = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    if len(ports) == 1:
        changed, count = re.subn("dynamic a azalai 8765", f"dynamic a localhost {ports[0]}", config)
    else:  # all servers of this machine have the same address, so their ports are named
        servers = " ".join(f"127.0.0.1:{port}" for port in ports)
        changed, count = re.subn(r"dynamic a azalai 8765 \{.*?\}", f"to {servers}", config, flags=re.DOTALL)
    assert count == 1
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
