"""Tooltips of a table: what each symbol means, and the rule behind it. An element names its tooltip in ``data-tip``."""

from __future__ import annotations

from typing import NamedTuple

from azalai.messages import say

TOOLTIPS = {
    "targi": {
        "goods": "T24",
        "gold": "T43",
        "store": "T30",
        "water": "X13",
        "points": "T51",
        "targis": "T09",
        "amulet": "T31",
        "score": "T51",
        "row": "T51",
        "track": "T08",
        "raid": "T40",
        "phases": "T09",
        "favour": "X12",
        "dunes": "X18",
    },
    "tuareg": {
        "cache": "B12",
        "majority": "B28",
        "score": "B35",
        "stage": "B26",
        "dinar": "B21",
        "camel": "B18",
        "donkey": "B19",
        "cave": "B22",
        "thief": "B24",
        "map": "B25",
        "discard": "B21",
    },
}
"""The tooltips of each game by name, with the id of the rule behind them."""
RULES_PAGES = {"T": "targi", "X": "targi-expansion", "B": "tuareg"}


class Tooltip(NamedTuple):
    name: str
    text: str
    rule: str  # the address of the rule


class WhyNot(NamedTuple):
    """Why something cannot be chosen now."""

    text: str
    address: str  # of the rule behind it; "": that of the question


def rule_address(rule: str) -> str:
    """Where a rule stands: /rules/targi#T12."""
    return f"/rules/{RULES_PAGES[rule[0]]}#{rule}"


def tooltips(game: str) -> list[Tooltip]:
    """All tooltips of a game, in the language in use."""
    return [Tooltip(name, say(f"web-tip-{game}-{name}"), rule_address(rule)) for name, rule in TOOLTIPS[game].items()]
