"""What to look for in a position of Yamataï."""

from typing import Final, cast

from shima.games.game import State
from shima.games.yamatai.build import boats_around, tiles_on_offer
from shima.games.yamatai.collect import islands_in_reach
from shima.games.yamatai.components import BOAT_COUNTS, BUILDINGS
from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.moves import FLEETS, SPECIALISTS
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
    count_bits,
)
from shima.players.search.features import Features, Gatherer

PHASES: Final = 8

SCORE: Final = 0
COINS: Final = 1  # what they are worth beyond points
LEFT: Final = 2  # buildings left
HAND: Final = LEFT + 11  # boats of each colour in the harbour, in hand before boats are placed, or after
TOKENS: Final = HAND + 5 * 5 * 3  # pairs and kinds together; before recruiting, or for a later turn
ASIDE: Final = TOKENS + 2 * 4 * 7  # boats put aside
SPECIALIST: Final = ASIDE + 8
PRESTIGE: Final = SPECIALIST + len(SPECIALISTS)
RESERVED: Final = PRESTIGE + 6
TURNS: Final = RESERVED + 4  # turns left in this round, the present one included
ORDER: Final = TURNS + 3  # the lowest fleet taken in this round decides who begins the next
STAGE: Final = ORDER + FLEETS + 1  # how far the own turn has come, and whether the fleet's power is left
FLEET: Final = STAGE + 14  # the fleet whose power is left
TRADES: Final = FLEET + FLEETS
PLACED: Final = TRADES + 3  # boats placed this turn, while collecting or building is to come
REACH: Final = PLACED + 6  # tokens in reach of boats placed
BUILDING: Final = REACH + 5  # the best building in reach, by the boats that it still lacks
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
        scores = p.scores()
        found.weigh(base + SCORE, scores[seat] / POINTS)
        found.weigh(base + COINS, mat.coins / POINTS)
        found.mark(base + LEFT + mat.buildings)
        acting = p.turn == seat and p.phase >= TURN
        gather_boats(mat, 0 if not acting or p.stage > DONE_STAGE else 1 if p.stage <= PLACE_STAGE else 2, base, found)
        gather_tokens(mat, acting and p.stage < RECRUITED_STAGE, base, found)
        found.mark(base + ASIDE + min(sum(mat.aside), 7))
        specialists = mat.specialists
        number = 0
        while specialists:
            if specialists & 1:
                found.mark(base + SPECIALIST + number)
            specialists >>= 1
            number += 1
        found.mark(base + PRESTIGE + min(mat.prestige, 5))
        found.mark(base + RESERVED + min(len(mat.reserved), 3))
        gather_order(p, seat, base, found)
        if acting:
            gather_turn(p, base, found)


def phase_of(p: Position) -> int:
    """How far the game has come: the longest of all ways to its end, in eighths."""
    furthest = 0
    total = BUILDINGS[len(p.mats)]
    for mat in p.mats:
        furthest = max(furthest, (total - mat.buildings) * 8 // total)
    for colour in range(5):
        furthest = max(furthest, (BOAT_COUNTS[colour] - p.reserve[colour]) * 8 // BOAT_COUNTS[colour])
    furthest = max(furthest, (13 - count_bits(p.unseen_specialists)) * 8 // 13)
    return min(furthest, PHASES - 1)


def gather_boats(mat: Mat, when: int, base: int, found: Gatherer) -> None:
    for colour in range(5):
        count = mat.boats[colour]
        if count:
            found.mark(base + HAND + (when * 5 + colour) * 5 + min(count, 4))


def gather_tokens(mat: Mat, now: bool, base: int, found: Gatherer) -> None:
    pairs = 0
    kinds = 0
    for count in mat.tokens:
        if count:
            kinds += 1
            pairs += count // 2
    found.mark(base + TOKENS + (28 if now else 0) + min(pairs, 3) * 7 + kinds)


def gather_order(p: Position, seat: int, base: int, found: Gatherer) -> None:
    turns = 0
    lowest = FLEETS
    for place, other in enumerate(p.order):
        if other == seat:
            if place >= p.acting:
                turns += 1
            if place < len(p.fleets_used):
                lowest = min(lowest, p.fleets_used[place])
    found.mark(base + TURNS + min(turns, 2))
    found.mark(base + ORDER + lowest)


def gather_turn(p: Position, base: int, found: Gatherer) -> None:
    found.mark(base + STAGE + p.stage * 2 + (1 if p.power_used else 0))
    if p.fleet >= 0 and not p.power_used:
        found.mark(base + FLEET + p.fleet)
    if p.stage == TRADE_STAGE:
        found.mark(base + TRADES + min(p.trades, 2))
    if p.phase == LOOK:
        found.mark(base + TOPS)
    if p.stage != PLACE_STAGE or p.phase not in (TURN, COLLECTING):
        return
    found.mark(base + PLACED + min(len(p.placed), 5))
    reach = islands_in_reach(p)
    tokens = 0
    for island in reach:
        if p.token_at[island] >= 0:
            tokens += 1
    found.mark(base + REACH + min(tokens, len(p.placed) - len(p.collected), 4))
    if p.phase == TURN:
        gather_building(p, reach, base, found)


def gather_building(p: Position, reach: list[int], base: int, found: Gatherer) -> None:
    hand = p.mat().boats
    best = [0, 0, 0, 0]
    tiles = [p.components.tiles[number] for number in tiles_on_offer(p)]
    for island in reach:
        if not p.empty(island):
            continue
        around = boats_around(p, island)
        for tile in tiles:
            lacking = 0
            for colour in range(5):
                short = tile.cost[colour] - around[colour]
                if short > 0:
                    lacking = 9 if short > hand[colour] else lacking + short
            if lacking < 4 and tile.points > best[lacking]:
                best[lacking] = tile.points
    for lacking in range(4):
        if best[lacking]:
            found.weigh(base + BUILDING + lacking, best[lacking] / POINTS)


FEATURES: Final = YamataiFeatures()
