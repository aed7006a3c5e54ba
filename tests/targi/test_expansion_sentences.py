"""The sentences of Targi with the expansion at described tables: the question, what a move would do, why it is illegal,
the log."""

from __future__ import annotations

import pytest

from tests.targi.spoken import refusal
from tests.targi.tables import centre
from tests.targi.x_tables import acts, go, goods_on_top, lays, places, raided, stock, tribe_on_top

# -- dunes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("X16")
def test_placing_on_dunes() -> None:
    game = places({"targis": [3], "dunes": [1]}, {"targis": [5], "dunes": [2]}, dunes=["cistern", "shrine"])
    assert game.say() == "Blue: place your third Targi."
    free = "free: 1, 6, 7, 9, 10, 11, 13, 14"
    assert refusal(game, "pd1") == f"your own Targi already stands on dune 1; {free}"
    assert refusal(game, "pd2") == (
        f"cannot place on dune 2: White's Targi stands there, and only a token lets you join it; {free}"
    )
    assert refusal(game, "pd3") == f"there is no dune on place 3; {free}"
    first = places({}, {}, dunes=["cistern", "shrine"])
    assert first.say("pd2") == "Place on dune 2 (Shrine). Pay 1 date, 1 salt and 1 pepper for 3 points."
    assert refusal(first, "p4").endswith("free: 1, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15, dune 1, dune 2")
    assert first.play("pd2").log[-1].text == "Blue places on dune 2 (Shrine)."


@pytest.mark.rule("X07")
def test_tokens_while_placing() -> None:
    me = {"display": [["xt7", "xr7"], [], []], "tokens": ["1.1", "1.2"], "targis": [1, 13]}
    game = places(me, {"targis": [6], "dunes": [1]}, dunes=["pilgrim"])
    assert game.say("p14") == "Use your token and place on 14 (Tribal expansion), opposite the other player's Targi."
    assert game.say("pd1") == (
        "Use your token and place on dune 1 (Pilgrim), where the other player's Targi stands. Take 2 points."
    )
    assert game.copy().play("p14").log[-1].text == (
        "Blue uses a token and places on 14 (Tribal expansion), opposite the other player's Targi."
    )
    assert game.copy().play("pd1").log[-1].text == (
        "Blue uses a token and places on dune 1 (Pilgrim), where the other player's Targi stands."
    )


@pytest.mark.rule("X17")
def test_using_and_giving_up_a_dune() -> None:
    me = {"targis": [3], "dunes": [1, 2], "display": [["xr3"], [], []]} | stock(dates=1)
    game = acts(me, dunes=["strongbox", "shrine"])
    assert game.say() == "Blue: use or give up one of your 3 figures."
    assert game.say("d1") == "Use dune 1 (Strongbox). Take 1 gold."
    assert game.say("d2-") == "Give up dune 2 (Shrine): your Targi goes home unused, and the card is discarded."
    assert refusal(game, "d2") == (
        "dune 2 (Shrine) can do nothing for you: it costs 1 date, 1 salt and 1 pepper and you have 1 date; "
        "give it up with d2-"
    )
    assert refusal(game, "d3") == "you have no Targi on dune 3; legal: b3, b3-, d1, d1-, d2-"
    assert refusal(game, "done") == "cannot say done: 3 figures are still out; use or give up b3, d1, d2"
    assert game.copy().play("d1").log[-1].text == "Blue uses dune 1 (Strongbox). That brings Blue 1 gold and 1 water."
    assert game.copy().play("d2-").log[-1].text == "Blue gives up dune 2 (Shrine)."
    rich = acts(me | stock(1, 1, 1), dunes=["strongbox", "shrine"]).play("d2")
    assert rich.log[-1].text == (
        "Blue uses dune 2 (Shrine) and pays 1 date, 1 salt and 1 pepper. That brings Blue 1 water and 3 points."
    )


