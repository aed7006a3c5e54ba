"""Drafts: what may be put together in a page, and what has to be sent."""

import pytest

import azalai
from azalai.errors import IllegalMove
from azalai.web import drafts
from azalai.web.drafts import Choices
from azalai.web.table_context import Place, TableContext
from azalai.web.web_tables import table_html
from tests.targi.tables import acts, centre, stock


def test_placing_is_sent_at_once():
    game = azalai.new("targi", seed=7)
    choice = Choices(game).find("place", 6)
    assert choice is not None
    assert not choice.drafted
    assert choice.moves == ("p6",)
    assert drafts.carry_out(game, ["p6"]).seat == 1
    assert game.seat == 0


def test_a_draft_does_not_go_on_over_the_end_of_a_decision():
    game = azalai.new("targi", seed=7)
    with pytest.raises(IllegalMove):
        drafts.draft(game, ["p6"])
    with pytest.raises(IllegalMove):
        drafts.carry_out(game, ["p6", "p7"])
    with pytest.raises(IllegalMove):
        drafts.carry_out(game, [])
    assert not game.played


def test_the_parts_of_a_decision_are_drafted_and_the_last_one_is_sent():
    me = {"targis": [14, 2], "markers": [5], **stock(dates=3, gold=1)}
    game = acts(me, robber=1, centre=centre(c5="t4")).play("c5")
    drafted = drafts.draft(game, ["lay"])
    assert [move.text for move in drafted.moves()] == ["r1", "r2", "r3"]
    with pytest.raises(IllegalMove):
        drafts.draft(game, ["lay", "r1"])


def test_a_page_of_a_new_table():
    game = azalai.new("targi", seed=7)
    html = table_html(TableContext("t", 0, game, 0, (Place("Ada", "person"), Place("Idir", "computer"))))
    assert 'data-send="p6"' in html
