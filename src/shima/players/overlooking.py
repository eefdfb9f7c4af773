"""What a weak player overlooks: some of its options, but never points."""

from hashlib import blake2b

from shima.games.game import Move, State

SCALE = 2**64


def seen_moves(state: State, seat: int, share: float, seed: int) -> frozenset[Move]:
    """Return the moves that a player notices who overlooks this share of its options.

    An option is overlooked for a whole turn, whatever happens in it. A move that scores at once is always seen, and so
    is one that does not cost points, if there is any. The state must be as the seat sees it.
    """
    moves = state.moves()
    points = state.scores()[seat]
    noticed = {move: attention(seed, seat, state.rounds(), move) for move in moves}
    gains = {move: _points_after(state, move, seat) - points for move in moves}
    seen = {move for move in moves if noticed[move] >= share or gains[move] > 0}
    if not any(gains[move] >= 0 for move in seen):
        harmless = [move for move in moves if gains[move] >= 0]
        if harmless or not seen:
            seen.add(max(harmless or moves, key=noticed.__getitem__))
    return frozenset(seen)


def attention(seed: int, seat: int, turn: int, move: Move) -> float:
    """Return a number from 0 to 1 that is always the same for this option in this turn."""
    name = f"{seed}/{seat}/{turn}/{move}".encode()
    return int.from_bytes(blake2b(name, digest_size=8).digest(), "big") / SCALE


def _points_after(state: State, move: Move, seat: int) -> int:
    after = state.copy()
    after.advance(move)
    return after.scores()[seat]
