"""The parts that all models share. The models say what goes over the wire, as it is checked and as OpenAPI shows it.

The views in `tables/` make the answers; a test checks every one of them against its model.
"""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict


class Wire(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class TextData(Wire):
    """A sentence before it has a language: a key of the Fluent catalogues, and what fills it.

    The arguments `player` and `other` are seats, counted from 1: names go there.
    """

    key: str
    args: dict[str, Any]


class SetName(Wire):
    name: str
    hash: str


class Offer(Wire):
    move: int
    label: TextData


class Story(Wire):
    """A move as the viewer learns it. `handles` are what it touched on the table, as in the legal moves of a view."""

    by: int | Literal["nature"]
    texts: list[TextData]
    handles: list[str]


class Health(Wire):
    status: str
