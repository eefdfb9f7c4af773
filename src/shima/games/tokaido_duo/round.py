"""D3.1: the dice of a round, who plays them, and what comes after."""

from shima.games.game import Move
from shima.games.tokaido_duo.moves import DIE
from shima.games.tokaido_duo.state import FINISHED, MOVE, NOBODY, THROW, Position


def throw(p: Position, move: Move) -> None:
    way = move - DIE
    p.dice = [way // 9 + 1, way // 3 % 3 + 1, way % 3 + 1]
    p.dice_left = 3
    p.turn = p.leader
    p.phase = MOVE


def finish_die(p: Position) -> None:
    """The next die, the next round, or the end."""  # D3.1, D9.1
    p.character = NOBODY
    p.pips = 0
    p.acted = False
    p.may_give = False
    p.spring_is_new = False
    p.dice_left -= 1
    if p.dice_left:
        p.turn = 1 - p.turn
        p.phase = MOVE
    elif p.end:
        p.phase = FINISHED
    else:
        p.leader = 1 - p.leader
        p.turn = p.leader
        p.round += 1
        p.phase = THROW
