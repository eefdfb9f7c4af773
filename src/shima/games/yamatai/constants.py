"""Names, numbers of pieces and orders that the rulebook fixes."""

from typing import Final, Literal, get_args

from typing_extensions import TypeAliasType

# Y1.1: the boats, by colour.
STONE: Final = 2
CLAY: Final = 3
GOLD: Final = 4
Boat = TypeAliasType("Boat", Literal["bamboo", "wood", "stone", "clay", "gold"])
COLOURS: Final[tuple[Boat, ...]] = get_args(Boat.__value__)
BOAT_COUNTS: Final = (22, 19, 16, 13, 10)
MOST_BOATS: Final = 22
PRICE_OF_WOOD: Final = 2  # Y5.1

# Y1.2: the standard buildings of each player, by the number of players.
BUILDINGS: Final = {2: 10, 3: 8, 4: 6}
MOST_BUILDINGS: Final = 10
SEATS: Final = 4
SeatColour = TypeAliasType("SeatColour", Literal["blue", "orange", "purple", "grey"])
SEAT_COLOURS: Final[tuple[SeatColour, ...]] = get_args(SeatColour.__value__)
START_COINS: Final = 10  # Y2.3

# Y1.3: the building tiles.
TILES: Final = 28
ALL_TILES: Final = 2**TILES - 1
STANDARD: Final = 0
TRADING_POST: Final = 1
TORII: Final = 2
PALACE: Final = 3
TileKind = TypeAliasType("TileKind", Literal["standard", "trading-post", "torii", "palace"])
TILE_KINDS: Final[tuple[TileKind, ...]] = get_args(TileKind.__value__)
STANDARD_TILES: Final = 21
TORII_TILES: Final = 3

# Y1.4, Y9: the boats of each fleet and the name of its power, in the order of the rulebook. Sets number the fleets.
FLEETS: Final = 10
ALL_FLEETS: Final = 2**FLEETS - 1
FLEET_BOATS: Final[tuple[tuple[Boat | Literal["any"], ...], ...]] = (
    ("bamboo",),
    ("wood",),
    ("stone",),
    ("clay",),
    ("gold",),
    ("wood", "bamboo"),
    ("stone", "bamboo"),
    ("clay", "bamboo"),
    ("stone", "wood"),
    ("clay", "wood", "any"),
)
FIRST: Final = 0  # its owner plays first in the next round, so its number is 1
DISCOUNT: Final = 8
FleetPower = TypeAliasType(
    "FleetPower",
    Literal["reserve", "peek", "slide", "sacred-ground", "switch-tokens", "remove-boats", "switch-boats", "discount"],
)
FLEET_POWERS: Final[tuple[FleetPower | Literal[""], ...]] = ("", *get_args(FleetPower.__value__), "")

# Y1.5: the specialists of the rulebook; see `specialists`. A bitmask has room for others.
SPECIALISTS_IN_RULEBOOK: Final = 18
MOST_SPECIALISTS: Final = 32
ALL_SPECIALISTS: Final = 2**MOST_SPECIALISTS - 1

# Y1.6: the culture tokens.
Token = TypeAliasType("Token", Literal["fan", "lantern", "mask", "scroll", "drum", "crane"])
KINDS: Final[tuple[Token, ...]] = get_args(Token.__value__)
BLANK: Final = 6
TOKENS_OF_EACH: Final = 5
BLANKS: Final = 4
# The count of each kind, alternately plain and mountain, blanks last.
TOKENS: Final = (*((TOKENS_OF_EACH - 1, 1) * len(KINDS)), BLANKS - 1, 1)

SACRED_GROUNDS: Final = 8  # Y1.7

# Y1.8: the board.
ISLANDS: Final = 34
ALL_ISLANDS: Final = 2**ISLANDS - 1
FEWEST_ENTRIES: Final = 3
MOST_ENTRIES: Final = 8
MOST_SPOTS: Final = 64
MOST_LANES: Final = 6  # at one spot

ROW: Final = 5  # face-up tiles, specialists and fleets, Y2.1
MOST_PLACES: Final = 4  # turns of a round, Y3.1

# Y8.1: payments for a specialist: two tokens of one kind, or three of different kinds.
PAYMENTS: Final = (
    *((kind, kind) for kind in range(6)),
    *((a, b, c) for a in range(6) for b in range(a + 1, 6) for c in range(b + 1, 6)),
)

# Y11.1 to Y11.4: what ends the game.
BUILDINGS_END: Final = 1
BOATS_END: Final = 2
SPECIALISTS_END: Final = 3
TILES_END: Final = 4
ENDINGS: Final = ("", "buildings", "boats", "specialists", "tiles")
