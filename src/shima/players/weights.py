"""Reads and writes learned weights, and selects the evaluation of a position."""

import json
from functools import cache
from pathlib import Path

from shima.games.game import State, UserError
from shima.games.text import Text
from shima.players.parts import features_of, prospects_of
from shima.players.search.evaluation import Evaluation
from shima.players.search.features import Features
from shima.players.search.heuristic import Heuristic
from shima.players.search.learned import Learned
from shima.registry import part_file

DECIMALS = 3


def write(game: str, seats: int, weights: list[float], about: dict[str, object]) -> str:
    """Return the text of a weights file, with its provenance."""
    rounded = [round(weight, DECIMALS) for weight in weights]
    return json.dumps({"game": game, "seats": seats, **about, "weights": rounded}) + "\n"


def read(text: str, file: str) -> tuple[str, int, list[float]]:
    """Return game, seats and weights. Raise UserError if they do not fit the game's features."""
    try:
        found = json.loads(text)
        game, seats = str(found["game"]), int(found["seats"])
        weights = [float(weight) for weight in found["weights"]]
        features = needed_features(game)
    except (ValueError, TypeError, LookupError) as error:
        raise UserError(Text("error-weights", {"file": file})) from error
    if len(weights) != features.size * features.phases:
        raise UserError(Text("error-weights", {"file": file}))
    return game, seats, weights


@cache
def evaluation(game: str, seats: int, file: str = "") -> Evaluation:
    """Return the learned evaluation for a game and number of seats, from the package or from a file.

    The fallback is the hand-written evaluation.
    """
    if file:
        try:
            text = Path(file).read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise UserError(Text("error-weights", {"file": file})) from error
    else:
        if features_of(game) is None or not (own := part_file(game, "features", weights_file(seats))).is_file():
            return evaluation_by_hand(game)
        file, text = own.name, own.read_text(encoding="utf-8")
    of_game, of_seats, weights = read(text, file)
    if (of_game, of_seats) != (game, seats):
        raise UserError(Text("error-weights-of", {"file": file, "game": of_game, "seats": of_seats}))
    return Learned(needed_features(game), weights)


def weights_file(seats: int) -> str:
    """Return the name of the file with learned weights, next to the game's features."""
    return f"weights-{seats}.json"


def evaluation_by_hand(game: str) -> Evaluation:
    return Heuristic(prospects_of(game))


def evaluation_of(state: State, file: str = "") -> Evaluation:
    return evaluation(state.game_name(), state.players(), file)


def needed_features(game: str) -> Features:
    """Return the features for training. Raise UserError if the game has none."""
    features = features_of(game)
    if features is None:
        raise UserError(Text("error-no-features", {"game": game}))
    return features
