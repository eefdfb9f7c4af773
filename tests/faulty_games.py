"""Games with one fault each, for the contract checks to find."""

from collections.abc import Iterable, Mapping
from typing import Any

from shima.games.dice import Dice
from shima.games.game import EVERYBODY, OVER, Game, Reason, State
from tests.wrapped_game import WrappedGame, WrappedState

Field = tuple[bool, str]
"""Whether each player has the field, and its name."""
NOT_STATE = ("components", "offered", "is_listed", "buffer", "throws", "boards", "mats")
"""What never changes during a game, what is computed on demand, and the players' own parts."""


def parts(state: State) -> list[Any]:
    """Return the objects that hold a state's fields: the state, then one object per player."""
    real: Any = state
    return [real, *(real.boards if hasattr(real, "boards") else real.mats)]


def fields(game: Game) -> list[Field]:
    """List the fields of a game's state."""
    table, player, *_ = parts(game.new())
    return [
        (of_player, name)
        for of_player, part in ((False, table), (True, player))
        for name in dir(part)
        if not name.startswith("_") and not callable(getattr(part, name)) and name not in NOT_STATE
    ]


class LossyState(WrappedState):
    """Its copies and its key have the field's value in a new game."""

    def __init__(self, real: State, field: Field, fresh: State) -> None:
        super().__init__(real)
        self.field, self.fresh = field, fresh

    def _without(self) -> State:
        twin = self.real.copy()
        of_player, name = self.field
        for at, (part, new) in enumerate(zip(parts(twin), parts(self.fresh.copy()), strict=True)):
            if bool(at) == of_player:
                setattr(part, name, getattr(new, name))
        return twin

    def wrap(self, real: State) -> "LossyState":
        return LossyState(real, self.field, self.fresh)

    def copy(self) -> "LossyState":
        return self.wrap(self._without())

    def key(self) -> tuple[object, ...]:
        return self._without().key()

    def seen_by(self, seat: int) -> "LossyState":
        return self.wrap(self._without().seen_by(seat))


class LossyGame(WrappedGame):
    """A game played with these options, whose copies and keys omit a field."""

    def __init__(self, game: Game, field: Field, options: Iterable[tuple[str, str]] = ()) -> None:
        super().__init__(game)
        self.field, self.options = field, dict(options)

    def new(self, players: int = 2, options: dict[str, str] | None = None) -> LossyState:
        return LossyState(self.game.new(players, self.options), self.field, self.game.new(players))


class GameWithoutReasons(WrappedGame):
    """Gives no reasons after the first move."""

    def why(self, state: State, move: int) -> Reason | None:
        return super().why(state, move) if state.key() == self.game.new(state.players()).key() else None


class LeakyGame(WrappedGame):
    """Resamples these moves for all seats but the first. With secrets, only the first seat learns any move.

    Seats see nothing but whether it is their turn.
    """

    def __init__(self, game: Game, others: list[int], with_secrets: bool) -> None:
        super().__init__(game)
        self.others, self.with_secrets = others, with_secrets

    def secret_to(self, state: State, move: int) -> int:
        return 0 if self.with_secrets else EVERYBODY

    def concealed(self, move: int) -> int:
        return self.move_count

    def public_view(self, state: State) -> Mapping[str, object]:
        return {}

    def observe(self, state: State, seat: int) -> bytes:
        return bytes([state.actor() == seat])

    def resampled(self, start: State, moves: list[int], secrets: dict[int, int], seat: int, dice: Dice) -> list[int]:
        return self.others if seat else moves[:]


class ShortState(WrappedState):
    """Is over after its third move. A copy starts counting at zero."""

    def __init__(self, real: State, is_over: bool = False) -> None:
        super().__init__(real)
        self.is_over, self.played = is_over, 0

    def play(self, move: int) -> None:
        super().play(move)
        self.played += 1
        self.is_over |= self.played == 3

    def copy(self) -> "ShortState":
        return ShortState(self.real.copy(), self.is_over)

    def actor(self) -> int:
        return OVER if self.is_over else super().actor()


class ShortGame(WrappedGame):
    """A game whose copies differ from their originals only in later positions."""

    def new(self, players: int = 2, options: dict[str, str] | None = None) -> ShortState:
        return ShortState(self.game.new(players, options))
