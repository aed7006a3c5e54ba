"""Reading a game file from a stranger: in a process of its own, with little memory and little time.

Run as ``python -m azalai.server.checking`` with the file on standard input; the answer is a line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

from azalai.errors import AzalaiError
from azalai.messages import language, say

SECONDS = 10
MEMORY = 2**30


async def check(text: str, tongue: str) -> str:
    """What is wrong with a game file, in words; "" when it is whole."""
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
        answer, _ = await asyncio.wait_for(process.communicate(text.encode()), SECONDS)
    except TimeoutError:
        process.kill()
        await process.wait()
        return say("web-file-too-much")
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
    except ImportError:  # not on Windows; the time limit holds there too
        return
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    _restrain()
    print(json.dumps(main(sys.stdin.buffer.read().decode("utf-8", "replace"), sys.argv[1])))
