"""Fuzzing of card files: small damage to custom files, extreme values, arbitrary text.

With every file that is accepted, whole games are played to the end. See tests/fuzzing.py.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Iterable
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import azalai
from azalai.games.targi.cards import card_file
from tests.damage import damaged
from tests.fuzzing import chunks, expect_an_answer, ordinary
from tests.strategies import ALL, Variant, Walk

CORRECTIONS = [
    """
[limits]
goods = 8
gold = 2
hand = 1
[start]
goods = "1d1s1p"
gold = 2
points = 3
first = "white"
""",
    """
[border]
2 = { role = "goods", gain = "1any" }
5 = { role = "trader", rates = ["2 identical goods -> 1 other good", "3 identical goods -> 1g"] }
9 = { role = "mirage", reach = "any" }
16 = { role = "raid", goods = "2any", points = 3, last = true }
""",
    """
[border.10]
role = "silversmith"
rates = ["2 identical goods -> 1v", "4 identical goods -> 3v", "1g -> 2v", "2g -> 4v"]
times = 1
[tribe.targia]
t1 = { vp = 1, cost = ["1d"] }
t3 = { vp = 2, cost = ["2d", "1g"], when = "now", do = "gain", what = "1v" }
""",
    """
[tribe.tent]
n4 = { vp = 2, cost = ["1d1g"], when = "always", do = "trade_one_for_one" }
n9 = { vp = 1, cost = ["1d1p"], when = "always", do = "storage", goods = 4, gold = 2 }
[tribe.oasis]
o4 = { vp = 2, cost = ["1d"], when = "always", do = "lay_bonus", kind = "oasis", what = "1any" }
""",
    """
[[goods]]
shows = "1d"
count = 10
[[goods]]
shows = "2any"
count = 9
""",
]


def play_with(variant: Variant, deck: Any, seed: int, style: str | None = None) -> None:
    """Play a whole game with a custom card file."""
    own = Variant(variant.name, variant.options | {"card_text": deck.custom})
    setting = own.setting
    deck.tables.pack()
    walk = Walk(own, seed, style=style)
    most = variant.invariants.most_decisions(setting)
    for _ in walk.steps(most + 1):
        variant.invariants.check(walk.t, setting)
    assert walk.over, f"not over after {most} decisions:\n{deck.custom}"
    walk.game().view(None)


@chunks
def test_damaged_card_files(chunk: int) -> None:
    rng = random.Random(chunk)
    variant = next(variant for variant in ALL if variant.name == "targi")
    read = 0
    for number in range(350):
        text = damaged(rng.choice(CORRECTIONS), rng)
        deck = expect_an_answer(card_file.from_text, text, azalai.CardFileError)
        if deck is not None:
            read += 1
            if read % 3 == 0:
                play_with(variant, deck, number)
    assert read > 20, "the damages are too heavy: hardly a file was read"


def test_damages_to_the_whole_standard_file() -> None:
    rng = random.Random(8)
    variant = next(variant for variant in ALL if variant.name == "targi")
    standard = files("azalai.games.targi.cards").joinpath("base.toml").read_text(encoding="utf-8")
    for number in range(200):
        text = damaged(standard, rng)
        deck = expect_an_answer(card_file.from_text, text, azalai.CardFileError)
        if deck is not None and number % 4 == 0:
            play_with(variant, deck, number)


EXPANSION_CORRECTIONS = [
    """
[expansion.start]
goods = "2d1s1p"
water = 3
[expansion.limits]
water = 8
[expansion.water]
buys = ["1w -> 1any", "3w -> 1g"]
points_per_two = 2
""",
    """
[expansion.border]
1 = { role = "noble", discard_gain = "2w" }
4 = { role = "raid", goods = "2d", points = 2 }
9 = { role = "mirage", reach = "any" }
13 = { role = "spring", gain = "1w1any" }
14 = { role = "expansion", redraw = "2w", from_discard = true }
16 = { role = "raid", gold = 2, rightmost_card = 1, last = true }
""",
    """
[expansion.border.10]
role = "silversmith"
rates = ["2any -> 1v", "5any -> 4v", "1g -> 2v", "2g -> 4v"]
[expansion.tribe.tent]
xn3 = { vp = 2, cost = ["1d"], when = "now", do = "turn_goods_cards", count = 3 }
xn4 = { vp = 1, cost = ["1d"], extra = { cost = "1g", vp = 3 } }
xn9 = { vp = 1, cost = ["1d1s1p"], when = "end", do = "points_per_goods", every = 2 }
""",
    """
