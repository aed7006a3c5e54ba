"""Sentences about moves that the base game and the expansion share: using a border card, laying, paying, exchanging."""

from __future__ import annotations

from azalai.games.targi.cards.card_file import parse_amount
from azalai.games.targi.rules.border import edition_of
from azalai.games.targi.rules.effects import CARAVAN_TWICE, count_discounts, count_lasting
from azalai.games.targi.rules.paying import can_pay_some
from azalai.games.targi.rules.table import GOODS
from azalai.games.targi.words.names import Now, amount_text, cost_text, tribe_card
from azalai.messages import say


def goods_cards_turned(now: Now) -> int:
    """How many goods cards the caravan gives the seat."""
    return 1 + count_lasting(now.t, now.c, now.seat, CARAVAN_TWICE)


def use_words(now: Now, number: int) -> str:
    """What using a border card would do; cards of the expansion say what is new."""
    edition = edition_of(now.t, now.c, number)
    card = now.deck.borders[edition][number]
    border, role, facts = now.border(number), card.role, card.facts
    if edition and role != "goods":
        gain = facts.get("discard_gain", facts.get("gain"))
        return say(f"targi-move-use-{role}", border=border, amount=amount_text(gain) if gain else "")
    return say(
        "targi-move-use",
        border=border,
        role=role,
        amount=amount_text(facts["gain"]) if role == "goods" else "",
        count=goods_cards_turned(now),
    )


def lay_words(now: Now, number: int) -> str:
    """Laying a tribe card: its crosses and its cost after discounts."""
    card = now.deck.tribe[number]
    off = max(discount(now, number, cost) for cost in card.cost)
    words = say(
        "targi-move-lay",
        card=tribe_card(now.deck, number),
        crosses=card.crosses,
        cost=cost_text(card.cost, card.extra),
        off=off,
    )
    if not can_pay_some(now.t, now.c, now.seat, number, 0):
        return say("targi-move-lay-token", lay=words)
    return words


def discount(now: Now, card: int, cost: str) -> int:
    """T25: how many goods are taken off a cost; a token or the matchmaker takes off ``cheap`` more."""
    goods = sum((parse_amount(cost) or [])[:GOODS])
    return min(goods, now.t.cheap + count_discounts(now.t, now.c, now.seat, now.c.kind[card]))


def exchange_words(give: str, get: str) -> str:
    return say("targi-move-exchange", give=give, get=get)
