"""Webhook receivers on loopback, well-behaved and otherwise, and the webhooks of a server without the server."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from types import SimpleNamespace
from typing import Any, cast

from shima.store.rows import HookRow
from shima.store.store import Store
from shima.tables.service import TableService
from shima.web.hooks import Hooks
from shima.web.metrics import Metrics

TIMEOUT = 60.0
Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class Rows:
    """A fake store with webhooks."""

    def __init__(self) -> None:
        self.urls: dict[str, str] = {}

    async def hook(self, person: str) -> HookRow | None:
        return HookRow(person, self.urls[person], "secret") if person in self.urls else None

    async def set_hook(self, row: HookRow) -> None:
        self.urls[row.person] = row.url

    async def drop_hook(self, person: str) -> None:
        self.urls.pop(person, None)


class Turns:
    """A fake table service: it is the turn of the person named by the table, up to the first dash."""

    async def live(self, table: str) -> Any:
        return SimpleNamespace(table=SimpleNamespace(turn_of=lambda: table.partition("-")[0]))


@asynccontextmanager
async def hooks(rows: Rows) -> AsyncIterator[Hooks]:
    made = Hooks(cast(Store, rows), cast(TableService, Turns()), Metrics(), "any")
    try:
        yield made
    finally:
        await made.close()


class Receiver:
    """Counts calls, and how many were open at once."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.url = ""
        self.heads: list[str] = []
        self.tables: list[str] = []
        self.open = 0
        self.most_open = 0
        self.called = asyncio.Event()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.open += 1
        self.most_open = max(self.most_open, self.open)
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = int(head.lower().partition("content-length: ")[2].partition("\r")[0])
            body = (await reader.readexactly(length)).decode()
            self.heads.append(head)
            self.tables.append(body.rpartition('": "')[2].rstrip('"}'))
            self.called.set()
            await self.answer(reader, writer)
        except (OSError, EOFError):
            pass  # the caller has hung up
        finally:
            self.open -= 1
            writer.close()

    async def heard(self, calls: int) -> None:
        """Wait until that many calls have arrived."""
        async with asyncio.timeout(TIMEOUT):
            while len(self.tables) < calls:
                self.called.clear()
                await self.called.wait()


@asynccontextmanager
async def receiver(answer: Answer, address: str = "127.0.0.1") -> AsyncIterator[Receiver]:
    made = Receiver(answer)
    server = await asyncio.start_server(made.serve, address, 0)
    made.url = f"http://{address}:{server.sockets[0].getsockname()[1]}/turn"
    try:
        yield made
    finally:
        server.close()


async def well(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
    await writer.drain()


async def badly(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 500 Internal Server Error\r\n\r\n")
    await writer.drain()


async def never(reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
    await reader.read()


async def in_drips(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Send a byte of a header now and then, as long as the caller listens."""
    writer.write(b"HTTP/1.1 200 OK\r\nX: ")
    end = asyncio.ensure_future(reader.read())
    while not end.done():
        writer.write(b"x")
        await writer.drain()
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(end), 0.02)
