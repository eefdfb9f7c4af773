"""Answers to puzzles: judged by the position they reach."""

import pytest

from shima.games.game import IllegalMove
from shima.puzzles.annotations import open_puzzle
from shima.puzzles.puzzle import Verdict, solves
from shima.puzzles.turns import after, leads_to
from tests.players.example_records import GARDENS, read, record_with_peek
from tests.puzzles.small_puzzles import GARDEN, commuting_puzzle, game_of, note
from tests.yamatai.positions import YAMATAI as PINNED


def test_only_the_solution_of_a_single_decision_is_right() -> None:
    saved = read(GARDENS)
    puzzle = open_puzzle(note(saved, GARDEN, "2 garden"), game_of(saved))
    garden, leave = puzzle.solution[0], puzzle.game.parse(puzzle.position, "2 pass")
    assert puzzle.seat == 1
    assert puzzle.judge([]) is Verdict.OPEN
    assert solves(puzzle, [garden])
    assert puzzle.judge([leave]) is Verdict.WRONG
    with pytest.raises(IllegalMove):
        puzzle.judge([puzzle.game.parse(puzzle.position, "2 temple")])


def test_decisions_can_be_made_in_any_order_that_reaches_the_same_position() -> None:
    puzzle = commuting_puzzle()
    one, other = puzzle.solution
    assert solves(puzzle, [one, other])
    assert solves(puzzle, [other, one])
    assert puzzle.judge([one]) is puzzle.judge([other]) is Verdict.OPEN


def test_another_decision_is_wrong_at_once() -> None:
    puzzle = commuting_puzzle()
    others = [move for move in puzzle.position.moves() if move not in puzzle.solution]
    assert others
    assert {puzzle.judge([move]) for move in others} == {Verdict.WRONG}
    assert not solves(puzzle, puzzle.solution[:1])


def test_what_is_played_after_the_solution_does_not_matter() -> None:
    puzzle = commuting_puzzle()
    assert all(solves(puzzle, [*puzzle.solution, move]) for move in puzzle.position.moves())


def test_a_goal_is_found_with_decisions_to_spare_but_not_without_those_it_needs() -> None:
    puzzle = commuting_puzzle()
    start, (one, other) = puzzle.position, puzzle.solution
    assert leads_to(start, start, [other, one], puzzle.goal)
    assert leads_to(start, after(start, [one]), [other], puzzle.goal)
    assert not leads_to(start, start, [one], puzzle.goal)


def test_a_position_holds_only_what_its_player_knows() -> None:
    """Seat 1 has looked at three tiles. Seat 2 has the same puzzle whichever they are."""
    positions: list[tuple[object, ...]] = []
    for tiles in ((2, 4, 5), (28, 27, 26)):
        saved = record_with_peek(tiles)
        number = saved.moves.index("2 fleet 2")
        positions.append(open_puzzle(note(saved, number, "2 fleet 2"), PINNED).position.key())
    assert positions[0] == positions[1]
