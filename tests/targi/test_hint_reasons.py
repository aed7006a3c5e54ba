"""Reasons of hints: they say what a line brings, what it denies the opponent, and nothing that the seat cannot know."""

from __future__ import annotations

import random

import pytest

import azalai
from azalai import Game, bots
from azalai.bots.hints import line_of
from azalai.games.hint_reasons import Fact, Reason, weightiest
from azalai.games.targi.words.hint_reasons import hint_reasons
from tests.hint_lines import why
from tests.targi.tables import acts, centre, places, raided, stock


def three_oases() -> Game:
    rows: list[list[str]] = [["o1", "o2", "o3"], ["w1"], []]
    me = {"targis": [11, 13], "markers": [7], "display": rows} | stock(dates=2, salt=2, pepper=2, gold=2)
    return acts(me, centre=centre(c7="o8"))


@pytest.mark.rule("T51")
def test_T51_a_row_that_is_completed_comes_first() -> None:
    assert why(three_oases(), ("c7", "lay", "r1"), ("c7", "lay", "r2"))[:2] == [
        ("Completes row 1 with four of one kind: +4.", "r1"),
        ("Lays the Oasis o8, 1 cross.", "c7"),
    ]


@pytest.mark.rule("T51")
def test_T51_a_row_that_one_card_will_complete_is_a_reason() -> None:
    me = {"targis": [11, 13], "markers": [7], "display": [["o1", "o2"], [], []]}
    game = acts(me | stock(dates=2, salt=2, pepper=2, gold=2), centre=centre(c7="o8"))

    assert ("Makes 3 of one kind in row 1: one more completes it.", "r1") in why(game, ("c7", "lay", "r1"))


@pytest.mark.rule("T26")
def test_T26_rows_that_get_no_bonus_from_a_card_are_told_apart() -> None:
    rows: list[list[str]] = [["o1", "o2", "w1"], ["t1", "t2"], []]
    me = {"targis": [11, 13], "markers": [7], "display": rows} | stock(dates=2, salt=2, pepper=2, gold=2)
    game = acts(me, centre=centre(c7="o8")).play("c7").play("lay")

    assert why(game, ("r1",), ("r2",), ("r3",))[0] == ("Goes into row 1, whose kinds are mixed anyway.", "r1")
    assert why(game, ("r3",), ("r1",), ("r2",))[0] == ("Begins row 3.", "r3")
    assert [text for text, _ in why(game, ("r2",), ("r1",), ("r3",))] == ["Lays the Oasis o8, 1 cross."]


@pytest.mark.rule("T30")
def test_T30_goods_that_are_returned_are_told_apart_by_what_is_left() -> None:
    me = {"targis": [11, 13], "markers": [7]} | stock(dates=4, salt=4, pepper=2)
    game = acts(me, centre=centre(c7="goods:1p")).play("c7").play("b11").play("b13-")

    assert why(game, ("-d",), ("-s",))[0] == ("You keep 3 dates, 4 salt and 4 pepper.", "")
    assert why(game, ("-s",), ("-d",))[0] == ("You keep 4 dates, 3 salt and 4 pepper.", "")


@pytest.mark.rule("T10")
def test_T10_the_opponent_is_denied_what_it_takes_in_another_line() -> None:
    """Blue on 14 and 2 would cross at centre 5. White would place on 2 itself: with 5 it crosses at centre 2."""
    game = places([14], [5], robber=3, centre=centre(c2="goods:1g", c5="goods:1d", c4="goods:1s", c6="goods:1p"))
    here = ("p2", "p11", "p7", "p9")
    there = ("p7", "p2", "p11", "p9")
    blue_acts = ("b7-", "b11-", "b14-", "c4-", "c7-")

    reasons = why(game, here, (*there, *blue_acts, "c2"))

    assert ("Otherwise White takes 1 gold.", "c2") in reasons
    assert ("White would place on 2 (Dates), and now cannot.", "b2") in reasons


@pytest.mark.rule("T40")
def test_T40_at_a_raid_it_says_what_is_left() -> None:
    game = raided(4, stock(dates=2, salt=1, points=3), stock(points=1))

    assert why(game, ("goods", "-d")) == [("You keep 1 date, 1 salt and 3 points.", "")]


def test_facts_that_the_others_share_come_last() -> None:
    shared, own = Fact(("a",), 1.0, Reason("shared")), Fact(("b",), 0.5, Reason("own"))
    rules = {"a": "T18", "b": "T51"}

    assert weightiest([shared, own], [[shared]], rules) == [Reason("own", rule="T51"), Reason("shared", rule="T18")]
    assert [reason.text for reason in weightiest([shared, own], [], rules)] == ["shared", "own"]


def test_the_first_reason_is_one_that_no_other_line_has_even_if_it_weighs_little() -> None:
    great, little = Fact(("a",), 9.0, Reason("great")), Fact(("b",), 0.1, Reason("little"))
    reads_the_same = Fact(("a", "elsewhere"), 9.0, Reason("great"))

    told = weightiest([great, little], [[reads_the_same], []], {"a": "T18", "b": "T51"})

    assert [(reason.text, reason.alone) for reason in told] == [("little", True), ("great", False)]


@pytest.mark.parametrize("options", [{}, {"expansion": True}])
def test_reasons_are_about_what_the_seat_can_see(options: dict[str, bool]) -> None:
    game, greedy = azalai.new("targi", seed=5, **options), bots.player("greedy", 1)
    told = 0
    while not game.over and len(game.played) < 60:
        assert game.seat is not None
        seen = bots.information_set(game, game.seat)
        decided = greedy.decide(seen)
        if len(game.played) % 4 == 0:
            lines = [line_of(seen, each) for each in decided.candidates[:2]]
            for reason in hint_reasons(lines[0], lines[1:], game.setting):
                told += 1
                if reason.about.startswith("c") and reason.text.startswith(("Lays", "Otherwise")):
                    assert game.view(game.seat)["centre"][int(reason.about[1:]) - 1]["card"], reason
        game.play(decided.move)
    assert told > 10


@pytest.mark.rule("T30")
def test_T30_the_hint_for_the_end_of_a_turn_says_which_goods_to_return() -> None:
    """To end the turn is the only move. What follows it at once is the decision about which a player wants to know."""
    game, dice = azalai.new("targi", seed=5), random.Random(5)
    while "you return" not in game.say(game.moves()[0]) or len(game.moves()) > 1:
        moves = [move for move in game.moves() if move.text != "done"] or game.moves()
        game.play(dice.choice(moves))
    assert game.seat is not None

    (hint,) = bots.hint(game, game.seat, "search:60")

    assert hint.reasons[0].text.startswith("Expected to follow: Return 1 ")
    assert hint.reasons[0].text in hint.reason
