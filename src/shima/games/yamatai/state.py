"""What a position is."""

from typing import Final

from shima.games.game import Move, State
from shima.games.yamatai.components import (
    BLANKS,
    BOAT_COUNTS,
    BUILDINGS,
    START_COINS,
    TOKENS_OF_EACH,
    Components,
)
from shima.games.yamatai.moves import ISLANDS, KINDS, RIU

# The phases: what the next move is about.
LAY_SPECIALISTS: Final = 0  # nature, Y2.1, Y11.3
LAY_TILES: Final = 1  # nature, Y2.1, Y11.4
LAY_FLEETS: Final = 2  # nature, Y2.1, Y11.6
LAY_TOKENS: Final = 3  # nature, Y2.2
LAY_ORDER: Final = 4  # nature, Y2.4
TURN: Final = 5  # the five actions and the powers between them, Y3.2
ANY_BOAT: Final = 6  # the third boat of fleet 10, Y9.10
COLLECTING: Final = 7  # one token after the other, Y6.5
EXTRA_TOKEN: Final = 8  # Ebisu's, Y10
LOOK: Final = 9  # nature shows the top of the deck, Y9.3
PUT_BACK: Final = 10  # what was looked at, Y9.3
SECOND_TOKEN: Final = 11  # of a switch, Y9.6
SECOND_BOAT: Final = 12  # of a switch, Y9.8
SECOND_REMOVAL: Final = 13  # Y9.7
FINISHED: Final = 14
NATURE_PHASES: Final = (LAY_SPECIALISTS, LAY_TILES, LAY_FLEETS, LAY_TOKENS, LAY_ORDER, LOOK)

# How far a turn has come, Y3.2.
FLEET_STAGE: Final = 0  # a fleet must be taken, Y4.1
TRADE_STAGE: Final = 1  # trade, Y5
PLACE_STAGE: Final = 2  # boats have been placed, Y6.1
DONE_STAGE: Final = 3  # collected or built, Y6.4
MOOR_STAGE: Final = 4  # some boats went aside, others must follow, Y7.1
MOORED_STAGE: Final = 5  # recruiting is left, Y8.1
RECRUITED_STAGE: Final = 6

NOBODY: Final = -1
NOTHING: Final = -1
TORII_BUILDING: Final = 4  # on an island; 0 to 3 are the players' own
PALACE_BUILDING: Final = 5

BUILDINGS_END: Final = 1
BOATS_END: Final = 2
SPECIALISTS_END: Final = 3
TILES_END: Final = 4
ENDINGS: Final = ("", "buildings", "boats", "specialists", "tiles")

HIDDEN: Final = -1  # in place of a tile on the deck that others alone know; it counts as unseen
ROW: Final = 5  # tiles, specialists and fleets that lie face up


# How many tokens there are of each kind, plain and mountain by turns, blanks last, Y1.6.
TOKENS: Final = (*((TOKENS_OF_EACH - 1, 1) * len(KINDS)), BLANKS - 1, 1)


