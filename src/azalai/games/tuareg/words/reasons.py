"""Sentences for why an action is not legal, and what would be. They are for the seat that decides, so they may name
what it knows.

Each action family belongs to certain questions. At another question, the reason is which question is open instead.
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
from azalai.games.tuareg.words.names import Now, animal_facts, cards_words
from azalai.games.tuareg.words.questions import say_question
from azalai.messages import say

Reason = Callable[[Now, int], str]
"""Why the nth action of a family is not legal now."""


def why_illegal(t: Table, setting: Setting, action: int) -> str:
    """The reason why an action is not legal, and what would be."""
    if t.depth == 0:
        return say("error-over")
    now = Now(t, setting.deck)
    family, reasons = CATALOGUE[action].family, _REASONS[now.question.kind]
    if family in reasons:
        return reasons[family](now, CATALOGUE[action].nth)
    if family in _OPTIONS and now.question.kind in (actions.ASK_DRAWN, actions.ASK_REST):
        return now.refusal("second-option")
    return now.refusal("question", move=CATALOGUE[action].notation, question=say_question(t, setting))


def _load(now: Now, animal: int) -> str:
    if not now.has_animal(animal):
        return _no_animal(now, animal)
    if not cache_size(now.me):
        return now.refusal("load-empty")
    return now.refusal("load", **animal_facts(animal), held=cards_words(now.me.cache))


def _no_animal(now: Now, animal: int) -> str:
    return now.refusal("animal", **animal_facts(animal))


def _take(now: Now, kind: int) -> str:
    """B20."""
    return now.refusal("take" if now.t.market[kind] else "market", kind=KIND_NAMES[kind])


def _buy(now: Now, special: int) -> str:
    """B21."""
    if not now.t.bank[special]:
        return now.refusal("buy-none", special=SPECIAL_NAMES[special])
    worth = cache_worth(now.c, now.me) + cargo_worth(now.c, now.me)
    return now.refusal("buy-dinar", worth=worth, price=now.c.price)


def _cave(now: Now, cave: int) -> str:
    """B10, B14, B22."""
    if cave >= now.me.caves:
        return now.refusal("cave", cave=cave + 1, count=now.me.caves)
    if now.t.caves_used >> cave & 1:
        return now.refusal("cave-used", cave=cave + 1)
    if now.me.cave[cave * CAVE_ROOM + now.c.limit_cave - 1]:
        return now.refusal("cave-full", cave=cave + 1, count=now.c.limit_cave)
    return now.refusal("cave-card", owed=cache_size(now.me) > 0)


def _end(now: Now, _: int) -> str:
    """B09, B12, B14."""
    if now.question.kind == actions.ASK_TURN:
        return now.refusal("end-option")
    if now.question.count:
        return now.refusal("end-owed")
    return now.refusal("end-cache", most=now.c.limit_cache, over=cache_size(now.me) - now.c.limit_cache)


# -- cards --------------------------------------------------------------------------------------------


def _not_held(now: Now, kind: int) -> str:
    return now.refusal("card", kind=KIND_NAMES[kind], held=cards_words(now.me.cache))


def _add(now: Now, kind: int) -> str:
    return _does_not_fit(now, now.question.about, kind) if now.me.cache[kind] else _not_held(now, kind)


def _does_not_fit(now: Now, animal: int, kind: int) -> str:
    """B18, B19: the loading rule that forbids it."""
    cargo = now.me.animals[animal]
    if cards_on(cargo) >= now.c.limit_animal:
        why = "full"
    elif cargo and (kind == WATER) != (top_kind(cargo) == WATER):
        why = "water"
    elif kind == GOLD and not takes(now.c, CAMELS - 1, cargo) >> GOLD & 1 and _gold_on(cargo) >= now.c.limit_gold:
        why = "gold"
    else:
        why = "change" if now.c.limit_kinds == 2 else "kinds"
    limits = {"most": now.c.limit_animal, "gold": now.c.limit_gold, "kinds": now.c.limit_kinds}
    return now.refusal("fit", kind=KIND_NAMES[kind], **animal_facts(animal), why=why, **limits)


def _gold_on(cargo: int) -> int:
    return sum(top_kind(cargo >> 3 * depth) == GOLD for depth in range(cards_on(cargo)))


def _onto(now: Now, animal: int) -> str:
    return _does_not_fit(now, animal, now.question.about) if now.has_animal(animal) else _no_animal(now, animal)


def _more(now: Now, _: int) -> str:
    kind = now.question.count
    if not now.t.market[kind]:
        return now.refusal("market", kind=KIND_NAMES[kind])
    return _does_not_fit(now, now.question.about, kind)


def _no_top(now: Now, animal: int) -> str:
    return now.refusal("top", **animal_facts(animal)) if now.has_animal(animal) else _no_animal(now, animal)


def _hide(now: Now, kind: int) -> str:
    """B14: the last card may be owed to the market."""
    return now.refusal("cave-card", owed=True) if now.me.cache[kind] else _not_held(now, kind)


def _rob(now: Now, victim: int) -> str:
    if victim >= now.c.seats:
        return now.refusal("seat", seat=SEAT_NAMES[victim])
    if victim == now.seat:
        return now.refusal("rob-own")
    return now.refusal("rob-cache", seat=SEAT_NAMES[victim])


def _rob_top(now: Now, nth: int) -> str:
    victim, animal = divmod(nth, ANIMALS)
    if victim >= now.c.seats or victim == now.seat:
        return _rob(now, victim)
    return now.refusal("rob-top", seat=SEAT_NAMES[victim], **animal_facts(animal))


_ANY_TIME: dict[str, Reason] = {
    "cave": _cave,
    "thief": lambda now, _: now.refusal("thief", have=now.me.thieves > 0),
}
_OPTIONS: dict[str, Reason] = {
    "draw": lambda now, _: now.refusal("draw"),
    "load": _load,
    "take": _take,
    "buy": _buy,
}

# For each question: the action families that answer it, and the reason against the nth action of a family. Families
# that are not listed are legal whenever their question is asked.
_REASONS: dict[int, dict[str, Reason]] = {
    actions.ASK_TURN: {**_OPTIONS, **_ANY_TIME, "end": _end},
    actions.ASK_DRAWN: {**_ANY_TIME, "end": _end, "lay": _not_held},
    actions.ASK_REST: _ANY_TIME,
    actions.ASK_LOAD: {"add": _add, "done": lambda now, _: now.refusal("done")},
    actions.ASK_ONTO: {"onto": _onto},
    actions.ASK_MORE: {"more": _more},
    actions.ASK_PAY: {"pay": _not_held, "pay_top": _no_top},
    actions.ASK_HIDE: {"hide": _hide, "hide_top": _no_top},
    actions.ASK_ROB: {"rob": _rob, "rob_top": _rob_top},
    actions.ASK_CASH: {},
}
