"""Server processes that receive no messages from each other: the other sees at once what one has acknowledged."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import psycopg
import pytest

from tests.server.http_player import get_table, legal_moves, make_and_join, make_table, send_moves
from tests.server.postgresql import server
from tests.server.server_process import ServerProcess, new_client

pytestmark = pytest.mark.xdist_group("stores")

PAGE = {"accept": "text/html"}


@pytest.fixture(scope="module")
def store() -> str:
    return server().new_database()


@pytest.fixture(scope="module")
def servers(store: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    folder = tmp_path_factory.mktemp("deaf")
    running = [ServerProcess(folder / name, store=store, workers=0, deaf=True) for name in ("one", "two")]
    try:
        yield [each.start() for each in running]
    finally:
        for each in running:
            each.stop()


class Everywhere:
    """A guest with a connection to each of the two processes."""

    def __init__(self, servers: list[ServerProcess]) -> None:
        one, two = servers
        self.one = new_client(base_url=one.url, timeout=120)
        self.one.get("/settings")
        self.two = new_client(base_url=two.url, timeout=120, cookies=self.one.cookies)


@pytest.fixture
def people(servers: list[ServerProcess]) -> Iterator[list[Everywhere]]:
    made = [Everywhere(servers) for _ in range(4)]
    yield made
    for each in made:
        each.one.close()
        each.two.close()


def seat_link(guest: httpx.Client, table: str) -> str:
    """The path of the private link of the guest's seat."""
    answer = guest.post(f"/t/{table}/link", json={})
    assert answer.status_code == 200, answer.text
    return "/seat/" + str(answer.json()["url"]).rpartition("/")[2]


def test_a_game_that_one_process_started_can_be_played_at_the_other(people: list[Everywhere]) -> None:
    ana, bo, *_ = people
    made = make_table(ana.one, opponent="open", seed=7)
    table = made["table"]
    assert get_table(bo.two, table)["status"] == "waiting", "the second process has the table in memory"
    joining = {"name": "Bo", "code": made["code"]}
    assert bo.one.post(f"/t/{table}/join", json=joining).status_code == 200
    assert ana.one.post(f"/t/{table}/start", json={}).status_code == 200

    answer = send_moves(ana.two, table, 0, "p6")

    assert answer.json() == {"state": 1}
    assert send_moves(bo.one, table, 1, legal_moves(bo.two, table)[0]).json() == {"state": 2}, "and back"
    assert send_moves(ana.two, table, 1, "p7").status_code == 409, "at the second process this is older than the store"
    assert ana.two.post(f"/t/{table}/draft", json={"state": 2, "moves": []}).status_code == 200


def test_seats_that_changed_hands_at_one_process_have_done_so_at_the_other(people: list[Everywhere]) -> None:
    ana, bo, cy, dan = people
    table = make_and_join(ana.one, bo.one, seed=7)
    assert send_moves(ana.one, table, 0, "p6").status_code == 200
    move = legal_moves(bo.two, table)[0]  # both processes know the first move
    assert cy.two.post(seat_link(bo.two, table), json={}).status_code == 200
    draft = bo.one.post(f"/t/{table}/draft", json={"state": 1, "moves": []})
    assert draft.status_code == 403, "the first process has not heard of the new player"

    link = seat_link(cy.two, table)
    assert dan.one.get(link, headers=PAGE).status_code == 200
    assert dan.one.post(link, json={}).status_code == 200

    assert send_moves(cy.two, table, 1, move).status_code == 403
    assert send_moves(dan.two, table, 1, move).json() == {"state": 2}


@pytest.mark.parametrize("path", ["/t/a%00b", "/api/t/%00", "/t/%00/events", "/join/%00", "/join?code=%00"])
def test_what_postgresql_cannot_store_is_not_found(people: list[Everywhere], path: str) -> None:
    """A text with a zero byte. Strangers must not cause errors of the store."""
    assert people[0].one.get(path).status_code == 404


def test_a_table_that_was_deleted_elsewhere_is_gone_here(people: list[Everywhere], store: str) -> None:
    ana, bo, *_ = people
    table = make_and_join(ana.one, bo.one, seed=7)
    with psycopg.connect(store, autocommit=True) as connection:
        connection.execute("DELETE FROM tables WHERE id = %s", (table,))

    assert send_moves(ana.one, table, 0, "p6").status_code == 404
