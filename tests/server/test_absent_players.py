"""Somebody closes the browser in the middle of a game: after a while the others may let a computer play on, and whoever
comes back takes the seat again."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from azalai.server.bot_workers.levels import levels
from tests.server.http_player import Listener, look, make_and_join, moves, send, wait_until
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.xdist_group("absent_players")

PAGE = {"accept": "text/html"}
LEVEL = levels("targi")[0][0]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A hasty one."""
    with ServerProcess(tmp_path_factory.mktemp("hasty") / "data", away_after=0.1) as server:
        yield server


def fill(guest: httpx.Client, table: str, seat: int = 1) -> httpx.Response:
    return guest.post(f"/t/{table}/places", json={"seat": seat, "level": LEVEL})


def kinds(guest: httpx.Client, table: str) -> list[str]:
    return [place["kind"] for place in look(guest, table)["places"]]


def test_a_computer_stands_in_and_whoever_comes_back_sits_again(
    served: ServerProcess, ana: httpx.Client, bo: httpx.Client
) -> None:
    table = make_and_join(ana, bo, seed=7)
    at_the_table, theirs = Listener(ana, table), Listener(bo, table)
    theirs.wait_for_state(0)
    wait_until(lambda: look(ana, table)["places"][1]["here"])
    assert fill(ana, table).status_code == 409, "they are here"
    theirs.close()
    send(ana, table, 0, "p6")

    at_the_table.wait(lambda _, values: 'id="away"' in values.get("html", ""))
    with served.client() as stranger:
        assert fill(stranger, table).status_code == 403
        assert 'id="away"' not in stranger.get(f"/t/{table}", headers=PAGE).text
    assert fill(ana, table).status_code == 200

    assert kinds(ana, table) == ["person", "computer"]
    assert 'id="away"' not in ana.get(f"/t/{table}", headers=PAGE).text
    wait_until(lambda: moves(ana, table))
    assert send(bo, table, look(bo, table)["state"], "p7").status_code == 403, "the computer plays there now"
    assert look(bo, table)["seat"] is None
    assert f"/t/{table}" in bo.get("/", headers=PAGE).text, "it is still one of their tables"
    assert 'id="sit-again"' in bo.get(f"/t/{table}", headers=PAGE).text

    assert bo.post(f"/t/{table}/join", data={}).status_code == 303

    assert kinds(ana, table) == ["person", "person"]
    assert look(bo, table)["seat"] == 1
    assert look(bo, table)["places"][1]["name"] == "Guest 1"
    at_the_table.close()


def test_with_a_computer_in_somebodys_place_it_is_still_a_game_among_people(
    ana: httpx.Client, bo: httpx.Client
) -> None:
    """Neither hints nor taking back what the other has seen: they may come back."""
    table = make_and_join(ana, bo, seed=7)
    send(ana, table, 0, "p6")
    state = send(bo, table, 1, moves(bo, table)[0]).json()["state"]
    wait_until(lambda: fill(ana, table).status_code == 200)

    assert ana.post(f"/t/{table}/undo", json={"state": state}).status_code == 422
    assert ana.post(f"/t/{table}/hint", json={"state": state}).status_code == 422


def test_whoever_sits_down_again_while_the_computer_thinks_decides(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)
    send(ana, table, 0, "p6")
    wait_until(lambda: fill(ana, table).status_code == 200)

    assert bo.post(f"/t/{table}/join", json={}).status_code == 200

    seen = look(bo, table)
    if seen["state"] == 1:  # the computer had not moved yet
        assert seen["asked"] == seen["seat"] == 1
        assert send(bo, table, 1, moves(bo, table)[0]).status_code == 200
    assert kinds(bo, table) == ["person", "person"]


def test_nobody_else_takes_the_seat_and_it_outlives_a_crash(
    served: ServerProcess, ana: httpx.Client, bo: httpx.Client
) -> None:
    table = make_and_join(ana, bo, seed=7)
    wait_until(lambda: fill(ana, table).status_code == 200)
    served.kill()
    served.start()
    with served.client() as stranger:
        assert stranger.post(f"/t/{table}/join", json={"name": "Cy"}).status_code == 403

    assert bo.post(f"/t/{table}/join", json={}).status_code == 200

    assert look(bo, table)["seat"] == 1
