"""One attempt at a puzzle: the game, the decisions that were found, and the answers to moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from azalai.errors import IllegalMove
from azalai.game import Game
from azalai.messages import say
from azalai.puzzles.puzzle_file import Puzzle


class Try(NamedTuple):
    """A move that was not the best one."""

    decision: int
    move: str


class PuzzleSession:
    """Runs a puzzle. ``found`` decisions are played already, and ``wrong`` ones were tried."""

    def __init__(self, puzzle: Puzzle, found: int = 0, wrong: Sequence[Try] = (), *, shown: bool = False) -> None:
        self.puzzle = puzzle
        self.game: Game = puzzle.position()
        self.wrong = list(wrong)
        self.shown = shown
        self.at = 0
        for move in puzzle.solution[:found]:
            self._play(move)

    @property
    def finished(self) -> bool:
        return self.at == len(self.puzzle.solution)

    @property
    def solved(self) -> bool:
        """Whether all decisions were found without a wrong one, and without help."""
        return self.finished and not self.wrong and not self.shown

    def answer(self, move: str) -> bool:
        """Play a move if it is the best one. An illegal move raises ``IllegalMove``, which says why."""
        if move not in (legal.text for legal in self.game.moves()):
            self.game.copy().play(move)  # raises, with the reason
            raise IllegalMove(move)  # it is legal but not in notation, for example a number
        if move != self.puzzle.solution[self.at]:
            if (tried := Try(self.at, move)) not in self.wrong:
                self.wrong.append(tried)
            return False
        self._play(move)
        return True

    def show(self) -> None:
        """Play the rest of the solution."""
        self.shown = self.shown or not self.finished
        for move in self.puzzle.solution[self.at :]:
            self._play(move)

    def _play(self, move: str) -> None:
        self.game.play(move)
        self.at += 1


def why_wrong(puzzle: Puzzle, tried: Try) -> str:
    """What a wrong move costs, without telling the right one."""
    chance = puzzle.chance_of(tried.decision, tried.move)
    best = puzzle.chance_of(tried.decision, puzzle.solution[tried.decision])
    if chance is not None and best is not None:
        return say("puzzle-wrong", chance=chance, best=best)
    if tried.decision == 0:
        most = round(100 * (puzzle.chance - puzzle.gap))
        return say("puzzle-wrong-most", chance=most, best=round(100 * puzzle.chance))
    return say("puzzle-wrong-later")
