"""Every move of the game: its number and its notation, side by side.

The players' moves come first, so that `PLAYER_MOVES` is the size of a mask over what a person can decide.
The notation of a move depends on the component set alone, never on the position.
"""

from typing import Final

from shima.games.game import Move

BAMBOO: Final = 0
WOOD: Final = 1
STONE: Final = 2
CLAY: Final = 3
GOLD: Final = 4
COLOURS: Final = ("bamboo", "wood", "stone", "clay", "gold")

KINDS: Final = ("fan", "lantern", "mask", "scroll", "drum", "crane")
BLANK: Final = 6

SEATS: Final = 4
ISLANDS: Final = 34
TILES: Final = 28
FLEETS: Final = 10
MOST_SPOTS: Final = 64
MOST_LANES: Final = 6  # at one spot

SPECIALISTS: Final = (
    "Amateratsu",
    "Ananda",
    "Awashima",
    "Ebisu",
    "Fu-Hsi",
    "Hetsuka",
    "Izanagi",
    "Izanami",
    "Kachiko",
    "Kagutsuchi",
    "Michimata",
    "Nakatsu",
    "Raijin",
    "Riu",
    "Susanoo",
    "Tomoe",
    "Toyo-Tama",
    "Yasoma",
)
AMATERATSU: Final = 0
ANANDA: Final = 1
AWASHIMA: Final = 2
EBISU: Final = 3
FU_HSI: Final = 4
HETSUKA: Final = 5
IZANAGI: Final = 6
IZANAMI: Final = 7
KACHIKO: Final = 8
KAGUTSUCHI: Final = 9
MICHIMATA: Final = 10
NAKATSU: Final = 11
RAIJIN: Final = 12
RIU: Final = 13
SUSANOO: Final = 14
TOMOE: Final = 15
TOYO_TAMA: Final = 16
YASOMA: Final = 17

# What a specialist can be paid with, Y8.1: two tokens of one kind, or three of different kinds.
PAYMENTS: Final = (
    *((kind, kind) for kind in range(6)),
    *((a, b, c) for a in range(6) for b in range(a + 1, 6) for c in range(b + 1, 6)),
)
# What Nakatsu brings and what Raijin takes: two boats, Y10.
NAKATSU_PAIRS: Final = tuple((a, b) for a in range(4) for b in range(a, 4))
RAIJIN_PAIRS: Final = tuple((a, b) for a in range(5) for b in range(a, 5))

# The five actions of a turn.
FLEET: Final = 0  # Y4.1, plus the fleet's number less 1
ANY: Final = 10  # Y9.10, plus a colour
BUY: Final = 15  # Y5.1, plus a colour
SELL: Final = 20
PLACE: Final = 25  # Y6.1, plus colour * 64 + spot
COLLECT: Final = 345  # Y6.5, plus an island
BUILD: Final = 379  # Y6.7, plus tile * 34 + island
ASIDE: Final = 1331  # Y7.1, plus the colour of a boat that does not stay
RECRUIT: Final = 1336  # Y8.1, plus specialist * 26 + payment
# Powers of fleets, Y9.
RESERVE: Final = 1804  # plus a tile
PEEK: Final = 1832
TOP: Final = 1833  # plus a tile that goes back on the deck
BELOW: Final = 1861  # plus a tile that goes under it
SLIDE: Final = 1889  # plus spot * 6 + which of its lanes
SACRED: Final = 2273  # plus an island
SWITCH_TOKEN: Final = 2307  # plus an island
WITH_TOKEN: Final = 2341
SWITCH_BOAT: Final = 2375  # plus a spot
WITH_BOAT: Final = 2439
REMOVE: Final = 2503  # plus a spot
# Powers of specialists, Y10.
SPEND_TOKEN: Final = 2567  # Hetsuka: plus a kind, for coins
GILD_TOKEN: Final = 2573  # Michimata: plus a kind, for a gold boat
CHANGE_GOLD: Final = 2579  # Nakatsu: plus a pair of boats
CHANGE_FOR_GOLD: Final = 2589  # Raijin: plus a pair of boats
CLEAR: Final = 2604  # Kachiko: plus an island with Sacred Ground
PASS: Final = 2638  # no second removal, no extra token
END: Final = 2639
PLAYER_MOVES: Final = 2640
# Nature.
SPECIALIST: Final = 2640  # Y2.1, Y11.3
TILE: Final = 2658  # Y2.1, Y11.4
FLEET_UP: Final = 2686  # Y2.1, Y11.6
TOKEN: Final = 2696  # Y2.2, plus island * 14 + kind * 2 + mountain
SEAT: Final = 3172  # Y2.4, who gets the next place
SEEN: Final = 3176  # Y9.3, a tile that a player looks at
MOVE_COUNT: Final = 3204


