"""The texts of Targi with the expansion: every move, question, reason and log entry has words, and none names a hidden
card (T60). The sentences of described tables are in test_expansion_sentences.py."""

from __future__ import annotations

import functools
import re
from collections import defaultdict
from typing import Any

import pytest

from azalai.games.targi import GAME
from azalai.games.targi.rules import actions
from azalai.games.targi.rules.actions import CATALOGUE
from azalai.games.targi.rules.table import Table
from azalai.kernel.chance import halves
from tests.strategies import Variant, Walk
from tests.targi.tables import BLUE, WHITE
from tests.targi.x_tables import acts, lays, stock

VARIANTS = [
    Variant("targi", {"expansion": True}),
    Variant("targi", {"expansion": True, "tribe": "mixed", "border": "mixed"}),
    Variant("targi", {"expansion": True, "tribe": "base", "border": "base", "easy": True}),
]
GAMES = 5  # of each variant
STATES_OF_A_KIND = 6
ANOTHER_QUESTION = "answers another question"
CARD_ID = re.compile(r"\bx?[trnwo][1-9]\b")

State = tuple[Table, Any]  # and the setting it is played with


def described() -> list[State]:
    """Tables at questions that are rare in random games."""
    optional = lays("xt4", stock(dates=1, salt=3, pepper=1))
    token = {"display": [["xo7", "xt8", "xr9", "xo5"], ["xn2"], []], "tokens": ["1.1", "1.3", "1.4"]}
    cheap = acts({"targis": [1, 3], "hand": ["xw2"]} | token | stock(dates=1, pepper=1, gold=1)).play("b1").play("lay")
    swap = acts({"targis": [3]} | token).play("swap")
    me = {"targis": [3], "dunes": [1], "hand": ["xt1", "xt6"], "display": [["xt9"], ["dune:wild"], []]}
    match = acts(me | stock(dates=2, salt=2, pepper=2), dunes=["matchmaker", "council"]).play("d1")
    hand = acts({"targis": [1, 3], "hand": ["xt1", "xt6"], "display": [["xt9"], [], []]}).play("b1")
    games = [optional, cheap, swap, match, hand]
    return [(GAME.position(game.view(None), VARIANTS[0].setting, 0), VARIANTS[0].setting) for game in games]


@functools.cache
def walked() -> tuple[dict[int, list[State]], set[tuple[int, str]]]:
    """States from random games, several for each kind of question; and which families have answered which kinds."""
    found: dict[int, list[State]] = defaultdict(list)
    answers: set[tuple[int, str]] = set()
    for variant in VARIANTS:
        for seed in range(GAMES * 2):
            walk = Walk(variant, seed)
            while not walk.over:
                kind = walk.t.asked[walk.t.depth - 1].kind
                answers |= {(kind, CATALOGUE[action].family) for action in walk.legal()}
                if walk.rng.random() < 0.02 or len(found[kind]) < STATES_OF_A_KIND:
                    found[kind].append((walk.t.copy(), variant.setting))
                walk.step()
    for t, setting in described():
        kind = t.asked[t.depth - 1].kind
        answers |= {(kind, CATALOGUE[action].family) for action in options(t, setting)}
        found[kind].insert(0, (t, setting))
    return found, answers


def options(t: Table, setting: Any) -> list[int]:
    answers = [0] * len(CATALOGUE)
    return answers[: GAME.rules.legal(t, setting.cards, answers)]


def stepped(t: Table, setting: Any, action: int) -> Table:
    after = t.copy()
    GAME.rules.step(after, setting.cards, action, [0] * GAME.most_options)
    return after


def imagined(t: Table, setting: Any, seat: int, seed: int) -> Table:
    other = t.copy()
    GAME.rules.imagine(other, setting.cards, seat, *halves(seed), [0] * GAME.pool_size)
    return other


def is_sentence(text: str) -> bool:
    return bool(re.fullmatch(r"[A-Z][^{}!]*\.", text))


# -- random games -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_games_are_told_from_the_first_question_to_the_last(variant: Variant) -> None:
    setting = variant.setting
    for seed in range(GAMES):
        walk = Walk(variant, seed)
        while not walk.over:
            assert is_sentence(GAME.say_question(walk.t, setting))
            told = {GAME.say_move(walk.t, setting, action) for action in walk.legal()}
            assert all(map(is_sentence, told))
            assert len(told) == walk.n, "two moves read the same"
            before = walk.t.copy()
            log = GAME.say_what_happened(before, walk.step(), walk.t, setting)
            assert is_sentence(log)
        assert log.endswith(GAME.say_question(walk.t, setting))


