"""Several servers behind the proxy of ``deploy``: the requests of one table go to one server, which is quicker."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.server.caddy import proxy
from tests.server.server_process import new_client

pytestmark = pytest.mark.long
TABLES = [f"table{number}" for number in range(12)]


@contextmanager
def named_server(name: str) -> Iterator[ThreadingHTTPServer]:
    """A server that answers everything with its name."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Length", str(len(name)))
            self.end_headers()
            self.wfile.write(name.encode())

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def test_all_requests_of_a_table_go_to_one_server_while_it_lives(tmp_path: Path) -> None:
    with ExitStack() as stack:
        servers = {name: stack.enter_context(named_server(name)) for name in ("one", "two")}
        ports = [server.server_address[1] for server in servers.values()]
        url = stack.enter_context(proxy(tmp_path, *ports))

        def answering(path: str) -> str:
            with new_client() as guest:  # with a connection of its own
                return guest.get(url + path, timeout=60).text

        by_table = {table: answering(f"/t/{table}") for table in TABLES}
        assert set(by_table.values()) == {"one", "two"}, "both have work"
        for table, name in by_table.items():
            assert {answering(path) for path in (f"/t/{table}/events", f"/api/t/{table}", f"/t/{table}?x")} == {name}
        assert {answering("/") for _ in range(40)} == {"one", "two"}, "other pages come from any"

        stopped = servers["one"]
        stopped.shutdown()
        stopped.server_close()
        assert {answering(f"/t/{table}") for table in TABLES} == {"two"}
