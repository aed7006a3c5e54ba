"""A player closes the browser in the middle of a game: after a while the others may let a computer stand in, and the
player can take the seat back."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from azalai.server.bot_workers.levels import levels
from tests.server.http_player import Listener, get_table, legal_moves, make_and_join, send_moves, wait_until
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.xdist_group("absent_players")

PAGE = {"accept": "text/html"}
LEVEL = levels("targi")[0][0]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that counts absent players as away almost at once."""
    with ServerProcess(tmp_path_factory.mktemp("hasty") / "data", away_after=0.1) as server:
        yield server


def fill(guest: httpx.Client, table: str, seat: int = 1) -> httpx.Response:
    return guest.post(f"/t/{table}/places", json={"seat": seat, "level": LEVEL})


def kinds(guest: httpx.Client, table: str) -> list[str]:
    return [place["kind"] for place in get_table(guest, table)["places"]]


def test_a_computer_stands_in_until_the_player_comes_back(
    served: ServerProcess, ana: httpx.Client, bo: httpx.Client
) -> None:
    table = make_and_join(ana, bo, seed=7)
    updates, absent_updates = Listener(ana, table), Listener(bo, table)
    absent_updates.wait_for_state(0)
    wait_until(lambda: get_table(ana, table)["places"][1]["here"])
    assert fill(ana, table).status_code == 409, "the player is present"
    absent_updates.close()
    send_moves(ana, table, 0, "p6")

    updates.wait(lambda _, values: values.get("state") == 1 and 'id="away"' in values.get("html", ""))
    with served.client() as stranger:
        assert fill(stranger, table).status_code == 403
        assert 'id="away"' not in stranger.get(f"/t/{table}", headers=PAGE).text
    assert fill(ana, table).status_code == 200

    assert kinds(ana, table) == ["person", "computer"]
    assert 'id="away"' not in ana.get(f"/t/{table}", headers=PAGE).text
    wait_until(lambda: legal_moves(ana, table))
    assert send_moves(bo, table, get_table(bo, table)["state"], "p7").status_code == 403, (
        "the computer has the seat now"
    )
    assert get_table(bo, table)["seat"] is None
    assert f"/t/{table}" in bo.get("/", headers=PAGE).text, "the home page still lists the table"
    assert 'id="sit-again"' in bo.get(f"/t/{table}", headers=PAGE).text

    assert bo.post(f"/t/{table}/join", data={}).status_code == 303

    assert kinds(ana, table) == ["person", "person"]
    assert get_table(bo, table)["seat"] == 1
    assert get_table(bo, table)["places"][1]["name"] == "Guest 1"
    updates.close()


def test_a_game_with_a_stand_in_is_still_a_game_between_people(ana: httpx.Client, bo: httpx.Client) -> None:
    """No hints, and no undo of what the absent player has seen: they may come back."""
    table = make_and_join(ana, bo, seed=7)
    send_moves(ana, table, 0, "p6")
    state = send_moves(bo, table, 1, legal_moves(bo, table)[0]).json()["state"]
    wait_until(lambda: fill(ana, table).status_code == 200)

    assert ana.post(f"/t/{table}/undo", json={"state": state}).status_code == 422
    assert ana.post(f"/t/{table}/hint", json={"state": state}).status_code == 422


def test_a_player_who_comes_back_while_the_stand_in_thinks_gets_the_turn(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)
    send_moves(ana, table, 0, "p6")
    wait_until(lambda: fill(ana, table).status_code == 200)

    assert bo.post(f"/t/{table}/join", json={}).status_code == 200

    seen = get_table(bo, table)
    if seen["state"] == 1:  # the computer had not moved yet
        assert seen["asked"] == seen["seat"] == 1
        assert send_moves(bo, table, 1, legal_moves(bo, table)[0]).status_code == 200
    assert kinds(bo, table) == ["person", "person"]


def test_nobody_else_can_take_the_seat_even_after_a_crash(
    served: ServerProcess, ana: httpx.Client, bo: httpx.Client
) -> None:
    table = make_and_join(ana, bo, seed=7)
    wait_until(lambda: fill(ana, table).status_code == 200)
    served.kill()
    served.start()
    with served.client() as stranger:
        assert stranger.post(f"/t/{table}/join", json={"name": "Cy"}).status_code == 403

    assert bo.post(f"/t/{table}/join", json={}).status_code == 200

    assert get_table(bo, table)["seat"] == 1
