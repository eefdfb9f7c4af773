"""Limits the number of simultaneous games against bots per person."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary

from shima.games.text import Text
from shima.store.store import Store
from shima.tables.companions import seats_taken
from shima.tables.refusal import Fault, Refused
from shima.tables.spec import Spec
from shima.tables.table import WAITING, Table


class BotGames:
    """Exact on one server. With several servers on one database, each may admit one game too many."""

    def __init__(self, store: Store, most: int = 0) -> None:
        """0 means no limit."""
        self.store = store
        self.most = most
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def beginning(self, person: str, people: Iterable[str]) -> AsyncIterator[None]:
        """While a game against bots begins, none of its people can begin another here. Refuse if one has too many.

        `person` is the one who asks for it. Without people there is nothing to check.
        """
        async with AsyncExitStack() as stack:
            for each in sorted(set(people)) if self.most else ():
                await stack.enter_async_context(self._locks.setdefault(each, asyncio.Lock()))
                await self.check(each, "table-bot-games" if each == person else "table-bot-games-other")
            yield

    async def check(self, person: str, key: str = "table-bot-games") -> None:
        if self.most and await self.store.bot_games(person) >= self.most:
            raise Refused(Fault.TOO_MANY, Text(key, {"most": self.most}))


def opens_against_bots(person: str, spec: Spec) -> list[str]:
    """Return the people whose game against bots begins when such a table is opened."""
    return [person] if any(spec.bots) and spec.bots.count("") - len(spec.companions) == 1 else []


def begins_against_bots(table: Table, person: str, fill: str = "") -> list[str]:
    """Return the people whose game against bots begins if the person sits down, or lets bots fill the empty chairs."""
    seated = [chair.person for chair in table.chairs if chair.person]
    people = seated if fill or person in seated else [*seated, *seats_taken(table.spec, person)]
    bots = len(table.chairs) if fill else sum(bool(chair.bot) for chair in table.chairs)
    begins = table.status == WAITING and len(people) < len(table.chairs) <= len(people) + bots
    return list(set(people)) if begins and person in people else []
