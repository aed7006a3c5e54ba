"""Result files: a line of JSON for each game, for any program to evaluate.

``game``, ``variant``, ``seed``, ``players`` (the kind of each seat), ``first`` (the seat that started), ``scores``,
``winner`` (null for a draw), ``rounds``, ``decisions``, ``laid`` (for each seat the cards it laid, by id; null if the
game lays none). Files of the arena begin with a heading, which has the settings of all games, contain the commands that
made them, and have more fields for each game, but no ``variant``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from azalai.errors import IllegalOption, reporting
from azalai.messages import say

if TYPE_CHECKING:
    from azalai.balance.games import Results

Row = dict[str, Any]
HEADING, COMMAND = "arena", "command"  # the keys of the heading and of commands
NEEDED = ("players", "first", "scores", "winner", "rounds", "decisions", "laid")


def rows(results: Results) -> Iterator[Row]:
    names = results.names
    for i in range(len(results)):
        winner = int(results.winners[i])
        yield {
            "game": "targi",
            "variant": results.variant,
            "seed": (results.seed + i) % 2**64,
            "players": list(results.players),
            "first": results.first,
            "scores": results.scores[i].tolist(),
            "winner": winner if winner >= 0 else None,
            "rounds": int(results.rounds[i]),
            "decisions": int(results.decisions[i]),
            "laid": [[names[card] for card in seat.nonzero()[0]] for seat in results.laid[i]],
        }


def write(results: Results, file: IO[str]) -> None:
    for row in rows(results):
        file.write(json.dumps(row) + "\n")


# -- reading -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Contents:
    """The contents of a result file."""

    heading: Row | None  # of a file of the arena
    commands: list[str]
    rows: list[Row]


def read(path: Path, lines: Sequence[bytes] | None = None) -> Contents:
    """Read a result file of the arena or of ``azalai balance``, or its ``lines``. A last incomplete line is ignored;
    any other invalid line raises IllegalOption."""
    if lines is None:
        with reporting("balance-read", file=str(path)):
            content = path.read_bytes()
        lines = content[: content.rfind(b"\n") + 1].splitlines()
    kept = Contents(None, [], [])
    for number, line in enumerate(lines, 1):
        try:
            row = json.loads(line)
        except ValueError:
            row = None
        if isinstance(row, dict) and number == 1 and isinstance(row.get(HEADING), dict):
            kept = Contents(row[HEADING], [], [])
        elif isinstance(row, dict) and isinstance(row.get(COMMAND), str):
            kept.commands.append(row[COMMAND])
        elif _is_result(row, in_arena=kept.heading is not None):
            kept.rows.append(row)
        else:
            raise IllegalOption(say("balance-line", file=str(path), line=number))
    return kept


def _is_result(row: Any, *, in_arena: bool) -> bool:
    if not isinstance(row, dict) or not all(name in row for name in NEEDED):
        return False
    key = row.get("key")
    return "game" in row and (not in_arena or (isinstance(key, list) and len(key) == 4))
