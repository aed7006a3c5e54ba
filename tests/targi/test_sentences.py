"""The sentences of Targi at described tables: the question, what a move would do, the log."""

from __future__ import annotations

import re

import azalai
from tests.targi.spoken import refusal
from tests.targi.tables import acts, centre, ended, places, raided, stock

# -- questions and moves ----------------------------------------------------------------------------------


def test_placing_says_where_lines_would_cross() -> None:
    game = places([2], [13], robber=1, centre=centre(c5="o3"))
    assert game.say() == "Blue: place your second Targi."
    assert game.say("p6") == "Place on 6 (Pepper): your lines cross at centre 5 (Oasis o3)."
    assert game.say("p3") == "Place on 3 (Salt)."


def test_a_tribe_card_says_what_can_be_done_with_it() -> None:
    me = {"targis": [14, 2], "markers": [5], **stock(1, 1, 2)}
    free = acts(me, robber=1, centre=centre(c5="t3"))
    full = acts(me | {"hand": ["t1"]}, robber=1, centre=centre(c5="t3"))
    poor = acts(me | stock(), robber=1, centre=centre(c5="t3"))
    assert free.say("c5") == "Take the Targia t3 from centre 5, to lay it or keep it."
    assert full.say("c5") == "Take the Targia t3 from centre 5, to lay it or discard it: your hand is full."
    assert poor.say("c5") == "Take the Targia t3 from centre 5 into your hand: it cannot be laid now."
    assert free.say("c5-") == "Give up centre 5 (Targia t3): the card stays, your marker goes home."
    assert free.play("c5").say() == "Blue: decide on the Targia t3: lay it or keep it."
    assert free.say("lay") == "Lay the Targia t3 (2 crosses; costs 1 date, 1 salt and 2 pepper)."


def test_laying_is_told_with_price_place_and_what_it_brings() -> None:
    display = [["t1", "t2", "t9"], ["r1"], []]
    me = {"targis": [14, 2], "markers": [5], "display": display, **stock(1, 1, 2)}
    game = acts(me, robber=1, centre=centre(c5="t3")).play("c5").play("lay")
    assert game.log[-1].text == "Blue is going to pay 1 date, 1 salt and 2 pepper for the Targia t3."
    assert game.say() == "Blue: choose a row for the Targia t3."
    pay = "Pay 1 date, 1 salt and 2 pepper and lay the Targia t3 in row"
    assert game.say("r1") == f"{pay} 1, place 4: that completes a row of one kind, 4 points."
    assert game.say("r2") == f"{pay} 2, place 2."
    assert game.play("r1").log[-1].text == (
        "Blue lays the Targia t3 in row 1, place 4, and pays 1 date, 1 salt and 2 pepper. "
        "That brings Blue 1 point. Blue completes row 1: one kind."
    )
    assert game.say() == "Blue: take a good of your choice."


def test_the_twelfth_card_and_the_last_round_are_told() -> None:
    display = [["t1", "t2", "t9", "r1"], ["n1", "n2", "n3", "n5"], ["w1", "w2", "o1"]]
    me = {"targis": [14, 2], "markers": [5], "display": display, **stock(1, 2)}
    game = acts(me, robber=1, centre=centre(c5="w6")).play("c5").play("lay")
    assert "Blue has laid the twelfth card: this round is the last." in game.log[-1].text


def test_discounts_are_said_with_the_price() -> None:
    me = {"targis": [14, 2], "markers": [5], "display": [["t5"]], **stock(1, 1, 2)}
    game = acts(me, robber=1, centre=centre(c5="t3")).play("c5")
    assert game.say("lay") == (
        "Lay the Targia t3 (2 crosses; costs 1 date, 1 salt and 2 pepper, less 1 good of your choice)."
    )
    game.play("lay")
    assert game.say() == "Blue: choose a good to take off the price of the Targia t3."
    assert game.say("spare-s") == "Take 1 salt off the price; left to pay: 1 date and 2 pepper."
    assert game.play("spare-s").log[-1].text == "Blue is going to pay 1 date and 2 pepper for the Targia t3."