[expansion.tribe.well]
xw7 = { vp = 1, cost = ["1s1g"], when = "always", do = "round_income", what = "1w1any" }
[expansion.tribe.oasis]
xo3 = { vp = 2, cost = ["1d"], when = "now", do = "draw_tribe" }
xo7 = { vp = 1, cost = ["1d1g"], when = "once", do = "cheap_lay", goods = 2 }
[expansion.dunes]
shrine = { count = 1, do = "pay", cost = "1d1s1p", gain = "3v" }
market = { count = 1, do = "choose_goods", turn = 3, keep = 2 }
exchange = { count = 1, do = "exchange_goods", then = "2any -> 1g" }
""",
]


@chunks
def test_damaged_card_files_of_the_expansion(chunk: int) -> None:
    rng = random.Random(chunk)
    variant = next(variant for variant in ALL if variant.options == {"expansion": True})
    read = 0
    for number in range(150):
        text = damaged(rng.choice(EXPANSION_CORRECTIONS), rng)
        deck = expect_an_answer(functools.partial(card_file.from_text, expansion=True), text, azalai.CardFileError)
        if deck is not None:
            read += 1
            play_with(variant, deck, number)
    assert read > 10, "the damages are too heavy: hardly a file was read"


def many(line: str, places: Iterable[object]) -> str:
    return "".join(f"{place} = {line}\n" for place in places)


BORDER = (2, 3, 6, 7, 11, 15)
KINDS = {"targia": "t", "rider": "r", "tent": "n", "well": "w", "oasis": "o"}
LAY_BONUS = '{ vp = 9, cost = ["1d"], when = "always", do = "lay_bonus", kind = "oasis", what = "20any" }'
INCOME = '{ vp = 1, cost = ["1d"], when = "always", do = "round_income", what = "20any20w" }'
TWICE = '{ vp = 1, cost = ["1d"], when = "always", do = "caravan_twice" }'
ALL_LAY_BONUS = [f"[tribe.{kind}]\n" + many(LAY_BONUS, [f"{KINDS[kind]}{n}" for n in range(1, 10)]) for kind in KINDS]


@pytest.mark.parametrize(
    "text",
    [
        "".join(ALL_LAY_BONUS),
        '[start]\ngoods = "20d20s20p"\ngold = 20\npoints = 20\nfirst = "blue"\n',
        '[[goods]]\nshows = "20d20any"\ncount = 19\n',
        "[border]\n" + many('{ role = "goods", gain = "20any" }', BORDER),
        "[border]\n" + many('{ role = "caravan" }', BORDER) + "[tribe.rider]\n" + many(TWICE, ["r1", "r2", "r3", "r4"]),
        "[border]\n" + many('{ role = "expansion" }', BORDER),
        "[border]\n" + many('{ role = "mirage", reach = "any" }', BORDER),
        "[limits]\ngoods = 0\ngold = 0\nhand = 0\n",
        "[limits]\ngoods = 20\ngold = 20\nhand = 2\n",
        '[border]\n4 = { role = "raid", goods = "20any", points = 20 }\n',
    ],
)
def test_as_far_as_a_card_file_can_go(text: str) -> None:
    """Every game ends, and every number fits into the record."""
    variant = next(variant for variant in ALL if variant.name == "targi")
    deck = card_file.from_text(text)
    for seed in range(6):
        play_with(variant, deck, seed, "eager")


@pytest.mark.parametrize(
    "text",
    [
        '[tribe.targia]\nt3 = { vp = 2, cost = ["2d"], when = "now", do = "gain", what = "99d99d" }\n',
        '[tribe.targia]\nt3 = { vp = 2, cost = ["2d"], when = "now", do = "gain", what = "99any99any" }\n',
        '[tribe.targia]\nt3 = { vp = 2, cost = ["99d99d"] }\n',
        '[tribe.targia]\nt1 = { do = "gain", what = "1d" }\n',
        '[start]\ngoods = "99d99d"\ngold = 1\npoints = 1\nfirst = "blue"\n',
        "[limits]\ngoods = 10\ngold = 3\nhand = 3\n",
    ],
)
def test_too_far_for_a_card_file(text: str) -> None:
    assert expect_an_answer(card_file.from_text, text, azalai.CardFileError) is None


@pytest.mark.parametrize(
    "text",
    [
        "[expansion.start]\nwater = 99\n[expansion.limits]\nwater = 0\n",
        '[expansion.water]\nbuys = ["9w -> 1any", "1w -> 1g"]\npoints_per_two = 9\n',
        "[expansion.tribe.oasis]\n"
        + many('{ vp = 1, cost = ["1d"], when = "now", do = "draw_tribe" }', [f"xo{n}" for n in range(1, 10)]),
        "[expansion.tribe.well]\n" + many(INCOME, ["xw1", "xw2", "xw3"]),
        "[expansion.tribe.targia]\n"
        + many('{ vp = 1, cost = ["1d"], when = "once", do = "extra_border" }', [f"xt{n}" for n in range(1, 10)]),
        "[expansion.tribe.targia]\n"
        + many('{ vp = 1, cost = ["1d"], when = "always", do = "favour_bonus", what = "20any" }', ["xt1", "xt2"]),
        '[expansion.border]\n1 = { role = "mirage", reach = "neighbour" }\n5 = { role = "spring", gain = "20any" }\n',
        '[expansion.border]\n5 = { role = "goods", gain = "20any20w" }\n13 = { role = "caravan" }\n',
        '[expansion.dunes]\npeddler = { count = 2, do = "take_centre_goods", times = 9 }\n',
        '[expansion.dunes]\ncrossroads = { count = 2, do = "choose_goods", turn = 1, keep = 1 }\n',
        '[expansion.dunes]\nenvoy = { count = 2, do = "swap_two", gain = "20any" }\n',
        '[[expansion.goods]]\nshows = "20any20w"\ncount = 5\n',
        "[limits]\ngoods = 0\ngold = 0\nhand = 0\n",
    ],
)
def test_extreme_card_files_of_the_expansion(text: str) -> None:
    variant = next(variant for variant in ALL if variant.options == {"expansion": True})
    deck = expect_an_answer(functools.partial(card_file.from_text, expansion=True), text, azalai.CardFileError)
    for seed in range(6 if deck else 0):
        play_with(variant, deck, seed)


@ordinary
@given(st.text(max_size=60))
def test_any_text_as_a_card_file(text: str) -> None:
    expect_an_answer(card_file.from_text, text, azalai.CardFileError)
    expect_an_answer(functools.partial(card_file.from_text, expansion=True), text, azalai.CardFileError)
