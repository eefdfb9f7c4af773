"""Which answers of a worker are accepted."""

from typing import Any

import pytest

from shima.tables.worker_answers import HintChoice, Judged, PlannedMove, read_hint, read_review

WHY: dict[str, Any] = {
    "key": "reason-you",
    "args": {"what": {"key": "reason-points", "args": {"points": 5, "who": "you"}}},
}
GOOD: dict[str, Any] = {"number": 3, "chances": [0.25, 0.75], "cost": 0.5, "best": 7, "why": WHY, "simulations": 40}
LABEL: dict[str, Any] = {"key": "yam-label-end", "args": {}}
PLANNED: dict[str, Any] = {"move": 7, "text": "1 end", "label": LABEL, "handles": ["end"]}
CHOICE: dict[str, Any] = {
    "move": 7,
    "text": "1 end",
    "chances": [0.25, 0.75],
    "visits": 9,
    "why": WHY,
    "turn": [PLANNED],
    "gains": {"score": -1},
}


def test_a_review_says_of_each_move_what_it_cost() -> None:
    free = {"number": 4, "chances": [0, 1], "cost": None, "best": None, "why": None, "simulations": 0}
    found = read_review(2, 2, 9, {"moves": [GOOD, free]})
    assert found == (Judged(3, (0.25, 0.75), 0.5, 7, WHY, 40), Judged(4, (0, 1), None, None))


def test_a_hint_says_of_each_move_what_speaks_for_it() -> None:
    (choice,) = read_hint(2, {"chances": [0.25, 0.75], "choices": [CHOICE], "simulations": 40}).choices
    planned = PlannedMove(7, "1 end", LABEL, ("end",))
    assert choice == HintChoice(7, "1 end", (0.25, 0.75), 9, WHY, (planned,), {"score": -1})


@pytest.mark.parametrize(
    "wrong",
    [
        {"turn": []},
        {"turn": [{**PLANNED, "move": 8}]},
        {"turn": [PLANNED, {**PLANNED, "move": -1}]},
        {"turn": [{**PLANNED, "label": "End"}]},
        {"turn": [{**PLANNED, "handles": [1]}]},
        {"turn": [{**PLANNED, "handles": None}]},
        {"gains": {}},
        {"gains": {"score": 1.5}},
        {"gains": {"score": 1, "coins": True}},
        {"gains": [1]},
    ],
)
def test_a_turn_that_is_none_is_noticed(wrong: dict[str, Any]) -> None:
    with pytest.raises((LookupError, TypeError, ValueError)):
        read_hint(2, {"simulations": 1, "chances": [0, 1], "choices": [{**CHOICE, **wrong}]})


def deep(texts: int) -> dict[str, Any]:
    return {"key": "reason-you", "args": {"what": deep(texts - 1)} if texts > 1 else {}}


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        "because",
        {},
        {"key": "a"},
        {"key": 1, "args": {}},
        {"key": "a", "args": []},
        {"key": "a", "args": {"points": 1.5}},
        {"key": "a", "args": {"points": None}},
        {"key": "a", "args": {"points": True}},
        {"key": "a", "args": {"points": {"key": "b"}}},
        {"key": "a", "args": {}, "more": 1},
        deep(9),
    ],
)
def test_a_reason_that_is_no_sentence_is_noticed(wrong: Any) -> None:
    assert read_hint(2, {"simulations": 1, "chances": [0, 1], "choices": [{**CHOICE, "why": deep(8)}]}).choices
    with pytest.raises((LookupError, TypeError, ValueError)):
        read_hint(2, {"simulations": 1, "chances": [0, 1], "choices": [{**CHOICE, "why": wrong}]})


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
        {"why": "because"},
        {"simulations": -1},
    ],
)
def test_a_move_of_a_review_that_does_not_fit_is_noticed(wrong: dict[str, Any]) -> None:
    with pytest.raises((LookupError, TypeError, ValueError)):
        read_review(2, 2, 9, {"moves": [{**GOOD, **wrong}]})


@pytest.mark.parametrize("answer", [{}, {"moves": []}, {"moves": None}, {"moves": [{}]}, {"moves": [GOOD, GOOD]}])
def test_a_review_without_its_next_moves_is_noticed(answer: dict[str, Any]) -> None:
    with pytest.raises((LookupError, TypeError, ValueError)):
        read_review(2, 2, 9, answer)


def test_a_review_of_more_moves_than_were_asked_for_is_noticed() -> None:
    answer = {"moves": [GOOD, {**GOOD, "number": 4}]}
    assert len(read_review(2, 2, 4, answer)) == 2
    with pytest.raises(ValueError, match="not the moves after 2"):
        read_review(2, 2, 3, answer)
