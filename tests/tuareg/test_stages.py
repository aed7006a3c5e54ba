"""The end of a stage, cashing maps, stage 2. B26 to B33. The tests describe rare positions instead of waiting for
them."""

from __future__ import annotations

import pytest

from tests.tuareg.tables import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    cache,
    cards,
    counts,
    last_turn,
    market,
    moves,
    own,
    play,
    player,
    table,
    whole_pile,
)

pytestmark = pytest.mark.rules


def scored(letters_of_each: list[str], **rest: object) -> list[dict[str, int]]:
    """What players with these cards on their first camels score at the end of stage 1."""
    game = last_turn(*(player("", letters) for letters in letters_of_each), **rest)
    play(game, "end")
    return [own(game, seat)["scored"]["stage_1"] for seat in range(len(letters_of_each))]


@pytest.mark.rule("B26")
def test_B26_after_the_last_card_everybody_has_one_more_turn_that_player_last() -> None:
    game = table(player("s"), player("s"), player("s"), first=2, seat=WHITE, pile=whole_pile("mmm"), market="ssssss")

    play(game, "draw", "lay-m")
    assert game.view(None)["last_turns"] == 0  # it finishes its turn first
    play(game, "end")

    assert game.view(BLUE)["last_turns"] == 3
    order = []
    while game.view(None)["stage"] == 1:
        order.append(game.seat)
        assert "draw" not in moves(game)
        play(game, "take-s", "on-c1", "done")
        if game.view(None)["stage"] == 1 and game.seat == order[-1]:
            play(game, "end")
    assert order == [RED, BLUE, WHITE]


@pytest.mark.rule("B26")
def test_B26_the_turn_that_takes_the_last_card_is_finished_with_all_its_duties() -> None:
    game = play(table(player("gggg"), player("s"), pile=whole_pile("mmm")), "draw", "lay-m")

    assert "end" not in moves(game)  # two more are over the limit


@pytest.mark.rule("B26")
def test_B26_the_last_end_of_a_stage_is_left_to_the_player() -> None:
    """It turns hidden cards up, so the engine does not say it for the player."""
    game = table(player("", "", caves=[]), player("", "g"), pile=whole_pile(""), last_turns=1)

    assert game.seat == BLUE
    assert moves(game) == {"end"}


@pytest.mark.rule("B27")
def test_B27_cards_in_the_caches_do_not_count_and_stay_hidden() -> None:
    game = play(last_turn(player("wwww", "g"), player("", "m")), "end")

    assert own(game)["scored"]["stage_1"] == {"water": 0, "gold": 5, "salt": 0, "millet": 0}
    assert cache(game) == cards("wwww")
    assert game.view(WHITE)["players"][BLUE]["cache"] == [None] * 4


@pytest.mark.rule("B28")
def test_B28_cards_on_animals_in_caves_and_under_thieves_count() -> None:
    game = last_turn(
        player("", "s", donkeys="g", caves=[["millet"]], stolen=[{"card": "water", "from": WHITE}]), player("g", "m")
    )

    play(game, "end")

    assert own(game)["scored"]["stage_1"] == {"water": 6, "gold": 5, "salt": 4, "millet": 2}
    assert own(game, WHITE)["scored"]["stage_1"] == {"water": 0, "gold": 0, "salt": 0, "millet": 2}


@pytest.mark.rule("B28")
def test_B28_the_most_get_the_points() -> None:
    points = scored(["ww", "w", "gg"])

    assert points[0]["water"] == 6
    assert points[1]["water"] == 0
    assert points[2] == {"water": 0, "gold": 5, "salt": 0, "millet": 0}


@pytest.mark.rule("B28")
def test_B28_who_share_the_most_get_one_less_each() -> None:
    """A tie of three among four: the fourth has nothing of it."""
    points = scored(["ss", "ss", "ss", "s"])

    assert [each["salt"] for each in points] == [3, 3, 3, 0]


@pytest.mark.rule("B28")
def test_B28_where_nobody_has_a_card_nobody_scores() -> None:
    assert [each["water"] for each in scored(["g", "s"])] == [0, 0]


@pytest.mark.rule("B28")
def test_B28_the_counted_cards_stay_turned_up_until_the_maps_are_cashed() -> None:
    game = last_turn(player("", "", caves=[["gold"]], maps=1), player("", "s"), player())
    assert game.view(WHITE)["players"][BLUE]["caves"][0][0]["card"] is None

    play(game, "end")

    assert game.view(WHITE)["phase"] == "cash"
    assert game.view(WHITE)["players"][BLUE]["caves"][0][0] == {"card": "gold", "known": "all"}
    assert game.view(RED)["players"][WHITE]["camels"][0] == cards("s")


@pytest.mark.rule("B29")
def test_B29_in_seat_order_from_the_first_player_of_stage_1() -> None:
    """Green began; white, who has no map, is not asked."""
    players = [player("", "", maps=1), player("", "s"), player("", "", maps=1), player("", "", maps=1)]
    game = play(last_turn(*players, first=GREEN), "end")

    asked = []
    while game.view(None)["phase"] == "cash":
        asked.append(game.seat)
        assert moves(game) == {"cash", "keep"}
        play(game, "keep")
    assert asked == [GREEN, BLUE, RED]


