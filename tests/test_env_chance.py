"""Chance as an explicit player: told what the engine's generator drew it plays the engine's game, its outcomes are
weighed by what is there, and neither copies nor what a process met before change what is played."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from typing import Any

import pytest

from azalai.env.chance_nodes import Play, explicit_rules
from azalai.games.explicit_chance import CARD, ChanceNeeded, KnownOutcomes, any_card, any_number
from azalai.games.tuareg.explicit_chance import any_card_of_cache
from azalai.games.tuareg.rules import specials
from azalai.kernel import chance, gear
from tests.strategies import ALL, Variant

SIMPLE = [variant for variant in ALL if not variant.own_decks]
variants = pytest.mark.parametrize("variant", SIMPLE, ids=str)


class Recording:
    """The ordinary rules, with what chance decides written down as the explicit rules would be told it."""

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
        assert set(swaps) >= set(variant.book.explicit_chance().all_swaps)
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
            assert play.needed is not None
            chances = dict(play.needed.outcomes)
            assert sum(chances.values()) == pytest.approx(1)
            assert chances[said] > 0
            play.apply(said)
            events += 1
        assert play.needed is None, "chance is asked for what the engine does not draw"
        assert play.legal == sorted(options[:n])
        for seat in range(setting.seats):
            assert play.observed(play.t, seat) == play.observed(t, seat)
        if n == 0:
            break
        action = rng.choice(options[:n])
        recording.said.clear()
        n = recording.step(t, setting.cards, action, options)
        play.apply(action)
    assert events > 15


def test_a_pile_is_drawn_from_evenly() -> None:
    """The first node of Tuareg: as likely as there are cards of the kind."""
    play = Play(explicit_rules("tuareg", {"seats": 4}))
    counts = play.rules.setting.cards.count

    assert play.needed is not None
    expected = [(kind + 1, count / sum(counts)) for kind, count in enumerate(counts)]
    assert play.needed.outcomes == [(kind, pytest.approx(chance)) for kind, chance in expected]


def test_a_card_of_a_mixed_deck_may_be_any_of_its_kind() -> None:
    """X30: nine of eighteen cards of each kind are in the deck, and nobody knows which. At each draw a kind is as
    likely as its share of the deck, and of the kind every card that has not been seen."""
    play = Play(explicit_rules("targi", {"expansion": True, "tribe": "mixed"}))
    kind = play.rules.setting.cards.kind
    rng, drawn = random.Random(3), []
    while play.needed is not None:
        outcomes = dict(play.needed.outcomes)
        said = rng.choice(sorted(outcomes))
        if play.needed.what == CARD and said <= 90:
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
    play = Play(explicit_rules("tuareg", {"seats": 2}))
    t = play.rules.book.table()
    for draws, expected in (
        (lambda: any_card(t.chance, [3, 3, 1, 0], 3), [(1, 1 / 3), (3, 2 / 3)]),
        (lambda: any_card_of_cache(t, 1), [(1, 3 / 4), (3, 1 / 4)]),
        (lambda: any_number(t.chance, 4), [(i, 1 / 4) for i in range(4)]),
    ):
        t.players[1].cache = [3, 0, 1, 0]
        t.chance = KnownOutcomes(t, play.rules.setting.cards, ())
        with pytest.raises(ChanceNeeded) as needed:
            draws()
        assert needed.value.outcomes == [(o, pytest.approx(p)) for o, p in expected]


# -- going on, going back -------------------------------------------------------------------------------


def counted(play: Play, viewer: int) -> Counter[tuple[int, int]]:
    """How often which action was taken, by whom after the viewer, as it saw them."""
    seats = play.rules.setting.seats
    return Counter(((seat - viewer) % seats, play.seen_action(viewer, seat, action)) for seat, action, _ in play.past)


def one_of(play: Play, rng: random.Random) -> int:
    return rng.choice(play.legal if play.needed is None else [outcome for outcome, _ in play.needed.outcomes])


@variants
def test_a_play_does_not_depend_on_what_was_met_before_or_looked_at(variant: Variant) -> None:
    """Which tables are kept, and when seats are asked what they remember, are matters of speed: the same game whether
    the process knows which actions draw or not, asked at every decision, only at the end, or of a copy."""
    rules = explicit_rules(variant.name, variant.options)
    rules.drawing.clear()
    often, seldom, rng, dice = Play(rules), Play(rules), random.Random(6), random.Random(7)
    nodes = 0
    while often.needed is not None or often.legal:
        nodes += 1
        if dice.random() < 0.5:
            rules.drawing.clear()
        action = one_of(often, rng)
        seldom.apply(action)
        often.apply(action)
        assert (often.legal, often.seat) == (seldom.legal, seldom.seat)
        if often.dealt:
            heads = [often.remember(seat) for seat in range(variant.setting.seats)]
        if nodes % 40 == 0:
            for twin in (seldom.copy(), pickle.loads(pickle.dumps(seldom))):
                assert twin.t == often.t
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
    """The past is not played anew from the imagined table, nor the imagined future from the true one."""
    play, rng = Play(explicit_rules(variant.name, variant.options)), random.Random(9)
    while play.needed is not None or len(play.past) < 60:
        play.apply(one_of(play, rng))
    twin = play.imagine(play.seat, 3, 4)
    assert [twin.remember(seat) for seat in range(2)] == [play.remember(seat) for seat in range(2)]
    assert twin.observed(twin.t, play.seat) == play.observed(play.t, play.seat)
    looked = []
    while twin.needed is not None or twin.legal:
        if twin.needed is None:
            looked.append(twin.t.pack())
        twin.apply(one_of(twin, rng))
    assert len(looked) > 10
    assert twin.remember(0) != play.remember(0)
    assert twin.memory.cells == twin.t.cells()
