"""Numbers in reports: decimals, percentages and Markdown tables."""

from __future__ import annotations

import math

from azalai.messages import decimal, say


def number(value: float, places: int = 2, *, sign: bool = False) -> str:
    """``decimal``, and words for numbers that have no digits."""
    if math.isnan(value):
        return say("balance-none")
    if math.isinf(value):
        return say("balance-endless")
    return decimal(value, places, sign=sign)


def percent(share: float) -> str:
    return say("balance-percent", figure=number(100 * share, 1))


def markdown_table(rows: list[list[str]]) -> str:
    """A Markdown table; the first row names the columns."""
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], "|---" * len(rows[0]) + "|", *lines[1:]])
