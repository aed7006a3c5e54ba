"""Measures card effects: counts, in games between champions, who used which card when, and who won.

    python -m azalai.study.card_effects targi --out card_effects.jsonl [--minutes 30] [--jobs 16] [--first 1]
    python -m azalai.study.card_effects --add one.jsonl other.jsonl --out both.jsonl

Each game is appended to the file, and another call resumes a stopped one. At the end of a call the lines of the file
are added up: one line for each kind of table. ``--add`` does the same with the files of several runs, which must not
have games in common (``--first`` begins with another seed). ``azalai.games.card_effects`` describes the format. Only
NumPy and Numba are needed.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from azalai.bots.binding import bound_bots
from azalai.game import Game
from azalai.games.card_effects import EVEN, SITUATIONS, TWELFTHS, Cell, Counts, added
from azalai.new_game import new
from azalai.puzzles import puzzle_file
from azalai.study.champion_games import PLAY_SIMULATIONS, champions_play_on
from azalai.study.parallel import completed, keep, kept_lines

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    **puzzle_file.TABLES,
    "mixed": ("targi", {"expansion": True, "tribe": "mixed", "border": "mixed"}),
}
Task = tuple[str, int, int]
"""A table, the simulations of its champions for each decision, and a seed."""


def uses_in(game: Game) -> Iterator[tuple[str, Cell, int]]:
    """The first time that each seat has each card in each way: the card, when, and the seat."""
    seen: set[tuple[int, str, str]] = set()
    before: Game | None = None
    for now in game:
        for seat in range(game.seats):
            for way, cards in game.rulebook.card_uses(now.table, game.setting, seat).items():
                for card in cards:
                    if (seat, way, card) not in seen:
                        seen.add((seat, way, card))
                        if before is not None:  # nobody has used what a position begins with
                            yield card, Cell(way, situation(before, seat), twelfth(before)), seat
        before = now


def situation(game: Game, seat: int) -> str:
    """Whether a seat is behind or ahead of the best other one."""
    scores = game.scores()
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    behind, even, ahead = SITUATIONS
    return even if abs(lead) <= EVEN else ahead if lead > 0 else behind


def twelfth(game: Game) -> int:
    """How many twelfths of the game are over. In Targi that is the number of the round, from 0."""
    left = bound_bots(game.name).percent_left(game.table, game.setting.cards)
    return max(0, min(TWELFTHS - 1, (99 - left) * TWELFTHS // 100))


def counted(task: Task) -> str:
    """A line for one game between champions."""
    table, simulations, seed = task
    name, options = TABLES[table]
    game = champions_play_on(new(name, seed=seed, **options), seed, simulations)
    return line_of(game, table, player_name(simulations), seed)


def player_name(simulations: int) -> str:
    return f"champion:{simulations}"


def line_of(game: Game, table: str, player: str, seed: int) -> str:
    """The line of a finished game."""
    counts, winners = Counts(table, *TABLES[table], player, {seed}), game.winners()
    for card, cell, seat in uses_in(game):
        counts.use(card, cell, 1, 1 / len(winners) if seat in winners else 0.0)
    return counts.written()


def measure(
    table: str,
    out: Path,
    minutes: float,
    jobs: int,
    first: int = 1,
    games: int | None = None,
    simulations: int = PLAY_SIMULATIONS,
) -> None:
    """Play games in ``jobs`` processes until the time is over or there are as many ``games`` as wanted."""
    add_up([out], out)
    of_player = [
        each for each in added(kept_lines(out)) if (each.table, each.player) == (table, player_name(simulations))
    ]
    done = of_player[0].seeds if of_player else set[int]()
    seeds = itertools.count(first) if games is None else range(first, first + games)
    tasks = ((table, simulations, seed) for seed in seeds if seed not in done)
    for number, line in enumerate(completed(counted, tasks, jobs, minutes), len(done) + 1):
        keep(out, [line])
        sys.stdout.write(f"{table}: {number} games\n")
        sys.stdout.flush()
    add_up([out], out)


def add_up(given: Sequence[Path], out: Path) -> None:
    """Write the sum of files."""
    lines = [counts.written() for counts in added(line for file in given for line in kept_lines(file))]
    new_file = out.with_name(f"{out.name}.new")
    new_file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    new_file.replace(out)  # a call that is stopped while it writes leaves the old file


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m azalai.study.card_effects", description=__doc__)
    parser.add_argument("table", nargs="?", choices=list(TABLES))
    parser.add_argument("--out", type=Path, required=True, help="the file of counts")
    parser.add_argument("--minutes", type=float, default=30, help="stop after this time; the next call resumes (30)")
    parser.add_argument("--games", type=int, help="stop when there are as many (no limit)")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game (1)")
    about = f"of the champion for each decision ({PLAY_SIMULATIONS})"
    parser.add_argument("--simulations", type=int, default=PLAY_SIMULATIONS, help=about)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    parser.add_argument("--add", type=Path, nargs="+", default=[], metavar="FILE", help="add up these files instead")
    given = parser.parse_args(arguments)
    if given.add:
        add_up(given.add, given.out)
    elif given.table:
        measure(given.table, given.out, given.minutes, given.jobs, given.first, given.games, given.simulations)
    else:
        parser.error("name a table, or files to --add")
    return 0


if __name__ == "__main__":
    sys.exit(main())
