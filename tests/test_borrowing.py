"""No test file imports from another one, so that each can be split or moved; shared code has separate modules."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
OF_A_TEST_FILE = re.compile(r"\btests\.(?:\w+\.)*test_\w+")


def borrowed(source: str, package: str = "tests") -> list[str]:
    """The test files that a source imports from; ``package`` is its folder. Programs contained in it as text, for other
    processes, count too."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) + 1 - node.level] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            found += [f"{module}.{name.name}" for name in node.names]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found += re.findall(r"^\s*(?:from|import) (\S+)", node.value, re.MULTILINE)
    return sorted({match.group() for name in found if (match := OF_A_TEST_FILE.match(name))})


@pytest.mark.parametrize(
    ("source", "package"),
    [
        ("import tests.targi.test_laying", "tests"),
        ("import tests.targi.test_laying as laying", "tests"),
        ("from tests.targi.test_laying import table", "tests.web"),
        ("from tests.targi import tables, test_laying", "tests"),
        ("from .test_laying import table", "tests.targi"),
        ("from . import test_laying", "tests.targi"),
        ("from ..targi.test_laying import table", "tests.web"),
        ("def later():\n    from tests.targi.test_laying import table", "tests"),
        ('RUN = """\nimport json\nfrom tests.targi.test_laying import table\n"""', "tests"),
    ],
)
def test_what_is_borrowed_is_seen(source: str, package: str) -> None:
    assert borrowed(source, package) == ["tests.targi.test_laying"]


@pytest.mark.parametrize(
    "source",
    [
        "from tests.targi.tables import acts",
        "from tests import junk",
        "import pytest",
        "SEE = 'tests.targi.test_laying'",
    ],
)
def test_plain_modules_may_be_shared(source: str) -> None:
    assert borrowed(source) == []


def test_no_test_file_borrows_from_another() -> None:
    files = sorted(TESTS.rglob("*.py"))
    files.remove(Path(__file__))  # which names some as examples

    lenders = {}
    for file in files:
        package = ".".join(["tests", *file.relative_to(TESTS).parent.parts])
        found = set(borrowed(file.read_text(encoding="utf-8"), package)) - {f"{package}.{file.stem}"}  # itself
        if found:
            lenders[str(file.relative_to(TESTS))] = found

    assert lenders == {}, "move what both need into a module that is no test file, like tests/malformed_values.py"
