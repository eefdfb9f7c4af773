"""Loads what players know about each game, with fallbacks."""

from shima.players.search.features import Features
from shima.players.search.worth import Prospects, score
from shima.registry import provided


def features_of(game: str) -> Features | None:
    """Return the features of the learned evaluation. Without them, search uses `prospects_of`."""
    features: Features | None = provided(game, "features", "FEATURES")
    return features


def prospects_of(game: str) -> Prospects:
    """Return the game's heuristic, or its score."""
    prospects: Prospects = provided(game, "worth", "prospects") or score
    return prospects
