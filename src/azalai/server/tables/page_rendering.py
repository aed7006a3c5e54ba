"""From rooms to pages: what each page is drawn from, and each page drawn once for all who have the same eyes."""

from __future__ import annotations

import functools
import json
import time
import zlib
from dataclasses import dataclass, replace
from typing import Any

from azalai.game import Game
from azalai.messages import language, say
from azalai.server.bot_workers.worker_process import levels
from azalai.server.guests import Guest
from azalai.server.storage.store import OPEN, PERSON, PLAYING, TableRecord
from azalai.server.tables.room import Before, Eyes, Room, names, strength
from azalai.web import pages
from azalai.web.table_context import HintLine, Place, TableContext, player_names
from azalai.web.view_models import (
    Cover,
    Ending,
    LevelChoice,
    ReplayBar,
    TableLine,
    Vacancy,
    Viewer,
    Waiting,
    WaitingPlace,
)
from azalai.web.web_tables import animation_cues, table_html

NEWS = 4  # lines of the log on the cover between two people
QUICK = 1
"""How hard zlib tries: a page is compressed at every move, and the last tenth of its size costs most of the time."""


@dataclass(frozen=True)
class Event:
    """A message of a stream, as it is and as a part of a gzip stream."""

    plain: bytes

    @functools.cached_property
    def deflated(self) -> bytes:
        """Blocks that refer to nothing before them, so that they fit into the stream of every watcher."""
        packer = zlib.compressobj(QUICK, zlib.DEFLATED, -zlib.MAX_WBITS)
        return packer.compress(self.plain) + packer.flush(zlib.Z_FULL_FLUSH)


@dataclass(frozen=True)
class Drawn:
    """The inside of a page of a table."""

    kind: str
    state: int
    title: str
    html: str


def event(name: str, values: dict[str, Any], html: str = "") -> Event:
    """The first line is JSON; a page follows as it is, since all its quotes would have to be escaped there."""
    told = "\n".join([json.dumps(values, ensure_ascii=False), *([html] if html else [])])
    lines = told.replace("\n", "\ndata: ")
    return Event(f"event: {name}\ndata: {lines}\n\n".encode())


