"""Raids with exact goods, the last raid, the shield, the end and the scoring. X21 to X23, with T42 and T50."""

from __future__ import annotations

import pytest

from tests.targi.tables import BLUE, WHITE, display, gold, goods, points
from tests.targi.x_tables import acts, discarded, ended, go, moves, raided, stock, tokens, water

pytestmark = pytest.mark.rules

# -- raids 1 to 3 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("X21")
@pytest.mark.parametrize(("corner", "given", "points_due"), [(4, (1, 0, 0), 1), (8, (0, 1, 1), 1), (12, (1, 1, 1), 2)])
def test_X21_the_raids_name_exact_goods(corner: int, given: tuple[int, int, int], points_due: int) -> None:
    by_goods = raided(corner, stock(3, 3, 3, points=5))
    by_points = raided(corner, stock(3, 3, 3, points=5))
    assert moves(by_goods) == {"goods", "points"}

    by_goods.play("goods")
    by_points.play("points")

    assert goods(by_goods) == (3 - given[0], 3 - given[1], 3 - given[2])
    assert (goods(by_points), points(by_points)) == ((3, 3, 3), 5 - points_due)


@pytest.mark.rule("X21")
@pytest.mark.parametrize(
    ("corner", "held"), [(4, stock(0, 5, 5, points=5)), (8, stock(5, 5, 0, points=5)), (12, stock(5, 0, 5, points=5))]
)
def test_X21_who_lacks_a_named_good_cannot_choose_goods(corner: int, held: dict[str, object]) -> None:
    assert moves(raided(corner, held)) == {"points"}


@pytest.mark.rule("X21", "T42")
def test_X21_who_can_pay_neither_gives_all_it_has_of_the_named_goods_at_most_the_number_named() -> None:
    game = raided(12, stock(dates=3, pepper=1, points=1))
    assert moves(game) == {"goods", "points"}
    other = raided(12, stock(dates=3, pepper=1, points=1)).play("points")

    game.play("goods")

    assert (goods(game), points(game)) == ((2, 0, 0), 1)
    assert (goods(other), points(other)) == ((3, 0, 1), 0)


@pytest.mark.rule("X21", "T42")
def test_X21_goods_that_are_not_named_are_no_gift() -> None:
    game = raided(4, stock(salt=5, pepper=5))

    assert game.view(None)["phase"] == "place", "no date and no point: nothing to give"
    assert goods(game) == (0, 5, 5)


@pytest.mark.rule("X21", "X31")
def test_X31_a_base_raid_takes_goods_of_choice() -> None:
    game = raided(8, stock(dates=3, pepper=1, points=5), options={"border": {8: "base"}})
    assert moves(game) == {"goods", "points"}, "it has no salt, but two goods"

    assert goods(game.play("goods").play("-d").play("-d")) == (1, 0, 1)


# -- raid 4 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("X22")
def test_X22_the_last_raid_takes_a_gold_or_the_rightmost_card_of_a_row() -> None:
    held = {"display": [["xt1", "xt2"], ["xr1"], []]} | stock(gold=2, points=5)
    assert moves(raided(16, held)) == {"gold", "lose1", "lose2"}

    by_gold = raided(16, held).play("gold")
    by_card = raided(16, held).play("lose1")

    assert (gold(by_gold), display(by_gold)) == (1, [["xt1", "xt2"], ["xr1"], []])
    assert (gold(by_card), display(by_card)) == (2, [["xt1"], ["xr1"], []])
    assert discarded(by_card, "tribe") == ["xt2"]
    assert points(by_card) == 5, "points are no way out"
    assert by_gold.over
    assert by_card.over


@pytest.mark.rule("X22")
def test_X22_who_has_no_gold_loses_a_card_and_who_has_no_card_gives_gold() -> None:
    no_gold = raided(16, {"display": [["xt1"], ["xr1"], []]})
    one_row = raided(16, {"display": [[], ["xr1"], []]} | stock(points=3))
    no_card = raided(16, stock(gold=2))

    assert moves(no_gold) == {"lose1", "lose2"}
    assert display(one_row) == [[], [], []], "the only thing to give is given"
    assert gold(no_card) == 1


@pytest.mark.rule("X22")
def test_X22_a_player_with_neither_gives_nothing() -> None:
    game = raided(16, stock(dates=5, points=5, water=9))

    assert game.over
    assert (goods(game), points(game), water(game)) == ((5, 0, 0), 5, 9)


@pytest.mark.rule("X22")
def test_X22_a_wild_dune_lost_goes_to_the_dune_discard_pile() -> None:
    game = raided(16, {"display": [["xt1", "dune:wild"], [], []]} | stock(gold=1)).play("lose1")

    assert display(game)[0] == ["xt1"]
    assert (discarded(game, "dunes"), discarded(game, "tribe")) == (["dune:wild"], [])


@pytest.mark.rule("X22", "X07")
def test_X22_a_token_is_lost_with_its_card() -> None:
    laid = {"display": [["xr9", "xo5"], ["xo7"], []], "tokens": ["1.1", "1.2", "2.1"]}
    game = raided(16, laid | stock(gold=1)).play("lose1")

    assert tokens(game) == ["1.1", "2.1"]


@pytest.mark.rule("X22", "X15")
def test_X22_the_lost_card_does_not_count() -> None:
    game = raided(16, {"display": [["xt1", "xt2"], [], []]} | stock(gold=1, points=1)).play("lose1")

    assert game.scores()[BLUE] == 1 + 3


