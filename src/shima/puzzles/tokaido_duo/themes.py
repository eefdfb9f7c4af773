"""Tokaido Duo: themes of puzzles."""

from typing import Final

from shima.games.game import State
from shima.players.facts import Fact
from shima.puzzles.themes import OwnThemes

NAMES: Final = {
    "reason-duo-deny-die": "deny-die",
    "reason-duo-deny-die-coins": "deny-die",
    "reason-duo-hinder": "block",
    "reason-duo-hinder-coins": "block",
    "reason-duo-deny-spring": "shared-tile",
    "reason-duo-deny-wave": "shared-tile",
    "reason-duo-spring": "shared-tile",
    "reason-duo-wave": "shared-tile",
    "reason-duo-cunning": "shared-tile",
    "reason-duo-draw": "wares",
    "reason-duo-draw-choose": "wares",
    "reason-duo-keeps-wares": "wares",
    "reason-duo-paint": "paint",
    "reason-duo-coins": "coins",
    "reason-coins": "coins",
}
"""The theme of each fact that can be one."""


TEXTS: Final = {
    "deny-die": "puzzle-duo-deny-die",
    "block": "puzzle-duo-block",
    "shared-tile": "puzzle-duo-shared-tile",
    "wares": "puzzle-duo-wares",
    "paint": "puzzle-duo-paint",
    "coins": "puzzle-duo-coins",
}


class DuoThemes(OwnThemes):
    texts = TEXTS

    def name(self, state: State, fact: Fact) -> str:
        return NAMES.get(fact.text.key, "")


THEMES: Final = DuoThemes()
