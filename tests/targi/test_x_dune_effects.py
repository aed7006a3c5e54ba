"""What each dune does. X17, with X19 for what two share in test_x_dunes.py."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from azalai import Game
from tests.targi.tables import BLUE, WHITE, card_file, centre, display, gold, goods, hand, player, points, space
from tests.targi.x_tables import acts, asked, discarded, ended, go, goods_on_top, moves, stock, tribe_on_top, water

pytestmark = pytest.mark.rules


def on(dune: str, me: dict[str, Any] | None = None, **rest: Any) -> Game:
    """Blue has a Targi on a dune on place 1, and another on 3."""
    return acts({"targis": [3], "dunes": [1]} | (me or {}), dunes=[dune], **rest)


# -- gain, pay ------------------------------------------------------------------------------------------------


def test_strongbox_gives_a_gold() -> None:
    game = on("strongbox").play("d1")

    assert (gold(game), asked(game)) == (1, "act")


def test_caravanserai_gives_three_goods_of_choice() -> None:
    game = go(on("caravanserai"), "d1", "+d", "+p", "+p")

    assert (goods(game), asked(game)) == ((1, 0, 2), "act")


def test_cistern_gives_four_water() -> None:
    assert water(on("cistern").play("d1")) == 4


def test_pilgrim_gives_two_points() -> None:
    assert points(on("pilgrim").play("d1")) == 2


def test_shrine_takes_one_of_each_good_for_three_points() -> None:
    game = on("shrine", stock(2, 1, 1)).play("d1")

    assert (goods(game), points(game)) == ((1, 0, 0), 3)


# -- the wild dune --------------------------------------------------------------------------------------------


def test_lay_wild_costs_two_water_and_lies_in_a_row_as_a_card_of_no_points() -> None:
    game = on("wild", stock(water=3) | {"display": [["xt1"], [], []]}).play("d1")
    assert moves(game) == {"r1", "r2", "r3"}

    game.play("r1")

    assert (display(game)[0], water(game), discarded(game, "dunes")) == (["xt1", "dune:wild"], 1, [])
    assert game.scores()[BLUE] == 3, "no crosses of its own"


def test_lay_wild_is_of_the_kind_that_is_best_for_its_owner() -> None:
    alike = ended({"display": [["xt1", "dune:wild", "xt2", "xt5"], [], []]})
    different = ended({"display": [["xt1", "xr1", "dune:wild", "xw1"], [], []]})
    neither = ended({"display": [["xt1", "xt2", "dune:wild", "xw1"], [], []]})

    assert alike.scores()[BLUE] == 3 + 3 + 2 + 4
    assert different.scores()[BLUE] == 3 + 3 + 3 + 2
    assert neither.scores()[BLUE] == 3 + 3 + 3


# -- cards of the centre --------------------------------------------------------------------------------------


def test_envoy_takes_a_tribe_card_of_the_centre_that_is_replaced_at_once() -> None:
    me = stock(1, 1, 1) | {"targis": [3, 6], "markers": [6]}
    cards = centre(c1="xr4", c2="goods:1d", c5="xn9", c6="xt1")
    game = on("envoy", me, centre=cards).play("d1")
    offered = {move for move in moves(game) if move.startswith("take")}
    assert "take6" not in offered, "a marker lies there"
    assert "take2" not in offered, "that is a goods card"

    game.play("take5")

    assert (space(game, 5)["sort"], space(game, 5)["face_down"]) == ("goods", True)
    assert moves(game) == {"lay", "keep", "drop"}, "unlike a card with a marker it may be discarded"
    kept = game.play("keep")
    assert kept.view(WHITE)["players"][BLUE]["hand"][0]["card"] == "xn9", "everybody saw it"


def test_envoy_not_a_card_with_the_opponents_marker_nor_a_face_down_one() -> None:
    cards: list[Any] = centre(c1="xr4", c3="xn9", c5="xt1", c7="xw1", c9="xo1")
    cards[2] = {"card": "xn9", "face_down": True}
    game = on("envoy", {}, them={"targis": [5, 11, 1], "markers": [1]}, centre=cards, robber=9).play("d1")

    assert moves(game) == {"take5", "take7", "take9"}


def test_peddler_takes_a_goods_card_of_the_centre_and_gains_it_twice() -> None:
    game = on("peddler", centre=centre(c2="goods:1d1s", c4="goods:2p")).play("d1").play("take2")

    assert goods(game) == (2, 2, 0)
    assert (space(game, 2)["sort"], space(game, 2)["face_down"]) == ("tribe", True)
    assert discarded(game, "goods") == ["goods:1d1s"], "it is one card"


def test_peddler_chooses_anew_for_each_time() -> None:
    game = go(on("peddler", centre=centre(c2="goods:1any")), "d1", "take2", "+d", "+s")

    assert (goods(game), asked(game)) == ((1, 1, 0), "act")


def test_peddler_only_goods_cards_without_a_marker() -> None:
    cards = centre(c2="goods:1d", c4="goods:1s", c6="goods:1p", c8="goods:2d")
    game = on("peddler", {"targis": [3, 6], "markers": [6]}, centre=cards).play("d1")

    assert moves(game) == {"take2", "take4", "take8"}


@pytest.mark.rule("T23")
@pytest.mark.parametrize(("dune", "sort"), [("envoy", "tribe"), ("peddler", "goods")])
def test_without_a_free_card_of_the_sort_they_can_only_be_given_up(dune: str, sort: str) -> None:
    goods_cards = ["1d", "1s", "1p", "2d", "2s", "2p", "1d1s", "1d1p", "1s1p"]
    tribe_cards = ["xt1", "xr1", "xn1", "xw1", "xo1", "xt2", "xr2", "xn2", "xw2"]
    other = [f"goods:{card}" for card in goods_cards] if sort == "tribe" else tribe_cards
    game = on(dune, centre=other)

    assert moves(game) == {"b3", "b3-", "d1-"}


# -- matchmaker -----------------------------------------------------------------------------------------------


def test_matchmaker_lays_the_hand_card_for_two_goods_less() -> None:
    game = on("matchmaker", stock(pepper=1) | {"hand": ["xt6"]}).play("d1")  # 2s1p, and both salt come off

    assert asked(game) == "row"
    game.play("r1")
    assert (display(game)[0], goods(game), hand(game)) == (["xt6"], (0, 0, 0), [])


def test_matchmaker_gives_no_choice_but_which_goods_come_off() -> None:
    game = on("matchmaker", stock(1, 1, 1) | {"hand": ["xn9"]}).play("d1")
    assert moves(game) == {"spare-d", "spare-s", "spare-p"}

    game.play("spare-d").play("spare-p").play("r1")

    assert goods(game) == (1, 0, 1)


@pytest.mark.rule("T20")
def test_matchmaker_not_a_card_taken_in_this_round() -> None:
    game = on("matchmaker", stock(1, 1, 1) | {"hand": [{"card": "xn9", "taken": 2}]}, robber=2)

    assert "d1" not in moves(game)


def test_matchmaker_takes_no_gold_off() -> None:
    game = on("matchmaker", stock(salt=1) | {"hand": ["xr9"]})

    assert "d1" not in moves(game), "xr9 costs 1s1g"


def test_matchmaker_of_two_hand_cards_lays_one() -> None:
    both = on("matchmaker", stock(1, 2, 2) | {"hand": ["xn9", "xt1"], "display": [["xt9"], [], []]}).play("d1")
    assert moves(both) == {"h1", "h2"}
    go(both, "h2", "spare-s", "spare-s", "r1")
    assert (hand(both), goods(both)) == (["xn9"], (0, 2, 0))


# -- crossroads -----------------------------------------------------------------------------------------------


def test_crossroads_uses_any_border_card_but_a_raid_whoever_stands_there() -> None:
    me = stock(2, 2, 2, gold=1) | {"targis": [3, 6], "markers": [6], "hand": ["xt1"]}
    game = on("crossroads", me, robber=2).play("d1")

    assert moves(game) == {f"x{number}" for number in (1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15)}
    game.play("x2")
    assert (goods(game), player(game)["targis"]) == ((3, 2, 2), [3, 6]), "even the robber's card; nobody goes home"


@pytest.mark.rule("T23")
def test_crossroads_not_one_that_cannot_do_anything() -> None:
    game = on("crossroads").play("d1")

    assert not moves(game) & {"x1", "x5", "x9", "x10"}


# -- council --------------------------------------------------------------------------------------------------


def test_council_looks_at_three_cards_and_discards_the_rest_in_the_order_drawn() -> None:
    game = on("council", stock(1, 1, 1), decks=tribe_on_top("xt1", "xn9", "xr1")).play("d1")
    assert game.view(BLUE)["looked"] == ["xt1", "xn9", "xr1"]
    assert game.view(WHITE)["looked"] == [None, None, None], "only the owner sees them"
    assert moves(game) == {"lay2", "keep1", "keep2", "keep3", "none"}

    game.play("keep2")

    assert (hand(game), discarded(game, "tribe")) == (["xn9"], ["xt1", "xr1"])
    assert game.view(WHITE)["players"][BLUE]["hand"][0]["card"] is None, "T60: not even which one was kept"


def test_council_lays_one_of_them() -> None:
    game = on("council", stock(1, 1, 1), decks=tribe_on_top("xt1", "xn9", "xr1"))
    go(game, "d1", "lay2", "r3")

    assert (display(game)[2], goods(game)) == (["xn9"], (0, 0, 0))
    assert discarded(game, "tribe") == ["xt1", "xr1"]


def test_council_or_neither() -> None:
    game = on("council", decks=tribe_on_top("xt1", "xn9", "xr1")).play("d1").play("none")

    assert (hand(game), discarded(game, "tribe")) == ([], ["xt1", "xn9", "xr1"])


def test_council_takes_none_into_a_full_hand() -> None:
    game = on("council", {"hand": ["xt1"]}, decks=tribe_on_top("xo1", "xn9", "xr1")).play("d1")

    assert moves(game) == {"none"}, "left to the player: it shows the cards"


@pytest.mark.rule("T16")
def test_council_goes_on_looking_in_a_new_deck() -> None:
    shown = ["xr1", "xn1", "xw1", "xo1", "xt1"]
    cards = [shown[k // 2] if k % 2 == 0 else None for k in range(9)]
    top = ["xt2", "xt3"]
    taken = {*shown, *top}
    pile = [f"x{kind}{n}" for kind in "trnwo" for n in range(1, 10) if f"x{kind}{n}" not in taken]
    game = on("council", centre=cards, decks=tribe_on_top(*top), discards={"tribe": pile}).play("d1")

    looked = game.view(BLUE)["looked"]
    assert looked[:2] == top
    assert looked[2] in pile
    assert game.view(None)["looked_deals"] == [0, 0, 1], "the third is from the new deck"
    kept = game.play("keep3")
    assert (hand(kept), discarded(kept, "tribe")) == ([looked[2]], top)
    assert player(kept)["hand"][0]["deal"] == 1


# -- market ---------------------------------------------------------------------------------------------------


def test_market_turns_over_three_goods_cards_and_gains_two() -> None:
    game = on("market", decks=goods_on_top("2d", "1g", "2p")).play("d1")
    assert game.view(WHITE)["looked"] == ["goods:2d", "goods:1g", "goods:2p"], "they lie open"

    game.play("card3")
    assert moves(game) == {"card1", "card2"}
    game.play("card1")

    assert (goods(game), gold(game)) == ((2, 0, 2), 0)
    assert discarded(game, "goods") == ["goods:2d", "goods:1g", "goods:2p"], "in the order drawn"
    assert asked(game) == "act"


def test_market_a_good_of_choice_is_chosen_before_the_next_card() -> None:
    game = on("market", decks=goods_on_top("1any", "1g", "1any")).play("d1").play("card1")
    assert (asked(game), discarded(game, "goods")) == ("card_gain", [])

    go(game, "+s", "card3", "+p")

    assert (goods(game), discarded(game, "goods")) == ((0, 1, 1), ["goods:1any", "goods:1g", "goods:1any"])


# -- resettle -------------------------------------------------------------------------------------------------


def test_resettle_gives_a_point_and_two_cards_may_change_places() -> None:
    me = {"display": [["xt1", "xt2"], ["xr1"], []]}
    swapped = go(on("resettle", me), "d1", "s1.1", "s2.1")
    left = go(on("resettle", me), "d1", "skip")

    assert (points(swapped), display(swapped)) == (1, [["xr1", "xt2"], ["xt1"], []])
    assert (points(left), display(left)) == (1, [["xt1", "xt2"], ["xr1"], []])


def test_resettle_gives_the_point_also_with_nothing_to_swap() -> None:
    game = on("resettle", {"display": [["xt1"], [], []]}).play("d1")

    assert (points(game), asked(game)) == (1, "act")


# -- exchange -------------------------------------------------------------------------------------------------


def test_exchange_changes_goods_one_for_one_but_a_kind_taken_is_not_given_again() -> None:
    game = on("exchange", stock(dates=2, salt=1)).play("d1").play("d=p")
    assert goods(game) == (1, 1, 1)
    assert moves(game) == {"d=s", "d=p", "s=d", "s=p", "enough"}

    game.play("s=d")

    assert goods(game) == (2, 0, 1)
    assert moves(game) == {"-d", "-p", "skip"}, "neither dates nor pepper are given again, and there is no salt"


def test_exchange_then_two_goods_buy_a_gold_once() -> None:
    game = go(on("exchange", stock(dates=2, salt=2, pepper=1)), "d1", "enough")
    assert moves(game) == {"-d", "-s", "-p", "skip"}

    game.play("-d")
    assert moves(game) == {"-d", "-s", "-p"}, "begun, it is finished"
    game.play("-p")

    assert (goods(game), gold(game), asked(game)) == ((1, 2, 0), 1, "act")


def test_exchange_the_gold_need_not_be_bought() -> None:
    game = go(on("exchange", stock(dates=2)), "d1", "enough", "skip")

    assert (goods(game), gold(game), asked(game)) == ((2, 0, 0), 0, "act")


def test_exchange_with_too_few_goods_for_the_gold() -> None:
    game = go(on("exchange", stock(dates=1)), "d1", "d=p")

    assert (goods(game), gold(game), asked(game)) == ((0, 0, 1), 0, "act")


# -- an owner's dunes and border ------------------------------------------------------------------------------


def test_a_council_and_a_market_of_two_cards(tmp_path: Path) -> None:
    text = (
        "[expansion.dunes]\n"
        'council = { count = 1, do = "choose_tribe", look = 2 }\n'
        'market = { count = 1, do = "choose_goods", turn = 2, keep = 1 }\n'
    )
    own = {"cards": card_file(tmp_path, text)}
    council = on("council", options=own, decks=tribe_on_top("xt1", "xr1", "xn1")).play("d1")
    market = on("market", options=own, decks=goods_on_top("2d", "2s", "2p")).play("d1")

    assert (council.view(BLUE)["looked"], moves(council)) == (["xt1", "xr1"], {"keep1", "keep2", "none"})
    assert discarded(council.play("keep1"), "tribe") == ["xr1"]
    assert moves(market) == {"card1", "card2"}
    assert (goods(market.play("card2")), discarded(market, "goods")) == ((0, 2, 0), ["goods:2d", "goods:2s"])


@pytest.mark.rule("T23")
def test_crossroads_can_only_be_given_up_where_no_border_card_can_be_used(tmp_path: Path) -> None:
    noble = 'role = "noble"'
    text = "[border]\n" + "".join(f"{number} = {{ {noble} }}\n" for number in (2, 3, 6, 7, 11, 15))
    text += "[expansion.border]\n"
    text += "".join(f'{number} = {{ {noble}, discard_gain = "1w" }}\n' for number in (5, 9, 10, 13, 14))
    own = {"cards": card_file(tmp_path, text)}

    assert "d1" not in moves(on("crossroads", options=own))
    assert "d1" in moves(on("crossroads", {"hand": ["xt1"]}, options=own))
