"""Features of positions and moves of Tokaido Duo."""

from typing import Final, cast

from mypy_extensions import i64

from shima.games.actions import Action
from shima.games.counts import count
from shima.games.game import Move, State
from shima.games.masks import bit
from shima.games.tokaido_duo import score
from shima.games.tokaido_duo.actions.artist import ArtistMove, Give, Paint
from shima.games.tokaido_duo.actions.merchant import Draw, Sell, ToTown
from shima.games.tokaido_duo.actions.pilgrim import TakeCoins, ToStation, VisitGarden, VisitTemple
from shima.games.tokaido_duo.actions.seashore import TakeSpring, TakeWave
from shima.games.tokaido_duo.constants import (
    CHARACTERS,
    COASTAL_TOWNS,
    GARDENS,
    LANDSCAPES,
    MOST_STATIONS,
    NOBODY,
    PAINTINGS,
    REGIONS,
    STATION_KINDS,
    TEMPLES,
    TOWNS,
    WARES,
)
from shima.games.tokaido_duo.game import DuoState
from shima.games.tokaido_duo.phases import RULES
from shima.games.tokaido_duo.shops import price_of, ware_of
from shima.games.tokaido_duo.state import ACT, DRAW_WARES, PHASE_NAMES, TURN_UP, Board, Position
from shima.players.search.features import Collector, Features, at_least, at_most

PHASES: Final = 7

SCORE: Final = 0
FAITH: Final = 1  # temple and garden together
TRADE: Final = FAITH + TEMPLES * GARDENS  # slabs and coins together
CULTURE: Final = TRADE + 70  # paintings given and turned up together
WARES_HELD: Final = CULTURE + 66  # count
SALE: Final = WARES_HELD + 8  # the best sale anywhere
SALE_NEAR: Final = SALE + 14  # the best sale in reach with each number of pips
WAVES: Final = SALE_NEAR + 42
HOT_SPRING: Final = WAVES + 6
TURN: Final = HOT_SPRING + 1  # whose turn it is and which dice are left
LEAD: Final = TURN + 16  # who leads the round and how many dice are left
CAN: Final = LEAD + 8  # what the player can do now
CAN_SELL: Final = CAN + 20
TO_COME: Final = CAN_SELL + 14  # what chance is about to turn up
AHEAD: Final = TO_COME + 14  # the stations ahead of the pilgrim
PATRON: Final = AHEAD + 20  # with how many pips the first painting can be given
COMPANY: Final = PATRON + 9  # figures around the artist
PILGRIM_AT: Final = COMPANY + 6
MERCHANT_AT: Final = PILGRIM_AT + MOST_STATIONS
ARTIST_AT: Final = MERCHANT_AT + TOWNS
WARES_OF: Final = ARTIST_AT + REGIONS  # of each kind
FACE_UP: Final = WARES_OF + 5 * len(WARES)  # the landscapes of the first two paintings
DICE: Final = FACE_UP + 2 * len(LANDSCAPES)  # the pips of the dice left, for the player whose turn it is or the other
PLAYING: Final = DICE + 2 * 5 * len(CHARACTERS)  # the die being played, its pips, and whether the figure has acted
STEP: Final = PLAYING + 2 * 5 * len(CHARACTERS)  # the phase of the rules, and whether the player acts
FREE_WAVES: Final = STEP + 2 * len(PHASE_NAMES)
SIZE: Final = FREE_WAVES + 2 * len(CHARACTERS)

# Features of moves: the move itself, and what its figure can do at the new place.
PLAYER_MOVES: Final = RULES.space.first_chance
TO_KIND: Final = PLAYER_MOVES  # of station
TO_SALE: Final = TO_KIND + len(STATION_KINDS)  # the sale at a coastal town
TO_COMPANY: Final = TO_SALE + 14  # figures in a region
TO_PATRON: Final = TO_COMPANY + 6  # whether the first painting can be given there
MOVE_SIZE: Final = TO_PATRON + 2


class DuoFeatures(Features):
    def __init__(self) -> None:
        self.size = SIZE
        self.phases = PHASES
        self.move_size = MOVE_SIZE
        self.counted = (SCORE,)

    def begin(self, state: State) -> i64:
        return phase_of(cast(DuoState, state))

    def gather(self, state: State, seat: i64, found: Collector) -> None:
        p = cast(DuoState, state)
        board = p.boards[seat]
        found.weigh(SCORE, score.total(p, seat))
        found.mark(FAITH + (board.temple - 1) * GARDENS + board.garden - 1)
        found.mark(TRADE + board.slabs * 10 + at_most(board.coins, 9))
        found.mark(CULTURE + board.given * 6 + at_most(len(board.face_up), 5))
        gather_wares(p, board, found)
        for character in range(len(p.wave_sides)):
            side: i64 = p.wave_sides[character]
            if p.wave_owners[character] == seat:
                found.mark(WAVES + character * 2 + side)
            elif p.wave_owners[character] == NOBODY:
                found.mark(FREE_WAVES + character * 2 + side)
        if p.spring_owner == seat:
            found.mark(HOT_SPRING)
        gather_turn(p, seat, found)
        ring: i64 = len(p.components.stations)
        for steps in range(1, 5):
            kind = p.components.stations[(board.pilgrim + steps) % ring]
            found.mark(AHEAD + (steps - 1) * 5 + kind)
        found.mark(PILGRIM_AT + board.pilgrim)
        found.mark(MERCHANT_AT + board.merchant)
        gather_artist(p, board, seat, found)

    def gather_moves(self, state: State, moves: tuple[Move, ...], found: Collector) -> None:
        p = cast(DuoState, state)
        for move in moves:
            found.mark(move)
            gather_goal(p, RULES.actions[move], found)
            found.close()


