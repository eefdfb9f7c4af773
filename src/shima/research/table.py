"""Shared by the research interfaces: the setup of a game, and rewards."""

import os
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache

from shima.games.game import Game, State, UserError, check_table
from shima.games.sets import BadSet
from shima.games.text import Text
from shima.registry import open_game
from shima.research.words import Refused

RENDER_MODES = ("ansi", "human")


@cache
def shared_game(name: str, components: str = "", changed: int = 0) -> Game:  # noqa: ARG001  a key of the cache
    """Load the game. Thousands of environments share one instance, until the file of its set changes."""
    return open_game(name, components)


@dataclass(frozen=True)
class Table:
    """A game with its number of players, options and component set ("" for the standard one)."""

    name: str
    players: int = 2
    options: dict[str, str] = field(default_factory=dict)
    components: str = ""
    changed: int = field(init=False, repr=False, default=0)
    """The modification time of the set's file, in nanoseconds."""

    def __post_init__(self) -> None:
        with suppress(OSError):
            object.__setattr__(self, "changed", os.stat(self.components).st_mtime_ns if self.components else 0)
        try:
            check_table(self.game, self.players, self.options)
        except UserError as error:
            raise Refused(error.text) from None
        except BadSet as error:
            first = error.findings[0]
            args = {"file": error.file, "line": first.line, "problem": first.text}
            raise Refused(Text("research-bad-set", args)) from None

    @property
    def game(self) -> Game:
        return shared_game(self.name, self.components, self.changed)

    def new(self) -> State:
        return self.game.new(self.players, self.options)


def rewards(places: tuple[int, ...]) -> tuple[float, ...]:
    """Return rewards in equal steps from 1 for the first to -1 for the last. Ties share rewards, and the sum is 0."""
    last = len(places) - 1
    return tuple(1 - (2 * (place - 1) + places.count(place) - 1) / last for place in places)


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise Refused(Text("research-render", {"mode": str(mode), "known": ", ".join(RENDER_MODES)}))


def check_at_least(least: int, what: str, count: int) -> None:
    if count < least:
        raise Refused(Text("research-count", {"what": what, "least": least, "count": count}))
