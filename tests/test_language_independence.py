"""What programs read does not depend on the language: moves, positions, saved games, views, the schema of the API. A
language that nobody chose is not read."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import azalai
from azalai.game_file import to_text
from azalai.messages import language, languages
from tests.english_leftovers import VARIANTS


def machine_readable(variant: str) -> list[str]:
    """A game by its first moves: notation, views, hash, position and file."""
    name, options = VARIANTS[variant]
    game = azalai.new(name, seed=5, **options)
    for _ in range(12):
        game.play(game.moves()[-1])
    views = [json.dumps(game.view(seat), sort_keys=True) for seat in (*range(game.seats), None)]
    return [to_text(game), *(move.text for move in game.moves()), *(str(move.id) for move in game.moves()), *views]


@pytest.mark.parametrize("variant", VARIANTS)
def test_moves_views_and_saved_games_are_the_same_in_every_language(variant: str) -> None:
    told = {}
    for tongue in languages():
        with language(tongue):
            told[tongue] = machine_readable(variant)
    assert [tongue for tongue, lines in told.items() if lines != told["en"]] == []


def test_a_game_saved_in_one_language_loads_in_another(tmp_path: Path) -> None:
    game = azalai.new("targi", seed=3).play("p6")
    with language("pl"):
        game.save(tmp_path / "gra.txt")
    assert azalai.load(tmp_path / "gra.txt").played == game.played


def test_the_description_of_the_api_is_the_same_in_every_language() -> None:
    from azalai.server.http.openapi import document

    told = {}
    for tongue in languages():
        with language(tongue):
            told[tongue] = json.dumps(document(), sort_keys=True, default=str)
    assert set(told.values()) == {told["en"]}


def test_a_language_is_read_when_somebody_chooses_it() -> None:
    """The switch of languages needs their names, and nothing else of them."""
    program = (
        "from azalai import messages\n"
        "print([messages.language_name(each) != '' for each in messages.languages()])\n"
        "messages.say('page-skip')\n"
        "print(messages._sources.cache_info().currsize)\n"
        "with messages.language('pl'):\n"
        "    messages.say('page-skip')\n"
        "print(messages._sources.cache_info().currsize)\n"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    names, before, after = ran.stdout.splitlines()
    assert "False" not in names
    assert (before, after) == ("1", "2")
