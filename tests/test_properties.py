"""Properties of every game, tested on random games: cheap checks at every decision, expensive ones at some.

``pytest --games 50000`` plays more games; the tests marked ``long`` play 40 times as many as the others.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import azalai
from azalai.game_file import from_text, to_text
from tests.strategies import ALL, Variant, Walk, each, games, walks, walks_from_starts

CHUNKS = 8
EVERY = 23  # expensive checks at one decision in this many; coprime to the lengths of phases
ordinary = settings(deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])

variants = pytest.mark.parametrize("variant", ALL, ids=str)  # including custom decks
chunks = pytest.mark.parametrize(
    ("variant", "chunk"),
    [
        pytest.param(*parameter.values, chunk, id=f"{chunk}-{parameter.id}", marks=parameter.marks if chunk else ())
        for chunk in range(CHUNKS)
        for parameter in each()
    ],
)


def look_on(walk: Walk) -> None:
    """Play a game to its end and check it at every decision."""
    variant, rng = walk.variant, random.Random(walk.seed)
    invariants, setting = variant.invariants, variant.setting
    most = invariants.most_decisions(setting)
    invariants.check(walk.t, setting)
    while not walk.over:
        legal = walk.legal()
        assert len(set(legal)) == len(legal) <= variant.book.most_options
        assert 0 <= min(legal) <= max(legal) < len(variant.book.catalogue)
        if rng.randrange(EVERY) == 0:
            every_legal_move_plays(walk)
        if rng.randrange(10 * EVERY) == 0:
            invariants.check_view(walk.game().view(None), setting)
        walk.step()
        invariants.check(walk.t, setting)
        assert walk.decisions <= most, "the game does not end"
    assert walk.t.depth == 0, "the game stopped with a question open"


def every_legal_move_plays(walk: Walk) -> None:
    rules, setting = walk.variant.book.rules, walk.variant.setting
    before = walk.t.pack()
    for action in walk.legal():
        t = walk.variant.book.table.unpack(before)
        rules.step(t, setting.cards, action, [0] * walk.variant.book.most_options)
        walk.variant.invariants.check(t, setting)
        assert t.pack() != before, "a move that changes nothing"


@chunks
def test_random_games_hold_together(variant: Variant, chunk: int, games_wanted: int) -> None:
    """Cards in one place, stocks, limits, legal moves, the end: games dealt from seeds."""
    games_wanted = variant.share(games_wanted)
    for walk in walks(variant, range(chunk * games_wanted // CHUNKS, (chunk + 1) * games_wanted // CHUNKS)):
        look_on(walk)


@variants
def test_random_games_from_rare_positions_hold_together(variant: Variant, games_wanted: int) -> None:
    for walk in walks_from_starts(variant, range(variant.share(games_wanted) // 5)):
        look_on(walk)


@variants
@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_many_random_games_hold_together(variant: Variant, chunk: int, games_wanted: int) -> None:
    games_wanted = variant.share(games_wanted)
    first = 1_000_000 + chunk * 40 * games_wanted
    for walk in walks(variant, range(first, first + 40 * games_wanted // CHUNKS)):
        look_on(walk)
    for walk in walks_from_starts(variant, range(first, first + 40 * games_wanted // CHUNKS // 5)):
        look_on(walk)


@variants
@settings(ordinary, max_examples=60)
@given(at=st.data())
def test_every_other_action_is_refused_with_a_reason(variant: Variant, at: st.DataObject) -> None:
    game = at.draw(games(variant))
    before, past, legal = game.table.pack(), game.played, {move.id for move in game.moves()}
    for action in range(len(variant.book.catalogue)):
        if action not in legal:
            with pytest.raises(azalai.IllegalMove) as refused:
                game.play(action)
            assert str(refused.value).strip()
    assert game.table.pack() == before
    assert game.played == past
    assert {move.id for move in game.moves()} == legal


@variants
@pytest.mark.parametrize("move", [-1, 10_000, True, None, 2.0, "", "p99", "done done", b"p2", azalai.Move(-7, "p2")])
def test_what_is_no_action_at_all_is_refused(variant: Variant, move: Any) -> None:
    game = azalai.new(variant.name, seed=1, **variant.options)
    before = game.table.pack()
    with pytest.raises(azalai.IllegalMove) as refused:
        game.play(move)
    assert str(refused.value).strip()
    assert game.table.pack() == before


@variants
@settings(ordinary, max_examples=60)
@given(at=st.data())
def test_undo_restores_every_table_byte_for_byte(variant: Variant, at: st.DataObject) -> None:
    game = at.draw(games(variant))
    style = at.draw(st.sampled_from(variant.styles))
    rng = random.Random(len(game.played))
    tables, seats, menus = [game.table.pack()], [game.seat], [game.moves()]
    for _ in range(25):
        if game.over:
            break
        moves = game.moves()
        game.play(rng.choices(moves, [variant.weights[style][move.id] for move in moves])[0])
        tables.append(game.table.pack())
        seats.append(game.seat)
        menus.append(game.moves())
    for back in range(2, len(tables) + 1):
        move = game.undo()
        assert game.table.pack() == tables[-back]
        assert game.seat == seats[-back]
        assert game.moves() == menus[-back]
        assert move in menus[-back]


@variants
def test_a_whole_game_can_be_undone(variant: Variant) -> None:
    game = azalai.new(variant.name, seed=3, **variant.options)
    dealt, rng = game.table.pack(), random.Random(3)
    while not game.over:
        game.play(rng.choice(game.moves()))
    while game.played:
        game.undo()
    assert game.table.pack() == dealt
    with pytest.raises(azalai.IllegalMove):
        game.undo()


@variants
@settings(ordinary, max_examples=60)
@given(at=st.data())
def test_a_copy_played_on_changes_nothing_in_the_original(variant: Variant, at: st.DataObject) -> None:
    game = at.draw(games(variant))
    table, played, moves, view = game.table.pack(), game.played, game.moves(), game.view(None)
    twin = game.copy()
    assert twin.table.pack() == table
    assert twin.moves() == moves
    assert twin.played == played
    rng = random.Random(len(played))
    while not twin.over:
        twin.play(rng.choice(twin.moves()))
    assert (game.table.pack(), game.played, game.moves(), game.view(None)) == (table, played, moves, view)
    while len(twin.played) > len(played) // 2:
        twin.undo()
    assert (game.table.pack(), game.played, game.moves()) == (table, played, moves)


@variants
@settings(ordinary, max_examples=20)
@given(at=st.data())
def test_saved_games_come_back(variant: Variant, at: st.DataObject) -> None:
    game = at.draw(games(variant))
    text = to_text(game)
    again = from_text(text)
    assert again.table.pack() == game.table.pack()
    assert again.played == game.played
    assert (again.name, again.options, again.seed) == (game.name, game.options, game.seed)
    assert to_text(again) == text


@variants
@settings(ordinary, max_examples=40)
@given(at=st.data())
def test_an_open_view_is_a_position(variant: Variant, at: st.DataObject) -> None:
    """``position(view(None))`` is the same table in everything visible; saved and loaded, it continues in the same
    way."""
    game = at.draw(games(variant))
    view = game.view(None)
    again = azalai.position(variant.name, view, seed=game.seed, **variant.options)
    assert again.view(None) == view
    assert again.moves() == game.moves()
    rng = random.Random(game.seed)
    for _ in range(5):
        if not game.over:
            move = rng.choice(game.moves())
            again.play(move)
            game.play(move)
    assert again.view(None) == game.view(None)
    loaded = from_text(to_text(again))
    assert loaded.table.pack() == again.table.pack()


@variants
def test_a_game_goes_through_a_file(variant: Variant, tmp_path: Path) -> None:
    game = azalai.new(variant.name, seed=11, **variant.options)
    rng = random.Random(11)
    while not game.over:
        game.play(rng.choice(game.moves()))
    game.save(tmp_path / "whole.azalai")
    assert azalai.load(tmp_path / "whole.azalai").table.pack() == game.table.pack()


@variants
def test_the_bound_is_not_idle(variant: Variant) -> None:
    """The proven bound on decisions is meaningful: games of all styles stay well below it, and none is trivial."""
    lengths = [sum(1 for _ in walk.steps()) for walk in walks(variant, range(30))]
    assert min(lengths) > 10
    assert max(lengths) < variant.invariants.most_decisions(variant.setting)
