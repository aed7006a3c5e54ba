"""Custom decks: a path, TOML text or a dict, wherever a table is made."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import pytest

import azalai
from azalai import bots
from azalai.arena.pairings import fixtures, tournament
from azalai.arena.play import play
from azalai.bots.unusual_decks import is_unusual
from azalai.cli import main
from azalai.env.batch import Tables
from azalai.env.gymnasium import SeatEnv
from azalai.errors import CardFileError, IllegalOption
from azalai.web import pages
from azalai.web.view_models import Viewer
from tests.terminal import in_one_line, run

TEXT = '[limits]\ngoods = 12\n\n[tribe.tent.n1]\nvp = 3\ncost = ["2d1g", "4s"]\n'
DICT: dict[str, Any] = {"limits": {"goods": 12}, "tribe": {"tent": {"n1": {"vp": 3, "cost": ["2d1g", "4s"]}}}}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "own.toml"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_a_path_a_text_and_a_dict_are_the_same_deck(path: Path, tmp_path: Path) -> None:
    games = [azalai.new("targi", seed=2, cards=cards) for cards in (path, str(path), TEXT, DICT)]

    assert all(game.setting.cards == games[0].setting.cards for game in games)
    assert games[0].view(0)["cards"]["n1"]["cost"] == ["2d1g", "4s"]
    for at, game in enumerate(games):
        game.save(tmp_path / f"{at}.azalai")
        assert azalai.load(tmp_path / f"{at}.azalai") == game
        assert pickle.loads(pickle.dumps(game)) == game


def test_a_dict_for_tuareg() -> None:
    standard = azalai.new("tuareg", seats=3, seed=1).view(0)["cards"]
    own = azalai.new("tuareg", seats=3, seed=1, cards={"specials": {"price": standard["price"] + 1}}).view(0)["cards"]

    assert own["price"] == standard["price"] + 1


@pytest.mark.parametrize("cards", [7, None, ["a"], 2.5])
def test_other_values_are_refused(cards: Any) -> None:
    with pytest.raises(IllegalOption, match="a card file: its path, its text in TOML, or its content as a dict"):
        azalai.new("targi", cards=cards)


def test_values_that_no_card_file_can_have_are_refused() -> None:
    with pytest.raises(CardFileError, match="cannot be in a card file"):
        azalai.new("targi", cards={"limits": {"goods": object()}})


def test_batches_environments_and_the_arena_play_with_them(tmp_path: Path) -> None:
    setting = azalai.new("targi", cards=TEXT).setting
    tables = Tables("targi", 2, cards=DICT)
    tables.reset(3)
    tables.step(tables.random_actions())
    env = SeatEnv("targi", cards=TEXT)
    env.reset(seed=1)
    wanted = tournament("targi", {"cards": DICT}, ["greedy", "random"], 2, 1)

    assert tables.setting.cards == env._tables.setting.cards == setting.cards
    assert all(play(wanted, one)["winners"] for one in fixtures(wanted))
    assert azalai.simulate("targi", 4, seed=1, cards=DICT)["decisions"].min() > 50


def test_openspiel_plays_with_them(path: Path) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import azalai.env.openspiel

    game = pyspiel.load_game("azalai_targi", {"cards": str(path)})
    state = game.new_initial_state()
    assert state.play.rules.setting.cards == azalai.new("targi", cards=path).setting.cards
    assert game.get_parameters()["cards"] == str(path)


def test_openspiel_copies_states_and_games_whose_deck_is_a_text() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import azalai.env.openspiel

    game = pyspiel.load_game("azalai_targi", {"cards": TEXT})
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])

    for copied in (copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))):
        assert copied(state).serialize() == state.serialize()
        for twin in (copied(game), copied(state).get_game(), pyspiel.load_game(str(game))):
            assert twin.rules.setting.cards == azalai.new("targi", cards=TEXT).setting.cards
            assert twin.new_initial_state().legal_actions() == game.new_initial_state().legal_actions()


def test_the_command_line_takes_a_path_or_text(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for cards in (str(path), TEXT):
        assert main(["cards", "targi", "--cards", cards, "--plain"]) == 0
        assert "4 salt" in capsys.readouterr().out
    assert run("play", "targi", "--cards", "missing.toml").status == 2


# -- decks that the network cannot judge ------------------------------------------------------------------------


def dear_deck() -> dict[str, Any]:
    """Every tribe card costs far more than usual."""
    cards = azalai.new("targi", seed=1).view(0)["cards"]
    tribe: dict[str, dict[str, Any]] = {}
    for id, card in cards.items():
        tribe.setdefault(card["kind"], {})[id] = {"cost": ["3d3s3p"]}
    return {"tribe": tribe}


def test_the_network_judges_corrected_cards_but_not_a_deck_unlike_any_it_has_seen() -> None:
    usual = azalai.new("targi", seed=1, cards=DICT)
    tuareg = azalai.new("tuareg", seats=3, seed=1, cards={"specials": {"price": 3}})
    unusual = azalai.new("targi", seed=1, cards=dear_deck())
    assert not is_unusual(usual.rulebook, usual.setting)
    assert not is_unusual(tuareg.rulebook, tuareg.setting)
    assert is_unusual(unusual.rulebook, unusual.setting)

    moves = {}
    for spec in ("search:8", "search-classic:8"):
        player = bots.player(spec, 1, compiled=False)
        for name, game in (("usual", usual), ("unusual", unusual)):
            moves[spec, name] = player.decide(bots.information_set(game, game.seat))
    assert moves["search:8", "unusual"].expected == moves["search-classic:8", "unusual"].expected, "the classic search"
    assert moves["search:8", "usual"].expected != moves["search-classic:8", "usual"].expected
    told = "the computer players were trained with"
    assert told in pages.cards_html(Viewer(), "AB", "targi", unusual.setting, unusual=True)
    assert told not in pages.cards_html(Viewer(), "AB", "targi", usual.setting, unusual=False)


def test_the_terminal_says_that_a_deck_is_too_unusual(tmp_path: Path) -> None:
    path = tmp_path / "dear.toml"
    cards = (f'[tribe.{kind}.{id}]\ncost = ["3d3s3p"]\n' for kind, own in dear_deck()["tribe"].items() for id in own)
    path.write_text("\n".join(cards), encoding="utf-8")

    shown = in_one_line(run("play", "targi", "--cards", str(path), "--bot", "gentle", typed="quit\n").out)

    assert "very different from those that the computer players were trained with" in shown


def test_games_with_the_same_cards_are_equal_however_the_cards_are_written() -> None:
    as_dict = azalai.new("targi", seed=1, cards={"limits": {"goods": 12}})
    as_text = azalai.new("targi", seed=1, cards="# twelve\n[limits]\ngoods = 12\n")

    assert as_dict == as_text
    assert as_dict.key() == as_text.key()
    assert as_dict != azalai.new("targi", seed=1, cards={"limits": {"goods": 11}})
    assert as_dict != azalai.new("targi", seed=1)
