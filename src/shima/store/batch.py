"""One transaction of the writer: which changes are next at their tables, and what they change.

Each statement is executed once for all changes, with the rows as one JSON text. The database spends less time on it,
and SQLite's thread need not acquire the GIL for every row.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import orjson
from sqlalchemy import Connection, TextClause, text

from shima.store.rows import Change, EntryRow, Notice, TableRow, values_of

CHANNEL = "shima"
_TABLE = {
    "id": "text",
    "game": "text",
    "set_name": "text",
    "set_hash": "text",
    "seed": "text",
    "host": "text",
    "open": "boolean",
    "created": "bigint",
    "status": "text",
    "version": "integer",
    "moves": "integer",
    "turn": "text",
    "due": "bigint",
    "updated": "bigint",
    "players": "integer",
    "names": "json",
}
_ENTRY = {
    "table": "text",
    "number": "integer",
    "kind": "text",
    "data": "json",
    "at": "bigint",
    "by": "text",
    "id": "text",
}
_SEAT = {"table": "text", "seat": "integer", "person": "text", "name": "text"}
_SNAPSHOT = {"table": "text", "version": "integer", "data": "json"}
_REQUEST = {"table": "text", "by": "text", "id": "text"}
_ADVANCED = ("version", "status", "moves", "turn", "due", "names", "updated")
_GAIN = {"person": "text", "game": "text", "first": "double precision", "gain": "double precision"}

Row = Mapping[str, Any]


def write(
    connection: Connection, server: str, rows: Sequence[TableRow], changes: Sequence[Change], is_second: bool
) -> list[bool]:
    """Write the changes, sorted by table and number. Return which of them were stored.

    On a retry, the first attempt may have reached the disk although its answer was lost.
    """
    batch = _Batch(connection)
    if rows:
        batch.run(_open, [values_of(row) | {"version": 0, "names": _exactly(row.names)} for row in rows])
    stored = batch.come_next(changes)
    next_ones = [change for change, is_stored in zip(changes, stored, strict=True) if is_stored]
    if next_ones:
        batch.run(_insert, [values_of(c.entry) | {"data": _exactly(c.entry.data)} for c in next_ones])
        batch.advance(next_ones)
        batch.seat(next_ones)
        batch.rate(next_ones)
        batch.keep(next_ones)
        if not batch.is_sqlite:
            batch.tell(server, next_ones)
    if is_second:
        pairs = zip(changes, stored, strict=True)
        return [is_stored or batch.is_there(change.entry) for change, is_stored in pairs]
    return stored


class _Batch:
    """Statements on one connection, each with its rows as JSON."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.is_sqlite = connection.dialect.name == "sqlite"

    def run(self, statement: Any, rows: Sequence[object]) -> Sequence[Any]:
        found = self.connection.execute(statement(self.is_sqlite), {"rows": _json(rows)})
        return found.all() if found.returns_rows else ()

    def come_next(self, changes: Sequence[Change]) -> list[bool]:
        """Return whether each change is next at its table and its request new. Locks the tables until the end."""
        ids = sorted({change.entry.table for change in changes})
        versions = {row.id: row.version for row in self.run(_versions, ids)}
        asked = [change.entry for change in changes if change.entry.id]
        requests = [{"table": entry.table, "by": entry.by, "id": entry.id} for entry in asked]
        known = {(row.table, row.by, row.id) for row in (self.run(_known, requests) if requests else ())}
        found = []
        for change in changes:
            entry = change.entry
            request = (entry.table, entry.by, entry.id)
            is_next = versions.get(entry.table) == entry.number - 1 and request not in known
            found.append(is_next)
            if is_next:
                versions[entry.table] = entry.number
                if entry.id:
                    known.add(request)
        return found

    def advance(self, changes: Sequence[Change]) -> None:
        last = {change.entry.table: change for change in changes}
        rows = [
            {
                "id": table,
                "version": change.entry.number,
                "status": change.status,
                "moves": change.moves,
                "turn": change.turn,
                "due": change.due,
                "names": _exactly(change.names),
                "updated": change.entry.at,
            }
            for table, change in last.items()
        ]
        self.run(_advance, rows)

    def seat(self, changes: Sequence[Change]) -> None:
        seated = {change.entry.table: change.seats for change in changes if change.seats is not None}
        if seated:
            self.run(_stand, list(seated))
        rows = [{"table": table} | values_of(seat) for table, people in seated.items() for seat in people]
        if rows:
            self.run(_sit, rows)

    def rate(self, changes: Sequence[Change]) -> None:
        """Update ratings, safely even if other games change them at the same time."""
        gains = sorted((gain for change in changes for gain in change.gains), key=lambda gain: (gain.person, gain.game))
        for gain in gains:  # one by one: a person may have finished two games
            self.run(_rate, [values_of(gain)])

    def keep(self, changes: Sequence[Change]) -> None:
        last = {change.entry.table: change for change in changes if change.snapshot is not None}
        if last:
            rows = [
                {"table": table, "version": change.entry.number, "data": _exactly(change.snapshot)}
                for table, change in last.items()
            ]
            self.run(_keep, rows)

    def tell(self, server: str, changes: Sequence[Change]) -> None:
        """Notify the other servers of each table's last version when this transaction is committed."""
        notices = {c.entry.table: Notice(c.entry.table, c.entry.number, c.turn, server) for c in changes}
        self.run(_tell, [_json(values_of(notice)) for notice in notices.values()])

    def is_there(self, entry: EntryRow) -> bool:
        found = self.run(_find, [{"table": entry.table, "number": entry.number}])
        return bool(found) and dict(found[0]._mapping) == values_of(entry) | {"data": _exactly(entry.data)}


