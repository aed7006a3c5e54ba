"""Players that are no people. A bot decides from what its seat may know; it never looks at a hidden card.

>>> import azalai
>>> from azalai import bots
>>> game = azalai.new("targi", seed=7)
>>> bot = bots.player("greedy", seed=1)
>>> thought = bot.decide(bots.information_set(game, game.seat))
>>> thought.move in game.moves()
True
"""

from azalai.bots.analysis import Bot, Line, Thought
from azalai.bots.hints import Hint, hint
from azalai.bots.information_set import InformationSet, information_set
from azalai.bots.levels import Level, levels
from azalai.bots.players import player

__all__ = ["Bot", "Hint", "InformationSet", "Level", "Line", "Thought", "hint", "information_set", "levels", "player"]