def phase_of(p: Position) -> i64:
    """Return the progress of the game: the furthest of all ways to its end, in sixths; then the last round."""
    if p.end:
        return PHASES - 1
    furthest: i64 = 0
    for board in p.boards:
        furthest = at_least(furthest, (board.temple - 1) * 6 // (TEMPLES - 1))
        furthest = at_least(furthest, (board.garden - 1) * 6 // (GARDENS - 1))
        furthest = at_least(furthest, board.slabs)
        furthest = at_least(furthest, board.given * 6 // PAINTINGS)
    return at_most(furthest, PHASES - 2)


def gather_wares(p: Position, board: Board, found: Collector) -> None:
    found.mark(WARES_HELD + at_most(board.ware_count(), 7))
    if not board.wares or not p.shops:
        found.mark(SALE)
        return
    for ware in range(len(WARES)):
        held = count(board.wares, ware)
        if held:
            found.mark(WARES_OF + ware * 5 + at_most(held, 4))
    sales: list[int] = []
    best: i64 = 0
    for tile in p.shops:
        sale = count(board.wares, ware_of(tile)) * price_of(tile)
        sales.append(sale)
        best = at_least(best, sale)
    found.mark(SALE + of_coins(best))
    for pips in range(1, 4):
        best = 0
        for walk in p.components.merchant_walks[board.merchant][pips]:
            if walk.town < COASTAL_TOWNS:
                best = at_least(best, sales[walk.town])
        found.mark(SALE_NEAR + (pips - 1) * 14 + of_coins(best))


def of_coins(coins: i64) -> i64:
    """Return the range of a number of coins, of 14."""
    return at_most((coins + 1) // 2, 13)


def gather_turn(p: Position, seat: i64, found: Collector) -> None:
    has_turn = p.turn == seat
    whose: i64 = 1 if has_turn else 0
    left: i64 = 0
    for character in range(len(CHARACTERS)):
        pips = count(p.dice, character)
        if pips:
            left |= bit(character)
            found.mark(DICE + (whose * 3 + character) * 5 + pips)
    found.mark(TURN + whose * 8 + left)
    found.mark(LEAD + (4 if p.leader == seat else 0) + p.dice_left)
    found.mark(STEP + (len(PHASE_NAMES) if p.actor() == seat else 0) + p.phase)
    if not has_turn:
        return
    if p.character >= 0 and p.phase >= ACT:
        found.mark(PLAYING + ((3 if p.acted else 0) + p.character) * 5 + p.pips)
    if p.phase == DRAW_WARES:
        found.mark(TO_COME + at_most(p.to_reveal, 6))
    elif p.phase == TURN_UP:
        found.mark(TO_COME + 7 + at_most(p.to_reveal, 6))
    elif p.phase == ACT and not p.acted:
        for move in p.moves():
            feature = MOVE_FEATURES[move]
            if feature >= 0:
                found.mark(feature)


def feature_of(action: Action[Position]) -> int:
    """Return the feature of an action at a figure's place; -1 for other actions."""
    if isinstance(action, Sell):
        return CAN_SELL + of_coins(action.coins)
    if isinstance(action, TakeCoins):
        return CAN
    if isinstance(action, VisitTemple):
        return CAN + 1
    if isinstance(action, VisitGarden):
        return CAN + 2
    if isinstance(action, TakeSpring):
        return CAN + 3
    if isinstance(action, TakeWave):
        return CAN + 4
    if isinstance(action, Draw):
        return CAN + 5 + action.count
    if isinstance(action, Paint):
        return CAN + 11 + action.count
    if isinstance(action, Give):
        return CAN + 18
    return -1


MOVE_FEATURES: Final = [feature_of(action) for action in RULES.actions]
"""The features of all moves, by number."""


def gather_artist(p: Position, board: Board, seat: i64, found: Collector) -> None:
    found.mark(ARTIST_AT + board.artist)
    found.mark(COMPANY + at_most(p.others_in(board.artist, seat), 5))
    if not board.face_up:
        found.mark(PATRON + 8)
        return
    wanted: i64 = board.face_up[0]
    found.mark(FACE_UP + wanted)
    if len(board.face_up) > 1:
        found.mark(FACE_UP + len(LANDSCAPES) + board.face_up[1])
    landscapes = p.components.landscapes
    reach: i64 = 0
    for pips in range(1, 4):
        for walk in p.components.artist_walks[board.artist][pips]:
            if landscapes[walk.region] == wanted:
                reach |= bit(pips - 1)
                break
    found.mark(PATRON + reach)


def gather_goal(p: Position, action: Action[Position], found: Collector) -> None:
    """Add what the figure finds at the end of its walk."""
    board = p.boards[p.turn]
    if isinstance(action, ToStation):
        found.mark(TO_KIND + p.components.stations[action.station])
    elif isinstance(action, ToTown):
        if action.town < COASTAL_TOWNS:
            tile: i64 = p.shops[action.town]
            found.mark(TO_SALE + of_coins(count(board.wares, ware_of(tile)) * price_of(tile)))
    elif isinstance(action, ArtistMove):
        found.mark(TO_COMPANY + at_most(p.others_in(action.region, p.turn), 5))
        if board.face_up:
            found.mark(TO_PATRON + (1 if p.components.landscapes[action.region] == board.face_up[0] else 0))


FEATURES: Final = DuoFeatures()
