"""Implements the commands for server hosts."""

import asyncio
import time
import webbrowser
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any, Final, TypeVar

from shima.console import print_line, say
from shima.games.game import UserError
from shima.games.text import Text
from shima.home import home
from shima.store import backup as copies
from shima.store.database import default_url, must_exist, normal
from shima.store.rows import ReportRow
from shima.store.store import Store, StoreError, open_store
from shima.tables import records
from shima.tables.refusal import Refused
from shima.tables.service import TableService
from shima.tables.sets import Sets
from shima.web.lockfile import Served
from shima.web.serve import serve as run
from shima.web.settings import Settings

T = TypeVar("T")
MOST_REPORTS: Final = 1000


@contextmanager
def _report_errors() -> Iterator[None]:
    """Report database errors as mistakes on the command line."""
    try:
        yield
    except StoreError as error:
        raise UserError(error.text) from error


def serve(settings: Settings, browser: bool) -> None:
    """Serve until Ctrl-C. If another server already uses the file, open the browser there instead."""

    def started(address: str) -> None:
        print_line(say("server-started", address=address))
        if browser:  # in a thread, because some browsers return only when they are closed
            Thread(target=_open, args=(address,), daemon=True).start()

    with _report_errors():
        try:
            url = _url(settings.database)
            run(replace(settings, database=url, sets=settings.sets or default_set_folder(url)), started)
        except Served as served:
            if not browser or not served.address:
                raise
            print_line(say(served.text))
            _open(served.address)


def _open(address: str) -> None:
    """Open the browser, or print the address if there is none."""
    if not webbrowser.open(address):
        print_line(say("server-no-browser", address=address))


def backup(file: Path, database: str) -> None:
    with _report_errors():
        asyncio.run(copies.backup(_url(database), file))


def restore(file: Path, database: str) -> None:
    with _report_errors():
        asyncio.run(copies.restore(file, _url(database)))


def export(folder: Path, database: str, sets: Path | None) -> int:
    """Export the records of all finished games. Return their number."""
    with _report_errors():
        must_exist(_url(database))
        return asyncio.run(_export(folder, _url(database), sets or default_set_folder(_url(database))))


async def _export(folder: Path, url: str, sets: Path | None) -> int:
    store = await open_store(url)
    count = 0
    try:
        async for table in records.finished(TableService(store, Sets(sets), lambda: 0)):
            name = f"{table.game.name}-{table.id.lstrip('-')}.shima"
            (folder / name).write_text(records.written(table), encoding="utf-8")
            count += 1
    finally:
        await store.close()
    return count


def import_records(
    texts: list[tuple[Path, str]], database: str, sets: Path | None, advance: Callable[[int], None]
) -> None:
    with _report_errors():
        asyncio.run(_import_records(texts, _url(database), sets or default_set_folder(_url(database)), advance))


async def _import_records(
    texts: list[tuple[Path, str]], url: str, sets: Path | None, advance: Callable[[int], None]
) -> None:
    store = await open_store(url)
    try:
        service = TableService(store, Sets(sets), lambda: time.time_ns() // 1_000_000)
        for path, text in texts:
            try:
                await records.bring(service, "", text)
            except Refused as refused:
                raise UserError(Text("server-not-imported", {"file": str(path), "problem": refused.text})) from None
            advance(1)
    finally:
        await store.close()


def reports(database: str, with_closed: bool) -> list[dict[str, Any]]:
    """Return the reports to the host, newest first."""

    async def listed(store: Store) -> list[dict[str, Any]]:
        return [_report(row) for row in await store.reports(with_closed, MOST_REPORTS)]

    return _with_store(database, listed)


def report(database: str, id: str) -> dict[str, Any] | None:
    async def found(store: Store) -> dict[str, Any] | None:
        row = await store.report(id)
        return None if row is None else _report(row)

    return _with_store(database, found)


def close_report(database: str, id: str) -> bool:
    """Close a report. Return whether it existed."""
    return _with_store(database, lambda store: store.close_report(id, time.time_ns() // 1_000_000))


def delete_report(database: str, id: str) -> bool:
    """Delete a report. Return whether it existed."""
    return _with_store(database, lambda store: store.drop_report(id))


def _report(row: ReportRow) -> dict[str, Any]:
    """Return a report with people's names but without their ids."""
    chat = [{name: line[name] for name in ("at", "name", "text")} for line in row.chat]
    return {
        "id": row.id,
        "created": row.created,
        "table": row.table,
        "by": row.person_name,
        "about": row.other_name,
        "text": row.text,
        "chat": chat,
        "closed": row.closed,
    }


def _with_store(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Run the work on an existing database and return its result."""

    async def run_it() -> T:
        store = await open_store(_url(database))
        try:
            return await work(store)
        finally:
            await store.close()

    with _report_errors():
        must_exist(_url(database))
        return asyncio.run(run_it())


def _url(database: str) -> str:
    return database or default_url(home())


def default_set_folder(database: str) -> Path | None:
    """Return the default folder of component sets: next to an SQLite file, otherwise none."""
    url = normal(database)
    return Path(url.database or "").parent / "sets" if url.get_backend_name() == "sqlite" else None
