"""The animation cues of Tuareg, and that they reveal nothing hidden."""

from __future__ import annotations

import json

import pytest

from azalai import Game
from azalai.web import drafts
from azalai.web.tuareg.animations import animation_cues
from tests.tuareg.tables import player, table
from tests.web.tuareg_pages import context, page, random_game


def seen(game: Game, moves: tuple[str, ...], seat: int | None) -> list[dict]:
    return animation_cues(context(game, seat=seat), context(drafts.carry_out(game, moves), seat=seat))


def flights(told: list[dict]) -> list[tuple[str, str, str]]:
    return [(cue["from"], cue["to"], cue["icon"]) for cue in told if cue["do"] == "fly"]


def test_drawn_cards_fly_with_their_faces_for_the_owner_alone():
    game = table(player("w", ","), player("", ","), pile={"count": 30, "cards": ["gold", "salt", "millet"]})
    own = flights(seen(game, ("draw",), 0))
    assert sorted(icon for _, _, icon in own) == ["i-gold", "i-millet", "i-rocksalt"]
    for other in (1, None):
        (cue,) = [cue for cue in seen(game, ("draw",), other) if cue["do"] == "fly"]
        assert (cue["from"], cue["to"], cue["icon"], cue["count"]) == ("draw-pile", "cache-0", "i-handcard", 3)


def test_the_seat_lights_up_only_when_its_turn_begins():
    before = table(player("w", ","), player("", ","), pile={"count": 30, "cards": ["gold", "salt", "millet"]})
    for move in ("draw", "lay-m", "end"):
        after = before.copy().play(move)
        for seat in (0, 1, None):
            told = animation_cues(context(before, seat=seat), context(after, seat=seat))
            assert any(cue["do"] == "light" for cue in told) == (seat == 1 and move == "end")
        before = after


def test_two_draws_in_one_update_take_what_the_pile_has():
    game = table(player("", ","), player("", ","), pile={"count": 4, "cards": ["gold", "salt", "millet"]})
    after = game.copy().play("draw").play("lay-m").play("end").play("draw")
    told = animation_cues(context(game, seat=None), context(after, seat=None))

    assert [cue["count"] for cue in told if cue["do"] == "fly" and cue["from"] == "draw-pile"] == [3, 1]


def flipped(told: list[dict]) -> list[str]:
    return [id for cue in told if cue["do"] == "flip" for id in cue["ids"]]


def test_cards_flip_for_those_to_whom_they_were_hidden():
    game = table(player("w", ","), player("g", ",", thieves=1), pile={"count": 30, "cards": ["gold", "salt", "millet"]})
    assert flipped(seen(game, ("draw",), 0)) == ["hand-1", "hand-2", "hand-3"], "after the card that was held"
    assert flipped(seen(game, ("draw",), 1)) == []

    drawn = drafts.carry_out(game, ("draw",))
    assert flipped(seen(drawn, ("lay-m",), 1)) == ["market-millet"]
    assert flipped(seen(drawn, ("lay-m",), 0)) == [], "its owner knew it"

    thief = table(player("m", ",", thieves=1), player("g", ","))
    assert flipped(seen(thief, ("thief", "rob-white"), 0)) == ["stolen-0-1"]
    assert flipped(seen(thief, ("thief", "rob-white"), 1)) == []


def test_cards_fly_onto_the_animal_that_is_loaded():
    game = table(player("ss", ","), player("g", ","), player("", ","))
    told = flights(seen(game, ("load-c2", "+s", "+s"), 1))
    assert told == [("cache-0", "animal-0-c2", "i-rocksalt")] * 2


def test_market_cards_fly_from_their_pile():
    game = table(player("", ","), player("g", ","), market="mm", pile={"count": 30})
    assert flights(seen(game, ("take-m", "on-c1", "more"), 1)) == [("market-millet", "animal-0-c1", "i-millet")] * 2


def test_what_pays_flies_away_and_the_special_card_comes():
    game = table(player("mm", "g,"), player("g", ","))
    told = seen(game, ("buy-cave", "pay-m", "pay-c1"), 1)
    assert flights(told) == [
        ("cache-0", "discard", "i-millet"),
        ("animal-0-c1", "discard", "i-gold"),
        ("shop-cave", "seat-0", "i-cave"),
    ]
    assert told[0]["sound"] == "coin"


def test_a_card_stolen_from_a_cache_is_seen_by_thief_and_victim_alone():
    game = table(player("m", ",", thieves=1), player("g", ","), player("w", ","))
    for seat, icon in ((0, "i-gold"), (1, "i-gold"), (2, "i-handcard"), (None, "i-handcard")):
        assert ("cache-1", "stolen-0-1", icon) in flights(seen(game, ("thief", "rob-white"), seat))


def test_a_card_hidden_from_the_cache_is_seen_by_nobody_and_one_from_an_animal_by_all():
    game = table(player("mm", "g,", caves=[[]]), player("g", ","))
    assert flights(seen(game, ("cave-1", "hide-m"), 1)) == [("cache-0", "cave-0-1", "i-handcard")]
    assert flights(seen(game, ("cave-1", "hide-c1"), 1)) == [("animal-0-c1", "cave-0-1", "i-gold")]


def test_a_string_sounds_when_it_is_ones_own_turn():
    game = table(player("s", ","), player("g", ","))
    assert [cue["sound"] for cue in seen(game, ("load-c1", "+s"), 1)][-1] == "string"
    assert "string" not in [cue["sound"] for cue in seen(game, ("load-c1", "+s"), 0)]


def test_nothing_flies_when_something_is_taken_back():
    game = table(player("ss", ","), player("g", ","))
    later = drafts.carry_out(game, ("draw",))
    assert animation_cues(context(later, seat=0), context(game, seat=0)) == []


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.long)])
def test_animation_cues_of_whole_games_name_elements_of_the_page_and_reveal_nothing_hidden(seats):
    """A card from a hidden place shows its back to viewers who may not know it; both ends of every flight exist."""
    before = None
    for game in random_game(seats, seed=60 + seats):
        after = game.copy()
        if before is not None:
            for seat in (*range(seats), None):
                told = animation_cues(context(before, seat=seat), context(after, seat=seat))
                json.dumps(told)
                for cue in told:
                    if cue["do"] == "fly" and cue["icon"] == "i-handcard":
                        assert cue["from"].startswith(("draw-pile", "cache-"))
                twin = after.copy()
                if not after.over:
                    twin.table = after.imagine(0 if seat is None else seat, seed=1).table
                    assert animation_cues(context(before, seat=seat), context(twin, seat=seat)) == told
        before = after
    assert before is not None
    assert before.over


def test_flights_end_at_places_that_are_on_the_page():
    game = table(player("mm", "g,", caves=[[]], thieves=1), player("g", ","), market="s")
    for moves in (("cave-1", "hide-m"), ("thief", "rob-white"), ("take-s", "on-c2"), ("draw",)):
        for seat in (0, 1, None):
            ids = {element.attributes["id"] for element in page(drafts.carry_out(game, moves), seat=seat).all("id")}
            for origin, goal, _ in flights(seen(game, moves, seat)):
                assert goal in ids, goal
                assert origin in ids, origin
