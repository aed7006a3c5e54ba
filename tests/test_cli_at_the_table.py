"""Playing at a terminal as people do: whole games, what is typed for a move, and the commands at the table."""

from __future__ import annotations

import io
import random
import re
import shlex
import time
from pathlib import Path

import pytest

import azalai
from azalai.cli import main
from azalai.cli.commands import fair_steps_back
from azalai.cli.move_input import matching_moves
from azalai.cli.seats import hides
from azalai.games import rulebook
from azalai.messages import say
from tests.terminal import Terminal, in_one_line, run, without_colour

FORGET = "\x1b[3J"

# -- whole games ---------------------------------------------------------------------------------------


def shown_moves(text: str) -> list[str]:
    """The notations that ``moves`` lists."""
    listed = without_colour(text)
    return re.findall(r"^  (\S+)  +\S", listed[listed.rindex("moves\n") :], re.MULTILINE)


def test_a_whole_game_against_chance_at_a_terminal_can_be_saved_loaded_and_replayed(tmp_path: Path) -> None:
    dice = random.Random(4)
    typed = []
    with Terminal("play", "targi", "--seed", "4", cwd=tmp_path, size=(80, 50)) as table:
        table.until(say("cli-begin"))
        table.type("")
        while (text := table.until("blue> ", say("cli-prompt-end"))).endswith("blue> "):
            assert len(typed) < 1000
            table.type("moves")
            typed.append(dice.choice(shown_moves(table.until("blue> "))))
            table.type(typed[-1])
        table.type("save first.azalai")
        table.until("first.azalai.")
        table.type("")
        assert table.end()[1] == 0

    game = azalai.load(tmp_path / "first.azalai")
    assert game.over
    assert [entry.move.text for entry in game.log if entry.seat == 0] == typed
    end = without_colour(text)
    for line in (*game.score_sheet(0), *game.score_sheet(1)):
        words = say("cli-score-line", what=line.what, about=line.about)
        assert re.search(rf"^  {words} +{line.points}$", end, re.MULTILINE)
    best, second = sorted(game.scores(), reverse=True)
    assert best > second
    winner = ("Blue", "White")[game.winners()[0]]
    assert say("cli-won", seat=winner, score=best, second=second) in end

    replayed = run("replay", "first.azalai", cwd=tmp_path, COLUMNS="400")
    assert replayed.status == 0
    assert all(entry.text.split(". ")[0] in replayed.out for entry in game.log)
    again = run("play", "--load", "first.azalai", cwd=tmp_path)
    assert again.status == 0
    assert say("cli-score-total") in again.out


def test_two_people_hand_the_screen_over_before_anything_hidden_is_shown() -> None:
    """A random game of two people, typed into a terminal. The test knows the game and says when the screen must change
    hands: whenever the next seat's view differs from what the last one saw."""
    seed, dice = 2, random.Random(2)
    game = azalai.new("targi", seed=seed)
    handed_over = 0
    last: int | None = None
    with Terminal("play", "targi", "--people", "2", "--seed", str(seed)) as table:
        table.until(say("cli-begin"))
        table.type("")
        while not game.over:
            seat = game.seat
            assert seat is not None
            name = game.seat_names[seat]
            text = table.until("press Enter when only you can see the screen.", f"{name}> ")
            if last not in (None, seat) and hides(game, 0, 1):
                assert text.endswith("see the screen.")
                cover = text[text.rindex(FORGET) :]
                assert not any(re.search(rf"\b{card}\b", cover) for card in game.view(None)["cards"])
                handed_over += 1
                table.type("")
                text = table.until(f"{name}> ")
            assert text.endswith(f"{name}> ")
            last = seat
            drawn = [move for move in game.moves() if move.text in ("b14", "keep", "p14")]
            move = dice.choice(drawn or game.moves())
            table.type(move.text)
            game.play(move)
        table.until(say("cli-prompt-end"))
        table.press(b"\x04")
        assert table.end()[1] == 0
    assert handed_over > 5
    assert sum(game.scores()) > 0


