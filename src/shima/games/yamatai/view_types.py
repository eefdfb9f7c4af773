"""The types of the view and of the board."""

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from shima.games.view_types import OwnView, PublicView
from shima.games.yamatai.constants import Boat, FleetPower, SeatColour, TileKind, Token
from shima.games.yamatai.rulebooks import RulebookName
from shima.games.yamatai.state import YamataiPhase, YamataiStage

Building = TypeAliasType("Building", Literal["standard", "torii", "palace"])


class YamataiIsland(TypedDict):
    token: Token | None
    mountain: bool
    sacred: bool
    building: Building | None
    owner: int | None


class DeckKnown(TypedDict):
    """What the viewer knows of the deck: the number of a tile, or None for one that somebody else put there."""

    top: list[int | None]
    bottom: list[int | None]


class SpecialistOnOffer(TypedDict):
    name: str
    coins: int


class ReservedTile(TypedDict):
    tile: int
    round: int


class YamataiPoints(TypedDict):
    coins: int
    prestige: int
    buildings: int
    specialists: int
    reserved: int
    aside: int


class YamataiPlayer(TypedDict):
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


class YamataiPublic(PublicView):
    game: Literal["yamatai"]
    phase: YamataiPhase
    stage: YamataiStage
    rulebook: RulebookName | None
    order: list[int]
    acting: int
    turn: int | None
    fleet: int | None
    power_used: bool
    trades: int
    fresh: dict[Boat, int]
    placed: list[int]
    reserve: dict[Boat, int]
    boats: dict[str, Boat]
    islands: list[YamataiIsland]
    row: list[int]
    deck: int
    specialists: list[SpecialistOnOffer]
    specialists_left: int
    fleets: list[int]
    fleets_down: list[list[int]]
    fleets_used: list[int]
    players: list[YamataiPlayer]


class YamataiSecrets(TypedDict):
    deck_known: DeckKnown
    looked_at: list[int]


class YamataiOwn(OwnView, YamataiSecrets):
    pass


class YamataiView(YamataiPublic, YamataiOwn):
    pass


class YamataiTile(TypedDict):
    kind: TileKind
    cost: dict[Boat, int]
    points: int


class YamataiFleet(TypedDict):
    boats: list[Boat | Literal["any"]]
    power: FleetPower | None


class YamataiPlace(TypedDict):
    """The text that tells where a spot is."""

    key: str
    args: dict[str, object]


class YamataiBoard(TypedDict):
    spots: list[list[int]]
    islands: list[list[int]]
    lanes: list[list[int]]
    neighbours: list[list[int]]
    entries: list[int]
    rim: list[int]
    places: list[YamataiPlace]
    tiles: list[YamataiTile]
    specialists: dict[str, int]
    fleets: list[YamataiFleet]
    prices: dict[Boat, int]


VIEW = YamataiView
BOARD = YamataiBoard
