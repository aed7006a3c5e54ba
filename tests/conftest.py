"""Options of the test run, and which worker runs what."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

COMPILES = r"azalai\.simulate\(|azalai\.env(?!\.observations|\.openspiel)"
"""What an example in the docs calls that runs in the compiled gear."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", type=int, default=2000, help="how many random games the property tests play (2000)")
    parser.addoption("--write-goldens", action="store_true", help="write the golden files anew instead of comparing")


@pytest.fixture(scope="session")
def games_wanted(pytestconfig: pytest.Config) -> int:
    """How many random games to play."""
    wanted: int = pytestconfig.getoption("--games")
    return wanted


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """With several workers one of them runs all that compiles, so that nothing is compiled twice at the same time.

    The marks ``xdist_group("compiled")`` say so, but with pytest 9.2 ``--dist loadgroup`` does not see them any more
    (pytest-xdist issue 1386); here whole files go together, and examples in the docs too.
    """
    from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped, unused-ignore]

    class OneCompiles(LoadScopeScheduling):  # type: ignore[misc, unused-ignore]
        compiling: dict[str, bool] = {}  # noqa: RUF012

        def _split_scope(self, nodeid: str) -> str:
            file = nodeid.partition("::")[0]
            if file not in self.compiling:
                text = (config.rootpath / Path(file)).read_text(encoding="utf-8")
                self.compiling[file] = 'xdist_group("compiled")' in text or re.search(COMPILES, text) is not None
            return "compiled" if self.compiling[file] else nodeid

    return OneCompiles(config, log) if config.getvalue("dist") == "loadgroup" else None
