"""The queue of bot tasks in PostgreSQL: server processes ask, bot workers of any machine answer.

A worker takes a task with SELECT … FOR UPDATE SKIP LOCKED, so two workers never take the same one and none waits for
another. Moves come before hints, and studies last (``Kind`` in ``task_queue.py``); a client has one task of a kind at a
time. If the worker that took a task dies, another worker takes it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from azalai.server.storage.postgresql_exchange import Run

KEPT_SECONDS = 900
MAX_ATTEMPTS = 3  # a task is given up when this many workers have taken it and given no answer
_TAKE = """
    UPDATE bot_tasks SET taken_by = %(process)s, attempts = attempts + 1
    WHERE id = (
        SELECT id FROM bot_tasks AS waiting
        WHERE answer IS NULL AND (taken_by = '' OR NOT alive(taken_by)) AND kind <= %(last)s
            AND attempts < %(attempts)s
            AND NOT EXISTS (
                SELECT FROM bot_tasks AS running
                WHERE (running.client, running.kind) = (waiting.client, waiting.kind)
                    AND running.id != waiting.id AND running.answer IS NULL AND alive(running.taken_by)
            )
        ORDER BY kind, id FOR UPDATE SKIP LOCKED LIMIT 1
    )
    RETURNING id, task, client
"""


class TakenTask(NamedTuple):
    """A task that this process is to answer."""

    id: int
    task: str
    client: str


class TaskTable:
    """The rows of the queue."""

    def __init__(self, run: Run, process: str) -> None:
        self._run, self._process = run, process

    async def put(self, task: str, client: str, kind: int, most: int, own: int, group: str = "") -> int | None:
        """Add a task; its id. None if ``most`` tasks of this kind wait already, or ``own`` of this group; by default
        the client is a group of its own."""
        rows = await self._run(
            "INSERT INTO bot_tasks (asked_by, client, client_group, kind, task) "
            "SELECT %(process)s, %(client)s, %(group)s, %(kind)s, %(task)s FROM bot_tasks WHERE kind = %(kind)s "
            "HAVING count(*) < %(most)s AND count(*) FILTER (WHERE client_group = %(group)s) < %(own)s RETURNING id",
            {
                "process": self._process,
                "client": client,
                "group": group or client,
                "kind": int(kind),
                "task": task,
                "most": most,
                "own": own,
            },
        )
        return int(rows[0][0]) if rows else None

    async def remove(self, id: int) -> None:
        await self._run("DELETE FROM bot_tasks WHERE id = %(id)s", {"id": id})

    async def answer_to(self, id: int) -> tuple[bool, str | None]:
        """Whether an answer can still come, and the answer."""
        rows = await self._run(
            "SELECT attempts, taken_by != '' AND alive(taken_by), answer FROM bot_tasks WHERE id = %(id)s", {"id": id}
        )
        if not rows:
            return False, None
        attempts, running, answer = rows[0]
        return attempts < MAX_ATTEMPTS or bool(running), answer

    async def take(self, last: int) -> TakenTask | None:
        """Take the next task, of the kinds up to ``last``."""
        rows = await self._run(_TAKE, {"process": self._process, "last": int(last), "attempts": MAX_ATTEMPTS})
        return TakenTask(*rows[0]) if rows else None

    async def answer(self, id: int, answer: str) -> None:
        await self._run(
            "UPDATE bot_tasks SET answer = %(answer)s WHERE id = %(id)s AND taken_by = %(process)s",
            {"id": id, "answer": answer, "process": self._process},
        )

    async def give_back(self, id: int) -> None:
        """Let another worker take a task that this one could not answer."""
        await self._run(
            "UPDATE bot_tasks SET taken_by = '' WHERE id = %(id)s AND taken_by = %(process)s",
            {"id": id, "process": self._process},
        )

    async def give_back_all_but(self, running: Collection[int]) -> None:
        """Give back the tasks that this process took without learning of it, because its connection dropped."""
        await self._run(
            "UPDATE bot_tasks SET taken_by = '' "
            "WHERE taken_by = %(process)s AND answer IS NULL AND id != ALL (%(running)s::bigint[])",
            {"process": self._process, "running": list(running)},
        )

    async def clean_up(self) -> None:
        """Remove the tasks of servers that have ended, and old tasks that nobody waits for any more."""
        await self._run(
            "DELETE FROM bot_tasks WHERE NOT alive(asked_by) OR asked < now() - make_interval(secs => %(kept)s)",
            {"kept": KEPT_SECONDS},
        )
