"""How the levels play Yamataï, and how strong they are: see `Setting`. `bench/level_fit.py` finds settings."""

from typing import Final

from shima.players.setting import Setting, Settings

SETTINGS: Final[dict[int, Settings]] = {
    2: (
        Setting(16, 0.735, 0.03, 0),
        Setting(16, 0.625, 0.03, 194),
        Setting(16, 0.475, 0.03, 444),
        Setting(16, 0.272, 0.02, 706),
        Setting(22, 0.125, 0.015, 974),
        Setting(50, 0.012, 0.01, 1229),
        Setting(300, 0.0, 0.005, 1515),
        Setting(100_000, 0.0, 0.003, 1715),
    ),
    3: (
        Setting(16, 0.86, 0.03, 0),
        Setting(16, 0.765, 0.03, 242),
        Setting(16, 0.63, 0.03, 516),
        Setting(16, 0.435, 0.02, 774),
        Setting(18, 0.22, 0.015, 1032),
        Setting(26, 0.08, 0.01, 1274),
        Setting(240, 0.0, 0.005, 1532),
        Setting(100_000, 0.0, 0.003, 1732),
    ),
    4: (
        Setting(16, 0.785, 0.03, 0),
        Setting(16, 0.688, 0.03, 208),
        Setting(16, 0.575, 0.03, 368),
        Setting(16, 0.37, 0.02, 617),
        Setting(20, 0.205, 0.015, 855),
        Setting(28, 0.065, 0.01, 1023),
        Setting(160, 0.0, 0.005, 1294),
        Setting(100_000, 0.0, 0.003, 1494),
    ),
}
