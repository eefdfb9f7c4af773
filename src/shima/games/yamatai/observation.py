"""Encodes what a seat is allowed to know as numbers: everything in the position as the seat knows it."""

from typing import Final

from shima.games.game import Actor
from shima.games.packing import ZEROS, add_counts, add_flags, add_marks, add_numbers, add_places, number, one_of
from shima.games.yamatai import score
from shima.games.yamatai.actions.powers.peek import LOOKED_AT
from shima.games.yamatai.components import Components
from shima.games.yamatai.constants import (
    COLOURS,
    ENDINGS,
    FLEETS,
    ISLANDS,
    KINDS,
    MOST_PLACES,
    MOST_SPOTS,
    SEATS,
    TILES,
    TOKENS,
)
from shima.games.yamatai.rulebooks import RULEBOOKS
from shima.games.yamatai.state import (
    FINISHED,
    RECRUITED_STAGE,
    SECOND_BOAT,
    SECOND_TOKEN,
    TORII_BUILDING,
    Position,
)

BELOW_NOTHING: Final = 64
"""Added to scores, which can be negative."""
OF_SEATS: Final = tuple(one_of(players) for players in range(SEATS + 1))
OF_BUILDINGS: Final = tuple(one_of(players + 2) for players in range(SEATS + 1))
OF_RULEBOOKS: Final = one_of(len(RULEBOOKS))
OF_PHASES: Final = one_of(FINISHED + 1)
OF_STAGES: Final = one_of(RECRUITED_STAGE + 1)
OF_ENDINGS: Final = one_of(len(ENDINGS) - 1)
OF_COLOURS: Final = one_of(len(COLOURS))
OF_KINDS: Final = one_of(len(KINDS))
OF_FLEETS: Final = one_of(FLEETS)
OF_ISLANDS: Final = one_of(ISLANDS)
OF_SPOTS: Final = tuple(one_of(spots) for spots in range(MOST_SPOTS + 1))
OF_PLACES: Final = tuple(one_of(turns) for turns in range(MOST_PLACES + 1))


def parts(c: Components, players: int) -> tuple[tuple[str, int], ...]:
    """Return the parts in the order of `observe`."""
    spots = c.board.spots
    specialists = len(c.specialist_names)
    turns = MOST_PLACES if players == 2 else players
    table = (
        ("seat", players),
        ("phase", FINISHED + 1),
        ("stage", RECRUITED_STAGE + 1),
        ("actor", players),
        ("turn", players),
        ("round", 1),
        ("rulebook", len(RULEBOOKS)),
        ("order", turns * players),
        ("acting", turns),
        ("ending", len(ENDINGS) - 1),
        ("reserve", len(COLOURS)),
        ("boats", spots * len(COLOURS)),
        ("tokens", ISLANDS * len(KINDS)),
        ("buildings", ISLANDS * (players + 2)),
        ("mountains", ISLANDS),
        ("sacred grounds", ISLANDS),
        ("tokens laid, tokens left", 1 + len(TOKENS)),
        ("row", TILES),
        ("tiles unseen", TILES),
        ("deck: middle, top, bottom, to look", 4),
        ("deck: top", TILES),
        ("deck: bottom", TILES),
        ("deck: who knows the top", LOOKED_AT),
        ("deck: who knows the bottom", TILES),
        ("looked at", TILES),
        ("specialists", specialists),
        ("coins on specialists", specialists),
        ("specialists unseen", specialists),
        ("fleets", FLEETS),
        ("fleets down", FLEETS),
        ("fleets used", FLEETS),
        ("fleet", FLEETS),
        ("power used, trades", 2),
        ("boats that cannot be exchanged", len(COLOURS)),
        ("specialists used", specialists),
        ("placed", spots),
        ("collected", ISLANDS),
        ("picked spot", spots),
        ("picked island", ISLANDS),
    )
    mat = (
        ("coins, prestige, buildings, score", 4),
        ("boats", len(COLOURS)),
        ("aside", len(COLOURS)),
        ("tokens", len(KINDS)),
        ("specialists", specialists),
        ("built", TILES),
        ("reserved", TILES),
    )
    return table + tuple((f"player {player} {name}", size) for player in range(players) for name, size in mat)


def observe(p: Position, seat: Actor) -> bytes:
    """Encode a position in which nothing is secret to the seat: see `knowledge.forget`."""
    pieces: list[bytes] = []
    _add_turn(pieces, p, seat)
    _add_board(pieces, p, seat)
    _add_deck(pieces, p, seat)
    _add_people(pieces, p)
    _add_doings(pieces, p)
    players = p.players()
    for following in range(players):
        _add_mat(pieces, p, (seat + following) % players)
    return b"".join(pieces)


def _after(player: int, seat: Actor, players: int) -> int:
    """Return how many seats after the seat a player sits, counted from 1; 0 for none."""
    return 0 if player < 0 else (player - seat) % players + 1