# -- one decision --------------------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", ["4", "p4", "1", "b5", "lay", "99", "0"])
def test_a_move_that_is_not_legal_is_answered_by_the_reason(wrong: str) -> None:
    game = azalai.new("targi", seed=7)
    notation = wrong if wrong[0].isalpha() else f"p{wrong}"
    with pytest.raises(azalai.IllegalMove) as refused:
        game.play(notation)
    told = run("play", "--seed", "7", typed=f"{wrong}\n", COLUMNS="400")
    if "is not a move" in str(refused.value):
        assert say("cli-not-understood", typed=wrong) in told.out
        assert say("cli-choices", moves="p2 p3 p5 p6 p7 p9 p10 p11 p13 p14 p15") in told.out
    else:
        assert in_one_line(say("cli-no", reason=str(refused.value))) in in_one_line(told.out)
    assert told.status == 0


@pytest.mark.parametrize("typed", ["fly to Timbuktu", "p", "-", "ß", "\x07"])
def test_what_is_no_move_at_all_is_answered_by_what_would_be_one(typed: str) -> None:
    told = run("play", "--seed", "7", typed=f"{typed}\nboard\n", COLUMNS="200")
    assert "p2" in told.out.split("blue> ")[1]
    assert told.out.count(say("table-asks-place", seat="Blue")) == 2
    assert "Traceback" not in told.out + told.err


def test_short_typing_means_the_one_legal_move_it_can_mean() -> None:
    placing = azalai.new("targi", seed=7)
    assert matching_moves("6", placing) == ["p6"]
    assert matching_moves(" P 6 ", placing) == ["p6"]
    assert matching_moves("place 6", placing) == ["p6"]
    assert matching_moves("4", placing) == ["p4"]  # which the game then refuses
    assert matching_moves("p1", placing) == ["p1"]
    assert matching_moves("q", placing, ["quit"]) == ["quit"]
    assert matching_moves("nothing", placing) == []
    acting = azalai.position(
        "targi", {"phase": "act", "robber": 1, "players": [{"targis": [5, 6, 2]}, {"targis": [3, 7, 13]}]}
    )
    assert matching_moves("6-", acting) == ["b6-"]
    assert matching_moves("2", acting) == ["b2", "c2"]
    assert matching_moves("7", acting) == ["b7"]
    trading = acting.play("b5")
    assert matching_moves("ds", trading) == ["d>s"]
    assert matching_moves("en", trading) == ["enough"]
    assert matching_moves("d", trading, ["drum"]) == ["d>s", "d>p", "drum"]


def test_letters_of_goods_and_words_of_the_table() -> None:
    game = azalai.position("targi", {"robber": 4, "phase": "raid", "players": [{"goods": {"dates": 3, "salt": 1}}]})
    assert matching_moves("g", game) == ["goods"]
    game.play("goods")
    assert matching_moves("s", game) == ["-s"]
    kept = azalai.position("targi", {"phase": "act", "robber": 1, "seat": 1, "players": [{}, {"targis": [14]}]}).play(
        "b14"
    )
    assert matching_moves("discard", kept) == ["drop"]
    assert matching_moves("k", kept) == ["keep"]


def test_every_notation_is_understood_as_itself() -> None:
    game = azalai.new("targi", seed=1)
    for action in rulebook("targi").catalogue:
        assert matching_moves(action.notation, game) == [action.notation]


# -- commands at the table -----------------------------------------------------------------------------


def test_help_names_every_command_and_the_commands_answer() -> None:
    told = run("play", "--seed", "7", typed="help\nmoves\nhint\nrules\nlog\ncards n2\ncards 5\ncards zz\ncards\n?\n")
    for word in ("moves", "hint", "board", "cards", "log", "undo", "save", "rules", "quit"):
        assert say(f"cli-does-{word}").split()[0] in told.out
    parts = told.out.split("blue> ")
    game = azalai.new("targi", seed=7)
    assert all(game.say(move) in parts[2] for move in game.moves())
    assert say("cli-hint-about") in parts[3]
    assert "outlook" in parts[3]
    assert "4 for a row of one kind" in in_one_line(parts[4])
    assert say("cli-log-empty") in parts[5]
    assert "Tent" in parts[6]
    assert "1 date, 1 pepper and 1 gold" in parts[6]
    assert "Trader" in parts[7]
    assert say("cli-no-card", card="zz")[:30] in parts[8]
    assert say("cli-which-card")[:30] in parts[9]
    assert parts[10].split("\n", 1)[1] == parts[1].split("\n", 1)[1]


