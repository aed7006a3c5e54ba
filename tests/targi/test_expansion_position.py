"""Described positions with the expansion: the tables that legal ones become, and the reasons why others are refused."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import azalai
from tests.malformed_values import JUNK, paths, with_junk
from tests.strategies import ALL, Variant, Walk, each
from tests.targi.tables import BLUE, WHITE
from tests.targi.x_positions import ACTING, COUNCIL, table

pytestmark = pytest.mark.rules

EXPANDED = [variant for variant in ALL if variant.options.get("expansion")]


def reasons(described: Any, **options: Any) -> list[str]:
    with pytest.raises(azalai.IllegalPosition) as refused:
        table(described, **options)
    return refused.value.reasons


# -- there and back and what is left out ------------------------------------------------------------


@pytest.mark.parametrize("variant", each(EXPANDED))
@pytest.mark.parametrize("seed", range(4))
def test_the_open_view_of_every_state_describes_that_state(variant: Variant, seed: int) -> None:
    walk = Walk(variant, seed, start=None if seed < 2 else list(variant.starts)[seed])
    while True:
        game = walk.game()
        view = json.loads(json.dumps(game.view(None)))
        again = azalai.position("targi", view, seed=99, **variant.options)
        assert again.view(None) == view, f"{walk}"
        assert (again.seat, again.moves()) == (game.seat, game.moves())
        assert renumbered(game.table, variant) == renumbered(again.table, variant)
        if walk.decisions % 5 == 0:
            twin = azalai.position("targi", again.view(None), seed=98, **variant.options)
            assert twin.digest() == again.digest(), "numbered once in the order of a view, equal cards stay so"
        if walk.over:
            break
        walk.step()


def renumbered(t: Any, variant: Variant) -> dict[str, Any]:
    """The record with the number of each goods card and dune exchanged for its name."""
    deck = variant.setting.deck
    tree: dict[str, Any] = t.to_dict()
    goods = {number: deck.name(number) for number in deck.goods}
    dunes = {number: card.id for number, card in deck.dunes.items()}
    for pile in ("goods_deck", "goods_discard"):
        tree[pile] = [goods.get(card, card) for card in tree[pile]]
    tree["looked"] = [goods.get(abs(card), card) for card in tree["looked"]]
    for pile in ("dunes", "dune_deck", "dune_discard"):
        tree[pile] = [dunes.get(card, card) for card in tree[pile]]
    for space in tree["centre"]:
        space["card"] = goods.get(space["card"], space["card"])
    for question in tree["asked"]:
        question["about"] = goods.get(question["about"], question["about"])
    return tree


@pytest.mark.rule("X02", "X03", "X04", "X05")
def test_an_empty_description_is_a_table_at_the_start() -> None:
    view = table().view(None)

    assert (view["phase"], view["round"], view["first"], view["targia"]) == ("place", 1, WHITE, 15)
    assert [space["sort"] for space in view["centre"]] == ["tribe", "goods"] * 4 + ["tribe"]
    assert (view["decks"]["goods"]["count"], view["decks"]["tribe"]["count"], view["decks"]["dunes"]["count"]) == (
        20,
        39,
        17,
    )
    assert all(view["dunes"])
    assert len(view["discards"]["tribe"]) == 1
    for seat in view["players"]:
        assert (seat["goods"], seat["gold"], seat["points"], seat["water"]) == (
            {"dates": 1, "salt": 1, "pepper": 1},
            1,
            4,
            2,
        )


def test_what_is_dealt_comes_from_the_seed() -> None:
    views = [table(seed=seed, border="mixed").view(None) for seed in (1, 1, 2, 3, 4, 5)]

    assert views[0] == views[1]
    assert len({str([dune["card"] for dune in view["dunes"]]) for view in views[1:]}) > 2
    assert len({str([card["set"] for card in view["border"]]) for view in views[1:]}) == 5


def test_a_described_discard_pile_is_as_it_is_described() -> None:
    assert table({"discards": {"tribe": []}}).view(None)["discards"]["tribe"] == []
    assert len(table({"discards": {"goods": ["goods:2w"]}}).view(None)["discards"]["tribe"]) == 1


def test_dunes_that_are_not_named_among_named_ones_are_none() -> None:
    view = table({"dunes": [None, "dune:wild"]}).view(None)

    assert [dune and dune["card"] for dune in view["dunes"]] == [None, "dune:wild", None]
    assert view["decks"]["dunes"]["count"] == 19


def test_named_dunes_of_the_deck_lie_on_top_in_the_order_given() -> None:
    named = ["dune:shrine", "dune:wild", "dune:envoy"]

    assert (
        table({"decks": {"dunes": {"cards": named}}, "dunes": []} | {"robber": 4}).view(None)["decks"]["dunes"][
            "cards"
        ][:3]
        == named
    )


def test_a_set_of_the_border_can_be_named_where_chance_draws_it() -> None:
    border = [{"set": "base"}, {}, {}, {"set": "expansion"}]
    sets = {tuple(card["set"] for card in table({"border": border}, seed=n, border="mixed").view(None)["border"][:4])
            for n in range(10)}  # fmt: skip

    assert sets == {("base", "base", "base", "expansion")}


def test_a_description_is_not_changed() -> None:
    before = copy.deepcopy(COUNCIL)

    table(COUNCIL)

    assert before == COUNCIL


def test_the_matchmaker_knows_how_much_it_takes_off() -> None:
    described = COUNCIL | {"dunes": ["dune:matchmaker"]}
    described["players"] = [
        {
            "dunes": [1],
            "targis": [6, 7],
            "display": [["xt9"]],
            "goods": {"dates": 3, "salt": 3},
            "hand": ["xt4", "xr4"],
        },
        {"targis": [3, 10, 11]},
    ]
    game = table(described).play("d1")
    again = table(game.view(None))

    assert again.view(None) == game.view(None)
    assert again.play("h1").view(None) == game.play("h1").view(None)
    assert game.view(None)["card"]["cheap"] == 2


# -- what cannot be --------------------------------------------------------------------------------------------------

TOKEN = {"display": [["xr7"]], "tokens": ["1.1"]}
USED = {"display": [["xr7"]]}
JOINED = {"display": [["xt7"]]}
ROUND = [{"ask": "end_round"}, {"ask": "tidy", "seat": 1}, {"ask": "act", "seat": 1}]
TURN = [*ROUND, {"ask": "tidy"}, {"ask": "act"}]


def blue(**words: Any) -> dict[str, Any]:
    return {"first": 0, "players": [words]}


def acting(blue_words: dict[str, Any] | None = None, *trail: dict[str, Any], **words: Any) -> dict[str, Any]:
    players = [{"targis": [6, 7], **(blue_words or {})}, {"targis": [3, 10, 11]}]
    return {**ACTING, "players": players, **({"asks": [*TURN, *trail]} if trail else {}), **words}


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ('"expansion" can only be true', {"expansion": False}),
    ("in round 1 the Targia is on 15, not on 14", {"targia": 14}),
    ("in round 4 the Targia is on 11, not on 'x'", {"round": 4, "targia": "x"}),
    # dunes
    ("dunes[0]: there is no dune 'dune:sand'", {"dunes": ["dune:sand"]}),
    ("dunes[0]: there is no dune 'xt1'", {"dunes": ["xt1"]}),
    ("dunes[1]: dune:wild is already somewhere else", {"dunes": ["dune:wild", "dune:wild"]}),
    ("dunes must be a list of at most 3 items", {"dunes": [None] * 4}),
    ("dunes[0] is the dune on place 1", {"dunes": [{"card": "dune:wild", "place": 2}]}),
    ('dunes[0] has no key "colour"', {"dunes": [{"card": "dune:wild", "colour": 2}]}),
    ("players[0].dunes must list different numbers from 1 to 3", blue(dunes=[4])),
    ("a Targi of blue stands on dune 2, but no dune lies there", blue(dunes=[2]) | {"dunes": ["dune:wild"]}),
    ("Targis of both players stand on one dune", {"first": 0, "players": [{"dunes": [1]}, {"dunes": [1]}]}),
    ("at least one dune is turned up", {"dunes": []}),
    ("dune 1 has other Targis than the players", {"dunes": [{"card": "dune:wild", "targis": [0]}]}),
    ("the dune deck would have 17 cards, not 3", {"decks": {"dunes": {"count": 3}}}),
    ("discards.dunes: there is no dune 'x'", {"discards": {"dunes": ["x"]}}),
    ("players[0].display[0]: 'dune:market' is a dune that cannot be laid", blue(display=[["dune:market"]])),
    ("card: 'dune:market' is a dune", {"card": "dune:market"}),
    ("blue has more than 3 Targis", acting({"dunes": [1, 2]})),
    ("blue cannot have placed 2 and white 0", blue(targis=[3], dunes=[1])),
    # tokens, facing, the favour
    ("players[0].tokens must list different places", blue(tokens=["4.1"])),
    ("players[0].tokens must list different places", blue(**TOKEN | {"tokens": ["1.1", "1.1"]})),
    ("an action token of blue lies on 1.1, but no card there has one", blue(display=[["xt1"]], tokens=["1.1"])),
    ("an action token of blue lies on 3.4, but no card there has one", blue(tokens=["3.4"])),
    ("blue has not used a token in this round", blue(**TOKEN, faces_opponent=True)),
    ("blue has not used a token in this round", {"robber": 4} | blue(**USED, faces_opponent=True)),
    ("opposite each other", {"first": 0, "players": [{"targis": [5]}, {"targis": [15], **USED}]}),
    ("markers of both players lie on one card", acting({"targis": [7], "markers": [4]}, players=[
        {"targis": [7], "markers": [4]}, {"targis": [6, 3, 11]}])),
    ('blue must be "favoured"', blue(favoured=True)),
    ('blue must be "favoured"', acting({"targis": [6, 14], "favoured": True})),
    ('white must be "favoured"', acting(players=[{}, {"targis": [3, 10, 11], "favoured": True}])),
    ('blue must be "favoured"', acting({}, {"ask": "favour", "about": 1})),
    ("favoured must be true or false, not 1", blue(favoured=1)),
    ('"favour" cannot be about 0 here', acting({"favoured": True}, {"ask": "favour", "about": 0})),
    ('"finish" cannot be about 14 here', acting({"favoured": True}, {"ask": "finish", "about": 14})),
    # water and hands
    ("players[0].water must be a whole number from 0 to 999, not -1", blue(water=-1)),
    ("blue, so it holds at most 10 goods, 3 gold and 10 water", {"round": 2} | blue(water=11)),
    ("blue, so it holds at most 10 goods, 3 gold and 10 water", {"round": 5} | blue(goods={"dates": 11})),
    ("blue, so it holds at most 14 goods, 5 gold and 15 water", {"round": 2} | blue(display=[["xn7"]], water=16)),
    ("players[0].hand must be a list of at most 1 item", blue(hand=["xt1", "xt2"])),
    # cards in question
    ("no token or dune takes that many goods off xt4", acting({}, {"ask": "alternative"}, card={
        "card": "xt4", "cheap": 1})),
    ("no token or dune takes that many goods off xt4", acting({}, {"ask": "card", "from": "open"}, card={
        "card": "xt4", "cheap": 2})),
    ("not what xt4 costs", acting({}, {"ask": "row"}, card={"card": "xt4", "extra": 2, "price": {
        "dates": 1, "salt": 1, "pepper": 1}})),
    ("not what xt4 costs", acting({}, {"ask": "row"}, {"ask": "extra"}, card={"card": "xt4", "price": {
        "dates": 1, "salt": 1, "pepper": 1}})),
    ("not what dune:wild costs", acting({}, {"ask": "dune_bonus"}, {"ask": "row"}, card="dune:wild")),
    ('"row" cannot be about 0 here', acting({}, {"ask": "row"}, card={"card": "xn3", "price": {
        "dates": 1, "gold": 1}})),
    ("asks[5] must be about a card from one of: centre, deck, hand, noble, redraw, open", acting({}, {
        "ask": "card", "from": "cellar"}, card="xt1")),
    ('"card" cannot be about 4 here', acting({"hand": []}, {"ask": "card", "from": "noble"}, card="xt1",
                                            border=[{"set": "base"}])),
    # cards looked at
    ("list cards only while the question asks", {"looked": ["xt1"]}),
    ("list cards only while the question asks", acting({}, {"ask": "dune_bonus"}, {"ask": "look"}, looked=["xt1"])),
    ("list cards only while the question asks", acting({}, {"ask": "dune_bonus"}, {"ask": "discard_looked"}, {
        "ask": "market", "count": 2}, looked=["goods:1d", "goods:1s", "goods:1p"], gained=[1])),
    ("looked: there is no tribe card 'dune:wild'", {"looked": ["dune:wild"]}),
    ("asks[6] is not about the card that lies there for it; it names 'goods:1s'", acting({"favoured": True}, {
        "ask": "favour_bonus"}, {"ask": "turned", "card": "goods:1s"}, looked=["goods:1d"])),
    ("a deck that has not been dealt yet", acting({}, {"ask": "dune_bonus"}, {"ask": "look"}, looked=[
        "xt1", "xt2", "xt3"], looked_deals=[0, 0, 1])),
    # questions
    ("cannot wait for one another", acting({}, {"ask": "turned", "card": "goods:1d"}, looked=["goods:1d"])),
    ("cannot wait for one another", {"robber": 4, "first": 0, "asks": [{"ask": "move_robber"}, {
        "ask": "raid", "seat": 1, "about": 4}]}),
    ('"spring" cannot be about 5 here', acting({}, {"ask": "spring", "about": 5})),
    ('"pay_goods" cannot be asked 5 times here', acting({}, {"ask": "silver_points", "about": 3}, {
        "ask": "pay_goods", "count": 5})),
    ('"silver_points" cannot be about 1 here', acting({}, {"ask": "silver_points", "about": 1}, {
        "ask": "pay_goods"})),
    ('"swap_first" cannot be about 1 here', acting({"display": [["xt1", "xt2"]]}, {"ask": "swap_first", "about": 1})),
    ('nobody could answer "centre" here', acting({}, {"ask": "dune_bonus"}, {"ask": "centre", "about": 1}, centre=[
        f"goods:{shows}" for shows in ("1d", "1s", "1p", "2d", "2s", "2p", "2w", "3w", "1v")])),
    # mixed decks and borders
    ('only the option tribe="mixed" leaves cards out, in a box', {"box": ["xt1"]}),
    ("border card 5 is from expansion, not from 'base'", {"border": [{}] * 4 + [{"set": "base"}]}),
    ("border card 2 is from base, not from 'expansion'", {"border": [{}, {"set": "expansion"}]}),
    ("there is no tribe card 't1'", blue(display=[["t1"]])),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "described"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_its_reason(reason: str, described: dict[str, Any]) -> None:
    options = {"border": {1: "base"}} if "noble" in str(described) else {}
    said = reasons(described, **options)

    assert [each for each in said if reason in each], said


def test_the_stem_of_the_impossible_ones_can_be() -> None:
    assert table(ACTING).seat == BLUE
    assert table(acting({"display": [["xn7"]], "water": 16})).seat == BLUE
    assert table({"round": 4} | blue(goods={"dates": 14}, water=2)).seat == BLUE, "bought with water in the raid (X14)"
    assert table({"first": 0, "players": [{"targis": [5], **USED, "faces_opponent": True}, {"targis": [15]}]}).seat == 0
    assert table({"first": 0, "players": [{"dunes": [1]}, {"dunes": [1], **JOINED}]}).seat == BLUE
    assert table(blue(display=[["xt9"]], hand=["xt1", "xt2"])).seat == BLUE


def test_a_mixed_deck_has_nine_cards_of_a_kind_in_play() -> None:
    ten = [["t1", "t2", "t3", "t4"], ["t5", "t6", "t7", "t8"], ["t9", "xt1"]]

    assert any("exactly 9 cards of the kind targia" in said for said in reasons(blue(display=ten), tribe="mixed"))
    assert any("of the kind targia" in said for said in reasons({"box": [f"t{n}" for n in range(1, 10)] + ["xt1"]},
                                                               tribe="mixed"))  # fmt: skip


def test_a_table_with_the_expansion_is_not_one_without() -> None:
    view = azalai.new("targi", seed=1, expansion=True).view(None)

    with pytest.raises(azalai.IllegalPosition, match="the option expansion=True is missing"):
        azalai.position("targi", view)
    base = azalai.new("targi", seed=1).view(None)
    assert any("there is no tribe card" in said for said in reasons(base))


def test_all_reasons_are_given_at_once() -> None:
    described = {
        "targia": 3,
        "dunes": ["dune:sand"],
        "border": [{"set": "moon"}],
        "players": [{"water": -1, "tokens": ["9.9"], "favoured": 1}, {"display": [["dune:envoy"]]}],
        "box": [],
        "looked": [7],
    }

    said = "\n".join(reasons(described))

    for part in ("the Targia is on 15", "'dune:sand'", "border card 1", "water must", "tokens must", "favoured must",
                 "'dune:envoy' is a dune", "in a box", "looked: there is no tribe card 7"):  # fmt: skip
        assert part in said, said


@pytest.mark.parametrize("variant", each(EXPANDED))
def test_junk_anywhere_is_refused_or_understood_and_never_breaks_anything(variant: Variant) -> None:
    seed = 5 + EXPANDED.index(variant)
    walk, dice = Walk(variant, seed), random.Random(seed)
    for _ in walk.steps(30 + 20 * seed):
        pass
    view = walk.game().view(None)
    for part in ("cards", "unseen"):  # worked out, and not read
        del view[part]
    refused = understood = 0
    for path in paths(view):
        for junk in dice.sample(JUNK, 3):
            try:
                azalai.position("targi", with_junk(view, path, junk), **variant.options).moves()
                understood += 1
            except azalai.IllegalPosition:
                refused += 1
    assert refused > understood > 0
