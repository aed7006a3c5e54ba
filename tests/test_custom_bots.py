"""Custom bots: by import path and as programs in other languages.

A bot with a fault loses its own game and affects nothing else.
"""

from __future__ import annotations

import copy
import json
import pickle
from importlib import import_module
from pathlib import Path

import pytest
from playwright._impl._driver import compute_driver_executable

import azalai
from azalai import bots
from azalai.arena.pairings import fixtures, tournament
from azalai.arena.play import play
from azalai.arena.run import run as run_arena
from azalai.arena.standings import places
from azalai.balance.from_results import stats
from azalai.bots.custom import CustomBot, told_seed
from azalai.cli import main
from azalai.env.gymnasium import SeatEnv
from azalai.errors import BotFault, IllegalOption
from azalai.messages import language
from tests.arena_rows import row
from tests.terminal import run

pytestmark = pytest.mark.xdist_group("custom_bots")

MODULE = """
import os, sys, time
from azalai.bots import Analysis, Candidate

class Eager:
    def __init__(self, seed):
        print("made with", seed)  # must not get into the answers
    def decide(self, seen):
        return max(seen.moves, key=lambda move: move.id)

class ByName:
    def decide(self, seen):
        return seen.moves[-1].text

class Analyst(ByName):
    def decide(self, seen):
        return Analysis(seen.moves[0], [0.25, 0.75], [], 17, 0.0)

class Raises:
    def decide(self, seen):
        return 1 / 0

class Illegal:
    def decide(self, seen):
        return "b16-"

class Dies:
    def decide(self, seen):
        os._exit(3)

class Slow:
    def decide(self, seen):
        time.sleep(600)

class Unfinished:
    pass

class Peeks:
    "Deals the game again from the seeds that follow simply from its own."

    def __init__(self, seed):
        self.seeds = {seed ^ bits for bits in range(8)} | {seed >> 1, seed >> 3, 2 * seed, 2 * seed + 1}

    def decide(self, seen):
        import azalai
        for seed in self.seeds:
            if azalai.new(seen.name, seed=seed).view(0)["centre"] == seen.game().view(seen.seat)["centre"]:
                raise RuntimeError("the bot knows the deal")
        return seen.moves[0]
"""
EXAMPLE = Path(__file__).parent.parent / "docs" / "examples" / "eager.js"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("custom")
    (found / "sample.py").write_text(MODULE, encoding="utf-8")
    return found


@pytest.fixture(autouse=True)
def _in_the_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)


def node() -> str:
    """The Node.js that Playwright brings along, so that it is there wherever the tests run."""
    return compute_driver_executable()[0]


def seen() -> bots.InformationSet:
    game = azalai.new("targi", seed=3)
    return bots.information_set(game, game.seat)


@pytest.mark.parametrize(("name", "chosen"), [("Eager", -1), ("ByName", -1), ("Analyst", 0)])
def test_a_bot_may_return_a_move_its_notation_or_an_analysis(name: str, chosen: int) -> None:
    analysis = bots.player(f"sample:{name}", 5).decide(seen())

    assert analysis.move == seen().moves[chosen]
    assert analysis.seconds > 0
    assert (analysis.simulations, analysis.expected) == ((17, [0.25, 0.75]) if name == "Analyst" else (0, [0.5, 0.5]))