class Mat:
    """What lies before one player. Boats, those put aside and culture tokens are counts by colour and kind."""

    coins: int
    prestige: int
    buildings: int
    specialists: int  # mask
    boats: list[int]  # hand and harbour
    aside: list[int]
    tokens: list[int]
    # These lists are never changed in place, only replaced: copies share them.
    built: list[int]
    reserved: list[int]
    reserved_in: list[int]  # the round of each reservation, Y9.2

    def __init__(self, buildings: int) -> None:
        self.buildings = buildings

    @staticmethod
    def new(buildings: int) -> "Mat":
        """The mat at the start."""  # Y2.3
        mat = Mat(buildings)
        mat.coins = START_COINS
        mat.prestige = 0
        mat.specialists = 0
        mat.boats = [0, 0, 0, 0, 0]
        mat.aside = [0, 0, 0, 0, 0]
        mat.tokens = [0, 0, 0, 0, 0, 0]
        mat.built = []
        mat.reserved = []
        mat.reserved_in = []
        return mat

    def copy(self) -> "Mat":
        twin = Mat(self.buildings)
        twin.coins = self.coins
        twin.prestige = self.prestige
        twin.specialists = self.specialists
        twin.boats = self.boats[:]
        twin.aside = self.aside[:]
        twin.tokens = self.tokens[:]
        twin.built = self.built
        twin.reserved = self.reserved
        twin.reserved_in = self.reserved_in
        return twin

    def has(self, specialist: int) -> bool:
        return bool(self.specialists & 1 << specialist)

    def boat_count(self) -> int:
        boats = self.boats
        return boats[0] + boats[1] + boats[2] + boats[3] + boats[4]

    def harbour(self) -> int:
        """How many boats stay for later turns."""  # Y7.1
        return 3 if self.has(RIU) else 1

    def key(self) -> tuple[object, ...]:
        return (
            self.coins,
            self.prestige,
            self.buildings,
            self.specialists,
            tuple(self.boats),
            tuple(self.aside),
            tuple(self.tokens),
            tuple(self.built),
            tuple(self.reserved),
            tuple(self.reserved_in),
        )


