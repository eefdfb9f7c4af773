"""Variations of a finished game: the draws of the game as long as the moves are, then those of a seed."""

import pytest

from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, Move, State
from shima.tables.refusal import Fault, Refused
from shima.tables.table import DONE, Table
from shima.tables.variations import MOST_TRIED, Branch, Variation, branch_end, variation_view
from shima.tables.view import offers, stories, whole_game
from tests.tables.memory_tables import SIZES, started


def finished(game: str, players: int = 2, seed: str = "variations") -> Table:
    table = started(game, players, seed=seed).play_on(10_000).table
    assert table.status == DONE
    return table


def recorded(table: Table) -> list[Move]:
    return table.game_so_far().moves


def position(table: Table, number: int) -> State:
    state = table.game.new(len(table.chairs), table.spec.options)
    for move in recorded(table)[:number]:
        state.play(move)
    return state


def players_moves(table: Table, number: int, count: int) -> tuple[Move, ...]:
    """The moves of players in the record after the first `number` moves, at most `count`."""
    state, found = position(table, number), []
    for move in recorded(table)[number:]:
        if state.actor() != CHANCE:
            found.append(move)
        state.play(move)
    return tuple(found[:count])


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_the_moves_of_the_game_lead_to_its_positions_whatever_the_seed(game: str, players: int) -> None:
    table = finished(game, players)
    told = stories(table.game, whole_game(table), None)
    for number in (0, 40, table.moves - 30):
        tried = players_moves(table, number, 20)
        for seed in (0, 7):
            branch = Branch(number, tried, seed)
            found = Variation(table, branch)
            assert found.on_record
            assert found.moves == recorded(table)[: len(found.moves)]
            assert found.state.key() == position(table, len(found.moves)).key()
            view = variation_view(table, branch, None)
            assert view["moves"] == len(found.moves)
            heard = [story["by"] for story in view["stories"]]
            assert heard == [story["by"] for story in told[number : view["moves"]]]
            assert found.state.actor() != CHANCE


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_other_moves_leave_the_game_and_draw_from_the_seed(game: str, players: int) -> None:
    table = finished(game, players)
    drawn: set[tuple[Move, ...]] = set()
    number = next(each for each in range(100, table.moves) if position(table, each).actor() == CHANCE) - 5
    for seed in range(4):
        dice = Dice(1)
        tried: list[Move] = []
        for _ in range(MOST_TRIED):
            found = Variation(table, Branch(number, tuple(tried), seed))
            if found.state.actor() == OVER:
                break
            moves = found.state.moves()
            tried.append(moves[dice.below(len(moves))])
        found = Variation(table, Branch(number, tuple(tried), seed))
        again = Variation(table, Branch(number, tuple(tried), seed))
        assert not found.on_record
        assert found.moves == again.moves
        drawn.add(tuple(found.moves))
        view = variation_view(table, Branch(number, tuple(tried), seed), None)
        actor = found.state.actor()
        assert view["turn"] == (actor + 1 if actor >= 0 else None)
        assert view["labels"] == offers(table.game, found.state)
        assert [offer["move"] for offer in view["view"]["moves"]] == list(found.state.moves())
        assert view["scores"] == list(found.state.scores())
        assert len(view["stories"]) == view["moves"] - number
        assert all(story["texts"] for story in view["stories"])
    assert len(drawn) > 1


def test_the_next_draw_of_the_game_is_not_used_after_another_move() -> None:
    """After the same moves as in the game, a draw is the recorded one; after another move it depends on the seed."""
    table = finished("tokaido-duo")
    outcomes: set[Move] = set()
    number = next(
        each
        for each in range(60, table.moves)
        if position(table, each).actor() >= 0
        and len(position(table, each).moves()) > 1
        and position(table, each + 1).actor() == CHANCE
    )
    state, played = position(table, number), recorded(table)[number]
    assert Variation(table, Branch(number, (played,), 3)).moves[number + 1] == recorded(table)[number + 1]
    for seed in range(20):
        for move in state.moves():
            found = Variation(table, Branch(number, (move,), seed)).moves
            if move != played and len(found) > number + 1:
                outcomes.add(found[number + 1])
    assert len(outcomes) != 1


def test_the_end_of_a_branch_has_the_lines_of_a_record() -> None:
    table = finished("yamatai")
    tried = players_moves(table, 60, 5)
    end = branch_end(table, Branch(60, tried, 0))
    assert end["moves"] == recorded(table)[: len(end["moves"])]
    assert end["lines"] == list(table.record().moves[: len(end["lines"])])
    assert end["actor"] == position(table, len(end["moves"])).actor()


def test_at_the_end_of_the_game_there_is_nothing_to_try() -> None:
    table = finished("tokaido-duo")
    view = variation_view(table, Branch(table.moves, (), 0), 1)
    assert (view["turn"], view["labels"], view["stories"], view["on_record"]) == (None, [], [], True)
    assert view["view"]["viewer"] == 2
    with pytest.raises(Refused) as caught:
        variation_view(table, Branch(table.moves, (0,), 0), None)
    assert caught.value.fault is Fault.ILLEGAL


@pytest.mark.parametrize("game", ["tokaido-duo", "yamatai"])
def test_impossible_branches_are_refused_with_a_reason(game: str) -> None:
    table = finished(game)
    with pytest.raises(Refused) as caught:
        Variation(table, Branch(table.moves + 1, (), 0))
    assert (caught.value.fault, caught.value.text.key) == (Fault.UNKNOWN, "table-no-position")
    with pytest.raises(Refused) as caught:
        Variation(table, Branch(60, (table.game.move_count,), 0))
    assert (caught.value.fault, caught.value.text.key) == (Fault.MALFORMED, "table-no-move")
    state = Variation(table, Branch(60, (), 0)).state
    illegal = next(move for move in range(table.game.move_count) if move not in state.moves())
    chance = next(move for move in range(table.game.first_chance, table.game.move_count))
    for move in (illegal, chance):
        with pytest.raises(Refused) as caught:
            Variation(table, Branch(60, (move,), 0))
        assert caught.value.fault is Fault.ILLEGAL
        assert caught.value.rule
    assert recorded(table) == finished(game).game_so_far().moves
