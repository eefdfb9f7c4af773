"""Games whose copies forget a field that their keys leave out: only comparing with the original finds this flaw."""

from collections.abc import Iterable
from typing import Any

from shima.games.game import Game, State
from tests.wrapped import WrappedGame, WrappedState

FIXED = ("components", "offered", "is_listed", "buffer", "throws")
"""What is the same in all positions of a game, and the legal moves, which are worked out again when missing."""


def parts(state: State) -> list[Any]:
    """What a position consists of: itself, and what lies before each player."""
    real: Any = state
    return [real, *(real.boards if hasattr(real, "boards") else real.mats)]


def fields(game: Game) -> list[tuple[bool, str]]:
    """The fields of a position, and those of what lies before a player (True)."""
    whole, one, *_ = parts(game.new())
    return [
        (of_player, name)
        for of_player, part in ((False, whole), (True, one))
        for name in dir(part)
        if not name.startswith("_") and not callable(getattr(part, name)) and name not in (*FIXED, "boards", "mats")
    ]


class ForgetfulState(WrappedState):
    """A position; `field` is what its copies forget: it is as in a new game."""

    def __init__(self, real: State, field: tuple[bool, str], fresh: State) -> None:
        super().__init__(real)
        self.field, self.fresh = field, fresh

    def wrap(self, real: State) -> "ForgetfulState":
        return ForgetfulState(real, self.field, self.fresh)

    def _without(self) -> State:
        twin = self.real.copy()
        of_player, name = self.field
        for at, (part, new) in enumerate(zip(parts(twin), parts(self.fresh.copy()), strict=True)):
            if bool(at) == of_player:
                setattr(part, name, getattr(new, name))
        return twin

    def copy(self) -> State:
        return self.wrap(self._without())

    def key(self) -> tuple[object, ...]:
        return self._without().key()

    def seen_by(self, seat: int) -> State:
        return self.wrap(self._without().seen_by(seat))


class Forgetful(WrappedGame):
    """A game, played with forgetful states and with these options."""

    def __init__(self, game: Game, field: tuple[bool, str], options: Iterable[tuple[str, str]] = ()) -> None:
        super().__init__(game)
        self.field, self.options = field, dict(options)

    def new(self, players: int = 2, options: dict[str, str] | None = None) -> State:
        fresh = self.game.new(players)
        return ForgetfulState(self.game.new(players, self.options), self.field, fresh)
