"""Hidden cards of the expansion: a forced answer that would reveal one is left to the player, other forced answers are
taken. T31, T60, X18, X27."""

from __future__ import annotations

import random
from typing import Any

import pytest

from azalai import Game
from azalai.games import rulebook
from azalai.games.targi.rules import actions
from azalai.games.targi.rules.forced import lone_answer_reveals
from azalai.kernel.chance import halves
from tests.targi.tables import WHITE, centre, display, hand
from tests.targi.x_tables import acts, asked, go, goods_on_top, moves, open_dunes, raided, stock, tribe_on_top

pytestmark = pytest.mark.rules

TWO_FULL_ROWS = [["xt1", "xt2", "xt5", "xt6"], ["xr1", "xr2", "xr5", "xr6"], []]
UNSEEN = {"card": "xn9", "open": False}


@pytest.mark.parametrize(("card", "held"), [("xn3", stock(1, gold=1)), ("xo3", stock(salt=1, gold=1))])
def test_the_only_row_is_left_to_the_player_when_laying_turns_over_a_card(card: str, held: dict[str, Any]) -> None:
    me = {"targis": [1, 3], "hand": [card], "display": TWO_FULL_ROWS} | held
    game = go(acts(me, decks=goods_on_top("2s") | tribe_on_top("xw1")), "b1", "lay")

    assert (asked(game), moves(game)) == ("row", {"r3"})
    assert game.can_undo_fairly, "nothing came to light yet"


def test_the_only_row_is_taken_for_the_player_when_nothing_is_turned_over() -> None:
    me = {"targis": [1, 3], "hand": ["xn9"], "display": TWO_FULL_ROWS} | stock(1, 1, 1)

    assert display(go(acts(me), "b1", "lay"))[2] == ["xn9"]


@pytest.mark.rule("X18")
def test_the_last_gift_to_a_raid_turns_up_dunes_and_is_left_to_the_player() -> None:
    game = raided(4, stock(points=2))
    assert moves(game) == {"points"}

    assert None not in open_dunes(game.play("points"))
    last = raided(16, {"display": [["xt1"], [], []]})
    assert last.over, "after the last raid none is turned up: the only gift is taken"


@pytest.mark.rule("X18", "X31")
def test_the_last_of_several_goods_for_a_raid_is_left_to_the_player() -> None:
    game = raided(8, stock(dates=3, points=1), options={"border": {8: "base"}}).play("goods")

    assert moves(game) == {"-d"}
    assert game.view(None)["asks"][-1]["count"] == 1, "the first was given without asking"


@pytest.mark.rule("X18")
@pytest.mark.parametrize(("robber", "dunes", "left"), [(2, ["pilgrim"], False), (2, [], True), (3, ["pilgrim"], True)])
def test_the_last_done_of_a_round_is_left_to_the_player_when_dunes_come(
    robber: int, dunes: list[str], left: bool
) -> None:
    game = acts({"targis": [7]}, white=True, robber=robber, dunes=dunes).play("b7-")

    assert (game.seat == WHITE and moves(game) == {"done"}) == left


@pytest.mark.rule("T60")
def test_a_matchmaker_that_cannot_serve_a_hidden_card_is_given_up_by_the_player() -> None:
    hidden = acts({"dunes": [1], "hand": [UNSEEN | {"card": "xt1"}]}, dunes=["matchmaker"])
    known = acts({"dunes": [1], "hand": ["xt1"]}, dunes=["matchmaker"])

    assert moves(hidden) == {"d1-"}, "to go on at once would tell that the card is too dear"
    assert known.seat == WHITE


@pytest.mark.rule("T60")
def test_the_only_card_for_the_matchmaker_is_left_to_the_player_when_it_is_hidden() -> None:
    me = {"targis": [3], "dunes": [1]} | stock(1, 1, 1)
    hidden = acts(me | {"hand": [UNSEEN]}, dunes=["matchmaker"]).play("d1")
    known = acts(me | {"hand": ["xn9"]}, dunes=["matchmaker"]).play("d1")

    assert (asked(hidden), moves(hidden)) == ("match", {"h1"})
    assert hidden.view(WHITE)["players"][0]["hand"][0]["card"] is None
    assert hidden.play("h1").view(WHITE)["card"]["card"] == "xn9", "laid, it is seen"
    assert asked(known) == "discount"


@pytest.mark.rule("T60")
def test_a_card_of_the_council_that_is_kept_is_hidden_and_one_that_is_laid_is_seen() -> None:
    me = {"targis": [3], "dunes": [1]} | stock(1, 1, 1)
    decks = tribe_on_top("xn9", "xt1", "xr1")
    kept = go(acts(me, dunes=["council"], decks=decks), "d1", "keep1")
    laid = go(acts(me, dunes=["council"], decks=decks), "d1", "lay1")

    assert hand(kept) == ["xn9"]
    assert kept.view(WHITE)["players"][0]["hand"][0]["card"] is None
    assert laid.view(WHITE)["card"]["card"] == "xn9"
    assert not kept.can_undo_fairly, "the others were shown"


@pytest.mark.rule("T60")
def test_imagining_deals_the_cards_of_the_opponents_council_anew_but_not_the_own() -> None:
    game = acts({"targis": [3], "dunes": [1]}, dunes=["council"], decks=tribe_on_top("xn9", "xt1", "xr1")).play("d1")
    book, cards = game.rulebook, game.setting.cards
    own, theirs = set[tuple[int, ...]](), set[tuple[int, ...]]()
    for i in range(20):
        for seat, found in ((0, own), (WHITE, theirs)):
            imagined = game.table.copy()
            book.rules.imagine(imagined, cards, seat, i, 5, [0] * book.pool_size)
            found.add(tuple(imagined.looked))

    assert own == {tuple(game.table.looked)}
    assert len(theirs) > 15


