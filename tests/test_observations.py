"""Observations: what a seat may know, as numbers, and nothing else."""

import pytest

from shima.games.dice import Dice
from shima.games.game import OVER, Game, State, UserError
from shima.registry import open_game
from tests.search.test_secrets import TWO_WORLDS, looks
from tests.yamatai.positions import YAMATAI

TABLES = [("tokaido-duo", 2), ("yamatai", 2), ("yamatai", 3), ("yamatai", 4)]


def part(game: Game, state: State, seat: int, name: str) -> list[int]:
    """One part of an observation."""
    at = 0
    for other, length in game.observation_parts(state.players()):
        if other == name:
            return list(game.observe(state, seat)[at : at + length])
        at += length
    raise KeyError(name)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_seat_can_tell_apart_looks_different_and_nothing_else(name: str, players: int) -> None:
    """The outcomes of each move, including chance, side by side: `seen_by` says what the seat can tell apart."""
    game = open_game(name)
    size = game.observation_size(players)
    pairs = secrets = 0
    for seed in range(3):
        state, dice = game.new(players), Dice(seed)
        while state.actor() != OVER:
            if dice.below(6) == 0:
                after = [state.copy() for _ in state.moves()]
                for twin, move in zip(after, state.moves(), strict=True):
                    twin.play(move)
                for seat in range(players):
                    observations = [game.observe(twin, seat) for twin in (state, *after)]
                    assert {len(observation) for observation in observations} == {size}
                    keys = {twin.seen_by(seat).key() for twin in (state, *after)}
                    assert len(set(observations)) == len(keys)
                    pairs += len(keys) > 2
                    secrets += len(keys) < len(observations)
            state.play(state.random_move(dice))
    assert pairs > 50
    assert bool(secrets) == (name == "yamatai")


@pytest.mark.parametrize("worlds", TWO_WORLDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_another_has_seen_is_in_no_observation(worlds: tuple[tuple[int, int, int], ...], players: int) -> None:
    told = 0
    for one, other in zip(looks(worlds[0], players), looks(worlds[1], players), strict=True):
        for seat in range(1, players):
            assert YAMATAI.observe(one, seat) == YAMATAI.observe(other, seat)
        told += YAMATAI.observe(one, 0) != YAMATAI.observe(other, 0)
    assert told >= 6  # from the first tile seen on; the same three in hand are the same in any order


def test_players_count_from_the_seat_on() -> None:
    state = looks((2, 4, 5), 3)[0]
    state.mats[0].coins, state.mats[1].coins, state.mats[2].coins = 20, 21, 300
    coins = [[part(YAMATAI, state, seat, f"player {n} coins, prestige, buildings, score")[0] for n in range(3)]
             for seat in range(3)]  # fmt: skip
    assert coins == [[20, 21, 255], [21, 255, 20], [255, 20, 21]]
    assert [part(YAMATAI, state, seat, "turn") for seat in range(3)] == [[1, 0, 0], [0, 0, 1], [0, 1, 0]]
    assert [part(YAMATAI, state, seat, "seat") for seat in range(3)] == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]


def test_tokaido_duo_shows_both_boards_from_either_side(duo: Game) -> None:
    state, dice = duo.new(), Dice(5)
    for _ in range(120):
        state.play(state.random_move(dice))
    for name in ("pilgrim", "merchant", "artist", "wares", "face up"):
        assert part(duo, state, 0, f"own {name}") == part(duo, state, 1, f"other {name}")
        assert part(duo, state, 1, f"own {name}") == part(duo, state, 0, f"other {name}")
    assert part(duo, state, 0, "own pilgrim") != part(duo, state, 1, "own pilgrim")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_mask_shows_the_legal_moves_of_players(name: str, players: int) -> None:
    game = open_game(name)
    state, dice = game.new(players), Dice(1)
    while state.actor() != OVER:
        mask = game.mask(state)
        assert len(mask) == game.player_move_count
        assert [move for move, legal in enumerate(mask) if legal] == (
            sorted(state.moves()) if state.actor() >= 0 else []
        )
        state.play(state.random_move(dice))
    assert not any(game.mask(state))


@pytest.mark.parametrize("name", ["tokaido-duo", "yamatai"])
@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_sits_outside_of_the_table(name: str, seat: int) -> None:
    game = open_game(name)
    with pytest.raises(UserError, match="error-viewer"):
        game.observe(game.new(2), seat)
