"""The ten new border cards, except the raids. X24 to X28."""

from __future__ import annotations

import pytest

from azalai.games.targi.rules.border import reach_of
from tests.targi.tables import WHITE, centre, display, gold, goods, hand, player, points
from tests.targi.x_tables import acts, asked, discarded, go, goods_on_top, moves, stock, tribe_on_top, water

pytestmark = pytest.mark.rules

# -- the noble ------------------------------------------------------------------------------------------------


@pytest.mark.rule("X24")
def test_X24_a_hand_card_discarded_at_the_noble_gives_a_water_and_a_good_of_choice() -> None:
    game = acts({"targis": [1, 3], "hand": ["xt1"]} | stock(gold=2)).play("b1").play("drop")

    assert (water(game), moves(game)) == (1, {"+d", "+s", "+p"})
    game.play("+p")

    assert (goods(game), hand(game), discarded(game, "tribe")) == ((0, 0, 1), [], ["xt1"])


@pytest.mark.rule("X24")
def test_X24_laying_there_gives_nothing() -> None:
    game = acts({"targis": [1, 3], "hand": ["xn9"]} | stock(1, 1, 1)).play("b1").play("lay").play("r1")

    assert (goods(game), water(game), asked(game)) == ((0, 0, 0), 0, "act")


@pytest.mark.rule("X24")
def test_X24_not_when_discarded_by_a_tribe_card_that_replaces_the_noble() -> None:
    me = {"targis": [3], "hand": ["xt1"], "display": [["t7"], [], []]} | stock(gold=2)
    game = acts(me, options={"tribe": "mixed"}).play("h1").play("drop")

    assert (goods(game), water(game), asked(game)) == ((0, 0, 0), 0, "act")


@pytest.mark.rule("X24")
def test_X24_the_noble_used_through_a_dune_is_the_noble() -> None:
    me = {"targis": [3], "dunes": [1], "hand": ["xt1"]} | stock(gold=2)
    game = acts(me, dunes=["crossroads"]).play("d1").play("x1").play("drop")

    assert (water(game), asked(game)) == (1, "gain")


@pytest.mark.rule("X24")
def test_X24_the_noble_used_by_a_token_is_the_noble() -> None:
    me = {"targis": [3], "hand": ["xt1"], "display": [["xr9"], [], []], "tokens": ["1.1"]} | stock(gold=2)
    game = acts(me, robber=9, white=True).play("x1").play("drop")

    assert (water(game, WHITE), asked(game)) == (1, "gain")


@pytest.mark.rule("X24", "X31")
def test_X24_the_base_noble_gives_nothing_for_a_discard() -> None:
    me = {"targis": [1, 3], "hand": ["xt1"]} | stock(gold=2)
    game = acts(me, options={"border": {1: "base"}}).play("b1").play("drop")

    assert (goods(game), water(game), asked(game)) == ((0, 0, 0), 0, "act")


# -- the mirage -----------------------------------------------------------------------------------------------


@pytest.mark.rule("X25")
@pytest.mark.parametrize(
    ("origin", "reach"), [(1, {2, 4}), (2, {1, 3, 5}), (5, {2, 4, 6, 8}), (6, {3, 5, 9}), (7, {4, 8}), (9, {6, 8})]
)
def test_X25_the_mirage_reaches_only_cards_that_share_a_side(origin: int, reach: set[int]) -> None:
    game = acts({"targis": [9, 3], "markers": [origin]}).play("b9")

    assert moves(game) == {f"to{space}" for space in reach}
    there = min(reach)
    assert player(game.play(f"to{there}"))["markers"] == [there]


@pytest.mark.rule("X25", "T22")
def test_X25_not_to_a_face_down_card_nor_one_with_a_marker() -> None:
    cards = centre(c2="goods:1d")
    face_down = [{"card": card, "face_down": True} if card else None for card in cards]
    them = {"targis": [11, 14, 15]}  # they cross on 4 and on 1
    game = acts({"targis": [9], "markers": [5]}, them, robber=6, centre=face_down)

    game.play("b9")

    assert moves(game) == {"to6", "to8"}


