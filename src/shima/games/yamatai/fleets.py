"""Y9: what the fleets can do beside bringing boats. Each power once, at any time of the turn, by choice."""

from shima.games.game import Move
from shima.games.yamatai.boats import move_boat, remove_boat, switch_boats
from shima.games.yamatai.components import (
    BOATS_POWER,
    FLEET_POWERS,
    NO_POWER,
    PEEK_POWER,
    REMOVE_POWER,
    RESERVE_POWER,
    SACRED_GROUNDS,
    SACRED_POWER,
    SLIDE_POWER,
    TOKENS_POWER,
)
from shima.games.yamatai.moves import (
    BELOW,
    ISLANDS,
    MOST_LANES,
    PASS,
    PEEK,
    REMOVE,
    RESERVE,
    SACRED,
    SEEN,
    SLIDE,
    SWITCH_BOAT,
    SWITCH_TOKEN,
    TILE,
    TOP,
    WITH_BOAT,
    WITH_TOKEN,
)
from shima.games.yamatai.setup import take_tile, tile_moves
from shima.games.yamatai.state import (
    LOOK,
    NOTHING,
    PUT_BACK,
    SECOND_BOAT,
    SECOND_REMOVAL,
    SECOND_TOKEN,
    TURN,
    Position,
    count_bits,
)

LOOKED_AT = 3


def power_of(p: Position) -> int:
    """The power that the turn's fleet still has."""  # Y4.3
    return FLEET_POWERS[p.fleet] if p.fleet >= 0 and not p.power_used else NO_POWER


def fleet_power_moves(p: Position) -> list[Move]:
    power = power_of(p)
    if power == RESERVE_POWER:
        return [RESERVE + tile for tile in p.row]
    if power == PEEK_POWER:
        return [PEEK] if p.deck_size() else []
    if power == SLIDE_POWER:
        return slide_moves(p)
    if power == SACRED_POWER:
        if count_bits(p.sacred) == SACRED_GROUNDS:
            return []
        return [SACRED + island for island in range(ISLANDS) if p.empty(island)]
    if power == TOKENS_POWER:
        return [SWITCH_TOKEN + island for island in varied(p.token_at)]
    if power == REMOVE_POWER:
        return remove_moves(p)
    if power == BOATS_POWER:
        return [SWITCH_BOAT + spot for spot in switchable_boats(p)]
    return []


def varied(things: list[int]) -> list[int]:
    """Where something lies, if not all that lies there is alike."""
    where = [at for at in range(len(things)) if things[at] >= 0]
    for at in where:
        if things[at] != things[where[0]]:
            return where
    return []


def reserve_tile(p: Position, tile: int) -> None:
    """The tile lies open beside the mat, to be built in a later round."""  # Y9.2
    p.row = [other for other in p.row if other != tile]
    mat = p.mat()
    mat.reserved = [*mat.reserved, tile]
    mat.reserved_in = [*mat.reserved_in, p.round]
    p.power_used = True


def peek(p: Position) -> None:
    """The top three tiles of the deck, all if there are fewer."""  # Y9.3
    p.power_used = True
    p.to_look = min(LOOKED_AT, p.deck_size())
    p.phase = LOOK


def look_moves(p: Position) -> list[Move]:
    return [move - TILE + SEEN for move in tile_moves(p)]


def look(p: Position, move: Move) -> None:
    take_tile(p, move - SEEN)
    p.looked = [*p.looked, move - SEEN]
    p.to_look -= 1
    p.phase = LOOK if p.to_look else PUT_BACK


def put_back_moves(p: Position) -> list[Move]:
    """Each tile goes back on top or below, in any order."""
    return [TOP + tile for tile in p.looked] + [BELOW + tile for tile in p.looked]


def put_back(p: Position, move: Move) -> None:
    """What is put back stays known to the player who did it."""  # Y13.3
    tile = move - TOP if move < BELOW else move - BELOW
    p.looked = [other for other in p.looked if other != tile]
    if move < BELOW:
        p.top = [tile, *p.top]
        p.top_known_by = [p.turn, *p.top_known_by]
    else:
        p.bottom = [*p.bottom, tile]
        p.bottom_known_by = [*p.bottom_known_by, p.turn]
    p.phase = PUT_BACK if p.looked else TURN


def slide_moves(p: Position) -> list[Move]:
    """A boat along a lane to an empty spot."""  # Y9.4
    moves: list[Move] = []
    for spot in range(len(p.boat_at)):
        if p.boat_at[spot] >= 0:
            for lane, other in enumerate(p.components.board.lanes[spot]):
                if p.boat_at[other] < 0:
                    moves.append(SLIDE + spot * MOST_LANES + lane)
    return moves


def slide(p: Position, move: Move) -> None:
    spot = (move - SLIDE) // MOST_LANES
    move_boat(p, spot, p.components.board.lanes[spot][(move - SLIDE) % MOST_LANES])
    p.power_used = True


def make_sacred(p: Position, island: int) -> None:
    p.sacred |= 1 << island
    p.power_used = True


def token_partners(p: Position, island: int) -> list[int]:
    """The islands with a token of another kind."""  # Y9.6
    kind = p.token_at[island]
    if kind < 0:
        return []
    return [other for other in range(ISLANDS) if p.token_at[other] >= 0 and p.token_at[other] != kind]


def pick_token(p: Position, island: int) -> None:
    p.power_used = True
    p.picked = island
    p.phase = SECOND_TOKEN


def second_token_moves(p: Position) -> list[Move]:
    return [WITH_TOKEN + island for island in token_partners(p, p.picked)]


def switch_tokens(p: Position, island: int) -> None:
    """Mountains stay where they are."""
    p.token_at[p.picked], p.token_at[island] = p.token_at[island], p.token_at[p.picked]
    p.picked = NOTHING
    p.phase = TURN


def boat_partners(p: Position, spot: int) -> list[int]:
    """The boats with which a switch would change something: of another colour, or placed this turn."""  # Y9.8, Y6.12
    colour = p.boat_at[spot]
    if colour < 0:
        return []
    placed = spot in p.placed
    return [
        other
        for other in range(len(p.boat_at))
        if p.boat_at[other] >= 0 and other != spot and (p.boat_at[other] != colour or placed or other in p.placed)
    ]


def switchable_boats(p: Position) -> list[int]:
    """The boats that have a partner."""
    if not p.placed:
        return varied(p.boat_at)
    boats = [spot for spot in range(len(p.boat_at)) if p.boat_at[spot] >= 0]
    return boats if len(boats) > 1 else []


def pick_boat(p: Position, spot: int) -> None:
    p.power_used = True
    p.picked = spot
    p.phase = SECOND_BOAT


def second_boat_moves(p: Position) -> list[Move]:
    return [WITH_BOAT + spot for spot in boat_partners(p, p.picked)]


def switch_picked_boat(p: Position, spot: int) -> None:
    switch_boats(p, p.picked, spot)
    p.picked = NOTHING
    p.phase = TURN


def remove_moves(p: Position) -> list[Move]:
    return [REMOVE + spot for spot in range(len(p.boat_at)) if p.boat_at[spot] >= 0]


def remove_first(p: Position, spot: int) -> None:
    """Up to two boats."""  # Y9.7
    p.power_used = True
    remove_boat(p, spot)
    p.phase = SECOND_REMOVAL if remove_moves(p) else TURN


def second_removal_moves(p: Position) -> list[Move]:
    return [*remove_moves(p), PASS]


def remove_second(p: Position, move: Move) -> None:
    if move != PASS:
        remove_boat(p, move - REMOVE)
    p.phase = TURN
