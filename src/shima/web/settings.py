"""The settings of a server, each declared once.

Each field is also an option of `shima serve` and an environment variable: `guest_days` is `--guest-days` and
`SHIMA_GUEST_DAYS`. docs/hosting.md has the table.
"""

from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

LOOPBACK = ("localhost", "127.0.0.1", "::1")


def setting(
    help_key: str,
    default: object,
    least: float | None = None,
    most: float | None = None,
    choices: tuple[str, ...] = (),
    form: str = "",
) -> Any:
    """Declare a field with the key of its help, its default, its bounds or choices, and its placeholder in the help."""
    bounds = {"min": least, "max": most, "choices": choices, "metavar": form or None}
    return field(default=default, metadata={"help": help_key, **bounds})


@dataclass(frozen=True)
class Settings:
    """For limits, 0 means no limit."""

    database: str = setting("server-help-database", "", form="URL")
    host: str = setting("server-help-host", "127.0.0.1")
    port: int | None = setting("server-help-port", None, 0, 65535)
    """None means 8000, or the next free port."""
    origin: str = setting("server-help-origin", "", form="URL")
    """The public address of a server behind a proxy: `https://play.example`."""
    proxies: str = setting("server-help-proxies", "127.0.0.1", form="IP,IP")
    """Addresses and networks of proxies whose X-Forwarded-For is trusted; `*` for all."""
    sets: Path | None = setting("server-help-sets", None, form="FOLDER")
    keep_sets: bool | None = setting("server-help-keep-sets", None)
    """Whether people can add component sets; None allows it if the server is reachable only from this machine."""
    lessons: Path | None = setting("server-help-lessons", None, form="FOLDER")
    workers: int = setting("server-help-workers", 0, 0, 256)
    """Bot processes; 0 means one fewer than the number of cores."""
    think_seconds: float = setting("server-help-think-seconds", 10.0, 2, 600)
    connections: int = setting("server-help-connections", 20_000, 0)
    address_connections: int = setting("server-help-address-connections", 100, 0)
    address_requests: float = setting("server-help-address-requests", 50.0, 0)
    """Requests per second from one address; bursts can be ten times as high."""
    address_people: int = setting("server-help-address-people", 60, 0)
    """New people per hour from one address."""
    address_tables: int = setting("server-help-address-tables", 600, 0)
    """New tables per hour from one address."""
    guest_days: int = setting("server-help-guest-days", 90, 0, 36_500)
    """Days of inactivity before people without games, tokens and webhooks are deleted."""
    person_bot_games: int = setting("server-help-person-bot-games", 20, 0)
    """Running games against bots per person."""
    socket_credits: float = setting("server-help-socket-credits", 10.0, 0)
    """Messages per second on one WebSocket; bursts can be four times as high."""
    hooks: str = setting("server-help-hooks", "public", choices=("off", "public", "any"))
    """Where webhooks can go: nowhere, to public addresses only, or anywhere."""
    log: str = setting("server-help-log", "warning", choices=("debug", "info", "warning", "error"))

    def keeps_sets(self) -> bool:
        alone = self.host in LOOPBACK and not self.origin
        return self.sets is not None and (alone if self.keep_sets is None else self.keep_sets)


def choices() -> dict[str, tuple[str, ...]]:
    """Return the settings that take one of a few words."""
    return {each.name: each.metadata["choices"] for each in fields(Settings) if each.metadata["choices"]}