@pytest.mark.rule("X19")
def test_the_wild_dune_is_laid_and_the_other_targi_goes_home() -> None:
    me = {"targis": [3], "dunes": [1], "display": [["xt1", "xt2", "xt7"], [], []]} | stock(water=2)
    game = acts(me, {"dunes": [1], "targis": [5, 7]}, dunes=["wild"]).play("d1")  # the token of xt7 was used for it
    assert game.log[-1].text == "Blue uses dune 1 (Wild dune). White's Targi on it goes home."
    assert game.say() == "Blue: choose a row for the Wild dune."
    assert game.say("r2") == "Pay 2 water and lay the Wild dune in row 2, place 1."
    assert game.say("r1") == (
        "Pay 2 water and lay the Wild dune in row 1, place 4: that completes a row of one kind, 4 points."
    )
    assert game.play("r1").log[-1].text == (
        "Blue lays the Wild dune in row 1, place 4, and pays 2 water. Blue completes row 1: one kind."
    )


def test_dunes_that_can_do_nothing_say_why() -> None:
    nothing = "can do nothing for you"
    me = {"targis": [3], "dunes": [1, 2]}
    market = acts(me, dunes=["matchmaker", "exchange"])
    assert refusal(market, "d1") == (
        f"dune 1 (Matchmaker) {nothing}: you have no hand card from an earlier round that you could pay for; "
        "give it up with d1-"
    )
    assert refusal(market, "d2") == f"dune 2 (Exchange) {nothing}: you have no goods; give it up with d2-"
    full = [["xt1", "xt2", "xt3", "xt5"], ["xr1", "xr2", "xr5", "xr8"], ["xn1", "xn2", "xn5", "xn8"]]
    laid = acts({"targis": [3], "dunes": [1], "display": full} | stock(water=2), dunes=["wild"])
    assert refusal(laid, "d1").startswith(f"dune 1 (Wild dune) {nothing}: your display is full with twelve cards")


def test_envoy_and_peddler() -> None:
    me = {"targis": [11, 15], "markers": [1]} | stock(dates=1, pepper=2)
    shown = centre(c1="xt6", c2="goods:1d1s", c3="xr8", c4="goods:1any", c5="xo6")
    envoy = acts(me | {"dunes": [1]}, dunes=["envoy", "peddler"], centre=shown).play("d1")
    assert envoy.say() == "Blue: choose a tribe card to take from the centre."
    assert envoy.say("take3") == "Take the Rider xr8 from centre 3."
    assert refusal(envoy, "take1").startswith("a marker is on centre 1")
    assert refusal(envoy, "take2").startswith("the card on centre 2 is not a tribe card")
    assert envoy.play("take3").say() == "Blue: decide on the Rider xr8: lay it, keep it or discard it."
    assert envoy.log[-1].text == "Blue takes the Rider xr8 from centre 3."
    peddler = acts(me | {"dunes": [2]}, dunes=["envoy", "peddler"], centre=shown).play("d2")
    assert peddler.say() == "Blue: choose a goods card to take from the centre."
    twice = "the goods card from centre 2, and twice what it shows: 2 dates and 2 salt."
    assert peddler.say("take2") == f"Take {twice}"
    assert peddler.play("take2").log[-1].text == f"Blue takes {twice}"


def test_matchmaker_and_crossroads() -> None:
    me = {"targis": [3], "dunes": [1, 2], "hand": ["xt6", "xt1"], "display": [["xt9"], [], []]} | stock(salt=1)
    game = acts(me, dunes=["matchmaker", "crossroads"])
    border = game.copy().play("d2")
    assert border.say() == "Blue: choose a border card to use."
    assert border.say("x7") == "Use 7 (Dates): take 1 date."
    assert border.say("x1") == "Use 1 (Noble): lay your hand card, or discard it for 1 water and 1 good of choice."
    assert refusal(border, "x4").startswith("4 is a raid and cannot be used")
    assert refusal(border, "x9").startswith("9 (Mirage) could do nothing for you now")
    assert border.play("x7").log[-1].text == "Blue uses 7 (Dates) and takes 1 date."
    both = acts(me | stock(2, 2, 2), dunes=["matchmaker", "crossroads"]).play("d1")
    assert both.say() == "Blue: choose the hand card to lay with the Matchmaker."
    assert both.say("h1") == "Lay your Targia xt6 for up to 2 goods less."


