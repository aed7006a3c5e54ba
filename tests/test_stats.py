"""The balance report from a result file: its counts, its plots, and the files that it rejects."""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from azalai.balance.from_results import gathered, stats
from azalai.balance.games import Results
from azalai.balance.result_file import Contents, read
from azalai.balance.statistics import course, win_shares
from azalai.balance.variants import variant_of
from azalai.errors import IllegalOption
from azalai.games import rulebook
from tests.arena_rows import GAMES, row
from tests.terminal import run

HEADING = {"game": "targi", "options": {}, "seed": 0, "version": "0"}


def laid(game: dict[str, Any], *cards: list[str]) -> dict[str, Any]:
    return {**game, "laid": list(cards)}


def results_of(rows: list[dict[str, Any]], options: dict[str, Any] | None = None, game: str = "targi") -> list[Results]:
    heading = {**HEADING, "game": game, "options": options or {}}
    return gathered("base", rulebook(game).setting(options or {}), Contents(heading, [], rows))


# -- counting ------------------------------------------------------------------------------------------------


def test_games_of_the_arena_are_counted_by_pair_and_by_deal() -> None:
    (found,) = results_of(GAMES)

    counted = course(found)

    assert found.players == ("a", "b")
    assert counted.first_wins.mean == (1 + 0 + 0.5 + 1) / 4
    assert counted.first_wins.count == 2  # deals, not games
    assert counted.first_wins.half == pytest.approx(12.7062 * math.sqrt(0.03125 / 2))  # the deals' means: 0.5 and 0.75
    assert counted.first_lead.mean == (6 - 2 + 0 + 4) / 4
    assert counted.draws == 0.25


def test_a_game_that_stands_twice_in_a_file_counts_once() -> None:
    (found,) = results_of([*GAMES, GAMES[0]])

    assert len(found) == 4


def test_laid_cards_are_found_again_by_name() -> None:
    (found,) = results_of([laid(GAMES[0], ["t3", "o8"], ["w1"]), laid(GAMES[1], [], [])])

    named = [[found.names[card] for card in seat.nonzero()[0]] for seat in found.laid[0]]
    assert [sorted(cards) for cards in named] == [["o8", "t3"], ["w1"]]
    assert found.laid[1].sum() == 0


def test_with_more_seats_the_first_is_compared_with_the_mean_of_the_others() -> None:
    one = {**row("a", "b", 0, 2, [12, 6, 9, 9], [0]), "first": 2, "laid": None, "game": "tuareg"}
    two = {**row("a", "b", 0, 1, [8, 8, 8, 8], [1, 2]), "first": 1, "laid": None, "game": "tuareg"}

    (found,) = results_of([one, two], {"seats": 4}, "tuareg")

    assert win_shares(found).tolist() == [[1, 0, 0, 0], [0, 0.5, 0.5, 0]]
    assert course(found).first_wins.mean == 0.25
    assert course(found).first_lead.mean == 0
    assert found.names == ()


def test_results_without_shares_go_by_their_winners() -> None:
    three = Results(
        "base",
        ("random",) * 2,
        0,
        1,
        (),
        np.array([1, 1, 1]),
        np.array([12, 12, 12]),
        np.zeros((3, 2)),
        np.array([0, -1, 1]),
        np.zeros((3, 2, 0)),
    )

    assert win_shares(three).tolist() == [[1, 0], [0.5, 0.5], [0, 1]]


@pytest.mark.parametrize(
    ("game", "options", "name"),
    [
        ("targi", {}, "base"),
        ("targi", {"expansion": True}, "expansion"),
        ("targi", {"expansion": True, "border": "mixed"}, "expansion, border mixed"),
        ("tuareg", {}, "seats-2"),
        ("tuareg", {"seats": 5}, "seats-5"),
        ("tuareg", {"seats": 3, "first": "red"}, "seats 3, first red"),
    ],
)
def test_variants_have_names(game: str, options: dict[str, Any], name: str) -> None:
    assert variant_of(game, options) == name


