"""The puzzles that come with the games, and the puzzle of the day."""

import hashlib
from collections.abc import Sequence
from datetime import date
from functools import cache
from typing import Final

from shima.games.game import UserError
from shima.games.text import Text
from shima.puzzles.annotations import open_puzzle, read
from shima.puzzles.puzzle import Note, Puzzle
from shima.registry import GAMES, open_game, open_game_with, part_file

FOLDER: Final = "mined"
"""Next to the themes of a game."""


@cache
def notes(game: str) -> tuple[Note, ...]:
    """Return all puzzles of the game, in the order of their names. A game from another package may have none."""
    if game not in GAMES:
        raise UserError(Text("error-game", {"game": game, "games": ", ".join(GAMES)}))
    folder = part_file(game, "themes", FOLDER)
    if not folder.is_dir():
        return ()
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".shima")), key=lambda file: file.name)
    return tuple(
        note for file in files for note in read(file.read_text(encoding="utf-8"), file.name.removesuffix(".shima"))
    )


def opened(note: Note) -> Puzzle:
    """Return the puzzle with its position. It can be opened even where the standard set has changed since."""
    open_game(note.record.game)
    return open_puzzle(note, open_game_with(note.record.game, note.record.set_hash))


def note_named(game: str, name: str) -> Note:
    found = next((note for note in notes(game) if note.name == name), None)
    if found is None:
        raise UserError(Text("puzzle-unknown", {"name": name, "game": game}))
    return found


def chosen(game: str, theme: str = "", grade: int = 0) -> list[Note]:
    """Return the puzzles with this theme and grade. Empty and 0 stand for any."""
    return [note for note in notes(game) if theme in ("", note.theme.name) and grade in (0, note.grade)]


def daily(game: str, day: date) -> Note:
    """Return the puzzle of the day, the same for everyone. Raise UserError if the game has no puzzles."""
    return pick(chosen(game), game, day.isoformat())


def pick(among: Sequence[Note], game: str, seed: str) -> Note:
    """Return the puzzle that follows from the seed. A puzzle that is added or removed seldom changes the others."""
    if not among:
        raise UserError(Text("puzzle-none", {"game": game}))
    return min(among, key=lambda note: hashlib.sha256(f"{seed}/{note.name}".encode()).digest())
