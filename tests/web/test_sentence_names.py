"""Names at the table: the log tells who did it by name, computers are told apart."""

import random
import re

import pytest

import azalai
from azalai.games import SHIPPED, rulebook
from azalai.messages import language, languages, say
from azalai.server.tables.room import names
from azalai.server.tables.store import COMPUTER, PERSON, Seat, TableRecord
from azalai.web.sentence_names import by_name
from azalai.web.table_context import HintLine, Place, TableContext
from azalai.web.web_tables import table_html
from tests.web.html_reading import Page

PLAYERS = ("White", "Kella", "Tinni", "Moussa", "Ada")  # the first has the name of another's colour


def played(game: azalai.Game, seed: int) -> azalai.Game:
    dice = random.Random(seed)
    while not game.over:
        game.play(dice.choice(game.moves()))
    return game


@pytest.mark.parametrize("tongue", languages())
@pytest.mark.parametrize("name", SHIPPED)
def test_the_game_and_the_table_call_a_seat_alike(name: str, tongue: str):
    with language(tongue):
        for colour in rulebook(name).seat_names:
            assert say("web-seat", seat=colour) == say("seat-name", seat=colour)


@pytest.mark.parametrize("tongue", languages())
@pytest.mark.parametrize(("name", "options"), [("targi", {}), ("targi", {"expansion": True}), ("tuareg", {"seats": 3})])
def test_every_line_of_a_log_begins_with_the_name_of_who_did_it(name: str, options: dict[str, object], tongue: str):
    game = played(azalai.new(name, seed=6, **options), 3)
    places = [Place(player, "person") for player in PLAYERS[: game.seats]]
    named = 0
    with language(tongue):
        for entry in game.log:
            colour, player = say("web-seat", seat=game.seat_names[entry.seat]), PLAYERS[entry.seat]
            told = by_name(entry.text, places, game.seat_names)
            if entry.text.startswith(f"{colour} "):
                assert told.startswith(f"{player} ")
                named += 1
    assert named > 0.9 * len(game.log)


def test_the_log_at_the_table_speaks_of_players():
    game = azalai.new("targi", seed=4).play("p6")
    page = Page(table_html(TableContext("t", 1, game, 0, (Place("Ada", "person"), Place("Idir", "computer")))))
    (line,) = [element for element in page.elements if element.attributes.get("id") == "log-1"]
    assert line.text.strip() == say("targi-log-place", seat="blue", border="6 (Pepper)").replace("Blue", "Ada")


def test_a_hint_speaks_of_players():
    places = (Place("Ada", "person"), Place("Idir", "computer"))
    hints = (HintLine("p6", "", say("bots-hint-score-of", seat=say("web-seat", seat="white"), score=4)),)
    html = table_html(TableContext("t", 1, azalai.new("targi", seed=4), 0, places, hints=hints))
    assert "4 for Idir" in html


def test_computers_of_one_strength_have_names_of_their_own():
    seats = (Seat(PERSON, "Ada", guest="g"), *[Seat(COMPUTER, "", level="steady")] * 4)
    called = names(TableRecord("t", "tuareg", {"seats": 5}, 1, seats, "g", "c"))
    assert called[0] == "Ada"
    assert len(set(called)) == 5


@pytest.mark.parametrize("tongue", languages())
@pytest.mark.parametrize("options", [{}, {"expansion": True, "tribe": "mixed"}])
def test_no_page_speaks_in_the_codes_of_cards(options: dict[str, object], tongue: str):
    """A game file says "Targia t3"; who sits at the table sees the card."""
    game, dice, coded = azalai.new("targi", seed=11, **options), random.Random(11), 0
    code = re.compile(rf"\w (?:{'|'.join(game.setting.deck.by_id)})\b")
    with language(tongue):
        for _ in range(150):
            page = table_html(TableContext("t", 1, game, game.seat, (Place("Ada", "person"), Place("Idir", "person"))))
            read = re.sub(r' (?:id|class|href|data-(?:send|draft|shows|will))="[^"]*"', "", page)
            assert not code.search(read), code.search(read)
            coded += any(code.search(entry.text) for entry in game.log[-1:])
            game.play(dice.choice(game.moves()))
    assert coded > 5, "the game itself speaks in codes"


@pytest.mark.parametrize("tongue", languages())
@pytest.mark.parametrize("options", [{}, {"expansion": True, "border": "mixed"}])
def test_no_page_speaks_in_numbers_that_the_table_does_not_print(options: dict[str, object], tongue: str):
    """T02: border cards have printed numbers, the spaces of the centre have none: they are told by where they lie."""
    game, dice, numbered = azalai.new("targi", seed=12, **options), random.Random(12), 0
    with language(tongue):
        # wherever the game itself gives the number of a space, the word before it speaks of the centre
        number = re.compile(r"\b(?:\w*centre|\w*środ\w*) [1-9]\b", re.IGNORECASE)
        where = {say("web-targi-centre-place", space=space) for space in range(1, 10)}
        for _ in range(150):
            page = table_html(TableContext("t", 1, game, game.seat, (Place("Ada", "person"), Place("Idir", "person"))))
            assert not number.search(page), number.search(page)
            numbered += any(number.search(entry.text) for entry in game.log[-1:])
            game.play(dice.choice(game.moves()))
    assert len(where) == 9
    assert numbered > 5, "the game itself speaks in numbers"
