"""Reasons of hints: majorities, purchases, and cards that others would take."""

from __future__ import annotations

import pytest

from tests.hint_lines import why
from tests.tuareg.tables import player, table


@pytest.mark.rule("B28")
def test_B28_a_majority_that_is_won_is_a_reason() -> None:
    game = table(player("ss", ",,"), player("", "s,,"), market="g")

    overtaking = ("Overtakes White in rock salt with 2: 4 points if the stage ended now.", "market-salt")
    assert overtaking in why(game, ("load-c1", "+s", "+s"), ("take-g", "on-c1"))


@pytest.mark.rule("B20")
def test_B20_cards_that_another_player_would_take_are_a_reason() -> None:
    game = table(player("", ",,"), player("mm", ",,"), market="gw")

    reasons = why(game, ("take-w", "on-c1"), ("take-g", "on-c1", "take-w", "on-c1"))

    assert ("Otherwise White takes the water from the market.", "market-water") in reasons


@pytest.mark.rule("B21")
def test_B21_a_move_that_buys_says_itself_what_the_card_does() -> None:
    game = table(player("w", ",,"), player("", ",,"), market="s")

    assert "2 points" in game.say("buy-map")
    assert not [about for _, about in why(game, ("buy-map",), ("take-s", "on-c1")) if about == "shop-map"]


@pytest.mark.rule("B14")
def test_B14_what_stays_in_the_cache_after_laying_is_a_reason() -> None:
    game = table(player("", ",,"), player("", ",,"), pile={"cards": ["water", "gold", "millet"]}, market="").play(
        "draw"
    )

    assert ("You keep 1 water and 1 gold to load or to pay with.", "cache") in why(game, ("lay-m", "end"))


@pytest.mark.rule("B14")
def test_B14_laying_no_more_keeps_other_cards_than_laying_one_more() -> None:
    pile = {"cards": ["water", "gold", "millet"]}
    game = table(player("", ",,"), player("", ",,"), pile=pile, market="").play("draw").play("lay-m")

    assert ("You keep 1 water and 1 gold to load or to pay with.", "cache") in why(game, ("end",), ("lay-g", "end"))


@pytest.mark.rule("B13")
def test_B13_a_cache_with_few_cards_is_a_reason_to_draw() -> None:
    game = table(player("s", ",,"), player("", ",,"), market="g")

    assert why(game, ("draw",)) == [("Your cache has only 1 card: you need more to load.", "draw")]
