"""The types of the view and of the board."""

from typing import Literal

from typing_extensions import TypedDict

from shima.games.tokaido_duo.constants import Character, DuoColour, Landscape, StationKind, Ware, WaveSide
from shima.games.tokaido_duo.state import DuoPhase
from shima.games.view_types import OwnView, PublicView


class DuoPlaying(TypedDict):
    character: Character
    pips: int


class DuoShop(TypedDict):
    town: str
    ware: Ware
    price: int


class DuoWave(TypedDict):
    character: Character
    side: WaveSide
    owner: int | None


class DuoPlayer(TypedDict):
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


class DuoPublic(PublicView):
    game: Literal["tokaido-duo"]
    phase: DuoPhase
    leader: int
    turn: int
    dice: dict[Character, int | None]
    playing: DuoPlaying | None
    shops: list[DuoShop]
    waves: list[DuoWave]
    hot_spring: int | None
    bag: dict[Ware, int]
    players: list[DuoPlayer]


class DuoView(DuoPublic, OwnView):
    pass


class DuoStation(TypedDict):
    """`town` is the coastal town before it, `number` counts the stations of a kind after a town: 0 for the only one."""

    name: str
    kind: StationKind
    town: str
    number: int


class DuoRegion(TypedDict):
    landscape: Landscape
    border: list[str]


class DuoBoard(TypedDict):
    stations: list[DuoStation]
    mountain_towns: dict[str, int]
    routes: list[list[str]]
    regions: list[DuoRegion]
    dice: dict[Character, list[int]]
    wares: dict[Ware, int]
    slab_points: list[int]
    painting_points: list[int]
    compass: str
    temples: int
    gardens: int


VIEW = DuoView
BOARD = DuoBoard
