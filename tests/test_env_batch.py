"""Tables stepped together: they show the same as the plain gear for the same games, and rewards reach the right
seat."""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np
import pytest

import azalai
from azalai.env.batch import Tables
from azalai.env.observations import scale
from azalai.games import rulebook
from azalai.kernel.batch_loops import pay_out
from tests.strategies import Variant, loop_variants

COUNT = 6
STEPS = 500


def tables_of(variant: Variant, count: int = COUNT, **more: Any) -> Tables:
    return Tables(variant.name, count, **variant.options, **more)


def expected_rewards(game: azalai.Game) -> list[float]:
    winners, seats = game.winners(), game.seats
    return [((seats / len(winners) if seat in winners else 0) - 1) / (seats - 1) for seat in range(seats)]


@pytest.mark.parametrize(
    ("won", "paid"),
    [
        (0b01, [1, -1]),
        (0b10, [-1, 1]),
        (0b11, [0, 0]),
        (0b00100, [-0.25, -0.25, 1, -0.25, -0.25]),
        (0b110, [-0.5, 0.25, 0.25]),
    ],
)
def test_winners_share_the_stakes(won: int, paid: list[float]) -> None:
    rewards = [9.0] * len(paid)
    pay_out(won, rewards)

    assert rewards == paid
    assert sum(rewards) == 0


@loop_variants
def test_tables_show_what_the_plain_gear_shows(variant: Variant) -> None:
    """Every table is compared with a Game that has the promised seed and plays the same moves."""
    tables, overs = tables_of(variant), 0
    tables.reset(seed=40)
    games = [azalai.new(variant.name, seed=40 + i, **variant.options) for i in range(COUNT)]
    dealt = [40 + i for i in range(COUNT)]
    for _ in range(STEPS):
        for i, game in enumerate(games):
            assert np.flatnonzero(tables.masks[i]).tolist() == [move.id for move in game.moves()]
            assert tables.seats[i] == (-1 if game.over else game.seat)
            seat = 0 if game.seat is None else game.seat
            assert tables.observations[i].tobytes() == game.observation(seat).pack()
            assert tables.terminations[i] == game.over
            wanted = expected_rewards(game) if game.over else [0.0] * game.seats
            assert tables.rewards[i].tolist() == pytest.approx(wanted)
        actions = tables.random_actions()
        for i, game in enumerate(games):
            if game.over:
                dealt[i] += COUNT
                games[i] = azalai.new(variant.name, seed=dealt[i], **variant.options)
                overs += 1
            else:
                assert tables.masks[i, actions[i]] == 1
                game.play(int(actions[i]))
        tables.step(actions)
    assert overs >= COUNT
    assert not tables.illegal.any()


@loop_variants
def test_the_arrays_are_made_once(variant: Variant) -> None:
    tables = tables_of(variant)
    tables.reset(seed=1)
    arrays = (tables.observations, tables.masks, tables.seats, tables.rewards, tables.terminations, tables.scaled)
    places = [array.ctypes.data for array in arrays]
    for _ in range(20):
        tables.step(tables.random_actions())

    now = (tables.observations, tables.masks, tables.seats, tables.rewards, tables.terminations, tables.scaled)
    assert [array.ctypes.data for array in now] == places
    assert np.array_equal(tables.scaled, scale(variant.name, tables.observations))


@loop_variants
@pytest.mark.parametrize("learner", [None, 1])
def test_a_step_of_all_tables_is_two_compiled_calls(variant: Variant, learner: int | None) -> None:
    """However many tables, new deals and other seats included: ``step`` checks the actions once and calls two loops,
    compiled without Python's objects (up to Python 3.11 Numba tells a profiler of these calls)."""
    tables = tables_of(variant, 200, learner=learner)
    tables.reset(seed=5)
    called, overs = [], 0
    for _ in range(STEPS):
        actions = tables.random_actions()
        sys.setprofile(lambda frame, event, _: called.append(frame.f_code.co_name) if event == "call" else None)
        tables.step(actions)
        sys.setprofile(None)
        overs += int(tables.terminations.sum())

    compiled = ("step_tables", "observe_tables")
    calls = ["step", "step", "checked_actions", "_carry_out", "in_parts", "step_part", "_observe_part"]
    assert [name for name in called if name not in compiled] == calls * STEPS
    for name in compiled:
        assert called.count(name) == (STEPS if sys.version_info < (3, 12) else 0)
        assert getattr(tables._loops, name).nopython_signatures
    assert overs >= 200


