"""Reading a game file from a stranger: in a process of its own, with little memory and little time.

Run as ``python -m azalai.server.tables.upload_check`` with the file on standard input; the answer is a line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

from azalai.errors import AzalaiError
from azalai.messages import language, say

SECONDS = 10  # of a processor
PATIENCE = 60  # seconds by the clock, which also pass while the machine does other things
MEMORY = 2**30
AT_ONCE = 2
"""So many files are read at a time, however many are sent; the others wait."""
_places = asyncio.Semaphore(AT_ONCE)


async def check(text: str, tongue: str) -> str:
    """What is wrong with a game file, in words; "" when it is whole."""
    async with _places:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            __name__,
            tongue,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            answer, _ = await asyncio.wait_for(process.communicate(text.encode()), PATIENCE)
        except TimeoutError:
            return say("web-file-too-much")
        finally:
            if process.returncode is None:  # too slow, or the server stops
                process.kill()
                await process.wait()
    if process.returncode != 0:
        return say("web-file-too-much")
    return str(json.loads(answer)["wrong"])


def main(text: str, tongue: str) -> dict[str, Any]:
    from azalai.game_file import from_text

    with language(tongue):
        try:
            from_text(text, say("web-file-name"))
        except AzalaiError as error:
            return {"wrong": str(error)}
    return {"wrong": ""}


def _restrain() -> None:
    try:
        import resource
    except ImportError:  # not on Windows; the limit by the clock holds there too
        return
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    _restrain()
    print(json.dumps(main(sys.stdin.buffer.read().decode("utf-8", "replace"), sys.argv[1])))
