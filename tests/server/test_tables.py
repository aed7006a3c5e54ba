"""Tables over HTTP: making, joining, moves, repeated and outdated requests, drafts, the end of a game."""

from __future__ import annotations

import html
import json
import random
import re
from pathlib import Path

import httpx
import pytest

import azalai
from azalai.game_file import from_text
from azalai.messages import say
from azalai.server.bot_workers.levels import levels
from tests.server.http_player import (
    Listener,
    get_table,
    legal_moves,
    make_and_join,
    make_table,
    play_randomly,
    send_moves,
    wait_until,
)
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.xdist_group("tables")

# -- making and sitting down ------------------------------------------------------------------------------------


def test_a_game_against_a_computer_starts_at_once(ana: httpx.Client) -> None:
    made = make_table(ana, game="targi", seed=7)

    table = get_table(ana, made["table"])
    assert table["status"] == "playing"
    assert table["seat"] == 0
    assert [place["kind"] for place in table["places"]] == ["person", "computer"]
    assert table["view"] == azalai.new("targi", seed=7).view(0)


def test_the_form_for_a_new_table_redirects_to_it(ana: httpx.Client) -> None:
    answer = ana.post("/tables", data={"game": "tuareg", "seats": "3", "opponent": "me", "name": "Ana", "seed": ""})

    assert answer.status_code == 303
    table = answer.headers["location"].removeprefix("/t/")
    assert [place["kind"] for place in get_table(ana, table)["places"]] == ["person"] * 3


@pytest.mark.parametrize("first", ["blue", "white", "red"])
def test_on_one_screen_nobody_is_away(ana: httpx.Client, first: str) -> None:
    table = make_table(ana, game="tuareg", seats=3, opponent="me", first=first)["table"]
    shown = ana.get(f"/t/{table}", headers={"accept": "text/html"}).text
    for seat in ("blue", "white", "red"):
        others = seat != first  # who begins is asked, and is "you"
        assert (say("web-tuareg-role", seat=seat, who="person", level="none") in shown) == others
        assert say("web-tuareg-role", seat=seat, who="away", level="none") not in shown


def test_contradictory_options_are_refused_with_a_message(ana: httpx.Client) -> None:
    answer = ana.post("/tables", json={"game": "targi", "easy": True})

    assert answer.status_code == 422
    assert answer.json()["message"] == str(_error(easy=True))


def _error(**options: object) -> Exception:
    with pytest.raises(azalai.IllegalOption) as error:
        azalai.new("targi", **options)  # type: ignore[arg-type]
    return error.value


def test_only_invited_guests_may_take_a_seat(served: ServerProcess, ana: httpx.Client, bo: httpx.Client) -> None:
    made = make_table(ana, opponent="open")
    table = made["table"]

    assert bo.post(f"/t/{table}/join", json={"name": "Bo"}).status_code == 403
    assert bo.post(f"/t/{table}/join", json={"name": "Bo", "code": made["code"][:-1]}).status_code == 403
    assert bo.get(f"/join/{made['code']}").headers["location"] == f"/t/{table}"
    assert bo.post(f"/t/{table}/join", json={"name": "Bo"}).status_code == 200

    assert get_table(bo, table)["seat"] == 1
    with served.client() as cem:
        assert cem.post(f"/t/{table}/join", json={"name": "Cem", "code": made["code"]}).status_code == 409


def test_an_invitation_has_96_bits_and_no_two_are_alike(ana: httpx.Client) -> None:
    codes = {make_table(ana, opponent="open")["code"] for _ in range(5)}

    assert len(codes) == 5
    assert all(re.fullmatch(r"[\w-]{16}", code) for code in codes)


