"""Players from other packages: by entry point, as `package.module:Class`, or as objects.

A player is an object with `name` and `choose(state, seat)`; see `shima.players.player`. A class is instantiated with
a seed for each game. An object is used for all games.
"""

import os
import re
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from shima.games.game import Move, State, UserError, is_among
from shima.games.text import Text
from shima.players.player import Player

GROUP: Final = "shima.players"
_PATH = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")

AnyPlayer = str | Player | Callable[[int], Player]
"""A name, a player, or a callable that creates one from a seed."""


@cache
def plug_ins() -> dict[str, EntryPoint]:
    """Return the players of installed packages by name."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def is_path(name: str) -> bool:
    """Whether it looks like `package.module:Class`. Load such a name only if the user of this process typed it."""
    return bool(_PATH.fullmatch(name))


def name_of(player: AnyPlayer) -> str:
    """Return the player's name for reports and records."""
    if isinstance(player, str):
        return player
    name = getattr(player, "name", None)
    return name if isinstance(name, str) else getattr(player, "__name__", type(player).__name__)


def load(name: str) -> Any:
    """Load the class of an entry point or a path. Raise UserError if there is none."""
    value = plug_ins()[name].value if name in plug_ins() else name
    module, _, attribute = value.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # like `python -m`
    try:
        found = import_module(module)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise UserError(Text("error-player-module", {"player": name, "module": module, "problem": problem})) from error
    if not hasattr(found, attribute):
        raise UserError(Text("error-player-class", {"player": name, "module": module, "class": attribute}))
    return getattr(found, attribute)


def made(player: Any, seed: int, name: str = "") -> Player:
    """Create a player from a class or an object. Raise UserError if it is not a player."""
    name = name or name_of(player)
    if isinstance(player, type) or not hasattr(player, "choose"):
        if not callable(player):
            raise UserError(Text("error-player-kind", {"player": name}))
        try:
            player = player(seed)
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            raise UserError(Text("error-player-start", {"player": name, "problem": problem})) from error
    if not callable(getattr(player, "choose", None)):
        raise UserError(Text("error-player-kind", {"player": name}))
    return Checked(name, player)


class Checked:
    """Wraps a player from another package: passes only what its seat knows, and checks its moves."""

    def __init__(self, name: str, player: Player) -> None:
        self.name = name
        self._player = player

    def choose(self, state: State, seat: int) -> Move:
        move: object = self._player.choose(state.seen_by(seat), seat)
        if not isinstance(move, int) or not is_among(move, state.moves()):
            raise UserError(Text("error-player-move", {"player": self.name, "move": str(move)}))
        return move
