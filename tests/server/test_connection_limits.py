"""Slow and hostile clients: silent connections; heads, bodies and trailers that never end; endless pipelining."""

from __future__ import annotations

import asyncio
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from azalai.server.configuration import Configuration, Limits
from azalai.server.http.connection_limits import limited_protocol
from tests.other_processes import elsewhere
from tests.server.http_player import Listener, make_table, send_moves
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.xdist_group("connection_limits")

POST = b"POST /tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    limits = {"head_seconds": 2, "body_seconds": 2}
    with ServerProcess(tmp_path_factory.mktemp("impatient") / "data", limits=limits) as server:
        yield server


def answer_until_closed(served: ServerProcess, begins: bytes, drop: bytes = b"") -> bytes:
    """Send ``begins``, then ``drop`` again and again until the server closes the connection; what it answered."""
    answer = b""
    with socket.create_connection(("127.0.0.1", served.port)) as connection:
        connection.settimeout(0.05)
        connection.sendall(begins)
        for _ in range(600):
            try:
                got = connection.recv(65536)
                if not got:
                    return answer
                answer += got
            except TimeoutError:
                pass
            except ConnectionResetError:
                return answer
            try:
                connection.sendall(drop)
            except (BrokenPipeError, ConnectionResetError):
                return answer
    raise AssertionError("the connection is still open")


def test_a_silent_connection_is_closed(impatient: ServerProcess) -> None:
    assert answer_until_closed(impatient, b"") == b""


def test_a_slow_head_is_cut_off(impatient: ServerProcess) -> None:
    assert answer_until_closed(impatient, b"GET / HTTP/1.1\r\nHost: x\r\n", b"X: y\r\n") == b""


def test_a_slow_head_of_a_later_request_is_cut_off(impatient: ServerProcess) -> None:
    first = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"

    answer = answer_until_closed(impatient, first + b"GET / HTTP/1.1\r\n", b"X: y\r\n")

    assert answer.startswith(b"HTTP/1.1 200")
    assert answer.count(b"HTTP/1.1") == 1


def test_a_slow_body_is_refused_with_a_message(impatient: ServerProcess) -> None:
    answer = answer_until_closed(impatient, POST, b" ").decode()

    assert answer.startswith("HTTP/1.1 408")
    assert '"error":"too-slow"' in answer


def test_an_endless_header_is_cut_off(served: ServerProcess) -> None:
    """Joining 64 MB piece by piece would keep the server busy for minutes."""
    with socket.create_connection(("127.0.0.1", served.port)) as connection:
        connection.settimeout(60)
        connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            connection.sendall(b"a" * 2**26)
    assert httpx.get(f"{served.url}/healthz").status_code == 200


def test_the_head_limit_counts_from_the_first_byte(served: ServerProcess) -> None:
    """A head that arrives in one packet is limited like any other."""
    head = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Long: %s\r\n\r\n"

    assert answer_until_closed(served, head % (b"a" * 30_000)).startswith(b"HTTP/1.1 200")
    assert answer_until_closed(served, head % (b"a" * 40_000)).startswith(b"HTTP/1.1 400")


def memory(served: ServerProcess) -> int:
    """The largest memory that the server has used so far, in MB."""
    assert served.process is not None
    status = Path(f"/proc/{served.process.pid}/status").read_text(encoding="utf-8")
    peak = re.search(r"VmHWM:\s+(\d+)", status)
    assert peak is not None
    return int(peak[1]) // 1024


