"""A turn, drawing, the hand limit. B09 to B15, E1."""

from __future__ import annotations

from pathlib import Path

import pytest

import azalai
from tests.tuareg.tables import (
    BLUE,
    WHITE,
    cache,
    camel,
    card_file,
    cards,
    counts,
    market,
    moves,
    own,
    play,
    player,
    table,
    top_of_pile,
    whole_pile,
)

pytestmark = pytest.mark.rules

PLENTY = player("wgsm", "g", caves=[[]], thieves=1)


@pytest.mark.rule("B09")
def test_B09_play_goes_clockwise() -> None:
    game = azalai.new("tuareg", seats=5, seed=2, first="green")

    seats = []
    for _ in range(6):
        seats.append(game.seat)
        game.play("draw")
        while "end" not in moves(game):
            game.play(game.moves()[0])
        game.play("end")
    assert seats == [3, 4, 0, 1, 2, 3]


@pytest.mark.rule("B09")
def test_B09_four_options() -> None:
    game = table(player("s", "g", maps=0), market="m")

    assert moves(game) == {"draw", "load-c1", "load-c2", "load-c3", "take-m"} | {
        "buy-donkey",
        "buy-cave",
        "buy-thief",
        "buy-map",
    }


@pytest.mark.rule("B09")
@pytest.mark.parametrize(
    "option", [("draw", "lay-m"), ("load-c2", "+s", "done"), ("take-m", "on-c3"), ("buy-map", "pay-w")]
)
def test_B09_exactly_one_option_a_turn(option: tuple[str, ...]) -> None:
    game = table(PLENTY, player("g"), market="m", pile=top_of_pile("mmmmmm"))

    play(game, *option)

    offered = {"draw", "load-c1", "load-c2", "load-c3", "take-m", "buy-cave", "buy-map"}
    assert not moves(game) & offered
    assert game.seat == BLUE


@pytest.mark.rule("B09")
def test_B09_a_turn_may_not_end_without_an_option_while_one_is_possible() -> None:
    """Even if it is only a purchase: the pile is empty, the market too, and nothing in the cache can be loaded."""
    game = table(player("", "wwww,gg,g"), pile=whole_pile(""), last_turns=2, market="")
    assert own(game)["camels"][0] == cards("wwww")

    assert moves(game) == {"buy-donkey", "buy-cave", "buy-thief", "buy-map"}


@pytest.mark.rule("B09")
def test_B09_a_turn_ends_without_an_option_where_none_is_possible_at_that_moment() -> None:
    game = table(player("m", thieves=1), player("g"), pile=whole_pile(""), last_turns=2)
    assert moves(game) == {"load-c1", "load-c2", "load-c3", "thief"}
    stuck = table(player("", caves=[[]], thieves=1), player("g"), pile=whole_pile(""), last_turns=2)
    assert moves(stuck) == {"end", "thief"}

    play(stuck, "end")

    assert stuck.seat == WHITE


@pytest.mark.rule("B09")
def test_B09_hiding_the_last_card_can_make_every_option_impossible() -> None:
    game = table(player("m", caves=[[]]), player("g"), pile=whole_pile(""), last_turns=2)
    assert "end" not in moves(game)

    play(game, "cave-1")  # the one card is hidden at once: there is nothing to choose

    assert game.seat == WHITE


@pytest.mark.rule("B10")
def test_B10_caves_and_thieves_before_and_after_the_option() -> None:
    game = table(player("wgsm", caves=[[], []], thieves=2), player("gg", "s"))
    play(game, "thief", "rob-white-c1", "cave-1", "hide-m")
    assert moves(game) >= {"draw", "thief", "cave-2"}

    play(game, "load-c1", "+s", "done")

    assert moves(game) == {"thief", "cave-2", "end"}
    play(game, "thief", "rob-white", "cave-2", "hide-c1")
    assert game.seat == WHITE  # nothing is left to do
    assert [len(cave) for cave in own(game)["caves"]] == [1, 1]
    assert own(game)["thieves"] == 0


@pytest.mark.rule("B10")
def test_B10_any_number_of_thieves_but_one_card_a_turn_in_each_cave() -> None:
    game = table(player("wgsm", caves=[[], ["millet"]], thieves=3), player("gg", "s"))

    play(game, "cave-1", "hide-w", "cave-2", "hide-g")

    assert "cave-1" not in moves(game)
    assert "cave-2" not in moves(game)
    play(game, "thief", "rob-white", "thief", "rob-white", "thief", "rob-white-c1")
    assert len(own(game)["stolen"]) == 3


@pytest.mark.rule("B10")
def test_B10_in_a_draw_at_any_moment_after_the_cards_were_taken() -> None:
    game = table(player("ss", caves=[[]], thieves=1), player("g"), pile=top_of_pile("mmm"))

    play(game, "draw")
    assert moves(game) == {"lay-s", "lay-m", "cave-1", "thief"}
    play(game, "lay-m")
    assert moves(game) == {"lay-s", "lay-m", "cave-1", "thief", "end"}


