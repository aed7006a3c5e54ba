"""Tables over HTTP: making them, sitting down, moving, doing it twice, doing it too late."""

from __future__ import annotations

import random
import re

import httpx
import pytest

import azalai
from azalai.game_file import from_text
from azalai.messages import say
from azalai.server.bot_workers.levels import levels
from tests.server.http_player import Listener, look, make, make_and_join, moves, play_on, send
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.xdist_group("tables")

# -- making and sitting down ------------------------------------------------------------------------------------


def test_a_table_against_a_computer_begins_at_once(ana: httpx.Client) -> None:
    made = make(ana, game="targi", seed=7)

    table = look(ana, made["table"])
    assert table["status"] == "playing"
    assert table["seat"] == 0
    assert [place["kind"] for place in table["places"]] == ["person", "computer"]
    assert table["view"] == azalai.new("targi", seed=7).view(0)


def test_a_form_of_the_home_page_leads_to_the_table(ana: httpx.Client) -> None:
    answer = ana.post("/tables", data={"game": "tuareg", "seats": "3", "opponent": "me", "name": "Ana", "seed": ""})

    assert answer.status_code == 303
    table = answer.headers["location"].removeprefix("/t/")
    assert [place["kind"] for place in look(ana, table)["places"]] == ["person"] * 3


@pytest.mark.parametrize("first", ["blue", "white", "red"])
def test_at_one_screen_nobody_is_away(ana: httpx.Client, first: str) -> None:
    table = make(ana, game="tuareg", seats=3, opponent="me", first=first)["table"]
    shown = ana.get(f"/t/{table}", headers={"accept": "text/html"}).text
    for seat in ("blue", "white", "red"):
        others = seat != first  # who begins is asked, and is "you"
        assert (say("web-tuareg-role", seat=seat, who="person", level="none") in shown) == others
        assert say("web-tuareg-role", seat=seat, who="away", level="none") not in shown


def test_options_that_do_not_fit_are_refused_in_words(ana: httpx.Client) -> None:
    answer = ana.post("/tables", json={"game": "targi", "easy": True})

    assert answer.status_code == 422
    assert answer.json()["message"] == str(_error(easy=True))


def _error(**options: object) -> Exception:
    with pytest.raises(azalai.IllegalOption) as error:
        azalai.new("targi", **options)  # type: ignore[arg-type]
    return error.value


def test_only_whoever_is_invited_may_sit_down(served: ServerProcess, ana: httpx.Client, bo: httpx.Client) -> None:
    made = make(ana, opponent="open")
    table = made["table"]

    assert bo.post(f"/t/{table}/join", json={"name": "Bo"}).status_code == 403
    assert bo.post(f"/t/{table}/join", json={"name": "Bo", "code": made["code"][:-1]}).status_code == 403
    assert bo.get(f"/join/{made['code']}").headers["location"] == f"/t/{table}"
    assert bo.post(f"/t/{table}/join", json={"name": "Bo"}).status_code == 200

    assert look(bo, table)["seat"] == 1
    with served.client() as cem:
        assert cem.post(f"/t/{table}/join", json={"name": "Cem", "code": made["code"]}).status_code == 409


def test_an_invitation_has_96_bits_and_no_two_are_alike(ana: httpx.Client) -> None:
    codes = {make(ana, opponent="open")["code"] for _ in range(5)}

    assert len(codes) == 5
    assert all(re.fullmatch(r"[\w-]{16}", code) for code in codes)


