"""Mixed decks, mixed borders, and combinations of options that are not allowed. X30 to X33."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import azalai
from azalai import Game
from azalai.errors import IllegalOption
from azalai.games import rulebook
from tests.targi.tables import BLUE, WHITE
from tests.targi.x_tables import acts, moves, stock

pytestmark = pytest.mark.rules

KINDS = "trnwo"
BASE = [f"{kind}{n}" for kind in KINDS for n in range(1, 10)]
NEW = [f"x{name}" for name in BASE]
CHANGED = (1, 4, 5, 8, 9, 10, 12, 13, 14, 16)


def new(seed: int = 0, **options: Any) -> Game:
    return azalai.new("targi", seed=seed, expansion=True, **options)


def tribe_of(game: Game) -> list[str]:
    table = game.view(None)
    cards = [space["card"] for space in table["centre"] if space["sort"] == "tribe"]
    return sorted(cards + table["decks"]["tribe"]["cards"] + table["discards"]["tribe"])


def kind_of(name: str) -> str:
    return name.removeprefix("x")[0]


# -- the tribe deck -------------------------------------------------------------------------------------------


@pytest.mark.rule("X30")
def test_X30_mixed_draws_nine_of_the_eighteen_cards_of_each_kind() -> None:
    decks = [tribe_of(new(seed, tribe="mixed")) for seed in range(20)]

    for deck in decks:
        assert len(set(deck)) == 45
        assert set(deck) <= set(BASE) | set(NEW)
        assert Counter(map(kind_of, deck)) == dict.fromkeys(KINDS, 9)
    assert set().union(*decks) == set(BASE) | set(NEW), "each card can come"
    shares = [sum(name.startswith("x") for name in deck) for deck in decks]
    assert min(shares) < 22 < max(shares), "how many of a set come is chance"


@pytest.mark.rule("X30", "T60")
def test_X30_nobody_knows_which_cards_were_left_out() -> None:
    game = new(4, tribe="mixed")
    table = game.view(BLUE)
    seen = {space["card"] for space in table["centre"]} | set(table["discards"]["tribe"])

    assert table["box"] is None
    assert set(table["unseen"]["tribe"]) == (set(BASE) | set(NEW)) - seen, "a card counter counts all ninety"


@pytest.mark.rule("X30", "T60")
def test_X30_imagined_decks_hold_each_unseen_card_of_a_kind_equally_often() -> None:
    """Also for the cards that come first where the hidden places are gone through: face-down ones and hands."""
    game = new(3, tribe="mixed")
    book, cards = game.rulebook, game.setting.deck.tables
    hidden = game.table.tribe_deck[: game.table.tribe_count]
    times = 600
    found: Counter[int] = Counter()
    for i in range(times):
        imagined = game.table.copy()
        book.rules.imagine(imagined, cards, WHITE, i, 1, [0] * book.pool_size)
        in_play = imagined.tribe_deck[: imagined.tribe_count]
        assert Counter(cards.kind[card] for card in in_play) == Counter(cards.kind[card] for card in hidden)
        found.update(in_play)
    for kind in range(1, 6):
        own = [card for card in hidden if cards.kind[card] == kind]
        boxed = [card for card in game.table.box if card and cards.kind[card] == kind]
        wanted = times * len(own) / (len(own) + len(boxed))
        for card in own + boxed:
            assert abs(found[card] - wanted) < 5 * (wanted / 2) ** 0.5 + 5, "five standard deviations"


@pytest.mark.rule("X33")
def test_X33_the_next_game_has_the_other_cards_and_no_more() -> None:
    for seed in range(5):
        first = tribe_of(new(seed, tribe="mixed"))
        second = tribe_of(new(99, previous=seed, border="mixed", first="blue"))

        assert sorted(first + second) == sorted(BASE + NEW)
        assert second == tribe_of(new(7, tribe="mixed", previous=seed, easy=True)), "whatever else is chosen"


@pytest.mark.rule("X33")
def test_X33_the_rematch_of_a_mixed_deck_offers_the_other_cards_and_then_a_new_mix() -> None:
    offers = rulebook("targi").rematches
    mixed = {"expansion": True, "tribe": "mixed"}
    other = mixed | {"previous": 5}

    assert list(offers(mixed, 5).items()) == [("other-cards", other), ("new-mix", mixed)]
    assert offers(other, 8) == {"new-mix": mixed}
    assert offers({"expansion": True}, 5) == {"again": {"expansion": True}}


@pytest.mark.rule("X33")
def test_X33_only_a_mixed_deck_leaves_cards_out() -> None:
    with pytest.raises(IllegalOption, match="previous plays with the tribe cards that a mixed deck left out"):
        new(tribe="base", previous=5)
    with pytest.raises(IllegalOption, match="expansion=True"):
        azalai.new("targi", previous=5)
    with pytest.raises(IllegalOption, match="previous must be a whole number from 0"):
        new(previous=-1)


@pytest.mark.rule("X30")
def test_X30_a_deck_of_named_cards_with_nine_of_each_kind() -> None:
    chosen = [name if i % 9 < 4 else "x" + name for i, name in enumerate(BASE)]

    assert tribe_of(new(tribe=chosen)) == sorted(chosen)


@pytest.mark.rule("X30")
@pytest.mark.parametrize("chosen", ["base", "expansion"])
def test_X30_a_deck_of_one_set_in_a_game_with_the_expansion(chosen: str) -> None:
    assert tribe_of(new(tribe=chosen)) == sorted(BASE if chosen == "base" else NEW)


@pytest.mark.rule("X30", "X32")
@pytest.mark.parametrize(
    "chosen",
    [BASE[:44], [*BASE[:44], "t1"], [*BASE[:44], "xt1"], [*BASE[:44], "zz9"], "all", 7, [1] * 45],
    ids=["too few", "one twice", "ten of a kind", "unknown", "a word", "a number", "numbers"],
)
def test_X30_other_decks_are_refused_with_a_reason(chosen: Any) -> None:
    with pytest.raises(IllegalOption) as caught:
        new(tribe=chosen)

    assert len(str(caught.value)) > 20


# -- the border -----------------------------------------------------------------------------------------------


def sets_of(game: Game) -> dict[int, int]:
    return {number: game.table.border[number] for number in range(1, 17)}


@pytest.mark.rule("X31")
def test_X31_mixed_draws_each_of_the_ten_numbers_from_the_seed() -> None:
    borders = [sets_of(new(seed, border="mixed")) for seed in range(40)]

    for number in CHANGED:
        assert {border[number] for border in borders} == {0, 1}, f"{number} comes from either set"
    assert borders == [sets_of(new(seed, border="mixed")) for seed in range(40)], "the seed settles it"
    assert len({tuple(border.values()) for border in borders}) > 30, "each number by itself"


@pytest.mark.rule("X31")
def test_X31_a_border_of_one_set() -> None:
    base, expansion = new(border="base"), new(border="expansion")

    assert set(sets_of(base).values()) == {0}
    assert [number for number, edition in sets_of(expansion).items() if edition] == list(CHANGED)
    assert base.view(None)["border"][12]["role"] == "caravan"


@pytest.mark.rule("X31")
def test_X31_a_number_that_is_not_named_takes_the_set_of_the_game() -> None:
    game = new(border={5: "base", 13: "expansion"})

    assert [number for number, edition in sets_of(game).items() if edition] == [1, 4, 8, 9, 10, 12, 13, 14, 16]
    assert azalai.new("targi", border={5: "base"}).view(None)["border"][4]["role"] == "trader"


@pytest.mark.rule("X31")
@pytest.mark.parametrize("chosen", ["both", {2: "base"}, {5: "mixed"}, {99: "base"}, {"five": "base"}, 5])
def test_X31_other_borders_are_refused_with_a_reason(chosen: Any) -> None:
    with pytest.raises(IllegalOption) as caught:
        new(border=chosen)

    assert len(str(caught.value)) > 20


@pytest.mark.rule("X31")
def test_X31_each_card_of_a_mixed_border_plays_by_its_own_set() -> None:
    me = {"targis": [13, 3]} | stock(dates=3, gold=1)
    game = acts(me, options={"border": {13: "base"}}).play("b13")

    assert moves(game) != {"water", "caravan"}, "the base caravan asks nothing"
    assert len(game.view(None)["discards"]["goods"]) == 1


# -- what needs the expansion ---------------------------------------------------------------------------------


@pytest.mark.rule("X32")
@pytest.mark.parametrize(
    "options",
    [
        {"tribe": "expansion"},
        {"tribe": "mixed"},
        {"tribe": [*BASE[1:], "xt1"]},
        {"border": "expansion"},
        {"border": "mixed"},
        {"border": {5: "expansion"}},
        {"easy": True},
    ],
    ids=str,
)
def test_X32_expansion_cards_and_easy_are_refused_without_the_expansion(options: dict[str, Any]) -> None:
    for without in ({}, {"expansion": False}):
        with pytest.raises(IllegalOption) as caught:
            azalai.new("targi", **without, **options)
        assert "expansion" in str(caught.value)
    azalai.new("targi", expansion=True, **options)


@pytest.mark.rule("X32")
def test_X32_base_cards_need_no_expansion() -> None:
    game = azalai.new("targi", expansion=False, tribe="base", border="base")

    assert tribe_of(game) == sorted(BASE)
    assert tribe_of(azalai.new("targi", tribe=BASE)) == sorted(BASE)


@pytest.mark.rule("X32")
@pytest.mark.parametrize("options", [{"expansion": "yes"}, {"expansion": True, "easy": 1}])
def test_X32_a_flag_is_yes_or_no(options: dict[str, Any]) -> None:
    with pytest.raises(IllegalOption):
        azalai.new("targi", **options)
