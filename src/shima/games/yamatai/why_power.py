"""Why a power of a fleet or a specialist cannot be used: Y4.3, Y7.2, Y9, Y10."""

from shima.games.game import Move, Reason
from shima.games.text import Text
from shima.games.yamatai.components import (
    BOATS_POWER,
    FLEET_POWERS,
    PEEK_POWER,
    REMOVE_POWER,
    RESERVE_POWER,
    SACRED_GROUNDS,
    SACRED_POWER,
    SLIDE_POWER,
    TOKENS_POWER,
)
from shima.games.yamatai.fleets import power_of
from shima.games.yamatai.moves import (
    CHANGE_FOR_GOLD,
    CHANGE_GOLD,
    CLEAR,
    COLOURS,
    GILD_TOKEN,
    GOLD,
    HETSUKA,
    KACHIKO,
    KINDS,
    MICHIMATA,
    MOST_LANES,
    NAKATSU,
    NAKATSU_PAIRS,
    PEEK,
    RAIJIN,
    RAIJIN_PAIRS,
    REMOVE,
    RESERVE,
    SACRED,
    SLIDE,
    SPECIALISTS,
    SPEND_TOKEN,
    SWITCH_BOAT,
    SWITCH_TOKEN,
    WITH_BOAT,
    WITH_TOKEN,
)
from shima.games.yamatai.specialists import KACHIKO_FEE, ready
from shima.games.yamatai.state import DONE_STAGE, Position, count_bits
from shima.games.yamatai.why_board import boats, no_boat_at, no_token_on, not_empty, spot_taken, why_no_spot
from shima.games.yamatai.why_build import why_not_on_offer


