"""Seatings of a match between two sides, A and B, that give neither side the better seats."""

from itertools import permutations


def seatings(seats: int) -> tuple[str, ...]:
    """Return the mixed seatings of a group. In all of them together, each side has every seat equally often.

    Two seats: AB, BA. Three: the rotations of ABB and of BAA. Four: every arrangement of two A and two B.
    """
    half = "A" * (seats // 2) + "B" * (seats - seats // 2)
    swapped = half.translate({ord("A"): "B", ord("B"): "A"})
    return tuple(dict.fromkeys("".join(seating) for side in (half, swapped) for seating in permutations(side)))


def share_of_a(seating: str, places: tuple[int, ...]) -> float:
    """Return 1 if an A won, 0 if a B won, 1/2 if both sides share first place."""
    winners = {side for side, place in zip(seating, places, strict=True) if place == 1}
    return 0.5 if len(winners) == 2 else float("A" in winners)
