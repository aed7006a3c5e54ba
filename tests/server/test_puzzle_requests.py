"""Puzzles on the server: wrong moves are explained, the first attempt counts, and one can play on afterwards."""

from __future__ import annotations

import html
import re
import sqlite3
from typing import Any

import httpx
import pytest

from azalai.puzzles import GROUPS, Puzzle, shipped
from azalai.server.puzzle_progress import COOKIE
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.xdist_group("guests")

ONE_EACH = [
    next(each for each in shipped() if each.group == group)
    for group in GROUPS
    if any(each.group == group for each in shipped())
]
LONGEST = max(shipped(), key=lambda each: len(each.solution))
FIRST = next(each for each in shipped() if len(each.solution) == 1)


def send(guest: httpx.Client, solved: Puzzle, what: str, state: int, *moves: str) -> httpx.Response:
    return guest.post(f"/puzzles/{solved.id}/{what}", json={"state": state, "moves": list(moves)})


def panel(page: str) -> str:
    """The words beside the table."""
    return html.unescape(" ".join(re.sub("<[^>]*>", " ", page.partition('id="coach"')[2]).split()))


def complete(game: Any, move: str) -> list[str]:
    """The move, and what makes a complete decision of it."""
    decision, now = [move], game.copy().play(move)
    while now.mid_decision and now.seat == game.seat and now.reveals == game.reveals:
        decision.append(now.moves()[0].text)
        now.play(decision[-1])
    return decision


def wrong_move(solved: Puzzle) -> str:
    return next(move.text for move in solved.position().moves() if move.text != solved.solution[0])


@pytest.mark.parametrize("solved", {each.id: each for each in [*ONE_EACH, LONGEST]}.values(), ids=lambda each: each.id)
def test_a_puzzle_with_a_wrong_move_first(solved: Puzzle, ana: httpx.Client) -> None:
    page = ana.get(f"/puzzles/{solved.id}").text
    assert "clearly better chance to win" in panel(page)
    state = len(solved.position().played)

    answer = send(ana, solved, "moves", state, *complete(solved.position(), wrong_move(solved))).json()
    assert answer["state"] == state
    assert "another one keeps" in panel(answer["html"])
    game = solved.position()
    for move in solved.solution:
        answer = send(ana, solved, "moves", len(game.played), *complete(game, move)).json()
        game.play(move)
    assert answer["state"] == len(game.played)
    assert "Found, but not on the first try" in panel(answer["html"])
    prompt = answer["html"].partition('id="prompt">')[2].partition("</p>")[0]
    assert re.sub("<[^>]*>", "", prompt).strip() == "Found, but not on the first try"
    assert "Your rating: " in panel(answer["html"])
    assert "0 of 1" in panel_of_all(ana)


def panel_of_all(guest: httpx.Client) -> str:
    return " ".join(re.sub("<[^>]*>", " ", guest.get("/puzzles").text).split())


def test_only_the_first_attempt_counts(ana: httpx.Client, bo: httpx.Client) -> None:
    state = len(FIRST.position().played)
    solution = complete(FIRST.position(), FIRST.solution[0])
    assert "Your rating 1500" in panel_of_all(ana)

    send(ana, FIRST, "moves", state, *solution)
    first = panel_of_all(ana)
    assert "1 of 1" in first
    assert "One day in a row." in first
    ana.post(f"/puzzles/{FIRST.id}", data={"what": "again"})
    assert "Your first attempt has counted" in panel(ana.get(f"/puzzles/{FIRST.id}").text)
    before = panel_of_all(ana)
    send(ana, FIRST, "moves", state, *complete(FIRST.position(), wrong_move(FIRST)))
    assert panel_of_all(ana) == before, "a later attempt changes nothing"
    bo.post(f"/puzzles/{FIRST.id}", data={"what": "show"})
    assert "0 of 1" in panel_of_all(bo)
    assert "The solution" in panel(bo.get(f"/puzzles/{FIRST.id}").text)


