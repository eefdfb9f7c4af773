"""Opponents, by name."""

from collections.abc import Callable

from shima.games.game import BadNotation
from shima.games.text import Text
from shima.players.greedy import Greedy
from shima.players.player import Player
from shima.players.uniform import Uniform

PLAYERS: dict[str, Callable[[int], Player]] = {"random": Uniform, "greedy": Greedy}


def make(name: str, seed: int) -> Player:
    """The opponent of that name; equal seeds play alike."""
    if name not in PLAYERS:
        raise BadNotation(Text("error-player", {"player": name, "players": ", ".join(PLAYERS)}))
    return PLAYERS[name](seed)
