"""What a move would do, told to the seat that decides: it may name what that seat knows."""

from __future__ import annotations

from collections.abc import Callable

from azalai.games.interface import Setting
from azalai.games.tuareg.cards.card_file import KIND_NAMES
from azalai.games.tuareg.rules import actions
from azalai.games.tuareg.rules.actions import CATALOGUE, SEAT_NAMES, SPECIAL_NAMES
from azalai.games.tuareg.rules.table import ANIMALS, CAVE_ROOM, Table, cache_size, top_kind
from azalai.games.tuareg.words.names import Now, number_of, sort_of
from azalai.messages import say


def say_move(t: Table, setting: Setting, action: int) -> str:
    """What a legal action would do."""
    return _MOVES[CATALOGUE[action].family](Now(t, setting.deck), action)


# -- the options --------------------------------------------------------------------------------------


def _draw(now: Now, action: int) -> str:
    count = min(now.c.draw, now.t.pile_count)
    return say("tuareg-move-draw", count=count, owed="yes" if count == now.c.draw else "no")


def _load(now: Now, action: int) -> str:
    animal = action - actions.LOAD
    return say("tuareg-move-load", sort=sort_of(animal), number=number_of(animal))


def _take(now: Now, action: int) -> str:
    kind = action - actions.TAKE
    return say("tuareg-move-take", kind=KIND_NAMES[kind], count=now.t.market[kind])


def _buy(now: Now, action: int) -> str:
    special = action - actions.BUY
    return say("tuareg-move-buy", special=SPECIAL_NAMES[special], price=now.c.price, points=now.c.map_points)


def _cave(now: Now, action: int) -> str:
    cave = action - actions.USE_CAVE
    held = sum(card != 0 for card in now.me.cave[cave * CAVE_ROOM : (cave + 1) * CAVE_ROOM])
    return say("tuareg-move-cave", cave=cave + 1, held=held, most=now.c.limit_cave)


def _thief(now: Now, action: int) -> str:
    return say("tuareg-move-thief", count=now.me.thieves)


def _end(now: Now, action: int) -> str:
    if now.question.kind == actions.ASK_TURN:
        return say("tuareg-move-pass")
    return say("tuareg-move-end", count=cache_size(now.me))


# -- within an option ---------------------------------------------------------------------------------


def _lay(now: Now, action: int) -> str:
    return say("tuareg-move-lay", kind=KIND_NAMES[action - actions.LAY], count=1)


def _add(now: Now, action: int) -> str:
    return _loaded(action - actions.ADD, now.question.about)


def _onto(now: Now, action: int) -> str:
    return _loaded(now.question.about, action - actions.ONTO)


def _more(now: Now, action: int) -> str:
    return _loaded(now.question.count, now.question.about)


def _loaded(kind: int, animal: int) -> str:
    return say("tuareg-move-add", kind=KIND_NAMES[kind], count=1, sort=sort_of(animal), number=number_of(animal))


def _done(now: Now, action: int) -> str:
    return say("tuareg-move-done")


def _pay(now: Now, action: int) -> str:
    kind = action - actions.PAY
    return say("tuareg-move-pay", kind=KIND_NAMES[kind], count=1, dinar=now.c.dinar[kind], sort="cache", number=0)


def _pay_top(now: Now, action: int) -> str:
    animal = action - actions.PAY_TOP
    kind = top_kind(now.me.animals[animal])
    return say(
        "tuareg-move-pay",
        kind=KIND_NAMES[kind],
        count=1,
        dinar=now.c.dinar[kind],
        sort=sort_of(animal),
        number=number_of(animal),
    )


def _hide(now: Now, action: int) -> str:
    kind = KIND_NAMES[action - actions.HIDE]
    return say("tuareg-move-hide", kind=kind, count=1, sort="cache", number=0, cave=now.question.about + 1)


def _hide_top(now: Now, action: int) -> str:
    animal = action - actions.HIDE_TOP
    return say(
        "tuareg-move-hide",
        kind=KIND_NAMES[top_kind(now.me.animals[animal])],
        count=1,
        sort=sort_of(animal),
        number=number_of(animal),
        cave=now.question.about + 1,
    )


def _rob(now: Now, action: int) -> str:
    victim = action - actions.ROB
    return say("tuareg-move-rob", seat=SEAT_NAMES[victim], count=cache_size(now.t.players[victim]))


def _rob_top(now: Now, action: int) -> str:
    victim, animal = divmod(action - actions.ROB_TOP, ANIMALS)
    return say(
        "tuareg-move-rob-top",
        seat=SEAT_NAMES[victim],
        kind=KIND_NAMES[top_kind(now.t.players[victim].animals[animal])],
        count=1,
        sort=sort_of(animal),
        number=number_of(animal),
    )


def _cash(now: Now, action: int) -> str:
    return say("tuareg-move-cash", points=now.c.map_points)


def _keep(now: Now, action: int) -> str:
    return say("tuareg-move-keep", count=now.me.maps)


_MOVES: dict[str, Callable[[Now, int], str]] = {
    "draw": _draw,
    "load": _load,
    "take": _take,
    "buy": _buy,
    "cave": _cave,
    "thief": _thief,
    "end": _end,
    "lay": _lay,
    "add": _add,
    "onto": _onto,
    "more": _more,
    "done": _done,
    "pay": _pay,
    "pay_top": _pay_top,
    "hide": _hide,
    "hide_top": _hide_top,
    "rob": _rob,
    "rob_top": _rob_top,
    "cash": _cash,
    "keep": _keep,
}
