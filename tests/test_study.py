"""The analysis of finished games: ledgers balance exactly, and what is hidden from a seat changes nothing."""

from __future__ import annotations

import dataclasses
import functools
import itertools
import json
import random
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import azalai
from azalai import cli, games, study
from azalai.errors import IllegalOption
from azalai.messages import language
from azalai.puzzles import shipped
from azalai.study import Estimate, Ledger, Study
from azalai.study.analysis import _Analysis, _label, analyse_part, judged
from azalai.study.appraisal import Appraisal, paired, shifted
from azalai.study.results import Amount
from azalai.study.searches import Searches
from azalai.study.worlds import Learned, Worlds
from tests.finished_games import short_game
from tests.tiny_game import Tricks

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("targi", {}),
    ("targi", {"expansion": True}),
    ("tuareg", {"seats": 2}),
    ("tuareg", {"seats": 5}),
]
tables = pytest.mark.parametrize(("name", "options"), TABLES, ids=str)


@functools.cache
def _studied(name: str, seats: int, spec: str) -> tuple[azalai.Game, Study]:
    options = next(options for game, options in TABLES if game == name and options.get("seats", 2) == seats)
    game = short_game(name, options, spec)
    return game, azalai.analyse(game, worlds=3, compiled=False)


def _ledger(game: azalai.Game, seat: int, worlds: int = 2) -> Ledger:
    """The ledger of one seat alone, also of a game that is not over."""
    return _Analysis(game, Worlds(game.rulebook, game.setting, worlds, 0, compiled=False), None, False, _quiet)._ledger(
        seat
    )


def _quiet(_done: int, _all: int) -> None:
    """No progress is shown."""


def _total(ledger: Ledger) -> study.Amount:
    return ledger.start + ledger.luck + ledger.own + ledger.others


@pytest.mark.parametrize("spec", ["random", "greedy"])
@tables
def test_every_ledger_balances_exactly(name: str, options: dict[str, Any], spec: str) -> None:
    game = short_game(name, options, spec)
    found = azalai.analyse(game, worlds=3, compiled=False)

    scores, winners = game.scores(), game.winners()
    for ledger in found.ledgers:
        others = [score for seat, score in enumerate(scores) if seat != ledger.seat]
        assert _total(ledger) == ledger.result, "not even a rounding error is lost"
        assert ledger.result.lead == scores[ledger.seat] - max(others)
        assert ledger.result.win == pytest.approx((ledger.seat in winners) / len(winners), abs=1e-5)
        for before, after in itertools.pairwise(ledger.steps):
            assert before.value + after.decision + after.luck + after.shown == after.value
            assert after.shown == study.Amount(0, 0) or after.seat == ledger.seat
        assert len(ledger.steps) == len(game.played) + 1
    assert [one.move for one in found.decisions] == [move.text for move in game.played]


def test_luck_is_what_a_reveal_changes_and_zero_where_nothing_is_revealed() -> None:
    game, rng = azalai.new("tuareg", seed=3, seats=2), random.Random(1)
    for _ in range(40):
        game.play(rng.choice(game.moves()))
    ledger = _ledger(game, 0, worlds=8)  # in two worlds a draw may look the same, and then it is no luck

    lucky = 0
    for step, before, after in zip(ledger.steps[1:], game, list(game)[1:], strict=False):
        if before.reveals == after.reveals:  # also where another seat lays a card that it had
            assert step.luck == study.Amount(0, 0), "nothing was left to chance"
        lucky += step.luck.win != 0
    assert lucky >= 2, "cards were drawn"


