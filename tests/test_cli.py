"""The command line in real processes, as people use it: screens, replays, lists of cards, wrong commands. Playing is in
test_cli_at_the_table.py."""

from __future__ import annotations

import argparse
import contextlib
import inspect
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import azalai
from azalai.cli import main
from azalai.cli.arguments import PHRASES, commands
from azalai.cli.cards import LEGIBLE
from azalai.games import rulebook
from azalai.messages import language as in_language
from azalai.messages import say, use_language
from azalai.terminal.text import columns
from tests.terminal import Terminal, run
from tests.tongues import TONGUES

pytestmark = pytest.mark.xdist_group("cli")

ESCAPE = "\x1b"


def random_game(seed: int, decisions: int | None = None) -> azalai.Game:
    """A game of players who like to draw tribe cards from the deck and keep them."""
    game = azalai.new("targi", seed=seed)
    dice = random.Random(seed)
    while not game.over and (decisions is None or len(game.played) < decisions):
        liked = [move for move in game.moves() if move.text in ("p14", "b14", "keep")]
        game.play(dice.choice(liked or game.moves()))
    return game


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game in a file."""
    file = tmp_path_factory.mktemp("games") / "whole.azalai"
    random_game(11).save(file)
    return file


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


@pytest.mark.parametrize("language", ["en", "zh"])
def test_at_80_columns_no_cell_of_the_cards_is_wrapped_into_a_narrow_column(language: str) -> None:
    """Seven columns in a frame would leave ten characters for the cost of a card and eleven for its effect."""
    with Terminal("--language", language, "cards", "targi", size=(80, 40)) as shelf:
        text, status = shelf.end()
    assert status == 0
    lines = [line.rstrip() for line in re.sub(r"\x1b\[[0-9;]*m", "", text).splitlines()]
    assert [line for line in lines if columns(line) > 80] == []
    with in_language(language):
        sections = rulebook("targi").card_list(rulebook("targi").setting({}))
    for _, rows in sections:
        for cell in (cell for row in rows for cell in row if columns(cell) <= LEGIBLE):
            assert any(cell in line for line in lines), cell


def test_cards_shows_an_owners_corrections(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text('[tribe.tent]\nn3 = { vp = 9, cost = ["7d"] }\n', encoding="utf-8")
    line = next(
        line for line in run("cards", "--cards", "own.toml", cwd=tmp_path).out.splitlines() if line[:3] == "n3 "
    )
    assert "7 dates" in line
    assert " 9 " in line


@pytest.mark.parametrize(
    ("game", "text", "rows"),
    [
        ("targi", '[tribe.tent]\nn3 = { vp = 9 }\n[border]\n3 = { gain = "2p" }\n', {"n3", "3"}),
        ("targi --expansion --tribe base --border mixed", "[tribe.tent]\nn3 = { vp = 9 }\n", {"n3"}),
        ("targi", "# nothing yet\n", set()),
        ("tuareg", "[resources.gold]\npoints = 9\n[limits]\ncave = 1\n", {"Gold", "Cave"}),
    ],
)
def test_cards_marks_corrected_cards(tmp_path: Path, game: str, text: str, rows: set[str]) -> None:
    (tmp_path / "own.toml").write_text(text, encoding="utf-8")

    told = run("cards", *game.split(), "--cards", "own.toml", cwd=tmp_path, COLUMNS="300").out

    marked = [line.split()[0] for line in told.splitlines() if say("card-list-corrected") in line]
    assert sorted(marked) == sorted(rows)


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


@pytest.mark.parametrize(
    ("arguments", "english", "polish"),
    [
        ("play targi --easy", "--easy needs --expansion", "--easy wymaga --expansion"),
        ("play targi --tribe mixed", "--tribe mixed needs --expansion", "--tribe mixed wymaga --expansion"),
        ("play targi --border mixed", "--border mixed needs --expansion", "--border mixed wymaga --expansion"),
        ("play --people two", "--people: takes a whole number, not “two”", "liczba całkowita, a nie „two”"),
        ("balance --variant q", "choose from: base, expansion, mixed", "do wyboru: base, expansion, mixed"),
        ("play --seed", "--seed: needs a value", "--seed: brakuje wartości"),
        ("play --bot", "--bot: needs at least one value", "--bot: brakuje co najmniej jednej wartości"),
        ("bench --quick=1", "--quick: takes no value, but “1” was given", "--quick: nie przyjmuje żadnej wartości"),
        ("arena targi", "missing: PLAYER", "brakuje: GRACZ"),
        ("play --zz", "unknown arguments: --zz", "nieznane argumenty: --zz"),
        (
            "play --cards no-such.toml",
            "no-such.toml cannot be used:\n- it cannot be read: No such file or directory\n",
            "no-such.toml:\n- nie można go odczytać: No such file or directory\n",
        ),
    ],
)
def test_wrong_arguments_are_named_as_they_are_typed_and_in_the_language_wanted(
    arguments: str, english: str, polish: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")  # a dumb terminal gets its text in ASCII
    try:
        for tongue, words in (("en", english), ("pl", polish)):
            with contextlib.suppress(SystemExit):
                main(["--language", tongue, *arguments.split()])
            assert words in capsys.readouterr().err
    finally:
        use_language(None)


def test_where_a_game_must_be_named_help_promises_none_in_its_place() -> None:
    assert say("cli-help-game") not in run("arena", "--help", COLUMNS="200").out
    assert say("cli-help-game") in run("cards", "--help", COLUMNS="200").out


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
    told = run("--language", "en", "--version")
    assert (told.status, told.out.strip()) == (0, say("cli-version", version=azalai.__version__))


def test_rich_is_imported_only_where_it_is_needed() -> None:
    code = (
        "import sys, azalai\n"
        "game = azalai.new('targi', seed=1)\n"
        "str(game); game.draw(0); game.picture(0)\n"
        "assert not {'rich.console', 'numba'} & set(sys.modules), 'too much was imported'\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


@pytest.mark.parametrize("tongue", TONGUES)
def test_help_fits_80_columns(tongue: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    try:
        for command in ([], *([name] for name in commands())):
            with pytest.raises(SystemExit) as ended:
                main(["--language", tongue, *command, "--help"])
            assert ended.value.code == 0
            lines = capsys.readouterr().out.splitlines()
            assert len(lines) > 5
            assert [line for line in lines if columns(line) > 80] == []
    finally:
        use_language(None)


def test_argparse_says_what_we_translate() -> None:
    """A phrase that argparse words differently in another version of Python would stay English."""
    source = inspect.getsource(argparse)
    for phrase in PHRASES:
        assert repr(phrase) in source or f'"{phrase}"' in source, phrase
