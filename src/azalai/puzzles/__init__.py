"""Puzzles: positions of champion games in which one move is clearly better than all others, and who solves them."""

from __future__ import annotations

from azalai.puzzles.puzzle_file import GROUPS, THEMES, Puzzle, puzzle, shipped
from azalai.puzzles.session import PuzzleSession

__all__ = ["GROUPS", "THEMES", "Puzzle", "PuzzleSession", "puzzle", "shipped"]
