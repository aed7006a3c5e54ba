"""Options of the test run, and which worker runs what."""

from __future__ import annotations

import os
import re
import sys
import threading
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests import browser

COMPILES = r"azalai\.simulate\(|azalai\.env(?!\.observations|\.openspiel)"
"""What an example in the docs calls that runs in the compiled gear."""

RULES = "tuareg", "expansion"
"""Rules that compile to code of their own, beside those of the base game of Targi, as tests name them."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", type=int, default=2000, help="how many random games the property tests play (2000)")
    parser.addoption("--write-goldens", action="store_true", help="write the golden files anew instead of comparing")


@pytest.fixture(scope="session")
def games_wanted(pytestconfig: pytest.Config) -> int:
    """How many random games to play."""
    wanted: int = pytestconfig.getoption("--games")
    return wanted


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Playwright starts the browser that is here."""
    path = browser.find()
    assert path is not None, browser.HOW
    return {**browser_type_launch_args, "executable_path": path, "args": browser.ARGUMENTS}


@pytest.fixture
def polish_alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Polish without English behind it: a message that it lacks is an error."""
    from azalai import messages  # not before the tests begin: coverage sees what is imported from then on

    monkeypatch.setattr(messages, "DEFAULT_LANGUAGE", "pl")
    with messages.language("pl"):
        yield


# Files whose tests show the rules: they alone are measured for coverage, which makes plain Python twice as slow.
SHOW_RULES = re.compile(
    r"tests/(targi|tuareg)/test_(?!.*(texts|sentences|drawing|reasons|wording|card_file))|test_(properties|kernel|simulation)"
)


# Games with decks of an owner's choice have the rules of mixed ones: every day some of the properties look at them.
OWN_DECKS = re.compile(r"(?<!test_properties\.py)::.*own-tribe-own-border|\[[1-9]-.*own-tribe-own-border")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not SHOW_RULES.search(item.nodeid):
            item.add_marker(pytest.mark.no_cover)
        if OWN_DECKS.search(item.nodeid):
            item.add_marker(pytest.mark.long)


def _traced_if_measured(item: pytest.Item) -> Generator[None, Any, Any]:
    """What is not measured for coverage is not traced either. pytest-cov sees to that where there is one process; in a
    worker it measures twice, one upon the other, and stops only the upper one: plain Python ran at a third of its
    speed."""
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


within_others = pytest.hookimpl(wrapper=True, trylast=True)  # so after what pytest-cov does
pytest_runtest_setup = pytest_runtest_call = within_others(_traced_if_measured)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: some tests wait for browsers, servers and clocks."""
    return (os.cpu_count() or 1) + 1


def group_of(file: Path) -> str:
    """What a test file's tests have in common, so that one worker runs them all; nothing: each goes where there is
    room."""
    text = file.read_text(encoding="utf-8")
    if 'xdist_group("compiled")' in text or re.search(COMPILES, text):
        return "compiled"
    of_the_folder = file.parent / "conftest.py"
    if of_the_folder != Path(__file__) and of_the_folder.exists():
        text += of_the_folder.read_text(encoding="utf-8")
    return str(file) if 'fixture(scope="module")' in text else ""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """With several workers one of them runs all that compiles the same rules, so that nothing is compiled twice at the
    same time; and what shares a server or other things made for its file stays together, so that they are made once.

    The marks ``xdist_group("compiled")`` say so, but with pytest 9.2 ``--dist loadgroup`` does not see them any more
    (pytest-xdist issue 1386); here whole files go together, and examples in the docs too.
    """
    from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped, unused-ignore]

    class OneCompiles(LoadScopeScheduling):  # type: ignore[misc, unused-ignore]
        groups: dict[str, str] = {}  # noqa: RUF012

        def _split_scope(self, nodeid: str) -> str:
            file = nodeid.partition("::")[0]
            if file not in self.groups:
                self.groups[file] = group_of(config.rootpath / file)
            group = self.groups[file]
            if group == "compiled":
                return next((f"compiled {rules}" for rules in RULES if rules in nodeid), group)
            return group or nodeid

    return OneCompiles(config, log) if config.getvalue("dist") == "loadgroup" else None
