"""Calibration of levels: a known curve of Elo is found again, work resumes, and settings become a file of levels."""

from __future__ import annotations

import itertools
import math
import random
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from azalai import bots
from azalai.bots.levels import PLAIN_SIMULATIONS, read_levels
from azalai.bots.weights import LEVELS_FILE, package
from azalai.games import SHIPPED, rulebook
from azalai.level_calibration import blunders, run
from azalai.level_calibration.__main__ import main
from azalai.level_calibration.calibrate import RUNGS, Aim, Calibration, Chosen
from azalai.level_calibration.confirm import Confirmation, shipped_levels
from azalai.level_calibration.elo_curve import Duel, fitted
from azalai.level_calibration.games import GAMES_FILE, Results, Row, Schedule, Task, in_turn, played
from azalai.level_calibration.levels_file import levels_file
from azalai.level_calibration.settings import CURVES, Parameters, knob_of, ladder, on_the_curve, parameters_at, specs
from azalai.level_calibration.tables import TABLES, Table, with_own_rules

ELO = 400 / math.log(10)


def true_elo(knob: float) -> float:
    """Steeper between weak players than between strong ones."""
    return 220 * knob - 12 * knob**2


def temperature_of(spec: str) -> float:
    return float(spec.split("temperature=")[1].split(",")[0])


def imagined(task: Task, elo: Callable[[float], float] = true_elo) -> Row:
    """A deal whose places follow from the curve (Plackett-Luce)."""
    dice = random.Random(repr(task))
    table = TABLES[task.table]
    single, others = (elo(knob_of(temperature_of(spec))) / ELO for spec in task.players)
    results = []
    for seating in range(table.seats):
        strengths = [single if seat == seating else others for seat in range(table.seats)]
        late = [value - math.log(-math.log(dice.random())) for value in strengths]
        by_place = sorted(range(table.seats), key=lambda seat: -late[seat])
        scores = [table.seats - by_place.index(seat) for seat in range(table.seats)]
        results.append([scores, by_place[:1]])
    return {
        "table": task.table,
        "network": table.network,
        "players": list(task.players),
        "deal": task.deal,
        "results": results,
        "seconds": 0.1,
    }


def calibrated(folder: Path, table: Table, aim: Aim, most: int = 10**9) -> Calibration:
    """A calibration after at most ``most`` deals."""
    results = Results(folder)
    calibration = Calibration(table, results, Chosen(folder), aim)
    for task in itertools.islice(in_turn([calibration]), most):
        results.add(imagined(task))
    return calibration


# -- the curve of settings -----------------------------------------------------------------------------------


@pytest.mark.parametrize("curve", CURVES)
def test_a_colder_setting_searches_longer_and_leaves_more_out(curve: str) -> None:
    settings = ladder(CURVES[curve][0][0], CURVES[curve][-1][0], 40, curve)

    for warm, cold in itertools.pairwise(settings):
        assert cold.temperature < warm.temperature
        assert cold.simulations >= warm.simulations
        assert cold.tolerance <= warm.tolerance
    point = CURVES[curve][5]
    assert parameters_at(knob_of(point[0]), curve) == Parameters(int(point[1]), point[0], point[2])


def test_a_setting_is_found_again_by_its_spec() -> None:
    setting = parameters_at(knob_of(2.2), "usual")

    assert on_the_curve(setting.spec, "usual") == setting
    assert on_the_curve(setting.spec, "careful") is None
    assert on_the_curve("search:20,temperature=2.2,tolerance=7.6", "usual") is None
    assert on_the_curve("search:1000", "usual") is None


@pytest.mark.parametrize("curve", CURVES)
@pytest.mark.parametrize("name", ["targi", "expansion", "mixed"])
def test_levels_of_targi_start_without_compilation(name: str, curve: str) -> None:
    table = TABLES[name]
    assert ladder(table.gentlest, table.strongest, RUNGS, curve)[-1].simulations <= PLAIN_SIMULATIONS


def test_every_kind_of_table_has_its_condition_and_its_network() -> None:
    assert {table.network for table in TABLES.values() if table.game == "tuareg"} != {TABLES["targi"].network}
    assert TABLES["expansion"].network == TABLES["mixed"].network != TABLES["targi"].network
    assert [table.name for table in with_own_rules(list(TABLES.values()))] == ["targi", "expansion", "tuareg-2"]
    assert [table.seats for table in TABLES.values()] == [2, 2, 2, 2, 3, 4, 5]


# -- the fit ---------------------------------------------------------------------------------------------------


def test_a_known_curve_is_found_again_within_its_interval() -> None:
    knobs = [each / 2 for each in range(9)]
    dice, duels = random.Random(1), []
    for a, b in [*itertools.pairwise(range(9)), *zip(range(7), range(2, 9), strict=True)]:
        chance = 1 / (1 + 2 * math.exp((true_elo(knobs[b]) - true_elo(knobs[a])) / ELO))
        won = sum(dice.random() < chance for _ in range(400))
        duels.append(Duel(a, b, (1, 2), (won, 400 - won)))

    curve = fitted(knobs, duels)

    places = [0, 1.25, 2.5, 3.75]
    for (step, margin), (low, high) in zip(curve.steps(places), itertools.pairwise(places), strict=True):
        assert 10 < margin < 60
        assert abs(step - (true_elo(high) - true_elo(low))) < margin
    assert curve.ratings.mean() == pytest.approx(0, abs=1)


