"""The arena: pairings, rows of games, the standing, and the command with its tables."""

from __future__ import annotations

import io
import json
import math
from collections import Counter
from pathlib import Path

import pytest
from rich.console import Console

import azalai
from azalai.arena.ladder import connected_pairs, ladder
from azalai.arena.pairings import Fixture, Tournament, deal_seed, dice_seed, fixtures, tournament
from azalai.arena.play import play
from azalai.arena.ratings import Interval
from azalai.arena.report import contestant_table, pair_rows, pair_table
from azalai.arena.run import run as run_arena
from azalai.arena.standings import Contestant, Pair, Standing, ahead, places, ranking, standing, win_share
from azalai.errors import IllegalOption
from azalai.messages import say
from tests.arena_rows import GAMES, row, without_times
from tests.terminal import run

pytestmark = pytest.mark.xdist_group("arena")

# -- who meets whom ------------------------------------------------------------------------------------------


def test_everybody_meets_everybody_at_every_deal_from_every_seat() -> None:
    wanted = tournament("targi", {}, ["greedy", "random", "steady"], 6, 5)

    played = list(fixtures(wanted))

    assert Counter((one.a, one.b) for one in played) == {
        ("greedy", "random"): 6,
        ("greedy", "steady"): 6,
        ("random", "steady"): 6,
    }
    for a, b in wanted.pairs:
        of_pair = [one for one in played if (one.a, one.b) == (a, b)]
        assert Counter(one.players(2)[0] for one in of_pair) == {a: 3, b: 3}
        assert Counter((one.deal, one.seating) for one in of_pair) == {
            (deal, seating): 1 for deal in range(3) for seating in range(2)
        }
    assert len({one.key for one in played}) == len(played)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_at_a_larger_table_one_goes_round_among_the_others(seats: int) -> None:
    wanted = tournament("tuareg", {"seats": seats}, ["greedy", "random"], 2 * seats, 1)

    tables = [one.players(seats) for one in fixtures(wanted)]

    assert len(tables) == 2 * seats
    assert all(table.count("greedy") == 1 for table in tables)
    assert Counter(table.index("greedy") for table in tables) == dict.fromkeys(range(seats), 2)


def test_a_deal_that_is_begun_is_played_from_all_seats() -> None:
    assert len(list(fixtures(tournament("targi", {}, ["greedy", "random"], 5, 1)))) == 6


def test_both_sides_get_the_same_deal() -> None:
    wanted = tournament("targi", {"expansion": True}, ["greedy", "random", "steady"], 4, 70)
    dealt: dict[int, set[str]] = {}

    for one in fixtures(wanted):
        game = azalai.new("targi", seed=deal_seed(wanted, one), **wanted.options)
        dealt.setdefault(one.deal, set()).add(game.digest())

    assert [len(digests) for digests in dealt.values()] == [1, 1]
    assert dealt[0] == {azalai.new("targi", seed=70, expansion=True).digest()}
    assert dealt[0] != dealt[1]


def test_every_player_has_dice_of_its_own_in_every_game() -> None:
    wanted = tournament("targi", {}, ["greedy", "random"], 100, 1)

    seeds = [dice_seed(wanted, one, seat) for one in fixtures(wanted) for seat in range(2)]

    assert len(set(seeds)) == 200
    assert seeds == [dice_seed(wanted, one, seat) for one in fixtures(wanted) for seat in range(2)]


@pytest.mark.parametrize(
    ("names", "games", "said"),
    [(["greedy"], 2, "two"), (["greedy", "greedy"], 2, "twice"), (["greedy", "random"], 0, "games")],
)
def test_what_is_no_tournament_is_refused(names: list[str], games: int, said: str) -> None:
    with pytest.raises(IllegalOption, match=said):
        tournament("targi", {}, names, games, 1)


# -- one game ------------------------------------------------------------------------------------------------


