"""Dunes: placing on them, using them, giving them up, turning them up. X16 to X19. What each does is in
test_x_dune_effects.py."""

from __future__ import annotations

import pytest

from tests.targi.tables import BLUE, WHITE, display, gold, goods, player, points
from tests.targi.x_tables import (
    acts,
    discarded,
    dunes_on_top,
    moves,
    on_dunes,
    open_dunes,
    places,
    raided,
    stock,
    water,
)

pytestmark = pytest.mark.rules


@pytest.mark.rule("X16")
def test_X16_a_targi_goes_to_a_face_up_dune_instead_of_a_border_card() -> None:
    game = places({"targis": [3]}, {"targis": [5]}, dunes=["strongbox", None, "cistern"])
    assert {"pd1", "pd3"} <= moves(game)
    assert "pd2" not in moves(game), "nothing lies there"

    game.play("pd3")

    assert (on_dunes(game), player(game)["targis"], game.seat) == ([3], [3], WHITE)


@pytest.mark.rule("X16")
def test_X16_not_to_a_dune_with_a_targi_on_it() -> None:
    game = places({"targis": [3]}, {"dunes": [1]}, dunes=["strongbox", "cistern", None])
    own = places({"dunes": [2]}, {"targis": [3]}, dunes=["strongbox", "cistern", None])

    assert {move for move in moves(game) if move.startswith("pd")} == {"pd2"}
    assert {move for move in moves(own) if move.startswith("pd")} == {"pd1"}


@pytest.mark.rule("X16")
def test_X16_several_dunes_in_a_round_and_three_figures_in_all() -> None:
    game = places({"dunes": [1, 2]}, {"targis": [5, 6]}, dunes=["strongbox", "cistern", "wild"])

    game.play("pd3").play("p7")

    assert (on_dunes(game), game.view(None)["phase"], game.seat) == ([1, 2, 3], "act", BLUE)


@pytest.mark.rule("X16", "T12")
def test_X16_a_dune_makes_no_line() -> None:
    game = places({"targis": [3], "dunes": [1]}, {"targis": [5, 6]}, dunes=["strongbox"]).play("p13").play("p15")
    without = places({"targis": [3], "dunes": [1]}, {"targis": [5, 6]}, dunes=["strongbox", "cistern"])

    assert player(game)["markers"] == [9], "3 and 13 cross"
    without.play("pd2").play("p7")
    assert player(without)["markers"] == []


@pytest.mark.rule("X17")
def test_X17_a_dune_is_used_once_then_the_targi_is_home_and_the_card_discarded() -> None:
    game = acts({"targis": [3], "dunes": [2]}, dunes=["cistern", "strongbox"])
    assert moves(game) == {"b3", "b3-", "d2", "d2-"}

    game.play("d2")

    assert gold(game) == 1
    assert (on_dunes(game), open_dunes(game)) == ([], ["cistern", None, None]), "T61: the others do not move up"
    assert discarded(game, "dunes") == ["dune:strongbox"]
    assert moves(game) == {"b3", "b3-"}


@pytest.mark.rule("X17")
def test_X17_a_dune_given_up_goes_to_the_discard_pile_too() -> None:
    game = acts({"targis": [3], "dunes": [1]}, dunes=["strongbox"]).play("d1-")

    assert (gold(game), on_dunes(game), open_dunes(game)) == (0, [], [None, None, None])
    assert discarded(game, "dunes") == ["dune:strongbox"]


@pytest.mark.rule("X17", "T13")
def test_X17_a_player_is_not_done_before_its_dunes_are() -> None:
    game = acts({"dunes": [1, 2]}, dunes=["strongbox", "cistern"]).play("d1")

    assert moves(game) == {"d2", "d2-"}


@pytest.mark.rule("X17", "T23")
@pytest.mark.parametrize(
    ("dune", "me"),
    [
        ("wild", stock(dates=9, water=1)),
        ("shrine", stock(dates=9, salt=9)),
        ("matchmaker", stock(dates=9, salt=9, pepper=9)),
        ("exchange", stock(gold=3)),
    ],
)
def test_X17_a_dune_that_cannot_do_anything_can_only_be_given_up(dune: str, me: dict[str, object]) -> None:
    game = acts({"targis": [3], "dunes": [1]} | me, dunes=[dune])

    assert moves(game) == {"b3", "b3-", "d1-"}


@pytest.mark.rule("X18")
def test_X18_a_round_without_an_open_dune_begins_with_one_on_place_one() -> None:
    game = acts({}, {}, white=True, robber=2, decks=dunes_on_top("shrine", "wild")).play("done")

    assert game.view(None)["round"] == 3
    assert open_dunes(game) == ["shrine", None, None]


@pytest.mark.rule("X18")
def test_X18_a_round_with_an_open_dune_begins_with_no_new_one() -> None:
    game = acts({"targis": [3]}, {}, white=True, robber=2, dunes=[None, None, "pilgrim"]).play("b3-")

    assert game.view(None)["round"] == 3
    assert open_dunes(game) == [None, None, "pilgrim"]


@pytest.mark.rule("X18")
def test_X18_after_a_raid_all_open_dunes_are_discarded_and_three_turned_up() -> None:
    top = dunes_on_top("wild", "shrine", "market", "council")
    game = raided(4, stock(points=3), dunes=["strongbox", None, "pilgrim"], decks=top).play("points")

    assert game.view(None)["phase"] == "place"
    assert open_dunes(game) == ["wild", "shrine", "market"], "and none is added at the start of the round"
    assert discarded(game, "dunes") == ["dune:strongbox", "dune:pilgrim"]


