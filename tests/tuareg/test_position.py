"""Described positions: round trips, default values, and every reason why a position is illegal."""

from __future__ import annotations

import random
from typing import Any

import pytest

import azalai
from azalai.games.tuareg.rules.scoring import majority_points
from azalai.games.tuareg.rules.table import EVERYBODY, KINDS
from tests.tuareg.tables import BLUE, WHITE, cards, counts, moves, play, player, table, top_of_pile, whole_pile

pytestmark = pytest.mark.rules


def reasons(described: Any, seats: int = 2) -> list[str]:
    with pytest.raises(azalai.IllegalPosition) as refused:
        azalai.position("tuareg", described, seats=seats)
    return refused.value.reasons


def test_nothing_described_is_a_table_at_its_start_without_a_market() -> None:
    view = azalai.position("tuareg", {}, seats=3).view(None)

    assert view["pile"]["count"] == 44
    assert view["market"] == counts("")
    assert view["seat"] == BLUE
    assert view["specials"] == {"donkey": 3, "cave": 3, "thief": 3, "map": 2}


def test_what_is_not_named_lies_under_the_named_cards_or_is_discarded() -> None:
    under = table(player("w"), pile=top_of_pile("gs")).view(None)
    assert under["pile"]["count"] == 43
    assert under["pile"]["cards"][:2] == cards("gs")
    over = table(player("w"), pile=whole_pile("gs")).view(None)
    assert over["pile"]["cards"] == cards("gs")
    assert sum(over["discard"].values()) == 41


def test_the_same_seed_shuffles_the_same_rest() -> None:
    piles = [table(player("w"), seed=seed).view(None)["pile"]["cards"] for seed in (1, 1, 2)]

    assert piles[0] == piles[1] != piles[2]


def test_a_card_of_a_view_can_be_moved() -> None:
    """Values that follow from the place of the card (what a seat shows and leads in) are not read, but computed
    again."""
    view = azalai.new("tuareg", seats=3, seed=11).view(None)
    view["market"]["water"] -= 1
    view["players"][1]["camels"][0].append("water")
    assert view["players"][1]["shows"]["water"] == 0

    game = azalai.position("tuareg", view, seats=3)

    assert game.view(None)["players"][1]["shows"]["water"] == 1


def test_special_cards_that_nobody_has_lie_in_their_piles() -> None:
    view = table(player("", "", donkeys=",", caves=[[]], thieves=1, maps=2)).view(None)

    assert view["specials"] == {"donkey": 0, "cave": 1, "thief": 2, "map": 1}


@pytest.mark.parametrize("phase", ["turn", "drawn", "rest"])
def test_phases_of_a_turn(phase: str) -> None:
    game = table(player("wgs", caves=[[]]), player("gs"), phase=phase, seat=WHITE)

    assert game.seat == (BLUE if phase == "rest" else WHITE), "white has nothing left to do: its turn is over"
    assert game.view(None)["phase"] == ("turn" if phase == "rest" else phase)


def test_the_maps_between_the_stages() -> None:
    game = table(player("", "s", maps=1), player("", "g", maps=1), phase="cash", first=1, pile=whole_pile(""))

    assert game.seat == WHITE
    assert moves(game) == {"cash", "keep"}
    play(game, "keep", "keep")
    assert game.view(None)["stage"] == 2


def test_without_a_memory_everything_held_in_stage_2_was_drawn_in_it() -> None:
    game = table(player("wg", caves=[["salt"]]), player("m"), stage=2, pile=whole_pile("gg"))

    memory = game.view(None)["memory"]
    assert memory["began"] == [[], []]
    assert memory["since"] == [
        {"seat": 0, "drew": 3},
        {"seat": 0, "hid_in": 1, "card": 1},
        {"seat": 1, "drew": 1},
    ]
    assert memory["second_pile"] == counts("wgsmgg")


