"""Environments say what is wrong, in one sentence that says what would be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from azalai.env import pettingzoo
from azalai.env.batch import Tables
from azalai.env.gymnasium import SeatEnv, SeatVectorEnv
from azalai.errors import IllegalMove, IllegalOption

RESET_FIRST = "call reset first: no game was dealt"
AGENTS = "there are: seat_0, seat_1"


def seat_env(**options: Any) -> Any:
    env = SeatEnv("targi", **options)
    env.reset(seed=1)
    return env


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: SeatEnv("targi", seat=None), 'use a seat from 0 to 1 or "any", not None'),  # type: ignore[arg-type]
        (lambda: SeatEnv("targi", seat=None, opponent="greedy"), "not None"),  # type: ignore[arg-type]
        (lambda: SeatVectorEnv("targi", 2, seat=None), 'use a seat from 0 to 1 or "any"'),  # type: ignore[arg-type]
        (lambda: SeatEnv("targi", scaled="no"), "scaled is True or False, not 'no'"),  # type: ignore[arg-type]
        (lambda: SeatVectorEnv("targi", 2, copy="no"), "copy is True or False, not 'no'"),  # type: ignore[arg-type]
        (lambda: pettingzoo.env("targi", scaled=2), "scaled is True or False, not 2"),
        (lambda: pettingzoo.TableEnv("targi").observation_space("seat_7"), f"no agent 'seat_7'; {AGENTS}"),
        (lambda: pettingzoo.TableEnv("targi").action_space("blue"), AGENTS),
        (lambda: pettingzoo.TableEnv("targi").observe(0), AGENTS),  # type: ignore[arg-type]
        (lambda: Tables("targi", 2).observe("a", 0), "table must be a whole number from 0 to 1, not 'a'"),  # type: ignore[arg-type]
        (lambda: Tables("targi", 2).observe(0, 0.5), "seat must be a whole number from 0 to 1, not 0.5"),  # type: ignore[arg-type]
    ],
)
def test_wrong_options(wrong: Callable[[], Any], said: str) -> None:
    with pytest.raises(IllegalOption) as found:
        wrong()
    assert said in str(found.value)


@pytest.mark.parametrize(
    "early",
    [
        lambda: SeatEnv("targi").step(0),
        lambda: SeatEnv("targi", opponent="greedy").step(0),
        lambda: SeatEnv("targi").action_masks(),
        lambda: SeatEnv("targi", render_mode="ansi").render(),
        lambda: SeatVectorEnv("targi", 2).step(np.zeros(2, np.int64)),
        lambda: SeatVectorEnv("targi", 2).action_masks(),
        lambda: Tables("targi", 2).step(np.zeros(2, np.int64)),
        lambda: Tables("targi", 2).game(0),
        lambda: pettingzoo.TableEnv("targi").step(1),
        lambda: pettingzoo.TableEnv("targi").observe("seat_0"),
        lambda: pettingzoo.TableEnv("targi").action_masks(),
        lambda: pettingzoo.TableEnv("targi", render_mode="ansi").render(),
    ],
)
def test_nothing_works_before_a_reset(early: Callable[[], Any]) -> None:
    with pytest.raises(IllegalMove, match=RESET_FIRST):
        early()


def test_a_reset_that_fails_deals_nothing() -> None:
    tables = Tables("targi", 2)
    with pytest.raises(IllegalOption, match="seeds in the list: 3, tables: 2"):
        tables.reset([1, 2, 3])
    with pytest.raises(IllegalMove, match=RESET_FIRST):
        tables.game(0)


@pytest.mark.parametrize("action", [True, None, "p2", 1.5, np.array([1, 2])])
def test_an_action_is_a_whole_number(action: Any) -> None:
    with pytest.raises(IllegalMove, match="the numbers go from 0 to 215"):
        seat_env().step(action)


@pytest.mark.parametrize(("table", "shown"), [(9, "9"), ("a", "'a'"), (True, "True"), (-1, "-1")])
def test_a_table_that_is_not_there(table: Any, shown: str) -> None:
    tables = Tables("targi", 2)
    tables.reset(seed=1)
    with pytest.raises(IllegalOption, match=f"table must be a whole number from 0 to 1, not {shown}"):
        tables.game(table)


@pytest.mark.parametrize("seeds", [[5, 9], (5, 9), np.array([5, 9])])
def test_seeds_of_a_vector_may_be_any_sequence(seeds: Any) -> None:
    env = SeatVectorEnv("targi", 2)
    env.reset(seed=seeds)
    assert [env.tables.game(table).seed for table in range(2)] == [5, 9]


def test_openspiel_refuses_the_number_of_no_action() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import azalai.env.openspiel  # noqa: F401  (registers the games)

    state = pyspiel.load_game("azalai_targi").new_initial_state()
    with pytest.raises(IllegalMove, match="no move with the number 9999; the numbers go from 0 to 215"):
        state.action_to_string(0, 9999)
