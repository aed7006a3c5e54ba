"""Why an action is not legal now, and what would be. For the seat that decides: it may name what that seat knows.

Each family of actions has its own questions. Asked at another moment, the answer is which question is open instead.
"""

from __future__ import annotations

from collections.abc import Callable

from azalai.games.interface import Setting
from azalai.games.tuareg.cards.card_file import KIND_NAMES
from azalai.games.tuareg.rules import actions
from azalai.games.tuareg.rules.actions import CATALOGUE, SEAT_NAMES, SPECIAL_NAMES
from azalai.games.tuareg.rules.buying import cache_worth, cargo_worth
from azalai.games.tuareg.rules.loading import cards_on, takes
from azalai.games.tuareg.rules.table import ANIMALS, CAMELS, CAVE_ROOM, GOLD, WATER, Table, cache_size, top_kind
from azalai.games.tuareg.words.names import Now, cards_words, number_of, sort_of
from azalai.games.tuareg.words.questions import say_question
from azalai.messages import say


def why_illegal(t: Table, setting: Setting, action: int) -> str:
    """The reason against an action that is not legal, and what would be right."""
    if t.depth == 0:
        return say("error-over")
    now = Now(t, setting.deck)
    family = CATALOGUE[action].family
    if family in _REASONS and now.question.kind in _REASONS[family][0]:
        return _REASONS[family][1](now, action)
    if family in _OPTIONS and now.question.kind in (actions.ASK_DRAWN, actions.ASK_REST):
        return say("tuareg-no-second-option", moves=now.moves())
    move = CATALOGUE[action].notation
    return say("tuareg-no-question", move=move, question=say_question(t, setting), moves=now.moves())


# -- the options --------------------------------------------------------------------------------------


def _draw(now: Now, action: int) -> str:
    """B26."""
    return say("tuareg-no-draw", moves=now.moves())


def _no_animal(now: Now, animal: int) -> str:
    return say("tuareg-no-animal", sort=sort_of(animal), number=number_of(animal), moves=now.moves())


def _load(now: Now, action: int) -> str:
    animal = action - actions.LOAD
    if not now.has_animal(animal):
        return _no_animal(now, animal)
    if not cache_size(now.me):
        return say("tuareg-no-load-empty", moves=now.moves())
    held = cards_words(now.me.cache)
    return say("tuareg-no-load", sort=sort_of(animal), number=number_of(animal), held=held, moves=now.moves())


def _take(now: Now, action: int) -> str:
    """B20."""
    kind = action - actions.TAKE
    if not now.t.market[kind]:
        return say("tuareg-no-market", kind=KIND_NAMES[kind], moves=now.moves())
    return say("tuareg-no-take", kind=KIND_NAMES[kind], moves=now.moves())


def _buy(now: Now, action: int) -> str:
    """B21."""
    special = action - actions.BUY
    if not now.t.bank[special]:
        return say("tuareg-no-buy-none", special=SPECIAL_NAMES[special], moves=now.moves())
    worth = cache_worth(now.c, now.me) + cargo_worth(now.c, now.me)
    return say("tuareg-no-buy-dinar", worth=worth, price=now.c.price, moves=now.moves())


def _cave(now: Now, action: int) -> str:
    """B10, B14, B22."""
    cave = action - actions.USE_CAVE
    if cave >= now.me.caves:
        return say("tuareg-no-cave", cave=cave + 1, count=now.me.caves, moves=now.moves())
    if now.t.caves_used >> cave & 1:
        return say("tuareg-no-cave-used", cave=cave + 1, moves=now.moves())
    if now.me.cave[cave * CAVE_ROOM + now.c.limit_cave - 1]:
        return say("tuareg-no-cave-full", cave=cave + 1, count=now.c.limit_cave, moves=now.moves())
    owed = "yes" if cache_size(now.me) else "no"
    return say("tuareg-no-cave-card", owed=owed, moves=now.moves())


def _thief(now: Now, action: int) -> str:
    """B24."""
    have = "yes" if now.me.thieves else "no"
    return say("tuareg-no-thief", have=have, moves=now.moves())


def _end(now: Now, action: int) -> str:
    """B09, B12, B14."""
    if now.question.kind == actions.ASK_TURN:
        return say("tuareg-no-end-option", moves=now.moves())
    if now.question.count:
        return say("tuareg-no-end-owed", moves=now.moves())
    over = cache_size(now.me) - now.c.limit_cache
    return say("tuareg-no-end-cache", most=now.c.limit_cache, over=over, moves=now.moves())


# -- cards --------------------------------------------------------------------------------------------


def _not_held(now: Now, kind: int) -> str:
    held = cards_words(now.me.cache)
    return say("tuareg-no-card", kind=KIND_NAMES[kind], held=held, moves=now.moves())


def _lay(now: Now, action: int) -> str:
    return _not_held(now, action - actions.LAY)


