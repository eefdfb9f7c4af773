"""The rules of a game as a list of phases: who acts, which moves are legal, how likely each outcome of chance is."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from shima.games.actions import Action, MoveSpace
from shima.games.dice import Dice
from shima.games.game import NATURE, OVER, Actor, Move, Reason, State, is_among
from shima.games.move_buffer import MoveBuffer


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleState(State):
    """A position in one of the phases of its game."""

    phase: i64
    # The legal moves, once they were needed. They follow from the position, so copies need not have them.
    is_listed: bool = False
    buffer: MoveBuffer | None = None
    offered: tuple[Move, ...] | None = None


P = TypeVar("P", bound=RuleState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(ABC, Generic[P]):
    """A stretch of the game in which one sort of thing happens; `number` is its place in the game's tuple of phases."""

    def __init__(self, number: int, name: str) -> None:
        self.number = number
        self.name = name

    @abstractmethod
    def actor(self, state: P) -> Actor:
        """The seat that decides, NATURE or OVER."""

    @abstractmethod
    def list_moves(self, state: P, moves: MoveBuffer) -> None:
        """Add the legal moves."""

    @abstractmethod
    def objection(self, state: P, action: Action[P]) -> Reason | None:
        """Why an illegal action is out of place in this phase; None if the action itself gives the reason."""

    def begin(self, state: P) -> None:
        """Called after each move that leads to this phase. Go on to the next phase if there is nothing to decide."""

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
        return NATURE


@mypyc_attr(allow_interpreted_subclasses=True)
class OverPhase(Phase[P]):
    """The game is over."""

    def actor(self, state: P) -> Actor:
        return OVER

    def list_moves(self, state: P, moves: MoveBuffer) -> None:
        pass


class Rules(Generic[P]):
    """Phases and actions put to work. A state passes its part of the contract on to this."""

    def __init__(self, phases: tuple[Phase[P], ...], space: MoveSpace[P]) -> None:
        for number, phase in enumerate(phases):
            if phase.number != number:
                raise ValueError(f"phase {phase.name} has the number {phase.number}, but its place is {number}")
        self.phases = list(phases)
        self.space = space
        self.actions = space.actions

    def actor(self, state: P) -> Actor:
        return self.phases[state.phase].actor(state)

    def listed(self, state: P) -> MoveBuffer:
        """The legal moves, in a buffer that belongs to the state."""
        buffer = state.buffer
        if buffer is None:
            buffer = state.buffer = MoveBuffer()
        if not state.is_listed:
            buffer.clear()
            self.phases[state.phase].list_moves(state, buffer)
            state.is_listed = True
        return buffer

    def moves(self, state: P) -> tuple[Move, ...]:
        offered = state.offered
        if offered is None:
            offered = state.offered = self.listed(state).moves()
        return offered

    def is_legal(self, state: P, move: Move) -> bool:
        if state.offered is not None:
            return is_among(move, state.offered)
        return self.listed(state).has(move)

    def weights(self, state: P) -> tuple[int, ...]:
        return self.phases[state.phase].weights(state)

    def advance(self, state: P, move: i64) -> None:
        """Play a move that is known to be legal."""
        state.is_listed = False
        state.offered = None
        self.actions[move].play(state)
        self.phases[state.phase].begin(state)

    def random_move(self, state: P, dice: Dice) -> i64:
        phase = self.phases[state.phase]
        if phase.actor(state) == NATURE:
            return phase.draw(state, dice)
        moves = self.listed(state)
        return moves.at(dice.below(moves.count))

    def objection(self, state: P, move: Move) -> Reason:
        """Why the move, one of the game's, is not legal."""
        action = self.actions[move]
        return self.phases[state.phase].objection(state, action) or action.why(state)
