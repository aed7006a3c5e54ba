"""Action families are matched by bounded ranges: a family appended to a catalogue is never taken for an older one."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from pathlib import Path

import pytest

import azalai
from azalai.games import SHIPPED, rulebook
from azalai.games.targi.bots.decisions import without_detours
from azalai.games.targi.rules.actions import GIVE, WATER_GOLD, WATER_GOOD
from tests.goldens.write import GOLDENS, tables_of
from tests.strategies import Variant

GAMES = SHIPPED
SOURCES = Path(azalai.__file__).parent
NEW = 3  # actions of the appended family


@pytest.fixture(params=GAMES)
def appended(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[str, range]:
    """A game with one more action family, and the numbers of its actions."""
    catalogue = rulebook(request.param).catalogue
    monkeypatch.setattr(catalogue, "_actions", list(catalogue._actions))
    monkeypatch.setattr(catalogue, "_by_notation", dict(catalogue._by_notation))
    first = catalogue.family("dummy", "dummy{}", range(1, NEW + 1))
    return request.param, range(first, first + NEW)


@functools.cache
def tables_by_question(game: str) -> dict[int, list[tuple[bytes, Variant]]]:
    """A few tables of the golden games for every kind of question."""
    found: dict[int, list[tuple[bytes, Variant]]] = {}
    for golden in GOLDENS:
        if golden.game == game:
            for t in tables_of(golden):
                tables = found.setdefault(t.asked[t.depth - 1].kind, [])
                if len(tables) < 3 or tables[-1][1].options != golden.options:
                    tables.append((t.pack(), Variant(game, golden.options)))
    return found


def test_no_rule_takes_an_action_of_a_new_family_for_one_of_its_own(appended: tuple[str, range]) -> None:
    game, new = appended
    book = rulebook(game)
    for tables in tables_by_question(game).values():
        for packed, variant in tables:
            for action in new:
                with pytest.raises(AssertionError):
                    book.rules.apply(book.table.unpack(packed), variant.setting.cards, action)


def test_a_move_of_a_new_family_is_refused_in_words(appended: tuple[str, range]) -> None:
    game, _ = appended
    book = rulebook(game)
    for tables in tables_by_question(game).values():
        packed, variant = tables[0]
        why = book.why_illegal(book.table.unpack(packed), variant.setting, book.catalogue.parse("dummy2").id)
        assert "dummy2" in why


def test_a_game_with_a_new_family_plays_on_as_before(appended: tuple[str, range]) -> None:
    name, new = appended
    game = azalai.new(name, seed=7)
    before, moves = game.digest(), game.moves()

    with pytest.raises(azalai.IllegalMove, match="dummy1"):
        game.play("dummy1")

    assert (game.digest(), game.moves()) == (before, moves)
    assert [rulebook(name).seen_as(action) for action in new] == list(new)
    assert game.play(moves[0]).played == moves[:1]


def test_the_search_of_the_computer_leaves_out_exchanges_of_water_and_nothing_else() -> None:
    new = WATER_GOLD + 1
    for options, kept in (
        ([GIVE, WATER_GOOD, WATER_GOOD + 2, WATER_GOLD], 1),
        ([GIVE, WATER_GOOD, new], 3),
        ([WATER_GOOD, WATER_GOLD], 1),
    ):
        assert without_detours(options, len(options)) == kept


# -- no comparison with one end -----------------------------------------------------------------------------------

ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def one_ended(source: str, constants: set[str]) -> Iterator[str]:
    """Comparisons of anything with an action number that have one end only: ``action >= LOSE``."""
    for node in ast.walk(ast.parse(source if constants else "")):
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and isinstance(node.ops[0], ORDER):
            sides = [ast.unparse(side).rpartition(".")[2] for side in (node.left, node.comparators[0])]
            if constants & set(sides):
                yield f"line {node.lineno}: {ast.unparse(node)}"


@functools.cache
def first_numbers(game: str) -> set[str]:
    """The names of the constants that the catalogue of a game gave out."""
    source = (SOURCES / "games" / game / "rules" / "actions.py").read_text(encoding="utf-8")
    return {
        ast.unparse(node.targets[0])
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign) and "CATALOGUE.family(" in ast.unparse(node.value)
    }


def imported_from_actions(source: str, game: str) -> set[str]:
    """The action constants that a module knows, by whatever import."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module == f"azalai.games.{game}.rules.actions":
            names |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom) and any(alias.name == "actions" for alias in node.names):
            names |= first_numbers(game)
    return names & first_numbers(game)


@pytest.mark.parametrize("game", GAMES)
def test_no_module_compares_an_action_with_one_end_of_a_family(game: str) -> None:
    found = []
    for file in SOURCES.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        if "actions" not in source:
            continue
        found += [
            f"{file.relative_to(SOURCES)}, {each}" for each in one_ended(source, imported_from_actions(source, game))
        ]

    assert not found


def test_a_comparison_with_one_end_is_found() -> None:
    assert {"LOSE", "WATER_GOOD"} <= first_numbers("targi")
    assert list(one_ended("if action >= LOSE: pass", {"LOSE"})) == ["line 1: action >= LOSE"]
    assert list(one_ended("x = actions.LOSE < move.id", {"LOSE"})) == ["line 1: actions.LOSE < move.id"]
    assert not list(one_ended("LOSE <= action < LOSE + ROWS; action == LOSE", {"LOSE"}))
