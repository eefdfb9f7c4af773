"""Seat order, and the ratings that can determine it."""

from collections.abc import Mapping, Sequence
from itertools import permutations

from shima import fair

FIRST_RATING = 1000.0
BOT_RATINGS = {"level1": 500.0, "level2": 1000.0, "level3": 1400.0, "level4": 1700.0, "level5": 1850.0}
"""Approximately the differences that `shima ladder` measures."""
SWING = 32.0
SEATING = 0
"""The draw number of the seat order: draws of the game count from 1."""


def seat_order(
    order: str, seed: bytes, bots: Sequence[str], people: Sequence[str], ratings: Mapping[str, float]
) -> tuple[int, ...]:
    """Return the chairs in seat order: as people sat down, by the seed, or lowest rating first."""
    chairs = range(len(bots))
    if order == "random":
        ways = list(permutations(chairs))
        return ways[fair.choose(seed, SEATING, [1] * len(ways))]
    if order == "rated":
        return tuple(sorted(chairs, key=lambda chair: rating(bots[chair], people[chair], ratings)))
    return tuple(chairs)


def rating(bot: str, person: str, ratings: Mapping[str, float]) -> float:
    return BOT_RATINGS.get(bot, BOT_RATINGS["level1"]) if bot else ratings.get(person, FIRST_RATING)


def gains(ratings: Sequence[float], places: Sequence[int]) -> list[float]:
    """Return Elo changes. A game of several players counts as one of each pair, which together weigh as one game."""
    won: list[float] = []
    for mine, (rated, place) in enumerate(zip(ratings, places, strict=True)):
        more_than_expected = 0.0
        for other, (their_rating, their_place) in enumerate(zip(ratings, places, strict=True)):
            if other != mine:
                expected = 1 / (1 + 10 ** ((their_rating - rated) / 400))
                more_than_expected += 0.5 * ((place < their_place) + (place <= their_place)) - expected
        won.append(SWING * more_than_expected / (len(ratings) - 1))
    return won
