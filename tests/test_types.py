"""Programs that use the API, as a type checker sees them: strict mypy runs on small files."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import azalai
from azalai.games.options import TableOption
from azalai.games.targi.options import OPTIONS as TARGI
from azalai.games.targi.options import TargiOptions
from azalai.games.tuareg.options import OPTIONS as TUAREG
from azalai.games.tuareg.options import TuaregOptions

RIGHT = """
from typing import Any
import azalai
from azalai import bots

game = azalai.new("targi", seed=7, expansion=True, tribe="mixed", border={5: "base"}, first="blue")
azalai.new("tuareg", seats=3, first="red")
azalai.position("targi", {"round": 2}, expansion=True, easy=True)
seen = bots.information_set(game, game.seat)
bots.player("greedy", 1).decide(seen)
results = azalai.simulate("tuareg", 10, seats=4)
wins: int = int((results["winner"] == 0).sum())
tables: int = azalai.perft(game, 2)[0].tables
luck: float = azalai.analyse(game, deep=True).ledgers[0].luck.win
variation: azalai.Variation = game.add_variation(game.at(0).play("p6"))
line: azalai.Game = game.follow(game.variations[0])
for moment, move in zip(game, game.played):
    text: str = moment.at(0).say(move)

def any_game(name: str, options: dict[str, Any]) -> azalai.Game:
    azalai.simulate(name, 10, **options)
    azalai.position(name, {}, **options)
    return azalai.new(name, seed=1, **options)
"""
WRONG = """
import azalai
azalai.new("targi", expasion=True)
azalai.new("targi", expansion="yes")
azalai.new("targi", first="green")
azalai.new("tuareg", expansion=True)
azalai.new("tuareg", seats=6)
azalai.position("targi", {}, expasion=True)
azalai.simulate("targi", 10, expasion=True)
azalai.simulate("targi", "10")
azalai.simulate("targi", 10).winner
"""


def strict_mypy(folder: Path, program: str) -> list[str]:
    """The errors, each as its line number and text."""
    file = folder / "program.py"
    file.write_text(program.lstrip("\n"), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={folder}", str(file)]
    environment = os.environ | {"MYPYPATH": str(Path(azalai.__file__).parent.parent)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=folder, check=False)
    return [line for line in done.stdout.splitlines() if line.startswith("program.py") and ": error:" in line]


@pytest.mark.long
def test_documented_programs_pass_strict_mypy(tmp_path: Path) -> None:
    assert strict_mypy(tmp_path, RIGHT) == []


@pytest.mark.long
def test_mypy_finds_misspelt_options_and_wrong_values(tmp_path: Path) -> None:
    found = {int(error.split(":")[1]) for error in strict_mypy(tmp_path, WRONG)}

    assert sorted(found) == list(range(2, 2 + len(WRONG.strip().splitlines()) - 1))


@pytest.mark.parametrize(("declared", "typed"), [(TARGI, TargiOptions), (TUAREG, TuaregOptions)])
def test_every_declared_option_is_typed(declared: tuple[TableOption, ...], typed: type) -> None:
    assert set(typed.__annotations__) == {option.name for option in declared}
