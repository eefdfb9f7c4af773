"""Yamataï: themes of puzzles."""

from typing import Final, cast

from shima.games.game import State
from shima.games.yamatai.constants import PALACE
from shima.games.yamatai.game import YamataiState
from shima.players.facts import Fact
from shima.puzzles.themes import OwnThemes

DENIED_PALACE: Final = "deny-palace"
NAMES: Final = {
    "reason-yam-deny-tile": "deny-building",
    "reason-yam-deny-site": "deny-building",
    "reason-yam-deny-boat": "deny-building",
    "reason-yam-deny-island": "deny-island",
    "reason-yam-closes": "deny-island",
    "reason-yam-deny-fleet": "deny-fleet",
    "reason-yam-deny-specialist": "deny-specialist",
    "reason-yam-tokens": "tokens",
    "reason-yam-pair": "tokens",
    "reason-yam-affords": "tokens",
    "reason-yam-power": "specialist",
    "reason-yam-first": "first",
    "reason-coins": "coins",
}
"""The theme of each fact that can be one."""


TEXTS: Final = {
    DENIED_PALACE: "puzzle-yam-deny-palace",
    "deny-building": "puzzle-yam-deny-building",
    "deny-island": "puzzle-yam-deny-island",
    "deny-fleet": "puzzle-yam-deny-fleet",
    "deny-specialist": "puzzle-yam-deny-specialist",
    "tokens": "puzzle-yam-tokens",
    "specialist": "puzzle-yam-specialist",
    "first": "puzzle-yam-first",
    "coins": "puzzle-yam-coins",
}


class YamataiThemes(OwnThemes):
    texts = TEXTS

    def name(self, state: State, fact: Fact) -> str:
        named = NAMES.get(fact.text.key, "")
        tile = fact.text.args.get("tile")
        if named == "deny-building" and isinstance(tile, int):
            is_palace = cast(YamataiState, state).components.tiles[tile - 1].kind == PALACE
            return DENIED_PALACE if is_palace else named
        return named


THEMES: Final = YamataiThemes()