def test_a_game_is_the_same_whenever_it_is_played_again_and_says_all_that_reports_need() -> None:
    wanted = tournament("targi", {}, ["greedy", "random"], 2, 9)
    fixture = Fixture("greedy", "random", 0, 1)

    first, again = play(wanted, fixture), play(wanted, fixture)

    assert without_times(first) == without_times(again)
    assert first["key"] == ["greedy", "random", 0, 1]
    assert first["players"] == ["random", "greedy"]
    assert first["seed"] == 9
    assert first["first"] == 0
    assert sum(first["asked"]) <= first["decisions"]
    assert len(first["laid"]) == 2
    assert all(card in azalai.new("targi", seed=9).view(None)["cards"] for cards in first["laid"] for card in cards)
    assert first["winners"] == [first["scores"].index(max(first["scores"]))]
    assert json.loads(json.dumps(first)) == first


def test_tuareg_lays_no_cards_and_chance_may_say_who_starts() -> None:
    wanted = tournament("tuareg", {"seats": 3}, ["greedy", "random"], 3, 2)

    played = play(wanted, Fixture("greedy", "random", 1, 2))

    assert played["laid"] is None
    assert played["players"] == ["random", "random", "greedy"]
    assert played["first"] == azalai.new("tuareg", seats=3, seed=3).view(None)["first"]
    assert len(played["scores"]) == 3


# -- the standing --------------------------------------------------------------------------------------------

PAIR = Tournament("targi", {}, ("a", "b"), (("a", "b"),), 4, 0)


def test_a_pair_is_counted_from_its_first_player() -> None:
    (pair,) = standing(PAIR, GAMES).pairs

    assert (pair.games, pair.deals, pair.draws) == (4, 2, 0.25)
    assert pair.wins.value == (1 + 1 + 0.5 + 0) / 4
    assert pair.lead.value == (6 + 2 + 0 - 4) / 4


def test_contestants_are_counted_over_their_seats() -> None:
    best, other = standing(PAIR, GAMES).contestants

    assert (best.name, best.games, best.wins) == ("a", 4, 0.625)
    assert (best.milliseconds, best.simulations, best.decisions) == (50.0, 100.0, 40)
    assert (other.name, other.wins, other.milliseconds) == ("b", 0.375, 0.0)
    assert best.rating is not None
    assert other.rating is not None
    assert best.rating.value - other.rating.value == pytest.approx(400 * math.log10(2.5 / 1.5))


def test_places_go_by_winning_first_and_then_by_score() -> None:
    four = row("a", "b", 0, 2, [12, 12, 12, 9], [2])

    assert places(four) == [[2], [0, 1], [3]]
    assert ranking(four, ["a", "b"]).places == ((0,), (1, 1), (1,))
    assert [win_share(four, seat) for seat in range(4)] == [0, 0, 1, 0]
    assert win_share(row("a", "b", 0, 0, [5, 5, 1], [0, 1]), 1) == 0.5


def test_to_be_ahead_is_to_finish_before_a_part_of_the_others() -> None:
    four = row("a", "b", 0, 2, [12, 12, 12, 9], [2])

    assert [ahead(four, seat) for seat in range(4)] == [1.5 / 3, 1.5 / 3, 1, 0]
    (pair,) = standing(PAIR, GAMES).pairs
    assert pair.ahead == pair.wins


def test_the_columns_tell_who_is_ahead_where_more_than_two_play() -> None:
    three = Tournament("tuareg", {"seats": 3}, ("a", "b"), (("a", "b"),), 3, 0)
    games = [row("a", "b", 0, seat, [10, 8, 6], [0]) for seat in range(3)]

    names, cells = pair_rows(standing(three, games))
    assert dict(zip(names, cells, strict=True))[say("arena-column-ahead")].startswith("50.0 %")
    assert say("arena-column-ahead") not in pair_rows(standing(PAIR, GAMES))[0]


