"""Sentences for why an action is not legal, and what would be. They are for the seat that decides, so they may name
what it knows.

Each action family belongs to certain questions. At another question, the reason is which question is open instead.
"""

from __future__ import annotations

from azalai.games.interface import Setting
from azalai.games.tuareg.cards.card_file import KIND_NAMES
from azalai.games.tuareg.rules import actions
from azalai.games.tuareg.rules.actions import CATALOGUE, SEAT_NAMES, SPECIAL_NAMES
from azalai.games.tuareg.rules.buying import cache_worth, cargo_worth
from azalai.games.tuareg.rules.loading import cards_on, takes
from azalai.games.tuareg.rules.table import ANIMALS, CAMELS, CAVE_PLACES, GOLD, WATER, Table, cache_size, top_kind
from azalai.games.tuareg.words.names import Now, animal_facts, cards_words
from azalai.games.tuareg.words.questions import say_question
from azalai.messages import say

_OPTIONS = ("draw", "load", "take", "buy")
# The action families that answer each question and are not always legal then.
_ANSWERS = {
    actions.ASK_TURN: (*_OPTIONS, "cave", "thief", "end"),
    actions.ASK_DRAWN: ("cave", "thief", "end", "lay"),
    actions.ASK_REST: ("cave", "thief"),
    actions.ASK_LOAD: ("add", "done"),
    actions.ASK_ONTO: ("onto",),
    actions.ASK_MORE: ("more",),
    actions.ASK_PAY: ("pay", "pay_top"),
    actions.ASK_HIDE: ("hide", "hide_top"),
    actions.ASK_ROB: ("rob", "rob_top"),
    actions.ASK_CASH: (),
}


def why_illegal(t: Table, setting: Setting, action: int) -> str:
    """The reason why an action is not legal, and what would be."""
    if t.depth == 0:
        return say("error-over")
    now, family = Now(t, setting.deck), CATALOGUE[action].family
    if family in _ANSWERS[now.question.kind]:
        return _reason(now, family, CATALOGUE[action].nth)
    if family in _OPTIONS and now.question.kind in (actions.ASK_DRAWN, actions.ASK_REST):
        return now.refusal("second-option")
    return now.refusal("question", move=CATALOGUE[action].notation, question=say_question(t, setting))


def _reason(now: Now, family: str, nth: int) -> str:
    """Why the nth action of a family is not legal at a question that the family answers."""
    t, c, me = now.t, now.c, now.me
    match family:
        case "draw":
            return now.refusal("draw")
        case "load" | "onto" | "pay_top" | "hide_top" if not now.has_animal(nth):
            return now.refusal("animal", **animal_facts(nth))
        case "load" if not cache_size(me):
            return now.refusal("load-empty")
        case "load":
            return now.refusal("load", **animal_facts(nth), held=cards_words(me.cache))
        case "take":  # B20
            return now.refusal("take" if t.market[nth] else "market", kind=KIND_NAMES[nth])
        case "buy" if not t.bank[nth]:  # B21
            return now.refusal("buy-none", special=SPECIAL_NAMES[nth])
        case "buy":
            return now.refusal("buy-dinar", worth=cache_worth(c, me) + cargo_worth(c, me), price=c.price)
        case "cave":
            return _cave(now, nth)
        case "thief":
            return now.refusal("thief", have=me.thieves > 0)
        case "end" if now.question.kind == actions.ASK_TURN:  # B09, B12, B14
            return now.refusal("end-option")
        case "end" if now.question.count:
            return now.refusal("end-owed")
        case "end":
            return now.refusal("end-cache", most=c.limit_cache, over=cache_size(me) - c.limit_cache)
        case "hide" if me.cache[nth]:  # B14: the last card may be owed to the market
            return now.refusal("cave-card", owed=True)
        case "add" if me.cache[nth]:
            return _does_not_fit(now, now.question.about, nth)
        case "lay" | "pay" | "add" | "hide":
            return now.refusal("card", kind=KIND_NAMES[nth], held=cards_words(me.cache))
        case "onto":
            return _does_not_fit(now, nth, now.question.about)
        case "more" if not t.market[now.question.count]:
            return now.refusal("market", kind=KIND_NAMES[now.question.count])
        case "more":
            return _does_not_fit(now, now.question.about, now.question.count)
        case "done":
            return now.refusal("done")
        case "pay_top" | "hide_top":
            return now.refusal("top", **animal_facts(nth))
    return _rob(now, nth) if family == "rob" else _rob(now, nth // ANIMALS, nth % ANIMALS)


def _cave(now: Now, cave: int) -> str:
    """B10, B14, B22."""
    if cave >= now.me.caves:
        return now.refusal("cave", cave=cave + 1, count=now.me.caves)
    if now.t.caves_used >> cave & 1:
        return now.refusal("cave-used", cave=cave + 1)
    if now.me.cave[cave * CAVE_PLACES + now.c.limit_cave - 1]:
        return now.refusal("cave-full", cave=cave + 1, count=now.c.limit_cave)
    return now.refusal("cave-card", owed=cache_size(now.me) > 0)


def _rob(now: Now, victim: int, animal: int | None = None) -> str:
    """A thief takes a card of the cache, or the top card of an animal."""
    if victim >= now.c.seats:
        return now.refusal("seat", seat=SEAT_NAMES[victim])
    if victim == now.seat:
        return now.refusal("rob-own")
    if animal is None:
        return now.refusal("rob-cache", seat=SEAT_NAMES[victim])
    return now.refusal("rob-top", seat=SEAT_NAMES[victim], **animal_facts(animal))


def _does_not_fit(now: Now, animal: int, kind: int) -> str:
    """B18, B19: the loading rule that forbids it."""
    cargo = now.me.animals[animal]
    gold = sum(top_kind(cargo >> 3 * depth) == GOLD for depth in range(cards_on(cargo)))
    if cards_on(cargo) >= now.c.limit_animal:
        why = "full"
    elif cargo and (kind == WATER) != (top_kind(cargo) == WATER):
        why = "water"
    elif kind == GOLD and not takes(now.c, CAMELS - 1, cargo) >> GOLD & 1 and gold >= now.c.limit_gold:
        why = "gold"
    else:
        why = "change" if now.c.limit_kinds == 2 else "kinds"
    limits = {"most": now.c.limit_animal, "gold": now.c.limit_gold, "kinds": now.c.limit_kinds}
    return now.refusal("fit", kind=KIND_NAMES[kind], **animal_facts(animal), why=why, **limits)
