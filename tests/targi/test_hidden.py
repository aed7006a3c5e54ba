"""What a seat may know and what it may not. T60."""

from __future__ import annotations

import json

import pytest

import azalai
from tests.targi.tables import BLUE, WHITE, acts, centre, hand, moves, stock

pytestmark = pytest.mark.rules

ALL_TRIBE = [f"{kind}{n}" for kind in "trnwo" for n in range(1, 10)]
RICH = stock(dates=3, salt=3, pepper=3, gold=3)


def drawn_and_kept() -> azalai.Game:
    """Blue has drawn w1 from the deck and kept it."""
    return acts({"targis": [14, 3]} | RICH, decks={"tribe": {"cards": ["w1"]}}).play("b14").play("keep")


# -- views ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T60")
def test_T60_the_order_of_the_decks_is_hidden_their_size_is_not() -> None:
    game = azalai.new("targi", seed=3)

    for seat in (BLUE, WHITE):
        decks = game.view(seat)["decks"]
        assert decks == {"goods": {"count": 14, "deal": 0}, "tribe": {"count": 41, "deal": 0}}
        assert game.view(seat)["chance"] is None


@pytest.mark.rule("T60")
def test_T60_a_face_down_centre_card_is_hidden_but_for_its_sort() -> None:
    game = acts({"targis": [3, 6], "markers": [6]}, centre=centre(c6="t1")).play("c6").play("keep")

    for seat in (BLUE, WHITE):
        assert game.view(seat)["centre"][5] == {
            "space": 6,
            "sort": "goods",
            "card": None,
            "face_down": True,
            "markers": [],
            "deal": 0,
        }


@pytest.mark.rule("T60")
def test_T60_a_hand_card_drawn_from_the_deck_is_known_to_its_owner_only() -> None:
    game = drawn_and_kept()

    assert game.view(BLUE)["players"][BLUE]["hand"][0]["card"] == "w1"
    assert game.view(WHITE)["players"][BLUE]["hand"][0]["card"] is None
    assert len(game.view(WHITE)["players"][BLUE]["hand"]) == 1, "that there is one is seen by all"


@pytest.mark.rule("T60")
def test_T60_a_hand_card_taken_from_the_open_centre_is_known_to_both() -> None:
    game = acts({"targis": [3, 6], "markers": [6]} | RICH, centre=centre(c6="t1")).play("c6").play("keep")

    assert game.view(WHITE)["players"][BLUE]["hand"][0]["card"] == "t1"


@pytest.mark.rule("T60")
def test_T60_a_card_just_drawn_is_seen_by_the_one_who_decides_on_it() -> None:
    game = acts({"targis": [14, 3]} | RICH, decks={"tribe": {"cards": ["w1"]}}).play("b14")

    assert game.view(BLUE)["card"]["card"] == "w1"
    assert game.view(WHITE)["card"]["card"] is None
    assert "w1" in game.view(WHITE)["unseen"]["tribe"]
    assert "w1" not in game.view(BLUE)["unseen"]["tribe"]


@pytest.mark.rule("T60")
def test_T60_discard_piles_are_open() -> None:
    game = acts({"targis": [14, 3]} | RICH, decks={"tribe": {"cards": ["w1"]}}).play("b14").play("drop")

    assert game.view(WHITE)["discards"]["tribe"] == ["w1"]


@pytest.mark.rule("T60")
def test_T60_a_card_is_shown_when_it_is_laid_before_anything_else_is_decided() -> None:
    game = acts({"targis": [14, 3]} | RICH, decks={"tribe": {"cards": ["t6"]}}).play("b14").play("lay")

    assert moves(game) == {"pay1", "pay2"}
    assert game.view(WHITE)["card"]["card"] == "t6"


@pytest.mark.rule("T60")
@pytest.mark.parametrize("way", ["b14", "b1"])
def test_T60_the_only_thing_to_do_with_an_unseen_card_is_left_to_its_owner(way: str) -> None:
    held = [{"card": "w1", "open": False}]
    me = {"targis": [1, 3, 14], "hand": held} | stock()
    game = acts(me, decks={"tribe": {"cards": ["w2"]}}).play(way)

    assert moves(game) == {"drop"}, "that it had to be shown would tell the opponent that it could not be laid"
    assert game.view(WHITE)["card"]["card"] is None


