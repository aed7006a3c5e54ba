"""A turn: the four options, drawing, the end. B09 to B15, B26."""

from azalai.games.tuareg.rules import actions, cache_inference, loading, memory, specials, stage
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.table import ANIMALS, CAMELS, KINDS, SPECIALS, Table, cache_size, draw_card
from azalai.kernel.gear import rule
from azalai.kernel.questions import answered, ask, is_of


@rule
def legal_turn(t: Table, c: Cards, seat: int, options: list[int]) -> int:
    """B09: draw, load, market or buy; end the turn only if none of them is possible. B10: caves and thieves besides."""
    me = t.players[seat]
    options[0] = actions.DRAW
    n = 1 if t.pile_count > 0 else 0
    held = 0
    worth = 0
    for kind in range(KINDS):
        held |= 1 << kind if me.cache[kind] > 0 else 0
        worth += me.cache[kind] * c.dinar[kind]
    fitting = 0
    for animal in range(CAMELS + me.donkeys):
        if animal < c.camels or animal >= CAMELS:
            cargo = me.animals[animal]
            kinds = loading.takes(c, animal, cargo)
            fitting |= kinds
            worth += c.cargo_dinar[cargo]
            options[n] = actions.LOAD + animal
            n += 1 if kinds & held != 0 else 0
    for kind in range(KINDS):
        options[n] = actions.TAKE + kind
        n += (fitting >> kind) & 1 if t.market[kind] > 0 else 0
    if worth >= c.price:
        for special in range(SPECIALS):
            options[n] = actions.BUY + special
            n += 1 if t.bank[special] > 0 else 0
    if n == 0:
        options[n] = actions.END
        n += 1
    return specials.legal_specials(t, c, seat, 0, n, options)


@rule
def answer_turn(t: Table, c: Cards, seat: int, action: int) -> None:
    if action == actions.DRAW:
        draw_cards(t, c, seat)
    elif action == actions.END:
        cache_inference.note_pass(t, c, seat)
        end_turn(t, c, seat)
    elif is_of(action, actions.LOAD, ANIMALS):
        ask(t, actions.ASK_LOAD, seat, 0, action - actions.LOAD)
    elif is_of(action, actions.TAKE, KINDS):
        ask(t, actions.ASK_ONTO, seat, 0, action - actions.TAKE)
    elif is_of(action, actions.BUY, SPECIALS):
        ask(t, actions.ASK_PAY, seat, 0, action - actions.BUY)
    else:
        specials.use_special(t, seat, action)


@rule
def draw_cards(t: Table, c: Cards, seat: int) -> None:
    """B13: the top three cards, or all that are left. B15: only a full draw owes a card to the market."""
    me = t.players[seat]
    drawn = 0
    while drawn < c.draw and t.pile_count > 0:
        kind = draw_card(t)
        me.cache[kind] += 1
        t.drawn[kind] += 1
        drawn += 1
    memory.drew(t, seat, drawn)
    t.reveals += 1
    q = t.asked[t.depth - 1]
    q.kind = actions.ASK_DRAWN
    q.count = 1 if drawn == c.draw else 0


@rule
def legal_drawn(t: Table, c: Cards, seat: int, owed: int, options: list[int]) -> int:
    """B14: lay any card of the cache; end the turn when no card is owed and B12 is met."""
    me = t.players[seat]
    n = 0
    for kind in range(KINDS):
        options[n] = actions.LAY + kind
        n += 1 if me.cache[kind] > 0 else 0
    if owed == 0 and cache_size(me) <= c.limit_cache:
        options[n] = actions.END
        n += 1
    return specials.legal_specials(t, c, seat, owed, n, options)


@rule
def legal_rest(t: Table, c: Cards, seat: int, options: list[int]) -> int:
    """B11: the option is done; the player decides when the turn ends."""
    options[0] = actions.END
    return specials.legal_specials(t, c, seat, 0, 1, options)


@rule
def answer_rest(t: Table, c: Cards, seat: int, action: int) -> None:
    """After the draw or the option; only after a draw cards are laid into the market."""
    if action == actions.END:
        end_turn(t, c, seat)
    elif is_of(action, actions.LAY, KINDS):
        kind = action - actions.LAY
        t.players[seat].cache[kind] -= 1
        t.market[kind] += 1
        memory.gave_openly(t, seat, kind)
        t.asked[t.depth - 1].count = 0
    else:
        specials.use_special(t, seat, action)


@rule
def end_turn(t: Table, c: Cards, seat: int) -> None:
    """B09: play goes clockwise. B26: when the pile is empty, each has one more turn, last the one who emptied it."""
    answered(t)
    t.caves_used = 0
    for kind in range(KINDS):
        t.drawn[kind] = 0
    if t.last_turns > 0:
        t.last_turns -= 1
        if t.last_turns == 0:
            stage.end_stage(t, c, seat)
            return
    elif t.pile_count == 0:
        t.last_turns = c.seats
    following = (seat + 1) % c.seats
    if following == t.first:
        t.round += 1
    ask(t, actions.ASK_TURN, following, 0, 0)
