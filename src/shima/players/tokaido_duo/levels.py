"""How the levels play Tokaido Duo, and how strong they are: see `Setting`. `bench/level_fit.py` helps to find settings."""

from typing import Final

from shima.players.setting import Setting, Settings

SETTINGS: Final[dict[int, Settings]] = {
    2: (
        Setting(16, 0.80, 0.03, 0),
        Setting(16, 0.66, 0.03, 230),
        Setting(16, 0.55, 0.03, 460),
        Setting(16, 0.42, 0.02, 690),
        Setting(16, 0.31, 0.015, 920),
        Setting(16, 0.19, 0.01, 1150),
        Setting(36, 0.045, 0.005, 1380),
        Setting(100_000, 0.00, 0.003, 1600),
    ),
}
