"""The PettingZoo environments: its own tests, and what they do not test."""

import os
import pickle
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, seed_test
from pettingzoo.utils.conversions import parallel_to_aec, turn_based_aec_to_parallel

from shima.games.game import CHANCE
from shima.registry import standard_set
from shima.research import tokaido_duo_v0, yamatai_v0
from shima.research.aec import RawEnv
from shima.research.table import rewards
from shima.research.words import Refused

# Two remarks that PettingZoo makes about every environment with a mask that is not one of its own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]

TABLES = [(tokaido_duo_v0, 2), (yamatai_v0, 2), (yamatai_v0, 3), (yamatai_v0, 4)]
GAMES = [tokaido_duo_v0, yamatai_v0]


def play(env: Any, seed: int) -> tuple[list[tuple[str, int]], dict[str, float]]:
    """Play a game of random moves. Return the decisions, and each agent's last rewards."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    decisions: list[tuple[str, int]] = []
    told: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            told[agent] = reward
            env.step(None)
            continue
        assert reward == 0
        action = int(chance.choice(observation["action_mask"].nonzero()[0]))
        decisions.append((agent, action))
        env.step(action)
    return decisions, told


@pytest.mark.parametrize(("module", "players"), TABLES)
@pytest.mark.parametrize("cycles", [1000, 5000])
def test_api(module: ModuleType, players: int, cycles: int) -> None:
    api_test(module.env(players=players), num_cycles=cycles)
    api_test(module.raw_env(players=players), num_cycles=cycles)


@pytest.mark.parametrize(("module", "players"), TABLES)
def test_seeds(module: ModuleType, players: int) -> None:
    seed_test(lambda: module.env(players=players), num_cycles=500)


class Lenient(RawEnv):
    """Takes any number for a legal move: PettingZoo's test of cycles knows no mask."""

    def _decide(self, action: int | None) -> None:
        moves = self._state.moves()
        super()._decide(moves[int(action or 0) % len(moves)])


@pytest.mark.parametrize("name", ["tokaido-duo", "yamatai"])
def test_max_cycles(name: str) -> None:
    """As agents that act at the same time, and these one after the other."""
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: turn_based_aec_to_parallel(Lenient(name, max_cycles=max_cycles)),
            env=lambda max_cycles: parallel_to_aec(turn_based_aec_to_parallel(Lenient(name, max_cycles=max_cycles))),
        )
    )


@pytest.mark.parametrize("module", GAMES)
def test_performance_benchmark(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(module.env())
    turns = float(capsys.readouterr().out.split(" turns per second")[0].split()[-1])
    assert turns > 100


@pytest.mark.parametrize(("module", "players"), TABLES)
def test_rewards_come_at_the_end_and_are_zero_together(module: ModuleType, players: int) -> None:
    env = module.env(players=players)
    winners = set()
    for seed in range(8):
        _, told = play(env, seed)
        assert set(told) == set(env.possible_agents)
        assert sum(told.values()) == pytest.approx(0)
        places = env._state.ranking()
        assert [told[f"player_{seat}"] for seat in range(players)] == list(rewards(places))
        winners.add(max(told, key=lambda agent: told[agent]))
    assert len(winners) > 1


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ((1, 2), (1, -1)),
        ((1, 1), (0, 0)),
        ((3, 1, 2), (-1, 1, 0)),
        ((1, 1, 3), (0.5, 0.5, -1)),
        ((1, 1, 1), (0, 0, 0)),
        ((4, 3, 2, 1), (-1, -1 / 3, 1 / 3, 1)),
        ((1, 2, 2, 4), (1, 0, 0, -1)),
    ],
)
def test_rewards_fall_in_equal_steps_and_are_shared(places: tuple[int, ...], expected: tuple[float, ...]) -> None:
    assert rewards(places) == pytest.approx(expected)


def test_equal_seeds_give_equal_games_and_chance_continues_without_one() -> None:
    env = tokaido_duo_v0.env()
    assert play(env, 7) == play(env, 7)
    seen = []
    for seed in (7, None, 7, None):
        env.reset(seed=seed)
        seen.append(env.observe("player_0")["observation"].tobytes())
    assert seen[0] == seen[2] != seen[1] == seen[3]


