"""Features of positions of Yamataï."""

from typing import Final, cast

from mypy_extensions import i64

from shima.games.counts import Counts, count, covers, lacking, one, total
from shima.games.game import Move, State
from shima.games.masks import count_bits, has_bit, lowest_bit, without_lowest
from shima.games.yamatai import score
from shima.games.yamatai.actions.build import tiles_on_offer
from shima.games.yamatai.constants import BOAT_COUNTS, BUILDINGS, COLOURS, FLEETS, KINDS, SPECIALISTS_IN_RULEBOOK
from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.state import (
    COLLECTING,
    DONE_STAGE,
    FLEET_STAGE,
    LOOK,
    PLACE_STAGE,
    RECRUITED_STAGE,
    TRADE_STAGE,
    TURN,
    Mat,
    Position,
)
from shima.players.search.features import Collector, Features, at_least, at_most
from shima.players.yamatai.move_features import MOVE_SIZE, gather_moves
from shima.players.yamatai.openings import MOST_MISSING, Openings

PHASES: Final = 8
MOST_POINTS: Final = 13
"""Of a building. More count as this many."""
TURNS_KNOWN: Final = 4

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
TOPS: Final = BUILDING + 4 * (MOST_POINTS + 1)
PURSE: Final = TOPS + 1  # coins
TOKENS_OF: Final = PURSE + 12  # of each kind
NEXT: Final = TOKENS_OF + 3 * len(KINDS)  # how many turns until the player acts again in this round
MEANS: Final = NEXT + TURNS_KNOWN + 1  # the best building that the boats in hand complete
WITH_FLEET: Final = MEANS + MOST_POINTS + 1  # the same with the best fleet, for each coming turn
MISSING: Final = WITH_FLEET + TURNS_KNOWN * (MOST_POINTS + 1)  # boats missing for a building with many points
FLEETS_UP: Final = MISSING + 4 * (MOST_MISSING + 2)  # face up, for the player whose turn it is
SHOWN: Final = FLEETS_UP + FLEETS  # specialists on display
GROUPS: Final = SHOWN + SPECIALISTS_IN_RULEBOOK  # neighbouring islands of own buildings that are free
RESERVE: Final = GROUPS + 9  # the reserve of the rarest boat
SIZE: Final = RESERVE + 5

POINTS_ASKED: Final = (3, 5, 7, 10)


class YamataiFeatures(Features):
    def __init__(self) -> None:
        self.size = SIZE
        self.phases = PHASES
        self.move_size = MOVE_SIZE
        self.counted = (SCORE, COINS)
        self._openings = Openings()

    def begin(self, state: State) -> i64:
        p = cast(YamataiState, state)
        self._openings.find(p)
        return phase_of(p)

    def gather(self, state: State, seat: i64, found: Collector) -> None:
        p = cast(YamataiState, state)
        mat = p.mats[seat]
        found.weigh(SCORE, at_least(score.total(p, seat), 0))
        found.weigh(COINS, mat.coins)
        found.mark(PURSE + at_most(mat.coins, 11))
        found.mark(LEFT + mat.buildings)
        acting = p.turn == seat and p.phase >= TURN
        gather_boats(mat, 0 if not acting or p.stage > DONE_STAGE else 1 if p.stage <= PLACE_STAGE else 2, found)
        gather_tokens(mat, acting and p.stage < RECRUITED_STAGE, found)
        found.mark(ASIDE + at_most(total(mat.aside), 7))
        hired = mat.specialists
        while hired:
            number = lowest_bit(hired)
            if number < SPECIALISTS_IN_RULEBOOK:
                found.mark(SPECIALIST + number)
            hired = without_lowest(hired)
        found.mark(PRESTIGE + at_most(mat.prestige, 5))
        found.mark(RESERVED + at_most(len(mat.reserved), 3))
        gather_groups(p, seat, found)
        self._gather_order(p, seat, mat, found)
        if acting:
            self._gather_table(p, found)
            gather_turn(p, found)

    def _gather_order(self, p: Position, seat: i64, mat: Mat, found: Collector) -> None:
        """Add when the seat acts, and what it can build then."""
        openings = self._openings
        found.mark(MEANS + at_most(openings.best(mat.boats), MOST_POINTS))
        turns: i64 = 0
        lowest: i64 = FLEETS
        next_turn: i64 = TURNS_KNOWN
        for place, other in enumerate(p.order):
            if other == seat:
                if place >= p.acting:
                    turns += 1
                    ahead = place - p.acting
                    if ahead < next_turn and (ahead or p.stage == FLEET_STAGE):
                        next_turn = ahead
                if place < len(p.fleets_used):
                    lowest = at_most(p.fleets_used[place], lowest)
        found.mark(TURNS + at_most(turns, 2))
        found.mark(ORDER + lowest)
        found.mark(NEXT + next_turn)
        if next_turn < TURNS_KNOWN:
            most: i64 = 0
            for fleet in p.fleets:
                most = at_least(most, openings.best(boats_with(p, mat.boats, fleet)))
            found.mark(WITH_FLEET + next_turn * (MOST_POINTS + 1) + at_most(most, MOST_POINTS))

    def _gather_table(self, p: Position, found: Collector) -> None:
        """Add what lies on the table, for the player whose turn it is."""
        for asked in range(len(POINTS_ASKED)):
            short = self._openings.fewest_missing(POINTS_ASKED[asked])
            found.mark(MISSING + asked * (MOST_MISSING + 2) + short)
        for fleet in p.fleets:
            found.mark(FLEETS_UP + p.components.fleets[fleet].kind)
        for number in p.specialists:
            if number < SPECIALISTS_IN_RULEBOOK:
                found.mark(SHOWN + number)
        fewest: i64 = 4
        for colour in range(len(COLOURS)):
            fewest = at_most(fewest, count(p.reserve, colour))
        found.mark(RESERVE + fewest)

    def gather_moves(self, state: State, moves: tuple[Move, ...], found: Collector) -> None:
        gather_moves(cast(YamataiState, state), self._openings, moves, found)


