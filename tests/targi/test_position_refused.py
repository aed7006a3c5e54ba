"""Illegal positions: each is refused with its reasons."""

from __future__ import annotations

import random
from typing import Any

import pytest

import azalai
from tests.malformed_values import JUNK, paths, with_junk
from tests.targi.tables import BLUE, moves

pytestmark = pytest.mark.rules

TWELVE = [["t1", "t2", "t3", "t4"], ["r1", "r2", "r3", "r4"], ["n1", "n2", "n3", "n5"]]


def reasons(described: Any, **options: Any) -> list[str]:
    with pytest.raises(azalai.IllegalPosition) as refused:
        azalai.position("targi", described, **options)
    assert all(reason in str(refused.value) for reason in refused.value.reasons)
    return refused.value.reasons


# -- what cannot be ---------------------------------------------------------------------------------------------------

ACTING = {"phase": "act", "robber": 1, "players": [{"targis": [2, 5, 7]}, {"targis": [3, 6, 11]}]}
BLUE_CAN_LAY = {
    **ACTING,
    "players": [{"targis": [2, 5], "markers": [2]}, {"targis": [3, 6, 11]}],
    "centre": [{"card": "goods:1d", "face_down": True}],
}
ROUND = [{"ask": "end_round"}, {"ask": "tidy", "seat": 1}, {"ask": "act", "seat": 1}]
TURN = [*ROUND, {"ask": "tidy"}, {"ask": "act"}]


def blue(**words: Any) -> dict[str, Any]:
    return {"players": [words]}


