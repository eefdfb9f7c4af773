"""D3.2 to D8: a die is played. The figure moves, then acts, then perhaps the die is played again."""

from shima.games.game import Move
from shima.games.tokaido_duo import pilgrim
from shima.games.tokaido_duo.artist import arrive, artist_actions, artist_moves, give, paint
from shima.games.tokaido_duo.merchant import draw, merchant_actions, merchant_moves, sell_wares
from shima.games.tokaido_duo.moves import (
    ARTIST,
    DRAW,
    GIVE,
    MERCHANT,
    PAINT,
    PAINTING,
    PASS,
    PILGRIM,
    RETURN,
    SELL,
    STAY,
    TO_REGION,
    TO_STATION,
    TO_TOWN,
    WARE,
)
from shima.games.tokaido_duo.round import finish_die
from shima.games.tokaido_duo.state import ACT, DRAW_WARES, NOBODY, PUT_BACK, Position


def destinations(p: Position, character: int, pips: int) -> list[Move]:
    """Where the figure can go with the die; empty when no move of that length exists."""
    if character == PILGRIM:
        return pilgrim.pilgrim_moves(p, pips)
    if character == MERCHANT:
        return merchant_moves(p, pips)
    return artist_moves(p, pips)


def die_moves(p: Position) -> list[Move]:
    """Any die that is left, and where it can take one's figure; a figure that cannot move stays."""  # D3.1, D3.4
    moves: list[Move] = []
    for character in (PILGRIM, MERCHANT, ARTIST):
        pips = p.dice[character]
        if pips:
            reached = destinations(p, character, pips)
            if reached:
                moves.extend(reached)
            else:
                moves.append(STAY + character)
    return moves


def character_of(move: Move) -> int:
    """Whose die a figure's move takes."""
    if move < TO_TOWN:
        return PILGRIM
    if move < TO_REGION or move == STAY + MERCHANT:
        return MERCHANT
    return ARTIST


def take_die(p: Position, move: Move) -> None:
    """Take a die and play it."""  # D3.2
    p.character = character_of(move)
    p.pips = p.dice[p.character]
    p.dice[p.character] = 0
    walk(p, move)


def walk(p: Position, move: Move) -> None:
    board = p.boards[p.turn]
    p.acted = False
    if p.character == PILGRIM:
        board.pilgrim = move - TO_STATION
    elif move > STAY:
        p.acted = True  # D3.4: who stays has no action
    elif p.character == MERCHANT:
        board.merchant = move - TO_TOWN
    else:
        arrive(p, move)
    go_on(p)


def can_play_again(p: Position) -> bool:
    """The owner of the hot spring may use it, but not on the die that brought it."""  # D8.2, D8.3
    return p.spring_owner == p.turn and not p.spring_is_new


def act_moves(p: Position) -> list[Move]:
    """The actions at the destination, and the same die again; empty when there is nothing to decide."""
    moves: list[Move] = []
    if not p.acted:
        if p.character == PILGRIM:
            moves = pilgrim.pilgrim_actions(p)
        elif p.character == MERCHANT:
            moves = merchant_actions(p)
        else:
            moves = artist_actions(p)
    if can_play_again(p):
        moves.extend(destinations(p, p.character, p.pips))
    if moves:
        moves.append(PASS)
    return moves


def go_on(p: Position) -> None:
    """Let the player decide if there is something to decide, otherwise the die is played."""
    p.phase = ACT
    moves = act_moves(p)
    if moves:
        p.offered = tuple(moves)
    else:
        finish_die(p)


def act(p: Position, move: Move) -> None:
    if move == PASS:
        finish_die(p)
    elif move <= STAY + ARTIST:
        p.spring_owner = NOBODY  # D8.3: the tile goes back on the board
        walk(p, move)
    else:
        p.acted = True
        if move == GIVE:
            give(p)
        elif move > PAINT:
            paint(p, move - PAINT)
            return
        elif move >= SELL:
            sell_wares(p, move)
        elif move > DRAW:
            draw(p, move - DRAW)
            return
        else:
            pilgrim.visit(p, move)
        settle(p)


def settle(p: Position) -> None:
    """Whoever has too many wares puts some back first."""  # D5.3, D5.6
    for player in (p.turn, 1 - p.turn):
        if p.boards[player].ware_count() > p.wares_kept(player):
            p.keeper = player
            p.phase = PUT_BACK
            return
    p.keeper = NOBODY
    go_on(p)


def bag_moves(p: Position) -> list[Move]:
    return [WARE + ware for ware in range(4) if p.bag[ware]]


def bag_weights(p: Position) -> list[int]:
    return [count for count in p.bag if count]


def draw_ware(p: Position, move: Move) -> None:
    """One ware comes out of the bag."""  # D5.3
    ware = move - WARE
    p.bag[ware] -= 1
    p.boards[p.turn].wares[ware] += 1
    p.to_reveal -= 1
    if p.to_reveal:
        p.phase = DRAW_WARES
    else:
        settle(p)


def put_back_moves(p: Position) -> list[Move]:
    wares = p.boards[p.keeper].wares
    return [RETURN + ware for ware in range(4) if wares[ware]]


def put_back(p: Position, move: Move) -> None:
    """One ware of the keeper's choice goes back into the bag."""  # D5.3, D5.6
    ware = move - RETURN
    p.boards[p.keeper].wares[ware] -= 1
    p.bag[ware] += 1
    settle(p)


def easel_moves(p: Position) -> list[Move]:
    down = p.boards[p.turn].face_down
    return [PAINTING + landscape for landscape in range(4) if down[landscape]]


def easel_weights(p: Position) -> list[int]:
    return [count for count in p.boards[p.turn].face_down if count]


def turn_up(p: Position, move: Move) -> None:
    """The next painting in reading order is turned up."""  # D4.3
    landscape = move - PAINTING
    board = p.boards[p.turn]
    board.face_down[landscape] -= 1
    board.face_up.append(landscape)
    p.to_reveal -= 1
    if not p.to_reveal:
        go_on(p)
