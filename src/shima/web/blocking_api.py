"""Blocks, mutes and reports over HTTP."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from shima.games.text import Text
from shima.record import MOST_PLAYERS
from shima.tables.blocking import BLOCK, MUTE, relations, report, set_relation
from shima.tables.refusal import Fault, Refused
from shima.web import people_models
from shima.web.auth import Context, CurrentPerson
from shima.web.middleware import address
from shima.web.table_paths import TableId

router = APIRouter(prefix="/api", tags=["people"])
Chair = Annotated[int, Path(ge=1, le=MOST_PLAYERS)]


@router.get("/tables/{table}/people")
async def people_at(context: Context, person: CurrentPerson, table: TableId) -> list[people_models.Relation]:
    """The chairs of people whom the caller has muted or blocked."""
    found = await relations(context.service, table, person)
    return [
        people_models.Relation(chair=each.chair + 1, muted=each.is_muted, blocked=each.is_blocked) for each in found
    ]


@router.put("/tables/{table}/people/{chair}")
async def set_person(
    context: Context, person: CurrentPerson, table: TableId, chair: Chair, wish: people_models.RelationChoice
) -> list[people_models.Relation]:
    """Mute or block the person on a chair, or undo it."""
    for kind, wanted in ((MUTE, wish.muted), (BLOCK, wish.blocked)):
        if wanted is not None:
            await set_relation(context.service, table, person, chair - 1, kind, wanted)
    return await people_at(context, person, table)


@router.post("/tables/{table}/report", status_code=204)
async def report_person(
    context: Context, person: CurrentPerson, table: TableId, sent: people_models.Report, request: Request
) -> None:
    """Report the person on a chair to the host of the server."""
    if not context.reporters.spend(address(request.scope)):
        raise Refused(Fault.TOO_MANY, Text("web-too-many-reports"))
    await report(context.service, table, person, sent.chair - 1, sent.text)


@router.get("/me/blocks")
async def my_blocks(context: Context, person: CurrentPerson) -> list[people_models.Block]:
    """The people whom the caller has muted or blocked, newest first."""
    rows = await context.store.blocks_of(person.id)
    return [people_models.Block(id=row.id, name=row.name, kind=row.kind, created=row.created) for row in rows]


@router.delete("/me/blocks/{block}", status_code=204)
async def drop_block(context: Context, person: CurrentPerson, block: Annotated[str, Path(max_length=40)]) -> None:
    if not await context.store.drop_block_by_id(person.id, block):
        raise Refused(Fault.UNKNOWN, Text("person-block"))
