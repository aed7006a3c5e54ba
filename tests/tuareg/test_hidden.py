"""What a seat sees, and that shuffling the rest does not change it. B22, B24, B36."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.strategies import ALL, Variant, walks, walks_from_starts
from tests.tuareg.shuffling import shuffled, unconstrained
from tests.tuareg.tables import BLUE, RED, WHITE, cards, counts, last_turn, play, player, table, top_of_pile

pytestmark = pytest.mark.rules

tuareg = pytest.mark.parametrize("variant", [variant for variant in ALL if variant.name == "tuareg"], ids=str)


def known_to(variant: Variant, t: Any, seat: int) -> tuple[Any, bytes]:
    seen = variant.book.observation()
    variant.book.rules.observe(t, variant.setting.cards, seat, seen)
    return variant.book.view(t, variant.setting, seat), seen.pack()


def options(variant: Variant, t: Any) -> list[int]:
    found = [0] * variant.book.most_options
    return found[: variant.book.rules.legal(t, variant.setting.cards, found)]


def stays(variant: Variant, t: Any) -> bool:
    """Whether the table waits for the decision that it is at."""
    settled = t.copy()
    variant.book.rules.settle(settled, variant.setting.cards, [0] * variant.book.most_options)
    return bool(settled == t)


@tuareg
@pytest.mark.rule("B36")
def test_B36_shuffling_what_is_hidden_changes_nothing_for_a_seat(variant: Variant) -> None:
    rng = random.Random(8)
    changed = 0
    for walk in [*walks(variant, range(12)), *walks_from_starts(variant, range(12))]:
        for _ in walk.steps():
            t = walk.t
            if t.stage != 1 or t.depth == 0 or rng.random() < 0.8:
                continue
            for seat in range(variant.setting.seats):
                if not unconstrained(t, seat):
                    continue
                other = shuffled(t, variant.setting.seats, seat, rng)
                changed += other != t
                assert known_to(variant, other, seat) == known_to(variant, t, seat), f"seat {seat} sees it: {walk}"
                assert stays(variant, other), f"that seat {walk.seat} waits tells what is hidden: {walk}"
                if walk.seat == seat:
                    assert sorted(options(variant, other)) == sorted(options(variant, t))
    assert changed > 150


@tuareg
@pytest.mark.rule("B36")
def test_B36_in_both_stages_an_imagined_table_is_the_same_to_the_seat(variant: Variant) -> None:
    pool = [0] * variant.book.pool_size
    changed = 0
    for walk in [*walks(variant, range(9)), *walks_from_starts(variant, range(8))]:
        for number, _ in enumerate(walk.steps()):
            if walk.t.depth and number % 5:
                continue
            for seat in range(variant.setting.seats):
                other = walk.t.copy()
                variant.book.rules.imagine(other, variant.setting.cards, seat, number, walk.seed, pool)
                changed += other.pile != walk.t.pile
                assert known_to(variant, other, seat) == known_to(variant, walk.t, seat), f"seat {seat}: {walk}"
                assert stays(variant, other), f"that seat {walk.seat} waits tells what is hidden: {walk}"
                if walk.seat == seat:
                    assert sorted(options(variant, other)) == sorted(walk.legal())
                assert other.chance != walk.t.chance
                variant.invariants.check(other, variant.setting)
                if number % 3 == 0:  # it is a legal position, with all that is remembered
                    again = variant.book.position(variant.book.view(other, variant.setting, None), variant.setting, 0)
                    assert again == other
    assert changed > 150


@pytest.mark.rule("B36")
def test_B36_what_a_seat_sees_and_what_not() -> None:
    game = table(
        player("wg", "s", caves=[["millet"]], thieves=1),
        player("sm", "gg", stolen=[{"card": "gold", "from": RED}], maps=1),
        player("w", donkeys="mw"),
        market="gs",
        discard=counts("m"),
        pile=top_of_pile("wgs"),
    )

    seen = game.view(WHITE)
    blue, white, red = seen["players"]
    assert blue["cache"] == [None, None]
    assert white["cache"] == cards("sm")
    assert red["cache"] == [None]
    assert blue["camels"][0] == cards("s")
    assert red["donkeys"] == [cards("mw")]
    assert blue["caves"] == [[{"card": None, "known": [BLUE]}]]
    assert white["stolen"][0]["card"] == "gold"
    assert game.view(BLUE)["players"][WHITE]["stolen"][0]["card"] is None
    assert game.view(RED)["players"][WHITE]["stolen"][0]["card"] == "gold"
    assert "cards" not in seen["pile"]
    assert seen["pile"]["count"] == game.view(None)["pile"]["count"]
    assert seen["chance"] is None
    for key in ("market", "discard", "specials", "stage", "turn", "last_turns", "scores"):
        assert seen[key] == game.view(None)[key]
    assert (blue["thieves"], white["maps"]) == (1, 1)


@pytest.mark.rule("B36")
def test_B36_card_counters_find_what_they_have_not_seen() -> None:
    game = table(player("wg"), player("sm"), pile=top_of_pile("w"))
    view = game.view(None)
    held = view["players"][WHITE]["cache"]

    unseen = game.view(BLUE)["unseen"]
    assert unseen == {kind: (view["pile"]["cards"] + held).count(kind) for kind in ("water", "gold", "salt", "millet")}


@pytest.mark.rule("B36")
def test_B36_the_second_pile_is_known_to_all() -> None:
    game = play(last_turn(player("w", "ss", caves=[["gold"]]), player("g", "m"), player()), "end")

    for seat in (BLUE, WHITE, RED):
        memory = game.view(seat)["memory"]
        assert memory["second_pile"] == counts("ssgm")
        assert [began == [None] for began in memory["began"]][:2] == [seat != BLUE, seat != WHITE]


@pytest.mark.rule("B36")
def test_B36_the_log_names_no_hidden_card() -> None:
    """The same words and the same moves whichever card was drawn, hidden or stolen."""
    told = []
    for held, pile in (("wg", "sss"), ("sm", "mgw")):
        game = table(
            player(held, "", caves=[[]], thieves=1), player("g" if held == "wg" else "m"), pile=top_of_pile(pile)
        )
        letter = held[0]
        play(game, "cave-1", f"hide-{letter}", "thief", "rob-white", "draw")
        told.append([(entry.number, entry.seat, entry.move, entry.text) for entry in game.log])

    assert told[0] == told[1]
    assert [move.text for _, _, move, _ in told[0]] == ["cave-1", "hide-?", "thief", "rob-white", "draw"]
