"""How the levels play Tokaido Duo, and how strong they are: see `Setting`. `bench/level_fit.py` finds settings."""

from typing import Final

from shima.players.setting import Setting, Settings

SETTINGS: Final[dict[int, Settings]] = {
    2: (
        Setting(16, 0.77, 0.05, 0),
        Setting(16, 0.62, 0.05, 240),
        Setting(16, 0.50, 0.03, 480),
        Setting(16, 0.375, 0.02, 720),
        Setting(16, 0.255, 0.025, 960),
        Setting(20, 0.15, 0.01, 1200),
        Setting(36, 0.045, 0.005, 1440),
        Setting(100_000, 0.0, 0.003, 1680),
    ),
}
