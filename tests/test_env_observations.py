"""The fields of an observation: documented, within their ranges, at the documented places, and in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import azalai
from azalai.env.observations import actions, explain, layout, scale
from azalai.games import SHIPPED
from tests.strategies import Variant, Walk, variants, walks, walks_from_starts

games = pytest.mark.parametrize("game", SHIPPED)
PAGE = Path(__file__).parent.parent / "docs" / "observations.md"


def observed(walk: Walk, seat: int) -> Any:
    seen = walk.variant.book.observation()
    walk.variant.book.rules.observe(walk.t, walk.variant.setting.cards, seat, seen)
    return seen


@games
def test_the_fields_lie_one_behind_the_other_and_fill_the_record(game: str) -> None:
    fields = layout(game)

    assert [field.start for field in fields.fields[1:]] == [f.start + f.count for f in fields.fields[:-1]]
    assert fields.size == azalai.new(game).observation(0).dtype().itemsize
    assert all(field.low <= 0 <= field.high and field.unit > 0 for field in fields.fields)


@games
def test_a_field_is_where_the_record_has_it(game: str) -> None:
    seen = azalai.new(game, seed=3).observation(1)
    for number, field in enumerate(layout(game).fields):
        whole: Any = type(seen)()
        part, _, leaf = field.name.rpartition(".")
        holder = whole.players[int(part[8])] if part else whole
        if isinstance(getattr(holder, leaf), list):
            getattr(holder, leaf)[-1] = number % 100 + 1
        else:
            setattr(holder, leaf, number % 100 + 1)
        cells = np.frombuffer(whole.pack(), np.int8)
        assert np.flatnonzero(cells).tolist() == [field.start + field.count - 1], field.name


@variants
def test_every_cell_stays_within_its_range(variant: Variant) -> None:
    fields = layout(variant.name)
    looked = 0
    for walk in [*walks(variant, range(24)), *walks_from_starts(variant, range(12))]:
        for decision, _ in enumerate(walk.steps()):
            if decision % 5 and not walk.over:
                continue
            for seat in range(variant.setting.seats):
                cells = np.frombuffer(observed(walk, seat).pack(), np.int8)
                wrong = np.flatnonzero((cells < fields.low) | (cells > fields.high))
                names = [field.name for field in fields.fields if set(wrong) & set(range(*field.cells.indices(999)))]
                assert not names, f"{names} out of range: {walk}"
                looked += 1
    assert looked > 300


@variants
def test_scaled_observations_are_small_numbers(variant: Variant) -> None:
    """A unit is a large value in normal play, so hardly any value exceeds it."""
    walk = Walk(variant, 5)
    rows = [np.frombuffer(observed(walk, walk.seat).pack(), np.int8) for _ in walk.steps() if not walk.over]
    scaled = scale(variant.name, np.array(rows))

    assert scaled.dtype == np.float32
    assert np.abs(scaled).max() <= 4
    assert (np.abs(scaled) <= 1).mean() > 0.995
    assert np.allclose(scaled / layout(variant.name).factors, np.array(rows), atol=1e-4)


@variants
def test_an_observation_can_be_told_at_any_moment(variant: Variant) -> None:
    for walk in [*walks(variant, range(3)), *walks_from_starts(variant, range(3))]:
        for decision, _ in enumerate(walk.steps()):
            if decision % 11 == 0 or walk.over:
                for seat in range(variant.setting.seats):
                    told = explain(variant.name, observed(walk, seat), **variant.options)
                    assert "None" not in told
                    assert told.count("\n") >= 6


def test_words_say_what_the_cells_say() -> None:
    game = azalai.position(
        "targi",
        {
            "phase": "act",
            "first": 1,
            "seat": 0,
            "players": [{"goods": {"salt": 4}, "targis": [10], "hand": [{"card": "t3", "open": False}]}, {}],
            "centre": [{"space": 1, "card": "goods:2d"}],
        },
    )

    told = explain("targi", game.observation(0)).splitlines()
    other = explain("targi", game.observation(1)).splitlines()

    assert "What is asked: act" in told
    assert "Border cards with my Targis, by number: 10" in told
    assert any(line.startswith("My dates, salt") and "4 salt" in line for line in told)
    assert any("1: 2 dates" in line for line in told)
    assert "Border cards with the opponent's Targis, by number: 10" in other
    assert "Whether the decision is mine: yes" not in other
    assert any(line.startswith("My hand cards") and "t3" in line for line in told)
    assert not any("t3" in line for line in other)


@games
def test_the_catalogue_of_actions_is_told_too(game: str) -> None:
    listed = actions(game)

    assert [action.id for action in listed] == list(range(len(listed)))
    assert len({action.notation for action in listed}) == len(listed)


@games
def test_the_page_shows_every_field_with_its_place_range_and_unit(game: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    fields = layout(game)

    assert (
        f"Version {fields.version}, {fields.size} cells" in page.split(f"## {game.capitalize()}")[1].split("\n## ")[0]
    )
    for field in fields.fields:
        if not field.name.startswith("players[") or field.name.startswith("players[0]"):
            last = field.start + field.count - 1
            cells = f"{field.start}" if field.count == 1 else f"{field.start} to {last}"
            what = field.what.removeprefix("Mine: ")
            row = f"| `{field.name}` | {cells} | {field.low} to {field.high} | {field.unit} | {what} |"
            assert row in page, row
