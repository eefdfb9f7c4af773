"""PostgreSQL notifications of what other servers have stored. A lost connection means that some were missed."""

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from shima.store.batch import CHANNEL
from shima.store.database import Database
from shima.store.errors import failed, problem
from shima.store.rows import Notice

Tell = Callable[[Notice], None]
Lost = Callable[[], None]

FIRST_PAUSE = 0.1
LONGEST_PAUSE = 10.0
PULSE = 30.0

_log = logging.getLogger(__name__)


class Listener:
    """Keeps one listening connection, and reconnects when it is lost."""

    def __init__(self, database: Database, server: str, tell: Tell, lost: Lost) -> None:
        self._database = database
        self._server = server
        self._tell = tell
        self._lost = lost
        self._connection: AsyncConnection | None = None
        self._ended = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Return when everything stored from now on will be received."""
        try:
            await self._connect()
        except Exception as error:
            await self._drop()
            raise failed(error) from error
        self._task = asyncio.create_task(self._run(), name="store listener")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._drop()

    async def _run(self) -> None:
        while True:
            await self._wait()
            await self._connect_again()
            self._lost()

    async def _connect(self) -> None:
        await self._drop()
        self._connection = await self._database.connect()
        self._ended = ended = asyncio.Event()
        raw: Any = (await self._connection.get_raw_connection()).driver_connection
        raw.add_termination_listener(lambda _: ended.set())
        await raw.add_listener(CHANNEL, self._hear)

    async def _connect_again(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._connect()
            except Exception as error:
                _log.warning("not listening to the database: %s", problem(error))
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _drop(self) -> None:
        """Close the connection instead of returning it to the pool, because it is still listening."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.invalidate()
            finally:
                await connection.close()

    async def _wait(self) -> None:
        """Return when the connection is lost. It pings regularly, because a dead peer raises no error."""
        while not self._ended.is_set():
            try:
                await asyncio.wait_for(self._ended.wait(), PULSE)
            except TimeoutError:
                if not await self._is_alive():
                    return

    async def _is_alive(self) -> bool:
        assert self._connection is not None
        try:
            await asyncio.wait_for(self._connection.execute(text("SELECT 1")), PULSE)
        except Exception:
            return False
        return True

    def _hear(self, connection: object, process: int, channel: str, payload: str) -> None:
        notice = Notice(**json.loads(payload))
        if notice.server != self._server:
            self._tell(notice)