@pytest.mark.rule("T60", "T31")
def test_T60_who_says_done_as_the_last_of_a_round_turns_cards_up_and_so_is_asked() -> None:
    game = acts({"targis": [3, 6], "markers": [6]}, white=True, centre=centre(c6="goods:1g"))

    game.play("c6").play("b3-").play("b6-")

    assert moves(game) == {"done"}
    assert game.can_undo_fairly
    assert not game.play("done").can_undo_fairly, "what lay face down has been seen"


@pytest.mark.rule("T60")
@pytest.mark.parametrize(
    ("plays", "fair"), [("b14", False), ("b14 keep", True), ("b14 drop", False), ("b14 lay", False)]
)
def test_T60_no_fair_undo_crosses_a_card_that_came_to_light(plays: str, fair: bool) -> None:
    game = acts({"targis": [14, 3]} | RICH, decks={"tribe": {"cards": ["w1"]}})

    for move in plays.split():
        game.play(move)

    assert game.can_undo_fairly == fair


# -- tables that a seat could be sitting at ---------------------------------------------------------------------


def known(game: azalai.Game, seat: int) -> str:
    return json.dumps(game.view(seat), sort_keys=True)


@pytest.mark.rule("T60")
@pytest.mark.parametrize("seat", [BLUE, WHITE])
def test_T60_an_imagined_table_agrees_with_everything_the_seat_knows(seat: int) -> None:
    game = drawn_and_kept()

    for seed in range(20):
        assert known(game.imagine(seat, seed), seat) == known(game, seat)


@pytest.mark.rule("T60")
def test_T60_an_imagined_table_deals_anew_what_the_seat_does_not_know() -> None:
    game = drawn_and_kept()

    by_white = [game.imagine(WHITE, seed) for seed in range(40)]
    by_blue = [game.imagine(BLUE, seed) for seed in range(40)]

    assert len({hand(table)[0] for table in by_white}) > 10
    assert {hand(table)[0] for table in by_blue} == {"w1"}
    for tables in (by_white, by_blue):
        assert len({tuple(table.view(None)["decks"]["tribe"]["cards"]) for table in tables}) == 40
        assert len({tuple(table.view(None)["decks"]["goods"]["cards"]) for table in tables}) == 40
        assert len({tuple(table.view(None)["chance"]) for table in tables}) == 40


@pytest.mark.rule("T60")
def test_T60_an_imagined_table_remembers_what_went_into_a_deck_made_anew() -> None:
    discarded = [name for name in ALL_TRIBE if name not in ("t1", "r1", "n1", "w1", "o1")]
    game = acts(
        {"targis": [14, 3, 6], "markers": [6]} | RICH,
        centre=centre(c2="t1", c4="r1", c6="goods:1g", c8="n1"),
        decks={"tribe": {"cards": ["w1", "o1"]}},
        discards={"tribe": discarded},
    )
    game = game.play("b14").play("keep")  # w1, from the old deck
    assert game.view(None)["decks"]["tribe"]["count"] == 1

    game.play("c6")  # o1, the last of the old deck, comes face down
    tables = [game.imagine(WHITE, seed) for seed in range(30)]
    imagined = {(hand(table)[0], table.view(None)["centre"][5]["card"]) for table in tables}

    assert imagined == {("w1", "o1"), ("o1", "w1")}, "all others lie open in the pile"


@pytest.mark.rule("T60")
def test_T60_after_a_new_deck_old_unseen_cards_are_not_mixed_with_it() -> None:
    pile = [name for name in ALL_TRIBE if name not in ("t1", "r1", "n1", "w1", "o1")]
    game = acts(
        {"targis": [14, 3, 6], "markers": [6], "hand": [{"card": "w1", "open": False}]} | RICH,
        centre=[None, "t1", None, "r1", None, {"card": "goods:1g"}, None, "n1"],
        decks={"tribe": {"cards": ["o1"]}},
        discards={"tribe": pile},
    ).play("c6")  # o1 comes face down, the deck is empty
    game.play("b14")  # the pile becomes the new deck

    for seed in range(30):
        table = game.imagine(WHITE, seed).view(None)
        assert {table["players"][BLUE]["hand"][0]["card"], table["centre"][5]["card"]} == {"w1", "o1"}
        assert table["card"]["card"] in pile


