"""The application: routes, guard and pages around one hall."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from prometheus_client import generate_latest

from shima import __version__
from shima.games.text import Text
from shima.tables.refusal import Fault, Refused
from shima.web import faults, models, people_api, socket, tables_api
from shima.web.guard import LOOPBACK, Guard
from shima.web.hall import Hall
from shima.web.settings import Settings
from shima.web.who import TheHall

PAGES = Path(str(files("shima.web") / "pages"))


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
    app.include_router(socket.router)
    _add_health(app)
    _add_pages(app)
    app.add_middleware(Guard, hall=hall)
    return app


def _add_health(app: FastAPI) -> None:
    @app.get("/api/health", tags=["server"])
    async def health() -> models.Health:
        """The process answers."""
        return models.Health(status="ok")

    @app.get("/api/ready", tags=["server"], response_model=models.Health)
    async def ready(hall: TheHall) -> Response:
        """The server can play: its database answers and it is not about to stop."""
        well = not hall.closing.is_set() and await hall.store.ready()
        return JSONResponse({"status": "ready" if well else "not ready"}, 200 if well else 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(hall: TheHall, request: Request) -> PlainTextResponse:
        """For Prometheus, on this machine only."""
        if request.client is None or request.client.host not in LOOPBACK:
            raise Refused(Fault.FORBIDDEN, Text("web-metrics"))
        return PlainTextResponse(generate_latest(hall.metrics.registry), media_type="text/plain; version=0.0.4")


def _add_pages(app: FastAPI) -> None:
    """The client. Its pages find out themselves what to show."""

    async def page() -> FileResponse:
        return FileResponse(PAGES / "index.html", headers={"cache-control": "no-cache"})

    for path in ("/", "/link", "/table/{table}"):
        app.api_route(path, methods=["GET", "HEAD"], include_in_schema=False)(page)
    app.mount("/pages", StaticFiles(directory=PAGES), name="pages")
