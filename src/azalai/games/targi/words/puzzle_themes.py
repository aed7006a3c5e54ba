"""What a puzzle of Targi is about: rows (T26), denial (T10), raids (T40), the end of the game, timing (T13)."""

from __future__ import annotations

from azalai.games.hint_reasons import Line, only_here
from azalai.games.interface import Setting
from azalai.games.targi.rules.actions import ASK_ACT, CATALOGUE
from azalai.games.targi.words.hint_reasons import GIVES, PLACES, hint_facts

OF_FACTS = {"row": "row", "deny": "denial", "block": "denial", "raid": "raid", "left": "raid"}
"""The theme of each kind of fact that speaks for the solution and not for the greedy move."""
LAST_ROUNDS = 10  # of twelve


def puzzle_themes(line: Line, other: Line, setting: Setting) -> frozenset[str]:
    solution, greedy = hint_facts([line, other], setting)
    themes = {OF_FACTS[kind] for kind in only_here(solution, greedy) if kind in OF_FACTS}
    root, first = line.root, CATALOGUE[line.actions[0]]
    if first.family in GIVES and root.robber % 4 == 0:
        themes.add("raid")
    if root.round >= LAST_ROUNDS:
        themes.add("endgame")
    both_later = line.actions[0] in other.actions and other.actions[0] in line.actions
    if root.asked[root.depth - 1].kind == ASK_ACT and first.family in PLACES and both_later:
        themes.add("timing")
    return frozenset(themes or {"timing"})
