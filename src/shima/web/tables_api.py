"""Tables over HTTP."""

import time
from typing import Annotated, Any

import anyio.to_thread
import orjson
from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from shima import __version__
from shima.games.game import UserError, check_table
from shima.games.text import Text
from shima.language import LANGUAGES, browser_catalogue, language
from shima.messages import compiled
from shima.players import NAMES
from shima.registry import GAMES, catalogue_text
from shima.store.rows import PersonRow
from shima.tables import commands
from shima.tables.companions import with_companions
from shima.tables.offload import Asker
from shima.tables.preview import preview_view
from shima.tables.records import take_in
from shima.tables.refusal import Fault, Refused
from shima.tables.rematch import again
from shima.tables.spec import CLOCKS, ORDERS
from shima.tables.table import Table
from shima.tables.view import text_data
from shima.web import advice_models, lobby_models, models, table_models
from shima.web.actions import AnyAction, perform
from shima.web.auth import Context, CurrentPerson, OptionalPerson, SamePerson
from shima.web.context import AppContext
from shima.web.errors import problem, status_of, wished_language
from shima.web.game_views import GameBoard, GameView
from shima.web.middleware import address
from shima.web.offloading import answer, as_json, asker, find_set, pack
from shima.web.people_api import line
from shima.web.table_paths import NextNumber, TableId, begun, over, seat_of