def test_the_table_knows_the_rules_and_the_cards_of_the_expansion() -> None:
    told = run("play", "--expansion", "--seed", "7", typed="rules\ncards shrine\ncards xt4\npd1\n")
    said = " ".join(told.out.split())
    assert "With the expansion: a Targi can also be placed on a dune" in said
    assert "Pay 1 date, 1 salt and 1 pepper for 3 points." in said
    assert "optionally 2 salt more for 2 points" in said
    assert "Blue places on dune 1" in said
    assert "With the expansion" not in run("play", typed="rules\n").out


def test_what_the_opponent_did_is_told_in_sentences() -> None:
    told = run("play", "--seed", "7", "--seat", "white", typed="log\n", COLUMNS="200")
    first = re.search(r"Blue places on \d+ \(\w+\)\.", told.out)
    assert first
    assert told.out.count(first[0]) == 2


def test_undo_takes_back_the_own_last_move_and_says_why_it_cannot(tmp_path: Path) -> None:
    told = run("play", "--seed", "7", typed="undo\n6\nundo\nsave a\n", cwd=tmp_path, COLUMNS="200")
    assert say("cli-undo-nothing") in told.out
    assert say("cli-taken-back", move="p6") in told.out
    assert azalai.load(tmp_path / "a").played == []
    people = run("play", "--people", "2", "--seed", "7", typed="6\nundo\n5\n2\n3\nundo\n", COLUMNS="200")
    assert people.out.count(say("cli-undo-nothing")) == 1
    assert people.out.count(say("cli-undo-other")) == 1


@pytest.mark.parametrize(("name", "options"), [("targi", {}), ("tuareg", {"seats": 3})], ids=["targi", "tuareg"])
def test_undo_stays_within_what_is_fair(name: str, options: dict[str, int]) -> None:
    """Over random games: what may be taken back gives the deciding person the decision again, crosses no other person's
    move and no reveal; nor a computer's where anybody knew what others did not, which in Tuareg is always so."""
    allowed = crossing = refused = 0
    for seed in range(3):
        game = azalai.new(name, seed=seed, **options)
        everybody = list(range(game.seats))
        dice = random.Random(seed)
        while not game.over:
            for people in ([0], everybody):
                if game.seat not in people:
                    continue
                steps, refusal = fair_steps_back(game, people)
                if refusal:
                    refused += 1
                    continue
                allowed += 1
                earlier = game.copy()
                for _ in range(steps):
                    earlier.undo()
                assert earlier.seat == game.seat
                crossed = [entry.seat for entry in game.log[len(earlier.log) :]]
                assert crossed[0] == game.seat
                computers = {seat for seat in crossed if seat != game.seat}
                assert not computers & set(people)
                if computers:
                    crossing += 1
                    assert name != "tuareg"
                    assert not hides(earlier, 0, 1)
                    assert not hides(game, 0, 1)
                assert earlier.view(None)["unseen"] == game.view(None)["unseen"]
                if people == everybody:
                    assert game.can_undo_fairly
            game.play(dice.choice(game.moves()))
    assert allowed > 100
    assert refused > 100
    assert bool(crossing) == (name == "targi")


def test_a_turn_of_tuareg_that_was_ended_stays_ended_though_a_computer_followed() -> None:
    position = {"market": {"salt": 2}, "players": [{"cache": ["gold"]}, {"cache": ["millet"]}], "seat": 0}
    game = azalai.position("tuareg", position, seats=2)
    game.play("take-s").play("on-c1")
    assert fair_steps_back(game, [0]) == (1, "")
    for seat, moves in enumerate(([], ["load-c1", "+m"])):
        for move in moves:
            game.play(move)
        while game.seat == seat:
            game.play(next(move for move in game.moves() if move.text in ("done", "end")))
    assert [game.log[-1].seat, game.seat] == [1, 0]
    assert fair_steps_back(game, [0]) == (0, "cli-undo-other")


