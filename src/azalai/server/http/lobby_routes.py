"""Round the tables: the home page, new tables, invitations, private links, settings, the rules, files to watch."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from typing import Any

from starlette.responses import HTMLResponse, RedirectResponse, Response

from azalai.errors import IllegalOption
from azalai.game import new
from azalai.game_file import from_text
from azalai.games import SHIPPED
from azalai.messages import languages, say
from azalai.server.bot_workers.worker_process import default_level, is_level
from azalai.server.errors import Refused
from azalai.server.guests import new_code, new_table_id
from azalai.server.http.requests import Asked
from azalai.server.storage.store import OPEN, OVER, PERSON, PLAYING, WAITING, Seat, TableRecord
from azalai.server.tables.page_rendering import level_choices
from azalai.server.tables.seating import computer
from azalai.server.tables.upload_check import check
from azalai.web import pages
from azalai.web.rules_page import picture
from azalai.web.view_models import Home, SeatLink

OPTIONS = ("expansion", "easy", "tribe", "border", "seats", "first")


async def home(asked: Asked) -> Response:
    listed = await asked.server.store.listed(asked.guest.id)
    draw = asked.server.drawer
    viewer = draw.viewer(asked.guest, "/")
    shown = Home(
        tuple(draw.line(record, asked.guest) for record in listed.mine),
        tuple(draw.line(record, asked.guest) for record in listed.open),
        tuple(draw.line(record, asked.guest) for record in listed.finished),
        tuple((game, level_choices(game)) for game in SHIPPED),
    )
    main = pages.home_html(viewer, shown)
    return HTMLResponse(pages.document_html(viewer, title=say("web-name"), main=main, kind="home"))


# -- new tables ---------------------------------------------------------------------------------------------


async def make_table(asked: Asked) -> Response:
    sent = await asked.fields("tables")
    asked.limit(asked.server.tables)
    asked.become(asked.server.guests.renamed(asked.guest, sent.get("name")))
    record = new_record(asked, sent)
    await asked.server.rooms.add(record)
    return asked.led_to(f"/t/{record.id}", table=record.id, code=record.code)


def new_record(asked: Asked, sent: dict[str, Any]) -> TableRecord:
    """The table that a form describes; IllegalOption where it does not fit together."""
    game = sent["game"]
    options = {name: sent[name] for name in OPTIONS if name in sent and sent[name] is not False}
    seed = sent.get("seed", secrets.randbits(63))
    table = new(game, seed=seed, **options)
    seats = tuple(_sits(asked, game, sent, number) for number in range(table.seats))
    now = time.time()
    status = WAITING if any(seat.kind == OPEN for seat in seats) else PLAYING
    return TableRecord(
        id=new_table_id(),
        game=game,
        options=table.options,
        seed=seed,
        seats=seats,
        host=asked.guest.id,
        code=new_code(),
        status=status,
        public=sent.get("public", False),
        turn=-1 if table.seat is None else table.seat,
        round=table.round,
        made=now,
        touched=now,
    )


def _sits(asked: Asked, game: str, sent: dict[str, Any], number: int) -> Seat:
    usual = "me" if number == 0 else sent.get("opponent", "computer")
    who, _, level = sent.get(f"place.{number}", usual).partition(":")
    if who == OPEN:
        return Seat()
    if who == "computer":
        level = level or sent.get("level") or default_level(game)
        if not is_level(game, level):
            raise IllegalOption(say("web-no-level", level=level, levels=", ".join(x.name for x in level_choices(game))))
        return computer(game, level)
    name = asked.server.guests.fit(sent.get(f"name.{number}")) or (asked.guest.name if number == 0 else "")
    return Seat(PERSON, name or say("web-unnamed", number=number + 1), asked.guest.id)


def next_game(record: TableRecord) -> TableRecord:
    """A rematch: everybody moves one seat on, so that another begins."""
    now = time.time()
    seats = record.seats[-1:] + record.seats[:-1]
    seed = secrets.randbits(63)
    table = new(record.game, seed=seed, **record.options)
    return TableRecord(
        id=new_table_id(),
        game=record.game,
        options=record.options,
        seed=seed,
        seats=tuple(replace(seat, links=0) for seat in seats),
        host=record.host,
        code=new_code(),
        status=PLAYING,
        turn=-1 if table.seat is None else table.seat,
        round=table.round,
        made=now,
        touched=now,
    )


# -- coming in ----------------------------------------------------------------------------------------------


async def invitation(asked: Asked) -> Response:
    """By its link, or by a code that was typed."""
    code = asked.request.path_params.get("code") or asked.request.query_params.get("code", "").strip()
    record = await asked.server.store.invited(code)
    if record is None:
        raise Refused(404, "no-invitation", "web-no-invitation")
    asked.become(asked.server.guests.invited(asked.guest, record.code))
    return RedirectResponse(f"/t/{record.id}", 303)


async def seat_link(asked: Asked) -> Response:
    """Ask first: a program that only looks at links must not carry a seat away."""
    room, seat, _ = await _linked(asked)
    viewer = asked.server.drawer.viewer(asked.guest, asked.request.url.path)
    token, name = asked.request.path_params["token"], room.record.seats[seat].name
    main = pages.seat_link_html(viewer, SeatLink(token, room.record.game, seat, name, room.places()))
    return HTMLResponse(pages.document_html(viewer, title=say("web-name"), main=main, kind="page"))


async def use_seat_link(asked: Asked) -> Response:
    await asked.fields("seat")
    room, seat, links = await _linked(asked)
    if not asked.guest.name:
        asked.become(asked.server.guests.renamed(asked.guest, room.record.seats[seat].name))
    await asked.server.rooms.move_seat(room, asked.guest, seat, links)
    return asked.led_to(f"/t/{room.record.id}", table=room.record.id, seat=seat)


async def _linked(asked: Asked) -> tuple[Any, int, int]:
    held = asked.server.guests.seat_of_token(asked.request.path_params["token"])
    room = await asked.server.rooms.find(held[0]) if held is not None else None
    if held is None or room is None:
        raise Refused(404, "no-link", "web-no-link")
    seat = room.record.seats[held[1]]
    if seat.kind != PERSON or seat.links != held[2]:
        raise Refused(410, "link-used", "web-link-used")
    return room, held[1], held[2]


# -- settings, rules, files ---------------------------------------------------------------------------------


async def settings_page(asked: Asked) -> Response:
    viewer = asked.server.drawer.viewer(asked.guest, asked.request.url.path)
    main = pages.settings_html(viewer)
    return HTMLResponse(pages.document_html(viewer, title=say("web-settings-title"), main=main, kind="page"))


async def settings(asked: Asked) -> Response:
    sent = await asked.fields("settings")
    guest = asked.server.guests.renamed(asked.guest, sent.get("name"))
    if sent.get("language") in languages():
        guest = replace(guest, language=sent["language"], chose_language=True)
    guest = replace(
        guest,
        effects=sent.get("effects", guest.effects),
        show_scores=sent["scores"] == "shown" if "scores" in sent else guest.show_scores,
    )
    asked.become(guest)
    asked.whole = True
    back = sent.get("back", "/")
    inside = back.startswith("/") and not back.startswith("//") and "\\" not in back and back.isprintable()
    return asked.led_to(back if inside else "/")


async def rules(asked: Asked) -> Response:
    viewer = asked.server.drawer.viewer(asked.guest, asked.request.url.path)
    try:
        main = pages.rules_html(viewer, asked.request.path_params["game"])
    except KeyError:
        raise Refused(404, "no-page", "web-no-page") from None
    return HTMLResponse(pages.document_html(viewer, title=say("web-rules-title"), main=main, kind="rules"))


async def rules_picture(asked: Asked) -> Response:
    file = picture(asked.request.path_params["name"])
    if file is None:
        raise Refused(404, "no-page", "web-no-page")
    return Response(file.read_bytes(), media_type="image/svg+xml", headers={"cache-control": "public, max-age=3600"})


async def watch_file(asked: Asked) -> Response:
    """A game file that somebody has: checked in a process of its own, then kept as a finished table."""
    asked.limit(asked.server.tables)
    try:
        text = (await asked.upload()).decode("utf-8")
    except UnicodeDecodeError:
        raise Refused(422, "no-file", "web-file-not-text") from None
    wrong = await check(text, asked.guest.language)
    if wrong:
        raise Refused.because(422, "bad-file", wrong)
    game = from_text(text, say("web-file-name"))
    now = time.time()
    record = TableRecord(
        id=new_table_id(),
        game=game.name,
        options=game.options,
        seed=game.seed,
        seats=(Seat(PERSON),) * game.seats,  # who sat there nobody knows
        host=asked.guest.id,
        code=new_code(),
        status=OVER,
        moves=len(game.played),
        round=game.round,
        made=now,
        touched=now,
        file=text,
        scores=tuple(game.scores()),
        winners=tuple(game.winners()),
    )
    await asked.server.rooms.add(record)
    return RedirectResponse(f"/t/{record.id}/at/0", 303)
