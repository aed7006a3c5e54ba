"""A turn of actions: order, giving up, centre cards, the hand. T13 to T20."""

from __future__ import annotations

from collections import Counter

import pytest

import azalai
from tests.targi.tables import (
    BLUE,
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

ALL_GOODS = Counter(
    {f"goods:{shows}": n for shows, n in [("1d", 2), ("1s", 2), ("1p", 2), ("1any", 3), ("1g", 3), ("1v", 1)]}
    | {f"goods:{shows}": 1 for shows in ("2d", "2s", "2p", "1d1s", "1d1p", "1s1p")}
)
ALL_TRIBE = [f"{kind}{n}" for kind in "trnwo" for n in range(1, 10)]


# -- the order of actions ---------------------------------------------------------------------------------


@pytest.mark.rule("T13")
def test_T13_the_start_player_carries_out_all_its_actions_then_the_other() -> None:
    game = azalai.new("targi", seed=7, first="white")
    for place in ("p3", "p2", "p6", "p5", "p11", "p7"):
        game.play(place)
    seats = []

    for give_up in ("b3-", "c4-", "b6-", "b11-", "c6-", "b2-", "c2-", "c8-", "b5-", "b7-"):
        seats.append(game.seat)
        game.play(give_up)

    assert seats == [WHITE] * 5 + [BLUE] * 5
    assert game.view(None)["round"] == 2


@pytest.mark.rule("T13")
def test_T13_a_player_chooses_the_order() -> None:
    game = acts({"targis": [3, 6, 7], "markers": [6, 9]}, centre=centre(c6="goods:1g", c9="goods:1d"))

    assert {"b3", "b6", "b7", "c6", "c9"} <= moves(game)
    game.play("c9")

    assert {"b3", "b6", "b7", "c6"} <= moves(game)


@pytest.mark.rule("T13")
def test_T13_one_card_is_finished_before_the_next_begins() -> None:
    game = acts({"targis": [3, 6], "markers": [6]}, centre=centre(c6="goods:1any"))

    game.play("c6")

    assert moves(game) == {"+d", "+s", "+p"}


@pytest.mark.rule("T13")
def test_T13_done_is_said_when_the_last_figure_is_home_and_not_before() -> None:
    me = {"targis": [3, 6], "display": [["t7"], [], []], "hand": ["r1"]} | stock(dates=1, salt=2, pepper=2)
    game = acts(me, round=2)
    assert "done" not in moves(game)

    game.play("b3-")
    assert "done" not in moves(game)
    game.play("b6-")

    assert moves(game) == {"done", "h1"}  # what needs no figure can still be used
    game.play("done")
    assert game.seat == WHITE


@pytest.mark.rule("T14")
def test_T14_a_border_action_given_up_sends_the_targi_home_and_nothing_happens() -> None:
    game = acts({"targis": [3, 6]})

    game.play("b3-")

    assert player(game)["targis"] == [6]
    assert goods(game) == (2, 2, 2)


@pytest.mark.rule("T14")
def test_T14_a_border_action_used_sends_the_targi_home() -> None:
    game = acts({"targis": [3, 6]})

    game.play("b3")

    assert player(game)["targis"] == [6]


@pytest.mark.rule("T14")
def test_T14_a_centre_card_given_up_stays_and_the_marker_goes_home() -> None:
    game = acts({"targis": [3, 6], "markers": [6]}, centre=centre(c6="goods:1g"))

    game.play("c6-")

    assert player(game)["markers"] == []
    assert (space(game, 6)["card"], space(game, 6)["face_down"]) == ("goods:1g", False)
    assert gold(game) == 1


@pytest.mark.rule("T14")
@pytest.mark.parametrize("number", [1, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15])
def test_T14_any_border_action_can_be_given_up(number: int) -> None:
    game = acts({"targis": [number], "hand": ["r1"], "markers": [5]})

    assert {f"b{number}", f"b{number}-"} <= moves(game)


# -- centre cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("T15")
def test_T15_a_goods_card_taken_is_discarded_and_a_face_down_tribe_card_takes_its_place() -> None:
    game = acts(
        {"targis": [3, 6], "markers": [6]}, centre=centre(c6="goods:1g"), decks={"tribe": {"cards": ["w1", "w2"]}}
    )

    game.play("c6")

    assert game.view(None)["discards"]["goods"] == ["goods:1g"]
    assert (space(game, 6)["sort"], space(game, 6)["card"], space(game, 6)["face_down"]) == ("tribe", "w1", True)
    assert game.view(None)["decks"]["tribe"]["cards"][0] == "w2"


@pytest.mark.rule("T15")
def test_T15_a_tribe_card_taken_is_replaced_at_once_by_a_face_down_goods_card() -> None:
    game = acts(
        {"targis": [3, 6], "markers": [6]} | stock(dates=1, salt=2, pepper=2),
        centre=centre(c6="t1"),
        decks={"goods": {"cards": ["goods:1v", "goods:1g"]}},
    )

    game.play("c6")

    assert moves(game) == {"lay", "keep"}, "it is not laid or kept yet"
    assert (space(game, 6)["sort"], space(game, 6)["card"], space(game, 6)["face_down"]) == ("goods", "goods:1v", True)
    assert game.view(None)["decks"]["goods"]["cards"][0] == "goods:1g"


@pytest.mark.rule("T15")
def test_T15_a_face_down_card_cannot_be_reached_this_round() -> None:
    face_down = {"card": "goods:1g", "face_down": True}
    game = acts({"targis": [3, 9], "markers": [6]}, centre=[None, face_down])

    game.play("b9")  # the only marker is the one to move

    assert "to2" not in moves(game)
    assert {"to1", "to3", "to4"} <= moves(game)


@pytest.mark.rule("T16")
def test_T16_an_empty_goods_deck_is_made_anew_from_the_shuffled_discard_pile() -> None:
    laid = {"c1": "goods:1d", "c3": "goods:1s", "c5": "goods:1p", "c7": "goods:2d", "c9": "goods:1g"}
    pile = list((ALL_GOODS - Counter(laid.values())).elements())
    tops = set()
    for seed in range(12):
        game = acts({"targis": [13]}, centre=centre(**laid), discards={"goods": pile}, seed=seed)
        assert game.view(None)["decks"]["goods"]["count"] == 0

        view = game.play("b13").view(None)

        assert len(view["discards"]["goods"]) == 1, "the card turned over begins the new pile"
        assert Counter(view["decks"]["goods"]["cards"] + view["discards"]["goods"]) == Counter(pile)
        tops.add(view["discards"]["goods"][0])
    assert len(tops) > 3, "the pile is shuffled"


@pytest.mark.rule("T16")
def test_T16_the_tribe_deck_is_made_anew_likewise() -> None:
    laid = {"c2": "t1", "c4": "r1", "c6": "n1", "c8": "w1"}
    pile = [name for name in ALL_TRIBE if name not in laid.values()]
    drawn = set()
    for seed in range(12):
        game = acts({"targis": [14]}, centre=centre(**laid), discards={"tribe": pile}, seed=seed)
        assert game.view(None)["decks"]["tribe"]["count"] == 0

        view = game.play("b14").view(None)

        assert view["discards"]["tribe"] == []
        assert sorted([*view["decks"]["tribe"]["cards"], view["card"]["card"]]) == sorted(pile)
        drawn.add(view["card"]["card"])
    assert len(drawn) > 3, "the pile is shuffled"


@pytest.mark.rule("T17")
@pytest.mark.parametrize(
    ("card", "dates", "salt", "pepper", "coins", "tokens"),
    [
        ("1d", 1, 0, 0, 0, 0),
        ("1s", 0, 1, 0, 0, 0),
        ("1p", 0, 0, 1, 0, 0),
        ("2d", 2, 0, 0, 0, 0),
        ("2s", 0, 2, 0, 0, 0),
        ("2p", 0, 0, 2, 0, 0),
        ("1d1s", 1, 1, 0, 0, 0),
        ("1d1p", 1, 0, 1, 0, 0),
        ("1s1p", 0, 1, 1, 0, 0),
        ("1g", 0, 0, 0, 1, 0),
        ("1v", 0, 0, 0, 0, 1),
    ],
)
def test_T17_a_goods_card_gives_what_it_shows(
    card: str, dates: int, salt: int, pepper: int, coins: int, tokens: int
) -> None:
    game = acts({"targis": [3, 6], "markers": [6]} | stock(), centre=centre(c6=f"goods:{card}"))

    game.play("c6")

    assert goods(game) == (dates, salt, pepper)
    assert (gold(game), points(game)) == (coins, tokens)


@pytest.mark.rule("T17")
@pytest.mark.parametrize(("choice", "got"), [("+d", (1, 0, 0)), ("+s", (0, 1, 0)), ("+p", (0, 0, 1))])
def test_T17_of_three_goods_with_slashes_one_of_choice(choice: str, got: tuple[int, int, int]) -> None:
    game = acts({"targis": [3, 6], "markers": [6]} | stock(), centre=centre(c6="goods:1any"))

    game.play("c6")
    assert moves(game) == {"+d", "+s", "+p"}
    game.play(choice)

    assert goods(game) == got


# -- tribe cards and the hand -----------------------------------------------------------------------------

RICH = stock(dates=5, salt=5, pepper=5, gold=3)
POOR = stock()


@pytest.mark.rule("T18")
def test_T18_a_tribe_card_is_laid_and_paid_or_taken_into_the_hand() -> None:
    game = acts({"targis": [3, 6], "markers": [6]} | RICH, centre=centre(c6="t1"))

    game.play("c6")

    assert moves(game) == {"lay", "keep"}
    kept = game.copy().play("keep")
    assert (hand(kept), display(kept)) == (["t1"], [[], [], []])
    laid = game.copy().play("lay").play("r1")
    assert (hand(laid), display(laid)) == ([], [["t1"], [], []])


@pytest.mark.rule("T18")
def test_T18_with_a_full_hand_it_is_discarded_instead() -> None:
    game = acts({"targis": [3, 6], "markers": [6], "hand": ["r1"]} | RICH, centre=centre(c6="t1"))

    game.play("c6")

    assert moves(game) == {"lay", "drop"}
    game.play("drop")
    assert game.view(None)["discards"]["tribe"] == ["t1"]
    assert hand(game) == ["r1"]


@pytest.mark.rule("T18")
def test_T18_with_room_in_the_hand_it_cannot_be_discarded() -> None:
    game = acts({"targis": [3, 6], "markers": [6]} | POOR, centre=centre(c6="t1"))

    game.play("c6")  # it cannot be paid, so there is one thing left to do with it

    assert hand(game) == ["t1"]
    assert game.view(None)["discards"]["tribe"] == []


@pytest.mark.rule("T19")
@pytest.mark.parametrize("way", ["c6", "b14"])
def test_T19_a_full_hand_takes_no_second_card_and_does_not_exchange_it(way: str) -> None:
    me = {"targis": [3, 6, 14], "markers": [6], "hand": ["r1"]} | RICH
    game = acts(me, centre=centre(c6="t1"), decks={"tribe": {"cards": ["t2"]}})

    game.play(way)

    assert moves(game) == {"lay", "drop"}
    game.play("drop")
    assert hand(game) == ["r1"]


@pytest.mark.rule("T19")
def test_T19_the_hand_card_cannot_simply_be_thrown_away() -> None:
    game = acts({"targis": [3, 6], "hand": ["r1"]} | RICH, round=2)

    assert moves(game) == {"b3", "b3-", "b6", "b6-"}


@pytest.mark.rule("T20")
def test_T20_a_hand_card_waits_for_a_later_round() -> None:
    me = {"targis": [1, 3], "hand": [{"card": "r1", "taken": 2}]} | RICH

    in_the_same_round = acts(me, robber=2)
    in_the_next = acts(me, robber=6)

    assert moves(in_the_same_round) == {"b1-", "b3", "b3-"}
    assert moves(in_the_next) == {"b1", "b1-", "b3", "b3-"}


@pytest.mark.rule("T20")
def test_T20_a_card_kept_this_round_is_not_laid_by_the_noble_in_the_same_turn() -> None:
    game = acts({"targis": [1, 3, 6], "markers": [6]} | RICH, centre=centre(c6="t1"))
    assert "b1" not in moves(game)

    game.play("c6").play("keep")

    assert hand(game) == ["t1"]
    assert "b1" not in moves(game)
