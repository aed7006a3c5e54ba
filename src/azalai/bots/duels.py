"""Matches of many games between bots, to compare versions of a bot; ``rules/duels.py`` plays the games.

``python -m azalai.bots.duels targi search:1000 greedy --games 100`` plays 100 games, each deal once from every seat.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from azalai.bots.binding import SEARCH_PARAMETERS
from azalai.bots.rules import duels
from azalai.bots.search_buffers import SearchBuffers, nodes_for, parameter_vector
from azalai.errors import AzalaiError
from azalai.games import rulebook
from azalai.kernel.chance import halves

KINDS = {"random": duels.RANDOM, "greedy": duels.GREEDY, "search": duels.SEARCH}


@dataclass(frozen=True)
class Entrant:
    """A bot in a match: its kind, its simulations per decision, and what differs from the usual parameters."""

    kind: str
    simulations: int = 0
    parameters: Mapping[str, float] = field(default_factory=dict)
    weights: tuple[int, ...] | None = None


def entrant(text: str) -> Entrant:
    """``search:1000,exploration=0.5`` as an entrant."""
    spec, *changes = text.split(",")
    kind, _, budget = spec.partition(":")
    if kind not in KINDS or (kind == "search") != budget.isdigit():
        raise ValueError(text)
    parameters = {}
    for change in changes:
        name, _, value = change.partition("=")
        if name not in SEARCH_PARAMETERS:
            raise ValueError(text)
        parameters[name] = float(value)
    return Entrant(kind, int(budget or 0), parameters)


def play(
    game: str,
    options: Mapping[str, Any],
    entrants: Sequence[Entrant],
    games: int,
    seed: int,
    *,
    compiled: bool = True,
) -> Any:
    """Games with the entrants in these seats; game i is dealt from the seed plus i. Return a structured array:
    decisions, simulations and scores by seat, winner (-1: a draw)."""
    book = rulebook(game)
    setting = book.setting(dict(options))
    most = max(1, *(e.simulations for e in entrants))
    buffers = SearchBuffers(book, setting, nodes_for(most, book), compiled=compiled)
    return play_in(buffers, entrants, games, seed, np.zeros(0, np.int64))


def play_in(buffers: SearchBuffers, entrants: Sequence[Entrant], games: int, seed: int, game_of: Any) -> Any:
    """The same in given buffers, which may have tables for snapshots; ``game_of`` receives the game of each."""
    setting, bots = buffers.setting, buffers.bots
    seats = setting.seats
    assert len(entrants) == seats
    usual = bots.search_parameters(seats)
    playing = duels.Seats(
        kinds=np.array([KINDS[e.kind] for e in entrants], np.int64),
        budgets=np.array([e.simulations for e in entrants], np.int64),
        weights=np.array([e.weights or bots.weights() for e in entrants], np.int64),
        parameters=np.array([parameter_vector({**usual, **e.parameters}) for e in entrants]),
        dice=buffers.dice(seats),
    )
    decisions, simulations, scores = (np.zeros((games, seats), np.int64) for _ in range(3))
    records = duels.Records(decisions, simulations, scores, np.zeros(games, np.int64), game_of)
    shared = duels.Buffers(buffers.tables, buffers.cards, buffers.options, buffers.depths, buffers.tree)
    buffers.rule(bots.play_games)(playing, shared, records, setting.first, *halves(seed))
    by_seat = [(name, "<i8", (seats,)) for name in ("decisions", "simulations", "scores")]
    rows = np.zeros(games, np.dtype([*by_seat, ("winner", "<i8")]))
    rows["decisions"], rows["simulations"], rows["scores"] = decisions, simulations, scores
    rows["winner"] = records.winners
    return rows


def _part(task: tuple[str, dict[str, Any], list[Entrant], int, int]) -> Any:
    return play(*task)


def match(
    game: str, options: dict[str, Any], one: Entrant, others: Entrant, games: int, seed: int, processes: int = 1
) -> dict[str, Any]:
    """One against the others, from every seat in turn with the same deals; the result from the view of the one."""
    seats = rulebook(game).setting(options).seats
    tasks, places = [], []
    for deal in range(games // seats):
        for seat in range(seats):
            row = [others] * seats
            row[seat] = one
            tasks.append((game, options, row, 1, seed + deal))
            places.append(seat)
    began = time.perf_counter()
    if processes == 1:
        rows = [_part(task) for task in tasks]
    else:
        play(*tasks[0][:3], 0, seed)  # compile here once; the workers take it from the cache
        with multiprocessing.get_context("spawn").Pool(processes) as pool:
            rows = pool.map(_part, tasks, chunksize=1)
    seconds = time.perf_counter() - began
    won = np.array([_result(row[0], seat) for row, seat in zip(rows, places, strict=True)])
    lead = [int(r[0]["scores"][s] - max(np.delete(r[0]["scores"], s))) for r, s in zip(rows, places, strict=True)]
    ahead = [_ahead(row[0], seat) for row, seat in zip(rows, places, strict=True)]
    low, high = interval(float(won.mean()), len(won))
    return {
        "games": len(won),
        "win_rate": round(float(won.mean()), 4),
        "low": round(low, 3),
        "high": round(high, 3),
        "ahead": round(float(np.mean(ahead)), 4),
        "lead": round(float(np.mean(lead)), 2),
        "simulations": round(
            sum(int(r[0]["simulations"][s]) for r, s in zip(rows, places, strict=True))
            / max(1, sum(int(r[0]["decisions"][s]) for r, s in zip(rows, places, strict=True))),
            1,
        ),
        "seconds": round(seconds, 1),
    }


def options_of(text: str) -> tuple[str, dict[str, Any]]:
    """``targi-expansion`` and ``tuareg-4`` as a game and its options."""
    name, _, variant = text.partition("-")
    if variant.isdigit():
        return name, {"seats": int(variant)}
    return name, {variant: True} if variant else {}


def _result(row: Any, seat: int) -> float:
    """A shared victory counts by its share."""
    if row["winner"] >= 0:
        return float(row["winner"] == seat)
    best = row["scores"] == row["scores"].max()
    return float(best[seat]) / float(best.sum())


def _ahead(row: Any, seat: int) -> float:
    """The share of the other seats that scored less; equal scores count half."""
    others = np.delete(row["scores"], seat)
    own = row["scores"][seat]
    return float(((own > others) + (own == others) / 2).mean())


def interval(rate: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    z = 1.96
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * ((rate * (1 - rate) / games + z * z / (4 * games * games)) ** 0.5) / (1 + z * z / games)
    return middle - half, middle + half


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m azalai.bots.duels", description=__doc__)
    parser.add_argument("game", help="targi, targi-expansion, tuareg-2 …")
    parser.add_argument("one", type=entrant)
    parser.add_argument("other", type=entrant)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(arguments)
    name, options = options_of(given.game)
    try:
        result = match(name, options, given.one, given.other, given.games, given.seed, given.processes)
    except AzalaiError as error:
        parser.error(str(error))
    sys.stdout.write(json.dumps({"game": given.game} | result) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
