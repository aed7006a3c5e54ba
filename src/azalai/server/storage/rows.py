"""Rows: how both databases store the records of tables and changes as columns of text and numbers."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from azalai.server.storage.store import COMPUTER, PLAYING, Change, MalformedTable, Seat, TableEvent, TableRecord

TABLE_COLUMNS = tuple(field.name for field in fields(TableRecord))
CHANGE_COLUMNS = tuple(field.name for field in fields(Change))
MOVE_COLUMNS = ("state", "turn", "moves", "round", "touched", "revision")
"""What a move changes in the record of a table, unless it ends the game. The rest need not be written again."""
SELECT_TABLES = f"SELECT {', '.join(TABLE_COLUMNS)} FROM tables"
SELECT_CHANGES = f"SELECT {', '.join(CHANGE_COLUMNS)} FROM changes"

FOR_RESEARCH = "status = 'over' AND events LIKE '%\"what\":\"research\"%' ORDER BY made, id"
FINISHED_WHAT_IF = "status = 'over' AND events LIKE '%\"what\":\"branched\"%'"
WHAT_IF_INDEX = f"CREATE INDEX finished_what_ifs ON tables (touched) WHERE {FINISHED_WHAT_IF};"
"""Both conditions look for an event in the JSON of a record. No name can look like one, since JSON escapes quotation
marks."""

_log = logging.getLogger("azalai.server")
_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def table_values(table: TableRecord) -> dict[str, Any]:
    """A record by column. The seed may exceed the integers of a database, so it is text."""
    values = vars(table) | {"seed": str(table.seed), "public": int(table.public)}
    for name in ("seats", "events"):
        values[name] = _json([vars(each) for each in values[name]])
    return values | {name: _json(values[name]) for name in ("options", "scores", "winners")}


def move_values(table: TableRecord) -> dict[str, Any]:
    """The id and what a move changes."""
    return {column: getattr(table, column) for column in ("id", *MOVE_COLUMNS)}


def table_record(row: tuple[Any, ...]) -> TableRecord:
    values = dict(zip(TABLE_COLUMNS, row, strict=True))
    try:
        values["options"] = dict(json.loads(values["options"]))
        values["seed"] = int(values["seed"])
        values["seats"] = tuple(Seat(**seat) for seat in json.loads(values["seats"]))
        values["events"] = tuple(TableEvent(**event) for event in json.loads(values["events"]))
        values["public"] = bool(values["public"])
        values["scores"] = tuple(json.loads(values["scores"]))
        values["winners"] = tuple(json.loads(values["winners"]))
    except (ValueError, TypeError, RecursionError) as error:
        raise MalformedTable(f"table {values['id']!r}: {error!r}") from error
    return TableRecord(**values)


def readable_tables(rows: Iterable[tuple[Any, ...]]) -> list[TableRecord]:
    """The records of a list of tables, without those that cannot be read."""
    records = []
    for row in rows:
        try:
            records.append(table_record(row))
        except MalformedTable as error:
            _log.error("a table is left out of the lists: %s", error)
    return records


def change_values(change: Change) -> dict[str, Any]:
    return vars(change) | {"moves": " ".join(change.moves)}


def change_record(row: tuple[Any, ...]) -> Change:
    values = dict(zip(CHANGE_COLUMNS, row, strict=True))
    return Change(**values | {"moves": tuple(values["moves"].split())})


def guests_of(table: TableRecord) -> set[str]:
    """The guests whose home page lists a table."""
    return ({seat.guest for seat in table.seats} | {table.host}) - {""}


def computer_to_move(table: TableRecord) -> bool:
    return table.status == PLAYING and table.turn >= 0 and table.seats[table.turn].kind == COMPUTER
