"""Yamataï: its view and its board as they go over the wire."""

from typing import Literal

from shima.web.views.shown import Actor, LegalMove, Shown

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


VIEW = YamataiView
BOARD = YamataiBoard
