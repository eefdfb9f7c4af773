"""The games in OpenSpiel: its own simulation test, chance as it must be, and no secret in what a seat is shown."""

import random
from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from shima.games.dice import Dice
from shima.games.yamatai.actions.fleet import TAKE_FLEET
from shima.games.yamatai.actions.outcomes import REVEAL_FLEET
from shima.games.yamatai.actions.powers.peek import PEEK, PUT_TILE_BACK, SEE
from shima.games.yamatai.constants import TILES
from shima.games.yamatai.space import SPACE
from shima.research import openspiel
from shima.research.playing import SPIEL_CHANCE, Playing
from shima.research.table import Table, rewards
from shima.research.words import Refused

FACES = ("information_state_string", "information_state_tensor", "observation_string", "observation_tensor")
GAMES = ["tokaido_duo", "yamatai", "yamatai(players=3,rulebook=german)", "yamatai(players=4)"]


def played(game: Any, seed: int, count: int) -> Any:
    """Return the position after `count` random moves, including chance."""
    state, chance = game.new_initial_state(), random.Random(seed)
    for _ in range(count):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("serialize", [True, False])
def test_random_simulation(name: str, serialize: bool) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, serialize, False)


@pytest.mark.parametrize("name", GAMES)
def test_each_outcome_of_chance_imposes_itself_with_its_exact_probability(name: str) -> None:
    game = pyspiel.load_game(name)
    first = game.num_distinct_actions()
    nodes = 0
    for seed in range(2):
        state, chance = game.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            if state.is_chance_node():
                nodes += 1
                position = state.playing.position
                outcomes = state.chance_outcomes()
                total = sum(position.weights())
                expected = dict(zip(position.moves(), position.weights(), strict=True))
                assert [action for action, _ in outcomes] == sorted(move - first for move in expected)
                reached = set()
                for action, likely in outcomes:
                    move = action + first
                    assert Fraction(likely).limit_denominator(10_000) == Fraction(expected[move], total)
                    child = state.child(action)
                    assert child.playing.moves[-1] == move
                    twin = position.copy()
                    twin.play(move)
                    assert child.playing.position.key() == twin.key()
                    reached.add(str(child))
                assert len(reached) == len(outcomes)
            state.apply_action(chance.choice(state.legal_actions()))
    assert nodes > 50


def opening() -> Any:
    """The first decision of a game with 3 players, fleet 3 among those on offer."""
    state = pyspiel.load_game("yamatai(players=3)").new_initial_state()
    chance = random.Random(3)
    fleet = REVEAL_FLEET.number(2) - SPACE.first_chance
    while state.is_chance_node():
        outcomes = state.legal_actions()
        state.apply_action(fleet if fleet in outcomes else chance.choice(outcomes))
    return state


def looked(tiles: list[int], on_top: bool) -> Any:
    """The first player takes fleet 3, looks at the tiles and puts them back, the last first."""
    state = opening()
    state.apply_action(TAKE_FLEET.number(2))
    state.apply_action(PEEK.number())
    for tile in tiles:
        state.apply_action(SEE.number(tile) - SPACE.first_chance)
    for tile in reversed(tiles):
        state.apply_action(PUT_TILE_BACK.number(0 if on_top else 1, tile))
    return state


def in_the_deck() -> list[int]:
    return [tile for tile in range(TILES) if tile not in opening().playing.position.row]


@pytest.mark.parametrize("on_top", [True, False])
def test_what_another_looked_at_is_in_nothing_that_a_seat_is_shown(on_top: bool) -> None:
    tiles = in_the_deck()
    here, there = looked(tiles[:3], on_top), looked(tiles[5:2:-1], on_top)
    looker = here.playing.position.turn
    for seat in range(3):
        for face in FACES:
            assert (getattr(here, face)(seat) == getattr(there, face)(seat)) == (seat != looker)
    other = looked(tiles[:3], not on_top)
    for seat in range(3):
        assert here.information_state_string(seat) != other.information_state_string(seat)


