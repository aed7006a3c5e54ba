"""Why a move of Targi with the expansion is refused, at tables that have to be searched for. The other reasons are in
test_expansion_sentences.py."""

from __future__ import annotations

import pytest

import azalai
from azalai.games.targi import GAME
from azalai.games.targi.rules import actions
from azalai.games.targi.rules.actions import CATALOGUE
from azalai.games.targi.rules.table import Table
from tests.targi.spoken import refusal
from tests.targi.tables import centre
from tests.targi.x_tables import acts, stock, tribe_on_top

SETTING = GAME.setting({"expansion": True})


def unsettled(t: Table, move: str) -> str:
    """The reason at a table before its forced answer was taken."""
    action = CATALOGUE.parse(move)
    assert action is not None
    return GAME.why_illegal(t, SETTING, action.id)


def table(game: azalai.Game) -> Table:
    return GAME.position(game.view(None), SETTING, 0)


@pytest.mark.rule("X25")
def test_a_marker_without_a_free_neighbour_cannot_be_moved() -> None:
    t = table(acts({"targis": [9, 14], "markers": [6]}, robber=1))
    for k in (2, 4, 8):
        t.centre[k].face_down = 1
    assert unsettled(t, "b9") == (
        "9 (Mirage) can do nothing for you: none of your markers has a free neighbour; give it up with b9-"
    )
    both = acts({"targis": [9, 14, 7], "markers": [6, 9]}, robber=1, seed=1)
    t = table(both)
    for k in (2, 4):
        t.centre[k].face_down = 1
    GAME.rules.apply(t, SETTING.cards, actions.USE + 9)
    assert unsettled(t, "from6") == "your marker on centre 6 has no free neighbour; legal: from9"


@pytest.mark.rule("T20")
def test_the_matchmaker_lays_no_card_of_this_round_and_none_that_cannot_be_paid() -> None:
    display = {"display": [["xt9"], [], []], "targis": [3], "dunes": [1]}
    hand = [{"card": "xt6", "taken": 1}, {"card": "xt8", "taken": 2}]
    fresh = table(acts(display | {"hand": hand} | stock(salt=2, pepper=1), dunes=["matchmaker"]))
    GAME.rules.apply(fresh, SETTING.cards, actions.USE_DUNE)
    assert unsettled(fresh, "h2") == "the Targia xt8 was taken this round and waits for a later one; legal: h1"
    dear = table(acts(display | {"hand": ["xt6", "xt2"]} | stock(salt=2, pepper=1), dunes=["matchmaker"]))
    GAME.rules.apply(dear, SETTING.cards, actions.USE_DUNE)
    assert unsettled(dear, "h2").startswith("cannot lay the Targia xt2: you lack")
    one = table(acts(display | {"hand": ["xt6"]} | stock(salt=2, pepper=1), dunes=["matchmaker"]))
    GAME.rules.apply(one, SETTING.cards, actions.USE_DUNE)
    assert unsettled(one, "h2") == "there is no hand card 2; legal: h1"


def test_the_council_says_which_cards_there_are() -> None:
    me = {"targis": [3], "dunes": [1], "hand": ["xo1"]}
    full = acts(me, dunes=["council"], decks=tribe_on_top("xt8", "xt1", "xo2")).play("d1")
    assert full.say() == "Blue: choose one of the 3 tribe cards you look at to lay, or none."
    assert refusal(full, "keep1") == "cannot keep the Targia xt8: your hand is full; legal: none"
    text = '[expansion.dunes]\ncouncil = { count = 1, do = "choose_tribe", look = 2 }'
    two = acts(me, dunes=["council"], options={"card_text": text}).play("d1")
    assert refusal(two, "lay3") == "there is no card 3 to look at; legal: none"


