"""Saved games: readable, exact, and honest about the first line that does not fit."""

from __future__ import annotations

import os
import random
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import azalai
from azalai import Game, GameFileError
from azalai.game_file import from_text, to_text

ALL_MOVES = "p2 p6 p5 p11 p7 p3 b2 c2- c8- b5- b7"


def game_of(moves: str = ALL_MOVES) -> Game:
    game = azalai.new("targi", seed=7)
    for move in moves.split():
        game.play(move)
    return game


def files_in(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir()]


def refused(text: str) -> str:
    with pytest.raises(GameFileError) as error:
        from_text(text, "mine.azalai")
    assert "mine.azalai" in str(error.value)
    return str(error.value)


# -- writing ----------------------------------------------------------------------------------------------------


def test_the_file_is_text_that_a_person_can_read(tmp_path: Path) -> None:
    path = tmp_path / "first.azalai"
    game = azalai.new("targi", seed=7, first="white").play("p6").play("p2")

    game.save(path)

    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[:5] == ["azalai 1", "game targi", 'options {"first":"white"}', "seed 7", "moves"]
    assert re.fullmatch(r"1 white p6 [0-9a-f]{12}", lines[5])
    assert re.fullmatch(r"2 blue p2 [0-9a-f]{12}", lines[6])
    assert lines[6].endswith(game.digest())
    assert len(lines) == 7


def test_a_saved_game_is_loaded_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "first.azalai"
    game = game_of()
    game.save(path)

    again = azalai.load(path)

    assert (again.digest(), again.view(None)) == (game.digest(), game.view(None))
    assert (again.played, again.seed, again.options) == (game.played, 7, {})
    assert [entry.text for entry in again.log] == [entry.text for entry in game.log]
    assert again.undo().text == "b7"


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_go_through_a_file(seed: int, tmp_path: Path) -> None:
    game, dice = azalai.new("targi", seed=seed), random.Random(seed)
    while not game.over:
        game.play(dice.choice(game.moves()))
    game.save(tmp_path / "whole.azalai")

    again = azalai.load(str(tmp_path / "whole.azalai"))

    assert (again.over, again.scores(), again.digest()) == (True, game.scores(), game.digest())


def test_a_game_that_began_from_a_position_keeps_it(tmp_path: Path) -> None:
    described = {"robber": 6, "players": [{"hand": ["t1"]}], "discards": {"goods": ["goods:1any", "goods:1d"]}}
    game = azalai.position("targi", described, seed=3).play("p2").play("p7")
    game.save(tmp_path / "puzzle.azalai")

    text = (tmp_path / "puzzle.azalai").read_text(encoding="utf-8")
    again = azalai.load(tmp_path / "puzzle.azalai")

    assert text.splitlines()[4].startswith('position {"game":"targi"')
    assert (again.digest(), again.view(None), again.start) == (game.digest(), game.view(None), game.start)


def test_saving_twice_writes_the_same_file(tmp_path: Path) -> None:
    game = game_of()

    assert to_text(from_text(to_text(game))) == to_text(game)


def test_saving_replaces_the_file_that_was_there(tmp_path: Path) -> None:
    path = tmp_path / "first.azalai"
    path.write_text("something else")

    game_of().save(path)

    assert azalai.load(path).digest() == game_of().digest()
    assert files_in(tmp_path) == ["first.azalai"], "nothing else is left behind"


