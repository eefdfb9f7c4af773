"""The view of any game: what every front end may rely on. A game's own fields come on top of that."""

from typing import Annotated, Any

from pydantic import ConfigDict, Field

from shima.registry import GAMES, part
from shima.web.views.shown import Actor, LegalMove, Shown


def _no_other(schema: dict[str, Any]) -> None:
    """A view that has a model of its own is not a plain one."""
    schema["not"] = {"enum": [name for name in GAMES if part(name, "views")]}


class PlainView(Shown):
    model_config = ConfigDict(extra="allow", strict=True)

    game: Annotated[str, Field(json_schema_extra=_no_other)]
    actor: Actor
    viewer: int | None
    round: int
    players: list[dict[str, Any]]
    ending: str | None
    ranking: list[int] | None
    moves: list[LegalMove]
