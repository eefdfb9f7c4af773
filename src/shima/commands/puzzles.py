"""`shima puzzles`: mines, checks, lists and poses puzzles."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text as Line

from shima.arena.executors import Processes
from shima.commands.front_end import Plain, front_end
from shima.commands.options import DEFAULT_GAME, AsJson, GameName, Games, Jobs, Seats, Seed
from shima.commands.records import of_record
from shima.commands.screen import progress, screen
from shima.console import SHIMA, print_json, print_line, say, speech
from shima.games.game import Game, UserError, check_table
from shima.games.text import Text
from shima.players import MOST_SIMULATIONS
from shima.puzzles import annotations, library
from shima.puzzles.annotations import GRADES
from shima.puzzles.checking import SIMULATIONS, Check, sample
from shima.puzzles.checking import check as check_notes
from shima.puzzles.folder import Folder
from shima.puzzles.mining import Plan
from shima.puzzles.puzzle import Note, Verdict
from shima.puzzles.themes import theme_text, themes_of
from shima.record import LARGEST_RECORD
from shima.registry import GAMES, open_game, read_text
from shima.terminal.content import Content
from shima.terminal.puzzle import TerminalPuzzle, session_of

ThemeName = Annotated[str, typer.Option("--theme", metavar="THEME", help=say("puzzle-help-theme"))]
Grade = Annotated[int, typer.Option("--grade", metavar="N", min=0, max=GRADES[-1], help=say("puzzle-help-grade"))]


def mine(
    game_name: GameName,
    folder: Annotated[Path, typer.Option("--save", metavar="FOLDER", help=say("puzzle-help-mine-save"))],
    seats: Seats = 2,
    games: Games = 50,
    seed: Seed = "1",
    simulations: Annotated[
        int, typer.Option("--simulations", min=1, max=MOST_SIMULATIONS, help=say("puzzle-help-mine-simulations"))
    ] = 6400,
    jobs: Jobs = 0,
    as_json: AsJson = False,
) -> None:
    game = open_game(game_name)
    check_table(game, seats, {})
    mined = Folder(Plan(game_name, seats, seed, simulations, game.set_hash, game.rules_version), folder)
    with progress(say("puzzle-mining", game=game_name), games) as advance:
        mined.run(games, Processes(jobs), advance)
    count = len(_read(mined.files()))
    if as_json:
        print_json({"folder": str(folder), "games": len(mined.done), "puzzles": count})
    else:
        print_line(say("puzzle-mined", folder=str(folder), count=count, games=len(mined.done)))


def check(
    files: Annotated[list[Path] | None, typer.Argument(help=say("puzzle-help-check-files"), metavar="FILE…")] = None,
    simulations: Annotated[
        int, typer.Option("--simulations", min=1, max=MOST_SIMULATIONS, help=say("puzzle-help-check-simulations"))
    ] = SIMULATIONS,
    count: Annotated[int, typer.Option("--sample", metavar="N", min=0, help=say("puzzle-help-check-sample"))] = 0,
    seed: Annotated[int, typer.Option("--seed", min=0, help=say("puzzle-help-check-seed"))] = 1,
    weights: Annotated[str, typer.Option("--weights", metavar="FILE", help=say("puzzle-help-check-weights"))] = "",
    jobs: Jobs = 0,
    as_json: AsJson = False,
) -> None:
    notes = sample(_read(files) if files else _shipped(), count, seed)
    with progress(say("puzzle-checking"), len(notes)) as advance:
        found = check_notes(notes, simulations, seed, Processes(jobs), advance, weights)
    names = sorted({note.record.game for note in notes})
    parts = {name: _part(found, notes, name) for name in names}
    if as_json:
        report: dict[str, object] = {"simulations": simulations, "seed": seed, "weights": weights or None}
        print_json(report | _as_data(found) | {"games": {name: _as_data(part) for name, part in parts.items()}})
        return
    for name, part in parts.items():
        for answer in part.answers:
            if not answer.is_same:
                print_line(say("puzzle-differs", name=f"{name} {answer.name}", answer=" · ".join(answer.moves)))
    for name, part in (*parts.items(), (say("puzzle-check-total"), found)):
        low, high = part.interval()
        shares = {"share": _percent(part.share), "low": _percent(low), "high": _percent(high)}
        print_line(say(Text("puzzle-checked", {"name": name, "same": part.same, "count": len(part.answers), **shares})))


def show_all(
    game_name: GameName = DEFAULT_GAME, theme: ThemeName = "", grade: Grade = 0, as_json: AsJson = False
) -> None:
    game = open_game(game_name)
    notes = _chosen(game, theme, grade)
    if as_json:
        print_json({"game": game_name, "puzzles": [_note_data(note) for note in notes]})
        return
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in ("name", "players", "grade", "moves", "chance", "theme"):
        table.add_column(
            say("puzzle-column", column=column), justify="left" if column in ("name", "theme") else "right"
        )
    for note in notes:
        numbers = (len(note.record.players), note.grade, len(note.solution))
        chance = say("analysis-percent", number=round(100 * note.chance))
        table.add_row(note.name, *map(str, numbers), chance, Line(say(theme_text(game_name, note.theme))))
    screen.print(table)
    print_line(say("puzzle-count", count=len(notes)))


def solve(
    game_name: GameName = DEFAULT_GAME,
    theme: ThemeName = "",
    grade: Grade = 0,
    name: Annotated[str, typer.Option("--name", metavar="NAME", help=say("puzzle-help-name"))] = "",
    seed: Annotated[str, typer.Option("--seed", help=say("puzzle-help-seed"))] = "",
    plain: Plain = False,
) -> None:
    game = open_game(game_name)
    if name:
        note = library.note_named(game_name, name)
    else:
        note = library.pick(_chosen(game, theme, grade), game_name, seed or date.today().isoformat())
    puzzle = library.opened(note)
    shown = front_end(Content(session_of(puzzle, say("play-you")), speech), plain)
    if TerminalPuzzle(screen, shown, puzzle).run() is not Verdict.RIGHT:
        command = f"{SHIMA} puzzles solve {game_name} --name {note.name}"
        print_line(say("puzzle-left", quoted=command))


def _chosen(game: Game, theme: str, grade: int) -> list[Note]:
    known = themes_of(game.name)
    if theme and theme not in known:
        raise UserError(Text("puzzle-theme-unknown", {"name": theme, "known": ", ".join(known)}))
    return library.chosen(game.name, theme, grade)


def _read(files: Sequence[Path]) -> list[Note]:
    return [note for file in files for note in _notes_of(file)]


def _notes_of(file: Path) -> list[Note]:
    text = read_text(file, LARGEST_RECORD)
    return of_record(file, lambda: annotations.read(text, file.stem))


def _shipped() -> list[Note]:
    return [note for name in GAMES for note in library.notes(name)]


def _part(found: Check, notes: Sequence[Note], game: str) -> Check:
    pairs = zip(notes, found.answers, strict=True)
    return Check(tuple(answer for note, answer in pairs if note.record.game == game))


def _as_data(found: Check) -> dict[str, object]:
    wrong = [{"name": each.name, "answer": list(each.moves)} for each in found.answers if not each.is_same]
    low, high = found.interval()
    shares = {"share": round(found.share, 4), "interval": [round(low, 4), round(high, 4)]}
    return {"puzzles": len(found.answers), "same": found.same, **shares, "different": wrong}


def _note_data(note: Note) -> dict[str, object]:
    return {
        "name": note.name,
        "players": len(note.record.players),
        "theme": note.theme.name,
        "points": note.theme.points or None,
        "grade": note.grade,
        "chance": note.chance,
        "next": note.next_best,
        "simulations": note.simulations,
        "solution": list(note.solution),
        "rest": list(note.rest),
    }


def _percent(share: float) -> str:
    return f"{100 * share:.1f}".replace(".", say("balance-decimal"))
