"""Checks the card being decided on or paid for: where it came from and what it still costs. T18, T24, X08."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from azalai.games.targi.cards.card_file import Deck
from azalai.games.targi.position.check_dunes import dunes_that, used_tokens
from azalai.games.targi.position.check_stack import questions
from azalai.games.targi.rules import actions, dunes
from azalai.games.targi.rules.card_tables import ALTERNATIVES, COSTS, Cards
from azalai.games.targi.rules.effects import CHEAP_LAY, HAND_OF_TWO, count_discounts, count_lasting
from azalai.games.targi.rules.paying import can_pay_both, token_saves_a_good
from azalai.games.targi.rules.table import DISPLAY, FIRST_WILD_CARD, GOODS, HAND, Table, cards_laid
from azalai.kernel.questions import Question

NOTHING_PAID_YET = (actions.ASK_CARD, actions.ASK_TOKEN, actions.ASK_ALTERNATIVE)
ABOUT_A_CARD = (*NOTHING_PAID_YET, actions.ASK_EXTRA, actions.ASK_DISCOUNT, actions.ASK_ROW)
FROM_THE_HAND = (actions.FROM_HAND, actions.FROM_NOBLE)
DRAWN = (actions.FROM_DECK, actions.FROM_DECK_FOR_WATER)


def card_faults(t: Table, deck: Deck) -> Iterator[tuple[str, dict[str, Any]]]:
    """A card is being decided on exactly while there is a question about it; it costs what is printed on it."""
    asked = [q for q in questions(t) if q.kind in ABOUT_A_CARD]
    if bool(t.card) != bool(asked):
        yield "question-card", {}
        return
    if not asked:
        return
    q, c = asked[-1], deck.tables
    if q.kind == actions.ASK_CARD:
        if q.about not in FROM_THE_HAND and (q.about in DRAWN) == bool(t.card_seen):
            yield "card-open", {}
        limit = HAND if count_lasting(t, c, q.seat, HAND_OF_TWO) else c.limit_hand
        if q.about in FROM_THE_HAND and all(t.players[q.seat].hand[:limit]):
            yield "card-from-hand", {}
        if q.about == actions.FROM_CENTRE and not any(s.face_down and s.card in deck.goods for s in t.centre):
            yield "card-from-centre", {}
    else:
        if not t.card_seen:
            yield "card-open", {}
        if cards_laid(t, q.seat) == DISPLAY:
            yield "display-full", {}
    if q.kind == actions.ASK_TOKEN and not token_saves_a_good(t, c, q.seat):
        yield "token", {"card": deck.name(t.card)}
    if not _price_fits(t, c, q):
        yield "price", {"card": deck.name(t.card)}
    if not _cheap_fits(t, c, q):
        yield "cheap", {"card": deck.name(t.card)}


def _price_fits(t: Table, c: Cards, q: Question) -> bool:
    """T24, T25, X08: the price of an alternative, perhaps with the optional part, less the discounts so far."""
    if q.kind in NOTHING_PAID_YET:
        return not any(t.price) and not t.extra
    held = t.players[q.seat].stock
    if t.card >= FIRST_WILD_CARD:
        at = (t.card - FIRST_WILD_CARD + 1) * COSTS
        costs, extra = [c.dune_cost[at : at + COSTS]], [0] * COSTS
    else:
        at = t.card * ALTERNATIVES * COSTS
        costs = [c.cost[at + i * COSTS : at + (i + 1) * COSTS] for i in range(c.alternatives[t.card])]
        extra = c.extra_cost[t.card * COSTS : (t.card + 1) * COSTS]
    if q.kind == actions.ASK_EXTRA:
        payable = [cost for i, cost in enumerate(costs) if can_pay_both(t, c, q.seat, t.card, i, t.cheap)]
        return t.price[:COSTS] in payable and not t.extra
    if t.extra not in (0, c.extra_points[t.card]):
        return False
    less = t.cheap + count_discounts(t, c, q.seat, c.kind[t.card])
    still = q.count if q.kind == actions.ASK_DISCOUNT else 0
    for cost in costs:
        full = [cost[i] + (extra[i] if t.extra else 0) for i in range(COSTS)]
        off = [full[i] - t.price[i] for i in range(COSTS)]
        if min(off) >= 0 and not any(off[GOODS:]) and sum(off) + still == min(sum(full[:GOODS]), less):
            return bool(still) or all(held[i] >= t.price[i] for i in range(COSTS))
    return False


def _cheap_fits(t: Table, c: Cards, q: Question) -> bool:
    """How much the matchmaker and a token used for it take off."""
    by_dune = {0, *(c.dune_number[dune] for dune in dunes_that(c, dunes.CHEAP_HAND))}
    by_token = {0, *(c.effect_number[card] for card in used_tokens(t, c, q.seat, CHEAP_LAY))}
    if q.kind == actions.ASK_CARD or t.card >= FIRST_WILD_CARD:
        return t.cheap == 0
    if q.kind == actions.ASK_TOKEN:
        return t.cheap in by_dune
    return t.cheap in {dune + token for dune in by_dune for token in by_token}
