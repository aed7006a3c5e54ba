"""Validates an uploaded game file in a separate process, with little memory and little time.

Run as ``python -m azalai.server.tables.upload_check LANGUAGE`` with the file on standard input; prints as JSON the
error message, "" if the file is valid, and the CPU time of the process in seconds.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time

from azalai.errors import AzalaiError
from azalai.messages import language, say

CPU_SECONDS = 10
TIMEOUT = 60  # seconds of wall time, on a machine that may be busy
MEMORY = 2**30
MAX_PROCESSES = 2
MAX_VARIATIONS = 50  # of one game: every replay page lists them
MAX_MOVES = 2000  # of one game and its variations: the server plays all of them again whenever it opens the table
_slots = asyncio.Semaphore(MAX_PROCESSES)


async def upload_error(text: str, locale: str) -> tuple[str, float]:
    """What is wrong with a game file, as a message, "" if it is valid; and the CPU time of the check in seconds."""
    async with _slots:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            __name__,
            locale,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            answer, _ = await asyncio.wait_for(process.communicate(text.encode()), TIMEOUT)
        except TimeoutError:
            return say("web-file-too-much"), CPU_SECONDS
        finally:
            if process.returncode is None:  # timed out, or the server stops
                process.kill()
                await process.wait()
    if process.returncode != 0:
        return say("web-file-too-much"), CPU_SECONDS
    error, seconds = json.loads(answer)
    return str(error), float(seconds)


def check(text: str, locale: str) -> str:
    from azalai.game_file import from_text

    with language(locale):
        if sum(line.strip()[:1].isdecimal() for line in text.split("\n")) > MAX_MOVES:  # a line for each move
            return say("web-game-too-long", most=MAX_MOVES)
        try:
            game = from_text(text, say("web-file-name"))
        except AzalaiError as error:
            return str(error)
        return say("what-if-too-many", most=MAX_VARIATIONS) if len(game.variations) > MAX_VARIATIONS else ""


def _limit_resources() -> None:
    try:
        import resource
    except ImportError:  # not on Windows, where only the timeout applies
        return
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    _limit_resources()
    error = check(sys.stdin.buffer.read().decode("utf-8", "replace"), sys.argv[1])
    print(json.dumps([error, time.process_time()]))
