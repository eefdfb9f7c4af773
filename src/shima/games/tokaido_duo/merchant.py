"""D5: the merchant follows the routes, draws wares in the mountains and sells them at the coast."""

from shima.games.game import Move
from shima.games.tokaido_duo.moves import (
    COASTAL_TOWNS,
    CUNNING,
    DRAW,
    LOWEST_PRICE,
    MERCHANT,
    SALE_PRICES,
    SELL,
    SHOP_PRICES,
    STRONG,
    TO_TOWN,
    sell,
)
from shima.games.tokaido_duo.purse import earn
from shima.games.tokaido_duo.state import DRAW_WARES, Position


def merchant_moves(p: Position, pips: int) -> list[Move]:
    """The towns at the end of a way that enters no taken coastal town."""  # D5.1, D5.2
    taken = p.taken_towns(p.turn)
    moves: list[Move] = []
    for walk in p.components.merchant_walks[p.boards[p.turn].merchant][pips]:
        if not walk.coastal & taken:
            move = TO_TOWN + walk.town
            if move not in moves:
                moves.append(move)
    return moves


def merchant_actions(p: Position) -> list[Move]:
    board = p.boards[p.turn]
    if board.merchant >= COASTAL_TOWNS:
        return [DRAW + count for count in draws_allowed(p)]
    tile = p.shops[board.merchant]
    price = tile % SHOP_PRICES + LOWEST_PRICE
    cunning = p.has_wave(p.turn, MERCHANT, CUNNING)
    moves: list[Move] = []
    for count in range(board.wares[tile // SHOP_PRICES], 0, -1):
        if cunning:
            moves.append(sell(count, price + 1))  # D5.6
        moves.append(sell(count, price))
    return moves


def draws_allowed(p: Position) -> list[int]:
    """As many wares as the town shows, one more for a strong merchant, never more than the bag has."""  # D5.3, D5.6
    bag = p.bag[0] + p.bag[1] + p.bag[2] + p.bag[3]
    shown = min(p.components.mountain_wares[p.boards[p.turn].merchant - COASTAL_TOWNS], bag)
    if p.has_wave(p.turn, MERCHANT, STRONG) and shown < bag:
        return [shown + 1, shown]
    return [shown] if shown else []


def draw(p: Position, count: int) -> None:
    p.to_reveal = count
    p.phase = DRAW_WARES


def sell_wares(p: Position, move: Move) -> None:
    """Wares of the shop's kind go back into the bag, for the price each."""  # D5.4
    count = (move - SELL) // SALE_PRICES + 1
    price = (move - SELL) % SALE_PRICES + LOWEST_PRICE
    board = p.boards[p.turn]
    ware = p.shops[board.merchant] // SHOP_PRICES
    board.wares[ware] -= count
    p.bag[ware] += count
    earn(p, count * price)