def test_two_ways_to_pay() -> None:
    me = {"targis": [14, 2], "markers": [5], **stock(0, 1, 2, gold=1)}
    game = acts(me, robber=1, centre=centre(c5="t6")).play("c5").play("lay")
    assert game.say() == "Blue: choose how to pay for the Targia t6."
    assert game.say("pay1") == "Pay 2 pepper for the Targia t6."
    assert game.say("pay2") == "Pay 1 gold for the Targia t6."
    assert refusal(game, "pay3") == "the Targia t6 has only 2 ways to pay, not 3; legal: pay1, pay2"


def test_exchanges_at_trader_and_silversmith() -> None:
    game = acts({"targis": [5, 10], "display": [["o7"]], **stock(3, 1, 0, gold=1)}, robber=1)
    game.play("b5")
    assert game.say() == "Blue: exchange goods at the Trader, or say enough."
    assert game.say("d>s") == "Give 2 dates for 1 salt."
    assert game.say("d>g") == "Give 3 dates for 1 gold."
    assert game.play("d>s").log[-1].text == "Blue gives 2 dates for 1 salt."
    game.play("enough").play("b10")
    assert game.say("silver-s") == "Give 2 salt for 2 points."  # one of them by the Oasis o7
    assert game.play("silver-s").log[-1].text.startswith("Blue gives 2 salt for 2 points.")


def test_the_caravan_tells_both_cards() -> None:
    goods = ["goods:1d", "goods:1d", "goods:1s", "goods:1s", "goods:1p", "goods:1p", "goods:2d", "goods:2s", "goods:2p"]
    shown = ["goods:1d1s", "t1", "goods:1d1p", "t2", "goods:1s1p", "t3", "goods:1any", "t5", "goods:1any"]
    me = {"targis": [13, 2], "display": [["r4"]], **stock()}
    game = acts(me, robber=1, centre=shown, discards={"goods": [*goods, "goods:1any", "goods:1g", "goods:1g"]})
    top = game.view(None)["decks"]["goods"]["cards"]
    assert sorted(top) == ["goods:1g", "goods:1v"]
    game.play("b13")
    assert "shuffled" not in game.log[-1].text
    assert {"Blue turns over a goods card: 1 gold.", "Blue turns over a goods card: 1 point."} == set(
        re.findall(r"Blue turns over[^.]*\.", game.log[-1].text)
    )


def test_a_new_deck_is_told() -> None:
    goods = ["goods:1d", "goods:1d", "goods:1s", "goods:1s", "goods:1p", "goods:1p", "goods:2d", "goods:2s", "goods:2p"]
    shown = ["goods:1d1s", "t1", "goods:1d1p", "t2", "goods:1s1p", "t3", "goods:1any", "t5", "goods:1any"]
    discarded = [*goods, "goods:1any", "goods:1g", "goods:1g", "goods:1g"]
    game = acts({"targis": [13, 2], "display": [["r4"]]}, robber=1, centre=shown, discards={"goods": discarded})
    game.play("b13")
    log = game.log[-1].text
    assert log.startswith("Blue uses 13 (Caravan). Blue turns over a goods card: 1 point. Blue turns over")
    assert log.endswith("The discarded goods cards are shuffled into a new deck.")


def test_the_mirage_moves_a_marker() -> None:
    game = acts({"targis": [9, 14], "markers": [4, 6]}, robber=1, centre=centre(c5="goods:1d")).play("b9")
    assert game.say() == "Blue: choose the marker to move."
    assert game.play("from4").log[-1].text == "Blue is going to move a marker from centre 4."
    assert game.say() == "Blue: choose where your marker on centre 4 goes."
    assert game.say("to5") == "Move your marker to centre 5 (1 date)."
    assert refusal(game, "to6") == "a marker is on centre 6; your marker can go to 1, 2, 3, 5, 7, 8, 9"
    assert game.play("to5").log[-1].text == "Blue moves a marker from centre 4 to centre 5 (1 date)."


