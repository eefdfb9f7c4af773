"""Games with one fault each, for the contract checks to find.

They wrap a real game, which also works on the compiled build, whose classes cannot be changed.
"""

from collections.abc import Iterable
from typing import Any

from shima.games.game import OVER, Game, Reason, State
from shima.games.text import Text

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


class WrappedState(State):
    """Delegates to a real state."""

    def __init__(self, real: State) -> None:
        self.real = real

    def copy(self) -> "WrappedState":
        return WrappedState(self.real.copy())

    def key(self) -> tuple[object, ...]:
        return self.real.key()

    def seen_by(self, seat: int) -> "WrappedState":
        return WrappedState(self.real.seen_by(seat))

    def actor(self) -> int:
        return self.real.actor()

    def moves(self) -> tuple[int, ...]:
        return self.real.moves()

    def weights(self) -> tuple[int, ...]:
        return self.real.weights()

    def play(self, move: int) -> None:
        self.real.play(move)

    def players(self) -> int:
        return self.real.players()

    def scores(self) -> tuple[int, ...]:
        return self.real.scores()

    def ranking(self) -> tuple[int, ...]:
        return self.real.ranking()

    def rounds(self) -> int:
        return self.real.rounds()

    def ending(self) -> str:
        return self.real.ending()


def _real(state: State) -> State:
    assert isinstance(state, WrappedState)
    return state.real


class WrappedGame(Game):
    """Delegates to a real game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.name, self.rules_version, self.seats = game.name, game.rules_version, game.seats
        self.move_count, self.player_move_count = game.move_count, game.player_move_count
        self.set_name, self.set_hash = game.set_name, game.set_hash

    def new(self, players: int = 2, options: dict[str, str] | None = None) -> WrappedState:
        return WrappedState(self.game.new(players, options))

    def option_values(self) -> dict[str, tuple[str, ...]]:
        return self.game.option_values()

    def write(self, state: State, move: int) -> str:
        return self.game.write(_real(state), move)

    def parse(self, state: State, text: str) -> int:
        return self.game.parse(_real(state), text)

    def why(self, state: State, move: int) -> Reason | None:
        return self.game.why(_real(state), move)

    def label(self, state: State, move: int) -> Text:
        return self.game.label(_real(state), move)

    def story(self, state: State, move: int, viewer: int | None) -> tuple[Text, ...]:
        return self.game.story(_real(state), move, viewer)

    def board(self) -> dict[str, object]:
        return self.game.board()

    def public_view(self, state: State) -> dict[str, object]:
        return self.game.public_view(_real(state))

    def own_view(self, state: State, viewer: int | None) -> dict[str, object]:
        return self.game.own_view(_real(state), viewer)

    def observation_parts(self, players: int) -> tuple[tuple[str, int], ...]:
        return self.game.observation_parts(players)

    def observe(self, state: State, seat: int) -> bytes:
        return self.game.observe(_real(state), seat)

    def violations(self, state: State) -> list[str]:
        return self.game.violations(_real(state))


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

    def copy(self) -> "LossyState":
        return LossyState(self._without(), self.field, self.fresh)

    def key(self) -> tuple[object, ...]:
        return self._without().key()

    def seen_by(self, seat: int) -> "LossyState":
        return LossyState(self._without().seen_by(seat), self.field, self.fresh)


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
