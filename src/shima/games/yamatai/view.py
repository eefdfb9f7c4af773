"""What a viewer may know, as plain data.

Y13: nature draws a tile only when it is turned up, so nothing is hidden in the state, but for what a player looked
at with fleet 3: that is in that player's view and in no other.
"""

from typing import TypeVar

from shima.games.counts import Counts, unpack
from shima.games.game import OVER
from shima.games.masks import bits, count_bits, has_bit
from shima.games.view_types import actor_shown
from shima.games.yamatai import score, texts
from shima.games.yamatai.components import Components
from shima.games.yamatai.constants import (
    COLOURS,
    ENDINGS,
    ISLANDS,
    KINDS,
    SEAT_COLOURS,
    TILE_KINDS,
)
from shima.games.yamatai.specialists.passive import RIU
from shima.games.yamatai.state import (
    NOTHING,
    PALACE_BUILDING,
    PHASE_NAMES,
    STAGE_NAMES,
    TORII_BUILDING,
    Position,
)
from shima.games.yamatai.view_types import (
    Building,
    DeckKnown,
    YamataiBoard,
    YamataiIsland,
    YamataiPlayer,
    YamataiPublic,
    YamataiSecrets,
)

Word = TypeVar("Word", bound=str)


def public(p: Position) -> YamataiPublic:
    """What everybody knows."""
    actor = p.actor()
    names = p.components.specialist_names
    return {
        "game": "yamatai",
        "phase": PHASE_NAMES[p.phase],
        "stage": STAGE_NAMES[p.stage],
        "rulebook": p.book().name,
        "actor": actor_shown(actor),
        "round": p.round,
        "order": [seat + 1 for seat in p.order],
        "acting": p.acting,
        "turn": None if p.turn < 0 else p.turn + 1,
        "fleet": None if p.fleet == NOTHING else p.fleet + 1,
        "power_used": p.power_used,
        "trades": p.trades,
        "fresh": _counts(COLOURS, p.fresh),
        "placed": [spot + 1 for spot in p.placed],
        "reserve": _counts(COLOURS, p.reserve),
        "boats": {str(spot + 1): COLOURS[colour] for spot, colour in enumerate(p.boat_at) if colour >= 0},
        "islands": [_island(p, island) for island in range(ISLANDS)],
        "row": [tile + 1 for tile in p.row],
        "deck": p.deck_size(),
        "specialists": [
            {"name": names[number], "coins": coins} for number, coins in zip(p.specialists, p.coins_on, strict=True)
        ],
        "specialists_left": count_bits(p.unseen_specialists),
        "fleets": [fleet + 1 for fleet in p.fleets],
        "fleets_down": [[fleet + 1 for fleet in bits(batch)] for batch in p.fleets_down],
        "fleets_used": [fleet + 1 for fleet in p.fleets_used],
        "players": [_player(p, seat) for seat in range(p.players())],
        "ending": ENDINGS[p.end] or None,
        "ranking": list(p.ranking()) if actor == OVER else None,
    }


def secrets(p: Position, viewer: int | None) -> YamataiSecrets:
    """What only the viewer knows."""
    return {
        "deck_known": _known(p, viewer),
        "looked_at": [tile + 1 for tile in p.looked] if viewer is not None and viewer == p.turn else [],
    }


def board(c: Components) -> YamataiBoard:
    """What lies still: the archipelago, and what is printed on tiles and specialists."""
    archipelago = c.board
    return {
        "spots": [list(point) for point in archipelago.points],
        "islands": [[spot + 1 for spot in ring] for ring in archipelago.shores],
        "lanes": [
            [spot + 1, other + 1] for spot, lanes in enumerate(archipelago.lanes) for other in lanes if spot < other
        ],
        "neighbours": [[island + 1 for island in near] for near in archipelago.neighbours],
        "entries": [spot + 1 for spot in archipelago.entries],
        "rim": [spot + 1 for spot in archipelago.rim],
        "places": [{"key": each.key, "args": each.args} for each in texts.places(archipelago)],
        "tiles": [
            {"kind": TILE_KINDS[tile.kind], "cost": _counts(COLOURS, tile.cost), "points": tile.points}
            for tile in c.tiles
        ],
        "specialists": {c.specialist_names[number]: c.specialist_points[number] for number in bits(c.specialists)},
        "fleets": [{"boats": list(fleet.boats), "power": fleet.power or None} for fleet in c.fleets],
        "prices": dict(zip(COLOURS, c.prices, strict=False)),
    }


def _counts(names: tuple[Word, ...], counts: Counts) -> dict[Word, int]:
    return dict(zip(names, unpack(counts, len(names)), strict=True))


def _island(p: Position, island: int) -> YamataiIsland:
    building = p.building_at[island]
    owner = building + 1 if 0 <= building < TORII_BUILDING else None
    kind: Building | None = "palace" if building == PALACE_BUILDING else "torii" if building == TORII_BUILDING else None
    return {
        "token": KINDS[p.token_at[island]] if p.token_at[island] >= 0 else None,
        "mountain": has_bit(p.mountains, island),
        "sacred": has_bit(p.sacred, island),
        "building": kind if owner is None else "standard",
        "owner": owner,
    }


def _known(p: Position, viewer: int | None) -> DeckKnown:
    """The tiles that somebody put back on the deck or below it; None for one that the viewer does not know."""  # Y13.3
    return {
        "top": [tile + 1 if by == viewer else None for tile, by in zip(p.top, p.top_known_by, strict=True)],
        "bottom": [tile + 1 if by == viewer else None for tile, by in zip(p.bottom, p.bottom_known_by, strict=True)],
    }


def _player(p: Position, seat: int) -> YamataiPlayer:
    mat = p.mats[seat]
    names = p.components.specialist_names
    return {
        "colour": SEAT_COLOURS[seat],
        "coins": mat.coins,
        "prestige": mat.prestige,
        "buildings": mat.buildings,
        "boats": _counts(COLOURS, mat.boats),
        "aside": _counts(COLOURS, mat.aside),
        "tokens": _counts(KINDS, mat.tokens),
        "specialists": [names[number] for number in bits(mat.specialists)],
        "used": [names[number] for number in bits(p.used)] if seat == p.turn else [],
        "built": [tile + 1 for tile in mat.built],
        "reserved": [
            {"tile": tile + 1, "round": since} for tile, since in zip(mat.reserved, mat.reserved_in, strict=True)
        ],
        "harbour": RIU.harbour(mat),
        "points": {
            "coins": score.coins(p, seat),
            "prestige": score.prestige(p, seat),
            "buildings": score.buildings(p, seat),
            "specialists": score.specialists(p, seat),
            "reserved": score.reserved(p, seat),
            "aside": score.aside(p, seat),
        },
        "score": score.total(p, seat),
    }
