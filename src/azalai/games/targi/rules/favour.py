"""The Targia and her favour. X10 to X12."""

from azalai.games.targi.rules import actions, board, border, decks, gaining
from azalai.games.targi.rules.card_tables import Cards, with_expansion
from azalai.games.targi.rules.table import GOODS, Table
from azalai.kernel.gear import rule
from azalai.kernel.questions import answered, ask, either, is_of, item_of


@rule
def targia_card(t: Table, c: Cards) -> int:
    """X10: her border card: 15 14 13 11 10 9 7 6 5 3 2 1, counter-clockwise without the corners; 0 without her."""
    return 16 - t.round - (t.round - 1) // 3 if with_expansion(c) else 0


@rule
def may_have_favour(t: Table, c: Cards, seat: int, number: int) -> bool:
    """X12: once a round, for the action of a Targi on her card."""
    return number == targia_card(t, c) and t.players[seat].favoured == 0


@rule
def favour_first(t: Table, c: Cards, seat: int) -> None:
    """The favour comes first, and the border action must follow: one card is finished before the next begins (T13)."""
    ask(t, actions.ASK_FINISH, seat, 1, targia_card(t, c))
    ask_favour(t, seat, 0)


@rule
def ask_favour(t: Table, seat: int, may_be_left: int) -> None:
    t.players[seat].favoured = 1
    ask(t, actions.ASK_FAVOUR, seat, 1, may_be_left)


@rule
def legal_finish(t: Table, c: Cards, seat: int, number: int, options: list[int]) -> int:
    options[0] = actions.GIVE_UP + number
    if border.can_use(t, c, seat, number):
        options[1] = actions.USE + number
        return 2
    return 1


@rule
def answer_finish(t: Table, c: Cards, seat: int, number: int, action: int) -> None:
    """T14: the border action is used or given up, and the Targi goes home."""
    answered(t)
    t.players[seat].targis ^= board.border_bit(number)
    if action == actions.USE + number:
        border.use_border(t, c, seat, number)
    else:
        assert action == actions.GIVE_UP + number


@rule
def legal_favour(t: Table, seat: int, may_be_left: int, options: list[int]) -> int:
    """X12: a good of choice, or a good returned for the top goods card."""
    n = gaining.legal_held(t, seat, actions.FAVOUR_PAY, options, gaining.legal_gain(options))
    if may_be_left != 0:
        options[n] = actions.SKIP
        n += 1
    return n


@rule
def answer_favour(t: Table, seat: int, action: int) -> None:
    answered(t)
    if action == actions.SKIP:
        return
    ask(t, actions.DO_FAVOUR_BONUS, seat, 1, 0)
    if is_of(action, actions.FAVOUR_PAY, GOODS):
        turn_for_favour(t, seat, action - actions.FAVOUR_PAY)
    else:
        t.players[seat].stock[item_of(action, actions.TAKE, GOODS)] += 1


@rule
def turn_for_favour(t: Table, seat: int, good: int) -> None:
    """X12: a good is returned and the top goods card turned over. It stays open until it is taken or left."""
    t.players[seat].stock[good] -= 1
    t.reveals += 1
    card = decks.draw_goods_card(t)
    t.looked[0] = card
    ask(t, actions.ASK_TURNED, seat, 1, card)


@rule
def legal_turned(t: Table, seat: int, options: list[int]) -> int:
    """X12: take what the card shows, leave it, or return another good for the next card."""
    n = either(options, actions.FAVOUR_TAKE, actions.FAVOUR_LEAVE)
    return gaining.legal_held(t, seat, actions.FAVOUR_PAY, options, n)


@rule
def answer_turned(t: Table, c: Cards, seat: int, card: int, action: int) -> None:
    answered(t)
    t.looked[0] = 0
    decks.discard_goods_card(t, card)
    if action == actions.FAVOUR_TAKE:
        gaining.gain_goods_card(t, c, seat, card)
    elif action != actions.FAVOUR_LEAVE:
        turn_for_favour(t, seat, item_of(action, actions.FAVOUR_PAY, GOODS))