@pytest.mark.rule("T60")
def test_T60_a_card_drawn_from_a_new_deck_could_be_any_of_it() -> None:
    pile = [name for name in ALL_TRIBE if name not in ("t1", "r1", "n1", "w1")]
    laid = centre(c2="t1", c4="r1", c6="n1", c8="w1")
    game = acts({"targis": [14, 3]} | RICH, centre=laid, discards={"tribe": pile}).play("b14").play("keep")

    imagined = {hand(game.imagine(WHITE, seed))[0] for seed in range(40)}

    assert len(imagined) > 10
    assert imagined <= set(pile)


@pytest.mark.rule("T60")
def test_T60_goods_cards_face_down_from_an_old_deck_are_not_mixed_with_the_new_one() -> None:
    laid = {"c1": "goods:1d", "c3": "goods:1s", "c5": "goods:1p", "c7": "goods:2d", "c9": "goods:1g"}
    pile = ["goods:1d", "goods:1s", "goods:1p", "goods:1any", "goods:1any", "goods:1any", "goods:1g", "goods:1g"]
    pile += ["goods:2s", "goods:2p", "goods:1d1s", "goods:1d1p", "goods:1s1p"]
    game = acts(
        {"targis": [13, 3, 6], "markers": [6]} | RICH,
        centre=centre(**laid, c6="t1"),
        discards={"goods": pile},
        decks={"goods": {"cards": ["goods:1v"]}},
    )
    game.play("c6").play("keep").play("b13")  # goods:1v lies on space 6; the pile was made into a new deck

    for seed in range(20):
        assert game.imagine(WHITE, seed).view(None)["centre"][5]["card"] == "goods:1v"


@pytest.mark.rule("T60")
@pytest.mark.parametrize(("used", "sort"), [("c6", "tribe"), ("c2", "goods")])
def test_T60_a_face_down_card_from_a_new_deck_could_be_any_of_it(used: str, sort: str) -> None:
    laid = {"c1": "goods:1d", "c2": "t1", "c3": "goods:1s", "c4": "r1", "c5": "goods:1p", "c6": "goods:1g", "c8": "w1"}
    laid |= {"c7": "goods:2d", "c9": "goods:2s"}
    tribe = [name for name in ALL_TRIBE if name not in laid.values()]
    pile = ["goods:1d", "goods:1s", "goods:1p", "goods:2p", "goods:1d1s", "goods:1d1p", "goods:1s1p", "goods:1v"]
    pile += ["goods:1any", "goods:1any", "goods:1any", "goods:1g", "goods:1g"]
    game = acts(
        {"targis": [7], "markers": [2, 6]} | RICH,
        centre=centre(**laid),
        discards={"goods": pile, "tribe": tribe},
    )
    game.play(used)
    if used == "c2":
        game.play("keep")

    space = int(used[1]) - 1
    imagined = [game.imagine(WHITE, seed).view(None)["centre"][space] for seed in range(40)]
    assert {card["sort"] for card in imagined} == {sort}
    assert len({card["card"] for card in imagined}) > 5


# -- observations -------------------------------------------------------------------------------------------------


@pytest.mark.rule("T60")
def test_T60_an_observation_has_minus_one_for_what_is_hidden() -> None:
    game = drawn_and_kept()

    assert game.observation(WHITE).to_dict()["their_hand"][0] == -1
    assert game.observation(BLUE).to_dict()["my_hand"][0] > 0


@pytest.mark.rule("T60")
def test_T60_an_observation_shows_no_card_where_there_is_none() -> None:
    game = drawn_and_kept()

    assert [game.observation(seat).to_dict()["card"] for seat in (BLUE, WHITE)] == [0, 0]
    drawing = acts({"targis": [14, 3]}, decks={"tribe": {"cards": ["w1"]}}).play("b14")
    assert drawing.observation(WHITE).to_dict()["card"] == -1
    assert drawing.observation(BLUE).to_dict()["card"] > 0
