"""Writes ``levels.toml`` of a game with the settings that a calibration has chosen, for a person to check and ship."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any

from azalai import bots
from azalai.bots.parameters import WHERE
from azalai.bots.weights import LEVELS_FILE, package
from azalai.games.card_reading import shipped
from azalai.level_calibration.settings import Parameters
from azalai.level_calibration.tables import TABLES


def levels_file(game: str, chosen: Mapping[str, Sequence[Parameters]]) -> str:
    """The shipped file, with the chosen settings by the name of the kind of table."""
    place = files(package(game)).joinpath(LEVELS_FILE)
    comment = itertools.takewhile(lambda line: line.startswith("#"), place.read_text(encoding="utf-8").splitlines())
    levels: dict[str, dict[str, Any]] = {name: dict(kept) for name, kept in shipped(package(game), LEVELS_FILE).items()}
    for table, settings in chosen.items():
        for level, parameters in zip(bots.levels(game), settings, strict=False):
            kept = levels[level.name]
            if condition := TABLES[table].condition:
                kept[WHERE] = {**kept.get(WHERE, {}), condition: parameters._asdict()}
            else:
                levels[level.name] = kept | parameters._asdict()
    lines = [*comment]
    for name, kept in levels.items():
        lines += ["", *_table(name, {key: value for key, value in kept.items() if key != WHERE})]
        for condition, changes in kept.get(WHERE, {}).items():
            lines += ["", *_table(f"{name}.{WHERE}.{_key(condition)}", changes)]
    return "\n".join(lines) + "\n"


def _table(name: str, values: Mapping[str, Any]) -> Iterator[str]:
    yield f"[{name}]"
    for key, value in values.items():
        yield f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value:g}"


def _key(name: str) -> str:
    return name if re.fullmatch(r"[\w-]+", name) else f'"{name}"'
