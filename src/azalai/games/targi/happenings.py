"""The log: what everybody saw happen when a decision was made. Nothing hidden (T60): a card that only its owner knows
is not named before it is laid or discarded.

A decision may bring forced ones and chores after it, up to the next round. They are carried out once more on a copy,
one by one, until the table is as it was found afterwards; each step says what it did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from azalai.games.rulebook import Setting
from azalai.games.targi import actions
from azalai.games.targi.actions import CATALOGUE
from azalai.games.targi.asking import outcome
from azalai.games.targi.board import is_corner
from azalai.games.targi.card_file import Deck
from azalai.games.targi.effects import RAID_IMMUNITY, count_lasting
from azalai.games.targi.rules import apply, legal
from azalai.games.targi.scoring import ALIKE, DIFFERENT, row_sort
from azalai.games.targi.table import DISPLAY, GOLD, ROW_LENGTH, SEATS, STOCK, Table, cards_laid, other
from azalai.games.targi.view import SEAT_NAMES, numbers
from azalai.games.targi.wording import amount_words, border_card, centre_space, choice_gain, goods_card_gain, tribe_card
from azalai.messages import say, sentences, with_and


@dataclass(frozen=True)
class Step:
    """One decision, real or forced, with the chores after it."""

    before: Table
    action: int
    after: Table
    deck: Deck

    @property
    def seat(self) -> int:
        return self.before.asked[self.before.depth - 1].seat

    @property
    def asked(self) -> int:
        return self.before.asked[self.before.depth - 1].kind

    @property
    def name(self) -> str:
        """The seat as the messages select by it."""
        return SEAT_NAMES[self.seat]

    @property
    def family(self) -> str:
        return CATALOGUE[self.action].family

    def is_on_the_way(self) -> bool:
        return self.after.depth > 0 and self.after.asked[self.after.depth - 1].kind in _LEADS_TO.get(self.family, ())

    def gained(self) -> list[int]:
        old, new = self.before.players[self.seat].stock, self.after.players[self.seat].stock
        return [max(0, new[i] - old[i]) for i in range(STOCK)]

    def given(self) -> list[int]:
        old, new = self.before.players[self.seat].stock, self.after.players[self.seat].stock
        return [max(0, old[i] - new[i]) for i in range(STOCK)]

    def card(self) -> str:
        """The tribe card decided on, if everybody knows it."""
        if self.before.card_seen or self.after.card_seen:
            return tribe_card(self.deck, self.before.card)
        return say("targi-card-hidden")


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
            yield Step(now, action, later, deck)
            now, action, later = later, options[0], later.copy()
        apply(later, deck.tables, options[0])
    yield Step(now, action, later, deck)


_GIVING = range(actions.GIVE, actions.GIVE + 3)

# Steps towards something, with the questions they lead to: told only while the thing itself has not happened yet.
_LEADS_TO = {
    "take_up_hand": (actions.ASK_CARD,),
    "lay": (actions.ASK_ALTERNATIVE,),
    "pay": (actions.ASK_DISCOUNT, actions.ASK_ROW),
    "spare": (actions.ASK_DISCOUNT, actions.ASK_ROW),
    "move_from": (actions.ASK_MOVE_TO,),
    "swap": (actions.ASK_SWAP_SECOND,),
    "raid_goods": (actions.ASK_GIVE,),
}


# -- figures ------------------------------------------------------------------------------------------


def _place(step: Step) -> list[str]:
    number = step.action - actions.PLACE
    told = [say("targi-log-place", seat=step.name, border=border_card(step.deck, number))]
    placed = all(player.targis.bit_count() == 3 for player in step.after.players)
    return told + [_markers(step, seat) for seat in range(SEATS) if placed]


def _markers(step: Step, seat: int) -> str:
    """T12."""
    spaces = [centre_space(step.after, step.deck, k) for k in numbers(step.after.players[seat].markers, 0)]
    if not spaces:
        return say("targi-log-no-markers", seat=SEAT_NAMES[seat])
    return say("targi-log-markers", seat=SEAT_NAMES[seat], count=len(spaces), spaces=with_and(spaces))


def _use(step: Step) -> list[str]:
    number = step.action - actions.USE
    border, role = border_card(step.deck, number), step.deck.border[number].role
    if role == "goods" and any(step.gained()):
        return [say("targi-log-use-goods", seat=step.name, border=border, amount=amount_words(step.gained()))]
    if role == "expansion":
        return [say("targi-log-use-expansion", seat=step.name, border=border)]
    return [say("targi-log-use", seat=step.name, border=border), *_turned_over(step)]


def _turned_over(step: Step) -> list[str]:
    """The goods cards that the caravan turned over (T22)."""
    old, new = step.before, step.after
    cards = new.goods_discard[old.goods_discarded : new.goods_discarded]
    if new.goods_generation != old.goods_generation:  # the rest of the old deck, then cards of the new one
        cards = old.goods_deck[: old.goods_count][::-1] + new.goods_discard[: new.goods_discarded]
    gains = [goods_card_gain(new, step.deck, step.seat, card) for card in cards]
    return [say("targi-log-turned-over", seat=step.name, amount=amount_words(gain)) for gain in gains]


def _use_centre(step: Step) -> list[str]:
    k = step.action - actions.USE_CENTRE
    card = step.before.centre[k].card
    if card in step.deck.goods:
        amount = amount_words(goods_card_gain(step.before, step.deck, step.seat, card))
        return [say("targi-log-goods-card", seat=step.name, space=k + 1, amount=amount)]
    return [say("targi-log-tribe-card", seat=step.name, space=k + 1, card=tribe_card(step.deck, card))]


def _give_up(step: Step) -> list[str]:
    return [say("targi-log-give-up", seat=step.name, border=border_card(step.deck, step.action - actions.GIVE_UP))]


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
    if step.given()[GOLD]:
        told.append(say("targi-log-return", seat=step.name, amount=amount_words(step.given())))
    return told


# -- tribe cards --------------------------------------------------------------------------------------


def _lay(step: Step) -> list[str]:
    return [say("targi-log-lay", seat=step.name, card=step.card())]


def _keep(step: Step) -> list[str]:
    return [say("targi-log-keep", seat=step.name, card=step.card())]


def _discard(step: Step) -> list[str]:
    return [say("targi-log-discard", seat=step.name, card=tribe_card(step.deck, step.before.card))]


def _pay(step: Step) -> list[str]:
    return [say("targi-log-price", seat=step.name, card=step.card(), price=amount_words(step.after.price))]


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
    brought = [max(0, new.stock[i] - old.stock[i] + step.before.price[i]) for i in range(STOCK)]
    if any(brought):
        told.append(say("targi-log-brought", seat=step.name, amount=amount_words(brought)))
    sort = row_sort(step.after, deck.tables, step.seat, row)
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
    return [say("targi-log-skip", seat=step.name)]


# -- goods --------------------------------------------------------------------------------------------


def _take(step: Step) -> list[str]:
    good = step.action - actions.TAKE
    amount = choice_gain(step.before, step.deck, good)
    return [say("targi-log-take", seat=step.name, amount=amount), *_turned_over(step)]


def _give(step: Step) -> list[str]:
    amount = amount_words(step.given())
    if step.asked == actions.ASK_GIVE:
        return [say("targi-log-give", seat=step.name, amount=amount)]
    return [say("targi-log-return", seat=step.name, amount=amount)]


def _exchange(step: Step) -> list[str]:
    return [say("targi-log-exchange", seat=step.name, give=amount_words(step.given()), get=amount_words(step.gained()))]


def _enough(step: Step) -> list[str]:
    return [say("targi-log-enough", seat=step.name)]


# -- mirage and raid ----------------------------------------------------------------------------------


def _move_from(step: Step) -> list[str]:
    return [say("targi-log-marker-from", seat=step.name, space=step.action - actions.MOVE_FROM + 1)]


def _move_to(step: Step) -> list[str]:
    origin = step.before.asked[step.before.depth - 1].about
    space = centre_space(step.before, step.deck, step.action - actions.MOVE_TO)
    return [say("targi-log-marker", seat=step.name, origin=origin + 1, space=space)]


def _raid(step: Step) -> list[str]:
    if step.is_on_the_way():
        return [say("targi-log-give-goods", seat=step.name, count=step.after.asked[step.after.depth - 1].count)]
    return [say("targi-log-give", seat=step.name, amount=amount_words(step.given()))]


_DEEDS: dict[str, Callable[[Step], list[str]]] = {
    "place": _place,
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
    told += _robber(step)
    if new.depth == 0:
        told.append(outcome(new, step.deck))
    return told


def _robber(step: Step) -> list[str]:
    """T07, T08: each card the robber came to, and who was not asked to give anything there."""
    old, new = step.before, step.after
    told = _spared(step, _raided(old)) if is_corner(old.robber) else []
    for number in range(old.robber + 1, new.robber + 1):
        border = border_card(step.deck, number)
        if is_corner(number):
            told.append(say("targi-log-raid", border=border))
            told += _spared(step, [new.first, other(new.first)])
        else:
            told.append(say("targi-log-round", round=new.round, border=border, seat=SEAT_NAMES[new.first]))
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
