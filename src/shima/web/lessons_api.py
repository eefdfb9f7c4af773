"""Lessons over HTTP. They need no name and nothing is stored: the browser remembers the progress."""

from typing import Annotated

import anyio.to_thread
import orjson
from fastapi import APIRouter, Path, Query, Request, Response

from shima.lessons.loader import Taught
from shima.messages import compiled
from shima.tables import commands
from shima.tables.lesson_service import LEARNER
from shima.tables.preview import preview_view
from shima.web import advice_models, learn_models, models
from shima.web.auth import Context
from shima.web.offloading import answer, as_json, asker, pack
from shima.web.tables_api import say_why

router = APIRouter(prefix="/api/lessons", tags=["lessons"])
LessonName = Annotated[str, Path(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
StopNumber = Annotated[int, Path(ge=0, le=100_000)]


@router.get("")
async def all_lessons(context: Context) -> learn_models.Lessons:
    """All lessons of this server."""
    return learn_models.Lessons(lessons=[_line(taught) for taught in context.lesson_service.lessons.values()])


def _line(taught: Taught) -> learn_models.LessonLine:
    lesson = taught.lesson
    return learn_models.LessonLine(
        name=taught.name,
        game=lesson.game.name,
        chapter=lesson.chapter,
        set=models.SetName(name=lesson.game.set_name, hash=lesson.game.set_hash),
        seconds=lesson.seconds,
        stops=len(lesson.stops),
        titles={
            code: learn_models.LessonTitle(title=title, about=about) for code, (title, about) in taught.titles.items()
        },
    )


@router.get("/{lesson}/words/{code}")
async def words(
    context: Context, lesson: LessonName, code: Annotated[str, Path(pattern=r"^[a-z]{2}$")]
) -> learn_models.LessonWords:
    """The texts of the lesson in this language, or in another one if there is no translation."""
    known = context.lesson_service.find(lesson).words
    spoken = code if code in known else next(iter(known))
    return learn_models.LessonWords(language=spoken, messages=await anyio.to_thread.run_sync(compiled, known[spoken]))


@router.get("/{lesson}/stops/{number}", response_model=learn_models.StopView)
async def stop(context: Context, lesson: LessonName, number: StopNumber) -> Response:
    """A stop of the lesson: its text, and the table as the learner sees it."""
    return answer(
        context.cache.get_now(
            ("stop", lesson, number), lambda: orjson.dumps(context.lesson_service.stop_view(lesson, number))
        )
    )


@router.get("/{lesson}/stops/{number}/why")
async def why(
    context: Context,
    lesson: LessonName,
    number: StopNumber,
    move: Annotated[str, Query(max_length=200)],
    request: Request,
) -> advice_models.Why:
    """Why a move is not allowed at the stop, with the number of the rule."""
    table = context.lesson_service.table(lesson, number)
    commands.check_mover(table, LEARNER)
    return say_why(table, move, request)


@router.get("/{lesson}/stops/{number}/whys", response_model=advice_models.Whys)
async def whys(
    context: Context,
    lesson: LessonName,
    number: StopNumber,
    start: Annotated[str, Query(min_length=1, max_length=60)],
    request: Request,
) -> Response:
    """All moves whose notation starts with these words: whether they are allowed, why not, and what they lack."""
    table = context.lesson_service.table(lesson, number)
    seat = commands.check_player(table, LEARNER)
    who = asker(request)
    key = ("whys of a lesson", lesson, number, start)
    return answer(await context.cache.get(key, lambda: context.offload.whys(who, pack(context, table), seat, start)))


@router.get("/{lesson}/stops/{number}/preview", response_model=advice_models.Preview)
async def preview(
    context: Context,
    lesson: LessonName,
    number: StopNumber,
    move: Annotated[int, Query(ge=0, le=100_000)],
    next_move: Annotated[
        int, Query(alias="number", ge=1, le=100_000, description="The number that the next move of the game has.")
    ],
) -> Response:
    """What a legal move would do at the stop."""
    table = context.lesson_service.table(lesson, number)
    return as_json(preview_view(table, commands.check_preview(table, LEARNER, next_move, move), move))
