"""The built browser client: read and compressed once, served from memory."""

import gzip
import html
import mimetypes
import re
from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response
from starlette.exceptions import HTTPException

from shima.games.text import Text
from shima.language import LANGUAGES, language
from shima.tables.refusal import Fault, Refused
from shima.web.errors import wished_language

FOLDER: Final = Path(str(files("shima.web") / "static"))
PAGE: Final = "index.html"
ADDRESSES: Final = (
    "/",
    "/new",
    "/me",
    "/link",
    "/recover",
    "/rules",
    "/rules/{game}",
    "/rules/{game}/aid",
    "/learn",
    "/learn/{lesson}",
    "/studio",
    "/studio/{game}",
    "/table/{table}",
)
LANGUAGE: Final = re.compile(rb'(<html lang=")\w+')
DESCRIPTION: Final = re.compile(rb'(<meta name="description" content=")[^"]*(")')
ALREADY_SMALL: Final = (".woff2", ".png")
FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose name contains a hash of their content."""
TYPES: Final = {
    ".js": "text/javascript",
    ".json": "application/json",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".html": "text/html",
}


@dataclass(frozen=True)
class Asset:
    """A file of the client, plain and compressed (empty if that saves nothing)."""

    body: bytes
    small: bytes
    kind: str
    cache: str
    varies: str = "accept-encoding"

    def answer(self, request: Request, status: int = 200) -> Response:
        headers = {"cache-control": self.cache, "vary": self.varies}
        if self.small and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.small, status, {**headers, "content-encoding": "gzip"}, self.kind)
        return Response(self.body, status, headers, self.kind)


class Client:
    """All files of the client by address; none if it was not built."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = [path for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []
        self.assets = {f"/{path.relative_to(folder).as_posix()}": _read(path, folder) for path in found}
        page = self.assets.get(f"/{PAGE}")
        self.pages = {code: _translated(page, code) for code in LANGUAGES} if page else {}

    def page(self, request: Request, status: int = 200) -> Response:
        """Return the single page, whose script decides what to show. Its head is in the language of the request."""
        if not self.pages:
            raise Refused(Fault.BUSY, Text("web-no-client"))
        return self.pages[wished_language(request.headers.get("accept-language", ""))].answer(request, status)


def _read(path: Path, folder: Path) -> Asset:
    body = path.read_bytes()
    small = b"" if path.suffix in ALREADY_SMALL else gzip.compress(body, 9, mtime=0)
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.parent == folder / "assets"
    return Asset(body, small if len(small) < len(body) else b"", kind, FOREVER if hashed else "no-cache")


def _translated(page: Asset, code: str) -> Asset:
    """Return the page with the language and the description that search engines and link previews show."""
    said = html.escape(language(code).say("web-description"))
    body = DESCRIPTION.sub(rb"\g<1>" + said.encode() + rb"\g<2>", LANGUAGE.sub(rb"\g<1>" + code.encode(), page.body))
    return replace(page, body=body, small=gzip.compress(body, 9, mtime=0), varies="accept-encoding, accept-language")


def add_client(app: FastAPI, client: Client) -> None:
    """Serve the client's page at all of its addresses and for unknown ones, and its files."""

    async def page(request: Request) -> Response:
        return client.page(request)

    async def file(request: Request) -> Response:
        asset = client.assets.get(request.url.path)
        if asset is None:
            raise HTTPException(404)
        return asset.answer(request)

    for address in ADDRESSES:
        app.api_route(address, methods=["GET", "HEAD"], include_in_schema=False)(page)
    top_level = [path for path in client.assets if path.count("/") == 1 and path != f"/{PAGE}"]
    for address in ("/assets/{name}", *top_level):
        app.api_route(address, methods=["GET", "HEAD"], include_in_schema=False)(file)


def wants_page(request: Request) -> bool:
    """Whether the request comes from a link or the address bar of a browser."""
    asks = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    return asks and not request.url.path.startswith(("/api/", "/assets/"))