def why_no_fleet_power(p: Position, move: Move) -> Reason:
    power = _power_needed(move)
    owner = FLEET_POWERS.index(power) + 1
    if FLEET_POWERS[p.fleet] != power:
        args: dict[str, object] = {"needed": owner, "fleet": p.fleet + 1}
        return Reason(f"Y9.{owner}", Text("yam-why-other-fleet", args))
    if power_of(p) != power:
        return Reason("Y4.3", Text("yam-why-power-used", {"fleet": owner}))
    if power == RESERVE_POWER:
        return _reserve(p, move - RESERVE)
    if power == PEEK_POWER:
        return Reason("Y9.3", Text("yam-why-deck-empty" if move == PEEK else "yam-why-nothing-looked-at"))
    if power == SLIDE_POWER:
        return _slide(p, (move - SLIDE) // MOST_LANES, (move - SLIDE) % MOST_LANES)
    if power == SACRED_POWER:
        return _sacred(p, move - SACRED)
    if power == TOKENS_POWER:
        return _switch_token(p, move)
    return _boat(p, move)


def _power_needed(move: Move) -> int:
    if move < PEEK:
        return RESERVE_POWER
    if move < SLIDE:
        return PEEK_POWER
    if move < SACRED:
        return SLIDE_POWER
    if move < SWITCH_TOKEN:
        return SACRED_POWER
    if move < SWITCH_BOAT:
        return TOKENS_POWER
    return BOATS_POWER if move < REMOVE else REMOVE_POWER


def _reserve(p: Position, tile: int) -> Reason:
    if tile in p.mat().reserved:
        return Reason("Y9.2", Text("yam-why-reserved-before", {"tile": tile + 1}))
    return why_not_on_offer(p, tile)


def _slide(p: Position, spot: int, lane: int) -> Reason:
    if spot >= len(p.boat_at):
        return why_no_spot(p)
    lanes = p.components.board.lanes[spot]
    if lane >= len(lanes):
        return Reason("Y1.8", Text("yam-why-no-such-lane", {"spot": spot + 1, "lanes": len(lanes)}))
    if p.boat_at[spot] < 0:
        return no_boat_at(spot, "Y9.4")
    return spot_taken(p, lanes[lane], "Y9.4")


def _sacred(p: Position, island: int) -> Reason:
    if count_bits(p.sacred) == SACRED_GROUNDS:
        return Reason("Y1.7", Text("yam-why-sacred-out", {"count": SACRED_GROUNDS}))
    return not_empty(p, island, "Y9.5")


def _switch_token(p: Position, move: Move) -> Reason:
    if move >= WITH_TOKEN:
        return Reason("Y9.6", Text("yam-why-first-token-first"))
    if p.token_at[move - SWITCH_TOKEN] < 0:
        return no_token_on(move - SWITCH_TOKEN, "Y9.6")
    return Reason("Y9.6", Text("yam-why-one-kind"))


def _boat(p: Position, move: Move) -> Reason:
    """Of fleet 8, that switches boats, or of fleet 7, that takes them away."""
    if WITH_BOAT <= move < REMOVE:
        return Reason("Y9.8", Text("yam-why-first-boat-first"))
    spot = move - REMOVE if move >= REMOVE else move - SWITCH_BOAT
    if spot >= len(p.boat_at):
        return why_no_spot(p)
    if p.boat_at[spot] < 0:
        return no_boat_at(spot, "Y9.7" if move >= REMOVE else "Y9.8")
    return Reason("Y9.8", Text("yam-why-one-colour"))


def why_no_specialist_power(p: Position, move: Move) -> Reason:
    specialist = _specialist_needed(move)
    name = SPECIALISTS[specialist]
    if not p.mat().has(specialist):
        return Reason("Y10.1", Text("yam-why-not-your-specialist", {"specialist": name}))
    if not ready(p, specialist):
        return Reason("Y10.1", Text("yam-why-specialist-used", {"specialist": name}))
    if p.stage > DONE_STAGE and GILD_TOKEN <= move < CLEAR:
        return Reason("Y7.2", Text("yam-why-exchanges-over", {"specialist": name}))
    if specialist == KACHIKO:
        return _clear(p, move - CLEAR)
    if specialist == NAKATSU:
        return _change_gold(p, NAKATSU_PAIRS[move - CHANGE_GOLD])
    if specialist != HETSUKA and not p.reserve[GOLD]:
        return Reason("Y10.2", Text("yam-why-reserve-out", {"colour": COLOURS[GOLD]}))
    if specialist == RAIJIN:
        pair = RAIJIN_PAIRS[move - CHANGE_FOR_GOLD]
        return Reason("Y10.2", Text("yam-why-pair-not-held", {"missing": _lacking(p.mat().boats, pair)}))
    kind = move - SPEND_TOKEN if specialist == HETSUKA else move - GILD_TOKEN
    return Reason("Y10", Text("yam-why-no-token", {"kind": KINDS[kind]}))


def _specialist_needed(move: Move) -> int:
    if move < GILD_TOKEN:
        return HETSUKA
    if move < CHANGE_GOLD:
        return MICHIMATA
    if move < CHANGE_FOR_GOLD:
        return NAKATSU
    return RAIJIN if move < CLEAR else KACHIKO


def _clear(p: Position, island: int) -> Reason:
    if not p.sacred & 1 << island:
        return Reason("Y10", Text("yam-why-no-sacred-there", {"island": island + 1}))
    return Reason("Y10", Text("yam-why-no-coins-to-clear", {"fee": KACHIKO_FEE, "coins": p.mat().coins}))


def _change_gold(p: Position, pair: tuple[int, int]) -> Reason:
    if not p.mat().boats[GOLD]:
        return Reason("Y10", Text("yam-why-no-boat", {"colour": COLOURS[GOLD]}))
    return Reason("Y10.2", Text("yam-why-reserve-lacks", {"missing": _lacking(p.reserve, pair)}))


def _lacking(held: list[int], pair: tuple[int, int]) -> Text:
    """The boats of the pair that are not there."""
    counts = [0, 0, 0, 0, 0]
    counts[pair[0]] += 1
    counts[pair[1]] += 1
    return boats([counts[colour] - held[colour] for colour in range(5)])
