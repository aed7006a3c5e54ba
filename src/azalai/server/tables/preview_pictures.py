"""Preview pictures of shared replays, drawn in a separate process and remembered for a while."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import OrderedDict

from azalai.server.errors import RequestError

MAX_PROCESSES = 2
TIMEOUT = 60  # seconds, on a machine that may be busy
MAX_REMEMBERED = 32  # pictures of about 250 KB


class PreviewPictures:
    """Draws preview pictures. Requests for a picture that is being drawn share it."""

    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(MAX_PROCESSES)
        self._drawn: OrderedDict[tuple[str, str], asyncio.Task[bytes]] = OrderedDict()

    async def png(self, table: str, heading: str) -> bytes:
        """A picture of a table (``Game.picture``) under a heading; RequestError if it could not be drawn."""
        key = (table, heading)
        drawing = self._drawn.pop(key, None)
        if drawing is None or (drawing.done() and (drawing.cancelled() or drawing.exception() is not None)):
            drawing = asyncio.create_task(self._draw(table, heading))
        self._drawn[key] = drawing
        while len(self._drawn) > MAX_REMEMBERED:
            self._drawn.popitem(last=False)
        return await asyncio.shield(drawing)

    async def _draw(self, table: str, heading: str) -> bytes:
        async with self._slots:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "azalai.web.preview_picture",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
            try:
                picture, _ = await asyncio.wait_for(process.communicate(json.dumps([table, heading]).encode()), TIMEOUT)
            except TimeoutError:
                raise RequestError(503, "fault", "web-fault") from None
            finally:
                if process.returncode is None:  # timed out, or the server stops
                    process.kill()
                    await process.wait()
        if process.returncode != 0 or not picture:
            raise RequestError(503, "fault", "web-fault")
        return picture
