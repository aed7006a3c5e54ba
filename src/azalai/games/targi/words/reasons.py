"""Why an action is not legal now, and what would be. For the seat that decides: it may name what that seat knows.

Each family of actions has its own questions. Asked at another moment, the answer is which question is open instead.
"""

from __future__ import annotations

from collections.abc import Callable

from azalai.games.interface import Setting
from azalai.games.targi.position.view import GOODS_NAMES, numbers
from azalai.games.targi.rules import actions
from azalai.games.targi.rules.actions import CATALOGUE
from azalai.games.targi.rules.board import is_corner, opposite
from azalai.games.targi.rules.border import NEAR_BIT, ORIGIN, edition_of, entry_of, free_for_marker, reach_of
from azalai.games.targi.rules.effects import TRADE_ONE_FOR_ONE, count_lasting
from azalai.games.targi.rules.exchanging import EDITION_BIT, given_in
from azalai.games.targi.rules.laying import can_take_up, free_place
from azalai.games.targi.rules.paying import token_goods
from azalai.games.targi.rules.raid import names_goods, wares_held
from azalai.games.targi.rules.table import GOLD, GOODS, POINTS, ROW_LENGTH, ROWS, Table, other
from azalai.games.targi.words.lacking import cannot_lay, counted_off, missing
from azalai.games.targi.words.names import Now, amount_words, border_name, centre_name, some, tribe_card
from azalai.games.targi.words.questions import say_question
from azalai.games.targi.words.reasons_expansion import free_places, named_goods, reason_in_expansion
from azalai.messages import commas, say


def why_illegal(t: Table, setting: Setting, action: int) -> str:
    """The reason against an action that is not legal, and what would be right."""
    if t.depth == 0:
        return say("error-over")
    now = Now(t, setting.deck)
    family, kind = CATALOGUE[action].family, now.question.kind
    reason = reason_in_expansion(now, family)
    if reason is not None:
        return reason(now, action)
    if family in _REASONS and kind in _REASONS[family][0]:
        return _REASONS[family][1](now, action)
    move = CATALOGUE[action].notation
    return say("targi-no-question", move=move, question=say_question(t, setting), moves=now.moves())


# -- placing ------------------------------------------------------------------------------------------


def _place(now: Now, action: int) -> str:
    """T10."""
    number = action - actions.PLACE
    free = free_places(now)
    bit = 1 << (number - 1)
    if is_corner(number):
        return say("targi-no-place-corner", number=number, free=free)
    if number == now.t.robber:
        return say("targi-no-place-robber", number=number, free=free)
    if now.t.players[now.seat].targis & bit:
        return say("targi-no-place-own", number=number, free=free)
    if now.t.players[other(now.seat)].targis & bit:
        return say("targi-no-place-taken", number=number, seat=now.opponent, free=free)
    return say("targi-no-place-opposite", number=number, seat=now.opponent, opposite=opposite(number), free=free)


# -- using figures ------------------------------------------------------------------------------------


def _targi(now: Now, number: int) -> str:
    """No own Targi is there."""
    out = numbers(now.t.players[now.seat].targis)
    if not out:
        return say("targi-no-targi-left", number=number, moves=now.moves())
    return say("targi-no-targi", number=number, count=len(out), out=commas(out))


def _use(now: Now, action: int) -> str:
    """T13; T23: what can do nothing can only be given up."""
    number = action - actions.USE
    if not now.t.players[now.seat].targis >> (number - 1) & 1:
        return _targi(now, number)
    border, move = now.border(number), CATALOGUE[actions.GIVE_UP + number].notation
    edition = edition_of(now.t, now.c, number)
    role = now.deck.borders[edition][number].role
    if role == "noble":
        taken = "yes" if any(now.t.players[now.seat].hand) else "no"
        return say("targi-no-use-noble", border=border, taken=taken, move=move)
    if role == "trader":
        goods = min(now.c.trade_for_good[edition], now.c.trade_for_gold[edition])
        count = 1 if _trades_one(now) else goods
        message = "targi-no-use-trader-gold" if now.c.trade_gold_for[edition] else "targi-no-use-trader"
        return say(message, border=border, count=count, move=move)
    if role == "silversmith":
        goods, gold = now.c.silver_goods[edition * 2], some(GOLD, now.c.silver_gold[edition * 2])
        message = "targi-no-use-silversmith-mixed" if now.c.silver_mixed[edition] else "targi-no-use-silversmith"
        return say(message, border=border, count=goods, gold=gold, move=move)
    markers = now.t.players[now.seat].markers
    if markers and now.c.mirage_near[edition]:
        return say("targi-no-use-mirage-near", border=border, move=move)
    return say("targi-no-use-mirage", border=border, marker="yes" if markers else "no", move=move)


def _give_up(now: Now, action: int) -> str:
    return _targi(now, action - actions.GIVE_UP)


def _marker(now: Now, space: int) -> str:
    """No own marker is there."""
    out = numbers(now.t.players[now.seat].markers)
    if not out:
        return say("targi-no-marker-left", space=space, moves=now.moves())
    return say("targi-no-marker", space=space, count=len(out), out=commas(out))


