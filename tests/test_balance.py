"""The balance report: the command, its figures on results made by hand, and the file of results."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest

from azalai.balance.games import Results, card_names, play_many
from azalai.balance.result_file import rows
from azalai.balance.statistics import CardFigure, Estimate, card_figures, course, estimate, stand_outs
from azalai.games import rulebook
from azalai.games.targi.options import PRESETS
from tests.terminal import run

pytestmark = pytest.mark.xdist_group("balance")

FEW = ("--games", "200", "--greedy", "10", "--seed", "3")


def by_hand(scores: list[list[int]], winners: list[int], laid: list[tuple[int, int, int]], first: int = 0) -> Results:
    """Results of games with two cards, ``a`` and ``b``; ``laid`` has game, seat and card."""
    lies = np.zeros((len(scores), 2, 3), np.int8)
    for game, seat, card in laid:
        lies[game, seat, card] = 1
    rounds = np.array([12, 10, 12, 12][: len(scores)], np.int16)
    decisions = np.array([200, 180, 220, 240][: len(scores)], np.int32)
    players = ("random", "random")
    return Results(
        "base", players, first, 5, ("", "a", "b"), decisions, rounds, np.array(scores), np.array(winners), lies
    )


GAMES = by_hand([[10, 4], [6, 8], [7, 7], [9, 5]], [0, 1, -1, 0], [(0, 0, 1), (1, 1, 1), (3, 0, 2), (3, 1, 1)])

# -- figures -------------------------------------------------------------------------------------------------


def test_a_mean_comes_with_its_interval() -> None:
    found = estimate(np.array([1.0, 2.0, 3.0, 4.0]))

    assert found.mean == 2.5
    assert found.half == pytest.approx(3.182446 * math.sqrt(5 / 3) / 2)  # t; the variance of the sample is 5/3
    assert found.error == pytest.approx(math.sqrt(5 / 3) / 2)


def test_of_one_value_and_of_none_no_interval_is_made_up() -> None:
    assert estimate(np.array([3.0])) == Estimate(3.0, math.inf, 1)
    assert math.isnan(estimate(np.array([])).mean)


def test_the_seat_that_starts_is_the_one_that_is_counted() -> None:
    blue_starts, white_starts = course(GAMES), course(by_hand(GAMES.scores, GAMES.winners, [], first=1))

    assert blue_starts.first_wins.mean == (1 + 0 + 0.5 + 1) / 4
    assert blue_starts.first_lead.mean == (6 - 2 + 0 + 4) / 4
    assert white_starts.first_wins.mean == (0 + 1 + 0.5 + 0) / 4
    assert white_starts.first_lead.mean == -2
    assert blue_starts.draws == 0.25


def test_the_length_of_games() -> None:
    found = course(GAMES)

    assert found.rounds.mean == 11.5
    assert found.decisions.mean == 210
    assert found.score.mean == 7
    assert found.cards.mean == 0.5
    assert found.full == 0


def test_a_card_is_counted_in_games_and_by_the_score_of_who_laid_it() -> None:
    a, b = card_figures(GAMES)

    assert (a.name, a.laid, a.rate) == ("a", 3, 0.75)
    assert a.difference.mean == pytest.approx((10 + 8 + 5) / 3 - 7)
    assert (b.name, b.laid, b.rate) == ("b", 1, 0.25)
    assert b.difference == Estimate(2.0, math.inf, 1)


def figure(name: str, mean: float, error: float, count: int, rate: float = 0.5) -> CardFigure:
    return CardFigure(1, name, count, rate, Estimate(mean, 1.96 * error, count))


def test_cards_that_stand_out_by_points_are_far_from_all_laid_cards_and_surely_so() -> None:
    cards = [
        figure("usual", 1.0, 0.1, 10_000),
        figure("far", 3.0, 0.1, 100),
        figure("unsure", 3.0, 0.9, 100),
        figure("near", 1.9, 0.1, 100),
        figure("rare", 5.0, 0.1, 29),
        figure("low", -2.0, 0.1, 100),
    ]

    found = stand_outs(cards)

    assert found.typical == pytest.approx((10_000 + 300 + 300 + 190 + 145 - 200) / 10_429)
    assert [card.name for card in found.higher] == ["far"]
    assert [card.name for card in found.lower] == ["low"]


def test_cards_that_stand_out_by_number() -> None:
    rates = {"never": 0.0, "seldom": 0.2, "some": 0.21, "middle": 0.4, "more": 0.79, "often": 0.8, "always": 0.9}

    found = stand_outs([figure(name, 0.0, 0.1, 100, rate) for name, rate in rates.items()])

    assert [card.name for card in found.often] == ["always", "often"]
    assert [card.name for card in found.seldom] == ["never", "seldom"]


# -- results -------------------------------------------------------------------------------------------------


def test_a_row_says_all_about_a_game() -> None:
    first, *_, last = rows(GAMES)

    assert first == {
        "game": "targi",
        "variant": "base",
        "seed": 5,
        "players": ["random", "random"],
        "first": 0,
        "scores": [10, 4],
        "winner": 0,
        "rounds": 12,
        "decisions": 200,
        "laid": [["a"], []],
    }
    assert last["seed"] == 8
    assert [row["winner"] for row in rows(GAMES)] == [0, 1, None, 0]


def test_laid_cards_are_those_that_lie_in_the_displays_at_the_end_and_those_lost_before() -> None:
    """X22: raid 4 of the expansion can take a card away."""
    import azalai
    from azalai.kernel.chance import WORDS, draw, halves, seed_chance
    from azalai.kernel.loops import DICE

    games, seed, lost = 60, 300, 0
    results = play_many("expansion", {"expansion": True}, ("random", "random"), games, seed, compiled=False)
    for i in range(games):
        game = azalai.new("targi", seed=seed + i, expansion=True)
        low, high = halves(seed + i)
        dice = [0] * WORDS
        seed_chance(dice, low ^ DICE, high)
        while not game.over:
            game.play(game._options[draw(dice, game._count)])
        for seat in range(2):
            lies = {card for card in game.table.players[seat].display if card}
            laid = set(results.laid[i, seat].nonzero()[0].tolist())
            assert lies <= laid
            assert len(laid - lies) <= 1
            lost += len(laid - lies)
    assert lost > 0


# -- the command ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("balance")
    ran = run("balance", "targi", "--variant", "base", *FEW, "--out", "page.md", "--results", "games.jsonl", cwd=folder)
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    return folder


def test_the_same_command_makes_the_same_page_and_the_same_results(made: Path, tmp_path: Path) -> None:
    run("balance", "targi", "--variant", "base", *FEW, "--out", "page.md", "--results", "games.jsonl", cwd=tmp_path)

    for file in ("page.md", "games.jsonl"):
        assert (made / file).read_bytes() == (tmp_path / file).read_bytes()


def test_the_figures_of_the_page_can_be_counted_from_the_results(made: Path) -> None:
    games = [json.loads(line) for line in (made / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    by_chance = [game for game in games if game["players"] == ["random", "random"]]
    page = (made / "page.md").read_text(encoding="utf-8")

    assert (len(by_chance), len(games)) == (200, 210)
    won = sum(0.5 if game["winner"] is None else game["winner"] == game["first"] for game in by_chance) / 200
    assert f"| base game | random | 200 | {100 * won:.1f} ± " in page
    t1 = sum("t1" in seat for game in by_chance for seat in game["laid"]) / 200
    assert f"| `t1` | Targia | 3 | 1d2s2p | {100 * t1:.1f} % |" in page


def test_the_page_says_how_it_was_made_and_what_it_is(made: Path) -> None:
    page = (made / "page.md").read_text(encoding="utf-8")

    assert "$ azalai balance targi --variant base --games 200 --greedy 10 --seed 3 --out page.md\n" in page
    assert "baseline" in page


@pytest.mark.parametrize("variant", PRESETS)
def test_the_report_names_every_card_of_the_variant(variant: str) -> None:
    ran = run("balance", "--variant", variant, "--games", "3", "--greedy", "2", "--seed", "1")

    book = rulebook("targi")
    sections = book.card_list(book.setting(PRESETS[variant]))
    listed = {row[0] for heading, table in sections for row in table[1:] if "crosses" in " ".join(table[0]).lower()}
    wild = set() if variant == "base" else {"dune:wild"}
    named = {line.split("`")[1] for line in ran.out.splitlines() if line.startswith("| `")}
    assert ran.status == 0, ran.err
    assert named == listed | wild
    assert len(listed) == (90 if variant == "mixed" else 45)


def test_a_card_that_can_be_laid_has_a_name() -> None:
    base = [name for name in card_names(rulebook("targi").setting({})) if name]

    assert len(base) == 45
    assert "t1" in base


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("tuareg",), "only for targi"),
        (("--games", "1"), "games"),
        (("--greedy", "0"), "greedy"),
        (("--seed", "-1", *FEW[:4]), "seed"),
        (("--variant", "senet"), "senet"),
        (("--variant", "base", "--games", "2", "--greedy", "2", "--out", "no/such/folder.md"), "no/such/folder.md"),
        (("--variant", "base", "--games", "2", "--greedy", "2", "--results", "no/such/file"), "no/such/file"),
    ],
)
def test_what_cannot_be_is_refused_in_words(arguments: tuple[str, ...], said: str, tmp_path: Path) -> None:
    ran = run("balance", *arguments, cwd=tmp_path)

    assert ran.status == 2
    assert said in ran.err
    assert "Traceback" not in ran.err


def test_help_names_the_options() -> None:
    ran = run("balance", "--help")

    assert ran.status == 0
    for option in ("--variant", "--games", "--greedy", "--seed", "--out", "--results"):
        assert option in ran.out
