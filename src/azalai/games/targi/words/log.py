"""The log: what everybody saw happen when a decision was made. Nothing hidden (T60): a card that only its owner knows
is not named before it is laid or discarded.

A decision may bring forced ones and chores after it, up to the next round. They are carried out once more on a copy,
one by one, until the table is as it was found afterwards; each step says what it did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from azalai.games.interface import Setting
from azalai.games.targi.cards.card_file import Deck
from azalai.games.targi.position.view import numbers
from azalai.games.targi.rules import actions
from azalai.games.targi.rules.actions import CATALOGUE, SEAT_NAMES
from azalai.games.targi.rules.board import is_corner
from azalai.games.targi.rules.border import ORIGIN
from azalai.games.targi.rules.dispatch import apply, legal
from azalai.games.targi.rules.effects import RAID_IMMUNITY, count_lasting
from azalai.games.targi.rules.scoring import ALIKE, DIFFERENT, best_wild, row_sort
from azalai.games.targi.rules.table import DISPLAY, ROW_LENGTH, SEATS, STOCK, Table, cards_laid, other
from azalai.games.targi.words.log_expansion import DEEDS, bonuses, new_round, used
from azalai.games.targi.words.log_steps import Step, drawn, turned_gains, turned_over
from azalai.games.targi.words.names import (
    amount_words,
    centre_name,
    centre_space,
    choice_gain,
    goods_card_gain,
    over_limits,
    tribe_card,
)
from azalai.games.targi.words.questions import outcome
from azalai.messages import say, sentences, with_and


def say_what_happened(before: Table, action: int, after: Table, setting: Setting) -> str:
    """One entry of the log, of as many sentences as it needs."""
    steps = list(_steps(before, action, after, setting.deck))
    told: list[str] = []
    for i, step in enumerate(steps):
        if i == len(steps) - 1 or not step.is_on_the_way():
            told += _DEEDS[step.family](step)
        told += _chores(step)
    return sentences(told)


def _steps(before: Table, action: int, after: Table, deck: Deck) -> Iterator[Step]:
    """The decision and the forced ones that followed; goods given one after the other make one step."""
    options = [0] * len(CATALOGUE)
    now, later = before, before.copy()
    apply(later, deck.tables, action)
    while later != after:
        count = legal(later, deck.tables, options)
        assert count == 1, "only forced decisions lie between"
        again = later.asked[later.depth - 1]
        last = now.asked[now.depth - 1]
        giving = action in _GIVING and options[0] in _GIVING and (again.kind, again.seat) == (last.kind, last.seat)
        if not giving:
            yield Step(now, deck, action, later)
            now, action, later = later, options[0], later.copy()
        apply(later, deck.tables, options[0])
    yield Step(now, deck, action, later)


_GIVING = range(actions.GIVE, actions.GIVE + 3)


# -- figures ------------------------------------------------------------------------------------------


def _place(step: Step) -> list[str]:
    message = "targi-log-place"
    if step.after.players[step.seat].tokens != step.before.players[step.seat].tokens:
        message = "targi-log-place-token"
    told = say(message, seat=step.name, border=step.border(step.action - actions.PLACE))
    return [told, *_all_markers(step)]


def _place_dune(step: Step) -> list[str]:
    place = step.action - actions.PLACE_DUNE
    joins = step.before.players[other(step.seat)].dunes >> place & 1
    message = "targi-log-join-dune" if joins else "targi-log-place-dune"
    return [say(message, seat=step.name, dune=step.dune(place)), *_all_markers(step)]


def _all_markers(step: Step) -> list[str]:
    """With the last Targi placed the markers are laid."""
    if step.before.asked[step.before.depth - 1].count > 1:
        return []
    return [_markers(step, seat) for seat in range(SEATS)]


def _markers(step: Step, seat: int) -> str:
    """T12."""
    spaces = [centre_space(step.after, step.deck, k) for k in numbers(step.after.players[seat].markers, 0)]
    if not spaces:
        return say("targi-log-no-markers", seat=SEAT_NAMES[seat])
    return say("targi-log-markers", seat=SEAT_NAMES[seat], count=len(spaces), spaces=with_and(spaces))


def _use(step: Step) -> list[str]:
    number = step.action - actions.USE
    return used(step, number, by_token=False)


def _use_centre(step: Step) -> list[str]:
    k = step.action - actions.USE_CENTRE
    card = step.before.centre[k].card
    if card in step.deck.goods:
        amount = amount_words(goods_card_gain(step.before, step.deck, step.seat, card))
        told = [say("targi-log-goods-card", seat=step.name, space=k + 1, amount=amount)]
    else:
        told = [say("targi-log-tribe-card", seat=step.name, space=k + 1, card=tribe_card(step.deck, card))]
    if step.before.players[other(step.seat)].markers >> k & 1:  # X20
        told.append(say("targi-log-marker-home", seat=SEAT_NAMES[other(step.seat)]))
    return told


def _give_up(step: Step) -> list[str]:
    return [say("targi-log-give-up", seat=step.name, border=step.border(step.action - actions.GIVE_UP))]


def _give_up_centre(step: Step) -> list[str]:
    space = centre_space(step.before, step.deck, step.action - actions.GIVE_UP_CENTRE)
    return [say("targi-log-give-up-centre", seat=step.name, space=space)]


def _take_up_hand(step: Step) -> list[str]:
    player, place = step.before.players[step.seat], step.action - actions.TAKE_UP_HAND
    if not player.hand_seen[place]:
        return [say("targi-log-hand-hidden", seat=step.name)]
    return [say("targi-log-hand", seat=step.name, card=tribe_card(step.deck, player.hand[place]))]


def _done(step: Step) -> list[str]:
    told = [say("targi-log-done", seat=step.name)]
    back = over_limits(step.before, step.deck.tables, step.seat)[:STOCK]
    if any(back):
        told.append(say("targi-log-return", seat=step.name, amount=amount_words(back)))
    return told


# -- tribe cards --------------------------------------------------------------------------------------


def _lay(step: Step) -> list[str]:
    return [say("targi-log-lay", seat=step.name, card=step.known_card())]


def _keep(step: Step) -> list[str]:
    return [say("targi-log-keep", seat=step.name, card=step.known_card())]


def _discard(step: Step) -> list[str]:
    told = say("targi-log-discard", seat=step.name, card=tribe_card(step.deck, step.before.card))
    return [told, *(step.brought() if _source(step) == actions.FROM_NOBLE else [])]


def _source(step: Step) -> int:
    return step.before.asked[step.before.depth - 1].about


def _pay(step: Step) -> list[str]:
    return [say("targi-log-price", seat=step.name, card=step.known_card(), price=amount_words(step.after.price))]


def _row(step: Step) -> list[str]:
    row, deck = step.action - actions.ROW, step.deck
    old, new = step.before.players[step.seat], step.after.players[step.seat]
    place = next(place for place in range(DISPLAY) if new.display[place] != old.display[place])
    told = [
        say(
            "targi-log-row",
            seat=step.name,
            card=tribe_card(deck, step.before.card),
            row=row + 1,
            place=place % ROW_LENGTH + 1,
            price=amount_words(step.before.price),
        )
    ]
    told_apart = [sum(gain) for gain in zip(*turned_gains(step), strict=True)] or [0] * STOCK
    brought = [max(0, step.change()[i] + step.before.price[i] - told_apart[i]) for i in range(STOCK)]
    if any(brought):
        told.append(say("targi-log-brought", seat=step.name, amount=amount_words(brought)))
    told += turned_over(step) + drawn(step)
    sort = row_sort(step.after, deck.tables, step.seat, row, best_wild(step.after, deck.tables, step.seat))
    if sort in (ALIKE, DIFFERENT):
        sort_name = "alike" if sort == ALIKE else "different"
        told.append(say("targi-log-row-complete", seat=step.name, row=row + 1, sort=sort_name))
    if cards_laid(step.after, step.seat) == DISPLAY:
        told.append(say("targi-log-twelve", seat=step.name))
    return told


def _swap(step: Step) -> list[str]:
    display, place = step.before.players[step.seat].display, step.action - actions.SWAP
    card = tribe_card(step.deck, display[place])
    if step.asked == actions.ASK_SWAP_FIRST:
        return [say("targi-log-swap-first", seat=step.name, card=card)]
    first = step.before.asked[step.before.depth - 1].about
    return [say("targi-log-swap", seat=step.name, first=tribe_card(step.deck, display[first]), second=card)]


def _skip(step: Step) -> list[str]:
    if step.asked == actions.ASK_FAVOUR:
        return [say("targi-log-favour-skip", seat=step.name)]
    if step.asked == actions.ASK_PAY_GOODS:
        return [say("targi-log-no-gold", seat=step.name)]
    return [say("targi-log-skip", seat=step.name)]


# -- goods --------------------------------------------------------------------------------------------


def _take(step: Step) -> list[str]:
    good = step.action - actions.TAKE
    amount = choice_gain(step.before, step.deck, good)
    message = "targi-log-favour-good" if step.asked == actions.ASK_FAVOUR else "targi-log-take"
    return [say(message, seat=step.name, amount=amount), *turned_over(step), *drawn(step)]


def _give(step: Step) -> list[str]:
    amount = amount_words(step.given())
    if step.asked == actions.ASK_GIVE:
        return [say("targi-log-give", seat=step.name, amount=amount)]
    if step.asked == actions.ASK_PAY_GOODS:
        return [say("targi-log-gives", seat=step.name, amount=amount), *step.brought()]
    return [say("targi-log-return", seat=step.name, amount=amount)]


def _exchange(step: Step) -> list[str]:
    return [say("targi-log-exchange", seat=step.name, give=amount_words(step.given()), get=amount_words(step.gained()))]


def _enough(step: Step) -> list[str]:
    return [say("targi-log-enough", seat=step.name)]


# -- mirage and raid ----------------------------------------------------------------------------------


def _move_from(step: Step) -> list[str]:
    return [say("targi-log-marker-from", seat=step.name, space=step.action - actions.MOVE_FROM + 1)]


def _move_to(step: Step) -> list[str]:
    origin = step.before.asked[step.before.depth - 1].about & ORIGIN
    space = centre_space(step.before, step.deck, step.action - actions.MOVE_TO)
    return [say("targi-log-marker", seat=step.name, origin=centre_name(origin), space=space)]


def _raid(step: Step) -> list[str]:
    if step.is_on_the_way():
        return [say("targi-log-give-goods", seat=step.name, count=step.after.asked[step.after.depth - 1].count)]
    return [say("targi-log-give", seat=step.name, amount=amount_words(step.given()))]


_DEEDS: dict[str, Callable[[Step], list[str]]] = {
    "place": _place,
    "place_dune": _place_dune,
    "use": _use,
    "use_centre": _use_centre,
    "give_up": _give_up,
    "give_up_centre": _give_up_centre,
    "take_up_hand": _take_up_hand,
    "done": _done,
    "lay": _lay,
    "keep": _keep,
    "discard": _discard,
    "pay": _pay,
    "spare": _pay,
    "row": _row,
    "take": _take,
    "give": _give,
    "trade": _exchange,
    "trade_for_gold": _exchange,
    "trade_one": _exchange,
    "enough": _enough,
    "silver_few": _exchange,
    "silver_many": _exchange,
    "silver_gold": _exchange,
    "move_from": _move_from,
    "move_to": _move_to,
    "swap": _swap,
    "skip": _skip,
    "raid_goods": _raid,
    "raid_points": _raid,
    "raid_gold": _raid,
    **DEEDS,
}


# -- what goes on by itself ---------------------------------------------------------------------------


def _chores(step: Step) -> list[str]:
    """New decks, cards turned up, the robber on its way, the end."""
    old, new = step.before, step.after
    told = []
    if new.goods_generation != old.goods_generation:
        told.append(say("targi-log-new-deck", sort="goods"))
    if new.tribe_generation != old.tribe_generation:
        told.append(say("targi-log-new-deck", sort="tribe"))
    if new.first != old.first:  # T31: the round is over
        up = [centre_space(new, step.deck, k) for k, space in enumerate(old.centre) if space.face_down]
        told += [say("targi-log-turned-up", spaces=with_and(up))] if up else []
    told += bonuses(step) + _robber(step)
    if new.depth == 0:
        told.append(outcome(new, step.deck))
    return told


def _robber(step: Step) -> list[str]:
    """T07, T08: each card the robber came to, and who was not asked to give anything there."""
    old, new = step.before, step.after
    told = _spared(step, _raided(old)) if is_corner(old.robber) else []
    for number in range(old.robber + 1, new.robber + 1):
        border = step.border(number)
        if is_corner(number):
            told.append(say("targi-log-raid", border=border))
            told += _spared(step, [new.first, other(new.first)])
        else:
            told.append(say("targi-log-round", round=new.round, border=border, seat=SEAT_NAMES[new.first]))
            told += new_round(step)
    return told


def _raided(t: Table) -> list[int]:
    """The seats whose turn to give to the raid is still to come, in their order."""
    return [t.asked[i].seat for i in reversed(range(t.depth)) if t.asked[i].kind == actions.DO_RAID]


def _spared(step: Step, due: list[int]) -> list[str]:
    """Of the seats that were due, those that gave nothing: safe by a card, or with nothing to give (T42)."""
    new, told = step.after, []
    for seat in due:
        top = new.asked[new.depth - 1]
        asked = new.depth > 0 and top.kind == actions.ASK_RAID and top.seat == seat
        if seat not in _raided(new) and not asked:
            safe = count_lasting(new, step.deck.tables, seat, RAID_IMMUNITY) > 0
            told.append(say("targi-log-spared", seat=SEAT_NAMES[seat], safe="yes" if safe else "no"))
    return told
