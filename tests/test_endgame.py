"""The last decisions of a game are solved exactly, where neither chance nor hidden cards matter."""

from __future__ import annotations

import pytest

import azalai
from azalai import bots
from azalai.bots import Analysis, Bot
from azalai.bots.endgame_solver import EndgameSolver
from azalai.bots.network_player import LEAD_SHARE, NetworkBot
from azalai.bots.rules.network_search import HALF_LEAD
from azalai.bots.rules.outcome import expected_result
from azalai.game import Game
from tests.information_sets import seen_at


def result(game: Game) -> list[float]:
    """The result of each seat of a game that is over: winning, mixed with the lead over each other seat."""
    share, scores = LEAD_SHARE[game.seats], game.scores()
    won = [(seat in game.winners()) / len(game.winners()) for seat in range(game.seats)]
    ahead = [[expected_result(mine - theirs, HALF_LEAD) for theirs in scores] for mine in scores]
    return [
        (1 - share) * won[seat] + share * (sum(leads) - leads[seat]) / (game.seats - 1)
        for seat, leads in enumerate(ahead)
    ]


@pytest.mark.parametrize(
    ("name", "options"),
    [("targi", {}), ("targi", {"expansion": True}), ("tuareg", {}), ("tuareg", {"seats": 4})],
    ids=str,
)
def test_what_is_solved_comes_true(name: str, options: dict[str, object]) -> None:
    """From the first decision that is solved, all seats play as the solver says."""
    solved = 0
    for seed in range(3):
        game = azalai.new(name, seed=seed, **options)
        random: Bot = bots.player("random", seed)
        solver = EndgameSolver(seen_at(game), LEAD_SHARE[game.seats], compiled=False)
        promised: list[float] | None = None
        while game.seat is not None:
            seen = seen_at(game)
            found = solver.solved(seen)
            if promised is not None:
                assert found is not None
                assert found.expected == promised, "nothing that was hidden changes it"
            if found is not None:
                solved += 1
                promised = found.expected
                best = max(each.expected[seen.seat] for each in found.candidates)
                assert found.expected[seen.seat] == best
                assert sum(each.share for each in found.candidates) == pytest.approx(1)
            game.play(found.move if found is not None else random.decide(seen).move)
        if promised is not None:
            assert promised == pytest.approx(result(game))
    assert solved > 0


def test_the_champion_solves_and_the_levels_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    exact = Analysis(azalai.new("targi", seed=1).moves()[0], [1.0, 0.0], [], 1, 0.0)
    monkeypatch.setattr(EndgameSolver, "solved", lambda *_: exact)
    seen = seen_at(azalai.new("targi", seed=1))

    assert NetworkBot(1, simulations=8, compiled=False).decide(seen) is exact
    assert bots.player("search:8", 1, compiled=False).decide(seen) is exact
    assert bots.player("curious", 1).decide(seen) is not exact
