"""The games through the usual research interfaces. Each module needs the extra `shima[research]`.

Each game is a PettingZoo environment by name: `from shima.research import GAME_v0`.
"""

from typing import Any


def __getattr__(name: str) -> Any:
    from shima.registry import GAMES

    for game in GAMES:
        if name == f"{game.replace('-', '_')}_v0":
            from shima.research.aec import Environments

            return Environments(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
