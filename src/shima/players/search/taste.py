"""A taste: points from one source that a player likes more than others."""

from collections.abc import Callable

from shima.games.game import State
from shima.players.search.node import POINTS

Liked = Callable[[State, int], float]
"""What a seat has of the things that a style likes, in points."""


class Taste:
    """Makes positions more attractive to a seat. Its chances to win stay as they are."""

    def __init__(self, liked: Liked, seat: int, liking: float) -> None:
        """`liking` is what one more point that is liked is worth, in chances to win."""
        self.liked = liked
        self.seat = seat
        self.liking = liking

    def add(self, state: State, values: list[float]) -> None:
        """Add the taste to the seat's share of the points, which counts little."""
        values[state.players() + self.seat] += self.liking / POINTS * self.liked(state, self.seat)
