"""Two gears, one source: compiled and plain rules change every table in the same way, byte for byte."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import azalai
from azalai.kernel import cache
from azalai.kernel.chance import halves
from tests.strategies import ALL, Variant, variants, walks, walks_from_starts
from tests.twins import Twin, both_gears_agree

SOURCES = Path(azalai.__file__).parent
EVERY = 29


@variants
def test_both_gears_play_the_same_games(variant: Variant, games_wanted: int) -> None:
    """A thousand dealt games of all variants: the same legal moves, the same table, at every decision."""
    twin = Twin(variant)
    for walk in walks(variant, range(games_wanted // 2)):
        twin.deal(walk.seed)
        both_gears_agree(walk, twin)


@variants
def test_both_gears_play_the_same_from_rare_positions(variant: Variant, games_wanted: int) -> None:
    twin = Twin(variant)
    for walk in walks_from_starts(variant, range(variant.share(games_wanted) // 20)):
        twin.take(walk.t.pack())
        both_gears_agree(walk, twin)


@variants
@pytest.mark.long
def test_both_gears_play_the_same_many_games(variant: Variant, games_wanted: int) -> None:
    twin = Twin(variant)
    for walk in walks(variant, range(5_000_000, 5_000_000 + 20 * variant.share(games_wanted))):
        twin.deal(walk.seed)
        both_gears_agree(walk, twin)


@variants
def test_both_gears_see_and_imagine_the_same(variant: Variant) -> None:
    book, setting, twin = variant.book, variant.setting, Twin(variant)
    seen: Any = np.zeros(1, book.observation.dtype())
    pool = np.zeros(book.pool_size, np.int64)
    for walk in [*walks(variant, range(24)), *walks_from_starts(variant, range(24))]:
        for decision, _ in enumerate(walk.steps()):
            if decision % EVERY:
                continue
            for seat in range(setting.seats):
                expected = book.observation()
                book.rules.observe(walk.t, setting.cards, seat, expected)
                twin.bytes[:] = np.frombuffer(walk.t.pack(), np.uint8)
                twin.rules.observe(twin.tables[0], twin.cards[0], seat, seen[0])
                assert seen.tobytes() == expected.pack()
                low, high = halves(walk.seed * 977 + decision)
                imagined = walk.t.copy()
                book.rules.imagine(imagined, setting.cards, seat, low, high, [0] * book.pool_size)
                twin.rules.imagine_at(twin.tables, 0, twin.cards, seat, low, high, pool)
                assert twin.tables.tobytes() == imagined.pack()


# -- bounds checks, in a cache of their own ---------------------------------------------------------------

CHECKED_RUN = """
import json, sys
import numpy as np
from azalai.kernel import cache, gear
from azalai.kernel.chance import next_word
from tests.strategies import ALL, walks, walks_from_starts
from tests.twins import Twin, both_gears_agree

try:
    gear.compiled(next_word)(np.zeros(3, np.int64))  # it reads four words
    caught = False
except IndexError:
    caught = True
games = 0
for variant in ALL:
    if str(variant) not in sys.argv[2:]:
        continue
    twin = Twin(variant)
    for walk in walks(variant, range(700, 700 + int(sys.argv[1]))):
        twin.deal(walk.seed)
        both_gears_agree(walk, twin)
        games += 1
    for walk in walks_from_starts(variant, range(700, 700 + int(sys.argv[1]))):
        twin.take(walk.t.pack())
        both_gears_agree(walk, twin)
        games += 1
print(json.dumps({"caught": caught, "games": games, "key": cache.key([])}))
"""


def run_python(source: str, *arguments: str, **environment: str) -> Any:
    """Run a program with our sources and read the JSON it prints."""
    root = str(Path(__file__).parent.parent)
    path = os.pathsep.join([environment.pop("PYTHONPATH", str(SOURCES.parent)), root])
    done = subprocess.run(
        [sys.executable, "-c", source, *arguments],
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.long
def test_games_with_every_index_checked() -> None:
    """The compiled gear does not check indices; with Numba's bounds checks the same games show that none is wrong. The
    ordinary run does without: an index that is out of bounds here is out of bounds in the plain gear too, whose lists
    have the same lengths."""
    # not optimised: that compiles sooner, and finds the same indices
    result = run_python(CHECKED_RUN, "60", *map(str, ALL), NUMBA_BOUNDSCHECK="1", NUMBA_OPT="0")
    assert result["caught"], "bounds checks were not on"
    assert result["games"] == 120 * len(ALL)
    assert result["key"] != cache.key([]), "checked and unchecked code share a cache"


# -- an edited callee -------------------------------------------------------------------------------------

DRAWS = """
import json
import numpy as np
from azalai.kernel import gear
from azalai.kernel.chance import draw, seed_chance

