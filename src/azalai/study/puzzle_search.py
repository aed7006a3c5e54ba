"""The search for puzzles: positions of champion games in which one move is clearly better than all others.

A position passes four checks, the cheapest first:

1. The fast analysis sees a gap between the best and the second best move.
2. The deep analysis, which plays on for ``DEPTH`` decisions, sees a gap of at least ten points of win chance to every
   other move, even at the lower end of the interval. It looks at all moves in some worlds first, and drops those that
   are far behind: only the best move and its rivals are compared in ``DEEP_WORLDS`` worlds.
3. Games that are played to their end in other worlds prefer the same move, and so does a long search of the champion.
4. The greedy player chooses another move, and the lower levels do so at least every second time.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from statistics import mean
from typing import Any

from azalai import bots
from azalai.bots.players import LevelBot
from azalai.game import Game
from azalai.games import rulebook
from azalai.puzzles.puzzle_file import TABLES, Chances, Puzzle
from azalai.study.appraisal import Appraisal, appraisals, paired
from azalai.study.calibration import calibration
from azalai.study.champion_games import champion_game
from azalai.study.results import Estimate
from azalai.study.worlds import Worlds

GAP = 0.10  # in win chance, also at the lower end of the interval
FAST_GAP = 0.03
FAST_WORLDS = 64
FEW_WORLDS, SOME_WORLDS, DEEP_WORLDS, DEPTH = 16, 64, 512, 16
FEW_GAP = 0.04  # in FEW_WORLDS
FAR_BEHIND = 0.20  # a move is not a rival if it loses this much win chance even at the lower end of the interval
END_WORLDS, END_DEPTH = 192, 600
MOST_DECISIONS = 4
SEARCH_SIMULATIONS = 4000  # of the champion that confirms
LEVEL_TRIES = 8
LOWER_LEVELS = ("curious", "gentle")
LEAST_RATING, RATING_STEP = 700, 170  # a step for each level that always fails
WON, LOST = 0.97, 0.03  # win chances at which the game is decided


@dataclass(frozen=True)
class Verdict:
    """The best move of a position, and its gap to the second best."""

    move: str
    gap: Estimate
    chance: float  # to win, after the move
    rivals: tuple[str, ...]  # the other moves that are not far behind, and always the second best
    chances: Chances  # to win, after each move that was compared


@functools.cache
def worlds_of_table(table: str, count: int, depth: int) -> Worlds:
    name, options = TABLES[table]
    book = rulebook(name)
    return Worlds(book, book.setting(dict(options)), count, depth)


def appraised(
    table: str, game: Game, count: int, depth: int, seed: int, among: Collection[str] = ()
) -> list[tuple[str, Appraisal]]:
    """Appraise the moves of the seat that decides, all or only those in ``among``, in worlds that agree with what it
    knows."""
    seat, moves = game.seat, [move for move in game.moves() if not among or move.text in among]
    assert seat is not None
    worlds = worlds_of_table(table, count, depth)
    worlds.compare(game.table, seat, seed, [move.id for move in moves])
    found = appraisals(worlds.outcomes, len(moves), calibration(game.rulebook, game.setting))
    assert all(each.possible.all() for each in found), "a seat's own moves are possible in all of its worlds"
    return [(move.text, each) for move, each in zip(moves, found, strict=True)]


def verdict(table: str, game: Game, count: int, depth: int, seed: int, among: Collection[str] = ()) -> Verdict:
    """The best move, and how far the second best is behind."""
    found = appraised(table, game, count, depth, seed, among)
    (move, best), *others = sorted(found, key=lambda each: -each[1].mean.win)
    gaps = {other: paired(best.win, appraisal.win) for other, appraisal in others}
    second = min(gaps, key=lambda other: gaps[other].low)
    rivals = tuple(other for other, gap in gaps.items() if other == second or gap.low < FAR_BEHIND)
    chances = {text: round(100 * each.mean.win) for text, each in found}
    return Verdict(move, gaps[second], best.mean.win, rivals, chances)


def puzzles_of(table: str, seed: int, game: Game | None = None) -> Iterator[Puzzle]:
    """The puzzles in the champion game with this seed, or in the given one."""
    game = champion_game(table, seed) if game is None else game
    skip_until = 0
    for number, before in enumerate(list(game)[:-1]):
        if number < skip_until or len(before.moves()) < 2:
            continue
        found = _confirmed(table, before, seed * 1000 + number)
        if found is None:
            continue
        line = _line(table, before, found, seed * 1000 + number)
        skip_until = number + len(line) + 1
        yield Puzzle(
            id=f"{table}-{seed}-{number}",
            game=game.name,
            options=dict(TABLES[table][1]),
            seed=seed,
            moves=tuple(move.text for move in game.played[:number]),
            seat=before.seat or 0,
            solution=tuple(each.move for each in line),
            gap=round(found.gap.value, 3),
            low=round(found.gap.low, 3),
            chance=round(found.chance, 3),
            chances=tuple(each.chances for each in line),
            **rated(before, found.move, seed * 1000 + number),
        )


def _confirmed(table: str, game: Game, seed: int) -> Verdict | None:
    """The verdict on a position that passes the checks."""
    fast = verdict(table, game, FAST_WORLDS, 0, seed)
    if fast.gap.value < FAST_GAP or not LOST < fast.chance < WON or _greedy_finds(game, fast.move):
        return None
    few = verdict(table, game, FEW_WORLDS, DEPTH, seed + 1, (fast.move, *fast.rivals))
    if few.gap.value < FEW_GAP or _greedy_finds(game, few.move) or not lower_levels_fail(game, few.move, seed):
        return None
    some = verdict(table, game, SOME_WORLDS, DEPTH, seed + 1)
    if some.gap.value < GAP or some.move != few.move:
        return None
    deep = verdict(table, game, DEEP_WORLDS, DEPTH, seed + 2, (some.move, *some.rivals))
    if deep.gap.low < GAP or deep.move != some.move:
        return None
    champion = bots.player(f"search:{SEARCH_SIMULATIONS}", seed)
    assert game.seat is not None
    if champion.decide(bots.information_set(game, game.seat)).move.text != deep.move:
        return None
    to_the_end = verdict(table, game, END_WORLDS, END_DEPTH, seed + 3, (deep.move, *deep.rivals))
    return replace(deep, chances=some.chances | deep.chances) if to_the_end.move == deep.move else None


def _greedy_finds(game: Game, best: str) -> bool:
    assert game.seat is not None
    return bots.player("greedy", 0).decide(bots.information_set(game, game.seat)).move.text == best


def confirmed_again(puzzle: Puzzle, seed: int) -> bool:
    """Whether the deep analysis with another seed finds the same move, and a gap of ten points within its interval."""
    game = puzzle.position()
    some = verdict(puzzle.table, game, SOME_WORLDS, DEPTH, seed + 1)
    again = verdict(puzzle.table, game, DEEP_WORLDS, DEPTH, seed, (some.move, *some.rivals))
    return again.move == puzzle.solution[0] and again.gap.low > 0 and again.gap.high >= GAP


def with_chances(puzzle: Puzzle) -> Puzzle:
    """The puzzle with the chance to win after every move of every decision, for the explanation of wrong answers."""
    game, found = puzzle.position(), list[Chances]()
    for number, move in enumerate(puzzle.solution):
        found.append(verdict(puzzle.table, game, SOME_WORLDS, DEPTH, puzzle.seed * 1000 + number).chances)
        game.play(move)
    return replace(puzzle, chances=tuple(found))


def _line(table: str, game: Game, best: Verdict, seed: int) -> list[Verdict]:
    """The best move and the seat's decisions after it, as long as nobody else moves, nothing is revealed and again one
    move is clearly the best."""
    seat, now = game.seat, game.copy()
    line = [best]
    now.play(best.move)
    while len(line) < MOST_DECISIONS and now.seat == seat and now.reveals == game.reveals and len(now.moves()) > 1:
        some = verdict(table, now, SOME_WORLDS, DEPTH, seed + len(line))
        if some.gap.value < GAP:
            break
        found = verdict(table, now, DEEP_WORLDS, DEPTH, seed + len(line), (some.move, *some.rivals))
        if found.gap.low < GAP:
            break
        line.append(replace(found, chances=some.chances | found.chances))
        now.play(found.move)
    return line


def rated(game: Game, best: str, seed: int) -> dict[str, Any]:
    """The fields ``fails`` (how often the greedy player and each level with a fixed budget choose another move) and
    ``rating`` of a puzzle."""
    limited = [level for level in bots.levels(game.name) if level.at(game.setting).simulations]
    levels = {level.name: _level_fails(level.name, game, best, seed) for level in limited}
    greedy = float(not _greedy_finds(game, best))
    return {"fails": {"greedy": greedy} | levels, "rating": LEAST_RATING + round(RATING_STEP * sum(levels.values()))}


def lower_levels_fail(game: Game, best: str, seed: int) -> bool:
    """Whether the lower levels together choose another move at least every second time."""
    return mean(_level_fails(name, game, best, seed) for name in LOWER_LEVELS) >= 0.5


def _level_fails(name: str, game: Game, best: str, seed: int) -> float:
    """How often a level chooses another move."""
    assert game.seat is not None
    seen = bots.information_set(game, game.seat)
    tries = [LevelBot(name, seed + each, at_once=False).decide(seen).move.text for each in range(LEVEL_TRIES)]
    return sum(move != best for move in tries) / LEVEL_TRIES
