"""Links for other people: they never point to this machine under a name that only this machine understands."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from azalai.server.reachability import Reach, is_this_machine, network_address, reach
from tests.server.http_player import make_table
from tests.server.server_process import ServerProcess, environment

PAGE = {"accept": "text/html"}
LOCAL = (
    "localhost",
    "localhost:8765",
    "127.0.0.1",
    "127.3.2.1:80",
    "[::1]:8765",
    "::1",
    "0.0.0.0:8765",
    "a.localhost",
    "",
)
OTHERS = ("192.168.1.5:8765", "desk.lan", "desk:8765", "[2001:db8::1]:8765", "2001:db8::1", "localhost.example")


def test_names_that_mean_this_machine_to_everybody() -> None:
    assert [host for host in LOCAL if not is_this_machine(host)] == []
    assert [host for host in OTHERS if is_this_machine(host)] == []


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", ""),
        ("::1", ""),
        ("localhost", ""),
        ("192.168.1.5", "http://192.168.1.5:80"),
        ("fd00::5", "http://[fd00::5]:80"),
    ],
)
def test_the_address_that_a_server_listens_on_says_who_reaches_it(host: str, url: str) -> None:
    assert reach(host, 80, "again").url == url


def test_a_server_that_listens_on_all_addresses_is_reached_at_that_of_the_network() -> None:
    address = network_address()
    expected = f"http://{address}:80" if address else ""

    assert reach("0.0.0.0", 80, "again") == Reach(expected, expected, "again")


def test_pages_of_this_machine_get_links_for_the_network(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", reach={"url": "http://192.168.1.5:99"}) as served, served.client() as ana:
        made = make_table(ana, opponent="open")
        table, there = made["table"], {"host": "desk:99"}

        page = ana.get(f"/t/{table}", headers=PAGE).text
        assert f"http://192.168.1.5:99/join/{made['code']}" in page
        assert 'data-origin="http://192.168.1.5:99"' in page
        assert ana.post(f"/t/{table}/link", json={}).json()["url"].startswith("http://192.168.1.5:99/seat/")
        assert f"http://desk:99/join/{made['code']}" in ana.get(f"/t/{table}", headers=PAGE | there).text


def test_a_server_that_nobody_else_reaches_says_so_and_what_to_do(tmp_path: Path) -> None:
    """Started as ``azalai serve``: the command on the page opens the same tables to the network."""
    served = ServerProcess(tmp_path / "data")
    command = [sys.executable, "-m", "azalai.cli", "serve", "--data", str(served.folder), "--port", str(served.port)]
    with served.log.open("ab") as log:
        served.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment())
    try:
        served.wait()
        with served.client() as ana:
            table = make_table(ana, opponent="open")["table"]
            page = ana.get(f"/t/{table}", headers=PAGE).text
            seat = ana.post(f"/t/{table}/link", data={}, headers=PAGE).text
    finally:
        served.stop()

    for shown in (page, seat):
        assert "Only this computer can reach the server" in shown
        assert f"serve --lan --port {served.port} --data {served.folder}" in shown
        assert 'data-origin=""' in shown
        assert not re.search(r"(localhost|127\.0\.0\.1)[:/]", shown)
        assert 'class="qr"' not in shown
        assert re.search(r'<meta property="og:image" content="/static/[^"]*icon-512.png">', shown), "a path, no address"


def test_the_flag_lan_listens_on_all_addresses(tmp_path: Path) -> None:
    served = ServerProcess(tmp_path / "data")
    options = ["--lan", "--data", str(served.folder), "--port", str(served.port)]
    command = [sys.executable, "-m", "azalai.cli", "serve", *options]
    with served.log.open("ab") as log:
        served.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment())
    try:
        served.wait()
        address = network_address()
        if address:
            assert httpx.get(f"http://{address}:{served.port}/healthz").status_code == 200
    finally:
        served.stop()
    if address:
        assert f"http://{address}:{served.port}" in served.log.read_text(encoding="utf-8")
