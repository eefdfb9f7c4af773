"""Features of positions of Yamataï."""

from typing import Final, cast

from mypy_extensions import i64

from shima.games.counts import count, covers, lacking, total
from shima.games.game import State
from shima.games.masks import count_bits, has_bit
from shima.games.yamatai import score
from shima.games.yamatai.actions.build import tiles_on_offer
from shima.games.yamatai.constants import BOAT_COUNTS, BUILDINGS, COLOURS, FLEETS, KINDS, SPECIALISTS_IN_RULEBOOK
from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.state import (
    COLLECTING,
    DONE_STAGE,
    LOOK,
    PLACE_STAGE,
    RECRUITED_STAGE,
    TRADE_STAGE,
    TURN,
    Mat,
    Position,
)
from shima.players.search.features import Features, Gatherer, at_most

PHASES: Final = 8

SCORE: Final = 0
COINS: Final = 1  # their value beyond points
LEFT: Final = 2  # buildings left
HAND: Final = LEFT + 11  # boats of each colour in the harbour, in hand before boats are placed, or after
TOKENS: Final = HAND + 5 * 5 * 3  # pairs and kinds together; before recruiting, or for a later turn
ASIDE: Final = TOKENS + 2 * 4 * 7  # boats put aside
SPECIALIST: Final = ASIDE + 8
PRESTIGE: Final = SPECIALIST + SPECIALISTS_IN_RULEBOOK
RESERVED: Final = PRESTIGE + 6
TURNS: Final = RESERVED + 4  # turns left in this round, including the current one
ORDER: Final = TURNS + 3  # the lowest fleet taken in this round decides who starts the next
STAGE: Final = ORDER + FLEETS + 1  # progress of the own turn, and whether the fleet's power is unused
FLEET: Final = STAGE + 14  # the fleet whose power is unused
TRADES: Final = FLEET + FLEETS
PLACED: Final = TRADES + 3  # boats placed this turn, before collecting or building
REACH: Final = PLACED + 6  # tokens in reach of boats placed
BUILDING: Final = REACH + 5  # the best building in reach, by missing boats
TOPS: Final = BUILDING + 4
SIZE: Final = TOPS + 1

POINTS: Final = 10.0


class YamataiFeatures(Features):
    def __init__(self) -> None:
        self.size = SIZE
        self.phases = PHASES

    def gather(self, state: State, seat: int, found: Gatherer) -> None:
        p = cast(YamataiState, state)
        mat = p.mats[seat]
        base = phase_of(p) * SIZE
        found.weigh(base + SCORE, int(score.total(p, seat)) / POINTS)
        found.weigh(base + COINS, int(mat.coins) / POINTS)
        found.mark(base + LEFT + mat.buildings)
        acting = p.turn == seat and p.phase >= TURN
        gather_boats(mat, 0 if not acting or p.stage > DONE_STAGE else 1 if p.stage <= PLACE_STAGE else 2, base, found)
        gather_tokens(mat, acting and p.stage < RECRUITED_STAGE, base, found)
        found.mark(base + ASIDE + at_most(total(mat.aside), 7))
        if mat.specialists:
            for number in range(SPECIALISTS_IN_RULEBOOK):
                if has_bit(mat.specialists, number):
                    found.mark(base + SPECIALIST + number)
        found.mark(base + PRESTIGE + at_most(mat.prestige, 5))
        found.mark(base + RESERVED + at_most(len(mat.reserved), 3))
        gather_order(p, seat, base, found)
        if acting:
            gather_turn(p, base, found)


def phase_of(p: Position) -> i64:
    """Return the progress of the game: the furthest of all ways to its end, in eighths."""
    built: i64 = BUILDINGS[len(p.mats)]
    fewest = built
    for mat in p.mats:
        fewest = at_most(mat.buildings, fewest)
    furthest = (built - fewest) * PHASES // built
    for colour in range(len(COLOURS)):
        all_boats: i64 = BOAT_COUNTS[colour]
        gone = (all_boats - count(p.reserve, colour)) * PHASES // all_boats
        furthest = max(furthest, gone)
    shown = (13 - count_bits(p.unseen_specialists)) * PHASES // 13
    furthest = max(furthest, shown)
    return at_most(furthest, PHASES - 1)


def gather_boats(mat: Mat, when: i64, base: i64, found: Gatherer) -> None:
    for colour in range(len(COLOURS)):
        held = count(mat.boats, colour)
        if held:
            found.mark(base + HAND + (when * 5 + colour) * 5 + at_most(held, 4))


def gather_tokens(mat: Mat, now: bool, base: i64, found: Gatherer) -> None:
    pairs: i64 = 0
    kinds: i64 = 0
    for kind in range(len(KINDS)):
        held = count(mat.tokens, kind)
        if held:
            kinds += 1
            pairs += held >> 1
    found.mark(base + TOKENS + (28 if now else 0) + at_most(pairs, 3) * 7 + kinds)


def gather_order(p: Position, seat: i64, base: i64, found: Gatherer) -> None:
    turns: i64 = 0
    lowest: i64 = FLEETS
    for place, other in enumerate(p.order):
        if other == seat:
            if place >= p.acting:
                turns += 1
            if place < len(p.fleets_used):
                lowest = at_most(p.fleets_used[place], lowest)
    found.mark(base + TURNS + at_most(turns, 2))
    found.mark(base + ORDER + lowest)


def gather_turn(p: Position, base: i64, found: Gatherer) -> None:
    found.mark(base + STAGE + p.stage * 2 + (1 if p.power_used else 0))
    if p.fleet >= 0 and not p.power_used:
        found.mark(base + FLEET + p.components.fleets[p.fleet].kind)
    if p.stage == TRADE_STAGE:
        found.mark(base + TRADES + at_most(p.trades, 2))
    if p.phase == LOOK:
        found.mark(base + TOPS)
    if p.stage != PLACE_STAGE or p.phase not in (TURN, COLLECTING):
        return
    found.mark(base + PLACED + at_most(len(p.placed), 5))
    reach = p.islands_in_reach()
    tokens: i64 = 0
    for island in reach:
        if p.token_at[island] >= 0:
            tokens += 1
    found.mark(base + REACH + at_most(at_most(tokens, len(p.placed) - len(p.collected)), 4))
    if p.phase == TURN:
        gather_building(p, reach, base, found)


def gather_building(p: Position, reach: list[int], base: i64, found: Gatherer) -> None:
    """Add the points of the best building by the number of boats still missing, all of which are in hand."""
    hand = p.mat().boats
    best: list[i64] = [0, 0, 0, 0]
    tiles = tiles_on_offer(p)
    for island in reach:
        if not p.is_empty(island):
            continue
        around = p.boats_around(island)
        for number in tiles:
            tile = p.components.tiles[number]
            missing = lacking(around, tile.cost)
            short = total(missing)
            if short < 4 and covers(hand, missing) and tile.points > best[short]:
                best[short] = tile.points
    for short in range(4):
        if best[short]:
            found.weigh(base + BUILDING + short, int(best[short]) / POINTS)


FEATURES: Final = YamataiFeatures()
