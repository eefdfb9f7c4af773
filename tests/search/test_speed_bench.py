"""`bench/search_speed.py` measures the search as it is: one position and at most one evaluation per simulation."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from shima.players.search.search import Search
from shima.players.weights import evaluation_of
from shima.registry import open_game

SIMULATIONS = 60


@pytest.fixture(scope="module")
def bench() -> ModuleType:
    path = Path(__file__).parents[2] / "bench" / "search_speed.py"
    spec = importlib.util.spec_from_file_location("search_speed", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("game", "seats"), [("tokaido-duo", 2), ("yamatai", 4)])
def test_each_simulation_opens_one_position_and_evaluates_it_once(bench: ModuleType, game: str, seats: int) -> None:
    state = open_game(game).new(seats)
    evaluation = evaluation_of(state)
    cost = bench.measure(state, evaluation, SIMULATIONS, 1)
    assert cost.simulations == SIMULATIONS - 1  # opening the root is none
    assert cost.positions == cost.simulations
    assert cost.looks == SIMULATIONS


def test_the_clock_does_not_change_the_tree(bench: ModuleType) -> None:
    state = open_game("tokaido-duo").new()
    evaluation = evaluation_of(state)
    clocked = bench.Clocked(evaluation)
    trees = [Search(each, 1).run(state, SIMULATIONS, 0.0, thorough=True) for each in (evaluation, clocked)]
    shapes = [[(node.visits, node.moves[: len(node.children)]) for node in bench.nodes(tree)] for tree in trees]
    assert shapes[0] == shapes[1]