# -- the command ---------------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A result file of the arena with four games and half a line."""
    lines: list[dict[str, Any]] = [{"arena": HEADING}, {"command": "azalai arena targi a b --games 4 --seed 0"}]
    lines += [laid(GAMES[0], ["t3"], ["w1"]), laid(GAMES[1], ["t3"], []), *GAMES[2:]]
    path = tmp_path / "games.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines) + '{"key": ["a', encoding="utf-8")
    return path


def test_a_report_of_the_arena_has_its_commands_its_figures_and_its_plots(file: Path) -> None:
    ran = run("stats", "games.jsonl", "--out", "report.md", cwd=file.parent)

    assert (ran.status, ran.out, ran.err) == (0, "", "")
    page = (file.parent / "report.md").read_text(encoding="utf-8")
    assert "$ azalai arena targi a b --games 4 --seed 0\n$ azalai stats games.jsonl --out report.md\n" in page
    assert "| base game | a – b | 4 | 62.5 ± " in page
    assert "| `t3` | Targia |" in page
    assert "| 50.0 % | +1.00" in page  # t3: laid in two of four games, by those who scored 10 and 6; the mean is 7
    for name in ("first", "length", "cards"):
        assert f"](report-{name}.svg)" in page
        assert (file.parent / f"report-{name}.svg").read_text(encoding="utf-8").lstrip().startswith("<?xml")
        assert (file.parent / f"report-{name}.png").read_bytes().startswith(b"\x89PNG")


def test_the_same_results_make_the_same_plots(file: Path, tmp_path: Path) -> None:
    drawn = []
    for _ in range(2):
        stats(file, tmp_path / "report.md")
        drawn.append([(tmp_path / f"report-{name}.svg").read_bytes() for name in ("first", "length", "cards")])

    assert drawn[0] == drawn[1]


def test_a_report_of_the_balance_command_says_what_that_command_said(tmp_path: Path) -> None:
    few = ("--games", "30", "--greedy", "2", "--seed", "3", "--results", "games.jsonl", "--out", "page.md")
    assert run("balance", "targi", "--variant", "base", "expansion", *few, cwd=tmp_path).status == 0

    ran = run("stats", "games.jsonl", cwd=tmp_path)

    assert ran.status == 0, ran.err
    tables = [line for line in (tmp_path / "page.md").read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    assert len(tables) > 90
    assert [line for line in ran.out.splitlines() if line.startswith("|")] == tables


def test_tuareg_has_a_report_without_cards(tmp_path: Path) -> None:
    games = [{**row("a", "b", 0, seat, [12, 6, 9], [0]), "laid": None, "game": "tuareg"} for seat in range(3)]
    heading = {**HEADING, "game": "tuareg", "options": {"seats": 3}}
    lines = [{"arena": heading}, *games]
    (tmp_path / "games.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")

    stats(tmp_path / "games.jsonl", tmp_path / "page.md")

    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert page.startswith("# Balance of Tuareg\n")
    assert "| 3 seats | a – b | 3 | 100.0 ± " in page
    assert "stands out" not in page
    assert not (tmp_path / "page-cards.svg").exists()
    assert (tmp_path / "page-first.svg").exists()


def test_without_matplotlib_there_is_a_report_without_plots(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)

    stats(file, file.parent / "report.md")

    assert "pip install azalai[plots]" in capsys.readouterr().err
    assert "![" not in (file.parent / "report.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no games"),
        ("some notes\n", "line 1"),
        (json.dumps({"arena": HEADING}) + "\n", "no games"),
        (json.dumps(GAMES[0]) + "\n", "variant"),
        (json.dumps({"arena": HEADING}) + '\n{"key": 1}\n', "line 2"),
    ],
)
def test_what_is_no_result_file_is_refused_in_words(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "notes").write_text(text, encoding="utf-8")

    with pytest.raises(IllegalOption, match=said):
        stats(tmp_path / "notes", None)
    with pytest.raises(IllegalOption, match="missing"):
        read(tmp_path / "missing")


def test_a_report_that_cannot_be_written_is_refused_in_words(file: Path) -> None:
    ran = run("stats", "games.jsonl", "--out", "no/such/folder.md", cwd=file.parent)

    assert ran.status == 2
    assert "no/such/folder" in ran.err
    assert "Traceback" not in ran.err
