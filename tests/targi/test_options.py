"""The options of a table: every combination that is allowed, and the errors for those that are not. X05, X06, X30 to
X32."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import azalai
from azalai.game_file import from_text, to_text

pytestmark = pytest.mark.rules

KINDS = "trnwo"
BASE = [f"{kind}{n}" for kind in KINDS for n in range(1, 10)]
EXPANSION = [f"x{name}" for name in BASE]
OWN = [name if n % 2 else f"x{name}" for n, name in enumerate(BASE)]
CHANGED = (1, 4, 5, 8, 9, 10, 12, 13, 14, 16)

TRIBES: list[Any] = [None, "base", "expansion", "mixed", OWN, tuple(EXPANSION)]
BORDERS: list[Any] = [None, "base", "expansion", "mixed", {}, {5: "base"}, {"5": "base", 16: "expansion", "13": "base"}]


def given(**options: Any) -> dict[str, Any]:
    """The options that have a value."""
    return {name: value for name, value in options.items() if value is not None}


ALL_FITTING = [
    given(expansion=True, easy=easy, tribe=tribe, border=border, first=first)
    for (tribe, border), easy, first in zip(
        itertools.product(TRIBES, BORDERS), itertools.cycle([None, True, False]), itertools.cycle([None, "blue"])
    )
] + [
    {},
    {"expansion": False},
    {"easy": False, "tribe": "base", "border": "base"},
    {"tribe": BASE, "border": {5: "base"}},
    {"border": {}},
    {"expansion": True, "previous": 4, "border": "mixed"},
]


def refused(**options: Any) -> str:
    with pytest.raises(azalai.IllegalOption) as caught:
        azalai.new("targi", seed=1, **options)
    return str(caught.value)


def in_play(game: azalai.Game) -> list[str]:
    """The tribe cards of a table just dealt."""
    view = game.view(None)
    centre: list[str] = [space["card"] for space in view["centre"] if space["sort"] == "tribe"]
    return [*centre, *view["decks"]["tribe"]["cards"], *view["discards"]["tribe"]]


def sets(game: azalai.Game) -> dict[int, str]:
    return {card["number"]: card["set"] for card in game.view(None)["border"]}


@pytest.mark.rule("X30", "X31")
@pytest.mark.parametrize("options", ALL_FITTING, ids=range(len(ALL_FITTING)))
def test_options_that_fit_make_a_table_that_is_saved_and_loaded_and_described(options: dict[str, Any]) -> None:
    game, dice = azalai.new("targi", seed=3, **options), random.Random(3)
    for _ in range(30):
        game.play(dice.choice(game.moves()))

    again = from_text(to_text(game))

    assert again.digest() == game.digest()
    assert again.options == game.options == json.loads(json.dumps(game.options))
    assert azalai.new("targi", seed=3, **game.options).view(None) == azalai.new("targi", seed=3, **options).view(None)
    assert azalai.position("targi", game.view(None), **options).view(None) == game.view(None)


@pytest.mark.rule("X30")
@pytest.mark.parametrize(
    ("tribe", "cards"),
    [(None, EXPANSION), ("base", BASE), ("expansion", EXPANSION), (OWN, OWN)],
    ids=["as usual", "base", "expansion", "own"],
)
def test_X30_the_tribe_deck_is_the_one_asked_for(tribe: Any, cards: list[str]) -> None:
    game = azalai.new("targi", seed=2, **given(expansion=True, tribe=tribe))

    assert sorted(in_play(game)) == sorted(cards)
    assert sorted(game.view(0)["cards"]) == sorted(cards), "a seat can look up the cards that can come, and no others"


@pytest.mark.rule("X30")
def test_X30_of_a_mixed_deck_each_card_is_in_play_in_half_of_the_games() -> None:
    games = [azalai.new("targi", seed=seed, expansion=True, tribe="mixed") for seed in range(300)]
    times = Counter(card for game in games for card in in_play(game))

    assert set(times) == {*BASE, *EXPANSION}
    assert 110 < min(times.values()) <= max(times.values()) < 190, "150, give or take 4.6 standard deviations"
    assert all(sorted(in_play(game) + game.view(None)["box"]) == sorted([*BASE, *EXPANSION]) for game in games[:20])


@pytest.mark.rule("X31")
@pytest.mark.parametrize("border", BORDERS, ids=str)
def test_X31_each_number_is_from_the_set_that_is_named(border: Any) -> None:
    tables = [sets(azalai.new("targi", seed=seed, **given(expansion=True, border=border))) for seed in range(40)]
    named = {int(number): name for number, name in border.items()} if isinstance(border, dict) else {}
    usual = border if border in ("base", "expansion") else "expansion"

    for number in range(1, 17):
        seen = {table[number] for table in tables}
        if number not in CHANGED:
            assert seen == {"base"}, "X01: the six goods cards stay"
        elif border == "mixed":
            assert seen == {"base", "expansion"}
        else:
            assert seen == {named.get(number, usual)}
    if border == "mixed":
        assert len({str(table) for table in tables}) > 30, "each number is drawn for itself"


@pytest.mark.rule("X05", "X06")
@pytest.mark.parametrize(
    ("options", "goods", "water", "first"),
    [
        ({}, 2, 0, 0),
        ({"expansion": True}, 1, 2, 1),
        ({"expansion": True, "easy": True}, 2, 2, 1),
        ({"expansion": True, "easy": False, "first": "blue"}, 1, 2, 0),
    ],
)
def test_X05_what_the_players_start_with_and_who_begins(
    options: dict[str, Any], goods: int, water: int, first: int
) -> None:
    view = azalai.new("targi", seed=1, **options).view(None)

    assert view["first"] == first
    for player in view["players"]:
        assert player["goods"] == dict.fromkeys(("dates", "salt", "pepper"), goods)
        assert (player["gold"], player["points"], player.get("water", 0)) == (1, 4, water)


# -- what does not fit ---------------------------------------------------------------------------------------------

WITHOUT: list[tuple[dict[str, Any], str]] = [
    ({"tribe": "expansion"}, "tribe with expansion needs"),
    ({"tribe": "mixed"}, "tribe with mixed needs"),
    ({"tribe": [*BASE[:44], "xo9"]}, "tribe with xo9 needs"),
    ({"tribe": EXPANSION}, "tribe with xt1, xt2, xt3, xt4, xt5, xt6, xt7, xt8, xt9, xr1 … needs"),
    ({"border": "expansion"}, "border with 'expansion' needs"),
    ({"border": "mixed"}, "border with 'mixed' needs"),
    ({"border": {5: "expansion"}}, "border with {5: 'expansion'} needs"),
    ({"expansion": False, "border": {5: "base", 13: "expansion"}}, "border with {5: 'base', 13: 'expansion'} needs"),
]


@pytest.mark.rule("X32")
@pytest.mark.parametrize(("options", "said"), WITHOUT, ids=[said for _, said in WITHOUT])
def test_X32_cards_of_the_expansion_need_the_expansion(options: dict[str, Any], said: str) -> None:
    reason = refused(**options)

    assert said in reason
    assert "water, dunes and the Targia" in reason
    assert "expansion=True" in reason, "what would fit"
    assert azalai.new("targi", seed=1, **{**options, "expansion": True}).seat is not None, "and it does"


@pytest.mark.rule("X32")
@pytest.mark.parametrize("more", [{}, {"expansion": False}])
def test_X32_easy_is_refused_without_the_expansion(more: dict[str, Any]) -> None:
    assert "needs expansion=True" in refused(easy=True, **more)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"expansion": 1}, "expansion is True or False, not 1"),
    ({"expansion": "yes"}, "expansion is True or False, not 'yes'"),
    ({"expansion": None}, "expansion is True or False, not None"),
    ({"easy": 0}, "easy is True or False, not 0"),
    ({"tribe": "all"}, 'tribe is "base", "expansion", "mixed" or a list of 45 cards, nine of each kind; not \'all\''),
    ({"tribe": 45}, "not 45"),
    ({"tribe": None}, "not None"),
    ({"tribe": [1, 2]}, "not [1, 2]"),
    ({"tribe": {"t1": 1}}, "not {'t1': 1}"),
    ({"tribe": [*BASE[:44], "t10"]}, "tribe names an unknown card: t10"),
    ({"tribe": ["a1", "a2", *BASE[:43]]}, "tribe names unknown cards: a1, a2"),
    ({"tribe": [f"a{n}" for n in range(45)]}, "a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 …"),
    ({"tribe": [*BASE[:44], "t1"]}, "tribe names a card more than once: t1"),
    ({"tribe": BASE[:44]}, "tribe lists 9 cards of each kind; it has targia 9, rider 9, tent 9, well 9, oasis 8"),
    ({"tribe": [*BASE[:44], "xt1"]}, "it has targia 10, rider 9, tent 9, well 9, oasis 8"),
    ({"tribe": []}, "it has targia 0"),
    ({"border": "both"}, 'border is "base", "expansion", "mixed" or says for each number'),
    ({"border": ["base"]}, "not ['base']"),
    ({"border": 5}, "not 5"),
    ({"border": None}, "not None"),
    ({"border": {2: "base"}}, "border has the entry 2: 'base'; its numbers are 1, 4, 5, 8, 9, 10, 12, 13, 14, 16"),
    ({"border": {5: "mixed"}}, "border has the entry 5: 'mixed'"),
    ({"border": {5: ["base"]}}, "border has the entry 5: ['base']"),
    ({"border": {"five": "base"}}, "border has the entry 'five': 'base'"),
    ({"border": {"05": "base"}}, "border has the entry '05': 'base'"),
    ({"border": {True: "base"}}, "border has the entry True: 'base'"),
    ({"border": {"9" * 5000: "base"}}, "border has the entry '999"),
]


@pytest.mark.rule("X32")
@pytest.mark.parametrize(("options", "said"), WRONG, ids=[said for _, said in WRONG])
def test_what_is_no_option_at_all_is_refused_with_what_would_be(options: dict[str, Any], said: str) -> None:
    reason = refused(**{"expansion": True, **options})

    assert said in reason
    assert len(reason) < 300


# -- owners' cards -----------------------------------------------------------------------------------------------------


def own_file(folder: Path, text: str) -> Path:
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_an_owners_cards_go_with_every_variant(tmp_path: Path) -> None:
    text = '[tribe.targia]\nt1 = { vp = 5, cost = ["1d"] }\n[expansion.tribe.targia]\nxt1 = { vp = 6, cost = ["1w"] }\n'
    cards = own_file(tmp_path, text)
    for options in ({"tribe": "mixed"}, {"tribe": OWN, "border": "mixed", "easy": True}, {"tribe": "base"}, {}):
        game = azalai.new("targi", seed=1, expansion=True, cards=cards, **options)
        facts = game.view(None)["cards"]
        assert [facts[name]["crosses"] for name in ("t1", "xt1") if name in facts]
        assert all(facts[name]["crosses"] == crosses for name, crosses in (("t1", 5), ("xt1", 6)) if name in facts)
        assert from_text(to_text(game)).view(None) == game.view(None), "the file need not lie beside the saved game"


FAULTS = [
    ('[border]\n13 = { role = "spring", gain = "2w" }', "this role needs the expansion's border"),
    ('[expansion.water]\nbuys = ["2w -> 1any"]\npoints_per_two = 1', "water needs one rate for a good"),
    ('[expansion.dunes]\nwild = { count = 2, do = "lay_wild", cost = "2w" }', "there must be 20 dunes, exactly one"),
    ('[expansion.dunes]\nwild = { count = 1, do = "gain", what = "1g" }', "20 are listed, 0 of them wild"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "said"), FAULTS, ids=[said for _, said in FAULTS])
def test_card_files_that_cannot_be_say_what_is_wrong(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(azalai.CardFileError) as caught:
        azalai.new("targi", seed=1, expansion=True, cards=own_file(tmp_path, text))

    assert said in str(caught.value)
