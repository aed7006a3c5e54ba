"""Undo as the best tables do it, and several people at one screen."""

from __future__ import annotations

import random
import re
import time

import httpx
import pytest

import azalai
from azalai.server.bot_workers.levels import levels
from tests.server.http_player import look, make, make_and_join, moves, play_on, send

pytestmark = pytest.mark.xdist_group("undo")


def undo(guest: httpx.Client, table: str, state: int) -> httpx.Response:
    return guest.post(f"/t/{table}/undo", json={"state": state})


def play_until(guests: list[httpx.Client], table: str, rng: random.Random, wanted: str) -> httpx.Client:
    """Random moves until somebody may make one that begins so; that guest."""
    for _ in range(400):
        for guest in guests:
            if any(move.startswith(wanted) for move in moves(guest, table)):
                return guest
        play_on(guests, table, rng, 1)
    raise AssertionError(f"never came to {wanted}")


def test_not_past_another_players_move(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)
    send(ana, table, 0, "p6")

    refused = undo(ana, table, 1)

    assert refused.status_code == 422, "it is the other one's turn now"
    assert look(ana, table)["state"] == 1


def test_freely_within_the_own_turn(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)
    guest = play_until([ana, bo], table, random.Random(2), "b")
    before = look(guest, table)
    given_up = [move for move in moves(guest, table) if move.startswith("b") and move.endswith("-")]
    for move in given_up[:1]:
        assert send(guest, table, before["state"], move).status_code == 200
    after = look(guest, table)
    assert after["asked"] == before["asked"]

    answer = undo(guest, table, after["state"])

    assert answer.json() == {"state": before["state"] + 2}, "taking back is one more change"
    assert look(guest, table)["view"] == before["view"]
    assert undo(guest, table, after["state"]).json() == answer.json(), "a double click takes back once"
    other = bo if guest is ana else ana
    assert undo(other, table, answer.json()["state"]).status_code == 422


def test_not_past_what_came_to_light_nor_another_seat(ana: httpx.Client) -> None:
    """Both seats are played here, beside the same table in this process, which tells when something came to light."""
    table = make(ana, game="tuareg", seed=4, place__1="me")["table"]
    mirror = azalai.new("tuareg", seed=4)
    rng = random.Random(1)
    answers = []
    for _ in range(30):
        state = look(ana, table)["state"]
        move = rng.choice(mirror.moves())
        mirror.play(move)
        assert send(ana, table, state, move.text).status_code == 200
        fair = mirror.can_undo_fairly
        answers.append((fair, undo(ana, table, state + 1).status_code))
        if fair:
            mirror.undo()
    assert {(True, 200), (False, 422)} == set(answers)
    assert look(ana, table)["view"] == mirror.view(look(ana, table)["seat"])


def test_against_computers_alone_back_to_the_decision_before(ana: httpx.Client) -> None:
    table = make(ana, seed=7, opponent=f"computer:{levels('targi')[0][0]}")["table"]
    start = look(ana, table)["view"]
    first = moves(ana, table)[0]
    send(ana, table, 0, first)
    wait_for_turn(ana, table)
    state = look(ana, table)["state"]
    assert state >= 2, "the computer has moved"

    answer = undo(ana, table, state)

    assert answer.status_code == 200, answer.text
    assert look(ana, table)["view"] == start
    assert moves(ana, table)[0] == first


def wait_for_turn(guest: httpx.Client, table: str) -> None:
    for _ in range(600):
        if moves(guest, table):
            return
        time.sleep(0.05)
    raise AssertionError("the computer does not move")


# -- several people at one screen ---------------------------------------------------------------------------------


def knows_more(mirror: azalai.Game) -> bool:
    """Whether one of the seats knows what the other does not."""
    views = [mirror.view(seat) | {"seen_by": None} for seat in (0, 1)]
    return views[0] != views[1]


@pytest.mark.parametrize(("game", "seed"), [("targi", 121), ("tuareg", 4)])
def test_a_hand_is_covered_until_the_next_person_takes_over(ana: httpx.Client, game: str, seed: int) -> None:
    table = make(ana, game=game, seed=seed, place__1="me", name__1="Bea")["table"]
    mirror = azalai.new(game, seed=seed)
    rng = random.Random(3)
    covers = 0
    for state in range(200):
        before = mirror.seat
        move = rng.choice(mirror.moves())
        mirror.play(move)
        assert send(ana, table, state, move.text).status_code == 200
        page = ana.get(f"/t/{table}", headers={"accept": "text/html"}).text
        if mirror.seat != before and knows_more(mirror):
            assert f'action="/t/{table}/takeover"' in page, f"{state}: the next person is not there yet"
            assert "data-send" not in page
            assert not re.search(r"centre \d", page), "the news name no space that the table does not number"
            assert ana.post(f"/t/{table}/takeover", json={}).status_code == 200
            page = ana.get(f"/t/{table}", headers={"accept": "text/html"}).text
            covers += 1
        assert f'action="/t/{table}/takeover"' not in page
        if covers == 2 or mirror.over:
            break
    assert covers


def test_where_nothing_is_hidden_nothing_is_covered(ana: httpx.Client) -> None:
    """At the start of Targi both know the same: placing alternates without a cover in between."""
    table = make(ana, seed=7, place__1="me")["table"]

    send(ana, table, 0, "p6")

    assert look(ana, table)["asked"] == 1
    assert "data-send" in ana.get(f"/t/{table}", headers={"accept": "text/html"}).text


def test_nobody_takes_over_for_others(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)

    assert bo.post(f"/t/{table}/takeover", json={}).status_code == 403
