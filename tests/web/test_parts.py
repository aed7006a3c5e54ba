"""Parts of every table page: the log under its rounds, and why a button is disabled."""

from __future__ import annotations

import random
import re

import pytest

import azalai
from azalai.messages import language, say
from azalai.web.table_context import Place, TableContext
from azalai.web.targi.page import round_heading
from azalai.web.web_tables import table_html
from tests.tongues import TONGUES
from tests.web import samples
from tests.web.html_reading import Element, Page

ADA, IDIR, COMPUTER = Place("Ada", "person"), Place("Idir", "person"), Place("Idir", "computer")
OPTIONS = [("targi", {}), ("targi", {"expansion": True}), ("tuareg", {"seats": 3})]


def played(game: azalai.Game, moves: int) -> azalai.Game:
    dice = random.Random(moves)
    for _ in range(moves):
        game.play(dice.choice(game.moves()))
    return game


def page_of(game: azalai.Game, seat: int | None, *places: Place, **more: object) -> Page:
    there = places or tuple(Place(f"Player {number}", "person") for number in range(game.seats))
    return Page(table_html(TableContext("t", 1, game, seat, there, **more)))  # type: ignore[arg-type]


def button(page: Page, does: str) -> Element:
    """Wide pages and phones have one each; they are alike."""
    found = [element for element in page.having("data-post") if element.attributes["data-post"] == does]
    assert found
    assert all(element.attributes == found[0].attributes for element in found)
    return found[0]


# -- the log --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_the_log_stands_under_its_rounds_the_newest_first(name: str, options: dict[str, object]):
    game = played(azalai.new(name, seed=9, **options), 60)
    page = page_of(game, 0)
    (log,) = [element for element in page.elements if element.attributes.get("class") == "lines"]
    assert len(log.children) > 1
    rounds = {entry.number: entry.round for entry in game.log}
    told = []
    for nth, part in enumerate(log.children):
        title, lines = part.children
        assert (part.tag, "open" in part.attributes) == ("details", nth < 2)  # earlier rounds are folded
        assert lines.attributes["aria-labelledby"] == title.attributes["id"]
        numbers = [int(line.attributes["id"].removeprefix("log-")) for line in lines.children]
        (number,) = {rounds[line] for line in numbers}
        assert say("web-log-round", round=number) in title.text
        told += numbers
    assert told == sorted(told, reverse=True)
    assert told[0] == len(game.log) or name == "tuareg"  # there a line that only begins something is left out


def test_an_action_of_several_decisions_is_one_line_with_icon_and_shape():
    """White uses 14, draws a card, is going to pay for it, lays it: one line that highlights the card and the row."""
    game = samples.finished(expansion=True)
    laid = next(entry for entry in game.log if entry.text.startswith("White lays") and "row" in entry.text)
    started = max(entry.number for entry in game.log if entry.number < laid.number and entry.move.text[0] in "bcd")
    told = [entry for entry in game.log if started <= entry.number <= laid.number]
    page = page_of(samples.moment(game, laid.number), 0, ADA, IDIR)
    (line,) = [element for element in page.elements if element.attributes.get("id") == f"log-{laid.number}"]
    texts = [element.text for element in line.children[-1].children]
    assert len(told) > len(texts) > 1
    assert all("going to" not in text for text in texts)
    assert "lays" in texts[-1]
    uses = [child.children[0].attributes["href"] for child in line.children[:-1]]
    assert uses[0].endswith("#i-crest2")
    assert len(uses) == 2
    assert line.attributes["data-shows"].split()[-1] == f"row-1-{laid.move.text[1]}"


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_nothing_is_announced_in_the_log_that_happened_after_all(name: str, options: dict[str, object]):
    game = samples.moment(samples.finished(name, **options), 90)
    page = page_of(game, 0)
    lines = [element.text for element in page.elements if element.attributes.get("id", "").startswith("log-")][1:]
    assert lines
    announced = re.compile("going to (lay|give|pay)")
    assert not [line for line in lines[1:] if announced.search(line)]


def test_long_names_on_cards_can_be_divided():
    with language("de"):
        page = page_of(azalai.new("targi", seed=4), 0)
    names = {element.text for element in page.elements if element.attributes.get("class") == "nm"}
    assert {"Stammes\u00aderweiterung", "Datteln"} < names


def test_a_game_that_has_just_begun_has_no_round_in_its_log():
    page = page_of(azalai.new("targi", seed=4), 0)
    assert not [element for element in page.elements if element.tag == "h4" and "Round" in element.text]
    assert [element for element in page.elements if element.text == say("web-log-empty")]


def test_the_heading_of_a_round_says_where_the_robber_stands():
    game = azalai.new("targi", seed=5)
    seen = set()
    dice = random.Random(5)
    while not game.over:
        view = game.public_view()
        if view["phase"] == "place":
            assert round_heading(view["round"]) == f"Round {view['round']} · robber on {view['robber']}"
            seen.add(view["round"])
        game.play(dice.choice(game.moves()))
    assert seen == set(range(1, 13))


@pytest.mark.parametrize(("name", "options"), [("targi", {}), ("tuareg", {"seats": 3})])
def test_the_log_of_a_replay_has_every_round(name: str, options: dict[str, object]):
    whole = samples.finished(name, **options)
    page = Page(samples.replay(samples.viewer(), whole, 30, 0))
    titles = [element.text for element in page.elements if element.attributes.get("id", "").startswith("told-")]
    assert titles[0] == say("replay-log")
    assert titles[1:] == [say("web-log-round", round=number) for number in range(1, whole.log[-1].round + 1)]


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_every_seat_shows_its_shape_beside_its_name(name: str, options: dict[str, object]):
    game = played(azalai.new(name, seed=9, **options), 30)
    page = page_of(game, 0)
    titles = [element for element in page.elements if element.tag == "h2" and "Player" in element.text]
    shapes = {title.text.strip(): title.children[0].children[0].attributes["href"] for title in titles}
    assert {seat: shape.partition("#")[2] for seat, shape in shapes.items()} == {
        f"Player {seat}": f"i-crest{seat + 1}" for seat in range(game.seats)
    }


# -- buttons that do not answer -------------------------------------------------------------------------


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize(("name", "options"), [("targi", {}), ("tuareg", {"seats": 2})])
def test_a_button_that_does_not_answer_says_why(name: str, options: dict[str, object], tongue: str):
    game = played(azalai.new(name, seed=4, **options), 2)
    assert game.seat is not None
    with language(tongue):
        mine, theirs = page_of(game, game.seat, ADA, IDIR), page_of(game, 1 - game.seat, ADA, IDIR)
        for page, does, why in [
            (mine, "hint", say("web-hint-not", why="people")),
            (mine, "undo", say("web-undo-not", why="people")),
            (theirs, "hint", say("web-hint-not", why="turn")),
            (theirs, "undo", say("web-undo-not", why="turn")),
        ]:
            told = button(page, does).attributes
            assert told["aria-disabled"] == "true"
            assert told["title"] == told["data-say"] == why


def test_before_the_first_move_there_is_nothing_to_undo():
    for other in (IDIR, COMPUTER):
        page = page_of(azalai.new("targi", seed=4, first="blue"), 0, ADA, other)
        assert button(page, "undo").attributes["title"] == say("web-undo-not", why="nothing")


def test_a_button_that_answers_needs_no_excuse():
    game = played(azalai.new("targi", seed=4), 2)
    page = page_of(game, game.seat, ADA, COMPUTER, may_undo=True, may_hint=True)
    for does in ("undo", "hint"):
        assert not {"aria-disabled", "title", "data-say"} & button(page, does).attributes.keys()
