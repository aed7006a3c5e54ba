"""Every rule on the rules pages has a test, and every test names an existing rule."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.rule_ids import all_ids, ids_on

TESTS = Path(__file__).parent


def ids_named_in(source: str) -> set[str]:
    """The ids in the ``@pytest.mark.rule`` markers of a test file."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                named |= {ast.literal_eval(argument) for argument in mark.args}
    return named


def all_named() -> set[str]:
    return set().union(*(ids_named_in(file.read_text(encoding="utf-8")) for file in TESTS.rglob("test_*.py")))


def test_every_rule_is_named_by_a_test() -> None:
    ids = all_ids()
    assert {"T01", "T61", "E1", "E2"} <= ids, "the page of Targi could not be read"
    assert {"X01", "X32"} <= ids, "the page of the expansion could not be read"
    assert {"B01", "B36", "tuareg:E1", "tuareg:E3"} <= ids, "the page of Tuareg could not be read"

    without_a_test = sorted(ids - all_named())

    assert not without_a_test, f"no test shows {', '.join(without_a_test)}: mark one with @pytest.mark.rule"


def test_every_named_rule_is_on_the_page() -> None:
    unknown = sorted(all_named() - all_ids())

    assert not unknown, f"tests name {', '.join(unknown)}, which no rules page has"


def test_the_page_is_read_in_every_way_an_id_can_stand_there() -> None:
    page = "- **T12** Then …\n- T13 The start player …\n| T14 | Any |\n- **E1** (placing)\n  - E2 (scoring)\nas in E3"

    assert ids_on(page) == {"T12", "T13", "T14", "E1", "E2"}


def test_markers_are_found_with_one_id_and_with_several() -> None:
    source = '@pytest.mark.rule("T10", "T11")\n@other\ndef test_a(): ...\n@pytest.mark.rule("E1")\ndef test_b(): ...'

    assert ids_named_in(source) == {"T10", "T11", "E1"}
