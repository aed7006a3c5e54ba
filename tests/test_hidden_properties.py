"""Hidden information: what a seat cannot know has no influence on its view, observation and legal moves.

``imagine`` replaces exactly the hidden part, uniformly, and reseeds the generator. The ``Witness`` of each game records
what a seat can know; it watches the table without asking the engine.
"""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.strategies import ALL, Variant, Walk, each, variants, walks, walks_from_starts

WITNESSED = [variant for variant in ALL if hasattr(variant.invariants, "Witness")]
witnessed = pytest.mark.parametrize("variant", each(WITNESSED))
EVERY = 7
Places = list[tuple[Any, Any]]


def read(places: Places) -> list[int]:
    return [getattr(holder, key) if isinstance(key, str) else holder[key] for holder, key in places]


def write(places: Places, cards: list[int]) -> None:
    for (holder, key), card in zip(places, cards, strict=True):
        if isinstance(key, str):
            setattr(holder, key, card)
        else:
            holder[key] = card


def watched(walk: Walk, every: int = EVERY) -> Iterator[Any]:
    """Play a walk; at one decision in ``every``, and at its end, yield the witness of all that happened before."""
    witness = walk.variant.invariants.Witness(walk.t)
    yield witness
    for decision, _ in enumerate(walk.steps()):
        witness.watch(walk.t)
        if walk.over or (decision + walk.seed) % every == 0:
            yield witness


def observed(variant: Variant, t: Any, seat: int) -> bytes:
    seen = variant.book.observation()
    variant.book.rules.observe(t, variant.setting.cards, seat, seen)
    packed: bytes = seen.pack()
    return packed


def legal(variant: Variant, t: Any) -> list[int]:
    options = [0] * variant.book.most_options
    return options[: variant.book.rules.settle(t.copy(), variant.setting.cards, options)]


