"""Why an action of the turn cannot be done: Y4 to Y8."""

from shima.games.game import Move, Reason
from shima.games.text import Text
from shima.games.yamatai.boats import buying_price, chain_spots, too_many
from shima.games.yamatai.collect import islands_in_reach
from shima.games.yamatai.moves import (
    ASIDE,
    BUY,
    COLOURS,
    END,
    KINDS,
    MOST_SPOTS,
    PAYMENTS,
    PLACE,
    RECRUIT,
    SELL,
    SPECIALISTS,
)
from shima.games.yamatai.state import (
    DONE_STAGE,
    NOBODY,
    PLACE_STAGE,
    RECRUITED_STAGE,
    TRADE_STAGE,
    Position,
)
from shima.games.yamatai.why_board import listed, no_token_on, numbers, spot_taken, why_no_spot


def moored(p: Position) -> Reason:
    """The actions before mooring are over."""
    return Reason("Y3.2", Text("yam-why-recruited" if p.stage == RECRUITED_STAGE else "yam-why-moored"))


def why_no_fleet(p: Position, fleet: int) -> Reason:
    if p.fleet >= 0:
        return Reason("Y4.1", Text("yam-why-fleet-taken", {"fleet": p.fleet + 1}))
    args: dict[str, object] = {"fleet": fleet + 1, "fleets": numbers(p.fleets)}
    return Reason("Y4.1", Text("yam-why-fleet-gone" if fleet in p.fleets_used else "yam-why-fleet-face-down", args))


def why_no_trade(p: Position, move: Move) -> Reason:
    if p.stage > DONE_STAGE:
        return moored(p)
    if p.stage > TRADE_STAGE:
        return Reason("Y3.2", Text("yam-why-trade-over"))
    if not p.trades:
        return Reason("Y5.1", Text("yam-why-traded"))
    colour = move - BUY if move < SELL else move - SELL
    price = buying_price(p, colour)
    if not price:
        return Reason("Y5.2", Text("yam-why-no-gold-trade"))
    if move >= SELL:
        return Reason("Y5.1", Text("yam-why-no-boat", {"colour": COLOURS[colour]}))
    if not p.reserve[colour]:
        return Reason("Y5.3", Text("yam-why-reserve-out", {"colour": COLOURS[colour]}))
    args: dict[str, object] = {"colour": COLOURS[colour], "price": price, "coins": p.mat().coins}
    return Reason("Y5.3", Text("yam-why-coins-short", args))


def why_no_place(p: Position, move: Move) -> Reason:
    colour, spot = (move - PLACE) // MOST_SPOTS, (move - PLACE) % MOST_SPOTS
    if p.stage > DONE_STAGE:
        return moored(p)
    if p.stage == DONE_STAGE:
        return Reason("Y6.4", Text("yam-why-placing-over"))
    if spot >= len(p.boat_at):
        return why_no_spot(p)
    if not p.mat().boats[colour]:
        return Reason("Y6.1", Text("yam-why-no-boat", {"colour": COLOURS[colour]}))
    if p.placed:
        return _why_not_chained(p, spot)
    if p.boat_at[spot] >= 0:
        return spot_taken(p, spot, "Y6.2")
    if spot in p.components.board.rim:
        return Reason("Y6.2", Text("yam-why-rim", {"spot": spot + 1, "colour": COLOURS[colour]}))
    return Reason("Y6.2", Text("yam-why-no-beginning", {"spot": spot + 1, "colour": COLOURS[colour]}))


def _why_not_chained(p: Position, spot: int) -> Reason:
    if p.boat_at[spot] >= 0:
        return spot_taken(p, spot, "Y6.3")
    free = chain_spots(p)
    args: dict[str, object] = {"spot": spot + 1, "last": p.placed[-1] + 1, "spots": numbers(free)}
    return Reason("Y6.3", Text("yam-why-not-connected" if free else "yam-why-chain-ends", args))


def why_no_collect(p: Position, island: int) -> Reason:
    if p.stage > DONE_STAGE:
        return moored(p)
    if p.stage == DONE_STAGE:
        return Reason("Y6.4", Text("yam-why-collected" if p.collected else "yam-why-built"))
    if not p.placed:
        return Reason("Y6.4", Text("yam-why-nothing-placed"))
    return why_not_collected(p, island)


def why_not_collected(p: Position, island: int) -> Reason:
    if p.token_at[island] < 0:
        return no_token_on(island, "Y6.5")
    if island not in islands_in_reach(p):
        return Reason("Y6.5", Text("yam-why-no-boat-near", {"island": island + 1}))
    return Reason("Y6.5", Text("yam-why-boats-have-tokens", {"island": island + 1}))


def aside_first(p: Position) -> Reason:
    args: dict[str, object] = {"boats": p.mat().boat_count(), "kept": p.mat().harbour()}
    return Reason("Y7.1", Text("yam-why-aside-first", args))


def must_collect_or_build(p: Position) -> bool:
    """With boats placed, the moves tell: neither mooring nor the end of the turn is among them."""  # Y6.4
    if p.stage != PLACE_STAGE or not p.placed:
        return False
    if not too_many(p):
        return END not in p.moves()
    boats = p.mat().boats
    for colour in range(5):
        if boats[colour]:
            return ASIDE + colour not in p.moves()
    return False


def why_no_end(p: Position) -> Reason:
    if must_collect_or_build(p):
        return Reason("Y6.4", Text("yam-why-duty"))
    return aside_first(p)


def why_no_aside(p: Position, colour: int) -> Reason:
    if must_collect_or_build(p):
        return Reason("Y6.4", Text("yam-why-duty"))
    if too_many(p):
        return Reason("Y7.1", Text("yam-why-no-boat", {"colour": COLOURS[colour]}))
    args: dict[str, object] = {"boats": p.mat().boat_count(), "kept": p.mat().harbour()}
    return Reason("Y7.1", Text("yam-why-boats-fit", args))


def why_no_recruit(p: Position, move: Move) -> Reason:
    if p.stage == RECRUITED_STAGE:
        return Reason("Y8.1", Text("yam-why-one-specialist"))
    if must_collect_or_build(p):
        return Reason("Y6.4", Text("yam-why-duty"))
    if too_many(p):
        return aside_first(p)
    specialist = (move - RECRUIT) // len(PAYMENTS)
    if specialist not in p.specialists:
        return _not_to_recruit(p, specialist)
    return _tokens_short(p, PAYMENTS[(move - RECRUIT) % len(PAYMENTS)])


def _not_to_recruit(p: Position, specialist: int) -> Reason:
    name = SPECIALISTS[specialist].replace("-", " ")
    owner = p.owner_of(specialist)
    if owner == p.turn:
        return Reason("Y8.1", Text("yam-why-specialist-yours", {"specialist": name}))
    if owner != NOBODY:
        return Reason("Y8.1", Text("yam-why-specialist-taken", {"specialist": name, "other": owner}))
    return Reason("Y8.1", Text("yam-why-specialist-hidden", {"specialist": name}))


def _tokens_short(p: Position, kinds: tuple[int, ...]) -> Reason:
    tokens = p.mat().tokens
    if len(kinds) == 2:
        pair: dict[str, object] = {"kind": KINDS[kinds[0]], "held": tokens[kinds[0]]}
        return Reason("Y8.1", Text("yam-why-pair-short", pair))
    missing = [Text("yam-why-kind", {"kind": KINDS[kind]}) for kind in kinds if not tokens[kind]]
    return Reason("Y8.1", Text("yam-why-kinds-short", {"kinds": listed(missing)}))