def test_chance_is_what_nobody_knew() -> None:
    game, rng = azalai.new("tuareg", seed=3, seats=2), random.Random(1)
    for _ in range(40):
        game.play(rng.choice(game.moves()))
    worlds = Worlds(game.rulebook, game.setting, 3, 0, compiled=False)
    learned: dict[tuple[str, int | None], set[Any]] = {}
    for number, (before, move, after) in enumerate(zip(game, game.played, list(game)[1:], strict=False)):
        worlds.take(before.table, 0, number << 32)
        key = move.text.partition("-")[0], before.seat
        learned.setdefault(key, set()).add(worlds.advance(0, move.id, after.table))

    assert learned["draw", 0] == {Learned(nothing=False, by_chance=True)}
    assert learned["draw", 1] == {Learned(nothing=True, by_chance=False)}, "nobody else sees the cards"
    assert Learned(nothing=False, by_chance=False) in learned["lay", 1], "it had known the card"
    assert not any(each.by_chance for (kind, _), found in learned.items() if kind != "draw" for each in found)


@tables
def test_what_a_seat_cannot_know_changes_nothing_in_its_ledger(name: str, options: dict[str, Any]) -> None:
    """Every table of the past is replaced by another that looks the same to the seat."""
    game, rng = azalai.new(name, seed=3, **options), random.Random(1)
    for _ in range(16):
        game.play(rng.choice(game.moves()))

    changed = 0
    for seat in range(2):
        other = game.copy()
        for index, past in enumerate(game._past):
            table: Any = game.rulebook.table.unpack(past.before)
            game.rulebook.rules.imagine(table, game.setting.cards, seat, 99, index, [0] * game.rulebook.pool_size)
            other._past[index] = dataclasses.replace(past, before=table.pack())
            table.chance = game.rulebook.table.unpack(past.before).chance  # type: ignore[attr-defined]
            changed += table.pack() != past.before
        assert _ledger(other, seat) == _ledger(game, seat)
    assert changed > 0, "cards were hidden"


def test_a_decision_is_compared_with_every_legal_move() -> None:
    game = short_game("targi", {})
    found = azalai.analyse(game, worlds=3, compiled=False)

    for moment, one in zip(game, found.decisions, strict=False):
        assert {each.move for each in one.alternatives} == {move.text for move in moment.moves()}
        assert one.seat == moment.seat
        best, *_ = one.alternatives
        made = next(each.after for each in one.alternatives if each.move == one.move)
        assert (one.best, one.after) == (best.move, made)
        assert one.loss.value == pytest.approx(best.after.win - made.win, abs=1e-4)
        assert one.loss.low <= one.loss.value <= one.loss.high
        spread = best.after.win - one.alternatives[-1].after.win
        assert one.counts == (spread >= 0.01)
        assert one.counts or not one.label
    assert any(one.counts for one in found.decisions)
    assert any(not one.counts for one in found.decisions)
    for ledger in found.ledgers:
        losses = [one.loss.value for one in found.decisions if one.seat == ledger.seat and one.counts]
        assert ledger.decisions == len(losses)
        assert ledger.average_loss == pytest.approx(np.mean(losses))


class Lottery:
    """In place of searches: the first legal move is the best, and the others lose more and more."""

    def __init__(self, *steps: float, favourite: int = 0) -> None:
        """``steps`` by effort; the last one holds for all further ones."""
        self.steps, self.favourite, self.asked = steps, favourite, 0

    def choice(self, game: azalai.Game, _seed: int) -> azalai.Move:
        return game.moves()[self.favourite]

    def appraise(
        self, game: azalai.Game, moves: list[azalai.Move], _seed: int, worlds: int, *, effort: int = 0
    ) -> list[Appraisal]:
        self.asked += 1
        places = [game.moves().index(move) for move in moves]
        step = self.steps[min(effort, len(self.steps) - 1)]
        chances = [np.full(worlds, 0.9 - step * place) for place in places]
        return [Appraisal(each, np.zeros(worlds), np.ones(worlds, bool)) for each in chances]


