"""Water: what it buys, at which decisions, its limit and its points. X13 to X15."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from azalai import Game
from tests.targi.tables import BLUE, WHITE, card_file, centre, gold, goods, points
from tests.targi.x_tables import (
    acts,
    asked,
    ended,
    go,
    goods_on_top,
    lays,
    moves,
    places,
    raided,
    stock,
    tribe_on_top,
    water,
    waters,
)

pytestmark = pytest.mark.rules

ALL_WATERS = {"w>d", "w>s", "w>p", "w>g"}
RICH = stock(dates=3, salt=3, pepper=3, gold=3, water=9)


@pytest.mark.rule("X14")
def test_X14_two_water_buy_a_good_of_choice_and_three_buy_gold() -> None:
    for good, bought in (("d", (1, 0, 0)), ("s", (0, 1, 0)), ("p", (0, 0, 1))):
        game = acts({"targis": [3]} | stock(water=5)).play(f"w>{good}")
        assert (goods(game), water(game)) == (bought, 3)
    game = acts({"targis": [3]} | stock(water=5)).play("w>g")

    assert (gold(game), water(game)) == (1, 2)


@pytest.mark.rule("X14")
@pytest.mark.parametrize(
    ("held", "open_now"), [(1, set()), (2, {"w>d", "w>s", "w>p"}), (3, {"w>d", "w>s", "w>p", "w>g"})]
)
def test_X14_what_the_water_held_is_enough_for(held: int, open_now: set[str]) -> None:
    assert waters(acts({"targis": [3]} | stock(water=held))) == open_now


@pytest.mark.rule("X14")
def test_X14_the_question_stays_and_water_can_be_exchanged_again() -> None:
    game = acts({"targis": [10, 3]} | stock(water=7)).play("w>d")

    assert (asked(game), game.seat) == ("act", BLUE)
    game.play("w>d").play("w>g")

    assert (goods(game), gold(game), water(game)) == ((2, 0, 0), 1, 0)
    assert moves(game) == {"b10", "b10-", "b3", "b3-"}, "the silversmith can be used now"


DUNE = {"targis": [3], "dunes": [1]} | RICH
TWO_LAID = {"display": [["xt1", "xt2"], [], []]}
MARKED = {"targis": [3, 6], "markers": [6]} | RICH
TOKEN = {"display": [["xo7", "xt9"], [], []], "tokens": ["1.1"]}
LADY = {"targis": [14]} | RICH
MIRAGE = {"targis": [9, 3, 6], "markers": [6]} | RICH

# A way to each decision of the action phase and of a raid at which X14 lets water be exchanged.
FLOWS: dict[str, Callable[[], Game]] = {
    "act": lambda: acts({"targis": [3]} | RICH),
    "hand": lambda: acts({"targis": [1], "hand": ["xt1"]} | RICH).play("b1"),
    "card": lambda: acts(MARKED, centre=centre(c6="xt1")).play("c6"),
    "gain": lambda: acts(DUNE, dunes=["caravanserai"]).play("d1"),
    "card_gain": lambda: acts(MARKED, centre=centre(c6="goods:1any")).play("c6"),
    "trade": lambda: acts({"targis": [5]} | RICH).play("b5"),
    "silver": lambda: acts({"targis": [10]} | RICH, robber=3).play("b10"),
    "pay_goods": lambda: acts({"targis": [10]} | RICH, robber=3).play("b10").play("silver-any"),
    "move_from": lambda: acts(MIRAGE).play("b9"),
    "move_to": lambda: acts(MIRAGE).play("b9").play("from6"),
    "swap_first": lambda: acts(DUNE | TWO_LAID, dunes=["resettle"]).play("d1"),
    "swap_second": lambda: acts(DUNE | TWO_LAID, dunes=["resettle"]).play("d1").play("s1.1"),
    "raid": lambda: raided(4, RICH),
    "give": lambda: raided(8, RICH, options={"border": "base"}).play("goods"),
    "favour": lambda: acts(LADY).play("favour"),
    "turned": lambda: acts(LADY).play("favour").play("favour-d"),
    "finish": lambda: acts(LADY).play("favour").play("+d"),
    "spring": lambda: acts({"targis": [13]} | RICH).play("b13"),
    "source": lambda: acts(LADY, robber=3).play("b14"),
    "border": lambda: acts(DUNE, dunes=["crossroads"]).play("d1"),
    "look": lambda: acts(DUNE, dunes=["council"]).play("d1"),
    "market": lambda: acts(DUNE, dunes=["market"]).play("d1"),
    "centre": lambda: acts(DUNE, dunes=["envoy"]).play("d1"),
    "exchange": lambda: acts(DUNE, dunes=["exchange"]).play("d1"),
}

# A way to each decision at which X14 does not.
STANDS_STILL: dict[str, Callable[[], Game]] = {
    "place": lambda: places(RICH),
    "token": lambda: go(acts({"targis": [1], "hand": ["xt4"]} | TOKEN | RICH), "b1", "lay"),
    "alternative": lambda: lays("xt1", RICH),
    "extra": lambda: lays("xt4", RICH),
    "discount": lambda: lays("xt4", RICH, ["xt8"]).play("plain"),
    "row": lambda: lays("xt4", RICH).play("plain"),
    "match": lambda: acts(DUNE | TOKEN | {"hand": ["xt4", "xr4"]}, dunes=["matchmaker"]).play("d1"),
    "return": lambda: acts({"targis": [3]} | stock(dates=9, salt=9, water=9)).play("b3").play("done"),
}


@pytest.mark.rule("X14")
@pytest.mark.parametrize("name", list(FLOWS))
def test_X14_water_can_be_exchanged_at_any_own_decision_of_the_action_phase_and_in_a_raid(name: str) -> None:
    game = FLOWS[name]()

    assert (asked(game), game.seat) == (name, BLUE)
    assert waters(game) == ALL_WATERS


@pytest.mark.rule("X14")
@pytest.mark.parametrize("name", list(STANDS_STILL))
def test_X14_water_cannot_be_exchanged_while_placing_paying_or_returning(name: str) -> None:
    game = STANDS_STILL[name]()

    assert (asked(game), game.seat) == (name, BLUE)
    assert waters(game) == set()


@pytest.mark.rule("X14")
def test_X14_not_for_the_row_of_a_wild_dune() -> None:
    game = acts({"targis": [3], "dunes": [1]} | RICH, dunes=["wild"]).play("d1")

    assert asked(game) == "row"
    assert waters(game) == set()


@pytest.mark.rule("X14")
def test_X14_again_as_soon_as_the_card_is_paid() -> None:
    game = lays("xt4", RICH).play("plain").play("r1")

    assert waters(game) == ALL_WATERS


@pytest.mark.rule("X14")
def test_X14_water_at_the_card_gives_the_means_to_lay_it() -> None:
    me = {"targis": [3, 6], "markers": [6]} | stock(dates=1, salt=1, water=2)
    game = acts(me, centre=centre(c6="xr4")).play("c6")
    assert moves(game) == {"keep"}

    game.play("w>p")

    assert moves(game) == {"keep", "lay"}


@pytest.mark.rule("X14")
def test_X14_water_in_a_raid_buys_the_good_that_is_named() -> None:
    game = raided(4, stock(salt=2, points=3, water=2))
    assert moves(game) == {"points"}

    game.play("w>d").play("goods")

    assert (goods(game), points(game)) == ((0, 2, 0), 3)


@pytest.mark.rule("X14")
def test_X14_not_the_opponents_water() -> None:
    game = acts({"targis": [3]}, {"water": 9})

    assert waters(game) == set()


@pytest.mark.rule("X14")
def test_X14_not_while_a_round_begins(tmp_path: Path) -> None:
    text = (
        '[expansion.tribe.well]\nxw7 = { vp = 1, cost = ["1g"], when = "always", do = "round_income", what = "1any" }\n'
    )
    held = {"display": [["xw7"], [], []]} | stock(points=2, water=6)
    game = raided(4, held, options={"cards": card_file(tmp_path, text)}).play("points")

    assert (asked(game), game.seat) == ("gain", BLUE)
    assert waters(game) == set(), "the action phase has not begun"


@pytest.mark.rule("X13")
def test_X13_at_most_ten_water_after_the_own_actions() -> None:
    for held, kept in ((9, 9), (10, 10), (14, 10)):
        game = acts({"targis": [3]} | stock(water=held)).play("b3-").play("done")
        assert (water(game), game.seat) == (kept, WHITE)


@pytest.mark.rule("X13")
def test_X13_during_the_turn_there_is_no_limit() -> None:
    game = acts({"targis": [3, 13]} | stock(water=10)).play("b13").play("water")

    assert water(game) == 12


@pytest.mark.rule("X13")
def test_X13_water_is_neither_a_good_nor_gold() -> None:
    silversmith = acts({"targis": [10, 3]} | stock(water=1), robber=2)
    shrine = acts({"targis": [3], "dunes": [1]} | stock(dates=1, salt=1, water=1), dunes=["shrine"])
    turn = acts({"targis": [3]} | stock(dates=10, water=10, gold=3)).play("b3-").play("done")
    raid = raided(16, stock(water=2))

    assert "b10" not in moves(silversmith)
    assert "d1" not in moves(shrine)
    assert (goods(turn), gold(turn), water(turn)) == ((10, 0, 0), 3, 10), "each has its own limit"
    assert raid.over, "raid 4 takes gold"


@pytest.mark.rule("X15")
@pytest.mark.parametrize(("held", "more"), [(0, 0), (1, 0), (2, 1), (3, 1), (10, 5)])
def test_X15_a_point_for_every_two_water(held: int, more: int) -> None:
    assert ended(stock(points=3, water=held)).scores()[BLUE] == 3 + more


def test_water_buys_good_makes_a_good_cost_one_water_and_gold_still_three() -> None:
    me = {"targis": [3], "display": [["xw9"], [], []]}
    one = acts(me | stock(water=1))
    assert waters(one) == {"w>d", "w>s", "w>p"}

    game = acts(me | stock(water=4)).play("w>d").play("w>g")

    assert (goods(game), gold(game), water(game)) == ((1, 0, 0), 1, 0)


def test_water_buys_good_in_a_raid() -> None:
    game = raided(8, {"display": [["xw9"], [], []]} | stock(points=1, water=2)).play("w>s").play("w>p").play("goods")

    assert (goods(game), points(game), water(game)) == ((0, 0, 0), 1, 0)


def test_water_buys_good_is_for_its_owner_alone() -> None:
    game = acts({"targis": [3]} | stock(water=1), {"display": [["xw9"], [], []]})

    assert waters(game) == set()


def test_goods_card_bonus_of_water_counts_for_every_goods_card_with_water() -> None:
    laid = {"display": [["xw5"], [], []]}
    spring = acts({"targis": [13, 3]} | laid, decks=goods_on_top("2w")).play("b13").play("caravan")
    other = acts({"targis": [3, 6], "markers": [6]} | laid, centre=centre(c6="goods:1w1d")).play("c6")
    dry = acts({"targis": [3, 6], "markers": [6]} | laid, centre=centre(c6="goods:2d")).play("c6")

    assert water(spring) == 3
    assert (water(other), goods(other)) == (2, (1, 0, 0))
    assert (water(dry), goods(dry)) == (0, (2, 0, 0))


def test_goods_card_bonus_of_water_is_not_for_the_spring_a_dune_or_a_laid_card() -> None:
    laid = {"display": [["xw5"], [], []]}
    spring = acts({"targis": [13, 3]} | laid).play("b13").play("water")
    dune = acts({"targis": [3], "dunes": [1]} | laid, dunes=["cistern"]).play("d1")
    card = lays("xw3", stock(salt=1, water=6), ["xw5"]).play("r1")

    assert (water(spring), water(dune), water(card)) == (2, 4, 2)


def test_storage_raises_the_limit_of_water_too() -> None:
    me = {"targis": [3], "display": [["xn7"], [], []]} | stock(dates=14, gold=6, water=17)
    game = acts(me).play("b3-").play("done")

    assert (goods(game), gold(game), water(game)) == ((14, 0, 0), 5, 15)


def test_storage_of_both_sets_adds_up() -> None:
    me = {"targis": [3], "display": [["xn7", "n9"], [], []]} | stock(dates=18, gold=8, water=17)
    game = acts(me, options={"tribe": "mixed"}).play("b3-").play("done")

    assert (goods(game), gold(game), water(game)) == ((18, 0, 0), 7, 15)


def test_a_card_drawn_and_water_bought_before_it_is_decided_on() -> None:
    game = acts({"targis": [14]} | stock(water=6), robber=3, decks=tribe_on_top("xr4")).play("b14").play("draw")

    game.play("w>d").play("w>s").play("w>p").play("lay")

    assert asked(game) == "row"
