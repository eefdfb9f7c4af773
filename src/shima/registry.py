"""The games by name, where each keeps its parts, and how it is opened with a component set.

The folders of `shima.games` are the games that come with the package. Others are added by the entry point group
`shima.games` of installed packages, with the game's name and its class: `stones = shima_stones.game:Stones`.
"""

import os
import stat
from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from shima.games.game import Game, UserError
from shima.games.set_bounds import LONGEST_TEXT
from shima.games.sets import BadSet, SetReader
from shima.games.text import Text

GROUP: Final = "shima.games"
LARGEST_SET = 4 * LONGEST_TEXT
"""Bytes: no character has more than four."""
PARTS: Final = {
    "features": "shima.players.{}.features",
    "worth": "shima.players.{}.worth",
    "styles": "shima.players.{}.styles",
    "levels": "shima.players.{}.levels",
    "reasons": "shima.players.{}.reasons",
    "board": "shima.terminal.{}.board",
    "balance": "shima.arena.balance.{}",
    "openings": "shima.arena.openings.{}",
    "tuning": "shima.arena.tuning.{}",
    "themes": "shima.puzzles.{}.themes",
    "view_types": "shima.games.{}.view_types",
    "values": "shima.games.{}.values",
}
"""The modules that a game may provide, and where they are for the games of this package."""

GameClass = Callable[[str], Game]
"""Creates the game from the text of a component set. Raises BadSet if that is invalid."""


class Games(Mapping[str, GameClass]):
    """The classes of the games by name. A class is imported on first use."""

    @cached_property
    def _found(self) -> dict[str, EntryPoint]:
        folders = [folder.name for folder in files(GROUP).iterdir() if (folder / "components.toml").is_file()]
        found: dict[str, EntryPoint] = {}
        for folder in sorted(folders):
            name = folder.replace("_", "-")
            found[name] = EntryPoint(name, f"{GROUP}.{folder}.game:{class_name(folder)}", GROUP)
        for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
            found.setdefault(entry.name, entry)  # other packages cannot replace a game of this one
        return found

    def __getitem__(self, name: str) -> GameClass:
        entry = self._found[name]
        try:
            made: GameClass = entry.load()
        except (ImportError, AttributeError) as error:
            problem: dict[str, object] = {"game": name, "value": entry.value, "problem": str(error)}
            raise UserError(Text("error-game-plugin", problem)) from error
        return made

    def __contains__(self, name: object) -> bool:
        return name in self._found

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def package(self, name: str) -> str:
        """Return the package of the game's class and component set. For a plug-in, it holds all parts."""
        return self._found[name].module.rpartition(".")[0]

    def is_built_in(self, name: str) -> bool:
        return self.package(name).startswith(f"{GROUP}.")

    def refresh(self) -> None:
        """Clear the caches, because packages were added or removed."""
        self.__dict__.pop("_found", None)
        part.cache_clear()


GAMES: Final = Games()


def class_name(folder: str) -> str:
    """Return the class name for a game's folder: `StonePile` for `stone_pile`."""
    return "".join(word.capitalize() for word in folder.replace("-", "_").split("_"))


def default_game() -> str:
    """Return the game that commands use if none is named."""
    return next(iter(GAMES))


@cache
def part(game: str, kind: str) -> ModuleType | None:
    """Return a module that the game provides, one of PARTS, or None. Callers have a fallback."""
    if game not in GAMES:
        return None
    package = GAMES.package(game)
    name = PARTS[kind].format(package.rpartition(".")[2]) if GAMES.is_built_in(game) else f"{package}.{kind}"
    try:
        is_there = find_spec(name) is not None
    except ModuleNotFoundError:  # even the package that would hold it is missing
        is_there = False
    return import_module(name) if is_there else None


def provided(game: str, kind: str, name: str) -> Any:
    """Return an attribute of one of the game's parts; None if there is no such part or attribute."""
    return getattr(part(game, kind), name, None)


def part_file(game: str, kind: str, name: str) -> Traversable:
    """Return a file next to the module of a part, such as trained weights next to the features. It may not exist."""
    package = GAMES.package(game)
    if GAMES.is_built_in(game):
        package = PARTS[kind].format(package.rpartition(".")[2]).rpartition(".")[0]
    return files(package) / name