def test_a_curve_without_defeats_is_finite_and_without_games_flat() -> None:
    one_sided = fitted([0.0, 1.0, 2.0], [Duel(0, 1, (1, 1), (0.0, 50.0))])
    assert 300 < one_sided.steps([0, 1])[0][0] < 2000
    assert fitted([0.0, 1.0, 2.0], []).ratings == pytest.approx(np.zeros(3), abs=1e-6)


def test_levels_stand_at_equal_distances_or_nearer_if_the_curve_ends() -> None:
    duels = [Duel(at + 1, at, (1, 1), (76.0, 24.0)) for at in range(9)]  # 200 Elo each
    curve = fitted(list(range(10)), duels)

    far, near = curve.evenly(6, 200), curve.evenly(6, 1000)

    assert [step for step, _ in curve.steps(far)] == pytest.approx([200] * 5, abs=1)
    assert near[-1] == pytest.approx(9)
    assert len({round(step) for step, _ in curve.steps(near)}) == 1


# -- a calibration -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "games"), [("targi", 6000), ("tuareg-4", 3000)])
def test_a_calibration_finds_levels_that_are_a_step_apart(name: str, games: int, tmp_path: Path) -> None:
    table = TABLES[name]

    calibration = calibrated(tmp_path, table, Aim(games, 200, 150))

    knobs = [knob_of(each.temperature) for each in Chosen(tmp_path).at(table)]
    assert knobs[0] == knob_of(table.gentlest)
    steps = [true_elo(high) - true_elo(low) for low, high in itertools.pairwise(knobs)]
    assert steps == pytest.approx([150] * 5, abs=40)
    told = list(calibration.told())
    assert len(told) == 7
    assert all("on the curve" in line and "in 200 games" in line for line in told[2:])


def test_another_call_continues_a_calibration(tmp_path: Path) -> None:
    table, aim = TABLES["targi"], Aim(400, 40, 150)
    first = calibrated(tmp_path, table, aim, 150)
    assert not Chosen(tmp_path).at(table), "the ladder has 200 deals"
    with (tmp_path / GAMES_FILE).open("a") as file:
        file.write('{"table": "targ')  # a call that was killed while it wrote

    second = calibrated(tmp_path, table, aim, 60)
    settings = Chosen(tmp_path).at(table)
    third = calibrated(tmp_path, table, aim)

    assert first.progress() == 0.5 < second.progress() < third.progress() == 1
    assert Chosen(tmp_path).at(table) == settings != []
    assert 280 < len((tmp_path / GAMES_FILE).read_text().splitlines()) <= 300, "two rungs may become two levels"


def test_results_of_another_network_do_not_count(tmp_path: Path) -> None:
    calibrated(tmp_path, TABLES["targi"], Aim(40, 4, 150))
    for file in tmp_path.iterdir():
        file.write_text(file.read_text().replace(TABLES["targi"].network, "00000000"))

    calibration = Calibration(TABLES["targi"], Results(tmp_path), Chosen(tmp_path), Aim(40, 4, 150))

    assert calibration.progress() == 0
    assert Chosen(tmp_path).at(TABLES["targi"]) == []


def test_the_next_deal_goes_to_those_about_whom_least_is_known(tmp_path: Path) -> None:
    """One-sided games tell little, so there are more of them."""
    results = Results(tmp_path)
    calibration = Calibration(TABLES["targi"], results, Chosen(tmp_path), Aim(1000, 2, 150))
    weakest = calibration.rungs[0].spec
    for task in in_turn([calibration]):
        results.add(imagined(task, lambda knob: 600 * (knob > knob_of(8.9))))

    counts = {pair: results.games("targi", pair) for pair in calibration._pairs}
    one_sided = [games for pair, games in counts.items() if weakest in pair]
    assert min(one_sided) > 2 * max(games for pair, games in counts.items() if weakest not in pair)


def test_work_on_the_table_that_is_furthest_behind_comes_first() -> None:
    class Steady:
        def __init__(self, name: str, tasks: int) -> None:
            self.name, self.tasks, self.done = name, tasks, 0

        def progress(self) -> float:
            return self.done / self.tasks

        def next_task(self) -> str:
            self.done += 1
            return self.name

    order = "".join(in_turn([Steady("a", 2), Steady("b", 4)]))

    assert order == "abbabb"


# -- games --------------------------------------------------------------------------------------------------------