def test_market_and_exchange() -> None:
    me = {"targis": [3], "dunes": [1, 2]} | stock(dates=1, salt=1)
    game = acts(me, dunes=["market", "exchange"], decks=goods_on_top("1d", "2s", "1g"))
    market = game.copy().play("d1")
    assert market.log[-1].text == "Blue uses dune 1 (Market). Goods cards are turned over: 1 date, 2 salt, 1 gold."
    assert market.say() == "Blue: choose 2 goods cards to take, one by one."
    assert market.say("card2") == "Take goods card 2: 2 salt."
    assert market.play("card2").log[-1].text == "Blue takes a goods card: 2 salt."
    assert refusal(market, "card2") == "you have already taken goods card 2; legal: card1, card3"
    exchange = game.copy().play("d2")
    assert exchange.say() == "Blue: exchange goods one for one, or say enough."
    assert exchange.play("d=p").log[-1].text == "Blue gives 1 date for 1 pepper."
    assert refusal(exchange, "p=d").startswith("you took pepper one for one in this visit")
    exchange.play("enough")
    assert exchange.say() == "Blue: give 2 goods of your choice for gold, one by one, or skip it."
    assert exchange.copy().play("skip").log[-1].text == "Blue exchanges no goods for gold."
    assert exchange.play("-s").log[-1].text == "Blue gives 1 salt and 1 pepper. That brings Blue 1 gold."


@pytest.mark.rule("T60")
def test_the_council_shows_its_cards_to_their_owner_alone() -> None:
    me = {"targis": [3], "dunes": [1]} | stock(dates=2, salt=2)
    game = acts(me, dunes=["council"], decks=tribe_on_top("xt8", "xt1", "xo2")).play("d1")
    assert game.log[-1].text == "Blue uses dune 1 (Council). Blue looks at 3 tribe cards."
    assert game.say() == "Blue: choose one of the 3 tribe cards you look at to lay or keep, or none."
    assert game.say("keep2") == "Keep the Targia xt1 in your hand for a later round, and discard the others."
    assert game.say("lay1") == "Lay the Targia xt8 (1 cross; costs 1 date and 2 salt or 5 water)."
    assert refusal(game, "lay2").startswith("cannot lay the Targia xt1: you lack 2 pepper or 2 gold")
    assert game.copy().play("keep2").log[-1].text == (
        "Blue keeps one of those cards. Discarded: Targia xt8 and Oasis xo2."
    )
    assert game.copy().play("none").log[-1].text == (
        "Blue takes none of those cards. Discarded: Targia xt8, Targia xt1 and Oasis xo2."
    )
    assert game.copy().play("lay1").log[-1].text == (
        "Blue is going to lay the Targia xt8. Discarded: Targia xt1 and Oasis xo2. "
        "Blue is going to pay 1 date and 2 salt for the Targia xt8."
    )


# -- the Targia and water ---------------------------------------------------------------------------------


