"""Invariants of every position."""

from shima.games.counts import count, pack, unpack
from shima.games.tokaido_duo.constants import (
    COASTAL_TOWNS,
    COINS_FOR_A_SLAB,
    LANDSCAPES,
    MOST_WARES,
    PAINTINGS,
    SLABS,
    WARES,
)
from shima.games.tokaido_duo.state import DRAW_WARES, FINISHED, PUT_BACK, Position


def violations(p: Position) -> list[str]:
    """Return the violated invariants, for developers."""
    found = [f"out of range: {name}" for name in p.out_of_range()]
    if p.bag + p.boards[0].wares + p.boards[1].wares != pack(p.components.wares):
        held = [unpack(wares, len(WARES)) for wares in (p.bag, p.boards[0].wares, p.boards[1].wares)]
        found.append(f"D1.3: wares in the bag and on the boards: {held}")
    for player in (0, 1):
        found.extend(f"player {player + 1}: {problem}" for problem in _board(p, player))
    found.extend(_coast(p))
    if p.phase == FINISHED and not p.end:
        found.append("D9.1: over without a trigger")
    if p.phase != FINISHED and not p.moves():
        found.append("no legal move before the end")
    if len(set(p.moves())) != len(p.moves()):
        found.append("a move is offered twice")
    return found


def _board(p: Position, player: int) -> list[str]:
    board = p.boards[player]
    found: list[str] = []
    busy = p.phase in (DRAW_WARES, PUT_BACK)
    if board.ware_count() > p.wares_kept(player) and not busy:
        found.append(f"D5.3: keeps {board.ware_count()} wares")
    if board.ware_count() > 2 * MOST_WARES:
        found.append(f"D5.3: holds {board.ware_count()} wares")
    if board.coins >= COINS_FOR_A_SLAB and board.slabs < SLABS:
        found.append(f"D5.5: {board.slabs} slabs and {board.coins} coins")
    if board.given + len(board.face_up) + board.face_down_count() != PAINTINGS:
        found.append(f"D1.4: {board.given} given, {len(board.face_up)} up, {board.face_down_count()} down")
    for landscape, name in enumerate(LANDSCAPES):
        seen = board.face_up.count(landscape) + count(board.face_down, landscape)
        if seen > p.components.paintings[player][landscape]:
            found.append(f"D1.4: {seen} paintings of {name}")
    return found


def _coast(p: Position) -> list[str]:
    """Check that each station and coastal town has at most one figure."""  # D5.2, D6.2
    stations = [board.pilgrim for board in p.boards]
    stations.extend(p.components.town_stations[b.merchant] for b in p.boards if b.merchant < COASTAL_TOWNS)
    return [] if len(set(stations)) == len(stations) else [f"D5.2: figures at {sorted(stations)}"]
