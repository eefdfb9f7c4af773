"""The guide to a game: what a learner reads before the numbered rules.

`guides/<game>.toml` lists its parts; the sentences are in the game's catalogue `guide`. The items of a section are the
messages that follow its heading: `guide-GAME-goal`, `guide-GAME-goal-1` and so on; `guide-GAME-goal-1-name` is
the name of an item. Worked turns are replayed from a record; the numbers in their sentences come from its positions.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from shima import record
from shima.games.text import Text
from shima.language import LANGUAGES
from shima.lessons.pictures import pictures
from shima.registry import GAMES, catalogue_text, open_game_with

DUTIES = ("must", "may")
"""What a step is: mandatory, optional, or mandatory if possible."""
_KEY = re.compile(r"^(guide-[\w-]+) *=", re.MULTILINE)
_FACT = re.compile(r"(\d+) ([\w.]+)(?: - (\d+) ([\w.]+)|@(\w+))?")


class BadGuide(ValueError):
    """The definition of a guide is invalid."""


@dataclass(frozen=True)
class Item:
    """A paragraph, a step or a named part of a section. `duty` is one of DUTIES, or empty."""

    text: Text
    name: Text | None = None
    duty: str = ""
    picture: str = ""


@dataclass(frozen=True)
class Section:
    """`picture` is shown above the items, and `numbered` items explain its numbers."""

    name: str
    heading: Text
    items: tuple[Item, ...]
    picture: str = ""
    numbered: bool = False
    values: tuple[str, ...] = ()
    """The names of the tables of values that it shows."""


@dataclass(frozen=True)
class IconGroup:
    """Icons of the client, each with its meaning."""

    heading: Text
    icons: tuple[tuple[str, Text], ...]


@dataclass(frozen=True)
class Guide:
    """Everything is empty for a game without a guide. `names` are the players of the worked turns."""

    sections: tuple[Section, ...] = ()
    turns: tuple[Section, ...] = ()
    legend: tuple[IconGroup, ...] = ()
    aid: tuple[Section, ...] = ()
    names: tuple[str, ...] = ()


@cache
def guide(game: str) -> Guide:
    """Read a game's guide; a game may have none."""
    file = _folder(game, "guides") / f"{game}.toml"
    if not file.is_file():
        return Guide()
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    keys = set(_KEY.findall(catalogue_text(game, LANGUAGES[0], "guide")))
    reader = _Reader(game, keys)
    replayed = _Replayed(game, told["record"])
    return Guide(
        sections=tuple(reader.section(each) for each in told["section"]),
        turns=tuple(reader.turn(number, each, replayed) for number, each in enumerate(told["turn"], start=1)),
        legend=tuple(reader.icons(each) for each in told["legend"]),
        aid=tuple(reader.section(each) for each in told["aid"]),
        names=replayed.names,
    )


class _Reader:
    def __init__(self, game: str, keys: set[str]) -> None:
        self.game = game
        self.keys = keys
        self.pictures = {picture.name for picture in pictures(game) if picture.in_guide}

    def text(self, name: str, args: dict[str, object] | None = None) -> Text:
        key = f"guide-{self.game}-{name}"
        if key not in self.keys:
            raise BadGuide(f"no message {key}")
        return Text(key, args)

    def section(self, told: Mapping[str, Any]) -> Section:
        name = told["name"]
        duties = told.get("duties", [])
        items: list[Item] = []
        while f"guide-{self.game}-{name}-{len(items) + 1}" in self.keys:
            own = f"{name}-{len(items) + 1}"
            named = self.text(f"{own}-name") if f"guide-{self.game}-{own}-name" in self.keys else None
            items.append(Item(self.text(own), named, duties[len(items)] if duties else ""))
        if not items and not told.get("values"):
            raise BadGuide(f"{self.game}: {name} is empty")
        if set(duties) - set(DUTIES) or len(duties) not in (0, len(items)):
            raise BadGuide(f"{self.game}: the duties of {name}")
        picture = told.get("picture", "")
        if picture and picture not in self.pictures:
            raise BadGuide(f"{self.game}: no picture {picture}")
        return Section(name, self.text(name), tuple(items), picture, bool(picture), tuple(told.get("values", ())))

    def turn(self, number: int, told: Mapping[str, Any], replayed: "_Replayed") -> Section:
        """Read a worked turn. Each step lists the moves of the record that it tells."""
        name = f"turn-{number}"
        seat = told["seat"] - 1
        items = []
        for step, fields in enumerate(told["step"], start=1):
            replayed.check(fields["from"], fields["moves"])
            args: dict[str, object] = {"player": seat, "other": 1 - seat}
            args |= {fact: replayed.fact(path) for fact, path in fields.get("facts", {}).items()}
            own = f"{name}-{step}"
            items.append(Item(self.text(own, args), picture=own if own in self.pictures else ""))
        return Section(name, self.text(name, {"player": seat}), tuple(items))

    def icons(self, told: Mapping[str, Any]) -> IconGroup:
        heading = self.text(f"icons-{told['name']}")
        return IconGroup(heading, tuple((icon, self.text(f"icon-{icon}")) for icon in told["icons"]))


class _Replayed:
    """The positions of a recorded game."""

    def __init__(self, game: str, file: str) -> None:
        played = record.read((_folder(game, "pictures") / file).read_text(encoding="utf-8"))
        opened = open_game_with(game, played.set_hash)
        state = record.beginning(played, opened)
        self.names = played.players
        self.lines = played.moves
        self.board: Mapping[str, Any] = opened.board()
        self.views = [opened.public_view(state)]
        for _, move in record.steps(played, opened):
            state.play(move)
            self.views.append(opened.public_view(state))

    def check(self, first: int, moves: list[str]) -> None:
        """Check that these are the moves from number `first` on."""
        found = list(self.lines[first - 1 : first - 1 + len(moves)])
        if found != moves:
            raise BadGuide(f"moves from {first} on: {moves}, but the record has {found}")

    def fact(self, path: str) -> int | str | Text:
        """Return a value of a position such as `52 players.1.coins`: after 52 moves.

        `A - B` is a difference; `A@places` is the text with that number in the board's list of places.
        """
        found = _FACT.fullmatch(path)
        if found is None:
            raise BadGuide(f"not a fact: {path}")
        after, where, before, other, texts = found.groups()
        value = self.value(int(after), where)
        if texts is None and other is None:
            return value
        assert isinstance(value, int), path
        if texts is not None:
            told = self.board[texts][value - 1]
            return Text(told["key"], told["args"])
        less = self.value(int(before), other)
        assert isinstance(less, int), path
        return value - less

    def value(self, after: int, where: str) -> int | str:
        value: Any = self.views[after]
        for name in where.split("."):
            value = value[int(name)] if isinstance(value, list) else value[name]
        if not isinstance(value, int | str):
            raise BadGuide(f"not a number or word: {where}")
        return value


def _folder(game: str, name: str) -> Traversable:
    return files("shima.lessons" if GAMES.is_built_in(game) else GAMES.package(game)) / name