@pytest.mark.rule("X12")
def test_the_favour_before_and_after_the_action() -> None:
    me = {"targis": [14, 3], "display": [["xt3"], [], []]} | stock(dates=1)
    game = acts(me, decks=goods_on_top("2s", "1g"))
    assert game.say("b14").endswith("or take the top card of the discard pile. The Targia's favour can follow.")
    assert game.say("b14-") == (
        "Give up 14 (Tribal expansion): your Targi goes home unused. The Targia's favour can follow."
    )
    assert game.say("favour") == "Use the Targia's favour now, before you use or give up 14 (Tribal expansion)."
    after = game.copy().play("b14-")
    assert after.say() == (
        "Blue: the Targia's favour: take a good, or return one and turn over a goods card, or skip it."
    )
    assert after.say("skip") == "Skip the Targia's favour."
    assert after.play("skip").log[-1].text == "Blue skips the Targia's favour."
    assert refusal(after, "favour").startswith("you have already used the Targia's favour in this round")
    first = game.copy().play("favour")
    assert first.log[-1].text == "Blue uses the Targia's favour before the action."
    assert refusal(first, "skip").startswith("you asked for the favour")
    assert refusal(first, "favour-s").startswith("you have no salt")
    assert first.say("favour-d") == "Return 1 date and turn over the top goods card."
    turned = first.play("favour-d")
    assert turned.log[-1].text == "Blue returns 1 date for the Targia's favour; the goods card shows 2 salt."
    assert turned.say("accept") == "Take what the goods card shows: 2 salt."
    assert turned.play("accept").log[-1].text == "Blue takes what the goods card shows: 2 salt."
    assert turned.say() == "Blue: take a good of your choice."  # by the Targia xt3
    turned.play("+d")
    assert turned.say() == "Blue: after the favour, use or give up 14 (Tribal expansion)."
    assert refusal(turned, "b3").startswith("after the favour comes 14 (Tribal expansion)")


@pytest.mark.rule("X14")
def test_water_is_exchanged() -> None:
    game = acts({"targis": [3, 6]} | stock(water=2))
    assert game.say("w>p") == "Give 2 water for 1 pepper."
    assert refusal(game, "w>g").startswith("that takes 3 water, and you have 2 water")
    assert game.play("w>p").log[-1].text == "Blue gives 2 water for 1 pepper."
    cheap = acts({"targis": [3, 6], "display": [["xw9"], [], []]} | stock(water=2))
    assert cheap.say("w>p") == "Give 1 water for 1 pepper."


@pytest.mark.rule("X13")
def test_water_over_the_limit_goes_back() -> None:
    game = acts({"targis": [3]} | stock(water=12, gold=4)).play("b3-")
    assert game.say("done") == "Say done: your turn ends, and you return 1 gold and 2 water over your limit."
    assert game.play("done").log[-1].text == "Blue is done. Blue returns 1 gold and 2 water over the limit."


# -- border cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("X24", "X26", "X27", "X28")
def test_the_new_border_cards_are_used() -> None:
    me = {"targis": [1, 5, 10], "hand": ["xt1"]} | stock(dates=1, salt=1, gold=2)
    game = acts(me)
    noble = game.copy().play("b1")
    assert noble.say("drop") == "Discard the Targia xt1 and take 1 water and 1 good of choice."
    assert noble.play("drop").log[-1].text == "Blue discards the Targia xt1. That brings Blue 1 water."
    trader = game.copy().play("b5")
    assert trader.say("g>any") == "Give 1 gold for 2 goods of choice."
    assert trader.play("g>any").log[-1].text == "Blue gives 1 gold for goods of choice."
    smith = game.copy().play("b10")
    assert smith.say("silver-any") == "Give 2 goods of choice for 1 point."
    assert refusal(smith, "silver-many").startswith("that takes 4 goods, and you have 2")
    assert refusal(smith, "silver-d").startswith("this Silversmith takes any goods: name only how many")
    assert smith.play("silver-any").log[-1].text == "Blue is going to give 2 goods to the Silversmith."
    assert smith.say() == "Blue: give 2 goods of your choice, one by one."
    assert smith.play("-d").log[-1].text == "Blue gives 1 date and 1 salt. That brings Blue 1 point."
    spring = acts({"targis": [13, 3]}, decks=goods_on_top("2w")).play("b13")
    assert spring.say() == "Blue: take 2 water at the Spring, or turn over the top goods card."
    assert spring.copy().play("water").log[-1].text == "Blue takes 2 water."
    assert spring.play("caravan").log[-1].text == "Blue turns over a goods card: 2 water."