def _use_centre(now: Now, action: int) -> str:
    return _marker(now, action - actions.USE_CENTRE + 1)


def _give_up_centre(now: Now, action: int) -> str:
    return _marker(now, action - actions.GIVE_UP_CENTRE + 1)


def _take_up_hand(now: Now, action: int) -> str:
    """T20."""
    place = action - actions.TAKE_UP_HAND
    hand = now.t.players[now.seat].hand
    if not hand[place]:
        held = "yes" if any(hand) else "no"
        return say("targi-no-hand-card", place=place + 1, held=held, moves=now.moves())
    card = tribe_card(now.deck, hand[place])
    if not can_take_up(now.t, now.seat, place):
        return say("targi-no-hand-yet", card=card, moves=now.moves())
    return say("targi-no-hand-noble", card=card, moves=now.moves())


def _done(now: Now, action: int) -> str:
    """T13."""
    player = now.t.players[now.seat]
    moves = [f"b{number}" for number in numbers(player.targis)] + [f"c{space}" for space in numbers(player.markers)]
    moves += [f"d{place}" for place in numbers(player.dunes)]
    return say("targi-no-done", count=len(moves), figures=commas(moves))


# -- a tribe card -------------------------------------------------------------------------------------


def _lay(now: Now, action: int) -> str:
    """T24, T29; X07: an unused token would be counted."""
    return cannot_lay(now, now.t.card, token_goods(now.t, now.c, now.seat))


def _keep(now: Now, action: int) -> str:
    """T19."""
    if now.question.about in (actions.FROM_HAND, actions.FROM_NOBLE):
        return say("targi-no-keep-hand", card=now.card, moves=now.moves())
    return say("targi-no-keep-full", card=now.card, moves=now.moves())


def _discard(now: Now, action: int) -> str:
    """T18."""
    return say("targi-no-discard", card=now.card, moves=now.moves())


def _pay(now: Now, action: int) -> str:
    alternative, ways = action - actions.PAY, now.c.alternatives[now.t.card]
    if alternative >= ways:
        return say("targi-no-pay-way", card=now.card, way=alternative + 1, count=ways, moves=now.moves())
    lacking = missing(now, now.t.card, alternative, now.t.cheap)
    return say(
        "targi-no-pay-cost",
        card=now.card,
        way=alternative + 1,
        missing=amount_words(lacking),
        off=counted_off(now, now.t.card, now.t.cheap, [lacking]),
        moves=now.moves(),
    )


def _spare(now: Now, action: int) -> str:
    """T25."""
    good = action - actions.SPARE
    if now.t.price[good] == 0:
        price = amount_words(now.t.price)
        return say("targi-no-spare-price", good=GOODS_NAMES[good], price=price, moves=now.moves())
    missing = [max(0, now.t.price[i] - now.stock[i]) for i in range(GOODS)]
    return say("targi-no-spare-rest", good=GOODS_NAMES[good], missing=amount_words(missing), moves=now.moves())


def _row(now: Now, action: int) -> str:
    """T26."""
    rows = [row + 1 for row in range(ROWS) if free_place(now.t, now.seat, row) >= 0]
    return say("targi-no-row", row=action - actions.ROW + 1, count=len(rows), rows=commas(rows))


def _swap(now: Now, action: int) -> str:
    place = action - actions.SWAP
    row, column = place // ROW_LENGTH + 1, place % ROW_LENGTH + 1
    card = now.t.players[now.seat].display[place]
    if card:
        return say("targi-no-swap-same", card=tribe_card(now.deck, card), moves=now.moves())
    return say("targi-no-swap-empty", row=row, place=column, moves=now.moves())


def _skip(now: Now, action: int) -> str:
    return say("targi-no-skip", moves=now.moves())


# -- goods --------------------------------------------------------------------------------------------


def _give(now: Now, action: int) -> str:
    return say("targi-no-give", good=GOODS_NAMES[action - actions.GIVE], moves=now.moves())


def _wares(now: Now, what: int, needed: int) -> str:
    """Too few of one thing for an exchange."""
    wares, held = some(what, needed), some(what, now.stock[what])
    return say("targi-no-exchange", wares=wares, held=held, moves=now.moves())


def _trade(now: Now, action: int) -> str:
    return _wares(now, given_in(action - actions.TRADE), now.c.trade_for_good[now.question.about >> EDITION_BIT])


def _trade_for_gold(now: Now, action: int) -> str:
    return _wares(now, action - actions.TRADE_FOR_GOLD, now.c.trade_for_gold[now.question.about >> EDITION_BIT])


def _trades_one(now: Now) -> bool:
    return count_lasting(now.t, now.c, now.seat, TRADE_ONE_FOR_ONE) > 0


def _trade_one(now: Now, action: int) -> str:
    """T22: only by a card that says so, and no kind that was taken one for one in this visit."""
    good = given_in(action - actions.TRADE_ONE)
    if not _trades_one(now):
        count = now.c.trade_for_good[now.question.about >> EDITION_BIT]
        return say("targi-no-trade-one", count=count, moves=now.moves())
    if now.question.about >> good & 1:
        return say("targi-no-trade-taken", good=GOODS_NAMES[good], moves=now.moves())
    return _wares(now, good, 1)


