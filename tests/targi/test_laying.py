"""Laying tribe cards: cost, discounts, places. T24 to T29."""

from __future__ import annotations

import pytest

import azalai
from tests.targi.tables import acts, centre, display, gold, goods, hand, moves, points, stock

pytestmark = pytest.mark.rules


def noble(card: str, held: dict[str, object], *rows: list[str]) -> azalai.Game:
    """Blue has used the noble for its hand card; further Targis stand on 3 and 6."""
    laid = list(rows) + [[]] * (3 - len(rows))
    return acts({"targis": [1, 3, 6], "hand": [card], "display": laid} | held).play("b1")


# -- cost -------------------------------------------------------------------------------------------------


@pytest.mark.rule("T24")
def test_T24_the_cost_is_paid_in_full() -> None:
    game = noble("w5", stock(dates=1, salt=2, pepper=3, gold=2))  # costs 1 salt, 1 pepper, 1 gold

    game.play("lay").play("r1")

    assert (goods(game), gold(game)) == ((1, 1, 2), 1)


@pytest.mark.rule("T24")
@pytest.mark.parametrize(
    "held",
    [
        stock(dates=9, salt=0, pepper=9, gold=3),
        stock(dates=9, salt=9, pepper=0, gold=3),
        stock(dates=9, salt=9, pepper=9, gold=0),
    ],
)
def test_T24_a_card_that_cannot_be_paid_cannot_be_laid(held: dict[str, object]) -> None:
    game = acts({"targis": [3, 6], "markers": [6], "hand": ["n1"]} | held, centre=centre(c6="w5"))

    game.play("c6")  # with a full hand nothing is left but to discard it

    assert game.view(None)["discards"]["tribe"] == ["w5"]


@pytest.mark.rule("T24")
def test_T24_of_alternatives_one_is_paid() -> None:
    game = noble("o9", stock(salt=1, pepper=1, gold=1)).play("lay")  # costs 1 salt and 1 pepper, or 1 gold

    assert moves(game) == {"pay1", "pay2"}
    with_goods = game.copy().play("pay1").play("r1")
    assert (goods(with_goods), gold(with_goods)) == ((0, 0, 0), 1)
    with_gold = game.copy().play("pay2").play("r1")
    assert (goods(with_gold), gold(with_gold)) == ((0, 1, 1), 0)


@pytest.mark.rule("T24")
def test_T24_an_alternative_that_cannot_be_paid_is_not_offered() -> None:
    game = noble("o9", stock(salt=1, gold=1)).play("lay").play("r1")

    assert (goods(game), gold(game)) == ((0, 1, 0), 0)


# -- discounts --------------------------------------------------------------------------------------------


@pytest.mark.rule("T25")
def test_T25_a_discount_takes_one_good_of_the_players_choice_off() -> None:
    game = noble("r1", stock(dates=1, salt=2, pepper=2), ["r3"]).play("lay")  # 1 date, 2 salt, 2 pepper

    assert moves(game) == {"spare-d", "spare-s", "spare-p"}
    game.play("spare-s").play("r1")

    assert goods(game) == (0, 1, 0)


@pytest.mark.rule("T25")
def test_T25_only_a_good_of_the_cost_can_be_spared() -> None:
    game = noble("r8", stock(dates=2, salt=1, pepper=5), ["r3"]).play("lay")  # 2 dates, 1 salt

    assert moves(game) == {"spare-d", "spare-s"}


@pytest.mark.rule("T25")
def test_T25_a_discount_makes_a_card_affordable_and_then_the_missing_good_is_spared() -> None:
    game = noble("r1", stock(dates=1, salt=1, pepper=2), ["r3"])

    game.play("lay").play("r1")  # only salt can be spared

    assert goods(game) == (0, 0, 0)


@pytest.mark.rule("T25")
def test_T25_a_discount_is_not_optional() -> None:
    game = noble("r1", stock(dates=5, salt=5, pepper=5), ["r3"]).play("lay")

    assert not {"r1", "r2", "r3"} & moves(game)


@pytest.mark.rule("T25")
def test_T25_a_discount_never_touches_gold() -> None:
    no_gold = acts(
        {"targis": [3, 6], "markers": [6], "hand": ["n1"], "display": [["r3"], [], []]}
        | stock(dates=9, salt=9, pepper=9),
        centre=centre(c6="r2"),
    ).play("c6")  # r2 costs 1 date, 1 salt, 1 gold

    assert no_gold.view(None)["discards"]["tribe"] == ["r2"]


