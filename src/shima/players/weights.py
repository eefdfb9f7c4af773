"""Learned weights: how they are kept in files, and which belong to a position."""

import json
from functools import cache
from importlib.resources import files
from pathlib import Path

from shima.games.game import BadNotation, State
from shima.games.text import Text
from shima.players.search.evaluation import Evaluation
from shima.players.search.known import features_of, game_of
from shima.players.search.learned import Learned

DECIMALS = 3


def write(game: str, seats: int, weights: list[float], about: dict[str, object]) -> str:
    """The text of a file of weights, with a few words on where they come from."""
    rounded = [round(weight, DECIMALS) for weight in weights]
    return json.dumps({"game": game, "seats": seats, **about, "weights": rounded}) + "\n"


def read(text: str, file: str) -> tuple[str, int, list[float]]:
    """Game, seats and weights; BadNotation if they do not fit the game's features."""
    try:
        found = json.loads(text)
        game, seats = str(found["game"]), int(found["seats"])
        weights = [float(weight) for weight in found["weights"]]
        features = features_of(game)
    except (ValueError, TypeError, LookupError) as error:
        raise BadNotation(Text("error-weights", {"file": file})) from error
    if len(weights) != features.size * features.phases:
        raise BadNotation(Text("error-weights", {"file": file}))
    return game, seats, weights


@cache
def evaluation(game: str, seats: int, file: str = "") -> Evaluation:
    """The learned evaluation of the game with so many seats, from the package or from another file."""
    if file:
        try:
            text = Path(file).read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise BadNotation(Text("error-weights", {"file": file})) from error
    else:
        file = f"{game}-{seats}.json"
        text = files("shima.players").joinpath("trained", file).read_text(encoding="utf-8")
    of_game, of_seats, weights = read(text, file)
    if (of_game, of_seats) != (game, seats):
        raise BadNotation(Text("error-weights-of", {"file": file, "game": of_game, "seats": of_seats}))
    return Learned(features_of(game), weights)


def evaluation_of(state: State, file: str = "") -> Evaluation:
    return evaluation(game_of(state), state.players(), file)
