"""Slow clients: silent connections, heads and bodies that never end."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator

import httpx
import pytest

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
