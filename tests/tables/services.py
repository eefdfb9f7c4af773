"""Table services for tests: on a real store, with a fake clock and bots that answer at once."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from shima.games.dice import Dice
from shima.games.game import OVER
from shima.store.database import file_url
from shima.store.rows import PersonRow
from shima.store.store import open_store
from shima.tables import commands
from shima.tables.bot_pool import BotPool, Position
from shima.tables.fair_queue import Ticket
from shima.tables.service import Answer, TableService
from shima.tables.sets import Sets
from shima.tables.table import PLAYING, Table
from tests.tables.memory_tables import ANN, GAMES, NOON, PEOPLE, make_spec
from tests.waiting import eventually

SETS: Final = Sets()


class FakeClock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.at = NOON

    def __call__(self) -> int:
        return self.at

    def wait(self, seconds: float) -> None:
        self.at += int(seconds * 1000)


async def open_service(folder: Path, now: FakeClock) -> TableService:
    """Open one of several servers on the same file."""
    return TableService(await open_store(file_url(folder / "tables.sqlite3")), SETS, now)


async def close(service: TableService) -> None:
    await service.close()
    await service.store.close()


async def play_at(
    service: TableService, game: str = "tokaido-duo", players: int = 2, bots: tuple[str, ...] = (), **more: Any
) -> str:
    """Open a table and start the game."""
    people = PEOPLE[: players - len(bots)]
    table = await service.open(people[0], make_spec(game, players, bots, **more))
    for person in people[1:]:
        await service.sit(table.id, person, None)
    assert (await at(service, table.id)).status == PLAYING
    return table.id


async def at(service: TableService, name: str) -> Table:
    return (await service.live(name)).table


async def move(
    service: TableService, name: str, person: PersonRow, chosen: int | str, number: int | None = None, request: str = ""
) -> Answer:
    return await service.act(
        name,
        person.id,
        request,
        lambda table, now: commands.move(table, person, number or table.moves + 1, str(chosen), now),
    )


async def step(service: TableService, name: str, dice: Dice, request: str = "") -> Answer:
    """Play a random decision of the active person."""
    table = await at(service, name)
    moves = table.state.moves()
    return await move(service, name, mover(table), moves[dice.below(len(moves))], request=request)


async def steps(service: TableService, name: str, count: int, seed: int = 1) -> None:
    dice = Dice(seed)
    while count and (await at(service, name)).turn_of():
        await step(service, name, dice)
        count -= 1


def mover(table: Table) -> PersonRow:
    return next(person for person in PEOPLE if person.id == table.turn_of())


async def act(service: TableService, name: str, person: PersonRow, what: Callable[[Table, PersonRow], Any]) -> Answer:
    """Do what needs nothing but the person: leave, resign, come back."""
    return await service.act(name, person.id, "", lambda table, _now: what(table, person))


async def say(service: TableService, name: str, person: PersonRow, text: str, request: str = "") -> Answer:
    return await service.act(name, person.id, request, lambda table, now: commands.say(table, person, text, now))


async def undo(service: TableService, name: str, person: PersonRow, to: int) -> Answer:
    return await act(service, name, person, lambda table, who: commands.undo(table, who, table.moves + 1, to))


async def replay_from_store(service: TableService, name: str) -> Table:
    """Rebuild the table from its journal in the store."""
    row = await service.store.table(name)
    assert row is not None
    table = Table(name, SETS.find(row.game, row.set_hash).game, bytes.fromhex(row.seed))
    for entry in await service.store.entries(name):
        table.apply(entry)
    return table


class InstantBots(BotPool):
    """Bots that play random moves in this process. `failures` are raised first. They wait while `held` is cleared."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.failures: list[Exception] = []
        self.asked: list[tuple[int, str]] = []
        self.answers: list[int] = []
        self.held = asyncio.Event()
        self.held.set()

    async def choose(self, position: Position, seat: int, bot: str, seed: int, ticket: Ticket | None = None) -> int:
        self.asked.append((seat, bot))
        await self.held.wait()
        await asyncio.sleep(0)
        if self.failures:
            raise self.failures.pop()
        if self.answers:
            return self.answers.pop()
        state = GAMES[position.game].new(position.players, position.options)
        for played in position.moves:
            state.play(played)
        assert state.actor() == seat
        assert state.actor() != OVER
        moves = state.moves()
        return moves[Dice(seed + len(position.moves)).below(len(moves))]


class SteppedBots(BotPool):
    """One worker without a process behind the real queue. It finishes a job whenever `go` is released.

    `taken` names the bots whose jobs it has taken, or "hint" for hints.
    """

    def __init__(self) -> None:
        super().__init__(workers=1, idle=3600)
        self.taken: list[str] = []
        self.go = asyncio.Semaphore(0)

    async def _answer(self, worker: object, question: Any) -> None:
        job = question.job
        self.taken.append(job.get("bot", "hint"))
        await self.go.acquire()
        state = GAMES[job["game"]].new(job["players"], job["options"])
        for played in job["moves"]:
            state.play(played)
        chances = [1 / job["players"]] * job["players"]
        hint = {"chances": chances, "simulations": 0, "choices": []}
        question.settle(question.read({"move": state.moves()[-1]} if "bot" in job else hint))
        self.jobs_done += 1

    def let_all(self) -> None:
        """Let all jobs finish from now on."""
        for _ in range(10_000):
            self.go.release()

    async def finish(self, jobs: int) -> None:
        """Let this many jobs finish, and the next one be taken."""
        done = self.jobs_done + jobs
        for _ in range(jobs):
            self.go.release()
        await eventually(lambda: self.jobs_done == done)
        await let_tasks_run()


async def let_tasks_run() -> None:
    """Give other tasks time for anything they could do now."""
    for _ in range(20):
        await asyncio.sleep(0.002)


def now_at(service: TableService, name: str) -> Table:
    return service._live[name].table


async def to_the_bot(service: TableService, name: str) -> None:
    """Let Ann play until it is the bot's turn."""
    while (table := await at(service, name)).turn_of() == ANN.id:
        await move(service, name, ANN, table.state.moves()[-1])


async def bots_turn(service: TableService) -> str:
    """Start a game of Ann against a bot whose turn it is."""
    name = (await service.open(ANN, make_spec("yamatai", 2, ("random",)))).id
    await to_the_bot(service, name)
    return name
