"""What Tuareg says and shows: questions, moves, reasons, the log, the terminal, the picture, the list of cards."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import pytest

import azalai
from azalai import Game
from tests.terminal import run
from tests.tuareg.tables import BLUE, WHITE, last_turn, play, player, table, top_of_pile, whole_pile


def why(game: Game, text: str) -> str:
    with pytest.raises(azalai.IllegalMove) as refused:
        game.play(text)
    return str(refused.value)


RICH = player("wgsm", "ggs,w,", donkeys="wgsm", caves=[["gold", "gold"], []], thieves=1)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("load-c2", "nothing in your cache (1 gold"),
        ("load-d1", "nothing in your cache"),
        ("load-d2", "you have no donkey 2"),
        ("take-w", "the market has no water left"),
        ("buy-donkey", "no donkey is left"),
        ("cave-1", "cave 1 already holds 2 cards"),
        ("cave-3", "you have only 2 caves"),
        ("end", "you must carry out an option while one is possible"),
        ("rob-white", "rob-white does not answer the question. Blue, your turn"),
        ("hide-?", "hide-? does not answer the question"),
    ],
)
def test_why_an_option_cannot_be_carried_out(text: str, reason: str) -> None:
    game = table(RICH | {"cache": ["gold", "salt"]}, player("g", donkeys=""), market="s")

    assert reason in why(game, text)


def test_why_a_turn_of_the_last_round_cannot_draw_buy_or_steal() -> None:
    game = table(player("m", "", caves=[[]]), player(), pile=whole_pile(""), last_turns=2)

    assert why(game, "draw").startswith("the draw pile is empty")
    assert why(game, "buy-map").startswith("your cache and animals are worth 1 dinar; you need 3")
    assert why(game, "thief").startswith("you have no unused thief")
    bare = table(player("", "", caves=[[]], thieves=1), player("", "", thieves=1), pile=top_of_pile("m"))
    assert why(bare, "cave-1").startswith("you have no card to hide")
    assert why(bare, "thief").startswith("nobody else has a card to steal")
    assert why(bare, "load-c1").startswith("your cache is empty")
    assert why(table(player("", "w,w,w"), player(), market="s"), "take-s").startswith("none of your animals can carry")


def test_why_a_draw_cannot_end_yet() -> None:
    game = table(player("ggss", caves=[[]]), player(), pile=top_of_pile("mmm"))
    play(game, "draw")

    assert why(game, "end").startswith("you owe a card to the market")
    assert why(game, "lay-w").startswith("there is no water in your cache (2 gold, 2 rock salt and 3 millet)")
    assert why(game, "draw").startswith("you have already used your option in this turn")
    play(game, "lay-m")
    assert why(game, "end").startswith("your cache may hold 4 cards; it has 2 too many")
    play(game, "cave-1", "hide-m")
    assert why(game, "cave-1").startswith("you have already hidden a card in cave 1 in this turn")


@pytest.mark.parametrize(
    ("cargo", "card", "reason"),
    [
        ("gg", "g", "a camel carries 2 gold at most"),
        ("gm", "s", "rock salt on camel 1 would be a third kind or a second change"),
        ("gm", "w", "water travels alone on a camel"),
    ],
)
def test_why_a_card_does_not_fit(cargo: str, card: str, reason: str) -> None:
    game = play(table(player("m" + card, cargo), player()), "load-c1")

    assert why(game, f"+{card}").startswith(reason)
    assert why(game, "done").startswith("lay at least one card")


def test_why_the_market_cannot_give_it() -> None:
    game = play(table(player("", "ssss,w,", donkeys=""), player(), market="s"), "take-s")

    assert why(game, "on-c1").startswith("camel 1 already carries 4 cards")
    assert why(game, "on-c2").startswith("water travels alone")
    assert why(game, "on-d2").startswith("you have no donkey 2")


def test_why_one_cannot_pay_hide_or_steal_so() -> None:
    paying = play(table(player("mms", "g"), player()), "buy-map")
    assert why(paying, "pay-w").startswith("there is no water in your cache")
    assert why(paying, "pay-c2").startswith("camel 2 carries nothing")
    assert why(paying, "pay-d1").startswith("you have no donkey 1")
    hiding = play(table(player("mms", "g", caves=[[]]), player()), "cave-1")
    assert why(hiding, "hide-w").startswith("there is no water")
    assert why(hiding, "hide-c3").startswith("camel 3 carries nothing")
    robbing = play(table(player("m", thieves=1), player("", "g"), player("s")), "thief")
    assert why(robbing, "rob-white").startswith("White's cache is empty")
    assert why(robbing, "rob-blue").startswith("a thief steals from another player")
    assert why(robbing, "rob-blue-c1").startswith("a thief steals from another player")
    assert why(robbing, "rob-green").startswith("Green does not sit at this table")
    assert why(robbing, "rob-red-c1").startswith("Red has nothing on camel 1")


def test_after_the_end_there_is_nothing_to_do() -> None:
    game = play(last_turn(player("w", "g"), player(), stage=2), "end")

    assert "over" in why(game, "draw")
    assert game.say() == "Blue wins with 5 points."
    assert "over" in game.say(0)


def test_a_shared_victory_and_a_richer_cache_in_words() -> None:
    one = {"scored": {"stage_1": {"water": 1}}}
    shared = play(last_turn(player("g", "g"), player("s", "s", **one), stage=2), "end")
    richer = play(last_turn(player("w", "g"), player("s", "s", **one), stage=2), "end")

    assert shared.say() == "Blue and White share the victory with 5 points."
    assert richer.say() == "Blue wins the tie at 5 points with the most valuable cache."


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_has_its_words_and_its_drawing(seats: int) -> None:
    """Every question, move and happening of a game; the table in the terminal within its width; a picture in XML."""
    rng = random.Random(seats)
    game = azalai.new("tuareg", seats=seats, seed=seats)
    while not game.over:
        said = [game.say(), *(game.say(move) for move in game.moves())]
        assert all(re.search(r"\w", text) for text in said)
        if rng.random() < 0.1:
            for seat in (None, *range(seats)):
                for width, colour in ((60, False), (100, True)):
                    drawn = game.draw(seat, width=width, colour=colour)
                    plain = re.sub(r"\x1b\[[\d;]*m", "", drawn)
                    assert max(map(len, plain.splitlines())) <= width
                    assert colour or drawn.isascii()
            ElementTree.fromstring(game.picture(game.seat))
        game.play(rng.choice(game.moves()))
    told = [entry.text for entry in game.log]
    assert all(text.endswith(".") for text in told)
    assert told[-1].endswith(game.say())
    ElementTree.fromstring(game.picture(None))
    assert game.draw(None, width=100, colour=False).count("wins") == len(game.winners())


def test_the_drawn_cards_stand_apart_for_the_one_who_drew() -> None:
    game = play(table(player("w"), player("s"), pile=top_of_pile("gsm")), "draw")

    assert "drawn: G S M" in game.draw(BLUE, width=90, colour=False)
    assert "drawn" not in game.draw(WHITE, width=90, colour=False)
    assert game.picture(BLUE).count(">new<") == 3
    assert ">new<" not in game.picture(WHITE)


def test_the_list_of_cards() -> None:
    printed = run("cards", "tuareg", "--plain")

    assert printed.status == 0
    assert re.search(r"^Gold +10 +2 +5 +rulebook", printed.out, re.MULTILINE)
    assert re.search(r"^Map +3, 2, 3, 4 with 2, 3, 4, 5 players", printed.out, re.MULTILINE)


def test_four_seats_at_a_terminal_two_of_them_people() -> None:
    """The screen changes hands before a hidden hand is shown; a draw shows its cards."""
    played = run("play", "tuareg", "--seats", "4", "--people", "2", "--seed", "3", "--first", "blue", typed="draw\n")

    assert "Saffron" not in played.out
    assert "drawn:" in played.out
    again = run("play", "tuareg", "--seats", "6")
    assert again.status == 2
    assert "seats must be a whole number from 2 to 5" in again.err


def test_hidden_hands_are_handed_over() -> None:
    game = azalai.new("tuareg", seats=2, seed=3, first="blue")
    typed = ["draw", next(f"lay-{kind[0]}" for kind in game.play("draw").view(0)["drawn"]), "end", "", ""]

    played = run("play", "tuareg", "--people", "2", "--seed", "3", "--first", "blue", typed="\n".join(typed))

    assert "White" in played.out
    before, handed, after = played.out.rpartition("Hand over the screen")
    assert handed, "the screen was not handed over"
    assert "white>" in after
    assert "white>" not in before
    assert "? ?" in after  # blue's cache


def test_a_game_is_replayed_with_all_that_was_told(tmp_path: object) -> None:
    rng = random.Random(4)
    game = azalai.new("tuareg", seats=3, seed=4)
    while not game.over:
        game.play(rng.choice(game.moves()))
    file = f"{tmp_path}/whole.azalai"
    game.save(file)

    replayed = run("replay", file, COLUMNS="400")

    assert replayed.status == 0
    assert all(entry.text.split(". ")[0] in replayed.out for entry in game.log)
