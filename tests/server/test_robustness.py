"""Damaged rows, requests sent twice, floods of the log, and small errors of the HTTP interface."""

from __future__ import annotations

import logging
import re
import socket
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

import azalai
from azalai.errors import CardFileError
from azalai.games.card_reading import MAX_DOTS, parsed
from azalai.messages import languages
from azalai.server.bot_workers.levels import levels
from azalai.server.log_limit import MAX_OF_A_KIND, MAX_RECORDS, PERIOD, LogLimit
from tests.server.http_player import get_table, make_table, wait_until
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.xdist_group("robustness")


@contextmanager
def database(served: ServerProcess) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(served.folder / "azalai.sqlite3", timeout=30)) as file, file:
        yield file


# -- damaged rows -------------------------------------------------------------------------------------------------


DAMAGES = [
    "seats = 'null'",
    'seats = \'[{"kind": "open", "colour": 1}]\'',
    "options = '[1]'",
    "options = 'x'",
    "seed = 'x'",
    "scores = '1'",
    "game = 'chess'",
    "touched = 'x'",
    "status = 'playing', turn = 9",
    "status = 'over', scores = '[1]', winners = '[9]'",
]
FATAL = [
    "seats = '[]'",
    "seats = '{'",
    "status = 'lost'",
    "game = 'go'",
    "seed = 'one'",
    "options = '{\"expansion\": 7}'",
]
"""Damages after which a table cannot be opened at all."""


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_does_not_take_the_home_page_with_it(
    ana: httpx.Client, bo: httpx.Client, served: ServerProcess, damage: str
) -> None:
    good, bad = (make_table(ana, opponent="open", public=True)["table"] for _ in range(2))
    with database(served) as file:
        file.execute(f"UPDATE tables SET {damage} WHERE id = ?", (bad,))

    for guest in (ana, bo):
        page = guest.get("/", headers={"accept": "text/html"})
        assert page.status_code == 200
        assert f"/t/{good}" in page.text
        assert f"/t/{bad}" not in page.text


