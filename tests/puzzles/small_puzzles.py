"""Small puzzles for tests, made from the golden records."""

from collections.abc import Iterator

from shima import record
from shima.games.game import Game, Move, State
from shima.puzzles.puzzle import Note, Puzzle, Theme
from shima.puzzles.turns import after, is_over
from shima.record import Record
from shima.registry import open_game_with
from tests.players.example_records import GARDENS, RECORDS, read

GARDEN = 85
"""So many moves lead to a choice between the garden and doing nothing, in GARDENS."""


def game_of(saved: Record) -> Game:
    return open_game_with(saved.game, saved.set_hash)


def note(saved: Record, number: int, *solution: str) -> Note:
    return Note("test", saved, number, Theme("points", 2), 2, 0.6, 0.4, 100, solution)


def garden_text(*lines: str) -> str:
    """Return the record of GARDENS with these lines before the choice of the garden."""
    saved = read(GARDENS)
    text = saved.write().splitlines()
    at = len(text) - len(saved.moves) + GARDEN
    return "\n".join([*text[:at], *lines, *text[at:]]) + "\n"


GOOD = (
    "#? theme: points 2",
    "#? grade: 2",
    "#? chance: 0.600",
    "#? next: 0.400",
    "#? simulations: 6400",
    "#? solution: 2 garden",
)


def commuting() -> Iterator[tuple[Game, Record, int, State, Move, Move]]:
    """Yield positions of a game with two decisions that can be made in either order, with the same result."""
    saved = read(RECORDS / "yamatai-2.shima")
    game = game_of(saved)
    for number, (state, _) in enumerate(record.steps(saved, game)):
        if state.actor() < 0 or len(state.moves()) < 3:
            continue
        seen = state.seen_by(state.actor())
        for one in seen.moves():
            then = after(seen, [one])
            if is_over(seen, then):
                continue
            for other in set(then.moves()) & set(seen.moves()) - {one}:
                last = after(seen, [other])
                if is_over(seen, last) or one not in last.moves():
                    continue
                if after(seen, [one, other]).key() == after(seen, [other, one]).key():
                    yield game, saved, number, seen, one, other


def commuting_puzzle() -> Puzzle:
    game, saved, number, seen, one, other = next(commuting())
    texts = (game.write(seen, one), game.write(after(seen, [one]), other))
    return Puzzle(note(saved, number, *texts), game, seen, (one, other))
