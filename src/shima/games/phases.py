"""The rules of a game as a list of phases: who acts, which moves are legal, how likely each outcome of chance is."""

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
"""The type of a field that is not part of a position's key."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleState(State):
    """A position in one of the phases of its game."""

    phase: i64
    # The legal moves, once they were needed. They follow from the position, so copies need not have them.
    is_listed: bool = False
    buffer: MoveBuffer | None = None
    offered: tuple[Move, ...] | None = None

    def forget_moves(self) -> None:
        """Called after every change of the position: the legal moves may be others now."""
        self.is_listed = False
        self.offered = None


P = TypeVar("P", bound=RuleState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[P]):
    """A stretch of the game in which one sort of thing happens; `number` is its place in the game's tuple of phases."""

    def __init__(self, number: i64) -> None:
        self.number = number

    @abstractmethod
    def actor(self, state: P) -> Actor:
        """The seat that decides, CHANCE or OVER."""

    @abstractmethod
    def list_moves(self, state: P, moves: MoveBuffer) -> None:
        """Add the legal moves."""

    @abstractmethod
    def objection(self, state: P, action: Action[P]) -> Reason | None:
        """Why an illegal action is out of place in this phase; None if the action itself gives the reason."""

    def begin(self, state: P) -> None:
        """Called when a move or another phase leads here. Go on to the next phase if there is nothing to decide."""

    def listed(self, state: P) -> MoveBuffer:
        """The legal moves, in a buffer that belongs to the state."""
        buffer = state.buffer
        if buffer is None:
            buffer = state.buffer = MoveBuffer()
        if not state.is_listed:
            buffer.clear()
            self.list_moves(state, buffer)
            state.is_listed = True
        return buffer

    def moves(self, state: P) -> tuple[Move, ...]:
        """The legal moves. A phase that always has the same ones may keep them."""
        return self.listed(state).moves()

    def weights(self, state: P) -> tuple[int, ...]:
        """The weight of each legal move if chance acts; empty if a player does."""
        return ()

    def draw(self, state: P, dice: Dice) -> i64:
        """A random outcome of chance, by weight."""
        return state.moves()[dice.weighted(self.weights(state))]


@mypyc_attr(allow_interpreted_subclasses=True)
class ChancePhase(Phase[P]):
    """Dice or draws."""

    def actor(self, state: P) -> Actor:
        return CHANCE


@mypyc_attr(allow_interpreted_subclasses=True)
class OverPhase(Phase[P]):
    """The game is over."""

    def actor(self, state: P) -> Actor:
        return OVER

    def list_moves(self, state: P, moves: MoveBuffer) -> None:
        pass


class Rules(Generic[P]):
    """Phases and actions put to work. A state passes its part of the contract on to this."""

    def __init__(self, phases: tuple[Phase[P], ...], space: MoveSpace[P], no_such_move: tuple[str, str]) -> None:
        """`no_such_move` is the rule and the message with which numbers that no move has are refused."""
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
        """Play a move that is known to be legal, then go on to the next phase with something to decide."""
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
        """Why the move is not legal; `move_count` is that of the component set."""
        if not 0 <= move < move_count:
            rule, key = self.no_such_move
            return Reason(rule, Text(key, {"move": move, "last": move_count - 1}))
        action = self.actions[move]
        return self.phases[state.phase].objection(state, action) or action.why(state)
