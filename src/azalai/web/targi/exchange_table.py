"""The table of the trader and of the dune that exchanges: give along the line, get down the column."""

from __future__ import annotations

from typing import Any

from azalai.messages import say
from azalai.web.click_targets import Offers
from azalai.web.table_context import TableContext
from azalai.web.targi.card_symbols import ICONS, OF_GOOD
from azalai.web.targi.draft_steps import Step, will_have, without

Section = dict[str, Any]
TRADES = ("trade", "exchange")
LETTERS = {"d": "dates", "s": "salt", "p": "pepper"}
_WHAT = LETTERS | {"g": "gold"}


def trade_table(context: TableContext, offers: Offers, step: Step) -> Section:
    """Give along the line, get down the column."""
    usual = ">" if step.kind == "trade" else "="
    columns = "dspg" if step.kind == "trade" else "dsp"
    lines = []
    for give, good in LETTERS.items():
        cells = []
        for get in columns:
            ways = [f"{give}{sign}{get}" for sign in ">="] if get != give else []
            shown = [way for way in ways if way in offers or way in context.draft]
            if not shown and ways:
                shown = [f"{give}{'>' if get == 'g' else usual}{get}"]
            cells.append([_trade_counter(context, offers, way) for way in shown])
        lines.append({"icon": OF_GOOD[good], "label": say("targi-border-goods", what=good), "cells": cells})
    gold = None
    if "g>any" in offers or "g>any" in context.draft:
        gold = _trade_counter(context, offers, "g>any")
    heads = [{"icon": ICONS[get], "label": say("targi-border-goods", what=_WHAT[get])} for get in columns]
    return {"heads": heads, "lines": lines, "gold": gold, "tiles": []}


def _trade_counter(context: TableContext, offers: Offers, notation: str) -> Section:
    count = context.draft.count(notation)
    choice = offers.choice(notation)
    do = say("web-targi-do-trade", count=trades(context.draft) + 1)
    more = offers.make(notation, pick=True, do=do, will=will_have(choice)) if choice else None
    less = None
    if count:
        fewer = without(context.draft, notation) if notation != "g>any" else _without_gold(context.draft)
        less = offers.draft(fewer, say("web-targi-one-trade-less"))
    rate = "1" if "=" in notation else ("2" if not notation.endswith("g") else "3")
    return {"count": count, "more": more, "less": less, "rate": rate, "one": "=" in notation}


def _without_gold(draft: tuple[str, ...]) -> tuple[str, ...]:
    """The draft without its last gold, and without the goods that were taken for it."""
    at = len(draft) - 1 - draft[::-1].index("g>any")
    end = at + 1
    while end < len(draft) and draft[end].startswith("+"):
        end += 1
    return draft[:at] + draft[end:]


def trades(draft: tuple[str, ...]) -> int:
    return sum(1 for notation in draft if ">" in notation or "=" in notation)
