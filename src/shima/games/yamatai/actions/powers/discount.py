"""Y9.9: fleet 9 lets its owner build with one boat fewer."""

from typing import Final

from shima.games.yamatai.state import Position

FLEET: Final = 8  # counted from 0


def has_discount(p: Position) -> bool:
    return p.fleet == FLEET and not p.power_used