def test_after_a_restart_damaged_tables_have_a_message_and_computers_move_at_the_others(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as served, served.client() as ana:
        opponent = f"computer:{levels('targi')[0][0]}"
        good, bad = (make_table(ana, seed=7, opponent=opponent)["table"] for _ in range(2))
        opened = {damage: make_table(ana, opponent="open") for damage in [*DAMAGES, *FATAL]}
        served.stop()
        after = azalai.new("targi", seed=7).play("p6")
        with database(served) as file:
            change = (good, 1, "moves", 0, "p6", 0, after.digest(), "", 0.0)
            file.execute("INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", change)
            file.execute("UPDATE tables SET state = 1, moves = 1, turn = 1 WHERE id = ?", (good,))
            broken = '{"computer": 1}'  # resumed first, because it was touched last
            file.execute("UPDATE tables SET seats = ?, touched = 1e12 WHERE id = ?", (broken, bad))
            for damage, made in opened.items():
                file.execute(f"UPDATE tables SET {damage} WHERE id = ?", (made["table"],))

        served.start()

        for damage, made in opened.items():
            for path in (f"/t/{made['table']}", f"/api/t/{made['table']}", f"/t/{made['table']}/events"):
                with ana.stream("GET", path) as answer:
                    assert answer.status_code in ((410,) if damage in FATAL else (200, 410)), (damage, path)
                    if answer.status_code == 410:
                        answer.read()
                        assert (answer.json()["error"], "damaged" in answer.json()["message"]) == ("damaged", True)
            assert ana.get(f"/join/{made['code']}").status_code in (303, 410), damage
        assert "Traceback" not in ana.get(f"/t/{bad}", headers={"accept": "text/html"}).text

        def state() -> int:
            with database(served) as file:
                return int(file.execute("SELECT state FROM tables WHERE id = ?", (good,)).fetchone()[0])

        wait_until(lambda: state() > 1)


# -- hostile card files -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["a" + ".a" * 20_000 + " = 1", "\nx = {" + "a." * 20_000 + "b = 1}"])
def test_a_card_file_with_an_endless_key_is_refused_at_once(text: str) -> None:
    before = time.process_time()

    with pytest.raises(CardFileError, match=f"more than {MAX_DOTS} dots"):
        parsed(text, "cards")

    assert time.process_time() - before < 1


def test_the_longest_keys_that_are_allowed_take_no_time() -> None:
    text = "\n".join(f"k{line}" + ".a" * MAX_DOTS + " = 1" for line in range(1200))  # as large as an upload may be
    before = time.process_time()

    parsed(text, "cards")

    assert time.process_time() - before < 5


# -- the log ------------------------------------------------------------------------------------------------------


def test_strangers_cannot_fill_the_log(served: ServerProcess) -> None:
    for _ in range(100):
        with socket.create_connection(("127.0.0.1", served.port), 10) as connection:
            connection.sendall(b"nonsense\r\n\r\n")
            assert b"400" in connection.recv(1000)

    assert 1 <= served.log.read_text(encoding="utf-8").count("Invalid HTTP request") <= MAX_OF_A_KIND


def log_record(line: int, message: str = "message") -> logging.LogRecord:
    return logging.LogRecord("azalai", logging.WARNING, "file.py", line, message + " %s", ("x",), None)


def test_a_log_limit_counts_what_it_left_out() -> None:
    now = 0.0
    limit = LogLimit(lambda: now)
    assert sum(limit.filter(log_record(1)) for _ in range(100)) == MAX_OF_A_KIND
    assert limit.filter(log_record(2)), "another kind"

    now = PERIOD
    first, second = log_record(1), log_record(1)

    assert limit.filter(first)
    assert limit.filter(second)
    assert first.getMessage() == f"message x ({100 - MAX_OF_A_KIND} more like this were not logged)"
    assert second.getMessage() == "message x"


def test_a_log_limit_counts_all_kinds_together() -> None:
    limit = LogLimit(lambda: 0.0)
    assert sum(limit.filter(log_record(line)) for line in range(2 * MAX_RECORDS)) == MAX_RECORDS


# -- requests sent twice ------------------------------------------------------------------------------------------

KEY = "0123456789"


def make(guest: httpx.Client, **fields: object) -> str:
    answer = guest.post("/tables", json={"game": "targi", "opponent": "open", "name": "Ana"} | fields)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def test_a_request_for_a_table_sent_twice_makes_one_table(ana: httpx.Client, bo: httpx.Client) -> None:
    first = make(ana, idempotency_key=KEY)

    assert make(ana, idempotency_key=KEY) == first
    others = [
        make(ana, idempotency_key=KEY + "x"),
        make(ana, idempotency_key=KEY, expansion=True),
        make(bo, idempotency_key=KEY),
        make(ana),
        make(ana),
    ]
    assert len({first, *others}) == 6


def test_both_answers_have_the_same_invitation(ana: httpx.Client) -> None:
    body = {"game": "targi", "opponent": "open", "idempotency_key": KEY + "invitation"}
    first, second = (ana.post("/tables", json=body).json() for _ in range(2))
    assert first == second


def test_requests_for_a_table_at_the_same_time_make_one_table(served: ServerProcess, ana: httpx.Client) -> None:
    with ThreadPoolExecutor(8) as threads:
        made = list(threads.map(lambda _: make(ana, idempotency_key=KEY + "at-once"), range(8)))

    assert len(set(made)) == 1
    assert get_table(ana, made[0])["status"] == "waiting"


def test_the_form_for_a_new_table_sent_twice_makes_one_table(ana: httpx.Client) -> None:
    page = ana.get("/", headers={"accept": "text/html"}).text
    keys = re.findall('name="idempotency_key" value="([^"]+)"', page)
    form = {"game": "targi", "opponent": "open", "idempotency_key": keys[0]}

    first, second = (ana.post("/tables", data=form).headers["location"] for _ in range(2))

    assert first == second
    assert keys[0] not in ana.get("/", headers={"accept": "text/html"}).text, "every page has another key"


def test_a_short_key_is_refused(ana: httpx.Client) -> None:
    answer = ana.post("/tables", json={"game": "targi", "idempotency_key": "1"})
    assert (answer.status_code, answer.json()["error"]) == (422, "unfit")


# -- methods and fields -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "methods"),
    [("/", "GET, HEAD, OPTIONS"), ("/settings", "GET, HEAD, OPTIONS, POST"), ("/tables", "OPTIONS, POST")],
)
def test_options_lists_every_method_of_a_path(ana: httpx.Client, path: str, methods: str) -> None:
    answer = ana.options(path)

    assert (answer.status_code, answer.headers["allow"], answer.text) == (204, methods, "")
    refused = ana.put(path)
    assert (refused.status_code, refused.headers["allow"]) == (405, methods)


def test_options_of_an_unknown_path_and_of_the_server(served: ServerProcess, ana: httpx.Client) -> None:
    assert ana.options("/nothing").status_code == 404
    with socket.create_connection(("127.0.0.1", served.port), 10) as connection:
        connection.sendall(b"OPTIONS * HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert connection.recv(1000).startswith(b"HTTP/1.1 204")


@pytest.mark.parametrize(
    ("path", "body", "message"),
    [
        ("/tables", {"game": "targi", "place.2": "me"}, "There is no seat for place.2"),
        ("/tables", {"game": "tuareg", "seats": 3, "place.4": "computer:nobody"}, "There is no seat for place.4"),
        ("/settings", {"language": "xx"}, f"The field language must be one of: {', '.join(languages())}."),
    ],
)
def test_a_value_that_would_be_ignored_is_refused(
    ana: httpx.Client, path: str, body: dict[str, object], message: str
) -> None:
    answer = ana.post(path, json=body)

    assert answer.status_code == 422
    assert answer.json()["message"].replace("\u2068", "").replace("\u2069", "").startswith(message)
