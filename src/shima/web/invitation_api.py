"""The invitation to a table as a QR code."""

import anyio.to_thread
from fastapi import APIRouter, Request, Response

from shima.games.text import Text
from shima.tables.refusal import Fault, Refused
from shima.web import qr_code
from shima.web.auth import Context, CurrentPerson
from shima.web.table_paths import TableId

router = APIRouter(prefix="/api", tags=["tables"])
LONGEST_ADDRESS = 200


@router.get(
    "/tables/{table}/invitation.svg",
    response_class=Response,  # without a media type, because refusals are JSON
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}},
)
async def invitation(context: Context, person: CurrentPerson, table: TableId, request: Request) -> Response:
    """The link of the table as a QR code, for the people who sit there."""
    now = (await context.service.live(table)).table
    if now.seat_of(person.id) is None:
        raise Refused(Fault.FORBIDDEN, Text("table-not-seated"))
    origin = context.settings.origin or f"{request.url.scheme}://{request.headers['host']}"
    link = f"{origin.rstrip('/')}/table/{table}"
    if len(link.encode()) > LONGEST_ADDRESS:
        raise Refused(Fault.MALFORMED, Text("web-address-long", {"most": LONGEST_ADDRESS}))
    code = await context.cache.get(("invitation", "public", link), lambda: anyio.to_thread.run_sync(qr_code.svg, link))
    return Response(code, media_type="image/svg+xml")
