"""The phases in the order of their numbers."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from shima.games.actions import Action
from shima.games.game import Actor, Reason
from shima.games.masks import lowest_bit, without_lowest
from shima.games.move_buffer import MoveBuffer
from shima.games.phases import OverPhase, Phase, Rules
from shima.games.text import Text
from shima.games.yamatai import texts
from shima.games.yamatai.actions.collect import Collect, finish_collecting, list_collections, list_extra_tokens
from shima.games.yamatai.actions.duty import list_duties
from shima.games.yamatai.actions.end import END, PASS
from shima.games.yamatai.actions.fleet import TakeFleet, list_fleets
from shima.games.yamatai.actions.moor import list_boats_to_put_aside
from shima.games.yamatai.actions.outcomes import (
    Outcome,
)
from shima.games.yamatai.actions.place import list_placements
from shima.games.yamatai.actions.powers.any_boat import TakeAnyBoat, list_any_boats
from shima.games.yamatai.actions.powers.peek import PutTileBack, list_peek, list_tiles_to_put_back
from shima.games.yamatai.actions.powers.remove import Remove, list_boats_to_remove
from shima.games.yamatai.actions.powers.reserve import list_reservations
from shima.games.yamatai.actions.powers.sacred import list_islands_to_make_sacred
from shima.games.yamatai.actions.powers.slide import list_slides
from shima.games.yamatai.actions.powers.switch_boats import (
    SwitchWithBoat,
    list_boats_to_switch,
    list_boats_to_switch_with,
)
from shima.games.yamatai.actions.powers.switch_tokens import (
    SwitchWithToken,
    list_tokens_to_switch,
    list_tokens_to_switch_with,
)
from shima.games.yamatai.actions.recruit import list_recruits
from shima.games.yamatai.actions.trade import list_trades
from shima.games.yamatai.constants import (
    ENDINGS,
)
from shima.games.yamatai.draws import LayFleets, LayOrder, LaySpecialists, LayTiles, LayTokens, Look
from shima.games.yamatai.round import end_turn
from shima.games.yamatai.space import SPACE
from shima.games.yamatai.specialists.passive import EBISU, RIU
from shima.games.yamatai.specialists.registry import SPECIALISTS
from shima.games.yamatai.specialists.specialist import SpecialistPower
from shima.games.yamatai.state import (
    ANY_BOAT,
    COLLECTING,
    EXTRA_TOKEN,
    FINISHED,
    FLEET_STAGE,
    LAY_FLEETS,
    LAY_ORDER,
    LAY_SPECIALISTS,
    LAY_TILES,
    LAY_TOKENS,
    LOOK,
    PLACE_STAGE,
    PUT_BACK,
    RECRUITED_STAGE,
    SECOND_BOAT,
    SECOND_REMOVAL,
    SECOND_TOKEN,
    TRADE_STAGE,
    TURN,
    Position,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerPhase(Phase[Position]):
    """The player whose turn it is decides."""

    def actor(self, p: Position) -> Actor:
        return p.turn

    def objection(self, p: Position, action: Action[Position]) -> Reason | None:
        return action.not_due() if isinstance(action, Outcome) else self.out_of_place(p, action)

    @abstractmethod
    def out_of_place(self, p: Position, action: Action[Position]) -> Reason | None:
        """Return why a player's action must wait; None if the action itself knows the reason."""


NO_POWER: Final[Callable[[Position, MoveBuffer], None] | None] = None
# The fleets' powers in the order of the rulebook. `list_buildings` has the discount; the boat of any colour is a phase.
FLEET_POWERS: Final = (
    NO_POWER,
    list_reservations,
    list_peek,
    list_slides,
    list_islands_to_make_sacred,
    list_tokens_to_switch,
    list_boats_to_remove,
    list_boats_to_switch,
    NO_POWER,
    NO_POWER,
)


class Turn(PlayerPhase):
    """Y3.2: a turn. The stage and the unused powers determine what the player can still do."""

    def begin(self, p: Position) -> None:
        """End the turn automatically if nothing else is left to do."""
        if p.stage == FLEET_STAGE or RIU.is_harbour_full(p.mat()):
            return
        moves = self.listed(p)
        if moves.count == 1 and moves.at(0) == END.number():
            p.forget_moves()
            end_turn(p)

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        """List the current and later actions. Taking a later one skips those before it."""
        if p.stage == FLEET_STAGE:
            list_fleets(p, moves)
        else:
            list_actions(p, moves)
            power = FLEET_POWERS[p.components.fleets[p.fleet].kind]
            if power is not None and not p.power_used:
                power(p, moves)
        ready = p.mat().specialists & ~p.used  # Y10.1
        while ready:
            SPECIALISTS[lowest_bit(ready)].list_moves(p, moves)
            ready = without_lowest(ready)

    def out_of_place(self, p: Position, action: Action[Position]) -> Reason | None:
        if p.stage == FLEET_STAGE and not isinstance(action, (TakeFleet, SpecialistPower)):
            return Reason("Y4.1", Text("yam-why-fleet-first"))
        return None


