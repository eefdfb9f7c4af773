"""The phases of the game in order: who decides, and which moves are legal."""

from typing import Final

from shima.games.actions import Action
from shima.games.game import Actor, Reason
from shima.games.move_buffer import MoveBuffer
from shima.games.phases import ChancePhase, OverPhase, Phase, Rules
from shima.games.text import Text
from shima_stones.actions import BEGIN, SPACE, TAKE, Begin, Take
from shima_stones.state import BEGINNING, FINISHED, TURN, Position


class Beginning(ChancePhase[Position]):
    """Each player is equally likely to start."""  # S2

    def list_moves(self, state: Position, moves: MoveBuffer) -> None:
        for seat in range(len(state.taken)):
            moves.add(BEGIN.number(seat))

    def weights(self, state: Position) -> tuple[int, ...]:
        return (1,) * len(state.taken)

    def objection(self, state: Position, action: Action[Position]) -> Reason | None:
        return None if isinstance(action, Begin) else Reason("S2", Text("stones-why-beginning"))


class Turn(Phase[Position]):
    """A player takes stones."""  # S3

    def actor(self, state: Position) -> Actor:
        return state.turn

    def list_moves(self, state: Position, moves: MoveBuffer) -> None:
        for number in range(min(state.components.most, state.left)):
            moves.add(TAKE.number(number))

    def objection(self, state: Position, action: Action[Position]) -> Reason | None:
        return None if isinstance(action, Take) else Reason("S2", Text("stones-why-begun"))


class Over(OverPhase[Position]):
    """The pile is empty."""  # S4

    def objection(self, state: Position, action: Action[Position]) -> Reason | None:
        return Reason("S4", Text("stones-why-over"))


RULES: Final = Rules(
    (Beginning(BEGINNING), Turn(TURN), Over(FINISHED)),
    SPACE,
    ("S3", "stones-why-no-move"),
)
