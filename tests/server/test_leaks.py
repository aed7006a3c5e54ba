"""Hidden information is in no page, event, API response or error that another seat receives.

Whole games of every variant are played over HTTP, and everything that each seat receives is recorded. The same game is
mirrored here. For a sample of states everything that the seat cannot know is redealt (``imagine``) and the page is
rendered from that other table: it must be the same, byte for byte, so nothing in it can depend on a hidden card. The
traffic is also searched for what it must never contain: the seed, digests of states, ids of other guests.
"""

from __future__ import annotations

import json
import random
import re
import sqlite3
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

import azalai
from azalai.messages import naming
from azalai.server.guests import GUEST_COOKIE, Guest
from azalai.server.storage.rows import SELECT_TABLES, table_record
from azalai.server.storage.store import TableRecord
from azalai.server.tables.history import MoveGroup
from azalai.server.tables.page_rendering import PageRenderer
from azalai.server.tables.room import Room, places
from azalai.web.table_context import player_names
from tests.server.http_player import Listener, get_table, make_and_join, send_moves
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.xdist_group("leaks")

VARIANTS = [
    pytest.param("targi", {}, id="targi", marks=pytest.mark.long),
    pytest.param("targi", {"expansion": True}, id="expansion", marks=pytest.mark.long),
    pytest.param("targi", {"expansion": True, "easy": True, "tribe": "mixed", "border": "mixed"}, id="mixed"),
    pytest.param("tuareg", {"seats": 2}, id="tuareg-2", marks=pytest.mark.long),
    pytest.param("tuareg", {"seats": 3}, id="tuareg-3"),
    pytest.param("tuareg", {"seats": 4}, id="tuareg-4", marks=pytest.mark.long),
    pytest.param("tuareg", {"seats": 5}, id="tuareg-5", marks=pytest.mark.long),
]
EVERY = 8
"""One state in ``EVERY`` is rendered again from an imagined table."""


@dataclass
class Seat:
    """A guest and everything it received."""

    client: httpx.Client
    listener: Listener
    answers: list[str] = field(default_factory=list)

    @property
    def guest_id(self) -> str:
        from itsdangerous import URLSafeSerializer

        return str(URLSafeSerializer("").loads_unsafe(self.client.cookies[GUEST_COOKIE])[1][0])

    def traffic(self) -> str:
        return "\n".join([self.listener.plain, *self.answers])


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_nothing_that_a_seat_receives_depends_on_what_it_may_not_know(
    served: ServerProcess, game: str, options: dict[str, Any]
) -> None:
    seed = random.Random(str(options)).getrandbits(60)
    mirror = azalai.new(game, seed=seed, **options)
    with ExitStack() as leaving:
        clients = [leaving.enter_context(served.client()) for _ in range(mirror.seats + 1)]
        table = make_and_join(*clients[:-1], game=game, seed=seed, **options)
        seats = [Seat(client, Listener(client, table)) for client in clients]  # the last one is a spectator
        for seat in seats:
            leaving.callback(seat.listener.close)
        until = time.monotonic() + 30
        while not all(place["here"] for place in get_table(clients[0], table)["places"]):
            assert time.monotonic() < until
            time.sleep(0.1)
        past = play_recorded(seats, table, mirror, random.Random(1))

        compare(served, seats, table, past)
        search(seats, seed, past)


def play_recorded(seats: list[Seat], table: str, mirror: azalai.Game, rng: random.Random) -> list[azalai.Game]:
    """Play a whole game; now and then seats also send requests that must be refused. The games of all states."""
    past = [mirror.copy()]
    while not mirror.over:
        state, decides = len(past) - 1, mirror.seat
        assert decides is not None
        move = rng.choice(mirror.moves())
        if state % EVERY == 0:
            send_forbidden_requests(seats, table, state, mirror)
        mirror.play(move)
        answer = send_moves(seats[decides].client, table, state, move.text)
        assert answer.json() == {"state": state + 1}
        seats[decides].answers.append(answer.text)
        past.append(mirror.copy())
        for seat in seats:
            seat.listener.wait_for_state(state + 1)
    return past


