"""Tokaido Duo: its view and its board as they go over the wire."""

from typing import Literal

from shima.web.views.shown import Actor, LegalMove, Shown

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


VIEW = DuoView
BOARD = DuoBoard
