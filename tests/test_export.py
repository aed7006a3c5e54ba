"""Data sets: every decision of the games with what its seat knew, and a data card."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as parquet
import pytest

import azalai
from azalai.arena import export as exporting
from azalai.arena.export import CARD, DECISIONS, Part, export, order
from azalai.arena.run import Interrupted
from azalai.cli import main
from azalai.env.observations import layout
from azalai.errors import BotFault, IllegalOption
from azalai.game_file import to_text
from azalai.server.storage.data_folder import locked
from azalai.server.storage.sqlite_store import SQLiteStore
from azalai.server.storage.store import COMPUTER, FILLED, OVER, PERSON, RESEARCH, Seat, TableRecord
from azalai.server.storage.stores import DATABASE
from azalai.server.tables.new_tables import table_record
from tests.finished_games import short_game
from tests.other_processes import elsewhere

EASY = {"expansion": True, "easy": True}


def test_the_rows_are_the_decisions_of_the_games(tmp_path: Path) -> None:
    count = export(order("targi", {"expansion": True}, ["greedy", "random"], 2, 5), tmp_path, jobs=1)

    table = parquet.read_table(tmp_path / DECISIONS).to_pylist()
    assert len(table) == count > 100
    assert {row["player"] for row in table if row["seat"] == 0 and row["game"] == 0} == {"greedy"}
    assert {row["player"] for row in table if row["seat"] == 0 and row["game"] == 1} == {"random"}
    for number in (0, 1):
        rows = [row for row in table if row["game"] == number]
        game = azalai.new("targi", seed=5 + number, expansion=True)
        for row in rows:
            while len(game.played) < row["decision"]:
                game.play(game.moves()[0])  # forced
            assert row["legal"] == [move.id for move in game.moves()]
            assert len(row["legal"]) > 1
            assert row["seat"] == game.seat
            assert row["observation"] == list(game.observation(row["seat"]).cells())
            assert len(row["observation"]) == layout("targi").size
            game.play(row["action"])
        while not game.over:
            game.play(game.moves()[0])
        assert {(row["seat"], row["score"]) for row in rows} == set(enumerate(game.scores()))
        assert {row["seat"] for row in rows if row["won"] == 1} == set(game.winners())
    card = (tmp_path / CARD).read_text(encoding="utf-8")
    assert f"2 games with {count:,} decisions" in card
    schema = parquet.read_schema(tmp_path / DECISIONS)
    kinds = {"fixed_size_list": f"int8[{layout('targi').size}]", "list": "int16[]", "dictionary": "string"}
    for name in table[0]:
        kind = str(schema.field(name).type).partition("<")[0]
        kind = {"float": "float32"}.get(kind, kinds.get(kind, kind))
        assert f"| `{name}` | {kind} | " in card
    assert "| seats | 2 |" in card
    assert "`azalai export targi greedy random --games 2 --seed 5 --expansion --out FOLDER` plays the same" in card
    assert "lost them by a fault | 0 |" in card
    assert "| licence | none; choose one when you publish this data set" in card
    assert "`seed` does: with the\noptions it deals every hidden card." in card
    assert np.array([row["observation"] for row in table]).min() >= -128


def test_the_command_plays_in_workers_and_takes_saved_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["export", "tuareg", "greedy", "--games", "11", "--seats", "2", "--jobs", "2", "--out", str(tmp_path)])
        == 0
    )
    assert "decisions are in" in capsys.readouterr().out
    assert set(parquet.read_table(tmp_path / DECISIONS)["game"].to_pylist()) == set(range(11))

    files = [str(tmp_path / name) for name in ("mine.azalai", "theirs.azalai")]
    for file, options in zip(files, ({}, EASY), strict=True):
        short_game("targi", options, seed=1).save(file)
    assert main(["export", "--saved", *files, "--out", str(tmp_path / "saved")]) == 0
    assert set(parquet.read_table(tmp_path / "saved" / DECISIONS)["player"].to_pylist()) == {"people"}
    card = (tmp_path / "saved" / CARD).read_text(encoding="utf-8")
    assert "| options | expansion=– / True, easy=– / True |" in card
    assert "| first seed | – |" in card
    assert "| source | saved games that people handed over for this use" in card
    assert "greedy" not in card


def test_the_compiled_greedy_player_makes_the_same_data_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = order("tuareg", {"seats": 2}, ["greedy", "random"], 2, 3)
    export(wanted, tmp_path / "plain", jobs=1)
    monkeypatch.setattr(exporting, "ENOUGH_TO_COMPILE", 2)
    export(wanted, tmp_path / "compiled", jobs=1)

    tables = [parquet.read_table(tmp_path / name / DECISIONS) for name in ("plain", "compiled")]
    assert tables[0].equals(tables[1])
    assert tables[0].num_rows > 100


def test_an_interrupted_export_is_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exporting, "GAMES_AT_ONCE", 2)
    play_part, starts = exporting._play_part, list[int]()

    def until_ctrl_c(task: Part) -> None:
        if starts == [0, 2]:
            starts.append(-1)
            raise KeyboardInterrupt
        play_part(task)
        starts.append(task[1])

    wanted, at_once, resumed = order("tuareg", {"seats": 2}, ["random"], 5, 3), tmp_path / "once", tmp_path / "resumed"
    export(wanted, at_once, jobs=1)
    monkeypatch.setattr(exporting, "_play_part", until_ctrl_c)
    with pytest.raises(Interrupted, match="4 of 5 games"):
        export(wanted, resumed, jobs=1)
    assert not (resumed / DECISIONS).exists()
    export(wanted, resumed, jobs=1)

    assert starts == [0, 2, -1, 4]
    assert parquet.read_table(resumed / DECISIONS).equals(parquet.read_table(at_once / DECISIONS))
    assert {file.name for file in resumed.iterdir()} == {DECISIONS, CARD}


def test_the_command_takes_the_games_of_a_server_that_may_be_used_for_research(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Other games, games with other options and running games stay where they are."""
    seats = Seat(PERSON, "Ana", "guest-a"), Seat(COMPUTER, "Chance", level="gentle")
    offered, silent, other = (
        short_game("targi", options, seed=seed) for options, seed in (({}, 1), ({}, 2), (EASY, 3))
    )
    records = [
        finished_record(offered, seats).with_event(RESEARCH),
        finished_record(offered, seats).with_event(RESEARCH).replace(moves=9).with_event(FILLED, 1),
        finished_record(silent, seats),
        finished_record(other, seats).with_event(RESEARCH),
        table_record(azalai.new("targi", seed=4), seats, "guest-a").with_event(RESEARCH),
    ]

    async def store() -> None:
        database = SQLiteStore(tmp_path / DATABASE)
        await database.open()
        for record in records:
            await database.add(record)
        await database.close()

    elsewhere(asyncio.run, store())

    def exported(*options: str) -> int:
        command = ["export", "targi", "--server", "--data", str(tmp_path), "--out", str(tmp_path / "out"), *options]
        return elsewhere(main, command)

    assert exported() == 0
    rows = parquet.read_table(tmp_path / "out" / DECISIONS).to_pylist()
    assert {(row["game"], row["seat"], row["player"]) for row in rows} <= {
        (0, 0, "people"), (0, 1, "gentle"), (1, 0, "people"), (1, 1, "people")
    }  # fmt: skip
    assert {row["game"] for row in rows} == {0, 1}
    assert {row["seed"] for row in rows} == {offered.seed}
    card = (tmp_path / "out" / CARD).read_text(encoding="utf-8")
    assert "Ana" not in card
    assert "| source | games of a server; each was offered for research before anybody sat down" in card
    assert exported("--expansion", "--easy") == 0
    assert exported("--expansion") == 2
    assert "3 with other options may" in capsys.readouterr().err
    with locked(tmp_path):
        assert exported() == 2  # the server is running
    assert elsewhere(main, ["export", "--server", "--data", str(tmp_path / "no"), "--out", str(tmp_path)]) == 2


