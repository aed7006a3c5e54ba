"""The levels that people choose from, curious newcomer to champion. The game's ``levels.toml`` defines them."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field, replace
from typing import Any

from azalai.bots.parameters import WHERE, Number, Parameters, Word, read_parameters
from azalai.bots.weights import LEVELS_FILE, package, weight_files
from azalai.errors import BotFileError, IllegalOption
from azalai.games import names, rulebook
from azalai.games.card_reading import shipped
from azalai.games.interface import Setting
from azalai.messages import say

KNOWN: dict[str, Number | Word] = {
    "player": Word(("greedy", "search")),
    "simulations": Number(1, 999_999_999, whole=True),
    "milliseconds": Number(1, 600_000, whole=True),
    "temperature": Number(0, 100),
    "tolerance": Number(0, 100),
}
NEEDED = ("player",)
BUDGETS = {"simulations", "milliseconds"}
PLAIN_SIMULATIONS = 64
"""A search with at most this many simulations is fast enough in the plain gear, and can start at once."""


@dataclass(frozen=True)
class Level:
    """A strength with a name and a character."""

    game: str
    name: str
    player: str
    weights: str = "greedy"
    simulations: int | None = None
    milliseconds: int | None = None
    temperature: float = 0
    tolerance: float = 0
    parameters: Parameters = field(default=Parameters({}), repr=False, hash=False)

    def at(self, setting: Setting) -> Level:
        """The level with its parameters for this kind of table."""
        return replace(self, **self.parameters.at(setting))

    @property
    def spec(self) -> str:
        """The player as a spec, with the budget of simulations alone if there is one: then it plays the same on every
        machine."""
        if self.player == "greedy":
            return self.player
        budget = f"{self.milliseconds}ms" if self.simulations is None else f"{self.simulations}"
        how = f",temperature={self.temperature:g},tolerance={self.tolerance:g}" if self.temperature else ""
        return f"{self.player}:{budget}{how}"

    @property
    def needs_compiling(self) -> bool:
        """Whether it has too many simulations for the plain gear."""
        return self.player == "search" and (self.simulations is None or self.simulations > PLAIN_SIMULATIONS)

    def title(self) -> str:
        """Its name for people."""
        return say(f"bots-level-{self.name}")

    def character(self) -> str:
        """How it plays, in a sentence."""
        return say(f"bots-character-{self.name}")


def read_levels(game: str, tree: dict[str, Any]) -> tuple[Level, ...]:
    """The levels of a game in the order of the file; BotFileError lists every fault."""
    faults: list[str] = []
    found: list[Level] = []
    known = {**KNOWN, "weights": Word(weight_files(game))}
    for name, given in tree.items():
        read, wrong = read_parameters(given, known, NEEDED, rulebook(game).table_options, f"{name}.")
        differing = {f"{name}.{WHERE}.{condition}": changes for condition, changes in read.differences}
        for place, changes in {name: {}, **differing}.items():
            merged = {**read.usual, **changes}
            if merged.get("player") == "search" and not BUDGETS & set(merged):
                wrong.append(say("bots-file-budget", field=place))
        faults += wrong
        if not wrong:
            found.append(Level(game, name, parameters=read, **read.usual))
    if faults:
        raise BotFileError(f"{game}/{LEVELS_FILE}", faults)
    return tuple(found)


@functools.cache
def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, the weakest first."""
    return read_levels(game, shipped(package(game), LEVELS_FILE))


def level(game: str, name: str) -> Level:
    """The level of this name."""
    for one in levels(game):
        if one.name == name:
            return one
    raise IllegalOption(say("bots-spec", spec=repr(name), levels=", ".join(level_names())))


@functools.cache
def level_names() -> tuple[str, ...]:
    """The names of the levels of all games."""
    return tuple(dict.fromkeys(one.name for game in names() for one in levels(game)))
