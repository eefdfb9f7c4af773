"""The analysis of a position: chances, best moves, lines, and nothing that the viewer may not know."""

import json

import pytest

from shima import record
from shima.games.game import CHANCE, OVER, Game, State
from shima.players.analysis import Analysis, analyse
from shima.registry import open_game_with
from tests.players.example_records import GARDENS, IN_HAND, RECORDS, read, record_with_peek
from tests.yamatai.positions import YAMATAI

SIMULATIONS = 40


def before(duo: Game, number: int) -> State:
    """The position before this move of the game that seat 2 wins through its gardens."""
    return record.replay(read(GARDENS), duo, number - 1)


def sums_to_one(chances: tuple[float, ...]) -> bool:
    return sum(chances) == pytest.approx(1) and all(0 <= chance <= 1 for chance in chances)


def test_chances_of_the_position_and_of_every_legal_move_sum_to_one(duo: Game) -> None:
    state = before(duo, 54)
    found = analyse(state, 0, SIMULATIONS)
    assert (found.actor, found.simulations) == (0, SIMULATIONS)
    assert sums_to_one(found.chances)
    assert all(sums_to_one(choice.chances) for choice in found.choices)
    assert sorted(choice.move for choice in found.choices) == sorted(state.moves())
    assert sum(choice.visits for choice in found.choices) == SIMULATIONS - 1  # the first look opens none
    assert found.chances == found.choices[0].chances
    visits = [choice.visits for choice in found.choices]
    assert visits == sorted(visits, reverse=True)


def test_a_won_position_is_seen_as_won(duo: Game) -> None:
    for viewer in (None, 0, 1):
        assert analyse(before(duo, 165), viewer, SIMULATIONS).chances[1] > 0.98


def test_the_better_move_is_found(duo: Game) -> None:
    """Seat 2 stands in a garden: to visit it is better than to do nothing."""
    found = analyse(before(duo, 86), 1, SIMULATIONS)
    assert [duo.write(before(duo, 86), choice.move) for choice in found.choices] == ["2 garden", "2 pass"]
    assert found.choices[0].chances[1] > found.choices[1].chances[1] + 0.05


def test_moves_that_were_not_opened_show_their_first_look(duo: Game) -> None:
    found = analyse(before(duo, 54), 0, 1)
    assert {choice.visits for choice in found.choices} == {0}
    looks = [choice.chances[0] for choice in found.choices]
    assert looks == sorted(looks, reverse=True)
    assert found.chances == found.choices[0].chances


@pytest.mark.parametrize(("file", "number"), [("tokaido-duo-gardens", 80), ("yamatai-2", 62)])
def test_lines_can_be_played_and_end_before_the_next_chance_move(file: str, number: int) -> None:
    saved = read(RECORDS / f"{file}.shima")
    game = open_game_with(saved.game, saved.set_hash)
    state = record.replay(saved, game, number - 1)
    found = analyse(state, state.actor(), SIMULATIONS)
    lengths = []
    for choice in found.choices:
        after = state.copy()
        for move in (choice.move, *choice.line):
            assert after.actor() != CHANCE or len(after.moves()) == 1
            after.play(move)
        assert len(after.moves()) != 1
        lengths.append(len(choice.line))
    assert max(lengths) > 1


def test_equal_seeds_and_simulations_find_the_same(duo: Game) -> None:
    state = before(duo, 54)
    assert analyse(state, 0, SIMULATIONS, seed=7) == analyse(state, 0, SIMULATIONS, seed=7)
    assert analyse(state, 0, SIMULATIONS, seed=7) != analyse(state, 0, SIMULATIONS, seed=8)


def test_the_position_is_left_alone(duo: Game) -> None:
    state = before(duo, 54)
    key = state.key()
    analyse(state, None, SIMULATIONS)
    assert state.key() == key


def test_seconds_are_a_limit_of_their_own(duo: Game) -> None:
    found = analyse(before(duo, 54), 0, simulations=0, seconds=0.05)
    assert 0 < found.simulations < 100_000


def test_a_chance_position_has_winning_chances_but_no_best_moves(duo: Game) -> None:
    state = before(duo, 12)
    assert state.actor() == CHANCE
    found = analyse(state, None, SIMULATIONS)
    assert (found.actor, found.choices) == (CHANCE, ())
    assert sums_to_one(found.chances)
    assert sums_to_one(analyse(state, None, 1).chances)


def test_a_finished_game_has_its_outcome(duo: Game) -> None:
    state = record.replay(read(GARDENS), duo)
    assert analyse(state, None) == Analysis(OVER, (0.0, 1.0), 0, ())


def test_a_forced_move_is_worth_what_follows_it() -> None:
    saved = read(RECORDS / "yamatai-2.shima")
    game = open_game_with("yamatai", saved.set_hash)
    forced = [state.copy() for state, _ in record.steps(saved, game) if state.actor() >= 0 and len(state.moves()) == 1]
    state = forced[-1]
    found = analyse(state, state.actor(), 8)
    (choice,) = found.choices
    assert choice.move == state.moves()[0]
    state.play(choice.move)
    assert found.chances == choice.chances == analyse(state, None, 8).chances


def test_data_is_plain_and_names_moves_in_notation(duo: Game) -> None:
    state = before(duo, 80)
    data = analyse(state, 0, SIMULATIONS).as_data(duo, state)
    assert json.loads(json.dumps(data)) == data
    assert data["actor"] == 1
    choices = data["choices"]
    assert isinstance(choices, list)
    assert choices[0]["text"] == duo.write(state, choices[0]["move"])
    assert choices[0]["line"][0]["text"].startswith("1 ")
    assert analyse(before(duo, 12), None, 1).as_data(duo, before(duo, 12))["actor"] == "nature"


def after_a_look(tiles: tuple[int, int, int], moves_left: int) -> State:
    """A position after seat 1 has seen these tiles with fleet 3."""
    saved = record_with_peek(tiles)
    return record.replay(saved, YAMATAI, len(saved.moves) - moves_left)


@pytest.mark.parametrize("moves_left", [IN_HAND, 1, 0])
def test_what_another_player_knows_does_not_change_the_analysis(moves_left: int) -> None:  # Y13.3
    one, other = after_a_look((2, 4, 5), moves_left), after_a_look((28, 27, 26), moves_left)
    for viewer in (None, 1):
        found = analyse(one, viewer, 100)
        assert found == analyse(other, viewer, 100)
        assert found != analyse(one, 0, 100)


def test_a_player_who_may_not_see_the_tiles_in_hand_waits_for_chance() -> None:  # Y13.3
    state = after_a_look((2, 4, 5), IN_HAND)
    assert analyse(state, 0, 6).actor == 0
    for viewer in (None, 1):
        found = analyse(state, viewer, 6)
        assert (found.actor, found.choices) == (CHANCE, ())
