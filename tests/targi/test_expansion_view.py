"""Views of tables with the expansion, and what a seat can guess about a mixed deck. T60, X30."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import azalai
from tests.targi.tables import BLUE, WHITE, player
from tests.targi.x_positions import ACTING, COUNCIL, table

pytestmark = pytest.mark.rules

EXPANSION_WORDS = {"expansion", "targia", "dunes", "looked", "gained", "looked_deals"}
PLAYER_WORDS = {"water", "dunes", "tokens", "favoured", "faces_opponent"}


# -- views -----------------------------------------------------------------------------------------------------------


def test_a_table_without_the_expansion_has_none_of_its_words() -> None:
    base, view = azalai.new("targi", seed=1).view(None), azalai.new("targi", seed=1, expansion=True).view(None)

    assert set(view) - set(base) == EXPANSION_WORDS
    assert set(view["players"][0]) - set(base["players"][0]) == PLAYER_WORDS
    assert set(view["decks"]) - set(base["decks"]) == {"dunes"} == set(view["discards"]) - set(base["discards"])
    assert all("set" not in card for card in base["border"])


@pytest.mark.rule("X02", "X03", "X04", "X10")
def test_the_view_of_a_table_just_dealt() -> None:
    view = azalai.new("targi", seed=1, expansion=True).view(BLUE)

    assert (view["expansion"], view["targia"], view["looked"]) == (True, 15, [])
    assert [space["sort"] for space in view["centre"]] == ["tribe", "goods"] * 4 + ["tribe"]
    assert len(view["discards"]["tribe"]) == 1
    assert view["decks"] == {
        "goods": {"count": 20, "deal": 0},
        "tribe": {"count": 39, "deal": 0},
        "dunes": {"count": 17},
    }
    open_dunes = [dune["card"] for dune in view["dunes"]]
    assert Counter(open_dunes + view["unseen"]["dunes"]).total() == 20
    assert [card["set"] for card in view["border"] if card["role"] != "goods"] == ["expansion"] * 10


def test_a_dune_shows_what_is_printed_on_it_and_who_stands_there() -> None:
    dunes = ["dune:market", None, "dune:wild"]
    game = table({"dunes": dunes, "players": [{"dunes": [1]}, {"dunes": [3]}], "first": 0})

    shown = game.view(WHITE)["dunes"]

    assert shown == [
        {"place": 1, "card": "dune:market", "do": "choose_goods", "turn": 3, "keep": 2, "targis": [0]},
        None,
        {"place": 3, "card": "dune:wild", "do": "lay_wild", "cost": "2w", "targis": [1]},
    ]


def test_facts_of_a_card_with_an_optional_part_and_of_water() -> None:
    facts = azalai.new("targi", seed=1, expansion=True).view(BLUE)["cards"]

    assert facts["xw4"] == {"kind": "well", "crosses": 1, "cost": ["1d2s"], "extra": {"cost": "4w", "vp": 2}}
    assert facts["xw7"]["do"] == "round_income"
    assert facts["xw7"]["what"] == "1w"


@pytest.mark.rule("T60")
def test_T60_only_the_owner_sees_the_cards_that_are_looked_at() -> None:
    game = table(COUNCIL).play("d1")

    assert game.view(BLUE)["looked"] == game.view(None)["looked"] == ["xt1", "xr1", "xn1"]
    assert game.view(WHITE)["looked"] == [None, None, None]
    assert {"xt1", "xr1", "xn1"} <= set(game.view(WHITE)["unseen"]["tribe"])
    assert not {"xt1", "xr1", "xn1"} & set(game.view(BLUE)["unseen"]["tribe"])
    seen = {tuple(game.imagine(WHITE, seed).view(None)["looked"]) for seed in range(30)}
    assert len(seen) > 25, "what white imagines there is dealt again"
    assert {tuple(game.imagine(BLUE, seed).view(None)["looked"]) for seed in range(10)} == {("xt1", "xr1", "xn1")}


@pytest.mark.rule("T60")
def test_T60_the_order_of_the_dunes_is_hidden() -> None:
    game = azalai.new("targi", seed=1, expansion=True)

    imagined = [game.imagine(BLUE, seed).view(None)["decks"]["dunes"]["cards"] for seed in range(20)]

    assert len({tuple(cards) for cards in imagined}) == 20
    assert {tuple(sorted(cards)) for cards in imagined} == {tuple(game.view(BLUE)["unseen"]["dunes"])}


# -- mixed decks -----------------------------------------------------------------------------------------------------

LAID = [["t1", "t2", "t3", "t4"], ["xt1", "xt2", "xt3"]]  # seven of the nine Targia cards in play


@pytest.mark.rule("X30", "T60")
def test_X30_every_pair_of_unseen_cards_is_imagined_in_play_equally_often() -> None:
    """Seven Targia cards lie in a display and none in the centre: which two of the other eleven are in play, 55 pairs,
    is anybody's guess, wherever they really are."""
    open_cards = ["r1", "goods:1d", "n1", "goods:1s", "w1", "goods:1p", "o1", "goods:2d", "r2"]
    described = {"centre": open_cards, "discards": {"tribe": ["n2"]}, "players": [{"display": LAID}, {}], "round": 6}
    game = table(described, seed=8, tribe="mixed")
    book: Any = game.rulebook
    cards: Any = game.setting.cards
    times: Counter[tuple[int, ...]] = Counter()
    for number in range(55 * 60):
        imagined = game.table.copy()
        book.rules.imagine(imagined, cards, BLUE, number, 77, [0] * book.pool_size)
        deck = imagined.tribe_deck[: imagined.tribe_count]
        times[tuple(sorted(card for card in deck if cards.kind[card] == 1))] += 1

    assert len(times) == 55
    chi_square = sum((count - 60) ** 2 / 60 for count in times.values())
    assert chi_square < 110, "54 degrees of freedom: one in a hundred thousand"


@pytest.mark.rule("X30")
def test_X30_cards_that_are_not_named_are_drawn_from_the_seed_nine_of_each_kind() -> None:
    views = [table({"players": [{"display": LAID}]}, seed=seed, tribe="mixed").view(None) for seed in range(30)]

    boxes = [view["box"] for view in views]
    assert len({tuple(sorted(box)) for box in boxes}) == 30
    for box in boxes:
        assert Counter(card.removeprefix("x")[0] for card in box) == dict.fromkeys("trnwo", 9)
        assert not {card for row in LAID for card in row} & set(box)


def test_a_box_can_be_named_in_part() -> None:
    view = table({"box": ["t1", "xt1", "o9"]}, tribe="mixed").view(None)

    assert len(view["box"]) == 45
    assert {"t1", "xt1", "o9"} <= set(view["box"])


def test_water_is_seen_in_the_price_of_a_card() -> None:
    me = {"targis": [1, 7], "hand": ["xt6"], "water": 7, "goods": {"salt": 2, "pepper": 1}}
    game = table({**ACTING, "players": [me, {"targis": [3, 9, 10]}]}).play("b1").play("h1").play("lay").play("pay2")

    assert game.view(WHITE)["card"]["price"] == {"dates": 0, "salt": 0, "pepper": 0, "gold": 0, "water": 5}
    assert player(game.play("r1"), BLUE)["water"] == 2
