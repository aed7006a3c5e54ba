"""Determinization: a table sampled from the information set of a seat. B22, B24, B36.

Only kinds matter. Hidden from a seat are the order of the draw pile, the other caches, cards that others hid from their
caches, and cards stolen from one player's cache by another. In stage 1 all these places were filled from one shuffled
pile: every order of the cards in them is equally likely. In stage 2 everybody knows two sets of cards: those of which
the pile was made, and those that all caches together held when it began. So these old caches are dealt first, then the
draws. A cache gave its old cards first; it must have drawn what it gave beyond them; and its other draws are dealt from
the rest of the pile. A card that was given at some moment must have been in the cache by then.

Two more things reveal something about a hidden cache: a turn without an option (B09), and an option begun but not
finished, which must be possible to finish.
"""

from azalai.games.tuareg.rules import cache_inference, determinization_stage_2
from azalai.games.tuareg.rules.card_tables import Cards
from azalai.games.tuareg.rules.table import CAVE_PLACES, CAVES, KINDS, Table, cache_size, knows
from azalai.kernel.chance import draw, seed_chance, shuffle
from azalai.kernel.gear import rule

SWAPS_TRIED = 20000


@rule
def imagine(t: Table, c: Cards, seat: int, low: int, high: int, pool: list[int]) -> None:
    """Turn the table into one that agrees with all the seat knows, and reseed the generator, so that a planner cannot
    see the future. ``pool`` is a buffer of POOL numbers."""
    seed_chance(t.chance, low, high)
    if t.depth > 0 and t.asked[0].seat != seat:
        for kind in range(KINDS):
            t.drawn[kind] = 0  # only the player who drew knows it
    if t.stage == 1:
        imagine_first_stage(t, c, seat, pool)
    else:
        determinization_stage_2.imagine_second_stage(t, c, seat, pool)


@rule
def reshuffle(t: Table, c: Cards, low: int, high: int, pool: list[int]) -> None:
    """Shuffle everything that no player has seen, and reseed the generator: another future of the same history."""
    seed_chance(t.chance, low, high)
    shuffle(t.chance, t.pile, t.pile_count)


# -- stage 1 ------------------------------------------------------------------------------------------


@rule
def imagine_first_stage(t: Table, c: Cards, seat: int, pool: list[int]) -> None:
    n = hidden_places(t, c, seat, pool, False)
    for _ in range(determinization_stage_2.EVEN_DEALS):
        determinization_stage_2.shuffle_part(t, pool, determinization_stage_2.CARDS, n)
        hidden_places(t, c, seat, pool, True)
        if cache_inference.contradictions(t, c, seat) == 0:
            return
    repair(t, c, seat, pool, n)


@rule
def repair(t: Table, c: Cards, seat: int, pool: list[int], n: int) -> None:
    """Swap hidden cards until the table agrees with what the seat knows."""
    left = cache_inference.contradictions(t, c, seat)
    for _ in range(SWAPS_TRIED):
        if left == 0:
            return
        i = draw(t.chance, n)
        j = draw(t.chance, n)
        card = pool[i]
        pool[i] = pool[j]
        pool[j] = card
        hidden_places(t, c, seat, pool, True)
        now = cache_inference.contradictions(t, c, seat)
        if now <= left:
            left = now
        else:
            pool[j] = pool[i]
            pool[i] = card
            hidden_places(t, c, seat, pool, True)


@rule
def hidden_places(t: Table, c: Cards, seat: int, pool: list[int], put: bool) -> int:
    """Take the cards that the seat cannot know into the pool, or put them back from it. Returns how many they are."""
    n = 0
    seen = cache_inference.open_caches(t, c, seat)
    for other in range(c.seats):
        them = t.players[other]
        if not knows(seen, other):
            size = cache_size(them)
            if put:
                for kind in range(KINDS):
                    them.cache[kind] = 0
                for i in range(size):
                    them.cache[pool[n + i]] += 1
            else:
                at = n
                for kind in range(KINDS):
                    for _ in range(them.cache[kind]):
                        pool[at] = kind
                        at += 1
            n += size
        for cell in range(CAVES * CAVE_PLACES):
            if them.cave[cell] != 0 and not knows(them.cave_known[cell], seat):
                if put:
                    them.cave[cell] = pool[n] + 1
                else:
                    pool[n] = them.cave[cell] - 1
                n += 1
        for place in range(them.used):
            if not knows(them.stolen_known[place], seat):
                if put:
                    them.stolen[place] = pool[n] + 1
                else:
                    pool[n] = them.stolen[place] - 1
                n += 1
    for i in range(t.pile_count):
        if put:
            t.pile[i] = pool[n] + 1
        else:
            pool[n] = t.pile[i] - 1
        n += 1
    return n