def test_a_closer_look_judges_decisions_again_and_leaves_the_ledger_alone() -> None:
    game = short_game("targi", {})
    worlds = Worlds(game.rulebook, game.setting, 2, 0, compiled=False)

    def part(closer: Any) -> Any:
        return _Analysis(game, worlds, closer, False, _quiet).part(0)

    plain, looked = part(None), part(Lottery(0.2))
    assert looked.steps == plain.steps
    changed = 0
    for one, before in zip(looked.decisions, plain.decisions, strict=True):
        assert one.after == before.after
        moves = [move.text for move in game.at(one.number - 1).moves()]
        if one == before:
            continue
        changed += 1
        assert one.best == moves[0]
        assert {each.move for each in one.alternatives} == set(moves)
        assert one.loss.value == pytest.approx(0.2 * moves.index(one.move), abs=1e-4)
        assert one.label == ("blunder" if one.move != moves[0] else "")
    assert changed > 3

    even = Lottery(0.0005)  # nothing is suspicious but what lost much at first sight
    suspected = [one for one in plain.decisions if one.counts and one.loss.value >= 0.05]
    again = [one for one, before in zip(part(even).decisions, plain.decisions, strict=True) if one != before]
    assert {one.number for one in again} == {one.number for one in suspected}
    assert even.asked > 3, "other moves than the first were made"


def test_some_decisions_are_judged_as_in_an_analysis() -> None:
    game = short_game("targi", {})
    worlds = Worlds(game.rulebook, game.setting, 2, 0, compiled=False)
    closer: Any = Lottery(0.2)
    whole = {one.number: one for one in _Analysis(game, worlds, closer, False, _quiet).part(0).decisions}
    large = [number for number, one in whole.items() if one.label == "blunder"]
    assert len(large) > 2

    found = judged(game, worlds, closer, large[::-1])

    assert [one.number for one in found] == large[::-1]
    for one in found:
        same = whole[one.number]
        assert (one.seat, one.move, one.best, one.label) == (same.seat, same.move, same.best, same.label)
        assert one.loss.value == pytest.approx(same.loss.value)


def test_longer_searches_make_sure_of_a_large_loss() -> None:
    game = short_game("targi", {})
    worlds = Worlds(game.rulebook, game.setting, 2, 0, compiled=False)

    def losses(closer: Any) -> dict[int, float]:
        decisions = _Analysis(game, worlds, closer, False, _quiet).part(0).decisions
        return {one.number: one.loss.value for one in decisions}

    short = losses(Lottery(0.2))
    large = [number for number, loss in short.items() if loss >= 0.1]
    overestimated, underestimated = losses(Lottery(0.2, 0.01)), losses(Lottery(0.12, 0.2))
    overestimated_again, not_again = losses(Lottery(0.2, 0.2, 0.01)), losses(Lottery(0.2, 0.01, 0.2))

    assert len(large) > 3
    for number in large:
        assert overestimated[number] == pytest.approx(short[number] / 20, abs=1e-4)
        assert underestimated[number] == pytest.approx(short[number], abs=1e-4)
        assert overestimated_again[number] == pytest.approx(short[number] / 20, abs=1e-4)
        if not_again[number] < 0.1:
            assert not_again[number] == overestimated[number], "no longer a large loss"


def test_all_moves_are_tried_in_case_both_the_network_and_the_search_overlook_the_best() -> None:
    game = short_game("targi", {})
    worlds = Worlds(game.rulebook, game.setting, 2, 0, compiled=False)
    plain, looked = (
        _Analysis(game, worlds, closer, False, _quiet).part(0).decisions
        for closer in (None, Lottery(0.05, favourite=-1))
    )

    examined, overlooked, seemed_trivial = 0, 0, 0
    for one, at_first_sight in zip(looked, plain, strict=True):
        first = game.at(one.number - 1).moves()[0].text
        if one.counts and one != at_first_sight:
            examined += 1
            good_at_first_sight = {each.move for each in at_first_sight.alternatives[:2]}
            seemed_trivial += not at_first_sight.counts
            overlooked += at_first_sight.loss.value < 0.05 and first not in good_at_first_sight
            assert one.best == first
    assert examined > 3
    assert overlooked > 0
    assert seemed_trivial > 0