def test_saving_asks_before_it_writes_over_a_file_and_survives_a_bad_place(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("precious", encoding="utf-8")
    typed = "save\nsave mine\nn\nsave no/such/folder/x\n6\nsave new\nsave\nsave mine\ny\n"
    told = run("play", "--seed", "7", typed=typed, cwd=tmp_path, COLUMNS="200")
    assert say("cli-save-where") in told.out
    assert say("cli-not-saved") in told.out
    assert "no/such/folder" in told.out
    assert told.out.count(say("cli-saved", file="new")) == 2
    assert say("cli-saved", file="mine") in told.out
    assert azalai.load(tmp_path / "mine").played[0].text == "p6"
    assert say("cli-resume", command="azalai play --load mine") in told.out


@pytest.mark.parametrize("answer", ["n", "NO"])
def test_no_to_saving_leaves_without_a_file(tmp_path: Path, answer: str) -> None:
    told = run("play", "--seed", "7", typed=f"6\nquit\n{answer}\n", cwd=tmp_path, COLUMNS="200")

    assert list(tmp_path.iterdir()) == []
    assert say("cli-play-again", command="azalai play targi --seed 7") in told.out


def test_yes_to_saving_uses_the_file_of_the_game_or_asks_for_one(tmp_path: Path) -> None:
    fresh = run("play", "--seed", "7", typed="6\nquit\ny\nsave mine\nquit\n", cwd=tmp_path, COLUMNS="200")
    loaded = run("play", "--load", "mine", typed="14\nquit\ny\n", cwd=tmp_path, COLUMNS="200")

    assert [path.name for path in tmp_path.iterdir()] == ["mine"]
    assert say("cli-save-where") in fresh.out
    assert say("cli-saved", file="mine") in loaded.out


def test_leaving_says_how_to_come_back(tmp_path: Path) -> None:
    fresh = run("play", "--seed", "7", "--first", "white", typed="quit\n\n", COLUMNS="200")
    assert say("cli-play-again", command="azalai play targi --seed 7 --first white") in fresh.out
    keeping = run("play", "--seed", "7", typed="6\nquit\nmy game\n", cwd=tmp_path, COLUMNS="200")
    assert say("cli-save-first").strip() in keeping.out
    assert say("cli-resume", command="azalai play --load 'my game'") in keeping.out
    going_on = run("play", "--load", "my game", typed="log\n", cwd=tmp_path, COLUMNS="200")
    assert "1. Blue places on 6" in going_on.out
    ended = run("play", "--seed", "7", typed="6\n", COLUMNS="200")
    assert say("cli-play-again", command="azalai play targi --seed 7") in ended.out
    assert [fresh.status, keeping.status, going_on.status, ended.status] == [0, 0, 0, 0]
    options = ("--expansion", "--easy", "--tribe", "mixed", "--border", "base")
    expansion = run("play", "--seed", "7", *options, typed="quit\n\n", COLUMNS="200")
    again = " ".join(expansion.out.split()).split("azalai play targi --seed 7 ")[1]
    assert sorted(again.split()) == sorted(options)


@pytest.mark.parametrize(
    "typed",
    [
        "targi --seed 7 --people 2",
        "targi --seed 7 --seat white",
        "targi --seed 7 --seat white --bot greedy",
        "tuareg --seed 7 --seats 3 --people 2",
        "tuareg --seed 7 --seats 3 --seat blue red",
        "tuareg --seed 7 --seats 3 --bot greedy gentle",
    ],
)
def test_the_command_to_come_back_seats_the_same_people_and_computers(
    typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "400")

    def played(arguments: list[str], answers: str) -> tuple[list[str], list[str]]:
        """Who sat at the table, and the command that was printed at the end."""
        monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        assert main(arguments) == 0
        out = capsys.readouterr().out
        return re.findall(r"^  (?:Blue|White|Red): .*", out, re.MULTILINE), shlex.split(out.split("azalai ")[-1])

    sat, again = played(["play", *typed.split()], "quit\n\n")
    sat_again, go_on = played(again, "save my game\nquit\n")
    assert [again[1], go_on[1]] == [typed.split()[0], "--load"]
    assert len(sat) == azalai.load("my game").seats
    assert sat == sat_again == played(go_on, "")[0]


@pytest.mark.parametrize(("keys", "status"), [(b"\x03", 130), (b"\x04", 0)])
def test_ctrl_c_and_ctrl_d_leave_politely(keys: bytes, status: int) -> None:
    with Terminal("play", "--seed", "7") as table:
        table.until(say("cli-begin"))
        table.type("")
        table.until("blue> ")
        time.sleep(0.5)  # a person presses no key in the instant before the prompt waits, where Python could miss it
        table.press(keys)
        rest, ended = table.end()
    assert ended == status
    assert say("cli-play-again", command="azalai play targi --seed 7") in rest
    assert "Traceback" not in table.seen