@pytest.mark.parametrize("name", GAMES)
def test_an_information_state_recalls_all_moves(name: str) -> None:
    game = pyspiel.load_game(name)
    state = played(game, 1, 200)
    size = game.observation_tensor_size()
    for seat in range(game.num_players()):
        tensor = np.array(state.information_state_tensor(seat))
        assert tensor[:size].tolist() == state.observation_tensor(seat)
        assert tensor[size : size + 200].tolist() == [move + 1 for move in state.playing.learned(seat)]
        assert not tensor[size + 200 :].any()
        assert state.information_state_string(seat).split()[1:] == [str(move) for move in state.playing.learned(seat)]
    for number, move in enumerate(state.playing.moves):
        learned = [state.playing.learned(seat)[number] for seat in range(game.num_players())]
        if number in state.playing.secrets:
            assert learned.count(move) == 1
            assert min(set(learned) - {move}) >= state.playing.game.move_count
        else:
            assert set(learned) == {move}
    assert bool(state.playing.secrets) == ("yamatai" in name)


def test_an_observer_forgets_the_game_before() -> None:
    game = pyspiel.load_game("tokaido_duo")
    observation = make_observation(game, INFO_STATE_OBS_TYPE)
    observation.set_from(played(game, 1, 300), 0)
    early = played(game, 2, 30)
    observation.set_from(early, 1)
    assert observation.tensor.tolist() == early.information_state_tensor(1)
    assert observation.string_from(early, 1) == early.information_state_string(1)


def test_an_observer_of_what_is_public_knows_no_secret() -> None:
    public = pyspiel.IIGObservationType(
        perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    tiles = in_the_deck()
    states = [looked(tiles[:3], True), looked(tiles[5:2:-1], True)]
    observation = make_observation(states[0].get_game(), public)
    for seat in range(3):
        seen = []
        for state in states:
            observation.set_from(state, seat)
            seen.append((observation.tensor.tolist(), observation.string_from(state, seat)))
        assert seen[0] == seen[1]
    with pytest.raises(Refused, match="public"):
        make_observation(
            states[0].get_game(),
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS),
        )


@pytest.mark.parametrize("name", GAMES)
def test_returns_are_zero_together(name: str) -> None:
    state = played(pyspiel.load_game(name), 4, 100_000)
    assert state.is_terminal()
    assert state.returns() == list(rewards(state.playing.position.ranking()))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) == 1


@pytest.mark.parametrize("name", ["tokaido_duo", "yamatai"])
def test_a_game_that_is_too_long_ends_as_it_stands(name: str) -> None:
    game = pyspiel.load_game(name, {"max_length": 80})
    state = played(game, 4, 100_000)
    assert game.max_game_length() == len(state.history()) == 80
    assert state.is_terminal()
    assert not state.legal_actions()
    assert state.returns() == list(rewards(state.playing.position.ranking()))


@pytest.mark.parametrize("name", GAMES)
def test_what_was_serialized_comes_back(name: str) -> None:
    game = pyspiel.load_game(name)
    state = played(game, 5, 150)
    other_game, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(other_game) == str(game)
    assert (str(twin), twin.history()) == (str(state), state.history())
    for seat in range(game.num_players()):
        assert twin.information_state_string(seat) == state.information_state_string(seat)
    action = state.legal_actions()[-1]
    before = str(state)
    twin.apply_action(action)
    assert str(state) == before != str(twin)


def test_the_bare_game_and_the_one_of_pyspiel_are_the_same() -> None:
    for name in ("tokaido-duo", "yamatai"):
        bare = Playing(Table(name), 0)
        state = pyspiel.load_game(openspiel.short_name(name)).new_initial_state()
        dice = Dice(1)
        while not bare.is_terminal():
            assert bare.legal_actions() == state.legal_actions()
            assert bare.current_player() == state.current_player()
            move = bare.position.random_move(dice)
            action = move - bare.game.first_chance if bare.player == SPIEL_CHANCE else move
            bare.clone().apply_action(action)
            bare.apply_action(action)
            state.apply_action(action)
        assert state.is_terminal()
        assert bare.returns() == state.returns()


