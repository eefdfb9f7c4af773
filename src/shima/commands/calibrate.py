"""`shima calibrate`: whether the win chances of the analysis come true."""

import os
from contextlib import nullcontext
from math import isfinite
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from shima import __version__
from shima.arena import plot as pictures
from shima.arena.calibration import picture
from shima.arena.calibration.curve import NEAR, Curve, curve, fit, interval
from shima.arena.calibration.samples import Plan, SampleJournal, take_samples
from shima.arena.executors import Processes
from shima.commands.options import (
    AsJson,
    GameName,
    Games,
    Jobs,
    JournalFile,
    Seats,
    Seed,
    SetFile,
    TableOptions,
    table_options,
)
from shima.commands.screen import progress, screen
from shima.console import print_json, print_line, say
from shima.games.game import UserError
from shima.games.text import Text
from shima.players import MOST_SIMULATIONS
from shima.players.correction import NONE, Correction
from shima.players.weights import checked, weights_file, weights_text, with_correction
from shima.registry import open_game, read_set, standard_set


def calibrate(
    game_name: GameName,
    seats: Seats = 2,
    games: Games = 500,
    seed: Seed = "1",
    simulations: Annotated[
        int, typer.Option("--simulations", min=0, max=MOST_SIMULATIONS, help=say("calibrate-help-simulations"))
    ] = 0,
    play: Annotated[int, typer.Option("--play", min=1, max=MOST_SIMULATIONS, help=say("calibrate-help-play"))] = 100,
    positions: Annotated[int, typer.Option("--positions", min=1, max=1000, help=say("calibrate-help-positions"))] = 10,
    weights: Annotated[str, typer.Option("--weights", metavar="FILE", help=say("calibrate-help-weights"))] = "",
    fitted: Annotated[str, typer.Option("--fit", metavar="FILE", help=say("calibrate-help-fit"))] = "",
    plot: Annotated[str, typer.Option("--plot", metavar="FILE.svg", help=say("cli-help-plot"))] = "",
    components: SetFile = "",
    option: TableOptions = None,
    jobs: Jobs = 0,
    resume: JournalFile = "",
    as_json: AsJson = False,
) -> None:
    game = open_game(game_name, components)
    options = table_options(option, game)
    game.new(seats, options)
    text = weights_text(game_name, seats, weights)
    stored = checked(text, game_name, seats, weights or weights_file(seats)).correction if text or weights else NONE
    if fitted:
        _check_fit(Path(fitted), weights, text, game_name, seats)
    if plot:
        pictures.check(Path(plot))
    components_text = read_set(Path(components)) if components else standard_set(game_name)
    budget = simulations or game.review_simulations
    plan = Plan(
        game_name,
        seats,
        game.set_hash,
        game.rules_version,
        components_text,
        text,
        seed,
        play,
        budget,
        positions,
        options,
    )
    with (
        SampleJournal(Path(resume), plan) if resume else nullcontext() as journal,
        progress(say("calibrate-progress", game=game_name), games) as advance,
    ):
        samples = take_samples(plan, games, Processes(jobs), advance, journal)
    power, reach = fit(samples)
    best = Correction(round(power, 4)) if abs(power - NONE.power) > reach else NONE  # never fit noise
    used = best if fitted else stored
    found, reported = curve(samples, NONE), curve(samples, used)
    if fitted:
        about: dict[str, object] = {"version": __version__, "games": games, "seed": seed, "simulations": budget}
        Path(fitted).write_text(with_correction(text, best, about), encoding="utf-8")
    if plot:
        curves = {say("calibrate-plot-found"): found}
        if used != NONE:
            curves[say("calibrate-plot-reported", power=f"{used.power:g}")] = reported
        title = say("arena-plot-title", game=game_name, seats=seats)
        axes = (say("calibrate-plot-chance"), say("calibrate-plot-won"))
        picture.plot(curves, Path(plot), title, axes)
    if as_json:
        report: dict[str, object] = {"version": __version__, "plan": plan.as_data()}
        report["correction"] = {"stored": stored.power, "fitted": best.power, "used": used.power}
        report["fitted_interval"] = interval(power, reach)
        print_json({**report, "found": found.as_data(), "reported": reported.as_data()})
        return
    _show(say("calibrate-found"), found)
    if used != NONE:
        _show(say("calibrate-reported", power=f"{used.power:g}"), reported)
    print_line(say("calibrate-fitted", power=f"{power:.3f}", low=f"{power - reach:.3f}", high=f"{power + reach:.3f}"))
    if best == NONE:
        print_line(say("calibrate-enough"))
    if fitted:
        print_line(say("calibrate-written", file=fitted, power=f"{best.power:g}"))


def _check_fit(path: Path, weights: str, text: str, game: str, seats: int) -> None:
    """Check before hours of play that the file can be written and overwrites nothing but the weights it is made of."""
    if not text:
        raise UserError(Text("calibrate-no-weights", {"game": game, "seats": seats}))
    if os.path.lexists(path) and not (weights and path.exists() and path.samefile(weights)):
        raise UserError(Text("arena-exists", {"file": str(path)}))
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise UserError(Text("arena-no-folder", {"file": str(path)}))


def _show(title: str, shown: Curve) -> None:
    print_line(title)
    rows = Table(box=None, pad_edge=False)
    for column in ("tenth", "predicted", "won", "off", "interval", "count", "games"):
        rows.add_column(say("calibrate-column", column=column), justify="right")
    for tenth in shown.tenths:
        low, off = round(100 * tenth.low), 100 * tenth.off
        rows.add_row(
            f"{low}–{low + 10}",
            f"{100 * tenth.predicted:.1f}",
            f"{100 * tenth.won:.1f}",
            f"{off:+.1f}" + ("*" if tenth.is_off else ""),
            f"±{100 * tenth.reach:.1f}" if isfinite(tenth.reach) else "–",
            str(tenth.count),
            str(tenth.games),
        )
    screen.print(rows, markup=False)
    slope, reach = shown.slope, shown.slope_reach
    args = {"slope": f"{slope:.3f}", "low": f"{slope - reach:.3f}", "high": f"{slope + reach:.3f}"}
    brier = f"{shown.brier:.4f}"
    print_line(say("calibrate-summary", games=shown.games, positions=shown.positions, brier=brier, **args))
    if any(tenth.is_off for tenth in shown.tenths):
        print_line(say("calibrate-off", points=round(100 * NEAR)))
