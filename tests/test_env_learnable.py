"""Version 2 of the observations: cards by what they cost, give and do; nothing hidden; the same in both gears."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import azalai
from azalai.env import pettingzoo
from azalai.env.batch import Tables
from azalai.env.gymnasium import SeatEnv, SeatVectorEnv
from azalai.env.observations import explain, layout, observation, scale
from azalai.games import SHIPPED, rulebook
from azalai.messages import language
from tests.strategies import Variant, Walk, variants, walks, walks_from_starts

games = pytest.mark.parametrize("game", SHIPPED)
compiled_games = pytest.mark.parametrize("game", [pytest.param("targi", marks=pytest.mark.long), "tuareg"])
PAGE = Path(__file__).parent.parent / "docs" / "observations.md"


def observed(walk: Walk, seat: int) -> Any:
    learnable = walk.variant.book.learnable_observations()
    assert learnable is not None
    seen = learnable.LearnableObservation()
    learnable.observe(walk.t, walk.variant.setting.cards, seat, seen)
    return np.frombuffer(seen.pack(), np.int8)


def cells_of(game: azalai.Game, seat: int) -> dict[str, list[int]]:
    """The cells of each field that is not zero."""
    seen = observation(game, seat, 2)
    named = {field.name: seen[field.cells].tolist() for field in layout(game.name, 2).fields}
    return {name: cells for name, cells in named.items() if any(cells)}


@pytest.mark.rules
@variants
def test_every_cell_stays_within_its_range(variant: Variant) -> None:
    fields, looked = layout(variant.name, 2), 0
    for walk in [*walks(variant, range(2)), *walks_from_starts(variant, range(4))]:
        for decision, _ in enumerate(walk.steps()):
            if decision % 23 and not walk.over:
                continue
            for seat in range(variant.setting.seats):
                cells = observed(walk, seat)
                wrong = set(np.flatnonzero((cells < fields.low) | (cells > fields.high)).tolist())
                assert not [field.name for field in fields.fields if wrong & set(range(field.start, field.cells.stop))]
                looked += 1
    assert looked > 20


@pytest.mark.rules
@variants
def test_what_is_hidden_changes_nothing(variant: Variant) -> None:
    """If what a seat cannot know is dealt again, its observation stays the same, bit by bit."""
    book, setting, changed = variant.book, variant.setting, 0
    for number, walk in enumerate([*walks(variant, range(2)), *walks_from_starts(variant, range(3))]):
        for decision, _ in enumerate(walk.steps()):
            if decision % 19:
                continue
            for seat in range(setting.seats):
                seen, before = observed(walk, seat).tobytes(), walk.t.pack()
                book.rules.imagine(walk.t, setting.cards, seat, decision, number, [0] * book.pool_size)
                changed += walk.t.pack() != before
                assert observed(walk, seat).tobytes() == seen
                walk.t.restore(before)
    assert changed > 5


@compiled_games
def test_a_batch_observes_as_the_plain_gear(game: str) -> None:
    tables = Tables(game, 4, observation_version=2)
    tables.reset(seed=3)
    for step in range(120):
        if step % 8 == 0:
            for i in range(4):
                table = tables.game(i)
                wanted = observation(table, 0 if table.seat is None else table.seat, 2)
                assert tables.observations[i].tobytes() == wanted.tobytes()
                assert tables.observe(i, 1).tobytes() == observation(table, 1, 2).tobytes()
        tables.step(tables.random_actions())
    assert np.array_equal(tables.scaled, scale(game, tables.observations, 2))


@compiled_games
def test_every_environment_shows_version_2(game: str) -> None:
    size = layout(game, 2).size
    one, many = SeatEnv(game, observation_version=2), SeatVectorEnv(game, 2, observation_version=2)
    agents = pettingzoo.env(game, observation_version=2)
    agents.reset(seed=1)

    assert one.observation_space.contains(one.reset(seed=1)[0])
    assert one.reset(seed=1)[0]["observation"].shape == (size,)
    assert many.reset(seed=1)[0]["observation"].shape == (2, size)
    assert agents.last()[0]["observation"].shape == (size,)
    assert agents.unwrapped.metadata["name"].endswith("_v2")


@games
def test_version_1_stays_the_default(game: str) -> None:
    table = azalai.new(game, seed=4)

    assert observation(table, 1).tobytes() == table.observation(1).pack()
    assert layout(game).version == 1
    assert layout(game).observe is None


def test_an_unknown_version_lists_the_known_ones() -> None:
    for version in (3, 0, "2", True):
        with pytest.raises(azalai.IllegalOption, match=r"observation_version .*; available: 1, 2"):
            Tables("targi", 2, observation_version=version)  # type: ignore[arg-type]


@pytest.mark.rules
def test_cards_of_targi_are_described_not_numbered() -> None:
    game = azalai.position(
        "targi",
        {
            "phase": "act",
            "first": 1,
            "seat": 0,
            "players": [
                {"goods": {"salt": 4, "dates": 3}, "gold": 1, "targis": [10], "hand": [{"card": "t3", "open": False}]},
                {"goods": {"salt": 1}},
            ],
            "centre": [{"space": 1, "card": "goods:2d"}, {"space": 2, "card": "t4"}],
        },
    )
    mine, theirs = cells_of(game, 0), cells_of(game, 1)
    deck = game.setting.deck
    cost = game.setting.cards.cost

    assert mine["centre[0].goods_card"] == [1]
    assert mine["centre[0].gain"] == [2, 0, 0, 0, 0, 0, 0]
    assert mine["centre[1].tribe.kind"] == [1, 0, 0, 0, 0]
    number = next(card for card in range(1, 46) if deck.name(card).endswith("t4"))
    assert mine["centre[1].tribe.cost"] in [cost[number * 15 + 5 * way :][:5] for way in range(3)]
    assert mine["players[0].hand.kind"] == [1, 0, 0, 0, 0]
    assert mine["my_targis"].index(1) == 9
    assert theirs["players[1].hand.present"] == [1]
    assert theirs["players[1].other"][5] == 1
    assert "players[1].hand.kind" not in theirs
    assert theirs["their_targis"].index(1) == 9


@games
def test_words_say_what_the_cells_say(game: str) -> None:
    table = azalai.new(game, seed=1)
    for tongue in ("en", "pl"):
        with language(tongue):
            told = explain(game, observation(table, 0, 2), version=2)
            assert told.count("\n") > 20
            assert not re.search(r"env-|None", told)


@games
def test_the_page_shows_every_field_with_its_place_range_and_unit(game: str) -> None:
    from docs.observation_tables import rows

    page = PAGE.read_text(encoding="utf-8")
    listed = rows(game)

    assert f"Version 2, {layout(game, 2).size} cells" in page
    assert len(listed) > 30
    assert [row for row in listed if row not in page] == []


@games
def test_the_fields_fill_the_record(game: str) -> None:
    fields = layout(game, 2)
    learnable = rulebook(game).learnable_observations()

    assert learnable is not None
    assert fields.size == learnable.LearnableObservation().dtype().itemsize
    assert [field.start for field in fields.fields[1:]] == [f.start + f.count for f in fields.fields[:-1]]
