"""The review of a recorded game: what each decision cost, by what its player could know."""

import json

import pytest

from shima import record
from shima.games.game import CHANCE, Game
from shima.players.analysis import analyse
from shima.players.review import Review, review, review_steps
from shima.record import BadRecord, Record
from tests.players.example_records import GARDENS, cut_after, read, record_with_peek
from tests.yamatai.positions import YAMATAI

FEW = 4
"""Simulations, where it does not matter what is found."""


def test_a_planted_blunder_costs_most(duo: Game) -> None:
    """The pilgrim could reach a garden with move 54; instead, the artist goes where nothing is to be painted."""
    saved = cut_after(read(GARDENS), duo, 53, "1 artist 6")
    judged = Review(tuple(review_steps(saved, duo, 60, since=20)))
    assert judged.costliest()[0] == 54
    blunder = next(one for one in judged.moves if one.number == 54)
    assert blunder.judgement
    assert (blunder.text, blunder.judgement.best_text) == ("1 artist 6", "1 pilgrim C4+3")
    assert blunder.judgement.cost > 0.08
    assert blunder.judgement.cost == blunder.judgement.best_chance - blunder.judgement.chance


def test_every_move_has_chances_and_every_choice_a_cost(duo: Game) -> None:
    saved = cut_after(read(GARDENS), duo, 40)
    heard: list[int] = []
    judged = review(saved, duo, FEW, heard.append)
    assert sum(heard) == len(saved.moves) == len(judged.moves)
    assert [one.number for one in judged.moves] == list(range(1, len(saved.moves) + 1))
    assert [one.text for one in judged.moves] == list(saved.moves)
    assert all(sum(one.chances) == pytest.approx(1) for one in judged.moves)
    assert all(one.judgement is None for one in judged.moves if one.actor == CHANCE)
    costs = {one.number: one.judgement.cost for one in judged.moves if one.judgement}
    assert len(costs) > 10
    assert min(costs.values()) == 0
    assert [costs[number] for number in judged.costliest()] == sorted(filter(None, costs.values()), reverse=True)
    data = judged.as_data()
    assert json.loads(json.dumps(data)) == data


def test_the_best_move_costs_nothing(duo: Game) -> None:
    (last,) = list(review_steps(cut_after(read(GARDENS), duo, 85, "2 garden"), duo, 20, since=85))[:1]
    assert last.judgement
    assert (last.text, last.judgement.best_text, last.judgement.cost) == ("2 garden", "2 garden", 0)


def test_a_review_that_was_stopped_continues_and_finds_the_same(duo: Game) -> None:
    saved = cut_after(read(GARDENS), duo, 24)
    whole = list(review_steps(saved, duo, FEW, seed=3))
    steps = review_steps(saved, duo, FEW, seed=3)
    begun = [next(steps) for _ in range(15)]
    assert begun + list(review_steps(saved, duo, FEW, seed=3, since=15)) == whole


def test_after_the_last_move_the_winner_is_certain(duo: Game) -> None:
    (last,) = review_steps(read(GARDENS), duo, FEW, since=169)
    assert last.chances == (0, 1)


def test_an_unsound_record_is_refused_before_anything_is_judged(duo: Game) -> None:
    saved = read(GARDENS)
    broken = Record(**{**vars(saved), "moves": (*saved.moves[:-1], "1 artist 9")})
    with pytest.raises(BadRecord):
        next(review_steps(broken, duo, FEW))


def test_nobody_is_blamed_for_what_another_knows() -> None:  # Y13.3
    """Seat 2 ends the round; which tile comes, seat 1 knows alone."""
    saved = record_with_peek((2, 4, 5))
    one = next(iter(review_steps(saved, YAMATAI, 100, since=len(saved.moves) - 1)))
    after = record.replay(saved, YAMATAI)
    assert one.judgement
    assert one.judgement.chance == analyse(after, 1, 100).chances[1]
    assert one.chances == analyse(after, 0, 100).chances
    assert one.chances[1] != one.judgement.chance
