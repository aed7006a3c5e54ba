"""Options of the test run."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", type=int, default=2000, help="how many random games the property tests play (2000)")
    parser.addoption("--write-goldens", action="store_true", help="write the golden files anew instead of comparing")


@pytest.fixture(scope="session")
def games_wanted(pytestconfig: pytest.Config) -> int:
    """How many random games to play."""
    wanted: int = pytestconfig.getoption("--games")
    return wanted
