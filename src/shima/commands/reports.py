"""`shima reports`: the reports of players to the host."""

from datetime import UTC, datetime
from typing import Annotated, Any

import typer

from shima.commands.options import AsJson
from shima.commands.server import DatabaseUrl
from shima.console import print_json, print_line, say
from shima.extras import need
from shima.games.game import UserError
from shima.games.text import Text
from shima.language import plain, shortened

LONGEST_LINE = 100
ReportId = Annotated[str, typer.Argument(metavar="REPORT", help=say("reports-help-id"))]


def show_all(
    with_closed: Annotated[bool, typer.Option("--all", help=say("reports-help-all"))] = False,
    database: DatabaseUrl = "",
    as_json: AsJson = False,
) -> None:
    found: list[dict[str, Any]] = _hosting().reports(database, with_closed)
    if as_json:
        print_json({"reports": found})
        return
    for report in found:
        _tell(report, shortened(plain(report["text"]), LONGEST_LINE))
    print_line(say("reports-count", count=len(found)))


def show(report: ReportId, database: DatabaseUrl = "", as_json: AsJson = False) -> None:
    found: dict[str, Any] | None = _hosting().report(database, report)
    if found is None:
        raise _unknown(report)
    if as_json:
        print_json(found)
        return
    _tell(found, plain(found["text"]))
    for line in found["chat"]:
        args: dict[str, object] = {"when": _day(line["at"]), "name": plain(line["name"]), "text": plain(line["text"])}
        print_line(say(Text("reports-said", args)))


def close(report: ReportId, database: DatabaseUrl = "") -> None:
    if not _hosting().close_report(database, report):
        raise _unknown(report)
    print_line(say("reports-closed", report=report))


def delete(report: ReportId, database: DatabaseUrl = "") -> None:
    if not _hosting().delete_report(database, report):
        raise _unknown(report)
    print_line(say("reports-deleted", report=report))


def _tell(report: dict[str, Any], text: str) -> None:
    args: dict[str, object] = {
        "report": report["id"],
        "when": _day(report["created"]),
        "by": plain(report["by"]),
        "about": plain(report["about"]),
        "table": report["table"],
        "state": "open" if report["closed"] is None else "closed",
        "text": text,
    }
    print_line(say(Text("reports-line", args)))


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _unknown(report: str) -> UserError:
    return UserError(Text("reports-unknown", {"report": report}))


def _hosting() -> Any:
    """Import the implementation, which needs the server's libraries."""
    return need("shima.commands.hosting", "serve")
