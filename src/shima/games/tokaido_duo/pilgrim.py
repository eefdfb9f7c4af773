"""D6 to D8: the pilgrim walks the coast and visits its stations."""

from shima.games.game import Move
from shima.games.tokaido_duo.components import (
    GARDEN_STATION,
    GARDENS,
    SPRING_STATION,
    TEMPLE_STATION,
    TEMPLES,
    TOWN,
)
from shima.games.tokaido_duo.moves import (
    COINS,
    GARDEN,
    LOWEST_PRICE,
    PILGRIM,
    SHOP_PRICES,
    SLOW,
    SPRING,
    SWIFT,
    TEMPLE,
    TO_STATION,
    WAVE,
)
from shima.games.tokaido_duo.purse import earn
from shima.games.tokaido_duo.state import GARDENS_END, NOBODY, TEMPLES_END, Position


def steps_allowed(p: Position, pips: int) -> list[int]:
    """The die, or with a wave one fewer (at least 1) or one more."""  # D6.3
    if p.has_wave(p.turn, PILGRIM, SWIFT):
        return [pips, pips + 1]
    if p.has_wave(p.turn, PILGRIM, SLOW) and pips > 1:
        return [pips, pips - 1]
    return [pips]


def station_after(p: Position, steps: int) -> int:
    """Where the pilgrim ends up: pushed on while the station is taken."""  # D6.1, D6.2
    ring = len(p.components.stations)
    station = (p.boards[p.turn].pilgrim + steps) % ring
    while p.coast_taken(station, p.turn):
        station = (station + 1) % ring
    return station


def pilgrim_moves(p: Position, pips: int) -> list[Move]:
    moves: list[Move] = []
    for steps in steps_allowed(p, pips):
        move = TO_STATION + station_after(p, steps)
        if move not in moves:
            moves.append(move)
    return moves


def pilgrim_actions(p: Position) -> list[Move]:
    """What the station offers; nothing where it would change nothing."""
    board = p.boards[p.turn]
    kind = p.components.stations[board.pilgrim]
    if kind == TOWN:
        return [COINS]
    if kind == TEMPLE_STATION:
        return [TEMPLE] if board.temple < TEMPLES else []
    if kind == GARDEN_STATION:
        return [GARDEN] if board.garden < GARDENS else []
    if kind == SPRING_STATION:
        return [SPRING] if p.spring_owner != p.turn else []  # D8.1
    return [WAVE + character for character in waves_on_offer(p)]


def waves_on_offer(p: Position) -> list[int]:
    """The waves on the board, or, when none lies there, the opponent's."""  # D7.1
    on_board = [character for character in range(3) if p.wave_owners[character] == NOBODY]
    if on_board:
        return on_board
    return [character for character in range(3) if p.wave_owners[character] != p.turn]


def visit(p: Position, move: Move) -> None:
    board = p.boards[p.turn]
    if move == COINS:
        town = p.components.station_towns[board.pilgrim]
        earn(p, p.shops[town] % SHOP_PRICES + LOWEST_PRICE)  # D6.4
    elif move == TEMPLE:
        board.temple += 1
        if board.temple == TEMPLES and not p.end:
            p.end = TEMPLES_END  # D6.5
    elif move == GARDEN:
        board.garden += 1
        if board.garden == GARDENS and not p.end:
            p.end = GARDENS_END  # D6.5
    elif move == SPRING:
        p.spring_owner = p.turn
        p.spring_is_new = True  # D8.2
    else:
        p.wave_owners[move - WAVE] = p.turn  # D7.1
