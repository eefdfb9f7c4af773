"""Games whose copies forget a field, and whose keys leave it out: the flaw that only comparing with the original finds.

They wrap a game, so that they work on the compiled build, too, whose classes cannot be changed.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from shima.games.game import Game, Reason, State
from shima.games.text import Text

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


class ForgetfulState(State):
    """A position; `field` is what its copies forget: it is as in a new game."""

    def __init__(self, real: State, field: tuple[bool, str], fresh: State) -> None:
        self.real, self.field, self.fresh = real, field, fresh

    def _without(self) -> State:
        twin = self.real.copy()
        of_player, name = self.field
        for at, (part, new) in enumerate(zip(parts(twin), parts(self.fresh.copy()), strict=True)):
            if bool(at) == of_player:
                setattr(part, name, getattr(new, name))
        return twin

    def copy(self) -> "ForgetfulState":
        return ForgetfulState(self._without(), self.field, self.fresh)

    def key(self) -> tuple[object, ...]:
        return self._without().key()

    def seen_by(self, seat: int) -> "ForgetfulState":
        return ForgetfulState(self._without().seen_by(seat), self.field, self.fresh)

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
    assert isinstance(state, ForgetfulState)
    return state.real


class Forgetful(Game):
    """A game, played with forgetful states and with these options."""

    def __init__(self, game: Game, field: tuple[bool, str], options: Iterable[tuple[str, str]] = ()) -> None:
        self.game, self.field, self.options = game, field, dict(options)
        self.name, self.rules_version, self.seats = game.name, game.rules_version, game.seats
        self.move_count, self.player_move_count = game.move_count, game.player_move_count
        self.set_name, self.set_hash = game.set_name, game.set_hash

    def new(self, players: int = 2, options: dict[str, str] | None = None) -> State:
        fresh = self.game.new(players)
        return ForgetfulState(self.game.new(players, self.options), self.field, fresh)

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

    def board(self) -> Mapping[str, object]:
        return self.game.board()

    def public_view(self, state: State) -> Mapping[str, object]:
        return self.game.public_view(_real(state))

    def own_view(self, state: State, viewer: int | None) -> Mapping[str, object]:
        return self.game.own_view(_real(state), viewer)

    def observation_parts(self, players: int) -> tuple[tuple[str, int], ...]:
        return self.game.observation_parts(players)

    def observe(self, state: State, seat: int) -> bytes:
        return self.game.observe(_real(state), seat)

    def violations(self, state: State) -> list[str]:
        return self.game.violations(_real(state))
