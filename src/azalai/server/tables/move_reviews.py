"""Reviews of a person's moves in a game with a coach: after a clearly poor move the page says what was better."""

from __future__ import annotations

from azalai.server.bot_workers.worker_pool import BotPool, BotUnavailable
from azalai.server.bot_workers.worker_process import Review, ReviewTask
from azalai.server.storage.store import Store
from azalai.server.tables.room import Room
from azalai.server.tables.sharing import BETTER, tell
from azalai.web.table_context import Better


async def review(pool: BotPool, store: Store, room: Room, task: ReviewTask, guest: str) -> None:
    """Let a worker look at the moves; if one was poor and can still be taken back, show what was better."""
    try:
        found: Review = await pool.run(task, guest)
    except BotUnavailable:
        return  # the game goes on without a remark
    if found is None:
        return
    group = len(task.position.moves)
    number, move, why, rule = found
    room.better = Better(group, group + number, move, why, rule)
    if room.better_move(guest) is not None:
        room.notify()
        tell(store, room, BETTER, *vars(room.better).values())
