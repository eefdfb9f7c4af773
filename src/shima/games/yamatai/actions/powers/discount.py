"""Y9.9: this fleet lets its owner build with one boat fewer."""

from shima.games.yamatai.constants import DISCOUNT
from shima.games.yamatai.state import Position


def has_discount(p: Position) -> bool:
    return p.fleet >= 0 and p.components.fleets[p.fleet].kind == DISCOUNT and not p.power_used
