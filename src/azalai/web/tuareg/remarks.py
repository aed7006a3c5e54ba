"""The coach's remarks in a first game of Tuareg: the situations in which they help, from what the viewer may know."""

from __future__ import annotations

from azalai.web.drafts import action_of
from azalai.web.remarks import Found, Situation, always, own_player
from azalai.web.table_context import TableContext
from azalai.web.tuareg.labels import kind_title

FULL_CACHE = 4  # B12
USEFUL_PILE = 2  # cards of a kind in the market that are worth a turn


def _start(context: TableContext) -> Found:
    own, view = own_player(context), context.view
    begins = view["stage"] == 1 and not own["cache"] and not any(own["camels"])
    return (("draw-pile",), "") if begins else None


def _last_round(context: TableContext) -> Found:
    return (("progress",), "") if context.view["last_turns"] else None


def _second_stage(context: TableContext) -> Found:
    return (("progress",), "") if context.view["stage"] == 2 else None


def _cache(context: TableContext) -> Found:
    return ((f"cache-{context.seat}",), "") if own_player(context)["cache"] else None


def _full_cache(context: TableContext) -> Found:
    return ((f"cache-{context.seat}",), "") if len(own_player(context)["cache"]) >= FULL_CACHE else None


def _lead(context: TableContext) -> Found:
    """B28: a kind in which the viewer has the most."""
    kinds = [kind for kind, points in own_player(context)["leads"].items() if points]
    return ((f"market-{kinds[0]}",), kind_title(kinds[0])) if kinds else None


def _market(context: TableContext) -> Found:
    kinds = [kind for kind, count in context.view["market"].items() if count >= USEFUL_PILE]
    return (tuple(f"market-{kind}" for kind in kinds), "") if kinds else None


def _can_buy(context: TableContext) -> Found:
    shop = tuple(f"shop-{special}" for special, count in context.view["specials"].items() if count)
    return (shop, "") if any(action_of("tuareg", move.text).family == "buy" for move in context.game.moves()) else None


def _thief(context: TableContext) -> Found:
    return ((f"thief-{context.seat}",), "") if own_player(context)["thieves"] else None


def _cave(context: TableContext) -> Found:
    return ((f"cave-{context.seat}-1",), "") if own_player(context)["caves"] else None


SITUATIONS = (
    Situation("drawn", "drawn", "B14", always),
    Situation("order", "load onto more", "B18", always),
    Situation("pay", "pay", "B21", always),
    Situation("maps", "cash", "B29", always),
    Situation("last", "turn", "B26", _last_round),
    Situation("second", "turn", "B31", _second_stage),
    Situation("start", "turn", "B28", _start),
    Situation("full", "turn", "B12", _full_cache),
    Situation("load", "turn", "B16", _cache),
    Situation("thief", "turn rest", "B24", _thief),
    Situation("cave", "turn rest", "B22", _cave),
    Situation("lead", "turn", "B28", _lead),
    Situation("market", "turn", "B20", _market),
    Situation("buy", "turn", "B21", _can_buy),
)
