"""The lasting effects of tribe cards and those of the final scoring, alone and in pairs. The effects that concern
laying are in test_effects.py."""

from __future__ import annotations

from pathlib import Path

import pytest

import azalai
from tests.targi.tables import (
    BLUE,
    NOTHING,
    WHITE,
    acts,
    card_file,
    centre,
    ended,
    gold,
    goods,
    lays,
    moves,
    points,
    raided,
    stock,
)

pytestmark = pytest.mark.rules

# -- points_per_two -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "others"),
    [
        ("t6", ["t1", "t2", "t3"]),
        ("r6", ["r1", "r2", "r3"]),
        ("n6", ["n1", "n2", "n3"]),
        ("w6", ["w1", "w2", "w3"]),
        ("o6", ["o1", "o2", "o3"]),
    ],
)
def test_points_per_two_counts_its_kind_itself_included_and_rounds_down(card: str, others: list[str]) -> None:
    bonus = {}
    for n in range(4):
        display = [[card, *others[:n]], ["n7", "n9", "t7", "t9"], []]
        sheet = ended({"display": display}).score_sheet(BLUE)
        bonus[n] = sum(line.points for line in sheet if line.about == card)

    others_of_its_kind = 2 if card[0] in "nt" else 0
    assert bonus == {n: (1 + n + others_of_its_kind) // 2 for n in range(4)}


def test_points_per_two_most_counts_the_kind_the_player_has_most_of() -> None:
    few = ended({"display": [["r9", "t1"], [], []]}).score_sheet(BLUE)
    many = ended({"display": [["r9", "t1", "t2", "t3"], ["t4", "t7", "r1", "r2"], []]}).score_sheet(BLUE)

    assert [line.points for line in few if line.about == "r9"] == [], "one of each kind"
    assert [line.points for line in many if line.about == "r9"] == [2], "five targias"


def test_points_per_two_counts_only_the_own_display() -> None:
    game = ended({"display": [["w6"], [], []]} | NOTHING, {"display": [["w1", "w2", "w3"], [], []]} | NOTHING)

    assert game.scores()[BLUE] == 1


# -- raid_immunity --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("corner", [4, 8, 12, 16])
def test_raid_immunity_gives_nothing_in_any_raid(corner: int) -> None:
    game = raided(corner, {"display": [["t4"], [], []]} | stock(dates=5, gold=2, points=6))

    assert game.seat == WHITE
    game.play("points")
    assert (goods(game), gold(game), points(game)) == ((5, 0, 0), 2, 6)


def test_raid_immunity_is_for_its_owner_alone() -> None:
    game = raided(4, {}, {"display": [["t4"], [], []]}).play("points")

    assert (points(game, BLUE), points(game, WHITE)) == (3, 4)
    assert game.view(None)["phase"] == "place"


# -- caravan_twice --------------------------------------------------------------------------------------------------


def test_caravan_twice_turns_over_two_goods_cards_and_gains_both() -> None:
    game = acts(
        {"targis": [13, 3], "display": [["r4"], [], []]} | stock(),
        decks={"goods": {"cards": ["goods:2d", "goods:1g", "goods:1v"]}},
    ).play("b13")

    assert (goods(game), gold(game), points(game)) == ((2, 0, 0), 1, 0)
    assert game.view(None)["discards"]["goods"] == ["goods:2d", "goods:1g"]


def test_caravan_twice_turns_one_after_the_other() -> None:
    game = acts(
        {"targis": [13, 3], "display": [["r4"], [], []]} | stock(),
        decks={"goods": {"cards": ["goods:1any", "goods:1g"]}},
    ).play("b13")

    assert game.view(None)["discards"]["goods"] == ["goods:1any"], "the second is not turned over before the choice"
    assert gold(game) == 0
    game.play("+p")

    assert (goods(game), gold(game)) == ((0, 0, 1), 1)


def test_caravan_twice_does_not_change_centre_cards() -> None:
    game = acts(
        {"targis": [3, 6], "markers": [6], "display": [["r4"], [], []]} | stock(), centre=centre(c6="goods:1d")
    ).play("c6")

    assert goods(game) == (1, 0, 0)


# -- trade_one_for_one --------------------------------------------------------------------------------------------


@pytest.mark.rule("T22")
def test_trade_one_for_one_adds_a_rate_and_leaves_the_others() -> None:
    game = acts({"targis": [5, 3], "display": [["n4"], [], []]} | stock(dates=3, salt=1)).play("b5")

    assert moves(game) == {"d=s", "d=p", "d>s", "d>p", "d>g", "s=d", "s=p", "enough"}
    game.play("s=p")

    assert goods(game) == (3, 0, 1)


@pytest.mark.rule("T22")
def test_trade_one_for_one_a_kind_taken_is_not_given_one_for_one_again_in_the_visit() -> None:
    game = acts({"targis": [5, 3], "display": [["n4"], [], []]} | stock(dates=2, salt=2)).play("b5")

    game.play("d=s")

    assert moves(game) == {"d=s", "d=p", "s>d", "s>p", "s>g", "enough"}, "salt still buys at the other rates"
    game.play("d=p")
    assert goods(game) == (0, 3, 1)
    assert moves(game) == {"s>d", "s>p", "s>g", "enough"}


@pytest.mark.rule("T22")
def test_trade_one_for_one_a_kind_taken_at_another_rate_is_still_given() -> None:
    game = acts({"targis": [5, 3], "display": [["n4"], [], []]} | stock(dates=2)).play("b5")

    game.play("d>p")

    assert moves(game) == {"p=d", "p=s", "enough"}


@pytest.mark.rule("T23")
def test_trade_one_for_one_lets_a_single_good_use_the_trader() -> None:
    with_it = acts({"targis": [5, 3], "display": [["n4"], [], []]} | stock(pepper=1))
    with_nothing = acts({"targis": [5, 3], "display": [["n4"], [], []]} | stock(gold=1))

    assert "b5" in moves(with_it)
    assert "b5" not in moves(with_nothing)


# -- storage --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T30")
def test_storage_raises_both_limits() -> None:
    me = {"targis": [3], "display": [["n9"], [], []]}
    fits = acts(me | stock(dates=8, salt=5, gold=5)).play("b3")
    too_much = acts(me | stock(dates=9, salt=5, gold=6)).play("b3")

    assert (goods(fits), gold(fits), fits.seat) == ((8, 6, 0), 5, WHITE)
    assert (gold(too_much), moves(too_much)) == (5, {"-d", "-s"})
    assert too_much.play("-d").seat == WHITE


@pytest.mark.rule("T30")
def test_storage_is_not_in_what_other_cards_give() -> None:
    me = {"targis": [3], "display": [["t8", "o4", "w3"], [], []]} | stock(dates=8, salt=2, gold=3)
    game = acts(me).play("b3")

    assert (game.seat, moves(game)) == (BLUE, {"-d", "-s"})


@pytest.mark.rule("T28", "T30")
def test_storage_laid_as_the_last_action_counts_for_this_turn() -> None:
    me = {"targis": [1], "hand": ["n9"]} | stock(dates=8, salt=6, pepper=1, gold=5)
    game = acts(me).play("b1").play("lay").play("r1")  # n9 costs 1 date and 1 pepper

    assert (goods(game), gold(game), game.seat) == ((7, 6, 0), 5, WHITE)


# -- goods_card_bonus -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("laid", "card", "got"),
    [
        (["w7"], "1d", (2, 0, 0)),
        (["w7"], "2d", (3, 0, 0)),
        (["w7"], "1s", (0, 1, 0)),
        (["w8"], "1s1p", (0, 2, 1)),
        (["w8", "w9"], "1s1p", (0, 2, 2)),
        (["w7", "w8", "w9"], "1d1p", (2, 0, 2)),
    ],
)
def test_goods_card_bonus_gives_one_more_of_a_good_that_the_card_gives(
    laid: list[str], card: str, got: tuple[int, int, int]
) -> None:
    me = {"targis": [3, 6], "markers": [6], "display": [laid, [], []]} | stock()
    from_the_centre = acts(me, centre=centre(c6=f"goods:{card}")).play("c6")
    me = {"targis": [3, 13], "display": [laid, [], []]} | stock()
    from_the_caravan = acts(me, decks={"goods": {"cards": [f"goods:{card}"]}}).play("b13")

    assert goods(from_the_centre) == got
    assert goods(from_the_caravan) == got


