"""A coached first game on the server: the gentlest computer, remarks for the player alone, reviews of their moves."""

from __future__ import annotations

import httpx
import pytest

from azalai import bots
from tests.server.http_player import get_table, make_and_join, make_table, send_moves, wait_until

pytestmark = pytest.mark.xdist_group("guests")

PAGE = {"accept": "text/html"}
COACHED = {"game": "tuareg", "first": "blue", "seed": 5, "coach": True}


def page(guest: httpx.Client, table: str) -> str:
    return guest.get(f"/t/{table}", headers=PAGE).text


def test_the_coach_speaks_to_the_player_alone(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_table(ana, **COACHED)["table"]

    own, other = page(ana, table), page(bo, table)
    assert 'data-remark="start"' in own
    assert 'id="coach-switch"' in own
    assert "data-remark" not in other
    assert 'id="coach-switch"' not in other
    told = get_table(ana, table)
    assert told["places"][1]["level"] == bots.levels("tuareg")[0].title()
    assert not any("coach" in line.lower() for line in told["log"])


def test_against_another_person_there_is_no_coach(ana: httpx.Client, bo: httpx.Client) -> None:
    table = make_and_join(ana, bo, **COACHED)

    assert get_table(ana, table)["status"] == "playing"
    assert "data-remark" not in page(ana, table)


def test_after_a_poor_move_the_page_says_what_was_better_until_it_is_taken_back(ana: httpx.Client) -> None:
    table = make_table(ana, **COACHED | {"game": "targi", "seed": 26})["table"]
    assert send_moves(ana, table, 0, "p5").status_code == 200

    wait_until(lambda: 'data-remark="better-0"' in page(ana, table))
    assert "Place on 3 (Salt)" in page(ana, table)

    assert ana.post(f"/t/{table}/undo", json={"state": get_table(ana, table)["state"]}).status_code == 200
    assert "better-0" not in page(ana, table)


def test_the_home_page_offers_the_coached_game_until_a_game_is_finished(ana: httpx.Client) -> None:
    assert 'id="coached"' in ana.get("/", headers=PAGE).text
    table = make_table(ana, **COACHED)["table"]
    assert 'id="coached"' in ana.get("/", headers=PAGE).text
    assert f'href="/t/{table}"' in ana.get("/", headers=PAGE).text
