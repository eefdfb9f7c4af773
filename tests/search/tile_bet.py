"""A bet on the next tile of Yamataï's deck: real rules with known probabilities and hidden information."""

from typing import Final

from shima.games.game import CHANCE, OVER, Actor, Move
from shima.games.yamatai.game import YamataiState
from tests.wrapped_game import WrappedState
from tests.yamatai.positions import finish_turn, fleet_turn, play, turn

TORII_AND_PALACES: Final = range(21, 28)
LOOK: Final = ("1 peek", "* seen 2", "* seen 4", "* seen 28")


def last_turn_before_a_tile(*turn_of_fleet_3: str) -> YamataiState:
    """Seat 1 had fleet 3, seat 2 took tile 1 from the row, seat 1 had its second turn; seat 2 may end the last turn."""
    state = finish_turn(play(turn(3), *turn_of_fleet_3))
    finish_turn(play(fleet_turn(state, 2), "2 reserve 1"))
    finish_turn(fleet_turn(state, 4))
    return play(fleet_turn(state, 5), "2 aside wood")


def before_a_tile(*turn_of_fleet_3: str) -> YamataiState:
    """The same at the end of the round, before another tile is revealed."""
    return finish_turn(last_turn_before_a_tile(*turn_of_fleet_3))


class TileBet(WrappedState):
    """Yamataï until that tile is revealed: seat 1 wins with a torii or palace, seat 2 with any other."""

    def __init__(self, table: YamataiState) -> None:
        super().__init__(table)
        self.table = table

    def is_revealed(self) -> bool:
        return len(self.table.row) == 5

    def actor(self) -> Actor:
        return OVER if self.is_revealed() else CHANCE

    def moves(self) -> tuple[Move, ...]:
        return () if self.is_revealed() else self.table.moves()

    def copy(self) -> "TileBet":
        return TileBet(self.table.copy())

    def seen_by(self, seat: Actor) -> "TileBet":
        return TileBet(self.table.seen_by(seat))

    def ranking(self) -> tuple[int, ...]:
        return (1, 2) if self.table.row[-1] in TORII_AND_PALACES else (2, 1)

    def ending(self) -> str:
        return ""
