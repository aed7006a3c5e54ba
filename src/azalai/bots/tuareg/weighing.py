"""Reading the weights of a valuation of Tuareg from TOML."""

from __future__ import annotations

import functools
import tomllib
from importlib.resources import files

from azalai.bots.tuareg.worth import ALL, WEIGHTS


@functools.cache
def weights(of: str = "greedy") -> tuple[int, ...]:
    """``greedy.toml`` as the rules read it."""
    given = tomllib.loads(files("azalai.bots.tuareg").joinpath(f"{of}.toml").read_text(encoding="utf-8"))
    read = [0] * ALL
    for name, (at, count) in WEIGHTS.items():
        values = given.pop(name)
        read[at : at + count] = [values] if count == 1 else values
    assert not given, f"{of}.toml: nobody asks for {', '.join(given)}"
    return tuple(read)


def in_words(values: list[int]) -> str:
    """Weights as ``weights`` reads them."""
    lines = [
        f"{name} = {values[at] if count == 1 else values[at : at + count]}\n" for name, (at, count) in WEIGHTS.items()
    ]
    return "".join(lines)
