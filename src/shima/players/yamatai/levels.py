"""How the levels play Yamataï, and how strong they are: see `Setting`. `bench/level_fit.py` finds settings."""

from typing import Final

from shima.players.setting import Setting, Settings

SETTINGS: Final[dict[int, Settings]] = {
    2: (
        Setting(16, 0.735, 0.03, 0),
        Setting(16, 0.625, 0.03, 198),
        Setting(16, 0.495, 0.03, 386),
        Setting(16, 0.26, 0.02, 665),
        Setting(22, 0.125, 0.015, 936),
        Setting(50, 0.012, 0.01, 1231),
        Setting(300, 0.0, 0.005, 1527),
        Setting(100_000, 0.0, 0.003, 1727),
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
        Setting(16, 0.675, 0.03, 240),
        Setting(16, 0.575, 0.03, 480),
        Setting(16, 0.355, 0.02, 749),
        Setting(20, 0.205, 0.015, 1030),
        Setting(28, 0.065, 0.01, 1215),
        Setting(180, 0.0, 0.005, 1485),
        Setting(100_000, 0.0, 0.003, 1685),
    ),
}
