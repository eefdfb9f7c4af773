"""The data of a position."""

from typing import Annotated, Final, Literal, get_args

from mypy_extensions import i64
from typing_extensions import TypeAliasType

from shima.games.counts import Counts, count, one, total, unpack
from shima.games.game import Move
from shima.games.masks import bit
from shima.games.phases import Constant, RuleState
from shima.games.tokaido_duo.components import Components
from shima.games.tokaido_duo.constants import (
    COASTAL_TOWNS,
    GARDENS,
    MERCHANT,
    MOST_OF_A_LANDSCAPE,
    MOST_OF_A_WARE,
    MOST_PAINTED,
    MOST_STATIONS,
    MOST_WARES,
    NOBODY,
    PAINTINGS,
    PAINTINGS_END,
    REGIONS,
    SLABS,
    STRONG,
    TEMPLES,
    TOWNS,
    WARES_KEPT,
)
from shima.games.tokaido_duo.shops import TILES

# The phases in order.
LAY_SHOPS: Final = 0
LAY_WAVES: Final = 1
THROW: Final = 2
MOVE: Final = 3
ACT: Final = 4
DRAW_WARES: Final = 5
PUT_BACK: Final = 6
TURN_UP: Final = 7
FINISHED: Final = 8
COMPASS: Final = 9  # before all others; added later, so that their numbers stay
DuoPhase = TypeAliasType(
    "DuoPhase", Literal["shops", "waves", "throw", "move", "act", "draw", "return", "paint", "over", "compass"]
)
PHASE_NAMES: Final[tuple[DuoPhase, ...]] = get_args(DuoPhase.__value__)

PhaseNumber = Annotated[i64, LAY_SHOPS, COMPASS]
Seat = Annotated[i64, 0, 1]
Owner = Annotated[i64, NOBODY, 1]
Owners = Annotated[tuple[int, ...], NOBODY, 1]
Station = Annotated[i64, 0, MOST_STATIONS - 1]
Town = Annotated[i64, 0, TOWNS - 1]
Region = Annotated[i64, 0, REGIONS - 1]
Temple = Annotated[i64, 1, TEMPLES]
Garden = Annotated[i64, 1, GARDENS]
Coins = Annotated[i64, 0, 255]
Slabs = Annotated[i64, 0, SLABS]
Given = Annotated[i64, 0, PAINTINGS]
Wares = Annotated[Counts, 4, MOST_OF_A_WARE]
FaceUp = Annotated[tuple[int, ...], 0, 3]
FaceDown = Annotated[Counts, 4, MOST_OF_A_LANDSCAPE]
ShopTiles = Annotated[tuple[int, ...], 0, TILES - 1]
Sides = Annotated[tuple[int, ...], 0, 1]
Pips = Annotated[i64, 0, 4]
Dice = Annotated[Counts, 3, 4]
DiceLeft = Annotated[i64, 0, 3]
Character = Annotated[i64, NOBODY, 2]
ToReveal = Annotated[i64, 0, MOST_PAINTED]
Ending = Annotated[i64, 0, PAINTINGS_END]