def asks(*trail: dict[str, Any], **words: Any) -> dict[str, Any]:
    return {**BLUE_CAN_LAY, "asks": [*TURN, *trail], **words}


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    # the clock
    ("in round 3 the robber is not on 5", {"round": 3, "robber": 5}),
    ("round must be a whole number from 1 to 12, not 0", {"round": 0}),
    ("robber must be a whole number from 1 to 16, not 17", {"robber": 17}),
    ("the robber is on the corner 4", {"robber": 4, "phase": "place"}),
    ("the robber is on the corner 8", {**ACTING, "robber": 8}),
    ("the robber is on 5, and there is no raid", {"robber": 5, "phase": "raid"}),
    ("the game is over only after", {"phase": "over", "robber": 15}),
    ("the game is over only after", {"phase": "over", "robber": 12, **blue(display=TWELVE)}),
    ("blue has laid twelve cards", {"robber": 6, **blue(display=TWELVE)}),
    ("blue has laid twelve cards", {"robber": 8, **blue(display=TWELVE)}),
    (
        "white has laid twelve cards",
        {**ACTING, "players": [ACTING["players"][0], {"targis": [3, 6, 11], "display": TWELVE}]},
    ),
    # cards
    ("players[0].display[0]: there is no tribe card 't10'", blue(display=[["t10"]])),
    ("players[0].display[0]: there is no tribe card 'goods:1d'", blue(display=[["goods:1d"]])),
    ("discards.goods: there is no goods card 't1'", {"discards": {"goods": ["t1"]}}),
    ("centre[1]: t1 is already somewhere else", {**blue(hand=["t1"]), "centre": [None, "t1"]}),
    ("decks.goods: goods:1v is already", {"centre": ["goods:1v"], "decks": {"goods": {"cards": ["goods:1v"]}}}),
    ("no goods card is left for centre space 9", {"discards": {"goods": ["goods:1any"] * 3 + ["goods:1g"] * 3 + [
        "goods:1d", "goods:1d", "goods:1s", "goods:1s", "goods:1p", "goods:1p", "goods:2d", "goods:2s", "goods:2p"]}}),
    ("the tribe deck would have 41 cards, not 40", {"decks": {"tribe": {"count": 40}}}),
    ("players[0].display[1] must be a list of at most 4 items", blue(display=[[], ["t1", "t2", "t3", "t4", "t5"]])),
    ("players[0].display must be a list of at most 3 items", blue(display=[[], [], [], []])),
    ("players[0].hand must be a list of at most 1 item", blue(hand=["t1", "t2"])),
    ("centre must be a list of at most 9 items", {"centre": [None] * 10}),
    ("centre[0] names another space or another sort", {"centre": [{"card": "goods:1d", "sort": "tribe"}]}),
    ("centre[0] names another space or another sort", {"centre": [{"card": "goods:1d", "space": 2}]}),
    # stocks
    ("players[0].goods.dates must be a whole number from 0 to 999, not -1", blue(goods={"dates": -1})),
    ("players[0].gold must be a whole number from 0 to 999, not 1.5", blue(gold=1.5)),
    ("players[0].points must be a whole number from 0 to 999, not True", blue(points=True)),
    ("blue, so it holds at most 10 goods and 3 gold", blue(goods={"dates": 11})),
    ("blue, so it holds at most 10 goods and 3 gold", blue(gold=4)),
    ("blue, so it holds at most 14 goods and 5 gold", blue(display=[["n9"]], gold=6)),
    # figures
    ("blue has more than 3 Targis", {**ACTING, "players": [{"targis": [2, 5, 7, 13]}, {"targis": [3, 6, 11]}]}),
    ("a Targi stands on a corner", blue(targis=[4])),
    ("two stand on one card", {"players": [{"targis": [5]}, {"targis": [5]}]}),
    ("opposite each other", {"players": [{"targis": [5]}, {"targis": [15]}]}),
    ("a Targi of blue stands with the robber on 1", blue(targis=[1])),
    ("players[0].targis must list different numbers from 1 to 16", blue(targis=[2, 2])),
    ("players[0].targis must list different numbers from 1 to 16", blue(targis=[17])),
    ("players[0].markers must list different numbers from 1 to 9", blue(markers=[0])),
    ("blue cannot have placed 2 and white 0", blue(targis=[2, 3])),
    ("blue cannot have placed 0 and white 1", {"players": [{}, {"targis": [2]}]}),
    ("all Targis are placed", {**ACTING, "phase": "place"}),
    ("before all Targis are placed", blue(targis=[2], markers=[2])),
    ("white has not acted yet", {**ACTING, "players": [{"targis": [2]}, {"targis": [3, 6]}]}),
    ("white has not acted yet", {**ACTING, "players": [{"targis": [2]}, {"targis": [3, 6, 11], "markers": [4]}]}),
    ("it is not the turn of blue", {**ACTING, "seat": 1}),
    ("it is not the turn of blue", {"robber": 4, **blue(targis=[2])}),
    ("it is not the turn of blue", {"robber": 16, "phase": "over", **blue(markers=[2])}),
    (
        "blue has a marker where its Targis do not cross",
        {**ACTING, "players": [{"targis": [2, 5, 7], "markers": [2, 9]}, {"targis": [3, 6, 11]}]},
    ),
    ("more than 2 markers", {**ACTING, "players": [{"targis": [2], "markers": [1, 2, 3]}, {"targis": [3, 6, 11]}]}),
    ("markers of both", {**ACTING, "players": [{"targis": [2], "markers": [4]}, {"targis": [3, 6, 11]}]}),
    (
        "a marker of blue lies on a face-down card",
        {**BLUE_CAN_LAY, "centre": [None, {"card": "t1", "face_down": True}]},
    ),
    ("face down only while the players act", {"centre": [{"card": "goods:1d", "face_down": True}]}),
    (
        "2 centre cards are face down, but only 1",
        {**BLUE_CAN_LAY, "centre": [{"card": name, "face_down": True} for name in ("goods:1d", None, "t1")][::2]},
    ),
    ("centre space 1 has other markers", {**ACTING, "centre": [{"card": "goods:1d", "markers": [0]}]}),
    ("border card 2 has other Targis", {**ACTING, "border": [{}, {"targis": []}]}),
    # the hand
    ("blue has not acted in round 3", {"round": 3, **blue(hand=[{"card": "t1", "taken": 3}])}),
    ("hand[0].taken must be a whole number from 0 to 3", {"round": 3, **blue(hand=[{"card": "t1", "taken": 4}])}),
    ("hand[0].open must be true or false, not 'no'", blue(hand=[{"card": "t1", "open": "no"}])),
    ("a deck that has not been dealt yet", blue(hand=[{"card": "t1", "open": False, "deal": 1}])),
    # who decides what
    ("white decides in this position, not blue", {"players": [{"targis": [2]}], "seat": 0}),
    ("nobody decides in this position, not blue", {"robber": 16, "phase": "over", "seat": 0}),
    ("blue decides in this position, not nobody", {"seat": None}),
    ("seat must be a whole number from 0 to 1", {"seat": 2}),
    ("there is no phase 'dance'", {"phase": "dance"}),
    ('the phase is "place", but the questions are those of "act"', {**ACTING, "phase": "place", "asks": TURN}),
    ("these questions cannot wait for one another: act", {**ACTING, "asks": [{"ask": "act"}]}),
    ("cannot wait for one another", {**ACTING, "asks": [*TURN, {"ask": "trade", "seat": 1}]}),
    ("cannot wait for one another", {**ACTING, "asks": [*TURN, {"ask": "trade"}, {"ask": "silver"}]}),
    ('asks[5]: "hand" cannot be asked 2 times here', asks({"ask": "hand", "count": 2})),
    ('asks[5]: "trade" cannot be about 8 here', asks({"ask": "trade", "about": 8})),
    ('asks[5]: "move_to" cannot be about 7 here', asks({"ask": "move_to", "about": 7})),
    ('nobody could answer "hand" here', asks({"ask": "hand"})),
    ('nobody could answer "silver" here', asks({"ask": "silver"}, players=[
        {"targis": [2], "goods": {}, "gold": 0}, {"targis": [3, 6, 11]}], centre=[])),
    ("all Targis of blue are out, but one of them is being used", {**ACTING, "asks": [*TURN, {"ask": "trade"}]}),
    ("a question about one is asked, and only then", {**ACTING, "card": "t1"}),
    ("a question about one is asked, and only then", asks({"ask": "card"})),
    ("the card being decided on is open, unless", asks({"ask": "card", "from": "deck"}, card="t1")),
    ("the card being decided on is open, unless", asks({"ask": "card"}, card={"card": "t1", "open": False})),
    ("decided on is open, unless", asks({"ask": "row"}, card={"card": "r6", "open": False, "price": {"gold": 1}})),
    ("a face-down goods card must lie there", asks({"ask": "card"}, card="t1", centre=[])),
    ("its place there must be free", asks({"ask": "card", "from": "hand"}, card="t1", players=[
        {"targis": [2], "hand": ["t2"]}, {"targis": [3, 6, 11]}], centre=[])),
    ("not what r6 costs", asks({"ask": "row"}, card={"card": "r6", "price": {"dates": 1}})),
    ("not what r6 costs", asks({"ask": "card"}, card={"card": "r6", "price": {"gold": 1}})),
    ("not what t1 costs", asks({"ask": "row"}, card={"card": "t1", "price": {"dates": 1, "salt": 1, "pepper": 2}})),
    ("on a full display of twelve", asks({"ask": "row"}, card={"card": "r6", "price": {"gold": 1}}, players=[
        {"targis": [2], "display": TWELVE}, {"targis": [3, 6, 11]}], centre=[])),
    ('asks[3]: "return" cannot be asked 2 times here', {
        "phase": "act", "asks": [*ROUND, {"ask": "return", "count": 2}], "robber": 1,
        "players": [{"goods": {"dates": 11}}, {"targis": [3, 6, 11]}]}),
    ('asks[2]: "give" cannot be asked 2 times here', {
        "robber": 4,
        "asks": [{"ask": "move_robber"}, {"ask": "raid", "seat": 1, "about": 4}, {"ask": "give", "count": 2}]}),
    ('asks[1]: "raid" cannot be about 8 here', {
        "robber": 4, "asks": [{"ask": "move_robber"}, {"ask": "raid", "seat": 1, "about": 8}]}),
    # words and shapes
    ("it describes a game of 'tuareg', not of targi", {"game": "tuareg"}),
    ('position has no key "colour"', {"colour": "red"}),
    ('players[0] has no key "camels"', blue(camels=2)),
    ('players[0].goods has no key "gold"', blue(goods={"gold": 2})),
    ("players[0] is blue", blue(name="white")),
    ("players[0] is blue", blue(seat=1)),
    ("players must be a list of at most 2 items", {"players": [{}, {}, {}]}),
    ("players[0] must be a dict", {"players": ["blue"]}),
    ("goods must be a dict", blue(goods=[1, 2, 3])),
    ("decks must be a dict", {"decks": []}),
    ("asks[0] must ask one of: place, act", {"asks": [{"ask": "dance"}]}),
    ("asks[0] must be about a card from one of: centre, deck, hand", {"asks": [{"ask": "card", "from": "cellar"}]}),
    ("asks must be a list of at most 12 items", {"asks": [{"ask": "act"}] * 13}),
    ("centre[0].face_down must be true or false, not 1", {"centre": [{"card": "goods:1d", "face_down": 1}]}),
    ("chance must be four whole numbers", {"chance": [0, 0, 0, 0]}),
    ("chance must be four whole numbers", {"chance": [1, 2, 3]}),
    ("chance must be four whole numbers", {"chance": [1, 2, 3, 2**32]}),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "described"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_its_reason(reason: str, described: dict[str, Any]) -> None:
    assert [said for said in reasons(described) if reason in said], reasons(described)


