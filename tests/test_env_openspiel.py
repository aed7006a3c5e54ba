"""The OpenSpiel face: the library's own checks, chance as an honest player, information states that tell no more than
they may. The library's own algorithms are in test_env_openspiel_algorithms.py."""

from __future__ import annotations

import itertools
import pickle
import random
import re
import unittest
from collections import Counter
from hashlib import blake2s
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from azalai.env import openspiel
from azalai.env.chance import (
    CARD,
    SWAPS,
    ChanceNeeded,
    Play,
    Words,
    any_card,
    any_card_of_cache,
    any_number,
    explicit_rules,
)
from azalai.env.openspiel import MOST_CHANCE, MOST_DECISIONS, remember
from azalai.games.tuareg import specials
from azalai.kernel import chance, gear
from tests.strategies import ALL, Variant

GAMES = [
    "azalai_targi",
    "azalai_targi(expansion=true)",
    "azalai_targi(expansion=true,tribe=mixed,border=mixed)",
    *(f"azalai_tuareg(players={seats})" for seats in (2, 3, 4, 5)),
]
games = pytest.mark.parametrize("name", GAMES)
pytestmark = pytest.mark.no_cover  # whole games in the plain gear, which the rules' own tests cover
SIMPLE = [variant for variant in ALL if not isinstance(variant.options.get("tribe"), list)]
variants = pytest.mark.parametrize("variant", SIMPLE, ids=str)
GOLDENS = {
    "openspiel-targi.txt": "azalai_targi",
    "openspiel-targi-mixed.txt": "azalai_targi(expansion=true,tribe=mixed,border=mixed)",
    "openspiel-tuareg-3.txt": "azalai_tuareg(players=3)",
}
FOLDER = Path(__file__).parent / "goldens"


def any_action(state: Any, rng: random.Random) -> int:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(outcomes, chances)[0])
    return int(rng.choice(state.legal_actions()))