@pytest.mark.parametrize(
    ("described", "reason"),
    [
        ([], "a position is a dict"),
        ({"game": "targi"}, "it describes a game of 'targi'"),
        ({"oasis": 1}, 'position has no key "oasis"'),
        ({"players": [{"name": "red"}]}, "players[0].name must be blue"),
        ({"players": [7]}, "players[0] must be a dict"),
        ({"players": [{}, {}, {}]}, "players must be a list of at most 2 items"),
        ({"stage": 3}, "stage must be a whole number from 1 to 2"),
        ({"players": [{"cache": ["dates"]}]}, "players[0].cache[0]: there is no card 'dates'"),
        ({"players": [{"cache": "water"}]}, "players[0].cache must be a list"),
        ({"market": {"water": 9}}, "there are only 8 cards of water"),
        ({"players": [{"camels": [["gold", "salt", "gold"]]}]}, "blue cannot have loaded camel 1"),
        ({"players": [{"camels": [["salt", "water"]]}]}, "blue cannot have loaded camel 1"),
        ({"players": [{"camels": [["gold"] * 3]}]}, "blue cannot have loaded camel 1"),
        ({"players": [{"camels": [["salt"] * 5]}]}, "players[0].camels[0] must be a list of at most 4 items"),
        ({"players": [{"camels": [[], [], [], []]}]}, "players[0].camels must be a list of at most 3 items"),
        ({"players": [{"cache": ["millet"] * 5}]}, "the cache of blue holds 5 cards; now it can hold 4"),
        ({"players": [{"caves": [["salt"] * 3]}]}, "players[0].caves[0] must be a list of at most 2 items"),
        ({"players": [{"caves": 1}]}, "players[0].caves must be a list"),
        ({"players": [{"caves": [[{"card": "salt", "known": [1]}]]}]}, "a card in a cave of blue is known to"),
        ({"players": [{"caves": [[{"card": "salt", "known": [9]}]]}]}, 'must be "all" or a list of different seats'),
        ({"players": [{"stolen": [{"card": "salt", "from": 0}]}]}, "a card that blue stole from another"),
        ({"players": [{"stolen": [{"card": "salt", "late": True}]}]}, "blue stole a card after its owner passed"),
        ({"players": [{"stolen": 1}]}, "players[0].stolen must be a list"),
        ({"players": [{"maps": 4}]}, "the players own 4 of the 3 cards of map"),
        ({"specials": {"map": 2}}, "3 cards of map are left in their pile, not 2"),
        ({"players": [{"points": 3}]}, "players[0].points must be the sum of what it scored, 0"),
        ({"pile": {"count": 50}}, "the draw pile can have 0 to 44 cards, not 50"),
        ({"pile": {"count": 3}, "discard": {}}, "41 cards are missing"),
        ({"pile": {"count": 0}}, "the draw pile is empty, so it must be the last round"),
        ({"last_turns": 1}, "the last round begins when the draw pile is empty; it has 44 cards"),
        ({"phase": "over"}, "when a stage is counted its pile is empty"),
        ({"phase": "dawn"}, "there is no phase 'dawn'"),
        ({"seat": 5}, "seat must be a whole number from 0 to 1, not 5"),
        ({"phase": "drawn"}, "one card at most is owed to the market"),
        ({"drawn": ["gold"]}, "cards were drawn only within a draw"),
        ({"phase": "drawn", "drawn": ["gold"] * 4, "players": [{"cache": ["gold"] * 4}]}, "not more than a draw gives"),
        ({"caves_used": [1]}, "a cave used in this turn"),
        ({"caves_used": [0]}, "caves_used must list different numbers from 1 to 5"),
        ({"chance": [0, 0, 0, 0]}, "chance must be four whole numbers"),
        ({"asks": [{"ask": "sing"}]}, "asks[0] must ask one of"),
        ({"asks": 1}, "asks must be a list"),
        ({"asks": [{"ask": "rob", "seat": 0}]}, "the questions asked do not follow from one another"),
        ({"asks": [{"ask": "rest", "seat": 0}, {"ask": "pay", "seat": 0, "special": "map"}]}, "do not follow"),
        ({"asks": [{"ask": "turn", "seat": 0}, {"ask": "rob", "seat": 0}]}, "no unused thief to steal with"),
        ({"asks": [{"ask": "turn", "seat": 0}, {"ask": "hide", "seat": 0, "cave": 1}]}, "only in one's own cave"),
        (
            {"asks": [{"ask": "turn", "seat": 0}, {"ask": "onto", "seat": 0, "kind": "gold"}]},
            "has no card of this kind",
        ),
        ({"asks": [{"ask": "turn", "seat": 0}, {"ask": "onto", "seat": 0, "kind": "tea"}]}, "asks[1].kind must be one"),
        ({"asks": [{"ask": "turn", "seat": 0}, {"ask": "load", "seat": 0, "animal": "d1"}]}, "being loaded"),
        ({"asks": [{"ask": "turn", "seat": 0}, {"ask": "load", "seat": 0, "animal": "c1"}]}, "has no answer"),
        (
            {"asks": [{"ask": "turn", "seat": 0}, {"ask": "pay", "seat": 0, "special": "map", "paid": 3}]},
            "this special card cannot be the one being paid",
        ),
        ({"asks": [{"ask": "next_stage", "seat": 0}, {"ask": "cash", "seat": 0}]}, "maps are cashed after stage 1"),
        ({"memory": {"second_pile": {"gold": 1}}}, "the memory is about stage 2, and this is stage 1"),
        ({"stage": 2, "memory": {}}, "the second pile must be what is left of it"),
        (
            {"stage": 2, "pile": {"count": 3}, "memory": {"since": [{"seat": 0, "hid_in": 1, "card": 1}]}},
            "the memory must tell of each hidden card once",
        ),
        (
            {"stage": 2, "pile": {"count": 3}, "memory": {"since": [{"seat": 0, "robbed_by": 1, "card": 1}]}},
            "the memory must tell of each hidden card once",
        ),
        (
            {"stage": 2, "pile": {"count": 3}, "memory": {"since": [{"seat": 0, "gave": "gold"}]}},
            "the cache of blue does not follow",
        ),
        (
            {
                "stage": 2,
                "pile": {"count": 3},
                "players": [{"caves": [["gold"]]}],
                "memory": {"since": [], "began": [["gold"], []]},
            },
            "the memory must tell of each hidden card once",
        ),
        ({"memory": {"since": 3}}, "memory.since must be a list"),
        ({"memory": {"passed": [3]}}, "memory.passed[0] must be two dicts"),
        (
            {"players": [{"cache": ["gold"]}], "memory": {"passed": [[{"lacks": ["gold"]}, {}]]}},
            "blue passed, so its cache cannot hold these cards",
        ),
        (
            {"players": [{"cache": ["gold"]}], "memory": {"passed": [[{"dinar": 2}, {}]]}},
            "blue passed, so its cache cannot hold these cards",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(described: Any, reason: str) -> None:
    found = reasons(described)

    assert any(reason in each for each in found), found


def test_all_reasons_come_at_once() -> None:
    found = reasons({"stage": 9, "players": [{"cache": ["tea"], "maps": 99}], "market": {"water": -1}})

    assert len(found) >= 4


@pytest.mark.parametrize(
    "more", [{"foo": 1}, {"stage": 7}, {"round": -1}, {"caves_used": [9]}], ids=["word", "stage", "round", "caves"]
)
def test_a_fault_hides_no_other_that_does_not_come_of_it(more: dict[str, Any]) -> None:
    faulty = {"players": [{"cache": ["gold"] * 5, "camels": [["water", "gold"]]}, {}]}
    with pytest.raises(azalai.IllegalPosition) as alone:
        azalai.position("tuareg", faulty, seats=2)
    with pytest.raises(azalai.IllegalPosition) as with_more:
        azalai.position("tuareg", {**faulty, **more}, seats=2)
    assert len(alone.value.reasons) == 2
    assert set(alone.value.reasons) < set(with_more.value.reasons)
    assert len(with_more.value.reasons) == 3


@pytest.mark.rule("B28")
@pytest.mark.parametrize("seats", [2, 5])
def test_B28_the_view_counts_majorities_as_the_rules_do(seats: int) -> None:
    game, dice = azalai.new("tuareg", seed=5, seats=seats), random.Random(5)
    cards = game.setting.deck.tables
    while not game.over:
        for seat, seen in enumerate(game.view(0)["players"]):
            by_rule = [majority_points(game.table, cards, seat, kind, EVERYBODY) for kind in range(KINDS)]
            assert list(seen["leads"].values()) == by_rule
        game.play(dice.choice(game.moves()))
