"""The texts of Targi: every move, question, reason and log entry has words, and none names a hidden card (T60)."""

from __future__ import annotations

import functools
import re
from collections import defaultdict

import pytest

import azalai
from azalai.games.targi import GAME
from azalai.games.targi.rules import actions
from azalai.games.targi.rules.actions import CATALOGUE
from azalai.games.targi.rules.table import Table
from azalai.kernel.chance import halves
from tests.strategies import ALL, Walk
from tests.targi.tables import BLUE, WHITE, acts, stock

TARGI = next(variant for variant in ALL if str(variant) == "targi")
SETTING = TARGI.setting
DEALT = 40
STATES_OF_A_KIND = 8
ANOTHER_QUESTION = "answers another question"
CARD_ID = re.compile(r"\b[trnwo][1-9]\b")


@functools.cache
def walked() -> tuple[dict[int, list[Table]], set[tuple[int, str]]]:
    """States from random games, several for each kind of question; and which families have answered which kinds."""
    found: dict[int, list[Table]] = defaultdict(list)
    answers: set[tuple[int, str]] = set()
    starts = [None] * DEALT + [start for start in TARGI.starts for _ in range(6)]
    for seed, start in enumerate(starts):
        walk = Walk(TARGI, seed, start)
        while not walk.over:
            kind = walk.t.asked[walk.t.depth - 1].kind
            answers |= {(kind, CATALOGUE[action].family) for action in walk.legal()}
            if walk.rng.random() < 0.02 or not found[kind]:
                found[kind].append(walk.t.copy())
            walk.step()
    return found, answers


def samples() -> dict[int, list[Table]]:
    return walked()[0]


def options(t: Table) -> list[int]:
    room = [0] * len(CATALOGUE)
    return room[: GAME.rules.legal(t, SETTING.cards, room)]


def stepped(t: Table, action: int) -> Table:
    after = t.copy()
    GAME.rules.step(after, SETTING.cards, action, [0] * GAME.most_options)
    return after


def imagined(t: Table, seat: int, seed: int) -> Table:
    other = t.copy()
    GAME.rules.imagine(other, SETTING.cards, seat, *halves(seed), [0] * GAME.pool_size)
    return other


def is_sentence(text: str) -> bool:
    return bool(re.fullmatch(r"[A-Z][^{}!]*\.", text))


# -- random games -----------------------------------------------------------------------------------------


def test_forty_games_are_told_from_the_first_question_to_the_last() -> None:
    for seed in range(DEALT):
        walk = Walk(TARGI, seed)
        while not walk.over:
            assert is_sentence(GAME.say_question(walk.t, SETTING))
            told = {GAME.say_move(walk.t, SETTING, action) for action in walk.legal()}
            assert all(map(is_sentence, told))
            assert len(told) == walk.n, "two moves read the same"
            before = walk.t.copy()
            log = GAME.say_what_happened(before, walk.step(), walk.t, SETTING)
            assert is_sentence(log)
        assert "The game is over" in GAME.say_question(walk.t, SETTING)
        assert log.endswith(GAME.say_question(walk.t, SETTING))


def test_the_sampled_states_ask_every_question() -> None:
    asked = {kind.number for kind in actions.QUESTIONS if kind.number <= actions.ASK_RETURN}
    assert asked - samples().keys() <= {actions.ASK_HAND}  # forced, with a hand of one card


def test_every_other_action_is_refused_with_its_own_reason() -> None:
    """A family that can answer the question has a reason of its own; the reason for any other names the open
    question."""
    answers = walked()[1] | {(actions.ASK_SWAP_SECOND, "skip")}  # one can skip until the first card is chosen
    for kind, states in samples().items():
        for t in states[:STATES_OF_A_KIND]:
            legal = options(t)
            for action in CATALOGUE:
                if action.id not in legal:
                    why = GAME.why_illegal(t, SETTING, action.id)
                    assert why
                    assert "{" not in why
                    generic = (kind, action.family) not in answers
                    assert (ANOTHER_QUESTION in why) == generic, f"{action.notation}: {why}"
                    if generic:
                        assert GAME.say_question(t, SETTING) in why