@loop_variants
@pytest.mark.parametrize("learner", [0, 1, "any"])
def test_a_learner_is_asked_only_for_its_own_seat(variant: Variant, learner: int | str) -> None:
    tables, paid = tables_of(variant, 16, learner=learner), 0
    tables.reset(seed=7)
    seats = variant.setting.seats
    for _ in range(300):
        mine = tables.seeds[:, 0] % seats if learner == "any" else np.full(16, learner)
        assert tables.learners.tolist() == mine.tolist()
        going = tables.seats >= 0
        assert (tables.seats[going] == mine[going]).all()
        assert (tables.terminations == ~going).all()
        for i in np.flatnonzero(~going):
            game = tables.game(int(i))
            assert game.over
            assert tables.rewards[i].tolist() == pytest.approx(expected_rewards(game))
            assert tables.observations[i].tobytes() == game.observation(int(mine[i])).pack()
            paid += 1
        tables.step(tables.random_actions())
    assert paid > 16


@loop_variants
def test_a_game_against_random_players_depends_on_its_seed_alone(variant: Variant) -> None:
    """Table 3 of eight is the table that is dealt alone from its seed."""
    many, one = tables_of(variant, 8, learner=1), tables_of(variant, 1, learner=1)
    many.reset(seed=20)
    one.reset(seed=23)
    rng = random.Random(5)
    while many.seats[3] >= 0:
        assert one.observations[0].tobytes() == many.observations[3].tobytes()
        assert one.tables[0].tobytes() == many.tables[3].tobytes()
        actions = many.random_actions()
        actions[3] = rng.choice(np.flatnonzero(many.masks[3]).tolist())
        many.step(actions)
        one.step(actions[3:4])
    assert one.terminations[0]
    assert one.rewards.tolist() == many.rewards[3:4].tolist()


@loop_variants
@pytest.mark.parametrize("learner", [None, "any"])
def test_threads_change_nothing_but_the_speed(variant: Variant, learner: str | None) -> None:
    one, three = (tables_of(variant, 7, learner=learner, threads=threads) for threads in (1, 3))
    for tables in (one, three):
        tables.reset(seed=20)
    for _ in range(400):
        actions = one.random_actions()
        one.step(actions)
        three.step(actions)
        assert three.tables.tobytes() == one.tables.tobytes()
        for name in ("observations", "masks", "seats", "rewards", "terminations"):
            assert np.array_equal(getattr(three, name), getattr(one, name))


@pytest.mark.parametrize("threads", [0, -1, 1.5, True, "2"])
def test_a_number_of_threads_that_cannot_be_is_refused(threads: Any) -> None:
    with pytest.raises(azalai.IllegalOption, match="threads must be a whole number from 1"):
        Tables("targi", 2, threads=threads)


@loop_variants
@pytest.mark.parametrize("wrong", ["unfit", "below", "beyond"])
def test_an_action_that_is_not_legal_loses_the_game(variant: Variant, wrong: str) -> None:
    tables = tables_of(variant, 2)
    tables.reset(seed=3)
    seat, seats = int(tables.seats[0]), variant.setting.seats
    actions = tables.random_actions()
    before = tables.tables[0].tobytes()
    numbers = {"unfit": int(np.flatnonzero(tables.masks[0] == 0)[0]), "below": -1, "beyond": tables.masks.shape[1]}
    actions[0] = numbers[wrong]
    tables.step(actions)

    assert tables.illegal.tolist() == [True, False]
    assert tables.terminations.tolist() == [True, False]
    assert tables.tables[0].tobytes() == before
    lost, shared = -1 / (seats - 1), 1 / (seats - 1) ** 2  # as by any defeat: the others share the stakes
    assert tables.rewards[0].tolist() == pytest.approx([lost if i == seat else shared for i in range(seats)])
    tables.step(tables.random_actions())
    assert tables.seats[0] >= 0
    assert not tables.illegal.any()


@loop_variants
def test_a_seat_observes_what_it_may_know_and_no_more(variant: Variant) -> None:
    """If the hidden cards of a batch are dealt again, neither its rows nor its masks change."""
    tables, changed = tables_of(variant, 32), 0
    tables.reset(seed=9)
    book, setting = rulebook(variant.name), variant.setting
    for step in range(150):
        tables.step(tables.random_actions())
        if step % 10:
            continue
        for i in range(len(tables.seats)):
            before = tables.tables[i].tobytes()
            for seat in range(setting.seats):
                seen = tables.observe(i, seat).tobytes()
                t = book.table.unpack(before)
                book.rules.imagine(t, setting.cards, seat, step, i, [0] * book.pool_size)
                tables.tables[i : i + 1].view(np.uint8)[:] = np.frombuffer(t.pack(), np.uint8)
                assert tables.observe(i, seat).tobytes() == seen
                if tables.seats[i] == seat:
                    options = [0] * book.most_options
                    legal = options[: book.rules.settle(t, setting.cards, options)]
                    assert sorted(legal) == np.flatnonzero(tables.masks[i]).tolist()
                changed += t.pack() != before
                tables.tables[i : i + 1].view(np.uint8)[:] = np.frombuffer(before, np.uint8)
    assert changed > 500


