"""What players know about each game, and what they do without if the game does not provide it."""

from shima.players.search.features import Features
from shima.players.search.worth import Prospects, score
from shima.registry import provided


def features_of(game: str) -> Features | None:
    """What a learned evaluation looks for; without it, search is guided by `prospects_of`."""
    features: Features | None = provided(game, "features", "FEATURES")
    return features


def prospects_of(game: str) -> Prospects:
    """The game's rules of thumb, or its score."""
    prospects: Prospects = provided(game, "worth", "prospects") or score
    return prospects
