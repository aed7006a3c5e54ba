"""Ratings and intervals, compared with values calculated by hand and with known strengths."""

from __future__ import annotations

import itertools
import math
import random

import pytest

from azalai.arena.ratings import Ranking, choices, elo, independent_games, mean, orders, wilson, win_rate
from azalai.balance.student_t import t95

# -- win rates -----------------------------------------------------------------------------------------------


def test_wilsons_interval() -> None:
    """By hand, with z² = 3.8415: for 50 of 100 the middle is 0.5 and the half width
    1.96 √(0.25/100 + 3.8415/40000) / 1.038415 = 0.0962; for 10 of 10 the low end is 10 / (10 + 3.8415)."""
    half, all_won, none = wilson(0.5, 100), wilson(1.0, 10), wilson(0.0, 10)

    assert (half.low, half.high) == (pytest.approx(0.4038, abs=5e-5), pytest.approx(0.5962, abs=5e-5))
    assert (all_won.low, all_won.high) == (pytest.approx(10 / 13.8415, abs=1e-5), pytest.approx(1.0))
    assert (none.low, none.high) == (0.0, pytest.approx(3.8415 / 13.8415, abs=1e-5))


def test_games_of_a_deal_that_always_end_alike_are_one_game() -> None:
    alike = [[1.0, 1.0]] * 30 + [[0.0, 0.0]] * 10

    found = win_rate(alike)

    assert independent_games(alike, 0.75, 80) == 40  # as many as deals, though 80 were played
    by_t = wilson(0.75, 40, t95(39))
    assert (found.low, found.high) == (by_t.low, by_t.high)


def test_deals_that_favour_a_seat_count_no_more_than_all_their_games() -> None:
    assert independent_games([[1.0, 0.0], [0.0, 1.0]] * 20, 0.5, 80) == 40  # no spread at all: the deals
    mixed = [[1.0, 0.0]] * 38 + [[1.0, 1.0], [0.0, 0.0]]
    assert independent_games(mixed, 0.5, 80) == 80


def test_independent_games_count_about_as_many_as_they_are() -> None:
    dice = random.Random(3)
    deals = [[float(dice.random() < 0.6), float(dice.random() < 0.6)] for _ in range(2000)]
    rate = sum(map(sum, deals)) / 4000

    assert independent_games(deals, rate, 4000) == pytest.approx(4000, rel=0.1)


def test_the_mean_of_deals() -> None:
    """The deals have means 3 and 7: their standard deviation is √8, that of the mean of two √8/√2 = 2. Student's t with
    one degree of freedom stays within 12.706 with 95 %."""
    found = mean([[2.0, 4.0], [6.0, 8.0]])

    assert found.value == 5
    assert found.high - found.value == pytest.approx(12.706 * 2, rel=1e-4)
    assert math.isinf(mean([[1.0, 2.0]]).high)


def test_students_t_as_in_printed_tables() -> None:
    printed = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 9: 2.262, 30: 2.042, 120: 1.980, 1000: 1.962, 10**6: 1.960}

    assert {freedom: round(t95(freedom), 3) for freedom in printed} == printed
    assert math.isinf(t95(0))


def test_intervals_from_five_deals_contain_the_truth_in_95_of_100_cases() -> None:
    """The quantile of the normal distribution would be exceeded in 12 % of the cases, Student's t in 5 %."""
    dice = random.Random(8)
    hits = 0
    for _ in range(2000):
        found = mean([[dice.gauss(3, 10)] for _ in range(5)])
        hits += found.low <= 3 <= found.high

    assert hits == pytest.approx(1900, abs=40)  # four standard deviations


def test_a_win_rate_from_few_deals_has_a_wide_interval() -> None:
    """Two deals, both won: Wilson's low end is n / (n + t²) with t = 12.706."""
    won = win_rate([[1.0, 1.0], [1.0, 1.0]])
    single = win_rate([[1.0, 1.0]])

    assert won.low == pytest.approx(2 / (2 + 12.706**2), rel=1e-3)
    assert (single.low, single.high) == (0.0, 1.0)


