"""The table of question kinds agrees with what the rules ask, and everything that names a question agrees with it."""

from __future__ import annotations

import ast
import functools
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from azalai.games import SHIPPED
from azalai.kernel.question_table import NOTHING, Cell, QuestionTable
from tests.goldens.write import GOLDENS, tables_of
from tests.rule_ids import all_ids

GAMES = SHIPPED


def actions_of(game: str) -> ModuleType:
    return import_module(f"azalai.games.{game}.rules.actions")


def table_of(game: str) -> QuestionTable:
    table: QuestionTable = actions_of(game).QUESTIONS
    return table


def rule_files(game: str) -> Iterator[Path]:
    folder = Path(actions_of(game).__file__ or "").parent
    return folder.glob("*.py")


def asks(source: str) -> Iterator[tuple[str, str, ast.expr, ast.expr]]:
    """Where a question is put on the stack: the line, the name of its kind, count and about."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ask":
            _, kind, _, count, about = node.args
            yield f"line {node.lineno}", ast.unparse(kind).removeprefix("actions."), count, about


def kinds_set(source: str) -> Iterator[str]:
    """The kinds that a question on the stack is changed into: ``q.kind = ASK_DRAWN``."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).endswith(".kind"):
            yield ast.unparse(node.value).removeprefix("actions.")


def literal(value: ast.expr, names: ModuleType) -> int | None:
    """A number, or a constant of the actions module or a module beside it; None for anything else."""
    match value:
        case ast.Constant(value=int(number)):
            return number
        case ast.Attribute(value=ast.Name(id=module), attr=name) if name.isupper():
            constant: int = getattr(import_module(f"{names.__package__}.{module}"), name)
            return constant
        case ast.Name(id=name) if name.isupper():
            return getattr(names, name, None)
    return None


@pytest.mark.parametrize("game", GAMES)
def test_every_ask_in_the_rules_fits_the_table(game: str) -> None:
    actions, table, used = actions_of(game), table_of(game), set()
    for file in rule_files(game):
        source = file.read_text(encoding="utf-8")
        for where, name, count, about in asks(source):
            kind = table[getattr(actions, name)]
            used.add(name)
            for cell, value in ((kind.count, literal(count, actions)), (kind.about, literal(about, actions))):
                assert value is None or value in cell.values, (
                    f"{file.name}, {where}: {name} with {value}: {cell.meaning}"
                )
            if kind.about is NOTHING:
                assert literal(about, actions) == 0, f"{file.name}, {where}: {name} is about nothing"
        used |= set(kinds_set(source))
    assert used == {name for name in vars(actions) if name.startswith(("ASK_", "DO_"))}


def test_an_ask_outside_the_table_is_found() -> None:
    found = list(asks("ask(t, actions.ASK_X, seat, 2, actions.FROM_DECK)\nif a:\n    ask(t, DO_Z, s, n, 0)"))

    assert [(where, name) for where, name, _, _ in found] == [("line 1", "ASK_X"), ("line 3", "DO_Z")]
    assert [literal(value, actions_of("targi")) for value in (found[0][2], found[0][3], found[1][2])] == [2, 2, None]
    assert list(kinds_set("q.kind = actions.ASK_Y")) == ["ASK_Y"]


# -- at run time --------------------------------------------------------------------------------------------------


@functools.cache
def seen(game: str) -> dict[int, dict[str, set[int]]]:
    """By kind: every count and about that lay on the stack at a decision of a golden game, and every phase."""
    found: dict[int, dict[str, set[Any]]] = defaultdict(lambda: defaultdict(set))
    for golden in GOLDENS:
        if golden.game == game:
            for table in tables_of(golden):
                for i in range(table.depth):
                    q = table.asked[i]
                    found[q.kind]["count"].add(q.count)
                    found[q.kind]["about"].add(q.about)
                top = table.asked[table.depth - 1].kind
                found[top]["phases"].add(table_of(game).phase(table))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_in_a_game_has_the_values_that_the_table_says(game: str) -> None:
    for number, cells in seen(game).items():
        kind = table_of(game)[number]
        assert cells["count"] <= set(kind.count.values), f"{kind.name}: {kind.count.meaning}"
        assert cells["about"] <= set(kind.about.values), f"{kind.name}: {kind.about.meaning}"
        assert not kind.phase or cells["phases"] <= {kind.phase}, kind.name


@pytest.mark.parametrize("game", GAMES)
def test_the_golden_games_ask_every_question_that_waits_for_a_seat(game: str) -> None:
    asked = {number for number, cells in seen(game).items() if cells["phases"]}

    assert asked == {kind.number for kind in table_of(game) if not kind.is_chore}


@pytest.mark.parametrize("game", GAMES)
def test_a_cell_that_never_varies_says_so(game: str) -> None:
    for kind in table_of(game):
        for cell in (kind.count, kind.about):
            assert (len(cell.values) == 1) == cell.meaning.startswith("always"), kind.name


# -- the table itself ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_row_names_a_rule_that_the_rules_pages_have(game: str) -> None:
    for kind in table_of(game):
        assert kind.rule in all_ids(), kind.name


@pytest.mark.parametrize("game", GAMES)
def test_the_constants_are_the_numbers_of_the_table(game: str) -> None:
    actions = actions_of(game)
    constants = {name: value for name, value in vars(actions).items() if name.startswith(("ASK_", "DO_"))}

    assert sorted(constants.values()) == sorted(kind.number for kind in table_of(game))
    for name, number in constants.items():
        assert table_of(game)[number].is_chore == name.startswith("DO_"), name


def test_a_row_cannot_be_defined_twice() -> None:
    table = QuestionTable()
    table.kind(1, "raid", "raid", "T40")
    table.kind(33, "raid", "raid", "T40")

    for number, name in ((1, "other"), (2, "raid"), (34, "raid")):
        with pytest.raises(ValueError, match="defined twice"):
            table.kind(number, name, "raid", "T40")
    assert table.named("raid").number == 33, "a described position means the chore"


def test_a_cell_shows_names_or_numbers() -> None:
    assert Cell("", range(1, 4), "from", ("a", "b", "c")).shown(2) == "b"
    assert Cell("", range(5), "cave", first=1).shown(0) == 1
    assert Cell("", range(5)).shown(3) == 3
