"""Hints, and computer players at the terminal: what is advised is legal, reasoned, and tells nothing hidden."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import azalai
from azalai import bots
from azalai.bots.hints import _gain, _hint, plan
from azalai.bots.interface import Candidate
from azalai.games import rulebook
from azalai.games.hint_reasons import Reason
from azalai.messages import say, sentences
from tests.terminal import Terminal, run

GAIN = "bots-hint-gain"

TABLES: list[tuple[str, dict[str, Any]]] = [("targi", {}), ("targi", {"expansion": True}), ("tuareg", {"seats": 3})]


def after(game: azalai.Game, count: int) -> azalai.Game:
    player = bots.player("greedy", 3)
    while not game.over and len(game.played) < count:
        assert game.seat is not None
        game.play(player.decide(bots.information_set(game, game.seat)).move)
    return game


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_hints_are_legal_moves_in_words_that_compare_them(name: str, options: dict[str, Any]) -> None:
    game = azalai.new(name, seed=5, **options)
    told = 0
    for count in range(2, 60, 14):
        seat = after(game, count).seat
        assert seat is not None
        before = game.digest()

        hints = bots.hint(game, seat, "search:100")

        assert game.digest() == before
        assert 1 <= len(hints) <= 3
        assert len({one.move for one in hints}) == len(hints)
        assert {one.move for one in hints} <= set(game.moves())
        for one in hints:
            words = game.say(one.move)
            assert one.reason[1:].startswith(words[1:])
            assert all(reason.text in one.reason for reason in one.reasons)
            assert len(one.reasons) <= 3
            assert 0 <= one.outlook <= 100
            told += bool(one.reasons and one.reasons[0].about)
        if len(hints) > 1:
            assert hints[1].move.text in hints[0].gain
            assert hints[0].move.text in hints[1].gain
            for one in hints:  # a list in words needs no notations
                assert one.brief
                assert not {each.move.text for each in hints} & set(one.brief.split())
    assert told > 2


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_hints_do_not_change_with_what_is_hidden(name: str, options: dict[str, Any]) -> None:
    game = azalai.new(name, seed=8, **options)
    for count in (4, 40):
        seat = after(game, count).seat
        assert seat is not None

        hints = [bots.hint(table, seat, "search:60") for table in (game, *(game.imagine(seat, i) for i in range(3)))]

        assert hints[1:] == hints[:1] * 3


def test_the_best_move_of_a_search_is_the_first_hint() -> None:
    game = after(azalai.new("targi", seed=5), 9)
    assert game.seat is not None

    analysis = bots.player("search:200", 4, compiled=False).decide(bots.information_set(game, game.seat))

    assert bots.hint(game, game.seat, "search:200", seed=4)[0].move == analysis.move


def moves(*notations: str) -> list[azalai.Move]:
    found = [(text, rulebook("targi").catalogue.parse(text)) for text in notations]
    return [azalai.Move(action.id, text) for text, action in found if action]


def line(text: str, result: float) -> Candidate:
    (move,) = moves(text)
    return Candidate(move, 0.5, 10, [result, 1 - result])


def test_gains_are_told_against_the_next_best_and_against_the_best() -> None:
    lines = [line("p6", 0.62), line("p5", 0.58), line("p3", 0.5)]

    gains = [_gain(lines, at, 0, GAIN) for at in range(3)]

    assert gains == [
        "outlook 62 of 100, 4 better than p5",
        "outlook 58 of 100, 4 worse than p6",
        "outlook 50 of 100, 12 worse than p6",
    ]
    assert _gain([line("p6", 0.6), line("p5", 0.585)], 0, 0, GAIN) == "outlook 60 of 100, about as good as p5"
    assert _gain([line("p6", 0.6), line("p5", 0.64)], 1, 0, GAIN) == "outlook 64 of 100, about as good as p6"
    assert _gain(lines[:1], 0, 0, GAIN) == "outlook 62 of 100, nothing else comes near"


def told(*texts: str, alone: bool = False) -> list[Reason]:
    return [Reason(text, alone=alone) for text in texts]


def test_a_move_without_a_reason_of_its_own_is_compared_with_the_best() -> None:
    """What is said depends on the outlook and on whether anything speaks for the best move alone."""

    def compared(result: float, best: list[Reason], other: list[Reason], *said: str) -> str:
        seen = bots.information_set(azalai.new("targi", seed=7), 0)
        return _hint(seen, [line("p6", 0.6), line("p5", result)], [best, other], 1, set(said)).reasons[0].text

    def without(reason: str) -> str:
        return say("bots-hint-without", reason=reason)

    assert compared(0.6, told("salt"), told("salt")) == say("bots-hint-alike", sort="same")
    assert compared(0.6, told("salt"), told()) == say("bots-hint-alike", sort="even")
    assert compared(0.6, told(), told()) == say("bots-hint-alike", sort="even")
    assert compared(0.5, told("gold", "salt"), told("salt")) == without("gold")
    assert compared(0.5, told("gold", "salt"), told(), without("gold")) == without("salt")
    assert compared(0.5, told("salt"), told("salt")) == say("bots-hint-alike", sort="later")
    assert compared(0.5, told("gold"), told("salt", alone=True)) == "salt"


def test_a_move_that_lacks_nothing_of_the_best_one_says_what_would_follow() -> None:
    seen = bots.information_set(azalai.new("targi", seed=7), 0)
    first, *rest = moves("p14", "p11", "p3", "p13", "b5")
    other = Candidate(first, 0.5, 9, [0.5, 0.5], rest)

    hint = _hint(seen, [line("p6", 0.6), other], [told("salt"), told("salt")], 1, set())

    assert [reason.text for reason in hint.reasons] == [*plan(seen, other), "salt"]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_the_first_reasons_of_hints_differ_or_say_that_they_are_about_equal(name: str, options: dict[str, Any]) -> None:
    game = azalai.new(name, seed=5, **options)
    equal = {say("bots-hint-alike", sort=sort) for sort in ("same", "even")}
    for count in range(3, 40, 6):
        seat = after(game, count).seat
        assert seat is not None

        first = [hint.reasons[0].text for hint in bots.hint(game, seat, "search:60") if hint.reasons]

        own = [text for text in first if text not in equal]
        assert len(set(own)) == len(own), own


def test_a_plan_tells_the_own_moves_of_the_line_and_what_they_score() -> None:
    """Blue takes the Oasis o8, which has one cross, and lays it; then it draws a card, and nobody knows which."""
    game = azalai.new("targi", seed=7)
    for move in "p11 p3 p14 p13 p10 p15".split():
        game.play(move)
    first, *rest = moves("c4", "lay", "r1", "b14", "keep", "c5")

    told = sentences(plan(bots.information_set(game, 0), Candidate(first, 1.0, 9, [0.5, 0.5], rest)))

    assert told == (
        "Expected to follow: "
        "Lay the Oasis o8 (1 cross; costs 2 salt and 1 pepper). "
        "Pay 2 salt and 1 pepper and lay the Oasis o8 in row 1, place 1. "
        "Use 14 (Tribal expansion): draw the top tribe card. "
        "That makes 5 points for you (now 4), 4 for White."
    )


def test_a_plan_tells_only_what_the_seat_itself_does() -> None:
    game = azalai.new("targi", seed=7)
    first, *rest = moves("p14", "p11", "p3", "p13", "b5")

    told = sentences(plan(bots.information_set(game, 0), Candidate(first, 1.0, 9, [0.5, 0.5], rest)))

    assert told == "Expected to follow: Place on 3 (Salt): your lines cross at centre 6 (Tent n9)."


def test_a_lone_move_needs_no_thought() -> None:
    game = azalai.new("targi", seed=1)
    while game.over or len(game.moves()) != 1:
        after(game, len(game.played) + 1)
        if game.over:
            game = azalai.new("targi", seed=game.seed + 1)
    assert game.seat is not None

    (one,) = bots.hint(game, game.seat)

    assert one.move == game.moves()[0]
    assert one.gain == say("bots-hint-only")


# -- at the terminal -----------------------------------------------------------------------------------------


def test_a_computer_player_is_introduced_by_its_character_and_plays(tmp_path: Path) -> None:
    told = run("play", "--seed", "7", "--bot", "gentle", typed="6\nsave a\nquit\n", cwd=tmp_path, COLUMNS="200")

    level = bots.levels("targi")[1]
    introduced = say("cli-sits-level", seat="White", level=level.title(), character=level.character())
    assert introduced in " ".join(told.out.split())
    assert re.search(r"White places on \d+", told.out)
    game = azalai.load(tmp_path / "a")
    assert [entry.seat for entry in game.log[:2]] == [0, 1]


def test_several_computer_players_at_one_table(tmp_path: Path) -> None:
    command = ("play", "tuareg", "--seats", "4", "--seed", "3", "--first", "red", "--bot", "gentle", "greedy", "random")

    told = run(*command, typed="draw\nhint\nsave a\nquit\n", cwd=tmp_path, COLUMNS="200")

    title = bots.levels("tuareg")[1].title()
    assert f"White: a computer player. {title}: " in told.out
    assert say("cli-sits", seat="Red", who="greedy") in told.out
    assert say("cli-sits", seat="Green", who="random") in told.out
    assert "outlook" in told.out
    assert "azalai play --load a --bot gentle greedy random" in told.out
    assert told.status == 0


def test_a_hint_at_a_terminal_is_advice_that_can_be_typed() -> None:
    with Terminal("play", "targi", "--seed", "7", "--bot", "random") as table:
        table.until(say("cli-begin"))
        table.type("")
        table.until("blue> ")
        table.type("hint")
        advice = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", table.until("blue> "))
        best = re.search(r"^  (p\d+) +Place on", advice, re.MULTILINE)
        assert best, advice
        table.type(best[1])
        assert "second Targi" in table.until("blue> ")