def _add(now: Now, action: int) -> str:
    kind = action - actions.ADD
    if not now.me.cache[kind]:
        return _not_held(now, kind)
    return _does_not_fit(now, now.question.about, kind)


def _does_not_fit(now: Now, animal: int, kind: int) -> str:
    """B18, B19: which of the loading rules is against it."""
    cargo = now.me.animals[animal]
    if cards_on(cargo) >= now.c.limit_animal:
        why = "full"
    elif cargo and (kind == WATER) != (top_kind(cargo) == WATER):
        why = "water"
    elif kind == GOLD and not takes(now.c, CAMELS - 1, cargo) >> GOLD & 1 and _gold_on(cargo) >= now.c.limit_gold:
        why = "gold"
    else:
        why = "change"
    return say(
        "tuareg-no-fit",
        kind=KIND_NAMES[kind],
        sort=sort_of(animal),
        number=number_of(animal),
        why=why,
        most=now.c.limit_animal,
        gold=now.c.limit_gold,
        moves=now.moves(),
    )


def _gold_on(cargo: int) -> int:
    return sum(top_kind(cargo >> 3 * depth) == GOLD for depth in range(cards_on(cargo)))


def _onto(now: Now, action: int) -> str:
    animal = action - actions.ONTO
    return _does_not_fit(now, animal, now.question.about) if now.has_animal(animal) else _no_animal(now, animal)


def _more(now: Now, action: int) -> str:
    kind = now.question.count
    if not now.t.market[kind]:
        return say("tuareg-no-market", kind=KIND_NAMES[kind], moves=now.moves())
    return _does_not_fit(now, now.question.about, kind)


def _done(now: Now, action: int) -> str:
    return say("tuareg-no-done", moves=now.moves())


def _pay(now: Now, action: int) -> str:
    return _not_held(now, action - actions.PAY)


def _no_top(now: Now, animal: int) -> str:
    if not now.has_animal(animal):
        return _no_animal(now, animal)
    return say("tuareg-no-top", sort=sort_of(animal), number=number_of(animal), moves=now.moves())


def _pay_top(now: Now, action: int) -> str:
    return _no_top(now, action - actions.PAY_TOP)


def _hide(now: Now, action: int) -> str:
    """B14: the last card may be owed to the market."""
    kind = action - actions.HIDE
    if now.me.cache[kind]:
        return say("tuareg-no-cave-card", owed="yes", moves=now.moves())
    return _not_held(now, kind)


def _hide_top(now: Now, action: int) -> str:
    return _no_top(now, action - actions.HIDE_TOP)


def _rob(now: Now, action: int) -> str:
    return _no_victim(now, action - actions.ROB)


def _no_victim(now: Now, victim: int) -> str:
    if victim >= now.c.seats:
        return say("tuareg-no-seat", seat=SEAT_NAMES[victim], moves=now.moves())
    if victim == now.seat:
        return say("tuareg-no-rob-own", moves=now.moves())
    return say("tuareg-no-rob-cache", seat=SEAT_NAMES[victim], moves=now.moves())


def _rob_top(now: Now, action: int) -> str:
    victim, animal = divmod(action - actions.ROB_TOP, ANIMALS)
    if victim >= now.c.seats or victim == now.seat:
        return _no_victim(now, victim)
    return say(
        "tuareg-no-rob-top", seat=SEAT_NAMES[victim], sort=sort_of(animal), number=number_of(animal), moves=now.moves()
    )


_TURN = (actions.ASK_TURN,)
_ANY_TIME = (actions.ASK_TURN, actions.ASK_DRAWN, actions.ASK_REST)
_OPTIONS = ("draw", "load", "take", "buy")

# Each family: the questions that it answers, and the reason against one of its actions then. The families that are not
# here are legal whenever their question is asked.
_REASONS: dict[str, tuple[tuple[int, ...], Callable[[Now, int], str]]] = {
    "draw": (_TURN, _draw),
    "load": (_TURN, _load),
    "take": (_TURN, _take),
    "buy": (_TURN, _buy),
    "cave": (_ANY_TIME, _cave),
    "thief": (_ANY_TIME, _thief),
    "end": ((actions.ASK_TURN, actions.ASK_DRAWN), _end),
    "lay": ((actions.ASK_DRAWN,), _lay),
    "add": ((actions.ASK_LOAD,), _add),
    "onto": ((actions.ASK_ONTO,), _onto),
    "more": ((actions.ASK_MORE,), _more),
    "done": ((actions.ASK_LOAD,), _done),
    "pay": ((actions.ASK_PAY,), _pay),
    "pay_top": ((actions.ASK_PAY,), _pay_top),
    "hide": ((actions.ASK_HIDE,), _hide),
    "hide_top": ((actions.ASK_HIDE,), _hide_top),
    "rob": ((actions.ASK_ROB,), _rob),
    "rob_top": ((actions.ASK_ROB,), _rob_top),
}
