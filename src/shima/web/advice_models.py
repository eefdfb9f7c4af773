"""Answers that explain a game: reasons, previews, hints, reviews and the proof of its draws."""

from typing import Literal

from shima.web.models import Offer, Story, TextData, Wire


class Why(Wire):
    """`allowed`, or the number of the rule that forbids the move and what it says."""

    allowed: bool
    rule: str | None = None
    message: str | None = None
    text: TextData | None = None


class Preview(Wire):
    """What a move would do: `then` is what the same player could choose from next, unless `nature` comes first."""

    number: int
    move: int
    stories: list[Story]
    then: list[Offer]
    nature: bool
    scores: list[int]


class WhyOf(Wire):
    """`lacks` is what the board still lacks for the move, by name; `rule` and `text` are for the player to move.

    `prospects` are the places where the asking player would have enough, as handles: for a building, its island if the
    player's boats and one purchase complete it; for a fleet, every island where they would after taking it.
    """

    move: int
    notation: str
    allowed: bool
    rule: str | None
    text: TextData | None
    lacks: dict[str, int]
    prospects: list[str]


class Whys(Wire):
    """`number` is the one that the next move of the game has."""

    number: int
    moves: list[WhyOf]


class PlannedMove(Wire):
    """A move of a planned turn. `handles` are what it touches on the table."""

    move: int
    text: str
    label: TextData
    handles: list[str]


class HintLine(Wire):
    """A good move. `turn` starts with it and goes on until nature or another player acts, as the strong bot expects.

    `gains` is how the player's `score` changes in that turn, and how many more or fewer resources they have.
    """

    move: int
    text: str
    label: TextData
    chances: list[float]
    visits: int
    why: TextData
    turn: list[PlannedMove]
    gains: dict[str, int]


class HintView(Wire):
    """`simulations` is how many the search made: fewer than usual on a slow or busy server."""

    number: int
    chances: list[float]
    choices: list[HintLine]
    simulations: int


class BetterMove(Wire):
    """`handles` are what the move would have touched on the table."""

    move: int
    label: TextData
    handles: list[str]


class ReviewLine(Wire):
    """A move and everybody's chances to win after it; no `cost` without a choice, no `best` if nothing was better.

    `handles` are what the move touched on the table. `simulations` is how many the search after it made.
    """

    number: int
    by: int | Literal["nature"]
    handles: list[str]
    chances: list[float]
    cost: float | None
    best: BetterMove | None
    simulations: int


class ReviewMoment(Wire):
    """A costly or good decision of the seat, or a draw in its favour: `weight` is the part of a win that changed."""

    number: int
    kind: Literal["cost", "good", "draw"]
    seat: int
    weight: float
    why: TextData


class BestTurn(Wire):
    """A turn with the `points` that it gained; `number` is its move that gained the most, and `texts` its story."""

    seat: int
    round: int
    number: int
    points: int
    texts: list[TextData]


class BestTurns(Wire):
    """By seat. A seat that never gained a point has none."""

    turns: list[BestTurn]


class ReviewView(Wire):
    """The first `done` of the game's `moves`; `costliest` has the numbers of those that cost something.

    `moments` are at most three, in the order of play: those that decided the game, as far as it is known.
    """

    moves: int
    done: int
    lines: list[ReviewLine]
    costliest: list[int]
    moments: list[ReviewMoment]


class Proof(Wire):
    """`fits`: the seed is what was promised, and gives each of nature's moves; `draws` were compared.

    The first `given` moves come from another game, and were not.
    """

    commitment: str
    seed: str
    given: int
    draws: int
    fits: bool
