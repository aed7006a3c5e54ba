"""Caves, thieves and maps. B22, B24, B25."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.tuareg.tables import (
    BLUE,
    RED,
    WHITE,
    cache,
    camel,
    cards,
    last_turn,
    moves,
    own,
    play,
    player,
    table,
)

pytestmark = pytest.mark.rules


@pytest.mark.rule("B22")
def test_B22_a_card_from_the_cache_or_the_top_card_of_an_own_animal() -> None:
    game = table(player("sm", "gs,m", caves=[[], []]), player("g", "g"))

    play(game, "cave-1")
    assert moves(game) == {"hide-s", "hide-m", "hide-c1", "hide-c2"}
    play(game, "hide-s", "cave-2", "hide-c1")

    assert cache(game) == cards("m")
    assert camel(game) == cards("g")
    assert [[card["card"] for card in cave] for cave in own(game)["caves"]] == [["salt"], ["salt"]]


@pytest.mark.rule("B22")
def test_B22_once_a_turn_in_each_cave() -> None:
    game = play(table(player("smm", caves=[[]]), player("g")), "cave-1", "hide-s")
    assert "cave-1" not in moves(game)

    play(game, "load-c1", "+m", "done")
    assert game.seat == WHITE
    play(game, "draw")
    while game.seat == WHITE:
        game.play("end" if "end" in moves(game) else game.moves()[0])

    assert "cave-1" in moves(game)


@pytest.mark.rule("B22")
def test_B22_a_cave_holds_two_cards() -> None:
    game = table(player("smm", caves=[["gold", "gold"], ["gold"]]), player("g"))

    assert "cave-1" not in moves(game)
    assert "cave-2" in moves(game)


@pytest.mark.rule("B22")
def test_B22_a_card_hidden_from_the_cache_is_known_to_its_owner_alone() -> None:
    game = play(table(player("sm", caves=[[]]), player("g"), player()), "cave-1", "hide-s")

    hidden = {"card": None, "known": [BLUE]}
    assert game.view(BLUE)["players"][BLUE]["caves"] == [[{"card": "salt", "known": [BLUE]}]]
    assert game.view(WHITE)["players"][BLUE]["caves"] == [[hidden]]
    assert game.view(RED)["players"][BLUE]["caves"] == [[hidden]]


@pytest.mark.rule("B22")
def test_B22_one_hidden_from_an_animal_was_seen_by_all() -> None:
    game = play(table(player("m", "s", caves=[[]]), player("g"), player()), "cave-1", "hide-c1")

    for seat in (BLUE, WHITE, RED):
        assert game.view(seat)["players"][BLUE]["caves"] == [[{"card": "salt", "known": "all"}]]


@pytest.mark.rule("B22")
def test_B22_the_cards_stay_to_the_end_of_the_stage() -> None:
    game = last_turn(player("", "s", caves=[["water", "gold"]]), player())
    assert game.view(WHITE)["players"][BLUE]["caves"][0][0]["card"] is None

    play(game, "end")

    assert own(game)["caves"] == []
    assert sorted(game.view(None)["pile"]["cards"]) == sorted(cards("wgs"))


@pytest.mark.rule("B24")
def test_B24_a_thief_steals_from_another_cache_or_the_top_of_another_animal() -> None:
    game = table(player("m", "m", thieves=1), player("gg", "sm,s", donkeys="w"), player("", "g"))

    play(game, "thief")

    assert moves(game) == {"rob-white", "rob-white-c1", "rob-white-c2", "rob-white-d1", "rob-red-c1"}
    play(game, "rob-white-c1")
    assert camel(game, 1, WHITE) == cards("s")
    assert [card["card"] for card in own(game)["stolen"]] == ["millet"]
    assert own(game)["thieves"] == 0


@pytest.mark.rule("B24")
def test_B24_once() -> None:
    game = play(table(player("mm", thieves=1), player("gg")), "thief", "rob-white")

    assert "thief" not in moves(game)


@pytest.mark.rule("B24")
def test_B24_a_random_card_of_the_cache() -> None:
    """Each card as likely as any other: of three gold and one water the water comes once in four times."""
    stolen: Counter[str] = Counter()
    for seed in range(400):
        game = play(table(player("m", thieves=1), player("gggw"), seed=seed), "thief", "rob-white")
        stolen[own(game)["stolen"][0]["card"]] += 1
        assert len(cache(game, WHITE)) == 3

    assert stolen.total() == 400
    assert 70 < stolen["water"] < 130


@pytest.mark.rule("B24")
def test_B24_a_card_from_a_cache_is_known_to_thief_and_victim() -> None:
    game = play(table(player("m", thieves=1), player("gg"), player("s")), "thief", "rob-white")

    for seat, sees in ((BLUE, "gold"), (WHITE, "gold"), (RED, None)):
        card = game.view(seat)["players"][BLUE]["stolen"][0]
        assert card == {"card": sees, "known": [BLUE, WHITE], "from": WHITE, "late": False}


@pytest.mark.rule("B24")
def test_B24_one_from_an_animal_was_seen_by_all() -> None:
    game = play(table(player("m", thieves=1), player("gg", "s"), player("s")), "thief", "rob-white-c1")

    for seat in (BLUE, WHITE, RED):
        assert game.view(seat)["players"][BLUE]["stolen"][0]["card"] == "salt"


@pytest.mark.rule("B24")
def test_B24_the_card_stays_under_the_thief_to_the_end_of_the_stage_and_counts_there() -> None:
    game = last_turn(player("", "", stolen=[{"card": "water", "from": WHITE}]), player("", "g"))

    play(game, "end")

    assert own(game)["scored"]["stage_1"]["water"] == 6
    assert own(game)["stolen"] == []
    assert game.view(None)["specials"]["thief"] == 3


@pytest.mark.rule("B24")
def test_B24_no_thief_where_there_is_nothing_to_steal() -> None:
    assert "thief" not in moves(table(player("m", thieves=1), player()))


@pytest.mark.rule("B25")
def test_B25_a_map_is_worth_two_points_when_cashed() -> None:
    game = play(last_turn(player("", "", maps=2), player("", "g")), "end")
    assert own(game)["points"] == 0

    play(game, "cash")

    assert own(game)["points"] == 2
