"""Tables with a long history: moves that were made and taken back thousands of times.

One address could make such a table within minutes. To save them, one pair of entries is made by playing and repeated in
the database.
"""

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx

from tests.web import servers

ENTRIES = 10_000


def make_journals(folder: Path, tables: int) -> list[str]:
    """Create tables with that many entries in the folder's database. Return their ids. No server may be running."""
    with servers.running(folder) as server, server.guest("Mallory") as person:
        names = [_flipped(person) for _ in range(tables)]
    with closing(sqlite3.connect(folder / "shima.sqlite3")) as database, database:
        database.row_factory = sqlite3.Row
        for name in names:
            _repeat(database, name)
    return names


def _flipped(person: httpx.Client) -> str:
    table = servers.open_table(person, "yamatai", ["", "random"])
    while not (view := servers.show(person, table))["labels"]:
        time.sleep(0.05)  # the bot goes first
    move = {"number": view["moves"] + 1, "move": str(view["labels"][0]["move"])}
    assert servers.act(person, table, "move", **move).status_code == 200
    assert servers.act(person, table, "undo", number=view["moves"] + 2, to=view["moves"]).status_code == 200
    return table


def _repeat(database: sqlite3.Connection, table: str) -> None:
    """Repeat the last two entries of a table, a move and its undo."""
    rows = database.execute('SELECT * FROM entries WHERE "table" = ? ORDER BY number', (table,)).fetchall()
    last, pair = dict(rows[-1]), [dict(row) for row in rows[-2:]]
    assert [each["kind"] for each in pair] == ["moved", "undone"], json.dumps([each["kind"] for each in pair])
    names = list(last)
    marks = ", ".join("?" for _ in names)
    columns = ", ".join(f'"{name}"' for name in names)
    numbers = range(last["number"] + 1, last["number"] + 1 + 2 * ((ENTRIES - len(rows)) // 2))
    more = ({**pair[n % 2], "number": number} for n, number in enumerate(numbers))
    database.executemany(
        f"INSERT INTO entries ({columns}) VALUES ({marks})", ([each[name] for name in names] for each in more)
    )
    database.execute("UPDATE tables SET version = ? WHERE id = ?", (numbers[-1], table))
