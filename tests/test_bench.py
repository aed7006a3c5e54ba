"""``azalai bench``: the work does what it counts, every measurement has a name, and the report fits 80 columns."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from azalai.bench import environments, report, suite, threads
from azalai.bench.measure import Measurement, Missing, below, speed
from azalai.messages import language, say
from azalai.terminal.text import columns
from tests.tongues import TONGUES

SHORT = "tuareg, 2 seats"  # other tests compile it, too


@pytest.mark.parametrize("name", [SHORT, *(pytest.param(row[0], marks=pytest.mark.long) for row in suite.VARIANTS)])
def test_each_of_our_environments_is_measured_with_its_promise(name: str) -> None:
    ((game, options),) = [row[1:3] for row in suite.VARIANTS if row[0] == name]
    measured = {name: promise for name, _, promise in environments.ours(game, options)}
    rest = {"env_greedy": 0.003, "pettingzoo": 0.003, "openspiel": 0.02}
    assert measured == {"env_batch": 0.2, "env_scaled": 0.15, **rest}


def test_installed_peers_are_measured_and_the_others_reported_missing() -> None:
    """Without the extra packages of ``make bench-peers`` the import error is reported."""
    measured = {(kind, name): work for kind, name, work in environments.peers()}

    assert callable(measured["peer_openspiel", "backgammon"])
    assert callable(measured["peer_openspiel_python", "python_block_dominoes"])
    for (kind, name), work in measured.items():
        assert say(f"bench-{kind}")
        assert callable(work) or "No module named" in work or "install" in work, name
    for wanted, module in (("peer_pgx", "pgx"), ("peer_pettingzoo", "chess")):
        missing = find_spec(module) is None
        assert any(isinstance(work, str) == missing for (kind, _), work in measured.items() if kind == wanted)


def test_a_missing_peer_is_reported_and_breaks_no_promise(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The shortest bench: an environment that is there, and one that is not."""
    monkeypatch.setattr(suite, "VARIANTS", [])
    wanted = [
        ("peer_rl_environment", "kuhn_poker", lambda name: environments.rl_steps(name, 30)),
        ("peer_pettingzoo", "caravans_v1", environments.classic_steps),
    ]
    monkeypatch.setattr(environments, "wanted_peers", lambda: wanted)

    assert report.main(environments=True) == 0
    printed = capsys.readouterr().out
    assert "caravans_v1: not measured" in " ".join(printed.split())
    assert "kuhn_poker" in printed


@pytest.mark.parametrize(("game", "options"), [("targi", {}), ("tuareg", {"seats": 5})])
def test_the_loops_do_what_they_count(game: str, options: dict[str, int]) -> None:
    from azalai.env import pettingzoo

    parameters = "players=5" if options else ""
    assert environments.batch_steps(game, options, steps=2, scaled=True)() == 2 * environments.TABLES
    assert environments.greedy_single(game, options, steps=5)() == 5
    assert environments.agent_steps(pettingzoo.env(game, **options), steps=30)() >= 30
    assert environments.spiel_nodes(f"azalai_{game}({parameters})", nodes=30)() >= 30
    assert environments.rl_steps("kuhn_poker", steps=10)() >= 10
    assert all(speed > 0 for speed in environments.thread_speeds(game, options, (1, 2), tables=4, rounds=1))


def test_the_speeds_of_threads_are_printed_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    threads.main(["--games", "tuareg", "--threads", "1", "3", "--tables", "4", "8", "--rounds", "1"])

    printed = capsys.readouterr().out
    assert [line for line in printed.splitlines() if line.startswith("##")] == [
        "## tuareg, 4 tables",
        "## tuareg, 8 tables",
    ]
    assert printed.count("| 1.00 |") == 2
    assert printed.count("\n| 3 |") == 2


# -- the report -------------------------------------------------------------------------------------------

MEASURED = [
    Measurement("compiled", "targi, expansion", 24_123_456.7, "decisions/s", 0.81234, 0.7, True),
    Measurement("copy", "targi, expansion", 31.256, "ns", None, 50.0, True),
    Measurement("compiled", "tuareg, 5 seats", 9_123_456.0, "decisions/s", 0.5, 0.7, False),
    Measurement("search", "tuareg, 4 seats", 123_456.0, "simulations/s", 0.00123, 0.0003, True),
    Measurement("peer_openspiel_python", "python_block_dominoes", 12_345.0, "decisions/s", 0.0012, None, True),
    Measurement("env_threads", "targi", 1.87, "times", None, None, True),
    Measurement("web_tables", "targi", 300, "tables", None, 300, True),
    Measurement("web_memory", "targi, 300 tables", 1.25, "MB", None, 1.5, True),
]


def test_the_table_lists_the_games_under_each_figure() -> None:
    """For the screens that it is read on, whole lines are compared."""
    assert report.table(MEASURED) == [
        "  Game                                 Measured   Ratio      Promised  Kept",
        "Random playouts, compiled gear, one thread",
        "  targi, expansion       24,123,457 decisions/s  0.8123         ≥ 0.7   yes",
        "  tuareg, 5 seats         9,123,456 decisions/s  0.5000         ≥ 0.7    NO",
        "Copying a table, compiled gear",
        "  targi, expansion                     31.26 ns               < 50 ns   yes",
        "Search simulations from the first decision, compiled gear, one thread",
        "  tuareg, 4 seats         123,456 simulations/s  0.0012      ≥ 0.0003   yes",
        "For comparison: an OpenSpiel game in Python",
        "  python_block_dominoes      12,345 decisions/s  0.0012",
        "Speed of 16,384 tables in two threads over one thread",
        "  targi                              1.87 times",
        "Most tables that keep the promised 95th percentile",
        "  targi                              300 tables          ≥ 300 tables   yes",
        "Memory per table",
        "  targi, 300 tables                     1.25 MB              < 1.5 MB   yes",
    ]


@pytest.mark.parametrize("tongue", TONGUES)
def test_the_report_fits_80_columns(
    tongue: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = Missing("peer_pgx", "backgammon", "No module named 'jax', which pgx needs to compile anything at all")
    monkeypatch.setattr(suite, "everything", lambda _: [*MEASURED, missing])
    monkeypatch.setenv("COLUMNS", "80")
    with language(tongue):
        assert report.main(quick=True) == 1  # one promise is broken
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 20
    assert max(map(columns, lines)) <= 80


def test_a_promise_is_a_ratio_or_an_upper_bound() -> None:
    assert speed("compiled", "targi", lambda: 10**9, 0.1).kept
    assert not speed("compiled", "targi", lambda: 0, 0.1).kept
    assert below("copy", "targi", 49.9, "ns", 50.0).kept
    assert not below("copy", "targi", 50.0, "ns", 50.0).kept
