"""Validates the analysis of one kind of table.

    python -m azalai.study.validate targi --out validation.jsonl [--games 200] [--level-games 30] [--minutes 60]

1. **Planted blunders.** In a game between champions one move is replaced by one that a deep search rates at least
   fifteen points of win chance worse, also at the lower end of its interval. Champions play on, and the game is
   analysed. The blunder is found if it is the largest loss of its seat. Games without such a move do not count, nor do
   games in which the deep search rates another move of the seat as a larger loss: champions with few simulations
   blunder too. To find such moves, those with the largest other losses are searched deeply in every game.
2. **Levels.** Every computer level plays against itself. The champion should lose least win chance per decision, and
   the levels should follow in their order.
3. **Luck.** Its mean over the games between levels should be zero within its interval. Games with a
   planted blunder would be a biased sample. All levels play the same deals; ``azalai.study.measure_luck`` plays more of
   them.

Games with a blunder are analysed in the fast mode, or with ``--deep`` in the deep one. Each game is appended to the
file, and another call resumes a stopped one. Only NumPy and Numba are needed.
"""

from __future__ import annotations

import argparse
import functools
import itertools
import json
import math
import os
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from azalai import bots
from azalai.game import Game
from azalai.puzzles.puzzle_file import TABLES
from azalai.study import measure_levels
from azalai.study.analysis import analyse_part, searches, usual_worlds, worlds_of
from azalai.study.appraisal import QUANTILE, paired
from azalai.study.champion_games import champion_game, champions_play_on
from azalai.study.parallel import completed, keep, kept_lines
from azalai.study.results import Decision
from azalai.study.searches import Searches

BLUNDER = 0.15
BLUNDERS = "blunder"
FIRST_SIMULATIONS, FIRST_WORLDS = 64, 4  # for a first look at all moves of a position
REFERENCE_SIMULATIONS, REFERENCE_WORLDS = 1000, 32
OTHER_LOSSES = 2
"""How many other moves of the seat are searched for a larger loss."""
Row = dict[str, Any]
Task = tuple[str, str, int, bool] | tuple[str, str, int]
"""A game with a blunder: the table, BLUNDERS, the seed, and whether to analyse deeply. Or one of a level: table, level,
seed."""


def planted(table: str, seed: int, game: Game | None = None) -> tuple[Game, int, str] | None:
    """The champion game with this seed, or the given one, with a blunder planted in it; the number of the blunder, and
    the better move. None if no move of the game can be replaced by a blunder."""
    game, rng = champion_game(table, seed) if game is None else game, random.Random(seed)
    first, reference = _searches(FIRST_SIMULATIONS), _searches(REFERENCE_SIMULATIONS)
    for number in rng.sample(range(len(game.played)), len(game.played)):
        before = game.at(number)
        moves = before.moves()
        if len(moves) < 2:
            continue
        found = first.appraise(before, moves, seed * 1000 + number, FIRST_WORLDS)
        chances = dict(zip(moves, (each.mean.win for each in found), strict=True))
        best = max(moves, key=lambda move: chances[move])
        worse = [move for move in moves if chances[best] - chances[move] >= BLUNDER]
        if not worse:
            continue
        move = rng.choice(worse)
        right, wrong = reference.appraise(before, [best, move], (seed * 1000 + number) << 20, REFERENCE_WORLDS)
        if paired(right.win, wrong.win).low >= BLUNDER:
            return champions_play_on(before.play(move), seed + 1), number + 1, best.text
    return None


@functools.cache
def _searches(simulations: int) -> Searches:
    return Searches(simulations)


def validated(task: Task) -> Row:
    if len(task) == 3:
        return measure_levels.measured(task)
    table, _, seed, deep = task
    return with_blunder(table, seed, deep=deep)


def with_blunder(table: str, seed: int, game: Game | None = None, *, deep: bool = False) -> Row:
    """Analyse a game with a blunder: its rank among the losses of its seat (1: found), its loss, its loss and the
    largest other loss by the deep search, and whether the other one is ``larger``. None of these if no move of the game
    could be replaced by a blunder."""
    row: Row = {"table": table, "seed": seed, "deep": deep}
    if (found := planted(table, seed, game)) is None:
        return row
    game, number, better = found
    decisions = _decisions(game, number, deep)
    blunder = next(one for one in decisions if one.number == number)
    others = sorted((one for one in decisions if one != blunder), key=lambda one: -one.loss.value)
    rank = 1 + sum(one.loss.value > blunder.loss.value for one in others)
    true_loss = _reference_loss(game, blunder, seed, better)
    other_loss = max(_reference_loss(game, one, seed) for one in others[:OTHER_LOSSES])
    return row | {
        "rank": rank,
        "loss": round(blunder.loss.value, 4),
        "true_loss": round(true_loss, 4),
        "other_loss": round(other_loss, 4),
        "larger": other_loss >= true_loss,
    }


def _decisions(game: Game, number: int, deep: bool) -> tuple[Decision, ...]:
    """The decisions of the seat that made a move, as the analysis of the whole game judges them."""
    seat = game.at(number - 1).seat
    assert seat is not None
    worlds = worlds_of(game, deep, usual_worlds(deep))
    return analyse_part(game, worlds, seat, 0, math.inf, searches(deep)).decisions


