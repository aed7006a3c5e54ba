"""Options of the test run, shared fixtures, and which tests are measured for coverage.

Marks decide how a test runs; ``pyproject.toml`` lists them.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests import browser

WITH_RULES = (
    *("tests/targi/*.py", "tests/tuareg/*.py", "tests/test_kernel_*.py"),
    *("tests/test_games_registry.py", "tests/test_layers.py"),
    *("tests/test_env_learnable.py", "tests/test_arena_luck.py"),
)
"""Where tests marked ``rules`` may be."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", type=int, default=500, help="how many random games the property tests play (500)")
    parser.addoption("--pictures", action="store_true", help="keep pictures of the pages under artefacts/")
    parser.addoption("--write-goldens", action="store_true", help="write the golden files again instead of comparing")


@pytest.fixture(scope="session")
def games_wanted(pytestconfig: pytest.Config) -> int:
    """How many random games to play."""
    wanted: int = pytestconfig.getoption("--games")
    return wanted


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Let Playwright start the browser of this machine."""
    path = browser.find()
    assert path is not None, browser.HOW
    return {**browser_type_launch_args, "executable_path": path, "args": browser.ARGUMENTS}


@pytest.fixture
def alone(tongue: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language without a fallback to English: a missing message is an error."""
    from azalai import messages  # imported late, so that coverage sees the lines that run on import

    monkeypatch.setattr(messages, "DEFAULT_LANGUAGE", tongue)
    with messages.language(tongue):
        yield


def _wants_rules_alone(config: pytest.Config) -> bool:
    return str(config.option.markexpr).startswith("rules")


def _has_rules(path: Path) -> bool:
    return any(path.match(pattern) for pattern in WITH_RULES)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Import no other tests where only those of the rules are wanted: collecting all of them takes longer than running
    the rules."""
    here = collection_path.is_file() and _wants_rules_alone(config)
    return True if here and not _has_rules(collection_path) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Measure coverage in the tests marked ``rules`` alone: it makes plain Python twice as slow.

    A test in a browser has a second try: on a slow machine the browser itself sometimes loses a key or a click. The
    summary lists every second try.
    """
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))
        if not item.get_closest_marker("rules"):
            item.add_marker(pytest.mark.no_cover)
        elif not _has_rules(item.path):
            raise pytest.UsageError(f"{item.path} has tests marked rules: list it in WITH_RULES, in tests/conftest.py")


def _without_tracing(item: pytest.Item) -> Generator[None, Any, Any]:
    """Switch tracing off in tests that are not measured. In a worker of pytest-xdist pytest-cov measures twice, one
    measurement on top of the other, and ``no_cover`` stops only the upper one."""
    if not item.get_closest_marker("no_cover"):
        return (yield)
    here, threads = sys.gettrace(), threading.gettrace()
    sys.settrace(None)
    threading.settrace(None)  # type: ignore[arg-type]
    try:
        return (yield)
    finally:
        sys.settrace(here)
        threading.settrace(threads)  # type: ignore[arg-type]


within_others = pytest.hookimpl(wrapper=True, trylast=True)  # so after pytest-cov's own hook
pytest_runtest_setup = pytest_runtest_call = within_others(_without_tracing)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Two workers for each processor: tests with browsers, servers and clocks wait half of their time. Tests of the
    rules wait for nothing."""
    return (1 if _wants_rules_alone(config) else 2) * (os.cpu_count() or 1)
