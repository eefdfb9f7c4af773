"""`shima verify`: checks that records follow the rules and that their draws follow from their seeds."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated

import typer

from shima import record
from shima.commands.options import AsJson, SetFile
from shima.commands.records import describe_problem, game_of
from shima.console import USER_ERROR, print_error, print_json, print_line, say
from shima.games.game import UserError
from shima.games.text import Text
from shima.record import LARGEST_RECORD, BadRecord
from shima.registry import read_text


@dataclass(frozen=True)
class Verdict:
    """The result for one file. A file with a problem has no other fields."""

    file: str
    ok: bool
    moves: int | None = None
    draws: int | None = None
    given: int | None = None
    """Moves at the start that come from another game. Their draws are not checked."""
    state: str | None = None
    """`over`, `resigned` or `open`."""
    problem: str | None = None


def verify(
    files: Annotated[list[Path], typer.Argument(help=say("cli-help-verify-files"), metavar="FILE…")],
    components: SetFile = "",
    as_json: AsJson = False,
) -> None:
    verdicts: list[Verdict] = []
    for verdict in _verdicts(files, components):
        verdicts.append(verdict)
        if not as_json:
            _tell(verdict)
    if as_json:
        print_json({"records": [asdict(verdict) for verdict in verdicts]})
    if not all(verdict.ok for verdict in verdicts):
        raise typer.Exit(USER_ERROR)


def _verdicts(files: list[Path], components: str) -> Iterator[Verdict]:
    """Check the files, and all records in the folders and their subfolders."""
    for path in files:
        found = sorted(path.rglob("*.shima")) if path.is_dir() else [path]
        for file in found:
            yield _judge(file, components)
        if not found:
            yield Verdict(str(path), ok=False, problem=say("cli-no-records", file=str(path)))


def _judge(path: Path, components: str) -> Verdict:
    try:
        saved = record.read(read_text(path, LARGEST_RECORD))
        draws = record.verify(saved, game_of(saved, components))
    except BadRecord as error:
        return Verdict(str(path), ok=False, problem=describe_problem(path, error))
    except UserError as error:
        return Verdict(str(path), ok=False, problem=say(error.text))
    state = "over" if saved.result else "resigned" if saved.is_over else "open"
    return Verdict(str(path), ok=True, moves=len(saved.moves), draws=draws, given=saved.given, state=state)


def _tell(verdict: Verdict) -> None:
    if verdict.ok:
        args: dict[str, object] = {"file": verdict.file, "state": verdict.state}
        print_line(say(Text("cli-verified", args | {"moves": verdict.moves, "draws": verdict.draws})))
        if verdict.given:
            print_line(say(Text("cli-verified-given", {"given": verdict.given})))
    else:
        print_error(f"shima: {' '.join((verdict.problem or '').split())}")