def some_walks(variant: Variant, dealt: int, rare: int) -> Iterator[Walk]:
    """Fewer for a variant of a game, whose base game is also tested."""
    part = 3 if variant.options else 1
    yield from walks(variant, range(dealt // part))
    yield from walks_from_starts(variant, range(rare // part))


@witnessed
def test_shuffling_what_is_hidden_changes_nothing_for_a_seat(variant: Variant) -> None:
    view = variant.book.view
    rng = random.Random(20)
    changed = 0
    for walk in some_walks(variant, 36, 60):
        for witness in watched(walk):
            t, setting = walk.t, variant.setting
            before = t.pack()
            for seat in range(setting.seats):
                known = (view(t, setting, seat), observed(variant, t, seat), legal(variant, t))
                witness.shuffle(t, seat, setting, rng)
                t.chance = [rng.getrandbits(32) for _ in t.chance]
                changed += t.pack() != before
                assert view(t, setting, seat) == known[0], f"seat {seat} sees what is hidden: {walk}"
                assert observed(variant, t, seat) == known[1], f"seat {seat} observes what is hidden: {walk}"
                if walk.seat == seat:
                    assert legal(variant, t) == known[2], f"the moves of seat {seat} tell what is hidden: {walk}"
                settled = t.copy()
                variant.book.rules.settle(settled, setting.cards, [0] * variant.book.most_options)
                assert settled == t, f"that seat {seat} waits tells what is hidden: {walk}"
                t.restore(before)
    assert changed > 1000, "there was next to nothing to shuffle"


@witnessed
def test_imagine_deals_anew_what_is_hidden_and_nothing_else(variant: Variant) -> None:
    """The same cards in each group of equivalent places, another random state, and everything else equal byte for
    byte."""
    book, setting = variant.book, variant.setting
    for walk in some_walks(variant, 24, 60):
        for number, witness in enumerate(watched(walk)):
            before = walk.t.pack()
            for seat in range(setting.seats):
                seen = book.view(walk.t, setting, seat)
                groups = witness.hidden_places(walk.t, seat)
                hidden = [sorted(read(places)) for places in groups]
                chance = list(walk.t.chance)
                book.rules.imagine(walk.t, setting.cards, seat, number, walk.seed, [0] * book.pool_size)
                assert [sorted(read(places)) for places in groups] == hidden, f"not the cards that can be there: {walk}"
                assert book.view(walk.t, setting, seat) == seen
                variant.invariants.check(walk.t, setting)
                assert walk.t.chance != chance, "chance was not reseeded"
                original = book.table.unpack(before)
                for places, there in zip(groups, witness.hidden_places(original, seat), strict=True):
                    write(places, read(there))
                walk.t.chance = chance
                assert walk.t.pack() == before, f"imagine changed what seat {seat} knows: {walk}"


@witnessed
def test_imagine_varies_what_is_hidden(variant: Variant) -> None:
    book, setting = variant.book, variant.setting
    looked = 0
    for walk in some_walks(variant, 6, 12):
        for witness in watched(walk, 40):
            for seat in range(setting.seats):
                before = walk.t.pack()
                groups = witness.hidden_places(walk.t, seat)
                dealt: list[set[tuple[int, ...]]] = [set() for _ in groups]
                chances = set()
                for number in range(12):
                    low, high = (number, 5) if number < 6 else (0, number)  # both halves of a seed matter
                    book.rules.imagine(walk.t, setting.cards, seat, low, high, [0] * book.pool_size)
                    chances.add(tuple(walk.t.chance))
                    for orders, places in zip(dealt, groups, strict=True):
                        orders.add(tuple(read(places)))
                    walk.t.restore(before)
                    groups = witness.hidden_places(walk.t, seat)
                assert len(chances) == 12
                for orders, places in zip(dealt, groups, strict=True):
                    looked += 1
                    in_play = sum(holder is not getattr(walk.t, "box", None) for holder, _ in places)
                    ways = 6 if in_play < len(places) and in_play == 1 else math.factorial(len(places))  # ten, but few
                    assert len(orders) >= min(6, ways // 2), f"hardly ever dealt again: {walk}"
    assert looked > 60


@witnessed
def test_a_game_that_a_seat_imagines_is_at_the_same_decision(variant: Variant) -> None:
    """Through the public API: the same view, the same question, and it can be played to its end."""
    rng = random.Random(6)
    for walk in some_walks(variant, 12, 30):
        for number, _ in enumerate(watched(walk, 25)):
            game = walk.game()
            for seat in range(game.seats):
                imagined = game.imagine(seat, number)
                assert imagined.view(seat) == game.view(seat)
                assert imagined.seat == game.seat
                assert imagined.over == game.over
                if game.seat == seat:
                    assert imagined.moves() == game.moves()
                while not imagined.over and number % 4 == 0:
                    imagined.play(rng.choice(imagined.moves()))


@variants
def test_what_everybody_sees_is_what_no_seat_could_tell_apart(variant: Variant) -> None:
    """A spectator sees every open card, and the same at every table that some seat considers possible."""
    for seed in range(6):
        walk = Walk(variant, seed)
        for decision, _ in enumerate(walk.steps()):
            if decision % 9 == 0:
                game = walk.game()
                public = game.public_view()
                for seat in range(game.seats):
                    assert game.imagine(seat, decision).public_view() == public
                assert public["unseen"] is None
                assert public["scores"] == game.view(0)["scores"]
                assert len(public["players"]) == game.seats


@witnessed
def test_the_log_tells_a_seat_nothing_that_its_views_do_not(variant: Variant) -> None:
    """For two tables that look the same to a seat before and after a decision, the log says the same."""
    book, setting = variant.book, variant.setting
    rng = random.Random(12)
    compared = 0
    for walk in some_walks(variant, 9, 15):
        witness = variant.invariants.Witness(walk.t)
        while not walk.over:
            before, seat = walk.t.copy(), rng.randrange(setting.seats)
            other = walk.t.copy()
            for places in witness.hidden_places(other, seat):
                cards = read(places)
                write(places, rng.sample(cards, len(cards)))
            twin = other.copy()
            action = walk.step()
            witness.watch(walk.t)
            if action not in legal(variant, twin):
                continue
            book.rules.step(twin, setting.cards, action, [0] * book.most_options)
            if book.view(twin, setting, seat) == book.view(walk.t, setting, seat):
                compared += other != before
                said = book.say_what_happened(before, action, walk.t, setting)
                assert book.say_what_happened(other, action, twin, setting) == said, f"seat {seat} reads it: {walk}"
    assert compared > 500


def chi_square_limit(cells: int) -> float:
    """The value that chi-square exceeds once in a hundred thousand times (Wilson and Hilferty)."""
    free = cells - 1
    return float(free * (1 - 2 / (9 * free) + 4.265 * math.sqrt(2 / (9 * free))) ** 3)


@pytest.mark.parametrize(
    "variant",
    [pytest.param(one, marks=[pytest.mark.long] if "tribe" in one.options else []) for one in WITNESSED],
    ids=str,
)
def test_imagine_is_even_over_small_hidden_sets(variant: Variant) -> None:
    """Every order of three or four hidden cards is equally frequent."""
    book, setting = variant.book, variant.setting
    found = 0
    for walk in some_walks(variant, 60, 60):
        for witness in watched(walk, 5):
            for seat in range(setting.seats):
                small = [places for places in witness.hidden_places(walk.t, seat) if len(places) in (3, 4)]
                if not small or found >= 8:
                    continue
                before, groups = walk.t.pack(), witness.hidden_places(walk.t, seat)
                which = groups.index(small[0])
                orders: Counter[tuple[int, ...]] = Counter()
                trials = 100 * math.factorial(len(small[0]))
                for number in range(trials):
                    book.rules.imagine(walk.t, setting.cards, seat, number, found, [0] * book.pool_size)
                    orders[tuple(read(groups[which]))] += 1
                    walk.t.restore(before)
                    groups = witness.hidden_places(walk.t, seat)
                cards = read(groups[which])
                cells = list(itertools.permutations(cards))
                chi_square = sum((orders[cell] - 100) ** 2 / 100 for cell in cells)
                assert sum(orders[cell] for cell in cells) == trials
                assert chi_square < chi_square_limit(len(cells)), f"not evenly dealt: {orders}, {walk}"
                found += 1
    assert found >= 6, "too few small sets were met"


@pytest.mark.parametrize("variant", each([variant for variant in ALL if variant.name == "targi"]))
def test_what_was_shuffled_into_a_new_deck_is_not_imagined_where_the_old_one_was_drawn(variant: Variant) -> None:
    """T16, T60: everybody saw the discard pile become the deck, so a card that still lies face down is not part of
    it."""
    book, setting = variant.book, variant.setting
    met = 0
    for walk in some_walks(variant, 300, 120):
        if walk.style != "eager" and walk.start is None:
            continue  # the deck seldom runs out
        for sort, deck in remade_decks(walk):
            old = old_places(walk.t, sort, deck)
            met += bool(old)
            for seat, number in itertools.product(range(2), range(20)):
                imagined = walk.t.copy()
                book.rules.imagine(imagined, setting.cards, seat, number, 9, [0] * book.pool_size)
                for place in old:
                    assert card_in(imagined, place) not in deck, f"{place} holds a card of the new deck: {walk}"
    assert met >= 5, "a deck was hardly ever reshuffled over cards still hidden"


def remade_decks(walk: Walk) -> Iterator[tuple[str, set[int]]]:
    """Play on; whenever a deck was just reshuffled, yield its sort and the cards that went in."""
    before = {sort: pile(walk.t, sort) for sort in ("goods", "tribe")}
    for _ in walk.steps():
        for sort, (deck, discards) in before.items():
            now, open_now = pile(walk.t, sort)
            if not now <= deck:
                yield sort, (now | discards) - open_now
        before = {sort: pile(walk.t, sort) for sort in ("goods", "tribe")}


def pile(t: Any, sort: str) -> tuple[set[int], set[int]]:
    """The cards of a deck and of its discard pile."""
    if sort == "goods":
        return set(t.goods_deck[: t.goods_count]), set(t.goods_discard[: t.goods_discarded])
    return set(t.tribe_deck[: t.tribe_count]), set(t.tribe_discard[: t.tribe_discarded])


def old_places(t: Any, sort: str, deck: set[int]) -> list[tuple[str, int]]:
    """The hidden places with cards of this sort that are not from the new deck."""
    places = []
    for k, space in enumerate(t.centre):
        if space.face_down and (space.card > 100) == (sort == "goods") and space.card not in deck:
            places.append(("centre", k))
    return places


def card_in(t: Any, place: tuple[str, int]) -> int:
    card: int = t.centre[place[1]].card
    return card