@pytest.mark.rule("X27", "T60")
def test_the_tribal_expansion_redraws_without_naming_what_is_hidden() -> None:
    me = {"targis": [14, 3]} | stock(water=1)
    game = acts(me, robber=6, decks=tribe_on_top("xt1", "xt2"), discards={"tribe": ["xo1"]}).play("b14")
    assert game.say() == "Blue: draw the top tribe card, or take the Oasis xo1 from the discard pile."
    assert game.copy().play("top").log[-1].text == "Blue takes the Oasis xo1 from the discard pile."
    assert game.play("draw").log[-1].text == "Blue draws a tribe card."
    assert game.say() == "Blue: decide on the card you drew: lay it, keep it, discard it, or draw another for 1 water."
    assert game.say("redraw") == "Discard the Targia xt1 for 1 water and draw another."
    assert game.play("redraw").log[-1].text == "Blue discards the Targia xt1 for 1 water and draws another."
    assert game.say() == "Blue: decide on the card you drew: lay it, keep it or discard it."
    assert refusal(game, "redraw") == "another card costs 1 water, and you have 0 water; legal: keep, drop"
    assert game.play("keep").log[-1].text == "Blue keeps the hidden tribe card."


@pytest.mark.rule("X25")
def test_the_mirage_reaches_a_neighbour() -> None:
    game = acts({"targis": [9, 14], "markers": [1, 6]}, robber=1).play("b9").play("from1")
    assert refusal(game, "to9") == "centre 9 shares no side with centre 1; your marker can go to 2, 4"
    assert game.say("to2").startswith("Move your marker to centre 2")


# -- laying and tokens ------------------------------------------------------------------------------------


@pytest.mark.rule("X08")
def test_the_optional_part_of_a_cost() -> None:
    game = lays("xt4", stock(dates=1, salt=3, pepper=1))
    assert game.say() == "Blue: choose whether to pay 2 salt more for the Targia xt4, for 2 points."
    assert game.say("extra") == "Also pay 2 salt, for 2 points."
    assert game.say("plain") == "Pay only the cost of the card."
    assert game.play("extra").log[-1].text == (
        "Blue is going to pay 1 date, 3 salt and 1 pepper for the Targia xt4, the optional part too."
    )
    assert game.play("r1").log[-1].text == (
        "Blue lays the Targia xt4 in row 1, place 1, and pays 1 date, 3 salt and 1 pepper. That brings Blue 2 points."
    )


@pytest.mark.rule("X07")
def test_a_token_makes_a_card_cheaper() -> None:
    token = {"display": [["xo7"], [], []], "tokens": ["1.1"], "hand": ["xt4"], "targis": [1, 3]}
    poor = acts(token | stock(dates=1)).play("b1")
    assert poor.say("lay").endswith("This uses your token.")
    poor.play("lay")
    assert poor.log[-1].text.startswith("Blue uses a token to lay the Targia xt4.")
    rich = acts(token | stock(1, 1, 1)).play("b1").play("lay")
    assert rich.say() == "Blue: choose whether to use your token for the Targia xt4: up to 2 goods less."
    assert rich.say("token") == "Use your token: up to 2 goods less."
    assert rich.play("no-token").log[-1].text.startswith("Blue keeps the token.")


@pytest.mark.rule("X07")
def test_tokens_between_actions() -> None:
    token = {"display": [["xr9", "xo5"], [], []], "tokens": ["1.1", "1.2"], "targis": [3]}
    game = acts(token)
    assert game.say("x6") == "Use your token. Use 6 (Pepper): take 1 pepper."
    assert refusal(game, "x2").startswith("the robber stands on 2; a token serves where nobody stands")
    assert refusal(game, "x14").startswith("the Targia stands on 14; a token serves where nobody stands")
    assert refusal(game, "x3").startswith("a Targi stands on 3; a token serves where nobody stands")
    assert game.copy().play("x6").log[-1].text == "Blue uses a token for 6 (Pepper) and takes 1 pepper."
    assert game.say("swap") == "Use your token: swap two cards of your display."
    assert game.play("swap").log[-1].text == "Blue uses a token to swap two cards."
    assert game.say() == "Blue: choose the first of two cards to swap."
    assert refusal(game, "skip").startswith("the token was used to swap two cards")
    last = go(acts(token | {"targis": [3]}), "b3")
    assert last.say() == "Blue: all your figures are home. Use a token, or say done."
    assert refusal(acts({"targis": [3]}), "x6").startswith("you have no token for using another border card")


