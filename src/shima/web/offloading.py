"""Sends expensive requests to the workers, with the requester, component set and cache."""

import anyio.to_thread
import orjson
from fastapi import Request, Response

from shima.store.rows import PersonRow
from shima.tables.offload import Asker
from shima.tables.packing import Packed, packed
from shima.tables.sets import Offered
from shima.tables.table import Table
from shima.web.context import AppContext
from shima.web.middleware import address


def asker(request: Request, person: PersonRow | None = None) -> Asker:
    return Asker(address(request.scope), person.id if person else "")


async def find_set(context: AppContext, game: str, set_hash: str) -> Offered:
    """Return the set. Files stored by other servers are read in a thread."""
    if context.sets.may_find(set_hash):
        await anyio.to_thread.run_sync(context.sets.look_again)
    return context.sets.find(game, set_hash, look=False)


def pack(context: AppContext, table: Table, moves: int | None = None) -> Packed:
    """Pack the table for a worker, with its first moves or all of them."""
    game = table.game
    return packed(table, context.sets.find(game.name, game.set_hash).text, moves)


def answer(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json")


def as_json(content: object, status: int = 200) -> Response:
    """Serialize views without validation: they are plain data."""
    return answer(orjson.dumps(content), status)
