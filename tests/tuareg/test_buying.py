"""Buying special cards. B21, B23, E3."""

from __future__ import annotations

import pytest

from tests.tuareg.tables import (
    BLUE,
    WHITE,
    cache,
    camel,
    cards,
    counts,
    donkey,
    market,
    moves,
    own,
    play,
    player,
    table,
    whole_pile,
)

pytestmark = pytest.mark.rules

ALL_OF_THEM = {"buy-donkey", "buy-cave", "buy-thief", "buy-map"}


@pytest.mark.rule("B21")
def test_B21_a_special_card_whose_pile_is_not_empty() -> None:
    game = table(player("ww"), player("", maps=3), discard=counts(""))
    assert moves(game) & ALL_OF_THEM == ALL_OF_THEM - {"buy-map"}

    play(game, "buy-cave", "pay-w")

    assert own(game)["caves"] == [[]]
    assert game.view(WHITE)["specials"]["cave"] == 1


@pytest.mark.rule("B21")
def test_B21_card_by_card_from_cache_and_animals_in_any_mix() -> None:
    game = table(player("mm", "sg,m", caves=[[]]), player())

    play(game, "buy-map", "pay-m")
    assert moves(game) == {"pay-m", "pay-c1", "pay-c2"}
    play(game, "pay-c1")  # the gold on top: 1 + 2 = 3

    assert own(game)["maps"] == 1
    assert camel(game) == cards("s")
    assert cache(game) == cards("m")
    assert game.view(None)["discard"] == counts("gm")


@pytest.mark.rule("B21")
def test_B21_once_a_top_card_is_paid_the_one_under_it_can_be_next() -> None:
    game = play(table(player("s", "smm"), player()), "buy-map", "pay-c1", "pay-c1", "pay-c1")

    assert camel(game) == []
    assert cache(game) == cards("s")
    assert game.view(None)["discard"] == counts("smm")


@pytest.mark.rule("B21")
def test_B21_while_less_than_three_is_paid_any_card_may_follow_even_one_that_pays_too_much() -> None:
    game = play(table(player("mmmw"), player()), "buy-thief", "pay-m", "pay-m", "pay-w")

    assert own(game)["thieves"] == 1
    assert cache(game) == cards("m")


@pytest.mark.rule("B21")
@pytest.mark.parametrize(
    ("held", "camels", "donkey", "possible"),
    [
        ("w", "", "", True),
        ("gm", "", "", True),
        ("s", "m", "", True),
        ("", "mmm", "", True),
        ("m", "", "g", True),
        ("", "m", "gm", True),
        ("mm", "", "", False),
        ("", "g", "", False),
        ("m", "", "m", False),
    ],
)
def test_B21_possible_when_cache_and_animals_together_are_worth_three(
    held: str, camels: str, donkey: str, possible: bool
) -> None:
    game = table(player(held, camels, donkeys=donkey), player())

    assert bool(moves(game) & ALL_OF_THEM) == possible


@pytest.mark.rule("B21")
def test_B21_cards_in_caves_and_under_thieves_cannot_pay() -> None:
    game = table(
        player("mm", caves=[["water", "water"]], stolen=[{"card": "water", "from": WHITE}]), player(), market="s"
    )
    assert not moves(game) & ALL_OF_THEM

    enough = play(table(player("mmg", caves=[["water"]]), player()), "buy-map", "pay-m")
    assert moves(enough) == {"pay-m", "pay-g"}


@pytest.mark.rule("B21")
def test_B21_paid_cards_are_open_and_stay_out_of_the_game() -> None:
    """To the end of stage 1: the pile of stage 2 is made of the counted cards alone."""
    game = table(player("w", "s"), player("", "m"), pile=whole_pile(""), last_turns=1)
    before = game.view(None)["discard"]

    play(game, "buy-cave", "pay-w", "end")

    assert game.view(WHITE)["stage"] == 2
    assert game.view(WHITE)["discard"]["water"] == before["water"] + 1
    assert sorted(game.view(None)["pile"]["cards"]) == sorted(cards("sm"))


@pytest.mark.rule("B21")
def test_B21_a_special_card_can_be_used_in_the_turn_it_was_bought() -> None:
    game = play(table(player("wm"), player("g")), "buy-cave", "pay-w")
    assert moves(game) == {"cave-1", "end"}
    play(game, "cave-1")
    assert own(game)["caves"][0][0]["card"] == "millet"

    thief = play(table(player("wm"), player("g")), "buy-thief", "pay-w")
    assert moves(thief) == {"thief", "end"}


@pytest.mark.rule("B21")
def test_B21_a_player_can_own_several_of_one_kind() -> None:
    game = play(table(player("ww", maps=2), player()), "buy-map", "pay-w")

    assert own(game)["maps"] == 3


@pytest.mark.rule("B23")
def test_B23_a_donkey_is_an_extra_animal() -> None:
    game = play(table(player("ww", ""), player(), market="g"), "buy-donkey", "pay-w")
    assert own(game)["donkeys"] == [[]]
    assert game.seat == WHITE

    play(game, "take-g", "on-c1", "load-d1", "+w")
    assert donkey(game) == cards("w")


@pytest.mark.rule("tuareg:E3")
def test_E3_two_gold_pay_and_the_fourth_dinar_is_lost() -> None:
    game = table(player("ggs", caves=[[]]), player(), market="m")

    play(game, "buy-map", "pay-g", "pay-g")

    assert own(game)["maps"] == 1
    assert cache(game) == cards("s")
    assert game.view(None)["discard"] == counts("gg")
    assert market(game) == counts("m")
    assert game.seat == BLUE