@pytest.mark.rule("B29")
def test_B29_any_number_of_maps_two_points_each() -> None:
    game = play(last_turn(player("", "", maps=3), player("", "s")), "end", "cash", "cash", "keep")

    assert own(game)["maps"] == 1
    assert own(game)["scored"]["maps_1"] == 4
    assert game.scores() == [4, 4]  # white: the salt
    assert game.view(None)["stage"] == 2


@pytest.mark.rule("B29")
def test_B29_a_cashed_map_goes_back_to_its_pile_and_one_kept_stays() -> None:
    game = last_turn(player("", "", maps=3), player("", "s"))
    assert game.view(None)["specials"]["map"] == 0

    play(game, "end", "cash", "keep")

    assert game.view(None)["specials"]["map"] == 1
    assert own(game)["maps"] == 2


@pytest.mark.rule("B29")
def test_B29_cashing_all_of_them_ends_the_question() -> None:
    game = play(last_turn(player("", "", maps=1), player("", "s")), "end", "cash")

    assert game.view(None)["stage"] == 2


@pytest.mark.rule("B30")
def test_B30_what_was_used_goes_back_what_was_not_stays() -> None:
    game = last_turn(
        player(
            "",
            "",
            donkeys="s,",
            caves=[["gold"], []],
            thieves=1,
            stolen=[{"card": "gold", "from": WHITE}],
            maps=1,
        ),
        player("", "s"),
    )
    assert game.view(None)["specials"] == {"donkey": 0, "cave": 0, "thief": 1, "map": 2}

    play(game, "end", "keep")

    assert own(game)["donkeys"] == [[]]
    assert own(game)["caves"] == [[]]
    assert own(game)["thieves"] == 1
    assert own(game)["stolen"] == []
    assert own(game)["maps"] == 1
    assert game.view(None)["specials"] == {"donkey": 1, "cave": 1, "thief": 2, "map": 2}


@pytest.mark.rule("B30")
def test_B30_an_animal_without_cargo_is_unused_even_if_it_carried_some_earlier() -> None:
    game = table(player("", "", donkeys="w"), player("", "s"), pile=whole_pile(""), last_turns=1)

    play(game, "buy-map")  # the water on the donkey is all there is to pay with
    assert own(game)["maps"] == 1
    play(game, "end", "keep")

    assert own(game)["donkeys"] == [[]]


@pytest.mark.rule("B31")
def test_B31_market_and_caches_stay_and_the_counted_cards_make_the_pile() -> None:
    game = last_turn(player("wg", "ss", caves=[["gold"]]), player("m", "mm"), market="gm")
    discard = game.view(None)["discard"]

    play(game, "end")

    view = game.view(None)
    assert view["stage"] == 2
    assert market(game) == counts("gm")
    assert view["discard"] == discard
    assert cache(game) == cards("wg")
    assert cache(game, WHITE) == cards("m")
    assert sorted(view["pile"]["cards"]) == sorted(cards("ssgmm"))
    assert all(cargo == [] for each in view["players"] for cargo in each["camels"])


@pytest.mark.rule("B31")
def test_B31_the_new_pile_is_shuffled() -> None:
    piles = set()
    for seed in range(8):
        game = play(last_turn(player("", "gs,ssmm"), player("", "mm,wwww"), seed=seed), "end")
        piles.add(tuple(game.view(None)["pile"]["cards"]))

    assert len(piles) > 4


@pytest.mark.rule("B32")
@pytest.mark.parametrize("last", [BLUE, WHITE, RED])
def test_B32_the_left_neighbour_of_the_last_player_begins(last: int) -> None:
    players = [player("", "s"), player("", "g"), player("", "m")]
    game = play(table(*players, seat=last, phase="rest", pile=whole_pile(""), last_turns=1), "end")

    assert game.seat == (last + 1) % 3
    assert game.view(None)["first"] == (last + 1) % 3


@pytest.mark.rule("B33")
def test_B33_with_an_empty_second_pile_the_last_round_begins_at_once() -> None:
    """Nobody had anything to count: one turn each, then the game is over."""
    game = play(last_turn(player("s"), player("g"), player("m")), "end")

    assert game.view(None)["stage"] == 2
    assert game.view(None)["last_turns"] == 3
    assert "draw" not in moves(game)
    order = []
    while not game.over:
        order.append(game.seat)
        play(game, "load-c1")
        play(game, next(move.text for move in game.moves() if move.text != "done"))
        while not game.over and game.seat == order[-1]:
            play(game, "end")
    assert order == [WHITE, RED, BLUE]


@pytest.mark.rule("B26")
def test_B26_holds_in_stage_2_with_a_draw_of_fewer_cards() -> None:
    game = table(player(), player("s"), stage=2, pile=whole_pile("m"))

    play(game, "draw", "end")

    assert game.view(None)["last_turns"] == 2
    assert game.seat == WHITE