def _json(value: object) -> str:
    return orjson.dumps(value).decode()


_exactly = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode
"""Encodes stored JSON. Unlike orjson, it rejects NaN instead of writing null."""


# The statements. `:rows` is a JSON list of texts, or of objects with the named columns.


@cache
def _versions(is_sqlite: bool) -> TextClause:
    lock = "" if is_sqlite else " FOR UPDATE"
    return text(f"SELECT id, version FROM tables WHERE id IN ({_texts(is_sqlite)}) ORDER BY id{lock}")


@cache
def _known(is_sqlite: bool) -> TextClause:
    same = " AND ".join(f'e."{name}" = r."{name}"' for name in _REQUEST)
    rows = _rows(is_sqlite, _REQUEST)
    return text(f"""SELECT e."table", e."by", e.id FROM {rows} CROSS JOIN entries AS e WHERE {same} AND e.id != ''""")


@cache
def _open(is_sqlite: bool) -> TextClause:
    return text(f"{_inserts(is_sqlite, 'tables', _TABLE)} WHERE true ON CONFLICT DO NOTHING")


@cache
def _insert(is_sqlite: bool) -> TextClause:
    return text(_inserts(is_sqlite, "entries", _ENTRY))


@cache
def _advance(is_sqlite: bool) -> TextClause:
    columns = {"id": "text"} | {name: _TABLE[name] for name in _ADVANCED}
    changes = ", ".join(f"{name} = r.{name}" for name in _ADVANCED)
    return text(f"UPDATE tables SET {changes} FROM {_rows(is_sqlite, columns)} WHERE tables.id = r.id")


@cache
def _stand(is_sqlite: bool) -> TextClause:
    return text(f'DELETE FROM seats WHERE "table" IN ({_texts(is_sqlite)})')


@cache
def _sit(is_sqlite: bool) -> TextClause:
    return text(_inserts(is_sqlite, "seats", _SEAT))


@cache
def _rate(is_sqlite: bool) -> TextClause:
    return text(
        "INSERT INTO ratings (person, game, rating, games)"
        f" SELECT person, game, first + gain, 1 FROM {_rows(is_sqlite, _GAIN)} WHERE true"
        " ON CONFLICT (person, game) DO UPDATE SET games = ratings.games + 1,"
        f" rating = ratings.rating + (SELECT gain FROM {_rows(is_sqlite, _GAIN)})"
    )


@cache
def _keep(is_sqlite: bool) -> TextClause:
    newer = "version = excluded.version, data = excluded.data"
    return text(f'{_inserts(is_sqlite, "snapshots", _SNAPSHOT)} WHERE true ON CONFLICT ("table") DO UPDATE SET {newer}')


@cache
def _tell(is_sqlite: bool) -> TextClause:
    return text(f"SELECT count(pg_notify('{CHANNEL}', value)) FROM ({_texts(is_sqlite)}) AS told")


@cache
def _find(is_sqlite: bool) -> TextClause:
    rows = _rows(is_sqlite, {"table": "text", "number": "integer"})
    columns = ", ".join(
        f'CAST(e."{name}" AS text) AS "{name}"' if kind == "json" else f'e."{name}"' for name, kind in _ENTRY.items()
    )
    same = 'e."table" = r."table" AND e.number = r.number'
    return text(f"SELECT {columns} FROM {rows} CROSS JOIN entries AS e WHERE {same}")


def _inserts(is_sqlite: bool, table: str, columns: Mapping[str, str]) -> str:
    names = ", ".join(f'"{name}"' for name in columns)
    return f"INSERT INTO {table} ({names}) SELECT {names} FROM {_rows(is_sqlite, columns)}"


def _rows(is_sqlite: bool, columns: Mapping[str, str]) -> str:
    """Return SQL that reads the rows as a table `r` with these columns. JSON columns are texts in the row."""
    if is_sqlite:
        fields = ", ".join(f"""json_extract(value, '$."{name}"') AS "{name}\"""" for name in columns)
        return f"(SELECT {fields} FROM json_each(:rows)) AS r"
    fields = ", ".join(f'"{name}" {"text" if kind == "json" else kind}' for name, kind in columns.items())
    chosen = ", ".join(f'"{name}"' + ("::json" if kind == "json" else "") for name, kind in columns.items())
    return f"(SELECT {chosen} FROM json_to_recordset(CAST(:rows AS json)) AS x({fields})) AS r"


def _texts(is_sqlite: bool) -> str:
    return f"SELECT value FROM {'json_each(:rows)' if is_sqlite else 'json_array_elements_text(CAST(:rows AS json))'}"
