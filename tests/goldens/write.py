"""Writes the golden games: ``python -m tests.goldens.write``, or ``pytest --write-goldens``.

A golden game has, for every decision, the seat, the legal moves, the chosen one, the hash of the table after it and
everything that changed; every chapter starts with the whole table. Review the difference before you commit it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import azalai
from tests.strategies import Variant, Walk

FOLDER = Path(__file__).parent
INDENT = " " * 5


@dataclass(frozen=True)
class Golden:
    """A golden game: the deal, and the style in which it was first played."""

    file: str
    game: str
    seed: int
    style: str
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        return FOLDER / self.file


# These seeds were searched for. Together the games have every kind of decision except declining a swap, a reshuffled
# goods deck, and twice a twelfth card; those with the expansion have every kind of decision that it adds, and a wild
# dune laid. Each game of Tuareg has every kind of decision.
_MIXED = {"expansion": True, "tribe": "mixed", "border": "mixed"}
GOLDENS = [
    Golden("targi-even.txt", "targi", 2860, "even"),
    Golden("targi-eager-blue.txt", "targi", 2547, "eager"),
    Golden("targi-eager-white.txt", "targi", 2910, "eager"),
    Golden("targi-expansion-favour.txt", "targi", 1476, "eager", {"expansion": True}),
    Golden("targi-expansion-tokens.txt", "targi", 1206, "eager", {"expansion": True}),
    Golden("targi-expansion-wild.txt", "targi", 462, "eager", {"expansion": True}),
    Golden("targi-expansion-shield.txt", "targi", 2254, "eager", {"expansion": True}),
    Golden("targi-mixed-slow.txt", "targi", 1136, "slow", _MIXED),
    Golden("targi-mixed-eager.txt", "targi", 1266, "eager", _MIXED),
    Golden("tuareg-2-even.txt", "tuareg", 26, "even", {"seats": 2}),
    Golden("tuareg-3-eager.txt", "tuareg", 5, "eager", {"seats": 3}),
    Golden("tuareg-5-eager.txt", "tuareg", 283, "eager", {"seats": 5}),
]


def tables_of(golden: Golden) -> Iterator[Any]:
    """The table at each decision of the written game."""
    variant = Variant(golden.game, golden.options)
    walk = Walk(variant, golden.seed)
    for move in recorded_moves(golden.path.read_text(encoding="utf-8")):
        yield walk.t
        walk.step(variant.book.catalogue.parse(move).id)


def moves_of(golden: Golden) -> list[str]:
    """The moves that the style of the game chooses."""
    walk = Walk(Variant(golden.game, golden.options), golden.seed, style=golden.style)
    catalogue = walk.variant.book.catalogue
    return [catalogue[action].notation for action in walk.steps()]


def recorded_moves(text: str) -> list[str]:
    """The moves in a written game."""
    return [line.split()[2] for line in text.splitlines() if line[:5].strip().isdigit()]


def playthrough(golden: Golden, moves: list[str]) -> str:
    """The game as text."""
    sheet = import_module(f"tests.goldens.{golden.game}")
    game = azalai.new(golden.game, seed=golden.seed, **golden.options)
    lines = [
        "# A golden playthrough, written by tests/goldens/write.py. Under a decision: what is different after it.",
        f"game {golden.game}",
        f"options {json.dumps(golden.options)}",
        f"seed {golden.seed}",
        f"style {golden.style}",
    ]
    chapter = ""
    for number, text in enumerate(moves, 1):
        view = game.view(None)
        if sheet.chapter(view) != chapter:
            chapter = sheet.chapter(view)
            lines += ["", f"== {chapter} ==", *_table(sheet.facts(view)), ""]
        assert game.seat is not None
        legal = " ".join(move.text for move in game.moves())
        before, seat = sheet.facts(view), game.seat_names[game.seat]
        game.play(text)
        lines.append(f"{number:4} {seat} {text}  of {legal}  # {game.digest()}")
        after = sheet.facts(game.view(None))
        lines.append(INDENT + "; ".join(f"{name} {after[name]}" for name in after if after[name] != before[name]))
    assert game.over, "the playthrough stops before the game is over"
    lines += ["", "== over ==", *_table(sheet.facts(game.view(None)))]
    for seat_number, name in enumerate(game.seat_names):
        score = " + ".join(f"{line.points} {line.what} {line.about}".strip() for line in game.score_sheet(seat_number))
        lines.append(f"{INDENT}{name} {score} = {game.scores()[seat_number]}")
    lines.append(f"{INDENT}won by {' '.join(game.seat_names[winner] for winner in game.winners())}")
    return "\n".join(lines) + "\n"


def _table(facts: dict[str, str]) -> list[str]:
    """All facts; those that begin with the same word are on one line."""
    lines: dict[str, list[str]] = {}
    for name, value in facts.items():
        thing, _, part = name.partition(" ")
        lines.setdefault(thing, []).append(f"{part} {value}".strip())
    return [f"{INDENT}{thing}: {'; '.join(parts)}" for thing, parts in lines.items()]


def write_all() -> None:
    for golden in GOLDENS:
        golden.path.write_text(playthrough(golden, moves_of(golden)), encoding="utf-8")


if __name__ == "__main__":
    write_all()
