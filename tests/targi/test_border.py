"""The border actions. T21 to T23."""

from __future__ import annotations

import pytest

from tests.targi.tables import (
    WHITE,
    acts,
    centre,
    display,
    gold,
    goods,
    hand,
    moves,
    player,
    points,
    space,
    stock,
)

pytestmark = pytest.mark.rules

# -- goods ------------------------------------------------------------------------------------------------


@pytest.mark.rule("T21")
@pytest.mark.parametrize(
    ("number", "got"),
    [(2, (1, 0, 0)), (7, (1, 0, 0)), (3, (0, 1, 0)), (15, (0, 1, 0)), (6, (0, 0, 1)), (11, (0, 0, 1))],
)
def test_T21_a_goods_card_of_the_border_gives_the_good_shown(number: int, got: tuple[int, int, int]) -> None:
    game = acts({"targis": [number]} | stock(), robber=5)

    game.play(f"b{number}")

    assert goods(game) == got
    assert (gold(game), points(game)) == (0, 0)


@pytest.mark.rule("T21")
def test_T21_tribe_cards_about_goods_cards_do_not_apply_to_the_border() -> None:
    game = acts({"targis": [7, 15, 11], "display": [["w7", "w8", "w9"], [], []]} | stock())

    game.play("b7").play("b15").play("b11")

    assert goods(game) == (1, 1, 1)


# -- the noble --------------------------------------------------------------------------------------------


@pytest.mark.rule("T22")
def test_T22_the_noble_lays_the_hand_card_at_its_cost() -> None:
    game = acts({"targis": [1], "hand": ["t1"]} | stock(dates=2, salt=2, pepper=2))

    game.play("b1")
    assert moves(game) == {"lay", "drop"}
    game.play("lay").play("r2")

    assert (hand(game), display(game)) == ([], [[], ["t1"], []])
    assert goods(game) == (1, 0, 0)  # 1 date, 2 salt, 2 pepper


@pytest.mark.rule("T22")
def test_T22_or_the_noble_discards_it() -> None:
    game = acts({"targis": [1], "hand": ["t1"]} | stock(dates=2, salt=2, pepper=2))

    game.play("b1").play("drop")

    assert (hand(game), game.view(None)["discards"]["tribe"]) == ([], ["t1"])
    assert goods(game) == (2, 2, 2)


@pytest.mark.rule("T22")
def test_T22_the_noble_says_before_that_a_card_without_its_cost_is_discarded() -> None:
    rich = acts({"targis": [1], "hand": ["t1"]} | stock(dates=2, salt=2, pepper=2))
    poor = acts({"targis": [1], "hand": ["t1"]} | stock(dates=2, salt=2, pepper=1))

    assert rich.say("b1") == "Use 1 (Noble): lay or discard your hand card."
    assert poor.say("b1") == "Use 1 (Noble): discard your hand card, which cannot be laid now."
    assert hand(poor.play("b1")) == []


# -- the trader -------------------------------------------------------------------------------------------


@pytest.mark.rule("T22")
def test_T22_the_trader_gives_1_other_good_for_2_of_a_kind_and_1_gold_for_3() -> None:
    game = acts({"targis": [5]} | stock(dates=3, salt=2, pepper=1))

    game.play("b5")

    assert moves(game) == {"d>s", "d>p", "d>g", "s>d", "s>p", "enough"}
    for_salt = game.copy().play("d>s")
    assert (goods(for_salt), gold(for_salt)) == ((1, 3, 1), 0)
    for_gold = game.copy().play("d>g")
    assert (goods(for_gold), gold(for_gold)) == ((0, 2, 1), 1)


@pytest.mark.rule("T22")
def test_T22_the_trader_makes_any_number_of_exchanges() -> None:
    game = acts({"targis": [5]} | stock(dates=6, salt=1))

    game.play("b5").play("d>s").play("d>s").play("s>g").play("d>p")

    assert (goods(game), gold(game)) == ((0, 0, 1), 1)
    assert game.seat == WHITE, "nothing is left to trade"


@pytest.mark.rule("T22")
def test_T22_a_visit_to_the_trader_can_be_ended_at_any_time() -> None:
    game = acts({"targis": [5]} | stock(dates=6)).play("b5").play("d>p")

    game.play("enough")

    assert goods(game) == (4, 0, 1)
    assert game.seat == WHITE


# -- the silversmith --------------------------------------------------------------------------------------


@pytest.mark.rule("T22")
@pytest.mark.parametrize(
    ("sale", "left", "coins", "tokens"),
    [
        ("silver-d", (2, 2, 2), 2, 1),
        ("silver-dd", (0, 2, 2), 2, 3),
        ("silver-s", (4, 0, 2), 2, 1),
        ("silver-p", (4, 2, 0), 2, 1),
        ("silver-g", (4, 2, 2), 1, 2),
        ("silver-gg", (4, 2, 2), 0, 4),
    ],
)
def test_T22_the_silversmith_makes_one_exchange(sale: str, left: tuple[int, int, int], coins: int, tokens: int) -> None:
    game = acts({"targis": [10]} | stock(dates=4, salt=2, pepper=2, gold=2), robber=3)

    game.play("b10")
    assert moves(game) == {"silver-d", "silver-dd", "silver-s", "silver-p", "silver-g", "silver-gg"}
    game.play(sale)

    assert (goods(game), gold(game), points(game)) == (left, coins, tokens)
    assert game.seat == WHITE, "one exchange, not two"