@pytest.mark.skipif(sys.platform == "win32", reason="limits of a process are a matter of Unix")
def test_a_full_disk_leaves_the_old_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "first.azalai"
    game_of("p2").save(path)
    before = path.read_bytes()
    program = f"""
import resource, signal, azalai
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
game = azalai.load({str(path)!r}).play("p6")
resource.setrlimit(resource.RLIMIT_FSIZE, (40, 40))
try:
    game.save({str(path)!r})
except azalai.GameFileError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-B", "-c", program], capture_output=True, text=True, check=True)

    assert "first.azalai could not be written" in done.stdout
    assert path.read_bytes() == before
    assert files_in(tmp_path) == ["first.azalai"], "no half-written file is left"


@pytest.mark.parametrize("where", ["nowhere/first.azalai", "."])
def test_a_place_that_cannot_be_written_is_named(where: str, tmp_path: Path) -> None:
    with pytest.raises(GameFileError, match="could not be written"):
        game_of().save(tmp_path / where)

    assert files_in(tmp_path) == []


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="permissions are a matter of Unix")
def test_a_folder_without_permission_is_named(tmp_path: Path) -> None:
    folder = Path("/proc/self") if os.geteuid() == 0 else tmp_path  # root may write anywhere else
    if folder == tmp_path:
        folder.chmod(0o500)

    with pytest.raises(GameFileError, match="could not be written"):
        game_of().save(folder / "first.azalai")


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="permissions are a matter of Unix")
def test_who_may_read_a_file_is_left_as_it_is(tmp_path: Path) -> None:
    new, shared, plain = tmp_path / "new.azalai", tmp_path / "shared.azalai", tmp_path / "plain"
    plain.touch()
    shared.touch()
    shared.chmod(0o664)

    for file in (new, shared):
        game_of().save(file)

    assert new.stat().st_mode == plain.stat().st_mode, "as any new file"
    assert stat.S_IMODE(shared.stat().st_mode) == 0o664


# -- reading ----------------------------------------------------------------------------------------------------


def test_every_hash_is_checked_and_the_first_wrong_line_named() -> None:
    lines = to_text(game_of()).splitlines()
    for at in range(5, len(lines)):
        wrong = list(lines)
        wrong[at] = wrong[at][:-1] + ("0" if wrong[at][-1] != "0" else "1")

        said = refused("\n".join(wrong))

        assert f"line {at + 1}:" in said
        assert lines[at].split()[-1] in said, "the right hash is told"


@pytest.mark.parametrize("at", range(5, 11))
def test_another_move_in_a_line_is_noticed_there(at: int) -> None:
    lines = to_text(game_of()).splitlines()
    number, seat, _, digest = lines[at].split()
    lines[at] = f"{number} {seat} p13 {digest}"

    assert f"line {at + 1}:" in refused("\n".join(lines))


@pytest.mark.parametrize(
    ("line", "wrong", "said"),
    [
        (1, "azalai 2", 'line 1: the first line must be "azalai 1"'),
        (1, "chess 1", 'line 1: the first line must be "azalai 1"'),
        (2, "game chess", "there is no game 'chess'"),
        (2, "game", 'line 2: "game" does not belong here'),
        (2, "name targi", 'line 2: "name targi" does not belong here'),
        (3, "options", "line 3"),
        (3, "options []", "options"),
        (3, "options {", "options"),
        (3, 'options {"first":"red"}', "first cannot be 'red'"),
        (3, 'options {"colour":"red"}', "colour"),
        (3, 'options {"seed":1}', 'targi has no option "seed"'),
        (3, 'options {"card_text":"x"}', "cards"),
        (4, "seed seven", "the seed must be a whole number, not seven"),
        (4, "seed -7", "seed"),
        (4, "seed 18446744073709551616", "seed"),
        (4, f"seed {'9' * 5000}", "seed"),
        (4, "seed ７", "seed"),
        (4, "game targi", "line 4"),
        (6, "2 blue p2 b5ea7a1b2c3d", 'line 6: "2 blue p2 b5ea7a1b2c3d" is not a move; this line must read "1 seat'),
        (6, "1 blue p2", "line 6"),
        (6, "1 white p2 0123456789ab", "line 6: blue decides here, not white"),
        (6, "1 red p2 0123456789ab", "line 6"),
        (6, "1 blue p4 0123456789ab", "line 6"),
        (6, "1 blue castle 0123456789ab", "line 6: 'castle' is not a move"),
        (6, "1 blue p3 0123456789ab", "line 6: the state after this move has the hash"),
    ],
)  # fmt: skip
def test_the_first_line_that_does_not_fit_is_named_with_the_reason(line: int, wrong: str, said: str) -> None:
    lines = to_text(game_of()).splitlines()
    lines[line - 1] = wrong

    assert said in refused("\n".join(lines))


@pytest.mark.parametrize("kept", range(5))
def test_a_file_cut_off_before_its_moves_is_not_whole(kept: int) -> None:
    lines = to_text(game_of()).splitlines()

    assert "is not a complete saved game" in refused("\n".join(lines[:kept]))


def test_a_file_cut_off_between_moves_is_the_game_up_to_there() -> None:
    lines = to_text(game_of()).splitlines()

    assert from_text("\n".join(lines[:8])).played == game_of().played[:3]


def test_a_file_cut_off_in_a_line_is_noticed_there() -> None:
    text = to_text(game_of())

    assert "line 16:" in refused(text[:-6])


def test_a_missing_move_is_noticed() -> None:
    lines = to_text(game_of()).splitlines()
    del lines[7]

    assert "line 8:" in refused("\n".join(lines))


def test_moves_after_the_end_are_noticed() -> None:
    game = azalai.position("targi", {"robber": 16}).play("points").play("points")

    said = refused(to_text(game) + "3 blue points 0123456789ab\n")

    assert "the game was over before this move" in said


def test_comments_empty_lines_and_spaces_are_allowed() -> None:
    text = to_text(game_of())
    roomy = "# our first game\n\n" + text.replace("\n", "  \n\n# and on\n")

    assert from_text(roomy).digest() == game_of().digest()


@pytest.mark.parametrize("newline", ["\r\n", "\n"])
def test_lines_may_end_as_on_other_systems(newline: str, tmp_path: Path) -> None:
    path = tmp_path / "first.azalai"
    path.write_bytes(to_text(game_of()).replace("\n", newline).encode())

    assert azalai.load(path).digest() == game_of().digest()


def test_only_line_feeds_end_a_line(tmp_path: Path) -> None:
    cards = tmp_path / "own.toml"
    cards.write_text("# a line\u2028and\u0085more\n[start]\ngold = 2\n", encoding="utf-8")
    game = azalai.new("targi", seed=7, cards=cards).play("p2")

    game.save(tmp_path / "own.azalai")

    assert azalai.load(tmp_path / "own.azalai").digest() == game.digest()


def test_a_position_in_a_file_is_checked_like_any_other() -> None:
    text = to_text(azalai.position("targi", {"robber": 6}))

    assert "the robber is not on 5" in refused(text.replace('"robber":6,', '"robber":5,'))
    assert "position" in refused(re.sub(r"position \{.*", "position 5", text))
    assert "position" in refused(re.sub(r"position \{.*", "position " + '{"a":' * 5000, text))


def test_a_file_that_is_not_there_or_not_a_game(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00\x01")
    (tmp_path / "large").write_bytes(b"#" * (4 * 2**20 + 1))

    for name, said in (
        ("none", "could not be read"),
        (".", "could not be read"),
        ("binary", "UTF-8"),
        ("large", "large"),
    ):
        with pytest.raises(GameFileError, match=said):
            azalai.load(tmp_path / name)
    with pytest.raises(GameFileError):
        azalai.load("with\0nul")
