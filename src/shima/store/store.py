"""The store: all persistent data of one database."""

import secrets
from collections.abc import Callable

from sqlalchemy import select

from shima.games.text import Text
from shima.store.blocks import Blocks
from shima.store.database import Database
from shima.store.erasing import Erasing
from shima.store.errors import StoreError
from shima.store.health import Health
from shima.store.keys import Keys
from shima.store.migrate import migrate
from shima.store.notices import Listener
from shima.store.people import People
from shima.store.rows import Notice
from shima.store.schema import settings
from shima.store.sqlite_file import prepare_file
from shima.store.tables import Tables
from shima.store.writer import Writer

__all__ = ["Store", "StoreError", "open_store"]


async def open_store(url: str, server: str = "") -> "Store":
    """Open the store, creating or migrating the database. `server` is this server's name for the others."""
    database = Database(url)
    try:
        if database.is_sqlite:
            await prepare_file(database.url)
        await migrate(database)
    except StoreError as error:
        await database.close()
        if error.text.key != "store-failed":
            raise
        problem = error.text.args["problem"]
        raise StoreError(Text("store-unusable", {"database": database.shown, "problem": problem})) from error
    except BaseException:
        await database.close()
        raise
    return Store(database, server)


class Store(People, Keys, Blocks, Erasing, Tables):
    """Created by `open_store`. It handles rows without interpreting them."""

    def __init__(self, database: Database, server: str) -> None:
        writer = Writer(database, server)
        People.__init__(self, database)
        Keys.__init__(self, database)
        Blocks.__init__(self, database)
        Erasing.__init__(self, database, server)
        Tables.__init__(self, database, writer)
        self._health = Health(database)
        self._server = server
        self._listeners: list[Listener] = []

    async def close(self) -> None:
        """Finish accepted writes, then close the database."""
        for listener in self._listeners:
            await listener.close()
        await self._writer.close()
        await self._database.close()

    @property
    def is_shared(self) -> bool:
        """Whether several servers may use the database at once."""
        return not self._database.is_sqlite

    async def ready(self) -> bool:
        """Whether moves can be stored."""
        try:
            await self.check()
        except StoreError:
            return False
        return True

    async def check(self) -> None:
        """Raise StoreError if moves cannot be stored, or the database is damaged."""
        await self._health.check()

    async def secret(self) -> str:
        """Return 64 random hexadecimal digits, created once and shared by all servers of the database."""
        fresh = self._database.insert(settings).values(name="secret", value=secrets.token_hex(32))
        await self._database.change(fresh.on_conflict_do_nothing())
        rows = await self._database.rows(select(settings.c.value).where(settings.c.name == "secret"))
        return str(rows[0].value)

    async def listen(self, tell: Callable[[Notice], None], lost: Callable[[], None]) -> None:
        """Receive notices of other servers. `lost` is called when some may have been missed. SQLite has one server."""
        if self._database.is_sqlite:
            return
        listener = Listener(self._database, self._server, tell, lost)
        await listener.start()
        self._listeners.append(listener)
