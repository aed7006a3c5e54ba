"""Fair seating: chosen deals are announced, changing seats reveals nothing, the log records seat changes, and the host
can remove a guest before the start."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import azalai
from azalai.messages import say
from azalai.server.bot_workers.levels import levels
from azalai.server.errors import RequestError
from azalai.server.guests import Guest
from azalai.server.storage.store import PERSON, PLAYING, RESEARCH, Seat
from azalai.server.tables import seating
from azalai.server.tables.new_tables import rematch_record, table_record
from azalai.server.tables.room import Room
from tests.server.http_player import get_table, legal_moves, make_and_join, make_table, send_moves
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.xdist_group("seat_changes")

PAGE = {"accept": "text/html"}
CHOSEN = say("web-event", what="deal", name="")


@pytest.fixture
def cy(served: ServerProcess) -> Iterator[httpx.Client]:
    with served.client() as guest:
        yield guest


def fair_table(host: httpx.Client, **fields: object) -> dict[str, str]:
    """A table whose deal the server chose."""
    sent = {"game": "targi", "name": "Ana", "opponent": "open"} | fields
    made: dict[str, str] = host.post("/tables", json=sent).json()
    return made


def join(guest: httpx.Client, made: dict[str, str], name: str, seat: int | None = None) -> httpx.Response:
    sent = {"name": name, "code": made["code"]} | ({} if seat is None else {"seat": seat})
    return guest.post(f"/t/{made['table']}/join", json=sent)


# -- the deal -------------------------------------------------------------------------------------------------


def test_everybody_is_told_that_the_host_chose_the_deal(ana: httpx.Client, bo: httpx.Client, cy: httpx.Client) -> None:
    made = make_table(ana, opponent="open", seed=7)
    table = made["table"]
    assert say("waiting-deal-chosen") in cy.get(f"/t/{table}", headers=PAGE).text, "before taking a seat"
    join(bo, made, "Bo")
    ana.post(f"/t/{table}/start", json={})

    for guest in (ana, bo, cy):
        assert get_table(guest, table)["log"] == [CHOSEN]
        assert CHOSEN in guest.get(f"/t/{table}", headers=PAGE).text


def test_a_chosen_deal_stays_in_the_log(ana: httpx.Client, bo: httpx.Client) -> None:
    """The page shows the last thirty lines only."""
    table, state = make_and_join(ana, bo, seed=7), 0
    while state < 45:
        guest = next(each for each in (ana, bo) if legal_moves(each, table))
        state = send_moves(guest, table, state, legal_moves(guest, table)[0]).json()["state"]

    assert CHOSEN in bo.get(f"/t/{table}", headers=PAGE).text
    assert get_table(bo, table)["log"][0] == CHOSEN


def test_everybody_is_told_that_the_game_may_be_used_for_research(
    ana: httpx.Client, bo: httpx.Client, cy: httpx.Client
) -> None:
    """Nobody can decide that later, and it does not hold for the next game."""
    assert re.search(r'<details class="more">.*name="research"', ana.get("/", headers=PAGE).text, re.DOTALL)
    told = say("web-event", what="research", name="")
    made = fair_table(ana, research=True)
    table = made["table"]
    assert say("waiting-research") in cy.get(f"/t/{table}", headers=PAGE).text, "before taking a seat"
    join(bo, made, "Bo")
    ana.post(f"/t/{table}/start", json={})

    for guest in (ana, bo, cy):
        assert get_table(guest, table)["log"] == [told]
        assert told in guest.get(f"/t/{table}", headers=PAGE).text
    record = table_record(azalai.new("targi", seed=1), (Seat(), Seat()), "ana").with_event(RESEARCH)
    assert record.for_research
    assert not rematch_record(record, {}).for_research


def test_a_deal_that_the_server_chose_is_not_announced(ana: httpx.Client, bo: httpx.Client) -> None:
    made = fair_table(ana)
    assert say("waiting-deal-chosen") not in bo.get(f"/t/{made['table']}", headers=PAGE).text
    join(bo, made, "Bo")
    ana.post(f"/t/{made['table']}/start", json={})

    assert get_table(bo, made["table"])["log"] == []


def test_alone_nobody_needs_to_be_told_about_the_deal(ana: httpx.Client) -> None:
    table = make_table(ana, seed=7, place__1="me")["table"]

    assert get_table(ana, table)["log"] == []


def test_a_guest_who_joins_later_is_told_about_the_deal(
    served: ServerProcess, ana: httpx.Client, bo: httpx.Client
) -> None:
    """The host can also make a table on one screen and pass a seat on afterwards."""
    table = make_table(ana, seed=7, place__1="me")["table"]
    link = ana.post(f"/t/{table}/link", json={"seat": 1}).json()["url"].removeprefix(served.url)

    bo.post(link)

    assert get_table(bo, table)["log"][0] == CHOSEN


# -- changing seats ---------------------------------------------------------------------------------------------


def test_a_player_cannot_take_another_seat_of_a_running_game(
    served: ServerProcess, ana: httpx.Client, bo: httpx.Client, cy: httpx.Client
) -> None:
    made = fair_table(ana, game="tuareg", seats=3)
    table = made["table"]
    join(bo, made, "Bo", 1)
    join(cy, made, "Cy", 2)
    ana.post(f"/t/{table}/start", json={})
    cy.post(f"/t/{table}/leave", json={})
    bo.post(f"/t/{table}/leave", json={})

    answer = join(bo, made, "Bo", 2)

    assert (answer.status_code, answer.json()["error"]) == (403, "had-another-seat")
    assert 'name="seat" value="2"' not in bo.get(f"/t/{table}", headers=PAGE).text
    assert join(bo, made, "Bo").status_code == 200
    assert get_table(bo, table)["seat"] == 1, "their own seat is the only one they may take"
    with served.client() as dee:
        assert join(dee, made, "Dee", 2).status_code == 200, "a new player may take it"


def test_a_player_cannot_take_another_seat_when_their_own_is_gone(
    ana: httpx.Client, bo: httpx.Client, cy: httpx.Client
) -> None:
    made = fair_table(ana, game="tuareg", seats=3)
    table = made["table"]
    join(bo, made, "Bo", 1)
    join(cy, made, "Cy", 2)
    ana.post(f"/t/{table}/start", json={})
    for guest in (bo, cy):
        guest.post(f"/t/{table}/leave", json={})
    ana.post(f"/t/{table}/places", json={"seat": 1, "level": levels("tuareg")[0][0]})

    answer = join(bo, made, "Bo")

    assert (answer.status_code, answer.json()["error"]) == (403, "had-another-seat")
    assert get_table(bo, table)["seat"] is None


def test_a_seat_link_does_not_give_a_player_a_second_seat(
    served: ServerProcess, ana: httpx.Client, bo: httpx.Client
) -> None:
    table = make_and_join(ana, bo)
    link = ana.post(f"/t/{table}/link", json={"seat": 0}).json()["url"].removeprefix(served.url)

    assert bo.post(link, headers={"content-type": "application/json"}).json()["error"] == "had-another-seat"

    assert get_table(ana, table)["seat"] == 0


def test_on_one_screen_a_seat_may_go_to_another_device_and_back(
    served: ServerProcess, ana: httpx.Client, bo: httpx.Client
) -> None:
    table = make_table(ana, place__1="me")["table"]

    for guest, owner in ((bo, ana), (ana, bo)):
        link = owner.post(f"/t/{table}/link", json={"seat": 1}).json()["url"].removeprefix(served.url)
        assert guest.post(link).status_code == 303


def test_before_the_start_guests_change_seats_freely_and_see_no_hand(ana: httpx.Client, bo: httpx.Client) -> None:
    made = fair_table(ana, game="tuareg", seats=3)
    table = made["table"]
    views = []
    for seat in (1, 2):
        assert join(bo, made, "Bo", seat).status_code == 200
        views.append(get_table(bo, table)["view"])
        bo.post(f"/t/{table}/leave", json={})

    assert views[0] == views[1] == get_table(bo, table)["view"]


def test_a_seat_cannot_change_hands_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two guests could pass it to and fro, and each time the log of the table grows."""
    monkeypatch.setattr(seating, "MAX_EVENTS", 4)
    seats = Seat(PERSON, "Ana", "ana"), Seat(PERSON, "Bo", "bo")
    room = Room(table_record(azalai.new("targi", seed=1), seats, "ana", status=PLAYING), [])
    for links in range(4):
        guest = Guest(("cy", "bo")[links % 2])
        room.record = seating.move(room, guest, 1, links)

    with pytest.raises(RequestError) as refused:
        seating.move(room, Guest("cy"), 1, 4)

    assert (refused.value.status, refused.value.code) == (409, "changed-too-often")
    room.record = seating.leave(room, Guest("bo")) or room.record
    room.invited.add("dee")
    with pytest.raises(RequestError) as refused:
        seating.join(room, Guest("dee", "Dee"), 1, "")
    assert refused.value.code == "changed-too-often"


