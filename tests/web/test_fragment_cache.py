"""The fragment cache: every viewer gets their own page, whatever was rendered for others before."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import azalai
from azalai.messages import language
from azalai.web import log, parts
from azalai.web.fragment_cache import CachedFragment
from azalai.web.table_context import Notice, Place, TableContext
from azalai.web.targi import board, card_worth, page, placement_previews, seats
from azalai.web.tuareg import market as tuareg_market
from azalai.web.tuareg import page as tuareg_page
from azalai.web.tuareg import seats as tuareg_seats
from azalai.web.web_tables import table_html

NAMES = ("Ana", "Bo", "Kella")


def all_fragments() -> list[CachedFragment]:
    modules = (board, log, page, parts, placement_previews, seats, tuareg_page, tuareg_market, tuareg_seats)
    return [thing for module in modules for thing in vars(module).values() if isinstance(thing, CachedFragment)]


def moments(name: str, options: dict[str, Any], seed: int) -> Iterator[tuple[str, TableContext]]:
    """A random game, now and then seen by somebody in some way."""
    dice = random.Random(seed)
    game = azalai.new(name, seed=seed, **options)
    while not game.over:
        if dice.random() < 0.3:
            places = tuple(Place(dice.choice(NAMES), dice.choice(["person", "computer"])) for _ in range(game.seats))
            context = TableContext(
                "t",
                len(game.played),
                game.copy(),
                dice.choice([None, *range(game.seats), game.seat]),
                places,
                may_undo=dice.random() < 0.5,
                show_scores=dice.random() < 0.5,
                notices=dice.choice([(), (Notice(3, "Bo has left.", 1),), (Notice(9, "A chosen deal.", pinned=True),)]),
                effects=dice.choice(["symbols", "text"]),
            )
            yield dice.choice(["en", "pl"]), context
        game.play(dice.choice(game.moves()))


@pytest.mark.parametrize(
    ("name", "options"),
    [("targi", {}), ("targi", {"expansion": True}), ("tuareg", {"seats": 2}), ("tuareg", {"seats": 4})],
)
def test_a_page_is_the_same_whatever_was_rendered_before_it(name: str, options: dict[str, Any]) -> None:
    seen = [moment for seed in (1, 2) for moment in moments(name, options, seed)][:60]
    random.Random(3).shuffle(seen)
    assert len(seen) > 40

    after_others = []
    for tongue, context in seen:
        with language(tongue):
            after_others.append(table_html(context))
    for (tongue, context), drawn in zip(seen, after_others, strict=True):
        for each in all_fragments():
            each.cached.clear()
        card_worth.TOLD.clear()
        log.logs.clear()
        with language(tongue):
            assert table_html(context) == drawn


def test_the_cache_is_bounded() -> None:
    few = CachedFragment("targi/places.html", "bead", most=3)
    for number in range(10):
        few(number, f"k{number}1d", "down", False)
        assert len(few.cached) <= 3


@pytest.mark.parametrize(("name", "options", "most"), [("targi", {}, 5400), ("tuareg", {"seats": 3}, 3400)])
def test_the_page_of_somebody_who_waits_takes_few_calls(name: str, options: dict[str, Any], most: int) -> None:
    """Most of it is the same as after the move before. Calls are counted, because time depends on the machine."""
    dice, calls, pages = random.Random(5), 0, 0
    game = azalai.new(name, seed=5, **options)
    places = tuple(Place(f"P{number}", "person") for number in range(game.seats))

    def count(_: object, event: str, __: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    with language("en"):
        for number in range(100):
            game = game.copy().play(dice.choice(game.moves()))
            for seat in set(range(game.seats)) - {game.seat}:
                context = TableContext("t", number, game, seat, places)
                if number >= 40:  # the first pages fill the caches
                    pages += 1
                    sys.setprofile(count)
                table_html(context)
                sys.setprofile(None)

    assert calls / pages < most
