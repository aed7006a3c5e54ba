"""The exchange table of the trader (T21) and of the exchange dune: goods given in rows, goods received in columns."""

from __future__ import annotations

from typing import Any

from azalai.kernel.catalogue import Action
from azalai.messages import say
from azalai.web.click_targets import Offers
from azalai.web.drafts import action_of, find_action
from azalai.web.table_context import TableContext
from azalai.web.targi.card_symbols import ICONS, OF_GOOD
from azalai.web.targi.draft_steps import Step, stock_after, without_last

Section = dict[str, Any]
TRADE_RATES = {"trade": "2", "trade_one": "1", "trade_for_gold": "3", "trade_gold": "2"}
"""The families of exchanges, each with how many it takes for one."""
LETTERS = {"d": "dates", "s": "salt", "p": "pepper"}
_COLUMNS = LETTERS | {"g": "gold"}


def trade_table(context: TableContext, offers: Offers, step: Step) -> Section:
    at_trader = step.kind == "trade"
    columns = _COLUMNS if at_trader else LETTERS
    drafted = {action_of(context.game.name, notation).id for notation in context.draft}
    lines = []
    for give, good in LETTERS.items():
        cells = []
        for get in columns:
            ways = _ways(give, get)
            shown = [way for way in ways if offers.can(way.family, way.item) or way.id in drafted]
            if not shown and ways:
                shown = ways[:1] if at_trader else ways[1:]
            cells.append([_trade_counter(context, offers, way) for way in shown])
        lines.append({"icon": OF_GOOD[good], "label": say("targi-border-goods", what=good), "cells": cells})
    for_gold = find_action("targi", "trade_gold")
    gold = offers.can("trade_gold") or for_gold.id in drafted
    heads = [{"icon": ICONS[get], "label": say("targi-border-goods", what=what)} for get, what in columns.items()]
    return {
        "heads": heads,
        "lines": lines,
        "gold": _trade_counter(context, offers, for_gold) if gold else None,
        "tiles": [],
    }


def _ways(give: str, get: str) -> list[Action]:
    """The exchanges of one good for another: at the usual rate, and one for one."""
    if get == "g":
        return [find_action("targi", "trade_for_gold", give)]
    if get == give:
        return []
    return [find_action("targi", "trade", f"{give}>{get}"), find_action("targi", "trade_one", f"{give}={get}")]


def _trade_counter(context: TableContext, offers: Offers, trade: Action) -> Section:
    count = context.draft.count(trade.notation)
    choice = offers.choice(trade.family, trade.item)
    do = say("web-targi-do-trade", count=trades(context) + 1)
    more = offers.make(trade.family, trade.item, pick=True, do=do, will=stock_after(choice)) if choice else None
    less = None
    if count:
        fewer = _without_gold(context) if trade.family == "trade_gold" else without_last(context.draft, trade.notation)
        less = offers.draft(fewer, say("web-targi-one-trade-less"))
    return {"count": count, "more": more, "less": less, "rate": TRADE_RATES[trade.family]}


def _without_gold(context: TableContext) -> tuple[str, ...]:
    """The draft without its last gold, and without the goods that were taken for it."""
    families = [action_of(context.game.name, notation).family for notation in context.draft]
    start = len(families) - 1 - families[::-1].index("trade_gold")
    end = start + 1
    while end < len(families) and families[end] == "take":
        end += 1
    return context.draft[:start] + context.draft[end:]


def trades(context: TableContext) -> int:
    """How many exchanges the draft holds."""
    return sum(action_of(context.game.name, notation).family in TRADE_RATES for notation in context.draft)
