"""OpenSpiel's own algorithms on our games: search, regret minimisation, learning."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

from tests.openspiel_states import any_action, played

PAGE = Path(__file__).parent.parent / "docs" / "env-openspiel.md"
CRASH = """
import pyspiel
import azalai.env.openspiel
from open_spiel.python.games import tic_tac_toe
game = pyspiel.load_game("{game}")
state = game.new_initial_state()
while state.is_chance_node():
    state.apply_action(state.chance_outcomes()[0][0])
evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
{bot}.step(state)
"""
CPP_BOTS = {
    "MCTSBot": "pyspiel.MCTSBot(game, evaluator, 2.0, 4, 10, False, 1, False)",
    "ISMCTSBot": "pyspiel.ISMCTSBot(1, evaluator, 2.0, 4)",
}


@pytest.mark.parametrize(
    ("game", "bot"), [("python_tic_tac_toe", "MCTSBot"), *(("azalai_targi", bot) for bot in CPP_BOTS)]
)
def test_the_librarys_cpp_search_bots_crash_on_python_games_as_the_docs_warn(game: str, bot: str) -> None:
    """If this fails, the library has been repaired: remove the warning in docs/env-openspiel.md and this test."""
    program = CRASH.format(game=game, bot=CPP_BOTS[bot])

    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False, timeout=60)

    assert ended.returncode == -signal.SIGSEGV, ended.stderr
    assert f"pyspiel.{bot}" in PAGE.read_text(encoding="utf-8")


def test_the_librarys_mcts_plays() -> None:
    from open_spiel.python.algorithms import mcts

    state = played("azalai_tuareg(players=2)", 12, 1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(state.get_game(), 2, 12, evaluator, random_state=np.random.RandomState(2))
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        while state.is_chance_node():
            state.apply_action(any_action(state, random.Random(1)))


def test_the_librarys_information_set_mcts_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state = played("azalai_tuareg(players=2)", 12, 1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        state.get_game(), uct_c=2, evaluator=evaluator, max_simulations=12, random_state=np.random.RandomState(2)
    )
    assert bot.step(state) in state.legal_actions()


def test_the_librarys_mcts_finds_a_move_that_wins_at_once() -> None:
    """The last decision of a game that one answer wins and another loses."""
    from open_spiel.python.algorithms import mcts

    state = last_decision()
    values = {action: state.child(action).returns()[state.current_player()] for action in state.legal_actions()}
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(state.get_game(), 2, 60, evaluator, random_state=np.random.RandomState(2))

    assert values[bot.step(state)] == max(values.values()) > min(values.values())


def last_decision() -> Any:
    for seed in range(400):
        rng = random.Random(seed)
        state = pyspiel.load_game("azalai_targi").new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and state.play.t.robber == 16:
                ends = [state.child(action) for action in state.legal_actions()]
                if len(ends) > 1 and all(end.is_terminal() for end in ends):
                    returns = {end.returns()[state.current_player()] for end in ends}
                    if len(returns) > 1:
                        return state
            state.apply_action(any_action(state, rng))
    raise AssertionError("no such position was met")


def test_the_librarys_outcome_sampling_learns_from_our_states() -> None:
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    game = pyspiel.load_game("azalai_tuareg(players=2)")
    np.random.seed(3)  # the library draws from it
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    policy = solver.average_policy()
    state = played("azalai_tuareg(players=2)", 3, 1)
    chances = policy.action_probabilities(state)

    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)


def test_the_librarys_environment_trains_its_q_learner() -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms import tabular_qlearner

    env = rl_environment.Environment("azalai_targi")
    env.seed(1)
    agents = [tabular_qlearner.QLearner(seat, env.action_spec()["num_actions"]) for seat in range(2)]
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([agents[seat].step(step).action])
    for agent in agents:
        agent.step(step)

    assert sum(step.rewards) == pytest.approx(0)
    assert max(step.rewards) == 1 or step.rewards == [0, 0]
