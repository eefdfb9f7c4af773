"""The phases of the game in rulebook order: who decides, which moves are legal, and what comes next."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from shima.games.actions import Action, Kind
from shima.games.counts import Counts, count, kind_at, total
from shima.games.dice import Dice
from shima.games.game import Actor, Reason
from shima.games.move_buffer import MoveBuffer
from shima.games.phases import ChancePhase, OverPhase, Phase, Rules
from shima.games.text import Text
from shima.games.tokaido_duo.actions.artist import PAINTING, TurnUp, list_artist_actions, list_artist_moves
from shima.games.tokaido_duo.actions.base import FigureAction, FigureMove, Outcome
from shima.games.tokaido_duo.actions.compass import SIT_AT_COMPASS, SitAtCompass
from shima.games.tokaido_duo.actions.merchant import (
    WARE,
    DrawnWare,
    PutBack,
    list_merchant_actions,
    list_merchant_moves,
    list_wares_to_put_back,
    rule_to_put_back,
)
from shima.games.tokaido_duo.actions.pilgrim import list_pilgrim_moves
from shima.games.tokaido_duo.actions.round import PASS, STAY, Throw, finish_die, throw_of
from shima.games.tokaido_duo.actions.seashore import list_visits
from shima.games.tokaido_duo.actions.setup import LAY_WAVE, LayShop, list_shops, list_wave_sides, tiles_left
from shima.games.tokaido_duo.constants import ARTIST, CHARACTERS, COLOURS, FACES, MERCHANT, NOBODY, PILGRIM
from shima.games.tokaido_duo.space import SPACE
from shima.games.tokaido_duo.state import (
    ACT,
    COMPASS,
    DRAW_WARES,
    FINISHED,
    LAY_SHOPS,
    LAY_WAVES,
    MOVE,
    PUT_BACK,
    THROW,
    TURN_UP,
    Position,
)


class Compass(ChancePhase[Position]):
    """Chance decides who sits at the compass, if the table wants it so."""  # D2.3

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        for seat in range(len(COLOURS)):
            moves.add(SIT_AT_COMPASS.number(seat))

    def weights(self, p: Position) -> tuple[int, ...]:
        return (1, 1)

    def objection(self, p: Position, action: Action[Position]) -> Reason | None:
        return Reason("D2.3", Text("duo-why-compass-first"))


class LayShops(ChancePhase[Position]):
    """Each coastal town gets a shop."""  # D2.1

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        list_shops(p, moves)

    def weights(self, p: Position) -> tuple[int, ...]:
        return tuple([count for count in tiles_left(p) if count])

    def objection(self, p: Position, action: Action[Position]) -> Reason | None:
        if isinstance(action, (LayShop, SitAtCompass)):
            return None
        key = "duo-why-shops-first" if isinstance(action, Outcome) else "duo-why-set-up-first"
        return Reason("D2.1", Text(key))


class LayWaves(ChancePhase[Position]):
    """Each wave lands on one of its sides."""  # D2.1

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        list_wave_sides(p, moves)

    def weights(self, p: Position) -> tuple[int, ...]:
        return (1, 1)

    def draw(self, p: Position, dice: Dice) -> i64:
        return LAY_WAVE.number(len(p.wave_sides), dice.below(2))

    def objection(self, p: Position, action: Action[Position]) -> Reason | None:
        if isinstance(action, SitAtCompass):
            return None
        if isinstance(action, Outcome):
            return Reason("D2.1", Text("duo-why-other-wave", {"wave": CHARACTERS[len(p.wave_sides)]}))
        return Reason("D2.1", Text("duo-why-set-up-first"))


class ThrowDice(ChancePhase[Position]):
    """A round starts with the dice."""  # D3.1

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        for move in p.throws:
            moves.add(move)

    def moves(self, p: Position) -> tuple[int, ...]:
        return p.throws

    def weights(self, p: Position) -> tuple[int, ...]:
        return p.components.throw_weights

    def draw(self, p: Position, dice: Dice) -> i64:
        faces = p.components.dice
        pilgrim = faces[PILGRIM][dice.below(FACES)]
        merchant = faces[MERCHANT][dice.below(FACES)]
        return throw_of(pilgrim, merchant, faces[ARTIST][dice.below(FACES)])

    def objection(self, p: Position, action: Action[Position]) -> Reason | None:
        return None if isinstance(action, Throw) else Reason("D3.1", Text("duo-why-throw-first"))


def list_walks(p: Position, character: i64, pips: i64, moves: MoveBuffer) -> None:
    """List where the figure can move with the die; nothing if no move has that length."""
    if character == PILGRIM:
        list_pilgrim_moves(p, pips, moves)
    elif character == MERCHANT:
        list_merchant_moves(p, pips, moves)
    else:
        list_artist_moves(p, pips, moves)


class Move(Phase[Position]):
    """A player takes a die and moves its figure."""  # D3.1, D3.2

    def actor(self, p: Position) -> Actor:
        return p.turn

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        """List the moves with each remaining die. A figure that cannot move stays."""  # D3.4
        for character in range(len(CHARACTERS)):
            pips = count(p.dice, character)
            if pips:
                before = moves.count
                list_walks(p, character, pips, moves)
                if moves.count == before:
                    moves.add(STAY.number(character - MERCHANT))

    def objection(self, p: Position, action: Action[Position]) -> Reason | None:
        if isinstance(action, FigureAction):
            return Reason("D3.2", Text("duo-why-move-first"))
        if isinstance(action, FigureMove) and not count(p.dice, action.character):
            return Reason("D3.1", Text("duo-why-die-taken", {"character": CHARACTERS[action.character]}))
        return None


class Act(Phase[Position]):
    """The figure acts at its place. With the hot spring, the die can be played again."""  # D3.2, D8.3

    def actor(self, p: Position) -> Actor:
        return p.turn

    def begin(self, p: Position) -> None:
        """Finish the die if there is nothing to decide."""
        if not self.listed(p).count:
            finish_die(p)

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        if not p.acted:
            if p.character == PILGRIM:
                list_visits(p, moves)
            elif p.character == MERCHANT:
                list_merchant_actions(p, moves)
            else:
                list_artist_actions(p, moves)
        if p.spring_owner == p.turn and not p.spring_is_new:  # D8.2
            list_walks(p, p.character, p.pips, moves)
        if moves.count:
            moves.add(PASS.number())

    def objection(self, p: Position, action: Action[Position]) -> Reason | None:
        playing = CHARACTERS[p.character]
        if isinstance(action, FigureAction):
            if action.character != p.character:
                args: dict[str, object] = {"character": CHARACTERS[action.character], "playing": playing}
                return Reason("D3.2", Text("duo-why-other-figure", args))
            if p.acted:
                return Reason("D3.2", Text("duo-why-acted"))
        if isinstance(action, FigureMove):
            if action.character != p.character:
                args = {"character": CHARACTERS[action.character], "playing": playing}
                return Reason("D3.1", Text("duo-why-other-die", args))
            if p.spring_owner != p.turn:
                return Reason("D8.3", Text("duo-why-no-spring", {"character": playing}))
        return None


class Reveal(ChancePhase[Position]):
    """Items are turned up one by one."""

    def __init__(self, number: i64, kind: Kind[Position]) -> None:
        super().__init__(number)
        self.kind = kind

    @abstractmethod
    def left(self, p: Position) -> Counts:
        """Return the counts of what can still be turned up, of 4 kinds."""

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        left = self.left(p)
        for thing in range(4):
            if count(left, thing):
                moves.add(self.kind.number(thing))

    def weights(self, p: Position) -> tuple[int, ...]:
        left = self.left(p)
        return tuple([int(count(left, thing)) for thing in range(4) if count(left, thing)])

    def draw(self, p: Position, dice: Dice) -> i64:
        left = self.left(p)
        return self.kind.number(kind_at(left, dice.below(total(left))))


class DrawWares(Reveal):
    """Wares are drawn from the bag."""  # D5.3

    def left(self, p: Position) -> Counts:
        return p.bag

    def objection(self, p: Position, action: Action[Position]) -> Reason | None:
        if isinstance(action, DrawnWare):
            return None
        return Reason("D5.3", Text("duo-why-wares-first", {"count": p.to_reveal}))


class PutWaresBack(Phase[Position]):
    """A player with too many wares puts some back into the bag."""  # D5.3, D5.6

    def actor(self, p: Position) -> Actor:
        return p.keeper

    def begin(self, p: Position) -> None:
        if p.has_too_many_wares(p.turn):
            p.keeper = p.turn
        elif p.has_too_many_wares(1 - p.turn):
            p.keeper = 1 - p.turn
        else:
            p.keeper = NOBODY
            p.phase = ACT

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        list_wares_to_put_back(p, moves)

    def objection(self, p: Position, action: Action[Position]) -> Reason | None:
        if isinstance(action, (PutBack, Outcome)):
            return None
        args: dict[str, object] = {"held": p.boards[p.keeper].ware_count(), "kept": p.wares_kept(p.keeper)}
        return Reason(rule_to_put_back(p), Text("duo-why-return-first", args))


class TurnPaintingsUp(Reveal):
    """Paintings are turned up for an artist who paints."""  # D4.3

    def left(self, p: Position) -> Counts:
        return p.boards[p.turn].face_down

    def objection(self, p: Position, action: Action[Position]) -> Reason | None:
        if isinstance(action, TurnUp):
            return None
        return Reason("D4.3", Text("duo-why-paintings-first", {"count": p.to_reveal}))


class Over(OverPhase[Position]):
    def objection(self, p: Position, action: Action[Position]) -> Reason | None:
        return Reason("D9.1", Text("duo-why-over"))


PHASES: Final = (
    LayShops(LAY_SHOPS),
    LayWaves(LAY_WAVES),
    ThrowDice(THROW),
    Move(MOVE),
    Act(ACT),
    DrawWares(DRAW_WARES, WARE),
    PutWaresBack(PUT_BACK),
    TurnPaintingsUp(TURN_UP, PAINTING),
    Over(FINISHED),
    Compass(COMPASS),
)
RULES: Final = Rules(PHASES, SPACE, no_such_move=("D3.1", "duo-why-no-such-move"))
