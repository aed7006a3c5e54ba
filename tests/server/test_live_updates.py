"""Live updates: the whole table on connect, one small message per change, to every page."""

from __future__ import annotations

import random
import socket

import httpx
import pytest

from tests.server.http_player import (
    Listener,
    get_table,
    make_and_join,
    make_table,
    play_randomly,
    send_moves,
    wait_until,
)
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.xdist_group("live_updates")

LARGEST_UPDATE = 12 * 1024


def test_the_whole_table_is_sent_on_connect_with_and_without_gzip(ana: httpx.Client) -> None:
    table = make_table(ana, seed=7)["table"]
    packed, plain = Listener(ana, table), Listener(ana, table, gzip=False)

    first, same = packed.wait_for_state(0), plain.wait_for_state(0)

    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert plain.headers["content-type"].startswith("text/event-stream")
    assert first["html"] == same["html"]
    assert first["html"] in ana.get(f"/t/{table}", headers={"accept": "text/html"}).text
    packed.close()
    plain.close()


def test_an_update_of_one_move_is_small_over_the_wire(ana: httpx.Client, bo: httpx.Client) -> None:
    for fields in ({"game": "targi", "expansion": True}, {"game": "tuareg"}):
        table = make_and_join(ana, bo, seed=11, **fields)
        listeners = [Listener(guest, table) for guest in (ana, bo)]
        for listener in listeners:
            listener.wait_for_state(0)
        made = play_randomly([ana, bo], table, random.Random(4), 70)
        for listener in listeners:
            listener.wait_for_state(made)
            updates = [values for name, values in listener.events if name == "table"]
            assert len(updates) > made / 4
            assert max(listener.sizes) < LARGEST_UPDATE
            listener.close()


def test_states_arrive_in_order_and_the_last_is_never_missed(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=12)
    listener = Listener(bo, table)
    listener.wait_for_state(0)

    made = play_randomly([ana, bo], table, random.Random(5), 40)

    listener.wait_for_state(made)
    states = [values["state"] for _, values in listener.events]
    assert states == sorted(states)
    listener.close()


def test_a_spectator_sees_the_same_table_without_a_seat(
    served: ServerProcess, ana: httpx.Client, bo: httpx.Client
) -> None:
    table = make_and_join(ana, bo, seed=12)
    with served.client() as cem:
        listener = Listener(cem, table)
        send_moves(ana, table, 0, "p6")
        seen = listener.wait_for_state(1)
        assert "data-send" not in seen["html"]
        listener.close()


def test_presence_is_published(served: ServerProcess, ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=12)
    assert [place["here"] for place in get_table(ana, table)["places"]] == [False, False]

    listener = Listener(bo, table)
    wait_until(lambda: get_table(ana, table)["places"][1]["here"])
    listener.close()

    wait_until(lambda: not get_table(ana, table)["places"][1]["here"])


def test_the_waiting_page_updates_live(ana: httpx.Client, bo: httpx.Client) -> None:
    made = make_table(ana, opponent="open")
    listener = Listener(ana, made["table"])
    assert listener.wait_for_state(0)["kind"] == "waiting"

    bo.post(f"/t/{made['table']}/join", json={"name": "Bartholomew", "code": made["code"]})

    listener.wait(lambda _, values: "Bartholomew" in values.get("html", ""))
    ana.post(f"/t/{made['table']}/start", json={})
    listener.wait(lambda _, values: values.get("kind") == "table")
    listener.close()


def test_a_stalled_page_does_not_block_the_others(served: ServerProcess, ana: httpx.Client, bo: httpx.Client) -> None:
    """The other pages still receive the last move."""
    table = make_and_join(ana, bo, seed=13)
    host, port = served.url.removeprefix("http://").split(":")
    stuck = [socket.create_connection((host, int(port))) for _ in range(3)]
    for each in stuck:
        each.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        each.sendall(f"GET /t/{table}/events HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
    listener = Listener(bo, table)

    made = play_randomly([ana, bo], table, random.Random(6), 60)

    listener.wait_for_state(made)
    listener.close()
    for each in stuck:
        each.close()


def test_an_unknown_table_has_no_stream(ana: httpx.Client) -> None:
    assert ana.get("/t/nowhere/events").status_code == 404
