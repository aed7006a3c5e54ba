"""Full garbage collections run in quiet moments."""

from __future__ import annotations

from azalai.server.gc_policy import FULL_INTERVAL, MAX_INTERVAL, QUIET, GcPolicy


def test_a_full_collection_waits_for_a_quiet_moment_but_not_forever() -> None:
    policy = GcPolicy()
    start = policy._last_full

    policy._last_move = start + FULL_INTERVAL
    assert not policy.due(start + FULL_INTERVAL + QUIET / 2), "somebody has just moved"
    assert policy.due(start + FULL_INTERVAL + 2 * QUIET)
    assert not policy.due(start + FULL_INTERVAL / 2), "the interval has not passed"
    policy._last_move = start + MAX_INTERVAL
    assert policy.due(start + MAX_INTERVAL + QUIET / 2), "the longest interval has passed"


def test_a_collection_is_not_repeated_at_once() -> None:
    policy = GcPolicy()
    policy._last_full -= 2 * MAX_INTERVAL

    assert policy.collect_if_due()
    assert not policy.collect_if_due()