def finished_record(game: azalai.Game, seats: tuple[Seat, ...]) -> TableRecord:
    return table_record(game, seats, "guest-a", status=OVER, turn=-1, file=to_text(game))


def test_the_data_card_counts_the_games_that_a_custom_bot_lost_by_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Raises:
        def decide(self, seen: object) -> None:
            raise BotFault("sample:Raises", "raised", "")

    monkeypatch.setattr(exporting, "_player", lambda *_: Raises())

    assert export(order("targi", {}, ["random"], 2, 1), tmp_path, jobs=1) == 0

    card = (tmp_path / CARD).read_text(encoding="utf-8")
    assert card.startswith("# Decisions in games of targi\n\n0 games with 0 decisions")
    assert "lost them by a fault | 2 |" in card


def test_faults_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(IllegalOption, match="at most one player for each seat"):
        order("targi", {}, ["greedy", "random", "gentle"], 1, 1)
    with pytest.raises(IllegalOption, match="there is no opponent"):
        order("targi", {}, ["nobody"], 1, 1)
    wanted = order("targi", {}, ["random"], 1, 1)
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(IllegalOption, match="cannot be written"):
        export(wanted, tmp_path / "file" / "below", jobs=1)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(IllegalOption, match=r"azalai\[data\]"):
        export(wanted, tmp_path, jobs=1)