def _add_turn(pieces: list[bytes], p: Position, seat: Actor) -> None:
    players = p.players()
    of_seats = OF_SEATS[players]
    pieces.append(of_seats[seat + 1])
    pieces.append(OF_PHASES[p.phase + 1])
    pieces.append(OF_STAGES[p.stage + 1])
    pieces.append(of_seats[_after(p.actor(), seat, players)])
    pieces.append(of_seats[_after(p.turn, seat, players)])
    pieces.append(number(p.round))
    pieces.append(OF_RULEBOOKS[p.rulebook + 1])
    turns = p.places()
    for player in p.order:
        pieces.append(of_seats[_after(player, seat, players)])
    for _ in range(turns - len(p.order)):
        pieces.append(of_seats[0])
    pieces.append(OF_PLACES[turns][p.acting + 1 if p.acting < turns else 0])
    pieces.append(OF_ENDINGS[p.end])


def _add_board(pieces: list[bytes], p: Position, seat: Actor) -> None:
    players = p.players()
    add_counts(pieces, p.reserve, len(COLOURS))
    for spot in range(p.boat_at.size):
        pieces.append(OF_COLOURS[p.boat_at[spot] + 1])
    for island in range(ISLANDS):
        pieces.append(OF_KINDS[p.token_at[island] + 1])
    of_buildings = OF_BUILDINGS[players]
    for island in range(ISLANDS):
        building = p.building_at[island]
        if building < TORII_BUILDING:
            pieces.append(of_buildings[_after(building, seat, players)])
        else:
            pieces.append(of_buildings[players + 1 + building - TORII_BUILDING])
    add_flags(pieces, p.mountains, ISLANDS)
    add_flags(pieces, p.sacred, ISLANDS)
    pieces.append(number(p.laid))
    for left in p.tokens_left:
        pieces.append(number(left))


def _add_deck(pieces: list[bytes], p: Position, seat: Actor) -> None:
    players = p.players()
    add_marks(pieces, p.row, TILES)
    add_flags(pieces, p.unseen_tiles, TILES)
    add_numbers(pieces, [p.middle(), len(p.top), len(p.bottom), p.to_look])
    add_places(pieces, p.top, TILES)
    add_places(pieces, p.bottom, TILES)
    for known_by in p.top_known_by:
        pieces.append(number(_after(known_by, seat, players)))
    pieces.append(ZEROS[LOOKED_AT - len(p.top_known_by)])
    for known_by in p.bottom_known_by:
        pieces.append(number(_after(known_by, seat, players)))
    pieces.append(ZEROS[TILES - len(p.bottom_known_by)])
    add_marks(pieces, p.looked, TILES)


def _add_people(pieces: list[bytes], p: Position) -> None:
    specialists = len(p.components.specialist_names)
    add_marks(pieces, p.specialists, specialists)
    coins = [0] * specialists
    for at, specialist in enumerate(p.specialists):
        coins[specialist] = p.coins_on[at]
    add_numbers(pieces, coins)
    add_flags(pieces, p.unseen_specialists, specialists)


def _add_doings(pieces: list[bytes], p: Position) -> None:
    """Add the fleets, and what has been done with them and in this turn."""
    add_marks(pieces, p.fleets, FLEETS)
    down = [0] * FLEETS
    for batch, mask in enumerate(p.fleets_down):
        for fleet in range(FLEETS):
            if mask & 1 << fleet:
                down[fleet] = batch + 1
    add_numbers(pieces, down)
    add_places(pieces, p.fleets_used, FLEETS)
    pieces.append(OF_FLEETS[p.fleet + 1])
    add_numbers(pieces, [p.power_used, p.trades])
    add_counts(pieces, p.fresh, len(COLOURS))
    add_flags(pieces, p.used, len(p.components.specialist_names))
    add_places(pieces, p.placed, p.boat_at.size)
    add_marks(pieces, p.collected, ISLANDS)
    pieces.append(OF_SPOTS[p.boat_at.size][p.picked + 1 if p.phase == SECOND_BOAT else 0])
    pieces.append(OF_ISLANDS[p.picked + 1 if p.phase == SECOND_TOKEN else 0])


def _add_mat(pieces: list[bytes], p: Position, player: int) -> None:
    mat = p.mats[player]
    points = max(score.total(p, player) + BELOW_NOTHING, 0)
    add_numbers(pieces, [mat.coins, mat.prestige, mat.buildings, points])
    add_counts(pieces, mat.boats, len(COLOURS))
    add_counts(pieces, mat.aside, len(COLOURS))
    add_counts(pieces, mat.tokens, len(KINDS))
    add_flags(pieces, mat.specialists, len(p.components.specialist_names))
    add_marks(pieces, mat.built, TILES)
    if not mat.reserved:
        pieces.append(ZEROS[TILES])
        return
    since = [0] * TILES  # 1 if reserved in this round and not buildable yet, 2 if reserved earlier
    for at, tile in enumerate(mat.reserved):
        since[tile] = 2 if mat.reserved_in[at] < p.round else 1
    pieces.append(bytes(since))