def test_cards_that_turn_over_or_draw_are_told() -> None:
    turned = go(lays("xn3", stock(dates=1, gold=1), decks=goods_on_top("2s")), "r1")
    assert turned.log[-1].text == (
        "Blue lays the Tent xn3 in row 1, place 1, and pays 1 date and 1 gold. Blue turns over a goods card: 2 salt."
    )
    drawn = go(lays("xo3", stock(salt=1, gold=1), decks=tribe_on_top("xt1")), "r1")
    assert drawn.log[-1].text.endswith("and pays 1 salt and 1 gold. Blue draws a tribe card.")


# -- raids and rounds -------------------------------------------------------------------------------------


@pytest.mark.rule("X21", "X22")
def test_raids_name_what_they_take() -> None:
    token = {"display": [["xo9"], ["xt1", "xt2"], []], "tokens": ["1.1"]}
    game = raided(8, token | stock(salt=1, pepper=1, points=1))
    assert game.say() == "Blue: Raid 2 takes 1 salt and 1 pepper or 1 point. Choose which to give."
    assert game.say("goods") == "Give 1 salt and 1 pepper to the raid."
    assert game.say("shield") == "Use your token: give nothing in this raid."
    assert refusal(game, "lose1").startswith("Raid 2 takes no cards")
    assert game.copy().play("shield").log[-1].text.startswith("Blue uses a token and gives nothing to the raid.")
    short = raided(12, token | stock(dates=3, pepper=1, points=2))
    assert refusal(short, "goods") == (
        "Raid 3 takes 1 date, 1 salt and 1 pepper, and you have 1 date and 1 pepper of that; "
        "give what you can pay in full; legal: points, shield"
    )
    none = raided(8, token | stock(dates=3, points=2))
    assert refusal(none, "goods").startswith("you have none of what Raid 2 takes (1 salt and 1 pepper)")
    last = raided(16, token | stock(gold=1))
    assert last.say() == "Blue: Raid 4 takes 1 gold or the rightmost card of a row. Choose which to give."
    assert last.say("lose2") == "Give the Targia xt2, the rightmost card of row 2."
    assert refusal(last, "lose3").startswith("row 3 of your display is empty")
    assert refusal(last, "points").startswith("Raid 4 takes a card, not points")
    assert refusal(last, "goods").startswith("Raid 4 takes gold or a card, not goods")
    assert last.play("lose2").log[-1].text.startswith("Blue gives the Targia xt2 to the raid.")


@pytest.mark.rule("X10", "X18")
def test_a_new_round_tells_of_the_targia_the_dunes_and_income() -> None:
    me = {"targis": [], "markers": []}
    dunes = {"dunes": {"cards": ["dune:pilgrim", "dune:envoy", "dune:wild"]}}
    game = acts(me, {"display": [["xw7"], [], []]}, white=True, robber=2, decks=dunes)
    assert game.play("done").log[-1].text == (
        "White is done. Round 3: the robber is on 3 (Salt), White begins. The Targia is on 13 (Spring). "
        "New dunes: dune 1 (Pilgrim). Blue takes 1 water at the start of the round."
    )
    after_raid = raided(4, stock(dates=1, points=1), decks=dunes).play("goods")
    assert "New dunes: dune 1 (Pilgrim), dune 2 (Envoy) and dune 3 (Wild dune)." in after_raid.log[-1].text
