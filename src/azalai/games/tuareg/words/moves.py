"""What a move would do, for the seat that decides: it may name what that seat knows."""

from __future__ import annotations

from azalai.games.interface import Setting
from azalai.games.tuareg.rules import actions
from azalai.games.tuareg.rules.actions import CATALOGUE
from azalai.games.tuareg.rules.table import CAVE_PLACES, Table, cache_size
from azalai.games.tuareg.words.names import Now

_MESSAGES = {"onto": "add", "more": "add", "pay_top": "pay", "hide_top": "hide", "rob_top": "rob-top"}
"""The messages ``tuareg-move-…`` of the families that have none of their own name."""


def say_move(t: Table, setting: Setting, action: int) -> str:
    """What a legal action would do."""
    now, family = Now(t, setting.deck), CATALOGUE[action].family
    if family == "end" and now.question.kind == actions.ASK_TURN:
        return now.phrase("move-pass")
    return now.phrase(f"move-{_MESSAGES.get(family, family)}", **now.about(action), **_figures(now, action))


def _figures(now: Now, action: int) -> dict[str, object]:
    """The figures in the sentence, by the family of the action."""
    c, nth = now.c, CATALOGUE[action].nth
    match CATALOGUE[action].family:
        case "draw":
            return {"count": min(c.draw, now.t.pile_count), "owed": now.t.pile_count >= c.draw}
        case "take":
            return {"count": now.t.market[nth]}
        case "buy":
            return {"price": c.price, "points": c.map_points}
        case "cave":
            cards = now.me.cave[nth * CAVE_PLACES : (nth + 1) * CAVE_PLACES]
            return {"held": sum(card != 0 for card in cards), "most": c.limit_cave}
        case "thief":
            return {"count": now.me.thieves}
        case "end":
            return {"count": cache_size(now.me)}
        case "pay":
            return {"dinar": c.dinar[nth]}
        case "pay_top":
            return {"dinar": c.dinar[now.top(nth)]}
        case "rob":
            return {"count": cache_size(now.t.players[nth])}
        case "cash":
            return {"points": c.map_points}
        case "keep":
            return {"count": now.me.maps}
    return {}