def list_actions(p: Position, moves: MoveBuffer) -> None:
    """List the actions after taking the fleet, in order."""
    if p.stage == TRADE_STAGE:
        list_trades(p, moves)
    if p.stage <= PLACE_STAGE:
        list_placements(p, moves)
    if list_duties(p, moves):
        return  # Y6.4
    if RIU.is_harbour_full(p.mat()):
        list_boats_to_put_aside(p, moves)
        return
    if p.stage < RECRUITED_STAGE:
        list_recruits(p, moves)
    moves.add(END.number())


class AnyBoat(PlayerPhase):
    """Y9.10: the third boat of fleet 10, unless all boats are in use."""

    def begin(self, p: Position) -> None:
        if not p.reserve:
            p.phase = TURN

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        list_any_boats(p, moves)

    def out_of_place(self, p: Position, action: Action[Position]) -> Reason | None:
        return None if isinstance(action, TakeAnyBoat) else Reason("Y9.10", Text("yam-why-any-boat-first"))


class Collecting(PlayerPhase):
    """Y6.5: one token after another, as long as a boat is left for one."""

    def begin(self, p: Position) -> None:
        if not self.listed(p).count:
            p.phase = EXTRA_TOKEN

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        list_collections(p, p.islands_in_reach(), moves)

    def out_of_place(self, p: Position, action: Action[Position]) -> Reason | None:
        return None if isinstance(action, Collect) else Reason("Y6.5", Text("yam-why-collect-first"))


class ExtraToken(PlayerPhase):
    """Y10: Ebisu's extra token, which must be taken if there is one."""

    def begin(self, p: Position) -> None:
        if not EBISU.extra_islands(p):
            finish_collecting(p)

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        list_extra_tokens(p, moves)
        if p.book().extra_is_optional:
            moves.add(PASS.number())

    def out_of_place(self, p: Position, action: Action[Position]) -> Reason | None:
        if isinstance(action, Collect):
            return None
        optional = "yes" if p.book().extra_is_optional else "no"
        return Reason("Y10", Text("yam-why-extra-first", {"optional": optional}))


class PutBack(PlayerPhase):
    """Y9.3: putting back the tiles that were looked at."""

    def begin(self, p: Position) -> None:
        if not p.looked:
            p.phase = TURN

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        list_tiles_to_put_back(p, moves)

    def out_of_place(self, p: Position, action: Action[Position]) -> Reason | None:
        if isinstance(action, PutTileBack):
            return None
        return Reason("Y9.3", Text("yam-why-put-back-first", {"count": len(p.looked)}))


class SecondToken(PlayerPhase):
    """Y9.6: the second token of a switch."""

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        list_tokens_to_switch_with(p, moves)

    def out_of_place(self, p: Position, action: Action[Position]) -> Reason | None:
        if isinstance(action, SwitchWithToken):
            return None
        return Reason("Y9.6", Text("yam-why-second-token-first", {"island": p.picked + 1}))


class SecondBoat(PlayerPhase):
    """Y9.8: the second boat of a switch."""

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        list_boats_to_switch_with(p, moves)

    def out_of_place(self, p: Position, action: Action[Position]) -> Reason | None:
        if isinstance(action, SwitchWithBoat):
            return None
        return Reason("Y9.8", Text("yam-why-second-boat-first", {"place": texts.place(p, p.picked)}))


class SecondRemoval(PlayerPhase):
    """Y9.7: an optional second boat, if one is left."""

    def begin(self, p: Position) -> None:
        if not p.boat_at.taken():
            p.phase = TURN

    def list_moves(self, p: Position, moves: MoveBuffer) -> None:
        list_boats_to_remove(p, moves)
        moves.add(PASS.number())

    def out_of_place(self, p: Position, action: Action[Position]) -> Reason | None:
        return None if isinstance(action, Remove) else Reason("Y9.7", Text("yam-why-second-removal-first"))


class Over(OverPhase[Position]):
    """Y11.1 to Y11.4."""

    def objection(self, p: Position, action: Action[Position]) -> Reason | None:
        return Reason(f"Y11.{p.end}", Text("yam-why-over", {"ending": ENDINGS[p.end]}))


PHASES: Final[tuple[Phase[Position], ...]] = (
    LaySpecialists(LAY_SPECIALISTS),
    LayTiles(LAY_TILES),
    LayFleets(LAY_FLEETS),
    LayTokens(LAY_TOKENS),
    LayOrder(LAY_ORDER),
    Turn(TURN),
    AnyBoat(ANY_BOAT),
    Collecting(COLLECTING),
    ExtraToken(EXTRA_TOKEN),
    Look(LOOK),
    PutBack(PUT_BACK),
    SecondToken(SECOND_TOKEN),
    SecondBoat(SECOND_BOAT),
    SecondRemoval(SECOND_REMOVAL),
    Over(FINISHED),
)
RULES: Final = Rules(PHASES, SPACE, ("Y3.2", "yam-why-no-such-move"))
