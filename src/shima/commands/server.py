"""Commands for server hosts: serve, export records, back up and restore databases, move them.

The server's libraries take a second to import, so that `hosting` is imported only when needed.
"""

import os
from dataclasses import Field, fields, replace
from inspect import Parameter, Signature
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import typer

from shima.commands.screen import progress
from shima.console import print_line, say
from shima.extras import need
from shima.games.game import UserError
from shima.games.text import Text
from shima.record import LARGEST_RECORD
from shima.registry import read_text
from shima.web.settings import Settings, choices

DatabaseUrl = Annotated[
    str, typer.Option("--database", envvar="SHIMA_DATABASE", metavar="URL", help=say("server-help-database"))
]
SetFolder = Annotated[
    Path | None, typer.Option("--sets", envvar="SHIMA_SETS", metavar="FOLDER", help=say("server-help-sets"))
]


def _option(setting: "Field[Any]") -> Parameter:
    """Return the setting as an option of the command."""
    word, bounds = setting.name.replace("_", "-"), setting.metadata
    names = f"--{word}/--no-{word}" if setting.type == bool | None else f"--{word}"
    option = typer.Option(
        names,
        envvar=f"SHIMA_{setting.name.upper()}",
        min=bounds["min"],
        max=bounds["max"],
        metavar="|".join(bounds["choices"]) or bounds["metavar"],
        help=say(bounds["help"]),
    )
    return Parameter(
        setting.name, Parameter.KEYWORD_ONLY, default=setting.default, annotation=Annotated[setting.type, option]
    )


OPEN = Annotated[bool, typer.Option("--open/--no-open", envvar="SHIMA_OPEN", help=say("server-help-open"))]


def serve(**values: Any) -> None:
    hosting = _hosting()
    browser: bool = values.pop("browser")
    for name, known in choices().items():
        _one_of(f"--{name}", values[name], known)
    settings = Settings(**values)
    _check_address(settings.origin)
    _check_proxies(settings.proxies)
    _folder(settings.sets)
    _folder(settings.lessons)
    hosting.serve(replace(settings, origin=settings.origin.rstrip("/")), browser)


# Typer reads a command's options from its signature.
serve.__signature__ = Signature(  # type: ignore[attr-defined]
    [
        *(_option(setting) for setting in fields(Settings)),
        Parameter("browser", Parameter.KEYWORD_ONLY, default=False, annotation=OPEN),
    ]
)


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
        raise UserError(Text("error-file", {"file": str(file), "problem": os.strerror(2)}))
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


def import_records(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help=say("server-help-import-files"))],
    database: DatabaseUrl = "",
    sets: SetFolder = None,
) -> None:
    hosting = _hosting()
    texts = [(path, read_text(path, LARGEST_RECORD)) for path in files]
    with progress(say("server-importing"), len(texts)) as advance:
        hosting.import_records(texts, database, _folder(sets), advance)
    print_line(say("server-imported", count=len(texts)))


def _hosting() -> Any:
    """Import the implementation, which needs the server's libraries."""
    return need("shima.commands.hosting", "serve")


def _folder(path: Path | None) -> Path | None:
    if path is not None and not path.is_dir():
        raise UserError(Text("error-file", {"file": str(path), "problem": os.strerror(20)}))
    return path


def _check_address(origin: str) -> None:
    """Check that the origin is an address that browsers can use."""
    try:
        parts = urlsplit(origin)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")
    except ValueError:
        good = False
    if origin and not good:
        raise UserError(Text("server-origin", {"origin": origin}))


def _check_proxies(proxies: str) -> None:
    """Check that proxies are addresses or networks: uvicorn ignores anything else silently. `*` trusts everyone."""
    for proxy in filter(None, map(str.strip, proxies.split(","))):
        try:
            ip_network(proxy)
        except ValueError:
            if proxies != "*":
                raise UserError(Text("server-proxies", {"proxy": proxy})) from None


def _one_of(option: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise UserError(Text("error-option-value", {"option": option, "value": value, "known": ", ".join(known)}))