def test_two_cards_change_places() -> None:
    me = {"targis": [14, 2], "markers": [5], "display": [["t1"], ["n1"]], **stock(0, 0, 1, gold=1)}
    game = acts(me, robber=1, centre=centre(c5="o5")).play("c5").play("lay").play("r3")
    assert game.say() == "Blue: choose the first of two cards to swap, or skip."
    assert game.say("s1.1") == "Swap the Targia t1 (row 1, place 1) with another card."
    assert refusal(game, "s1.2") == "you have no card in row 1, place 2; legal: s1.1, s2.1, s3.1, skip"
    game.play("s1.1")
    assert game.say() == "Blue: choose the card to swap with the Targia t1."
    assert game.say("s2.1") == "Swap the Targia t1 and the Tent n1."
    assert refusal(game, "s1.1").startswith("the Targia t1 is already the first card")
    assert refusal(game, "skip").startswith("the first card is chosen")
    assert game.play("s2.1").log[-1].text == "Blue swaps the Targia t1 and the Tent n1."


def test_done_says_what_goes_back() -> None:
    over = acts({"targis": [2], "display": [["t7"]], "hand": ["n1"], **stock(12, 0, 0, gold=5)}, robber=1).play("b2-")
    assert over.say() == "Blue: all your figures are home. Take up your hand card, or say done."
    assert over.say("done") == "Say done: your turn ends, and you return 2 gold and 2 goods of choice over your limit."
    assert over.play("done").log[-1].text == (
        "Blue is done. Blue returns 2 gold over the limit. Blue returns 2 dates over the limit."
    )


def test_a_hand_of_two_is_asked_for_one() -> None:
    me = {"targis": [1, 2], "hand": ["n1", "n2"], **stock()}
    described = {"phase": "act", "robber": 3, "players": [me | {"markers": []}, {"targis": [5, 6, 7]}]}
    game = azalai.position("targi", described, card_text="[limits]\ngoods = 10\ngold = 3\nhand = 2").play("b1")
    assert game.say() == "Blue: choose a hand card to lay or discard."
    assert game.say("h2") == "Take up your Tent n2 and discard it: it cannot be laid now."


# -- raids and ends ---------------------------------------------------------------------------------------


def test_raids_are_asked_told_and_spared() -> None:
    game = raided(8, stock(2, 1, points=2), {"display": [["t4"]]})
    assert game.say() == "Blue: Raid 2 takes 2 goods of choice or 1 point. Choose which to give."
    assert game.say("goods") == "Give 2 goods of choice to the raid."
    assert game.say("points") == "Give 1 point to the raid."
    assert game.copy().play("points").log[-1].text == (
        "Blue gives 1 point to the raid. White is safe from raids. Round 7: the robber is on 9 (Mirage), Blue begins."
    )
    game.play("goods")
    assert game.log[-1].text == "Blue is going to give 2 goods to the raid."
    assert game.say() == "Blue: give 2 goods to the raid, one by one."
    assert game.say("-d") == "Give 1 date to the raid."


def test_the_end_tells_the_winner() -> None:
    game = raided(16, stock(gold=1, points=5), stock(points=4))
    assert game.play("gold").log[-1].text == (
        "Blue gives 1 gold to the raid. White gives 3 points to the raid. "
        "The game is over: Blue wins with 5 points to 1."
    )
    assert ended(stock(points=5), stock(points=5, gold=1)).say() == (
        "The game is over: both have 5, and White wins with more gold."
    )
    assert ended(stock(2, points=5), stock(1, points=5)).say() == (
        "The game is over: both have 5, and Blue wins with more goods."
    )
    assert ended(stock(points=5), stock(points=5)).say() == "The game is over: a draw, both have 5."


def test_the_end_of_a_round_is_told() -> None:
    me = {"targis": [], "markers": [5], **stock()}
    game = acts(me, robber=3, white=True, centre=centre(c5="goods:1d"), decks={"tribe": {"cards": ["t3"]}})
    game.play("c5").play("done")
    assert game.log[-1].text == (
        "White is done. Turned face up: centre 5 (Targia t3). The robber comes to 4 (Raid 1). "
        "White gives 1 date to the raid."
    )
