"""Figures in reports: numbers, percentages and Markdown tables."""

from __future__ import annotations

import math

from babel.numbers import get_decimal_symbol, get_group_symbol

from azalai.messages import language_in_use, say


def number(value: float, places: int = 2, *, sign: bool = False) -> str:
    """A number in the format of the language in use; with ``sign`` a positive one begins with a plus."""
    if math.isnan(value):
        return say("balance-none")
    if math.isinf(value):
        return say("balance-endless")
    locale = language_in_use()
    marks = str.maketrans({"-": "−", ",": get_group_symbol(locale), ".": get_decimal_symbol(locale)})
    return f"{value:{'+' if sign else ''},.{places}f}".translate(marks)


def percent(share: float) -> str:
    return say("balance-percent", figure=number(100 * share, 1))


def markdown_table(rows: list[list[str]]) -> str:
    """A Markdown table; the first row names the columns."""
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], "|---" * len(rows[0]) + "|", *lines[1:]])
