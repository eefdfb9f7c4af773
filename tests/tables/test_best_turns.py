"""The best turn of each player in a finished game."""

import pytest

from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, Move, State
from shima.language import language
from shima.tables.best_turns import best_turns
from shima.tables.table import Table
from shima.tables.view import log_view
from tests.tables.memory_tables import SIZES, started


def finished(name: str, players: int, seed: str) -> Table:
    """A table whose game was played by random moves."""
    table = started(name, players, seed=seed).table
    session, dice = table.session, Dice(3)
    assert session is not None
    while session.state.actor() != OVER:
        session.play(session.state.random_move(dice))
    return table


def gains(table: Table) -> list[tuple[int, int, int, int]]:
    """The seat, round, first move and points of each turn, counted move by move."""
    session = table.game_so_far()
    state: State = table.game.new(len(table.chairs), table.spec.options)
    found: list[tuple[int, int, int, int]] = []
    moves: list[Move] = list(session.moves)
    for number, move in enumerate(moves, start=1):
        actor, round, before = state.actor(), state.rounds(), state.scores()
        state.play(move)
        if actor != CHANCE and (not found or found[-1][:2] != (actor, round)):
            found.append((actor, round, number, 0))
        if found:
            seat, begun, first, points = found[-1]
            found[-1] = (seat, begun, first, points + state.scores()[seat] - before[seat])
    return found


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_the_best_turn_is_the_one_with_the_most_points(name: str, players: int) -> None:
    table = finished(name, players, "best turns")
    told = {turn["seat"]: turn for turn in best_turns(table, None)["turns"]}
    assert told
    lines = log_view(table, None, 0, language("en"))["lines"]
    for seat in range(players):
        turns = [turn for turn in gains(table) if turn[0] == seat]
        most = max(points for *_, points in turns)
        if most <= 0:
            assert seat + 1 not in told
            continue
        shown = told[seat + 1]
        _, round, first, points = next(turn for turn in turns if turn[3] == most)
        assert (shown["points"], shown["round"]) == (points, round)
        line = lines[shown["number"] - 1]
        assert (line["by"], line["texts"]) == (seat + 1, shown["texts"])
        assert shown["number"] >= first


def test_nobody_has_a_best_turn_before_the_first_point() -> None:
    table = started("yamatai", 2).table
    assert best_turns(table, None) == {"turns": []}
