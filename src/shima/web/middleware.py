"""Middleware that checks origin, size and rate of requests, and adds headers to every response."""

import json
import logging
import time
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shima.games.text import Text
from shima.tables.address import ADDRESS
from shima.tables.refusal import Fault, Refused
from shima.web.concurrency import Pass
from shima.web.context import AppContext
from shima.web.costs import cost_of
from shima.web.errors import as_refused, problem, wished_language
from shima.web.limits import household
from shima.web.logs import ACCESS
from shima.web.settings import LOOPBACK

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}
ONCE = frozenset(
    (b"host", b"origin", b"content-length", b"transfer-encoding", b"content-type", b"authorization", b"upgrade")
)
SAFE = ("GET", "HEAD", "OPTIONS")
RETRY_AFTER = "10"
LONGEST_BODY = 16_000
"""Limit for JSON. Validation errors of longer bodies take too long to report."""
LONGEST_RECORD = 520_000
LONGEST_SET = 100_000
LONGEST = {"/api/records": LONGEST_RECORD, "/api/sets": LONGEST_SET, "/api/sets/check": LONGEST_SET}
log = logging.getLogger(ACCESS)


class TooLong(HTTPException):
    """The body is longer than the route allows. An HTTPException, because readers of the body do not catch it."""

    def __init__(self) -> None:
        super().__init__(413)


class Middleware:
    """Wraps the whole application, for HTTP and WebSockets."""

    def __init__(self, app: ASGIApp, context: AppContext) -> None:
        self.app = app
        self.context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            ADDRESS.set(address(scope))
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                inside.leave()
                status = message["status"]
                message["headers"] = [*message["headers"], *self._headers(scope, status)]
            await send(message)

        headers = heads(scope)
        inside = Pass(self.context.concurrency, address(scope))
        await inside.enter()
        try:
            refused = self._refusal(scope, headers)
            if refused is not None:
                await refuse(send_with_headers, *refused, headers)
            else:
                await self.app(scope, self._limited_body(scope, receive, inside), send_with_headers)
        except Exception as error:
            if status:  # a started response cannot be changed
                raise
            await refuse(send_with_headers, 500, as_refused(error), headers)
        finally:
            inside.leave()
            self.context.metrics.requests.labels(scope["method"][:10], str(status)).inc()
            taken = round((time.perf_counter() - began) * 1000, 1)
            line = {"method": scope["method"][:10], "path": scope["path"][:200], "status": status, "ms": taken}
            log.info("request", extra=line)

    def _refusal(self, scope: Scope, headers: dict[str, str]) -> tuple[int, Refused] | None:
        if name := repeated(scope["headers"]):
            return 400, Refused(Fault.MALFORMED, Text("web-header-twice", {"name": name}))
        if not host_is_ours(self.context.settings.host, self.context.settings.origin, headers.get("host", "")):
            return 421, Refused(Fault.FORBIDDEN, Text("web-host"))
        if not self.context.requests.spend(address(scope), cost_of(scope["method"], scope["path"])):
            return 429, Refused(Fault.TOO_MANY, Text("web-too-many"))
        if scope["method"] not in SAFE and not origin_is_ours(self.context.settings.origin, headers):
            return 403, Refused(Fault.FORBIDDEN, Text("web-origin"))
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > longest(scope["path"]):
            return 413, Refused(Fault.MALFORMED, Text("web-too-long"))
        return None

    def _limited_body(self, scope: Scope, receive: Receive, inside: Pass) -> Receive:
        """Count a body of unknown length while it arrives. The slot is released until then."""
        left = longest(scope["path"])

        async def counting_receive() -> Message:
            nonlocal left
            inside.leave()
            message = await receive()
            if message["type"] == "http.request":
                await inside.enter()
            left -= len(message.get("body", b""))
            if left < 0:
                raise TooLong
            return message

        return counting_receive

    def _headers(self, scope: Scope, status: int) -> list[tuple[bytes, bytes]]:
        added = dict(HEADERS)
        if status == 429:
            added["retry-after"] = RETRY_AFTER
        if scope["path"].startswith("/api/"):
            added["cache-control"] = "no-store"
        if scope.get("scheme") == "https":
            added["strict-transport-security"] = "max-age=31536000"
        return [(name.encode(), value.encode()) for name, value in added.items()]


async def refuse(send: Send, status: int, refused: Refused, headers: dict[str, str]) -> None:
    body = json.dumps(problem(refused, wished_language(headers.get("accept-language", "")))).encode()
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": body})


def heads(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def repeated(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """Return a header that must be unique but is repeated: two readers could use different values."""
    seen = set()
    for name, _ in headers:
        if name in ONCE:
            if name in seen:
                return name.decode("ascii")
            seen.add(name)
    return ""


def address(scope: Scope) -> str:
    """Return the client's key for limits; see `household`."""
    client = scope.get("client")
    return household(str(client[0])) if client else "–"


def longest(path: str) -> int:
    return LONGEST.get(path, LONGEST_BODY)


def origin_is_ours(own: str, headers: dict[str, str]) -> bool:
    """Whether the request is not from a page of another site. Programs send no Origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if own and origin == own.rstrip("/"):
        return True
    try:
        return bool(origin) and urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False


def host_is_ours(bound: str, own: str, host: str) -> bool:
    """Whether the host name is ours. With DNS rebinding, a foreign name points to this machine."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        ours = urlsplit(own).hostname or ""
    except ValueError:
        return False
    if ours:
        return name in (ours, *LOOPBACK)
    return name in LOOPBACK if bound in LOOPBACK else bool(name)