def test_the_sampled_states_ask_every_question() -> None:
    assert {kind.number for kind in actions.QUESTIONS if not kind.is_chore} == walked()[0].keys()


# Families that could answer a question, where the sampled games did not come to that.
SELDOM = {
    (actions.ASK_SWAP_SECOND, "skip"),  # one can skip until the first card is chosen
    (actions.ASK_ACT, "by_card"),
    (actions.ASK_ACT, "take_up_hand"),
    (actions.ASK_ACT, "swap_token"),
    (actions.ASK_CARD, "redraw"),
    (actions.ASK_RAID, "shield"),
    (actions.ASK_TRADE, "trade_one"),
    (actions.ASK_TOKEN, "without_token"),
    (actions.ASK_LOOK, "look_lay"),
    (actions.ASK_FAVOUR, "skip"),
    (actions.ASK_PAY_GOODS, "skip"),
    (actions.ASK_SWAP_FIRST, "skip"),
}
NO_WATER = {
    actions.ASK_PLACE,
    actions.ASK_RETURN,
    actions.ASK_TOKEN,
    actions.ASK_ALTERNATIVE,
    actions.ASK_EXTRA,
    actions.ASK_DISCOUNT,
    actions.ASK_ROW,
    actions.ASK_MATCH,
}


@pytest.mark.rule("X14")
def test_every_other_action_is_refused_with_its_own_reason() -> None:
    """A family that can answer the question has a reason of its own; the reason for any other names the open
    question."""
    found, seen = walked()
    water = {(kind, family) for kind in found if kind not in NO_WATER for family in ("water_good", "water_gold")}
    assert not {(kind, family) for kind, family in seen if kind in NO_WATER and family.startswith("water")}
    answers = seen | SELDOM | water
    for kind, states in found.items():
        for t, setting in states[:STATES_OF_A_KIND]:
            legal = options(t, setting)
            for action in CATALOGUE:
                if action.id not in legal:
                    why = GAME.why_illegal(t, setting, action.id)
                    assert why
                    assert "{" not in why
                    generic = (kind, action.family) not in answers
                    about = f"{actions.QUESTIONS[kind].name}, {action.notation}: {why}"
                    assert (ANOTHER_QUESTION in why) == generic, about
                    if generic:
                        assert GAME.say_question(t, setting) in why


# -- hidden cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("T60")
def test_questions_are_the_same_whatever_is_hidden_from_a_seat() -> None:
    for states in walked()[0].values():
        for t, setting in states[:STATES_OF_A_KIND]:
            for seat in (BLUE, WHITE):
                for seed in range(3):
                    twin = imagined(t, setting, seat, seed)
                    assert GAME.say_question(twin, setting) == GAME.say_question(t, setting)


@pytest.mark.rule("T60")
def test_the_log_is_the_same_whatever_is_hidden_from_a_seat() -> None:
    """The sentence for a step that reveals nothing is the same at every table that the seat considers possible."""
    compared = 0
    for states in walked()[0].values():
        for t, setting in states[:STATES_OF_A_KIND]:
            for seat in (BLUE, WHITE):
                twin = imagined(t, setting, seat, 5)
                for action in set(options(t, setting)) & set(options(twin, setting)):
                    after, twin_after = stepped(t, setting, action), stepped(twin, setting, action)
                    if after.reveals == t.reveals and twin_after.reveals == t.reveals:
                        told = GAME.say_what_happened(t, action, after, setting)
                        assert GAME.say_what_happened(twin, action, twin_after, setting) == told
                        compared += twin != t
    assert compared > 500


@pytest.mark.rule("T60")
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_log_names_only_cards_that_both_seats_know_afterwards(variant: Variant) -> None:
    named = 0
    for seed in range(GAMES):
        walk = Walk(variant, seed)
        while not walk.over:
            before = walk.t.copy()
            log = GAME.say_what_happened(before, walk.step(), walk.t, variant.setting)
            if walk.t.tribe_generation == before.tribe_generation:  # else a card just discarded may lie in the new deck
                for seat in (BLUE, WHITE):
                    unseen = GAME.view(walk.t, variant.setting, seat)["unseen"]["tribe"]
                    assert not set(CARD_ID.findall(log)) & set(unseen), log
                    named += len(CARD_ID.findall(log))
    assert named > 100
