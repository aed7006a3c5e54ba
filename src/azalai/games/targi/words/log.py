"""The log: what everybody saw happen when a decision was made. It names no hidden card (T60): a card that only its
owner knows is not named before it is laid or discarded.

Forced decisions and chores may follow a decision, up to the next round. The log replays them one by one on a copy until
it reaches the table afterwards; each step adds its sentences.
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
from azalai.games.targi.rules.table import DISPLAY, ROW_LENGTH, STOCK, Table, cards_laid, other
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
from azalai.messages import sentences, with_and


def say_what_happened(before: Table, action: int, after: Table, setting: Setting) -> str:
    """One log entry, with as many sentences as needed."""
    steps = list(_steps(before, action, after, setting.deck))
    told: list[str] = []
    for i, step in enumerate(steps):
        if i == len(steps) - 1 or not step.is_on_the_way():
            told += _DEEDS[step.family](step)
        told += _chores(step)
    return sentences(told)


def _steps(before: Table, action: int, after: Table, deck: Deck) -> Iterator[Step]:
    """The decision and the forced ones after it; goods given one by one make one step."""
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
    by_token = step.after.players[step.seat].tokens != step.before.players[step.seat].tokens
    return step.say_log("place-token" if by_token else "place", border=step.border(step.nth + 1)) + _all_markers(step)


def _place_dune(step: Step) -> list[str]:
    joins = step.before.players[other(step.seat)].dunes >> step.nth & 1
    return step.say_log("join-dune" if joins else "place-dune", dune=step.dune(step.nth)) + _all_markers(step)


def _all_markers(step: Step) -> list[str]:
    """T12: with the last Targi placed the markers are laid."""
    told: list[str] = []
    for seat, player in enumerate(step.after.players if step.question.count == 1 else []):
        spaces = [centre_space(step.after, step.deck, k) for k in numbers(player.markers, 0)]
        if spaces:
            told += step.say_log("markers", seat=SEAT_NAMES[seat], count=len(spaces), spaces=with_and(spaces))
        else:
            told += step.say_log("no-markers", seat=SEAT_NAMES[seat])
    return told


def _use_centre(step: Step) -> list[str]:
    space, card = step.nth + 1, step.before.centre[step.nth].card
    if card in step.deck.goods:
        amount = amount_words(goods_card_gain(step.before, step.deck, step.seat, card))
        told = step.say_log("goods-card", space=space, amount=amount)
    else:
        told = step.say_log("tribe-card", space=space, card=tribe_card(step.deck, card))
    if step.before.players[other(step.seat)].markers >> step.nth & 1:  # X20
        told += step.say_log("marker-home", seat=step.opponent)
    return told


def _take_up_hand(step: Step) -> list[str]:
    player = step.before.players[step.seat]
    if not player.hand_seen[step.nth]:
        return step.say_log("hand-hidden")
    return step.say_log("hand", card=tribe_card(step.deck, player.hand[step.nth]))


def _done(step: Step) -> list[str]:
    back = over_limits(step.before, step.deck.tables, step.seat)[:STOCK]
    return step.say_log("done") + (step.say_log("return", amount=amount_words(back)) if any(back) else [])


# -- tribe cards --------------------------------------------------------------------------------------


def _discard(step: Step) -> list[str]:
    told = step.say_log("discard", card=tribe_card(step.deck, step.before.card))
    return told + (step.brought() if step.question.about == actions.FROM_NOBLE else [])


def _row(step: Step) -> list[str]:
    row, deck = step.nth, step.deck
    old, new = step.before.players[step.seat], step.after.players[step.seat]
    place = next(place for place in range(DISPLAY) if new.display[place] != old.display[place])
    told = step.say_log(
        "row",
        card=tribe_card(deck, step.before.card),
        row=row + 1,
        place=place % ROW_LENGTH + 1,
        price=amount_words(step.before.price),
    )
    told_apart = [sum(gain) for gain in zip(*turned_gains(step), strict=True)] or [0] * STOCK
    brought = [max(0, step.change()[i] + step.before.price[i] - told_apart[i]) for i in range(STOCK)]
    if any(brought):
        told += step.say_log("brought", amount=amount_words(brought))
    told += turned_over(step) + drawn(step)
    sort = row_sort(step.after, deck.tables, step.seat, row, best_wild(step.after, deck.tables, step.seat))
    if sort in (ALIKE, DIFFERENT):
        told += step.say_log("row-complete", row=row + 1, sort="alike" if sort == ALIKE else "different")
    if cards_laid(step.after, step.seat) == DISPLAY:
        told += step.say_log("twelve")
    return told


def _swap(step: Step) -> list[str]:
    display = step.before.players[step.seat].display
    card = tribe_card(step.deck, display[step.nth])
    if step.asked == actions.ASK_SWAP_FIRST:
        return step.say_log("swap-first", card=card)
    return step.say_log("swap", first=tribe_card(step.deck, display[step.question.about]), second=card)


def _skip(step: Step) -> list[str]:
    if step.asked == actions.ASK_FAVOUR:
        return step.say_log("favour-skip")
    return step.say_log("no-gold" if step.asked == actions.ASK_PAY_GOODS else "skip")


# -- goods --------------------------------------------------------------------------------------------


def _take(step: Step) -> list[str]:
    amount = choice_gain(step.before, step.deck, step.nth)
    told = step.say_log("favour-good" if step.asked == actions.ASK_FAVOUR else "take", amount=amount)
    return told + turned_over(step) + drawn(step)


def _give(step: Step) -> list[str]:
    amount = amount_words(step.given())
    if step.asked == actions.ASK_PAY_GOODS:
        return step.say_log("gives", amount=amount) + step.brought()
    return step.say_log("give" if step.asked == actions.ASK_GIVE else "return", amount=amount)


def _exchange(step: Step) -> list[str]:
    return step.say_log("exchange", give=amount_words(step.given()), get=amount_words(step.gained()))


def _move_to(step: Step) -> list[str]:
    return step.say_log("marker", origin=centre_name(step.question.about & ORIGIN), space=step.space(step.nth))


def _raid(step: Step) -> list[str]:
    if step.is_on_the_way():
        return step.say_log("give-goods", count=step.after.asked[step.after.depth - 1].count)
    return step.say_log("give", amount=amount_words(step.given()))


def _price(step: Step) -> list[str]:
    return step.say_log("price", card=step.known_card(), price=amount_words(step.after.price))


_DEEDS: dict[str, Callable[[Step], list[str]]] = {
    "place": _place,
    "place_dune": _place_dune,
    "use": lambda step: used(step, step.nth + 1, by_token=False),
    "use_centre": _use_centre,
    "give_up": lambda step: step.say_log("give-up", border=step.border(step.nth + 1)),
    "give_up_centre": lambda step: step.say_log("give-up-centre", space=step.space(step.nth)),
    "take_up_hand": _take_up_hand,
    "done": _done,
    "lay": lambda step: step.say_log("lay", card=step.known_card()),
    "keep": lambda step: step.say_log("keep", card=step.known_card()),
    "discard": _discard,
    "pay": _price,
    "spare": _price,
    "row": _row,
    "take": _take,
    "give": _give,
    **dict.fromkeys(("trade", "trade_for_gold", "trade_one"), _exchange),
    "enough": lambda step: step.say_log("enough"),
    **dict.fromkeys(("silver_few", "silver_many", "silver_gold"), _exchange),
    "move_from": lambda step: step.say_log("marker-from", space=step.nth + 1),
    "move_to": _move_to,
    "swap": _swap,
    "skip": _skip,
    **dict.fromkeys(("raid_goods", "raid_points", "raid_gold"), _raid),
    **DEEDS,
}


# -- chores ---------------------------------------------------------------------------


def _chores(step: Step) -> list[str]:
    """New decks, cards turned up, the robber's moves, the end."""
    old, new = step.before, step.after
    told: list[str] = []
    for sort in ("goods", "tribe"):
        if getattr(new, f"{sort}_generation") != getattr(old, f"{sort}_generation"):
            told += step.say_log("new-deck", sort=sort)
    if new.first != old.first:  # T31: the round is over
        up = [centre_space(new, step.deck, k) for k, space in enumerate(old.centre) if space.face_down]
        told += step.say_log("turned-up", spaces=with_and(up)) if up else []
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
            told += step.say_log("raid", border=border)
            told += _spared(step, [new.first, other(new.first)])
        else:
            told += step.say_log("round", round=new.round, border=border, seat=SEAT_NAMES[new.first])
            told += new_round(step)
    return told


def _raided(t: Table) -> list[int]:
    """The seats that still have to give to the raid, in order."""
    return [t.asked[i].seat for i in reversed(range(t.depth)) if t.asked[i].kind == actions.DO_RAID]


def _spared(step: Step, due: list[int]) -> list[str]:
    """Of the seats that were due, those that gave nothing: safe by a card, or with nothing to give (T42)."""
    new, told = step.after, list[str]()
    for seat in due:
        top = new.asked[new.depth - 1]
        asked = new.depth > 0 and top.kind == actions.ASK_RAID and top.seat == seat
        if seat not in _raided(new) and not asked:
            safe = count_lasting(new, step.deck.tables, seat, RAID_IMMUNITY) > 0
            told += step.say_log("spared", seat=SEAT_NAMES[seat], safe="yes" if safe else "no")
    return told
