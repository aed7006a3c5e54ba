"""Names at the table: sentences name the players, cards have no codes, and a name is never mistaken for notation."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import azalai
from azalai import web
from azalai.games.hint_reasons import Reason
from azalai.messages import language, say
from azalai.server.storage.store import COMPUTER, PERSON, Seat, TableRecord
from azalai.server.tables.seat_names import seat_names
from azalai.web import pages
from azalai.web.table_context import HintLine, Place, TableContext
from azalai.web.view_models import ReplayBar, Viewer
from azalai.web.web_tables import table_html
from tests.tongues import TONGUES
from tests.web.html_reading import Page

GAMES = [("targi", {}), ("targi", {"expansion": True}), ("tuareg", {"seats": 3})]
STRANGE_NAMES = ("p2 c8 t3 {x}", "White", "{ $seat } centre 4", "Blue's", "rob-white-c1")
"""Names that look like notation, card codes, message syntax or the colour of another seat."""


def moments(game: azalai.Game, seed: int, every: int) -> Iterator[azalai.Game]:
    dice = random.Random(seed)
    while not game.over:
        if len(game.played) % every == 0:
            yield game
        game.play(dice.choice(game.moves()))
    yield game


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_strange_name_changes_nothing_but_the_name(name: str, options: dict[str, object], tongue: str):
    """A page with strange names is the page with ordinary names, with the names exchanged."""
    ordinary = [f"Wwww{number}wwwW" for number in range(5)]
    with language(tongue):
        for game in moments(azalai.new(name, seed=6, **options), 3, every=9):
            for seat in (game.seat, None):
                html = [
                    table_html(TableContext("t", 1, game, seat, tuple(Place(each, "person") for each in called)))
                    for called in (ordinary[: game.seats], STRANGE_NAMES[: game.seats])
                ]
                expected = html[0]
                for plain, strange in zip(ordinary, STRANGE_NAMES, strict=True):
                    expected = expected.replace(plain, strange.replace("'", "&#39;"))
                assert html[1] == expected


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_strange_name_stands_in_the_replay_as_it_is(name: str, options: dict[str, object]):
    *_, game = moments(azalai.new(name, seed=6, **options), 3, every=9)
    places = tuple(Place(each, "person") for each in STRANGE_NAMES[: game.seats])
    context = TableContext("t", 9, game, None, places, replay_at=9, open_table=True)
    page = Page(pages.replay_html(Viewer(), context, ReplayBar("t", 9, len(game.played), None, "", game)))
    lines = [element.text for element in page.elements if "data-at" in element.attributes and element.tag == "a"]
    for line, entry in zip(lines, game.log, strict=True):
        assert STRANGE_NAMES[entry.seat] in line


def test_pages_use_no_regular_expressions_on_moves_and_sentences():
    """Only the rules pages and their search, which read Markdown, and the amounts printed on cards are parsed."""
    folder = Path(web.__file__).parent
    parsing = {
        file.relative_to(folder).as_posix() for file in folder.rglob("*.py") if "import re\n" in file.read_text()
    }
    assert parsing <= {"rules_page.py", "rules_search.py", "targi/card_symbols.py"}


TAKE_APART = {"startswith", "endswith", "removeprefix", "removesuffix", "partition", "rpartition", "split", "replace"}


def taken_apart(source: str) -> list[str]:
    """Calls that take the text of a move or of a log entry apart."""
    return [
        ast.unparse(node)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and node.attr in TAKE_APART
        if isinstance(node.value, ast.Attribute) and node.value.attr == "text"
    ]


def test_pages_take_no_notation_and_no_sentence_apart():
    folder = Path(web.__file__).parent
    found = {file.name: taken_apart(file.read_text(encoding="utf-8")) for file in folder.rglob("*.py")}

    assert not {name: calls for name, calls in found.items() if calls}
    assert taken_apart("x = move.text.startswith('buy')") == ["move.text.startswith"]


def test_the_log_at_the_table_speaks_of_players():
    game = azalai.new("targi", seed=4).play("p6")
    page = Page(table_html(TableContext("t", 1, game, 0, (Place("Ada", "person"), Place("Idir", "computer")))))
    (line,) = [element for element in page.elements if element.attributes.get("id") == "log-1"]
    assert line.text.strip() == say("targi-log-place", seat="blue", border="6 (Pepper)").replace("Blue", "Ada")


def test_the_reason_of_a_hint_is_shown_as_it_is():
    places = (Place("Ada", "person"), Place("Idir", "computer"))
    hints = (HintLine("p6", 50, "", (Reason("4 for White t3, on centre 4."),)),)
    html = table_html(TableContext("t", 1, azalai.new("targi", seed=4), 0, places, hints=hints))
    assert "<b>4</b> for White t<b>3</b>, on centre <b>4</b>." in html


def test_computers_of_one_strength_have_names_of_their_own():
    seats = (Seat(PERSON, "Ada", guest="g"), *[Seat(COMPUTER, "", level="steady")] * 4)
    called = seat_names(TableRecord("t", "tuareg", {"seats": 5}, 1, seats, "g", "c"))
    assert called[0] == "Ada"
    assert len(set(called)) == 5


@pytest.mark.parametrize("number", range(5))
def test_a_computer_never_has_the_name_of_a_person_at_the_table(number: int):
    """A person has taken the name that a computer of this colour usually has, written in another way."""
    usual = seat_names(TableRecord("t", "tuareg", {"seats": 5}, 1, (Seat(COMPUTER, "", level="steady"),) * 5, "g", "c"))
    person = Seat(PERSON, usual[number].upper(), guest="g")
    seats = (person, *[Seat(COMPUTER, "", level="steady")] * 4)
    called = seat_names(TableRecord("t", "tuareg", {"seats": 5}, 1, seats, "g", "c"))
    assert called[0] == usual[number].upper()
    assert len({name.casefold() for name in called}) == 5


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("options", [{}, {"expansion": True, "tribe": "mixed"}])
def test_no_page_speaks_in_the_codes_of_cards(options: dict[str, object], tongue: str):
    """A game file says "Targia t3"; who sits at the table sees the card."""
    game, dice, coded = azalai.new("targi", seed=11, **options), random.Random(11), 0
    code = re.compile(rf"(?:\w\s|[ぁ-ヿ一-鿿])(?a:(?:{'|'.join(game.setting.deck.by_id)})\b)")
    with language(tongue):
        for _ in range(150):
            page = table_html(TableContext("t", 1, game, game.seat, (Place("Ada", "person"), Place("Idir", "person"))))
            read = re.sub(r' (?:id|class|href|data-(?:send|draft|shows|will))="[^"]*"', "", page)
            assert not code.search(read), code.search(read)
            coded += any(code.search(entry.text) for entry in game.log[-1:])
            game.play(dice.choice(game.moves()))
    assert coded > 5, "the game itself speaks in codes"


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("options", [{}, {"expansion": True, "border": "mixed"}])
def test_no_page_speaks_in_numbers_that_the_table_does_not_print(options: dict[str, object], tongue: str):
    """T02: border cards have printed numbers, the spaces of the centre have none: they are told by where they lie."""
    game, dice, numbered = azalai.new("targi", seed=12, **options), random.Random(12), 0
    with language(tongue):
        # wherever the game itself gives the number of a space, the word before it speaks of the centre
        words = r"\w*centre|\w*środ\w*|wewn\w*|mittelfeld|zona central"
        number = re.compile(rf"\b(?:{words})\s[1-9]\b|中央[1-9]", re.IGNORECASE)
        where = {say("web-targi-centre-place", space=space) for space in range(1, 10)}
        for _ in range(150):
            page = table_html(TableContext("t", 1, game, game.seat, (Place("Ada", "person"), Place("Idir", "person"))))
            assert not number.search(page), number.search(page)
            numbered += any(number.search(entry.text) for entry in game.log[-1:])
            game.play(dice.choice(game.moves()))
    assert len(where) == 9
    assert numbered > 5, "the game itself speaks in numbers"
