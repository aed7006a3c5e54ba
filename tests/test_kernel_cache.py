"""The cache of compiled rules: its key follows what a compiled rule depends on, and nothing else."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import platformdirs
import pytest

from azalai.kernel import cache, gear
from azalai.kernel.gear import rule

pytestmark = pytest.mark.rules
RULES = '''
import math
from typing import NamedTuple
from azalai.kernel.gear import hot, rule, woven
from azalai.kernel.layout import Layout, many, small, smalls

LIMIT = 7
KINDS = (1, 2)
UNUSED = 3


class Part(Layout):
    cell: int = small()


class Table(Layout):
    cells: list[int] = smalls(3)
    parts: list[Part] = many(Part, 2)


class Arrays(NamedTuple):
    first: int


@rule
def below(number: int) -> int:
    return number + LIMIT


@rule
def reached(t: Table, arrays: Arrays, number: int = 1) -> int:
    """What it does."""
    many_kinds = [kind + 5 for kind in KINDS]
    return below(number) + math.floor(2.5) + many_kinds[0] + t.cells[0]


@rule
def apart(number: int) -> int:
    return number
'''


def module_of(source: str) -> Any:
    module = ModuleType("tests.rules_of_a_test")
    exec(source, vars(module))
    return module


def key_of(source: str, name: str = "reached") -> str:
    return gear.cache_key(getattr(module_of(source), name))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"""What it does."""', '"""What it does, in other words."""'),
        ("    return number\n", "    return number + 1\n"),
        ("UNUSED = 3", "UNUSED = 4"),
        ("@rule\ndef reached", "# a comment\n\n\n@rule\ndef reached"),
        ("UNUSED = 3", "def plain() -> str:\n    return 'a sentence'"),
    ],
)
def test_what_a_compiled_rule_cannot_reach_leaves_its_key(old: str, new: str) -> None:
    assert old in RULES
    assert key_of(RULES.replace(old, new)) == key_of(RULES)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("LIMIT = 7", "LIMIT = 8"),
        ("KINDS = (1, 2)", "KINDS = (1, 3)"),
        ("number + LIMIT", "number - LIMIT"),
        ("2.5", "3.5"),
        ("math.floor", "math.ceil"),
        ("kind + 5", "kind + 6"),
        ("number: int = 1", "number: int = 2"),
        ("smalls(3)", "smalls(4)"),
        ("cell: int = small()", "cell: int = small()\n    other: int = small()"),
        ("first: int", "second: int"),
        ("@rule\ndef below", "@hot\ndef below"),
        ("@rule\ndef below", "@woven\ndef below"),
        ("@rule\ndef reached", "@hot\ndef reached"),
    ],
)
def test_what_a_compiled_rule_reaches_changes_its_key(old: str, new: str) -> None:
    assert old in RULES
    assert key_of(RULES.replace(old, new)) != key_of(RULES)


def test_a_constant_of_another_module_counts_where_it_is_read() -> None:
    reading = "from azalai.kernel.gear import rule\n\n\n@rule\ndef reached() -> int:\n    return LIMIT\n"
    keys = set()
    for limit in (1, 2, 1):
        module = ModuleType("tests.rules_of_a_test")
        vars(module)["LIMIT"] = limit  # as ``from elsewhere import LIMIT`` leaves it
        exec(reading, vars(module))
        keys.add(gear.cache_key(module.reached))
    assert len(keys) == 2


ELSEWHERE = """
from azalai.kernel.gear import rule, woven

LIMIT = 7
UNUSED = 3
THINGS = {}


@rule
def below(number: int) -> int:
    return number + LIMIT


@woven
def twice(number: int) -> int:
    return 2 * below(number)


@rule
def apart(number: int) -> int:
    return number
"""
READING = """
from azalai.kernel.gear import rule


@rule
def reached(number: int) -> int:
    return elsewhere.twice(number) + elsewhere.LIMIT
