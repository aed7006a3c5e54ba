"""The kinds of table whose levels are calibrated, each with the range of settings that its levels may have."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from azalai import bots
from azalai.bots import networks
from azalai.bots.levels import Level
from azalai.bots.weights import package
from azalai.games import rulebook
from azalai.games.interface import Setting

CHAMPION = "search:1000"
"""Stands in for the champion, which thinks for a fixed time, so that the results do not depend on the machine."""


@dataclass(frozen=True)
class Table:
    """A kind of table."""

    name: str
    game: str
    options: tuple[tuple[str, Any], ...]
    condition: str  # of ``where`` in levels.toml; empty: the usual parameters
    curve: str  # of settings
    gentlest: float  # the temperature of the lowest level
    strongest: float  # the lowest temperature that the highest level may have

    @functools.cached_property
    def setting(self) -> Setting:
        return rulebook(self.game).setting(dict(self.options))

    @property
    def seats(self) -> int:
        return self.setting.seats

    @property
    def rules(self) -> tuple[str, str]:
        """Tables with the same rules share what is compiled."""
        return self.game, self.setting.variant or ""

    @functools.cached_property
    def network(self) -> str:
        """A mark of the network: results with another one do not count."""
        return networks.mark(package(self.game), self.setting.variant or self.game)

    def levels(self) -> list[Level]:
        """The shipped levels for people, with their parameters for this kind of table, the weakest first."""
        return [level.at(self.setting) for level in bots.levels(self.game) if level.simulations is not None]


MIXED = ("expansion", True), ("tribe", "mixed"), ("border", "mixed")
TABLES = {
    table.name: table
    for table in (
        # in Targi the strongest has 64 simulations, so that play starts without compilation
        Table("targi", "targi", (), "", "usual", 9, 0.7),
        Table("expansion", "targi", (("expansion", True),), "expansion", "usual", 5.5, 0.7),
        Table("mixed", "targi", MIXED, "tribe=mixed", "usual", 6, 0.7),
        Table("tuareg-2", "tuareg", (("seats", 2),), "", "usual", 8, 0.3),
        Table("tuareg-3", "tuareg", (("seats", 3),), "seats=3", "usual", 20, 0.13),
        Table("tuareg-4", "tuareg", (("seats", 4),), "seats=4", "usual", 28, 0.13),
        Table("tuareg-5", "tuareg", (("seats", 5),), "seats=5", "usual", 32, 0.13),
    )
}


def with_own_rules(tables: Sequence[Table]) -> list[Table]:
    """The first of each group of tables with the same rules."""
    return list({table.rules: table for table in reversed(tables)}.values())[::-1]
