"""Garbage is looked for in quiet moments."""

from __future__ import annotations

from azalai.server.gc_policy import AT_LEAST, EVERY, QUIET, Tidying


def test_not_while_people_play_but_now_and_then_all_the_same() -> None:
    tidying = Tidying()
    start = tidying._last

    tidying._busy = start + EVERY
    assert not tidying.due(start + EVERY + QUIET / 2), "somebody has just moved"
    assert tidying.due(start + EVERY + 2 * QUIET)
    assert not tidying.due(start + EVERY / 2), "not that often"
    tidying._busy = start + AT_LEAST
    assert tidying.due(start + AT_LEAST + QUIET / 2), "it cannot wait for ever"


def test_once_is_enough() -> None:
    tidying = Tidying()
    tidying._last -= 2 * AT_LEAST

    assert tidying.tidy()
    assert not tidying.tidy()
