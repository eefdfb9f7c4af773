"""Bot levels for people, from a child's first game to a master."""

from dataclasses import dataclass
from typing import Final

from shima.games.game import Move, State
from shima.players.setting import Setting, Settings
from shima.players.thinker import Budget, Thinker
from shima.registry import provided

LONGEST: Final = 1.0
"""The most seconds per move at any level, on any machine."""
STYLES: Final = ("merchant", "builder", "pilgrim", "painter", "collector")

USUAL: Final[Settings] = (
    Setting(2, 0.9, 0.0, 0),
    Setting(2, 0.6, 0.0, 200),
    Setting(2, 0.35, 0.0, 400),
    Setting(4, 0.15, 0.0, 600),
    Setting(16, 0.05, 0.0, 800),
    Setting(64, 0.0, 0.0, 1000),
    Setting(400, 0.0, 0.0, 1200),
    Setting(100_000, 0.0, 0.0, 1400),
)
"""For games that do not have their own settings in a part `levels`. The Elo is only an assumption."""


@dataclass(frozen=True)
class Level:
    """A bot of fixed strength: a character with a style."""

    name: str
    number: int
    style: str

    def setting(self, game: str, seats: int) -> Setting:
        settings: dict[int, Settings] = provided(game, "levels", "SETTINGS") or {}
        return settings.get(seats, USUAL)[self.number - 1]

    def budget(self, game: str, seats: int) -> Budget:
        own = self.setting(game, seats)
        return Budget(own.simulations, LONGEST, overlooks=own.overlooks, style=self.style, liking=own.liking)


LEVELS: Final = tuple(
    Level(f"level{number}", number, style)
    for number, style in enumerate(
        ("collector", "pilgrim", "painter", "builder", "merchant", "collector", "pilgrim", "builder"), 1
    )
)


class Levelled:
    """Plays a level. Its settings depend on the game and the number of seats."""

    def __init__(self, level: Level, seed: int) -> None:
        self.name = level.name
        self._level = level
        self._seed = seed
        self._thinkers: dict[tuple[str, int], Thinker] = {}

    def choose(self, state: State, seat: int) -> Move:
        table = (state.game_name(), state.players())
        if table not in self._thinkers:
            self._thinkers[table] = Thinker(self.name, self._level.budget(*table), self._seed)
        return self._thinkers[table].choose(state, seat)
