"""Disk usage: uploads are stored as games, expired tables are deleted, quotas hold, players remove finished games."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import azalai
from azalai.cli import main
from azalai.game_file import to_text
from azalai.server.configuration import DAY
from tests.other_processes import elsewhere
from tests.server.http_player import get_table, make_and_join, make_table
from tests.server.server_process import MANY, QUICK, ServerProcess


def finished(seed: int = 1) -> azalai.Game:
    game = azalai.new("targi", seed=seed)
    while not game.over:
        game.play(game.moves()[0])
    return game


def upload(guest: httpx.Client, text: str) -> httpx.Response:
    return guest.post("/replays", files={"file": ("a.azalai", text.encode())})


def rows(folder: Path, query: str) -> list[tuple[object, ...]]:
    file = sqlite3.connect(folder / "azalai.sqlite3", isolation_level=None)
    found = file.execute(query).fetchall()
    file.close()
    return found


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    limits = QUICK["limits"] | {"unfinished_per_guest": 2, "uploads_per_guest": 2, "table_rate": MANY}
    with ServerProcess(tmp_path_factory.mktemp("small") / "data", limits=limits) as server:
        yield server


def test_an_upload_is_stored_once_and_without_its_comments(small: ServerProcess) -> None:
    text = to_text(finished())
    with small.client() as ana:
        first = upload(ana, text + "# a remark\n" * 5000)
        second = upload(ana, text)

        assert first.status_code == second.status_code == 303
        assert first.headers["location"] == second.headers["location"]
        assert ana.get(first.headers["location"].replace("/at/0", "/file")).text == text


def test_a_guest_with_too_many_tables_or_uploads_is_told_so(small: ServerProcess) -> None:
    with small.client() as ana, small.client() as bo:
        for _ in range(2):
            make_table(ana, opponent="open")
        for seed in (2, 3):
            assert upload(ana, to_text(finished(seed))).status_code == 303

        refused = ana.post("/tables", json={"game": "targi"}), upload(ana, to_text(finished(4)))

        assert [answer.status_code for answer in refused] == [409, 409]
        assert "whose games are not over" in refused[0].text
        assert "uploaded 2 games" in refused[1].text
        make_table(bo)


def test_players_remove_a_finished_game_and_the_last_one_deletes_it(small: ServerProcess) -> None:
    with small.client() as ana, small.client() as bo, small.client() as stranger:
        table = make_and_join(ana, bo, seed=7)
        running = ana.post(f"/t/{table}/forget", json={})
        assert (running.status_code, running.json()["error"]) == (409, "not-over")
        # instead of playing 150 moves: the stored table becomes a finished one
        game = finished(7)
        small.kill()
        file = sqlite3.connect(small.folder / "azalai.sqlite3")
        values = {"file": to_text(game), "scores": str(game.scores()), "id": table}
        file.execute(
            "UPDATE tables SET status = 'over', state = 1, file = :file, scores = :scores WHERE id = :id", values
        )
        file.commit()
        file.close()
        small.start()
        page = {"accept": "text/html"}
        assert f"/t/{table}/forget" in ana.get(f"/t/{table}", headers=page).text
        assert f"/t/{table}/forget" not in stranger.get(f"/t/{table}", headers=page).text

        assert stranger.post(f"/t/{table}/forget", json={}).status_code == 403
        assert ana.post(f"/t/{table}/forget", json={}).status_code == 200

        assert f"/t/{table}" not in ana.get("/", headers=page).text
        assert f"/t/{table}" in bo.get("/", headers=page).text
        assert get_table(bo, table)["places"][0]["name"] == "Ana", "the name stays in the other player's game"
        assert ana.post(f"/t/{table}/forget", json={}).status_code == 403
        assert bo.post(f"/t/{table}/forget", json={}).status_code == 200
        assert bo.get(f"/api/t/{table}").status_code == 404
        assert rows(small.folder, f"SELECT id FROM tables WHERE id = '{table}'") == []


def test_expired_tables_are_deleted_by_tidy_and_by_the_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def age(*tables: str, days: float) -> None:
        wanted = ", ".join(f"'{table}'" for table in tables)
        rows(folder, f"UPDATE tables SET touched = {time.time() - days * DAY} WHERE id IN ({wanted})")

    folder = tmp_path / "data"
    with ServerProcess(folder) as served, served.client() as ana:
        waiting, fresh = (make_table(ana, opponent="open")["table"] for _ in range(2))
        running, played = (make_table(ana, place__1="me", seed=7)["table"] for _ in range(2))
        uploaded = upload(ana, to_text(finished())).headers["location"].split("/")[2]
        for table in (running, played):
            assert ana.post(f"/t/{table}/moves", json={"state": 0, "moves": ["p6"]}).status_code == 200
        assert elsewhere(main, ["tidy", "--data", str(folder)]) == 2
        assert "another server uses the folder" in capsys.readouterr().err
        answer = ana.post(f"/t/{uploaded}/what-if", json={"step": 100, "level": ""})
        what_if = answer.json()["table"]
    rows(folder, f"UPDATE tables SET status = 'over' WHERE id IN ('{played}', '{what_if}')")
    age(waiting, days=8)
    age(uploaded, days=31)
    age(what_if, days=91)
    age(running, played, days=89)

    assert elsewhere(main, ["tidy", "--data", str(folder)]) == 0

    said = capsys.readouterr().out
    assert "Tables that waited for players: 1 deleted" in said
    assert "Uploaded games: 1 deleted" in said
    assert "Abandoned games: 0 deleted" in said
    assert "Finished what-if tables: 1 deleted" in said
    assert {row[0] for row in rows(folder, "SELECT id FROM tables")} == {fresh, running, played}

    age(running, played, fresh, days=91)
    with ServerProcess(folder, expiry={"waiting": 100}) as served, served.client() as ana:
        until = time.monotonic() + 30
        while ana.get(f"/api/t/{running}").status_code != 404:
            assert time.monotonic() < until
            time.sleep(0.05)

        assert {row[0] for row in rows(folder, "SELECT id FROM tables")} == {fresh, played}
        assert rows(folder, f"SELECT * FROM changes WHERE table_id = '{running}'") == []
        assert len(rows(folder, f"SELECT * FROM changes WHERE table_id = '{played}'")) == 1


@pytest.mark.parametrize("days", ["0", "-1"])
def test_a_time_that_would_delete_everything_is_refused(capsys: pytest.CaptureFixture[str], days: str) -> None:
    assert main(["tidy", f"--keep-waiting={days}"]) == 2
    assert "--keep-waiting must be a number of days above 0" in capsys.readouterr().err
