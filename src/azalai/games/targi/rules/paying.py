"""Paying for a tribe card: tokens, alternatives, the optional part, goods taken off. T24, T25, T29, X08."""

from azalai.games.targi.rules import actions, effects
from azalai.games.targi.rules.card_tables import ALTERNATIVES, COSTS, Cards, with_expansion
from azalai.games.targi.rules.table import DATES, DISPLAY, GOLD, GOODS, PEPPER, SALT, WATER, Table, cards_laid
from azalai.kernel.gear import rule
from azalai.kernel.questions import answered, ask, count_down

# -- can it be paid? ----------------------------------------------------------------------------------


@rule
def can_pay(t: Table, c: Cards, seat: int, card: int, alternative: int, cheap: int) -> bool:
    """T24, T25: a card is paid in full. Each discount takes off one good, and a token or the matchmaker takes off
    ``cheap`` more. Gold and water are never reduced."""
    at = (card * ALTERNATIVES + alternative) * COSTS
    stock = t.players[seat].stock
    if stock[GOLD] < c.cost[at + GOLD] or stock[WATER] < c.cost[at + WATER]:
        return False
    missing = 0
    for good in range(GOODS):
        missing += max(0, c.cost[at + good] - stock[good])
    return missing == 0 or missing <= cheap + effects.count_discounts(t, c, seat, c.kind[card])


@rule
def can_pay_both(t: Table, c: Cards, seat: int, card: int, alternative: int, cheap: int) -> bool:
    """X08: whether the optional part can be paid on top of an alternative; discounts reduce the sum of both."""
    if c.extra_points[card] == 0:
        return False
    at = (card * ALTERNATIVES + alternative) * COSTS
    stock = t.players[seat].stock
    missing = 0
    for i in range(COSTS):
        short = max(0, c.cost[at + i] + c.extra_cost[card * COSTS + i] - stock[i])
        if i >= GOODS and short > 0:
            return False
        missing += short
    return missing <= cheap + effects.count_discounts(t, c, seat, c.kind[card])


@rule
def can_pay_some(t: Table, c: Cards, seat: int, card: int, cheap: int) -> bool:
    """T24: some alternative can be paid."""
    for alternative in range(c.alternatives[card]):
        if can_pay(t, c, seat, card, alternative, cheap):
            return True
    return False


@rule
def can_lay(t: Table, c: Cards, seat: int, card: int, cheap: int) -> bool:
    """T24, T29: it can be paid, perhaps with a token, and fewer than twelve cards are laid."""
    if not can_pay_some(t, c, seat, card, cheap):
        off = token_goods(t, c, seat)
        if off == 0 or not can_pay_some(t, c, seat, card, cheap + off):
            return False
    return cards_laid(t, seat) < DISPLAY


@rule
def token_goods(t: Table, c: Cards, seat: int) -> int:
    """How many goods an unused token can take off a card being laid."""
    place = effects.token_place(t, c, seat, effects.CHEAP_LAY) if with_expansion(c) else -1
    return c.effect_number[t.players[seat].display[place]] if place >= 0 else 0


@rule
def token_saves_a_good(t: Table, c: Cards, seat: int) -> bool:
    """X07: whether the token takes a good off the card being laid in some way of paying it: for an alternative, with or
    without the optional part, after lasting discounts and the matchmaker."""
    off = token_goods(t, c, seat)
    if off == 0:
        return False
    before = t.cheap + effects.count_discounts(t, c, seat, c.kind[t.card])
    more = goods_in(c.extra_cost, t.card * COSTS)
    for alternative in range(c.alternatives[t.card]):
        goods = goods_in(c.cost, (t.card * ALTERNATIVES + alternative) * COSTS)
        if goods > before and can_pay(t, c, seat, t.card, alternative, t.cheap + off):
            return True
        if goods + more > before and can_pay_both(t, c, seat, t.card, alternative, t.cheap + off):
            return True
    return False


@rule
def goods_in(costs: list[int], at: int) -> int:
    """How many goods a cost has."""
    return costs[at + DATES] + costs[at + SALT] + costs[at + PEPPER]


# -- paying -------------------------------------------------------------------------------------------


@rule
def legal_token(t: Table, c: Cards, seat: int, options: list[int]) -> int:
    """The card can always be paid with the token, since only such a card is laid."""
    n = 0
    if can_pay_some(t, c, seat, t.card, t.cheap):
        options[n] = actions.WITHOUT_TOKEN
        n += 1
    options[n] = actions.WITH_TOKEN
    return n + 1


@rule
def answer_token(t: Table, c: Cards, seat: int, action: int) -> None:
    answered(t)
    if action == actions.WITH_TOKEN:
        t.cheap += token_goods(t, c, seat)
        effects.use_token(t, c, seat, effects.CHEAP_LAY)
    else:
        assert action == actions.WITHOUT_TOKEN
    ask(t, actions.ASK_ALTERNATIVE, seat, 1, 0)


@rule
def legal_alternative(t: Table, c: Cards, seat: int, options: list[int]) -> int:
    n = 0
    for alternative in range(c.alternatives[t.card]):
        if can_pay(t, c, seat, t.card, alternative, t.cheap):
            options[n] = actions.PAY + alternative
            n += 1
    return n


@rule
def answer_alternative(t: Table, c: Cards, seat: int, alternative: int) -> None:
    """T24: the price is fixed; X08: an optional part may be added."""
    at = (t.card * ALTERNATIVES + alternative) * COSTS
    for i in range(COSTS):
        t.price[i] = c.cost[at + i]
    answered(t)
    ask(t, actions.ASK_ROW, seat, 1, turns_over(c, t.card))
    if can_pay_both(t, c, seat, t.card, alternative, t.cheap):
        ask(t, actions.ASK_EXTRA, seat, 1, 0)
    else:
        take_discounts(t, c, seat)


@rule
def turns_over(c: Cards, card: int) -> int:
    """1: laying the card turns over or draws others, so the player chooses the row even if only one is left."""
    return 1 if c.effect[card] == effects.TURN_GOODS_CARDS or c.effect[card] == effects.DRAW_TRIBE else 0


@rule
def answer_extra(t: Table, c: Cards, seat: int, action: int) -> None:
    answered(t)
    if action == actions.WITH_EXTRA:
        for i in range(COSTS):
            t.price[i] += c.extra_cost[t.card * COSTS + i]
        t.extra = c.extra_points[t.card]
    else:
        assert action == actions.WITHOUT_EXTRA
    take_discounts(t, c, seat)


@rule
def take_discounts(t: Table, c: Cards, seat: int) -> None:
    """T25: each discount takes one good off the price, while there is one."""
    off = min(goods_in(t.price, 0), t.cheap + effects.count_discounts(t, c, seat, c.kind[t.card]))
    if off > 0:
        ask(t, actions.ASK_DISCOUNT, seat, off, 0)


@rule
def legal_discount(t: Table, seat: int, count: int, options: list[int]) -> int:
    """T25: any good of the price, as long as the rest can still be paid."""
    stock = t.players[seat].stock
    missing = 0
    for good in range(GOODS):
        missing += max(0, t.price[good] - stock[good])
    n = 0
    for good in range(GOODS):
        helps = 1 if t.price[good] > stock[good] else 0
        if t.price[good] > 0 and missing - helps <= count - 1:
            options[n] = actions.SPARE + good
            n += 1
    return n


@rule
def answer_discount(t: Table, good: int) -> None:
    t.price[good] -= 1
    count_down(t)
