"""The registry of games: shipped ones, those of other packages, and those that a program registers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import azalai
from azalai import bots, games
from azalai.bots.levels import levels
from azalai.errors import IllegalOption
from azalai.games.targi import Targi

pytestmark = pytest.mark.rules


class Renamed(Targi):
    """Targi under another name, about which the bots know nothing."""

    name = "renamed"

    def bot_knowledge(self) -> None:  # type: ignore[override]
        return None


@pytest.fixture
def renamed() -> Iterator[str]:
    games.register(Renamed())
    yield "renamed"
    del games._registered["renamed"]


def test_a_registered_game_is_found_by_its_name(renamed: str) -> None:
    game = azalai.new(renamed, seed=7).play("p6")

    assert game.name in games.names()
    assert game.digest() == azalai.new("targi", seed=7).play("p6").digest()
    assert games.rulebook(renamed).rules is not games.rulebook("targi").rules


def test_a_shipped_game_cannot_be_replaced() -> None:
    with pytest.raises(ValueError, match="targi comes with Azalai"):
        games.register(Targi())


def test_bots_play_a_game_that_tells_them_nothing_by_its_score(renamed: str) -> None:
    game = azalai.new(renamed, seed=7)
    assert [level.name for level in levels(renamed)] == [
        "curious",
        "gentle",
        "steady",
        "clever",
        "strong",
        "expert",
        "champion",
    ]

    for spec in ("greedy", "search:3"):
        seat = game.seat
        assert seat is not None
        thought = bots.player(spec, 1, compiled=False).decide(bots.information_set(game, seat))
        assert thought.move in game.moves()
        game.play(thought.move)


def test_a_package_makes_its_game_known_by_an_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "from azalai.games.targi import Targi\n\n\nclass Game(Targi):\n    name = 'elsewhere'\n\n\nGAME = Game()\n"
    (tmp_path / "game_from_elsewhere.py").write_text(source, encoding="utf-8")
    metadata = tmp_path / "game_from_elsewhere-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: game_from_elsewhere\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[azalai.games]\nelsewhere = game_from_elsewhere:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    games._installed.cache_clear()
    try:
        assert azalai.new("elsewhere", seed=7).name == "elsewhere"
        assert games.names()[-1] == "elsewhere"
    finally:
        games._installed.cache_clear()


def test_the_error_for_an_unknown_name_lists_the_known_ones(renamed: str) -> None:
    with pytest.raises(IllegalOption, match="targi, tuareg, renamed"):
        azalai.new("chess")