@pytest.mark.rule("B10")
def test_B10_not_between_two_cards_of_one_loading_or_payment() -> None:
    game = table(PLENTY, player("g"), market="mm")

    play(game, "load-c2", "+s")
    assert moves(game) == {"+g", "+m", "done"}
    game.undo()
    game.undo()
    play(game, "buy-map", "pay-m")
    assert moves(game) == {"pay-w", "pay-g", "pay-s", "pay-c1"}
    game.undo()
    game.undo()
    play(game, "take-m")
    assert moves(game) == {"on-c1", "on-c2", "on-c3"}
    play(game, "on-c2")
    assert moves(game) == {"more", "done"}


@pytest.mark.rule("B11")
def test_B11_the_turn_ends_when_the_player_says_so() -> None:
    game = table(PLENTY, player("g"), market="m")

    play(game, "take-m", "on-c1")
    assert game.seat == BLUE
    play(game, "end")

    assert game.seat == WHITE


@pytest.mark.rule("B11")
def test_B11_an_end_with_nothing_else_to_do_is_taken_and_told_like_a_spoken_one() -> None:
    """One of the two has an unused cave and says so itself; the log of both tells the same."""
    told = []
    for cave in ([], [[]]):
        game = table(player("sm", caves=cave), player(), market="g")
        play(game, "load-c1", "+s", "done")
        if game.seat == BLUE:
            play(game, "end")
        assert game.seat == WHITE
        told.append([(entry.number, entry.seat, entry.move, entry.text) for entry in game.log])

    assert told[0] == told[1]
    assert [move.text for _, _, move, _ in told[0]] == ["load-c1", "+s", "done", "end"]


@pytest.mark.rule("B11")
def test_B11_what_is_alone_because_of_the_cache_is_left_to_the_player() -> None:
    """White must not learn from a loading that ends by itself that nothing else in blue's cache fits."""
    waits = []
    for other in ("w", "s"):  # a water fits no longer, a salt does
        game = table(player("g" + other), player("g"))
        play(game, "load-c1", "+g")
        waits.append((game.seat, game.view(WHITE)["asks"]))

    assert waits[0] == waits[1]


@pytest.mark.rule("B11")
def test_B11_taking_back_a_move_takes_back_the_end_that_followed_by_itself() -> None:
    game = table(player("s"), player())
    before = game.digest()

    play(game, "load-c1", "+s")
    assert game.seat == WHITE
    assert [game.undo().text, game.undo().text] == ["+s", "load-c1"]

    assert game.digest() == before
    assert game.log == []


@pytest.mark.rule("B12")
def test_B12_at_most_four_cards_at_the_end_of_a_turn() -> None:
    game = table(player("wgsm"), pile=top_of_pile("mmm"))

    play(game, "draw", "lay-m")
    assert "end" not in moves(game)
    play(game, "lay-m")
    assert "end" not in moves(game)
    play(game, "lay-m")

    assert "end" in moves(game)
    assert len(cache(game)) == 4


@pytest.mark.rule("B12")
def test_B12_the_limit_is_a_figure_in_the_card_file(tmp_path: Path) -> None:
    file = card_file(tmp_path, "[limits]\ncache = 6\n")
    game = play(table(player("wgsm"), pile=top_of_pile("mmm"), file=file), "draw", "lay-m")

    assert "end" in moves(game)


@pytest.mark.rule("B13")
def test_B13_the_top_three_cards_come_into_the_cache() -> None:
    game = table(player("g"), pile=top_of_pile("wsmg"))
    before = game.view(None)["pile"]["count"]

    play(game, "draw")

    assert cache(game) == cards("wgsm")
    assert game.view(None)["pile"]["count"] == before - 3
    assert game.view(BLUE)["drawn"] == cards("wsm")
    assert game.view(WHITE)["drawn"] is None


@pytest.mark.rule("B13")
def test_B13_all_of_them_if_fewer_are_left() -> None:
    game = play(table(player("g"), stage=2, pile=whole_pile("ww")), "draw")

    assert cache(game) == cards("wwg")
    assert game.view(None)["pile"]["count"] == 0


@pytest.mark.rule("B14")
def test_B14_at_least_one_card_of_the_cache_goes_to_the_market_and_more_may() -> None:
    game = table(player("g"), pile=top_of_pile("wsm"))

    play(game, "draw")
    assert moves(game) == {"lay-w", "lay-g", "lay-s", "lay-m"}  # any one, drawn or held
    play(game, "lay-g")
    assert market(game) == counts("g")
    play(game, "lay-w", "lay-s", "lay-m")

    assert market(game) == counts("wgsm")
    assert game.seat == WHITE  # with nothing left the turn is over