def test_an_appraisal_keeps_its_distance_and_overtakes_none_where_win_chances_end() -> None:
    best = Appraisal(np.array([0.5, 0.5]), np.array([2.0, 4.0]), np.ones(2, bool))
    second = Appraisal(np.array([0.0, 0.875]), np.array([1.0, 3.0]), np.ones(2, bool))
    change = Amount(0.125, -2.0) - best.mean

    assert shifted(best, change).mean == Amount(0.125, -2.0)
    assert shifted(second, change).mean == Amount(0.0625, -3.0), "no world keeps more than its distance"
    assert shifted(second, Amount(-0.5, 0.0)).mean.win == 0


@pytest.mark.long
def test_searches_prefer_the_solution_of_a_puzzle() -> None:
    """And the same seed gives the same appraisals, whatever was searched before."""
    found = Searches(64)
    for each in [puzzle for puzzle in shipped() if puzzle.group == "targi"][:3]:
        game = each.position()
        moves = game.moves()
        first = found.appraise(game, moves, 7, 12)
        found.choice(game, 1)
        again = found.appraise(game, moves, 7, 12)
        chances = {move.text: appraisal.mean.win for move, appraisal in zip(moves, first, strict=True)}

        assert [appraisal.mean for appraisal in again] == [appraisal.mean for appraisal in first]
        assert chances[each.solution[0]] >= max(chances.values()) - 0.05


@tables
def test_the_parts_of_an_analysis_are_the_whole(name: str, options: dict[str, Any]) -> None:
    game = short_game(name, options)
    worlds = Worlds(game.rulebook, game.setting, 2, 0, compiled=False)
    whole = _Analysis(game, worlds, None, False, _quiet).part(1)

    parts = [analyse_part(game, worlds, 1, 0, seconds=0)]
    while parts[-1].end < len(game.played):
        parts.append(analyse_part(game, worlds, 1, parts[-1].end, seconds=0))

    assert len(parts) > 1
    assert [part.start for part in parts] == [whole.start] + [None] * (len(parts) - 1)
    assert tuple(step for part in parts for step in part.steps) == whole.steps
    assert tuple(one for part in parts for one in part.decisions) == whole.decisions


@tables
def test_without_judging_decisions_the_ledger_is_the_same(name: str, options: dict[str, Any]) -> None:
    game = short_game(name, options)
    worlds = Worlds(game.rulebook, game.setting, 2, 0, compiled=False)

    judged = analyse_part(game, worlds, 1, 0, seconds=600)
    outlook = analyse_part(game, worlds, 1, 0, seconds=600, judges=False)

    assert (outlook.start, outlook.steps) == (judged.start, judged.steps)
    assert len(judged.decisions) == sum(step.seat == 1 for step in judged.steps)
    assert outlook.decisions == ()


def test_the_deal_is_luck_and_a_position_is_none() -> None:
    ledger = _ledger(azalai.new("targi", seed=4), 0, worlds=4)
    late = _ledger(short_game("targi", {}, moves=6), 0)

    assert ledger.start.win != ledger.steps[0].value.win == ledger.start.win + ledger.steps[0].luck.win
    assert late.start == late.steps[0].value


def test_playing_on_before_the_evaluation_gives_other_values_and_balances_too() -> None:
    game = short_game("targi", {}, moves=3)
    fast, deep = (azalai.analyse(game, deep=deep, worlds=2, compiled=False) for deep in (False, True))

    assert [one.after for one in fast.decisions] != [one.after for one in deep.decisions]
    for ledger in deep.ledgers:
        assert _total(ledger) == ledger.result


def test_a_label_needs_an_interval_without_zero() -> None:
    sure = {0.049: "", 0.05: "inaccuracy", 0.1: "mistake", 0.149: "mistake", 0.15: "blunder", 0.9: "blunder"}

    for loss, label in sure.items():
        assert _label(Estimate(loss, 0.001, 2 * loss)) == label
        assert _label(Estimate(loss, 0.0, 2 * loss)) == ""


def test_intervals_are_of_paired_differences() -> None:
    """The worlds differ by much, the two moves always by 0.1: no doubt about it."""
    worse = np.array([0.1, 0.9, 0.5, 0.3])

    sure, unsure = paired(worse + 0.1, worse), paired(worse[::-1], worse)

    assert (sure.low, sure.high) == (pytest.approx(0.1), pytest.approx(0.1))
    assert unsure.low < 0 < unsure.high


