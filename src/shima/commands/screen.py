"""Tables and progress bars."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from shima.console import print_json
from shima.language import plain

screen = Console()
errors = Console(stderr=True)


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on standard error, so that standard output contains only results."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)


def print_report(report: dict[str, object], as_json: bool) -> None:
    if as_json:
        print_json(report)
        return
    table = Table(show_header=False, box=None, pad_edge=False)
    for name, value in report.items():
        shown = f"{value:,}" if isinstance(value, int) else value if isinstance(value, str) else json.dumps(value)
        table.add_row(name.replace("_", " "), plain(shown))
    screen.print(table, markup=False)
