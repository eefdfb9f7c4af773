"""`shima balance`: measures how fair and how varied a game is."""

import json
import os
from math import isfinite
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text as Line

from shima.arena.balance.measure import Balance
from shima.arena.balance.measure import balance as measure
from shima.arena.balance.plots import PLOTTED, Panel, check, draw
from shima.arena.balance.tally import Estimate, Table
from shima.arena.balance.targets import BALANCED, NOT_SHOWN, UNBALANCED, Bound, Verdict
from shima.arena.simulate import Plan
from shima.commands.options import AsJson, GameName, Games, Jobs, Seats, Seed, SetFile, TableOptions, table_options
from shima.commands.screen import progress, screen
from shima.console import print_json, print_line, say
from shima.games.game import UserError
from shima.games.text import Text
from shima.players import make
from shima.registry import open_game

DEFAULT_PLAYER = "level6"
STYLES = {BALANCED: "bold green", NOT_SHOWN: "yellow", UNBALANCED: "bold red"}


def balance(
    game_name: GameName,
    games: Games = 1000,
    seats: Seats = 2,
    player: Annotated[str, typer.Option("--player", metavar="SPEC", help=say("balance-help-player"))] = DEFAULT_PLAYER,
    seed: Seed = "1",
    components: SetFile = "",
    option: TableOptions = None,
    jobs: Jobs = 0,
    as_json: AsJson = False,
    save: Annotated[str, typer.Option("--save", metavar="FILE", help=say("balance-help-save"))] = "",
    plot: Annotated[str, typer.Option("--plot", metavar="FOLDER", help=say("balance-help-plot"))] = "",
) -> None:
    game = open_game(game_name, components)
    options = table_options(option, game)
    game.new(seats, options)
    make(player, 0)
    if save and os.path.lexists(save):
        raise UserError(Text("balance-exists", {"file": save}))
    if plot:
        check()
    for folder in (Path(save).parent, Path(plot)):  # fail before hours of play if nothing can be written
        folder.mkdir(parents=True, exist_ok=True)
    plan = Plan(game_name, (player,) * seats, seed, components, options=options)
    with progress(say("balance-measuring", game=game_name), games) as advance:
        found = measure(plan, games, jobs, advance)
    if save:
        text = json.dumps(found.report(), indent=2, ensure_ascii=False) + "\n"
        Path(save).write_text(text, encoding="utf-8")
    if plot:
        _plot(found, Path(plot))
    if as_json:
        print_json(found.report())
    else:
        _show(found)


def _show(found: Balance) -> None:
    for table in found.tables:
        screen.print(_grid(found, table), markup=False)
        screen.print(say("balance-about", table=table.key), style="italic", markup=False, highlight=False)
        screen.print()
    screen.print(_targets(found), markup=False)
    screen.print(say("balance-verdicts"), style="italic", markup=False, highlight=False)
    head = found.head
    games = say("balance-games", count=head["games"], seats=head["seats"], player=head["player"], seed=head["seed"])
    print_line(games)


def _grid(found: Balance, table: Table) -> Grid:
    grid = _titled(say("balance-table", table=table.key))
    verdicts = {item.row: item.verdict for each in found.verdicts for item in each.items if item.table == table.key}
    grid.add_column()
    for column in table.columns:
        grid.add_column(_heading(table, column), justify="right", no_wrap=True)
    if verdicts:
        grid.add_column(say("balance-column", column="verdict"))
    for row, label in zip(table.rows, _labels(table), strict=True):
        noted = found.rows(table).get(row.key)
        if noted:
            cells = [_estimate(noted.get(column), table.is_of_a_whole(column)) for column in table.columns]
            marks = [_verdict(verdicts[row.key])] if row.key in verdicts else []
            grid.add_row(Line(label), *cells, *marks)
    return grid


def _titled(title: str) -> Grid:
    return Grid(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, pad_edge=False)


def _labels(table: Table) -> list[str]:
    return [say(row.label) for row in table.rows]


def _heading(table: Table, column: str) -> str:
    heading = say("balance-column", column=column)
    return f"{heading} %" if table.is_of_a_whole(column) else heading


def _estimate(found: Estimate | None, in_percent: bool) -> str:
    """Return the value with its interval in brackets."""
    if found is None:
        return "–"
    value, low, high = (_number(number, in_percent) for number in (found.value, found.low, found.high))
    return f"{value} [{low}; {high}]"


def _number(number: float, in_percent: bool) -> str:
    shown = f"{number * 100:.1f}" if in_percent else f"{number:.2f}"
    return shown.replace(".", say("balance-decimal"))


def _targets(found: Balance) -> Grid:
    grid = _titled(say("balance-targets"))
    for column in ("target", "worst", "verdict"):
        grid.add_column(say("balance-column", column=column))
    tables = {table.key: table for table in found.tables}
    for verdict in found.verdicts:
        target = say("balance-target", target=verdict.target)
        grid.add_row(target, _worst(verdict, tables), _verdict(verdict.verdict))
    return grid


def _worst(verdict: Verdict, tables: dict[str, Table]) -> str:
    """Return the worst value with its bounds, how many are balanced, and which others are not."""
    worst = verdict.worst
    if worst is None:
        return "–"
    table, column = tables[worst.table], worst.bound.place[2]
    in_percent = table.is_of_a_whole(column)
    labels = {each.key: say(each.label) for each in table.rows}
    told = say(
        "balance-worst",
        worst=f"{labels[worst.row]}: {_estimate(worst.found, in_percent)}",
        bounds=_bounds(worst.bound, in_percent),
        balanced=sum(item.verdict == BALANCED for item in verdict.items),
        count=len(verdict.items),
    )
    others = [labels[item.row] for item in verdict.unbalanced if item is not worst]
    return told if not others else say("balance-outside", worst=told, others="; ".join(others))


def _bounds(bound: Bound, in_percent: bool) -> str:
    least, most = (_number(end, in_percent) for end in (bound.least, bound.most))
    if isfinite(bound.least) and isfinite(bound.most):
        return f"{least}–{most}"
    return f"≥ {least}" if isfinite(bound.least) else f"≤ {most}"


def _verdict(verdict: str) -> Line:
    return Line(say("balance-verdict", verdict=verdict), STYLES[verdict])


def _plot(found: Balance, folder: Path) -> None:
    for table in found.tables:
        rows = found.rows(table)
        if table.key not in PLOTTED or not rows:
            continue
        labels = [label for row, label in zip(table.rows, _labels(table), strict=True) if row.key in rows]
        panels = [
            Panel(
                _heading(table, column),
                tuple(noted.get(column) for noted in rows.values()),
                table.is_of_a_whole(column),
            )
            for column in table.columns
        ]
        draw(folder / f"{table.key}.svg", say("balance-table", table=table.key), labels, panels)