"""


def reading_module(elsewhere: str, reading: str = READING) -> Any:
    module = ModuleType("tests.rules_of_a_test")
    vars(module)["elsewhere"] = module_of(elsewhere)
    exec(reading, vars(module))
    return module


def test_what_a_rule_reads_of_a_module_counts() -> None:
    plain = gear.cache_key(reading_module(ELSEWHERE).reached)
    for old, new in (("LIMIT = 7", "LIMIT = 8"), ("number + LIMIT", "number - LIMIT"), ("2 * below", "3 * below")):
        assert gear.cache_key(reading_module(ELSEWHERE.replace(old, new)).reached) != plain, new
    for old, new in (("UNUSED = 3", "UNUSED = 4"), ("    return number\n", "    return number + 1\n")):
        assert old in ELSEWHERE
        assert gear.cache_key(reading_module(ELSEWHERE.replace(old, new)).reached) == plain, new


def test_a_rule_that_reads_something_else_of_a_module_is_refused() -> None:
    wrong = reading_module(ELSEWHERE, READING.replace("elsewhere.LIMIT", "len(elsewhere.THINGS)"))
    with pytest.raises(TypeError, match=r"reached reads elsewhere\.THINGS"):
        gear.cache_key(wrong.reached)


def test_rules_of_a_module_have_twins_and_can_be_swapped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZALAI_CACHE_DIR", str(tmp_path))
    (tmp_path / "reading.py").write_text("import elsewhere\n" + READING, encoding="utf-8")  # Numba wants files
    (tmp_path / "elsewhere.py").write_text(ELSEWHERE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    module = import_module("reading")
    swaps = {module.elsewhere.below: module.elsewhere.apart}

    assert module.reached(1) == gear.compiled(module.reached)(1) == 2 * (1 + 7) + 7
    assert gear.compiled(module.reached, "swapped", swaps)(1) == 2 * 1 + 7
    assert gear.with_swaps(module.reached, {module.elsewhere.twice: lambda number: 100 * number}, {})(1) == 107


def test_a_swapped_rule_counts_instead_of_the_one_that_is_named() -> None:
    module = module_of(RULES)
    plain, swapped = gear.cache_key(module.reached), gear.cache_key(module.reached, swaps={module.below: module.apart})
    edited = module_of(RULES.replace("    return number\n", "    return number + 1\n"))

    assert swapped != plain
    assert gear.cache_key(edited.reached, swaps={edited.below: edited.apart}) != swapped
    assert gear.cache_key(edited.reached) == plain


def test_a_rule_that_reads_something_else_is_refused() -> None:
    things: dict[str, int] = {}

    module = ModuleType("tests.rules_of_a_test")
    vars(module).update(rule=rule, THINGS=things)
    exec("@rule\ndef wrong() -> int:\n    return len(THINGS)\n", vars(module))
    with pytest.raises(TypeError, match="wrong reads THINGS"):
        gear.cache_key(module.wrong)


def test_an_attribute_may_have_the_name_of_anything() -> None:
    module = ModuleType("tests.rules_of_a_test")
    vars(module).update(rule=rule, depth={})
    exec("@rule\ndef fine(t) -> int:\n    return t.depth\n", vars(module))

    assert gear.cache_key(module.fine)


def test_bounds_checks_have_a_key_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = cache.key([])
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert cache.key([]) != plain


# -- folders --------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AZALAI_CACHE_DIR", str(tmp_path / "compiled"))
    cache.path.cache_clear()
    cache._writable.cache_clear()
    return tmp_path / "compiled"


def test_the_folder_is_the_one_that_was_chosen_or_the_users(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZALAI_CACHE_DIR", "/somewhere")
    assert cache.base() == Path("/somewhere")
    monkeypatch.delenv("AZALAI_CACHE_DIR")
    assert cache.base() == Path(platformdirs.user_cache_dir("azalai", False)) / "compiled"


def test_folders_unused_for_longest_are_deleted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "KEPT_FOLDERS", 3)
    for number, name in enumerate("abcd"):
        os.utime(cache.path(name), (number, number))
    cache.path.cache_clear()
    cache.path("b")  # used again
    cache.path("e")

    assert sorted(found.name for found in folder.iterdir()) == ["b", "d", "e"]


def test_a_disk_that_cannot_be_written_is_no_obstacle(folder: Path) -> None:
    folder.write_text("no folder", encoding="utf-8")
    one, other = cache.path("one"), cache.path("other")

    assert one.is_dir()
    assert other.parent == one.parent != folder