def test_the_stem_of_the_impossible_ones_can_be() -> None:
    assert azalai.position("targi", ACTING).seat == BLUE
    assert azalai.position("targi", BLUE_CAN_LAY).seat == BLUE
    laying = asks({"ask": "row"}, card={"card": "r6", "price": {"gold": 1}})
    assert moves(azalai.position("targi", laying)) == {"r1", "r2", "r3"}


def test_a_start_beyond_the_limits_can_be_described_as_it_was_dealt(tmp_path: Any) -> None:
    path = tmp_path / "rich.toml"
    path.write_text('[start]\ngoods = "9d9s9p"\ngold = 9')
    view = azalai.new("targi", seed=1, cards=path).view(None)

    assert azalai.position("targi", view, cards=path).view(None) == view


def test_a_reason_is_given_once() -> None:
    assert reasons({"decks": {"goods": 3}}) == ["goods must be a dict"]


def test_all_reasons_are_given_at_once() -> None:
    described = {
        "robber": 6,
        "players": [
            {"targis": [6, 2], "goods": {"dates": -3}, "display": [["t1", "t99"]], "hand": ["t1"]},
            {"targis": [2, 4], "gold": 7},
        ],
        "discards": {"goods": ["goods:5d"]},
        "sky": "blue",
    }

    said = "\n".join(reasons(described))

    for part in (
        'has no key "sky"',
        "goods.dates must be",
        "'t99'",
        "hand[0].card: t1 is already somewhere else",
        "'goods:5d'",
        "a Targi stands on a corner, or two stand on one card",
        "a Targi of blue stands with the robber on 6",
    ):
        assert part in said


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"foo": 1}, '"foo"'),
        ({"game": "chess"}, "chess"),
        ({"players": [{"targis": [2, 4], "gold": -1}, {"targis": [10]}]}, "players[0].gold"),
        ({"players": [{"targis": [2, 4], "goods": {"dates": "two"}}, {"targis": [10]}]}, "players[0].goods.dates"),
    ],
    ids=["word", "game", "gold", "goods"],
)
def test_a_fault_hides_no_other_that_does_not_come_of_it(more: dict[str, Any], reason: str) -> None:
    faulty = {"round": 2, "players": [{"targis": [2, 4]}, {"targis": [10]}]}
    with pytest.raises(azalai.IllegalPosition) as alone:
        azalai.position("targi", faulty)
    with pytest.raises(azalai.IllegalPosition) as with_more:
        azalai.position("targi", {**faulty, **more})
    added = [one for one in with_more.value.reasons if one not in alone.value.reasons]
    assert len(added) == 1
    assert reason in added[0]
    assert len(with_more.value.reasons) == len(alone.value.reasons) + 1
    assert len(alone.value.reasons) == 3


# -- junk -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_junk_anywhere_is_refused_or_understood_and_never_breaks_anything(seed: int) -> None:
    game, dice = azalai.new("targi", seed=seed), random.Random(seed)
    for _ in range(40 + 30 * seed):
        game.play(dice.choice(game.moves()))
    view = game.view(None)
    for part in ("cards", "unseen"):  # worked out, and not read
        del view[part]
    refused = understood = 0
    for path in paths(view):
        for junk in dice.sample(JUNK, 6):
            try:
                azalai.position("targi", with_junk(view, path, junk)).moves()
                understood += 1
            except azalai.IllegalPosition:
                refused += 1
    assert refused > understood > 0  # (border facts and scores are worked out, not read)