def boats_with(p: Position, boats: Counts, fleet: i64) -> Counts:
    """Return the boats with those of a fleet, without the one of any colour."""
    for colour in p.components.fleets[fleet].colours:
        boats += one(colour)
    return boats


def phase_of(p: Position) -> i64:
    """Return the progress of the game: the furthest of all ways to its end, in eighths."""
    built: i64 = BUILDINGS[len(p.mats)]
    fewest = built
    for mat in p.mats:
        fewest = at_most(mat.buildings, fewest)
    furthest = (built - fewest) * PHASES // built
    for colour in range(len(COLOURS)):
        all_boats: i64 = BOAT_COUNTS[colour]
        furthest = at_least(furthest, (all_boats - count(p.reserve, colour)) * PHASES // all_boats)
    furthest = at_least(furthest, (13 - count_bits(p.unseen_specialists)) * PHASES // 13)
    return at_most(furthest, PHASES - 1)


def gather_boats(mat: Mat, when: i64, found: Collector) -> None:
    for colour in range(len(COLOURS)):
        held = count(mat.boats, colour)
        if held:
            found.mark(HAND + (when * 5 + colour) * 5 + at_most(held, 4))


def gather_tokens(mat: Mat, now: bool, found: Collector) -> None:
    pairs: i64 = 0
    kinds: i64 = 0
    for kind in range(len(KINDS)):
        held = count(mat.tokens, kind)
        if held:
            kinds += 1
            pairs += held >> 1
            found.mark(TOKENS_OF + kind * 3 + at_most(held, 3) - 1)
    found.mark(TOKENS + (28 if now else 0) + at_most(pairs, 3) * 7 + kinds)


def gather_groups(p: Position, seat: i64, found: Collector) -> None:
    """Add how many empty islands are next to the seat's own buildings, where a building earns coins."""
    own = p.building_at.where(seat)
    empty = p.empty_islands()
    near: i64 = 0
    while own:
        for island in p.components.board.neighbours[lowest_bit(own)]:
            if has_bit(empty, island):
                near += 1
        own = without_lowest(own)
    found.mark(GROUPS + at_most(near, 8))


def gather_turn(p: Position, found: Collector) -> None:
    found.mark(STAGE + p.stage * 2 + (1 if p.power_used else 0))
    if p.fleet >= 0 and not p.power_used:
        found.mark(FLEET + p.components.fleets[p.fleet].kind)
    if p.stage == TRADE_STAGE:
        found.mark(TRADES + at_most(p.trades, 2))
    if p.phase == LOOK:
        found.mark(TOPS)
    if p.stage != PLACE_STAGE or p.phase not in (TURN, COLLECTING):
        return
    found.mark(PLACED + at_most(len(p.placed), 5))
    reach = p.islands_in_reach()
    tokens: i64 = 0
    for island in reach:
        if p.token_at[island] >= 0:
            tokens += 1
    found.mark(REACH + at_most(at_most(tokens, len(p.placed) - len(p.collected)), 4))
    if p.phase == TURN:
        gather_building(p, reach, found)


def gather_building(p: Position, reach: list[int], found: Collector) -> None:
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
            found.mark(BUILDING + short * (MOST_POINTS + 1) + at_most(best[short], MOST_POINTS))


FEATURES: Final = YamataiFeatures()
