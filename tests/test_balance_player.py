"""The balance report of games with one player in all seats: what is played and kept, the figures on results made by
hand, and the command."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import azalai
from azalai import bots
from azalai.arena.ladder import ladder
from azalai.arena.one_player import Order, balance_of_player, parts_of
from azalai.arena.pairings import dice_seed, fixtures, one_player, tournament
from azalai.arena.play import play
from azalai.arena.result_file import ResultFile
from azalai.balance.card_sources import changed_cards, provenance
from azalai.balance.from_results import results_of
from azalai.balance.games import Results
from azalai.balance.player_report import Played, player_page
from azalai.balance.result_file import expanded, read, shortened
from azalai.balance.statistics import Estimate
from azalai.balance.win_effects import CardEffect, card_effects, clustered_mean, difference, stand_outs
from azalai.cli import WRONG, main
from azalai.errors import IllegalOption
from azalai.games import rulebook

pytestmark = pytest.mark.xdist_group("balance_player")

HEADING = {"game": "targi", "options": {}, "seed": 7, "version": "0", "player": "wise"}


def order(folder: Path, games: int, **others: Any) -> Order:
    usual = {"game": "targi", "player": "greedy", "variants": ("base",), "seed": 3, "cards": None}
    return Order(**{**usual, "folder": folder, "out": folder / "page.md", "games": games, **others})


def line(deal: int, winner: int, laid: list[list[str]]) -> dict[str, Any]:
    """A short line of a game of Targi."""
    scores = [30, 20] if winner == 0 else [20, 30]
    game = {"scores": scores, "winners": [winner], "rounds": 12, "decisions": 200, "laid": laid}
    return {"deal": deal, "first": 0, **game}


def known_lines(card: str, follower: str, wins: float = 0.75) -> list[dict[str, Any]]:
    """400 games. One seat lays a card, and wins this share of the games. In 80 % of them it also lays the follower, and
    in the others the other seat does; that changes nothing. A third card, t2, lies on either side equally often."""
    games = []
    for seat in (0, 1):
        for seat_of_follower, count in ((seat, 160), (1 - seat, 40)):
            for i in range(count):
                laid: list[list[str]] = [[], []]
                laid[seat].append(card)
                laid[seat_of_follower].append(follower)
                laid[i % 2].append("t2")
                games.append(line(len(games), seat if i < wins * count else 1 - seat, laid))
    return games


def played(lines: list[dict[str, Any]], cards: str = "", **options: Any) -> Played:
    setting = rulebook("targi").setting(options)
    rows = [expanded(one, HEADING) for one in lines]
    return Played("targi", "base", setting, results_of("base", setting, ("wise", "wise"), rows), 0, cards)


def by_name(one: Played) -> dict[str, CardEffect]:
    return {effect.name: effect for effect in one.effects()}


# -- what is played ------------------------------------------------------------------------------------------


def test_a_single_player_plays_every_deal_once_in_all_seats() -> None:
    wanted = one_player("tuareg", {"seats": 4}, "greedy", 3, 10)

    assert [one.deal for one in fixtures(wanted)] == [0, 1, 2]
    assert {tuple(one.players(4)) for one in fixtures(wanted)} == {("greedy",) * 4}
    assert wanted.command == "azalai balance tuareg --player greedy --variant seats-4 --games 3 --seed 10"


def test_a_short_line_has_all_that_reports_need() -> None:
    wanted = one_player("targi", {}, "greedy", 1, 9)
    row = play(wanted, next(fixtures(wanted)))

    short = json.loads(json.dumps(shortened(row)))

    again = expanded(short, {**HEADING, "seed": 9, "player": "greedy"})
    assert again == {name: row[name] for name in again}
    assert {"key", "game", "seed", "players", "first", "scores", "winner", "rounds", "decisions", "laid"} <= set(again)
    assert len(json.dumps(short, separators=(",", ":"))) < 300


def test_a_map_that_was_cashed_in_was_bought() -> None:
    wanted = one_player("tuareg", {"seats": 2}, "greedy", 4, 1)
    cashed = 0
    for fixture in fixtures(wanted):
        game = azalai.new("tuareg", seed=1 + fixture.deal)
        sitting = [bots.player("greedy", dice_seed(wanted, fixture, seat)) for seat in range(2)]
        bought: list[dict[str, int]] = [{}, {}]
        while (seat := game.seat) is not None:
            moves = game.moves()
            move = moves[0] if len(moves) == 1 else sitting[seat].decide(bots.information_set(game, seat)).move
            kind, _, special = move.text.partition("-")
            if kind == "buy":
                bought[seat][special] = bought[seat].get(special, 0) + 1
            game.play(move)
        cashed += sum(number.get("map", 0) for number in bought) - sum(
            game.rulebook.bought_cards(game.table, seat)["map"] for seat in range(2)
        )

        row = play(wanted, fixture)

        assert row["bought"] == bought
    assert cashed > 0


# -- figures -------------------------------------------------------------------------------------------------


def test_the_regression_tells_the_card_that_wins_from_the_card_that_is_laid_with_it() -> None:
    effects = by_name(played(known_lines("t5", "r1")))

    assert effects["t5"].wins.mean == pytest.approx(0.25)
    assert effects["t5"].adjusted.mean == pytest.approx(0.25)
    assert effects["r1"].wins.mean == pytest.approx(0.8 * 0.25 - 0.2 * 0.25)
    assert effects["r1"].adjusted.mean == pytest.approx(0, abs=1e-12)
    assert effects["t2"].adjusted.mean == pytest.approx(0, abs=1e-12)
    assert effects["t5"].beyond.mean == pytest.approx(0.25 - 0.25 / 3)
    assert effects["t5"].rate == 1
    assert effects["t1"].games == 0
    assert effects["t1"].adjusted.count == 0


def test_the_interval_of_a_win_share_is_that_of_its_games() -> None:
    effects = by_name(played(known_lines("t5", "r1")))

    assert effects["t5"].wins.half == pytest.approx(1.9659 * math.sqrt(0.75 * 0.25 / 399), rel=1e-3)


def test_with_two_seats_it_is_the_regression_of_differences() -> None:
    random = np.random.default_rng(5)
    laid = random.integers(0, 2, (300, 2, 4)).astype(np.int8)
    winners = random.integers(-1, 2, 300)
    zeros = np.zeros(300, int)
    results = Results("base", ("a", "a"), 0, 1, ("", "a", "b", "c"), zeros, zeros, np.zeros((300, 2)), winners, laid)

    effects = card_effects(results, laid, results.names)

    cards = (laid[:, 0] - laid[:, 1])[:, 1:].astype(float)
    columns = np.column_stack([cards, np.ones(300)])  # blue always begins
    outcome = np.select([winners == 0, winners == 1], [1.0, -1.0], 0.0)
    gains, *_ = np.linalg.lstsq(columns, outcome, rcond=None)
    left = outcome - columns @ gains
    inverse = np.linalg.inv(columns.T @ columns)
    covariance = inverse @ (columns * left[:, None] ** 2).T @ columns @ inverse * 300 / 296
    assert [effect.adjusted.mean for effect in effects] == pytest.approx(list(gains[:3] / 2))
    errors = np.sqrt(np.diag(covariance))[:3] / 2
    assert [effect.adjusted.error for effect in effects] == pytest.approx(list(errors))


def test_at_a_larger_table_a_gain_is_that_of_the_only_seat_with_the_card() -> None:
    """One of three seats has the card and wins two of three games; the first seat of the other two wins the rest."""
    games = 90
    counts = np.zeros((games, 3, 2), np.int8)
    counts[np.arange(games), np.arange(games) % 3, 0] = 1
    counts[np.arange(games), np.arange(games) // 3 % 3, 1] = 1
    owner = np.arange(games) % 3
    winners = np.where(np.arange(games) // 9 % 3 < 2, owner, (owner + 1 + np.arange(games) // 27 % 2) % 3)
    zeros = np.zeros(games, int)
    results = Results("seats-3", ("a",) * 3, 0, 1, (), zeros, zeros, np.zeros((games, 3)), winners, counts)

    donkey, _ = card_effects(results, counts, ("donkey", "cave"))

    won = float(np.mean(winners == owner))
    assert donkey.wins.mean == pytest.approx(won - 1 / 3)
    assert donkey.adjusted.mean == pytest.approx(won - 1 / 3, abs=0.03)
    assert donkey.each == pytest.approx(1 / 3)


def test_few_games_and_rare_cards_have_no_influence() -> None:
    few = by_name(played(known_lines("t5", "r1")[::40]))
    rare = known_lines("t5", "r1")
    for one in rare[::14]:  # 29 games
        one["laid"][0].append("o9")

    assert few["t5"].adjusted.count == 0
    assert by_name(played(rare))["o9"].adjusted.count == 0
    assert by_name(played(rare))["t5"].adjusted.mean == pytest.approx(0.25, abs=0.02)


def test_values_of_one_game_count_as_one() -> None:
    alone = clustered_mean(np.array([1.0, 2.0, 4.0]), np.arange(3))
    doubled = clustered_mean(np.array([1.0, 1.0, 2.0, 2.0, 4.0, 4.0]), np.array([0, 0, 1, 1, 2, 2]))

    assert doubled.mean == pytest.approx(alone.mean)
    assert doubled.half == pytest.approx(alone.half)
    assert alone.half == pytest.approx(4.302653 * math.sqrt(7 / 3 / 3))  # t; the variance of the sample is 7/3
    assert clustered_mean(np.array([]), np.array([])).count == 0


@pytest.mark.parametrize(("gain", "error", "names"), [(0.06, 0.01, ["a"]), (0.06, 0.03, []), (0.04, 0.001, [])])
def test_a_card_stands_out_if_it_is_surely_and_materially_away_from_the_mean(
    gain: float, error: float, names: list[str]
) -> None:
    beyond = [Estimate(gain, 1.96 * error, 2000), Estimate(-gain, 1.96 * error, 2000)]
    rest = (0, 0.0, 0.0, beyond[0], beyond[0], beyond[0])
    effects = [CardEffect(number, "ab"[number], *rest, each) for number, each in enumerate(beyond)]

    helping, hurting = stand_outs(effects)

    assert [effect.name for effect in helping] == names
    assert len(hurting) == len(names)


# -- the page ------------------------------------------------------------------------------------------------


def test_the_page_lists_the_cards_that_stand_out_and_our_own_designs_among_them() -> None:
    page = player_page(["# A page"], [played(known_lines("t5", "r1"))])

    assert "- help more than the mean of all cards (+8.3 %): `t5` (+25.0 %)\n" in page
    assert "Our own designs among them, with the source of their figures:\n\n- `t5` (+25.0 ± " in page
    assert "figures published, effect our own" in page
    assert "| `t5` | Targia | 2 | 1d1s2p | 100.0 % | +25.0 ± 4.3 % | +25.0 ± " in page
    assert "| base game | wise | 400 |" in page


def test_a_published_card_that_stands_out_is_none_of_our_designs() -> None:
    page = player_page([], [played(known_lines("t1", "r1"))])

    assert "`t1` (+25.0 %)" in page
    assert "None of them is our own design." in page


def test_a_changed_card_is_compared_with_the_standard_one() -> None:
    own = "[tribe.targia]\nt5 = { vp = 1 }\n[limits]\nhand = 1\n"
    before, after = played(known_lines("t5", "r1")), played(known_lines("t5", "r1", 0.6), "own.toml", card_text=own)

    page = player_page([], [before, after])

    rows = [row for row in page.splitlines() if row.startswith("| `t5`")]
    assert [row.split(" | ")[1] for row in rows] == ["standard", "`own.toml`", "**change**"]
    assert "| +25.0 ± " in rows[0]
    assert "| +10.0 ± " in rows[1]
    assert "| −15.0 ± " in rows[2]
    assert own.strip() in page
    assert "base game, cards of `own.toml`" in page
    assert [row for row in page.splitlines() if row.startswith("| `r1`")] == []


def test_the_interval_of_a_change_has_both_uncertainties() -> None:
    found = difference(Estimate(0.2, 0.03, 100), Estimate(0.1, 0.04, 90))

    assert found == Estimate(pytest.approx(-0.1), pytest.approx(0.05), 90)
    assert difference(Estimate(math.nan, math.inf, 0), Estimate(0.1, 0.04, 90)).count == 0


def test_a_card_file_changes_the_cards_that_it_names() -> None:
    text = '[expansion.tribe.targia]\nxt1 = { vp = 2 }\n[expansion.dunes]\nwild = { cost = "3w" }\n[limits]\ngold = 3\n'
    setting = rulebook("targi").setting({"expansion": True, "card_text": text})

    assert changed_cards("targi", setting) == ["xt1", "dune:wild"]
    assert changed_cards("tuareg", rulebook("tuareg").setting({})) == ["donkey", "cave", "thief", "map"]


def test_every_card_has_a_provenance() -> None:
    for options in ({}, {"expansion": True, "tribe": "mixed"}):
        one = played([line(0, 0, [[], []])], **options)
        sources = {effect.name: provenance("targi", one.setting, effect.number) for effect in one.effects()}
        assert sources["t1"] == "published"
        assert sources["t5"] == "figures published, effect our own"
    assert sources["xt7"] == "figures our own, effect rulebook"
    assert sources["dune:wild"] == "rulebook"
    assert provenance("tuareg", rulebook("tuareg").setting({}), 0) == "rulebook"


# -- the command ---------------------------------------------------------------------------------------------


def test_an_interrupted_run_goes_on_and_makes_the_same_files_and_page(tmp_path: Path) -> None:
    at_once, in_parts = tmp_path / "at once", tmp_path / "in parts"
    balance_of_player(order(at_once, 4), 1, None)
    balance_of_player(order(in_parts, 2), 1, None)
    file = in_parts / "balance-targi-base-greedy.jsonl"
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])

    balance_of_player(order(in_parts, 4), 1, None)

    games = read(file).rows
    assert [row["key"][2] for row in games] == [0, 1, 2, 3]
    assert games == read(at_once / file.name).rows
    assert file.read_bytes().startswith(whole[: whole.rfind(b"\n", 0, -1)])
    pages = [(folder / "page.md").read_text(encoding="utf-8") for folder in (at_once, in_parts)]
    assert pages[0].replace(str(at_once), "") == pages[1].replace(str(in_parts), "")
    assert "| base game | greedy | 4 |" in pages[0]


def test_after_its_time_a_run_says_how_far_it_came(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    balance_of_player(order(tmp_path, 3), 1, None, minutes=1e-9)

    there = len(read(tmp_path / "balance-targi-base-greedy.jsonl").rows)
    assert there < 3
    assert f"{there} of 3 games are in the result files" in capsys.readouterr().err
    assert not (tmp_path / "page.md").exists()


def test_every_number_of_seats_of_tuareg_has_its_seats_in_turn_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    typed = ["balance", "tuareg", "--player", "search:5", "--games", "2", "--variant", "seats-2", "seats-3"]

    assert main([*typed, "--jobs", "1", "--out", "page.md"]) == 0

    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert (
        "$ azalai balance tuareg --player search:5 --variant seats-2 seats-3 --games 2 --seed 1 --out page.md" in page
    )
    games = read(tmp_path / "balance-tuareg-seats-3-search-5.jsonl").rows
    for place in range(3):
        score = sum(row["scores"][(row["first"] + place) % 3] for row in games) / 2
        assert any(
            cells.startswith(f"| 3 seats | {place + 1} | 33.3 % |") and f"| {score:.2f} ± " in cells
            for cells in page.splitlines()
        )
    donkeys = sum(cards.get("donkey", 0) for row in games for cards in row["bought"]) / 6
    assert f"| `donkey` | {donkeys:.2f} |" in page[page.index("## 3 seats") :]


def test_with_a_card_file_both_decks_are_played(tmp_path: Path) -> None:
    own = tmp_path / "cheap.toml"
    own.write_text('[tribe.targia]\nt4 = { cost = ["1d"] }\n', encoding="utf-8")

    parts = parts_of(order(tmp_path, 2, variants=("base", "mixed"), cards=own))

    assert [part.path.name for part in parts] == [
        "balance-targi-base-greedy.jsonl",
        "balance-targi-base-greedy-cheap.jsonl",
        "balance-targi-mixed-greedy.jsonl",
        "balance-targi-mixed-greedy-cheap.jsonl",
    ]
    assert [("card_text" in part.wanted.options) for part in parts] == [False, True, False, True]
    assert {part.wanted.seed for part in parts} == {3}


def test_files_of_the_arena_and_of_this_command_are_not_mixed(tmp_path: Path) -> None:
    own, arena = tmp_path / "own.jsonl", tmp_path / "arena.jsonl"
    one, two = one_player("targi", {}, "greedy", 1, 1), tournament("targi", {}, ["greedy", "random"], 2, 1)
    ResultFile(own, one).__exit__(None, None, None)
    ResultFile(arena, two).__exit__(None, None, None)

    for file, wanted in ((own, two), (arena, one)):
        with pytest.raises(IllegalOption, match="not a result file of this command"):
            ResultFile(file, wanted)
    with pytest.raises(IllegalOption, match="another player"):
        ResultFile(own, one_player("targi", {}, "random", 1, 1))
    with pytest.raises(IllegalOption, match="not a result file of this command"):
        ladder([own])


def test_a_line_that_lacks_something_is_named(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    lines: list[dict[str, Any]] = [{"arena": HEADING}, line(0, 1, [[], []]), {"deal": 1, "first": 0}]
    file.write_text("".join(json.dumps(one) + "\n" for one in lines), encoding="utf-8")

    with pytest.raises(IllegalOption, match="line 3"):
        read(file)


def test_stats_makes_the_same_figures_from_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    lines = [{"arena": HEADING}, {"command": "azalai balance …"}, *known_lines("t5", "r1")]
    Path("games.jsonl").write_text("".join(json.dumps(one) + "\n" for one in lines), encoding="utf-8")

    assert main(["stats", "games.jsonl"]) == 0

    expected = player_page([], [played(known_lines("t5", "r1"))])
    assert capsys.readouterr().out.endswith(expected[expected.index("## How to read the cards") :])


def test_games_that_a_fault_ended_are_left_out() -> None:
    one = played(known_lines("t5", "r1"))
    faulty = Played(one.game, one.variant, one.setting, one.results, 2)

    assert "base game: 2 more games ended by a fault of the player; they are not counted." in player_page([], [faulty])


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("targi", "--player", "greeedy"), "greeedy"),
        (("targi", "--player", "greedy", "--variant", "senet"), "base, expansion, mixed"),
        (("tuareg", "--player", "greedy", "--variant", "base"), "seats-2, seats-3, seats-4, seats-5"),
        (("targi", "--player", "greedy", "--games", "1"), "games"),
        (("targi", "--player", "greedy", "--jobs", "0"), "jobs"),
        (("targi", "--player", "greedy", "--greedy", "5"), "--greedy"),
        (("targi", "--player", "greedy", "--cards", "no.toml"), "no.toml"),
        (("targi", "--player", "greedy", "--results", "notes/results"), "notes"),
        (("targi", "--cards", "own.toml"), "--cards needs --player"),
        (("targi", "--minutes", "5"), "--minutes needs --player"),
        (("tuareg",), "--player champion:10ms"),
    ],
)
def test_what_cannot_be_is_refused_in_words(
    typed: tuple[str, ...],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("notes").write_text("", encoding="utf-8")

    assert main(["balance", *typed]) == WRONG

    assert said in " ".join(capsys.readouterr().err.split())
    assert [file.name for file in tmp_path.iterdir()] == ["notes"]
