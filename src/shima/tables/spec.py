"""The settings of a table, chosen by the person who opens it."""

from dataclasses import dataclass, field
from typing import Any

from shima.games.game import Game, UserError, check_table
from shima.games.text import Text
from shima.players import NAMES
from shima.tables.refusal import Fault, Refused

ORDERS = ("seated", "random", "rated")
CLOCKS = ("none", "live", "days")
STAND_IN = "level3"
SECOND = 1000
DAY = 24 * 3600 * SECOND
MOST_SECONDS = 24 * 3600
MOST_DAYS = 30


@dataclass(frozen=True)
class ClockSpec:
    """No clock, a bank of seconds with an increment per turn, or days per turn."""

    kind: str = "none"
    seconds: int = 0
    increment: int = 0
    days: int = 0

    @property
    def bank(self) -> int:
        """Each seat's initial time in milliseconds."""
        return self.seconds * SECOND if self.kind == "live" else self.days * DAY


@dataclass(frozen=True)
class Spec:
    """`bots` names the bot of each chair, empty for a person. `order` says how chairs become seats."""

    game: str
    set_hash: str
    bots: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    order: str = "random"
    open: bool = False
    hints: bool = True
    clock: ClockSpec = ClockSpec()
    stand_in: str = STAND_IN
    reserved: tuple[str, ...] = ()
    """The people for whom the chairs are reserved, as in a rematch. An empty string means anyone."""
    expected: tuple[str, ...] = ()
    """The names of those people, and of their companions."""
    companions: tuple[int, ...] = ()
    """The chairs of companions: people who share the device of the person for whom the chair is reserved."""
    rules: int = 0
    """The version of the game's rules; 0 for the latest. Journals name it."""

    @property
    def players(self) -> int:
        return len(self.bots)


def spec_from(data: dict[str, Any]) -> Spec:
    """Restore a spec from JSON, which has lists where a spec has tuples.

    Journals from before there was a second version of the rules name none.
    """
    fields: dict[str, Any] = {n: tuple(value) if isinstance(value, list) else value for n, value in data.items()}
    fields["clock"] = ClockSpec(**data["clock"])
    fields.setdefault("rules", 1)
    return Spec(**fields)


def check_spec(spec: Spec, game: Game) -> None:
    """Refuse a table that could not be played."""
    try:
        check_table(game, spec.players, spec.options)
    except UserError as error:
        raise Refused(Fault.MALFORMED, error.text) from error
    for bot in (*(bot for bot in spec.bots if bot), spec.stand_in):
        check_bot(bot)
    _one_of("table-order", spec.order, ORDERS)
    _one_of("table-clock", spec.clock.kind, CLOCKS)
    if "" not in spec.bots:
        raise Refused(Fault.MALFORMED, Text("table-no-person"))
    clock = spec.clock
    if clock.kind == "live":
        _between("seconds", clock.seconds, 10, MOST_SECONDS)
        _between("increment", clock.increment, 0, 3600)
    elif clock.kind == "days":
        _between("days", clock.days, 1, MOST_DAYS)


def check_bot(bot: str) -> None:
    _one_of("table-bot", bot, NAMES)


def _one_of(key: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise Refused(Fault.MALFORMED, Text(key, {"value": value, "known": ", ".join(known)}))


def _between(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        args: dict[str, object] = {"name": name, "value": value, "least": least, "most": most}
        raise Refused(Fault.MALFORMED, Text("table-clock-range", args))
