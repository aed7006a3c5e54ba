"""Why a card of the board or the hand cannot be chosen now: the sentence of the engine's ``IllegalMove``."""

from __future__ import annotations

from azalai.games.targi.rules.board import opposite
from azalai.messages import say, sentence
from azalai.web.drafts import find_action
from azalai.web.table_context import TableContext
from azalai.web.tooltips import WhyNot, rule_address

FAMILIES = {
    "place": {"border": "place", "dune": "place_dune"},
    "act": {"border": "use", "centre": "use_centre", "dune": "use_dune", "hand": "take_up_hand"},
    "border": {"border": "by_card"},
    "move_from": {"centre": "move_from"},
    "move_to": {"centre": "move_to"},
    "centre": {"centre": "centre_take"},
}
"""For each question that is answered on the board: the family of moves that a click on a card would belong to."""
RULES = {
    "place": {"border": "T10", "centre": "T12", "dune": "X16"},
    "act": {"border": "T13", "centre": "T13", "dune": "X17", "hand": "T20"},
    "border": {"border": "X07"},
    "move_from": {"centre": "T22"},
    "move_to": {"centre": "T22"},
}
"""The rule behind a reason, by question and sort of card; elsewhere it is the rule of the question."""


def why_not(context: TableContext, sort: str, item: int) -> WhyNot | None:
    """Why a card without a legal move has none; None while nothing on the board is asked."""
    asked = context.question["ask"]
    if not context.decides or asked not in FAMILIES:
        return None
    rule = RULES.get(asked, {}).get(sort, "")
    if asked == "act" and sort == "border" and context.view["border"][item - 1]["targis"] == [context.seat]:
        rule = "T23"  # the viewer's Targi stands there, and its action would have no effect
    family = FAMILIES[asked].get(sort)
    if family is None:
        return WhyNot(say("web-targi-why-other", ask=asked), _address(rule)) if sort != "hand" else None
    reason = context.game.say(find_action("targi", family, item).id)
    return WhyNot(sentence(reason), _address(rule))


def _address(rule: str) -> str:
    return rule_address(rule) if rule else ""


def blockers(context: TableContext, number: int) -> tuple[int, ...]:
    """T10: the border card with the Targi that stands opposite another one."""
    facing = opposite(number)
    stands = context.decides and context.question["ask"] == "place" and context.view["border"][facing - 1]["targis"]
    return (facing,) if stands else ()
