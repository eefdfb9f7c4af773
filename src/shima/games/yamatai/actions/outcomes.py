"""Y2 and Y11: what chance places and reveals, in the setup and at the end of a round."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from shima.games.actions import Action, Kind
from shima.games.game import Reason
from shima.games.masks import bit, has_bit
from shima.games.move_buffer import MoveBuffer
from shima.games.text import Text
from shima.games.tuples import added, replaced
from shima.games.yamatai import texts
from shima.games.yamatai.constants import BLANK, FLEETS, ISLANDS, KINDS, SEATS, TILES
from shima.games.yamatai.specialists.registry import SPECIALISTS
from shima.games.yamatai.state import HIDDEN, NOTHING, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome(Action[Position]):
    """A public outcome of chance."""

    @abstractmethod
    def not_due(self) -> Reason:
        """Return why it cannot happen while a player decides."""

    def story(self, before: Position, after: Position, viewer: int | None) -> list[Text]:
        return [self.label(before)]


def rule_of(p: Position, in_setup: str, later: str) -> str:
    """Return the rule that applies now."""
    return in_setup if p.round == 0 else later


class ShowSpecialist(Outcome):
    def __init__(self, specialist: i64) -> None:
        self.specialist = specialist
        self.name = SPECIALISTS[specialist].name

    def notation(self, p: Position) -> str:
        return f"specialist {self.name}" if has_bit(p.components.specialists, self.specialist) else ""

    def play(self, p: Position) -> None:
        p.unseen_specialists &= ~bit(self.specialist)
        p.specialists = added(p.specialists, self.specialist)
        p.coins_on = added(p.coins_on, 0)

    def why(self, p: Position) -> Reason:
        args: dict[str, object] = {"specialist": self.name.replace("-", " ")}
        return Reason(rule_of(p, "Y2.1", "Y11.3"), Text("yam-why-specialist-seen", args))

    def not_due(self) -> Reason:
        return Reason("Y11.3", Text("yam-why-no-specialist-due"))

    def label(self, p: Position) -> Text:
        points = p.components.specialist_points[self.specialist]
        return Text("yam-story-specialist", {"specialist": self.name, "points": points})

    def handles(self, p: Position) -> list[str]:
        return [f"specialist:{self.name}"]


def show_of(specialist: i64) -> Kind[Position]:
    """Return the kind with the single action that shows the specialist."""

    def make() -> Action[Position]:
        return ShowSpecialist(specialist)

    return Kind("Y2.1", make)


SHOW_SPECIALIST: Final[list[Kind[Position]]] = []  # by specialist; filled by `space`


def next_tile(p: Position) -> i64:
    """Return the next tile of the deck if a player put it there, or HIDDEN."""
    if p.top:
        return p.top[0]
    return HIDDEN if p.middle() else p.bottom[0]


def take_tile(p: Position, tile: i64) -> None:
    """Remove the next tile from the deck."""
    hidden = next_tile(p) == HIDDEN
    if p.top:
        p.top = p.top[1:]
        p.top_known_by = p.top_known_by[1:]
    elif not p.middle():
        p.bottom = p.bottom[1:]
        p.bottom_known_by = p.bottom_known_by[1:]
    if hidden:
        p.unseen_tiles &= ~bit(tile)


def list_next_tile(p: Position, kind: Kind[Position], moves: MoveBuffer) -> None:
    """List the possible next tiles: a known one on top, any unseen one, or a known one from the bottom."""
    tile = next_tile(p)
    kind.list_each(moves, p.unseen_tiles if tile == HIDDEN else bit(tile))


class ShowTile(Outcome):
    def __init__(self, tile: i64) -> None:
        self.tile = tile

    def notation(self, p: Position) -> str:
        return f"tile {self.tile + 1}"

    def play(self, p: Position) -> None:
        take_tile(p, self.tile)
        p.row = added(p.row, self.tile)

    def why(self, p: Position) -> Reason:
        return Reason(rule_of(p, "Y2.1", "Y11.4"), Text("yam-why-tile-not-next", {"tile": self.tile + 1}))

    def not_due(self) -> Reason:
        return Reason("Y11.4", Text("yam-why-no-tile-due"))

    def label(self, p: Position) -> Text:
        return Text("yam-story-tile", {"tile": texts.tile(p, self.tile)})

    def handles(self, p: Position) -> list[str]:
        return [f"tile:{self.tile + 1}"]


SHOW_TILE: Final[Kind[Position]] = Kind("Y2.1", ShowTile, TILES)


class RevealFleet(Outcome):
    def __init__(self, fleet: i64) -> None:
        self.fleet = fleet

    def notation(self, p: Position) -> str:
        return f"reveal {self.fleet + 1}"

    def play(self, p: Position) -> None:
        p.fleets = added(p.fleets, self.fleet)
        batch = p.fleets_down[0] & ~bit(self.fleet)
        p.fleets_down = (batch, *p.fleets_down[1:]) if batch else p.fleets_down[1:]

    def why(self, p: Position) -> Reason:
        return Reason(rule_of(p, "Y2.1", "Y11.6"), Text("yam-why-fleet-not-next", {"fleet": self.fleet + 1}))

    def not_due(self) -> Reason:
        return Reason("Y11.6", Text("yam-why-no-fleet-due"))

    def label(self, p: Position) -> Text:
        args: dict[str, object] = {"fleet": self.fleet + 1, "boats": texts.printed_boats(p, self.fleet)}
        return Text("yam-story-reveal", {**args, "power": texts.power(p, self.fleet)})

    def handles(self, p: Position) -> list[str]:
        return [f"fleet:{self.fleet + 1}"]


REVEAL_FLEET: Final[Kind[Position]] = Kind("Y2.1", RevealFleet, FLEETS)


class LayToken(Outcome):
    """Place a token on the next island, with a mountain below a mountain token. Blanks are removed."""  # Y2.2

    def __init__(self, island: i64, kind: i64, mountain: i64) -> None:
        self.island = island
        self.kind = kind
        self.mountain = mountain
        self.name = "blank" if kind == BLANK else KINDS[kind]

    def notation(self, p: Position) -> str:
        return f"token {self.island + 1} {self.name}{' mountain' if self.mountain else ''}"

    def play(self, p: Position) -> None:
        sort = self.kind * 2 + self.mountain
        p.tokens_left = replaced(p.tokens_left, sort, p.tokens_left[sort] - 1)
        p.token_at = p.token_at.put(self.island, NOTHING if self.kind == BLANK else self.kind)
        p.mountains |= self.mountain << self.island
        p.laid += 1

    def why(self, p: Position) -> Reason:
        if self.island != p.laid:
            return Reason("Y2.2", Text("yam-why-other-island", {"island": p.laid + 1}))
        key = "yam-why-mountain-laid" if self.mountain else "yam-why-token-laid"
        return Reason("Y1.6", Text(key, {"kind": self.name}))

    def not_due(self) -> Reason:
        return Reason("Y2.2", Text("yam-why-tokens-laid"))

    def label(self, p: Position) -> Text:
        key = "yam-story-token-mountain" if self.mountain else "yam-story-token"
        return Text(key, {"island": self.island + 1, "token": "none" if self.kind == BLANK else self.name})

    def handles(self, p: Position) -> list[str]:
        return [f"island:{self.island + 1}"]


LAY_TOKEN: Final[Kind[Position]] = Kind("Y2.2", LayToken, ISLANDS, len(KINDS) + 1, 2)


class TakePlace(Outcome):
    """A seat gets the next place in the order of the first round."""  # Y2.4

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def notation(self, p: Position) -> str:
        return f"seat {self.seat + 1}"

    def play(self, p: Position) -> None:
        p.order = added(p.order, self.seat)
        missing = seats_without_place(p)
        if len(missing) == 1:
            p.order = added(p.order, missing[0])
        if p.players() == 2 and len(p.order) == 2 and not p.book().draws_places:
            p.order = p.order + p.order

    def why(self, p: Position) -> Reason:
        if self.seat >= p.players():
            return Reason("Y2.4", Text("yam-why-no-such-seat", {"players": p.players()}))
        return Reason("Y2.4", Text("yam-why-seat-placed", {"player": self.seat}))

    def not_due(self) -> Reason:
        return Reason("Y2.4", Text("yam-why-order-laid"))

    def label(self, p: Position) -> Text:
        return Text("yam-story-seat", {"place": len(p.order) + 1, "player": self.seat})


TAKE_PLACE: Final[Kind[Position]] = Kind("Y2.4", TakePlace, SEATS)


def seats_without_place(p: Position) -> list[int]:
    """Return them for the current half of the track in a 2-player game."""
    players = p.players()
    half = p.order[len(p.order) // players * players :]
    return [seat for seat in range(players) if seat not in half]