# -- the log ------------------------------------------------------------------------------------------------------


def test_the_log_records_seat_changes(
    served: ServerProcess, ana: httpx.Client, bo: httpx.Client, cy: httpx.Client
) -> None:
    made = fair_table(ana)
    table = made["table"]
    join(bo, made, "Bo")
    ana.post(f"/t/{table}/start", json={})
    send_moves(ana, table, 0, "p6")
    bo.post(f"/t/{table}/leave", json={})
    join(cy, made, "Cy")
    link = cy.post(f"/t/{table}/link", json={"seat": 1}).json()["url"].removeprefix(served.url)
    with served.client() as phone:
        phone.post(link)
        phone.post(f"/t/{table}/leave", json={})
    ana.post(f"/t/{table}/places", json={"seat": 1, "level": levels("targi")[0][0]})

    log, page = get_table(ana, table)["log"], ana.get(f"/t/{table}", headers=PAGE).text

    named = [("left", "Bo"), ("sat", "Cy"), ("moved", "Cy"), ("left", "Cy"), ("filled", "")]
    expected = [say("web-event", what=what, name=name) for what, name in named]
    assert log[1:6] == expected, "after the first move"
    assert all(line in page for line in expected)


# -- removing a guest ---------------------------------------------------------------------------------------------


def test_the_host_removes_a_guest_before_the_start(
    served: ServerProcess, ana: httpx.Client, bo: httpx.Client, cy: httpx.Client
) -> None:
    made = fair_table(ana)
    table = made["table"]
    join(bo, made, "Bo")
    remove = say("waiting-take-off", name="Bo")
    assert remove in ana.get(f"/t/{table}", headers=PAGE).text
    assert remove not in bo.get(f"/t/{table}", headers=PAGE).text
    assert bo.post(f"/t/{table}/places", json={"seat": 0, "kind": "open"}).status_code == 403, "only the host"

    assert ana.post(f"/t/{table}/places", data={"seat": "1", "level": ""}).status_code == 303

    assert get_table(bo, table)["seat"] is None
    answer = join(bo, made, "Bo")
    assert (answer.status_code, answer.json()["error"]) == (403, "removed")
    assert join(cy, made, "Cy").status_code == 200
    ana.post(f"/t/{table}/start", json={})
    assert ana.post(f"/t/{table}/places", json={"seat": 1, "kind": "open"}).status_code == 409, "the game has begun"


def test_seat_changes_survive_a_restart(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as served, served.client() as ana, served.client() as bo:
        table = make_and_join(ana, bo, seed=7)
        bo.post(f"/t/{table}/leave", json={})
        before = get_table(ana, table)["log"]
        served.kill()
        served.start()

        assert get_table(ana, table)["log"] == before == [CHOSEN, say("web-event", what="left", name="Guest 1")]
