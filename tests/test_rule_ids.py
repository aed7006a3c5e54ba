"""Every rule on the rules pages has a test, and every test names an existing rule."""

from __future__ import annotations

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parent
RULES_PAGES = [TESTS.parent / "docs" / "rules" / f"{page}.md" for page in ("targi", "targi-expansion", "tuareg")]

RULE_ID = re.compile(r"\b[TXB]\d\d\b")
EXAMPLE_ID = re.compile(r"^\s*[-*|]\s*\**(E\d)\b", re.MULTILINE)


def ids_on(page: str, game: str = "targi") -> set[str]:
    """All ids on a rules page; examples are at the start of a list item or a row. Every game has an example E1, so
    those of other games than Targi are prefixed with the game: ``tuareg:E1``."""
    prefix = f"{game}:" if game != "targi" else ""
    return set(RULE_ID.findall(page)) | {prefix + example for example in EXAMPLE_ID.findall(page)}


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


def all_ids() -> set[str]:
    for page in RULES_PAGES:
        assert page.is_file(), f"the rules page {page} is missing: without it nobody knows which rules need a test"
    return set().union(*(ids_on(page.read_text(encoding="utf-8"), page.stem) for page in RULES_PAGES))


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
