"""Two component sets with boards of their own, for tests: a smaller coast, and a round archipelago."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "sets"
FILES: Final = {"tokaido-duo": FOLDER / "small-coast.toml", "yamatai": FOLDER / "round-archipelago.toml"}
TEXTS: Final = {game: path.read_text(encoding="utf-8") for game, path in FILES.items()}


def line_of(text: str, piece: str) -> int:
    """The line on which the piece stands, which must be there once."""
    assert text.count(piece) == 1, f"{piece!r} stands {text.count(piece)} times in the set"
    return text[: text.index(piece)].count("\n") + 1
