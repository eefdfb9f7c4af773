"""The data of a position."""

from typing import Annotated, Final, Literal, get_args

from mypy_extensions import i64
from typing_extensions import TypeAliasType

from shima.games.counts import Counts, count, one, pack, total, unpack
from shima.games.layout import EMPTY, Layout
from shima.games.masks import bit, count_bits, has_bit
from shima.games.phases import Constant, RuleState
from shima.games.yamatai.components import Components
from shima.games.yamatai.constants import (
    ALL_FLEETS,
    ALL_ISLANDS,
    ALL_SPECIALISTS,
    ALL_TILES,
    BLANK,
    BOAT_COUNTS,
    BUILDINGS,
    FLEETS,
    ISLANDS,
    MOST_BOATS,
    MOST_BUILDINGS,
    MOST_PLACES,
    MOST_SPECIALISTS,
    MOST_SPOTS,
    SEATS,
    START_COINS,
    TILES,
    TILES_END,
    TOKENS,
    TOKENS_OF_EACH,
)
from shima.games.yamatai.rulebooks import ENGLISH, RULEBOOKS, Rulebook

# The phases, by what the next move is about.
LAY_SPECIALISTS: Final = 0  # Y2.1, Y11.3
LAY_TILES: Final = 1  # Y2.1, Y11.4
LAY_FLEETS: Final = 2  # Y2.1, Y11.6
LAY_TOKENS: Final = 3  # Y2.2
LAY_ORDER: Final = 4  # Y2.4
TURN: Final = 5  # the five actions and the fleets' and specialists' powers, Y3.2
ANY_BOAT: Final = 6  # the third boat of fleet 10, Y9.10
COLLECTING: Final = 7  # one token after another, Y6.5
EXTRA_TOKEN: Final = 8  # Ebisu's, Y10
LOOK: Final = 9  # chance shows the top of the deck, Y9.3
PUT_BACK: Final = 10  # what was looked at, Y9.3
SECOND_TOKEN: Final = 11  # of a switch, Y9.6
SECOND_BOAT: Final = 12  # of a switch, Y9.8
SECOND_REMOVAL: Final = 13  # Y9.7
FINISHED: Final = 14
YamataiPhase = TypeAliasType(
    "YamataiPhase",
    Literal[
        "specialists",
        "tiles",
        "fleets",
        "tokens",
        "order",
        "turn",
        "any-boat",
        "collect",
        "extra-token",
        "look",
        "put-back",
        "second-token",
        "second-boat",
        "second-removal",
        "over",
    ],
)
PHASE_NAMES: Final[tuple[YamataiPhase, ...]] = get_args(YamataiPhase.__value__)

# The stages of a turn, Y3.2.
FLEET_STAGE: Final = 0  # a fleet must be taken, Y4.1
TRADE_STAGE: Final = 1  # trade, Y5
PLACE_STAGE: Final = 2  # boats have been placed, Y6.1
DONE_STAGE: Final = 3  # collected or built, Y6.4
MOOR_STAGE: Final = 4  # some boats are aside, more must follow, Y7.1
MOORED_STAGE: Final = 5  # recruiting is left, Y8.1
RECRUITED_STAGE: Final = 6
YamataiStage = TypeAliasType("YamataiStage", Literal["fleet", "trade", "place", "done", "moor", "moored", "recruited"])
STAGE_NAMES: Final[tuple[YamataiStage, ...]] = get_args(YamataiStage.__value__)

NOBODY: Final = -1
NOTHING: Final = -1
TORII_BUILDING: Final = 4  # on an island; 0 to 3 are the players' own
PALACE_BUILDING: Final = 5
HIDDEN: Final = -1  # replaces a tile on the deck that only others know; it counts as unseen

