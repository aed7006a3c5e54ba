"""Studies: the analysis of finished games, part by part while somebody watches, and stored with the game.

Bot workers analyse at the lowest priority. The seat on the page first gets a rough outlook, which needs no compiled
rules. A request for the page counts as watching; if none comes for a while, the work stops and resumes with the next
request.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from dataclasses import dataclass, field

from azalai.game_file import to_text
from azalai.messages import language, languages
from azalai.server.bot_workers.worker_pool import BotPool, BotUnavailable, Compilation
from azalai.server.bot_workers.worker_process import Position, StudyTask, Variant, variant_of
from azalai.server.storage.store import Store, StoreError
from azalai.server.tables.background_tasks import Spawn
from azalai.server.tables.room import Room, places
from azalai.web.fragment_cache import BoundedCache
from azalai.web.study_view import SeatStudy, StudyPart
from azalai.web.table_context import player_names

PATIENCE = 10.0  # seconds without a request after which nobody watches any more
GLANCE = 0.2  # seconds between two looks at whether the rules are compiled, or somebody wants another seat
MAX_KEPT = 64  # studies in memory
FORMAT = 1
"""Of stored studies. Those of another format are made again."""
FAST, DEEP = "fast", "deep"

_log = logging.getLogger("azalai.server")


@dataclass
class Study:
    """The analysis of one game, as far as it has come."""

    moves: int
    seats: dict[int, SeatStudy]
    rough: dict[int, SeatStudy] = field(default_factory=dict)  # first results of the seats that were on the page
    wanted: int = 0  # the seat that is analysed first
    client: str = ""  # who watched last
    watched: float = 0.0
    failed: bool = False
    task: asyncio.Task[None] | None = None

    @property
    def finished(self) -> bool:
        return all(seat.done == self.moves for seat in self.seats.values())

    @property
    def version(self) -> str:
        """Differs whenever a page about the study differs."""
        done = [self.seats[seat].done for seat in self.seats] + [self.rough_of(seat).done for seat in self.seats]
        return "-".join(map(str, done)) + ("-failed" if self.failed else "")

    def next_seat(self) -> int | None:
        """The seat to analyse now."""
        open_seats = [seat for seat, found in self.seats.items() if found.done < self.moves]
        return self.wanted if self.wanted in open_seats else min(open_seats, default=None)

    def needs_first_results(self, seat: int) -> bool:
        """Whether a seat is on the page and its outlook does not reach the end of the game yet."""
        return seat == self.wanted and not self.seats[seat].done and self.rough_of(seat).done < self.moves

    def rough_of(self, seat: int) -> SeatStudy:
        return self.rough.get(seat, SeatStudy(seat))

    def outlook(self, seat: int) -> SeatStudy:
        """The careful analysis, followed by the rough one of the moves that it has not reached."""
        return self.seats[seat].continued_by(self.rough_of(seat))

    def shown(self, seat: int) -> SeatStudy:
        """What is known about a seat: the careful analysis, or the rough one until that has begun."""
        return self.seats[seat] if self.seats[seat].done else self.rough_of(seat)

    def add(self, part: StudyPart, *, rough: bool = False) -> None:
        found = self.rough if rough else self.seats
        before = found.get(part.seat, SeatStudy(part.seat))
        if before.done == part.first:
            found[part.seat] = SeatStudy(part.seat, (*before.parts, part))


class Studies:
    """The studies of all rooms, found by a pool of workers."""

    def __init__(
        self,
        pool: BotPool,
        compilation: Compilation,
        store: Store,
        spawn: Spawn,
    ) -> None:
        self._pool, self._compilation, self._store, self._spawn = pool, compilation, store, spawn
        self._studies: dict[tuple[str, str], Study] = BoundedCache(MAX_KEPT)

    async def watch(self, room: Room, seat: int, *, deep: bool, client: str = "") -> Study:
        """The study of a finished game. Starts or resumes the work on it, this seat first. All studies of a client take
        turns with those of others."""
        key = room.record.id, DEEP if deep else FAST
        study = self._studies.get(key)
        if study is None:
            stored = await self._store.study(*key)
            study = self._studies.get(key) or _read(stored, room)  # another request may have been faster
            self._studies[key] = study
        study.wanted, study.client, study.watched = seat, client, time.monotonic()
        if not study.finished and (study.task is None or study.task.done()):
            study.failed = False
            study.task = self._spawn(self._work(room, study, deep))
        return study

    async def _work(self, room: Room, study: Study, deep: bool) -> None:
        """Analyse part by part while somebody watches."""
        record = room.record
        variant = variant_of(record.game, record.options)
        position = Position(record.game, record.options, record.seed, (), record.file or to_text(room.game))
        names = {}
        for locale in languages():
            with language(locale):
                names[locale] = player_names(room.game, places(record))
        compiling: asyncio.Future[None] | None = None
        try:
            while (seat := study.next_seat()) is not None and _is_watched(study):
                rough = study.needs_first_results(seat)
                if compiling is None and (study.shown(seat).done or not rough):  # not before the first part
                    compiling = asyncio.ensure_future(self._compile(variant))
                if compiling is not None and not rough:
                    await asyncio.wait([compiling], timeout=GLANCE)
                    if not compiling.done():
                        continue
                    await compiling  # raises what went wrong
                first = (study.rough_of(seat) if rough else study.seats[seat]).done
                task = StudyTask(position, seat, first, deep, rough, names)
                study.add(await self._pool.run(task, study.client), rough=rough)
                if study.seats[seat].done == study.moves:
                    await self._store.save_study(record.id, DEEP if deep else FAST, _written(study))
            if compiling is not None:
                await compiling
        except BotUnavailable:
            study.failed = True
        except StoreError as error:
            _log.warning("a study could not be stored: %s", error)
        finally:
            if compiling is not None:
                compiling.cancel()

    async def _compile(self, variant: Variant) -> None:
        if self._pool.compiles:
            await self._compilation.ensure(variant)


def _is_watched(study: Study) -> bool:
    return time.monotonic() - study.watched < PATIENCE


def _written(study: Study) -> str:
    """The seats that are finished, as JSON."""
    seats = [seat.parts for seat in study.seats.values() if seat.done == study.moves]
    return json.dumps({"format": FORMAT, "seats": seats}, separators=(",", ":"))


def _read(text: str, room: Room) -> Study:
    """A stored study. If there is none, or it cannot be read, an empty one: the work begins again."""
    study = _empty(room)
    try:
        stored = json.loads(text) if text else {}
        if stored.get("format") == FORMAT:
            for parts in stored["seats"]:
                for part in parts:
                    study.add(StudyPart.read(part))
    except Exception:  # whatever is wrong with it
        _log.exception("the study of table %r cannot be read", room.record.id)
        return _empty(room)
    return study


def _empty(room: Room) -> Study:
    return Study(len(room.game.played), {seat: SeatStudy(seat) for seat in range(room.game.seats)})
