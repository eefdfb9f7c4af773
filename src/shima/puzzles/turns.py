"""A turn as its decisions: the moves of one player where there is a choice. Forced moves are played by themselves."""

from collections.abc import Sequence
from typing import Final

from shima.games.advance import NO_MOVE, forced_move
from shima.games.game import Move, State
from shima.players.facts import reasons_of

LONGEST: Final = 40
"""The most decisions of a turn. No real turn comes close."""
LONGEST_SOLUTION: Final = 10
"""The most decisions of a solution. All orders of them are tried, in the worst case from 1,024 positions."""

Key = tuple[object, ...]


def is_over(start: State, now: State) -> bool:
    """Whether the turn of the player who acts in `start` has ended, or chance acts."""
    return now.actor() != start.actor() or reasons_of(start).is_over(start, now)


def decide(start: State, now: State, move: Move) -> list[Move]:
    """Play a decision and the forced moves of the same turn after it. Return all moves that were played."""
    now.play(move)
    played = [move]
    while not is_over(start, now) and (forced := forced_move(now)) != NO_MOVE:
        now.play(forced)
        played.append(forced)
    return played


def after(start: State, moves: Sequence[Move]) -> State:
    """Return the position after these decisions."""
    now = start.copy()
    for move in moves:
        decide(start, now, move)
    return now


def leads_to(start: State, now: State, moves: Sequence[Move], goal: Key) -> bool:
    """Whether some order of these decisions, all of them or only some, leads to the goal within the turn."""
    return _leads_to(start, now, tuple(sorted(moves)), goal, set())


def _leads_to(start: State, now: State, moves: tuple[Move, ...], goal: Key, tried: set[tuple[object, ...]]) -> bool:
    key = now.key()
    if key == goal:
        return True
    if (moves, key) in tried or is_over(start, now):
        return False
    tried.add((moves, key))
    legal = now.moves()
    for number, move in enumerate(moves):
        if move in legal and move not in moves[:number]:
            then = now.copy()
            decide(start, then, move)
            if _leads_to(start, then, (*moves[:number], *moves[number + 1 :]), goal, tried):
                return True
    return False
