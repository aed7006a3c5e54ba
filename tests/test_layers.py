"""Dependencies between packages point one way: a module imports from lower layers only, even inside a function."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import azalai
from azalai.games import SHIPPED

pytestmark = pytest.mark.rules
PACKAGE = Path(azalai.__file__).parent
GAMES = SHIPPED

# From the bottom to the top. Names are modules or packages of Azalai; the longest one that fits decides. What stands in
# one line is one layer: its members may import lower layers and themselves, but not each other.
LAYERS = """
messages svg svg_resolving terminal
errors compile_notice translation
ray_tasks
kernel
games.card_effects games.card_marks games.card_reading games.decision games.explicit_chance games.feature_fields
games.field_meanings games.position_reading
games.common_view games.hint_reasons
games.options
games.interface
games.shipped_game
games.*.rules
games.*.cards games.*.bots
games.*.explicit_chance games.*.options games.*.position
games.*.words
games.*.pictures
games.*
games
moves seeds
game+game_file+new_game+variations
position_counts simulation
azalai
lessons puzzles
bots web
training
study
env balance
arena
level_calibration
server.json_cookies server.log_format server.reachability
server.bot_workers server.configuration server.errors server.gc_policy server.log_limit server.storage
server.guests server.lesson_progress server.metrics server.puzzle_progress server.puzzle_ratings
server.tables
server.http
bench
cli
"""

# The public API passes this on when it is first asked for.
LAZY = {("azalai", "azalai.study")}


def layers() -> dict[str, tuple[int, str]]:
    """The layer of each name, and the group in it that it belongs to."""
    found: dict[str, tuple[int, str]] = {}
    for height, line in enumerate(LAYERS.split("\n")):
        for group in line.split():
            for game in GAMES if "*" in group else ("",):
                for name in group.replace("*", game).split("+"):
                    found["azalai" if name == "azalai" else f"azalai.{name}"] = height, group.replace("*", game)
    return found


LAYER_OF = layers()


def module_name(file: Path) -> str:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(file): file for file in sorted(PACKAGE.rglob("*.py"))}


def layer_of(module: str) -> tuple[int, str]:
    """``azalai`` itself is the public API, not the layer of every module that has no other."""
    names = [name for name in LAYER_OF if module == name or (name != "azalai" and module.startswith(f"{name}."))]
    assert names, f"{module} has no layer: add it to LAYERS"
    return LAYER_OF[max(names, key=len)]


def imports(source: str) -> Iterator[str]:
    """The modules of Azalai that a module imports, anywhere in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.split(".")[0] == "azalai")
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports are not followed"
            if node.module and node.module.split(".")[0] == "azalai":
                for name in node.names:
                    full = f"{node.module}.{name.name}"
                    yield full if full in MODULES else node.module


def upward(module: str, imported: str) -> bool:
    if (module, imported) in LAZY:
        return False
    (height, group), (below, other) = layer_of(module), layer_of(imported)
    return below > height or (below == height and group != other)


def test_a_module_imports_from_lower_layers_only() -> None:
    wrong = [
        f"{module} imports {imported}"
        for module, file in MODULES.items()
        for imported in imports(file.read_text(encoding="utf-8"))
        if upward(module, imported)
    ]

    assert wrong == []


def test_every_layer_has_modules() -> None:
    for name in LAYER_OF:
        assert any(module == name or module.startswith(f"{name}.") for module in MODULES), f"{name} is no module"


def test_upward_imports_are_found() -> None:
    """Also in functions, and between neighbours of one layer."""
    source = "def f():\n    from azalai.games.targi.words import moves\n    import azalai.game\n"

    assert list(imports(source)) == ["azalai.games.targi.words.moves", "azalai.game"]
    assert upward("azalai.games.targi.rules.round", "azalai.games.targi.words.moves")
    assert upward("azalai.games.targi.words.moves", "azalai.games.tuareg.words.moves")
    assert upward("azalai.arena.run", "azalai.cli.play")
    assert not upward("azalai.game", "azalai.game_file")
    assert not upward("azalai.cli.play", "azalai.arena.run")
