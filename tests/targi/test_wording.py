"""The cards of Targi in words."""

from __future__ import annotations

import pytest

import azalai
from azalai.games.targi.cards.effects import EFFECTS
from azalai.games.targi.words import names
from azalai.games.targi.words.card_list import card_list
from tests.targi.spoken import SETTING

EFFECT_TEXTS = {
    "t3": "Take 1 good of choice at once.",
    "o5": "You may swap two cards of your display.",
    "t5": "Each Targia you lay later costs one good of your choice less.",
    "n7": "Each tent you lay later gives you 1 point.",
    "t4": "Raids take nothing from you.",
    "r4": "The Caravan gives you two goods cards.",
    "n4": "At the Trader one good buys one other good.",
    "n9": "You may keep 4 more goods and 2 more gold.",
    "w7": "A goods card that gives dates gives you one more date.",
    "o7": "The Silversmith gives you 1 more point.",
    "t7": "Between your actions you may lay or discard your hand card without the Noble.",
    "w6": "In the final scoring, 1 point for every two wells in your display.",
    "r9": "In the final scoring, 1 point for every two cards of the kind you have most of.",
    "o9": "In the final scoring, each row of four kinds is worth 1 point more.",
    "t1": "",
}


def test_every_effect_has_its_sentence() -> None:
    cards = azalai.new("targi", seed=1).view(None)["cards"]
    assert {name: names.effect_text(cards[name]) for name in EFFECT_TEXTS} == EFFECT_TEXTS
    assert {cards[name].get("do") for name in EFFECT_TEXTS} == {
        None,
        *(name for name, effect in EFFECTS.items() if not effect.new),
    }
    assert names.kind_name(cards["r9"]["kind"]) == "Rider"


BORDER_TEXTS = {
    1: ("Noble", "Lay your hand card at its cost, or discard it."),
    2: ("Dates", "Take 1 date."),
    3: ("Salt", "Take 1 salt."),
    4: ("Raid 1", "When the robber comes here, each player gives 1 good of choice or 1 point."),
    5: (
        "Trader",
        "Exchange as often as you like: 2 identical goods for 1 other good, 3 identical goods for 1 gold.",
    ),
    6: ("Pepper", "Take 1 pepper."),
    9: ("Mirage", "Move one of your markers to a face-up centre card without a marker."),
    10: (
        "Silversmith",
        (
            "Exchange once: 2 identical goods for 1 point, 4 identical goods for 3 points, "
            "1 gold for 2 points, 2 gold for 4 points."
        ),
    ),
    13: ("Caravan", "Turn over the top goods card and take what it shows."),
    14: ("Tribal expansion", "Draw the top tribe card: lay it, keep it or discard it."),
    16: ("Raid 4", "When the robber comes here, each player gives 1 gold or 3 points; then the game is over."),
}


def test_every_border_card_has_name_and_sentence() -> None:
    border = {card["number"]: card for card in azalai.new("targi", seed=1).view(None)["border"]}
    for number, (name, text) in BORDER_TEXTS.items():
        card = border[number]
        assert (names.border_name(card["role"], card), names.border_text(card["role"], card)) == (name, text)
    assert {card["role"] for card in border.values()} == {border[number]["role"] for number in BORDER_TEXTS}


def test_amounts_in_words() -> None:
    assert names.amount_text("1d2s") == "1 date and 2 salt"
    assert names.amount_text("2d1s3p1g2v") == "2 dates, 1 salt, 3 pepper, 1 gold and 2 points"
    assert names.amount_text("3any") == "3 goods of choice"
    with pytest.raises(ValueError, match="hello"):
        names.amount_text("hello")


def test_the_card_list_has_every_card_once() -> None:
    sections = card_list(SETTING)
    headings = [heading for heading, _ in sections]
    kinds = ["Targia", "Rider", "Tent", "Well", "Oasis"]
    assert headings == ["Border cards", "Goods cards", *(f"Tribe cards: {kind}" for kind in kinds)]
    for _, rows in sections:
        assert len({len(row) for row in rows}) == 1
    rows = {heading: rows[1:] for heading, rows in sections}
    assert [row[0] for row in rows["Border cards"]] == [str(number) for number in range(1, 17)]
    assert sum(int(row[1]) for row in rows["Goods cards"]) == 19
    named = [row[0] for kind in kinds for row in rows[f"Tribe cards: {kind}"]]
    assert sorted(named) == sorted(card.id for card in SETTING.deck.tribe.values())
    t6 = next(row for row in rows["Tribe cards: Targia"] if row[0] == "t6")
    effect = "In the final scoring, 1 point for every two Targias in your display."
    assert t6[1:] == [
        "Targia",
        "2 pepper or 1 gold",
        "1",
        "Final scoring",
        effect,
        "figures published, effect our own",
    ]