def send_endlessly(served: ServerProcess, begins: bytes, block: bytes, megabytes: int) -> bool:
    """Send ``begins``, then ``block`` up to a total size; whether the server closed the connection before the end."""
    with socket.create_connection(("127.0.0.1", served.port)) as connection:
        connection.settimeout(10)
        connection.sendall(begins)
        try:
            for _ in range(megabytes * 2**20 // len(block)):
                connection.sendall(block)
        except (BrokenPipeError, ConnectionResetError, TimeoutError):
            return True
    return False


CHUNKED = b" HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
ENDLESS = {
    "trailers, where nothing reads the body": (b"POST /nope" + CHUNKED + b"0\r\n", b"A: b\r\n" * 4096),
    "trailers, where the body is read": (b"POST /settings" + CHUNKED + b"0\r\n", b"A: b\r\n" * 4096),
    "one long trailer": (b"POST /nope" + CHUNKED + b"0\r\nA: ", b"b" * 2**15),
    "a chunk extension": (b"POST /nope" + CHUNKED + b"1;", b"b" * 2**15),
    "a body that nothing reads": (b"GET /settings" + CHUNKED, b"4\r\nabcd\r\n" * 4096),
    "pipelined requests": (b"", b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 1024),
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_an_endless_request_is_cut_off(served: ServerProcess, kind: str) -> None:
    before = memory(served)

    closed = send_endlessly(served, *ENDLESS[kind], megabytes=16)

    assert closed
    assert memory(served) - before < 30
    assert httpx.get(f"{served.url}/healthz").status_code == 200


@pytest.mark.parametrize("path", [b"/nope", b"/settings"])
def test_slow_trailers_are_cut_off(impatient: ServerProcess, path: bytes) -> None:
    began = time.monotonic()

    answer = answer_until_closed(impatient, b"POST " + path + CHUNKED + b"0\r\n", b"A: b\r\n")

    assert answer.count(b"HTTP/1.1") == 1
    assert time.monotonic() - began < 10


def test_a_response_before_the_end_of_the_request_closes_the_connection(served: ServerProcess) -> None:
    answer = answer_until_closed(served, b"POST /nope HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nabc", b"d")

    assert answer.startswith(b"HTTP/1.1 404")
    assert b"\r\nconnection: close\r\n" in answer


def test_a_body_that_is_far_too_large_still_gets_its_message(served: ServerProcess) -> None:
    """The client reads the response only after it has sent everything."""
    body = b"a" * 900_000
    with socket.create_connection(("127.0.0.1", served.port)) as connection:
        connection.settimeout(30)
        connection.sendall(b"POST /settings HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body))
        time.sleep(0.3)
        connection.sendall(body)

        assert connection.recv(65536).startswith(b"HTTP/1.1 413")


def test_trailers_do_not_pass_for_headers(served: ServerProcess) -> None:
    """Where the handler runs before the trailers arrive they come too late anyway: here they arrive together."""
    request = b"POST /settings HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
    chunks = b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nOrigin: http://elsewhere\r\n\r\n"

    assert answer_until_closed(served, request + chunks).startswith(b"HTTP/1.1 200")


def test_a_split_head_may_be_followed_by_a_large_body(served: ServerProcess) -> None:
    """The limit is for the head: a body in the same chunk does not count."""
    body = b'{"effects": "text"}' + b" " * 50_000
    head = b"POST /settings HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", served.port)) as connection:
        connection.settimeout(60)
        connection.sendall(head + b"Content-Length: %d\r\n\r" % len(body))
        time.sleep(0.1)  # so that it arrives as a separate chunk
        connection.sendall(b"\n" + body)

        answer = connection.recv(65536)
    assert answer.startswith(b"HTTP/1.1 200"), answer


async def never_called(scope: Scope, receive: Receive, send: Send) -> None: ...


class Connected(asyncio.Transport):
    """A connection from some address, without a network."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 50_000)})
        self.closed = False

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


def test_an_address_has_a_limited_number_of_connections() -> None:
    async def run() -> None:
        limits = Limits(connections_per_address=2)
        configuration = Configuration(Path(), limits=limits, trusted_proxies=("10.0.0.2",))
        protocol, config = limited_protocol(configuration), uvicorn.Config(never_called)

        def connect(address: str) -> tuple[HttpToolsProtocol, Connected]:
            connected, connection = protocol(config, ServerState(), {}), Connected(address)
            connected.connection_made(connection)
            return connected, connection

        first, _ = connect("2001:db8::1")
        (_, second), (refused, third), (_, other) = map(connect, ("2001:db8::2", "2001:db8::3", "2001:db8:0:1::1"))
        assert [each.closed for each in (second, third, other)] == [False, True, False], "a /64 network is one client"
        refused.connection_lost(None)
        first.connection_lost(None)
        assert [connect("2001:db8::4")[1].closed for _ in range(2)] == [False, True]
        for address in ("127.0.0.1", "10.0.0.2", "::ffff:10.0.0.2"):
            assert not any(connect(address)[1].closed for _ in range(5)), "this machine, a proxy"

    elsewhere(asyncio.run, run())


def test_a_connection_serves_many_requests(impatient: ServerProcess) -> None:
    with httpx.Client(base_url=impatient.url) as guest:
        for _ in range(5):
            assert guest.get("/settings").status_code == 200
            assert guest.post("/settings", json={"effects": "text"}).status_code == 200


def test_a_stream_outlives_the_time_limits_of_heads_and_bodies(impatient: ServerProcess) -> None:
    with impatient.client() as ana:
        table = make_table(ana, seed=7, place__1="me")["table"]
        listener = Listener(ana, table, gzip=False)
        listener.wait_for_state(0)
        listener.wait_for_heartbeats(8)  # three per second

        send_moves(ana, table, 0, "p6")

        listener.wait_for_state(1)
        listener.close()