def test_a_public_table_is_listed_for_others_and_joined_without_a_code(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make(ana, opponent="open", public=True)["table"]

    assert f"/t/{table}" in bo.get("/").text
    assert bo.post(f"/t/{table}/join", json={"name": "Bo"}).status_code == 200


def test_nobody_sits_down_without_a_name(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make(ana, opponent="open", public=True)["table"]

    assert bo.post(f"/t/{table}/join", json={"name": "\u200b \t"}).status_code == 422


def test_the_host_seats_computers_and_begins(ana: httpx.Client, bo: httpx.Client) -> None:
    made = make(ana, game="tuareg", seats=3, opponent="open")
    table, level = made["table"], levels("tuareg")[0][0]

    assert ana.post(f"/t/{table}/start", json={}).status_code == 409, "two seats are free"
    assert bo.post(f"/t/{table}/places", json={"seat": 1, "level": level}).status_code == 403
    assert ana.post(f"/t/{table}/places", json={"seat": 1, "level": level}).status_code == 200
    assert ana.post(f"/t/{table}/places", json={"seat": 2, "kind": "computer", "level": level}).status_code == 200
    assert ana.post(f"/t/{table}/places", json={"seat": 2, "kind": "open"}).status_code == 200
    assert bo.post(f"/t/{table}/join", json={"name": "Bo", "code": made["code"]}).status_code == 200
    assert bo.post(f"/t/{table}/start", json={}).status_code == 403, "only the host begins"
    assert ana.post(f"/t/{table}/start", json={}).status_code == 200

    assert [place["kind"] for place in look(ana, table)["places"]] == ["person", "computer", "person"]


# -- moves --------------------------------------------------------------------------------------------------------


def test_a_move_is_seen_by_the_other_seat(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)
    listener = Listener(bo, table)

    assert send(ana, table, 0, "p6").json() == {"state": 1}

    seen = listener.wait_for_state(1)
    listener.close()
    assert seen["kind"] == "table"
    assert look(bo, table)["view"] == azalai.new("targi", seed=7).play("p6").view(1)


def test_a_move_for_an_older_state_is_refused_with_the_table_as_it_is(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)
    send(ana, table, 0, "p6")

    late = send(bo, table, 0, "p5")

    assert late.status_code == 409
    answer = late.json()
    assert (answer["error"], answer["state"]) == ("stale", 1)
    assert answer["html"]
    assert look(bo, table)["state"] == 1


def test_a_double_click_is_one_move_and_both_are_answered_alike(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)

    answers = [send(ana, table, 0, "p6") for _ in range(3)]

    assert [(answer.status_code, answer.json()) for answer in answers] == [(200, {"state": 1})] * 3
    assert send(ana, table, 0, "p7").status_code == 409, "another move for that state is not the same request"
    assert send(bo, table, 0, "p6").status_code == 409, "nor is the same move of somebody else"
    assert look(ana, table)["state"] == 1


def test_a_double_click_long_after_is_still_known(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)
    send(ana, table, 0, "p6")
    rng = random.Random(1)
    play_on([ana, bo], table, rng, 40)

    assert send(ana, table, 0, "p6").json() == {"state": 1}


def test_an_illegal_move_is_refused_with_the_reason_and_changes_nothing(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)

    answer = send(ana, table, 0, "p4")

    with pytest.raises(azalai.IllegalMove) as error:
        azalai.new("targi", seed=7).play("p4")
    assert (answer.status_code, answer.json()["message"]) == (422, str(error.value))
    assert look(ana, table)["state"] == 0


def test_a_list_of_moves_is_carried_out_whole_or_not_at_all(ana: httpx.Client) -> None:
    table = make(ana, game="tuareg", seed=5, place__1="me")["table"]
    offered = moves(ana, table)

    refused = send(ana, table, 0, offered[0], "nonsense")

    assert refused.status_code == 422
    assert look(ana, table)["state"] == 0


def test_nobody_moves_for_a_seat_that_is_not_theirs(served: ServerProcess, ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)

    assert send(bo, table, 0, "p6").status_code == 403
    with served.client() as cem:
        assert send(cem, table, 0, "p6").status_code == 403
        assert cem.post(f"/t/{table}/draft", json={"state": 0, "moves": []}).status_code == 403
        assert cem.post(f"/t/{table}/undo", json={"state": 0}).status_code == 403
        assert cem.post(f"/t/{table}/link", json={"seat": 0}).status_code == 403
        assert cem.get(f"/api/t/{table}/moves").json()["moves"] == []
        assert look(cem, table)["seat"] is None
    assert bo.post(f"/t/{table}/link", json={"seat": 0}).status_code == 403
    assert bo.get(f"/api/t/{table}/moves").json()["moves"] == []
    assert look(ana, table)["state"] == 0


def test_a_draft_shows_and_keeps_nothing(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)

    empty = ana.post(f"/t/{table}/draft", json={"state": 0, "moves": []})
    whole = ana.post(f"/t/{table}/draft", json={"state": 0, "moves": ["p6"]})

    assert (empty.status_code, empty.json()["state"]) == (200, 0)
    assert whole.status_code == 422, "to place is a whole decision: it is sent"
    assert look(ana, table)["state"] == 0


def test_a_whole_game_ends_as_a_game_file(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=3)
    assert ana.get(f"/t/{table}/file").status_code == 409, "its seed would tell every card"

    made = play_on([ana, bo], table, random.Random(3))

    game = from_text(ana.get(f"/t/{table}/file").text)
    assert game.over
    assert len(game.played) == made
    assert game.view(None) == look(ana, table)["view"], "after the end all is open"
    again = ana.post(f"/t/{table}/rematch", json={}).json()["table"]
    assert bo.post(f"/t/{table}/rematch", json={}).json()["table"] == again, "asked for twice it is one table"
    assert (look(ana, again)["seat"], look(bo, again)["seat"]) == (1, 0)
    replay = bo.get(f"/t/{table}/at/{made // 2}", headers={"accept": "text/html"})
    assert replay.status_code == 200
    assert bo.get(f"/t/{table}/at/{made + 1}").status_code == 404