@pytest.mark.parametrize(("choice", "got"), [("+d", (1, 0, 0)), ("+s", (0, 2, 0)), ("+p", (0, 0, 1))])
def test_goods_card_bonus_goes_with_the_good_chosen(choice: str, got: tuple[int, int, int]) -> None:
    me = {"targis": [3, 6], "markers": [6], "display": [["w8"], [], []]} | stock()
    game = acts(me, centre=centre(c6="goods:1any")).play("c6").play(choice)

    assert goods(game) == got


@pytest.mark.parametrize(("shows", "plays", "salt"), [("2any", "+s +s", 3), ("1s1any", "+s", 3), ("1s1any", "+d", 2)])
def test_goods_card_bonus_is_given_once_a_card_that_gives_the_good_twice(
    tmp_path: Path, shows: str, plays: str, salt: int
) -> None:
    text = f'[[goods]]\nshows = "{shows}"\ncount = 10\n[[goods]]\nshows = "1g"\ncount = 9\n'
    me = {"targis": [13, 3], "display": [["w8"], [], []]} | stock()
    game = acts(me, cards=card_file(tmp_path, text), decks={"goods": {"cards": [f"goods:{shows}"]}}).play("b13")

    for choice in plays.split():
        game.play(choice)

    assert goods(game)[1] == salt


