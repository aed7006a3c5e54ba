"""The themes of a puzzle: what speaks for its solution and not for the move that the greedy player would make.

The game compares the two lines (``Rulebook.puzzle_themes``), as it does for the reasons of hints.
"""

from __future__ import annotations

from azalai import bots
from azalai.bots.hints import line_of
from azalai.bots.interface import Candidate
from azalai.games import rulebook
from azalai.puzzles.puzzle_file import Puzzle


def themed(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its themes; each has at least one."""
    seen = bots.information_set(puzzle.position(), puzzle.seat)
    first, *following = (seen.move(_action(puzzle.game, text)) for text in puzzle.solution)
    greedy = bots.player("greedy", 0).decide(seen).move
    solution = line_of(seen, Candidate(first, 0, 0, [], following))
    missed = line_of(seen, Candidate(greedy, 0, 0, []))
    return puzzle.with_themes(seen.book.puzzle_themes(solution, missed, seen.setting))


def _action(game: str, notation: str) -> int:
    action = rulebook(game).catalogue.parse(notation)
    assert action is not None, notation
    return action.id
