"""What a puzzle of Tuareg is about: loading (B16), thieves (B24), maps (B29), denial (B20), the last turns (B26)."""

from __future__ import annotations

from azalai.games.hint_reasons import Line, only_here
from azalai.games.interface import Setting
from azalai.games.tuareg.rules.actions import CATALOGUE
from azalai.games.tuareg.words.hint_reasons import hint_facts

OF_FACTS = {"deny": "denial", "withhold": "denial", "cash": "map"}
"""The theme of each kind of fact that speaks for the solution and not for the greedy move."""
OF_FAMILIES = {
    **dict.fromkeys(("load", "add", "onto", "more"), "loading"),
    **dict.fromkeys(("thief", "rob", "rob_top"), "thief"),
    **dict.fromkeys(("cash", "keep"), "map"),
}
"""The theme of each family of moves."""
OF_PURCHASES = {"thief": "thief", "map": "map"}
LAST_STAGE = 2
FEW_CARDS = 10  # in the pile of the last stage


def puzzle_themes(line: Line, other: Line, setting: Setting) -> frozenset[str]:
    solution, greedy = hint_facts([line, other], setting)
    themes = {OF_FACTS[kind] for kind in only_here(solution, greedy) if kind in OF_FACTS}
    root, first = line.root, CATALOGUE[line.actions[0]]
    if first.family in OF_FAMILIES:
        themes.add(OF_FAMILIES[first.family])
    if first.family == "buy" and first.item in OF_PURCHASES:
        themes.add(OF_PURCHASES[first.item])
    if root.stage == LAST_STAGE and (root.last_turns or root.pile_count <= FEW_CARDS):
        themes.add("endgame")
    return frozenset(themes or {"timing"})