def _silver(now: Now, action: int) -> str:
    edition = now.question.about
    if action >= actions.SILVER_GOLD:
        return _wares(now, GOLD, now.c.silver_gold[edition * 2 + action - actions.SILVER_GOLD])
    if now.c.silver_mixed[edition]:
        return say("targi-no-silver-identical", moves=now.moves())
    rate, good = divmod(action - actions.SILVER_FEW, GOODS)
    return _wares(now, good, now.c.silver_goods[edition * 2 + rate])


# -- mirage and raid ----------------------------------------------------------------------------------


def _move_from(now: Now, action: int) -> str:
    k = action - actions.MOVE_FROM
    if now.t.players[now.seat].markers >> k & 1:
        return say("targi-no-move-nowhere", space=k + 1, moves=now.moves())
    return _marker(now, k + 1)


def _move_to(now: Now, action: int) -> str:
    """T22, X25."""
    k, origin = action - actions.MOVE_TO, now.question.about & ORIGIN
    reach = reach_of(origin, now.question.about >> NEAR_BIT)
    free = commas(numbers(free_for_marker(now.t) & reach))
    if now.t.centre[k].face_down:
        return say("targi-no-move-face-down", space=k + 1, free=free)
    if (now.t.players[0].markers | now.t.players[1].markers) >> k & 1:
        return say("targi-no-move-marker", space=k + 1, free=free)
    return say("targi-no-move-far", space=k + 1, origin=centre_name(origin), free=free)


def _raid(now: Now, action: int) -> str:
    """T40, T42, X21, X22."""
    t, c, corner = now.t, now.c, now.question.about
    at = entry_of(t, c, corner)
    takes_gold = c.raid_gold[at] > 0
    raid = border_name("raid", {"number": corner})
    if action == actions.RAID_POINTS and c.raid_cards[at]:
        return say("targi-no-raid-cards", raid=raid, moves=now.moves())
    if action != actions.RAID_POINTS and (action == actions.RAID_GOLD) != takes_gold:
        message = "targi-no-raid-wares-card" if c.raid_cards[at] else "targi-no-raid-wares"
        return say(message, raid=raid, wares="gold" if takes_gold else "goods", moves=now.moves())
    if action == actions.RAID_POINTS:
        held, due, what = now.stock[POINTS], c.raid_points[at], "points"
    else:
        if names_goods(t, c, corner):
            return named_goods(now, raid)
        held, due = wares_held(t, c, now.seat, corner), c.raid_gold[at] + c.raid_goods[at]
        what = "gold" if takes_gold else "goods"
    if held == 0:
        return say("targi-no-raid-none", raid=raid, what=what, moves=now.moves())
    return say("targi-no-raid-full", raid=raid, what=what, held=held, due=due, moves=now.moves())


_ACT = (actions.ASK_ACT,)
_TRADE = (actions.ASK_TRADE,)
_SILVER = (actions.ASK_SILVER,)
_CARD = (actions.ASK_CARD,)
_RAID = (actions.ASK_RAID,)

# Each family: the questions that it answers, and the reason against one of its actions then. The families that are not
# here are legal whenever their question is asked.
_REASONS: dict[str, tuple[tuple[int, ...], Callable[[Now, int], str]]] = {
    "place": ((actions.ASK_PLACE,), _place),
    "use": (_ACT, _use),
    "use_centre": (_ACT, _use_centre),
    "give_up": (_ACT, _give_up),
    "give_up_centre": (_ACT, _give_up_centre),
    "take_up_hand": ((actions.ASK_ACT, actions.ASK_HAND), _take_up_hand),
    "done": (_ACT, _done),
    "lay": (_CARD, _lay),
    "keep": (_CARD, _keep),
    "discard": (_CARD, _discard),
    "pay": ((actions.ASK_ALTERNATIVE,), _pay),
    "spare": ((actions.ASK_DISCOUNT,), _spare),
    "row": ((actions.ASK_ROW,), _row),
    "give": ((actions.ASK_GIVE, actions.ASK_RETURN), _give),
    "trade": (_TRADE, _trade),
    "trade_for_gold": (_TRADE, _trade_for_gold),
    "trade_one": (_TRADE, _trade_one),
    "silver_few": (_SILVER, _silver),
    "silver_many": (_SILVER, _silver),
    "silver_gold": (_SILVER, _silver),
    "move_from": ((actions.ASK_MOVE_FROM,), _move_from),
    "move_to": ((actions.ASK_MOVE_TO,), _move_to),
    "swap": ((actions.ASK_SWAP_FIRST, actions.ASK_SWAP_SECOND), _swap),
    "skip": ((actions.ASK_SWAP_SECOND,), _skip),
    "raid_goods": (_RAID, _raid),
    "raid_points": (_RAID, _raid),
    "raid_gold": (_RAID, _raid),
}
