"""What the views of all games have in common.

A game declares the rest in its own `view_types.py`; OpenAPI and the browser's types are generated from that.
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from shima.games import game

Actor = int | Literal["nature"] | None
"""Who decides: a seat counted from 1, chance, which views call nature, or nobody once the game is over."""


class LegalMove(TypedDict):
    """A move that the viewer may make: its number, its notation, and what to touch on the table to make it."""

    move: int
    text: str
    handles: list[str]


class PublicView(TypedDict):
    """The part that is the same for everybody."""

    actor: Actor
    round: int
    ending: str | None
    ranking: list[int] | None


class OwnView(TypedDict):
    """The part that depends on the viewer."""

    viewer: int | None
    moves: list[LegalMove]


class PlainPlayer(TypedDict):
    score: int
    points: NotRequired[dict[str, int]]


class PlainView(PublicView, OwnView):
    """The view of any game: what every front end may rely on. A game's own fields come on top of that."""

    game: str
    players: list[PlainPlayer]


def actor_shown(actor: game.Actor) -> Actor:
    return "nature" if actor == game.CHANCE else None if actor == game.OVER else actor + 1