RulebookNumber = Annotated[i64, 0, 3]
PhaseNumber = Annotated[i64, LAY_SPECIALISTS, FINISHED]
Stage = Annotated[i64, FLEET_STAGE, RECRUITED_STAGE]
Number = Annotated[i64, 0, 9999]
Place = Annotated[i64, 0, MOST_PLACES]
Seat = Annotated[i64, NOBODY, SEATS - 1]
Seats = Annotated[tuple[int, ...], 0, SEATS - 1]
Ending = Annotated[i64, 0, TILES_END]
Boats = Annotated[Counts, 5, MOST_BOATS]
BoatsAt = Annotated[Layout, NOTHING, 4]
Tokens = Annotated[Counts, 6, TOKENS_OF_EACH]
TokensAt = Annotated[Layout, NOTHING, BLANK - 1]
TokensLeft = Annotated[tuple[int, ...], 0, TOKENS_OF_EACH - 1]
Buildings = Annotated[i64, 0, MOST_BUILDINGS]
BuildingsAt = Annotated[Layout, NOTHING, PALACE_BUILDING]
IslandNumber = Annotated[i64, 0, ISLANDS]
IslandMask = Annotated[i64, 0, ALL_ISLANDS]
Islands = Annotated[tuple[int, ...], 0, ISLANDS - 1]
Spots = Annotated[tuple[int, ...], 0, MOST_SPOTS - 1]
Picked = Annotated[i64, NOTHING, MOST_SPOTS - 1]
Tiles = Annotated[tuple[int, ...], 0, TILES - 1]
DeckTiles = Annotated[tuple[int, ...], HIDDEN, TILES - 1]
TileMask = Annotated[i64, 0, ALL_TILES]
Specialists = Annotated[tuple[int, ...], 0, MOST_SPECIALISTS - 1]
SpecialistMask = Annotated[i64, 0, ALL_SPECIALISTS]
Numbers = Annotated[tuple[int, ...], 0, 9999]
Fleet = Annotated[i64, NOTHING, FLEETS - 1]
Fleets = Annotated[tuple[int, ...], 0, FLEETS - 1]
FleetMasks = Annotated[tuple[int, ...], 0, ALL_FLEETS]
Trades = Annotated[i64, 0, 2]
ToLook = Annotated[i64, 0, 3]


class Mat:
    """One player's mat."""

    coins: Number = START_COINS  # Y2.3
    prestige: Number = 0
    buildings: Buildings = 0  # left to build
    specialists: SpecialistMask = 0
    boats: Boats = 0  # hand and harbour
    aside: Boats = 0
    tokens: Tokens = 0
    built: Tiles = ()
    reserved: Tiles = ()
    reserved_in: Numbers = ()  # the round of each reservation, Y9.2

    # Written by `make fields` from the fields above.
    def copy_to(self, twin: "Mat") -> None:
        twin.coins = self.coins
        twin.prestige = self.prestige
        twin.buildings = self.buildings
        twin.specialists = self.specialists
        twin.boats = self.boats
        twin.aside = self.aside
        twin.tokens = self.tokens
        twin.built = self.built
        twin.reserved = self.reserved
        twin.reserved_in = self.reserved_in

    def key(self) -> tuple[object, ...]:
        return (
            self.coins,
            self.prestige,
            self.buildings,
            self.specialists,
            unpack(self.boats, 5),
            unpack(self.aside, 5),
            unpack(self.tokens, 6),
            self.built,
            self.reserved,
            self.reserved_in,
        )

    def out_of_range(self) -> list[str]:
        """The fields whose values are outside their declared ranges."""
        found: list[str] = []
        if not 0 <= self.coins <= 9999:
            found.append("coins")
        if not 0 <= self.prestige <= 9999:
            found.append("prestige")
        if not 0 <= self.buildings <= MOST_BUILDINGS:
            found.append("buildings")
        if not 0 <= self.specialists <= ALL_SPECIALISTS:
            found.append("specialists")
        if max(unpack(self.boats, 5)) > MOST_BOATS or self.boats >> 8 * 5:
            found.append("boats")
        if max(unpack(self.aside, 5)) > MOST_BOATS or self.aside >> 8 * 5:
            found.append("aside")
        if max(unpack(self.tokens, 6)) > TOKENS_OF_EACH or self.tokens >> 8 * 6:
            found.append("tokens")
        if any(not 0 <= each <= TILES - 1 for each in self.built):
            found.append("built")
        if any(not 0 <= each <= TILES - 1 for each in self.reserved):
            found.append("reserved")
        if any(not 0 <= each <= 9999 for each in self.reserved_in):
            found.append("reserved_in")
        return found

    # End of what `make fields` writes.

    def copy(self) -> "Mat":
        twin = Mat()
        self.copy_to(twin)
        return twin

    def boat_count(self) -> i64:
        return total(self.boats)


