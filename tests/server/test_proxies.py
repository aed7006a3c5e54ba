"""Client addresses and host names: rate limits by address, trusted proxies, the Host allow-list."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from azalai.server.configuration import Configuration
from azalai.server.http.rate_limit import client_address
from tests.server.server_process import ServerProcess, environment

pytestmark = pytest.mark.xdist_group("proxies")

STRICT = {"post_rate": [5, 0.01]}


def codes(served: ServerProcess, *addresses: str) -> list[int]:
    """The status codes of requests of guests without cookies; a proxy says that they come from these addresses."""
    headers = [{"x-forwarded-for": address} if address else {} for address in addresses]
    return [httpx.post(f"{served.url}/settings", json={}, headers=each).status_code for each in headers]


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path / "data", limits=STRICT, trusted_proxies=["127.0.0.0/8"]) as server:
        yield server


# -- rate limits by address ---------------------------------------------------------------------------------------


def test_guests_without_cookies_are_limited_by_address(proxied: ServerProcess) -> None:
    found = codes(proxied, *["203.0.113.5"] * 8)

    assert found[:5] == [200] * 5
    assert found[-1] == 429
    assert codes(proxied, "203.0.113.6") == [200]


def test_an_ipv6_client_is_limited_by_its_network(proxied: ServerProcess) -> None:
    """A client usually has a whole /64 network and can use another address of it for each request."""
    found = codes(proxied, *[f"2001:db8:1:2:{number:x}::1" for number in range(8)])

    assert found == [200] * 5 + [429] * 3
    assert codes(proxied, "2001:db8:1:3::1") == [200], "another network"


def test_behind_a_public_url_loopback_is_limited_too(tmp_path: Path) -> None:
    """A proxy on this machine that sends no X-Forwarded-For must not lift all limits."""
    with ServerProcess(tmp_path / "data", limits=STRICT, public_url="https://azalai.example") as served:
        assert codes(served, *[""] * 8) == [200] * 5 + [429] * 3
        assert codes(served, "203.0.113.5") == [200], "a proxy on this machine is trusted"


def test_without_a_proxy_forwarded_addresses_are_not_believed(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", limits=STRICT) as served:
        assert codes(served, *["203.0.113.5"] * 8) == [200] * 8, "this machine is not limited"


def test_forwarded_addresses_of_an_unknown_proxy_are_not_believed(tmp_path: Path) -> None:
    """The trusted proxy is elsewhere: a client that is not the proxy cannot choose its address."""
    with ServerProcess(tmp_path / "data", limits=STRICT, trusted_proxies=["192.0.2.1"]) as served:
        assert codes(served, *[f"203.0.113.{number}" for number in range(8)]) == [200] * 5 + [429] * 3


@pytest.mark.parametrize(
    ("client", "limited", "public"),
    [
        ("203.0.113.5", "203.0.113.5", "203.0.113.5"),
        ("::ffff:203.0.113.5", "203.0.113.5", "203.0.113.5"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1:2::/64"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.3.2.1", "", "127.0.0.1"),
        ("::1", "", "127.0.0.1"),
        ("no address" * 20, ("no address" * 20)[:64], ("no address" * 20)[:64]),
    ],
)
def test_the_address_that_limits_count_for(client: str, limited: str, public: str) -> None:
    scope = {"client": (client, 1)}

    assert (client_address(scope), client_address(scope, True)) == (limited, public)


# -- host names -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("localhost:8765", True),
        ("desk", True),
        ("192.168.1.5:8765", True),
        ("[::1]:8765", True),
        ("[::ffff:192.0.2.1]", True),
        ("Azalai.Example", True),
        ("azalai.example.:443", True),
        ("table.lan", True),
        ("evil.example", False),
        ("azalai.example.evil.example", False),
        ("192.168.1.5.evil.example", False),
    ],
)
def test_allowed_host_names(tmp_path: Path, host: str, allowed: bool) -> None:
    configuration = Configuration(tmp_path, public_url="https://azalai.example", allowed_hosts=("Table.lan",))

    assert configuration.allows_host(host) is allowed


def test_requests_for_other_host_names_are_refused(proxied: ServerProcess) -> None:
    """DNS rebinding: the name of another site resolves to this machine."""
    for path in ("/", "/healthz", "/static/x", "/nope"):
        answer = httpx.get(f"{proxied.url}{path}", headers={"host": "evil.example"})

        assert (answer.status_code, answer.json()["error"]) == (400, "host")
    assert "--allowed-host" in answer.json()["message"]


def test_the_command_takes_proxies_and_host_names(tmp_path: Path) -> None:
    served = ServerProcess(tmp_path / "data")
    options = ["--data", str(tmp_path / "data"), "--port", str(served.port)]
    options += ["--trusted-proxy", "127.0.0.1", "::1", "--allowed-host", "table.lan"]
    command = [sys.executable, "-m", "azalai.cli", "serve", *options]
    with served.log.open("ab") as log:
        served.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment())
    try:
        served.wait()

        found = [httpx.get(served.url, headers={"host": host}).status_code for host in ("table.lan", "evil.example")]
        assert found == [200, 400]
        believed = [_new_table(served, address) for address in ["203.0.113.5"] * 30 + ["203.0.113.6"]]
        assert (believed[0], believed[29], believed[30]) == (422, 429, 422)
    finally:
        served.stop()


def _new_table(served: ServerProcess, address: str) -> int:
    """The status code of a request for a table that cannot be made: it counts, but leaves nothing."""
    fields = {"game": "targi", "easy": True}
    return httpx.post(f"{served.url}/tables", json=fields, headers={"x-forwarded-for": address}).status_code
