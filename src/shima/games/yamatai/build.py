"""Y6.7 to Y6.11: building, and what it brings."""

from shima.games.game import Move
from shima.games.yamatai.collect import islands_in_reach
from shima.games.yamatai.components import DISCOUNT_POWER, FLEET_POWERS, PALACE, TRADING_POST, Tile
from shima.games.yamatai.moves import ANANDA, AWASHIMA, BUILD, COLOURS, ISLANDS, KAGUTSUCHI, TILES
from shima.games.yamatai.moves import build as build_move
from shima.games.yamatai.state import DONE_STAGE, NOBODY, PALACE_BUILDING, TORII_BUILDING, Position

FEE = 2  # Ananda's


def tiles_on_offer(p: Position) -> list[int]:
    """The row, and what the player reserved in an earlier round."""  # Y6.7, Y9.2
    mat = p.mat()
    if not mat.reserved:
        return p.row
    earlier = [tile for tile, since in zip(mat.reserved, mat.reserved_in, strict=True) if since < p.round]
    return p.row + earlier


def boats_around(p: Position, island: int) -> list[int]:
    """The boats next to the island, by colour, whoever placed them."""
    counts = [0, 0, 0, 0, 0]
    for spot in p.components.board.shores[island]:
        colour = p.boat_at[spot]
        if colour >= 0:
            counts[colour] += 1
    return counts


def boats_missing(tile: Tile, around: list[int]) -> int:
    missing = 0
    for colour in range(5):
        if tile.cost[colour] > around[colour]:
            missing += tile.cost[colour] - around[colour]
    return missing


def lacks(p: Position, move: Move) -> dict[str, int]:
    """The boats that a building still needs around an empty island, by colour, whoever's turn it is."""  # Y6.7
    if not BUILD <= move < BUILD + TILES * ISLANDS:
        return {}
    number, island = (move - BUILD) // ISLANDS, (move - BUILD) % ISLANDS
    if not p.empty(island):
        return {}
    tile = p.components.tiles[number]
    around = boats_around(p, island)
    return {
        name: tile.cost[colour] - around[colour]
        for colour, name in enumerate(COLOURS)
        if tile.cost[colour] > around[colour]
    }


def has_discount(p: Position) -> bool:
    """Fleet 9 lets its owner build with one boat fewer."""  # Y9.9
    return p.fleet >= 0 and FLEET_POWERS[p.fleet] == DISCOUNT_POWER and not p.power_used


def fee_owner(p: Position, island: int) -> int:
    """Ananda's owner, if the player must pay for building here, or NOBODY."""  # Y10
    owner = p.owner_of(ANANDA)
    if owner in (NOBODY, p.turn):
        return NOBODY
    for neighbour in p.components.board.neighbours[island]:
        if p.building_at[neighbour] == owner:
            return owner
    return NOBODY


def build_moves(p: Position, spare: int) -> list[Move]:
    """A tile on an empty island next to a boat of this turn, with at most `spare` of its boats missing."""
    # Y6.7, Y6.8
    moves: list[Move] = []
    mat = p.mat()
    for island in islands_in_reach(p):
        if not p.empty(island) or (mat.coins < FEE and fee_owner(p, island) != NOBODY):
            continue
        around = boats_around(p, island)
        for number in tiles_on_offer(p):
            tile = p.components.tiles[number]
            if (tile.prestigious or mat.buildings) and boats_missing(tile, around) <= spare:
                moves.append(build_move(number, island))
    return moves


def construct(p: Position, move: Move) -> None:
    number, island = (move - BUILD) // ISLANDS, (move - BUILD) % ISLANDS
    tile = p.components.tiles[number]
    mat = p.mat()
    if boats_missing(tile, boats_around(p, island)):
        p.power_used = True  # Y9.9
    owner = fee_owner(p, island)
    if owner != NOBODY:
        mat.coins -= FEE
        p.mats[owner].coins += FEE
    if number in p.row:
        p.row = [other for other in p.row if other != number]
    else:
        at = mat.reserved.index(number)
        mat.reserved = mat.reserved[:at] + mat.reserved[at + 1 :]
        mat.reserved_in = mat.reserved_in[:at] + mat.reserved_in[at + 1 :]
    mat.built = [*mat.built, number]
    if not tile.prestigious or mat.has(AWASHIMA):
        bonus(p, tile, island)
    if tile.prestigious:
        p.building_at[island] = PALACE_BUILDING if tile.kind == PALACE else TORII_BUILDING
    else:
        mat.buildings -= 1
        p.building_at[island] = p.turn
    p.stage = DONE_STAGE


def bonus(p: Position, tile: Tile, island: int) -> None:
    """Prestige for torii, palaces and mountains, coins for a group."""  # Y6.10
    mat = p.mat()
    if p.mountains & 1 << island:
        mat.prestige += 1
    own = 0
    for neighbour in p.components.board.neighbours[island]:
        building = p.building_at[neighbour]
        if building >= TORII_BUILDING:
            mat.prestige += 1
        elif building == p.turn:
            own += 1
    if own:
        coins = group_with(p, island)
        mat.coins += coins * 2 if tile.kind == TRADING_POST else coins
    elif mat.has(KAGUTSUCHI) and not tile.prestigious:
        mat.prestige += 1


def group_with(p: Position, island: int) -> int:
    """How many of the player's own standard buildings hang together once one stands here."""
    group = [island]
    for member in group:
        for neighbour in p.components.board.neighbours[member]:
            if p.building_at[neighbour] == p.turn and neighbour not in group:
                group.append(neighbour)
    return len(group)