def place(colour: int, spot: int) -> Move:
    return PLACE + colour * MOST_SPOTS + spot


def build(tile: int, island: int) -> Move:
    return BUILD + tile * ISLANDS + island


def recruit(specialist: int, payment: int) -> Move:
    return RECRUIT + specialist * len(PAYMENTS) + payment


def token(island: int, kind: int, mountain: int) -> Move:
    return TOKEN + island * 14 + kind * 2 + mountain


def notations(lanes: tuple[tuple[int, ...], ...]) -> tuple[str, ...]:
    """The text of every move by its number; empty for spots and lanes that this board does not have."""
    texts = [""] * MOVE_COUNT
    for fleet in range(FLEETS):
        texts[FLEET + fleet] = f"fleet {fleet + 1}"
        texts[FLEET_UP + fleet] = f"reveal {fleet + 1}"
    for colour, name in enumerate(COLOURS):
        texts[ANY + colour] = f"any {name}"
        texts[BUY + colour] = f"buy {name}"
        texts[SELL + colour] = f"sell {name}"
        texts[ASIDE + colour] = f"aside {name}"
        for spot in range(len(lanes)):
            texts[place(colour, spot)] = f"place {name} {spot + 1}"
    for spot, connected in enumerate(lanes):
        texts[SWITCH_BOAT + spot] = f"switch-boat {spot + 1}"
        texts[WITH_BOAT + spot] = f"with-boat {spot + 1}"
        texts[REMOVE + spot] = f"remove {spot + 1}"
        for lane, other in enumerate(connected):
            texts[SLIDE + spot * MOST_LANES + lane] = f"slide {spot + 1} to {other + 1}"
    for island in range(ISLANDS):
        texts[COLLECT + island] = f"collect {island + 1}"
        texts[SACRED + island] = f"sacred {island + 1}"
        texts[CLEAR + island] = f"clear {island + 1}"
        texts[SWITCH_TOKEN + island] = f"switch-token {island + 1}"
        texts[WITH_TOKEN + island] = f"with-token {island + 1}"
        for kind, name in enumerate((*KINDS, "blank")):
            texts[token(island, kind, 0)] = f"token {island + 1} {name}"
            texts[token(island, kind, 1)] = f"token {island + 1} {name} mountain"
    for tile in range(TILES):
        texts[RESERVE + tile] = f"reserve {tile + 1}"
        texts[TOP + tile] = f"top {tile + 1}"
        texts[BELOW + tile] = f"below {tile + 1}"
        texts[TILE + tile] = f"tile {tile + 1}"
        texts[SEEN + tile] = f"seen {tile + 1}"
        for island in range(ISLANDS):
            texts[build(tile, island)] = f"build {tile + 1} on {island + 1}"
    for specialist, name in enumerate(SPECIALISTS):
        texts[SPECIALIST + specialist] = f"specialist {name}"
        for payment, kinds in enumerate(PAYMENTS):
            texts[recruit(specialist, payment)] = f"recruit {name} {' '.join(KINDS[kind] for kind in kinds)}"
    texts[PEEK] = "peek"
    for kind, name in enumerate(KINDS):
        texts[SPEND_TOKEN + kind] = f"spend {name}"
        texts[GILD_TOKEN + kind] = f"gild {name}"
    for pair, (a, b) in enumerate(NAKATSU_PAIRS):
        texts[CHANGE_GOLD + pair] = f"change gold {COLOURS[a]} {COLOURS[b]}"
    for pair, (a, b) in enumerate(RAIJIN_PAIRS):
        texts[CHANGE_FOR_GOLD + pair] = f"melt {COLOURS[a]} {COLOURS[b]}"
    texts[PASS] = "pass"
    texts[END] = "end"
    for seat in range(SEATS):
        texts[SEAT + seat] = f"seat {seat + 1}"
    return tuple(texts)
