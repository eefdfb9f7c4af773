"""The examples do what they say."""

import re
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments], capture_output=True, text=True, timeout=600, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_learning_beats_random_moves_after_two_batches() -> None:
    """Untrained, the network wins about one game in ten."""
    said = run("learn_tokaido_duo.py", "--batches", "2", "--tables", "48", "--games", "100")
    won = re.search(r"wins ([\d.]+)% \[.*\] of 100 games", said)
    assert won
    assert float(won.group(1)) >= 60


def test_random_agents_finish_their_games() -> None:
    said = run("pettingzoo_random.py", "--games", "2", "--players", "3")
    assert said.count("decisions") == 2
    assert said.count("+1.00") == said.count("-1.00") == 2


def test_openspiels_search_plays_a_game() -> None:
    assert re.search(r"MCTSBot won [\d.]+ of 1", run("openspiel_mcts.py", "--games", "1", "--simulations", "2"))
