"""The command line as people meet it: real processes, typed lines, pipes and pseudo-terminals."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

import azalai
from azalai.cli.commands import fair_steps_back
from azalai.cli.play import hides
from azalai.cli.typed import meant
from azalai.games import rulebook
from azalai.messages import say
from tests.terminal import Terminal, run

ESCAPE = "\x1b"
FORGET = "\x1b[3J"


def random_game(seed: int, decisions: int | None = None) -> azalai.Game:
    """A game of players who like to draw tribe cards from the deck and keep them."""
    game = azalai.new("targi", seed=seed)
    dice = random.Random(seed)
    while not game.over and (decisions is None or len(game.played) < decisions):
        liked = [move for move in game.moves() if move.text in ("p14", "b14", "keep")]
        game.play(dice.choice(liked or game.moves()))
    return game


def without_colour(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text)


def in_one_line(text: str) -> str:
    """Without the breaks that a screen puts into long sentences."""
    return " ".join(text.split())


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game in a file."""
    file = tmp_path_factory.mktemp("games") / "whole.azalai"
    random_game(11).save(file)
    return file


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
            text = table.until("press Enter when you alone are looking.", f"{name}> ")
            if last not in (None, seat) and hides(game, 0, 1):
                assert text.endswith("looking.")
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
    assert meant("6", placing) == ["p6"]
    assert meant(" P 6 ", placing) == ["p6"]
    assert meant("place 6", placing) == ["p6"]
    assert meant("4", placing) == ["p4"]  # which the game then refuses
    assert meant("p1", placing) == ["p1"]
    assert meant("q", placing, ["quit"]) == ["quit"]
    assert meant("nothing", placing) == []
    acting = azalai.position(
        "targi", {"phase": "act", "robber": 1, "players": [{"targis": [5, 6, 2]}, {"targis": [3, 7, 13]}]}
    )
    assert meant("6-", acting) == ["b6-"]
    assert meant("2", acting) == ["b2", "c2"]
    assert meant("7", acting) == ["b7"]
    trading = acting.play("b5")
    assert meant("ds", trading) == ["d>s"]
    assert meant("en", trading) == ["enough"]
    assert meant("d", trading, ["drum"]) == ["d>s", "d>p", "drum"]


def test_letters_of_goods_and_words_of_the_table() -> None:
    game = azalai.position("targi", {"robber": 4, "phase": "raid", "players": [{"goods": {"dates": 3, "salt": 1}}]})
    assert meant("g", game) == ["goods"]
    game.play("goods")
    assert meant("s", game) == ["-s"]
    kept = azalai.position("targi", {"phase": "act", "robber": 1, "seat": 1, "players": [{}, {"targis": [14]}]}).play(
        "b14"
    )
    assert meant("discard", kept) == ["drop"]
    assert meant("k", kept) == ["keep"]


def test_every_notation_is_understood_as_itself() -> None:
    game = azalai.new("targi", seed=1)
    for action in rulebook("targi").catalogue:
        assert meant(action.notation, game) == [action.notation]


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
    assert "and if you like 2 salt more for 2 points" in said
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


def test_undo_stays_within_what_is_fair() -> None:
    """Over random games: what may be taken back gives the deciding person the decision again, crosses no other person's
    move and no reveal."""
    allowed = refused = 0
    for seed in range(6):
        game = azalai.new("targi", seed=seed)
        dice = random.Random(seed)
        while not game.over:
            for people in ([0], [0, 1]):
                if game.seat not in people:
                    continue
                steps, refusal = fair_steps_back(game, people)
                if refusal:
                    refused += 1
                    continue
                allowed += 1
                crossed = [entry.seat for entry in game.log[-steps:]]
                assert crossed[0] == game.seat
                assert all(seat not in people for seat in crossed[1:])
                earlier = game.copy()
                for _ in range(steps):
                    earlier.undo()
                assert earlier.seat == game.seat
                assert earlier.view(None)["unseen"] == game.view(None)["unseen"]
                if people == [0, 1]:
                    assert game.can_undo_fairly
            game.play(dice.choice(game.moves()))
    assert allowed > 100
    assert refused > 100


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


# -- screens -------------------------------------------------------------------------------------------


def first_screen(**changes: str | None) -> str:
    with Terminal("play", "--seed", "7", **changes) as table:
        text = table.until(say("cli-begin"), "blue> ")
        if not text.endswith("> "):
            table.type("")
            text += table.until("blue> ")
    return text


