"""Why a card of the board or the hand cannot be chosen now: the sentence of the engine's ``IllegalMove``."""

from __future__ import annotations

from azalai.games.targi.rules.board import opposite
from azalai.messages import say
from azalai.web.drafts import find_action
from azalai.web.table_context import TableContext

FAMILIES = {
    "place": {"border": "place", "dune": "place_dune"},
    "act": {"border": "use", "centre": "use_centre", "dune": "use_dune", "hand": "take_up_hand"},
    "border": {"border": "by_card"},
    "move_from": {"centre": "move_from"},
    "move_to": {"centre": "move_to"},
    "centre": {"centre": "centre_take"},
}
"""For each question that is answered on the board: the family of moves that a click on a card would belong to."""


def why_not(context: TableContext, sort: str, item: int) -> str:
    """Why a card without a legal move has none, as a sentence; empty while nothing on the board is asked."""
    asked = context.question["ask"]
    if not context.decides or asked not in FAMILIES:
        return ""
    family = FAMILIES[asked].get(sort)
    if family is None:
        return say("web-targi-why-other", ask=asked) if sort != "hand" else ""
    reason = context.game.say(find_action("targi", family, item).id)
    return say("web-targi-why", reason=reason[0].upper() + reason[1:])


def blockers(context: TableContext, number: int) -> tuple[int, ...]:
    """T10: the border card with the Targi that stands opposite another one."""
    facing = opposite(number)
    stands = context.decides and context.question["ask"] == "place" and context.view["border"][facing - 1]["targis"]
    return (facing,) if stands else ()