@pytest.mark.parametrize(
    ("name", "limit", "reason"),
    [
        ("Raises", 60, "an exception, ZeroDivisionError: division by zero (sample.py:21)"),
        ("Illegal", 60, "“b16-” is not a legal move"),
        ("Dies", 60, "the program ended without an answer (exit status 3)"),
        ("Slow", 0.2, "no answer within 0.2 seconds"),
    ],
)
def test_a_fault_has_a_reason(name: str, limit: float, reason: str) -> None:
    bot = bots.player(f"sample:{name}", 5, limit=limit)

    with pytest.raises(BotFault) as found:
        bot.decide(seen())

    assert str(found.value) == f"sample:{name} loses the game: {reason}"
    with language("pl"):
        assert "przegrywa partię" in str(BotFault("x", found.value.kind, found.value.detail))


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("sample:Missing", "module 'sample' has no attribute 'Missing'"),
        ("nowhere:Bot", "No module named 'nowhere'"),
        ("sample:Unfinished", "sample:Unfinished has no method decide"),
        ("command:no-such-program-here", "No such file"),
        ("command:true", "ended without an answer"),
    ],
)
def test_a_bot_that_cannot_start_is_rejected_before_the_first_game(spec: str, reason: str, folder: Path) -> None:
    wanted = tournament("targi", {}, [spec, "random"], 2, 1)

    with pytest.raises(IllegalOption) as found:
        run_arena(wanted, folder / "rejected.jsonl", jobs=1, quiet=True)

    assert str(found.value).startswith(f"the custom bot {spec} cannot be started: ")
    assert reason in str(found.value)
    assert not (folder / "rejected.jsonl").exists()


def test_misspelt_built_in_names_are_not_taken_for_modules() -> None:
    for spec in ("search:many", "champion:fast", "greeedy", "a b:c", "command:", "command: ", None, 7):
        with pytest.raises(IllegalOption, match="there is no opponent"):
            bots.player(spec, 1)  # type: ignore[arg-type]


def test_a_copy_has_a_process_of_its_own() -> None:
    bot = bots.player("sample:Eager", 5, limit=30)
    move = bot.decide(seen()).move

    for twin in (copy.deepcopy(bot), pickle.loads(pickle.dumps(bot))):
        assert twin.decide(seen()).move == move
        assert twin._process is not bot._process
        assert (twin._seed, twin._limit) == (5, 30)


def test_faults_lose_their_games_in_the_arena_and_affect_nothing_else(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ["sample:Dies", "sample:Eager", "random"]
    command = ["arena", "targi", *names, "--games", "2", "--seed", "9", "--limit", "60", "--out", "faults.jsonl"]

    status = main([*command, "--jobs", "2", "--json"])

    ratings = {one["name"]: one for one in json.loads(capsys.readouterr().out)["ratings"]}
    lines = [json.loads(line) for line in (folder / "faults.jsonl").read_text(encoding="utf-8").splitlines()[2:]]
    assert (status, len(lines)) == (0, 6)
    assert {name: [fault["kind"] for fault in ratings[name]["faults"]] for name in names} == {
        "sample:Dies": ["died"], "sample:Eager": [], "random": []
    }  # fmt: skip
    for line in lines:
        if "fault" in line:
            assert line["winners"] == [1 - line["fault"]["seat"]]
    between = next(line for line in lines if line["players"] == ["sample:Eager", "random"])
    again = tournament("targi", {}, names, 2, 9, 60)
    alone = next(play(again, one) for one in fixtures(again) if list(one.key) == between["key"])
    assert (alone["scores"], alone["decisions"]) == (between["scores"], between["decisions"])
    assert main(command) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert (
        "sample:Dies lost 4 games by a fault: - the program ended without an answer (exit status 3) (4 games)" in shown
    )
    stats(folder / "faults.jsonl", None)
    assert "2 games" in capsys.readouterr().out


def test_among_several_the_faulty_seat_is_last() -> None:
    game = row("a", "b", 0, 0, [9, 4, 6], [2]) | {"fault": {"seat": 0, "kind": "slow", "detail": "1"}}

    assert places(game) == [[2], [1], [0]]


def test_a_person_wins_where_the_bot_has_a_fault(folder: Path) -> None:
    ran = run("play", "targi", "--bot", "sample:Raises", "--seed", "3", typed="p2\n", cwd=folder)

    assert ran.status == 0
    assert "sample:Raises loses the game: an exception, ZeroDivisionError" in " ".join(ran.out.split())
    assert "Traceback" not in ran.out + ran.err


def test_a_process_plays_one_game_after_the_other() -> None:
    first = CustomBot("sample:ByName", 1)
    process = first._process
    first.decide(seen())
    del first

    assert CustomBot("sample:ByName", 2)._process is process


def test_new_bot_writes_a_bot_that_passes_its_test(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))

    assert main(["new-bot", "my_bot"]) == 0

    assert "azalai arena targi my_bot:MyBot greedy" in capsys.readouterr().out
    import_module("test_my_bot").test_it_plays_a_whole_game()
    assert bots.player("my_bot:MyBot", 1).decide(seen()).move in seen().moves
    assert main(["new-bot", "my_bot"]) == 2
    assert "my_bot.py exists already" in capsys.readouterr().err
    assert main(["new-bot", "My-Bot"]) == 2
    assert "not a name for a Python module" in capsys.readouterr().err


