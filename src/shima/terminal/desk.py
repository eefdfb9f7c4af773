"""Where a person's own games lie: a folder of records, each saved after every decision."""

import os
from datetime import datetime
from pathlib import Path

import platformdirs

from shima import record
from shima.games.game import BadNotation
from shima.record import LARGEST_RECORD, BadRecord, Record
from shima.shelf import read_text


def folder() -> Path:
    """SHIMA_HOME, or the place where the system keeps a user's data."""
    home = os.environ.get("SHIMA_HOME")
    return (Path(home) if home else platformdirs.user_data_path("shima")) / "games"


def new_path(game: str, now: datetime) -> Path:
    """A file of its own for a game that begins now."""
    stem = f"{game}-{now:%Y%m%d-%H%M%S}"
    path = folder() / f"{stem}.shima"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}.shima"
        number += 1
    return path


def unfinished(game: str = "") -> tuple[Path, Record] | None:
    """The open game that was played last, of any kind or of the one named."""
    paths = sorted(folder().glob("*.shima"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in paths:
        saved = _read(path)
        if saved is not None and not saved.result and saved.seed and game in ("", saved.game):
            return path, saved
    return None


def _read(path: Path) -> Record | None:
    """What lies on the desk may have been damaged or put there by others: that is passed over."""
    try:
        return record.read(read_text(path, LARGEST_RECORD))
    except (BadNotation, BadRecord):
        return None
