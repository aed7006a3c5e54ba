"""Page rendering: from rooms to HTML, each page rendered once for all viewers with the same perspective."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from azalai.game import Game
from azalai.games import rulebook
from azalai.messages import language, naming, say, with_and
from azalai.server.bot_workers.levels import levels
from azalai.server.guests import Guest
from azalai.server.reachability import NO_REACH, Reach
from azalai.server.storage.store import COMPUTER, OPEN, PLAYING, TableRecord
from azalai.server.tables.invitation_codes import spaced
from azalai.server.tables.room import Room, places
from azalai.server.tables.seat_names import seat_names
from azalai.server.tables.server_sent_events import Message, event
from azalai.server.tables.viewers import Perspective, Snapshot
from azalai.web import pages, view_models
from azalai.web.coach import coach_html
from azalai.web.reactions import reaction_text
from azalai.web.table_context import HintLine, TableContext, player_names
from azalai.web.table_descriptions import about
from azalai.web.web_tables import animation_cues, table_html
from azalai.web.what_if_panel import what_if_html

COVER_LOG_LINES = 4  # shown between two people at one screen


@dataclass(frozen=True)
class RenderedPage:
    """The content of a table's page, without the document around it."""

    kind: str
    state: int
    title: str
    html: str


class PageRenderer:
    """Renders the pages of one server. ``base_url`` is what links begin with; "": it depends on the request."""

    def __init__(self, base_url: str, reach: Reach = NO_REACH) -> None:
        self.base_url = base_url
        self.local_only = view_models.LocalOnly(reach.command, reach.network_url)

    def viewer(self, guest: Guest, path: str) -> view_models.Viewer:
        return view_models.Viewer(guest.name, guest.language, guest.effects, guest.show_scores, path, guest.pace)

    # -- a table --------------------------------------------------------------------------------------

    def page(self, room: Room, guest: Guest, perspective: Perspective | None = None) -> RenderedPage:
        """What this guest sees of the room now."""
        perspective = perspective or room.perspective(guest)
        page = room.page_cache.get(perspective)
        if not isinstance(page, RenderedPage):
            with language(perspective.language):
                page = _page(room, perspective, self._html(room, guest, perspective))
            room.page_cache[perspective] = page
        return page

    def update(self, room: Room, guest: Guest, version: int, shown: Perspective | None) -> tuple[Message, Perspective]:
        """The event that updates a page from an earlier version, and the perspective that it shows then."""
        perspective = room.perspective(guest)
        before = room.snapshot(version) if shown == perspective and perspective.kind == "table" else None
        key = (perspective, before.state if before else None)
        message = room.page_cache.get(key)
        if not isinstance(message, Message):
            page = self.page(room, guest, perspective)
            cues: list[dict[str, Any]] = []
            if before is not None and before.state != room.state:
                with language(perspective.language):
                    earlier = _earlier_context(room, perspective, before)
                    cues = animation_cues(earlier, self.context(room, guest, perspective))
            values = {"state": page.state, "title": page.title, "kind": page.kind, "cues": cues}
            message = event("table", values, page.html)
            room.page_cache[key] = message
        return message, perspective

    def reaction(self, room: Room, guest: Guest, seat: int, reaction: str) -> Message:
        """The event that shows what a player says, in the language of the guest."""
        with language(guest.language):
            values = {"seat": seat, "name": seat_names(room.record)[seat], "text": reaction_text(reaction)}
            return event("reaction", values)

    def _html(self, room: Room, guest: Guest, perspective: Perspective) -> str:
        viewer = self.viewer(guest, f"/t/{room.record.id}")
        if perspective.kind == "waiting":
            return pages.waiting_html(viewer, self._waiting(room, guest))
        if perspective.kind == "cover":
            return pages.cover_html(viewer, _cover(room, perspective))
        context = self.context(room, guest, perspective)
        if perspective.kind == "end":
            html = pages.end_html(viewer, context, self._ending(room, perspective))
            return html + (self._what_if_html(room, context) if perspective.seated else "")
        return self._table_html(room, guest, context)

    def _table_html(self, room: Room, guest: Guest, context: TableContext) -> str:
        """The table, and above it what the viewer can do about open seats and absent players."""
        html = table_html(context) + (coach_html(context) if context.coached else "")
        html += self._what_if_html(room, context)
        if not (room.open_seats or room.away_seats or room.stand_in_seats(guest.id)):
            return html
        vacancy = self._vacancy(room, guest)
        if not (vacancy.seats or vacancy.away or vacancy.stood_in):
            return html
        return pages.vacancy_html(self.viewer(guest, f"/t/{room.record.id}"), vacancy) + html

    def context(self, room: Room, guest: Guest, perspective: Perspective) -> TableContext:
        """What the table is rendered from; cached for this version of the room."""
        context = room.contexts.get(perspective)
        if context is None:
            in_game = perspective.kind == "table" and perspective.seat is not None
            context = room.contexts[perspective] = TableContext(
                table=room.record.id,
                state=room.state,
                game=room.game,
                seat=perspective.seat,
                places=room.places(guest.id),
                may_undo=in_game and room.undo_length(guest.id) > 0,
                may_hint=in_game and room.game.seat == perspective.seat and room.may_hint(guest.id),
                shared=len(room.seats_of(guest.id)) > 1,
                thinking=room.thinking,
                note=room.note and say(room.note),
                open_table=perspective.kind == "end",
                show_scores=perspective.show_scores,
                effects=perspective.effects,
                notices=room.notices(),
                coached=in_game and room.is_coached(guest.id),
                better=room.better_moves(guest.id) if in_game else (),
            )
        return context

    def draft(self, room: Room, guest: Guest, game: Game, moves: tuple[str, ...]) -> RenderedPage:
        """The table after the moves of a draft."""
        changes: dict[str, Any] = {"game": game, "before": room.game, "draft": moves} if moves else {}
        return self._changed_page(room, guest, changes)

    def with_hints(self, room: Room, guest: Guest, hints: Sequence[HintLine]) -> RenderedPage:
        return self._changed_page(room, guest, {"hints": tuple(hints)})

    def _changed_page(self, room: Room, guest: Guest, changes: dict[str, Any]) -> RenderedPage:
        perspective = room.perspective(guest)
        with language(perspective.language):
            context = self.context(room, guest, perspective)
            context = replace(context, **changes) if changes else context
            return _page(room, perspective, self._table_html(room, guest, context))

    def replay(self, record: TableRecord, game: Game, guest: Guest, at: int, seat: int | None) -> TableContext:
        """A moment of a finished game as a seat saw it; None: with everything open."""
        return TableContext(
            table=record.id,
            state=at,
            game=game,
            seat=seat,
            places=places(record),
            replay_at=at,
            open_table=seat is None,
            show_scores=guest.show_scores,
            effects=guest.effects,
        )

    def replay_bar(
        self, room: Room, whole: Game, at: int, seat: int | None, base_url: str, variation: int = 0
    ) -> view_models.ReplayBar:
        id, game = room.record.id, room.game
        link = f"{base_url}/t/{id}/at/{at}{view_models.replay_query(seat, variation)}"
        to_play_on = levels(room.record.game) if game.start is None else ()
        last = len(whole.played)
        return view_models.ReplayBar(id, at, last, seat, link, whole, game, variation, to_play_on, room.what_if)

    def _what_if_html(self, room: Room, context: TableContext) -> str:
        """Where a what-if table comes from, and the viewer's chance to win; empty at another table."""
        branch, chances, seat = room.what_if, room.chances, context.seat
        if branch is None or seat is None:
            return ""
        now, before = (None if chance is None else round(100 * chance) for chance in chances.of(seat))
        return what_if_html(
            view_models.WhatIf(
                table=room.record.id,
                original=branch.table,
                after=branch.after,
                name=context.places[seat].name,
                link=f"{self.base_url}/t/{room.record.id}/at/{branch.after}",
                chance=now,
                change=None if now is None or before is None else now - before,
                evaluating=chances.state != room.state,
                over=room.game.over,
            )
        )

    # -- around the table -----------------------------------------------------------------------------

    def _waiting(self, room: Room, guest: Guest) -> view_models.Waiting:
        record = room.record
        host = guest.id == record.host
        own = room.seats_of(guest.id)
        invites = host or own or guest.id in room.invited
        code = (spaced(record.short_code) if record.short_code else record.code) if invites else ""
        free = bool(room.open_seats)
        return view_models.Waiting(
            table=record.id,
            game=record.game,
            options=record.options,
            places=tuple(
                view_models.WaitingPlace(
                    number,
                    room.game.seat_names[number],
                    place,
                    number in own,
                    record.seats[number].level,
                    not record.seats[number].name,
                )
                for number, place in enumerate(room.places())
            ),
            code=code,
            link=self._invitation(room, guest) if code else "",
            local=self.local_only if code and not self._invitation(room, guest) else None,
            host=host,
            may_join=free and not own and bool(code or record.public) and not room.was_removed(guest.id),
            may_start=host and not free,
            public=record.public,
            deal_chosen=room.deal_chosen,
            for_research=record.for_research,
            levels=levels(record.game),
        )

    def _invitation(self, room: Room, guest: Guest) -> str:
        """The invitation link; empty if only this machine reaches the server."""
        base_url = self.base_url or room.base_urls.get(guest.id, "")
        return base_url and f"{base_url}/join/{room.record.code}"

    def _vacancy(self, room: Room, guest: Guest) -> view_models.Vacancy:
        seated, to_move = bool(room.seats_of(guest.id)), room.game.seat
        open_seats = room.open_seats if seated else room.seats_to_take(guest.id)
        return view_models.Vacancy(
            table=room.record.id,
            seats=tuple((number, room.game.seat_names[number]) for number in open_seats),
            away=tuple(
                (number, room.places()[number].name) for number in room.away_seats if seated and number == to_move
            ),
            stood_in=bool(room.stand_in_seats(guest.id)),
            link=self._invitation(room, guest) if seated else "",
            may_fill=seated,
            may_join=not seated and room.may_join(guest.id) and not room.was_removed(guest.id),
            levels=levels(room.record.game),
        )

    def _ending(self, room: Room, perspective: Perspective) -> view_models.Ending:
        record = room.record
        may_rematch = perspective.seated and all(seat.kind != OPEN for seat in record.seats)
        rematches = tuple(rulebook(record.game).rematches(record.options, record.seed)) if may_rematch else ()
        link = f"{self.base_url}/t/{record.id}/at/{len(room.game.played)}"
        return view_models.Ending(
            record.rematch,
            rematches,
            link,
            may_forget=perspective.seated or bool(perspective.guest),
            result=_result(room, perspective.seat if perspective.seated else None),
        )


