"""Tables in memory: the journal is a list, and the clock is set by the test."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from typing import Any, Final

import pytest

from shima import fair
from shima.games.dice import Dice
from shima.registry import open_game
from shima.store.rows import EntryRow, PersonRow
from shima.tables import commands, events
from shima.tables.events import Event
from shima.tables.refusal import Fault, Refused
from shima.tables.spec import Spec, check_spec
from shima.tables.table import PLAYING, Table

NOON: Final = 1_800_000_000_000
ANN, BEN, CAT, DAN, EVE = (
    PersonRow(f"id-of-{name}", name.title(), NOON) for name in ("ann", "ben", "cat", "dan", "eve")
)
PEOPLE: Final = (ANN, BEN, CAT, DAN)
DUO: Final = open_game("tokaido-duo")
YAMATAI: Final = open_game("yamatai")
GAMES: Final = {game.name: game for game in (DUO, YAMATAI)}
SIZES: Final = [("tokaido-duo", 2), ("yamatai", 2), ("yamatai", 3), ("yamatai", 4)]


def make_spec(game: str = "tokaido-duo", players: int = 2, bots: tuple[str, ...] = (), **more: Any) -> Spec:
    """Return a spec with `players` chairs, the last of them for the bots, and fixed seat order by default."""
    chairs = ("",) * (players - len(bots)) + bots
    return Spec(game, GAMES[game].set_hash, chairs, **{"order": "seated", **more})


class MemoryTable:
    """A table with its journal. `do` appends events as the service would."""

    def __init__(self, spec: Spec, seed: str = "a table") -> None:
        game = GAMES[spec.game]
        check_spec(spec, game)
        self.now = NOON
        self.table = Table("table-1", game, fair.derived_seed(seed))
        self.journal: list[EntryRow] = []
        opened = events.Opened(spec, fair.commitment(self.table.seed))
        self.do(lambda _table, _now: opened, ANN.id)

    def do(self, decide: Callable[[Table, int], Event], by: str = "", request: str = "") -> Table:
        event = decide(self.table, self.now)
        data = json.loads(json.dumps(events.as_data(event)))
        self.take(EntryRow("table-1", self.table.version + 1, events.kind_of(event), data, self.now, by, request))
        return self.table

    def take(self, entry: EntryRow) -> None:
        self.table = self.table.after(entry)
        self.journal.append(entry)

    def copy(self) -> "MemoryTable":
        """Return an independent copy."""
        other = copy(self)
        other.journal = list(self.journal)
        return other

    def wait(self, seconds: float) -> "MemoryTable":
        self.now += int(seconds * 1000)
        return self

    # Actions of people.

    def sit(self, person: PersonRow, chair: int | None = None) -> Table:
        return self.do(lambda table, _now: commands.sit(table, person, chair), person.id)

    def begin(self, person: PersonRow = ANN, fill: str = "", ratings: dict[str, float] | None = None) -> Table:
        return self.do(lambda table, _now: commands.begin(table, person, ratings or {}, fill), person.id)

    def move(self, person: PersonRow, move: int | str, number: int | None = None, request: str = "") -> Table:
        at = self.table.moves + 1 if number is None else number
        return self.do(lambda table, now: commands.move(table, person, at, str(move), now), person.id, request)

    def bot_moves(self, move: int | None = None) -> Table:
        """Make the bot's move, by default its first."""
        seat = self.table.actor()
        assert seat is not None
        chosen = self.table.state.moves()[0] if move is None else move
        return self.do(lambda table, _now: commands.bot_move(table, seat, chosen, table.moves + 1))

    def undo(self, person: PersonRow, to: int) -> Table:
        return self.do(lambda table, _now: commands.undo(table, person, table.moves + 1, to), person.id)

    def ask(self, person: PersonRow, to: int) -> Table:
        return self.do(lambda table, _now: commands.ask_back(table, person, table.moves + 1, to), person.id)

    def answer(self, person: PersonRow, agrees: bool) -> Table:
        return self.do(lambda table, _now: commands.answer(table, person, table.moves + 1, agrees), person.id)

    def leave(self, person: PersonRow) -> Table:
        return self.do(lambda table, _now: commands.leave(table, person), person.id)

    def resign(self, person: PersonRow) -> Table:
        return self.do(lambda table, _now: commands.resign(table, person), person.id)

    def come_back(self, person: PersonRow) -> Table:
        return self.do(lambda table, _now: commands.come_back(table, person), person.id)

    def say(self, person: PersonRow, text: str) -> Table:
        return self.do(lambda table, now: commands.say(table, person, text, now), person.id)

    def expire(self) -> Table:
        event = commands.expire(self.table, self.now)
        assert event is not None, "nobody's time is up"
        return self.do(lambda _table, _now: event)

    # Progress of games.

    def mover(self) -> PersonRow:
        """Return the person whose turn it is."""
        return next(person for person in PEOPLE if person.id == self.table.turn_of())

    def play(self, dice: Dice) -> Table:
        """Play a random decision of the active player."""
        moves = self.table.state.moves()
        chosen = moves[dice.below(len(moves))]
        return self.move(self.mover(), chosen) if self.table.turn_of() else self.bot_moves(chosen)

    def play_on(self, decisions: int, seed: int = 1) -> "MemoryTable":
        """Play random decisions while the game is in progress."""
        dice = Dice(seed)
        while decisions and self.table.status == PLAYING:
            self.play(dice)
            decisions -= 1
        return self

    def play_until(self, found: Callable[[Table], bool], seed: int = 1) -> "MemoryTable":
        dice = Dice(seed)
        while not found(self.table):
            assert self.table.status == PLAYING, "it did not come to that"
            self.play(dice)
        return self

    @contextmanager
    def refuses(self, fault: Fault, key: str) -> Iterator[pytest.ExceptionInfo[Refused]]:
        """Expect a refusal that changes nothing."""
        before, entries_before = table_data(self.table), len(self.journal)
        with pytest.raises(Refused) as caught:
            yield caught
        assert (caught.value.fault, caught.value.text.key) == (fault, key)
        assert (table_data(self.table), len(self.journal)) == (before, entries_before)

    def refuses_all(self, fault: Fault, key: str, *acts: Callable[[], object]) -> None:
        for act in acts:
            with self.refuses(fault, key):
                act()


def started(
    game: str = "tokaido-duo", players: int = 2, bots: tuple[str, ...] = (), seed: str = "a table", **more: Any
) -> MemoryTable:
    """Start a game of Ann, Ben, Cat and Dan, on chairs in this order, and of the bots."""
    folded = MemoryTable(make_spec(game, players, bots, **more), seed)
    for person in PEOPLE[: players - len(bots)]:
        folded.sit(person)
    folded.begin()
    return folded


def replay(folded: MemoryTable) -> Table:
    """Rebuild the table from the journal."""
    table = Table("table-1", folded.table.game, folded.table.seed)
    for entry in folded.journal:
        table.apply(entry)
    return table


def table_data(table: Table) -> dict[str, object]:
    """Return everything about a table in comparable form."""
    plain = {name: value for name, value in vars(table).items() if name not in ("game", "session", "clock", "step")}
    session = table.session
    return plain | {
        "chairs": [vars(chair).copy() for chair in table.chairs],
        "decisions": list(table.decisions),
        "agreed": set(table.agreed),
        "clock": (table.clock.spec, tuple(table.clock.left), table.clock.since),
        "game": session and (session.players, session.options, tuple(session.moves), session.state.key()),
    }