def test_the_market_is_open_to_both() -> None:
    game = acts({"targis": [3], "dunes": [1]}, dunes=["market"], decks=goods_on_top("1d", "1s", "1p")).play("d1")

    assert game.view(WHITE)["looked"] == game.view(0)["looked"] == ["goods:1d", "goods:1s", "goods:1p"]


@pytest.mark.parametrize("options", [{}, {"tribe": "mixed", "border": "mixed"}], ids=["expansion", "mixed"])
def test_no_single_answer_that_is_taken_for_a_player_shows_anything(options: dict[str, Any]) -> None:
    """Except returning what is over the limits at the end of a turn, which follows from ``done``."""
    book = rulebook("targi")
    setting = book.setting({"expansion": True, **options})
    lone = 0
    for seed in range(15):
        t: Any = book.table()
        rng, legal = random.Random(seed), [0] * book.most_options
        book.rules.deal_seeded(t, setting.cards, setting.first, *halves(seed))
        while n := book.rules.legal(t, setting.cards, legal):
            before, question = t.reveals, t.asked[t.depth - 1].kind
            taken = n == 1 and not lone_answer_reveals(t)
            book.rules.apply(t, setting.cards, rng.choice(legal[:n]))
            if taken and question != actions.ASK_RETURN:
                assert t.reveals == before
                lone += 1

    assert lone > 100


def test_a_card_in_the_centre_is_chosen_without_showing_its_replacement() -> None:
    game = acts({"targis": [3], "dunes": [1]}, dunes=["envoy"], centre=centre(c5="xn1")).play("d1").play("take5")

    assert game.view(WHITE)["centre"][4]["card"] is None


@pytest.mark.rule("T60")
def test_what_a_seat_observes_of_the_expansion() -> None:
    me = {
        "targis": [3],
        "dunes": [2],
        "display": [["xr9", "xr7"], [], []],
        "tokens": ["1.1"],
        "faces_opponent": True,
        "hand": [UNSEEN],
    }
    them = {"targis": [1, 2], "dunes": [1], "display": [["xo9"], [], []], "tokens": ["1.1"]}
    game = acts(
        me | stock(water=5),
        them | stock(water=3),
        robber=6,
        dunes=["pilgrim", "council"],
        decks=tribe_on_top("xt1", "xr1", "xn1"),
        discards={"tribe": ["xw1", "xw2"], "dunes": ["dune:wild"], "goods": ["goods:1v"]},
    ).play("d2")
    deck, t = game.setting.deck, game.table
    blue, white = observed(game, 0), observed(game, WHITE)

    assert (blue.my_decision, white.my_decision) == (1, 0)
    assert blue.targia == white.targia == 10
    assert (blue.my_stock[4], blue.their_stock[4]) == (white.their_stock[4], white.my_stock[4]) == (5, 3)
    assert (blue.my_dunes, blue.their_dunes) == (white.their_dunes, white.my_dunes) == ([0, 0, 0], [1, 0, 0])
    assert (sum(blue.my_tokens), sum(blue.their_tokens), white.my_tokens[0]) == (1, 1, 1)
    assert (blue.i_may_face, blue.they_may_face, white.they_may_face) == (1, 0, 1)
    assert blue.looked == [deck.by_id[name] for name in ("xt1", "xr1", "xn1")]
    assert white.looked == [-1, -1, -1], "only the owner sees them"
    assert (blue.my_hand[0], white.their_hand[0]) == (deck.by_id["xn9"], -1)
    assert blue.top_discarded == white.top_discarded == deck.by_id["xw2"]
    assert sum(white.dune_discarded) == 2, "the wild dune and the council"
    assert (white.dune_deck, sum(white.goods_discarded)) == (t.dune_count, 1)
    assert list(blue.border_set) == list(t.border)


def test_what_a_seat_observes_when_the_game_is_over() -> None:
    seen = observed(raided(16, stock(points=1)), 0)

    assert (seen.my_decision, seen.question, seen.question_count, seen.question_about) == (0, 0, 0, 0)


def observed(game: Game, seat: int) -> Any:
    seen: Any = game.rulebook.observation()
    game.rulebook.rules.observe(game.table, game.setting.cards, seat, seen)
    return seen


@pytest.mark.rule("T60", "T16")
@pytest.mark.parametrize(("deal", "can_differ"), [(0, False), (1, True)])
def test_a_face_down_goods_card_is_imagined_within_its_own_deck(deal: int, can_differ: bool) -> None:
    """The only card left face down from the deck before the last shuffle is known: all others were seen."""
    cards: list[Any] = centre(c5="goods:3w")
    cards[4] = {"card": "goods:3w", "face_down": True, "deal": deal}
    game = acts({"targis": [3]}, centre=cards, decks={"goods": {"deal": 1}})
    book = game.rulebook
    found = set()
    for i in range(20):
        imagined = game.table.copy()
        book.rules.imagine(imagined, game.setting.cards, WHITE, i, 3, [0] * book.pool_size)
        found.add(imagined.centre[4].card)

    assert (len(found) > 1) == can_differ
