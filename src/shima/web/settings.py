"""How a server is set up. `docs/hosting.md` has the table of settings."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """0 means no limit where a limit is meant."""

    database: str
    host: str = "127.0.0.1"
    port: int | None = None
    """None takes 8000, or the next that is free."""
    origin: str = ""
    """The address by which people reach the server, if a proxy stands before it: `https://play.example`."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose X-Forwarded-For is believed."""
    sets: Path | None = None
    workers: int = 0
    think_seconds: float = 10.0
    connections: int = 20_000
    address_connections: int = 100
    address_requests: float = 50.0
    """Requests a second of one address; bursts may be ten times that."""
    address_people: int = 60
    """New people an hour from one address."""
    address_tables: int = 600
    """New tables an hour from one address."""
    socket_credits: float = 10.0
    """Messages a second on one WebSocket; bursts may be four times that."""
    hooks: str = "public"
    """Where webhooks may go: "off", "public" addresses only, or "any" for programs in one's own network."""
    log: str = "info"
    server: str = ""
    """This server's name among several; drawn by lot when empty."""