def test_before_all_pairs_have_met_there_are_no_ratings() -> None:
    wanted = Tournament("targi", {}, ("a", "b", "c"), (("a", "b"), ("a", "c"), ("b", "c")), 4, 0)

    stands = standing(wanted, GAMES)

    assert [one.rating for one in stands.contestants] == [None, None, None]
    assert [pair.games for pair in stands.pairs] == [4, 0, 0]


# -- the command ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small tournament, played by the command."""
    folder = tmp_path_factory.mktemp("arena")
    ran = run(
        "arena",
        "targi",
        "greedy",
        "random",
        "--games",
        "6",
        "--jobs",
        "1",
        "--out",
        "games.jsonl",
        "--json",
        cwd=folder,
    )
    assert ran.status == 0, ran.err
    (folder / "standing.json").write_text(ran.out, encoding="utf-8")
    return folder / "games.jsonl"


def test_json_has_pairs_with_intervals_and_ratings(results: Path) -> None:
    printed = json.loads((results.parent / "standing.json").read_text(encoding="utf-8"))
    rows = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()[2:]]

    (pair,) = printed["pairs"]
    won = sum(row["players"][row["winner"]] == "greedy" for row in rows if row["winner"] is not None)
    assert (pair["a"], pair["b"], pair["games"], pair["deals"]) == ("greedy", "random", 6, 3)
    assert pair["win_rate"] == pytest.approx((won + sum(row["winner"] is None for row in rows) / 2) / 6)
    assert 0 <= pair["low"] < pair["win_rate"] <= pair["high"] <= 1
    assert {rating["name"] for rating in printed["ratings"]} == {"greedy", "random"}
    for rating in printed["ratings"]:
        assert rating["low"] < rating["elo"] < rating["high"]
        assert rating["decisions"] == sum(
            row["asked"][seat] for row in rows for seat in range(2) if row["players"][seat] == rating["name"]
        )
    assert (printed["game"], printed["seats"], printed["games"]) == ("targi", 2, 6)
    assert printed["method"]["ratings"] == "bradley-terry"


def test_the_tables_name_the_method_and_play_nothing_twice(results: Path) -> None:
    before = results.read_bytes()
    command = ("arena", "targi", "greedy", "random", "--games", "6", "--out", results.name)

    table, markdown = run(*command, cwd=results.parent), run(*command, "--markdown", cwd=results.parent)

    assert results.read_bytes() == before
    assert "Bradley-Terry" in " ".join(table.out.split())
    assert "greedy" in table.out
    assert "| greedy | random | 6 |" in markdown.out
    assert "already" in table.err


def test_the_tables_fit_80_columns() -> None:
    """In the widest case: more than two seats, long names, and a whole interval in a column."""
    names = ["search:1000", "search:50ms"]
    wanted = Tournament("tuareg", {"seats": 5}, tuple(names), ((names[0], names[1]),), 100, 1)
    low = Interval(-12.34, -15.67, -10.12)
    pair = Pair(*names, 12_345, 1000, Interval(0.5, 0.4, 0.6), 0.1, Interval(0.51, 0.41, 0.61), low)
    contestants = [Contestant(name, 12_345, 0.5, Interval(1000, 900, 1500), 9999, 1999.9, 9999.9) for name in names]
    for table in (pair_table, contestant_table):
        console = Console(width=80, record=True, file=io.StringIO())
        console.print(table(Standing(wanted, 100, [pair], contestants)))
        printed = console.export_text()
        assert max(map(len, printed.splitlines())) <= 80
        for name in names:
            assert name in printed, "no cell is wrapped"
        assert "−15.7 to −10.1" in printed or table is contestant_table


def test_a_larger_table_is_rated_by_ranks(tmp_path: Path) -> None:
    ran = run("arena", "tuareg", "greedy", "random", "--seats", "4", "--games", "4", "--jobs", "1", cwd=tmp_path)

    assert ran.status == 0, ran.err
    said = " ".join(ran.out.split())
    assert "Plackett-Luce" in said
    assert "25 % is even" in said
    (file,) = tmp_path.glob("arena-tuareg-*.jsonl")
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert lines[1] == {"command": "azalai arena tuareg greedy random --games 4 --seats 4 --seed 1"}
    assert [line["players"].index("greedy") for line in lines[2:]] == [0, 1, 2, 3]


