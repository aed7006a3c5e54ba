"""Why a card or an animal of Tuareg cannot be chosen now: the engine's sentence (``IllegalMove``) and the rule."""

from __future__ import annotations

from azalai.messages import sentence
from azalai.web.drafts import find_action
from azalai.web.table_context import TableContext
from azalai.web.tooltips import WhyNot, rule_address
from azalai.web.tuareg.labels import KIND

ANSWERS = {
    "turn": ("draw", "load", "take", "buy", "cave"),
    "drawn": ("cave",),
    "rest": ("cave",),
    "load": ("add",),
    "onto": ("onto",),
    "more": ("more",),
    "hide": ("hide",),
}
"""The families of moves that a place of the table stands for, by question."""
RULES = {
    "draw": "B26",
    "load": "B18",
    "take": "B18",
    "buy": "B21",
    "cave": "B22",
    "add": "B18",
    "onto": "B18",
    "more": "B18",
    "hide": "B14",
}
"""The rule behind a reason, by family, where something is there to choose."""
OPTION_RULES = {
    "done": dict.fromkeys(("draw", "load", "market", "buy"), "B09"),
    "empty": {"draw": "B26", "load": "B16", "market": "B20", "buy": "B03"},
    "no": {"draw": "B26", "load": "B18", "market": "B18", "buy": "B21"},
}
"""The rule behind the reason why an option is closed, by reason and option."""


def why_not(context: TableContext, family: str, item: object = "") -> WhyNot | None:
    """Why a move of the viewer is not legal; None if its family does not answer the question."""
    if not context.decides or family not in ANSWERS.get(context.question["ask"], ()):
        return None
    reason = context.game.say(find_action("tuareg", family, item).id)
    return WhyNot(sentence(reason), rule_address(_rule(context, family, item)))


def why_closed(option: str, why: str, says: str) -> WhyNot | None:
    """Why an option of the turn is closed; None if it is not. ``says`` tells it in a few words."""
    return WhyNot(sentence(says), rule_address(OPTION_RULES[why][option])) if why in OPTION_RULES else None


def _rule(context: TableContext, family: str, item: object) -> str:
    view = context.view
    match family:
        case "take" if not view["market"][KIND[str(item)]]:
            return OPTION_RULES["empty"]["market"]
        case "load" if not view["players"][context.seat]["cache"]:
            return OPTION_RULES["empty"]["load"]
        case "buy" if not view["specials"][item]:
            return OPTION_RULES["empty"]["buy"]
    return RULES[family]
