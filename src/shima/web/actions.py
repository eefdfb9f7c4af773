"""The actions at a table, shared by the WebSocket and HTTP."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from shima.record import MOST_PLAYERS
from shima.store.rows import PersonRow
from shima.tables import commands
from shima.tables.blocking import check_welcome
from shima.tables.service import Answer, Decide, TableService

Number = Annotated[int, Field(ge=1, le=100_000, description="The number that the next move of the game has.")]
Moves = Annotated[int, Field(ge=0, le=100_000, description="How many moves of the game remain.")]


class Action(BaseModel):
    """Clients choose `id`: repeating an action with the same id returns the same answer and changes nothing."""

    model_config = ConfigDict(extra="forbid", strict=True)

    id: Annotated[str, Field(max_length=64, pattern=r"^[\x21-\x7e]*$")] = ""


class Sit(Action):
    """`anyway` allows sitting down with a person whom the caller has blocked."""

    do: Literal["sit"]
    chair: Annotated[int | None, Field(ge=1, le=MOST_PLAYERS)] = None
    anyway: bool = False


class Leave(Action):
    do: Literal["leave"]


class Start(Action):
    """Start the game. `fill` names the bot for the empty chairs."""

    do: Literal["start"]
    fill: Annotated[str, Field(max_length=20)] = ""


class Move(Action):
    """`move` in notation (`2 merchant C3`, `merchant C3`), or the number of the move as in the view."""

    do: Literal["move"]
    number: Number
    move: Annotated[str, Field(min_length=1, max_length=200)]


class Undo(Action):
    do: Literal["undo"]
    number: Number
    to: Moves


class AskBack(Action):
    """Propose to return to the position after `to` moves."""

    do: Literal["ask"]
    number: Number
    to: Moves


class AnswerBack(Action):
    do: Literal["answer"]
    number: Number
    agrees: bool


class Resign(Action):
    do: Literal["resign"]


class ComeBack(Action):
    do: Literal["return"]


class Decline(Action):
    """Say “not now” to the rematch that somebody asks for."""

    do: Literal["decline"]


class Say(Action):
    do: Literal["say"]
    text: Annotated[str, Field(min_length=1, max_length=1000)]


AnyAction = Annotated[
    Sit | Leave | Start | Move | Undo | AskBack | AnswerBack | Resign | ComeBack | Decline | Say,
    Field(discriminator="do"),
]
ACTION: TypeAdapter[AnyAction] = TypeAdapter(AnyAction)


async def perform(service: TableService, table: str, person: PersonRow, action: AnyAction) -> Answer:
    """Perform the action. Raise Refused if it is not allowed."""
    if isinstance(action, Sit):
        chair = None if action.chair is None else action.chair - 1
        await check_welcome(service, table, person, action.anyway)
        return await service.sit(table, person, chair, action.id)
    if isinstance(action, Start):
        return await service.begin(table, person, action.fill, action.id)
    return await service.act(table, person.id, action.id, _decision(person, action))


def _decision(
    person: PersonRow, action: Leave | Move | Undo | AskBack | AnswerBack | Resign | ComeBack | Decline | Say
) -> Decide:
    match action:
        case Leave():
            return lambda table, _now: commands.leave(table, person)
        case Move():
            return lambda table, now: commands.move(table, person, action.number, action.move, now)
        case Undo():
            return lambda table, _now: commands.undo(table, person, action.number, action.to)
        case AskBack():
            return lambda table, _now: commands.ask_back(table, person, action.number, action.to)
        case AnswerBack():
            return lambda table, _now: commands.answer(table, person, action.number, action.agrees)
        case Resign():
            return lambda table, _now: commands.resign(table, person)
        case ComeBack():
            return lambda table, _now: commands.come_back(table, person)
        case Decline():
            return lambda table, _now: commands.decline(table, person)
        case Say():
            return lambda table, now: commands.say(table, person, action.text, now)
