"""Explicit chance: given the outcomes that the engine's generator drew, it plays the same game in both gears. Outcomes
have the right probabilities, and neither copies nor questions about the past change the game."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from azalai.env.chance_nodes import CHANCE, OVER, ExplicitRules, Play, explicit_rules
from azalai.games.targi.rules import decks
from azalai.games.tuareg.explicit_chance import any_card_of_cache
from azalai.games.tuareg.rules import specials
from azalai.kernel import chance, gear
from azalai.kernel.explicit_chance import (
    CARD,
    CELLS,
    EVENT,
    FIRST_KNOWN,
    KNOWN,
    MOST_KNOWN,
    NO_EVENT,
    OUTCOMES,
    TOTAL,
    WEIGHTS,
    any_card,
    any_number,
)
from tests.strategies import ALL, Variant

SIMPLE = [variant for variant in ALL if not variant.own_decks]
variants = pytest.mark.parametrize("variant", SIMPLE, ids=str)


class Recording:
    """The ordinary rules, which record what chance decides in the form that the explicit rules expect."""

    def __init__(self, variant: Variant) -> None:
        self.t: Any = None
        self.said: list[int] = []
        twins: dict[Any, Any] = {}
        swaps = {
            chance.draw: self.number,
            chance.top_card: self.card,
            chance.shuffle: lambda *pile: chance.shuffle(*pile),  # its draws are its own
            specials.random_card: self.of_cache,
        }
        through_top_card = {decks.top_tribe_card, decks.top_dune}
        assert set(swaps) | through_top_card >= set(variant.book.explicit_chance().all_swaps)
        self.deal = gear.with_swaps(variant.book.rules.deal_seeded, swaps, twins)
        self.settle = gear.with_swaps(variant.book.rules.settle, swaps, twins)
        self.step = gear.with_swaps(variant.book.rules.step, swaps, twins)

    def number(self, words: Any, n: int) -> int:
        return self.note(chance.draw(words, n), n > 1)

    def card(self, words: Any, cards: Any, count: int) -> int:
        t = self.t
        from_mixed = getattr(t, "box_count", 0) > 0 and cards is t.tribe_deck and t.tribe_generation == 0
        return self.note(cards[count - 1], from_mixed or len(set(cards[:count])) > 1)

    def of_cache(self, t: Any, victim: int) -> int:
        alone = sum(count > 0 for count in t.players[victim].cache) == 1
        kind: int = specials.random_card(t, victim)
        self.note(kind + 1, not alone)
        return kind

    def note(self, said: int, asked: bool) -> int:
        if asked:
            self.said.append(said)
        return said


@variants
@pytest.mark.parametrize("seed", [1, 2])
def test_chance_told_what_the_generator_drew_plays_the_same_game(variant: Variant, seed: int) -> None:
    """Node by node: every event the engine draws is a chance node, its outcome is among those offered, and the tables
    are the same to all seats."""
    book, setting, recording = variant.book, variant.setting, Recording(variant)
    t, options, rng = book.table(), [0] * book.most_options, random.Random(seed)
    recording.t = t
    recording.deal(t, setting.cards, setting.first, seed, 0)
    n = recording.settle(t, setting.cards, options)
    play, events = Play(explicit_rules(variant.name, variant.options)), 0
    while True:
        for said in recording.said:
            assert play.seat == CHANCE
            chances = outcomes_of(play)
            assert sum(chances.values()) == pytest.approx(1)
            assert chances[said] > 0
            play.apply(said)
            events += 1
        assert play.seat != CHANCE, "chance is asked for what the engine does not draw"
        assert play.answers == sorted(options[:n])
        for seat in range(setting.seats):
            seen = book.observation()
            book.rules.observe(t, setting.cards, seat, seen)
            assert play.observed(seat).tobytes() == seen.pack()
        if n == 0:
            break
        action = rng.choice(options[:n])
        recording.said.clear()
        n = recording.step(t, setting.cards, action, options)
        play.apply(action)
    assert events > 15


def outcomes_of(play: Play) -> dict[int, float]:
    assert play.seat == CHANCE
    return dict(zip(play.answers, play.chances, strict=True))


GEARS = [("targi", {}), ("targi", {"expansion": True, "tribe": "mixed", "border": "mixed"}), ("tuareg", {"seats": 3})]


@pytest.mark.parametrize(("game", "options"), GEARS)
def test_both_gears_come_to_the_same_nodes(game: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = Play(explicit_rules(game, options))
    monkeypatch.setattr(gear, "can_compile", lambda: False)
    plain, rng = Play(ExplicitRules(game, options)), random.Random(5)
    nodes: Counter[int] = Counter()
    while True:
        assert (plain.seat, plain.answers, plain.chances) == (compiled.seat, compiled.answers, compiled.chances)
        assert plain.t == compiled.t
        nodes[plain.seat] += 1
        if plain.seat == OVER:
            break
        answer = rng.choice(plain.answers)
        for play in (plain, compiled):
            play.apply(answer)
    assert nodes[CHANCE] > 15


@pytest.mark.parametrize("variant", ALL, ids=str)
def test_there_is_room_for_every_outcome(variant: Variant) -> None:
    assert variant.book.explicit_chance().most_outcomes <= OUTCOMES


def test_a_pile_is_drawn_from_evenly() -> None:
    """The first node of Tuareg: each kind is as likely as its share of the cards."""
    play = Play(explicit_rules("tuareg", {"seats": 4}))
    counts = play.rules.setting.cards.count

    assert outcomes_of(play) == {kind + 1: count / sum(counts) for kind, count in enumerate(counts)}


def test_a_card_of_a_mixed_deck_may_be_any_of_its_kind() -> None:
    """X30: nine of eighteen cards of each kind are in the deck, and nobody knows which. At each draw a kind is as
    likely as its share of the deck, and of the kind every card that has not been seen."""
    play = Play(explicit_rules("targi", {"expansion": True, "tribe": "mixed"}))
    kind = play.rules.setting.cards.kind
    rng, drawn = random.Random(3), []
    while play.seat == CHANCE:
        outcomes = outcomes_of(play)
        said = rng.choice(sorted(outcomes))
        if play.event == CARD and said <= 90:
            of_kind = Counter(kind[card] for card in drawn)
            for card, chance in outcomes.items():
                seen = of_kind[kind[card]]
                assert chance == pytest.approx((9 - seen) / (45 - len(drawn)) / (18 - seen))
            assert sorted(outcomes) == [card for card in range(1, 91) if card not in drawn]
            drawn.append(said)
        play.apply(said)
    assert len(drawn) == 6  # five in the centre, one discarded


def test_outcomes_are_weighed_by_what_is_there() -> None:
    """Three cards of a pile, two of them alike; a cache of three water and one salt."""
    t = explicit_rules("tuareg", {"seats": 2}).record()
    draws: list[tuple[Callable[[], int], dict[int, int], dict[int, int]]] = [
        (lambda: any_card(t.chance, [3, 3, 1, 0], 3), {1: 1, 3: 2}, {1: 1, 3: 3}),
        (lambda: any_card_of_cache(t, 1), {1: 3, 3: 1}, {1: 0, 3: 2}),
        (lambda: any_number(t.chance, 4), dict.fromkeys(range(4), 1), {i: i for i in range(4)}),
    ]
    for draw, weights, results in draws:
        t.players[1].cache = [3, 0, 1, 0]
        t.chance = [0] * CELLS
        draw()
        assert t.chance[EVENT] != NO_EVENT
        assert {i: t.chance[WEIGHTS + i] for i in range(OUTCOMES) if t.chance[WEIGHTS + i]} == weights
        assert t.chance[TOTAL] == sum(weights.values())
        listed = list(t.chance)
        draw()
        assert t.chance == listed, "only the first unknown event is written down"
        for outcome, result in results.items():
            t.players[1].cache = [3, 0, 1, 0]
            t.chance = [0] * CELLS
            t.chance[KNOWN], t.chance[FIRST_KNOWN] = 1, outcome
            assert draw() == result
            assert t.chance[EVENT] == NO_EVENT


def test_what_can_end_in_one_way_only_is_no_event() -> None:
    t = explicit_rules("tuareg", {"seats": 2}).record()
    t.players[1].cache = [0, 0, 2, 0]

    assert (any_card(t.chance, [3, 3, 1], 2), any_number(t.chance, 1), any_card_of_cache(t, 1)) == (3, 0, 2)
    assert not any(t.chance)


def test_a_step_with_too_many_events_is_refused() -> None:
    """Otherwise it would write past the end of the record."""
    play = Play(explicit_rules("tuareg", {"seats": 2}))
    play._tables["chance"][1, KNOWN] = MOST_KNOWN

    with pytest.raises(AssertionError):
        play.apply(play.answers[0])


# -- going on, going back -------------------------------------------------------------------------------


def counted(play: Play, viewer: int) -> Counter[tuple[int, int]]:
    """How often which action was taken, by whom after the viewer, as it saw them."""
    seats, past = play.rules.setting.seats, [node for node in play.past[: play.decided] if node[0] != CHANCE]
    return Counter(((seat - viewer) % seats, play.seen_action(viewer, seat, action)) for seat, action in past)


@variants
def test_a_play_does_not_depend_on_what_was_looked_at(variant: Variant) -> None:
    """It does not matter when the memories of seats are asked for: at every decision, only at the end, or on a copy."""
    rules = explicit_rules(variant.name, variant.options)
    often, seldom, rng = Play(rules), Play(rules), random.Random(6)
    nodes = 0
    while often.seat != OVER:
        nodes += 1
        action = rng.choice(often.answers)
        seldom.apply(action)
        often.apply(action)
        assert (often.answers, often.seat) == (seldom.answers, seldom.seat)
        if often.dealt:
            heads = [often.remember(seat) for seat in range(variant.setting.seats)]
        if nodes % 40 == 0:
            for twin in (seldom.copy(), pickle.loads(pickle.dumps(seldom))):
                assert twin.t == often.t
                assert (twin.seat, twin.answers, twin.chances) == (often.seat, often.answers, often.chances)
                assert [twin.remember(seat) for seat in range(variant.setting.seats)] == heads
                for seat in range(variant.setting.seats):
                    rows = often.counted(seat)
                    assert rows.tolist() == twin.counted(seat).tolist()
                    assert {place: rows[place] for place in zip(*rows.nonzero(), strict=True)} == counted(twin, seat)
    assert nodes > 100
    assert seldom.memory.done == 0
    assert [seldom.remember(seat) for seat in range(variant.setting.seats)] == heads


@variants
def test_an_imagined_play_goes_on_with_the_memories_of_the_true_one(variant: Variant) -> None:
    """The past is not replayed from the imagined table, nor the imagined future from the true one."""
    play, rng = Play(explicit_rules(variant.name, variant.options)), random.Random(9)
    while play.seat == CHANCE or play.decided < 80:
        play.apply(rng.choice(play.answers))
    twin, before = play.imagine(play.seat, 3, 4), play.t
    assert [twin.remember(seat) for seat in range(2)] == [play.remember(seat) for seat in range(2)]
    assert twin.observed(play.seat).tobytes() == play.observed(play.seat).tobytes()
    decisions = 0
    while twin.seat != OVER:
        decisions += twin.seat != CHANCE
        twin.apply(rng.choice(twin.answers))
    assert decisions > 10
    assert twin.remember(0) != play.remember(0)
    assert twin.memory.tables == twin._tables.tobytes()
    assert play.t == before