def played(name: str, decisions: int, seed: int) -> Any:
    """A state some way into a game, at a decision."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or state.move_number() < decisions):
        state.apply_action(any_action(state, rng))
    return state


# -- the library's own checks ---------------------------------------------------------------------------


@games
def test_the_librarys_random_simulations_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@games
def test_the_librarys_integration_checks_pass(name: str) -> None:
    """Its sample of states hardly leaves the deal; some of a game are added."""
    from open_spiel.integration_tests import api_test

    class Checks(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name = name
        game = pyspiel.load_game(name)

        @classmethod
        def setUpClass(cls) -> None:
            super().setUpClass()
            del cls.some_states[60:]
            cls.some_states += [played(name, decisions, 3) for decisions in (20, 30, 60, 90, 120, 10**6)]

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Checks).run(result)

    assert result.testsRun >= 5
    assert not result.errors + result.failures, "\n".join(text for _, text in result.errors + result.failures)


@pytest.mark.parametrize("file", GOLDENS)
def test_golden_playthroughs_play_as_they_were_kept(file: str, pytestconfig: pytest.Config) -> None:
    path = FOLDER / file
    if pytestconfig.getoption("--write-goldens"):
        path.write_text(playthrough(GOLDENS[file], []), encoding="utf-8")
    kept = path.read_text(encoding="utf-8")
    actions = [int(action) for action in re.findall(r"^action: (\d+)$", kept, re.MULTILINE)]

    assert len(actions) > 100
    assert playthrough(GOLDENS[file], actions).splitlines() == kept.splitlines()


def playthrough(game: str, actions: list[int]) -> str:
    """The library's own text of a game, with hashes for what nobody reads: tensors, and the history so far. Actions
    that are not given are drawn."""
    from open_spiel.python.algorithms import generate_playthrough

    text = generate_playthrough.playthrough(game, actions, seed=7)
    unread = r"(?:InformationState|Observation)Tensor\(\d\)[.\w]*|History\(\)|HistoryString\(\)"
    return re.sub(
        rf"^({unread})(.*(?:\n[◯◉◈\d.\[( -].*)*)",
        lambda found: f"{found[1]} hash {blake2s(found[2].encode(), digest_size=6).hexdigest()}",
        text,
        flags=re.MULTILINE,
    )


# -- chance ---------------------------------------------------------------------------------------------


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
        assert set(swaps) == set(SWAPS)
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
            assert openspiel.observed(play, play.t, seat) == openspiel.observed(play, t, seat)
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
        t.chance = Words(t, play.rules.setting.cards, [])
        with pytest.raises(ChanceNeeded) as needed:
            draws()
        assert needed.value.outcomes == [(o, pytest.approx(p)) for o, p in expected]


# -- what a seat may know -------------------------------------------------------------------------------


@games
def test_an_information_state_does_not_tell_what_chance_hid(name: str) -> None:
    """Where two outcomes of chance look the same to a seat, so do its information states, strings and tensors, until
    its observations differ: what it may know is all they are made of."""
    rng = random.Random(4)
    game = pyspiel.load_game(name)
    same = different = 0
    for _ in range(3):
        state = game.new_initial_state()
        while not state.is_terminal() and same < 60:
            if state.is_chance_node() and state.move_number() > 20:
                ends = [settled(state, outcome, random.Random(1)) for outcome, _ in state.chance_outcomes()[:3]]
                for seat in range(game.num_players()):
                    for one, two in itertools.pairwise(ends):
                        alike = one.observation_string(seat) == two.observation_string(seat)
                        same, different = same + alike, different + (not alike)
                        for look in ("information_state_string", "information_state_tensor", "observation_tensor"):
                            assert (getattr(one, look)(seat) == getattr(two, look)(seat)) == alike
            state.apply_action(any_action(state, rng))
    assert same >= (1 if "tuareg" not in name else 10)
    assert different > 10


def settled(state: Any, outcome: int, rng: random.Random) -> Any:
    """A copy after an outcome of chance, at the next decision: further outcomes by the same dice."""
    twin = state.clone()
    twin.apply_action(outcome)
    while twin.is_chance_node():
        twin.apply_action(twin.chance_outcomes()[0][0])
    return twin


@games
def test_a_player_remembers_all_it_has_seen_and_done(name: str) -> None:
    """Perfect recall: whatever a seat has seen or done differently stays in its information state for ever."""
    rng = random.Random(11)
    state = played(name, 40, 3)
    seat = state.current_player()
    one, two = (state.child(action) for action in state.legal_actions()[:2])
    heads = set()
    for twin in (one, two):
        while twin.is_chance_node():
            twin.apply_action(any_action(twin, rng))
        heads.add(remember(twin.play, seat))
    assert len(heads) == 2
    again = state.clone()
    assert again.information_state_string(seat) == state.information_state_string(seat)
    assert state.information_state_string(0) != state.information_state_string(1)


@games
def test_public_and_private_parts_are_apart(name: str) -> None:
    """What all know is the same for every seat; what a seat knows besides is its own."""
    from open_spiel.python.observation import make_observation

    state = played(name, 60, 5)
    game = state.get_game()
    public = make_observation(game, pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))
    own = pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    private = make_observation(game, own)

    assert len({public.string_from(state, seat) for seat in range(game.num_players())}) == 1
    if "tuareg" in name:
        caches = [state.play.t.players[seat].cache for seat in range(game.num_players())]
        told = [private.string_from(state, seat) for seat in range(game.num_players())]
        assert all("cache" in text for text, cache in zip(told, caches, strict=True) if any(cache))


# -- states as things -----------------------------------------------------------------------------------


@games
def test_a_state_is_copied_saved_and_read_anywhere(name: str) -> None:
    """At decisions and in the midst of a step, and what goes on from a copy leaves the original alone."""
    rng = random.Random(8)
    game = pyspiel.load_game(name)
    state, midst = game.new_initial_state(), 0
    for move in range(150):
        if state.is_terminal():
            break
        if move % 7 == 0 or (state.is_chance_node() and move > 30):
            midst += state.is_chance_node()
            before = str(state)
            for twin in (state.clone(), game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
                assert str(twin) == before
                assert twin.legal_actions() == state.legal_actions()
                assert twin.current_player() == state.current_player()
                for _ in range(5):
                    if not twin.is_terminal():
                        twin.apply_action(any_action(twin, rng))
            assert str(state) == before
        state.apply_action(any_action(state, rng))
    assert midst > 2


@variants
def test_the_bounds_told_to_the_library_hold(variant: Variant) -> None:
    most = variant.invariants.most_decisions(variant.setting)

    assert most <= MOST_DECISIONS
    assert most <= MOST_CHANCE


@games
def test_returns_are_those_of_the_table(name: str) -> None:
    outcomes: Counter[bool] = Counter()
    for seed in range(4):
        state = played(name, 10**6, seed)
        winners, seats = state.table().winners(), state.num_players()
        assert state.table().over
        assert sum(state.returns()) == pytest.approx(0)
        assert {seat for seat in range(seats) if state.returns()[seat] == max(state.returns())} == set(winners)
        if len(winners) == 1:
            assert sorted(set(state.returns())) == [pytest.approx(-1 / (seats - 1)), 1]
        outcomes[len(winners) == 1] += 1
    assert outcomes[True]
