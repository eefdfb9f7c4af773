"""Games with their first standard sets, which do not change any more: positions, pictures and records rely on them."""

from shima.games.game import Game
from shima.registry import GAMES, earlier_sets


def pinned(name: str) -> Game:
    return GAMES[name](next(earlier_sets(name)))
