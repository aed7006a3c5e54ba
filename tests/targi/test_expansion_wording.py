"""The cards of Targi's expansion in words."""

from __future__ import annotations

import azalai
from azalai.games.targi import GAME
from azalai.games.targi.cards.effects import DUNE_EFFECTS, EFFECTS
from azalai.games.targi.words import names

EFFECT_TEXTS = {
    "xt3": "The Targia's favour also gives you 1 good of choice.",
    "xt7": "Once, place a Targi on a dune where the other player's Targi stands.",
    "xt8": "Each Targia you lay later costs one good of your choice less.",
    "xt9": "Your hand holds two cards.",
    "xr3": "Each dune you use also gives you 1 water.",
    "xr6": "In the final scoring, 1 point for every two riders in your display.",
    "xr7": "Once, for a round, place your Targis opposite the other player's.",
    "xr9": "Once, between your actions, use a border card on which nobody stands.",
    "xn3": "Turn over the top goods card and take what it shows.",
    "xn7": "You may keep 4 more goods, 2 more gold and 5 more water.",
    "xn9": "In the final scoring, 1 point for every 2 goods you have left.",
    "xw3": "Take 2 water at once.",
    "xw5": "A goods card that gives water gives you one more water.",
    "xw7": "Take 1 water at the start of each round.",
    "xw9": "1 water buys you a good.",
    "xo3": "Draw the top tribe card: lay it, keep it or discard it.",
    "xo5": "Once, between your actions, swap two cards of your display.",
    "xo7": "Once, lay a card for up to 2 goods less.",
    "xo9": "Once, give nothing in a raid.",
    "xt1": "",
}


def test_every_effect_has_its_sentence() -> None:
    cards = azalai.new("targi", seed=1, expansion=True).view(None)["cards"]
    assert {name: names.effect_text(cards[name]) for name in EFFECT_TEXTS} == EFFECT_TEXTS
    shipped = {card["do"] for card in cards.values() if "do" in card}
    assert {cards[name]["do"] for name in EFFECT_TEXTS if "do" in cards[name]} == shipped
    assert shipped < EFFECTS.keys()


BORDER_TEXTS = {
    1: "Lay your hand card at its cost, or discard it for 1 water and 1 good of choice.",
    4: "When the robber comes here, each player gives 1 date or 1 point.",
    5: (
        "Exchange as often as you like: 2 identical goods for 1 other good, 3 identical goods for 1 gold, "
        "1 gold for 2 goods of choice."
    ),
    8: "When the robber comes here, each player gives 1 salt and 1 pepper or 1 point.",
    9: "Move one of your markers to an adjacent face-up centre card without a marker.",
    10: (
        "Exchange once: 2 goods of choice for 1 point, 4 goods of choice for 3 points, 1 gold for 2 points, "
        "2 gold for 4 points."
    ),
    12: "When the robber comes here, each player gives 1 date, 1 salt and 1 pepper or 2 points.",
    13: "Take 2 water, or turn over the top goods card and take what it shows.",
    14: (
        "Draw the top tribe card or take the top card of the discard pile: lay it, keep it or discard it. "
        "For 1 water you may discard a drawn card and draw another."
    ),
    16: ("When the robber comes here, each player gives 1 gold or the rightmost card of a row; then the game is over."),
}


def test_the_ten_new_border_cards_have_their_sentence() -> None:
    border = azalai.new("targi", seed=1, expansion=True).view(None)["border"]
    new = {card["number"]: names.border_text(card["role"], card) for card in border if card["set"] == "expansion"}
    assert new == BORDER_TEXTS
    assert names.border_name("spring", border[12]) == "Spring"


DUNE_TEXTS = {
    "Wild dune": (
        "Pay 2 water and lay this card in a row: 0 points, and in the final scoring the kind that is best for you."
    ),
    "Strongbox": "Take 1 gold.",
    "Inn": "Take 3 goods of choice.",
    "Cistern": "Take 4 water.",
    "Pilgrim": "Take 2 points.",
    "Envoy": "Take a face-up tribe card without a marker from the centre: lay it, keep it or discard it.",
    "Peddler": "Take a face-up goods card without a marker from the centre, and twice what it shows.",
    "Matchmaker": "Lay your hand card for up to 2 goods less.",
    "Crossroads": "Use any border card except a raid, even if a figure stands there.",
    "Council": (
        "Look at 3 cards of the tribe deck: lay one, or keep one if your hand is not full, and discard the rest."
    ),
    "Market": "Turn over 3 goods cards and take what 2 of them show.",
    "Shrine": "Pay 1 date, 1 salt and 1 pepper for 3 points.",
    "Resettling": "Take 1 point; you may swap two cards of your display.",
    "Exchange": (
        "Exchange goods one for one, without giving back a kind you took; then 2 goods of choice for 1 gold, once."
    ),
}


def test_the_card_list_has_every_card_of_the_table_once() -> None:
    setting = GAME.setting({"expansion": True, "tribe": "mixed", "border": "mixed"})
    sections = dict(GAME.card_list(setting))
    assert all(len({len(row) for row in rows}) == 1 for rows in sections.values())
    dunes = sections["Dune cards"]
    assert {row[1]: row[3] for row in dunes[1:]} == DUNE_TEXTS
    assert sum(int(row[2]) for row in dunes[1:]) == 20
    assert {card.effect for card in setting.deck.dunes.values()} == DUNE_EFFECTS.keys()
    assert sum(int(row[1]) for row in sections["Goods cards"][1:]) == 24
    assert len(sections["Border cards"]) == 1 + 16 + 10
    tribe = [row[0] for name, rows in sections.items() if name.startswith("Tribe") for row in rows[1:]]
    assert sorted(tribe) == sorted(setting.deck.by_id)
    assert {row[-1] for name, rows in sections.items() if name.startswith("Tribe") for row in rows[1:]} == {
        "base",
        "expansion",
    }
    plain = dict(GAME.card_list(GAME.setting({"expansion": True})))
    assert [row[0] for row in plain["Tribe cards: Tent"][1:]] == [f"xn{number}" for number in range(1, 10)]
