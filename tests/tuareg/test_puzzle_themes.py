"""The themes of puzzles of Tuareg: what speaks for the solution and not for the other move."""

from __future__ import annotations

from azalai import Game
from azalai.games import rulebook
from tests.hint_lines import line
from tests.tuareg.tables import player, table


def themes(game: Game, solution: tuple[str, ...], other: tuple[str, ...]) -> set[str]:
    return set(rulebook("tuareg").puzzle_themes(line(game, *solution), line(game, *other), game.setting))


def test_loading() -> None:
    game = table(player("ss", ",,"), player("", "s,,"), market="g")

    assert themes(game, ("load-c1", "+s", "+s"), ("take-g", "on-c1")) == {"loading"}


def test_cards_that_another_player_would_take() -> None:
    game = table(player("", ",,"), player("mm", ",,"), market="gw")

    assert themes(game, ("take-w", "on-c1"), ("take-g", "on-c1", "take-w", "on-c1")) == {"denial"}


def test_maps() -> None:
    game = table(player("w", ",,"), player("", ",,"), market="s")

    assert themes(game, ("buy-map",), ("take-s", "on-c1")) == {"map"}


def test_otherwise_the_moment_matters() -> None:
    game = table(player("s", ",,"), player("", ",,"), market="g")

    assert themes(game, ("draw",), ("take-g", "on-c1")) == {"timing"}
