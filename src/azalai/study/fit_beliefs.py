"""Fits ``beliefs.toml``: what the others hide, measured in games of all computer levels.

    python -m azalai.study.fit_beliefs [--games 12] [--jobs 16]

At the beginning of each turn, determinizations of what the seat knows are made. The weights make the real table as
likely as possible among them (maximum likelihood). With these weights the expected number of hidden cards of each kind
is their real mean.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from azalai import bots
from azalai.games import rulebook
from azalai.study.analysis import usual_worlds, worlds_of
from azalai.study.beliefs import BELIEFS_FILE, belief_rules, likelihoods
from azalai.study.calibrate import TABLES
from azalai.study.calibration import network_name
from azalai.study.measure_levels import played
from azalai.study.parallel import completed

STEPS = 50
SHRINKAGE = 1.0
"""Pulls weights towards 0, as the precision of a normal prior, since some kinds are rarely hidden."""
HEADER = """\
# How much likelier a table becomes by each card of a kind in a hidden place, as a logarithm. Written by
# python -m azalai.study.fit_beliefs.
"""
Task = tuple[str, dict[str, Any], str, int]
Moments = tuple[Any, Any]
"""By moment: the real counts of hidden cards, and those in each determinization."""


def observed(task: Task) -> tuple[str, int, Moments]:
    """What was hidden in one game, at the beginning of each turn, from the seat that decides."""
    name, options, level, seed = task
    game = played(name, options, level, seed)
    worlds = worlds_of(game, False, usual_worlds(False))
    known = belief_rules(name)
    assert known
    real, imagined, before = [], [], None
    for number, now in enumerate(game):
        if now.seat is not None and now.seat != before:
            imagined.append(worlds.hidden_cards(now.table, now.seat, (number + 1) << 32).copy())
            real.append(np.zeros_like(imagined[-1][0]))
            known.hidden_cards(now.table, now.setting.cards, now.seat, real[-1])
        before = now.seat
    return name, game.seats, (np.array(real), np.array(imagined))


def fitted(games: Sequence[Moments]) -> Any:
    """The weights that make the real tables most likely, by Newton's method."""
    real = np.concatenate([each for each, _ in games]).astype(np.float64)
    imagined = np.concatenate([each for _, each in games]).astype(np.float64)
    weights = np.zeros(real.shape[1])
    for _ in range(STEPS):
        shares = np.array([likelihoods(each, weights) for each in imagined]) / imagined.shape[1]
        means = np.einsum("mw,mwf->mf", shares, imagined)
        spread = np.einsum("mw,mwf,mwg->fg", shares, imagined, imagined) - means.T @ means
        slope = (real - means).sum(axis=0) - SHRINKAGE * weights
        weights = weights + np.linalg.solve(spread + SHRINKAGE * np.eye(len(weights)), slope)
    return weights


def written(found: dict[tuple[str, int], list[Moments]]) -> str:
    lines = [HEADER]
    for (name, seats), games in found.items():
        book, known = rulebook(name), belief_rules(name)
        assert known
        weights = fitted(games).round(3).reshape(len(known.HIDDEN_PLACES), -1)
        lines.append(f"[{network_name(book, book.setting({'seats': seats}))}.seats-{seats}]\ngames = {len(games)}")
        lines += [f"{place} = {row.tolist()}" for place, row in zip(known.HIDDEN_PLACES, weights, strict=True)]
        lines.append("")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m azalai.study.fit_beliefs", description=__doc__)
    parser.add_argument("--games", type=int, default=12, help="of each level at each kind of table (12)")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name(BELIEFS_FILE), help="the file to write")
    parser.add_argument("--minutes", type=float, default=60, help="stop after this time (60)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    given = parser.parse_args(arguments)
    tables = [(name, options) for name, options in TABLES if belief_rules(name)]
    tasks = (
        (name, options, level.name, seed)
        for seed, (name, options) in itertools.product(range(given.games), tables)
        for level in bots.levels(name)
    )
    found: dict[tuple[str, int], list[Moments]] = {}
    for name, seats, moments in completed(observed, tasks, given.jobs, given.minutes):
        found.setdefault((name, seats), []).append(moments)
        sys.stdout.write(f"{name} {seats}\n")
    given.out.write_text(written(dict(sorted(found.items()))), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
