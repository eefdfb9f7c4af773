"""Requests and answers about variations of finished games."""

from typing import Annotated

from pydantic import Field

from shima.record import MOST_PLAYERS
from shima.tables.spec import STAND_IN
from shima.tables.variations import MOST_SEED, MOST_TRIED, Branch
from shima.web.game_views import GameView
from shima.web.lobby_models import Word
from shima.web.models import Offer, Story, Wire

Number = Annotated[int, Field(ge=0, le=100_000)]


class BranchChoice(Wire):
    """The `moves` of players to try, by number, after the first `number` moves of the game.

    Draws are those of the game as long as the moves are, then those of the `seed`. Equal requests get equal draws.
    """

    number: Number
    moves: Annotated[list[Number], Field(max_length=MOST_TRIED)] = Field(default=[])
    seed: Annotated[int, Field(ge=0, le=MOST_SEED)] = 0

    def branch(self) -> Branch:
        return Branch(self.number, tuple(self.moves), self.seed)


class Continuation(BranchChoice):
    """Where to continue: the person plays the `seat`, counted from 1, and the `bot` all others."""

    seat: Annotated[int, Field(ge=1, le=MOST_PLAYERS)]
    bot: Word = STAND_IN


class VariationView(Wire):
    """The position at the end of a variation, as the player to move sees it, with that player's legal moves.

    `moves` counts all moves up to there, and `stories` tells those after `number`, including draws. `on_record`: they
    are all moves of the game. `turn` is null when the game is over there.
    """

    number: int
    moves: int
    on_record: bool
    turn: int | None
    stories: list[Story]
    view: GameView
    labels: list[Offer]
    scores: list[int]