def test_a_seat_that_is_not_there_is_refused() -> None:
    for learner in (2, -1, True, "both"):
        with pytest.raises(azalai.IllegalOption, match="from 0 to 1"):
            Tables("targi", 2, learner=learner)


# -- what a caller passes is checked before compiled code reads it ---------------------------------------


def four_tables() -> Tables:
    tables = Tables("targi", 4)
    tables.reset(seed=1)
    return tables


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda actions: actions[:1], r"shape \(1,\).* \(4,\)"),
        (lambda actions: np.append(actions, 0), r"shape \(5,\)"),
        (lambda actions: actions[:, None], r"shape \(4, 1\)"),
        (lambda actions: actions[0], r"shape \(\)"),
        (lambda actions: actions.astype(np.float64), "not float64"),
        (lambda actions: actions.astype(np.float32).tolist(), "not float64"),
        (lambda actions: actions > 0, "not bool"),
        (lambda _: [[1], [2, 3]], "not list"),
        (lambda _: None, "not object"),
        (lambda actions: np.repeat(actions, 2)[::2], "numpy.ascontiguousarray"),
    ],
    ids="short long column single floats list-of-floats flags ragged none strided".split(),
)
def test_actions_that_do_not_fit_the_tables_are_refused(change: Any, said: str) -> None:
    """A short array would be read past its end."""
    tables = four_tables()
    before = tables.tables.tobytes()

    with pytest.raises(azalai.IllegalMove, match=said):
        tables.step(change(tables.random_actions()))
    assert tables.tables.tobytes() == before


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, True, None, "7", [1, 2, 3, -1], [1, 2, 3, 4.5]])
def test_seeds_are_those_of_a_new_game(seed: Any) -> None:
    tables = four_tables()

    with pytest.raises(azalai.IllegalOption, match="18446744073709551615"):
        tables.reset(seed)


@pytest.mark.parametrize("seed", [np.int64(9), np.uint8(9), [9, 10, 11, 12], np.arange(9, 13)])
def test_seeds_can_come_from_numpy(seed: Any) -> None:
    tables = four_tables()
    tables.reset(seed)

    assert [tables.game(i).seed for i in range(4)] == [9, 10, 11, 12]


def read_only(actions: Any) -> Any:
    actions.setflags(write=False)
    return actions


def unaligned(actions: Any) -> Any:
    return np.frombuffer(bytearray(b" " + actions.tobytes()), np.int64, offset=1)


@pytest.mark.parametrize(
    "change",
    [
        *(lambda actions, kind=kind: actions.astype(kind) for kind in (np.int16, np.int32, np.uint8, np.uint64, ">i4")),
        lambda actions: actions.tolist(),
        read_only,
        unaligned,
    ],
    ids="int16 int32 uint8 uint64 big-endian list read-only unaligned".split(),
)
def test_actions_of_another_whole_type_compile_nothing(change: Any) -> None:
    tables, twin = four_tables(), four_tables()
    compiled = len(tables._loops.step_tables.signatures)

    for _ in range(20):
        actions = tables.random_actions()
        tables.step(actions.copy())
        twin.step(change(actions))
    assert twin.tables.tobytes() == tables.tables.tobytes()
    assert len(tables._loops.step_tables.signatures) == compiled


@pytest.mark.parametrize("count", [0, -1, 2.0, True, "4", None])
def test_a_number_of_tables_that_cannot_be_is_refused(count: Any) -> None:
    with pytest.raises(azalai.IllegalOption, match="count must be a whole number from 1"):
        Tables("targi", count)


def test_a_list_of_seeds_has_one_for_each_table() -> None:
    with pytest.raises(azalai.IllegalOption, match="seeds in the list: 1, tables: 4"):
        four_tables().reset([5])


@pytest.mark.parametrize(("table", "seat"), [(4, 0), (-1, 0), (0, 2), (0, -1)])
def test_a_table_or_seat_that_is_not_there_is_not_observed(table: int, seat: int) -> None:
    with pytest.raises(azalai.IllegalOption, match="must be a whole number from 0"):
        four_tables().observe(table, seat)
