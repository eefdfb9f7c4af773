"""What the views of all games have in common."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

Actor = int | Literal["nature"] | None


class Shown(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class LegalMove(Shown):
    """A move that the viewer may make: its number, its notation, and what to touch on the table to make it."""

    move: int
    text: str
    handles: list[str]
