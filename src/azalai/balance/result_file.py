"""Result files: a line of JSON for each game, for any program to evaluate.

``game``, ``variant``, ``seed``, ``players`` (the kind of each seat), ``first`` (the seat that started), ``scores``,
``winner`` (null for a draw), ``rounds``, ``decisions``, ``laid`` (for each seat the cards it laid, by id; null if the
game lays none). Files of the arena begin with a heading, which has the settings of all games, contain the commands that
made them, and have more fields for each game, but no ``variant``.

Files of ``azalai balance --player`` are files of the arena for a table at which all seats have one player. The heading
names it (``player``), and a line has only what reports need and the heading does not say: ``deal`` (the seed less that
of the heading), ``first``, ``scores``, ``winners``, ``rounds``, ``decisions``, ``laid``, and ``bought`` (for each seat
the number of cards it bought, by name). ``expanded`` makes the usual fields of it.
"""

from __future__ import annotations

import contextlib
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
PLAYER = "player"  # in the heading: the player in all seats
SHORT = ("first", "scores", "winners", "rounds", "decisions", "laid", "bought", "fault")
"""The fields of a short line besides the deal, where the game has them."""
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


def shortened(row: Row) -> Row:
    """The short line of a game of the arena."""
    return {"deal": row["key"][2]} | {name: row[name] for name in SHORT if row.get(name) is not None}


def expanded(line: Row, heading: Row) -> Row:
    """The row of a short line."""
    player, deal, winners = heading[PLAYER], line["deal"], line["winners"]
    return {
        "key": [player, player, deal, 0],
        "game": heading["game"],
        "seed": (heading["seed"] + deal) % 2**64,
        "players": [player] * len(line["scores"]),
        "winner": winners[0] if len(winners) == 1 else None,
        "laid": None,
        **{name: line[name] for name in SHORT if name in line},
    }


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
        if isinstance(row, dict) and kept.heading and PLAYER in kept.heading and "deal" in row:
            with contextlib.suppress(KeyError, TypeError):  # such a line is no result
                row = expanded(row, kept.heading)
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
