"""Variations of a finished game: other moves from one of its positions.

The game is over and its record public, so each position is shown as the player whose turn it is would see it.
"""

from dataclasses import dataclass
from typing import Any, Final

from shima import fair
from shima.games.game import CHANCE, EVERYBODY, Actor, Game, Move, State
from shima.games.text import Text
from shima.tables.play import Step
from shima.tables.refusal import Fault, Refused
from shima.tables.table import Table
from shima.tables.view import offers, stories

MOST_TRIED: Final = 60
"""The maximum number of tried moves."""
MOST_SEED: Final = 2**31 - 1


@dataclass(frozen=True)
class Branch:
    """Moves of players to try after the first `number` moves of the game, and the seed of the draws among them."""

    number: int
    tried: tuple[Move, ...]
    seed: int


class Variation:
    """A branch with its draws: those of the game up to where the branch leaves it, then those of the seed."""

    def __init__(self, table: Table, branch: Branch) -> None:
        recorded = table.game_so_far().moves
        if branch.number > len(recorded):
            raise Refused(Fault.UNKNOWN, Text("table-no-position", {"number": branch.number, "moves": len(recorded)}))
        self.game = table.game
        self.steps: list[Step] = []
        """Each move after the branching position, tried or drawn."""
        self.moves = recorded[: branch.number]
        self.state: State = self.game.new(len(table.chairs), table.spec.options)
        for move in self.moves:
            self.state.advance(move)
        self.on_record = True
        """Whether all moves so far are those of the game."""
        self._recorded = recorded
        self._seed = fair.derived_seed(f"variation {branch.seed}")
        self._draw()
        for move in branch.tried:
            _check(self.game, self.state, move)
            self._push(move)
            self._draw()

    def _draw(self) -> None:
        """Let chance move until a player decides."""
        while self.state.actor() == CHANCE:
            if self.on_record and len(self.moves) < len(self._recorded):
                self._push(self._recorded[len(self.moves)])
            else:
                self._push(fair.draw(self._seed, len(self.moves) + 1, self.state))

    def _push(self, move: Move) -> None:
        number = len(self.moves)
        self.on_record = self.on_record and self._recorded[number : number + 1] == [move]
        before, after = self.state, self.state.copy()
        after.advance(move)
        self.steps.append(Step(before, (move,), after))
        self.moves.append(move)
        self.state = after


def _check(game: Game, state: State, move: Move) -> None:
    """Refuse a move that is not legal."""
    if not 0 <= move < game.move_count:
        raise Refused(Fault.MALFORMED, Text("table-no-move", {"move": move, "count": game.move_count}))
    reason = game.why(state, move)
    if reason is not None:
        raise Refused(Fault.ILLEGAL, reason.text, reason.rule)


def variation_view(table: Table, branch: Branch, viewer: int | None) -> dict[str, Any]:
    """Return the position at the end of a variation with its legal moves, and what the moves did.

    The viewer matters only when the game is over there. Otherwise it is the seat that acts.
    """
    found = Variation(table, branch)
    game, state = found.game, found.state
    actor = state.actor()
    return {
        "number": branch.number,
        "moves": len(found.moves),
        "on_record": found.on_record,
        "turn": actor + 1 if actor >= 0 else None,
        "stories": _told(found),
        "view": game.view(state, actor if actor >= 0 else viewer),
        "labels": offers(game, state),
        "scores": list(state.scores()),
    }


def _told(found: Variation) -> list[dict[str, Any]]:
    """Tell each move to the player who learns all of it."""
    told: list[dict[str, Any]] = []
    for step in found.steps:
        told += stories(found.game, step, _knower(found.game, step))
    return told


def _knower(game: Game, step: Step) -> int | None:
    knower: Actor = game.secret_to(step.before, step.moves[0])
    return None if knower == EVERYBODY else knower


def branch_of(job: dict[str, Any]) -> Branch:
    """Restore a branch from a worker's job."""
    return Branch(job["number"], tuple(job["tried"]), job["draws"])


def branch_job(branch: Branch) -> dict[str, object]:
    return {"number": branch.number, "tried": branch.tried, "draws": branch.seed}


def branch_end(table: Table, branch: Branch) -> dict[str, Any]:
    """Return the moves up to the end of the branch, their lines in a record, and who acts then."""
    found = Variation(table, branch)
    state, lines = table.game.new(len(table.chairs), table.spec.options), []
    for move in found.moves:
        lines.append(table.game.write(state, move))
        state.advance(move)
    return {"moves": found.moves, "lines": lines, "actor": found.state.actor()}
