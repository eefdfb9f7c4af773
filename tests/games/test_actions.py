"""Kinds of actions are told apart, in both builds."""

from typing import Any

import pytest

from shima.games.tokaido_duo.actions.base import FigureAction, FigureMove, Outcome
from shima.games.tokaido_duo.actions.merchant import DRAW, SELL, Draw, Sell
from shima.games.tokaido_duo.phases import RULES


def test_one_check_of_a_kind_does_not_mislead_the_next() -> None:
    figures = (FigureMove, FigureAction, Outcome)
    for action in RULES.actions:
        assert not (isinstance(action, Draw) and isinstance(action, Sell))
        assert sum(isinstance(action, figure) for figure in figures) <= 1
        assert isinstance(action, Draw) == (type(action) is Draw)


@pytest.mark.parametrize("kind", RULES.space.kinds)
def test_moves_of_a_kind_have_its_numbers(kind: Any) -> None:
    numbers = range(kind.first, kind.first + kind.count)
    assert [number for number in range(RULES.space.move_count) if kind.has(number)] == list(numbers)
    assert len({type(RULES.actions[number]) for number in numbers}) == 1
    assert {RULES.space.kind_of(number) for number in numbers} == {kind}


def test_arguments_give_the_number() -> None:
    sale = RULES.actions[SELL.number(2, 1)]
    assert isinstance(sale, Sell)
    assert (sale.count, sale.price) == (3, 3)
    assert not SELL.has(DRAW.number(4))
    with pytest.raises(LookupError):
        RULES.space.kind_of(RULES.space.move_count)