@pytest.mark.rule("X25", "T23")
def test_X25_a_mirage_with_no_free_neighbour_can_only_be_given_up() -> None:
    cards = centre(c2="goods:1d")
    face_down = [{"card": card, "face_down": True} if card else None for card in cards]
    them = {"targis": [11, 14], "dunes": [1]}  # they cross on 4
    game = acts({"targis": [9, 3], "markers": [1]}, them, robber=6, dunes=["cistern"], centre=face_down)

    assert moves(game) == {"b3", "b3-", "b9-", "c1", "c1-"}


@pytest.mark.rule("X31")
def test_X31_the_base_mirage_reaches_any_card() -> None:
    game = acts({"targis": [9, 3], "markers": [1]}, options={"border": {9: "base"}}).play("b9")

    assert moves(game) == {f"to{space}" for space in range(2, 10)}


# -- the spring -----------------------------------------------------------------------------------------------


@pytest.mark.rule("X26")
def test_X26_the_spring_gives_two_water() -> None:
    game = acts({"targis": [13, 3]}).play("b13")
    assert moves(game) == {"water", "caravan"}

    assert (water(game.play("water")), goods(game)) == (2, (0, 0, 0))


@pytest.mark.rule("X26")
def test_X26_or_turns_over_the_top_goods_card() -> None:
    game = acts({"targis": [13, 3]}, decks=goods_on_top("2d", "1g")).play("b13").play("caravan")

    assert (goods(game), gold(game), water(game)) == ((2, 0, 0), 0, 0)
    assert discarded(game, "goods") == ["goods:2d"]


# -- the tribal expansion -------------------------------------------------------------------------------------


@pytest.mark.rule("X27")
def test_X27_the_top_card_of_the_deck_or_of_the_discard_pile() -> None:
    game = acts({"targis": [14, 6]}, robber=3, discards={"tribe": ["xt1", "xr4"]}).play("b14")
    assert moves(game) == {"draw", "top"}

    game.play("top")

    assert game.view(WHITE)["card"]["card"] == "xr4", "everybody knows it"
    assert discarded(game, "tribe") == ["xt1"]
    assert moves(game) == {"keep", "drop"}
    assert discarded(game.play("drop"), "tribe") == ["xt1", "xr4"]


@pytest.mark.rule("X27", "T60")
def test_X27_a_card_from_the_deck_is_known_to_its_owner_alone() -> None:
    game = acts({"targis": [14, 6]}, robber=3, decks=tribe_on_top("xr4")).play("b14").play("draw")

    assert game.view(0)["card"]["card"] == "xr4"
    assert game.view(WHITE)["card"]["card"] is None
    kept = game.play("keep")
    assert kept.view(WHITE)["players"][0]["hand"][0]["card"] is None


@pytest.mark.rule("X27")
def test_X27_a_card_from_the_pile_is_kept_openly() -> None:
    game = acts({"targis": [14, 6]}, robber=3, discards={"tribe": ["xr4"]}).play("b14").play("top").play("keep")

    assert game.view(WHITE)["players"][0]["hand"][0]["card"] == "xr4"


@pytest.mark.rule("X27")
def test_X27_a_drawn_card_is_discarded_for_a_water_and_another_drawn_again_and_again() -> None:
    me = {"targis": [14, 6]} | stock(1, 1, 1, water=2)
    game = acts(me, robber=3, decks=tribe_on_top("xt1", "xr1", "xn9")).play("b14").play("draw")
    assert moves(game) == {"keep", "drop", "redraw"}

    game.play("redraw").play("redraw")

    assert (water(game), discarded(game, "tribe")) == (0, ["xt1", "xr1"])
    assert moves(game) == {"lay", "keep", "drop"}, "no water is left for another"
    assert display(game.play("lay").play("r1"))[0] == ["xn9"]


@pytest.mark.rule("X27")
def test_X27_a_card_of_the_discard_pile_is_not_exchanged_for_water() -> None:
    me = {"targis": [14, 6]} | stock(water=1)
    game = acts(me, robber=3, discards={"tribe": ["xt1"]}).play("b14").play("top")

    assert moves(game) == {"keep", "drop"}


@pytest.mark.rule("X27")
def test_X27_with_an_empty_discard_pile_only_the_deck() -> None:
    game = acts({"targis": [14, 6]}, robber=3).play("b14")

    assert moves(game) == {"draw"}, "drawing shows a hidden card, so it is left to the player"


