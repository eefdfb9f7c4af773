"""Y4.2, Y5 to Y6.3, Y7: boats come, are traded, placed and moored."""

from typing import Final

from shima.games.game import Move
from shima.games.yamatai.moves import (
    ASIDE,
    BUY,
    CLAY,
    GOLD,
    MOST_SPOTS,
    PLACE,
    SELL,
    STONE,
    SUSANOO,
    TOMOE,
    TOYO_TAMA,
)
from shima.games.yamatai.state import MOOR_STAGE, MOORED_STAGE, NOTHING, PLACE_STAGE, Position

NO_PRICE: Final = 0
GOLD_PRICE: Final = 5
SUSANOO_STONE: Final = 6
SUSANOO_CLAY: Final = 7


def take_from_reserve(p: Position, colour: int) -> None:
    """A colour that is out gives nothing."""  # Y4.2
    if p.reserve[colour]:
        p.reserve[colour] -= 1
        p.mat().boats[colour] += 1


def give_back(p: Position, colour: int) -> None:
    p.mat().boats[colour] -= 1
    p.reserve[colour] += 1


def buying_price(p: Position, colour: int) -> int:
    """NO_PRICE for gold, without Tomoe."""  # Y5.1, Y5.2
    if colour == GOLD:
        return GOLD_PRICE if p.mat().has(TOMOE) else NO_PRICE
    return p.components.prices[colour]


def selling_price(p: Position, colour: int) -> int:
    if p.mat().has(SUSANOO):
        if colour == STONE:
            return SUSANOO_STONE
        if colour == CLAY:
            return SUSANOO_CLAY
    return buying_price(p, colour)


def trade_moves(p: Position) -> list[Move]:
    """One transaction, or two with Izanagi: buy with the coins for it, or sell."""  # Y5.1, Y5.3
    moves: list[Move] = []
    if not p.trades:
        return moves
    mat = p.mat()
    for colour in range(5):
        price = buying_price(p, colour)
        if price and price <= mat.coins and p.reserve[colour]:
            moves.append(BUY + colour)
        if price and mat.boats[colour]:
            moves.append(SELL + colour)
    return moves


def buy(p: Position, colour: int) -> None:
    p.mat().coins -= buying_price(p, colour)
    take_from_reserve(p, colour)
    p.trades -= 1


def sell(p: Position, colour: int) -> None:
    p.mat().coins += selling_price(p, colour)
    give_back(p, colour)
    p.trades -= 1


def chain_spots(p: Position) -> list[int]:
    """Empty spots connected to the boat placed just before."""  # Y6.3
    return [spot for spot in p.components.board.lanes[p.placed[-1]] if p.boat_at[spot] < 0]


def beginnings(p: Position, colour: int) -> list[int]:
    """The empty spots where a first boat of the colour may go."""  # Y6.2
    board = p.components.board
    boat_at = p.boat_at
    entries = board.rim if p.mat().has(TOYO_TAMA) else board.entries
    spots = [spot for spot in entries if boat_at[spot] < 0]
    for spot in range(len(boat_at)):
        if boat_at[spot] == colour:
            for connected in board.lanes[spot]:
                if boat_at[connected] < 0 and connected not in spots:
                    spots.append(connected)
    return spots


def place_moves(p: Position) -> list[Move]:
    """Any boat at the end of the chain, or where a chain may begin."""  # Y6.1 to Y6.3, Y6.12
    moves: list[Move] = []
    boats = p.mat().boats
    for colour in range(5):
        if boats[colour]:
            for spot in chain_spots(p) if p.placed else beginnings(p, colour):
                moves.append(PLACE + colour * MOST_SPOTS + spot)
    return moves


def place_boat(p: Position, move: Move) -> None:
    colour, spot = (move - PLACE) // MOST_SPOTS, (move - PLACE) % MOST_SPOTS
    p.mat().boats[colour] -= 1
    p.boat_at[spot] = colour
    p.placed = [*p.placed, spot]
    p.stage = PLACE_STAGE


def move_boat(p: Position, start: int, goal: int) -> None:
    """A boat goes to an empty spot; one placed this turn counts where it now lies."""  # Y6.12
    p.boat_at[goal] = p.boat_at[start]
    p.boat_at[start] = NOTHING
    p.placed = [goal if spot == start else spot for spot in p.placed]


def switch_boats(p: Position, one: int, other: int) -> None:
    p.boat_at[one], p.boat_at[other] = p.boat_at[other], p.boat_at[one]
    p.placed = [other if spot == one else one if spot == other else spot for spot in p.placed]


def remove_boat(p: Position, spot: int) -> None:
    """Back to the reserve; it no longer counts as placed this turn."""  # Y6.12, Y9.7
    p.reserve[p.boat_at[spot]] += 1
    p.boat_at[spot] = NOTHING
    p.placed = [placed for placed in p.placed if placed != spot]


def too_many(p: Position) -> bool:
    return p.mat().boat_count() > p.mat().harbour()


def aside_moves(p: Position) -> list[Move]:
    """Which of the boats does not stay."""  # Y7.1
    boats = p.mat().boats
    return [ASIDE + colour for colour in range(5) if boats[colour]]


def put_aside(p: Position, colour: int) -> None:
    mat = p.mat()
    mat.boats[colour] -= 1
    mat.aside[colour] += 1
    p.stage = MOOR_STAGE if too_many(p) else MOORED_STAGE