class Position(RuleState):
    """Everything on the table, and the phase. The rules are in `phases` and `actions`."""

    components: Constant[Components]
    rulebook: RulebookNumber = ENGLISH
    phase: PhaseNumber = LAY_SPECIALISTS
    stage: Stage = FLEET_STAGE
    round: Number = 0
    order: Seats = ()  # by place in this round
    acting: Place = 0  # index into the order
    turn: Seat = NOBODY
    end: Ending = 0
    reserve: Boats = 0
    boat_at: BoatsAt
    token_at: TokensAt
    laid: IslandNumber = 0  # number of islands with their token, during setup
    tokens_left: TokensLeft = TOKENS  # by kind * 2 + mountain, during setup
    mountains: IslandMask = 0
    building_at: BuildingsAt
    sacred: IslandMask = 0
    row: Tiles = ()
    unseen_tiles: TileMask = ALL_TILES
    top: DeckTiles = ()  # known tiles on top of the deck, and who knows each
    top_known_by: Seats = ()
    bottom: DeckTiles = ()
    bottom_known_by: Seats = ()
    specialists: Specialists = ()  # on display
    coins_on: Numbers = ()
    unseen_specialists: SpecialistMask = 0
    fleets: Fleets = ()
    fleets_down: FleetMasks = (ALL_FLEETS,)  # bitmasks of fleets shuffled together, in the order of the track
    fleets_used: Fleets = ()  # this round, by place
    fleet: Fleet = NOTHING  # of this turn, like all fields below
    power_used: bool = False
    used: SpecialistMask = 0  # bitmask of specialists whose power was used
    trades: Trades = 0  # transactions left
    fresh: Boats = 0  # the player's boats that cannot be exchanged, Y10
    placed: Spots = ()  # current spots of the turn's boats, in the order of placing
    collected: Islands = ()
    looked: Tiles = ()  # in the player's hand, Y9.3
    to_look: ToLook = 0
    picked: Picked = NOTHING  # the first island or spot of a switch
    mats: list[Mat]

    # Written by `make fields` from the fields above.
    def copy_to(self, twin: "Position") -> None:
        twin.components = self.components
        twin.rulebook = self.rulebook
        twin.phase = self.phase
        twin.stage = self.stage
        twin.round = self.round
        twin.order = self.order
        twin.acting = self.acting
        twin.turn = self.turn
        twin.end = self.end
        twin.reserve = self.reserve
        twin.boat_at = self.boat_at
        twin.token_at = self.token_at
        twin.laid = self.laid
        twin.tokens_left = self.tokens_left
        twin.mountains = self.mountains
        twin.building_at = self.building_at
        twin.sacred = self.sacred
        twin.row = self.row
        twin.unseen_tiles = self.unseen_tiles
        twin.top = self.top
        twin.top_known_by = self.top_known_by
        twin.bottom = self.bottom
        twin.bottom_known_by = self.bottom_known_by
        twin.specialists = self.specialists
        twin.coins_on = self.coins_on
        twin.unseen_specialists = self.unseen_specialists
        twin.fleets = self.fleets
        twin.fleets_down = self.fleets_down
        twin.fleets_used = self.fleets_used
        twin.fleet = self.fleet
        twin.power_used = self.power_used
        twin.used = self.used
        twin.trades = self.trades
        twin.fresh = self.fresh
        twin.placed = self.placed
        twin.collected = self.collected
        twin.looked = self.looked
        twin.to_look = self.to_look
        twin.picked = self.picked
        twin.mats = [each.copy() for each in self.mats]

    def key(self) -> tuple[object, ...]:
        return (
            self.rulebook,
            self.phase,
            self.stage,
            self.round,
            self.order,
            self.acting,
            self.turn,
            self.end,
            unpack(self.reserve, 5),
            self.boat_at.key(),
            self.token_at.key(),
            self.laid,
            self.tokens_left,
            self.mountains,
            self.building_at.key(),
            self.sacred,
            self.row,
            self.unseen_tiles,
            self.top,
            self.top_known_by,
            self.bottom,
            self.bottom_known_by,
            self.specialists,
            self.coins_on,
            self.unseen_specialists,
            self.fleets,
            self.fleets_down,
            self.fleets_used,
            self.fleet,
            self.power_used,
            self.used,
            self.trades,
            unpack(self.fresh, 5),
            self.placed,
            self.collected,
            self.looked,
            self.to_look,
            self.picked,
            *[each.key() for each in self.mats],
        )

    def out_of_range(self) -> list[str]:
        """The fields whose values are outside their declared ranges."""
        found: list[str] = []
        if not 0 <= self.rulebook <= 3:
            found.append("rulebook")
        if not LAY_SPECIALISTS <= self.phase <= FINISHED:
            found.append("phase")
        if not FLEET_STAGE <= self.stage <= RECRUITED_STAGE:
            found.append("stage")
        if not 0 <= self.round <= 9999:
            found.append("round")
        if any(not 0 <= each <= SEATS - 1 for each in self.order):
            found.append("order")
        if not 0 <= self.acting <= MOST_PLACES:
            found.append("acting")
        if not NOBODY <= self.turn <= SEATS - 1:
            found.append("turn")
        if not 0 <= self.end <= TILES_END:
            found.append("end")
        if max(unpack(self.reserve, 5)) > MOST_BOATS or self.reserve >> 8 * 5:
            found.append("reserve")
        if any(not NOTHING <= each <= 4 for each in self.boat_at.key()):
            found.append("boat_at")
        if any(not NOTHING <= each <= BLANK - 1 for each in self.token_at.key()):
            found.append("token_at")
        if not 0 <= self.laid <= ISLANDS:
            found.append("laid")
        if any(not 0 <= each <= TOKENS_OF_EACH - 1 for each in self.tokens_left):
            found.append("tokens_left")
        if not 0 <= self.mountains <= ALL_ISLANDS:
            found.append("mountains")
        if any(not NOTHING <= each <= PALACE_BUILDING for each in self.building_at.key()):
            found.append("building_at")
        if not 0 <= self.sacred <= ALL_ISLANDS:
            found.append("sacred")
        if any(not 0 <= each <= TILES - 1 for each in self.row):
            found.append("row")
        if not 0 <= self.unseen_tiles <= ALL_TILES:
            found.append("unseen_tiles")
        if any(not HIDDEN <= each <= TILES - 1 for each in self.top):
            found.append("top")
        if any(not 0 <= each <= SEATS - 1 for each in self.top_known_by):
            found.append("top_known_by")
        if any(not HIDDEN <= each <= TILES - 1 for each in self.bottom):
            found.append("bottom")
        if any(not 0 <= each <= SEATS - 1 for each in self.bottom_known_by):
            found.append("bottom_known_by")
        if any(not 0 <= each <= MOST_SPECIALISTS - 1 for each in self.specialists):
            found.append("specialists")
        if any(not 0 <= each <= 9999 for each in self.coins_on):
            found.append("coins_on")
        if not 0 <= self.unseen_specialists <= ALL_SPECIALISTS:
            found.append("unseen_specialists")
        if any(not 0 <= each <= FLEETS - 1 for each in self.fleets):
            found.append("fleets")
        if any(not 0 <= each <= ALL_FLEETS for each in self.fleets_down):
            found.append("fleets_down")
        if any(not 0 <= each <= FLEETS - 1 for each in self.fleets_used):
            found.append("fleets_used")
        if not NOTHING <= self.fleet <= FLEETS - 1:
            found.append("fleet")
        if not 0 <= self.used <= ALL_SPECIALISTS:
            found.append("used")
        if not 0 <= self.trades <= 2:
            found.append("trades")
        if max(unpack(self.fresh, 5)) > MOST_BOATS or self.fresh >> 8 * 5:
            found.append("fresh")
        if any(not 0 <= each <= MOST_SPOTS - 1 for each in self.placed):
            found.append("placed")
        if any(not 0 <= each <= ISLANDS - 1 for each in self.collected):
            found.append("collected")
        if any(not 0 <= each <= TILES - 1 for each in self.looked):
            found.append("looked")
        if not 0 <= self.to_look <= 3:
            found.append("to_look")
        if not NOTHING <= self.picked <= MOST_SPOTS - 1:
            found.append("picked")
        for each in self.mats:
            found.extend(each.out_of_range())
        return found

    # End of what `make fields` writes.

    def __init__(self, components: Components) -> None:
        self.components = components

    def lay_out(self, players: int, rulebook: i64) -> None:
        """Set up the position before the first outcome of chance."""
        self.rulebook = rulebook
        self.mats = [Mat() for _ in range(players)]
        for mat in self.mats:
            mat.buildings = BUILDINGS[players]  # Y1.2
        self.reserve = pack(BOAT_COUNTS)
        self.boat_at = Layout(self.components.board.spots)
        self.token_at = Layout(ISLANDS)
        self.building_at = Layout(ISLANDS)
        self.unseen_specialists = self.components.specialists

    def book(self) -> Rulebook:
        return RULEBOOKS[self.rulebook]

    def players(self) -> int:
        return len(self.mats)

    def places(self) -> i64:
        """Return the number of turns per round."""  # Y3.1
        players: i64 = len(self.mats)
        return MOST_PLACES if players == 2 else players

    def mat(self) -> Mat:
        """Return the mat of the player whose turn it is."""
        return self.mats[self.turn]

    def is_empty(self, island: i64) -> bool:
        """Whether the island has no token, building or Sacred Ground."""  # Y6.7
        return has_bit(self.empty_islands(), island)

    def empty_islands(self) -> i64:
        everywhere: i64 = ALL_ISLANDS
        return everywhere & ~(self.token_at.taken() | self.building_at.taken() | self.sacred)

    def take_boat(self, colour: i64) -> None:
        """Take a boat from the reserve. If the colour has run out, nothing happens."""  # Y4.2
        if count(self.reserve, colour):
            self.reserve -= one(colour)
            self.mat().boats += one(colour)

    def gain_boat(self, colour: i64) -> None:
        """Take a boat from the reserve by other means than the fleet."""
        if count(self.reserve, colour) and self.book().limits_exchanges:
            self.fresh += one(colour)
        self.take_boat(colour)

    def spend_boat(self, colour: i64) -> None:
        """Remove one of the player's boats. Those that cannot be exchanged go first."""  # Y10
        self.mat().boats -= one(colour)
        if count(self.fresh, colour):
            self.fresh -= one(colour)

    def return_boat(self, colour: i64) -> None:
        """Spend a boat and return it to the reserve."""
        self.spend_boat(colour)
        self.reserve += one(colour)

    def exchange_boat(self, colour: i64) -> None:
        """Return one of the `exchangeable` boats to the reserve."""
        self.mat().boats -= one(colour)
        self.reserve += one(colour)

    def exchangeable(self) -> Counts:
        """Return the boats that the player can exchange."""  # Y10
        return self.mat().boats - self.fresh

    def boats_around(self, island: i64) -> Counts:
        """Return the boats next to the island, of all players."""
        boats: Counts = 0
        for spot in self.components.board.shores[island]:
            colour = self.boat_at[spot]
            if colour != EMPTY:
                boats += one(colour)
        return boats

    def islands_in_reach(self) -> list[int]:
        """Return the islands next to a boat placed this turn, without duplicates."""  # Y6.5, Y6.7
        reach: list[int] = []
        seen: i64 = 0
        for spot in self.placed:
            for island in self.components.board.islands_at[spot]:
                if not has_bit(seen, island):
                    seen |= bit(island)
                    reach.append(island)
        return reach

    def middle(self) -> i64:
        """Return how many tiles of the deck were never put back by a player."""
        left = count_bits(self.unseen_tiles)
        for tile in self.top:
            if tile == HIDDEN:
                left -= 1
        for tile in self.bottom:
            if tile == HIDDEN:
                left -= 1
        return left

    def deck_size(self) -> i64:
        return len(self.top) + self.middle() + len(self.bottom)