@pytest.mark.rule("X27")
def test_X27_with_a_full_hand_the_card_is_laid_or_discarded() -> None:
    me = {"targis": [14, 6], "hand": ["xt1"]} | stock(1, 1, 1)
    game = acts(me, robber=3, decks=tribe_on_top("xn9")).play("b14").play("draw")

    assert moves(game) == {"lay", "drop"}


@pytest.mark.rule("X27", "X31")
def test_X31_the_base_tribal_expansion_draws_at_once_and_has_no_second_card() -> None:
    me = {"targis": [14, 6]} | stock(water=1)
    game = acts(me, robber=3, options={"border": {14: "base"}}, discards={"tribe": ["xt1"]}).play("b14")

    assert moves(game) == {"keep", "drop"}


# -- trader and silversmith -----------------------------------------------------------------------------------


@pytest.mark.rule("X28")
def test_X28_the_trader_gives_two_goods_of_choice_for_a_gold() -> None:
    game = acts({"targis": [5, 3]} | stock(gold=1))
    assert "b5" in moves(game), "T23: a gold is enough"

    game.play("b5").play("g>any").play("+d")
    assert (goods(game), gold(game), asked(game)) == ((1, 0, 0), 0, "gain")
    game.play("+s")

    assert goods(game) == (1, 1, 0)


@pytest.mark.rule("X28")
def test_X28_the_other_rates_of_the_trader_stay() -> None:
    game = acts({"targis": [5, 3]} | stock(dates=3, gold=1)).play("b5")

    assert moves(game) == {"d>s", "d>p", "d>g", "g>any", "enough"}
    game.play("d>g")
    assert (goods(game), gold(game)) == ((0, 0, 0), 2)


@pytest.mark.rule("X28", "X31")
def test_X31_the_base_trader_takes_no_gold() -> None:
    game = acts({"targis": [5, 3]} | stock(gold=1), options={"border": {5: "base"}})

    assert moves(game) == {"b3", "b3-", "b5-"}


@pytest.mark.rule("X28")
@pytest.mark.parametrize(("sale", "given", "got"), [("silver-any", "-d -p", 1), ("silver-many", "-d -p -s -p", 3)])
def test_X28_the_silversmith_takes_goods_that_are_not_identical(sale: str, given: str, got: int) -> None:
    me = {"targis": [10, 6]} | stock(dates=2, salt=2, pepper=2)
    game = go(acts(me, robber=3), "b10", sale, *given.split())

    paid = [given.count(good) for good in "dsp"]
    assert goods(game) == (2 - paid[0], 2 - paid[1], 2 - paid[2])
    assert (points(game), asked(game)) == (got, "act")


@pytest.mark.rule("X28")
def test_X28_the_points_come_when_all_goods_are_given() -> None:
    game = acts({"targis": [10, 6]} | stock(dates=2, salt=2), robber=3).play("b10").play("silver-any").play("-d")

    assert (points(game), moves(game)) == (0, {"-d", "-s"})


@pytest.mark.rule("X28")
def test_X28_gold_is_sold_as_before_and_one_sale_a_visit() -> None:
    game = acts({"targis": [10, 6]} | stock(dates=1, salt=2, gold=2), robber=3).play("b10")
    assert moves(game) == {"silver-any", "silver-g", "silver-gg"}

    assert (points(game.play("silver-gg")), gold(game), asked(game)) == (4, 0, "act")


@pytest.mark.rule("X28", "X31")
def test_X31_the_base_silversmith_wants_identical_goods() -> None:
    game = acts({"targis": [10, 6]} | stock(1, 1, 1), robber=3, options={"border": {10: "base"}})

    assert moves(game) == {"b10-", "b6", "b6-"}


@pytest.mark.rule("X25")
def test_X25_every_space_reaches_the_spaces_that_share_a_side_with_it() -> None:
    for space in range(9):
        row, column = divmod(space, 3)
        neighbours = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        inside = [3 * r + c for r, c in neighbours if 0 <= r < 3 and 0 <= c < 3]

        assert reach_of(space, near=1) == sum(1 << neighbour for neighbour in inside)
