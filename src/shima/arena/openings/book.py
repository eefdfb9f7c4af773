"""What the opening guide counts: the choices that players make in the opening, by topic and role."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from shima.games.game import Game, Move, State
from shima.games.text import Text

NOTHING = ""
"""The choice of a player who took none of what was offered."""


@dataclass(frozen=True)
class Choice:
    """What a seat chose among what was offered. Only choices with the same topic and role are compared."""

    topic: str
    role: str
    seat: int
    chosen: str
    offered: tuple[str, ...]


class Decision:
    """A position and the move that its player is about to make, as a spectator sees them."""

    def __init__(self, game: Game, state: State, move: Move) -> None:
        self._game = game
        self._state = state
        self._move = move
        self.seat = state.actor()

    @cached_property
    def words(self) -> list[str]:
        return self._words(self._move)

    @cached_property
    def view(self) -> Mapping[str, Any]:
        return self._game.view(self._state, None)

    def offers(self) -> list[list[str]]:
        """Return all legal moves."""
        return [self._words(move) for move in self._state.moves()]

    def _words(self, move: Move) -> list[str]:
        return self._game.write(self._state, move).split()[1:]


class Watch(ABC):
    """Observes the opening of one game, decision by decision."""

    @abstractmethod
    def see(self, decision: Decision) -> bool:
        """Return whether the decision still belongs to the opening. After the first that does not, no more follow."""

    @abstractmethod
    def choices(self) -> list[Choice]:
        """Return all choices, once the opening is over."""


@dataclass(frozen=True)
class Topic:
    """One question of the guide. Its roles have columns of their own, or are shown together."""

    key: str
    roles: tuple[str, ...]
    apart: bool = False


class Book(ABC):
    """The opening of one game: topics in order of importance, and the words for them."""

    @abstractmethod
    def topics(self, board: Mapping[str, Any], seats: int) -> tuple[Topic, ...]: ...

    @abstractmethod
    def watch(self, board: Mapping[str, Any], seats: int) -> Watch: ...

    @abstractmethod
    def heading(self, topic: str) -> Text: ...

    @abstractmethod
    def column(self, role: str) -> Text:
        """Return the heading for the choices of one role."""

    @abstractmethod
    def label(self, board: Mapping[str, Any], topic: str, choice: str) -> Text: ...

    @abstractmethod
    def favourite(self, topic: str, role: str, label: Text, share: str) -> Text:
        """Return the sentence about the most popular choice. Without a role it is about all of them."""
