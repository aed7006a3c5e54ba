"""Undo, and several people at one screen."""

from __future__ import annotations

import random
import re
import time

import httpx
import pytest

import azalai
from azalai.server.bot_workers.levels import levels
from tests.server.http_player import get_table, legal_moves, make_and_join, make_table, play_randomly, send_moves

pytestmark = pytest.mark.xdist_group("undo")


def undo(guest: httpx.Client, table: str, state: int) -> httpx.Response:
    return guest.post(f"/t/{table}/undo", json={"state": state})


def may_undo(guest: httpx.Client, table: str) -> bool:
    """Whether the undo buttons of the page are enabled."""
    page = guest.get(f"/t/{table}", headers={"accept": "text/html"}).text
    buttons = re.findall('<button[^>]* data-post="undo"[^>]*>', page)
    (enabled,) = {"disabled" not in button for button in buttons}
    return enabled


def play_until(guests: list[httpx.Client], table: str, rng: random.Random, wanted: str) -> httpx.Client:
    """Play random moves until a guest has a legal move with this prefix; that guest."""
    for _ in range(400):
        for guest in guests:
            if any(move.startswith(wanted) for move in legal_moves(guest, table)):
                return guest
        play_randomly(guests, table, rng, 1)
    raise AssertionError(f"never came to {wanted}")


def test_undo_stops_at_another_players_move(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)
    send_moves(ana, table, 0, "p6")

    refused = undo(ana, table, 1)

    assert refused.status_code == 422, "it is the other player's turn now"
    assert not may_undo(ana, table)
    assert get_table(ana, table)["state"] == 1


def test_undo_is_free_within_the_own_turn(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)
    guest = play_until([ana, bo], table, random.Random(2), "b")
    before = get_table(guest, table)
    given_up = [move for move in legal_moves(guest, table) if move.startswith("b") and move.endswith("-")]
    for move in given_up[:1]:
        assert send_moves(guest, table, before["state"], move).status_code == 200
    after = get_table(guest, table)
    assert after["asked"] == before["asked"]
    assert may_undo(guest, table)

    answer = undo(guest, table, after["state"])

    assert answer.json() == {"state": before["state"] + 2}, "an undo is one more change"
    assert get_table(guest, table)["view"] == before["view"]
    assert undo(guest, table, after["state"]).json() == answer.json(), "a repeated request undoes once"
    other = bo if guest is ana else ana
    assert undo(other, table, answer.json()["state"]).status_code == 422


def test_undo_stops_at_revealed_information_and_at_another_seat(ana: httpx.Client) -> None:
    """One guest plays both seats; a mirror of the game in this process tells when something was revealed."""
    table = make_table(ana, game="tuareg", seed=4, place__1="me")["table"]
    mirror = azalai.new("tuareg", seed=4)
    rng = random.Random(1)
    answers = []
    for _ in range(30):
        state = get_table(ana, table)["state"]
        move = rng.choice(mirror.moves())
        mirror.play(move)
        assert send_moves(ana, table, state, move.text).status_code == 200
        fair = mirror.can_undo_fairly
        answers.append((fair, undo(ana, table, state + 1).status_code))
        if fair:
            mirror.undo()
    assert {(True, 200), (False, 422)} == set(answers)
    assert get_table(ana, table)["view"] == mirror.view(get_table(ana, table)["seat"])


def test_undo_against_computers_goes_back_to_the_previous_decision(ana: httpx.Client) -> None:
    table = make_table(ana, seed=7, opponent=f"computer:{levels('targi')[0][0]}")["table"]
    start = get_table(ana, table)["view"]
    first = legal_moves(ana, table)[0]
    send_moves(ana, table, 0, first)
    wait_for_turn(ana, table)
    state = get_table(ana, table)["state"]
    assert state >= 2, "the computer has moved"

    answer = undo(ana, table, state)

    assert answer.status_code == 200, answer.text
    assert get_table(ana, table)["view"] == start
    assert legal_moves(ana, table)[0] == first


def wait_for_turn(guest: httpx.Client, table: str) -> None:
    for _ in range(600):
        if legal_moves(guest, table):
            return
        time.sleep(0.05)
    raise AssertionError("the computer does not move")


# -- several people at one screen ---------------------------------------------------------------------------------


def knows_more(mirror: azalai.Game) -> bool:
    """Whether one seat knows something that the other does not."""
    views = [mirror.view(seat) | {"seen_by": None} for seat in (0, 1)]
    return views[0] != views[1]


@pytest.mark.parametrize(("game", "seed"), [("targi", 121), ("tuareg", 4)])
def test_a_hand_is_covered_until_the_next_person_takes_over(ana: httpx.Client, game: str, seed: int) -> None:
    table = make_table(ana, game=game, seed=seed, place__1="me", name__1="Bea")["table"]
    mirror = azalai.new(game, seed=seed)
    rng = random.Random(3)
    covers = 0
    for state in range(200):
        before = mirror.seat
        move = rng.choice(mirror.moves())
        mirror.play(move)
        assert send_moves(ana, table, state, move.text).status_code == 200
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


def test_no_cover_if_nothing_is_hidden(ana: httpx.Client) -> None:
    """At the start of Targi both seats know the same, so placing alternates without covers."""
    table = make_table(ana, seed=7, place__1="me")["table"]

    send_moves(ana, table, 0, "p6")

    assert get_table(ana, table)["asked"] == 1
    assert "data-send" in ana.get(f"/t/{table}", headers={"accept": "text/html"}).text


def test_only_the_player_to_move_can_take_over(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, seed=7)

    assert bo.post(f"/t/{table}/takeover", json={}).status_code == 403