def test_goods_are_given_only_where_there_are_enough() -> None:
    game = acts({"targis": [3], "dunes": [1]} | stock(dates=1, water=2), dunes=["exchange"]).play("d1").play("enough")
    assert refusal(game, "-d") == "that takes 2 goods, and you have 1; legal: skip, w>d, w>s, w>p"
    more = acts({"targis": [3], "dunes": [1]} | stock(dates=3, water=2), dunes=["exchange"]).play("d1").play("enough")
    assert refusal(more, "-s").startswith("you have no salt")
    assert refusal(more.play("-d"), "skip").startswith("you must finish the exchange you began")


@pytest.mark.rule("X12")
def test_after_the_favour_the_border_card_may_do_nothing() -> None:
    game = acts({"targis": [1, 3]} | stock(water=2), robber=15).play("favour").play("+d")
    assert refusal(game, "b1").startswith("1 (Noble) could do nothing for you now")


@pytest.mark.rule("X07")
def test_tokens_that_cannot_do_anything() -> None:
    border = acts({"targis": [3], "display": [["xr9"], [], []], "tokens": ["1.1"]})
    assert refusal(border, "x9").startswith("9 (Mirage) could do nothing for you now")
    assert refusal(border, "x4").startswith("4 is a raid and cannot be used")
    alone = acts({"targis": [3], "display": [["xo5"], [], []], "tokens": ["1.1"]})
    assert refusal(alone, "swap").startswith("your display has no two cards to swap")
    me = {"targis": [1, 3], "hand": ["xt4"], "display": [["xo7"], [], []], "tokens": ["1.1"]}
    t = table(acts(me | stock(dates=1)).play("b1"))
    GAME.rules.apply(t, SETTING.cards, actions.LAY)
    assert unsettled(t, "no-token") == (
        "without the token you lack 1 salt and 1 pepper for the Targia xt4; legal: token"
    )


@pytest.mark.rule("X28", "X31")
def test_traders_and_silversmiths_of_both_sets() -> None:
    me = {"targis": [5, 10]} | stock(dates=2, gold=1)
    base = acts(me, options={"border": {"5": "base", "10": "base"}})
    assert refusal(base.copy().play("b5"), "g>any").startswith("this Trader takes no gold")
    assert refusal(base.play("b10"), "silver-any").startswith("this Silversmith takes identical goods only")
    new = acts(me | stock(dates=2)).play("b5")
    assert refusal(new, "g>any").startswith("that takes 1 gold, and you have 0 gold")
    poor = acts({"targis": [5, 10]} | stock(dates=1))
    assert refusal(poor, "b5") == (
        "5 (Trader) can do nothing for you: an exchange takes 2 identical goods or a gold; give it up with b5-"
    )
    assert refusal(poor, "b10") == (
        "10 (Silversmith) can do nothing for you: an exchange takes 2 goods or 1 gold; give it up with b10-"
    )


@pytest.mark.rule("X27")
def test_without_a_discard_pile_the_deck_is_left() -> None:
    game = acts({"targis": [14, 3]}, robber=6).play("b14")
    assert game.say() == "Blue: draw the top tribe card."
    assert refusal(game, "top") == "the discard pile of tribe cards is empty; legal: draw"


@pytest.mark.rule("X20")
def test_the_marker_that_goes_home_is_told() -> None:
    me = {"targis": [15, 11], "markers": [1], "display": [["xr7"], [], []], "faces_opponent": True}
    them = {"targis": [5, 1], "dunes": [1]}
    game = acts(me, them, dunes=["cistern"], centre=centre(c1="goods:2d")).play("c1")
    assert game.log[-1].text == ("Blue takes the goods card from centre 1: 2 dates. White's marker on it goes home.")


def test_the_wild_dune_being_laid_is_drawn() -> None:
    game = acts({"targis": [3], "dunes": [1]} | stock(water=2), dunes=["wild"]).play("d1")
    assert "Blue decides on Wild dune 0*  to pay: 2w" in game.draw(0, width=80, colour=False)
    assert "Wild dune: 0 points" in game.picture(0)
