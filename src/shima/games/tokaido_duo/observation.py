"""Encodes what a seat is allowed to know as numbers. D10.1: the state hides nothing from any seat."""

from typing import Final

from shima.games.counts import count
from shima.games.game import Actor
from shima.games.packing import ZEROS, add_counts, add_numbers, number, one_of
from shima.games.tokaido_duo import score
from shima.games.tokaido_duo.components import Components
from shima.games.tokaido_duo.constants import (
    CHARACTERS,
    COASTAL_TOWNS,
    ENDINGS,
    LANDSCAPES,
    MOST_PIPS,
    MOST_STATIONS,
    NOBODY,
    PAINTINGS,
    REGIONS,
    TOWNS,
    WARES,
)
from shima.games.tokaido_duo.shops import price_of, ware_of
from shima.games.tokaido_duo.state import PHASE_NAMES, Position

PIPS: Final = MOST_PIPS[0]

OF_2: Final = one_of(2)
OF_3: Final = one_of(3)
OF_4: Final = one_of(4)
OF_PHASES: Final = one_of(len(PHASE_NAMES))
OF_STATIONS: Final = tuple(one_of(stations) for stations in range(MOST_STATIONS + 1))
OF_TOWNS: Final = one_of(TOWNS)
OF_REGIONS: Final = one_of(REGIONS)
SHOP: Final = len(WARES) + 1  # which ware, and its price


def parts(c: Components) -> tuple[tuple[str, int], ...]:
    """Return the parts in the order of `observe`."""
    table = (
        ("seat", 2),
        ("phase", len(PHASE_NAMES)),
        ("actor", 2),
        ("turn", 2),
        ("leader", 2),
        ("keeper", 2),
        ("round", 1),
        ("ending", len(ENDINGS) - 1),
        ("dice", len(CHARACTERS) * PIPS),
        ("dice left", 1),
        ("playing", len(CHARACTERS)),
        ("pips", PIPS),
        ("acted, may give, new hot spring", 3),
        ("to reveal", 1),
        ("bag", len(WARES)),
        ("hot spring", 2),
        ("wave sides", len(CHARACTERS) * 2),
        ("wave owners", len(CHARACTERS) * 2),
        ("shops", COASTAL_TOWNS * SHOP),
    )
    board = (
        ("pilgrim", len(c.stations)),
        ("merchant", TOWNS),
        ("artist", REGIONS),
        ("temple, garden, coins, slabs, given, score", 6),
        ("wares", len(WARES)),
        ("face down", len(LANDSCAPES)),
        ("face up", PAINTINGS * len(LANDSCAPES)),
    )
    return table + tuple((f"{whose} {name}", size) for whose in ("own", "other") for name, size in board)


def observe(p: Position, seat: Actor) -> bytes:
    actor = p.actor()
    pieces: list[bytes] = [
        OF_2[seat + 1],
        OF_PHASES[p.phase + 1],
        _player(actor, seat),
        _player(p.turn, seat),
        _player(p.leader, seat),
        _player(p.keeper, seat),
        number(p.round),
        OF_4[p.end],
    ]
    for character in range(len(CHARACTERS)):
        pieces.append(OF_4[count(p.dice, character)])
    pieces.append(number(p.dice_left))
    pieces.append(OF_3[p.character + 1])
    pieces.append(OF_4[p.pips])
    add_numbers(pieces, [p.acted, p.may_give, p.spring_is_new, p.to_reveal])
    add_counts(pieces, p.bag, len(WARES))
    pieces.append(_player(p.spring_owner, seat))
    for character in range(3):
        pieces.append(OF_2[p.wave_sides[character] + 1] if character < len(p.wave_sides) else OF_2[0])
    for owner in p.wave_owners:
        pieces.append(_player(owner, seat))
    for tile in p.shops:
        pieces.append(OF_4[ware_of(tile) + 1])
        pieces.append(number(price_of(tile)))
    pieces.append(ZEROS[(COASTAL_TOWNS - len(p.shops)) * SHOP])
    _add_board(pieces, p, seat)
    _add_board(pieces, p, 1 - seat)
    return b"".join(pieces)


def _player(player: int, seat: Actor) -> bytes:
    """Encode which player it is, relative to the seat; zeros for none."""
    return OF_2[0] if player <= NOBODY else OF_2[1 if player == seat else 2]


def _add_board(pieces: list[bytes], p: Position, player: int) -> None:
    board = p.boards[player]
    pieces.append(OF_STATIONS[len(p.components.stations)][board.pilgrim + 1])
    pieces.append(OF_TOWNS[board.merchant + 1])
    pieces.append(OF_REGIONS[board.artist + 1])
    points = score.total(p, player)
    add_numbers(pieces, [board.temple, board.garden, board.coins, board.slabs, board.given, points])
    add_counts(pieces, board.wares, len(WARES))
    add_counts(pieces, board.face_down, len(LANDSCAPES))
    for landscape in board.face_up:
        pieces.append(OF_4[landscape + 1])
    pieces.append(ZEROS[(PAINTINGS - len(board.face_up)) * len(LANDSCAPES)])