@pytest.mark.parametrize("module", GAMES)
def test_games_are_truncated_after_a_number_of_decisions(module: ModuleType) -> None:
    decisions, told = play(module.env(max_cycles=20), 1)
    assert len(decisions) == 20
    assert set(told.values()) == {0}


def test_only_the_active_player_is_shown_moves_and_forced_ones_are_decisions() -> None:
    env = yamatai_v0.raw_env(players=3)
    env.reset(seed=1)
    forced = 0
    while not any(env.terminations.values()):
        masks = [env.observe(agent)["action_mask"].sum() for agent in env.agents]
        assert [count > 0 for count in masks] == [agent == env.agent_selection for agent in env.agents]
        assert env._state.actor() != CHANCE
        forced += max(masks) == 1
        env.step(env.observe(env.agent_selection)["action_mask"].nonzero()[0][-1])
    assert forced


@pytest.mark.parametrize("action", [2000, 2640, -1, None, "fleet 1", 1.5])
def test_an_illegal_action_is_refused_and_changes_nothing(action: Any) -> None:
    env = yamatai_v0.raw_env()
    env.reset(seed=1)
    before = env._state.key()
    with pytest.raises(Refused, match=r"Y4\.1|whole numbers from 0 to 2639"):
        env.step(action)
    assert env._state.key() == before
    assert env.decisions == 0


def test_an_illegal_action_loses_where_nobody_shall_be_stopped() -> None:
    env = yamatai_v0.env(players=3)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(2000)
    told = {}
    for agent in env.agent_iter():
        _, told[agent], terminated, _, _ = env.last()
        assert terminated
        env.step(None)
    assert told == {agent: -1 if agent == loser else 0 for agent in env.possible_agents}


def test_what_no_table_has_is_refused_in_a_sentence() -> None:
    with pytest.raises(Refused, match="cannot be played with 5 players"):
        yamatai_v0.env(players=5)
    with pytest.raises(Refused, match="order"):
        yamatai_v0.env(options={"order": "none"})
    with pytest.raises(Refused, match=r"nowhere\.toml"):
        yamatai_v0.env(components="nowhere.toml")
    with pytest.raises(Refused, match="ansi, human"):
        tokaido_duo_v0.env(render_mode="rgb_array")
    with pytest.raises(Refused, match="max_cycles"):
        tokaido_duo_v0.env(max_cycles=-1)


def test_a_set_that_was_changed_is_read_again(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    names: list[str] = []
    for name in ("first", "second"):
        own.write_text(standard_set("tokaido-duo").replace('name = "standard"', f'name = "{name}"'), encoding="utf-8")
        os.utime(own, ns=(len(names), len(names)))
        names.append(tokaido_duo_v0.env(components=str(own)).table.game.set_name)
    assert names == ["first", "second"]


def test_nothing_goes_before_reset() -> None:
    env = tokaido_duo_v0.env()
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    with pytest.raises(AssertionError, match="reset"):
        env.observe("player_0")
    with pytest.raises(AssertionError, match="reset"):
        env.render()


def test_the_table_is_told_in_words(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHIMA_LANGUAGE", "en")
    quiet, loud = (yamatai_v0.env(render_mode=mode) for mode in ("ansi", "human"))
    for env in (quiet, loud):
        env.reset(seed=1)
        env.step(env.observe(env.agent_selection)["action_mask"].nonzero()[0][0])
    text = quiet.render() or ""
    assert text in capsys.readouterr().out
    assert "takes fleet" in text
    assert "Round 1: Player 1" in text
    plain = yamatai_v0.env()
    assert play(plain, 3) == play(quiet, 3)  # telling changes nothing


def test_a_pickle_is_a_new_environment_of_the_same_kind() -> None:
    env = yamatai_v0.env(players=3, options={"rulebook": "german"}, max_cycles=30)
    twin = pickle.loads(pickle.dumps(env))
    assert play(twin, 4) == play(env, 4)
