"""What an opponent is."""

from typing import Protocol

from shima.games.game import Move, State


class Player(Protocol):
    """Sits in a seat and chooses among the legal moves."""

    @property
    def name(self) -> str: ...

    def choose(self, state: State, seat: int) -> Move:
        """A legal move for the seat, which is to move. The state is left as it is."""
        ...