def test_attempts_without_a_cookie_do_not_count(served: ServerProcess) -> None:
    """Otherwise a stranger could store any number of them."""
    solved = shipped()[-1]
    page = f"/puzzles/{solved.id}"
    for _ in range(3):
        httpx.post(served.url + page, data={"what": "show"})
    with sqlite3.connect(served.folder / "azalai.sqlite3") as file:
        assert file.execute("SELECT count(*) FROM puzzle_attempts WHERE puzzle = ?", [solved.id]).fetchone() == (0,)
    file.close()


def test_the_page_knows_only_what_the_seat_knows(ana: httpx.Client) -> None:
    """The solution stands nowhere in the page of a puzzle that is not solved."""
    for solved in ONE_EACH:
        page = ana.get(f"/puzzles/{solved.id}").text
        assert "puzzle-why" not in page
        assert "The solution keeps" not in page
        hidden = {card for view in [solved.position().view(None)] for card in _hand(view, solved.seat)}
        shown = {card for view in [solved.position().view(solved.seat)] for card in _cards(view)}
        for card in hidden - shown:
            assert f'data-card="{card}"' not in page


def _hand(view: dict[str, Any], seat: int) -> set[str]:
    return {card["card"] for n, each in enumerate(view["players"]) if n != seat for card in each.get("hand", [])}


def _cards(view: Any) -> set[str]:
    if isinstance(view, dict):
        own = {view["card"]} if isinstance(view.get("card"), str) else set()
        return own.union(*(_cards(each) for each in view.values()))
    return set().union(*(_cards(each) for each in view)) if isinstance(view, list) else set()


def test_after_the_solution_one_can_ask_why_and_play_on(ana: httpx.Client) -> None:
    state = len(FIRST.position().played)
    assert ana.post(f"/puzzles/{FIRST.id}/play", json={"level": "gentle"}).status_code == 409
    assert ana.post(f"/puzzles/{FIRST.id}/why", json={"state": state}).status_code == 409
    ana.post(f"/puzzles/{FIRST.id}", data={"what": "show"})
    shown = int(re.findall('data-state="([0-9]+)"', ana.get(f"/puzzles/{FIRST.id}").text)[0])

    answer = ana.post(f"/puzzles/{FIRST.id}/why", json={"state": shown}, timeout=120)
    assert answer.status_code == 200, answer.text
    assert 'id="puzzle-why"' not in answer.json()["html"]
    assert ana.post(f"/puzzles/{FIRST.id}/play", json={"level": "chess"}).status_code == 422
    table = ana.post(f"/puzzles/{FIRST.id}/play", json={"level": "gentle"}).json()["table"]
    played = ana.get(f"/api/t/{table}").json()
    assert (played["game"], played["seat"]) == (FIRST.game, FIRST.seat)


def test_the_next_puzzle_fits_the_choice(ana: httpx.Client) -> None:
    for theme in FIRST.themes:
        answer = ana.get("/puzzles/next", params={"group": FIRST.group, "theme": theme})
        found = next(each for each in shipped() if each.id == answer.headers["location"].split("?")[0].split("/")[-1])
        assert (found.group, theme in found.themes) == (FIRST.group, True)
    ana.get(answer.headers["location"])
    state = len(found.position().played)
    told = send(ana, found, "moves", state, *complete(found.position(), found.solution[0])).json()["html"]
    if len(found.solution) == 1:
        assert f"/puzzles/next?group={FIRST.group}&amp;theme={theme}" in told, "the choice is kept"
    assert 'href="/puzzles"' in ana.get("/").text


def test_bad_requests_get_clear_errors(ana: httpx.Client) -> None:
    assert ana.get("/puzzles/none").status_code == 404
    assert ana.get("/puzzles", params={"theme": "chess"}).status_code == 404
    assert send(ana, FIRST, "moves", 9000, "p2").status_code == 409
    state = len(FIRST.position().played)
    assert send(ana, FIRST, "moves", state, "x").status_code == 422
    for cookie in ("x", "eyJ9", "W10=", "eyJpZCI6MX0=", "A" * 9000, "W1tb" * 870):
        ana.cookies.set(COOKIE, cookie)
        assert "clearly better chance to win" in panel(ana.get(f"/puzzles/{FIRST.id}").text)
