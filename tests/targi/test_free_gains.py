"""No level turns down goods and cards that cost nothing."""

import pytest

import azalai
from azalai import bots
from azalai.bots import information_set
from tests.targi.tables import acts, centre, stock
from tests.web.targi_pages import VARIANTS


def refused(game):
    return {move.text for move in game.moves() if game.rulebook.refuses_free_gain(game.table, game.setting, move.id)}


@pytest.mark.rule("T14")
def test_T14_giving_up_what_is_free_is_told_from_giving_up_what_has_a_price():
    game = acts({"targis": [2, 14, 13], "markers": [5, 8]}, robber=3, centre=centre(c5="goods:1d", c8="t1"))
    assert refused(game) == {"b2-", "b13-", "b14-", "c5-"}
    game = acts({"targis": [1, 5, 10], "hand": ["t2"], "markers": []} | stock(dates=3), robber=3)
    assert refused(game) == set()


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_level_refuses_what_is_free(variant):
    """The gentlest level takes all that costs nothing, though a search as short as its own sees no difference."""
    game = azalai.new("targi", seed=3, **VARIANTS[variant])
    players = [bots.player("curious", seat) for seat in range(2)]
    chances = 0
    while game.round < 5:
        move = players[game.seat].decide(information_set(game, game.seat)).move
        chances += bool(refused(game))
        assert move.text not in refused(game)
        game.play(move)
    assert chances > 20
