"""Pictures for the rules: positions of recorded games, with what to highlight in them.

They are defined in `pictures/<game>.toml`. Each shows the view of a position that the engine reached by replaying a
record.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from shima import record
from shima.games.game import Game
from shima.games.view_types import LegalMove
from shima.registry import GAMES, open_game, open_game_with

WORDLESS = ("map", "tile", "pilgrim")
"""Parts that look the same in every language."""
FIELDS = ("rule", "guide", "after", "show", "seat", "look", "mark", "moves", "way", "numbers")


class BadPicture(ValueError):
    """The definition of a picture is invalid."""


@dataclass(frozen=True)
class Picture:
    """A position of a record, for a rule (`Y6.4`) or a part of the guide (`setup`, `turn-1-2`).

    Places are the client's handles: `island:12`, `at:C3`.
    """

    name: str
    in_guide: bool
    record: str
    after: int
    show: tuple[str, ...]
    seat: int
    look: tuple[str, ...]
    mark: tuple[str, ...]
    moves: str
    way: tuple[str, ...]
    numbers: tuple[str, ...]
    """The parts and places that the picture numbers, from 1: those of the whole table."""

    @property
    def caption(self) -> str:
        """The key of a rule's caption in the catalogues."""
        return f"picture-{self.name.replace('.', '-')}"

    def file(self, code: str, game: str) -> str:
        """Return its path among the pictures of the documentation in a language."""
        alike = all(part.partition(":")[0] in WORDLESS for part in self.show)
        return f"{'' if alike else f'{code}/'}{f'{game}-' if self.in_guide else ''}{self.name.lower()}.png"


@dataclass(frozen=True)
class Shown:
    """A picture with its viewer's view of the position. Of the legal moves only those it highlights are included."""

    picture: Picture
    view: dict[str, object]
    moves: tuple[str, ...]


@dataclass(frozen=True)
class Gallery:
    """All pictures of a game, in the order of the file, with the board."""

    game: Game
    names: tuple[str, ...]
    shown: tuple[Shown, ...]


@cache
def pictures(game: str) -> tuple[Picture, ...]:
    """Read the definitions of a game's pictures; a game may have none.

    `parts` lists what can be shown of the game: `player:1` one player's area, `tile:16` that tile.
    """
    file = _folder(game) / f"{game}.toml"
    found = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {"parts": [], "record": []}
    parts = found["parts"]
    return tuple(_picture(game, parts, each["file"], fields) for each in found["record"] for fields in each["picture"])


@cache
def gallery(name: str) -> Gallery:
    """Return a game's pictures with their positions. All records of a game use the same component set."""
    asked = pictures(name)
    if not asked:
        return Gallery(open_game(name), (), ())
    files_of = dict.fromkeys(each.record for each in asked)
    saved = {file: record.read((_folder(name) / file).read_text(encoding="utf-8")) for file in files_of}
    first = next(iter(saved.values()))
    game = open_game_with(name, first.set_hash)
    shown = {each: view for file, played in saved.items() for each, view in _views(game, played, file, asked)}
    if missing := [each.name for each in asked if each not in shown]:
        raise BadPicture(f"{name}: no such position: {', '.join(missing)}")
    return Gallery(game, first.players, tuple(shown[each] for each in asked))


def _views(game: Game, played: record.Record, file: str, asked: tuple[Picture, ...]) -> Iterator[tuple[Picture, Shown]]:
    state = record.beginning(played, game)
    moves = [move for _, move in record.steps(played, game)]
    for after in range(len(moves) + 1):
        for each in asked:
            if (each.record, each.after) == (file, after):
                viewer = each.seat - 1 if each.seat else None
                texts = [game.write(state, move).partition(" ")[2] for move in state.moves()] if each.moves else []
                begins = tuple(text for text in texts if text.split()[: len(each.moves.split())] == each.moves.split())
                offered = _offers(game.view(state, state.actor()), begins) if begins else []
                yield each, Shown(each, {**game.view(state, viewer), "moves": offered}, begins)
        if after < len(moves):
            state.play(moves[after])


def _offers(view: Mapping[str, Any], texts: tuple[str, ...]) -> list[LegalMove]:
    return [each for each in view["moves"] if each["text"] in texts]


def _picture(game: str, parts: list[str], file: str, fields: dict[str, object]) -> Picture:
    made = Picture(
        record=file,
        name=_word(fields, "rule") or _word(fields, "guide"),
        in_guide="guide" in fields,
        after=_number(fields, "after"),
        show=_words(fields, "show"),
        seat=_number(fields, "seat"),
        look=_words(fields, "look"),
        mark=_words(fields, "mark"),
        moves=_word(fields, "moves"),
        way=_words(fields, "way"),
        numbers=_words(fields, "numbers"),
    )
    wrong = [part for part in made.show if part.partition(":")[0] not in parts]
    wrong += [name for name in fields if name not in FIELDS]
    if wrong or not made.name:
        raise BadPicture(f"{game}, {made.name}: {', '.join(wrong)}")
    return made


def _word(fields: dict[str, object], name: str) -> str:
    value = fields.get(name, "")
    if not isinstance(value, str):
        raise BadPicture(f"{name}: {value}")
    return value


def _number(fields: dict[str, object], name: str) -> int:
    value = fields.get(name, 0)
    if not isinstance(value, int):
        raise BadPicture(f"{name}: {value}")
    return value


def _words(fields: dict[str, object], name: str) -> tuple[str, ...]:
    value = fields.get(name, [])
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise BadPicture(f"{name}: {value}")
    return tuple(value)


def _folder(game: str) -> Traversable:
    return files("shima.lessons" if GAMES.is_built_in(game) else GAMES.package(game)) / "pictures"
