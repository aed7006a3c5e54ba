"""Version 2 of the observation of Tuareg, for learning. B36.

It begins with the inputs of the trained network, without what is hidden, and adds what lies where: animals and caves
one by one. Kinds are one-hot; the cells of absent seats, animals and cards are all zeros, and a hidden cache has a
mark.
"""

from azalai.games.feature_fields import blocks, counts, flags, starts
from azalai.games.tuareg.bots.network_inputs import INPUTS, QUESTIONS, SEAT_BLOCKS, STAGE, table_inputs
from azalai.games.tuareg.rules import cache_inference, loading, table
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.table import ANIMALS, CAMELS, CAVE_PLACES, CAVES, KINDS, SEATS, SPECIALS, Table
from azalai.kernel.gear import rule
from azalai.kernel.layout import Layout, smalls

VERSION = 2
OTHERS = SEATS - 1

KIND_FIELDS = (
    *counts("mine", unit=6),
    *counts("best_other", unit=6),
    *counts("second_other", unit=6),
    *flags("gap", 9),
    *counts("tied"),
    *counts("market", unit=4),
    *counts("unseen", unit=20),
    *counts("in_cache", unit=4),
    *counts("accepting", unit=3),
    *counts("space", unit=4),
    *counts("points", unit=6),
)
SEAT_FIELDS = (
    *counts("cache", KINDS, unit=4),
    *counts("counted", KINDS, unit=6),
    *counts("cache_size", unit=12),
    *counts("specials", SPECIALS, unit=2),
    *counts("score", unit=20),
    *counts("room", unit=12),
    *counts("dinar", unit=20),
    *counts("free_caves", unit=4),
    *flags("present"),
    *flags("decides"),
    *flags("hidden"),
    *flags("spare", 3),
    *counts("loads", 5, unit=3),
)
ANIMAL_FIELDS = (*flags("there"), *counts("cards", unit=4), *flags("takes", KINDS), *flags("top", KINDS))
CAVE_FIELDS = (*counts("content", KINDS, unit=2), *flags("used"))
OTHER_FIELDS = (
    *flags("tops", ANIMALS * KINDS),
    *counts("gave", KINDS, unit=4),
    *counts("drew", unit=20),
    *counts("old_size", unit=12),
    *flags("lacked", KINDS),
    *counts("worth", unit=10),
)
FIELDS = (
    *blocks("kinds", KINDS, KIND_FIELDS),
    *blocks("players", SEATS, SEAT_FIELDS),
    *flags("stage", 2),
    *flags("pile", 16),
    *flags("last_turns", 7),
    *counts("bank", SPECIALS, unit=4),
    *flags("question", QUESTIONS),
    *flags("their_question", QUESTIONS),
    *counts("question_count", 2, unit=4),
    *flags("seats", 6),
    *flags("question_about", 9),
    *flags("lead", 24),
    *counts("dinar_of_kinds", 8, unit=4),
    # from here on: what lies where
    *blocks("animals", ANIMALS, ANIMAL_FIELDS),
    *blocks("caves", CAVES, CAVE_FIELDS),
    *counts("drawn", KINDS, unit=3),
    *blocks("others", OTHERS, OTHER_FIELDS),
)
STARTS = starts(FIELDS)
CELLS = STARTS[""]
OWN_ANIMALS, ANIMAL = STARTS["animals[0]"], STARTS["animals[1]"] - STARTS["animals[0]"]
CARDS, TAKES, TOP = (STARTS[f"animals[0].{name}"] - OWN_ANIMALS for name in ("cards", "takes", "top"))
OWN_CAVES, CAVE = STARTS["caves[0]"], STARTS["caves[1]"] - STARTS["caves[0]"]
USED = STARTS["caves[0].used"] - OWN_CAVES
DRAWN = STARTS["drawn"]
OTHER_SEATS, OTHER = STARTS["others[0]"], STARTS["others[1]"] - STARTS["others[0]"]
GAVE, DREW, OLD_SIZE, LACKED, WORTH = (
    STARTS[f"others[0].{name}"] - OTHER_SEATS for name in ("gave", "drew", "old_size", "lacked", "worth")
)
assert STARTS["players[0]"] == SEAT_BLOCKS
assert STARTS["stage"] == STAGE
assert OWN_ANIMALS == INPUTS


class LearnableObservation(Layout):
    """The features in one row; ``FIELDS`` says which is where."""

    features: list[int] = smalls(CELLS)


@rule
def observe(t: Table, c: Cards, seat: int, seen: LearnableObservation) -> None:
    """Write what the seat may know."""
    x = seen.features
    table_inputs(t, c, seat, 1 << seat, cache_inference.open_caches(t, c, seat), x)
    for i in range(INPUTS, CELLS):
        x[i] = 0
    observe_animals(t, c, seat, x)
    observe_caves(t, seat, x)
    mine = t.depth > 0 and t.asked[0].seat == seat
    for kind in range(KINDS):
        x[DRAWN + kind] = t.drawn[kind] if mine else 0
    whose = seat
    for place in range(c.seats - 1):
        whose = whose + 1 if whose + 1 < c.seats else 0
        observe_other(t, whose, x, OTHER_SEATS + place * OTHER)


@rule
def observe_animals(t: Table, c: Cards, seat: int, x: list[int]) -> None:
    """The seat's own animals: how many cards they carry, which kinds they still take, the kind on top."""
    me = t.players[seat]
    for animal in range(CAMELS + me.donkeys):
        if animal < c.camels or animal >= CAMELS:
            at = OWN_ANIMALS + animal * ANIMAL
            cargo = me.animals[animal]
            x[at] = 1
            x[at + CARDS] = loading.cards_on(cargo)
            takes = loading.takes(c, animal, cargo)
            for kind in range(KINDS):
                x[at + TAKES + kind] = (takes >> kind) & 1
            if cargo != 0:
                x[at + TOP + table.top_kind(cargo)] = 1


@rule
def observe_caves(t: Table, seat: int, x: list[int]) -> None:
    """The seat's own caves: their cards by kind, and whether they were used in this turn."""
    me = t.players[seat]
    for cell in range(CAVES * CAVE_PLACES):
        if me.cave[cell] != 0:
            x[OWN_CAVES + cell // CAVE_PLACES * CAVE + me.cave[cell] - 1] += 1
    if t.depth > 0 and t.asked[0].seat == seat:
        for cave in range(CAVES):
            x[OWN_CAVES + cave * CAVE + USED] = (t.caves_used >> cave) & 1


@rule
def observe_other(t: Table, whose: int, x: list[int], at: int) -> None:
    """Another seat: the cards on top of its animals, and what everybody saw of its cache."""
    player = t.players[whose]
    size = 0
    for animal in range(ANIMALS):
        if player.animals[animal] != 0:
            x[at + animal * KINDS + table.top_kind(player.animals[animal])] = 1
    for kind in range(KINDS):
        x[at + GAVE + kind] = player.gave[kind]
        x[at + LACKED + kind] = (player.pass_lacks[t.stage - 1] >> kind) & 1
        size += player.old[kind]
    x[at + DREW] = player.drew
    x[at + OLD_SIZE] = size
    x[at + WORTH] = player.pass_dinar[t.stage - 1]
