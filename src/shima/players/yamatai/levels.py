"""How the levels play Yamataï, and how strong they are: see `Setting`. `bench/level_fit.py` helps to find settings."""

from typing import Final

from shima.players.setting import Setting, Settings

SETTINGS: Final[dict[int, Settings]] = {
    2: (
        Setting(16, 0.80, 0.03, 0),
        Setting(16, 0.66, 0.03, 250),
        Setting(16, 0.47, 0.03, 500),
        Setting(16, 0.27, 0.02, 750),
        Setting(26, 0.08, 0.015, 1000),
        Setting(50, 0.01, 0.01, 1250),
        Setting(300, 0.00, 0.005, 1500),
        Setting(100_000, 0.00, 0.003, 1750),
    ),
    3: (
        Setting(16, 0.88, 0.03, 0),
        Setting(16, 0.72, 0.03, 250),
        Setting(16, 0.50, 0.03, 500),
        Setting(16, 0.27, 0.02, 750),
        Setting(26, 0.08, 0.015, 1000),
        Setting(50, 0.01, 0.01, 1250),
        Setting(300, 0.00, 0.005, 1500),
        Setting(100_000, 0.00, 0.003, 1750),
    ),
    4: (
        Setting(16, 0.88, 0.03, 0),
        Setting(16, 0.72, 0.03, 250),
        Setting(16, 0.50, 0.03, 500),
        Setting(16, 0.27, 0.02, 750),
        Setting(26, 0.08, 0.015, 1000),
        Setting(50, 0.01, 0.01, 1250),
        Setting(300, 0.00, 0.005, 1500),
        Setting(100_000, 0.00, 0.003, 1750),
    ),
}