def _result(room: Room, seat: int | None) -> dict[str, object] | None:
    """A seat's result for its player's statistics; None for spectators, at shared screens and what-if tables."""
    record = room.record
    if seat is None or record.branch is not None or len(record.seats_of(record.seats[seat].guest)) != 1:
        return None
    others = [
        (other, name)
        for number, (other, name) in enumerate(zip(record.seats, seat_names(record), strict=True))
        if number != seat
    ]
    return {
        "table": record.id,
        "game": record.game,
        "score": room.game.scores()[seat],
        "won": seat in room.game.winners(),
        "others": [{"level": other.level if other.kind == COMPUTER else "", "name": name} for other, name in others],
    }


def _page(room: Room, perspective: Perspective, html: str) -> RenderedPage:
    game = say("web-game", game=room.record.game)
    own_turn = perspective.kind == "table" and perspective.seat is not None and room.game.seat == perspective.seat
    title = say("web-title-your-turn" if own_turn else "web-title", game=game)
    return RenderedPage(perspective.kind, room.state, title, html)


def _earlier_context(room: Room, perspective: Perspective, before: Snapshot) -> TableContext:
    """The table as this perspective saw it in a snapshot."""
    return before.contexts.get(perspective) or TableContext(
        room.record.id, before.state, before.game, perspective.seat, room.places(), effects=perspective.effects
    )


