"""Wrappers that delegate to a real game, for tests that change part of one.

The classes of the compiled build cannot be patched.
"""

from collections.abc import Mapping

from shima.games.game import Game, Reason, State
from shima.games.text import Text


class WrappedState(State):
    """Delegates to a real state."""

    def __init__(self, real: State) -> None:
        self.real = real

    def wrap(self, real: State) -> "WrappedState":
        """Wrap another state in the same way."""
        return WrappedState(real)

    def copy(self) -> "WrappedState":
        return self.wrap(self.real.copy())

    def key(self) -> tuple[object, ...]:
        return self.real.key()

    def seen_by(self, seat: int) -> "WrappedState":
        return self.wrap(self.real.seen_by(seat))

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


def real_state(state: State) -> State:
    assert isinstance(state, WrappedState)
    return state.real


class WrappedGame(Game):
    """Delegates to a real game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.name, self.rules_version, self.seats = game.name, game.rules_version, game.seats
        self.move_count, self.player_move_count = game.move_count, game.player_move_count
        self.first_chance = game.first_chance
        self.set_name, self.set_hash = game.set_name, game.set_hash

    def new(self, players: int = 2, options: dict[str, str] | None = None) -> WrappedState:
        return WrappedState(self.game.new(players, options))

    def option_values(self) -> dict[str, tuple[str, ...]]:
        return self.game.option_values()

    def write(self, state: State, move: int) -> str:
        return self.game.write(real_state(state), move)

    def parse(self, state: State, text: str) -> int:
        return self.game.parse(real_state(state), text)

    def why(self, state: State, move: int) -> Reason | None:
        return self.game.why(real_state(state), move)

    def label(self, state: State, move: int) -> Text:
        return self.game.label(real_state(state), move)

    def story(self, state: State, move: int, viewer: int | None, after: State | None = None) -> tuple[Text, ...]:
        return self.game.story(real_state(state), move, viewer, None if after is None else real_state(after))

    def handles(self, state: State, move: int, viewer: int | None) -> list[str]:
        return self.game.handles(real_state(state), move, viewer)

    def board(self) -> Mapping[str, object]:
        return self.game.board()

    def public_view(self, state: State) -> Mapping[str, object]:
        return self.game.public_view(real_state(state))

    def own_view(self, state: State, viewer: int | None) -> Mapping[str, object]:
        return self.game.own_view(real_state(state), viewer)

    def observation_parts(self, players: int) -> tuple[tuple[str, int], ...]:
        return self.game.observation_parts(players)

    def observe(self, state: State, seat: int) -> bytes:
        return self.game.observe(real_state(state), seat)

    def violations(self, state: State) -> list[str]:
        return self.game.violations(real_state(state))