def _reference_loss(game: Game, one: Decision, seed: int, *better: str) -> float:
    """The loss of a move by the deep search, compared with the moves that looked best to the analysis, and with those
    that are known to be better: otherwise a blunder that the analysis overlooks would seem to lose nothing."""
    before = game.at(one.number - 1)
    texts = list(dict.fromkeys([one.move, *better, one.best, *(each.move for each in one.alternatives[:2])]))
    moves = [move for text in texts for move in before.moves() if move.text == text]
    made, *rivals = _searches(REFERENCE_SIMULATIONS).appraise(
        before, moves, (seed * 1000 + one.number) << 20, REFERENCE_WORLDS
    )
    return max((paired(rival.win, made.win).value for rival in rivals), default=0.0)


def tasks(table: str, rows: Sequence[Row], games: int, level_games: int, *, deep: bool = False) -> Iterator[Task]:
    """The games that are missing, of both kinds in turn. ``rows`` grows meanwhile: seeds follow until there are enough
    games with a blunder."""
    name = measure_levels.table_name(*TABLES[table])
    levels = measure_levels.wanted([name], level_games, [row for row in rows if "level" in row])
    for each in itertools.zip_longest(levels, _blunder_tasks(table, rows, games, deep)):
        yield from filter(None, each)


def _blunder_tasks(table: str, rows: Sequence[Row], games: int, deep: bool) -> Iterator[Task]:
    done = {row["seed"] for row in rows if "level" not in row}
    for seed in itertools.count():
        if sum(counts(row) for row in rows) >= games:
            return
        if seed not in done:
            yield table, BLUNDERS, seed, deep


def counts(row: Row) -> bool:
    """Whether a row is of a game whose blunder is the largest loss of its seat."""
    return "rank" in row and not row.get("larger", True)  # unknown in rows of older versions


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m azalai.study.validate", description=__doc__)
    parser.add_argument("table", choices=list(TABLES))
    parser.add_argument("--games", type=int, default=200, help="with a blunder (200)")
    parser.add_argument("--level-games", type=int, default=30, help="of each level (30)")
    parser.add_argument("--deep", action="store_true", help="find the blunders with the deep analysis")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=60, help="stop after this time; the next call resumes (60)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    given = parser.parse_args(arguments)
    rows = rows_of(given.out, given.table, deep=given.deep)
    missing = tasks(given.table, rows, given.games, given.level_games, deep=given.deep)
    for row in completed(validated, missing, given.jobs, given.minutes):
        rows.append(row)
        keep(given.out, [json.dumps(row)])
        sys.stdout.write(f"{json.dumps(row)}\n")
        sys.stdout.flush()
    for line in summary(given.table, rows):
        sys.stdout.write(line + "\n")
    return 0


def rows_of(file: Path, table: str, *, deep: bool = False) -> list[Row]:
    """The rows of a file that belong to a table: games of levels, and those with a blunder in the same mode."""
    level_table = {"table": measure_levels.table_name(*TABLES[table])}
    setting = {"table": table, "deep": deep}
    rows = map(json.loads, kept_lines(file))
    wanted = [row for row in rows if "level" not in row and setting.items() <= row.items()]
    wanted = [row for row in wanted if "rank" not in row or "larger" in row]
    return wanted + [row for row in measure_levels.rows_in(file) if level_table.items() <= row.items()]


def summary(table: str, rows: Sequence[Row]) -> Iterator[str]:
    """What was found, in lines."""
    for what, ranks in (
        ("blunders", [row["rank"] for row in rows if counts(row)]),
        ("with games in which another move loses more", [row["rank"] for row in rows if "rank" in row]),
    ):
        if ranks:
            found = sum(rank == 1 for rank in ranks)
            yield f"{what}: {found} of {len(ranks)} are the largest loss of their seat ({found / len(ranks):.1%})"
    of_level = [row for row in rows if "level" in row]
    lucks = _lucks_by_deal(of_level)
    if len(lucks) > 1:
        margin = QUANTILE * stdev(lucks) / math.sqrt(len(lucks))
        zero = "zero is" if abs(mean(lucks)) <= margin else "zero is NOT"
        told = f"{mean(lucks):+.3f} ±{margin:.3f} in {len(of_level)} games with {len(lucks)} deals"
        yield f"luck: {told}; {zero} within the interval"
    losses = []
    for level in bots.levels(TABLES[table][0]):
        games = [row for row in of_level if row["level"] == level.name]
        if games:
            losses.append(measure_levels.share(games, "loss", "decisions"))
            blunders, moves = (sum(row[column] for row in games) for column in ("blunders", "moves"))
            average = f"{losses[-1]:.4f} ±{_margin(games, losses[-1]):.4f} per decision"
            yield f"{level.name}: {average}, {blunders} blunders in {moves} moves, {len(games)} games"
    if losses:
        yield f"levels in order: {'yes' if losses == sorted(losses, reverse=True) else 'NO'}"
        yield f"champion loses least: {'yes' if losses[-1] == min(losses) else 'NO'}"


def _lucks_by_deal(rows: Sequence[Row]) -> list[float]:
    """The mean luck for each deal. All levels play the same deals, and games with the same deal have similar luck.
    Treating them as independent would make the interval too narrow."""
    by_deal: dict[int, list[float]] = {}
    for row in rows:
        by_deal.setdefault(row["seed"], []).append(row["luck"])
    return [mean(lucks) for lucks in by_deal.values()]


def _margin(games: Sequence[Row], average: float) -> float:
    """Half of the 95 % interval of a ratio of sums over games."""
    if len(games) < 2:
        return math.inf
    residuals = [row["loss"] - average * row["decisions"] for row in games]
    return float(QUANTILE * stdev(residuals) * math.sqrt(len(games)) / sum(row["decisions"] for row in games))


if __name__ == "__main__":
    sys.exit(main())