class Drawer:
    """Draws for one server: it knows its address and where its styles lie."""

    def __init__(self, static: str, address: str) -> None:
        self.static = static
        self.address = address  # what links begin with; "": as the browser asked

    def viewer(self, guest: Guest, path: str) -> Viewer:
        return Viewer(guest.name, guest.language, guest.effects, guest.show_scores, self.static, path)

    # -- a table --------------------------------------------------------------------------------------

    def drawn(self, room: Room, guest: Guest, eyes: Eyes | None = None) -> Drawn:
        """What this guest sees of the room now."""
        eyes = eyes or room.eyes(guest)
        found = room.drawn.get(eyes)
        if not isinstance(found, Drawn):
            with language(eyes.language):
                found = self._draw(room, guest, eyes)
            room.drawn[eyes] = found
        return found

    def update(self, room: Room, guest: Guest, since: int, seen: Eyes | None) -> tuple[Event, Eyes]:
        """The message that brings a page from a version it has seen to this one."""
        eyes = room.eyes(guest)
        before = room.before(since) if seen == eyes and eyes.kind == "table" else None
        key = (eyes, before.state if before else None)
        found = room.drawn.get(key)
        if not isinstance(found, Event):
            drawn = self.drawn(room, guest, eyes)
            happened: list[dict[str, Any]] = []
            if before is not None and before.state != room.state:
                with language(eyes.language):
                    happened = animation_cues(self._then(room, eyes, before), self.scene(room, guest, eyes))
            values = {"state": drawn.state, "title": drawn.title, "kind": drawn.kind, "cues": happened}
            found = event("table", values, drawn.html)
            room.drawn[key] = found
        return found, eyes

    def _draw(self, room: Room, guest: Guest, eyes: Eyes) -> Drawn:
        viewer = self.viewer(guest, f"/t/{room.record.id}")
        if eyes.kind == "waiting":
            html = pages.waiting_html(viewer, self.waiting(room, guest))
        elif eyes.kind == "cover":
            html = pages.cover_html(viewer, self.cover(room, eyes))
        elif eyes.kind == "end":
            html = pages.end_html(viewer, self.scene(room, guest, eyes), self.ending(room, eyes))
        else:
            html = self._table(room, guest, self.scene(room, guest, eyes))
        return Drawn(eyes.kind, room.state, title_of(room, eyes), html)

    def _table(self, room: Room, guest: Guest, scene: TableContext) -> str:
        """The table, and above it what can be done about a seat whose player is not there."""
        if not (room.open_seats or room.away_seats or room.stood_in(guest.id)):
            return table_html(scene)
        vacancy = self.vacancy(room, guest)
        if not (vacancy.seats or vacancy.away or vacancy.stood_in):
            return table_html(scene)
        return pages.vacancy_html(self.viewer(guest, f"/t/{room.record.id}"), vacancy) + table_html(scene)

    def scene(self, room: Room, guest: Guest, eyes: Eyes) -> TableContext:
        """What this version of the room is drawn from for these eyes; its views are made once."""
        found = room.scenes.get(eyes)
        if found is None:
            found = room.scenes[eyes] = self._scene(room, guest, eyes)
        return found

    def _scene(self, room: Room, guest: Guest, eyes: Eyes) -> TableContext:
        own_turn = eyes.seat is not None and room.game.seat == eyes.seat
        return TableContext(
            table=room.record.id,
            state=room.state,
            game=room.game,
            seat=eyes.seat,
            places=room.places(guest.id),
            may_undo=eyes.kind == "table" and eyes.seat is not None and room.to_take_back(guest.id) > 0,
            may_hint=eyes.kind == "table" and own_turn and may_hint(room, guest.id),
            shared=len(room.seats_of(guest.id)) > 1,
            thinking=room.thinking,
            note=room.note and say(room.note),
            open_table=eyes.kind == "end",
            show_scores=eyes.show_scores,
            effects=eyes.effects,
        )

    def _then(self, room: Room, eyes: Eyes, before: Before) -> TableContext:
        """The table as these eyes saw it before."""
        seen = before.scenes.get(eyes)
        return seen or TableContext(
            room.record.id, before.state, before.game, eyes.seat, room.places(), effects=eyes.effects
        )

    def draft(self, room: Room, guest: Guest, game: Game, moves: tuple[str, ...]) -> Drawn:
        eyes = room.eyes(guest)
        scene = self.scene(room, guest, eyes)
        with language(eyes.language):
            drafted = replace(scene, game=game, before=room.game, draft=moves) if moves else scene
            return Drawn(eyes.kind, room.state, title_of(room, eyes), self._table(room, guest, drafted))

    def hinted(self, room: Room, guest: Guest, hints: list[tuple[str, str, str]]) -> Drawn:
        eyes = room.eyes(guest)
        with language(eyes.language):
            scene = replace(self.scene(room, guest, eyes), hints=tuple(HintLine(*hint) for hint in hints))
            return Drawn(eyes.kind, room.state, title_of(room, eyes), self._table(room, guest, scene))

    def replay(self, record: TableRecord, game: Game, guest: Guest, at: int, seat: int | None) -> TableContext:
        """A moment of a finished game; everything is open to those who look at all seats."""
        return TableContext(
            table=record.id,
            state=at,
            game=game,
            seat=seat,
            places=_places(record),
            replay_at=at,
            open_table=seat is None,
            show_scores=guest.show_scores,
            effects=guest.effects,
        )

    def replay_bar(self, record: TableRecord, whole: Game, at: int, seat: int | None, address: str) -> ReplayBar:
        query = "" if seat is None else f"?seat={seat}"
        link = f"{address}/t/{record.id}/at/{at}{query}"
        return ReplayBar(record.id, at, len(whole.played), seat, link, whole)

    # -- round the table ------------------------------------------------------------------------------

    def waiting(self, room: Room, guest: Guest) -> Waiting:
        record = room.record
        host = guest.id == record.host
        own = room.seats_of(guest.id)
        shown = record.code if host or own or guest.id in room.invited else ""
        free = bool(room.open_seats)
        places = tuple(
            WaitingPlace(number, room.game.seat_names[number], place, number in own, record.seats[number].level)
            for number, place in enumerate(room.places())
        )
        return Waiting(
            table=record.id,
            game=record.game,
            options=record.options,
            places=places,
            code=shown,
            link=self._invitation(room, guest) if shown else "",
            host=host,
            may_join=free and not own and bool(shown or record.public),
            may_start=host and not free,
            public=record.public,
            levels=level_choices(record.game),
        )

    def _invitation(self, room: Room, guest: Guest) -> str:
        return f"{self.address or room.reached.get(guest.id, '')}/join/{room.record.code}"

    def vacancy(self, room: Room, guest: Guest) -> Vacancy:
        record, places, seated = room.record, room.places(), bool(room.seats_of(guest.id))
        return Vacancy(
            table=record.id,
            seats=tuple((number, room.game.seat_names[number]) for number in room.open_seats),
            away=tuple(
                (number, places[number].name) for number in room.away_seats if seated and number == room.game.seat
            ),
            stood_in=bool(room.stood_in(guest.id)),
            link=self._invitation(room, guest) if seated else "",
            may_fill=seated,
            may_join=not seated and room.welcomes(guest.id),
            levels=level_choices(record.game),
        )

    def cover(self, room: Room, eyes: Eyes) -> Cover:
        assert eyes.seat is not None
        places = room.places()
        with naming(player_names(room.game, places), codes=False):
            news = tuple(entry.text for entry in room.game.log[-NEWS:])
        seat = room.record.seats[eyes.seat]
        name = room.game.seat_names[eyes.seat]
        return Cover(
            table=room.record.id,
            state=room.state,
            seat=eyes.seat,
            seat_name=name,
            name=seat.name,
            places=places,
            news=news,
            game=room.record.game,
            before=room.shown.get(eyes.guest),
        )

    def ending(self, room: Room, eyes: Eyes) -> Ending:
        record = room.record
        last = len(room.game.played)
        may = eyes.seated and all(seat.kind != OPEN for seat in record.seats)
        return Ending(record.rematch, may, f"{self.address}/t/{record.id}/at/{last}")

    def line(self, record: TableRecord, guest: Guest) -> TableLine:
        """A table in a list."""
        mine = [number for number, seat in enumerate(record.seats) if seat.kind == PERSON and seat.guest == guest.id]
        begun = record.status == PLAYING and record.turn >= 0
        return TableLine(
            table=record.id,
            game=record.game,
            options=record.options,
            places=_places(record),
            status=record.status,
            mine=bool(mine),
            my_turn=begun and record.turn in mine,
            turn=names(record)[record.turn] if begun else "",
            moves=record.moves,
            round=record.round,
            minutes=max(0, int(time.time() - record.touched) // 60),
            scores=record.scores,
            winners=record.winners,
        )


def may_hint(room: Room, guest: str) -> bool:
    """A hint helps whoever plays against computers or at one screen; against other people it would not be fair."""
    return room.people == {guest}


def _places(record: TableRecord) -> tuple[Place, ...]:
    """The seats of a table that nobody sits at now."""
    return tuple(
        Place(name, seat.kind, True, strength(record, seat))
        for name, seat in zip(names(record), record.seats, strict=True)
    )


def title_of(room: Room, eyes: Eyes) -> str:
    game = say("web-game", game=room.record.game)
    if eyes.kind != "table" or eyes.seat is None or room.game.seat != eyes.seat:
        return say("web-title", game=game)
    return say("web-title-your-turn", game=game)


@functools.cache
def _level_choices(game: str, tongue: str) -> tuple[LevelChoice, ...]:
    with language(tongue):
        return tuple(LevelChoice(*level) for level in levels(game))


def level_choices(game: str) -> tuple[LevelChoice, ...]:
    """The computers of a game in the language in use."""
    from azalai.messages import language_in_use

    return _level_choices(game, language_in_use())
