"""What one click passes through on the server: `place` at a table of Yamataï, asked over HTTP within this process.

    PYTHONPATH=src python bench/click_trace.py [--list]

Prints how many files and functions of `shima` take part, without the games, and how often the position is played on
and copied: `decision` is from `perform` in `web/actions.py` to `Live.take`, `request` is from the request to its
answer and to the message for a watcher. Only the ASGI application is used, so that `bench/structure.py` can measure
earlier revisions, too.
"""

import asyncio
import json
import sys
import tempfile
import threading
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import shima
from shima.web.app import make_app
from shima.web.settings import Settings

PACKAGE = Path(shima.__file__).parent
Function = tuple[str, str]
"""A file and a qualified name."""


class Trace:
    """The functions that were entered, in order, in all threads."""

    def __init__(self) -> None:
        self.entered: list[Function] = []
        self.known: dict[CodeType, Function] = {}

    def __call__(self, frame: FrameType, event: str, _arg: object) -> None:
        if event == "call":
            code = frame.f_code
            if code not in self.known:
                path = Path(code.co_filename)
                file = path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else ""
                self.known[code] = file, code.co_qualname
            self.entered.append(self.known[code])

    def between(self, first: str, last: str) -> list[Function]:
        names = [name for _, name in self.entered]
        start = names.index(first)
        return self.entered[start : names.index(last, start) + 1]


def ours(entered: list[Function]) -> list[Function]:
    """Each function of `shima` once, without the games, functions inside others, and what runs all the time."""
    return [
        (file, name)
        for file, name in dict.fromkeys(entered)
        if file and not file.startswith("games/") and "<" not in name and file != "web/loop_monitor.py"
    ]


def measured(entered: list[Function]) -> dict[str, int]:
    found = ours(entered)
    names = [name.rpartition(".")[2] for file, name in entered if file.endswith("games/yamatai/game.py")]
    return {
        "files": len({file for file, _ in found}),
        "functions": len(found),
        "plays": names.count("play") + names.count("advance"),
        "copies": names.count("copy"),
    }


class Server:
    def __init__(self, app: Any) -> None:
        self.app = app

    async def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[dict[str, str], Any]:
        sent = json.dumps(body).encode()
        headers = {"host": "localhost", "content-type": "application/json", "content-length": str(len(sent))}
        headers |= {"cookie": cookie} if cookie else {}
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
        }
        coming = [{"type": "http.request", "body": sent, "more_body": False}]
        answer: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            if not coming:
                await asyncio.Event().wait()
            return coming.pop()

        async def send(message: dict[str, Any]) -> None:
            answer.append(message)

        await self.app(scope, receive, send)
        text = b"".join(message.get("body", b"") for message in answer[1:])
        if answer[0]["status"] >= 400:
            raise RuntimeError(f"{method} {path}: {text.decode()}")
        return {name.decode(): value.decode() for name, value in answer[0]["headers"]}, json.loads(text)

    async def guest(self, name: str) -> str:
        headers, _ = await self.ask("POST", "/api/me", {"name": name})
        return headers["set-cookie"].partition(";")[0]

    async def watch(self, table: str, cookie: str, told: "asyncio.Queue[str]") -> None:
        """Receive what a watcher is sent, until cancelled."""
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": f"/api/tables/{table}/live",
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"localhost"), (b"cookie", cookie.encode())],
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "subprotocols": [],
        }
        coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        coming.put_nowait({"type": "websocket.connect"})

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "websocket.send":
                told.put_nowait(message["text"])

        await self.app(scope, coming.get, send)


async def click(folder: Path) -> Trace:
    trace = Trace()
    threading.setprofile(trace)  # for threads that begin from here on
    app = make_app(Settings(f"sqlite:///{folder / 'shima.sqlite3'}", sets=folder / "sets", workers=1))
    async with app.router.lifespan_context(app):
        server = Server(app)
        people = [await server.guest(name) for name in ("Ada", "Bo")]
        _, opened = await server.ask("POST", "/api/tables", {"game": "yamatai", "chairs": ["", ""]}, people[0])
        path = f"/api/tables/{opened['id']}"
        await server.ask("POST", f"{path}/actions", {"do": "sit"}, people[1])
        told: asyncio.Queue[str] = asyncio.Queue()
        watching = asyncio.create_task(server.watch(opened["id"], people[1], told))
        while True:
            views = [(await server.ask("GET", path, None, person))[1] for person in people]
            seat = next(seat for seat, view in enumerate(views) if view["view"]["moves"])
            moves = [offer["text"] for offer in views[seat]["view"]["moves"]]
            offers = [text for text in moves if text.startswith("place")]
            action = {"do": "move", "number": views[seat]["moves"] + 1, "move": (offers or moves)[0]}
            if offers:
                break
            await server.ask("POST", f"{path}/actions", action, people[seat])
        while not told.empty():
            told.get_nowait()
        await asyncio.sleep(0.5)  # what earlier requests have left to do
        trace.entered.clear()
        sys.setprofile(trace)
        await server.ask("POST", f"{path}/actions", action, people[seat])
        await told.get()
        sys.setprofile(None)
        threading.setprofile(None)
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
    return trace


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        trace = asyncio.run(click(Path(folder)))
    spans = {"decision": trace.between("perform", "Live.take"), "request": trace.entered}
    if "--list" in sys.argv:
        for span, entered in spans.items():
            print(*(f"{span} {file} {name}" for file, name in ours(entered)), sep="\n")
    print(json.dumps({span: measured(entered) for span, entered in spans.items()}))


if __name__ == "__main__":
    main()
