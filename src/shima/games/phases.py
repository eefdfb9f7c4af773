"""The rules of a game as a list of phases: who acts, which moves are legal, and how likely each outcome is."""

from abc import abstractmethod
from typing import Annotated, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from shima.games.actions import Action, MoveSpace
from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, Actor, IllegalMove, Move, Reason, State, is_among
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text

T = TypeVar("T")
Constant = Annotated[T, "the same in all positions of a game"]
"""Marks a field that is not part of a position's key."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleState(State):
    """A position in one of the phases of its game."""

    phase: i64
    # Cache of the legal moves. They follow from the position, so copies do not need it.
    is_listed: bool = False
    buffer: MoveBuffer | None = None
    offered: tuple[Move, ...] | None = None

    def forget_moves(self) -> None:
        """Clear the cache of legal moves. Called after every change of the position."""
        self.is_listed = False
        self.offered = None


P = TypeVar("P", bound=RuleState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[P]):
    """A stage of the game with one kind of decision or draw. `number` is its index in the game's tuple of phases."""

    def __init__(self, number: i64) -> None:
        self.number = number

    @abstractmethod
    def actor(self, state: P) -> Actor:
        """Return the seat that decides, CHANCE or OVER."""

    @abstractmethod
    def list_moves(self, state: P, moves: MoveBuffer) -> None:
        """Add the legal moves."""

    @abstractmethod
    def objection(self, state: P, action: Action[P]) -> Reason | None:
        """Return why the phase does not allow an illegal action; None if the action itself knows the reason."""

    def begin(self, state: P) -> None:
        """Called on entering the phase. Change `state.phase` to skip it if there is nothing to decide."""

    def listed(self, state: P) -> MoveBuffer:
        """Return the legal moves in the buffer of the state."""
        buffer = state.buffer
        if buffer is None:
            buffer = state.buffer = MoveBuffer()
        if not state.is_listed:
            buffer.clear()
            self.list_moves(state, buffer)
            state.is_listed = True
        return buffer

    def moves(self, state: P) -> tuple[Move, ...]:
        """Return the legal moves. A phase whose moves never change can override this with a constant."""
        return self.listed(state).moves()

    def weights(self, state: P) -> tuple[int, ...]:
        """Return the weight of each legal move if chance acts, otherwise an empty tuple."""
        return ()

    def draw(self, state: P, dice: Dice) -> i64:
        """Return a random outcome of chance, by weight."""
        return state.moves()[dice.weighted(self.weights(state))]


@mypyc_attr(allow_interpreted_subclasses=True)
class ChancePhase(Phase[P]):
    """A phase in which chance rolls dice or draws."""

    def actor(self, state: P) -> Actor:
        return CHANCE


@mypyc_attr(allow_interpreted_subclasses=True)
class OverPhase(Phase[P]):
    """The phase of a finished game."""

    def actor(self, state: P) -> Actor:
        return OVER

    def list_moves(self, state: P, moves: MoveBuffer) -> None:
        pass


class Rules(Generic[P]):
    """Runs the phases and actions of a game. States delegate their part of the contract to it."""

    def __init__(self, phases: tuple[Phase[P], ...], space: MoveSpace[P], no_such_move: tuple[str, str]) -> None:
        """`no_such_move` is the rule and the message for numbers that belong to no move."""
        for number, phase in enumerate(phases):
            if phase.number != number:
                raise ValueError(f"{type(phase).__name__} has the number {phase.number}, but its place is {number}")
        self.phases = list(phases)
        self.space = space
        self.actions = space.actions
        self.no_such_move = no_such_move

    def actor(self, state: P) -> Actor:
        return self.phases[state.phase].actor(state)

    def listed(self, state: P) -> MoveBuffer:
        return self.phases[state.phase].listed(state)

    def moves(self, state: P) -> tuple[Move, ...]:
        offered = state.offered
        if offered is None:
            offered = state.offered = self.phases[state.phase].moves(state)
        return offered

    def is_legal(self, state: P, move: Move) -> bool:
        if state.offered is not None:
            return is_among(move, state.offered)
        return self.listed(state).has(move)

    def weights(self, state: P) -> tuple[int, ...]:
        return self.phases[state.phase].weights(state)

    def play(self, state: P, move: Move) -> None:
        if not self.is_legal(state, move):
            raise IllegalMove(self.objection(state, move, self.space.move_count))
        self.advance(state, move)

    def advance(self, state: P, move: i64) -> None:
        """Play a move that is known to be legal, then advance to the next phase with a decision or draw."""
        self.actions[move].play(state)
        phase = self.begin(state)
        while phase.number != state.phase:
            phase = self.begin(state)

    def begin(self, state: P) -> Phase[P]:
        state.forget_moves()
        phase = self.phases[state.phase]
        phase.begin(state)
        return phase

    def random_move(self, state: P, dice: Dice) -> i64:
        phase = self.phases[state.phase]
        if phase.actor(state) == CHANCE:
            return phase.draw(state, dice)
        moves = phase.listed(state)
        return moves.at(dice.below(moves.count))

    def objection(self, state: P, move: Move, move_count: int) -> Reason:
        """Return why the move is not legal. `move_count` is the component set's number of moves."""
        if not 0 <= move < move_count:
            rule, key = self.no_such_move
            return Reason(rule, Text(key, {"move": move, "last": move_count - 1}))
        action = self.actions[move]
        return self.phases[state.phase].objection(state, action) or action.why(state)
