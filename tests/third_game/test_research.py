"""A game from another package in PettingZoo, OpenSpiel, Gymnasium and the environment for many games."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

PETTINGZOO = """
from pettingzoo.test import api_test
from shima.research import stones_v0
for players in (2, 3, 4):
    api_test(stones_v0.env(players=players), num_cycles=200)
env = stones_v0.env(players=3)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    done = terminated or truncated
    env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
print("end", info)
"""
OPENSPIEL = """
import random
import pyspiel
import shima.research.openspiel
game = pyspiel.load_game("stones(players=2)")
assert game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
pyspiel.random_sim_test(game, 5, False, True)
state = game.new_initial_state()
state.apply_action(0)
while not state.is_terminal():
    state.apply_action(random.choice(state.legal_actions()))
    assert str(state.resample_from_infostate(0, random.random)) == str(state)
print("end", state.returns())
"""
GYMNASIUM = """
import gymnasium
import shima.research.solo
env = gymnasium.make("shima/Stones-v0", opponent="greedy", players=3)
observation, info = env.reset(seed=1)
over = False
while not over:
    action = env.action_space.sample(info["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)
    over = terminated or truncated
print("end", info["scores"])
"""
MANY = """
import numpy as np
from shima.research.vector import ManyGames
games = ManyGames("stones", 8, players=3, seed=1)
ended = 0
for _ in range(60):
    step = games.step(np.array([mask.nonzero()[0][0] for mask in games.masks]))
    ended += int(step.terminated.sum())
assert ended >= 8
print("end", ended)
"""
SCRIPTS = {"pettingzoo": PETTINGZOO, "openspiel": OPENSPIEL, "gymnasium": GYMNASIUM, "many games": MANY}


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS)
def test_a_whole_game_is_played(script: str) -> None:
    """In a process of its own: the libraries know the games that there were when they were imported."""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines()[-1].startswith("end")
