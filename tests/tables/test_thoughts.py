"""What is taken for the answer of a worker, and what is not."""

from typing import Any

import pytest

from shima.tables.thoughts import Judged, read_review

GOOD: dict[str, Any] = {"number": 3, "chances": [0.25, 0.75], "cost": 0.5, "best": 7}


def test_a_review_says_of_each_move_what_it_cost() -> None:
    free = {"number": 4, "chances": [0, 1], "cost": None, "best": None}
    found = read_review(2, 2, {"moves": [GOOD, free]})
    assert found == (Judged(3, (0.25, 0.75), 0.5, 7), Judged(4, (0, 1), None, None))


@pytest.mark.parametrize(
    "wrong",
    [
        {"number": 4},
        {"number": "3"},
        {"chances": [1.0]},
        {"chances": [0.5, "0.5"]},
        {"chances": None},
        {"cost": -0.1},
        {"cost": 1.5},
        {"cost": "0"},
        {"best": -1},
        {"best": 1.0},
    ],
)
def test_a_move_of_a_review_that_does_not_fit_is_noticed(wrong: dict[str, Any]) -> None:
    with pytest.raises((LookupError, TypeError, ValueError)):
        read_review(2, 2, {"moves": [{**GOOD, **wrong}]})


@pytest.mark.parametrize("answer", [{}, {"moves": []}, {"moves": None}, {"moves": [{}]}, {"moves": [GOOD, GOOD]}])
def test_a_review_without_its_next_moves_is_noticed(answer: dict[str, Any]) -> None:
    with pytest.raises((LookupError, TypeError, ValueError)):
        read_review(2, 2, answer)
