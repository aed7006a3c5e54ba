"""Decks that a network cannot judge: custom cards whose numbers are far from those that it was trained with.

The inputs of a network describe what a card costs and does, so it also plays with corrected cards. Numbers that no
shipped card has, or a deck whose numbers are much larger or smaller on average, are beyond what it has learned.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from azalai.games.interface import Rulebook, Setting
from azalai.kernel.batch import as_records

MOST_OUTSIDE = 0.03
"""The largest share of the numbers on the cards that may lie outside the range of the shipped cards."""
LARGEST_CHANGE = 1.5
"""The mean of a kind of number may grow or shrink by this factor."""
FEWEST_NUMBERS = 20
"""The mean of fewer numbers is not compared."""
CARD_TEXT = "card_text"


def is_unusual(book: Rulebook, setting: Setting) -> bool:
    """Whether a table has custom cards that a network cannot judge."""
    if CARD_TEXT not in setting.options:
        return False
    usual = book.setting({name: value for name, value in setting.options.items() if name != CARD_TEXT})
    return _differs(_numbers(usual.cards), _numbers(setting.cards))


def _numbers(cards: Any) -> dict[str, Any]:
    """The numbers on all cards, by what they mean."""
    record = as_records(cards)
    return {name: np.asarray(record[name]).ravel().astype(float) for name in record.dtype.names or ()}


def _differs(usual: dict[str, Any], own: dict[str, Any]) -> bool:
    outside = total = 0
    for name, numbers in own.items():
        known = usual[name]
        outside += int(((numbers < known.min()) | (numbers > known.max())).sum())
        total += int((numbers != 0).sum())
        before, after = np.abs(known), np.abs(numbers)
        if min((before > 0).sum(), (after > 0).sum()) >= FEWEST_NUMBERS:
            ratio = after.sum() / before.sum()
            if not 1 / LARGEST_CHANGE <= ratio <= LARGEST_CHANGE:
                return True
    return outside > MOST_OUTSIDE * total
