"""The effects of tribe cards that concern laying, alone and in pairs. The others are in test_effects_in_play.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from azalai.games.targi.cards.card_file import standard
from tests.targi.tables import (
    BLUE,
    NOTHING,
    WHITE,
    acts,
    card_file,
    centre,
    display,
    gold,
    goods,
    hand,
    lays,
    moves,
    points,
    stock,
)

pytestmark = pytest.mark.rules


def test_every_effect_has_tests_of_its_own() -> None:
    in_the_file = {card.effect for card in standard().tribe.values() if card.effect}
    here = Path(__file__).parent
    stories = (here / "test_effects.py").read_text() + (here / "test_effects_in_play.py").read_text()

    assert len(in_the_file) == 13
    assert [effect for effect in in_the_file if f"\ndef test_{effect}_" not in stories] == []


# -- gain ---------------------------------------------------------------------------------------------------


def test_gain_of_points_is_taken_once_right_after_laying() -> None:
    game = lays("r5", stock(pepper=2, gold=1, points=2)).play("r1")

    assert points(game) == 3
    assert points(game.play("b3")) == 3


def test_gain_of_two_goods_of_choice_is_chosen_one_by_one() -> None:
    game = lays("t8", stock(dates=1, salt=2)).play("r1")

    assert moves(game) == {"+d", "+s", "+p"}
    game.play("+p")
    assert moves(game) == {"+d", "+s", "+p"}
    game.play("+d")

    assert goods(game) == (1, 0, 1)
    assert moves(game) == {"b3", "b3-"}


def test_gain_of_one_good_of_choice() -> None:
    game = lays("w3", stock(dates=1, salt=2, pepper=1)).play("r1").play("+s")

    assert goods(game) == (0, 1, 0)


# -- lay_from_hand --------------------------------------------------------------------------------------------


@pytest.mark.rule("T20")
def test_lay_from_hand_works_between_actions_without_the_noble() -> None:
    me = {"targis": [3, 6], "display": [["t7"], [], []], "hand": ["r2"]} | stock(dates=1, salt=1, gold=1)
    game = acts(me)
    assert "h1" in moves(game)

    game.play("b3").play("h1").play("lay").play("r1")

    assert (hand(game), display(game)) == ([], [["t7", "r2"], [], []])
    assert moves(game) == {"b6", "b6-"}, "the turn goes on"


@pytest.mark.rule("T20")
def test_lay_from_hand_can_discard_the_card() -> None:
    me = {"targis": [3, 6], "display": [["t7"], [], []], "hand": ["r2"]} | stock(dates=1, salt=1, gold=1)
    game = acts(me).play("h1").play("drop")

    assert (hand(game), game.view(None)["discards"]["tribe"]) == ([], ["r2"])


@pytest.mark.rule("T20")
def test_lay_from_hand_still_waits_for_a_later_round() -> None:
    taken = {"card": "r2", "taken": 2}
    me = {"targis": [3, 6], "display": [["t7"], [], []], "hand": [taken]} | stock(dates=1, salt=1, gold=1)

    assert "h1" not in moves(acts(me, robber=2))
    assert "h1" in moves(acts(me, robber=5))


@pytest.mark.rule("T20")
def test_lay_from_hand_makes_room_for_a_card_of_the_same_turn_which_then_waits() -> None:
    me = {"targis": [3, 6], "markers": [6], "display": [["t7"], [], []], "hand": ["r2"]} | NOTHING
    game = acts(me, centre=centre(c6="r1")).play("h1")  # it cannot be paid, so it is discarded
    assert hand(game) == []

    game.play("c6")

    assert hand(game) == ["r1"]
    assert "h1" not in moves(game)


def test_lay_from_hand_is_not_between_the_opponents_actions() -> None:
    them = {"display": [["t7"], [], []], "hand": ["r2"]} | stock(dates=1, salt=1, gold=1)
    game = acts({"targis": [3, 6]}, them)

    assert moves(game) == {"b3", "b3-", "b6", "b6-"}


# -- discount ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T25")
@pytest.mark.parametrize(
    ("laid", "card", "held"),
    [
        ("t5", "t8", stock(dates=1, salt=1)),
        ("r3", "r8", stock(dates=1, salt=1)),
        ("n5", "n6", stock(dates=1, pepper=1)),
        ("w4", "w6", stock(dates=1, salt=1)),
        ("o8", "o6", stock(salt=1, pepper=1)),
    ],
)
def test_discount_spares_a_good_for_a_card_of_its_kind(laid: str, card: str, held: dict[str, object]) -> None:
    game = lays(card, held, [laid]).play("r1")  # each costs three goods, two are there

    assert goods(game) == (0, 0, 0)
    assert display(game)[0] == [laid, card]


@pytest.mark.rule("T25")
def test_discount_of_two_cards_adds_up_one_good_each(tmp_path: Path) -> None:
    path = card_file(
        tmp_path, '[tribe.rider]\nr4 = { vp = 2, cost = ["1g"], when = "always", do = "discount", kind = "rider" }'
    )
    me = {"targis": [1, 3], "hand": ["r1"], "display": [["r3", "r4"], [], []]} | stock(dates=1, salt=1, pepper=2)
    game = acts(me, cards=path).play("b1").play("lay")  # 1 date, 2 salt, 2 pepper: salt is missing

    assert moves(game) == {"spare-d", "spare-s", "spare-p"}
    game.play("spare-p")
    game.play("r1")  # the second one must spare the missing salt

    assert goods(game) == (0, 0, 1)


@pytest.mark.rule("T25")
def test_discount_of_two_cards_stops_where_no_good_is_left_to_spare(tmp_path: Path) -> None:
    text = (
        "[tribe.rider]\n"
        'r4 = { vp = 2, cost = ["1g"], when = "always", do = "discount", kind = "rider" }\n'
        'r7 = { vp = 1, cost = ["1s1g"] }'
    )
    me = {"targis": [1, 3], "hand": ["r7"], "display": [["r3", "r4"], [], []]} | stock(gold=1)
    game = acts(me, cards=card_file(tmp_path, text)).play("b1").play("lay").play("r1")

    assert (gold(game), display(game)[0]) == (0, ["r3", "r4", "r7"])


# -- lay_bonus ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("laid", "card"), [("t9", "t2"), ("n7", "n2")])
def test_lay_bonus_gives_a_point_for_each_card_of_the_kind_laid_after_it(laid: str, card: str) -> None:
    game = lays(card, stock(dates=1, pepper=1, gold=1, points=1), [laid]).play("r1")

    assert points(game) == 2


def test_lay_bonus_is_not_for_other_kinds_nor_for_the_card_itself() -> None:
    other_kind = lays("r2", stock(dates=1, salt=1, gold=1), ["t9"]).play("r1")
    itself = lays("t9", stock(dates=1, gold=1)).play("r1")

    assert (points(other_kind), points(itself)) == (0, 0)


def test_lay_bonus_is_not_for_the_opponents_cards() -> None:
    me = {"targis": [1, 3], "hand": ["t2"]} | stock(dates=1, pepper=1, gold=1)
    game = acts(me, {"display": [["t9"], [], []]} | NOTHING).play("b1").play("lay").play("r1")

    assert (points(game, BLUE), points(game, WHITE)) == (0, 0)


def test_lay_bonus_comes_before_the_effect_of_the_card_itself() -> None:
    game = lays("o5", stock(pepper=1, gold=1), ["o4"]).play("r1")  # o4: a good of choice for an oasis; o5 swaps two

    assert moves(game) == {"+d", "+s", "+p"}
    game.play("+s")
    assert moves(game) == {"s1.1", "s1.2", "skip"}


def test_lay_bonus_of_a_good_of_choice_and_a_gain_of_goods_of_choice_are_both_taken(tmp_path: Path) -> None:
    path = card_file(
        tmp_path, '[tribe.oasis]\no6 = { vp = 1, cost = ["1g"], when = "now", do = "gain", what = "2any" }'
    )
    me = {"targis": [1, 3], "hand": ["o6"], "display": [["o4"], [], []]} | stock(gold=1)
    game = acts(me, cards=path).play("b1").play("lay").play("r1")

    game.play("+d").play("+s").play("+p")

    assert goods(game) == (1, 1, 1)
    assert moves(game) == {"b3", "b3-"}


def test_lay_bonus_of_many_cards_at_once(tmp_path: Path) -> None:
    ids = [f"o{n}" for n in range(1, 9)] + ["t1", "t2", "t3"]
    bonus = '{ vp = 1, cost = ["1g"], when = "always", do = "lay_bonus", kind = "oasis", what = "1any" }'
    text = "[tribe.oasis]\n" + "\n".join(f"{card} = {bonus}" for card in ids if card[0] == "o")
    text += "\n[tribe.targia]\n" + "\n".join(f"{card} = {bonus}" for card in ids if card[0] == "t")
    me = {"targis": [1, 3], "hand": ["o9"], "display": [ids[:4], ids[4:8], ids[8:]]} | stock(gold=1)
    game = acts(me, cards=card_file(tmp_path, text)).play("b1").play("lay")  # one place is left

    for _ in range(11):
        game.play("+p")

    assert goods(game) == (0, 0, 11)


# -- swap_two ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T27")
def test_swap_two_lets_two_cards_change_places() -> None:
    game = lays("o5", stock(pepper=1, gold=1), ["t1"], ["n1", "n2"]).play("r3")

    game.play("s1.1").play("s2.2")

    assert display(game) == [["n2"], ["n1", "t1"], ["o5"]]
    assert moves(game) == {"b3", "b3-"}


@pytest.mark.rule("T27")
def test_swap_two_may_be_skipped() -> None:
    game = lays("o5", stock(pepper=1, gold=1), ["t1"], ["n1", "n2"]).play("r3").play("skip")

    assert display(game) == [["t1"], ["n1", "n2"], ["o5"]]
    assert moves(game) == {"b3", "b3-"}


@pytest.mark.rule("T27")
def test_swap_two_takes_two_different_cards_of_the_own_display() -> None:
    me = {"targis": [1, 3], "hand": ["o5"], "display": [["t1"], [], []]} | stock(pepper=1, gold=1)
    game = acts(me, {"display": [["r1", "r2"], ["r3"], []]}).play("b1").play("lay").play("r2")

    assert moves(game) == {"s1.1", "s2.1", "skip"}
    game.play("s1.1")  # and the other is the only one left

    assert display(game) == [["o5"], ["t1"], []]
    assert display(game, WHITE) == [["r1", "r2"], ["r3"], []]


@pytest.mark.rule("T27")
def test_swap_two_with_no_other_card_laid_does_nothing() -> None:
    game = lays("o5", stock(pepper=1, gold=1)).play("r1")

    assert moves(game) == {"b3", "b3-"}
