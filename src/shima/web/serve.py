"""Runs the server until it is asked to stop, then finishes accepted work."""

import asyncio
import contextlib
import gc
import logging.config
import resource
import socket as sockets
from collections.abc import Callable
from types import FrameType

import uvicorn

from shima.games.game import UserError
from shima.games.text import Text
from shima.store.store import open_store
from shima.web.app import make_app
from shima.web.gate import Gate, Proxies
from shima.web.http_protocol import limited_http
from shima.web.limits import Connections
from shima.web.lockfile import exclusive_lock
from shima.web.logs import log_config
from shima.web.metrics import OpenConnections
from shima.web.settings import Settings
from shima.web.socket import LONGEST_FRAME
from shima.web.socket_protocol import limited_socket

GRACE = 10
USUAL_PORTS = range(8000, 8010)
COLLECTIONS = (50_000, 20, 100)
HEARTBEAT = 20.0
KEEP_ALIVE = 10
TICKS_PER_SWEEP = 10
OTHER_FILES = 200
"""File descriptors reserved for the server itself: database, workers, static files."""


class Server(uvicorn.Server):
    """Notifies the context before closing connections, so that endless streams terminate."""

    def __init__(self, settings: Settings, started: Callable[[], None]) -> None:
        self.shima = make_app(settings)
        self.on_started = started
        context = self.shima.state.context
        files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        open_ones = Connections(most_connections(settings.connections, files), 2 * settings.address_connections)
        self.gate = Gate(open_ones, Proxies(settings.proxies), lambda why: context.metrics.dropped.labels(why).inc())
        context.metrics.registry.register(OpenConnections(open_ones))
        config = uvicorn.Config(
            self.shima,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=settings.proxies,
            http=limited_http(self.gate),
            ws=limited_socket(self.gate, settings.socket_credits),
            timeout_keep_alive=KEEP_ALIVE,
            ws_max_size=2 * LONGEST_FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=HEARTBEAT,
            ws_ping_timeout=HEARTBEAT,
            timeout_graceful_shutdown=GRACE,
            backlog=4096,
        )
        super().__init__(config)

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        _collect_rarely()
        if self.started:
            self.on_started()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_PER_SWEEP == 0:
            self.gate.sweep(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Start an orderly shutdown within GRACE seconds on the first signal. Further signals have no effect."""
        if not self.should_exit:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        self.shima.state.context.closing.set()
        await super().shutdown(sockets)


def serve(settings: Settings, started: Callable[[str], None]) -> None:
    """Serve until SIGINT or SIGTERM. `started` is called with the address once the server responds."""
    logging.config.dictConfig(log_config(settings.log))
    _allow_many_connections()
    with _bound(settings.host, settings.port) as bound:
        host, port = bound.getsockname()[:2]
        name = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else f"[{host}]" if ":" in host else host
        address = settings.origin or f"http://{name}:{port}"
        with exclusive_lock(settings.database, address), contextlib.suppress(KeyboardInterrupt):
            asyncio.run(_try_store(settings.database))
            Server(settings, lambda: started(address)).run(sockets=[bound])


async def _try_store(database: str) -> None:
    """Report database problems before serving anything."""
    await (await open_store(database)).close()


def most_connections(wished: int, files: int) -> int:
    """Return the number of connections, limited by the open files that the system allows."""
    if files == resource.RLIM_INFINITY:
        return wished
    most = max(1, files - OTHER_FILES)
    return min(wished, most) if wished else most


def _collect_rarely() -> None:
    """Collect garbage rarely: scanning thousands of live tables and connections would delay all games."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def _allow_many_connections() -> None:
    """Raise the limit on open files as far as the system allows: each connection needs one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _bound(host: str, port: int | None) -> sockets.socket:
    """Return the listening socket: at the port, or without one at the first free default port."""
    if port is None:
        for usual in USUAL_PORTS:
            with contextlib.suppress(UserError):
                return _bound(host, usual)
        port = 0
    bound = sockets.socket(sockets.AF_INET6 if ":" in host else sockets.AF_INET, sockets.SOCK_STREAM)
    try:
        bound.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        args: dict[str, object] = {"host": host, "port": str(port), "problem": error.strerror or str(error)}
        raise UserError(Text("web-port", args)) from error
    return bound