# -- ratings -------------------------------------------------------------------------------------------------


def duel(deal: int, winner: int, loser: int) -> Ranking:
    return Ranking(deal, ((winner,), (loser,)))


def distance(rankings: list[Ranking]) -> float:
    first, second = elo(rankings, 2)
    assert first.value == pytest.approx(-second.value)
    return first.value - second.value


def test_three_wins_of_four_are_191_points() -> None:
    games = [duel(deal, 0, 1) for deal in range(30)] + [duel(deal, 1, 0) for deal in range(10)]

    assert distance(games) == pytest.approx(400 * math.log10(3), abs=1e-4)


def test_a_draw_is_half_a_win() -> None:
    drawn = Ranking(0, ((0, 1),))

    assert distance([drawn] * 10) == pytest.approx(0, abs=1e-6)
    assert distance([drawn, drawn, duel(1, 0, 1), duel(1, 0, 1)]) == pytest.approx(400 * math.log10(3), abs=1e-4)


def test_somebody_who_never_lost_is_rated_as_if_for_half_a_win_and_with_a_wide_interval() -> None:
    first, second = elo([duel(deal, 0, 1) for deal in range(50)], 2)

    assert first.value - second.value == pytest.approx(400 * math.log10(50 / 0.5), abs=1e-3)
    assert first.high - first.low > 300
    assert first.low > second.high


def test_of_a_single_deal_no_interval_is_made_up() -> None:
    first, second = elo([duel(0, 0, 1), duel(0, 0, 1), duel(0, 1, 0)], 2)

    assert first.value - second.value == pytest.approx(400 * math.log10(2), abs=1e-4)
    assert (first.low, second.high) == (-math.inf, math.inf)


def test_half_a_win_is_added_only_where_it_is_needed() -> None:
    """0 beats 1 three to one, 1 beats 2 three to one; that 0 never lost to 2 says nothing of its own."""
    games = [duel(deal, *pair) for deal in range(30) for pair in ((0, 1), (1, 2))]
    games += [duel(deal, *pair) for deal in range(10) for pair in ((1, 0), (2, 1))]

    ratings = [one.value for one in elo(games, 3)]

    assert ratings == pytest.approx([190.85, 0, -190.85], abs=0.01)


def test_ranks_of_three_seats_by_hand() -> None:
    """One seat of strength 2 against two of strength 1: it is first with 2 of 4, else second with 2 of 3. Six games in
    just these proportions have their greatest likelihood there: log10(2) · 400 = 120.41 points."""
    first, second, last = ((0,), (1,), (1,)), ((1,), (0,), (1,)), ((1,), (1,), (0,))
    games = [Ranking(deal, places) for deal, places in enumerate([first] * 3 + [second] * 2 + [last])]

    assert distance(games) == pytest.approx(400 * math.log10(2), abs=1e-4)


def test_a_shared_place_counts_in_every_order() -> None:
    assert sorted(orders([(0, 1), (2,)])) == [(0.5, (0, 1, 2)), (0.5, (1, 0, 2))]
    assert list(choices([(0,), (1, 1)], 2)) == [(0.5, (1, 2), 0)] * 2


def test_known_strengths_are_found_within_the_intervals() -> None:
    """Synthetic tournaments: in about 95 % of the cases the interval has the truth. With 20 tournaments of five the
    number of hits spreads by some 3 (their ratings hang together); fewer than 85 of 100 would be no accident."""
    truth = [-500.0, -200.0, 0.0, 300.0, 400.0]
    hits = 0
    for seed in range(20):
        dice = random.Random(seed)
        games = []
        for deal in range(50):
            for a, b in itertools.combinations(range(5), 2):
                for _ in range(2):
                    a_wins = dice.random() < 1 / (1 + 10 ** ((truth[b] - truth[a]) / 400))
                    games.append(duel(deal, a, b) if a_wins else duel(deal, b, a))
        for one, true in zip(elo(games, 5), truth, strict=True):
            hits += one.low <= true <= one.high
            assert one.value == pytest.approx(true, abs=160)
    assert 85 <= hits <= 100