@pytest.mark.rule("B14")
def test_B14_a_hidden_card_counts_for_the_limit_but_not_as_the_card_owed() -> None:
    game = table(player("ss", caves=[[]]), pile=top_of_pile("mmm"))

    play(game, "draw", "cave-1", "hide-m")
    assert len(cache(game)) == 4
    assert "end" not in moves(game)
    play(game, "lay-m")

    assert (game.seat, moves(game)) == (BLUE, {"lay-s", "lay-m", "end"})


@pytest.mark.rule("B14")
def test_B14_while_a_card_is_owed_the_last_one_cannot_be_hidden(tmp_path: Path) -> None:
    """With draws of one card the cache can be down to one."""
    file = card_file(tmp_path, "[limits]\ndraw = 1\n")
    caves = [[], [], []]
    bare = table(player("", caves=caves[:2]), pile=top_of_pile("m"), file=file)
    play(bare, "draw")  # the card owed is the only one: it is laid, and the turn is over
    assert market(bare) == counts("m")
    assert own(bare)["caves"] == [[], []]

    loaded = table(player("", "g", caves=caves[:2]), pile=top_of_pile("m"), file=file)
    play(loaded, "draw")
    assert moves(loaded) == {"lay-m", "cave-1", "cave-2"}
    play(loaded, "cave-1")  # not the millet: only the gold can be hidden
    assert own(loaded)["caves"][0][0]["card"] == "gold"
    assert market(loaded) == counts("m")


@pytest.mark.rule("B14")
def test_B14_with_three_caves_two_cards_of_three_can_be_hidden() -> None:
    game = table(player("", caves=[[], [], []]), player(), player(), pile=top_of_pile("wgs"))

    play(game, "draw", "cave-1", "hide-w", "cave-2", "hide-g")

    assert market(game) == counts("s")  # the one card left is the one owed
    assert [len(cave) for cave in own(game)["caves"]] == [1, 1, 0]
    assert game.seat == WHITE


@pytest.mark.rule("B15")
@pytest.mark.parametrize("left", ["w", "wg"])
def test_B15_a_draw_of_one_or_two_owes_nothing(left: str) -> None:
    game = play(table(player("s"), stage=2, pile=whole_pile(left)), "draw")

    assert "end" in moves(game)
    assert moves(game) == {"end", *(f"lay-{letter}" for letter in left + "s")}


@pytest.mark.rule("B15")
def test_B15_any_number_may_be_laid_and_the_limit_still_holds() -> None:
    game = play(table(player("wgsm"), stage=2, pile=whole_pile("mm")), "draw")

    assert "end" not in moves(game)
    play(game, "lay-m", "lay-m")
    assert "end" in moves(game)
    play(game, "lay-m", "lay-s", "lay-g", "lay-w")
    assert market(game) == counts("wgsmmm")


@pytest.mark.rule("B15")
def test_B15_in_stage_1_the_42_cards_come_in_threes() -> None:
    for seats in (2, 3, 4, 5):
        game = azalai.new("tuareg", seats=seats, seed=seats)
        while game.view(None)["pile"]["count"]:
            count = game.view(None)["pile"]["count"]
            assert count % 3 == 0
            game.play("draw")
            while "end" not in moves(game):
                game.play(next(move for move in game.moves() if move.text.startswith("lay")))
            game.play("end")
        assert game.view(None)["stage"] == 1


@pytest.mark.rule("tuareg:E1")
def test_E1_drawing() -> None:
    """A cache of 2 water and 1 millet draws 2 water and 1 rock salt, lays 1 millet and 1 salt, and holds 4 water."""
    game = table(player("wwm"), pile=top_of_pile("wws"))

    play(game, "draw", "lay-m", "lay-s", "end")

    assert cache(game) == cards("wwww")
    assert market(game) == counts("sm")
    assert game.seat == WHITE


def test_a_wrong_turn_is_taken_back_until_something_was_revealed_or_it_was_ended() -> None:
    game = table(PLENTY | {"thieves": 2}, player("g"), player("g"), pile=top_of_pile("mmm"))

    play(game, "cave-1", "hide-m", "load-c2", "+s")
    assert game.can_undo_fairly
    play(game, "done")
    assert game.can_undo_fairly
    play(game, "thief", "rob-red")
    assert not game.can_undo_fairly  # a hidden card came to light
    assert (game.seat, moves(game)) == (BLUE, {"thief", "end"})  # and the turn goes on
    drawing = play(table(player("g", caves=[[]])), "draw")
    assert not drawing.can_undo_fairly
    ended = play(table(player("s", "", caves=[[]]), player("g")), "load-c1", "+s", "end")
    assert ended.seat == WHITE
    assert not ended.can_undo_fairly
    assert camel(ended) == cards("s")
