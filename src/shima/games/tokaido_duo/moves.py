"""Every move of the game: its number and its notation, side by side.

The players' moves come first, so that `PLAYER_MOVES` is the size of a mask over what a person can decide.
The notation of a move depends on the component set alone, never on the position.
"""

from typing import Final

from shima.games.game import Move

PILGRIM: Final = 0
MERCHANT: Final = 1
ARTIST: Final = 2
CHARACTERS: Final = ("pilgrim", "merchant", "artist")

WARES: Final = ("kimono", "ceramic", "doll", "fan")
LANDSCAPES: Final = ("mountain", "waterfall", "bamboo", "moon")
# Both sides of each character's wave: D5.6, D6.3, D4.6, D4.7.
SLOW: Final = 0
SWIFT: Final = 1
CUNNING: Final = 0
STRONG: Final = 1
EFFICIENT: Final = 0
INSPIRED: Final = 1
SIDES: Final = (("slow", "swift"), ("cunning", "strong"), ("efficient", "inspired"))

COASTAL_TOWNS: Final = 8
TOWNS: Final = 12
TOWN_NAMES: Final = ("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "M1", "M2", "M3", "M4")
REGIONS: Final = 8
MOST_STATIONS: Final = 40
MOST_DRAWN: Final = 5
MOST_WARES: Final = 6
MOST_PAINTED: Final = 6
LOWEST_PRICE: Final = 2
SHOP_PRICES: Final = 3
SALE_PRICES: Final = 4

# A figure to a space, D3.2.
TO_STATION: Final = 0
TO_TOWN: Final = 40
TO_REGION: Final = 52
TO_REGION_VIA: Final = 60  # a way past a landscape that decides what can be given, D4.7
STAY: Final = 91  # plus MERCHANT or ARTIST, D3.4
# The action at the destination.
COINS: Final = 94
TEMPLE: Final = 95
GARDEN: Final = 96
SPRING: Final = 97
WAVE: Final = 98  # plus the character whose tile it is, D7.1
DRAW: Final = 100  # plus how many wares, from 1, D5.3
SELL: Final = 106  # wares from 1, each at a price from 2, D5.4
PAINT: Final = 129  # plus how many paintings, from 1, D4.3
GIVE: Final = 136
RETURN: Final = 137  # plus the ware that goes back into the bag, D5.3
PASS: Final = 141
PLAYER_MOVES: Final = 142
# Nature.
SHOP: Final = 142  # a tile at a coastal town, D2.1
SIDE: Final = 238  # the side on which a wave lies, D2.1
DIE: Final = 244  # the three dice, D3.1
WARE: Final = 280
PAINTING: Final = 284
MOVE_COUNT: Final = 288


def via(region: int, landscape: int) -> Move:
    return TO_REGION_VIA + region * 4 + landscape


def sell(count: int, price: int) -> Move:
    return SELL + (count - 1) * SALE_PRICES + price - LOWEST_PRICE


def shop(town: int, ware: int, price: int) -> Move:
    return SHOP + town * 12 + ware * SHOP_PRICES + price - LOWEST_PRICE


def die(pilgrim: int, merchant: int, artist: int) -> Move:
    return DIE + (pilgrim - 1) * 9 + (merchant - 1) * 3 + artist - 1


def notations(stations: tuple[str, ...]) -> tuple[str, ...]:
    """The text of every move by its number; empty for stations that this coast does not have."""
    texts = [""] * MOVE_COUNT
    for station, name in enumerate(stations):
        texts[TO_STATION + station] = f"pilgrim {name}"
    for town, name in enumerate(TOWN_NAMES):
        texts[TO_TOWN + town] = f"merchant {name}"
    for region in range(REGIONS):
        texts[TO_REGION + region] = f"artist {region + 1}"
        for landscape, name in enumerate(LANDSCAPES):
            texts[via(region, landscape)] = f"artist {region + 1} via {name}"
    for character in (MERCHANT, ARTIST):
        texts[STAY + character] = f"{CHARACTERS[character]} stay"
    texts[COINS] = "coins"
    texts[TEMPLE] = "temple"
    texts[GARDEN] = "garden"
    texts[SPRING] = "spring"
    for character, name in enumerate(CHARACTERS):
        texts[WAVE + character] = f"wave {name}"
    for count in range(1, MOST_DRAWN + 1):
        texts[DRAW + count] = f"draw {count}"
    for count in range(1, MOST_WARES + 1):
        for price in range(LOWEST_PRICE, LOWEST_PRICE + SALE_PRICES):
            texts[sell(count, price)] = f"sell {count} at {price}"
    for count in range(1, MOST_PAINTED + 1):
        texts[PAINT + count] = f"paint {count}"
    texts[GIVE] = "give"
    for ware, name in enumerate(WARES):
        texts[RETURN + ware] = f"return {name}"
        texts[WARE + ware] = f"ware {name}"
    texts[PASS] = "pass"
    for town in range(COASTAL_TOWNS):
        for ware, name in enumerate(WARES):
            for price in range(LOWEST_PRICE, LOWEST_PRICE + SHOP_PRICES):
                texts[shop(town, ware, price)] = f"shop {TOWN_NAMES[town]} {name} {price}"
    for character, name in enumerate(CHARACTERS):
        for side in (0, 1):
            texts[SIDE + character * 2 + side] = f"wave {name} {SIDES[character][side]}"
    for pilgrim in range(1, 5):
        for merchant in range(1, 4):
            for artist in range(1, 4):
                texts[die(pilgrim, merchant, artist)] = f"die {pilgrim} {merchant} {artist}"
    for landscape, name in enumerate(LANDSCAPES):
        texts[PAINTING + landscape] = f"painting {name}"
    return tuple(texts)
