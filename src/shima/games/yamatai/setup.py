"""Y2: the set-up, and whatever nature turns up later in the same way."""

from shima.games.game import Move
from shima.games.yamatai.moves import BLANK, FLEET_UP, ISLANDS, SEAT, SPECIALIST, TILE, TOKEN
from shima.games.yamatai.state import (
    HIDDEN,
    LAY_FLEETS,
    LAY_ORDER,
    LAY_SPECIALISTS,
    LAY_TILES,
    LAY_TOKENS,
    NOTHING,
    ROW,
    Position,
    bits,
)


def specialist_moves(p: Position) -> list[Move]:
    """Any specialist that nobody has seen."""  # Y2.1, Y11.3
    return [SPECIALIST + specialist for specialist in bits(p.unseen_specialists)]


def lay_specialist(p: Position, move: Move) -> None:
    specialist = move - SPECIALIST
    p.unseen_specialists &= ~(1 << specialist)
    p.specialists = [*p.specialists, specialist]
    p.coins_on = [*p.coins_on, 0]


def tile_moves(p: Position) -> list[Move]:
    """The next tile of the deck: a known one on top, one that nobody has seen, or a known one from below."""
    tile = next_tile(p)
    return [TILE + unseen for unseen in bits(p.unseen_tiles)] if tile == HIDDEN else [TILE + tile]


def next_tile(p: Position) -> int:
    """The next tile of the deck if somebody has put it there, or HIDDEN."""
    if p.top:
        return p.top[0]
    return HIDDEN if p.middle() else p.bottom[0]


def take_tile(p: Position, tile: int) -> None:
    """Take it from the deck, where it is next."""
    hidden = next_tile(p) == HIDDEN
    if p.top:
        p.top = p.top[1:]
        p.top_known_by = p.top_known_by[1:]
    elif not p.middle():
        p.bottom = p.bottom[1:]
        p.bottom_known_by = p.bottom_known_by[1:]
    if hidden:
        p.unseen_tiles &= ~(1 << tile)


def lay_tile(p: Position, move: Move) -> None:
    take_tile(p, move - TILE)
    p.row = [*p.row, move - TILE]


def fleet_moves(p: Position) -> list[Move]:
    """Any fleet of the batch that comes next on the track."""  # Y2.1, Y11.6
    return [FLEET_UP + fleet for fleet in bits(p.fleets_down[0])]


def lay_fleet(p: Position, move: Move) -> None:
    fleet = move - FLEET_UP
    p.fleets = [*p.fleets, fleet]
    batch = p.fleets_down[0] & ~(1 << fleet)
    p.fleets_down = [batch, *p.fleets_down[1:]] if batch else p.fleets_down[1:]


def token_moves(p: Position) -> list[Move]:
    """The next island gets any of the tokens left."""  # Y2.2
    return [TOKEN + p.laid * 14 + sort for sort, count in enumerate(p.tokens_left) if count]


def token_weights(p: Position) -> list[int]:
    return [count for count in p.tokens_left if count]


def lay_token(p: Position, move: Move) -> None:
    """A mountain goes under a mountain token; blanks are taken away."""  # Y2.2
    sort = (move - TOKEN) % 14
    left = list(p.tokens_left)
    left[sort] -= 1
    p.tokens_left = tuple(left)
    kind = sort // 2
    p.token_at[p.laid] = NOTHING if kind == BLANK else kind
    if sort % 2:
        p.mountains |= 1 << p.laid
    p.laid += 1


def order_moves(p: Position) -> list[Move]:
    """Who gets the next place: anyone without one, in the first or the second half of a 2-player track."""  # Y2.4
    half = p.order[len(p.order) // p.players() * p.players() :]
    return [SEAT + seat for seat in range(p.players()) if seat not in half]


def lay_order(p: Position, move: Move) -> None:
    p.order = [*p.order, move - SEAT]
    missing = [seat - SEAT for seat in order_moves(p)]
    if len(missing) == 1:
        p.order = p.order + missing
    if p.players() == 2 and len(p.order) == 2 and not p.drawn_order:
        p.order = p.order + p.order


def places(p: Position) -> int:
    """How many turns a round has."""  # Y3.1
    return 4 if p.players() == 2 else p.players()


def next_phase(p: Position) -> int:
    """What is still to be laid during set-up, or NOTHING."""
    if len(p.specialists) < ROW:
        return LAY_SPECIALISTS
    if len(p.row) < ROW:
        return LAY_TILES
    if len(p.fleets) < ROW:
        return LAY_FLEETS
    if p.laid < ISLANDS:
        return LAY_TOKENS
    if len(p.order) < places(p):
        return LAY_ORDER
    return NOTHING