def test_a_colour_terminal_gets_colour_and_drawn_lines() -> None:
    text = first_screen()
    assert f"{ESCAPE}[1m6{ESCAPE}[0m" in text
    assert "│" in text


def test_no_color_is_a_plain_ascii_drawing() -> None:
    text = first_screen(NO_COLOR="1")
    drawing = text[text.index(say("table-round", round=1, last=12)) : text.index("Blue: place")]
    assert "+-16---" in drawing
    assert drawing.isascii()
    assert ESCAPE not in drawing


def test_a_dumb_terminal_gets_nothing_but_ascii() -> None:
    text = first_screen(TERM="dumb")
    assert "+-16---" in text
    assert text.isascii()
    assert ESCAPE not in text


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_an_output_that_is_not_utf_8_gets_plain_ascii(encoding: str) -> None:
    text = first_screen(PYTHONIOENCODING=encoding)
    assert "+-16---" in text
    assert "│" not in text
    told = run("play", "--seed", "7", typed="zzz\nhelp\n", PYTHONIOENCODING=encoding)
    assert told.status == 0
    assert '"zzz" is neither' in told.out
    cards = run("cards", PYTHONIOENCODING=encoding)
    assert cards.status == 0
    assert cards.out.isascii()


def test_input_that_is_no_text_is_answered_like_any_mistake() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "azalai.cli", "play", "--seed", "7"],
        input=b"\xff\xfe\x00\n",
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 0
    assert b"Traceback" not in ended.stderr
    assert b"neither a move nor a command" in ended.stdout


def test_a_reader_that_goes_away_is_no_reason_to_complain() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "azalai.cli", "cards"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(60)


# -- replay --------------------------------------------------------------------------------------------


def test_replay_steps_through_a_game(saved: Path) -> None:
    game = azalai.load(saved)
    with Terminal("replay", str(saved), size=(130, 50)) as walk:

        def after(typed: str) -> str:
            walk.type(typed)
            return walk.until(say("cli-prompt-replay"))

        def at(number: int, seat: str = "everything") -> str:
            return say("cli-replay-at", at=number, last=len(game.played), seat=seat)

        assert at(0) in walk.until(say("cli-prompt-replay"))
        assert game.log[0].text in after("n")
        assert at(2) in after("")
        assert at(1) in after("p")
        second_round = after("r")
        assert say("table-round", round=2, last=12) in second_round
        assert at(10) in after("10")
        assert at(10, "White") in after("seat 2")
        assert at(10, "Blue") in after("blue")
        assert "green" in after("seat green")
        assert say("cli-replay-help")[:40] in after("dance")
        assert at(10) in after("all")
        end = after("100000")
        assert at(len(game.played)) in end
        assert say("cli-score-total") in end
        walk.type("q")
        assert walk.end()[1] == 0


def test_replay_of_a_seat_shows_only_what_it_knew(saved: Path) -> None:
    """Wherever white holds a card drawn unseen, blue's replay does not name it."""
    text = run("replay", str(saved), "--all", "--seat", "blue").out
    assert say("table-hand-unknown") in text
    assert say("table-hand-unknown") not in run("replay", str(saved)).out


def test_an_unfinished_game_is_replayed_as_far_as_it_goes(tmp_path: Path) -> None:
    random_game(3, decisions=20).save(tmp_path / "some")
    told = run("replay", "some", cwd=tmp_path)
    assert told.status == 0
    assert "20. " in told.out
    assert say("cli-score-total") not in told.out


# -- cards ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [(), ("--plain",)])
def test_cards_lists_every_card_with_its_source(options: tuple[str, ...]) -> None:
    told = run("cards", "targi", *options)
    cards = azalai.new("targi", seed=0).view(None)["cards"]
    assert told.status == 0
    for card in cards:
        assert re.search(rf"^{card} .*\S", told.out, re.MULTILINE)
    for number in range(1, 17):
        assert re.search(rf"^{number} ", told.out, re.MULTILINE)


