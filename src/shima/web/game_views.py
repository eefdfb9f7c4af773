"""What the games show, typed: their views and boards as they go over the wire.

The games make them as plain data; a test holds every one of them against these models, and the browser's types are
generated from them.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field


class Shown(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class LegalMove(Shown):
    """A move that the viewer may make: its number, its notation, and what to touch on the table to make it."""

    move: int
    text: str
    handles: list[str] = []


Actor = int | Literal["nature"] | None

# Tokaido Duo.

Character = Literal["pilgrim", "merchant", "artist"]
Ware = Literal["kimono", "ceramic", "doll", "fan"]
Landscape = Literal["mountain", "waterfall", "bamboo", "moon"]
StationKind = Literal["town", "temple", "garden", "hot-spring", "seashore"]
DuoPhase = Literal["shops", "waves", "throw", "move", "act", "draw", "return", "paint", "over"]
WaveSide = Literal["slow", "swift", "cunning", "strong", "efficient", "inspired"]
DuoColour = Literal["violet", "green"]


class DuoPlaying(Shown):
    character: Character
    pips: int


class DuoShop(Shown):
    town: str
    ware: Ware
    price: int


class DuoWave(Shown):
    character: Character
    side: WaveSide
    owner: int | None


class DuoPlayer(Shown):
    colour: DuoColour
    pilgrim: str
    merchant: str
    artist: int
    temple: int
    garden: int
    coins: int
    slabs: int
    wares: dict[Ware, int]
    given: int
    face_up: list[Landscape]
    face_down: dict[Landscape, int]
    faith: int
    trade: int
    culture: int
    score: int


class DuoView(Shown):
    game: Literal["tokaido-duo"]
    phase: DuoPhase
    actor: Actor
    viewer: int | None
    round: int
    leader: int
    turn: int
    dice: dict[Character, int | None]
    playing: DuoPlaying | None
    shops: list[DuoShop]
    waves: list[DuoWave]
    hot_spring: int | None
    bag: dict[Ware, int]
    players: list[DuoPlayer]
    ending: str | None
    ranking: list[int] | None
    moves: list[LegalMove]


class DuoStation(Shown):
    name: str
    kind: StationKind


class DuoRegion(Shown):
    landscape: Landscape
    border: list[str]


class DuoBoard(Shown):
    stations: list[DuoStation]
    mountain_towns: dict[str, int]
    routes: list[list[str]]
    regions: list[DuoRegion]
    dice: dict[Character, list[int]]
    wares: dict[Ware, int]
    slab_points: list[int]
    painting_points: list[int]
    temples: int
    gardens: int


# Yamataï.

Boat = Literal["bamboo", "wood", "stone", "clay", "gold"]
Token = Literal["fan", "lantern", "mask", "scroll", "drum", "crane"]
SeatColour = Literal["blue", "orange", "purple", "grey"]
TileKind = Literal["standard", "trading-post", "torii", "palace"]
Building = Literal["standard", "torii", "palace"]
FleetPower = Literal[
    "reserve", "peek", "slide", "sacred-ground", "switch-tokens", "remove-boats", "switch-boats", "discount"
]
YamataiPhase = Literal[
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
]
YamataiStage = Literal["fleet", "trade", "place", "done", "moor", "moored", "recruited"]


class YamataiIsland(Shown):
    token: Token | None
    mountain: bool
    sacred: bool
    building: Building | None
    owner: int | None


class DeckKnown(Shown):
    """What the viewer knows of the deck: the number of a tile, or None for one that somebody else put there."""

    top: list[int | None]
    bottom: list[int | None]


class SpecialistOnOffer(Shown):
    name: str
    coins: int


class ReservedTile(Shown):
    tile: int
    round: int


class YamataiPoints(Shown):
    coins: int
    prestige: int
    buildings: int
    specialists: int
    reserved: int
    aside: int


class YamataiPlayer(Shown):
    colour: SeatColour
    coins: int
    prestige: int
    buildings: int
    boats: dict[Boat, int]
    aside: dict[Boat, int]
    tokens: dict[Token, int]
    specialists: list[str]
    used: list[str]
    built: list[int]
    reserved: list[ReservedTile]
    harbour: int
    points: YamataiPoints
    score: int


class YamataiView(Shown):
    game: Literal["yamatai"]
    phase: YamataiPhase
    stage: YamataiStage
    actor: Actor
    viewer: int | None
    round: int
    order: list[int]
    acting: int
    turn: int | None
    fleet: int | None
    power_used: bool
    trades: int
    placed: list[int]
    reserve: dict[Boat, int]
    boats: dict[str, Boat]
    islands: list[YamataiIsland]
    row: list[int]
    deck: int
    deck_known: DeckKnown
    looked_at: list[int]
    specialists: list[SpecialistOnOffer]
    specialists_left: int
    fleets: list[int]
    fleets_down: list[list[int]]
    fleets_used: list[int]
    players: list[YamataiPlayer]
    ending: str | None
    ranking: list[int] | None
    moves: list[LegalMove]


class YamataiTile(Shown):
    kind: TileKind
    cost: dict[Boat, int]
    points: int


class YamataiFleet(Shown):
    boats: list[Boat | Literal["any"]]
    power: FleetPower | None


class YamataiBoard(Shown):
    spots: list[list[int]]
    islands: list[list[int]]
    lanes: list[list[int]]
    neighbours: list[list[int]]
    entries: list[int]
    rim: list[int]
    tiles: list[YamataiTile]
    specialists: dict[str, int]
    fleets: list[YamataiFleet]
    prices: dict[Boat, int]


GameView = Annotated[DuoView | YamataiView, Field(discriminator="game")]
GameBoard = DuoBoard | YamataiBoard
