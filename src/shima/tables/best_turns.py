"""The turn of a finished game in which each player gained the most points."""

from dataclasses import dataclass, field
from typing import Any

from shima.games.game import CHANCE, Move, State
from shima.tables.play import Step
from shima.tables.table import Table
from shima.tables.view import stories, whole_game


@dataclass
class _Gain:
    """A move, and how the score of its player changes with it and with the draws that follow."""

    number: int
    before: State
    move: Move
    after: State
    points: int


@dataclass
class _Turn:
    """Consecutive moves of a seat in one round."""

    seat: int
    round: int
    gains: list[_Gain] = field(default_factory=list)

    @property
    def points(self) -> int:
        return sum(gain.points for gain in self.gains)


def best_turns(table: Table, viewer: int | None) -> dict[str, Any]:
    """Return the best turn of each seat, the first one of several, with the move that gained the most.

    A seat that never gained a point has none.
    """
    best: dict[int, _Turn] = {}
    for turn in _turns(whole_game(table)):
        if turn.points > (best[turn.seat].points if turn.seat in best else 0):
            best[turn.seat] = turn
    return {"turns": [_shown(table, best[seat], viewer) for seat in sorted(best)]}


def _turns(game: Step) -> list[_Turn]:
    turns: list[_Turn] = []
    for number, (before, move, after) in enumerate(game.positions(), start=1):
        actor = before.actor()
        if actor != CHANCE:
            if not turns or (turns[-1].seat, turns[-1].round) != (actor, before.rounds()):
                turns.append(_Turn(actor, before.rounds()))
            turns[-1].gains.append(_Gain(number, before, move, after, 0))
        if turns:
            seat = turns[-1].seat
            turns[-1].gains[-1].points += after.scores()[seat] - before.scores()[seat]
    return turns


def _shown(table: Table, turn: _Turn, viewer: int | None) -> dict[str, Any]:
    most = max(turn.gains, key=lambda gain: gain.points)
    (story,) = stories(table.game, Step(most.before, (most.move,), most.after), viewer)
    return {
        "seat": turn.seat + 1,
        "round": turn.round,
        "number": most.number,
        "points": turn.points,
        "texts": story["texts"],
    }
