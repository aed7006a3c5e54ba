"""What a move would do, for the seat that decides: it may name what that seat knows."""

from __future__ import annotations

from collections.abc import Callable

from azalai.games.interface import Setting
from azalai.games.tuareg.cards.card_file import KIND_NAMES
from azalai.games.tuareg.rules import actions
from azalai.games.tuareg.rules.actions import CATALOGUE, SEAT_NAMES, SPECIAL_NAMES
from azalai.games.tuareg.rules.table import ANIMALS, CAVE_ROOM, Table, cache_size, top_kind
from azalai.games.tuareg.words.names import CACHE, Now, animal_facts, one_card


def say_move(t: Table, setting: Setting, action: int) -> str:
    """What a legal action would do."""
    return _MOVES[CATALOGUE[action].family](Now(t, setting.deck), CATALOGUE[action].nth)


def _draw(now: Now, _: int) -> str:
    count = min(now.c.draw, now.t.pile_count)
    return now.phrase("move-draw", count=count, owed="yes" if count == now.c.draw else "no")


def _buy(now: Now, special: int) -> str:
    return now.phrase("move-buy", special=SPECIAL_NAMES[special], price=now.c.price, points=now.c.map_points)


def _cave(now: Now, cave: int) -> str:
    held = sum(card != 0 for card in now.me.cave[cave * CAVE_ROOM : (cave + 1) * CAVE_ROOM])
    return now.phrase("move-cave", cave=cave + 1, held=held, most=now.c.limit_cave)


def _end(now: Now, _: int) -> str:
    if now.question.kind == actions.ASK_TURN:
        return now.phrase("move-pass")
    return now.phrase("move-end", count=cache_size(now.me))


def _loaded(now: Now, kind: int, animal: int) -> str:
    return now.phrase("move-add", **one_card(kind), **animal_facts(animal))


def _paid(now: Now, kind: int, origin: dict[str, object]) -> str:
    return now.phrase("move-pay", **one_card(kind), **origin, dinar=now.c.dinar[kind])


def _hidden(now: Now, kind: int, origin: dict[str, object]) -> str:
    return now.phrase("move-hide", **one_card(kind), **origin, cave=now.question.about + 1)


def _rob(now: Now, victim: int) -> str:
    return now.phrase("move-rob", seat=SEAT_NAMES[victim], count=cache_size(now.t.players[victim]))


def _rob_top(now: Now, nth: int) -> str:
    victim, animal = divmod(nth, ANIMALS)
    kind = top_kind(now.t.players[victim].animals[animal])
    return now.phrase("move-rob-top", seat=SEAT_NAMES[victim], **one_card(kind), **animal_facts(animal))


def _top(now: Now, animal: int) -> int:
    return top_kind(now.me.animals[animal])


# For each action family, the sentence for its nth action.
_MOVES: dict[str, Callable[[Now, int], str]] = {
    "draw": _draw,
    "load": lambda now, animal: now.phrase("move-load", **animal_facts(animal)),
    "take": lambda now, kind: now.phrase("move-take", kind=KIND_NAMES[kind], count=now.t.market[kind]),
    "buy": _buy,
    "cave": _cave,
    "thief": lambda now, _: now.phrase("move-thief", count=now.me.thieves),
    "end": _end,
    "lay": lambda now, kind: now.phrase("move-lay", **one_card(kind)),
    "add": lambda now, kind: _loaded(now, kind, now.question.about),
    "onto": lambda now, animal: _loaded(now, now.question.about, animal),
    "more": lambda now, _: _loaded(now, now.question.count, now.question.about),
    "done": lambda now, _: now.phrase("move-done"),
    "pay": lambda now, kind: _paid(now, kind, CACHE),
    "pay_top": lambda now, animal: _paid(now, _top(now, animal), animal_facts(animal)),
    "hide": lambda now, kind: _hidden(now, kind, CACHE),
    "hide_top": lambda now, animal: _hidden(now, _top(now, animal), animal_facts(animal)),
    "rob": _rob,
    "rob_top": _rob_top,
    "cash": lambda now, _: now.phrase("move-cash", points=now.c.map_points),
    "keep": lambda now, _: now.phrase("move-keep", count=now.me.maps),
}