@pytest.mark.rule("X22", "X31")
def test_X31_the_base_raid_four_takes_points() -> None:
    laid = {"display": [["xt1"], [], []]} | stock(gold=1, points=5)

    assert moves(raided(16, laid, options={"border": {16: "base"}})) == {"gold", "points"}


@pytest.mark.rule("X22")
def test_X22_a_wild_dune_can_be_swapped() -> None:
    me = {"targis": [3], "display": [["dune:wild"], ["xo5"], []], "tokens": ["2.1"]}
    game = acts(me).play("swap").play("s1.1")  # only one other card is there

    assert (display(game), tokens(game)) == ([["xo5"], ["dune:wild"], []], [])


# -- raid_shield ----------------------------------------------------------------------------------------------

SHIELD = {"display": [["xo9"], [], []], "tokens": ["1.1"]}


@pytest.mark.parametrize("corner", [4, 8, 12, 16])
def test_raid_shield_gives_nothing_in_one_raid(corner: int) -> None:
    game = raided(corner, SHIELD | stock(2, 2, 2, gold=1, points=5))
    assert "shield" in moves(game)

    game.play("shield")

    assert (goods(game), gold(game), points(game)) == ((2, 2, 2), 1, 5)
    assert (display(game)[0], tokens(game)) == (["xo9"], [])


def test_raid_shield_need_not_be_used_and_then_stays() -> None:
    game = raided(4, SHIELD | stock(dates=2, points=5)).play("goods")

    assert (goods(game), tokens(game)) == ((1, 0, 0), ["1.1"])


def test_raid_shield_is_for_its_owner_and_only_in_a_raid() -> None:
    game = raided(4, stock(dates=2, points=5), SHIELD | stock(points=2))
    acting = acts({"targis": [3]} | SHIELD)

    assert moves(game) == {"goods", "points"}
    assert moves(game.play("points")) == {"points", "shield"}
    assert moves(acting) == {"b3", "b3-"}


# -- the end --------------------------------------------------------------------------------------------------

ELEVEN = [["xt1", "xt2", "xt5", "xt6"], ["xr1", "xr2", "xr5", "xr6"], ["xn1", "xn2", "xn5"]]


@pytest.mark.rule("X22", "T50")
def test_X22_a_wild_dune_counts_among_the_twelve_cards_that_end_the_game() -> None:
    me = {"dunes": [1], "display": ELEVEN} | stock(water=2)
    game = acts(me, {"targis": [5, 6, 7]}, dunes=["wild"])
    go(game, "d1")

    assert sum(map(len, display(game))) == 12
    assert (game.over, game.seat) == (False, WHITE), "the other player still has its turn"
    go(game, "b5-", "b6-", "b7-", "done")
    assert game.over


@pytest.mark.rule("T29")
def test_a_wild_dune_is_not_laid_as_a_thirteenth_card() -> None:
    full = [*ELEVEN[:2], [*ELEVEN[2], "xn6"]]
    game = acts({"targis": [3], "dunes": [1], "display": full} | stock(water=3), dunes=["wild"])

    assert "d1" not in moves(game)


@pytest.mark.rule("X23", "T51")
def test_X23_scoring_adds_tokens_crosses_end_effects_rows_and_water() -> None:
    laid = [["xt1", "xt2", "xt5", "xt6"], ["xr1", "xn1", "xw1", "xo1"], ["xn9"]]
    game = ended({"display": laid} | stock(dates=3, salt=2, gold=1, points=7, water=5))

    crosses = 3 + 3 + 2 + 1 + 4 * 3 + 1
    assert game.scores()[BLUE] == 7 + crosses + 4 // 2 + 5 // 2 + 4 + 2 + 2
    sheet = {(line.what, line.about): line.points for line in game.score_sheet(BLUE)}
    assert sheet[("water", "")] == 2
    assert sum(sheet.values()) == game.scores()[BLUE]


@pytest.mark.rule("X23", "T52")
def test_X23_a_tie_is_broken_by_gold_then_goods_and_never_by_water() -> None:
    by_gold = ended(stock(dates=5, points=3), stock(gold=1, points=3))
    by_goods = ended(stock(dates=1, points=3), stock(points=3))
    draw = ended(stock(points=3, water=1), stock(points=3))

    assert (by_gold.winners(), by_goods.winners(), draw.winners()) == ([WHITE], [BLUE], [BLUE, WHITE])


def test_points_per_goods_gives_a_point_for_every_two_goods_left() -> None:
    for held, more in ((0, 0), (1, 0), (2, 1), (5, 2)):
        game = ended({"display": [["xn9"], [], []]} | stock(dates=held, gold=3, water=1))
        assert game.scores()[BLUE] == 1 + more


@pytest.mark.parametrize(
    ("card", "others"),
    [
        ("xt6", ["xt1", "xt2", "xt5"]),
        ("xr6", ["xr1", "xr2", "xr5"]),
        ("xn6", ["xn1", "xn2", "xn5"]),
        ("xw6", ["xw1", "xw2", "xw4"]),
        ("xo6", ["xo1", "xo2", "xo4"]),
    ],
)
def test_points_per_two_of_the_new_cards(card: str, others: list[str]) -> None:
    bonus = []
    for n in range(4):
        sheet = ended({"display": [[card, *others[:n]], [], []]}).score_sheet(BLUE)
        bonus.append(sum(line.points for line in sheet if line.about == card))

    assert bonus == [0, 1, 1, 2]