def test_a_deal_is_played_from_all_seats_and_both_have_the_single_seat_in_turn(tmp_path: Path) -> None:
    results = Results(tmp_path)
    schedule = Schedule("tuareg-3", results)
    tasks = [schedule.task(("greedy", "random")) for _ in range(2)]
    assert [task.players for task in tasks] == [("greedy", "random"), ("random", "greedy")]

    for task in tasks:
        results.add(played(task))

    again = Results(tmp_path)
    assert again.games("tuareg-3", ("random", "greedy")) == 6
    assert Schedule("tuareg-3", again).task(("greedy", "random")).deal == 2
    step, other = again.step("tuareg-3", ("random", "greedy")), again.step("tuareg-3", ("greedy", "random"))
    assert step.value == pytest.approx(-other.value) != 0
    assert step.low < step.value < step.high


def test_a_confirmation_tells_the_step_between_neighbours(tmp_path: Path) -> None:
    table, results = TABLES["targi"], Results(tmp_path)
    levels = shipped_levels(table, champion=True)
    assert [name for name, _ in levels] == [level.name for level in bots.levels("targi")]
    confirmation = Confirmation(table, results, levels[:3], 600)

    for task in in_turn([confirmation]):
        results.add(imagined(task))

    true = [true_elo(knob_of(temperature_of(spec))) for _, spec in levels[:3]]
    for line, step in zip(list(confirmation.told())[1:], np.diff(true), strict=True):
        assert line.endswith("in 600 games")
        assert int(line.split(" (")[0].split()[-1]) == pytest.approx(step, abs=80)


# -- the file of levels --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SHIPPED)
def test_the_file_of_levels_is_the_shipped_one_but_for_what_was_chosen(game: str) -> None:
    shipped = files(package(game)).joinpath(LEVELS_FILE).read_text(encoding="utf-8")
    tables = [table for table in TABLES.values() if table.game == game]
    chosen = {table.name: ladder(7 - at, 0.5, 6, "usual") for at, table in enumerate(tables)}

    text = levels_file(game, chosen)
    levels = read_levels(game, tomllib.loads(text))

    assert levels_file(game, {}) == shipped
    assert [level.name for level in levels] == [level.name for level in bots.levels(game)]
    for table in tables:
        at_table = [level.at(rulebook(game).setting(dict(table.options))).spec for level in levels]
        assert at_table[:6] == specs(chosen[table.name])
    assert levels[-1] == bots.levels(game)[-1], "the champion stays"


# -- blunders and the command ----------------------------------------------------------------------------------------


def test_blunders_are_counted_by_level_and_counting_resumes(tmp_path: Path) -> None:
    table = TABLES["targi"]
    players = [("gentle", "search:9"), ("steady", "search:10")]

    def counted(most: int) -> blunders.Count:
        judgements = blunders.Judgements(tmp_path)
        count = blunders.Count(table, judgements, players, 3, 0.5)
        for task in itertools.islice(in_turn([count]), most):
            found = {"moves": 50, "decisions": 40, "loss": 1.0, "blunders": int(task.player == "search:9")}
            judgements.add({**task._asdict(), "network": table.network, **found, "seconds": 1.0})
        return count

    assert counted(2).progress() == pytest.approx(1 / 3)
    count = counted(10)

    assert count.progress() == 1
    assert list(count.told()) == [
        "targi:",
        "  gentle   2.00% (0.68% to 5.71%): 3 blunders in 150 moves of 3 games",
        "  steady   0.00% (0.00% to 2.50%): 0 blunders in 150 moves of 3 games",
    ]


def test_a_sample_of_the_moves_of_a_game_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def nothing(_game: object, _worlds: object, _closer: object, numbers: list[int]) -> list[object]:
        asked.extend(numbers)
        return []

    monkeypatch.setattr(blunders, "judged", nothing)
    monkeypatch.setattr(blunders, "_tools", lambda _: (None, None))

    row = blunders.judged_game(blunders.Task("tuareg-2", "random", 3, 0.2))

    assert 20 < len(asked) < 80
    assert asked == sorted(asked)
    assert (row["player"], row["seed"], row["network"]) == ("random", 3, TABLES["tuareg-2"].network)


def test_the_command_plays_and_writes_what_it_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def here(do: Callable[[Task], Row], tasks: Iterator[Task], jobs: int, *_: object, **__: object) -> Iterator[Row]:
        assert (do, jobs) == (played, 1)
        return map(imagined, tasks)

    monkeypatch.setattr(run, "completed", here)
    monkeypatch.setattr(run, "prepared", lambda *_: None)
    words = ["calibrate", str(tmp_path), "--table", "targi", "tuareg-5", "--jobs", "1", "--ladder", "200"]

    main([*words, "--games", "10", "--gentlest", "7", "--curve", "careful"])

    told = capsys.readouterr().out
    assert "targi: 200 games of the ladder" in told
    assert "tuareg-5: 200 games of the ladder" in told
    tree = tomllib.loads((tmp_path / "levels-tuareg.toml").read_text())
    assert tree["curious"]["where"]["seats=5"] == parameters_at(knob_of(7), "careful")._asdict()
    shipped = {each.name: each for each in bots.levels("tuareg")}
    assert tree["curious"]["temperature"] == shipped["curious"].temperature, "not calibrated"
