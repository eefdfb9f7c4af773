"""Saved games: a folder of records, updated after every decision."""

from datetime import datetime
from pathlib import Path

from shima import record
from shima.games.game import UserError
from shima.home import home
from shima.record import LARGEST_RECORD, BadRecord, Record
from shima.registry import GAMES, read_text


def folder() -> Path:
    return home() / "games"


def new_path(game: str, now: datetime) -> Path:
    """Return an unused path for a game that starts now."""
    stem = f"{game}-{now:%Y%m%d-%H%M%S}"
    path = folder() / f"{stem}.shima"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}.shima"
        number += 1
    return path


def unfinished(game: str = "") -> tuple[Path, Record] | None:
    """Return the most recently played unfinished game, of any kind or of the one named."""
    for path in sorted(folder().glob("*.shima"), key=_last_played, reverse=True):
        saved = _read(path)
        if saved is None or saved.result or saved.resigned or not saved.seed:
            continue
        if saved.game == game or (not game and saved.game in GAMES):
            return path, saved
    return None


def _last_played(path: Path) -> float:
    """Return when a game was last saved; 0 for a broken link or a file that has just disappeared."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _read(path: Path) -> Record | None:
    """Read a saved game. Damaged or foreign files are skipped."""
    try:
        return record.read(read_text(path, LARGEST_RECORD)) if path.is_file() else None
    except (UserError, BadRecord):
        return None
