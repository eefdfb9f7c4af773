"""Y3.2: a turn. What a player may still do is what the stage leaves, and the powers between."""

from shima.games.game import Move
from shima.games.yamatai import boats, collect, fleets, specialists
from shima.games.yamatai.build import build_moves, construct, has_discount
from shima.games.yamatai.components import FLEET_BOATS
from shima.games.yamatai.moves import (
    ANY,
    ASIDE,
    BUILD,
    BUY,
    COLLECT,
    COLOURS,
    END,
    FLEET,
    PEEK,
    PLACE,
    RECRUIT,
    REMOVE,
    RESERVE,
    SACRED,
    SELL,
    SPEND_TOKEN,
    SWITCH_BOAT,
    SWITCH_TOKEN,
)
from shima.games.yamatai.recruit import recruit, recruit_moves
from shima.games.yamatai.state import (
    ANY_BOAT,
    FLEET_STAGE,
    PLACE_STAGE,
    RECRUITED_STAGE,
    TRADE_STAGE,
    TURN,
    Position,
)


def turn_moves(p: Position) -> list[Move]:
    """Everything that the turn still holds; going on skips what comes before."""
    if p.stage == FLEET_STAGE:
        moves = [FLEET + fleet for fleet in p.fleets]  # Y4.1
    else:
        moves = action_moves(p)
        moves.extend(fleets.fleet_power_moves(p))
    moves.extend(specialists.specialist_moves(p))
    return moves


def action_moves(p: Position) -> list[Move]:
    """The actions after the fleet, in their order."""
    moves: list[Move] = []
    if p.stage == TRADE_STAGE:
        moves.extend(boats.trade_moves(p))
    if p.stage <= PLACE_STAGE:
        moves.extend(boats.place_moves(p))
    if p.stage == PLACE_STAGE and p.placed:
        collecting = collect.collect_moves(p)
        building = build_moves(p, 0)
        moves.extend(collecting)
        moves.extend(build_moves(p, 1) if has_discount(p) else building)
        if collecting or building:
            return moves  # Y6.4: one of the two is a duty
    if boats.too_many(p):
        moves.extend(boats.aside_moves(p))
        return moves
    if p.stage < RECRUITED_STAGE:
        moves.extend(recruit_moves(p))
    moves.append(END)
    return moves


def act(p: Position, move: Move) -> None:
    """Make a move of the turn; `END` is the caller's business."""
    if move < ANY:
        take_fleet(p, move - FLEET)
    elif move < SELL:
        boats.buy(p, move - BUY)
    elif move < PLACE:
        boats.sell(p, move - SELL)
    elif move < COLLECT:
        boats.place_boat(p, move)
    elif move < BUILD:
        collect.collect(p, move)
    elif move < ASIDE:
        construct(p, move)
    elif move < RECRUIT:
        boats.put_aside(p, move - ASIDE)
    elif move < RESERVE:
        recruit(p, move)
    elif move < SPEND_TOKEN:
        use_fleet(p, move)
    else:
        specialists.use(p, move)


def use_fleet(p: Position, move: Move) -> None:
    if move < PEEK:
        fleets.reserve_tile(p, move - RESERVE)
    elif move == PEEK:
        fleets.peek(p)
    elif move < SACRED:
        fleets.slide(p, move)
    elif move < SWITCH_TOKEN:
        fleets.make_sacred(p, move - SACRED)
    elif move < SWITCH_BOAT:
        fleets.pick_token(p, move - SWITCH_TOKEN)
    elif move < REMOVE:
        fleets.pick_boat(p, move - SWITCH_BOAT)
    else:
        fleets.remove_first(p, move - REMOVE)


def take_fleet(p: Position, fleet: int) -> None:
    """The fleet's boats come from the reserve, the third of fleet 10 by choice."""  # Y4.1, Y4.2, Y9.10
    p.fleets = [other for other in p.fleets if other != fleet]
    p.fleets_used = [*p.fleets_used, fleet]
    p.fleet = fleet
    p.stage = TRADE_STAGE
    for name in FLEET_BOATS[fleet]:
        if name != "any":
            boats.take_from_reserve(p, COLOURS.index(name))
        elif any_moves(p):
            p.phase = ANY_BOAT


def any_moves(p: Position) -> list[Move]:
    return [ANY + colour for colour in range(5) if p.reserve[colour]]


def take_any(p: Position, colour: int) -> None:
    boats.take_from_reserve(p, colour)
    p.phase = TURN
