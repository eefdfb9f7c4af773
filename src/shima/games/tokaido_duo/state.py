"""What a position is."""

from typing import Final

from shima.games.game import Actor, Move, State
from shima.games.tokaido_duo.components import WARES_KEPT, Components
from shima.games.tokaido_duo.moves import COASTAL_TOWNS, MERCHANT, MOST_WARES, STRONG

# The phases, in the order in which they come.
LAY_SHOPS: Final = 0  # nature, D2.1
LAY_WAVES: Final = 1  # nature, D2.1
THROW: Final = 2  # nature, D3.1
MOVE: Final = 3  # a die and where its figure goes, D3.1
ACT: Final = 4  # the action at the destination, and the die again with the hot spring, D3.2, D8.3
DRAW_WARES: Final = 5  # nature, D5.3
PUT_BACK: Final = 6  # wares beyond what may be kept, D5.3, D5.6
TURN_UP: Final = 7  # nature, D4.3
FINISHED: Final = 8
NATURE_PHASES: Final = (LAY_SHOPS, LAY_WAVES, THROW, DRAW_WARES, TURN_UP)

NOBODY: Final = -1

TEMPLES_END: Final = 1
GARDENS_END: Final = 2
SLABS_END: Final = 3
PAINTINGS_END: Final = 4
ENDINGS: Final = ("", "temples", "gardens", "slabs", "paintings")


class Board:
    """What lies before one player. Lists of wares and landscapes are counts by kind, `face_up` is a queue."""

    def __init__(self, face_down: list[int]) -> None:
        self.pilgrim = 0  # station
        self.merchant = 0  # town
        self.artist = 0  # region
        self.temple = 1  # D2.2
        self.garden = 1
        self.coins = 0
        self.slabs = 0
        self.given = 0
        self.wares = [0, 0, 0, 0]
        self.face_up: list[int] = []
        self.face_down = face_down

    def copy(self) -> "Board":
        twin = Board(self.face_down[:])
        twin.pilgrim = self.pilgrim
        twin.merchant = self.merchant
        twin.artist = self.artist
        twin.temple = self.temple
        twin.garden = self.garden
        twin.coins = self.coins
        twin.slabs = self.slabs
        twin.given = self.given
        twin.wares = self.wares[:]
        twin.face_up = self.face_up[:]
        return twin

    def ware_count(self) -> int:
        wares = self.wares
        return wares[0] + wares[1] + wares[2] + wares[3]

    def face_down_count(self) -> int:
        down = self.face_down
        return down[0] + down[1] + down[2] + down[3]

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
            tuple(self.wares),
            tuple(self.face_up),
            tuple(self.face_down),
        )


class Position(State):
    """Everything on the table, and whose decision comes next. The rules are in `setup`, `turn`, `round` and `score`."""

    def __init__(self, components: Components, boards: list[Board]) -> None:
        self.components = components
        self.boards = boards
        self.phase = LAY_SHOPS
        self.round = 0
        self.leader = components.first
        self.turn = components.first  # whose die is played
        self.shops: tuple[int, ...] = ()  # ware * 3 + price - 2 of each coastal town
        self.wave_sides: tuple[int, ...] = ()
        self.wave_owners = [NOBODY, NOBODY, NOBODY]
        self.spring_owner = NOBODY
        self.bag = list(components.wares)
        self.dice = [0, 0, 0]  # what each shows; 0 when it has been taken
        self.dice_left = 0
        self.character = NOBODY  # whose die is being played
        self.pips = 0
        self.acted = False  # the action of this use of the die is done
        self.may_give = False  # a landscape of the move matches the first painting, D4.4, D4.7
        self.spring_is_new = False  # this die brought the hot spring, D8.2
        self.to_reveal = 0  # wares or paintings that nature still has to turn up
        self.keeper = NOBODY  # who must put wares back
        self.end = 0
        self.offered: tuple[Move, ...] | None = None  # the legal moves, once somebody asked

    def copy_to(self, twin: "Position") -> None:
        """All but the boards and the components, which the twin was made with."""
        twin.phase = self.phase
        twin.round = self.round
        twin.leader = self.leader
        twin.turn = self.turn
        twin.shops = self.shops
        twin.wave_sides = self.wave_sides
        twin.wave_owners = self.wave_owners[:]
        twin.spring_owner = self.spring_owner
        twin.bag = self.bag[:]
        twin.dice = self.dice[:]
        twin.dice_left = self.dice_left
        twin.character = self.character
        twin.pips = self.pips
        twin.acted = self.acted
        twin.may_give = self.may_give
        twin.spring_is_new = self.spring_is_new
        twin.to_reveal = self.to_reveal
        twin.keeper = self.keeper
        twin.end = self.end
        twin.offered = self.offered

    def key(self) -> tuple[object, ...]:
        return (
            self.phase,
            self.round,
            self.leader,
            self.turn,
            self.shops,
            self.wave_sides,
            tuple(self.wave_owners),
            self.spring_owner,
            tuple(self.bag),
            tuple(self.dice),
            self.dice_left,
            self.character,
            self.pips,
            self.acted,
            self.may_give,
            self.spring_is_new,
            self.to_reveal,
            self.keeper,
            self.end,
            self.boards[0].key(),
            self.boards[1].key(),
        )

    def players(self) -> int:
        return 2

    def has_wave(self, player: Actor, character: int, side: int) -> bool:
        """Whether the player owns the character's wave and it lies on this side."""  # D7.1
        return self.wave_owners[character] == player and self.wave_sides[character] == side

    def wares_kept(self, player: Actor) -> int:
        """How many wares the player may keep."""  # D5.3, D5.6
        return MOST_WARES if self.has_wave(player, MERCHANT, STRONG) else WARES_KEPT

    def coast_taken(self, station: int, but: int) -> bool:
        """Whether a pilgrim or merchant stands at the station, the pilgrim of player `but` aside."""  # D5.2, D6.2
        town = self.components.station_towns[station]
        for player, board in enumerate(self.boards):
            if board.pilgrim == station and player != but:
                return True
            if town >= 0 and board.merchant == town:
                return True
        return False

    def taken_towns(self, mover: Actor) -> int:
        """The coastal towns that the player's merchant may not enter, as a mask."""  # D5.2
        taken = 0
        for player, board in enumerate(self.boards):
            town = self.components.station_towns[board.pilgrim]
            if town >= 0:
                taken |= 1 << town
            if player != mover and board.merchant < COASTAL_TOWNS:
                taken |= 1 << board.merchant
        return taken

    def others_in(self, region: int, painter: Actor) -> int:
        """How many figures but the player's own artist are in the region or on its border."""  # D4.3
        bit = 1 << region
        count = 0
        for player, board in enumerate(self.boards):
            if self.components.station_regions[board.pilgrim] & bit:
                count += 1
            if self.components.town_regions[board.merchant] & bit:
                count += 1
            if player != painter and board.artist == region:
                count += 1
        return count
