"""Fits ``beliefs.toml``: what the others hide, measured in games of all computer levels.

    python -m azalai.study.fit_beliefs [--games 12] [--jobs 16]

At the beginning of each turn, candidates for worlds of what the seat knows are dealt. The weights make the real table
as likely as possible among them (maximum likelihood): then a seat expects the hidden cards of each kind as often as
they are there.
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
from azalai.bots.weights import knowledge
from azalai.games import rulebook
from azalai.kernel.placeholders import BeliefRules
from azalai.study.analysis import usual_worlds, worlds_of
from azalai.study.beliefs import BELIEFS_FILE, likelihoods
from azalai.study.calibrate import TABLES
from azalai.study.calibration import network_name
from azalai.study.measure_levels import played
from azalai.study.parallel import completed

PLACES = {"tuareg": ("caves", "caches")}
"""The hidden places of each game that counts its hidden cards."""
STEPS = 50
SHRINKAGE = 1.0
"""Draws weights to 0, by the precision of a normal prior: some kinds are hardly ever hidden."""
HEADER = """\
# How much likelier a card of each kind in a hidden place makes a table, as a logarithm. Written by
# python -m azalai.study.fit_beliefs.
"""
Task = tuple[str, dict[str, Any], str, int]
Moments = tuple[Any, Any]
"""By moment: the real counts of hidden cards, and those in each world."""


def observed(task: Task) -> tuple[str, int, Moments]:
    """What was hidden in one game, at the beginning of each turn, from the seat that decides."""
    name, options, level, seed = task
    game = played(name, options, level, seed)
    worlds = worlds_of(game, False, usual_worlds(False))
    known = knowledge(name)
    assert isinstance(known, BeliefRules)
    real, imagined, before = [], [], None
    for number, now in enumerate(game):
        if now.seat is not None and now.seat != before:
            candidates = worlds.hidden_cards(now.table, now.seat, (number + 1) << 32)
            imagined.append(candidates.copy())
            real.append(np.zeros_like(candidates[0]))
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
        weights = fitted(games).round(3).reshape(len(PLACES[name]), -1)
        book = rulebook(name)
        lines.append(f"[{network_name(book, book.setting({'seats': seats}))}.seats-{seats}]\ngames = {len(games)}")
        lines += [f"{place} = {row.tolist()}" for place, row in zip(PLACES[name], weights, strict=True)]
        lines.append("")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m azalai.study.fit_beliefs", description=__doc__)
    parser.add_argument("--games", type=int, default=12, help="of each level at each kind of table (12)")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name(BELIEFS_FILE), help="the file to write")
    parser.add_argument("--minutes", type=float, default=60, help="stop after this time (60)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    given = parser.parse_args(arguments)
    tables = [(name, options) for name, options in TABLES if name in PLACES]
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
