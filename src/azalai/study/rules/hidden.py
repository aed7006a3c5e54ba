"""Counts what the other seats keep hidden in determinizations, in both gears."""

from typing import Any

from azalai.bots.rules.copying import copy_table
from azalai.kernel.chance import LOW32
from azalai.kernel.gear import rule
from azalai.kernel.placeholders import hidden_cards, imagine
from azalai.study.rules.worlds import ROOT
from azalai.training.self_play import REAL


@rule
def count_hidden(tables: Any, cards: Any, seat: int, low: int, high: int, pool: Any, counts: Any) -> None:
    """Make determinizations of what a seat knows, and write a row of counts for each."""
    for k in range(len(counts)):
        copy_table(tables, REAL, ROOT)
        imagine(tables[REAL], cards[0], seat, (low + k) & LOW32, high, pool)
        hidden_cards(tables[REAL], cards[0], seat, counts[k])
