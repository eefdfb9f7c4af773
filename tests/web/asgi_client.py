"""An ASGI client for the server in the test's own process, and the CPU time of its event loop."""

import asyncio
import json
import time
from asyncio.events import Handle
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from shima.web.app import make_app
from shima.web.context import AppContext
from shima.web.settings import Settings
from tests.waiting import TIMEOUT


@dataclass(frozen=True)
class Request:
    method: str
    path: str
    body: bytes = b""
    who: str = ""
    """The cookie of the person who asks."""
    headers: dict[str, str] = field(default_factory=dict)


def json_request(method: str, path: str, body: object, who: str = "") -> Request:
    return Request(method, path, json.dumps(body).encode(), who, {"content-type": "application/json"})


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class AsgiClient:
    """A client of a running application."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.context: AppContext = app.state.context

    async def ask(self, request: Request, address: str = "127.0.0.1") -> Answer:
        """Send a request in a separate task, so that its first step is measured separately."""
        async with asyncio.timeout(TIMEOUT):
            return await asyncio.create_task(self._ask(request, address))

    async def _ask(self, request: Request, address: str) -> Answer:
        path, _, query = request.path.partition("?")
        headers = {"host": "localhost", "content-length": str(len(request.body)), **request.headers}
        if request.who:
            headers["cookie"] = f"shima={request.who}"
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": request.method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": (address, 1),
            "server": ("localhost", 80),
        }
        coming = [{"type": "http.request", "body": request.body, "more_body": False}]
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            if not coming:
                await asyncio.Event().wait()
            return coming.pop()

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        found = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        return Answer(sent[0]["status"], found, b"".join(message.get("body", b"") for message in sent[1:]))

    async def converse(self, table: str, who: str, frames: list[bytes]) -> list[str]:
        """Send frames over a table's WebSocket. Return all messages until each frame has an answer."""
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": f"/api/tables/{table}/live",
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"localhost"), (b"cookie", f"shima={who}".encode())],
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "subprotocols": [],
        }
        coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        coming.put_nowait({"type": "websocket.connect"})
        for frame in frames:
            coming.put_nowait({"type": "websocket.receive", "text": frame.decode()})
        heard: list[str] = []

        async def send(message: Any) -> None:
            if message["type"] == "websocket.send":
                heard.append(message["text"])
                answers = [said for said in heard if json.loads(said)["type"] in ("done", "refused", "pong")]
                if len(answers) == len(frames):
                    coming.put_nowait({"type": "websocket.disconnect", "code": 1000})

        async with asyncio.timeout(TIMEOUT):
            await asyncio.create_task(self._converse(scope, coming, send))
        return heard

    async def _converse(self, scope: dict[str, Any], coming: "asyncio.Queue[dict[str, Any]]", send: Any) -> None:
        await self.app(scope, coming.get, send)

    async def guest(self, name: str) -> str:
        """Return the cookie of a new person."""
        answer = await self.ask(json_request("POST", "/api/me", {"name": name}))
        assert answer.status == 200, answer
        return answer.headers["set-cookie"].partition(";")[0].removeprefix("shima=")


@asynccontextmanager
async def asgi_client(folder: Path, **settings: Any) -> AsyncIterator[AsgiClient]:
    """Run a server without limits per address by default."""
    unlimited = {
        "address_requests": 0.0,
        "address_people": 0,
        "address_tables": 0,
        "address_connections": 0,
        "socket_credits": 0.0,
    }
    url = f"sqlite:///{folder / 'shima.sqlite3'}"
    app = make_app(Settings(url, **{"sets": folder / "sets", "workers": 1, **unlimited, **settings}))
    async with app.router.lifespan_context(app):
        yield AsgiClient(app)


class LoopTimer:
    """`longest` is the CPU time of the longest callback of the event loop."""

    def __init__(self) -> None:
        self.longest = 0.0

    @contextmanager
    def measured(self) -> Iterator[None]:
        plain = Handle._run

        def run(handle: Handle) -> None:
            began = time.thread_time()
            try:
                plain(handle)
            finally:
                self.longest = max(self.longest, time.thread_time() - began)

        Handle._run = run  # type: ignore[assignment,method-assign]
        try:
            yield
        finally:
            Handle._run = plain  # type: ignore[method-assign]
