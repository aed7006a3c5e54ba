"""Measuring the faces: each loop does what it counts, and every figure has its name in words."""

from __future__ import annotations

import pytest

from azalai import bench, bench_faces
from azalai.messages import say

pytestmark = [pytest.mark.xdist_group("compiled"), pytest.mark.no_cover]


def test_every_face_of_every_variant_is_measured_with_its_promise() -> None:
    named = set()
    for name, game, options, *_ in bench.VARIANTS:
        measured = {face: promise for face, _, _, promise in bench_faces.faces(name, game, options)}
        assert measured == {"env_batch": 0.2, "env_scaled": 0.2, "pettingzoo": 0.003, "openspiel": 0.002}
        named |= set(measured)
    assert all(say(f"bench-{face}") for face in named)


def test_peers_that_are_here_are_measured_and_promise_nothing() -> None:
    measured = [(face, name, promise) for face, name, _, promise in bench_faces.peers()]

    assert ("peer_openspiel", "backgammon", None) in measured
    assert all(promise is None and say(f"bench-{face}") for face, _, promise in measured)


@pytest.mark.parametrize(("game", "options"), [("targi", {}), ("tuareg", {"seats": 5})])
def test_the_loops_do_what_they_count(game: str, options: dict[str, int]) -> None:
    from azalai.env import pettingzoo

    parameters = "players=5" if options else ""
    assert bench_faces.batch_steps(game, options, steps=2, scaled=True)() == 2 * bench_faces.TABLES
    assert bench_faces.agent_steps(pettingzoo.env(game, **options), steps=30)() >= 30
    assert bench_faces.spiel_nodes(f"azalai_{game}({parameters})", nodes=30)() >= 30
    assert bench_faces.rl_steps("kuhn_poker", steps=10)() >= 10