def test_goods_card_bonus_is_not_for_border_cards_nor_for_tribe_cards() -> None:
    border = acts({"targis": [15, 3], "display": [["w8"], [], []]} | stock()).play("b15")
    tribe = lays("w3", stock(dates=1, salt=2, pepper=1), ["w8"]).play("r1").play("+s")

    assert goods(border) == (0, 1, 0)
    assert goods(tribe) == (0, 1, 0)


def test_goods_card_bonus_is_for_each_card_of_a_double_caravan() -> None:
    game = acts(
        {"targis": [13, 3], "display": [["r4", "w7"], [], []]} | stock(),
        decks={"goods": {"cards": ["goods:1d", "goods:1d1s"]}},
    ).play("b13")

    assert goods(game) == (4, 1, 0)


# -- silversmith_bonus ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sale", "tokens"), [("silver-d", 2), ("silver-dd", 4), ("silver-g", 3), ("silver-gg", 5)])
def test_silversmith_bonus_gives_a_point_more_at_every_rate(sale: str, tokens: int) -> None:
    me = {"targis": [10], "display": [["o7"], [], []]} | stock(dates=4, gold=2)
    game = acts(me, robber=3).play("b10").play(sale)

    assert points(game) == tokens


def test_silversmith_bonus_is_not_in_the_points_of_other_cards() -> None:
    me = {"targis": [10], "display": [["o9", "t9"], [], []]} | stock(gold=2)
    game = acts(me, robber=3).play("b10").play("silver-g")

    assert points(game) == 2


@pytest.mark.rule("T23")
def test_silversmith_bonus_needs_a_sale() -> None:
    game = acts({"targis": [10, 3], "display": [["o7"], [], []]} | stock(dates=1))

    assert moves(game) == {"b10-", "b3", "b3-"}


# -- row_bonus --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T51")
def test_row_bonus_makes_each_complete_row_of_four_kinds_worth_a_point_more() -> None:
    rows = [["o9", "t1", "r1", "n1"], ["o1", "t2", "w1", "n2"], ["t3", "t4", "t7", "t8"]]
    sheet = ended({"display": rows}).score_sheet(BLUE)

    assert [line.points for line in sheet if line.about == "o9"] == [2]
    assert [(line.about, line.points) for line in sheet if line.what == "row"] == [("1", 2), ("2", 2), ("3", 4)]


@pytest.mark.rule("T51")
def test_row_bonus_does_nothing_for_incomplete_rows() -> None:
    sheet = ended({"display": [["o9", "t1", "r1"], ["o1", "t2", "w1", "w2"], []]}).score_sheet(BLUE)

    assert not [line for line in sheet if line.about == "o9"]


@pytest.mark.rule("T51")
def test_row_bonus_of_an_owner_can_be_for_rows_of_one_kind(tmp_path: Path) -> None:
    entry = '[tribe.oasis]\no9 = { vp = 1, cost = ["1g"], when = "end", do = "row_bonus", row = "alike", points = 3 }'
    rows = [["o9", "o1", "o2", "o3"], ["t1", "r1", "n1", "w1"], []]
    described = {"robber": 16, "phase": "over", "players": [{"display": rows}]}
    game = azalai.position("targi", described, cards=card_file(tmp_path, entry))

    assert [line.points for line in game.score_sheet(BLUE) if line.about == "o9"] == [3]
