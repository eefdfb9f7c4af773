"""Tokaido Duo as a PettingZoo environment, for 2 agents: `env`, `raw_env` and `parallel_env`.

All take `components` (a file with a set), `max_cycles` and `render_mode`.
In `env` an illegal action ends the game, and is lost by who tried it; in `raw_env` it is an error.
"""

from functools import partial
from typing import Any

from shima.research import aec

env = partial(aec.Env, "tokaido-duo")
raw_env = partial(aec.RawEnv, "tokaido-duo")


def parallel_env(**arguments: Any) -> Any:
    """All agents act in every cycle, and the action of the one whose decision it is counts."""
    return aec.in_parallel(env(**arguments))
