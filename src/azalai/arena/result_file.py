"""The result file of an arena: a heading with the settings, a line for each command that wrote to the file, and a line
for each game, appended as it ends. Where all seats have the same player the heading names it, and lines are short.

An interrupted run, even one that stopped in the middle of a line, continues where it stopped, and no game counts twice.
"""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from types import TracebackType
from typing import Any

from azalai.arena.pairings import Key, Tournament
from azalai.arena.play import Row
from azalai.balance.result_file import COMMAND, HEADING, PLAYER, read, shortened
from azalai.bots import networks
from azalai.bots.weights import package
from azalai.errors import IllegalOption, reporting
from azalai.games import rulebook
from azalai.messages import say

NETWORK = "network"  # in the heading


def heading(wanted: Tournament) -> dict[str, Any]:
    """The settings of all games of a file. Results of players with another network are not comparable."""
    from azalai import __version__

    variant = rulebook(wanted.game).setting(wanted.options).variant
    settings = {
        "game": wanted.game,
        "options": wanted.options,
        "seed": wanted.seed,
        "version": __version__,
        NETWORK: networks.mark(package(wanted.game), variant or wanted.game),
    }
    return settings | ({PLAYER: wanted.contestants[0]} if wanted.alone else {})


def key_of(row: Row) -> Key:
    a, b, deal, seating = row["key"]
    return a, b, deal, seating


class ResultFile:
    """A result file, read, repaired and open for appending. ``rows`` has its games by key."""

    def __init__(self, path: Path, wanted: Tournament) -> None:
        self.path = path
        self.rows: dict[Key, Row] = {}
        self._short = wanted.alone
        self._commands: list[str] = []
        with reporting("arena-file", file=str(path)):
            # a+: created if missing, and every write goes to the end
            self._file = path.open("a+b")
            try:
                self._begin(wanted)
            except BaseException:
                self._file.close()
                raise

    def __enter__(self) -> ResultFile:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self._file.close()

    def add(self, row: Row) -> bool:
        """Append a game; return False if the file has it already."""
        if key_of(row) in self.rows:
            return False
        self.rows[key_of(row)] = row
        with reporting("arena-file", file=str(self.path)):
            self._append(shortened(row) if self._short else row)
        return True

    def _begin(self, wanted: Tournament) -> None:
        self._lock()
        whole = self._without_torn_line()
        if not whole:
            self._append({HEADING: heading(wanted)})
        else:
            self._read(whole, wanted)
        if wanted.command not in self._commands:
            self._append({COMMAND: wanted.command})

    def _append(self, line: Row) -> None:
        separators = (",", ":") if self._short else None
        self._file.write(json.dumps(line, separators=separators).encode() + b"\n")
        self._file.flush()

    def _lock(self) -> None:
        """Two runs that write to one file would play the same games."""
        with contextlib.suppress(ImportError):  # Windows has no such locks
            import fcntl

            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise IllegalOption(say("arena-file-in-use", file=str(self.path))) from None

    def _without_torn_line(self) -> list[bytes]:
        """The complete lines; a last incomplete one, left by a killed run, is cut off."""
        self._file.seek(0)
        content = self._file.read()
        kept = content[: content.rfind(b"\n") + 1]
        if len(kept) < len(content):
            self._file.truncate(len(kept))
        return kept.splitlines()

    def _read(self, lines: list[bytes], wanted: Tournament) -> None:
        kept = read(self.path, lines)
        if kept.heading is None:
            raise IllegalOption(say("arena-file-other", file=str(self.path)))
        if (PLAYER in kept.heading) != wanted.alone:
            raise IllegalOption(say("arena-file-other", file=str(self.path)))
        for name, value in heading(wanted).items():
            if kept.heading.get(name) != value:
                found = json.dumps(kept.heading.get(name))
                raise IllegalOption(
                    say("arena-file-setting", file=str(self.path), name=name, found=found, wanted=json.dumps(value))
                )
        self._commands = kept.commands
        for row in kept.rows:
            self.rows.setdefault(key_of(row), row)


def usual_path(wanted: Tournament) -> Path:
    """The default path; the same command finds the file again."""
    from hashlib import blake2s

    named = blake2s(json.dumps(heading(wanted), sort_keys=True).encode(), digest_size=4).hexdigest()
    return Path(f"arena-{wanted.game}-{named}.jsonl")