def test_cards_of_the_expansion_are_listed_with_the_dunes() -> None:
    told = run("cards", "targi", "--expansion")
    mixed = run("cards", "targi", "--expansion", "--tribe", "mixed", "--border", "mixed")
    dunes = azalai.new("targi", seed=0, expansion=True).view(None)["unseen"]["dunes"]
    for card in azalai.new("targi", seed=0, expansion=True).view(None)["cards"]:
        assert re.search(rf"^{card} .*\S", told.out, re.MULTILINE)
    for dune in dunes:
        assert re.search(rf"^{dune} .*\S", told.out, re.MULTILINE)
    assert not re.search(r"^t3 ", told.out, re.MULTILINE)
    assert re.search(r"^t3 .*base$", mixed.out, re.MULTILINE)
    assert re.search(r"^xt3 .*expansion$", mixed.out, re.MULTILINE)
    assert len(re.findall(r"^5 +Trader", mixed.out, re.MULTILINE)) == 2
    assert len(re.findall(r"^6 +Pepper", mixed.out, re.MULTILINE)) == 1


def test_cards_at_a_terminal_are_framed_tables() -> None:
    with Terminal("cards", size=(110, 40)) as shelf:
        text, status = shelf.end()
    assert status == 0
    assert "╭" in text
    assert all(card in text for card in azalai.new("targi", seed=0).view(None)["cards"])


def test_cards_shows_an_owners_corrections(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text('[tribe.tent]\nn3 = { vp = 9, cost = ["7d"] }\n', encoding="utf-8")
    line = next(
        line for line in run("cards", "--cards", "own.toml", cwd=tmp_path).out.splitlines() if line[:3] == "n3 "
    )
    assert "7 dates" in line
    assert " 9 " in line


# -- the command itself --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["play", "chess"],
        ["play", "--people", "3"],
        ["play", "--people", "two"],
        ["play", "--people", "2", "--seat", "blue"],
        ["play", "--seat", "green"],
        ["play", "--seed", "-1"],
        ["play", "--first", "green"],
        ["play", "--bot", "oracle"],
        ["play", "--bot", "gentle", "strong"],
        ["play", "--bot", "search:0"],
        ["play", "tuareg", "--seats", "4", "--bot", "gentle", "steady"],
        ["play", "--cards", "no-such.toml"],
        ["play", "--easy"],
        ["play", "--tribe", "mixed"],
        ["play", "--expansion", "--border", "golden"],
        ["play", "--load", "no-such-file", "--expansion"],
        ["play", "--load", "no-such-file"],
        ["play", "--load", "no-such-file", "--seed", "1"],
        ["replay"],
        ["replay", "no-such-file"],
        ["cards", "chess"],
        ["cards", "--cards", "no-such.toml"],
        ["--language", "xx", "cards"],
    ],
    ids=" ".join,
)
def test_a_wrong_command_is_one_clear_message_and_status_2(arguments: list[str]) -> None:
    told = run(*arguments)
    assert told.status == 2
    assert told.out == ""
    assert told.err.startswith("azalai: ")
    assert "Traceback" not in told.err
    assert len(told.err.splitlines()) <= 2


def test_a_changed_game_file_is_named_with_its_line(saved: Path, tmp_path: Path) -> None:
    lines = saved.read_text(encoding="utf-8").splitlines()
    lines[6] = lines[6][:-1] + ("0" if lines[6][-1] != "0" else "1")
    (tmp_path / "changed").write_text("\n".join(lines), encoding="utf-8")
    told = run("replay", "changed", cwd=tmp_path)
    assert told.status == 2
    assert "changed, line 7" in told.err


def test_a_file_of_another_game_is_refused(saved: Path) -> None:
    assert (
        say("cli-load-other", file=str(saved), game="targi", wanted="chess")
        in run("play", "chess", "--load", str(saved)).err
    )


def test_help_teaches_with_examples_and_version_tells_the_version() -> None:
    told = run("--help")
    assert told.status == 0
    for example in re.findall(r"azalai (play|replay|cards)", say("cli-examples")):
        assert f"azalai {example}" in told.out
    assert run().out == told.out
    for command in ("play", "replay", "cards", "bench"):
        assert run(command, "--help").status == 0
    assert run("--version").out.strip() == say("cli-version", version=azalai.__version__)
    assert run("--language", "en", "--version").status == 0


def test_rich_is_imported_only_where_it_is_needed() -> None:
    code = (
        "import sys, azalai\n"
        "game = azalai.new('targi', seed=1)\n"
        "str(game); game.draw(0); game.picture(0)\n"
        "assert not {'rich', 'numba'} & set(sys.modules), 'too much was imported'\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
