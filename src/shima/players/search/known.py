"""Which features belong to which game."""

from shima.games.game import State
from shima.games.tokaido_duo.game import DuoState
from shima.games.yamatai.game import YamataiState
from shima.players.search.features import Features
from shima.players.search.features_tokaido_duo import DuoFeatures
from shima.players.search.features_yamatai import YamataiFeatures


def game_of(state: State) -> str:
    if isinstance(state, DuoState):
        return "tokaido-duo"
    if isinstance(state, YamataiState):
        return "yamatai"
    raise LookupError(f"no features for {type(state).__name__}")


def features_of(game: str) -> Features:
    if game == "tokaido-duo":
        return DuoFeatures()
    if game == "yamatai":
        return YamataiFeatures()
    raise LookupError(f"no features for {game}")