def test_players_who_never_met_are_rated_apart() -> None:
    pairs = [("a", "b"), ("x", "y"), ("c", "d"), ("y", "z"), ("b", "c")]
    assert connected_pairs(pairs) == [[("a", "b"), ("c", "d"), ("b", "c")], [("x", "y"), ("y", "z")]]


def test_the_ladder_has_the_commands_and_both_tables(results: Path) -> None:
    page = ladder([results])

    assert page.startswith("# The ladder\n")
    assert "## Targi, base game" in page
    assert "$ azalai arena targi greedy random --games 6 --seed 1\n" in page
    assert "| greedy | random | 6 |" in page
    ran = run("ladder", results.name, "--out", "ladder.md", cwd=results.parent)
    assert (ran.status, ran.out) == (0, "")
    assert (results.parent / "ladder.md").read_text(encoding="utf-8") == page


def test_the_ladder_puts_the_files_about_one_kind_of_table_together(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.jsonl", "expansion.jsonl", "other.jsonl", "again.jsonl")]
    pairs = (["greedy", "random"], ["greedy", "random"], ["greedy", "curious"], ["greedy", "random"])
    for file, options, names, seed in zip(files, ({}, {"expansion": True}, {}, {}), pairs, (1, 1, 1, 2), strict=True):
        run_arena(tournament("targi", options, names, 2, seed), file, jobs=1, quiet=True)

    page = ladder(files)

    base, expansion = page.split("\n## ")[1:]
    assert base.startswith("Targi, base game\n")
    assert base.count("$ azalai arena") == 3
    assert base.count("| player | Elo |") == 1, "all players of the three files are in one table"
    assert "| greedy | random | 4 |" in base, "other seeds are other deals"
    assert "| greedy | curious | 2 |" in base
    assert "| greedy | random | 2 |" in expansion


def test_the_ladder_does_not_mix_players_with_different_networks(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.jsonl", "two.jsonl")]
    for file in files:
        run_arena(tournament("targi", {}, ["greedy", "random"], 2, 1), file, jobs=1, quiet=True)
    first, *others = files[1].read_text(encoding="utf-8").splitlines(keepends=True)
    heading = json.loads(first)
    heading["arena"]["network"] = "0123456789"
    files[1].write_text(json.dumps(heading) + "\n" + "".join(others), encoding="utf-8")

    with pytest.raises(IllegalOption, match=r"two\.jsonl has results with another network: 0123456789"):
        ladder(files)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess", "greedy", "random"), "chess"),
        (("targi", "greedy"), "two"),
        (("targi", "greedy", "oracle"), "oracle"),
        (("targi", "greedy", "random", "--games", "0"), "games"),
        (("targi", "greedy", "random", "--jobs", "0"), "jobs"),
        (("targi", "greedy", "random", "--seats", "3"), "seats"),
        (("targi", "greedy", "random", "--out", "no/such/file"), "no/such/file"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_what_cannot_be_is_refused_in_words(arguments: tuple[str, ...], said: str, tmp_path: Path) -> None:
    ran = run("arena", *arguments, cwd=tmp_path)

    assert ran.status == 2
    assert said in ran.err
    assert "Traceback" not in ran.err
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_nobody_has_leaves_the_results_as_they_were(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run_arena(tournament("targi", {}, ["greedy", "random"], 2, 1), file, jobs=1, quiet=True)
    before = file.read_bytes()
    with pytest.raises(IllegalOption, match="oracle"):
        run_arena(tournament("targi", {}, ["greedy", "oracle"], 4, 1), file, jobs=1, quiet=True)
    assert file.read_bytes() == before
