"""Computer turns: sends the position to a bot worker, plays the answer, retries after failures.

While the rules that a bot searches with are being compiled, a note beside the table says so.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from azalai.server.bot_workers.levels import needs_compiling
from azalai.server.bot_workers.worker_pool import BotPool, BotUnavailable, Compilation
from azalai.server.bot_workers.worker_process import VARIANTS, MoveTask, compile_study, variant_of
from azalai.server.configuration import Configuration
from azalai.server.errors import StaleState
from azalai.server.storage.store import COMPUTER, StoreError
from azalai.server.tables.background_tasks import Spawn
from azalai.server.tables.room import Room

NOTE_DELAY = 1.0  # seconds of compiling before pages mention it
COMPILE_DELAY = 3.0  # seconds after the start that belong to the first pages

_log = logging.getLogger("azalai.server")


class BotTurns:
    """The turns of the computer players in all rooms.

    ``claim`` takes the lease of a table, ``play`` stores and publishes a move and expects the room's lock, ``spawn``
    starts a background task, and ``rooms`` returns all rooms.
    """

    def __init__(
        self,
        configuration: Configuration,
        pool: BotPool,
        claim: Callable[[str], Awaitable[int | None]],
        play: Callable[[Room, int, str], Awaitable[None]],
        spawn: Spawn,
        rooms: Callable[[], Iterable[Room]],
    ) -> None:
        self._configuration, self._claim, self._play = configuration, claim, play
        self._spawn, self._rooms = spawn, rooms
        self.pool = pool
        self.compilation = Compilation(self._on_compilation)
        self.study_compilation = Compilation(lambda *_: None, compile_study)
        self._compiling = False

    def open(self) -> None:
        self.pool.start()
        if self._configuration.compile_ahead and self.pool.compiles:
            self._spawn(self._compile_ahead())

    async def _compile_ahead(self) -> None:
        await asyncio.sleep(COMPILE_DELAY)
        for compilation in (self.compilation, self.study_compilation):
            for variant in VARIANTS:
                with suppress(BotUnavailable):  # logged; the first bot that needs it tries again
                    await compilation.ensure(variant)

    def start(self, room: Room) -> None:
        """If a computer is to move, let its bot think."""
        if not room.computer_to_move:
            room.skip_pauses.clear()
        if room.computer_to_move and not room.thinking:
            room.thinking = True
            room.note = self._note(room)
            room.turn = self._spawn(self._take_turn(room, room.state))

    @staticmethod
    def stop(room: Room) -> None:
        """Cancel a pending turn. A worker that thinks about it already finishes, and its answer is ignored."""
        room.thinking, room.note = False, ""
        if room.turn is not None and room.turn is not asyncio.current_task():  # a turn stops itself when it has moved
            room.turn.cancel()
        room.turn = None

    def resume(self, room: Room) -> None:
        """Start a turn that is this process's to take and that it is not working on."""
        if room.computer_to_move and (room.turn is None or room.turn.done()):
            room.lease = None
            self.stop(room)
            self.start(room)

    async def _take_turn(self, room: Room, state: int) -> None:
        seat = room.game.seat
        assert seat is not None
        level = room.record.seats[seat].level
        try:
            if room.lease is None:
                room.lease = await self._claim(room.record.id)
            if room.lease is None:  # another process takes the turn
                room.turn = None
                return
            if self.pool.compiles and needs_compiling(level, room.record.game, room.game.setting):
                await self.compilation.ensure(variant_of(room.record.game, room.record.options))
            task, group = MoveTask(room.position, seat, level, secrets.randbits(32)), room.client or room.record.host
            move = await self.pool.run(task, room.record.id, group)
            await self._pause(room)
            async with room.lock:
                now = room.record.seats[seat]
                if room.state == state and (now.kind, now.level) == (COMPUTER, level):  # no undo, same player
                    await self._play(room, seat, move)
        except StaleState:
            return  # the room was retired; its successor starts its own turn
        except BotUnavailable:
            await self._retry(room, state, "web-cannot-think")
        except StoreError as error:
            _log.error("the move of a computer could not be stored: %s", error)
            await self._retry(room, state, "web-cannot-store")
        except Exception:  # otherwise the table would wait for ever
            _log.exception("a computer could not move at table %r", room.record.id)
            await self._retry(room, state, "web-cannot-think")

    async def _pause(self, room: Room) -> None:
        """Wait so that people can follow, unless a player skips the pauses."""
        until = room.last_change + room.pace * self._configuration.bot_pace
        with suppress(TimeoutError):
            await asyncio.wait_for(room.skip_pauses.wait(), until - time.monotonic())

    async def _retry(self, room: Room, state: int, note: str) -> None:
        """Show why there is no move, wait, and try again."""
        if room.state != state:
            return
        room.note = note
        room.notify()
        await asyncio.sleep(self._configuration.bot_retry)
        if room.state == state:
            self.stop(room)
            self.start(room)

    # -- notes ----------------------------------------------------------------------------------------

    def _on_compilation(self, _: str, starts: bool) -> None:
        self._compiling = starts
        asyncio.get_running_loop().call_later(NOTE_DELAY if starts else 0, self._update_notes)

    def _update_notes(self) -> None:
        for room in self._rooms():
            if room.thinking and room.note != self._note(room):
                room.note = self._note(room)
                room.notify()

    def _note(self, room: Room) -> str:
        """The id of the message that the computer waits for a compilation; "" if it does not."""
        seat = room.game.seat
        if not self._compiling or seat is None:
            return ""
        if not needs_compiling(room.record.seats[seat].level, room.record.game, room.game.setting):
            return ""
        variant = variant_of(room.record.game, room.record.options)
        return "" if self.compilation.done(variant) else "web-getting-ready"