@pytest.mark.rule("T22")
@pytest.mark.parametrize(
    ("held", "sales"),
    [
        ({"salt": 4, "dates": 1}, {"silver-s", "silver-ss"}),
        ({"pepper": 4, "gold": 1}, {"silver-p", "silver-pp", "silver-g"}),
        ({"pepper": 3, "salt": 2}, {"silver-p", "silver-s"}),
    ],
)
def test_T22_the_silversmith_wants_identical_goods(held: dict[str, int], sales: set[str]) -> None:
    game = acts({"targis": [10]} | stock(**held), robber=3).play("b10")

    assert moves(game) == sales


# -- the mirage -------------------------------------------------------------------------------------------


@pytest.mark.rule("T22")
def test_T22_the_mirage_moves_an_own_marker_to_a_face_up_card_without_a_marker() -> None:
    game = acts(
        {"targis": [9, 6, 7], "markers": [6, 9]},
        {"targis": [1, 2, 5], "markers": [1, 2]},
        robber=3,
        centre=centre(c4="goods:1g"),
    )

    game.play("b9")
    assert moves(game) == {"from6", "from9"}
    game.play("from9")
    assert moves(game) == {"to3", "to4", "to5", "to7", "to8"}
    game.play("to4")

    assert player(game)["markers"] == [4, 6]
    assert gold(game.play("c4")) == 2


@pytest.mark.rule("T22")
def test_T22_the_mirage_moves_only_markers_still_on_the_board() -> None:
    game = acts({"targis": [9, 6, 7], "markers": [6]}, robber=3)

    game.play("b9")

    assert moves(game) == {"to1", "to2", "to3", "to4", "to5", "to7", "to8", "to9"}, "there is one marker to move"


# -- caravan and tribal expansion -------------------------------------------------------------------------


@pytest.mark.rule("T22")
def test_T22_the_caravan_turns_over_the_top_goods_card() -> None:
    game = acts({"targis": [13]} | stock(), decks={"goods": {"cards": ["goods:1d1p", "goods:1g"]}})

    game.play("b13")

    assert goods(game) == (1, 0, 1)
    assert game.view(None)["discards"]["goods"] == ["goods:1d1p"]
    assert game.view(None)["decks"]["goods"]["cards"][0] == "goods:1g"


@pytest.mark.rule("T22")
def test_T22_tribal_expansion_draws_the_top_tribe_card_to_lay_keep_or_discard() -> None:
    game = acts({"targis": [14]} | stock(dates=2, salt=2, pepper=2), decks={"tribe": {"cards": ["t1", "t2"]}})

    game.play("b14")

    assert moves(game) == {"lay", "keep", "drop"}
    assert hand(game.copy().play("keep")) == ["t1"]
    assert display(game.copy().play("lay").play("r1")) == [["t1"], [], []]
    dropped = game.copy().play("drop").view(None)
    assert (dropped["discards"]["tribe"], dropped["decks"]["tribe"]["cards"][0]) == (["t1"], "t2")


@pytest.mark.rule("T22")
def test_T22_a_card_from_tribal_expansion_is_kept_only_with_room_in_the_hand() -> None:
    me = {"targis": [14], "hand": ["r1"]} | stock(dates=2, salt=2, pepper=2)
    game = acts(me, decks={"tribe": {"cards": ["t1"]}}).play("b14")

    assert moves(game) == {"lay", "drop"}


# -- what cannot do anything ------------------------------------------------------------------------------


@pytest.mark.rule("T23")
@pytest.mark.parametrize(
    ("number", "held", "why"),
    [
        (9, stock(dates=5), "no marker is left"),
        (1, stock(dates=5), "the hand is empty"),
        (5, stock(dates=1, salt=1, pepper=1, gold=3), "no two goods of a kind"),
        (10, stock(dates=1, salt=1, pepper=1), "no two goods of a kind and no gold"),
    ],
)
def test_T23_an_action_that_cannot_do_anything_can_only_be_given_up(
    number: int, held: dict[str, int], why: str
) -> None:
    robber = 2 if number != 10 else 3
    game = acts({"targis": [number, 6]} | held, robber=robber)

    assert moves(game) == {f"b{number}-", "b6", "b6-"}, why


@pytest.mark.rule("T22", "T23")
@pytest.mark.parametrize(
    ("number", "held"),
    [(10, stock(pepper=2)), (10, stock(gold=1)), (5, stock(dates=2)), (5, stock(salt=3))],
)
def test_T23_what_is_just_enough_can_be_used(number: int, held: dict[str, int]) -> None:
    game = acts({"targis": [number, 6]} | held, robber=3)

    assert f"b{number}" in moves(game)


@pytest.mark.rule("T23")
def test_T23_the_mirage_is_given_up_when_its_last_marker_has_gone_home() -> None:
    game = acts({"targis": [9, 6], "markers": [6]}, centre=centre(c6="goods:1d"))
    assert "b9" in moves(game)

    game.play("c6")

    assert moves(game) == {"b9-", "b6", "b6-"}
    assert space(game, 6)["face_down"]