def _cover(room: Room, perspective: Perspective) -> view_models.Cover:
    assert perspective.seat is not None
    seats = room.places()
    with naming(player_names(room.game, seats), codes=False):
        news = tuple(entry.text for entry in room.game.log[-COVER_LOG_LINES:])
    return view_models.Cover(
        table=room.record.id,
        state=room.state,
        seat=perspective.seat,
        seat_name=room.game.seat_names[perspective.seat],
        name=seats[perspective.seat].name,
        places=seats,
        news=news,
        game=room.record.game,
        before=room.visible_seat.get(perspective.guest),
    )


def table_line(record: TableRecord, guest: Guest) -> view_models.TableLine:
    """A table in a list of the home page."""
    mine, seats = record.seats_of(guest.id), places(record)
    running = record.status == PLAYING and record.turn >= 0
    return view_models.TableLine(
        table=record.id,
        game=record.game,
        options=record.options,
        places=seats,
        status=record.status,
        mine=bool(mine),
        my_turn=running and record.turn in mine,
        turn=seats[record.turn].name if running else "",
        round=record.round,
        minutes=max(0, int(time.time() - record.touched) // 60),
        scores=record.scores,
        winners=record.winners,
    )


def link_preview(
    record: TableRecord, game: Game, at: int, seat: int | None, variation: int = 0
) -> view_models.LinkPreview:
    """A moment of a finished game for programs that show links. It tells nothing that the page does not show."""
    names, query = seat_names(record), view_models.replay_query(seat, variation)
    path = f"/t/{record.id}/at/{at}"
    played = about(record.game, record.options)
    told = say("preview-moment", names=with_and(names), about=played, round=game.round)
    return view_models.LinkPreview(
        say("preview-replay", about=played), told, f"{path}{query}", f"{path}/picture.png{query}"
    )
