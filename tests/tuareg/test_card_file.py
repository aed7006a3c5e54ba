"""An owner's card file: what it corrects, and every fault named. B01 to B05."""

from __future__ import annotations

import random
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

import azalai
from azalai.games.tuareg.cards import card_file
from tests.damage import damaged
from tests.tuareg.tables import card_file as written

SHIPPED = files("azalai.games.tuareg.cards").joinpath("tuareg.toml").read_text(encoding="utf-8")


def faults(text: str, seats: int = 3) -> list[str]:
    with pytest.raises(azalai.CardFileError) as refused:
        card_file.from_text(text, seats)
    return refused.value.reasons


@pytest.mark.rule("B05")
def test_the_shipped_file_says_where_each_figure_comes_from() -> None:
    tree = tomllib.loads(SHIPPED)

    assert set(tree["sources"]) == {"counts", "water", "gold", "salt", "millet", "specials", "camels", "limits"}
    assert tree["sources"]["gold"] == "seed"
    assert tree["sources"]["water"] == "house"


def test_a_whole_file_and_an_empty_one_are_the_standard_cards() -> None:
    for seats in (2, 3, 4, 5):
        standard = card_file.standard(seats).tables
        assert card_file.from_text(SHIPPED, seats).tables == standard
        assert card_file.from_text("", seats).tables == standard


def test_a_game_with_corrected_cards_is_saved_and_loaded_with_them(tmp_path: Path) -> None:
    file = written(tmp_path, "[resources.water]\npoints = 9\n")
    game = azalai.new("tuareg", cards=file, seats=3, seed=4).play("draw")
    game.save(tmp_path / "one.azalai")

    again = azalai.load(tmp_path / "one.azalai")

    assert again.view(None) == game.view(None)
    assert again.view(0)["cards"]["resources"]["water"]["points"] == 9


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("[resources.gold]\ndinar = 0", "resources.gold.dinar: must be a whole number from 1 to 9"),
        ("[resources.gold]\nworth = 2", "resources.gold.worth: is not a known key here"),
        ("[resources]\ngold = 2", "resources.gold: this section is missing or not a table"),
        ("[resources.gold]\ncount = 60", "resources: the pack must have 3 to 60 cards, not 94"),
        ("[specials]\ncave = [1, 2, 3]", "specials.cave: must list 4 whole numbers from 0 to 5"),
        ('[specials]\nprice = "3"', "specials.price: must be a whole number"),
        ("[camels]\ncount = [4, 2, 2, 2]", "camels.count: must list 4 whole numbers from 1 to 3"),
        ("[limits]\nanimal = 5", "limits.animal: must be a whole number from 1 to 4"),
        ('[sources]\ngold = "hearsay"', "sources.gold: must be one of seed, published, house"),
        ("[oasis]\na = 1", "file.oasis: is not a known key here"),
        ("limits = 4", "limits: this section is missing"),
    ],
)
def test_every_fault_is_named_by_section_and_field(text: str, where: str) -> None:
    (fault,) = faults(text)  # one for one mistake

    assert fault.startswith(where)


def test_all_faults_come_at_once() -> None:
    assert len(faults("[limits]\ndraw = 0\ncache = 0\n[specials]\nprice = 0\n")) == 3


def test_what_is_no_toml_or_no_file_is_refused(tmp_path: Path) -> None:
    assert "not TOML" in faults("[limits")[0]
    with pytest.raises(azalai.CardFileError):
        azalai.new("tuareg", cards=tmp_path / "nowhere.toml")


@pytest.mark.parametrize("chunk", [0, *(pytest.param(n, marks=pytest.mark.long) for n in range(1, 6))])
def test_damaged_card_files(chunk: int) -> None:
    """Every input gives a playable deck or one of our errors."""
    rng = random.Random(chunk)
    read = 0
    refused: list[str] = []
    for number in range(350):
        text = damaged(SHIPPED, rng)
        try:
            deck = card_file.from_text(text, 2 + number % 4)
        except azalai.CardFileError as error:
            refused.append(str(error))
            continue
        read += 1
        if number % 20 == 0:
            game = azalai.new("tuareg", seats=2 + number % 4, seed=number, card_text=deck.custom)
            while not game.over:
                game.play(rng.choice(game.moves()))
    assert all(reason.strip() for reason in refused)
    assert read > 50, "the damages are too heavy"
