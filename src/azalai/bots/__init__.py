"""Computer players. A bot decides from what its seat may know; it never sees a hidden card.

>>> import azalai
>>> from azalai import bots
>>> game = azalai.new("targi", seed=7)
>>> bot = bots.player("greedy", seed=1)
>>> analysis = bot.decide(bots.information_set(game, game.seat))
>>> analysis.move in game.moves()
True
"""

from azalai.bots.hints import Hint, hint
from azalai.bots.information_set import InformationSet, information_set
from azalai.bots.interface import Analysis, Bot, Candidate
from azalai.bots.levels import Level, levels
from azalai.bots.players import player
from azalai.bots.review import better_move

__all__ = [
    "Analysis",
    "Bot",
    "Candidate",
    "Hint",
    "InformationSet",
    "Level",
    "better_move",
    "hint",
    "information_set",
    "levels",
    "player",
]
