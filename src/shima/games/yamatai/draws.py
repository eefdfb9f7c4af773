"""The phases of chance: what is placed in the setup and at the end of a round, and looks at the deck."""

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from shima.games.actions import Action
from shima.games.dice import Dice
from shima.games.game import Reason
from shima.games.masks import count_bits, lowest_bit, nth_bit, without_lowest
from shima.games.move_buffer import MoveBuffer
from shima.games.phases import ChancePhase
from shima.games.text import Text
from shima.games.yamatai.actions.outcomes import (
    LAY_TOKEN,
    REVEAL_FLEET,
    SHOW_SPECIALIST,
    SHOW_TILE,
    TAKE_PLACE,
    LayToken,
    RevealFleet,
    ShowSpecialist,
    ShowTile,
    TakePlace,
    list_next_tile,
    next_tile,
    rule_of,
    seats_without_place,
)
from shima.games.yamatai.actions.powers.peek import SEE, See
from shima.games.yamatai.constants import (
    ISLANDS,
    KINDS,
    ROW,
    SPECIALISTS_END,
    TILES_END,
)
from shima.games.yamatai.round import begin_round, finish, reorder
from shima.games.yamatai.state import (
    HIDDEN,
    LAY_FLEETS,
    LAY_ORDER,
    LAY_TILES,
    LAY_TOKENS,
    PUT_BACK,
    Position,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawPhase(ChancePhase[Position]):
    """A phase of chance, with equally likely outcomes unless `weights` is overridden."""

    @abstractmethod
    def is_outcome(self, action: Action[Position]) -> bool:
        """Whether the action is an outcome of this phase."""

    @abstractmethod
    def comes_first(self, p: Position) -> Reason:
        """Return the reason why other actions must wait."""

    def weights(self, p: Position) -> tuple[int, ...]:
        return (1,) * int(self.listed(p).count)

    def objection(self, p: Position, action: Action[Position]) -> Reason | None:
        return None if self.is_outcome(action) else self.comes_first(p)


class LaySpecialists(DrawPhase):
    """Y2.1, Y11.3: any specialist that nobody has seen."""

    def begin(self, p: Position) -> None:
        missing = ROW - len(p.specialists)
        if not missing:
            p.phase = LAY_TILES
        elif missing > count_bits(p.unseen_specialists):
            finish(p, SPECIALISTS_END)

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        unseen = p.unseen_specialists
        while unseen:
            moves.add(SHOW_SPECIALIST[lowest_bit(unseen)].number())
            unseen = without_lowest(unseen)

    def draw(self, p: Position, dice: Dice) -> i64:
        unseen = p.unseen_specialists
        return SHOW_SPECIALIST[nth_bit(unseen, dice.below(count_bits(unseen)))].number()

    def is_outcome(self, action: Action[Position]) -> bool:
        return isinstance(action, ShowSpecialist)

    def comes_first(self, p: Position) -> Reason:
        return Reason(rule_of(p, "Y2.1", "Y11.3"), Text("yam-why-specialists-first"))


class LayTiles(DrawPhase):
    """Y2.1, Y11.4: the next tile of the deck."""

    def begin(self, p: Position) -> None:
        missing = ROW - len(p.row)
        if not missing:
            if p.round:
                reorder(p)
            p.phase = LAY_FLEETS
        elif missing > p.deck_size():
            finish(p, TILES_END)

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        list_next_tile(p, SHOW_TILE, moves)

    def draw(self, p: Position, dice: Dice) -> i64:
        return SHOW_TILE.number(drawn_tile(p, dice))

    def is_outcome(self, action: Action[Position]) -> bool:
        return isinstance(action, ShowTile)

    def comes_first(self, p: Position) -> Reason:
        return Reason(rule_of(p, "Y2.1", "Y11.4"), Text("yam-why-tiles-first"))


def drawn_tile(p: Position, dice: Dice) -> i64:
    tile = next_tile(p)
    if tile != HIDDEN:
        return tile
    return nth_bit(p.unseen_tiles, dice.below(count_bits(p.unseen_tiles)))


class LayFleets(DrawPhase):
    """Y2.1, Y11.6: any fleet of the next batch on the track."""

    def begin(self, p: Position) -> None:
        if len(p.fleets) == ROW:
            if p.round:
                begin_round(p)
            else:
                p.phase = LAY_TOKENS

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        REVEAL_FLEET.list_each(moves, p.fleets_down[0])

    def draw(self, p: Position, dice: Dice) -> i64:
        batch: i64 = p.fleets_down[0]
        return REVEAL_FLEET.number(nth_bit(batch, dice.below(count_bits(batch))))

    def is_outcome(self, action: Action[Position]) -> bool:
        return isinstance(action, RevealFleet)

    def comes_first(self, p: Position) -> Reason:
        return Reason(rule_of(p, "Y2.1", "Y11.6"), Text("yam-why-fleets-first"))


class LayTokens(DrawPhase):
    """Y2.2: the next island gets any of the tokens left."""

    def begin(self, p: Position) -> None:
        if p.laid == ISLANDS:
            p.phase = LAY_ORDER

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        for kind in range(len(KINDS) + 1):
            for mountain in range(2):
                if p.tokens_left[kind * 2 + mountain]:
                    moves.add(LAY_TOKEN.number(p.laid, kind, mountain))

    def weights(self, p: Position) -> tuple[int, ...]:
        return tuple([left for left in p.tokens_left if left])

    def draw(self, p: Position, dice: Dice) -> i64:
        chosen = dice.below(ISLANDS - p.laid)
        sort: i64 = 0
        for left in p.tokens_left:
            chosen -= left
            if chosen < 0:
                break
            sort += 1
        return LAY_TOKEN.number(p.laid, sort >> 1, sort & 1)

    def is_outcome(self, action: Action[Position]) -> bool:
        return isinstance(action, LayToken)

    def comes_first(self, p: Position) -> Reason:
        return Reason("Y2.2", Text("yam-why-tokens-first"))


class LayOrder(DrawPhase):
    """Y2.4: the seat for the next place in the order of the first round."""

    def begin(self, p: Position) -> None:
        if len(p.order) == p.places():
            begin_round(p)

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        for seat in seats_without_place(p):
            moves.add(TAKE_PLACE.number(seat))

    def is_outcome(self, action: Action[Position]) -> bool:
        return isinstance(action, TakePlace)

    def comes_first(self, p: Position) -> Reason:
        return Reason("Y2.4", Text("yam-why-order-first"))


class Look(DrawPhase):
    """Y9.3: chance shows the top of the deck."""

    def begin(self, p: Position) -> None:
        if not p.to_look:
            p.phase = PUT_BACK

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        list_next_tile(p, SEE, moves)

    def draw(self, p: Position, dice: Dice) -> i64:
        return SEE.number(drawn_tile(p, dice))

    def is_outcome(self, action: Action[Position]) -> bool:
        return isinstance(action, See)

    def comes_first(self, p: Position) -> Reason:
        return Reason("Y9.3", Text("yam-why-look-first", {"count": p.to_look}))
