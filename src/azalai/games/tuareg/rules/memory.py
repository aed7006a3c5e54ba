"""What everybody has seen the caches take in and give out in stage 2. B24, B36.

In stage 1 every cache was filled from one shuffled pile, so nothing follows from what a cache gave out about what it
still holds. In stage 2 it does: all saw which cards the new pile was made of, so all know which cards the caches held
together when it began, and a card that left a cache before its owner drew was one of those. ``since`` keeps, in order,
each draw and each card that left a cache (``drew`` and ``gave`` are its sums); ``determinization_stage_2`` looks for
caches that agree with it. A card that left hidden is recorded by the place where it lies, so that its kind is stored
once.

An event is the seat times EVENT plus: the kind of a card that left openly; GAVE_TO_CAVE plus the place in its cave
cells; GAVE_TO_THIEF plus the place among all used thieves; or DREW plus how many cards it drew.
"""

from azalai.games.tuareg.rules.table import EVERYBODY, THIEVES, Table
from azalai.kernel.gear import rule

EVENT = 128
GAVE_TO_CAVE = 16
GAVE_TO_THIEF = 32
DREW = 64


@rule
def remember(t: Table, seat: int, what: int) -> None:
    if t.stage == 2:
        t.since[t.events] = seat * EVENT + what
        t.events += 1


@rule
def gave_openly(t: Table, seat: int, kind: int) -> None:
    """A card of the cache was laid, loaded or paid."""
    if t.stage == 2:
        t.players[seat].gave[kind] += 1
        remember(t, seat, kind)


@rule
def drew(t: Table, seat: int, cards: int) -> None:
    if t.stage == 2:
        t.players[seat].drew += cards
        remember(t, seat, DREW + cards)


@rule
def kind_given(t: Table, seat: int, what: int) -> int:
    """The kind of a card that left the cache of a seat."""
    if what >= GAVE_TO_THIEF:
        place = what - GAVE_TO_THIEF
        return t.players[place // THIEVES].stolen[place % THIEVES] - 1
    if what >= GAVE_TO_CAVE:
        return t.players[seat].cave[what - GAVE_TO_CAVE] - 1
    return what


@rule
def seats_that_know(t: Table, seat: int, what: int) -> int:
    """Who knows that kind, as bits."""
    if what >= GAVE_TO_THIEF:
        place = what - GAVE_TO_THIEF
        return t.players[place // THIEVES].stolen_known[place % THIEVES]
    if what >= GAVE_TO_CAVE:
        return t.players[seat].cave_known[what - GAVE_TO_CAVE]
    return EVERYBODY


@rule
def put_given(t: Table, seat: int, what: int, kind: int) -> None:
    """Set the kind of a card that left hidden."""
    if what >= GAVE_TO_THIEF:
        place = what - GAVE_TO_THIEF
        t.players[place // THIEVES].stolen[place % THIEVES] = kind + 1
    else:
        t.players[seat].cave[what - GAVE_TO_CAVE] = kind + 1
