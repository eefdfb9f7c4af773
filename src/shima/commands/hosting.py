"""What the commands of a server do."""

import asyncio
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Thread

from shima.games.game import BadNotation
from shima.games.text import Text
from shima.home import home
from shima.speech import print_line, say
from shima.store import backup as copies
from shima.store.database import default_url, must_exist, normal
from shima.store.store import StoreError, open_store
from shima.tables import records
from shima.tables.house import House
from shima.tables.refusal import Refused
from shima.tables.sets import Sets
from shima.web.alone import Served
from shima.web.serve import serve as run
from shima.web.settings import Settings


@contextmanager
def _told() -> Iterator[None]:
    """What goes wrong with a database is told like every mistake on the command line."""
    try:
        yield
    except StoreError as error:
        raise BadNotation(error.text) from error


def serve(settings: Settings, browser: bool) -> None:
    """Serve until Ctrl-C; where a server has the file already, the browser is led there."""

    def started(address: str) -> None:
        print_line(say("server-started", address=address))
        if browser:  # in a thread, because some browsers return only when they are closed
            Thread(target=_open, args=(address,), daemon=True).start()

    with _told():
        try:
            url = _url(settings.database)
            run(replace(settings, database=url, sets=settings.sets or sets_beside(url)), started)
        except Served as served:
            if not browser or not served.address:
                raise
            print_line(say(served.text))
            _open(served.address)


def _open(address: str) -> None:
    """The browser; where there is none, people are told the address."""
    if not webbrowser.open(address):
        print_line(say("server-no-browser", address=address))


def backup(file: Path, database: str) -> None:
    with _told():
        asyncio.run(copies.backup(_url(database), file))


def restore(file: Path, database: str) -> None:
    with _told():
        asyncio.run(copies.restore(file, _url(database)))


def export(folder: Path, database: str, sets: Path | None) -> int:
    """How many records were written."""
    with _told():
        must_exist(_url(database))
        return asyncio.run(_export(folder, _url(database), sets or sets_beside(_url(database))))


async def _export(folder: Path, url: str, sets: Path | None) -> int:
    store = await open_store(url)
    count = 0
    try:
        async for table in records.finished(House(store, Sets(sets), lambda: 0)):
            name = f"{table.game.name}-{table.id.lstrip('-')}.shima"
            (folder / name).write_text(records.written(table), encoding="utf-8")
            count += 1
    finally:
        await store.close()
    return count


def bring(texts: list[tuple[Path, str]], database: str, sets: Path | None, advance: Callable[[int], None]) -> None:
    with _told():
        asyncio.run(_bring(texts, _url(database), sets or sets_beside(_url(database)), advance))


async def _bring(texts: list[tuple[Path, str]], url: str, sets: Path | None, advance: Callable[[int], None]) -> None:
    store = await open_store(url)
    try:
        house = House(store, Sets(sets), lambda: time.time_ns() // 1_000_000)
        for path, text in texts:
            try:
                await records.bring(house, "", text)
            except Refused as refused:
                raise BadNotation(Text("server-not-imported", {"file": str(path), "problem": refused.text})) from None
            advance(1)
    finally:
        await store.close()


def _url(database: str) -> str:
    return database or default_url(home())


def sets_beside(database: str) -> Path | None:
    """The folder of component sets of whoever names no other: beside a file of SQLite; elsewhere there is none."""
    url = normal(database)
    return Path(url.database or "").parent / "sets" if url.get_backend_name() == "sqlite" else None
