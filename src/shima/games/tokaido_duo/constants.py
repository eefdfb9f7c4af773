"""Names and numbers that the rulebook fixes."""

from typing import Final, Literal, get_args

from typing_extensions import TypeAliasType

DuoColour = TypeAliasType("DuoColour", Literal["violet", "green"])
COLOURS: Final[tuple[DuoColour, ...]] = get_args(DuoColour.__value__)
NOBODY: Final = -1

# The characters, and both sides of each one's wave: D6.3, D5.6, D4.6, D4.7.
PILGRIM: Final = 0
MERCHANT: Final = 1
ARTIST: Final = 2
Character = TypeAliasType("Character", Literal["pilgrim", "merchant", "artist"])
CHARACTERS: Final[tuple[Character, ...]] = get_args(Character.__value__)
SLOW: Final = 0
SWIFT: Final = 1
CUNNING: Final = 0
STRONG: Final = 1
EFFICIENT: Final = 0
INSPIRED: Final = 1
WaveSide = TypeAliasType("WaveSide", Literal["slow", "swift", "cunning", "strong", "efficient", "inspired"])
WAVE_SIDES: Final[tuple[WaveSide, ...]] = get_args(WaveSide.__value__)
SIDES: Final = (WAVE_SIDES[:2], WAVE_SIDES[2:4], WAVE_SIDES[4:])
MOST_PIPS: Final = (4, 3, 3)  # D1.2
PIPS_IN_EXAMPLES: Final = (4, 2, 2)  # what each die shows in the rulebook's examples
FACES: Final = 6

# The island, D1.1.
TOWN: Final = 0
TEMPLE_STATION: Final = 1
GARDEN_STATION: Final = 2
SPRING_STATION: Final = 3
SEASHORE: Final = 4
StationKind = TypeAliasType("StationKind", Literal["town", "temple", "garden", "hot-spring", "seashore"])
STATION_KINDS: Final[tuple[StationKind, ...]] = get_args(StationKind.__value__)
FEWEST_STATIONS: Final = 16
MOST_STATIONS: Final = 40
COASTAL_TOWNS: Final = 8
TOWNS: Final = 12
TOWN_NAMES: Final = ("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "M1", "M2", "M3", "M4")
REGIONS: Final = 8

# Wares, shops and coins: D1.3, D5.3 to D5.6.
Ware = TypeAliasType("Ware", Literal["kimono", "ceramic", "doll", "fan"])
WARES: Final[tuple[Ware, ...]] = get_args(Ware.__value__)
WARE_COUNTS: Final = (5, 6, 7, 8)
MOST_OF_A_WARE: Final = 8
WARES_KEPT: Final = 5
MOST_WARES: Final = 6
MOST_DRAWN: Final = 5
MOUNTAIN_WARES: Final = (2, 3, 4)  # D5.3
LOWEST_PRICE: Final = 2
SHOP_PRICES: Final = 3
SALE_PRICES: Final = 4
SLABS: Final = 6
COINS_FOR_A_SLAB: Final = 10

# Paintings, D1.4, D4.3.
Landscape = TypeAliasType("Landscape", Literal["mountain", "waterfall", "bamboo", "moon"])
LANDSCAPES: Final[tuple[Landscape, ...]] = get_args(Landscape.__value__)
PAINTING_COUNTS: Final = ((2, 3, 2, 3), (3, 2, 3, 2))
MOST_OF_A_LANDSCAPE: Final = 3
PAINTINGS: Final = 10
MOST_PAINTED: Final = 6

# Temples and gardens, D6.5.
TEMPLES: Final = 9
GARDENS: Final = 6

# What triggers the end, D9.1.
TEMPLES_END: Final = 1
GARDENS_END: Final = 2
SLABS_END: Final = 3
PAINTINGS_END: Final = 4
ENDINGS: Final = ("", "temples", "gardens", "slabs", "paintings")