def texts(game: str, code: str) -> Traversable:
    """Return the folder with the game's catalogues in a language. It may not exist."""
    if GAMES.is_built_in(game):
        return files("shima") / "text" / code / "games" / GAMES.package(game).rpartition(".")[2]
    return files(GAMES.package(game)) / "text" / code


def catalogue_text(game: str, code: str, name: str) -> str:
    """Return one of the game's catalogues, such as `rules`; empty if the game has none."""
    file = texts(game, code) / f"{name}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def plug_in_folders(name: str) -> list[Traversable]:
    """Return the folders of this name in the packages of plug-ins."""
    folders = [files(GAMES.package(game)) / name for game in plug_ins()]
    return [folder for folder in folders if folder.is_dir()]


def plug_ins() -> list[str]:
    """Return the games from other packages."""
    return [name for name in GAMES if not GAMES.is_built_in(name)]


def open_game(name: str, components: str = "", saved: bool = False) -> Game:
    """Open the game with its standard set, or with the set in the file. Raise BadSet if that is invalid.

    `saved` is for games that were started earlier, with the checks of that time: see `sound`.
    """
    if name not in GAMES:
        raise UserError(Text("error-game", {"game": name, "games": ", ".join(GAMES)}))
    try:
        game = GAMES[name](read_set(Path(components)) if components else standard_set(name))
        return game if saved else sound(game)
    except BadSet as error:
        error.file = components
        raise


def open_game_with(name: str, set_hash: str) -> Game:
    """Open the game with the set of that hash if it is or was its standard set; otherwise with the standard set."""
    game = open_game(name)
    for text in earlier_sets(name) if game.set_hash != set_hash else ():
        earlier = GAMES[name](text)
        if earlier.set_hash == set_hash:
            return earlier
    return game


def open_set(path: Path) -> Game:
    """Open the game that the set in the file belongs to. BadSet lists everything that is wrong."""
    return open_set_text(read_set(path))


def open_set_text(text: str, saved: bool = False) -> Game:
    """As `open_set`, for the text of a set. `saved` is for sets that were accepted earlier: see `sound`."""
    reader = SetReader(text)
    name = reader.word("set.game")
    if name not in GAMES and not reader.findings:
        reader.wrong("set.game", "set-game", {"game": name, "expected": ", ".join(GAMES)})
    reader.finish()
    game = GAMES[name](text)
    return game if saved else sound(game)


def sound(game: Game) -> Game:
    """Return the game. Raise BadSet if its set contradicts the rulebook, unless it was a standard set.

    Earlier versions accepted some contradictions, so sets that have been used are opened without this check.
    """
    if game.set_conflicts and not any(SetReader(text).digest() == game.set_hash for text in earlier_sets(game.name)):
        raise BadSet(list(game.set_conflicts))
    return game


def standard_set(name: str) -> str:
    return (_folder(name) / "components.toml").read_text(encoding="utf-8")


def earlier_sets(name: str) -> Iterator[str]:
    """Yield the former standard sets, oldest first: `components-1.toml` was the first version."""
    version = 1
    while (file := _folder(name) / f"components-{version}.toml").is_file():
        yield file.read_text(encoding="utf-8")
        version += 1


def _folder(name: str) -> Traversable:
    return files(GAMES.package(name))


def read_set(path: Path) -> str:
    return read_text(path, LARGEST_SET)


def read_text(path: Path, most: int) -> str:
    """Read an untrusted file. UserError says why it cannot be read."""
    try:
        # Non-blocking: a pipe without a writer is empty instead of blocking forever.
        with open(os.open(path, os.O_RDONLY | os.O_NONBLOCK), "rb") as file:
            mode = os.fstat(file.fileno()).st_mode
            if not (stat.S_ISREG(mode) or stat.S_ISFIFO(mode) or stat.S_ISDIR(mode)):
                raise UserError(Text("error-file-kind", {"file": str(path)}))
            os.set_blocking(file.fileno(), True)
            content = file.read(most + 1)
        if len(content) > most:
            raise UserError(Text("error-file-size", {"file": str(path), "most": most}))
        return content.decode("utf-8").replace("\r\n", "\n")
    except OSError as error:
        raise UserError(Text("error-file", {"file": str(path), "problem": error.strerror or str(error)})) from error
    except UnicodeDecodeError as error:
        raise UserError(Text("error-file-text", {"file": str(path)})) from error
