"""Features of positions of Tokaido Duo."""

from typing import Final, cast

from mypy_extensions import i64

from shima.games.actions import Action
from shima.games.counts import count
from shima.games.game import State
from shima.games.masks import bit
from shima.games.tokaido_duo import score
from shima.games.tokaido_duo.actions.artist import Give, Paint
from shima.games.tokaido_duo.actions.merchant import Draw, Sell
from shima.games.tokaido_duo.actions.pilgrim import TakeCoins, VisitGarden, VisitTemple
from shima.games.tokaido_duo.actions.seashore import TakeSpring, TakeWave
from shima.games.tokaido_duo.constants import CHARACTERS, COASTAL_TOWNS, GARDENS, PAINTINGS, TEMPLES
from shima.games.tokaido_duo.game import DuoState
from shima.games.tokaido_duo.phases import RULES
from shima.games.tokaido_duo.shops import price_of, ware_of
from shima.games.tokaido_duo.state import ACT, DRAW_WARES, TURN_UP, Board, Position
from shima.players.search.features import Features, Gatherer, at_least, at_most

PHASES: Final = 7

SCORE: Final = 0
FAITH: Final = 1  # temple and garden together
TRADE: Final = FAITH + TEMPLES * GARDENS  # slabs and coins together
CULTURE: Final = TRADE + 70  # paintings given and turned up together
WARES: Final = CULTURE + 66  # count
SALE: Final = WARES + 8  # the best sale anywhere
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
SIZE: Final = COMPANY + 6

POINTS: Final = 20.0


class DuoFeatures(Features):
    def __init__(self) -> None:
        self.size = SIZE
        self.phases = PHASES

    def gather(self, state: State, seat: int, found: Gatherer) -> None:
        p = cast(DuoState, state)
        board = p.boards[seat]
        base = phase_of(p) * SIZE
        found.weigh(base + SCORE, int(score.total(p, seat)) / POINTS)
        found.mark(base + FAITH + (board.temple - 1) * GARDENS + board.garden - 1)
        found.mark(base + TRADE + board.slabs * 10 + at_most(board.coins, 9))
        found.mark(base + CULTURE + board.given * 6 + at_most(len(board.face_up), 5))
        found.mark(base + WARES + at_most(board.ware_count(), 7))
        gather_sales(p, board, base, found)
        for character in range(3):
            if p.wave_owners[character] == seat:
                found.mark(base + WAVES + character * 2 + p.wave_sides[character])
        if p.spring_owner == seat:
            found.mark(base + HOT_SPRING)
        gather_turn(p, seat, base, found)
        ring: i64 = len(p.components.stations)
        for steps in range(1, 5):
            kind = p.components.stations[(board.pilgrim + steps) % ring]
            found.mark(base + AHEAD + (steps - 1) * 5 + kind)
        gather_artist(p, board, seat, base, found)


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


def gather_sales(p: Position, board: Board, base: i64, found: Gatherer) -> None:
    if not board.ware_count() or not p.shops:
        found.mark(base + SALE)
        return
    sales: list[int] = []
    best: i64 = 0
    for tile in p.shops:
        sale = count(board.wares, ware_of(tile)) * price_of(tile)
        sales.append(sale)
        best = at_least(best, sale)
    found.mark(base + SALE + at_most((best + 1) // 2, 13))
    for pips in range(1, 4):
        best = 0
        for walk in p.components.merchant_walks[board.merchant][pips]:
            if walk.town < COASTAL_TOWNS:
                best = at_least(best, sales[walk.town])
        found.mark(base + SALE_NEAR + (pips - 1) * 14 + at_most((best + 1) // 2, 13))


def gather_turn(p: Position, seat: i64, base: i64, found: Gatherer) -> None:
    left: i64 = 0
    for character in range(len(CHARACTERS)):
        if count(p.dice, character):
            left |= bit(character)
    found.mark(base + TURN + (8 if p.turn == seat else 0) + left)
    found.mark(base + LEAD + (4 if p.leader == seat else 0) + p.dice_left)
    if p.turn != seat:
        return
    if p.phase == DRAW_WARES:
        found.mark(base + TO_COME + at_most(p.to_reveal, 6))
    elif p.phase == TURN_UP:
        found.mark(base + TO_COME + 7 + at_most(p.to_reveal, 6))
    elif p.phase == ACT and not p.acted:
        for move in p.moves():
            feature = MOVE_FEATURES[move]
            if feature >= 0:
                found.mark(base + feature)


def feature_of(action: Action[Position]) -> int:
    """Return the feature of an action at a figure's place; -1 for other actions."""
    if isinstance(action, Sell):
        return CAN_SELL + at_most((action.coins + 1) // 2, 13)
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


def gather_artist(p: Position, board: Board, seat: i64, base: i64, found: Gatherer) -> None:
    found.mark(base + COMPANY + at_most(p.others_in(board.artist, seat), 5))
    if not board.face_up:
        found.mark(base + PATRON + 8)
        return
    wanted = board.face_up[0]
    landscapes = p.components.landscapes
    reach: i64 = 0
    for pips in range(1, 4):
        for walk in p.components.artist_walks[board.artist][pips]:
            if landscapes[walk.region] == wanted:
                reach |= bit(pips - 1)
                break
    found.mark(base + PATRON + reach)


FEATURES: Final = DuoFeatures()
