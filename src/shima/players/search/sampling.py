"""Choosing moves at random, but better ones more often: for self-play."""

from math import exp

from shima.games.dice import Dice
from shima.players.search.node import Node


def opened_values(root: Node) -> list[float]:
    """Return what each opened move is worth to the player who acts."""
    return [child.utility(root.actor) for child in root.children]


def draw(values: list[float], boldness: float, dice: Dice) -> int:
    """Draw an index. A value that is `boldness` lower is drawn e times less often."""
    highest = max(values)
    total = 0.0
    shares: list[float] = []
    for value in values:
        share = exp((value - highest) / boldness)
        shares.append(share)
        total += share
    left = total * dice.fraction()
    chosen = 0
    while chosen < len(shares) - 1 and left >= shares[chosen]:
        left -= shares[chosen]
        chosen += 1
    return chosen
