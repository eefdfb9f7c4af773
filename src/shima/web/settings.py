"""How a server is set up. `docs/hosting.md` has the table of settings."""

from dataclasses import dataclass
from pathlib import Path

LOOPBACK = ("localhost", "127.0.0.1", "::1")


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
    """Addresses and networks of proxies whose X-Forwarded-For is believed; `*` for all."""
    sets: Path | None = None
    lessons: Path | None = None
    keep_sets: bool | None = None
    """Whether people may add component sets; None allows it if nobody but this machine reaches the server."""
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
    guest_days: int = 90
    """Days without a visit after which people without games, tokens and hooks are deleted."""
    person_bot_games: int = 20
    """Games against bots that one person may have going on at a time."""
    socket_credits: float = 10.0
    """Messages a second on one WebSocket; bursts may be four times that."""
    hooks: str = "public"
    """Where webhooks may go: "off", "public" addresses only, or "any" for programs in the host's own network."""
    log: str = "info"
    server: str = ""
    """This server's name among several; drawn by lot when empty."""

    def keeps_sets(self) -> bool:
        alone = self.host in LOOPBACK and not self.origin
        return self.sets is not None and (alone if self.keep_sets is None else self.keep_sets)
