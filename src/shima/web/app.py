"""The application: routes, middleware and client around one context."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import anyio.to_thread
import orjson
from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import generate_latest
from pydantic import TypeAdapter
from starlette.exceptions import HTTPException

from shima import __version__
from shima.games.text import Text
from shima.tables.refusal import Fault, Refused
from shima.web import (
    analysis_api,
    blocking_api,
    errors,
    invitation_api,
    lessons_api,
    models,
    people_api,
    rules_api,
    sets_api,
    socket,
    tables_api,
)
from shima.web.actions import ACTION
from shima.web.auth import Context
from shima.web.client import Client, add_client, wants_page
from shima.web.context import AppContext
from shima.web.middleware import Middleware
from shima.web.settings import LOOPBACK, Settings
from shima.web.table_models import Update


class App(FastAPI):
    """Its OpenAPI document also describes what goes over WebSockets: `Update` comes from them, `AnyAction` goes in."""

    def openapi(self) -> dict[str, Any]:
        document = super().openapi()
        messages, parts = TypeAdapter.json_schemas(
            [("Update", "serialization", TypeAdapter(Update)), ("AnyAction", "validation", ACTION)],
            ref_template="#/components/schemas/{model}",
        )
        schemas = document["components"]["schemas"]
        schemas.update({**parts["$defs"], **schemas, "AnyAction": messages["AnyAction", "validation"]})
        return document


def make_app(settings: Settings) -> FastAPI:
    """Return the server as an ASGI application. Its context opens at startup."""
    context = AppContext(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        _match_once(app)
        async with context:
            yield

    app = App(
        title="Shima",
        version=__version__,
        lifespan=lifespan,
        redirect_slashes=False,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        responses=tables_api.Problems,
    )
    app.state.context = context
    errors.install(app)
    app.include_router(people_api.router)
    app.include_router(tables_api.router)
    app.include_router(analysis_api.router)
    app.include_router(invitation_api.router)
    app.include_router(blocking_api.router)
    app.include_router(lessons_api.router)
    app.include_router(rules_api.router)
    app.include_router(sets_api.router)
    app.include_router(socket.router)
    _add_health(app)
    _add_document(app)
    _add_client(app)
    app.add_middleware(Middleware, context=context)
    return app


def _match_once(app: FastAPI) -> None:
    """Match a route once: FastAPI prepares its routes at the first request, which would delay other requests."""
    for route in app.router.routes:
        route.matches({"type": "http", "method": "GET", "path": "/api/-", "root_path": "", "headers": []})


def _add_health(app: FastAPI) -> None:
    @app.get("/api/health", tags=["server"])
    async def health() -> models.Health:
        """Return 200 while the process is alive."""
        return models.Health(status="ok")

    @app.get("/api/ready", tags=["server"], response_model=models.Health)
    async def ready(context: Context) -> Response:
        """Check that the database is writable and undamaged, and that the server is not stopping."""
        well = not context.closing.is_set() and await context.readiness.is_ready()
        return JSONResponse({"status": "ready" if well else "not ready"}, 200 if well else 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(context: Context, request: Request) -> PlainTextResponse:
        """Metrics for Prometheus, available only from this machine."""
        if request.client is None or request.client.host not in LOOPBACK:
            raise Refused(Fault.FORBIDDEN, Text("web-metrics"))
        return PlainTextResponse(generate_latest(context.metrics.registry), media_type="text/plain; version=0.0.4")


def _add_document(app: FastAPI) -> None:
    def made() -> bytes:
        return orjson.dumps(app.openapi())

    @app.get("/api/openapi.json", include_in_schema=False)
    async def document(context: Context) -> Response:
        """The OpenAPI description of this API. It is generated on first use, which takes a while."""
        body = await context.cache.get(("openapi",), lambda: anyio.to_thread.run_sync(made))
        return Response(body, media_type="application/json")


def _add_client(app: FastAPI) -> None:
    client = Client()
    add_client(app, client)

    @app.exception_handler(404)
    async def on_nothing(request: Request, error: HTTPException) -> Response:
        """Send a page to people and a JSON error to programs."""
        return client.page(request, 404) if wants_page(request) else errors.of_http(request, error)
