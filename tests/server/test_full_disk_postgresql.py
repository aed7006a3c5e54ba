"""A full disk under PostgreSQL: the tables of the database lie on a small file system that is filled up."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
import pytest

from tests.server.http_player import get_table, legal_moves, make_table, send_moves
from tests.server.postgresql import server
from tests.server.server_process import ServerProcess

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("full_disk")]
SIZE = "24m"


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A file system of its own for PostgreSQL."""
    folder = server().folder / "small"
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)], check=False)
    if os.geteuid() != 0 or mounted.returncode != 0:
        pytest.skip("only root can mount a small file system")
    shutil.chown(folder, "postgres")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def full(folder: Path) -> Iterator[None]:
    """Nothing more fits on the file system."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(64 * 1024))
    assert shutil.disk_usage(folder).free == 0
    yield
    filler.unlink()


def database_on(folder: Path) -> str:
    """The URL of an empty database whose tables lie in this folder."""
    with psycopg.connect(server().url(), autocommit=True) as connection:
        connection.execute(f"CREATE TABLESPACE small LOCATION '{folder}'")
        connection.execute("CREATE DATABASE on_a_small_disk TABLESPACE small")
    return server().url("on_a_small_disk")


def test_a_change_that_cannot_be_stored_is_refused_and_later_the_table_goes_on(
    small_disk: Path, tmp_path: Path
) -> None:
    with ServerProcess(tmp_path / "data", store=database_on(small_disk), workers=0) as served, served.client() as ana:
        tables = [make_table(ana, seed=seed, place__1="me")["table"] for seed in range(1, 4)]
        states = dict.fromkeys(tables, 0)
        refused = 0
        with full(small_disk):
            for _ in range(60):  # some changes still fit into pages that the database has already
                for table in tables:
                    answer = send_moves(ana, table, states[table], legal_moves(ana, table)[0])
                    if answer.status_code == 200:
                        states[table] = answer.json()["state"]
                        continue
                    assert (answer.status_code, answer.json()["error"]) == (503, "not-stored")
                    assert answer.json()["message"].startswith("This could not be stored")
                    refused += 1
                if refused > 3:
                    break
            assert refused > 3
            assert {table: get_table(ana, table)["state"] for table in tables} == states  # no refused move is shown

        for table in tables:
            assert send_moves(ana, table, states[table], legal_moves(ana, table)[0]).json() == {
                "state": states[table] + 1
            }
        served.kill()
        served.start()
        assert {table: get_table(ana, table)["state"] - 1 for table in tables} == states
