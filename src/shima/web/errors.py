"""Converts refusals and errors to responses: what is wrong and how to fix it, never a traceback."""

import logging
import re
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from shima.games.text import Text
from shima.language import LANGUAGES, language, plain, shortened
from shima.store.errors import StoreError
from shima.tables.fair_queue import QueueFull
from shima.tables.pool import PoolError
from shima.tables.refusal import Fault, Refused
from shima.tables.view import text_data

STATUS = {
    Fault.MALFORMED: 422,
    Fault.UNKNOWN: 404,
    Fault.FORBIDDEN: 403,
    Fault.NOT_NOW: 409,
    Fault.STALE: 409,
    Fault.ILLEGAL: 422,
    Fault.TOO_MANY: 429,
    Fault.BUSY: 503,
}
LONGEST_PLACE = 100
log = logging.getLogger(__name__)

QUALITY = re.compile(r"[01](\.[0-9]{0,3})?")


class Unauthenticated(Refused):
    """The request needs a person, but has no valid cookie or token."""

    def __init__(self, key: str = "person-unknown") -> None:
        super().__init__(Fault.FORBIDDEN, Text(key))


def wished_language(header: str) -> str:
    """Return the preferred supported language of an Accept-Language header; English by default."""
    best, most = LANGUAGES[0], 0.0
    for wish in header.split(",", 20)[:20]:
        tag, _, quality = wish.partition(";")
        code = tag.strip().partition("-")[0].lower()
        weight = _quality(quality)
        if code in LANGUAGES and weight > most:
            best, most = code, weight
    return best


def _quality(parameter: str) -> float:
    """Return the weight of a language: `q=0.8`; 1 without a number, 0 if invalid."""
    if not parameter.strip():
        return 1.0
    name, _, number = parameter.strip().partition("=")
    return float(number) if name == "q" and QUALITY.fullmatch(number) else 0.0


def problem(refused: Refused, code: str, names: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return the body of an error response."""
    return {
        "fault": str(refused.fault),
        "message": language(code).say(refused.text, names),
        "text": text_data(refused.text),
        "rule": refused.rule or None,
    }


def status_of(refused: Refused) -> int:
    return 401 if isinstance(refused, Unauthenticated) else STATUS[refused.fault]


def as_refused(error: Exception) -> Refused:
    """Convert a server error to a refusal for people."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, StoreError):
        log.error("the store failed", extra={"problem": str(error)})
        return Refused(Fault.BUSY, Text("web-store"))
    if isinstance(error, QueueFull):
        return Refused(Fault.TOO_MANY, Text("web-too-many-waiting"))
    if isinstance(error, PoolError):
        log.error("no thought came", extra={"problem": str(error)})
        return Refused(Fault.BUSY, Text("web-thought"))
    log.error("unexpected error", exc_info=error)
    return Refused(Fault.BUSY, Text("web-error"))


def malformed(error: RequestValidationError | Any) -> Refused:
    """Return the first problem of an invalid request."""
    first = error.errors()[0]
    where = shortened(plain(".".join(str(part) for part in first["loc"])), LONGEST_PLACE) or "–"
    return Refused(Fault.MALFORMED, Text("web-malformed", {"where": where, "problem": str(first["msg"])}))


def answer(request: Request, refused: Refused, status: int = 0) -> JSONResponse:
    code = wished_language(request.headers.get("accept-language", ""))
    return JSONResponse(problem(refused, code), status or status_of(refused))


def of_http(request: Request, error: HTTPException) -> JSONResponse:
    """Return the response for a request that no route accepts."""
    key = {404: "web-no-page", 405: "web-method", 413: "web-too-long"}.get(error.status_code, "web-request")
    refused = Refused(Fault.UNKNOWN if error.status_code == 404 else Fault.MALFORMED, Text(key))
    response = answer(request, refused, error.status_code)
    response.headers.update(error.headers or {})
    return response


def install(app: FastAPI) -> None:
    """Register the error handlers. The middleware handles unexpected errors."""

    @app.exception_handler(Refused)
    async def on_refused(request: Request, error: Refused) -> JSONResponse:
        request.app.state.context.metrics.refusals.labels(str(error.fault)).inc()
        return answer(request, error)

    @app.exception_handler(RequestValidationError)
    async def on_malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        return answer(request, malformed(error))

    @app.exception_handler(StoreError)
    @app.exception_handler(PoolError)
    @app.exception_handler(QueueFull)
    async def on_trouble(request: Request, error: Exception) -> JSONResponse:
        return answer(request, as_refused(error))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> JSONResponse:
        return of_http(request, error)
