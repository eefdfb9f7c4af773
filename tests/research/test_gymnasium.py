"""The Gymnasium environments: one seat against opponents that play by themselves."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from shima.research.solo import IDS, SoloEnv
from shima.research.words import Refused


def play(env: Any, seed: int, last: bool = False) -> tuple[int, float, dict[str, Any]]:
    """A game by random moves, or by the last of the legal ones: decisions, the sum of rewards, the last info."""
    chance = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    rewards, decisions, over = 0.0, 0, False
    while not over:
        legal = info["action_mask"].nonzero()[0]
        _, reward, terminated, truncated, info = env.step(int(legal[-1] if last else chance.choice(legal)))
        rewards += reward
        decisions += 1
        over = terminated or truncated
    return decisions, rewards, info


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_check_env(name: str, opponent: str) -> None:
    check_env(gymnasium.make(name, opponent=opponent).unwrapped)


@pytest.mark.parametrize(("name", "players"), [("tokaido-duo", 2), ("yamatai", 2), ("yamatai", 3), ("yamatai", 4)])
def test_the_reward_is_the_seats_own_and_comes_at_the_end(name: str, players: int) -> None:
    for seat in range(players):
        _, reward, info = play(SoloEnv(name, seat=seat, players=players), seat)
        assert info["place"] == info["places"][seat]
        assert reward == pytest.approx(1 - 2 * (info["place"] - 1) / (players - 1))
        assert not info["action_mask"].any()


@pytest.mark.parametrize("name", ["tokaido-duo", "yamatai"])
def test_equal_seeds_give_equal_games_against_a_player_that_thinks(name: str) -> None:
    env = SoloEnv(name, opponent="level1", max_cycles=12)
    games = [play(env, seed)[2]["action_mask"].tobytes() + env.state.key().__repr__().encode() for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_a_seat_of_none_is_drawn() -> None:
    env = SoloEnv("yamatai", seat=None, players=4)
    seats = set()
    for seed in range(30):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert env.state.actor() == env.seat
    assert seats == {0, 1, 2, 3}


def test_masks_come_in_both_ways_and_never_lie() -> None:
    env = SoloEnv("tokaido-duo")
    observation, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert env.action_masks().nonzero()[0].tolist() == info["action_mask"].nonzero()[0].tolist()
    assert sorted(env.state.moves()) == info["action_mask"].nonzero()[0].tolist()
    assert env.observation_space.contains(observation)


def test_an_illegal_action_loses_and_says_why() -> None:
    env = SoloEnv("yamatai")
    env.reset(seed=1)
    before = env.state.key()
    _, reward, terminated, truncated, info = env.step(2000)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert "Y4.1" in info["illegal"]
    assert env.state.key() == before


def test_games_are_truncated_after_a_number_of_the_seats_decisions() -> None:
    decisions, reward, _ = play(SoloEnv("tokaido-duo", max_cycles=9), 1)
    assert (decisions, reward) == (9, 0)


def test_opponents_differ() -> None:
    """A player who always takes the last move loses to greedy, and not always to random."""
    lost = [play(SoloEnv("tokaido-duo", opponent="greedy", seat=seed % 2), seed, last=True)[1] for seed in range(4)]
    assert sum(lost) == -4
    even = [play(SoloEnv("tokaido-duo", opponent="random", seat=seed % 2), seed)[1] for seed in range(12)]
    assert {-1, 1} <= set(even)


@pytest.mark.parametrize("name", IDS)
def test_vectors_of_gymnasium(name: str) -> None:
    envs = gymnasium.make_vec(name, num_envs=3, vectorization_mode="sync")
    observations, infos = envs.reset(seed=1)
    assert observations.shape[0] == 3
    actions = infos["action_mask"].argmax(1)
    assert envs.step(actions)[0].shape == observations.shape
    envs.close()


def test_the_table_is_told_in_words(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHIMA_LANGUAGE", "de")
    loud, quiet = SoloEnv("tokaido-duo", render_mode="human"), SoloEnv("tokaido-duo", render_mode="ansi")
    for env in (loud, quiet):
        _, info = env.reset(seed=1)
        env.step(int(info["action_mask"].argmax()))
    text = quiet.render()
    assert text is not None
    assert text in capsys.readouterr().out
    assert "ist am Zug" in text
    assert play(quiet, 3)[:2] == play(SoloEnv("tokaido-duo"), 3)[:2]  # telling changes nothing


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"opponent": "nobody"}, "nobody"),
        ({"seat": 2}, "seat 2"),
        ({"players": 3}, "3 players"),
        ({"render_mode": "rgb_array"}, "rgb_array"),
    ],
)
def test_what_no_table_has_is_refused(arguments: dict[str, Any], problem: str) -> None:
    with pytest.raises(Refused, match=problem):
        SoloEnv("tokaido-duo", **arguments)
