"""Reads and writes learned weights, and selects the evaluation of a position."""

import json
from base64 import b64decode, b64encode
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from shima.games.game import State, UserError
from shima.games.text import Text
from shima.players.correction import NONE, Correction
from shima.players.parts import features_of, prospects_of
from shima.players.search.evaluation import Evaluation
from shima.players.search.features import Features
from shima.players.search.heuristic import Heuristic
from shima.players.search.learned import Learned
from shima.players.search.network import Network
from shima.registry import part_file

ARRAYS = ("linear", "rows", "bias", "value", "moves", "move_linear")
"""The arguments of a network after its sizes, in order."""


@dataclass(frozen=True)
class Weights:
    """What a network has learned about a game with this number of seats."""

    game: str
    seats: int
    hidden: int
    arrays: dict[str, bytes]
    correction: Correction = NONE
    """The correction of reported chances, fitted by `shima calibrate`."""

    def digest(self) -> str:
        """Return a hash of everything that the search uses, which the correction is not part of."""
        parts = (f"{self.game} {self.seats} {self.hidden}".encode(), *(self.arrays[name] for name in ARRAYS))
        return sha256(b"\0".join(sha256(part).digest() for part in parts)).hexdigest()

    def network(self) -> Network:
        """Raise ValueError if the arrays do not fit the game's features."""
        features = needed_features(self.game)
        arrays = [self.arrays[name] for name in ARRAYS]
        return Network(features.size, features.phases, features.move_size, self.hidden, *arrays)


def write(weights: Weights, about: dict[str, object]) -> str:
    """Return the text of a weights file, with its provenance."""
    arrays = {name: b64encode(weights.arrays[name]).decode() for name in ARRAYS}
    head = {"game": weights.game, "seats": weights.seats, **about, "hidden": weights.hidden}
    return json.dumps({**head, **arrays}) + "\n"


def with_correction(text: str, correction: Correction, about: dict[str, object]) -> str:
    """Return the text of a weights file with this correction and its provenance instead of any earlier one."""
    return json.dumps({**json.loads(text), "calibration": {"power": correction.power, **about}}) + "\n"


def read(text: str, file: str) -> Weights:
    """Return the weights. Raise UserError if they do not fit the game's features."""
    try:
        found = json.loads(text)
        arrays = {name: b64decode(found[name], validate=True) for name in ARRAYS}
        correction = Correction(float(found.get("calibration", {}).get("power", NONE.power)))
        weights = Weights(str(found["game"]), int(found["seats"]), int(found["hidden"]), arrays, correction)
        weights.network()
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise UserError(Text("error-weights", {"file": file})) from error
    return weights


def weights_text(game: str, seats: int, file: str = "") -> str:
    """Return the text of a weights file, or of the package's own. It is empty if the package has none."""
    if file:
        try:
            return Path(file).read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise UserError(Text("error-weights", {"file": file})) from error
    if features_of(game) is None or not (own := part_file(game, "features", weights_file(seats))).is_file():
        return ""
    return own.read_text(encoding="utf-8")


@cache
def learned_weights(game: str, seats: int, file: str = "") -> Weights | None:
    """Return the weights for a game and number of seats, from the package or from a file; None without any."""
    text = weights_text(game, seats, file)
    return checked(text, game, seats, file or weights_file(seats)) if text or file else None


def checked(text: str, game: str, seats: int, file: str) -> Weights:
    """Return the weights. Raise UserError if they are for another game or number of seats."""
    weights = read(text, file)
    if (weights.game, weights.seats) != (game, seats):
        raise UserError(Text("error-weights-of", {"file": file, "game": weights.game, "seats": weights.seats}))
    return weights


@cache
def evaluation(game: str, seats: int, file: str = "") -> Evaluation:
    """Return the learned evaluation for a game and number of seats, from the package or from a file.

    The fallback is the hand-written evaluation.
    """
    weights = learned_weights(game, seats, file)
    return evaluation_by_hand(game) if weights is None else evaluation_with(weights)


def evaluation_with(weights: Weights) -> Evaluation:
    return Learned(needed_features(weights.game), weights.network())


def weights_file(seats: int) -> str:
    """Return the name of the file with learned weights, next to the game's features."""
    return f"weights-{seats}.json"


def evaluation_by_hand(game: str) -> Evaluation:
    return Heuristic(prospects_of(game))


def evaluation_of(state: State, file: str = "") -> Evaluation:
    return evaluation(state.game_name(), state.players(), file)


def correction_of(state: State) -> Correction:
    """Return the correction of the chances that a search with `evaluation_of` finds."""
    weights = learned_weights(state.game_name(), state.players())
    return NONE if weights is None else weights.correction


def needed_features(game: str) -> Features:
    """Return the features for training. Raise UserError if the game has none."""
    features = features_of(game)
    if features is None:
        raise UserError(Text("error-no-features", {"game": game}))
    return features
