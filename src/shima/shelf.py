"""The games on the shelf: each with the component sets that come with the package, or with one from a file."""

import os
import stat
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from shima.games.game import BadNotation, Game
from shima.games.set_bounds import LONGEST_TEXT
from shima.games.sets import BadSet, SetReader
from shima.games.text import Text
from shima.games.tokaido_duo.game import TokaidoDuo
from shima.games.yamatai.game import Yamatai

GAMES: dict[str, type[TokaidoDuo] | type[Yamatai]] = {"tokaido-duo": TokaidoDuo, "yamatai": Yamatai}
LARGEST_SET = 4 * LONGEST_TEXT
"""Bytes: no character has more than four."""


def open_game(name: str, components: str = "") -> Game:
    """The game with its standard set, or with the set in the file; BadSet if that set is wrong."""
    if name not in GAMES:
        raise BadNotation(Text("error-game", {"game": name, "games": ", ".join(GAMES)}))
    try:
        return GAMES[name](read_set(Path(components)) if components else standard_set(name))
    except BadSet as error:
        error.file = components
        raise


def open_game_with(name: str, set_hash: str) -> Game:
    """The game with the set of that hash, if it is or ever was its standard set; otherwise with the standard set."""
    game = open_game(name)
    for text in earlier_sets(name) if game.set_hash != set_hash else ():
        earlier = GAMES[name](text)
        if earlier.set_hash == set_hash:
            return earlier
    return game


def open_set(path: Path) -> Game:
    """The game that the set in the file is for; BadSet lists all that is wrong with it."""
    return open_set_text(read_set(path))


def open_set_text(text: str) -> Game:
    """As `open_set`, of a set that somebody has in hand."""
    reader = SetReader(text)
    name = reader.word("set.game")
    if name not in GAMES and not reader.findings:
        reader.wrong("set.game", "set-game", {"game": name, "expected": ", ".join(GAMES)})
    reader.finish()
    return GAMES[name](text)


def standard_set(name: str) -> str:
    return (_folder(name) / "components.toml").read_text(encoding="utf-8")


def earlier_sets(name: str) -> Iterator[str]:
    """What was the standard set once: `components-1.toml` was its first version."""
    version = 1
    while (file := _folder(name) / f"components-{version}.toml").is_file():
        yield file.read_text(encoding="utf-8")
        version += 1


def _folder(name: str) -> Traversable:
    return files("shima.games") / name.replace("-", "_")


def read_set(path: Path) -> str:
    return read_text(path, LARGEST_SET)


def read_text(path: Path, most: int) -> str:
    """The text of a file from outside; BadNotation says why it cannot be read."""
    try:
        # Without blocking: a pipe to which nobody writes is empty, instead of keeping us waiting for ever.
        with open(os.open(path, os.O_RDONLY | os.O_NONBLOCK), "rb") as file:
            mode = os.fstat(file.fileno()).st_mode
            if not (stat.S_ISREG(mode) or stat.S_ISFIFO(mode) or stat.S_ISDIR(mode)):
                raise BadNotation(Text("error-file-kind", {"file": str(path)}))
            os.set_blocking(file.fileno(), True)
            content = file.read(most + 1)
        if len(content) > most:
            raise BadNotation(Text("error-file-size", {"file": str(path), "most": most}))
        return content.decode("utf-8").replace("\r\n", "\n")
    except OSError as error:
        raise BadNotation(Text("error-file", {"file": str(path), "problem": error.strerror or str(error)})) from error
    except UnicodeDecodeError as error:
        raise BadNotation(Text("error-file-text", {"file": str(path)})) from error
