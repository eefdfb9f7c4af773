"""What the research interfaces share: a game set up for so many players, and what a finished game is worth."""

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
def opened(name: str, components: str = "", changed: int = 0) -> Game:  # noqa: ARG001  a key of the cache
    """The game; environments by the thousand share one, until the file of its set changes."""
    return open_game(name, components)


@dataclass(frozen=True)
class Table:
    """Which game, for how many players, with which options and component set ("" for the standard one)."""

    name: str
    players: int = 2
    options: dict[str, str] = field(default_factory=dict)
    components: str = ""
    changed: int = field(init=False, repr=False, default=0)
    """When the file with the set was changed, in nanoseconds."""

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
        return opened(self.name, self.components, self.changed)

    def new(self) -> State:
        return self.game.new(self.players, self.options)


def rewards(places: tuple[int, ...]) -> tuple[float, ...]:
    """From 1 for the first to -1 for the last in equal steps, always 0 together; who share places share the rewards."""
    last = len(places) - 1
    return tuple(1 - (2 * (place - 1) + places.count(place) - 1) / last for place in places)


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise Refused(Text("research-render", {"mode": str(mode), "known": ", ".join(RENDER_MODES)}))


def check_at_least(least: int, what: str, count: int) -> None:
    if count < least:
        raise Refused(Text("research-count", {"what": what, "least": least, "count": count}))
