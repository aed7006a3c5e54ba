"""How fast computers act: as fast as the people at the table wish, and without pauses once a player skips them."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from azalai.server.bot_workers.levels import levels
from tests.server.http_player import Listener, get_table, legal_moves, make_table, send_moves, wait_until
from tests.server.server_process import ServerProcess


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose computers pause for an hour."""
    with ServerProcess(tmp_path_factory.mktemp("served") / "data", bot_pace=3600) as server:
        yield server


def against_a_computer(guest: httpx.Client) -> str:
    """A table at which the computer is to move."""
    table: str = make_table(guest, seed=7, opponent=f"computer:{levels('targi')[0][0]}")["table"]
    assert send_moves(guest, table, 0, "p6").status_code == 200
    return table


def test_a_player_skips_the_pauses_of_computers(ana: httpx.Client, bo: httpx.Client) -> None:
    table = against_a_computer(ana)
    assert 'data-post="skip"' in ana.get(f"/t/{table}").text
    assert bo.post(f"/t/{table}/skip", json={"state": 1}).status_code == 403, "a spectator does not decide this"
    assert 'data-post="skip"' not in bo.get(f"/t/{table}").text
    assert get_table(ana, table)["state"] == 1

    assert ana.post(f"/t/{table}/skip", json={"state": 1}).status_code == 200
    wait_until(lambda: get_table(ana, table)["state"] == 2)
    assert legal_moves(ana, table)
    assert 'data-post="skip"' not in ana.get(f"/t/{table}").text

    ana.post(f"/t/{table}/skip", json={"state": 2})  # too late: it is the player's own turn
    send_moves(ana, table, 2, legal_moves(ana, table)[0])
    assert 'data-post="skip"' in ana.get(f"/t/{table}").text, "the computer pauses again"


def test_computers_act_at_the_pace_of_the_players_who_watch(ana: httpx.Client, bo: httpx.Client) -> None:
    ana.post("/settings", data={"pace": "instant"})
    assert 'value="instant" aria-pressed="true"' in ana.get("/settings").text
    table = make_table(ana, seed=7, opponent=f"computer:{levels('targi')[0][0]}")["table"]
    listeners = [Listener(guest, table) for guest in (bo, ana)]  # a spectator's wish does not count
    for listener in listeners:
        listener.wait_for_state(0)
    send_moves(ana, table, 0, "p6")

    listeners[1].wait_for_state(2)
    for listener in listeners:
        listener.close()