def test_a_public_table_is_listed_for_others_and_joined_without_a_code(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_table(ana, opponent="open", public=True)["table"]

    assert f"/t/{table}" in bo.get("/").text
    assert bo.post(f"/t/{table}/join", json={"name": "Bo"}).status_code == 200


def test_a_seat_needs_a_name(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_table(ana, opponent="open", public=True)["table"]

    assert bo.post(f"/t/{table}/join", json={"name": "\u200b \t"}).status_code == 422


def test_the_host_seats_computers_and_starts_the_game(ana: httpx.Client, bo: httpx.Client) -> None:
    made = make_table(ana, game="tuareg", seats=3, opponent="open")
    table, level = made["table"], levels("tuareg")[0][0]

    assert ana.post(f"/t/{table}/start", json={}).status_code == 409, "two seats are free"
    assert bo.post(f"/t/{table}/places", json={"seat": 1, "level": level}).status_code == 403
    assert ana.post(f"/t/{table}/places", json={"seat": 1, "level": level}).status_code == 200
    assert ana.post(f"/t/{table}/places", json={"seat": 2, "kind": "computer", "level": level}).status_code == 200
    assert ana.post(f"/t/{table}/places", json={"seat": 2, "kind": "open"}).status_code == 200
    assert bo.post(f"/t/{table}/join", json={"name": "Bo", "code": made["code"]}).status_code == 200
    assert bo.post(f"/t/{table}/start", json={}).status_code == 403, "only the host starts the game"
    assert ana.post(f"/t/{table}/start", json={}).status_code == 200

    assert [place["kind"] for place in get_table(ana, table)["places"]] == ["person", "computer", "person"]


# -- moves --------------------------------------------------------------------------------------------------------


def test_a_move_is_seen_by_the_other_seat(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)
    listener = Listener(bo, table)

    assert send_moves(ana, table, 0, "p6").json() == {"state": 1}

    seen = listener.wait_for_state(1)
    listener.close()
    assert seen["kind"] == "table"
    assert get_table(bo, table)["view"] == azalai.new("targi", seed=7).play("p6").view(1)


def test_a_move_for_an_older_state_is_refused_with_the_current_page(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)
    send_moves(ana, table, 0, "p6")

    late = send_moves(bo, table, 0, "p5")

    assert late.status_code == 409
    answer = late.json()
    assert (answer["error"], answer["state"]) == ("stale", 1)
    assert answer["html"]
    assert get_table(bo, table)["state"] == 1


def test_a_repeated_request_plays_once_and_gets_the_same_answer(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)

    answers = [send_moves(ana, table, 0, "p6") for _ in range(3)]

    assert [(answer.status_code, answer.json()) for answer in answers] == [(200, {"state": 1})] * 3
    assert send_moves(ana, table, 0, "p7").status_code == 409, "another move for that state is another request"
    assert send_moves(bo, table, 0, "p6").status_code == 409, "the same move of another guest is another request"
    assert get_table(ana, table)["state"] == 1


def test_a_repeated_request_is_recognised_long_after(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)
    send_moves(ana, table, 0, "p6")
    rng = random.Random(1)
    play_randomly([ana, bo], table, rng, 40)

    assert send_moves(ana, table, 0, "p6").json() == {"state": 1}


def test_an_illegal_move_is_refused_with_the_reason(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)

    answer = send_moves(ana, table, 0, "p4")

    with pytest.raises(azalai.IllegalMove) as error:
        azalai.new("targi", seed=7).play("p4")
    assert (answer.status_code, answer.json()["message"]) == (422, str(error.value))
    assert get_table(ana, table)["state"] == 0


def test_a_list_of_moves_is_played_completely_or_not_at_all(ana: httpx.Client) -> None:
    table = make_table(ana, game="tuareg", seed=5, place__1="me")["table"]
    offered = legal_moves(ana, table)

    refused = send_moves(ana, table, 0, offered[0], "nonsense")

    assert refused.status_code == 422
    assert get_table(ana, table)["state"] == 0


def test_guests_can_act_only_for_their_own_seats(served: ServerProcess, ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)

    assert send_moves(bo, table, 0, "p6").status_code == 403
    with served.client() as cem:
        assert send_moves(cem, table, 0, "p6").status_code == 403
        assert cem.post(f"/t/{table}/draft", json={"state": 0, "moves": []}).status_code == 403
        assert cem.post(f"/t/{table}/undo", json={"state": 0}).status_code == 403
        assert cem.post(f"/t/{table}/link", json={"seat": 0}).status_code == 403
        assert cem.get(f"/api/t/{table}/moves").json()["moves"] == []
        assert get_table(cem, table)["seat"] is None
    assert bo.post(f"/t/{table}/link", json={"seat": 0}).status_code == 403
    assert bo.get(f"/api/t/{table}/moves").json()["moves"] == []
    assert get_table(ana, table)["state"] == 0


def test_a_draft_is_not_stored(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)

    empty = ana.post(f"/t/{table}/draft", json={"state": 0, "moves": []})
    whole = ana.post(f"/t/{table}/draft", json={"state": 0, "moves": ["p6"]})

    assert (empty.status_code, empty.json()["state"]) == (200, 0)
    assert whole.status_code == 422, "placing is a complete decision, not a draft"
    assert get_table(ana, table)["state"] == 0


def test_a_finished_game_has_a_game_file_and_a_rematch(
    served: ServerProcess, ana: httpx.Client, bo: httpx.Client
) -> None:
    """X33: after a mixed deck, one with the other cards."""
    table = make_and_join(ana, bo, seed=3, expansion=True, tribe="mixed")
    assert ana.get(f"/t/{table}/file").status_code == 409, "its seed would reveal every card"

    made = play_randomly([ana, bo], table, random.Random(3))

    game = from_text(ana.get(f"/t/{table}/file").text)
    assert game.over
    assert len(game.played) == made
    assert game.view(None) == get_table(ana, table)["view"], "after the end everything is open"
    for seat, (guest, other) in enumerate(((ana, "Guest 1"), (bo, "Ana"))):
        (told,) = re.findall('data-result="([^"]*)"', guest.get(f"/t/{table}").text)
        assert json.loads(html.unescape(told)) == {
            "table": table,
            "game": "targi",
            "score": game.scores()[seat],
            "won": seat in game.winners(),
            "others": [{"level": "", "name": other}],
        }
    with served.client() as spectator:
        assert "data-result" not in spectator.get(f"/t/{table}").text
    unknown = ana.post(f"/t/{table}/rematch", json={"next": "again"})
    assert (unknown.status_code, unknown.json()["message"]) == (
        422,
        "The field next must be one of: other-cards, new-mix.",
    )
    again = ana.post(f"/t/{table}/rematch", json={"next": "other-cards"}).json()["table"]
    assert bo.post(f"/t/{table}/rematch", json={}).json()["table"] == again, "a second request returns the same table"
    assert (get_table(ana, again)["seat"], get_table(bo, again)["seat"]) == (1, 0)
    assert set(get_table(ana, again)["view"]["cards"]) == set(game.view(None)["box"])
    replay = bo.get(f"/t/{table}/at/{made // 2}", headers={"accept": "text/html"})
    assert replay.status_code == 200
    assert bo.get(f"/t/{table}/at/{made + 1}").status_code == 404


# -- rooms in memory ----------------------------------------------------------------------------------------------


def test_an_idle_room_is_dropped_and_loaded_again(tmp_path: Path) -> None:
    """But not while a page is open."""
    with ServerProcess(tmp_path / "data", idle_after=0.2) as served, served.client() as ana:

        def rooms() -> int:
            return int(ana.get("/healthz").json()["tables"])

        table = make_table(ana, seed=7, place__1="me")["table"]
        listener = Listener(ana, table, gzip=False)
        listener.wait_for_heartbeats(4)  # more than a second
        assert rooms() == 1
        listener.close()

        wait_until(lambda: rooms() == 0)

        assert send_moves(ana, table, 0, "p6").json() == {"state": 1}
        assert rooms() == 1
