"""Why this tile is not built on this island: Y6.7 to Y6.9, Y9.2, Y9.9, Ananda."""

from shima.games.game import Move, Reason
from shima.games.text import Text
from shima.games.yamatai.build import FEE, boats_around, boats_missing, fee_owner, has_discount, tiles_on_offer
from shima.games.yamatai.collect import islands_in_reach
from shima.games.yamatai.components import TILE_KINDS, Tile
from shima.games.yamatai.moves import BUILD, ISLANDS
from shima.games.yamatai.state import DONE_STAGE, Position
from shima.games.yamatai.why_action import moored
from shima.games.yamatai.why_board import boats, not_empty, numbers


def why_no_build(p: Position, move: Move) -> Reason:
    if p.stage > DONE_STAGE:
        return moored(p)
    if p.stage == DONE_STAGE:
        if p.collected:
            return Reason("Y6.4", Text("yam-why-collected"))
        return Reason("Y6.9", Text("yam-why-one-building"))
    if not p.placed:
        return Reason("Y6.4", Text("yam-why-nothing-placed"))
    number, island = (move - BUILD) // ISLANDS, (move - BUILD) % ISLANDS
    if number not in tiles_on_offer(p):
        return why_not_on_offer(p, number)
    if not p.empty(island):
        return not_empty(p, island, "Y6.7")
    if island not in islands_in_reach(p):
        return Reason("Y6.7", Text("yam-why-no-boat-near", {"island": island + 1}))
    return _why_too_dear(p, p.components.tiles[number], island)


def why_not_on_offer(p: Position, number: int) -> Reason:
    """Reserved, or not in the row."""
    for seat in range(p.players()):
        if number in p.mats[seat].reserved:
            if seat == p.turn:
                return Reason("Y9.2", Text("yam-why-reserved-now", {"tile": number + 1}))
            return Reason("Y9.2", Text("yam-why-reserved-by", {"tile": number + 1, "other": seat}))
    args: dict[str, object] = {"tile": number + 1, "tiles": numbers(p.row)}
    return Reason("Y6.7", Text("yam-why-not-in-row" if p.row else "yam-why-row-empty", args))


def _why_too_dear(p: Position, tile: Tile, island: int) -> Reason:
    """Boats, the player's own building, Ananda's fee."""
    around = boats_around(p, island)
    discount = has_discount(p)
    if boats_missing(tile, around) > (1 if discount else 0):
        missing = boats([tile.cost[colour] - around[colour] for colour in range(5)])
        args: dict[str, object] = {"island": island + 1, "missing": missing, "kind": TILE_KINDS[tile.kind]}
        if discount:
            return Reason("Y9.9", Text("yam-why-boats-missing-discount", args))
        return Reason("Y6.7", Text("yam-why-boats-missing", args))
    if not tile.prestigious and not p.mat().buildings:
        return Reason("Y6.8", Text("yam-why-no-building-left"))
    fee: dict[str, object] = {"island": island + 1, "fee": FEE, "coins": p.mat().coins, "other": fee_owner(p, island)}
    return Reason("Y10", Text("yam-why-no-fee", fee))
