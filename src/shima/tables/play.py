"""A decision with what follows from it: played once, on the way into the journal, or checked once on the way out.

Nature moves, and forced moves play themselves.
"""

from dataclasses import dataclass

from shima.games.game import CHANCE, OVER, Move, State
from shima.session import Session


@dataclass(frozen=True)
class Step:
    """The moves of one entry and the position in which the first of them was made."""

    before: State
    moves: tuple[Move, ...]


@dataclass(frozen=True)
class Played:
    """What an entry does to the game: its moves, their lines in the record, and the game after them."""

    step: Step
    lines: tuple[str, ...]
    session: Session
    is_shared: bool
    """Somebody other than the first to move has moved as well."""


def decided(session: Session, chosen: Move, undoable: bool) -> Played:
    """The game after a decision, which the caller knows to be legal.

    With `undoable`, a forced move that would end the turn waits, so that the decision can still be taken back.
    """
    after = session.copy()
    lines = [after.game.write(after.state, chosen)]
    seat = after.state.actor()
    after.push(chosen)
    return _advance(session.state, after, len(session.moves), lines, seat if undoable else None)


def begun(fresh: Session) -> Played:
    """The game before the first decision."""
    return _advance(fresh.state, fresh.copy(), 0, [], None)


def _advance(before: State, after: Session, count: int, lines: list[str], waits_for: int | None) -> Played:
    first, is_shared = before.actor(), False
    state = after.state
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            chosen = after.drawn()
            waits_for = None
        else:
            moves = state.moves()
            if len(moves) > 1 or (actor == waits_for and _passes_on(state, moves[0])):
                break
            chosen = moves[0]
        is_shared = is_shared or actor != first
        lines.append(after.game.write(state, chosen))
        after.push(chosen)
    return Played(Step(before, tuple(after.moves[count:])), tuple(lines), after, is_shared)


def _passes_on(state: State, chosen: Move) -> bool:
    after = state.copy()
    after.play(chosen)
    return after.actor() != state.actor()


def replayed(session: Session, lines: tuple[str, ...]) -> Played:
    """The game after the lines of an entry; ValueError if nature's moves are not those that the seed gives."""
    after, first, is_shared = session.copy(), session.state.actor(), False
    for line in lines:
        state = after.state
        actor = state.actor()
        move = after.drawn() if actor == CHANCE else after.game.parse(state, line)
        if after.game.write(state, move) != line:
            raise ValueError(f"{line!r} is not what the seed gives")
        is_shared = is_shared or actor != first
        after.push(move)
    if after.state.actor() == CHANCE:
        raise ValueError("nature's last moves are missing")
    return Played(Step(session.state, tuple(after.moves[len(session.moves) :])), lines, after, is_shared)
