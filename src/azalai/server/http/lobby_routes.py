"""Lobby routes: home page, new tables, invitations, private seat links, settings, rules, uploads."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Sequence
from dataclasses import replace

from starlette.responses import HTMLResponse, RedirectResponse, Response

from azalai.errors import IllegalOption
from azalai.game_file import from_text
from azalai.games import SHIPPED
from azalai.messages import DEFAULT_LANGUAGE, closest, say
from azalai.new_game import new
from azalai.server.bot_workers.levels import level_names, levels
from azalai.server.errors import RequestError
from azalai.server.guests import Guest
from azalai.server.http.requests import RequestContext
from azalai.server.http.schemas import MAX_SEATS, TABLE_OPTIONS
from azalai.server.storage.store import CHOSE_DEAL, COACHED, OPEN, PERSON, RESEARCH, Seat, StoreError, TableRecord
from azalai.server.tables import seating
from azalai.server.tables.invitation_codes import read_code
from azalai.server.tables.new_tables import derived_id, random_seed, table_record, uploaded_record
from azalai.server.tables.page_rendering import table_line
from azalai.server.tables.room import Room
from azalai.server.tables.seat_names import seat_names
from azalai.server.tables.upload_check import upload_error
from azalai.web import pages
from azalai.web.new_table_form import usual_level
from azalai.web.rules_page import picture, stylesheets
from azalai.web.table_descriptions import row
from azalai.web.view_models import Home, SeatLink, TableLine

KEY_BYTES = 12  # of the idempotency key in the form for a new table

_log = logging.getLogger("azalai.server")


async def home(context: RequestContext) -> Response:
    guest = context.guest
    lists = await context.services.store.lists_for(guest.id)
    mine, open, finished = (_table_lines(records, guest) for records in (lists.mine, lists.open, lists.finished))
    computers = tuple((game, levels(game)) for game in SHIPPED)
    key = secrets.token_urlsafe(KEY_BYTES)
    shown = Home(mine, open, finished, computers, key, newcomer=not lists.finished)
    return context.page(say("web-name"), pages.home_html(context.viewer, shown), kind="home")


def _table_lines(records: Sequence[TableRecord], guest: Guest) -> tuple[TableLine, ...]:
    """The tables of a list. One that cannot be shown, such as a table of an unknown game, is left out."""
    lines = []
    for record in records:
        try:
            line = table_line(record, guest)
            row(line)
        except Exception:  # whatever is wrong with it, everybody needs the home page
            _log.exception("table %r cannot be listed", record.id)
        else:
            lines.append(line)
    return tuple(lines)


# -- new tables ---------------------------------------------------------------------------------------------


async def make_table(context: RequestContext) -> Response:
    context.check_rate(context.services.new_tables)
    await check_quota(context, "unfinished", "web-quota-unfinished")
    context.rename_guest(context.fields.get("name", ""))
    record = await added(context, _new_record(context))
    return context.go_to(f"/t/{record.id}", table=record.id, code=record.code)


async def added(context: RequestContext, record: TableRecord) -> TableRecord:
    """Add a table. A request that is sent again with its idempotency key gets the table that the first one made: its id
    follows from the guest and the request."""
    rooms = context.services.rooms
    if "idempotency_key" in context.fields:
        record = record.replace(id=derived_id(context.guest.id, json.dumps(context.fields, sort_keys=True)))
    try:
        await rooms.add(record, client=context.client)
    except StoreError:
        earlier = await rooms.find(record.id)
        if earlier is None:
            raise
        return earlier.record
    return record


async def check_quota(context: RequestContext, kind: str, message: str) -> None:
    """Refuse another table if the guest has made too many of this kind: "unfinished" or "uploads"."""
    counts, limits = await context.services.store.counts_for(context.guest.id), context.services.configuration.limits
    made, most = {
        "unfinished": (counts.unfinished, limits.unfinished_per_guest),
        "uploads": (counts.uploads, limits.uploads_per_guest),
    }[kind]
    if made >= most:
        raise RequestError(409, "quota", message, most=most)


def _new_record(context: RequestContext) -> TableRecord:
    """The table that a form describes; IllegalOption if its options contradict each other."""
    fields = context.fields
    options = {
        option.name: fields[option.name] for option in TABLE_OPTIONS if fields.get(option.name, False) is not False
    }
    if fields.get("card_text", "").strip():
        options["card_text"] = fields["card_text"]
    game = new(fields["game"], seed=fields.get("seed", random_seed()), **options)
    for number in range(game.seats, MAX_SEATS):
        if f"place.{number}" in fields:
            raise IllegalOption(say("web-no-place", field=f"place.{number}", last=game.seats - 1))
    seats = tuple(_occupant(context, number) for number in range(game.seats))
    record = table_record(game, seats, context.guest.id, public=fields.get("public", False))
    if fields.get("coach"):
        record = record.with_event(COACHED)
    if fields.get("research"):
        record = record.with_event(RESEARCH)
    # the host may know every card: the other players are told
    return record.with_event(CHOSE_DEAL) if "seed" in fields else record


def _occupant(context: RequestContext, number: int) -> Seat:
    """Who has a seat of a new table: by default the guest has the first, and the opponent the others."""
    fields = context.fields
    default = "me" if number == 0 else fields.get("opponent", "computer")
    kind, _, level = fields.get(f"place.{number}", default).partition(":")
    if kind == OPEN:
        return Seat()
    if kind == "computer":
        game = fields["game"]
        usual = levels(game)[0].name if fields.get("coach") else usual_level(levels(game))
        level = level or fields.get("level") or usual
        if level not in level_names(game):
            raise IllegalOption(say("web-no-level", level=level, levels=", ".join(level_names(game))))
        return seating.computer_seat(game, level)
    name = context.services.guests.clean_name(fields.get(f"name.{number}", ""))
    return Seat(PERSON, name or (context.guest.name if number == 0 else ""), context.guest.id)


# -- invitations and seat links -----------------------------------------------------------------------------


async def invitation(context: RequestContext) -> Response:
    """Open an invitation by its link, or by a code that was typed."""
    code = context.request.path_params.get("code") or context.request.query_params.get("code", "").strip()
    store, short = context.services.store, read_code(code)
    if short:
        context.check_rate(context.services.codes)
    record = await (store.table_by_short_code(short) if short else store.table_by_code(code))
    if record is None:
        raise RequestError(404, "no-invitation", "web-no-invitation")
    context.change_guest(context.services.guests.with_invitation(context.guest, record.code))
    return RedirectResponse(f"/t/{record.id}", 303)


async def seat_link(context: RequestContext) -> Response:
    """Ask for confirmation: a program that previews links must not move the seat."""
    room, seat, _ = await _linked_seat(context)
    token, name = context.request.path_params["token"], seat_names(room.record)[seat]
    link = SeatLink(token, room.record.game, seat, name, room.places())
    return context.page(say("web-name"), pages.seat_link_html(context.viewer, link), kind="page")


async def use_seat_link(context: RequestContext) -> Response:
    room, seat, links = await _linked_seat(context)
    if not context.guest.name:
        context.rename_guest(room.record.seats[seat].name)
    await context.services.rooms.change_seats(room, seating.move, context.guest, seat, links)
    return context.go_to(f"/t/{room.record.id}", table=room.record.id, seat=seat)


async def _linked_seat(context: RequestContext) -> tuple[Room, int, int]:
    """The room, the seat and the move count of the seat link in the path."""
    link = context.services.guests.read_seat_token(context.request.path_params["token"])
    room = await context.open_room(link[0]) if link is not None else None
    if link is None or room is None:
        raise RequestError(404, "no-link", "web-no-link")
    _, number, links = link
    seat = room.record.seats[number]
    if seat.kind != PERSON or seat.links != links:
        raise RequestError(410, "link-used", "web-link-used")
    return room, number, links


# -- settings, rules, uploads -------------------------------------------------------------------------------


async def settings_page(context: RequestContext) -> Response:
    main = pages.settings_html(context.viewer, context.request.query_params.get("from", ""))
    return context.page(say("web-settings-title"), main, kind="page")


async def settings(context: RequestContext) -> Response:
    fields = context.fields
    context.rename_guest(fields.get("name", ""))
    guest = context.guest
    if "language" in fields:
        guest = replace(guest, language=fields["language"], chose_language=True)
    scores = fields["scores"] == "shown" if "scores" in fields else guest.show_scores
    effects, pace = fields.get("effects", guest.effects), fields.get("pace", guest.pace)
    context.change_guest(replace(guest, effects=effects, show_scores=scores, pace=pace))
    context.cookies_changed = True
    back = fields.get("back", "/")
    internal = back.startswith("/") and not back.startswith("//") and "\\" not in back and back.isprintable()
    return context.go_to(back if internal else "/")


async def offline(context: RequestContext) -> Response:
    return HTMLResponse(pages.offline_html(replace(context.viewer, name="", path="/")))


async def service_worker(_: RequestContext) -> Response:
    return Response(
        pages.service_worker("/offline"), media_type="text/javascript", headers={"cache-control": "no-cache"}
    )


async def rules(context: RequestContext) -> Response:
    try:
        name = context.request.path_params["game"]
        main = pages.rules_html(context.viewer, name)
    except KeyError:
        raise RequestError(404, "no-page", "web-no-page") from None
    return context.page(say("web-rules-title"), main, kind="rules", styles=stylesheets(name))


async def rules_search(context: RequestContext) -> Response:
    main = pages.search_html(context.viewer, context.request.query_params.get("q", ""))
    return context.page(say("web-rules-title"), main, kind="rules")


async def rules_picture(context: RequestContext) -> Response:
    wanted = closest(context.request.query_params.get("in", "")) or DEFAULT_LANGUAGE  # of the page, not of the guest
    drawing = picture(context.request.path_params["name"], wanted)
    if drawing is None:
        raise RequestError(404, "no-page", "web-no-page")
    return Response(drawing, media_type="image/svg+xml", headers={"cache-control": "public, max-age=3600"})


async def watch_file(context: RequestContext) -> Response:
    """Store an uploaded game file as a finished table and show its replay."""
    context.check_rate(context.services.new_tables)
    await check_quota(context, "uploads", "web-quota-uploads")
    try:
        text = (await context.upload()).decode("utf-8")
    except UnicodeDecodeError:
        raise RequestError(422, "no-file", "web-file-not-text") from None
    error, seconds = await upload_error(text, context.guest.language)
    context.services.cpu.charge(context.address, seconds)
    if error:
        raise RequestError(422, "bad-file", text=error)
    record = await added(context, uploaded_record(from_text(text, say("web-file-name")), context.guest.id))
    return RedirectResponse(f"/t/{record.id}/at/0", 303)