words = np.zeros(4, np.int64)
gear.compiled(seed_chance)(words, 7, 0)
roll = gear.compiled(draw)
drawn = [int(roll(words, 1000)) for _ in range(8)]
plain = [0] * 4
seed_chance(plain, 7, 0)
from_cache = sum(roll.stats.cache_hits.values())
print(json.dumps({
    "drawn": drawn,
    "plain": [draw(plain, 1000) for _ in range(8)],
    "from_cache": from_cache,
    "compiled": sum(roll.stats.cache_misses.values()),
    "folder": roll._cache.cache_path,
}))
"""


KEYS = """
import json
from azalai.bots.binding import bound_bots
from azalai.games import SHIPPED, rulebook
from azalai.kernel import gear

keys = {}
for name in SHIPPED:
    keys[f"rules of {name}"] = gear.cache_key(*vars(rulebook(name).rules).values())
    bots = bound_bots(name)
    keys[f"bots of {name}"] = gear.cache_key(bots.choose, bots.search)
print(json.dumps(keys))
"""
NOT_COMPILED = (
    "bots/players.py",
    "games/options.py",
    "games/targi/pictures/svg.py",
    "games/targi/position/check.py",
    "games/targi/words/moves.py",
    "kernel/batch.py",
    "kernel/catalogue.py",
    "kernel/gear.py",
)


class Sources:
    """A copy of the sources, to edit, and the cache keys that they give."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "azalai"
        shutil.copytree(SOURCES, self.package, ignore=shutil.ignore_patterns("__pycache__"))

    def keys(self) -> dict[str, str]:
        keys: dict[str, str] = run_python(KEYS, PYTHONPATH=str(self.package.parent))
        return keys

    def edit_what_is_not_compiled(self) -> None:
        """A sentence, a picture, a check of positions, plain Python code of the kernel …"""
        self.edit("locale/en/core.ftl", "list-and = ", "list-and = edited ")
        for file in NOT_COMPILED:
            with (self.package / file).open("a", encoding="utf-8") as source:
                source.write("\n\ndef edited() -> None: ...\n")

    def edit(self, file: str, old: str, new: str) -> None:
        path = self.package / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{file} does not look as this test expects"
        path.write_text(text.replace(old, new), encoding="utf-8")


def test_only_code_that_compiled_rules_reach_is_compiled_anew(tmp_path: Path) -> None:
    sources = Sources(tmp_path)
    known = [sources.keys()]

    def changed() -> set[str]:
        known.append(sources.keys())
        return {what for what in known[-1] if known[-1][what] != known[-2][what]}

    sources.edit_what_is_not_compiled()
    assert changed() == set()
    sources.edit("games/targi/rules/decks.py", "t.goods_generation += 1", "t.goods_generation += 2")
    assert changed() == {"rules of targi", "bots of targi"}
    sources.edit("games/tuareg/rules/memory.py", "DREW = 64", "DREW = 65")  # which another module reads
    assert changed() == {"rules of tuareg", "bots of tuareg"}
    sources.edit("bots/rules/greedy.py", "LEAST = -1_000_000", "LEAST = -2_000_000")
    assert changed() == {"bots of targi", "bots of tuareg"}


def test_the_compiled_gear_notices_an_edited_callee(tmp_path: Path) -> None:
    """``draw`` calls ``next_word``: Numba alone would go on using the old ``next_word``."""
    sources = Sources(tmp_path)
    surroundings = {"PYTHONPATH": str(tmp_path), "AZALAI_CACHE_DIR": str(tmp_path / "compiled")}

    first = run_python(DRAWS, **surroundings)
    assert first["compiled"] > 0
    sources.edit_what_is_not_compiled()
    again = run_python(DRAWS, **surroundings)
    sources.edit("kernel/chance.py", "(d >> 21)) & LOW32", "(d >> 21) ^ 1) & LOW32")
    after = run_python(DRAWS, **surroundings)

    assert again == {**first, "compiled": 0, "from_cache": 1}, "the second run should take everything from the cache"
    assert after["folder"] != first["folder"]
    assert after["drawn"] != first["drawn"], "the compiled gear still uses the old callee"
    assert after["drawn"] == after["plain"]
    assert first["drawn"] == first["plain"]
