"""Measuring the faces: each loop does what it counts, and every figure has its name in words."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from azalai.bench import environments, suite
from azalai.messages import say

pytestmark = [pytest.mark.xdist_group("compiled"), pytest.mark.no_cover]


def test_every_face_of_every_variant_is_measured_with_its_promise() -> None:
    named = set()
    for name, game, options, *_ in suite.VARIANTS:
        measured = {face: promise for face, _, _, promise in environments.faces(name, game, options)}
        assert measured == {"env_batch": 0.2, "env_scaled": 0.15, "pettingzoo": 0.003, "openspiel": 0.003}
        named |= set(measured)
    assert all(say(f"bench-{face}") for face in named)


def test_peers_that_are_here_are_measured_and_the_others_said_to_be_missing() -> None:
    """Without the extra packages of ``make bench-peers``: what stands in the way is told, not passed over."""
    measured = {(face, name): work for face, name, work in environments.peers()}

    assert callable(measured["peer_openspiel", "backgammon"])
    assert callable(measured["peer_openspiel_python", "python_block_dominoes"])
    for (face, name), work in measured.items():
        assert say(f"bench-{face}")
        assert callable(work) or "No module named" in work or "install" in work, name
    for wanted, module in (("peer_pgx", "pgx"), ("peer_pettingzoo", "chess")):
        missing = find_spec(module) is None
        assert any(isinstance(work, str) == missing for (face, _), work in measured.items() if face == wanted)


def test_a_missing_peer_is_told_and_breaks_no_promise(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The shortest bench: an environment that is there, and one that is not."""
    monkeypatch.setattr(suite, "VARIANTS", [])
    wanted = [
        ("peer_rl_environment", "kuhn_poker", lambda name: environments.rl_steps(name, 30)),
        ("peer_pettingzoo", "caravans_v1", environments.classic_steps),
    ]
    monkeypatch.setattr(environments, "wanted_peers", lambda: wanted)

    assert suite.main(faces=True) == 0
    told = capsys.readouterr().out
    assert "caravans_v1: not measured" in " ".join(told.split())
    assert "kuhn_poker" in told


@pytest.mark.parametrize(("game", "options"), [("targi", {}), ("tuareg", {"seats": 5})])
def test_the_loops_do_what_they_count(game: str, options: dict[str, int]) -> None:
    from azalai.env import pettingzoo

    parameters = "players=5" if options else ""
    assert environments.batch_steps(game, options, steps=2, scaled=True)() == 2 * environments.TABLES
    assert environments.agent_steps(pettingzoo.env(game, **options), steps=30)() >= 30
    assert environments.spiel_nodes(f"azalai_{game}({parameters})", nodes=30)() >= 30
    assert environments.rl_steps("kuhn_poker", steps=10)() >= 10
