"""The coach's remarks in a first game of Tuareg: the situations in which they help, from what the viewer may know.

A remark comes only where each of its sentences is true.
"""

from __future__ import annotations

from azalai.games.tuareg.rules.actions import KIND_LETTERS, KIND_NAMES
from azalai.web.drafts import action_of
from azalai.web.remarks import NOTHING_SPECIAL, Found, Situation, always, legal_moves, own_player
from azalai.web.table_context import TableContext
from azalai.web.tuareg.labels import kind_title

DRAWN_CARDS = 3  # B13
FULL_CACHE = 4  # B12
USEFUL_PILE = 2  # cards of a kind in the market that are worth a turn


def _offers(context: TableContext, family: str) -> bool:
    """Whether a move of this family is legal now."""
    return any(action_of("tuareg", move).family == family for move in legal_moves(context))


def _start(context: TableContext) -> Found:
    own, view = own_player(context), context.view
    begins = view["stage"] == 1 and not own["cache"] and not any(own["camels"])
    return (("draw-pile",), "") if begins and view["pile"]["count"] >= DRAWN_CARDS else None


def _drawn(context: TableContext) -> Found:
    """B14: a card is owed to the market."""
    return NOTHING_SPECIAL if context.question["owed"] else None


def _last_round(context: TableContext) -> Found:
    return (("progress",), "") if context.view["last_turns"] else None


def _second_stage(context: TableContext) -> Found:
    """B31: it has just begun."""
    own = own_player(context)
    begins = context.view["stage"] == 2 and not any(own["camels"]) and not any(own["donkeys"])
    return (("progress",), "") if begins else None


def _cache(context: TableContext) -> Found:
    """B16: a card of the cache fits onto an animal."""
    return ((f"cache-{context.seat}",), "") if _offers(context, "load") else None


def _full_cache(context: TableContext) -> Found:
    """B12: after a draw cards must be laid until the cache is as full again."""
    full = len(own_player(context)["cache"]) >= FULL_CACHE and _offers(context, "draw")
    return ((f"cache-{context.seat}",), "") if full else None


def _lead(context: TableContext) -> Found:
    """B28: a kind of which the viewer shows more than every other player."""
    own, players = own_player(context), context.view["players"]
    others = [player["shows"] for player in players if player is not own]
    kinds = [kind for kind, count in own["shows"].items() if count > max(shows[kind] for shows in others)]
    return ((f"market-{kinds[0]}",), kind_title(kinds[0])) if kinds else None


def _market(context: TableContext) -> Found:
    """B20: a pile of which a card fits onto an animal."""
    market, legal = context.view["market"], legal_moves(context)
    taken = [action_of("tuareg", move) for move in legal]
    kinds = [KIND_NAMES[KIND_LETTERS.index(action.item)] for action in taken if action.family == "take"]
    useful = sorted((kind for kind in kinds if market[kind] >= USEFUL_PILE), key=KIND_NAMES.index)
    return (tuple(f"market-{kind}" for kind in useful), "") if useful else None


def _can_buy(context: TableContext) -> Found:
    shop = tuple(f"shop-{special}" for special, count in context.view["specials"].items() if count)
    return (shop, "") if _offers(context, "buy") else None


def _thief(context: TableContext) -> Found:
    """B24: somebody has a card that a thief can take."""
    return ((f"thief-{context.seat}",), "") if _offers(context, "thief") else None


def _stolen(context: TableContext) -> Found:
    """B24: a thief of another player keeps a card of the viewer."""
    thieves = [
        f"stolen-{seat}-{place}"
        for seat, player in enumerate(context.view["players"])
        for place, card in enumerate(player["stolen"], 1)
        if card["from"] == context.seat
    ]
    return (tuple(thieves), "") if thieves else None


def _cave(context: TableContext) -> Found:
    """B22: a cave has room, and there is a card to hide."""
    places = [action.item for move in legal_moves(context) if (action := action_of("tuareg", move)).family == "cave"]
    return ((f"cave-{context.seat}-{min(places)}",), "") if places else None


SITUATIONS = (
    Situation("drawn", "drawn", "B14", _drawn),
    Situation("order", "load onto more", "B18", always),
    Situation("pay", "pay", "B21", always),
    Situation("maps", "cash", "B29", always),
    Situation("last", "turn", "B26", _last_round),
    Situation("second", "turn", "B31", _second_stage),
    Situation("start", "turn", "B28", _start),
    Situation("stolen", "turn", "B24", _stolen),
    Situation("full", "turn", "B12", _full_cache),
    Situation("load", "turn", "B16", _cache),
    Situation("thief", "turn rest", "B24", _thief),
    Situation("cave", "turn rest", "B22", _cave),
    Situation("lead", "turn", "B28", _lead),
    Situation("market", "turn", "B20", _market),
    Situation("buy", "turn", "B21", _can_buy),
)