@pytest.mark.rule("T25")
def test_T25_where_there_is_no_good_to_pay_a_discount_does_nothing() -> None:
    game = noble("r6", stock(gold=1), ["r3"])  # costs 1 gold

    game.play("lay").play("r1")

    assert gold(game) == 0
    assert display(game) == [["r3", "r6"], [], []]


@pytest.mark.rule("T25")
def test_T25_a_discount_is_for_its_own_kind() -> None:
    game = noble("n1", stock(dates=2, salt=2, pepper=1), ["r3"]).play("lay").play("r1")

    assert goods(game) == (0, 0, 0)


@pytest.mark.rule("T25", "T28")
def test_T25_a_card_gives_itself_no_discount() -> None:
    game = noble("r3", stock(dates=1, salt=2, pepper=1)).play("lay").play("r1")

    assert goods(game) == (0, 0, 0)


# -- the display ------------------------------------------------------------------------------------------


@pytest.mark.rule("T26")
def test_T26_a_card_goes_to_the_leftmost_free_place_of_a_row_of_choice() -> None:
    game = noble("r6", stock(gold=1), ["t1", "t2"], [], ["n1", "n2", "n3", "w1"]).play("lay")

    assert moves(game) == {"r1", "r2"}, "the third row is full"
    assert display(game.copy().play("r1"))[0] == ["t1", "t2", "r6"]
    assert display(game.copy().play("r2"))[1] == ["r6"]


@pytest.mark.rule("T26")
def test_T26_the_place_is_the_leftmost_free_one() -> None:
    game = noble("o5", stock(pepper=1, gold=1), ["t1", "t2"]).play("lay").play("r1")  # o5 asks which cards to swap

    assert moves(game) == {"s1.1", "s1.2", "s1.3", "skip"}


@pytest.mark.rule("T26")
def test_T26_rows_need_not_be_finished_in_order() -> None:
    game = noble("r6", stock(gold=1), ["t1"], ["t2"]).play("lay")

    game.play("r3")

    assert display(game) == [["t1"], ["t2"], ["r6"]]


@pytest.mark.rule("T27")
def test_T27_a_card_stays_where_it_is() -> None:
    rows = [["t1", "t2"], ["n1"], []]
    game = noble("r6", stock(dates=2, gold=1), *rows).play("lay").play("r3")

    game.play("b3")

    assert display(game) == [["t1", "t2"], ["n1"], ["r6"]]
    assert not any(text.startswith("s") for text in moves(game))


@pytest.mark.rule("T28")
def test_T28_an_effect_works_at_once_in_the_same_round() -> None:
    me = {"targis": [1, 10, 3], "hand": ["o7"]} | stock(salt=1, gold=3)  # o7: the silversmith gives a point more
    game = acts(me, robber=6).play("b1").play("lay").play("r1")

    game.play("b10").play("silver-g")

    assert points(game) == 3


@pytest.mark.rule("T28")
def test_T28_a_discount_works_for_the_next_card_of_the_same_turn() -> None:
    me = {"targis": [1, 6, 3], "markers": [6], "hand": ["r3"]} | stock(dates=2, salt=4, pepper=2)
    game = acts(me, centre=centre(c6="r1")).play("b1").play("lay").play("r1")

    game.play("c6").play("lay").play("r1")  # the two cost 2 dates, 4 salt, 3 pepper; a pepper is spared

    assert goods(game) == (0, 0, 0)


TWELVE = [["t1", "t2", "t3", "t4"], ["r1", "r2", "r3", "r4"], ["n1", "n2", "n3", "n5"]]


@pytest.mark.rule("T29")
def test_T29_with_twelve_cards_laid_no_further_card_can_be_laid() -> None:
    rich = stock(dates=9, salt=9, pepper=9, gold=3)
    me = {"targis": [1, 3, 6], "markers": [6], "hand": ["w1"], "display": TWELVE} | rich
    game = acts(me, centre=centre(c6="w2"))

    game.play("b1")  # the hand card can only be discarded
    assert (hand(game), game.view(None)["discards"]["tribe"]) == ([], ["w1"])
    game.play("c6")  # and the centre card only kept

    assert hand(game) == ["w2"]
    assert display(game) == TWELVE


@pytest.mark.rule("T29")
def test_T29_the_twelfth_card_can_be_laid() -> None:
    eleven = [*TWELVE[:2], TWELVE[2][:3]]
    game = noble("w1", stock(dates=9, salt=9, pepper=9), *eleven)

    game.play("lay")  # one place is free

    assert display(game)[2] == ["n1", "n2", "n3", "w1"]
