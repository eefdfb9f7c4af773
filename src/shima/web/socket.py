"""One WebSocket per table and viewer: sends events and receives actions."""

import asyncio
import logging
import time
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from shima.games.text import Text
from shima.store.rows import PersonRow
from shima.tables.live import Live, Watcher
from shima.tables.refusal import Fault, Refused
from shima.web.actions import ACTION, perform
from shima.web.auth import app_context, visit
from shima.web.concurrency import Pass
from shima.web.context import AppContext
from shima.web.errors import Unauthenticated, as_refused, malformed, problem, wished_language
from shima.web.limits import TokenBucket
from shima.web.middleware import address, heads, host_is_ours, origin_is_ours
from shima.web.table_paths import TableId

router = APIRouter()
BURST = 4
MOST_EXCESS = 50
"""Messages beyond the rate limit before the connection is closed."""
LONGEST_FRAME = 8192
PING = '{"do":"ping"}'
POLICY, RESTART, TRY_LATER = 1008, 1012, 1013
log = logging.getLogger(__name__)


@router.websocket("/api/tables/{table}/live")
async def live_table(
    socket: WebSocket,
    table: TableId,
    since: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
) -> None:
    """`since` is the last version the client has seen: it gets the events since then, or the whole table."""
    context = app_context(socket)
    settings, headers = context.settings, heads(socket.scope)
    if not host_is_ours(settings.host, settings.origin, headers.get("host", "")):
        await socket.close(POLICY)
        return
    if not origin_is_ours(settings.origin, headers):
        await socket.close(POLICY)
        return
    where = address(socket.scope)
    code = wished_language(headers.get("accept-language", ""))
    if not context.requests.spend(where):
        await _close_with(socket, Refused(Fault.TOO_MANY, Text("web-too-many")), code, TRY_LATER)
        return
    if not context.connections.enter(where):
        await _close_with(socket, Refused(Fault.TOO_MANY, Text("web-too-many-connections")), code, TRY_LATER)
        return
    try:
        await _run_session(context, socket, table, since, code)
    finally:
        context.connections.leave(where)


async def _run_session(context: AppContext, socket: WebSocket, table: str, since: int, code: str) -> None:
    try:
        visitor = await visit(socket)
    except Exception as error:
        await _close_with(socket, as_refused(error), code, POLICY)
        return
    person = visitor.person if visitor else None
    with context.sessions.open(visitor.key.hash if visitor else "") as revoked:
        try:
            live, watcher = await context.service.watch(table, person.id if person else "")
        except Exception as error:
            await _close_with(socket, as_refused(error), code, POLICY)
            return
        context.scheduler.look(live, person)
        try:
            await socket.accept()
            await SocketSession(context, socket, live, watcher, person, code, revoked).run(since)
        except (WebSocketDisconnect, RuntimeError):
            pass  # disconnected without a close frame
        finally:
            live.watchers.discard(watcher)


async def _close_with(socket: WebSocket, refused: Refused, code: str, reason: int) -> None:
    """Accept, send the reason and close. Browsers hide the reason of a refused handshake from pages."""
    await socket.accept()
    await socket.send_text(orjson.dumps({"type": "refused", "id": "", **problem(refused, code)}).decode())
    await socket.close(reason)


class SocketSession:
    """The session of one socket: one task receives, one sends."""

    def __init__(
        self,
        context: AppContext,
        socket: WebSocket,
        live: Live,
        watcher: Watcher,
        person: PersonRow | None,
        code: str,
        revoked: asyncio.Event,
    ) -> None:
        self.context = context
        self.socket = socket
        self.live = live
        self.watcher = watcher
        self.person = person
        self.code = code
        self.revoked = revoked
        rate = context.settings.socket_credits
        self.where = address(socket.scope)
        self.inside = Pass(context.concurrency, self.where)
        self.credits = TokenBucket(rate, rate * BURST, time.monotonic())
        self.excess = 0

    async def run(self, since: int) -> None:
        sending = asyncio.create_task(self._send_news(since))
        receiving = asyncio.create_task(self._receive())
        closing = asyncio.create_task(self.context.closing.wait())
        ending = asyncio.create_task(self.revoked.wait())
        tasks = (sending, receiving, closing, ending)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if closing.done():
                await self.socket.close(RESTART)
            elif ending.done():
                await self._refuse("", Unauthenticated("person-signed-out"))
                await self.socket.close(POLICY)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | RuntimeError):
                log.error("a conversation broke off", exc_info=end)

    async def _send_news(self, seen: int) -> None:
        """Send all news in one message."""
        while True:
            self.watcher.news.clear()
            version = self.live.table.version
            if seen != version:
                await self.socket.send_text(self.live.message(self.watcher.person, seen))
                seen = version
            await self.watcher.news.wait()

    async def _receive(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] != "websocket.receive":
                return
            sent = message.get("text") or ""
            if not self.credits.spend(time.monotonic()) or not self.context.requests.spend(self.where):
                self.excess += 1
                if self.excess > MOST_EXCESS:
                    await self.socket.close(POLICY)
                    return
                await self._refuse("", Refused(Fault.TOO_MANY, Text("web-too-many-messages")))
                continue
            await self.inside.enter()
            try:
                await self._answer(sent)
            finally:
                self.inside.leave()

    async def _answer(self, sent: str) -> None:
        if len(sent) > LONGEST_FRAME:
            await self._refuse("", Refused(Fault.MALFORMED, Text("web-too-long")))
            return
        if "".join(sent.split()) == PING:
            await self._send({"type": "pong", "version": self.live.table.version})
            return
        try:
            action = ACTION.validate_json(sent or "null")
        except ValidationError as error:
            await self._refuse("", malformed(error))
            return
        began = time.perf_counter()
        try:
            answer = await perform(self.context.service, self.live.table.id, await self._asker(), action)
        except Exception as error:
            await self._refuse(action.id, as_refused(error))
            return
        self.context.metrics.action.observe(time.perf_counter() - began)
        await self._send({"type": "done", "id": action.id, "version": answer.version})

    async def _asker(self) -> PersonRow:
        """Return the acting person. A token may have been revoked since the session started."""
        if self.revoked.is_set():
            raise Unauthenticated("person-signed-out")
        if "authorization" in self.socket.headers:
            visitor = await visit(self.socket)
            self.person = visitor.person if visitor else None
        if self.person is None:
            raise Unauthenticated
        return self.person

    async def _refuse(self, action: str, refused: Refused) -> None:
        self.context.metrics.refusals.labels(str(refused.fault)).inc()
        body: dict[str, Any] = {"type": "refused", "id": action, **problem(refused, self.code, self.live.table.names())}
        if refused.fault is Fault.STALE:
            body["table"] = orjson.Fragment(self.live.table_json(self.watcher.person))
        await self._send(body)

    async def _send(self, body: dict[str, Any]) -> None:
        await self.socket.send_text(orjson.dumps(body).decode())
