"""Invariants of every position."""

from shima.games.counts import count, covers
from shima.games.masks import bits, count_bits, has_bit
from shima.games.yamatai.constants import (
    BOAT_COUNTS,
    BUILDINGS,
    COLOURS,
    FLEETS,
    ISLANDS,
    KINDS,
    SACRED_GROUNDS,
    TILES,
    TOKENS_OF_EACH,
)
from shima.games.yamatai.specialists.passive import RIU
from shima.games.yamatai.state import FINISHED, HIDDEN, LAY_TOKENS, Position


def violations(p: Position) -> list[str]:
    """Return the violated invariants, for developers."""
    found = [f"{field} is out of its range" for field in p.out_of_range()]
    found.extend(_boats(p))
    found.extend(_tiles(p))
    found.extend(_people(p))
    found.extend(_islands(p))
    for seat, mat in enumerate(p.mats):
        if seat != p.turn and RIU.is_harbour_full(mat):
            found.append(f"Y7.1: player {seat + 1} moors {mat.boat_count()} boats")
        standing = p.building_at.count(seat)
        if standing + mat.buildings != BUILDINGS[p.players()]:
            found.append(f"Y1.2: player {seat + 1} has {mat.buildings} buildings and {standing} on the board")
    if p.phase == FINISHED and not p.end:
        found.append("Y11: over without a reason")
    if p.phase != FINISHED and not p.moves():
        found.append("no legal move before the end")
    if len(set(p.moves())) != len(p.moves()):
        found.append("a move is offered twice")
    return found


def _boats(p: Position) -> list[str]:
    """Y1.1: boats are neither created nor destroyed."""
    found: list[str] = []
    for colour, name in enumerate(COLOURS):
        held = sum([count(mat.boats, colour) + count(mat.aside, colour) for mat in p.mats])
        total = count(p.reserve, colour) + p.boat_at.count(colour) + held
        if total != BOAT_COUNTS[colour]:
            found.append(f"Y1.1: {total} boats of {name}")
    if p.turn >= 0 and not covers(p.mat().boats, p.fresh):
        found.append("Y10: more boats that cannot be exchanged than the player has")
    if len(set(p.placed)) != len(p.placed) or any(p.boat_at[spot] < 0 for spot in p.placed):
        found.append(f"Y6.12: boats placed at {p.placed}")
    return found


def _tiles(p: Position) -> list[str]:
    """Y1.3: every building tile is in exactly one place."""
    tiles = [*p.row, *p.looked, *bits(p.unseen_tiles), *[tile for tile in p.top + p.bottom if tile != HIDDEN]]
    for mat in p.mats:
        tiles.extend(mat.built)
        tiles.extend(mat.reserved)
    found: list[str] = []
    if sorted(tiles) != list(range(TILES)):
        found.append(f"Y1.3: tiles {sorted(tiles)}")
    buildings = count_bits(p.building_at.taken())
    if buildings != sum([len(mat.built) for mat in p.mats]):
        found.append(f"Y6.8: {buildings} buildings for the tiles built")
    if len(p.top) != len(p.top_known_by) or len(p.bottom) != len(p.bottom_known_by):
        found.append("Y13.3: a tile that nobody knows lies among the known ones")
    return found


def _people(p: Position) -> list[str]:
    """Y1.4, Y1.5: every fleet and every specialist is in exactly one place."""
    found: list[str] = []
    known = list(p.specialists) + bits(p.unseen_specialists)
    for mat in p.mats:
        known.extend(bits(mat.specialists))
    if sorted(known) != bits(p.components.specialists):
        found.append(f"Y1.5: specialists {sorted(known)}")
    fleets = list(p.fleets) + list(p.fleets_used)
    for batch in p.fleets_down:
        fleets.extend(bits(batch))
    if sorted(fleets) != list(range(FLEETS)):
        found.append(f"Y1.4: fleets {sorted(fleets)}")
    if len(p.coins_on) != len(p.specialists):
        found.append("Y8.1: coins without a specialist")
    return found


def _islands(p: Position) -> list[str]:
    found: list[str] = []
    if count_bits(p.sacred) > SACRED_GROUNDS:
        found.append(f"Y1.7: {count_bits(p.sacred)} Sacred Grounds")
    for island in range(ISLANDS):
        things = (p.token_at[island] >= 0) + (p.building_at[island] >= 0) + has_bit(p.sacred, island)
        if things > 1:
            found.append(f"Y6.7: {things} things on island {island + 1}")
    if p.phase > LAY_TOKENS:
        if count_bits(p.mountains) != len(KINDS) + 1:
            found.append(f"Y2.2: {count_bits(p.mountains)} mountains")
        for kind, name in enumerate(KINDS):
            if p.token_at.count(kind) + sum([count(mat.tokens, kind) for mat in p.mats]) > TOKENS_OF_EACH:
                found.append(f"Y1.6: too many of {name}")
    return found