def test_algorithms_of_openspiel_run_on_it() -> None:
    game = pyspiel.load_game("tokaido_duo")
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 3, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = played(game, 1, 12)
    assert not state.is_chance_node()
    assert bot.step(state) in state.legal_actions()


def resampled(state: Any, seat: int, seed: int) -> Any:
    return state.resample_from_infostate(seat, random.Random(seed).random)


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_has_the_same_information_state(name: str) -> None:
    game = pyspiel.load_game(name)
    for moves in (100, 250):
        state = played(game, 6, moves)
        for seat in range(game.num_players()):
            twin = resampled(state, seat, moves)
            for face in FACES:
                assert getattr(twin, face)(seat) == getattr(state, face)(seat)
            assert twin.current_player() == state.current_player()
            assert seat != state.current_player() or twin.legal_actions() == state.legal_actions()
            again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, twin))[1]
            assert (str(again), again.history()) == (str(twin), twin.history())
            if not set(state.playing.secrets.values()) - {seat}:
                assert (str(twin), twin.history()) == (str(state), state.history())
            twin.apply_action(twin.legal_actions()[0])
            assert len(state.history()) == moves


@pytest.mark.parametrize("on_top", [True, False])
def test_a_resampled_state_tells_nothing_that_another_looked_at(on_top: bool) -> None:
    tiles = in_the_deck()
    here, there = looked(tiles[:3], on_top), looked(tiles[5:2:-1], on_top)
    looker = here.playing.position.turn
    for seat in range(3):
        twins = [resampled(state, seat, seed) for state in (here, there) for seed in range(8)]
        if seat == looker:
            assert {str(twin) for twin in twins} == {str(here), str(there)}
        else:
            assert [str(twin) for twin in twins[:8]] == [str(twin) for twin in twins[8:]]
            assert len({str(twin) for twin in twins}) == 8


def test_the_bare_game_is_resampled_like_the_one_of_pyspiel() -> None:
    state = looked(in_the_deck()[:3], True)
    for seat in range(3):
        for seed in range(3):
            bare = state.playing.resample_from_infostate(seat, random.Random(seed).random)
            assert bare.moves == resampled(state, seat, seed).playing.moves
            assert bare.learned(seat) == state.playing.learned(seat)


class Unsure(mcts.Evaluator):
    """All moves seem equally good."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize(("players", "bots"), [(2, 2), (3, 1), (4, 1)])
def test_search_over_information_sets_plays_a_whole_game(players: int, bots: int) -> None:
    """The other seats play at random."""
    game = pyspiel.load_game(f"yamatai(players={players})")
    chance = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(game, Unsure(), uct_c=2.0, max_simulations=2, random_state=chance)
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, chance.random_sample))
    state = game.new_initial_state()
    while not state.is_terminal():
        is_bot = 0 <= state.current_player() < bots
        state.apply_action(bot.step(state) if is_bot else chance.choice(state.legal_actions()))
    assert state.playing.secrets
    assert state.returns() == list(rewards(state.playing.position.ranking()))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("yamatai(players=5)", "cannot be played with 5 players"),
        ("tokaido_duo(players=3)", "cannot be played with 3 players"),
        ("yamatai(rulebook=odd)", "odd"),
        ("yamatai(max_length=0)", "max_length"),
        ("yamatai(components=nowhere.toml)", r"nowhere\.toml"),
    ],
)
def test_what_no_table_has_is_refused(text: str, problem: str) -> None:
    with pytest.raises(Refused, match=problem):
        pyspiel.load_game(text)