class Board:
    """One player's board."""

    pilgrim: Station = 0
    merchant: Town = 0
    artist: Region = 0
    temple: Temple = 1  # D2.2
    garden: Garden = 1
    coins: Coins = 0
    slabs: Slabs = 0
    given: Given = 0  # paintings
    wares: Wares = 0
    face_up: FaceUp = ()  # the landscapes of paintings, in reading order
    face_down: FaceDown = 0  # paintings, by landscape

    # Written by `make fields` from the fields above.
    def copy_to(self, twin: "Board") -> None:
        twin.pilgrim = self.pilgrim
        twin.merchant = self.merchant
        twin.artist = self.artist
        twin.temple = self.temple
        twin.garden = self.garden
        twin.coins = self.coins
        twin.slabs = self.slabs
        twin.given = self.given
        twin.wares = self.wares
        twin.face_up = self.face_up
        twin.face_down = self.face_down

    def key(self) -> tuple[object, ...]:
        return (
            self.pilgrim,
            self.merchant,
            self.artist,
            self.temple,
            self.garden,
            self.coins,
            self.slabs,
            self.given,
            unpack(self.wares, 4),
            self.face_up,
            unpack(self.face_down, 4),
        )

    def out_of_range(self) -> list[str]:
        """The fields whose values are outside their declared ranges."""
        found: list[str] = []
        if not 0 <= self.pilgrim <= MOST_STATIONS - 1:
            found.append("pilgrim")
        if not 0 <= self.merchant <= TOWNS - 1:
            found.append("merchant")
        if not 0 <= self.artist <= REGIONS - 1:
            found.append("artist")
        if not 1 <= self.temple <= TEMPLES:
            found.append("temple")
        if not 1 <= self.garden <= GARDENS:
            found.append("garden")
        if not 0 <= self.coins <= 255:
            found.append("coins")
        if not 0 <= self.slabs <= SLABS:
            found.append("slabs")
        if not 0 <= self.given <= PAINTINGS:
            found.append("given")
        if max(unpack(self.wares, 4)) > MOST_OF_A_WARE or self.wares >> 8 * 4:
            found.append("wares")
        if any(not 0 <= each <= 3 for each in self.face_up):
            found.append("face_up")
        if max(unpack(self.face_down, 4)) > MOST_OF_A_LANDSCAPE or self.face_down >> 8 * 4:
            found.append("face_down")
        return found

    # End of what `make fields` writes.

    def copy(self) -> "Board":
        twin = Board()
        self.copy_to(twin)
        return twin

    def ware_count(self) -> i64:
        return total(self.wares)

    def face_down_count(self) -> i64:
        return total(self.face_down)


