"""What a seat lacks to lay a tribe card, and the reason why the card cannot be laid."""

from __future__ import annotations

from azalai.games.targi.rules.card_tables import ALTERNATIVES, COSTS
from azalai.games.targi.rules.effects import count_discounts
from azalai.games.targi.rules.table import DISPLAY, GOODS, cards_laid
from azalai.games.targi.words.names import Now, amount_words, tribe_card
from azalai.messages import with_or


def off(now: Now, card: int, cheap: int) -> int:
    """How many goods are taken off: by discounts, and by a token or the matchmaker."""
    return cheap + count_discounts(now.t, now.c, now.seat, now.c.kind[card])


def missing(now: Now, card: int, alternative: int, cheap: int) -> list[int]:
    """What the seat lacks for one way to pay, after discounts."""
    at = (card * ALTERNATIVES + alternative) * COSTS
    lacking = [max(0, now.c.cost[at + i] - now.stock[i]) for i in range(COSTS)]
    if sum(lacking[:GOODS]) <= off(now, card, cheap):
        lacking[:GOODS] = [0] * GOODS
    return lacking


def counted_off(now: Now, card: int, cheap: int, lacking: list[list[int]]) -> int:
    """The discount, if there was one and it was not enough."""
    short_of_goods = any(any(each[:GOODS]) for each in lacking)
    return off(now, card, cheap) if short_of_goods else 0


def all_missing(now: Now, card: int, cheap: int) -> list[list[int]]:
    return [missing(now, card, alternative, cheap) for alternative in range(now.c.alternatives[card])]


def in_words(lacking: list[list[int]]) -> str:
    return with_or([amount_words(each) for each in lacking])


def cannot_lay(now: Now, card: int, cheap: int) -> str:
    """T24, T29."""
    name = tribe_card(now.deck, card)
    if cards_laid(now.t, now.seat) == DISPLAY:
        return now.refusal("lay-full", card=name)
    lacking = all_missing(now, card, cheap)
    counted = counted_off(now, card, cheap, lacking)
    return now.refusal("lay-cost", card=name, missing=in_words(lacking), off=counted)