def test_a_move_that_is_not_legal_is_answered_by_the_reason() -> None:
    game = azalai.new("targi", seed=1)
    with pytest.raises(azalai.IllegalMove) as caught:
        game.play("p4")
    assert game.say("p4") == str(caught.value)


def test_a_new_tribe_deck_is_told() -> None:
    new_decks = 0
    for seed in range(3):
        walk = Walk(TARGI, seed, "thin decks")
        while not walk.over:
            before = walk.t.copy()
            log = GAME.say_what_happened(before, walk.step(), walk.t, SETTING)
            is_new = walk.t.tribe_generation != before.tribe_generation
            assert ("The discarded tribe cards are shuffled into a new deck." in log) == is_new
            new_decks += is_new
    assert new_decks


# -- hidden cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("T60")
def test_questions_are_the_same_whatever_is_hidden_from_a_seat() -> None:
    for states in samples().values():
        for t in states[:STATES_OF_A_KIND]:
            for seat in (BLUE, WHITE):
                for seed in range(3):
                    assert GAME.say_question(imagined(t, seat, seed), SETTING) == GAME.say_question(t, SETTING)


@pytest.mark.rule("T60")
def test_the_log_is_the_same_whatever_is_hidden_from_a_seat() -> None:
    """The sentence for a step that reveals nothing is the same at every table that the seat considers possible."""
    compared = 0
    for states in samples().values():
        for t in states[:STATES_OF_A_KIND]:
            for seat in (BLUE, WHITE):
                twin = imagined(t, seat, 5)
                for action in set(options(t)) & set(options(twin)):
                    after, twin_after = stepped(t, action), stepped(twin, action)
                    if after.reveals == t.reveals and twin_after.reveals == t.reveals:
                        told = GAME.say_what_happened(t, action, after, SETTING)
                        assert GAME.say_what_happened(twin, action, twin_after, SETTING) == told
                        compared += twin != t
    assert compared > 500


@pytest.mark.rule("T60")
def test_the_log_names_only_cards_that_both_seats_know_afterwards() -> None:
    for seed in range(0, DEALT, 3):
        walk = Walk(TARGI, seed)
        while not walk.over:
            before = walk.t.copy()
            log = GAME.say_what_happened(before, walk.step(), walk.t, SETTING)
            if walk.t.tribe_generation == before.tribe_generation:  # else a card just discarded may lie in the new deck
                for seat in (BLUE, WHITE):
                    unseen = GAME.view(walk.t, SETTING, seat)["unseen"]["tribe"]
                    assert not set(CARD_ID.findall(log)) & set(unseen), log


@pytest.mark.rule("T60")
def test_a_card_drawn_from_the_deck_is_not_named_until_it_is_laid_or_discarded() -> None:
    def drawn() -> azalai.Game:
        return acts({"targis": [14, 2], **stock(2, 2, 2)}, robber=1, decks={"tribe": {"cards": ["r8"]}}).play("b14")

    question = "Blue: decide on the card you drew: lay it, keep it or discard it."
    assert drawn().say() == question
    assert drawn().log[-1].text == "Blue uses 14 (Tribal expansion) and draws a tribe card."
    assert drawn().play("keep").log[-1].text == "Blue keeps the hidden tribe card."
    assert drawn().play("drop").log[-1].text == "Blue discards the Rider r8."
    assert drawn().play("lay").log[-1].text == "Blue is going to pay 2 dates and 1 salt for the Rider r8."
    assert drawn().say("keep") == "Keep the Rider r8 in your hand for a later round."


@pytest.mark.rule("T60")
def test_a_hidden_hand_card_is_taken_up_without_its_name() -> None:
    def noble(seen: bool) -> azalai.Game:
        me = {"targis": [1, 2], "hand": [{"card": "r8", "open": seen}], **stock(2, 2, 2)}
        return acts(me, robber=3).play("b1")

    assert noble(False).log[-1].text == "Blue uses 1 (Noble). Blue takes up the hand card."
    assert noble(False).say() == "Blue: decide on your hand card: lay it or discard it."
    assert noble(True).log[-1].text == "Blue uses 1 (Noble). Blue takes up the Rider r8 from the hand."
    assert noble(True).say() == "Blue: decide on the Rider r8: lay it or discard it."