class Position(RuleState):
    """Everything on the table, and the phase. The rules are in `phases` and `actions`."""

    components: Constant[Components]
    throws: Constant[tuple[Move, ...]] = ()  # all possible rolls of the dice
    phase: PhaseNumber = LAY_SHOPS
    round: i64 = 0
    leader: Seat = 0
    turn: Seat = 0  # whose die is played
    shops: ShopTiles = ()  # of the coastal towns
    wave_sides: Sides = ()
    wave_owners: Owners = (NOBODY, NOBODY, NOBODY)
    spring_owner: Owner = NOBODY
    bag: Wares = 0
    dice: Dice = 0  # the pips of each; 0 if taken
    dice_left: DiceLeft = 0
    character: Character = NOBODY  # whose die is being played
    pips: Pips = 0
    acted: bool = False  # this use of the die has had its action
    may_give: bool = False  # a landscape of the move matches the first painting, D4.4, D4.7
    spring_is_new: bool = False  # taken with the current die, D8.2
    to_reveal: ToReveal = 0  # wares or paintings still to be turned up by chance
    keeper: Owner = NOBODY  # who must put wares back
    end: Ending = 0
    boards: list[Board]

    # Written by `make fields` from the fields above.
    def copy_to(self, twin: "Position") -> None:
        twin.components = self.components
        twin.throws = self.throws
        twin.phase = self.phase
        twin.round = self.round
        twin.leader = self.leader
        twin.turn = self.turn
        twin.shops = self.shops
        twin.wave_sides = self.wave_sides
        twin.wave_owners = self.wave_owners
        twin.spring_owner = self.spring_owner
        twin.bag = self.bag
        twin.dice = self.dice
        twin.dice_left = self.dice_left
        twin.character = self.character
        twin.pips = self.pips
        twin.acted = self.acted
        twin.may_give = self.may_give
        twin.spring_is_new = self.spring_is_new
        twin.to_reveal = self.to_reveal
        twin.keeper = self.keeper
        twin.end = self.end
        twin.boards = [each.copy() for each in self.boards]

    def key(self) -> tuple[object, ...]:
        return (
            self.phase,
            self.round,
            self.leader,
            self.turn,
            self.shops,
            self.wave_sides,
            self.wave_owners,
            self.spring_owner,
            unpack(self.bag, 4),
            unpack(self.dice, 3),
            self.dice_left,
            self.character,
            self.pips,
            self.acted,
            self.may_give,
            self.spring_is_new,
            self.to_reveal,
            self.keeper,
            self.end,
            *[each.key() for each in self.boards],
        )

    def out_of_range(self) -> list[str]:
        """The fields whose values are outside their declared ranges."""
        found: list[str] = []
        if not LAY_SHOPS <= self.phase <= COMPASS:
            found.append("phase")
        if not 0 <= self.leader <= 1:
            found.append("leader")
        if not 0 <= self.turn <= 1:
            found.append("turn")
        if any(not 0 <= each <= TILES - 1 for each in self.shops):
            found.append("shops")
        if any(not 0 <= each <= 1 for each in self.wave_sides):
            found.append("wave_sides")
        if any(not NOBODY <= each <= 1 for each in self.wave_owners):
            found.append("wave_owners")
        if not NOBODY <= self.spring_owner <= 1:
            found.append("spring_owner")
        if max(unpack(self.bag, 4)) > MOST_OF_A_WARE or self.bag >> 8 * 4:
            found.append("bag")
        if max(unpack(self.dice, 3)) > 4 or self.dice >> 8 * 3:
            found.append("dice")
        if not 0 <= self.dice_left <= 3:
            found.append("dice_left")
        if not NOBODY <= self.character <= 2:
            found.append("character")
        if not 0 <= self.pips <= 4:
            found.append("pips")
        if not 0 <= self.to_reveal <= MOST_PAINTED:
            found.append("to_reveal")
        if not NOBODY <= self.keeper <= 1:
            found.append("keeper")
        if not 0 <= self.end <= PAINTINGS_END:
            found.append("end")
        for each in self.boards:
            found.extend(each.out_of_range())
        return found

    # End of what `make fields` writes.

    def __init__(self, components: Components, boards: list[Board]) -> None:
        self.components = components
        self.boards = boards

    def players(self) -> int:
        return 2

    def take_die(self, character: i64) -> None:
        """Take the character's die to play it."""  # D3.1
        self.character = character
        self.pips = count(self.dice, character)
        self.dice -= self.pips * one(character)

    def pips_for(self, character: i64) -> i64:
        """Return the pips of the die replayed with the hot spring, or of a remaining die."""  # D3.2, D8.3
        return self.pips if self.phase == ACT else count(self.dice, character)

    def has_wave(self, player: i64, character: i64, side: i64) -> bool:
        """Whether the player owns the character's wave with this side up."""  # D7.1
        return self.wave_owners[character] == player and self.wave_sides[character] == side

    def wares_kept(self, player: i64) -> i64:
        """Return how many wares the player can keep."""  # D5.3, D5.6
        return MOST_WARES if self.has_wave(player, MERCHANT, STRONG) else WARES_KEPT

    def has_too_many_wares(self, player: i64) -> bool:
        return self.boards[player].ware_count() > self.wares_kept(player)

    def coast_taken(self, station: i64, but: i64) -> bool:
        """Whether a pilgrim or merchant other than the pilgrim of player `but` is at the station."""  # D5.2, D6.2
        town: i64 = self.components.station_towns[station]
        for player, board in enumerate(self.boards):
            if board.pilgrim == station and player != but:
                return True
            if town >= 0 and board.merchant == town:
                return True
        return False

    def taken_towns(self, mover: i64) -> i64:
        """Return the bitmask of coastal towns that the player's merchant must not enter."""  # D5.2
        taken: i64 = 0
        for player, board in enumerate(self.boards):
            town: i64 = self.components.station_towns[board.pilgrim]
            if town >= 0:
                taken |= bit(town)
            if player != mover and board.merchant < COASTAL_TOWNS:
                taken |= bit(board.merchant)
        return taken

    def others_in(self, region: i64, painter: i64) -> i64:
        """Count the figures in the region or on its border, without the player's own artist."""  # D4.3
        components = self.components
        there: i64 = 0
        for player, board in enumerate(self.boards):
            if components.station_regions[board.pilgrim] & bit(region):
                there += 1
            if components.town_regions[board.merchant] & bit(region):
                there += 1
            if player != painter and board.artist == region:
                there += 1
        return there
