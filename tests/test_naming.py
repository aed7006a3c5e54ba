"""Sentences for a table: players by name, cards and spaces without the codes of the notation."""

import random
import re

import pytest

import azalai
from azalai.messages import language, naming, say
from tests.tongues import TONGUES

PLAYERS = ("White", "Kella", "Tinni", "Moussa", "Ada")  # the first has the name of another seat's colour
GAMES = [("targi", {}), ("targi", {"expansion": True, "tribe": "mixed"}), ("tuareg", {"seats": 5})]
COLOUR = re.compile(
    r"\b(Blue|Red|Green|Saffron|Niebiesk|Czerwon|Zielon|Szafranow)\w*|[蓝红绿橙]方|\b[青赤緑橙](?=[がはの：])"
)


def sentences(game: azalai.Game) -> list[str]:
    return [entry.text for entry in game.log] + [game.say()] + [game.say(move) for move in game.moves()]


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_players_have_names_wherever_a_seat_is_named(name: str, options: dict[str, object], tongue: str):
    game, dice = azalai.new(name, seed=6, **options), random.Random(3)
    with language(tongue), naming(dict(zip(game.seat_names, PLAYERS, strict=False))):
        while not game.over:
            assert not any(COLOUR.search(text) for text in sentences(game)[-1:])
            game.play(dice.choice(game.moves()))
        for entry in game.log:
            assert re.search(rf"\b{PLAYERS[entry.seat]}\b", entry.text, re.ASCII), entry
        assert not any(COLOUR.search(text) for text in sentences(game))


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("options", [{}, {"expansion": True, "tribe": "mixed"}])
def test_without_codes_no_card_and_no_space_has_one(options: dict[str, object], tongue: str):
    game, dice, coded = azalai.new("targi", seed=11, **options), random.Random(11), 0
    cards = "|".join(game.setting.deck.by_id)
    code = re.compile(rf"(?a:\b(?:{cards})\b)|(?:centre|środ\w*|wewn\w*) [1-9]\b|中央[1-9]")
    with language(tongue):
        while not game.over:
            with naming(codes=False):
                assert not any(code.search(text) for text in sentences(game)[-60:])
            coded += any(code.search(text) for text in sentences(game)[-3:])
            game.play(dice.choice(game.moves()))
    assert coded > 5, "otherwise sentences have codes"


def test_a_seat_without_a_name_is_called_by_its_colour():
    game = azalai.new("targi", seed=4).play("p6").play("p2")
    with naming({"blue": "Ada", "white": ""}):
        assert [str(entry) for entry in game.log] == ["Ada places on 6 (Pepper).", "White places on 2 (Dates)."]


def test_naming_ends_with_its_block_and_is_kept_by_no_cache():
    game = azalai.new("targi", seed=4).play("p6")
    plain = [str(entry) for entry in game.log]
    with naming({"blue": "Ada"}):
        named = [str(entry) for entry in game.log]
    assert named != plain
    assert [str(entry) for entry in game.log] == plain
    assert say("seat-name", seat="blue") == "Blue"
