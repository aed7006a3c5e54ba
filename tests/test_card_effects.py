"""The measured effects of cards: what is counted in a game, files that add up, and the statistics."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

import azalai
from azalai.games.card_effects import Cell, Counts, Effects, added, shipped
from azalai.study import card_effects
from tests.finished_games import played

EARLY = Cell("laid", "even", 0)
LATE = Cell("laid", "ahead", 11)


def _counts(seeds: set[int], *uses: tuple[str, Cell, int, float]) -> Counts:
    counts = Counts("targi", "targi", {}, "champion:64", seeds)
    for use in uses:
        counts.use(*use)
    return counts


def test_lines_of_several_runs_add_up() -> None:
    one = _counts({1, 2, 3, 7}, ("t1", EARLY, 4, 2.5), ("t2", LATE, 1, 1))
    other = _counts({4}, ("t1", EARLY, 1, 0), ("t1", LATE, 1, 1))

    (both,) = added([one.written(), other.written()])

    assert '"games":[[1,4],[7,7]]' in both.written()
    assert both.uses[("t1", EARLY)].count == 5
    assert both.uses[("t1", EARLY)].won == 2.5
    assert both.cards == ["t1", "t2"]
    assert Counts.read(both.written()) == both
    with pytest.raises(ValueError, match="seed 4 is counted twice"):
        added([both.written(), other.written()])


def test_an_effect_compares_a_card_with_all_cards_used_at_the_same_time() -> None:
    """Late in the game nearly everybody who is ahead wins, whatever card they lay."""
    counts = _counts({1}, ("t1", EARLY, 100, 60), ("t2", EARLY, 100, 40), ("t1", LATE, 10, 9), ("t3", LATE, 90, 81))
    effects = Effects(counts)

    early = effects.of("t1", lambda cell: cell.phase == "early")
    late = effects.of("t1", lambda cell: cell.phase == "late")
    whole = effects.of("t1", lambda _: True)

    assert None not in (early, late, whole)
    assert (early.count, early.won) == (100, 0.6)
    assert early.effect == pytest.approx(0.1)
    assert early.half == pytest.approx(1.96 * math.sqrt(0.25 / 100))
    assert early.certain
    assert late.effect == pytest.approx(0)
    assert not late.certain
    assert whole.effect == pytest.approx((69 - 59) / 110)
    assert effects.of("t2", lambda cell: cell.phase == "late") is None


@pytest.mark.parametrize(
    ("name", "options", "ways"),
    [("targi", {}, {"laid", "kept"}), ("targi", {"expansion": True}, {"laid", "kept"}), ("tuareg", {}, {"bought"})],
    ids=["base", "expansion", "tuareg"],  # a set has another order in each worker
)
def test_the_first_use_of_each_card_by_each_seat_is_counted(
    name: str, options: dict[str, object], ways: set[str]
) -> None:
    game = played(azalai.new(name, seed=3, **options), "random", 3)

    uses = list(card_effects.uses_in(game))

    assert {cell.way for _, cell, _ in uses} == ways
    assert len({(card, cell.way, seat) for card, cell, seat in uses}) == len(uses)
    if name == "targi":
        laid = [{card for card, cell, who in uses if cell.way == "laid" and who == seat} for seat in range(2)]
        for seat in range(2):
            at_the_end = {game.setting.deck.name(card) for card in game.rulebook.laid_cards(game.table, seat) or ()}
            assert at_the_end <= laid[seat]
    line = Counts.read(card_effects.line_of(game, "targi", "random", 3))
    assert sum(tally.count for tally in line.uses.values()) == len(uses)


def test_a_twelfth_of_targi_is_a_round() -> None:
    game = played(azalai.new("targi", seed=3), "random", 3)

    assert {(now.round - 1, card_effects.twelfth(now)) for now in game} == {(n, n) for n in range(game.round)}


def test_the_situation_is_the_lead_over_the_best_other_seat() -> None:
    class Standing:
        def __init__(self, *scores: int) -> None:
            self.scores = lambda: list(scores)

    assert [card_effects.situation(Standing(5, *others), 0) for others in ([4], [6, 0], [3], [3, 7])] == [
        "even",
        "even",
        "ahead",
        "behind",
    ]


def test_a_measurement_goes_on_with_the_next_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played_seeds: list[int] = []

    def one_use(task: card_effects.Task) -> str:
        *_, seed = task
        played_seeds.append(seed)
        return _counts({seed}, ("t1", EARLY, 1, 1)).written()

    monkeypatch.setattr(card_effects, "counted", one_use)
    out = tmp_path / "effects.jsonl"
    card_effects.measure("targi", out, minutes=0, jobs=1)
    with out.open("a") as file:
        file.write('{"table": "targi", "pla')  # a call that was killed
    card_effects.measure("targi", out, minutes=0, jobs=1)
    card_effects.measure("targi", out, minutes=60, jobs=1, games=4)

    (line,) = out.read_text().splitlines()
    assert played_seeds == [1, 2, 3, 4]
    assert Counts.read(line).uses[("t1", EARLY)].count == 4


def test_files_are_added_up(tmp_path: Path) -> None:
    for seed in (1, 2):
        (tmp_path / str(seed)).write_text(_counts({seed}, ("t1", EARLY, 1, 1)).written() + "\n")

    card_effects.main(["--add", str(tmp_path / "1"), str(tmp_path / "2"), "--out", str(tmp_path / "both")])

    assert (tmp_path / "both").read_text() == _counts({1, 2}, ("t1", EARLY, 2, 2)).written() + "\n"


@pytest.mark.parametrize(("table", "options"), [("targi", {}), ("expansion", {"expansion": True})])
def test_the_package_has_the_effects_of_every_tribe_card(table: str, options: dict[str, object]) -> None:
    (counts,) = (each for each in shipped("targi") if each.table == table)
    effects, cards = Effects(counts), azalai.new("targi", seed=1, **options).view(None)["cards"]
    found = {card: effects.of(card, lambda cell: cell.way == "laid") for card in cards}

    assert len(counts.seeds) >= 2000
    assert len(found) == 45
    assert [card for card, effect in found.items() if effect is None or effect.half > 0.1] == [], "too rarely laid"
