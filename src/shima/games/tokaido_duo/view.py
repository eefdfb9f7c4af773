"""What a viewer may know, as plain data.

D10.1: the state holds nothing that is hidden, because nature draws a tile only when it is turned up. What everyone
knows by counting (the wares in the bag, the landscapes still face down) is shown as counts.
"""

from typing import TypeVar

from shima.games.counts import Counts, count, unpack
from shima.games.game import OVER
from shima.games.tokaido_duo import score, texts
from shima.games.tokaido_duo.components import Components
from shima.games.tokaido_duo.constants import (
    CHARACTERS,
    COASTAL_TOWNS,
    COLOURS,
    ENDINGS,
    GARDENS,
    LANDSCAPES,
    NOBODY,
    SIDES,
    TEMPLES,
    TOWN_NAMES,
    WARES,
)
from shima.games.tokaido_duo.shops import price_of, ware_of
from shima.games.tokaido_duo.state import PHASE_NAMES, Position
from shima.games.tokaido_duo.view_types import DuoBoard, DuoPlayer, DuoPublic, DuoShop, DuoWave
from shima.games.view_types import actor_shown

Word = TypeVar("Word", bound=str)


def public(p: Position) -> DuoPublic:
    """What everybody knows: everything."""
    actor = p.actor()
    return {
        "game": "tokaido-duo",
        "phase": PHASE_NAMES[p.phase],
        "actor": actor_shown(actor),
        "round": p.round,
        "leader": p.leader + 1,
        "turn": p.turn + 1,
        "dice": {name: count(p.dice, c) or None for c, name in enumerate(CHARACTERS)},
        "playing": None if p.character == NOBODY else {"character": CHARACTERS[p.character], "pips": p.pips},
        "shops": [_shop(p, town) for town in range(len(p.shops))],
        "waves": [_wave(p, character) for character in range(len(p.wave_sides))],
        "hot_spring": _owner(p.spring_owner),
        "bag": _counts(WARES, p.bag),
        "players": [_player(p, player) for player in (0, 1)],
        "ending": ENDINGS[p.end] or None,
        "ranking": list(p.ranking()) if actor == OVER else None,
    }


def board(c: Components) -> DuoBoard:
    """What lies still: the island."""
    return {
        "stations": [
            {"name": name, "kind": station.kind, "town": station.town, "number": station.number}
            for name, station in zip(c.station_names, texts.stations(c), strict=True)
        ],
        "mountain_towns": dict(zip(TOWN_NAMES[COASTAL_TOWNS:], c.mountain_wares, strict=True)),
        "routes": [[TOWN_NAMES[a], TOWN_NAMES[b]] for a, b in c.routes.links],
        "regions": [
            {"landscape": LANDSCAPES[landscape], "border": [TOWN_NAMES[town] for town in border]}
            for landscape, border in zip(c.landscapes, c.routes.borders, strict=True)
        ],
        "dice": {name: list(faces) for name, faces in zip(CHARACTERS, c.dice, strict=True)},
        "wares": dict(zip(WARES, c.wares, strict=True)),
        "slab_points": list(c.slab_points),
        "painting_points": list(c.painting_points),
        "compass": c.station_names[c.starts[c.first][0]],
        "temples": TEMPLES,
        "gardens": GARDENS,
    }


def _owner(owner: int) -> int | None:
    return None if owner == NOBODY else owner + 1


def _counts(names: tuple[Word, ...], counts: Counts) -> dict[Word, int]:
    return dict(zip(names, unpack(counts, len(names)), strict=True))


def _shop(p: Position, town: int) -> DuoShop:
    tile = p.shops[town]
    return {"town": TOWN_NAMES[town], "ware": WARES[ware_of(tile)], "price": price_of(tile)}


def _wave(p: Position, character: int) -> DuoWave:
    side = SIDES[character][p.wave_sides[character]]
    return {"character": CHARACTERS[character], "side": side, "owner": _owner(p.wave_owners[character])}


def _player(p: Position, player: int) -> DuoPlayer:
    board = p.boards[player]
    return {
        "colour": COLOURS[player],
        "pilgrim": p.components.station_names[board.pilgrim],
        "merchant": TOWN_NAMES[board.merchant],
        "artist": board.artist + 1,
        "temple": board.temple,
        "garden": board.garden,
        "coins": board.coins,
        "slabs": board.slabs,
        "wares": _counts(WARES, board.wares),
        "given": board.given,
        "face_up": [LANDSCAPES[landscape] for landscape in board.face_up],
        "face_down": _counts(LANDSCAPES, board.face_down),
        "faith": score.faith(p, player),
        "trade": score.trade(p, player),
        "culture": score.culture(p, player),
        "score": score.total(p, player),
    }
