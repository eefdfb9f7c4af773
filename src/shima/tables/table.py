"""A table, rebuilt from its journal: players, game, clocks and chat."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from shima.games.game import CHANCE, OVER, Game, State
from shima.players import is_bot, talk
from shima.players.talk import Talk
from shima.record import Record
from shima.session import Session
from shima.store.rows import EntryRow
from shima.tables import events
from shima.tables.chair import Chair
from shima.tables.clock import Clock
from shima.tables.events import Event
from shima.tables.play import Played, Step, replayed
from shima.tables.spec import DAY, Spec
from shima.tables.undo import Decision, own_steps, seals

WAITING: Final = "waiting"
PLAYING: Final = "playing"
DONE: Final = "over"
PAUSE_LASTS: Final = 7 * DAY
"""How long a game that all people have left waits for one of them to return."""
SPOKEN = 50
"""The number of chat messages that a table shows."""


class Damaged(Exception):
    """The journal does not match the rules or the seed, so the game cannot be rebuilt."""


class Table:
    """Changed only by `apply`. Chairs are unordered until the game starts; then chair 0 is the first seat."""

    def __init__(self, name: str, game: Game, seed: bytes) -> None:
        self.id: Final = name
        self.game = game
        self.seed: Final = seed
        self.version = 0
        self.status = WAITING
        self.ended = ""
        self.spec = Spec(game.name, game.set_hash, ())
        self.given: tuple[str, ...] = ()
        self.start: Session | None = None
        self.host = ""
        self.chairs: list[Chair] = []
        self.session: Session | None = None
        self.decisions: list[Decision] = []
        self.clock = Clock(self.spec.clock, 0, 0)
        self.asked: events.Asked | None = None
        self.agreed: set[int] = set()
        self.taken_back = False
        self.spoken: list[tuple[int, events.Said]] = []
        self.rematch = ""
        self.declined: frozenset[int] = frozenset()
        self.at = 0
        self.step: Step | None = None
        self.talk = Talk()

    # Queries.

    @property
    def moves(self) -> int:
        return len(self.session.moves) if self.session else 0

    @property
    def state(self) -> State:
        return self.game_so_far().state

    def game_so_far(self) -> Session:
        assert self.session is not None, "the game has not begun"
        return self.session

    def actor(self) -> int | None:
        """Return the seat that acts, during the game."""
        return self.state.actor() if self.status == PLAYING else None

    def seats_of(self, person: str) -> list[int]:
        """Return the person's seats: several if companions share the device."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def seat_of(self, person: str) -> int | None:
        """Return the seat that the person plays and sees.

        Of several seats it is the one whose turn it is, or else the one that decided last.
        """
        mine = self.seats_of(person)
        if len(mine) < 2:
            return mine[0] if mine else None
        left = [seat for seat in mine if not self.chairs[seat].resigned] or mine
        playing = [seat for seat in left if self.chairs[seat].plays] or left
        actor = self.actor()
        if actor in playing:
            return actor
        latest = (decision.seat for decision in reversed(self.decisions) if decision.seat in playing)
        return next(latest, playing[0])

    def has_hot_seats(self) -> bool:
        """Whether people share a device."""
        return any(chair.companion for chair in self.chairs)

    def is_rated(self) -> bool:
        """Whether the game counts for ratings so far.

        Games that continue another one, with moves taken back or with hot seats do not count.
        """
        return not (self.given or self.taken_back or self.has_hot_seats())

    def bot_of(self, seat: int) -> str:
        """Return the bot that plays the seat, for itself or for a person; empty if a person plays."""
        chair = self.chairs[seat]
        return chair.bot or (self.spec.stand_in if chair.away or chair.resigned else "")

    def present(self) -> list[str]:
        """Return the people who play for themselves: they have not left, resigned or run out of time."""
        return [chair.person for chair in self.chairs if chair.plays]

    def paused_until(self) -> int | None:
        """Return when the game is abandoned if all people have left: bots do not continue without them."""
        return self.at + PAUSE_LASTS if self.status == PLAYING and not self.present() else None

    def turn_of(self) -> str:
        """Return the person whose turn it is, or an empty string."""
        seat = self.actor()
        return "" if seat is None or self.bot_of(seat) else self.chairs[seat].person

    def deadline(self) -> int | None:
        """Return when the acting person's time is up."""
        seat = self.actor()
        return None if seat is None or self.bot_of(seat) else self.clock.deadline(seat)

    def is_alone(self) -> bool:
        """Whether at most one person plays, against bots."""
        return len(set(self.present())) < 2

    def own_steps(self, person: str) -> list[int]:
        """Return the move counts to which the person can go back alone: on their own turn, or while a bot thinks."""
        seat, actor, alone = self.seat_of(person), self.actor(), self.is_alone()
        if seat is None or actor is None or (actor != seat and not (alone and self.bot_of(actor))):
            return []
        return own_steps(self.decisions, seat, person, alone)

    def names(self) -> tuple[str, ...]:
        """Return the names of all players, including bots."""
        return tuple(name for chair in self.chairs if (name := chair.name or chair.bot))

    def scores(self) -> tuple[int, ...]:
        return self.state.scores()

    def places(self) -> tuple[int, ...]:
        """Return the ranks of a finished game. Players who resigned or abandoned it rank behind all others."""
        ranking = self.state.ranking() if self.ended == "played" else (1,) * len(self.chairs)
        abandoned = self.ended == "abandoned"
        gone = [chair.resigned or (abandoned and bool(chair.person)) for chair in self.chairs]
        stayed = [seat for seat, is_gone in enumerate(gone) if not is_gone]
        return tuple(
            len(stayed) + 1 if is_gone else 1 + sum(ranking[other] < ranking[seat] for other in stayed)
            for seat, is_gone in enumerate(gone)
        )

    def record(self) -> Record:
        """Return the game so far with its seed, which must not leave the server before the game is over."""
        return self.game_so_far().record()

    # Changes.

    def after(self, entry: EntryRow, event: Event | None = None) -> "Table":
        """Return the table after the next entry, without changing this one. See `apply`."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.chairs = list(self.chairs)
        other.decisions = list(self.decisions)
        other.clock = self.clock.copy()
        other.agreed = set(self.agreed)
        other.apply(entry, event)
        return other

    def apply(self, entry: EntryRow, event: Event | None = None) -> None:
        """Apply the next entry of the journal, with the event that it was made from if available.

        Without the event, the entry is checked against the rules and the seed.
        """
        if entry.number != self.version + 1:
            raise Damaged(f"table {self.id}: entry {entry.number} after {self.version}")
        self.step = None
        try:
            self._take(event or events.from_data(entry.kind, entry.data), entry)
        except (LookupError, TypeError, ValueError, AssertionError) as error:
            raise Damaged(f"table {self.id}: entry {entry.number} does not fit: {error}") from error
        self.version = entry.number
        self.at = entry.at

    def _take(self, event: Event, entry: EntryRow) -> None:
        match event:
            case events.Opened():
                self._open(event, entry)
            case events.Sat():
                self._sit(event)
            case events.Stood():
                for chair in self._shared_seats(event.chair):
                    self.chairs[chair] = Chair()
            case events.Began():
                self._begin(event, entry.at)
            case events.Moved():
                self._move(event, entry)
            case events.Undone():
                self._stop_clock(entry.at)
                self._undo(event)
            case events.Asked():
                self.asked, self.agreed = event, set(self._shared_seats(event.seat))
                self._take_back_if_agreed(entry.at)
            case events.Answered():
                self._answer(event, entry.at)
            case events.Resigned():
                self._resign(event, entry.at)
            case events.Replaced():
                self._stop_clock(entry.at)
                self._replace(event)
                self._take_back_if_agreed(entry.at)
            case events.Returned():
                self._return(event.seat, entry.at)
            case events.Said():
                self.spoken = [*self.spoken, (entry.at, event)][-SPOKEN:]
            case events.Again():
                self.rematch, self.declined = event.table, frozenset()
                self._let_speak(talk.asked_again)
            case events.Declined():
                self.declined |= set(self._shared_seats(event.seat))
            case events.Closed():
                self.status, self.ended = DONE, "closed"
            case events.Abandoned():
                self._stop_clock(entry.at)
                self.status, self.ended, self.asked = DONE, "abandoned", None
                self._let_speak(talk.ended_early)
            case events.Imported():
                self._import(event)
            case events.Erased():
                pass  # implied by the entries before this one

    def _open(self, event: events.Opened, entry: EntryRow) -> None:
        self.use(event.spec)
        self.given, self.start = event.given, event.start
        self.host = entry.by
        self.chairs = [Chair(bot=bot) for bot in event.spec.bots]

    def use(self, spec: Spec) -> None:
        """Set the settings, and with them the rules."""
        self.spec = spec
        self.game = self.game.with_rules(spec.rules or self.game.rules_version)

    def _sit(self, event: events.Sat) -> None:
        """Seat the person and the companions."""
        self._change_chair(event.chair, person=event.person, name=event.name)
        for chair in self.spec.companions:
            if self.spec.reserved[chair] == event.person:
                self._change_chair(chair, person=event.person, name=self.spec.expected[chair], companion=True)

    def _let_speak(self, about: Callable[[Talk, State, Sequence[str]], Talk]) -> None:
        """Let the characters speak about the end of the game, if it has begun."""
        if self.session is not None:
            self.talk = about(self.talk, self.state, self._characters())

    def _characters(self) -> list[str]:
        """Return the bot of each seat. Those that play for people do not speak."""
        return [chair.bot for chair in self.chairs]

    def _shared_seats(self, seat: int) -> list[int]:
        """Return the seats that are played on the same device as this one, including it."""
        return self.seats_of(self.chairs[seat].person) or [seat]

    def _change_chair(self, number: int, **changes: Any) -> None:
        self.chairs[number] = replace(self.chairs[number], **changes)

    def _begin(self, event: events.Began, now: int) -> None:
        chairs = [replace(chair, bot=bot) for chair, bot in zip(self.chairs, event.bots, strict=True)]
        self.chairs = [chairs[chair] for chair in event.chairs]
        self.status = PLAYING
        self.clock = Clock(self.spec.clock, len(self.chairs), now)
        self._play(event, self.names())
        self.start = None
        self.talk = talk.begun(self.state, self._characters(), self.id)

    def _move(self, event: events.Moved, entry: EntryRow) -> None:
        assert self.session is not None, "a move before the beginning"
        if event.bot:
            self.clock.pause(entry.at)
        else:
            self.clock.charge(event.seat, entry.at)
        count = self.moves
        played = self._play(event, self.names())
        alone = self.is_alone()
        learners = [event.seat] if not event.bot else [seat for seat, chair in enumerate(self.chairs) if chair.person]
        sealed = (bool(event.bot) and not alone) or seals(played, learners, alone)
        self.decisions.append(Decision(count, event.seat, entry.by, sealed))
        self.asked = None
        self.talk = talk.continued(self.talk, played.step.before, self.state, self._characters())
        actor = self.state.actor()
        if actor != event.seat or self.state.rounds() != played.step.before.rounds():
            self.clock.turn_ends(event.seat)
        if actor == OVER:
            self.status, self.ended = DONE, "played"

    def _play(self, event: events.Began | events.Moved | events.Imported, names: tuple[str, ...]) -> Played:
        """Return the game after the event: as played when the event was made, or from its lines."""
        played = event.played
        if played is None:
            before = self.game_so_far() if isinstance(event, events.Moved) else self.unplayed(names)
            played = replayed(before, event.moves)
        self.session, self.step = played.session, played.step
        return played

    def unplayed(self, names: tuple[str, ...]) -> Session:
        """Return the game before its first move, or after the given ones."""
        if self.start is not None:
            return self.start.copy().of(names, self.seed)
        session = Session.unplayed(self.game, names, self.seed, self.spec.options)
        session.given = len(self.given)
        for line in self.given:
            session.push(self.game.parse(session.state, line))
        return session

    def _undo(self, event: events.Undone) -> None:
        """Go back. The game does not count for ratings after the reply of a bot has been seen and taken back."""
        undone = [decision for decision in self.decisions if decision.before >= event.to]
        self.taken_back = self.taken_back or any(decision.seat != event.seat for decision in undone)
        self._go_back(event.to)

    def _go_back(self, to: int) -> None:
        self.session = self.game_so_far().at(to)
        self.decisions = [decision for decision in self.decisions if decision.before < to]
        self.asked = None
        self.talk = talk.resumed(self.talk, self.state)

    def _answer(self, event: events.Answered, now: int) -> None:
        if event.agrees:
            self.agreed.update(self._shared_seats(event.seat))
            self._take_back_if_agreed(now)
        else:
            self.asked = None

    def _take_back_if_agreed(self, now: int) -> None:
        if self.asked is not None and all(seat in self.agreed for seat in self.asks(self.asked)):
            self._stop_clock(now)
            self._go_back(self.asked.to)
            self.taken_back = True

    def asks(self, proposal: events.Asked) -> list[int]:
        """Return the seats whose people must agree. Bots always agree, also for people who resigned."""
        chairs = enumerate(self.chairs)
        if not proposal.absent:
            return [seat for seat, _ in chairs if not self.bot_of(seat)]
        return [seat for seat, chair in chairs if chair.person and not chair.resigned]

    def _replace(self, event: events.Replaced) -> None:
        """Let a bot play. A person who leaves takes all companions along."""
        for seat in self._shared_seats(event.seat) if event.why == "left" else [event.seat]:
            if self.chairs[seat].plays:
                self._change_chair(seat, away=event.why)

    def _return(self, seat: int, now: int) -> None:
        """Give back the seats of the device that bots play for people."""
        for each in self._shared_seats(seat):
            away = self.chairs[each].away
            if not away or self.chairs[each].resigned:
                continue
            if away == "time":
                self.clock.give_back(each)
            self._change_chair(each, away="")
            if self.actor() == each:
                self.clock.pause(now)

    def _resign(self, event: events.Resigned, now: int) -> None:
        self._stop_clock(now)
        self._change_chair(event.seat, resigned=True)
        if event.last or sum(not chair.resigned for chair in self.chairs) == 1:
            self.status, self.ended, self.asked = DONE, "resigned", None
            self._let_speak(talk.ended_early)
        else:
            self._take_back_if_agreed(now)

    def _stop_clock(self, now: int) -> None:
        """Charge the time until now to the player whose turn it was."""
        seat = self.actor()
        if seat is not None and seat != CHANCE and not self.bot_of(seat):
            self.clock.charge(seat, now)
        else:
            self.clock.pause(now)

    def _import(self, event: events.Imported) -> None:
        self.chairs = [Chair(bot=name if is_bot(name) else "", name=name) for name in event.names]
        self._play(event, event.names)
        self.step = None
        for seat in event.resigned:
            self._change_chair(seat, resigned=True)
        self.status = DONE
        all_but_one = len(event.resigned) == len(self.chairs) - 1
        self.ended = "played" if self.state.actor() == OVER else "resigned" if all_but_one else "imported"
