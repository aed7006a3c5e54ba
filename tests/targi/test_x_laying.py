"""Costs of the new tribe cards: alternatives, water, the optional part, discounts, the token; and effects that work at
once. X08, with T24 to T29."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.targi.tables import BLUE, card_file, centre, display, gold, goods, hand, points
from tests.targi.x_tables import (
    acts,
    asked,
    discarded,
    ended,
    go,
    goods_on_top,
    lays,
    moves,
    stock,
    tokens,
    tribe_on_top,
    water,
)

pytestmark = pytest.mark.rules

# -- alternatives ---------------------------------------------------------------------------------------------


@pytest.mark.rule("X08")
def test_X08_a_cost_has_alternatives_water_among_them() -> None:
    game = lays("xt2", stock(dates=1, pepper=1, gold=1, water=6))
    assert moves(game) == {"pay1", "pay2"}
    other = lays("xt2", stock(dates=1, pepper=1, gold=1, water=6)).play("pay1").play("r1")

    game.play("pay2").play("r1")

    assert (goods(game), gold(game), water(game)) == ((0, 0, 0), 1, 0)
    assert (goods(other), gold(other), water(other)) == ((0, 0, 0), 0, 6)


@pytest.mark.rule("X08")
def test_X08_a_cost_of_water_alone() -> None:
    game = lays("xt6", stock(water=5)).play("r1")

    assert (display(game)[0], water(game)) == (["xt6"], 0)


@pytest.mark.rule("X08")
def test_X08_too_little_water_is_not_a_choice() -> None:
    assert asked(lays("xt2", stock(dates=1, pepper=1, gold=1, water=5))) == "row", "only the gold is left"


# -- the optional part ----------------------------------------------------------------------------------------

OPTIONAL = {
    "xt4": (stock(1, 1, 1), stock(1, 3, 1), 2),
    "xr4": (stock(1, 1, 1), stock(1, 1, 3), 2),
    "xn4": (stock(1, 1, 1), stock(1, 1, 1, gold=1), 3),
    "xw4": (stock(1, 2), stock(1, 2, water=4), 2),
    "xo4": (stock(1, 1, 1), stock(3, 1, 1), 2),
}


@pytest.mark.rule("X08")
@pytest.mark.parametrize("card", list(OPTIONAL))
def test_X08_the_optional_part_is_paid_with_the_rest_and_gives_points_at_once(card: str) -> None:
    plain, both, more = OPTIONAL[card]
    cheap = lays(card, plain)
    dear = lays(card, both)
    refused = lays(card, both)
    assert asked(cheap) == "row", "there is not enough for the optional part"
    assert moves(dear) == {"extra", "plain"}

    dear.play("extra").play("r1")
    refused.play("plain").play("r1")

    assert (goods(dear), gold(dear), water(dear), points(dear)) == ((0, 0, 0), 0, 0, more)
    assert points(refused) == 0
    assert sum(goods(refused)) + gold(refused) + water(refused) in (1, 2, 4), "it kept the optional part"


@pytest.mark.rule("X08")
@pytest.mark.parametrize("card", list(OPTIONAL))
def test_X08_in_the_final_scoring_only_the_plain_crosses_count(card: str) -> None:
    assert ended({"display": [[card], [], []]}).scores()[BLUE] == 1


@pytest.mark.rule("X08", "T25")
def test_X08_discounts_apply_to_the_sum_of_both_parts() -> None:
    held = stock(dates=1, salt=3)  # xt4 costs 1d1s1p and optionally 2s: without the pepper it is 1d3s
    game = lays("xt4", held, ["xt8"])
    assert moves(game) == {"extra", "plain"}

    game.play("extra")  # the discount can only take the pepper off
    assert asked(game) == "row"
    game.play("r1")

    assert (goods(game), points(game)) == ((0, 0, 0), 2)


@pytest.mark.rule("X08", "T25")
def test_X08_a_discount_can_take_a_good_of_the_optional_part() -> None:
    game = lays("xt4", stock(dates=1, salt=2, pepper=1), ["xt8"]).play("extra")

    assert asked(game) == "row", "one of the three salt comes off: there are only two"
    assert goods(game.play("r1")) == (0, 0, 0)


@pytest.mark.rule("X08", "T25")
def test_X08_discounts_never_touch_water_or_gold() -> None:
    water_part = lays("xw4", stock(dates=1, salt=2, water=3), ["xw8"])
    gold_part = lays("xn4", stock(1, 1, 1), ["xn8"])

    assert asked(water_part) == "discount", "3 water are too few for the optional part"
    assert asked(gold_part) == "discount"
    assert moves(water_part) == {"spare-d", "spare-s"}


@pytest.mark.rule("X08", "T25")
def test_discount_of_an_alternative_without_goods_takes_nothing_off() -> None:
    game = lays("xt6", stock(water=5), ["xt8"])

    assert asked(game) == "row"
    assert water(game.play("r1")) == 0


# -- discount -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("laid", "card", "held"),
    [
        ("xt8", "xt4", stock(1, 1)),
        ("xr8", "xr4", stock(1, 1)),
        ("xn8", "xn4", stock(1, 1)),
        ("xw8", "xw4", stock(1, 1)),
        ("xo8", "xo4", stock(1, 1)),
    ],
)
def test_discount_takes_a_good_off_a_card_of_its_kind(laid: str, card: str, held: dict[str, object]) -> None:
    game = lays(card, held, [laid]).play("r2")

    assert (display(game), goods(game)) == ([[laid], [card], []], (0, 0, 0))


def test_discount_is_not_for_another_kind() -> None:
    game = acts({"targis": [1, 3], "hand": ["xr4"], "display": [["xt8"], [], []]} | stock(1, 1)).play("b1")

    assert hand(game) == [], "it could only be discarded, and was"
    assert discarded(game, "tribe") == ["xr4"]


# -- cheap_lay ------------------------------------------------------------------------------------------------

TOKEN = {"display": [["xo7"], [], []], "tokens": ["1.1"]}


def test_cheap_lay_takes_two_goods_of_choice_off() -> None:
    me = {"targis": [1, 3], "hand": ["xt4"]} | TOKEN | stock(1, 1, 1)
    game = acts(me).play("b1").play("lay")
    assert moves(game) == {"token", "no-token"}

    game.play("token").play("plain").play("spare-d").play("spare-s").play("r1")

    assert (goods(game), tokens(game)) == ((1, 1, 0), [])
    assert display(game)[0] == ["xo7", "xt4"]


def test_cheap_lay_need_not_be_used() -> None:
    me = {"targis": [1, 3], "hand": ["xt4"]} | TOKEN | stock(1, 1, 1)
    game = acts(me).play("b1").play("lay").play("no-token").play("r1")

    assert (goods(game), tokens(game)) == ((0, 0, 0), ["1.1"])


def test_cheap_lay_is_the_only_way_for_a_card_that_is_too_dear() -> None:
    me = {"targis": [1, 3], "hand": ["xt6"]} | TOKEN | stock(pepper=1)  # costs 2s1p
    game = acts(me).play("b1").play("lay")  # the token, and both missing goods, follow

    assert (asked(game), tokens(game)) == ("row", [])
    assert goods(game.play("r1")) == (0, 0, 0)


def test_cheap_lay_takes_all_goods_off_if_they_are_fewer() -> None:
    me = {"targis": [1, 3], "hand": ["xr9"]} | TOKEN | stock(salt=1, gold=1)  # costs 1s1g
    game = acts(me).play("b1").play("lay").play("token").play("r1")

    assert (goods(game), gold(game)) == ((0, 1, 0), 0)


def test_cheap_lay_comes_before_alternative_and_optional_part() -> None:
    me = {"targis": [1, 3], "hand": ["xt5"]} | TOKEN | stock(salt=2, pepper=2, gold=1)
    game = acts(me).play("b1").play("lay").play("token")

    assert (asked(game), moves(game)) == ("alternative", {"pay1", "pay2"})
    optional = acts({"targis": [1, 3], "hand": ["xt4"]} | TOKEN | stock(1, 1, 1)).play("b1").play("lay").play("token")
    assert moves(optional) == {"extra", "plain"}, "two of the three salt can come off"
    optional.play("extra").play("r1")
    assert (goods(optional), points(optional)) == ((0, 0, 0), 2)


def offers_token(card: str, held: dict[str, object], *laid: str, dune: str | None = None, **options: str) -> bool:
    """Whether blue, who has xo7 with its token and these cards laid, is asked for the token when it lays the card: by
    the noble, or by a dune."""
    me = {"targis": [1, 3], "hand": [card], "display": [["xo7", *laid], [], []], "tokens": ["1.1"]} | held
    if dune:
        game = acts(me | {"targis": [1], "dunes": [1]}, dunes=[dune], options=options).play("d1")
    else:
        game = acts(me, options=options).play("b1").play("lay")
    assert {"token", "no-token"} <= moves(game) or asked(game) in ("alternative", "extra", "discount", "row")
    return "token" in moves(game)


@pytest.mark.rule("X07")
def test_X07_a_card_that_costs_gold_alone_does_not_ask_for_the_token() -> None:
    game = acts({"targis": [1, 3], "hand": ["r6"]} | TOKEN | stock(gold=1), options={"tribe": "mixed"})
    game.play("b1").play("lay")
    assert asked(game) == "row"

    game.play("r1")

    assert (display(game)[0], gold(game), tokens(game)) == (["xo7", "r6"], 0, ["1.1"])


@pytest.mark.rule("X07")
def test_X07_the_token_is_offered_for_an_alternative_only_if_that_can_be_paid_with_it() -> None:
    assert offers_token("xt9", stock(dates=1, gold=1)), "1 gold, or 1d2s with two goods off"
    assert not offers_token("xt9", stock(gold=1)), "three goods are too many for the token"


@pytest.mark.rule("X07", "T25")
def test_X07_lasting_discounts_take_goods_off_before_the_token() -> None:
    assert offers_token("xr9", stock(salt=1, gold=1)), "1s1g: the token takes the salt off"
    assert not offers_token("xr9", stock(salt=1, gold=1), "xr8"), "the discount has taken it off"


@pytest.mark.rule("X07", "X08")
def test_X07_the_optional_part_counts_for_the_token_if_it_costs_goods() -> None:
    assert not offers_token("xn9", stock(1, 1, 1), "xn8", dune="matchmaker"), "1d1s1p less two and one"
    assert offers_token("xt4", stock(1, 1, 1), "xt8", dune="matchmaker"), "the same, and optionally 2s"
    assert not offers_token("xn4", stock(1, 1, 1, gold=1), "xn8", dune="matchmaker"), "the same, and optionally 1g"


@pytest.mark.parametrize("way", ["noble", "centre", "expansion", "envoy", "council"])
def test_cheap_lay_helps_whichever_way_a_card_is_laid(way: str) -> None:
    held = TOKEN | stock(pepper=1)
    game = {
        "noble": lambda: acts({"targis": [1, 3], "hand": ["xt6"]} | held).play("b1").play("lay"),
        "centre": lambda: (
            acts({"targis": [3, 6], "markers": [6]} | held, centre=centre(c6="xt6")).play("c6").play("lay")
        ),
        "expansion": lambda: go(
            acts({"targis": [14, 6]} | held, robber=3, decks=tribe_on_top("xt6")), "b14", "draw", "lay"
        ),
        "envoy": lambda: go(
            acts({"targis": [3], "dunes": [1]} | held, dunes=["envoy"], centre=centre(c6="xt6")), "d1", "take6", "lay"
        ),
        "council": lambda: go(
            acts({"targis": [3], "dunes": [1]} | held, dunes=["council"], decks=tribe_on_top("xt6")), "d1", "lay1"
        ),
    }[way]()

    assert (asked(game), tokens(game)) == ("row", []), "nothing but the row is left to choose"
    assert goods(game.play("r2")) == (0, 0, 0)


def test_cheap_lay_is_for_its_owner_alone_and_once() -> None:
    used = {"display": [["xo7"], [], []], "tokens": []}
    own = acts({"targis": [1, 3], "hand": ["xt4"]} | used | stock(1, 1, 1)).play("b1").play("lay")
    theirs = acts({"targis": [1, 3], "hand": ["xt4"]} | stock(1, 1, 1), TOKEN).play("b1").play("lay")

    assert asked(own) == "row"
    assert asked(theirs) == "row"


# -- effects that work at once --------------------------------------------------------------------------------


def test_turn_goods_cards_turns_over_and_gains_the_top_goods_card() -> None:
    game = lays("xn3", stock(dates=1, gold=1), decks=goods_on_top("2s", "1g")).play("r1")

    assert (goods(game), discarded(game, "goods")) == ((0, 2, 0), ["goods:2s"])


def test_draw_tribe_draws_a_card_to_lay_keep_or_discard() -> None:
    held = stock(dates=1, salt=2, pepper=2, gold=1)
    game = lays("xo3", held, decks=tribe_on_top("xr4")).play("pay1").play("r1")
    assert moves(game) == {"keep", "drop"}, "xr4 costs a date, and there is none left"
    assert game.view(1)["card"]["card"] is None, "T60: drawn unseen"

    assert hand(game.play("keep")) == ["xr4"]


def test_draw_tribe_with_a_full_hand() -> None:
    me = {"targis": [3, 6], "markers": [6], "hand": ["xt1"]} | stock(salt=1, gold=1)
    game = acts(me, centre=centre(c6="xo3"), decks=tribe_on_top("xr4")).play("c6").play("lay").play("r1")

    assert moves(game) == {"drop"}
    assert discarded(game.play("drop"), "tribe") == ["xr4"]


def test_draw_tribe_a_drawn_card_laid_at_once_can_draw_again(tmp_path: Path) -> None:
    text = '[expansion.tribe.oasis]\nxo1 = { vp = 3, cost = ["1d"], when = "now", do = "draw_tribe" }\n'
    cards = {"cards": card_file(tmp_path, text)}
    game = lays("xo3", stock(dates=1, salt=1, gold=1), options=cards, decks=tribe_on_top("xo1", "xr4"))

    go(game, "r1", "lay", "r2", "keep")

    assert (display(game), hand(game)) == ([["xo3"], ["xo1"], []], ["xr4"])
    assert asked(game) == "act"


def test_gain_of_water_when_laid() -> None:
    game = lays("xw3", stock(dates=1, salt=2, pepper=1)).play("r1")

    assert water(game) == 2


@pytest.mark.rule("T29")
def test_with_twelve_cards_laid_no_way_of_laying_is_open() -> None:
    full = [["xt1", "xt2", "xt5", "xt6"], ["xr1", "xr2", "xr5", "xr6"], ["xn1", "xn2", "xn5", "xn6"]]
    me = {"targis": [3], "dunes": [1, 2], "display": full, "hand": ["xn9"]} | stock(9, 9, 9, gold=3, water=1)
    game = acts(me, dunes=["matchmaker", "council"])

    assert moves(game) == {"b3", "b3-", "d1-", "d2", "d2-"}
    assert moves(game.play("d2")) == {"none"}
