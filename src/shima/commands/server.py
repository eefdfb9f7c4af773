"""The commands of those who run a server: serve, and bring records and databases from one place to another.

The server's libraries take a second to load: only who needs them waits for them, in `hosting`.
"""

import os
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import typer

from shima.commands.screen import progress
from shima.extras import need
from shima.games.game import BadNotation
from shima.games.text import Text
from shima.record import LARGEST_RECORD
from shima.registry import read_text
from shima.speech import print_line, say
from shima.web.settings import Settings

DatabaseUrl = Annotated[
    str, typer.Option("--database", envvar="SHIMA_DATABASE", metavar="URL", help=say("server-help-database"))
]
SetFolder = Annotated[
    Path | None, typer.Option("--sets", envvar="SHIMA_SETS", metavar="FOLDER", help=say("server-help-sets"))
]


def serve(
    host: Annotated[str, typer.Option("--host", envvar="SHIMA_HOST", help=say("server-help-host"))] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option("--port", envvar="SHIMA_PORT", min=0, max=65535, help=say("server-help-port"))
    ] = None,
    database: DatabaseUrl = "",
    origin: Annotated[
        str, typer.Option("--origin", envvar="SHIMA_ORIGIN", metavar="URL", help=say("server-help-origin"))
    ] = "",
    proxies: Annotated[
        str, typer.Option("--proxies", envvar="SHIMA_PROXIES", metavar="IP,IP", help=say("server-help-proxies"))
    ] = "127.0.0.1",
    sets: SetFolder = None,
    keep_sets: Annotated[
        bool | None,
        typer.Option("--keep-sets/--no-keep-sets", envvar="SHIMA_KEEP_SETS", help=say("server-help-keep-sets")),
    ] = None,
    lessons: Annotated[
        Path | None,
        typer.Option("--lessons", envvar="SHIMA_LESSONS", metavar="FOLDER", help=say("server-help-lessons")),
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", envvar="SHIMA_WORKERS", min=0, max=256, help=say("server-help-workers"))
    ] = 0,
    think_seconds: Annotated[
        float,
        typer.Option(
            "--think-seconds", envvar="SHIMA_THINK_SECONDS", min=2, max=600, help=say("server-help-think-seconds")
        ),
    ] = 10.0,
    connections: Annotated[
        int, typer.Option("--connections", envvar="SHIMA_CONNECTIONS", min=0, help=say("server-help-connections"))
    ] = 20_000,
    address_connections: Annotated[
        int,
        typer.Option(
            "--address-connections",
            envvar="SHIMA_ADDRESS_CONNECTIONS",
            min=0,
            help=say("server-help-address-connections"),
        ),
    ] = 100,
    address_requests: Annotated[
        float,
        typer.Option(
            "--address-requests", envvar="SHIMA_ADDRESS_REQUESTS", min=0, help=say("server-help-address-requests")
        ),
    ] = 50.0,
    address_people: Annotated[
        int,
        typer.Option("--address-people", envvar="SHIMA_ADDRESS_PEOPLE", min=0, help=say("server-help-address-people")),
    ] = 60,
    address_tables: Annotated[
        int,
        typer.Option("--address-tables", envvar="SHIMA_ADDRESS_TABLES", min=0, help=say("server-help-address-tables")),
    ] = 600,
    guest_days: Annotated[
        int,
        typer.Option("--guest-days", envvar="SHIMA_GUEST_DAYS", min=0, max=36500, help=say("server-help-guest-days")),
    ] = 90,
    person_bot_games: Annotated[
        int,
        typer.Option(
            "--person-bot-games", envvar="SHIMA_PERSON_BOT_GAMES", min=0, help=say("server-help-person-bot-games")
        ),
    ] = 20,
    socket_credits: Annotated[
        float,
        typer.Option("--socket-credits", envvar="SHIMA_SOCKET_CREDITS", min=0, help=say("server-help-socket-credits")),
    ] = 10.0,
    hooks: Annotated[
        str, typer.Option("--hooks", envvar="SHIMA_HOOKS", metavar="off|public|any", help=say("server-help-hooks"))
    ] = "public",
    log: Annotated[
        str, typer.Option("--log", envvar="SHIMA_LOG", metavar="debug|info|warning|error", help=say("server-help-log"))
    ] = "warning",
    browser: Annotated[
        bool, typer.Option("--open/--no-open", envvar="SHIMA_OPEN", help=say("server-help-open"))
    ] = False,
) -> None:
    hosting = _hosting()
    _one_of("--hooks", hooks, ("off", "public", "any"))
    _one_of("--log", log, ("debug", "info", "warning", "error"))
    _check_address(origin)
    _check_proxies(proxies)
    settings = Settings(
        database=database,
        host=host,
        port=port,
        origin=origin.rstrip("/"),
        proxies=proxies,
        sets=_folder(sets),
        keep_sets=keep_sets,
        lessons=_folder(lessons),
        workers=workers,
        think_seconds=think_seconds,
        connections=connections,
        address_connections=address_connections,
        address_requests=address_requests,
        address_people=address_people,
        address_tables=address_tables,
        guest_days=guest_days,
        person_bot_games=person_bot_games,
        socket_credits=socket_credits,
        hooks=hooks,
        log=log,
    )
    hosting.serve(settings, browser)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("server-help-backup-file"))],
    database: DatabaseUrl = "",
) -> None:
    hosting = _hosting()
    hosting.backup(file, database)
    print_line(say("server-backed-up", file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("server-help-restore-file"))],
    database: DatabaseUrl = "",
) -> None:
    hosting = _hosting()
    if not file.is_file():
        raise BadNotation(Text("error-file", {"file": str(file), "problem": os.strerror(2)}))
    hosting.restore(file, database)
    print_line(say("server-restored", file=str(file)))


def export(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=say("server-help-export-folder"))],
    database: DatabaseUrl = "",
    sets: SetFolder = None,
) -> None:
    hosting = _hosting()
    folder.mkdir(parents=True, exist_ok=True)
    count = hosting.export(folder, database, _folder(sets))
    print_line(say("server-exported", folder=str(folder), count=count))


def bring(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help=say("server-help-import-files"))],
    database: DatabaseUrl = "",
    sets: SetFolder = None,
) -> None:
    hosting = _hosting()
    texts = [(path, read_text(path, LARGEST_RECORD)) for path in files]
    with progress(say("server-importing"), len(texts)) as advance:
        hosting.bring(texts, database, _folder(sets), advance)
    print_line(say("server-imported", count=len(texts)))


def _hosting() -> Any:
    """What these commands do. It takes the server's libraries."""
    return need("shima.commands.hosting", "serve")


def _folder(path: Path | None) -> Path | None:
    if path is not None and not path.is_dir():
        raise BadNotation(Text("error-file", {"file": str(path), "problem": os.strerror(20)}))
    return path


def _check_address(origin: str) -> None:
    """People must be able to come by this address."""
    try:
        parts = urlsplit(origin)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")
    except ValueError:
        good = False
    if origin and not good:
        raise BadNotation(Text("server-origin", {"origin": origin}))


def _check_proxies(proxies: str) -> None:
    """Anything else than addresses and networks would be ignored without a word. `*` trusts everybody."""
    for proxy in filter(None, map(str.strip, proxies.split(","))):
        try:
            ip_network(proxy)
        except ValueError:
            if proxies != "*":
                raise BadNotation(Text("server-proxies", {"proxy": proxy})) from None


def _one_of(option: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise BadNotation(Text("error-option-value", {"option": option, "value": value, "known": ", ".join(known)}))
