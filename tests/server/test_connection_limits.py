"""Slow and endless senders: connections that say nothing, heads and bodies that never come to an end."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator

import httpx
import pytest

from tests.server.http_player import Listener, make, send
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.xdist_group("connection_limits")

POST = b"POST /tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    limits = {"head_seconds": 2, "body_seconds": 2}
    with ServerProcess(tmp_path_factory.mktemp("impatient") / "data", limits=limits) as server:
        yield server


def said_until_closed(served: ServerProcess, begins: bytes, drop: bytes = b"") -> bytes:
    """What a server answers to a beginning and a drop now and then, until it closes; an error if it does not."""
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


def test_a_connection_that_says_nothing_is_closed(impatient: ServerProcess) -> None:
    assert said_until_closed(impatient, b"") == b""


def test_a_head_that_comes_drop_by_drop_is_not_waited_for(impatient: ServerProcess) -> None:
    assert said_until_closed(impatient, b"GET / HTTP/1.1\r\nHost: x\r\n", b"X: y\r\n") == b""


def test_nor_that_of_a_later_request(impatient: ServerProcess) -> None:
    first = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"

    answer = said_until_closed(impatient, first + b"GET / HTTP/1.1\r\n", b"X: y\r\n")

    assert answer.startswith(b"HTTP/1.1 200")
    assert answer.count(b"HTTP/1.1") == 1


def test_a_body_that_comes_drop_by_drop_is_refused_in_words(impatient: ServerProcess) -> None:
    answer = said_until_closed(impatient, POST, b" ").decode()

    assert answer.startswith("HTTP/1.1 408")
    assert '"error":"too-slow"' in answer


def test_a_header_without_end_is_cut_off_and_nobody_waits_for_it(served: ServerProcess) -> None:
    """Put together piece by piece, 64 MB of it would keep the server busy for minutes."""
    with socket.create_connection(("127.0.0.1", served.port)) as connection:
        connection.settimeout(60)
        connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            connection.sendall(b"a" * 2**26)
    assert httpx.get(f"{served.url}/healthz").status_code == 200


def test_a_head_in_two_pieces_may_bring_a_large_body_along(served: ServerProcess) -> None:
    """The limit is of heads: what follows in the same piece does not count."""
    body = b'{"effects": "text"}' + b" " * 50_000
    head = b"POST /settings HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", served.port)) as connection:
        connection.settimeout(60)
        connection.sendall(head + b"Content-Length: %d\r\n\r" % len(body))
        time.sleep(0.1)  # so that it is a piece of its own
        connection.sendall(b"\n" + body)

        answer = connection.recv(65536)
    assert answer.startswith(b"HTTP/1.1 200"), answer


def test_quick_senders_are_served_again_and_again_on_one_connection(impatient: ServerProcess) -> None:
    with httpx.Client(base_url=impatient.url) as guest:
        for _ in range(5):
            assert guest.get("/settings").status_code == 200
            assert guest.post("/settings", json={"effects": "text"}).status_code == 200


def test_a_stream_stays_open_for_longer_than_heads_and_bodies_may_take(impatient: ServerProcess) -> None:
    with impatient.client() as ana:
        table = make(ana, seed=7, place__1="me")["table"]
        listener = Listener(ana, table, gzip=False)
        listener.wait_for_state(0)
        listener.wait_for_heartbeats(8)  # each after a third of a second

        send(ana, table, 0, "p6")

        listener.wait_for_state(1)
        listener.close()
