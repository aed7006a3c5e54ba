"""Reading the weights of a valuation of Targi from TOML."""

from __future__ import annotations

import functools
import tomllib
from importlib.resources import files

from azalai.bots.targi.worth import ROLE, WEIGHTS
from azalai.games.targi.cards import ROLES


@functools.cache
def weights(of: str = "greedy") -> tuple[int, ...]:
    """``greedy.toml`` as the rules read it."""
    given = tomllib.loads(files("azalai.bots.targi").joinpath(f"{of}.toml").read_text(encoding="utf-8"))
    read = [0] * (ROLE + len(ROLES) + 1)
    for name, (at, count) in WEIGHTS.items():
        values = given.pop(name)
        read[at : at + count] = [values] if count == 1 else values
    for role, value in given.pop("role").items():
        read[ROLE + ROLES[role]] = value
    assert not given, f"{of}.toml: nobody asks for {', '.join(given)}"
    return tuple(read)


def in_words(values: list[int]) -> str:
    """Weights as ``weights`` reads them."""
    lines = []
    for name, (at, count) in WEIGHTS.items():
        lines.append(f"{name} = {values[at] if count == 1 else values[at : at + count]}\n")
    lines.append("\n[role]\n")
    lines += [f"{role} = {values[ROLE + at]}\n" for role, at in ROLES.items()]
    return "".join(lines)
