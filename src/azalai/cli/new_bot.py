"""``azalai new-bot``: creates a custom bot in the current folder, a template with its test."""

from __future__ import annotations

import argparse
import keyword
import re
import sys
from pathlib import Path

from azalai.errors import IllegalOption
from azalai.messages import say
from azalai.terminal.screen import written_for

BOT = '''\
"""A bot for Azalai: azalai arena targi MODULE:CLASS greedy"""

from __future__ import annotations

import random

from azalai import bots
from azalai.game import Move


class CLASS:
    """Takes a move that leaves it with the most points now, and tosses a coin between equal ones."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)  # the same seed gives the same game

    def decide(self, seen: bots.InformationSet) -> Move:
        """One of seen.moves. The bot knows what its seat knows; seen.game() deals the rest at random."""
        points = {move: self.points_after(seen, move) for move in seen.moves}
        best = max(points.values())
        return self.dice.choice([move for move in seen.moves if points[move] == best])

    def points_after(self, seen: bots.InformationSet, move: Move) -> int:
        return seen.game().play(move).scores()[seen.seat]
'''
TEST = '''\
"""Run it with: python -m pytest test_MODULE.py"""

import azalai
from azalai import bots
from MODULE import CLASS


def test_it_plays_a_whole_game() -> None:
    players = [CLASS(seed=1), bots.player("greedy", seed=2)]
    game = azalai.new("targi", seed=3)
    while not game.over:
        decided = players[game.seat].decide(bots.information_set(game, game.seat))
        game.play(decided if isinstance(decided, azalai.Move) else decided.move)
    assert game.winners()
'''


def new_bot(chosen: argparse.Namespace) -> None:
    name: str = chosen.name
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise IllegalOption(say("new-bot-name", name=repr(name)))
    of_class = "".join(word.capitalize() for word in name.split("_"))
    texts = {Path(f"{name}.py"): BOT, Path(f"test_{name}.py"): TEST}
    for path in texts:
        if path.exists():
            raise IllegalOption(say("new-bot-exists", file=str(path)))
    for path, text in texts.items():
        path.write_text(text.replace("MODULE", name).replace("CLASS", of_class), encoding="utf-8")
    bot, test = map(str, texts)
    done = say("new-bot-done", bot=bot, test=test, spec=f"{name}:{of_class}")
    print(written_for(sys.stdout, done))
