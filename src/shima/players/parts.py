"""Loads what players know about each game, with fallbacks."""

from shima.players.search.features import Features
from shima.players.search.taste import Liked
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


def source_of(game: str, style: str) -> str:
    """Return the source of points that a style prefers in the game, or an empty string."""
    sources: dict[str, str] = provided(game, "styles", "SOURCES") or {}
    return sources.get(style, "")


def liked_of(game: str, style: str) -> Liked | None:
    """Return what a style likes in the game. A game without styles, or without this one, has nothing for it."""
    liked: dict[str, Liked] = provided(game, "styles", "LIKED") or {}
    return liked.get(source_of(game, style))