class Position(State):
    """Everything on the table, and whose decision comes next. The rules are in the files named after them."""

    phase: int
    stage: int
    round: int
    acting: int  # index into the order
    turn: int
    end: int
    # The board.
    reserve: list[int]
    boat_at: list[int]
    token_at: list[int]
    building_at: list[int]
    mountains: int  # mask
    sacred: int  # mask
    laid: int  # islands that have their token, during set-up
    tokens_left: tuple[int, ...]  # by kind * 2 + mountain, during set-up
    unseen_tiles: int  # mask
    unseen_specialists: int  # mask
    # All lists from here on are never changed in place, only replaced: copies share them.
    order: list[int]  # seats by their place in this round
    row: list[int]
    top: list[int]  # known tiles on top of the deck, and who knows each
    top_known_by: list[int]
    bottom: list[int]
    bottom_known_by: list[int]
    specialists: list[int]
    coins_on: list[int]
    fleets: list[int]
    fleets_down: list[int]  # masks of fleets shuffled together, in the order of the track
    fleets_used: list[int]  # this round, by place
    # The turn.
    fleet: int
    power_used: bool
    used: int  # mask of the specialists whose power was used this turn
    trades: int  # transactions left
    placed: list[int]  # where this turn's boats lie now, in the order of placing
    collected: list[int]  # islands
    looked: list[int]  # tiles in the player's hand, Y9.3
    to_look: int
    picked: int  # the first island or spot of a switch
    offered: tuple[Move, ...] | None  # the legal moves, once somebody asked

    def __init__(self, components: Components, mats: list[Mat], drawn_order: bool) -> None:
        self.components = components
        self.mats = mats
        self.drawn_order = drawn_order  # with 2 players, places 3 and 4 are drawn on their own, Y2.4

    def clear_table(self) -> None:
        """The position before nature's first move."""
        self.phase = LAY_SPECIALISTS
        self.stage = FLEET_STAGE
        self.round = 0
        self.acting = 0
        self.turn = NOBODY
        self.end = 0
        self.reserve = list(BOAT_COUNTS)
        self.boat_at = [NOTHING] * self.components.board.spots
        self.token_at = [NOTHING] * ISLANDS
        self.building_at = [NOTHING] * ISLANDS
        self.mountains = 0
        self.sacred = 0
        self.laid = 0
        self.tokens_left = TOKENS
        self.unseen_tiles = (1 << len(self.components.tiles)) - 1
        self.unseen_specialists = (1 << len(self.components.specialist_points)) - 1
        self.order = []
        self.row = []
        self.top = []
        self.top_known_by = []
        self.bottom = []
        self.bottom_known_by = []
        self.specialists = []
        self.coins_on = []
        self.fleets = []
        self.fleets_down = [(1 << 10) - 1]
        self.fleets_used = []
        self.fleet = NOTHING
        self.power_used = False
        self.used = 0
        self.trades = 0
        self.placed = []
        self.collected = []
        self.looked = []
        self.to_look = 0
        self.picked = NOTHING
        self.offered = None

    def copy_to(self, twin: "Position") -> None:
        """All but the mats and the components, which the twin was made with."""
        twin.phase = self.phase
        twin.stage = self.stage
        twin.round = self.round
        twin.acting = self.acting
        twin.turn = self.turn
        twin.end = self.end
        twin.reserve = self.reserve[:]
        twin.boat_at = self.boat_at[:]
        twin.token_at = self.token_at[:]
        twin.building_at = self.building_at[:]
        twin.mountains = self.mountains
        twin.sacred = self.sacred
        twin.laid = self.laid
        twin.tokens_left = self.tokens_left
        twin.unseen_tiles = self.unseen_tiles
        twin.unseen_specialists = self.unseen_specialists
        twin.order = self.order
        twin.row = self.row
        twin.top = self.top
        twin.top_known_by = self.top_known_by
        twin.bottom = self.bottom
        twin.bottom_known_by = self.bottom_known_by
        twin.specialists = self.specialists
        twin.coins_on = self.coins_on
        twin.fleets = self.fleets
        twin.fleets_down = self.fleets_down
        twin.fleets_used = self.fleets_used
        twin.fleet = self.fleet
        twin.power_used = self.power_used
        twin.used = self.used
        twin.trades = self.trades
        twin.placed = self.placed
        twin.collected = self.collected
        twin.looked = self.looked
        twin.to_look = self.to_look
        twin.picked = self.picked
        twin.offered = self.offered

    def key(self) -> tuple[object, ...]:
        return (
            self.drawn_order,
            self.phase,
            self.stage,
            self.round,
            tuple(self.order),
            self.acting,
            self.turn,
            self.end,
            tuple(self.reserve),
            tuple(self.boat_at),
            tuple(self.token_at),
            self.laid,
            self.tokens_left,
            self.mountains,
            tuple(self.building_at),
            self.sacred,
            tuple(self.row),
            self.unseen_tiles,
            tuple(self.top),
            tuple(self.top_known_by),
            tuple(self.bottom),
            tuple(self.bottom_known_by),
            tuple(self.specialists),
            tuple(self.coins_on),
            self.unseen_specialists,
            tuple(self.fleets),
            tuple(self.fleets_down),
            tuple(self.fleets_used),
            self.fleet,
            self.power_used,
            self.used,
            self.trades,
            tuple(self.placed),
            tuple(self.collected),
            tuple(self.looked),
            self.to_look,
            self.picked,
            *[mat.key() for mat in self.mats],
        )

    def players(self) -> int:
        return len(self.mats)

    def buildings_each(self) -> int:
        return BUILDINGS[len(self.mats)]

    def mat(self) -> Mat:
        """The mat of the player whose turn it is."""
        return self.mats[self.turn]

    def empty(self, island: int) -> bool:
        """No token, no building, no Sacred Ground."""  # Y6.7
        return self.token_at[island] < 0 and self.building_at[island] < 0 and not self.sacred & 1 << island

    def middle(self) -> int:
        """How many tiles of the deck lie where nobody has put them."""
        return count_bits(self.unseen_tiles) - self.top.count(HIDDEN) - self.bottom.count(HIDDEN)

    def deck_size(self) -> int:
        return len(self.top) + self.middle() + len(self.bottom)

    def owner_of(self, specialist: int) -> int:
        """Who has the specialist, or NOBODY."""
        for seat, mat in enumerate(self.mats):
            if mat.has(specialist):
                return seat
        return NOBODY


def count_bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def bits(mask: int) -> list[int]:
    """The numbers whose bits are set, ascending."""
    found: list[int] = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found
