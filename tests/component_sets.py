"""Component sets for tests."""

from pathlib import Path
from typing import Final

from shima.games.game import Game
from shima.registry import GAMES, earlier_sets

FOLDER: Final = Path(__file__).parent / "sets"
FILES: Final = {"tokaido-duo": FOLDER / "small-coast.toml", "yamatai": FOLDER / "round-archipelago.toml"}
"""Sets with boards unlike the standard ones: a smaller coast and a round archipelago."""
TEXTS: Final = {game: path.read_text(encoding="utf-8") for game, path in FILES.items()}
ISLAND: Final = (FOLDER / "test-island.toml").read_text(encoding="utf-8")
ARCHIPELAGO: Final = (FOLDER / "test-archipelago.toml").read_text(encoding="utf-8")
"""The rules are tested with these two sets, so that tuning the standard sets breaks no test."""


def game_with_first_set(name: str) -> Game:
    """Open a game with its oldest standard set, which never changes."""
    return GAMES[name](next(earlier_sets(name)))


def line_of(text: str, piece: str) -> int:
    """Return the number of the line with the piece, which must occur exactly once."""
    assert text.count(piece) == 1, f"{piece!r} occurs {text.count(piece)} times in the set"
    return text[: text.index(piece)].count("\n") + 1
