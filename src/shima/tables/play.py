"""Plays a decision together with the moves of chance and the forced moves that follow.

A decision is played once when it enters the journal, and checked once when the journal is loaded.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from shima.games.advance import NO_MOVE
from shima.games.game import CHANCE, Move, State
from shima.session import Session


@dataclass(frozen=True)
class Step:
    """Consecutive moves, with the positions before and after them."""

    before: State
    moves: tuple[Move, ...]
    after: State

    def positions(self) -> Iterator[tuple[State, Move, State]]:
        """Each move with the positions before and after it."""
        before = self.before
        for move in self.moves[:-1]:
            after = before.copy()
            after.advance(move)
            yield before, move, after
            before = after
        for move in self.moves[-1:]:
            yield before, move, self.after


@dataclass(frozen=True)
class Played:
    """What an entry does to the game: its moves, their lines in the record, and the game afterwards."""

    step: Step
    lines: tuple[str, ...]
    session: Session
    others: frozenset[int]
    """Who moved apart from the seat that moved first: other seats, and chance."""


def decided(session: Session, chosen: Move, undoable: bool) -> Played:
    """Return the game after a decision that is known to be legal.

    With `undoable`, a forced move that would end the turn waits, so that the decision can still be taken back.
    """
    after = session.copy()
    after.push(chosen)
    line = session.game.write(session.state, chosen)
    return _advanced(session, after, [line], session.state.actor() if undoable else None)


def begun(fresh: Session) -> Played:
    """Return the game before the first decision."""
    return _advanced(fresh, fresh, [], None)


def _advanced(session: Session, after: Session, lines: list[str], waits_for: int | None) -> Played:
    """Advance from `after` to the next decision. `session` is the game before the entry."""
    first, others = session.state.actor(), set[int]()
    while (move := after.undecided_move()) != NO_MOVE:
        actor = after.state.actor()
        ahead = after.copy()
        ahead.push(move)
        if actor == CHANCE:
            waits_for = None
        elif actor == waits_for and ahead.state.actor() != actor:
            break
        others.add(actor)
        lines.append(after.game.write(after.state, move))
        after = ahead
    return _played(session, after, tuple(lines), others - {first})


def replayed(session: Session, lines: tuple[str, ...]) -> Played:
    """Return the game after the lines of an entry. Raise ValueError if moves of chance do not match the seed."""
    after, first, others = session.copy(), session.state.actor(), set[int]()
    for line in lines:
        state = after.state
        actor = state.actor()
        move = after.drawn() if actor == CHANCE else after.game.parse(state, line)
        if after.game.write(state, move) != line:
            raise ValueError(f"{line!r} is not what the seed gives")
        others.add(actor)
        after.push(move)
    if after.state.actor() == CHANCE:
        raise ValueError("the last moves of chance are missing")
    return _played(session, after, lines, others - {first})


def _played(session: Session, after: Session, lines: tuple[str, ...], others: set[int]) -> Played:
    step = Step(session.state, tuple(after.moves[len(session.moves) :]), after.state)
    return Played(step, lines, after, frozenset(others))
