"""Garbage is looked for in quiet moments."""

from __future__ import annotations

from azalai.server.gc_policy import FULL_INTERVAL, MAX_INTERVAL, QUIET, GcPolicy


def test_not_while_people_play_but_now_and_then_all_the_same() -> None:
    policy = GcPolicy()
    start = policy._last_full

    policy._last_move = start + FULL_INTERVAL
    assert not policy.due(start + FULL_INTERVAL + QUIET / 2), "somebody has just moved"
    assert policy.due(start + FULL_INTERVAL + 2 * QUIET)
    assert not policy.due(start + FULL_INTERVAL / 2), "not that often"
    policy._last_move = start + MAX_INTERVAL
    assert policy.due(start + MAX_INTERVAL + QUIET / 2), "it cannot wait for ever"


def test_once_is_enough() -> None:
    policy = GcPolicy()
    policy._last_full -= 2 * MAX_INTERVAL

    assert policy.collect_if_due()
    assert not policy.collect_if_due()
