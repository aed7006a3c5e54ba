"""Whole games through the page alone: every legal decision can be clicked, and nothing else can."""

import random
import re

import pytest

import azalai
from azalai.web import drafts
from azalai.web.table_context import TableContext
from azalai.web.web_tables import table_html
from tests.targi.tables import acts, centre, stock
from tests.web.html_reading import Page
from tests.web.targi_pages import PLACES, VARIANTS


def clicks_of(html):
    """What can be clicked, read from the attributes with regular expressions: parsing the thousand pages of a game
    would take long."""
    found = re.findall(r'data-(send|draft)="([^"]*)"', html)
    return [(kind, tuple(moves.replace("&gt;", ">").split())) for kind, moves in found]


def page_of(game, draft=()):
    """The page of the seat that decides, and the table after the draft."""
    now = drafts.draft(game, draft) if draft else game
    context = TableContext(
        "t", len(game.played), now, now.seat, PLACES, draft=tuple(draft), before=game if draft else None
    )
    return table_html(context), now


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_by_clicks(variant, seed):
    """Each page offers exactly the legal moves; a random click is carried out as the server would."""
    game = azalai.new("targi", seed=seed, **VARIANTS[variant])
    dice = random.Random(seed)
    draft: tuple[str, ...] = ()
    pages = 0
    while not game.over:
        html, now = page_of(game, draft)
        pages += 1
        clicks = clicks_of(html)
        if pages % 40 == 0:
            assert sorted(Page(html).clicks()) == sorted(clicks)
        going_on = {moves[-1] for _, moves in clicks if moves and moves[:-1] == draft}
        assert going_on == {move.text for move in now.moves()}, (draft, game.say())
        kind, moves = dice.choice([click for click in clicks if click[1]])
        if kind == "draft" and len(draft) < 12:
            draft = moves
            drafts.draft(game, draft)
        elif kind == "send":
            game = drafts.carry_out(game, moves)
            draft = ()
    assert pages > 100
    assert not Page(table_html(TableContext("t", 0, game, 0, PLACES))).clicks()


@pytest.mark.parametrize("variant", VARIANTS)
def test_whoever_is_not_asked_can_click_nothing(variant):
    game = azalai.new("targi", seed=5, **VARIANTS[variant])
    dice = random.Random(5)
    for _ in range(60):
        waiting = TableContext("t", 0, game, 1 - game.seat, PLACES)
        spectator = TableContext("t", 0, game, None, PLACES)
        moment = TableContext("t", 0, game, game.seat, PLACES, replay_at=3)
        for context in (waiting, spectator, moment):
            assert clicks_of(table_html(context)) == []
        game.play(dice.choice(game.moves()))


def test_a_draft_can_be_taken_back():
    """The trader: after a trade in the draft there is a way back to no draft at all."""
    game = azalai.new("targi", seed=3)
    dice = random.Random(3)
    found = None
    while found is None:
        for move in game.moves():
            if drafts.Choices(game)[move.id].drafted:
                found = move.text
        if found is None:
            game.play(dice.choice(game.moves()))
    html, _ = page_of(game, (found,))
    assert ("draft", ()) in Page(html).clicks()


def test_a_good_that_the_store_lacks_is_named_on_the_button():
    game = acts({"markers": [1]} | stock(), centre=centre(c1="goods:1any"), robber=3).play("c1")
    html, _ = page_of(game)
    labels = dict(re.findall(r'data-send="(\+[dsp])"[^>]*data-do="([^"]*)"', html))
    assert labels == {"+d": "Take 1 date", "+s": "Take 1 salt", "+p": "Take 1 pepper"}


@pytest.mark.rule("T28")
def test_T28_a_good_that_a_laid_card_doubles_is_counted_on_the_button():
    """The well w8 gives a salt more for each goods card with salt."""
    cards = centre(c1="goods:1any", c2="goods:1d")
    game = acts({"markers": [1, 2], "display": [["w8"], [], []]} | stock(), centre=cards, robber=3).play("c1")
    labels = dict(re.findall(r'data-send="(\+[dsp])"[^>]*data-do="([^"]*)"', page_of(game)[0]))
    assert sorted(labels.values()) == ["Take 1 date", "Take 1 pepper", "Take 2 salt"]