def test_the_example_in_javascript_plays_and_is_the_one_in_the_docs() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 40
    assert f"```javascript\n{text}```" in (EXAMPLE.parent.parent / "custom-bots.md").read_text(encoding="utf-8")
    wanted = tournament("targi", {}, [f"command:{node()} {EXAMPLE}", "random"], 4, 1, limit=60)

    rows = [play(wanted, one) for one in fixtures(wanted)]

    assert not any("fault" in row for row in rows)
    assert sum(row["players"][row["winners"][0]] != "random" for row in rows) >= 3
    bot = bots.player(f"command:{node()} {EXAMPLE}", 1)
    game = azalai.new("tuareg", seats=3, seed=2)
    assert bot.decide(bots.information_set(game, game.seat)).move in game.moves()


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("console.log('hello?')", "answer"),
        ("console.log('[1]')", "answer"),
        ("console.log(JSON.stringify({comment: 1})); console.log('{\"move\": 5}')", "illegal"),
        ('console.log(\'{"move": null, "reason": "I resign"}\')', "raised"),
        ("console.log(JSON.stringify({move: m.moves[0], expected: [2, 3]}))", "answer"),
        ("console.log(JSON.stringify({move: m.moves[0], simulations: -1}))", "answer"),
        ("process.exit(4)", "died"),
    ],
)
def test_programs_that_break_the_protocol_lose(answer: str, fault: str, tmp_path: Path) -> None:
    program = tmp_path / "bot.js"
    program.write_text(
        """require("readline").createInterface({input: process.stdin}).on("line", (line) => {
             const m = JSON.parse(line)
             if (m.type === "hello") console.log('{"type": "ready"}')
             if (m.type === "decide") { """ + answer + "}\n})",
        encoding="utf-8",
    )  # fmt: skip

    with pytest.raises(BotFault) as found:
        bots.player(f"command:{node()} {program}", 1, limit=60).decide(seen())

    assert found.value.kind == fault


# -- the seed of a bot ----------------------------------------------------------------------------------------------


def test_a_bot_cannot_deal_the_game_again_from_its_seed(folder: Path) -> None:
    """In the arena, in play and in environments the seed of a bot may follow from the seed of the game."""
    seed = 2**40 + 7
    game = azalai.new("targi", seed=seed)
    for given in (seed, seed ^ 1, 2 * seed, 2 * seed + 1, seed << 3):
        assert bots.player("sample:Peeks", given).decide(bots.information_set(game, 0)).move in game.moves()

    env = SeatEnv("targi", opponent="sample:Peeks", seat=1)
    _, found = env.reset(seed=seed)
    assert "fault" not in found
    ran = run("play", "targi", "--bot", "sample:Peeks", "--seed", str(seed), typed="p2\nquit\n", cwd=folder)
    assert "knows the deal" not in ran.out + ran.err


def test_the_seed_of_a_bot_is_the_same_again_and_other_languages_can_read_it() -> None:
    seeds = {told_seed(seed) for seed in (0, 1, 2, 2**64 - 1, 5 * (2**64 - 1) + 4)}

    assert len(seeds) == 5
    assert all(0 <= seed < 2**53 for seed in seeds)
    assert told_seed(7) == 3177889547629313
