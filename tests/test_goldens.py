"""Golden games: whole games as reviewed text. A changed rule shows up as a difference here."""

from __future__ import annotations

import difflib
import re
from typing import Any

import pytest

import azalai
from azalai.games import rulebook
from tests.goldens.write import GOLDENS, Golden, moves_of, playthrough, recorded_moves
from tests.strategies import ALL

HOW = (
    "If that is meant: pytest tests/test_goldens.py --write-goldens, then read the difference in git before it goes in."
)


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.file)
def test_a_golden_game_plays_as_it_was_reviewed(golden: Golden, pytestconfig: pytest.Config) -> None:
    if pytestconfig.getoption("--write-goldens"):
        golden.path.write_text(playthrough(golden, moves_of(golden)), encoding="utf-8")
    reviewed = golden.path.read_text(encoding="utf-8")
    try:
        now = playthrough(golden, recorded_moves(reviewed))
    except azalai.IllegalMove as refused:
        pytest.fail(f"{golden.file}: a recorded move is not legal any more: {refused}\n{HOW}", pytrace=False)
    if now != reviewed:
        lines = difflib.unified_diff(reviewed.splitlines(), now.splitlines(), "reviewed", "now", lineterm="", n=2)
        first = "\n".join(list(lines)[:40])
        pytest.fail(f"{golden.file}: the game plays differently from the one reviewed.\n{first}\n{HOW}", pytrace=False)


@pytest.mark.parametrize("options", [{}, {"expansion": True}, {"expansion": True, "tribe": "mixed", "border": "mixed"}])
def test_every_variant_has_playthroughs(options: dict[str, Any]) -> None:
    assert sum(golden.options == options for golden in GOLDENS) >= 2


def test_the_playthroughs_of_targi_show_nearly_every_decision() -> None:
    """Every family of actions except declining a swap; a reshuffled deck; a twelfth card for each colour."""
    texts = [golden.path.read_text(encoding="utf-8") for golden in GOLDENS if golden.game == "targi"]
    catalogue = ALL[0].book.catalogue
    played = {catalogue.parse(move).family for text in texts for move in recorded_moves(text)}
    assert {action.family for action in catalogue} - played <= {"skip"}
    assert any(re.search(r"display .*dune:wild", text) for text in texts), "X22: no wild dune was laid"
    assert any("(made anew 1)" in text for text in texts)
    twelve = r"display \w\d \w\d \w\d \w\d / \w\d \w\d \w\d \w\d / \w\d \w\d \w\d \w\d$"
    for colour in ("blue", "white"):
        assert any(re.search(rf"^ +{colour}: .*{twelve}", text, re.MULTILINE) for text in texts), colour


def test_each_playthrough_of_tuareg_shows_every_decision() -> None:
    """Except the name under which the others see a hidden card."""
    for golden in GOLDENS:
        if golden.game == "tuareg":
            catalogue = rulebook("tuareg").catalogue
            played = {catalogue.parse(move).family for move in recorded_moves(golden.path.read_text(encoding="utf-8"))}
            assert {action.family for action in catalogue} - played == {"hide_unseen"}, golden.file
