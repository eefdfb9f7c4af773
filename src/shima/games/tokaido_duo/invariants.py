"""What holds in every position of the game, whatever was played."""

from shima.games.tokaido_duo.components import GARDENS, PAINTINGS, SLABS, TEMPLES
from shima.games.tokaido_duo.moves import COASTAL_TOWNS, LANDSCAPES, MOST_WARES, WARES
from shima.games.tokaido_duo.state import DRAW_WARES, FINISHED, NOBODY, PUT_BACK, Position


def violations(p: Position) -> list[str]:
    """Sentences for the developer, empty in a sound position."""
    found: list[str] = []
    for ware, name in enumerate(WARES):
        held = p.bag[ware] + p.boards[0].wares[ware] + p.boards[1].wares[ware]
        if held != p.components.wares[ware] or p.bag[ware] < 0:
            found.append(f"D1.3: {held} of {name}, {p.bag[ware]} in the bag")
    for player in (0, 1):
        found.extend(f"player {player + 1}: {problem}" for problem in _board(p, player))
    if any(owner not in (NOBODY, 0, 1) for owner in (*p.wave_owners, p.spring_owner)):
        found.append(f"D1.5: waves of {p.wave_owners}, hot spring of {p.spring_owner}")
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
    counts = [*board.wares, *board.face_down, board.coins]
    if min(counts) < 0:
        found.append(f"less than nothing: {counts}")
    busy = p.phase in (DRAW_WARES, PUT_BACK)
    if board.ware_count() > p.wares_kept(player) and not busy:
        found.append(f"D5.3: keeps {board.ware_count()} wares")
    if board.ware_count() > 2 * MOST_WARES:
        found.append(f"D5.3: holds {board.ware_count()} wares")
    if not 0 <= board.slabs <= SLABS or (board.coins >= 10 and board.slabs < SLABS):
        found.append(f"D5.5: {board.slabs} slabs and {board.coins} coins")
    if not (1 <= board.temple <= TEMPLES and 1 <= board.garden <= GARDENS):
        found.append(f"D6.5: temple {board.temple}, garden {board.garden}")
    if board.given + len(board.face_up) + board.face_down_count() != PAINTINGS:
        found.append(f"D1.4: {board.given} given, {len(board.face_up)} up, {board.face_down_count()} down")
    for landscape, name in enumerate(LANDSCAPES):
        seen = board.face_up.count(landscape) + board.face_down[landscape]
        if seen > p.components.paintings[player][landscape]:
            found.append(f"D1.4: {seen} paintings of {name}")
    return found


def _coast(p: Position) -> list[str]:
    """At most one figure at a station or coastal town."""  # D5.2, D6.2
    stations = [board.pilgrim for board in p.boards]
    stations.extend(p.components.town_stations[b.merchant] for b in p.boards if b.merchant < COASTAL_TOWNS)
    return [] if len(set(stations)) == len(stations) else [f"D5.2: figures at {sorted(stations)}"]