def test_the_analysis_is_ready_for_json() -> None:
    _, found = _studied("targi", 2, "random")
    written = json.loads(json.dumps(found.as_dict()))

    assert written["scores"] == list(found.scores)
    assert written["ledgers"][1]["luck"]["win"] == found.ledgers[1].luck.win
    even = written["ledgers"][0]["with_even_luck"]
    assert even["lead"] == found.ledgers[0].result.lead - found.ledgers[0].luck.lead
    one, other = written["ledgers"][0]["scores_with_even_luck"]
    assert one - other == pytest.approx(even["lead"], abs=1.01), "rounded to whole points"
    assert repr(found).startswith(f"<study of targi, {found.scores[0]}:{found.scores[1]}, {len(found.decisions)} ")


def test_a_notebook_draws_the_win_chances_of_every_seat() -> None:
    game, found = _studied("targi", 2, "random")
    labelled = dataclasses.replace(found.decisions[3], label="mistake")
    found = dataclasses.replace(found, decisions=(*found.decisions[:3], labelled, *found.decisions[4:]))
    drawn = ElementTree.fromstring(found._repr_svg_())

    name = "{http://www.w3.org/2000/svg}"
    assert drawn.findtext(f"{name}title") == f"Win chances in a game that ended {found.scores[0]}:{found.scores[1]}"
    lines = [path.get("d", "") for path in drawn.iter(f"{name}path") if path.get("class") == "value"]
    assert [line.count("L") for line in lines] == [len(game.played)] * 2
    marks = [mark.findtext(f"{name}title", "") for mark in drawn.iter(f"{name}circle")]
    assert len(marks) == len(found.mistakes())
    assert f"Move 4, mistake: {labelled.move}; better {labelled.best}" in marks


def test_only_finished_games_with_a_network_are_analysed(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(IllegalOption, match="finished"):
        azalai.analyse(azalai.new("targi", seed=1))
    with pytest.raises(IllegalOption, match="worlds"):
        azalai.analyse(short_game("targi", {}), worlds=1)
    monkeypatch.setattr(games, "_registered", dict(games._registered))
    games.register(Tricks())
    tricks = azalai.new("tricks", seed=1)
    while not tricks.over:
        tricks.play(tricks.moves()[0])
    with pytest.raises(IllegalOption, match="no trained network"):
        azalai.analyse(tricks)


# -- the terminal ----------------------------------------------------------------------------------------


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A saved game; its analysis runs in the plain gear."""
    monkeypatch.setattr(study, "analyse", functools.partial(study.analyse, worlds=2, compiled=False))
    file = tmp_path / "game.azalai"
    short_game("targi", {}, moves=5).save(file)
    return file


def test_the_terminal_shows_ledgers_decisions_and_luck(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["analyse", str(saved), "--all"]) == 0
    shown = capsys.readouterr().out
    assert cli.main(["analyse", str(saved), "--seat", "blue"]) == 0
    blue = capsys.readouterr().out
    with language("pl"):
        assert cli.main(["analyse", str(saved)]) == 0
    polish = capsys.readouterr().out

    game = azalai.load(saved)
    for move in game.played:
        assert move.text in shown
    assert "Start + luck + own decisions + other decisions = result" in shown
    assert "with even luck" in shown
    assert blue.count("White") == 2, "in the ledgers and in the sentence about even luck"
    assert "przy równym szczęściu" in polish


def test_the_terminal_prints_json(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["analyse", str(saved), "--json"]) == 0

    written = json.loads(capsys.readouterr().out)
    assert written["game"] == "targi"
    assert len(written["ledgers"]) == 2


def test_an_unfinished_game_is_refused_with_a_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    azalai.new("targi", seed=1).save(tmp_path / "begun.azalai")

    assert cli.main(["analyse", str(tmp_path / "begun.azalai")]) == cli.WRONG
    assert "still running" in capsys.readouterr().err
