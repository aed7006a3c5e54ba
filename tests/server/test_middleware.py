"""Security: origins, headers, size and rate limits, malformed requests, hostile uploads, errors without internals."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import azalai
from azalai.game_file import to_text
from azalai.server.tables import upload_check
from tests.other_processes import elsewhere
from tests.server.http_player import get_table, make_table
from tests.server.server_process import ServerProcess, children_of

pytestmark = pytest.mark.xdist_group("middleware")

PAGE = {"accept": "text/html"}


# -- origins ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"referer": "https://evil.example/page"},
    ],
)
def test_pages_of_other_sites_cannot_post(ana: httpx.Client, headers: dict[str, str]) -> None:
    table = make_table(ana, seed=7)["table"]

    answer = ana.post(f"/t/{table}/moves", json={"state": 0, "moves": ["p6"]}, headers=headers)

    assert (answer.status_code, answer.json()["error"]) == (403, "origin")
    assert get_table(ana, table)["state"] == 0


def test_pages_of_this_server_can_post(served: ServerProcess, ana: httpx.Client) -> None:
    table = make_table(ana, seed=7)["table"]

    answer = ana.post(f"/t/{table}/moves", json={"state": 0, "moves": ["p6"]}, headers={"origin": served.url})

    assert answer.status_code == 200


def test_with_a_public_url_only_its_pages_can_post(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", public_url="https://azalai.example") as served, served.client() as ana:
        own = {"origin": "https://azalai.example"}
        assert ana.post("/settings", json={}, headers={"origin": served.url}).status_code == 403
        answer = ana.post("/settings", json={}, headers=own)
        assert answer.status_code == 200
        assert all("Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))
        assert "max-age" in answer.headers["strict-transport-security"]


# -- headers ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/nowhere", "/healthz", "/rules/targi", "/openapi.json"])
def test_every_response_has_security_headers(ana: httpx.Client, path: str) -> None:
    headers = ana.get(path, headers=PAGE).headers

    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


def test_pages_have_no_inline_script_or_style(ana: httpx.Client) -> None:
    """The content security policy would block them."""
    tables = [
        make_table(ana, seed=7)["table"],
        make_table(ana, game="tuareg", seed=7)["table"],
        make_table(ana, opponent="open")["table"],
    ]
    for path in ["/", "/settings", "/rules/targi", "/nowhere", *(f"/t/{table}" for table in tables)]:
        page = ana.get(path, headers=PAGE).text
        assert page.startswith("<!doctype html>")
        assert " style=" not in page, path
        assert "<style" not in page, path
        assert "<script>" not in page, path
        assert " onclick=" not in page, path
        assert "javascript:" not in page, path


# -- sizes and rates ----------------------------------------------------------------------------------------------


def test_a_body_that_is_too_large_is_refused(ana: httpx.Client) -> None:
    declared = ana.post("/tables", content=b"{" + b" " * 70_000, headers={"content-type": "application/json"})
    chunked = ana.post("/tables", content=iter([b" " * 10_000] * 7), headers={"content-type": "application/json"})

    for answer in (declared, chunked):
        assert (answer.status_code, answer.json()["error"]) == (413, "too-large")
        assert "64 KiB" in answer.json()["message"]


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[ServerProcess]:
    limits = {"post_rate": [5, 0.01], "get_rate": [50, 5], "table_rate": [2, 0.01], "streams_per_guest": 2}
    with ServerProcess(tmp_path / "data", limits=limits) as server:
        yield server


def test_a_rate_limit_says_when_to_try_again(strict: ServerProcess) -> None:
    with strict.client() as ana, strict.client() as bo:
        answers = [ana.post("/settings", json={}) for _ in range(8)]

        assert [answer.status_code for answer in answers[:5]] == [200] * 5
        refused = answers[-1]
        assert refused.status_code == 429
        wait = refused.json()["retry_after"]
        assert 1 < wait <= 100, "one request per hundred seconds, some of which have passed"
        assert int(refused.headers["retry-after"]) == wait
        assert f"{wait} seconds" in refused.json()["message"]
        assert bo.post("/settings", json={}).status_code == 200, "other guests are not limited"


def test_new_tables_and_streams_are_limited(strict: ServerProcess) -> None:
    with strict.client() as ana:
        table = make_table(ana)["table"]
        make_table(ana)
        assert ana.post("/tables", json={"game": "targi"}).status_code == 429
        with ana.stream("GET", f"/t/{table}/events") as one, ana.stream("GET", f"/t/{table}/events") as two:
            assert (one.status_code, two.status_code) == (200, 200)
            assert ana.get(f"/t/{table}/events").status_code == 429


# -- malformed requests and internal errors -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"[" * 20_000,
        b'{"state": 0}',
        b'{"state": true, "moves": ["p6"]}',
        b'{"state": 0, "moves": []}',
        b'{"state": 0, "moves": ["p6"], "x": 1}',
        b'{"state": 0, "moves": ["\\ud800"]}',
        b'{"state": 0, "moves": "p6"}',
        b'{"state": -1, "moves": ["p6"]}',
        b'{"state": 1e400, "moves": ["p6"]}',
    ],
)
def test_a_malformed_request_is_refused_with_a_message(ana: httpx.Client, content: bytes) -> None:
    table = make_table(ana, seed=7)["table"]

    answer = ana.post(f"/t/{table}/moves", content=content, headers={"content-type": "application/json"})

    assert answer.status_code in (400, 422)
    assert answer.json()["message"].endswith(".")
    assert get_table(ana, table)["state"] == 0


def test_an_internal_error_shows_no_internals(tmp_path: Path) -> None:
    """The server has a fault: it cannot open tables that it did not make."""
    with ServerProcess(tmp_path / "data", cannot_load=True) as served, served.client() as ana:
        table = make_table(ana, seed=7, place__1="me")["table"]
        private = ana.post(f"/t/{table}/link", json={"seat": 0}).json()["url"].removeprefix(served.url)
        served.stop()
        served.start()
        for headers in (PAGE, {}):
            answer = ana.get(f"/t/{table}", headers=headers)
            assert answer.status_code == 500
            for inside in ("Traceback", "azalai.", ".py", "KeyError", "fault of our own", str(tmp_path)):
                assert inside not in answer.text
        assert ana.get(private, headers=PAGE).status_code == 500
        log = served.log.read_text(encoding="utf-8")
        assert "Traceback" in log, "the error is logged"
        assert "seat_link" in log
        assert private not in log, "the private link must not be in the log"


@pytest.mark.parametrize("path", ["/settings", "/replays"])
@pytest.mark.parametrize("charset", ["utf-7", "unicode_escape", "undefined", "punycode", "x" * 20_000])
def test_a_form_in_another_charset_is_refused(ana: httpx.Client, path: str, charset: str) -> None:
    """Some charsets fail in the middle of a text, and Python caches every charset name that it is asked for."""
    content = b'--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n\\ud800\r\n--x--\r\n'

    answer = ana.post(
        path, content=content, headers={"content-type": f"multipart/form-data; boundary=x; charset={charset}"}
    )

    assert (answer.status_code, answer.json()["error"]) == (400, "unreadable")


# -- uploads ------------------------------------------------------------------------------------------------------


def finished(seed: int = 5) -> str:
    game, rng = azalai.new("targi", seed=seed), random.Random(seed)
    while not game.over:
        game.play(rng.choice(game.moves()))
    return to_text(game)


def upload(guest: httpx.Client, content: bytes) -> httpx.Response:
    return guest.post("/replays", files={"file": ("game.azalai", content, "text/plain")})


def test_a_game_file_can_be_watched(ana: httpx.Client, bo: httpx.Client) -> None:
    text = finished()

    answer = upload(ana, text.encode())

    assert answer.status_code == 303
    replay = answer.headers["location"]
    assert replay.endswith("/at/0")
    for path in (replay, replay.replace("/at/0", "/at/40"), replay.replace("/at/0", "/at/40?seat=1")):
        assert bo.get(path, headers=PAGE).status_code == 200
        assert bo.get(path.replace("?", "/table?") if "?" in path else f"{path}/table").status_code == 200
    assert bo.get(replay.replace("/at/0", "/file")).text == text


def test_uploads_are_checked_a_few_at_a_time_and_leave_no_process() -> None:
    """However many files are uploaded, and even if the server stops in the middle."""
    most = 0

    async def run() -> None:
        nonlocal most
        reading = [asyncio.create_task(upload_check.upload_error(finished(), "en")) for _ in range(5)]
        while not all(task.done() for task in reading):
            most = max(most, len(readers()))
            await asyncio.sleep(0.01)
        assert [(await task)[0] for task in reading] == [""] * 5
        last = asyncio.create_task(upload_check.upload_error(finished(), "en"))
        while not readers():
            await asyncio.sleep(0.01)
        last.cancel()
        with pytest.raises(asyncio.CancelledError):
            await last

    elsewhere(asyncio.run, run())
    assert 1 <= most <= upload_check.MAX_PROCESSES
    assert readers() == []


def readers() -> list[int]:
    return children_of(os.getpid(), "azalai.server.tables.upload_check")


def test_hostile_files_are_refused_with_a_message(ana: httpx.Client) -> None:
    text = finished()
    hostile = {
        "nothing": b"",
        "no text": bytes(range(256)),
        "not whole": text[:-30].encode(),
        "a changed move": text.replace(" p", " q", 1).encode(),
        "a file of the server": b'azalai 1\ngame targi\noptions {"cards": "/etc/passwd"}\nseed 1\nmoves\n',
        "deep": b"azalai 1\ngame targi\noptions " + b"[" * 100_000 + b"\nseed 1\nmoves\n",
        "no such game": b"azalai 1\ngame chess\noptions {}\nseed 1\nmoves\n",
        "large numbers": b"azalai 1\ngame targi\noptions {}\nseed " + b"9" * 5000 + b"\nmoves\n",
        "a wild deck": b'azalai 1\ngame targi\noptions {"card_text": "' + b"[[a]]\\n" * 20_000 + b'"}\nseed 1\nmoves\n',
    }
    for what, content in hostile.items():
        answer = upload(ana, content)
        assert answer.status_code == 422, what
        assert "Traceback" not in answer.text
        assert "root:" not in answer.text
    assert upload(ana, b"#" * 300_000).status_code == 413
    assert ana.post("/replays", data={"file": "text"}).status_code == 422
    assert (
        ana.post("/replays", content=b"--x", headers={"content-type": "multipart/form-data; boundary=x"}).status_code
        == 422
    )