def send_forbidden_requests(seats: list[Seat], table: str, state: int, mirror: azalai.Game) -> None:
    """Views and errors for each seat; a draft must never show what only sending the move would reveal."""
    for number, seat in enumerate(seats):
        seen = seat.client.get(f"/api/t/{table}").json()
        spectates = number == mirror.seats
        assert seen["view"] == (mirror.public_view() if spectates else mirror.view(number))
        if number != mirror.seat:
            refused = send_moves(seat.client, table, state, mirror.moves()[0].text)
            assert refused.status_code == 403
            stale = send_moves(seat.client, table, max(0, state - 1), "nonsense")
            moves = seat.client.get(f"/api/t/{table}/moves")
            assert moves.json()["moves"] == []
            seat.answers += [refused.text, moves.text, stale.text]
    decides = seats[mirror.seat or 0].client
    for move in mirror.moves()[:6]:
        after = mirror.copy().play(move)
        draft = decides.post(f"/t/{table}/draft", json={"state": state, "moves": [move.text]})
        if after.reveals != mirror.reveals or after.seat != mirror.seat:
            assert draft.status_code == 422, move


def compare(served: ServerProcess, seats: list[Seat], table: str, past: list[azalai.Game]) -> None:
    """Compare what was received with what is rendered from a table whose hidden information was redealt."""
    file = sqlite3.connect(served.folder / "azalai.sqlite3")
    record = table_record(file.execute(f"{SELECT_TABLES} WHERE id = ?", (table,)).fetchone())
    file.close()
    renderer = PageRenderer("")
    compared = changed = 0
    for number, seat in enumerate(seats):
        guest = Guest(seat.guest_id)
        for _, received in seat.listener.events:
            state = received["state"]
            if received["kind"] != "table" or state == 0 or state % EVERY:
                continue
            known = 0 if number == past[0].seats else number
            other = imagined(past[state], known, state, record)
            changed += other.digest() != past[state].digest()
            if number == past[0].seats and other.public_view() != past[state].public_view():
                continue  # redealt for one seat; the public view may differ
            html = drawn(renderer, record.replace(status="playing", state=state, file=""), other, past[:state], guest)
            got = without_hash(received["html"])
            assert html == got, f"seat {number}, state {state}: {first_difference(html, got)}"
            compared += 1
    assert compared > len(past) / EVERY
    assert changed > len(past) / EVERY, "hardly anything was hidden"


def imagined(game: azalai.Game, seat: int, seed: int, record: TableRecord) -> azalai.Game:
    """A table that is consistent with all that the seat knows, with the same history and the log that pages show."""
    with naming(player_names(game, places(record)), codes=False):
        log = game.log
    twin = game.imagine(seat, seed)
    twin._past, twin.start, twin.seed = list(game._past), game.start, game.seed
    twin._logs = {audience: list(entries) for audience, entries in game._logs.items()}
    with naming(player_names(game, places(record)), codes=False):
        assert twin.log == log
    return twin


def drawn(renderer: PageRenderer, record: TableRecord, game: azalai.Game, past: list[azalai.Game], guest: Guest) -> str:
    """The page of a room with this game, with everybody present."""
    room = Room(record.replace(state=0), [])
    room.record, room.game = record, game
    room.move_groups = [MoveGroup(before.seat or 0, 1) for before in past]
    room._present = frozenset(seat.guest for seat in record.seats)
    return without_hash(renderer.page(room, guest).html)


def first_difference(one: str, other: str) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return f"{one[at - 80 : at + 80]!r} against {other[at - 80 : at + 80]!r}"


def without_hash(html: str) -> str:
    """The prefix of the static files depends on their content."""
    return re.sub("/static/[0-9a-f]+/", "/static/", html)


def search(seats: list[Seat], seed: int, past: list[azalai.Game]) -> None:
    """Search the traffic for what it must never contain."""
    running = past[:-1]
    hashes = {game.digest() for game in running}
    for seat in seats:
        text = seat.traffic()
        assert str(seed) not in text
        assert not hashes & set(re.findall("[0-9a-f]{12}", text))
        for other in seats:
            if other is not seat:
                assert other.guest_id not in text
                assert other.client.cookies[GUEST_COOKIE] not in text
        assert "Traceback" not in text
        assert json.dumps("chance") not in text