router = APIRouter(prefix="/api", tags=["tables"])
MOST_LISTED = 100
Problems: dict[int | str, dict[str, Any]] = {
    status: {"model": table_models.Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}
MovedOn: dict[int | str, dict[str, Any]] = {204: {"description": "The position is no longer the current one."}}


@router.get("/games")
async def shelf(context: Context) -> lobby_models.Shelf:
    """The games, sets and bots of this server."""
    if context.sets.has_news():
        await anyio.to_thread.run_sync(context.sets.look_again)
    games = [_on_shelf(context, name) for name in GAMES]
    return lobby_models.Shelf(
        version=__version__, games=games, bots=list(NAMES), orders=list(ORDERS), clocks=list(CLOCKS)
    )


def _on_shelf(context: AppContext, name: str) -> lobby_models.GameOnShelf:
    sets = [each.game for each in context.sets.offered if each.game.name == name]
    game = sets[0]
    return lobby_models.GameOnShelf(
        name=name,
        title=game.title,
        letter=game.letter,
        players=list(game.seats),
        secrets=game.has_secrets,
        score_sources=list(game.score_sources),
        tie_break=game.tie_break,
        has_rules=bool(catalogue_text(name, LANGUAGES[0], "rules")),
        has_guide=bool(catalogue_text(name, LANGUAGES[0], "guide")),
        words=not GAMES.is_built_in(name),
        options={option: list(values) for option, values in game.option_values().items()},
        sets=[models.SetName(name=each.set_name, hash=each.set_hash) for each in sets],
        rules=game.rules_version,
    )


@router.get("/games/{game}/board", response_model=GameBoard)
async def board(
    context: Context, game: Annotated[str, Path(max_length=40)], set: Annotated[str, Query(max_length=64)] = ""
) -> Response:
    """The static part of a game: its board."""
    found = (await find_set(context, game, set)).game
    return answer(context.cache.get_now(("board", game, found.set_hash), lambda: orjson.dumps(found.board())))


@router.get("/games/{game}/start", response_model=GameView)
async def start(
    context: Context,
    game: Annotated[str, Path(max_length=40)],
    players: Annotated[int, Query(ge=1, le=100)],
    set: Annotated[str, Query(max_length=64)] = "",
) -> Response:
    """The table before the first draw, as spectators see it: what can be laid out before a game starts."""
    found = (await find_set(context, game, set)).game

    try:
        check_table(found, players, {})
    except UserError as error:
        raise Refused(Fault.MALFORMED, error.text) from error

    def laid_out() -> bytes:
        return orjson.dumps({**found.view(found.new(players), None), "moves": []})

    return answer(context.cache.get_now(("start", game, found.set_hash, players), laid_out))


@router.get("/games/{game}/words/{code}")
async def game_words(
    game: Annotated[str, Path(max_length=40)], code: Annotated[str, Path(pattern=r"^[a-z]{2}$")]
) -> lobby_models.GameWords:
    """The texts of the game in this language, or in English. The client already has those of the built-in games."""
    if game not in GAMES:
        raise Refused(Fault.UNKNOWN, Text("error-game", {"game": game, "games": ", ".join(GAMES)}))
    spoken, source = browser_catalogue(game, code)
    return lobby_models.GameWords(language=spoken, messages=await anyio.to_thread.run_sync(compiled, source))


@router.get("/tables")
async def open_tables(context: Context, person: OptionalPerson) -> lobby_models.OpenTables:
    """Public tables with free chairs."""
    rows = await context.store.open_tables(MOST_LISTED, 0, person.id if person else "")
    return lobby_models.OpenTables(tables=[line(row, person) for row in rows])


@router.post("/tables", status_code=201)
async def open_table(
    context: Context, person: CurrentPerson, wish: lobby_models.TableChoice, request: Request
) -> lobby_models.Opened:
    """Open a table and sit down. With bots on all other chairs the game starts at once."""
    if not context.openings.spend(address(request.scope)):
        raise Refused(Fault.TOO_MANY, Text("web-too-many-tables"))
    table = await context.service.open(person, with_companions(wish.spec(), person, wish.here))
    return lobby_models.Opened(id=table.id)


@router.get("/tables/{table}", response_model=table_models.TableView)
async def show_table(context: Context, person: OptionalPerson, table: TableId) -> Response:
    """The table as the viewer is allowed to see it: from their seat, or as a spectator."""
    live = await context.service.live(table)
    context.scheduler.look(live, person)
    return answer(live.table_json(person.id if person else ""))


@router.post("/tables/{table}/actions", response_model=table_models.Done)
async def act(context: Context, person: SamePerson, table: TableId, action: AnyAction, request: Request) -> Response:
    """Act at a table. A stale action is refused with the current table."""
    began = time.perf_counter()
    try:
        done = await perform(context.service, table, person, action)
    except Refused as refused:
        context.metrics.refusals.labels(str(refused.fault)).inc()
        return await _no(context, table, person, refused, request)
    context.metrics.action.observe(time.perf_counter() - began)
    return as_json({"version": done.version})


async def _no(context: AppContext, name: str, person: PersonRow, refused: Refused, request: Request) -> Response:
    body = problem(refused, wished_language(request.headers.get("accept-language", "")))
    if refused.fault is Fault.STALE:
        live = await context.service.live(name)
        body["table"] = orjson.Fragment(live.table_json(person.id))
    return as_json(body, status_of(refused))


@router.post("/tables/{table}/rematch")
async def rematch(context: Context, person: CurrentPerson, table: TableId) -> lobby_models.Opened:
    """Offer or join a rematch: the first request opens the table, the other players join it."""
    return lobby_models.Opened(id=await again(context.service, table, person))


@router.get("/tables/{table}/why", response_model=advice_models.Why, responses=MovedOn)
async def why(
    context: Context,
    person: CurrentPerson,
    table: TableId,
    move: Annotated[str, Query(max_length=200)],
    request: Request,
    number: NextNumber = None,
) -> advice_models.Why | Response:
    """Why a move is not allowed, with the number of the rule."""
    now = (await context.service.live(table)).table
    if commands.has_moved_on(now, person, number):
        return Response(status_code=204)
    commands.check_mover(now, person)
    return say_why(now, move, request)


def say_why(now: Table, move: str, request: Request) -> advice_models.Why:
    """Return whether the acting player can make the move, and if not, why."""
    try:
        commands.read_move(now, move)
    except Refused as refused:
        if refused.fault is not Fault.ILLEGAL:
            raise
        said = language(wished_language(request.headers.get("accept-language", ""))).say(refused.text, now.names())
        text = models.TextData(**text_data(refused.text))
        return advice_models.Why(allowed=False, rule=refused.rule, message=said, text=text)
    return advice_models.Why(allowed=True)


@router.get("/tables/{table}/whys", response_model=advice_models.Whys, responses=MovedOn)
async def whys(
    context: Context,
    person: CurrentPerson,
    table: TableId,
    start: Annotated[str, Query(min_length=1, max_length=60)],
    request: Request,
    number: NextNumber = None,
) -> Response:
    """All moves whose notation starts with these words: whether they are allowed, why not, and what they lack."""
    now = (await context.service.live(table)).table
    if commands.has_moved_on(now, person, number):
        return Response(status_code=204)
    seat = commands.check_player(now, person)
    who = asker(request, person)
    key = ("whys", seat, table, now.version, start)
    return answer(await context.cache.get(key, lambda: context.offload.whys(who, pack(context, now), seat, start)))


@router.get("/tables/{table}/preview", response_model=advice_models.Preview, responses=MovedOn)
async def preview(
    context: Context,
    person: CurrentPerson,
    table: TableId,
    move: Annotated[int, Query(ge=0, le=100_000)],
    number: Annotated[int, Query(ge=1, le=100_000, description="The number that the next move of the game has.")],
) -> Response:
    """What a legal move would do, for the player whose turn it is. Nothing is played."""
    now = (await context.service.live(table)).table
    if commands.has_moved_on(now, person, number):
        return Response(status_code=204)
    return as_json(preview_view(now, commands.check_preview(now, person, number, move), move))


@router.get("/tables/{table}/positions/{number}", response_model=table_models.PositionView)
async def position(
    context: Context,
    person: OptionalPerson,
    table: TableId,
    number: Annotated[int, Path(ge=0, le=100_000)],
    request: Request,
) -> Response:
    """The position after the first moves, as the viewer is allowed to see it."""
    now = begun(await context.service.live(table))
    if number > now.moves:
        raise Refused(Fault.UNKNOWN, Text("table-no-position", {"number": number, "moves": now.moves}))
    seat, who = seat_of(now, person), asker(request, person)
    key = ("position", seat, table, now.version, number)
    return answer(await context.cache.get(key, lambda: context.offload.position(who, pack(context, now, number), seat)))


@router.get("/tables/{table}/log", response_model=table_models.Log)
async def tell_game(
    context: Context,
    person: OptionalPerson,
    table: TableId,
    request: Request,
    after: Annotated[int, Query(ge=0, le=100_000, description="Leave out the first moves.")] = 0,
) -> Response:
    """The game as sentences, in the language of the request."""
    now = begun(await context.service.live(table))
    seat, who = seat_of(now, person), asker(request, person)
    code = wished_language(request.headers.get("accept-language", ""))
    key = ("log", seat, table, now.version, after, code)
    return answer(await context.cache.get(key, lambda: context.offload.log(who, pack(context, now), seat, after, code)))


@router.get(
    "/tables/{table}/record",
    response_class=Response,  # without a media type, because refusals are JSON
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def show_record(context: Context, table: TableId, request: Request) -> PlainTextResponse:
    """The record of a finished game, with the seed that proves its draws."""
    now = over(await context.service.live(table))
    name = f"{now.game.name}-{now.id}.shima"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    key = ("record", "public", table, now.version)
    text = await context.cache.get(key, lambda: context.offload.record(asker(request), pack(context, now)))
    return PlainTextResponse(text, headers=headers)


@router.get("/tables/{table}/proof", response_model=advice_models.Proof)
async def proof(context: Context, table: TableId, request: Request) -> Response:
    """The draws of a finished game, compared with those from its seed."""
    now = over(await context.service.live(table))
    key = ("proof", "public", table, now.version)
    return answer(await context.cache.get(key, lambda: context.offload.proof(asker(request), pack(context, now))))


@router.post(
    "/records",
    status_code=201,
    openapi_extra={"requestBody": {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}},
)
async def bring_record(context: Context, person: CurrentPerson, request: Request) -> lobby_models.Opened:
    """Import a game that was played elsewhere. It must prove its draws."""
    where = address(request.scope)
    if not (context.imports.spend(where) and context.openings.spend(where)):
        raise Refused(Fault.TOO_MANY, Text("web-too-many-tables"))
    who = asker(request, person)
    with context.offload.room(who):
        try:
            text = (await request.body()).decode("utf-8")
        except UnicodeDecodeError as error:
            raise Refused(Fault.MALFORMED, Text("error-file-text", {"file": "record"})) from error
        read = await _examined(context, who, text)
    return lobby_models.Opened(id=await take_in(context.service, person.id, read))


async def _examined(context: AppContext, who: Asker, text: str) -> dict[str, Any]:
    """Return the record if it proves its draws. The set is sent once the worker has named it."""
    read = await context.offload.read_record(who, text, "", "")
    if "moves" not in read:
        found = await find_set(context, read["game"], read["set_hash"])
        read = await context.offload.read_record(who, text, read["set_hash"], found.text)
    return read
