"""How the levels play Tokaido Duo, and how strong they are: see `Setting`. `bench/level_fit.py` finds settings."""

from typing import Final

from shima.players.setting import Setting, Settings

SETTINGS: Final[dict[int, Settings]] = {
    2: (
        Setting(16, 0.77, 0.03, 0),
        Setting(16, 0.62, 0.03, 229),
        Setting(16, 0.50, 0.03, 462),
        Setting(16, 0.375, 0.02, 691),
        Setting(16, 0.255, 0.015, 863),
        Setting(20, 0.15, 0.01, 1102),
        Setting(36, 0.045, 0.005, 1287),
        Setting(100_000, 0.0, 0.003, 1505),
    ),
}
