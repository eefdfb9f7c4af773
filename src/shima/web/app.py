"""The application: routes, guard and client around one hall."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import generate_latest
from starlette.exceptions import HTTPException

from shima import __version__
from shima.games.text import Text
from shima.tables.refusal import Fault, Refused
from shima.web import blocking_api, faults, lessons_api, models, people_api, rules_api, sets_api, socket, tables_api
from shima.web.client import Client, add_client, wants_page
from shima.web.guard import Guard
from shima.web.hall import Hall
from shima.web.settings import LOOPBACK, Settings
from shima.web.who import TheHall


def make_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application; its hall is opened when it starts."""
    hall = Hall(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        async with hall:
            yield

    app = FastAPI(
        title="Shima",
        version=__version__,
        lifespan=lifespan,
        redirect_slashes=False,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=tables_api.Problems,
    )
    app.state.hall = hall
    faults.install(app)
    app.include_router(people_api.router)
    app.include_router(tables_api.router)
    app.include_router(blocking_api.router)
    app.include_router(lessons_api.router)
    app.include_router(rules_api.router)
    app.include_router(sets_api.router)
    app.include_router(socket.router)
    _add_health(app)
    _add_client(app)
    app.add_middleware(Guard, hall=hall)
    return app


def _add_health(app: FastAPI) -> None:
    @app.get("/api/health", tags=["server"])
    async def health() -> models.Health:
        """The process answers."""
        return models.Health(status="ok")

    @app.get("/api/ready", tags=["server"], response_model=models.Health)
    async def ready(hall: TheHall) -> Response:
        """The server can play: its database takes a write, shows no damage, and the server is not about to stop."""
        well = not hall.closing.is_set() and await hall.readiness.is_ready()
        return JSONResponse({"status": "ready" if well else "not ready"}, 200 if well else 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(hall: TheHall, request: Request) -> PlainTextResponse:
        """For Prometheus, on this machine only."""
        if request.client is None or request.client.host not in LOOPBACK:
            raise Refused(Fault.FORBIDDEN, Text("web-metrics"))
        return PlainTextResponse(generate_latest(hall.metrics.registry), media_type="text/plain; version=0.0.4")


def _add_client(app: FastAPI) -> None:
    client = Client()
    add_client(app, client)

    @app.exception_handler(404)
    async def on_nothing(request: Request, error: HTTPException) -> Response:
        """People get a page that leads them back, programs a refusal."""
        return client.page(request, 404) if wants_page(request) else faults.of_http(request, error)