@pytest.mark.rule("X18")
def test_X18_three_are_turned_up_after_a_raid_even_when_none_lay_open() -> None:
    game = raided(8, stock(points=3), decks=dunes_on_top("wild", "shrine", "market")).play("points")

    assert open_dunes(game) == ["wild", "shrine", "market"]


@pytest.mark.rule("X18")
def test_X18_not_before_both_players_have_given() -> None:
    game = raided(4, stock(points=3), stock(points=2), dunes=["strongbox"]).play("points")

    assert (game.seat, open_dunes(game)) == (WHITE, ["strongbox", None, None])
    assert open_dunes(game.play("points")) != ["strongbox", None, None]


@pytest.mark.rule("X18", "T08")
def test_X18_a_raid_that_comes_in_the_course_of_the_game_renews_them_after_both_gifts() -> None:
    held = stock(dates=1, points=2)
    game = acts({"targis": [7]} | held, held, white=True, robber=3, dunes=["strongbox"]).play("b7-").play("done")
    assert (game.view(None)["robber"], game.seat, open_dunes(game)) == (4, WHITE, ["strongbox", None, None])

    game.play("points")
    assert (game.seat, open_dunes(game)) == (BLUE, ["strongbox", None, None])
    game.play("points")

    assert (game.view(None)["robber"], None in open_dunes(game)) == (5, False)
    assert discarded(game, "dunes") == ["dune:strongbox"]


ALL_DUNES = [
    *["strongbox", "caravanserai", "cistern", "envoy", "peddler", "crossroads"] * 2,
    *["wild", "pilgrim", "matchmaker", "council", "market", "shrine", "resettle", "exchange"],
]


@pytest.mark.rule("X18")
def test_X18_an_empty_dune_deck_is_replaced_by_its_shuffled_discard_pile() -> None:
    pile = [f"dune:{name}" for name in ALL_DUNES]
    tables = [acts({}, white=True, robber=2, discards={"dunes": pile}, seed=seed).play("done") for seed in range(12)]

    for game in tables:
        assert open_dunes(game)[0] in ALL_DUNES
        assert discarded(game, "dunes") == []
        assert game.view(None)["decks"]["dunes"]["count"] == 19
    assert len({open_dunes(game)[0] for game in tables}) > 3, "it is shuffled"


@pytest.mark.rule("X18")
def test_X18_the_deck_is_replaced_in_the_middle_of_turning_up() -> None:
    rest = ALL_DUNES.copy()
    for name in ("strongbox", "wild"):
        rest.remove(name)
    game = raided(
        4,
        stock(points=3),
        dunes=["strongbox"],
        decks=dunes_on_top("wild"),
        discards={"dunes": [f"dune:{name}" for name in rest]},
    ).play("points")

    assert open_dunes(game)[0] == "wild"
    assert None not in open_dunes(game)
    assert game.view(None)["decks"]["dunes"]["count"] == 17, "the discarded strongbox was shuffled in too"


# -- two Targis on one dune (X19) -----------------------------------------------------------------------------

JOINED = {"display": [["xt7"], [], []], "tokens": []}


@pytest.mark.rule("X19")
@pytest.mark.parametrize(("first", "second"), [("d1", "d1"), ("d1", "d1-"), ("d1-", "d1"), ("d1-", "d1-")])
def test_X19_a_dune_serves_both_and_is_discarded_after_the_second(first: str, second: str) -> None:
    game = acts({"dunes": [1]} | JOINED, {"dunes": [1], "targis": [5, 6]}, dunes=["strongbox"]).play(first)

    assert open_dunes(game) == ["strongbox", None, None], "white has still to use it"
    assert discarded(game, "dunes") == []
    assert (game.seat, on_dunes(game, BLUE), on_dunes(game, WHITE)) == (WHITE, [], [1])
    game.play(second)

    assert (gold(game, BLUE), gold(game, WHITE)) == (int(first == "d1"), int(second == "d1"))
    assert (open_dunes(game), discarded(game, "dunes")) == ([None, None, None], ["dune:strongbox"])


@pytest.mark.rule("X19")
def test_X19_the_wild_dune_goes_to_the_first_who_uses_it() -> None:
    held = stock(water=2)
    me = {"targis": [3], "dunes": [1]} | JOINED | held
    game = acts(me, {"targis": [5, 6], "dunes": [1]} | held, dunes=["wild"])
    game.play("d1").play("r1")

    assert display(game)[0] == ["xt7", "dune:wild"]
    assert (on_dunes(game, WHITE), open_dunes(game), discarded(game, "dunes")) == ([], [None, None, None], [])
    assert (water(game, BLUE), water(game, WHITE)) == (0, 2)
    game.play("b3-")
    assert (game.seat, moves(game)) == (WHITE, {"b5-", "b6", "b6-"}), "the other has nothing"


@pytest.mark.rule("X19")
def test_X19_the_wild_dune_given_up_by_the_first_can_be_used_by_the_other() -> None:
    held = stock(water=2)
    me = {"dunes": [1]} | JOINED | held
    game = acts(me, {"targis": [5, 6], "dunes": [1]} | held, dunes=["wild"]).play("d1-").play("done")

    game.play("d1").play("r2")

    assert display(game, WHITE)[1] == ["dune:wild"]
    assert (goods(game, WHITE), points(game, WHITE)) == ((0, 0, 0), 0)
