"""Rasterised SVG pictures: shapes, the colours of classes and variables, symbols, texts, and whole tables."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import azalai
from azalai.env.raster import pixels

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" class="azalai-table" viewBox="0 0 100 50">'


def picture(inside: str, style: str = "") -> Any:
    return pixels(f"{HEAD}<style>{style}</style>{inside}</svg>", width=200)


def colour(drawn: Any, x: float, y: float) -> tuple[int, ...]:
    """At a place of the picture in its own units."""
    return tuple(int(part) for part in drawn[int(y * 2), int(x * 2)])


RED, GREEN, BLUE, WHITE = (255, 0, 0), (0, 128, 0), (0, 0, 255), (255, 255, 255)


def test_boxes_circles_and_paths_are_filled_where_they_are() -> None:
    drawn = picture(
        '<rect x="0" y="0" width="100" height="50" fill="white"/>'
        '<rect x="10" y="10" width="20" height="20" rx="8" fill="red"/>'
        '<circle cx="60" cy="20" r="10" fill="blue"/>'
        '<path d="M80 10h10v10h-10z" fill="green"/>'
        '<line x1="0" y1="45" x2="100" y2="45" stroke="red" stroke-width="4"/>'
    )

    assert drawn.shape == (100, 200, 3)
    assert colour(drawn, 20, 20) == RED
    assert colour(drawn, 10.5, 10.5) == WHITE  # the round corner
    assert colour(drawn, 60, 12) == BLUE
    assert colour(drawn, 52, 12) == WHITE
    assert colour(drawn, 85, 15) == GREEN
    assert colour(drawn, 50, 45) == RED


def test_classes_variables_and_day_light() -> None:
    style = (
        ".azalai-table { --p: #0000ff; } @media (prefers-color-scheme: dark) { .azalai-table { --p: #000; } }"
        ".azalai-table .seat { --p: #008000; } .azalai-table .band { fill: var(--p); }"
        ".azalai-table .own { fill: var(--q, #ff0000); }"
    )
    drawn = picture(
        '<rect class="band" width="20" height="50"/>'
        '<g class="seat"><rect class="band" x="20" width="20" height="50"/></g>'
        '<rect class="own" x="40" width="20" height="50"/>',
        style,
    )

    assert [colour(drawn, x, 25) for x in (10, 30, 50)] == [BLUE, GREEN, RED]


def test_symbols_fit_their_frame_and_take_the_colour_around_them() -> None:
    drawn = picture(
        '<defs><symbol id="a" viewBox="0 0 10 10"><path d="M0 0h10v10h-10z" fill="currentColor"/></symbol></defs>'
        '<rect width="100" height="50" fill="white"/>'
        '<g color="blue" transform="translate(10 5)"><use href="#a" x="0" y="0" width="40" height="20"/></g>'
    )

    assert colour(drawn, 30, 15) == BLUE  # in proportion, in the middle of its frame
    assert colour(drawn, 12, 15) == WHITE
    assert colour(drawn, 30, 27) == WHITE


def test_transforms_apply_from_the_last_to_the_first() -> None:
    drawn = picture(
        '<rect width="100" height="50" fill="white"/>'
        '<rect transform="translate(50 25) rotate(90) scale(2)" x="0" y="0" width="5" height="2" fill="red"/>'
    )

    assert colour(drawn, 48, 30) == RED
    assert colour(drawn, 55, 26) == WHITE


def test_gradients_run_from_colour_to_colour_and_translucent_parts_let_the_ground_through() -> None:
    drawn = picture(
        '<defs><linearGradient id="g"><stop stop-color="#000"/><stop offset="1" stop-color="var(--end, #fff)"/>'
        '</linearGradient></defs><rect width="50" height="50" fill="url(#g)"/>'
        '<rect x="50" width="50" height="50" fill="white"/>'
        '<rect x="50" width="50" height="50" fill="red" opacity=".5"/>'
    )

    assert [round(colour(drawn, x, 25)[0] / 64) for x in (1, 25, 49)] == [0, 2, 4]
    assert abs(colour(drawn, 75, 25)[1] - 128) <= 1


def test_texts_stand_where_they_are_anchored() -> None:
    style = ".azalai-table .m { text-anchor: middle; } .azalai-table .e { text-anchor: end; }"
    for anchor, (left, right) in {"": (50, 83), "m": (33.5, 66.5), "e": (17, 50)}.items():
        ground = '<rect width="100" height="50" fill="white"/>'
        drawn = picture(f'{ground}<text class="{anchor}" x="50" y="30" font-size="14">HHH</text>', style)
        inked = np.flatnonzero((drawn.min(axis=2) < 100).any(axis=0)) / 2
        assert inked.min() == pytest.approx(left, abs=2), anchor
        assert inked.max() == pytest.approx(right, abs=2), anchor


@pytest.mark.parametrize(
    ("game", "options"), [("targi", {}), ("targi", {"expansion": True}), ("tuareg", {"seats": 5})], ids=str
)
def test_a_whole_table_is_drawn_and_changes_with_the_game(game: str, options: dict[str, Any]) -> None:
    table = azalai.new(game, seed=3, **options)
    before = pixels(table.picture(0))
    for _ in range(12):
        table.play(table.moves()[0])
    after = pixels(table.picture(0))

    assert before.shape[1:] == (1000, 3)
    assert len(np.unique(before.reshape(-1, 3), axis=0)) > 500
    changed = (before[: len(after)] != after[: len(before)]).any(axis=2).mean()
    assert 0.005 < changed < 0.7
