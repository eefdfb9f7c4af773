"""Routes for analysis: hints during a game, and reviews and variations of a finished one."""

from dataclasses import replace

from fastapi import APIRouter, Request, Response

from shima.games.text import Text
from shima.tables.continuing import check_wish, continued
from shima.tables.refusal import Fault, Refused
from shima.tables.worker_answers import Hint
from shima.web import advice_models, lobby_models
from shima.web.auth import Context, CurrentPerson, OptionalPerson
from shima.web.middleware import address
from shima.web.offloading import answer, as_json, asker, pack
from shima.web.table_paths import TableId, over, seat_of
from shima.web.variation_models import BranchChoice, Continuation, VariationView

router = APIRouter(prefix="/api", tags=["tables"])


@router.post("/tables/{table}/hint", response_model=advice_models.HintView)
async def hint(context: Context, person: CurrentPerson, table: TableId) -> Response:
    """What a strong player would do in this turn."""
    then, found = await context.scheduler.hint(table, person)
    return _advice(then.moves, found)


def _advice(moves: int, found: Hint) -> Response:
    choices = [{**vars(choice), "label": choice.turn[0].label} for choice in found.choices]
    numbers = {"number": moves + 1, "simulations": found.simulations}
    return as_json({**numbers, "chances": found.chances, "choices": choices})


@router.get("/tables/{table}/review", response_model=advice_models.ReviewView)
async def review(context: Context, table: TableId) -> Response:
    """The review of a finished game as far as it is available. Later requests return more of it."""
    return as_json(context.reviews.of(over(await context.service.live(table))))


@router.get("/tables/{table}/best", response_model=advice_models.BestTurns)
async def best(context: Context, person: OptionalPerson, table: TableId, request: Request) -> Response:
    """The turn of a finished game in which each player gained the most points."""
    now = over(await context.service.live(table))
    seat, who = seat_of(now, person), asker(request, person)
    key = ("best", seat, table, now.version)
    return answer(await context.cache.get(key, lambda: context.offload.best(who, pack(context, now), seat)))


@router.post("/tables/{table}/variation", response_model=VariationView)
async def variation(
    context: Context, person: OptionalPerson, table: TableId, wish: BranchChoice, request: Request
) -> Response:
    """Where other moves from a position of a finished game would lead. Nothing is played."""
    now, branch = over(await context.service.live(table)), wish.branch()
    seat, who = seat_of(now, person), asker(request, person)
    key = ("variation", seat, table, now.version, branch)
    return answer(
        await context.cache.get(key, lambda: context.offload.variation(who, pack(context, now), branch, seat))
    )


@router.post("/tables/{table}/variation/hint", response_model=advice_models.HintView)
async def variation_hint(
    context: Context, person: CurrentPerson, table: TableId, wish: BranchChoice, request: Request
) -> Response:
    """The chances at the end of a variation, and what a strong player would do there."""
    now = over(await context.service.live(table))
    end = await context.offload.branch(asker(request, person), pack(context, now), wish.branch())
    position = replace(context.scheduler.position(now), moves=tuple(end["moves"]))
    found = await context.scheduler.analysis(position, end["actor"] if end["actor"] >= 0 else None, person)
    return _advice(len(end["moves"]), found)


@router.post("/tables/{table}/continue", status_code=201)
async def continue_game(
    context: Context, person: CurrentPerson, table: TableId, wish: Continuation, request: Request
) -> lobby_models.Opened:
    """Open a table that continues a finished game from one of its positions, or from the end of a variation."""
    now = over(await context.service.live(table))
    check_wish(now, wish.seat - 1, wish.bot)
    if not context.openings.spend(address(request.scope)):
        raise Refused(Fault.TOO_MANY, Text("web-too-many-tables"))
    end = await context.offload.branch(asker(request, person), pack(context, now), wish.branch())
    return lobby_models.Opened(id=await continued(context.service, now, person, end, wish.seat - 1, wish.bot))
