"""The interface of a player."""

from typing import Protocol

from shima.games.game import Move, State


class Player(Protocol):
    """Plays a seat by choosing among the legal moves."""

    @property
    def name(self) -> str: ...

    def choose(self, state: State, seat: int) -> Move:
        """Return a legal move for the seat, whose turn it is. Must not change the state."""
        ...
