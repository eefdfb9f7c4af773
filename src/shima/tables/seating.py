"""Who sits where: the order of the seats, and the ratings on which it can rest."""

from collections.abc import Mapping, Sequence
from itertools import permutations

from shima import fair

FIRST_RATING = 1000.0
BOT_RATINGS = {"level1": 500.0, "level2": 1000.0, "level3": 1400.0, "level4": 1700.0, "level5": 1850.0}
"""About the distances that `shima ladder` measures."""
SWING = 32.0
SEATING = 0
"""The number under which the seed decides about seats: nature's moves count from 1."""


def seat_order(
    order: str, seed: bytes, bots: Sequence[str], people: Sequence[str], ratings: Mapping[str, float]
) -> tuple[int, ...]:
    """The chairs in the order of seats: as people sat down, as the seed decides, or the lowest rating first."""
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
    """Elo: a game of several counts as games of each against each, which weigh as much as one game together."""
    won: list[float] = []
    for mine, (rated, place) in enumerate(zip(ratings, places, strict=True)):
        more_than_expected = 0.0
        for other, (their_rating, their_place) in enumerate(zip(ratings, places, strict=True)):
            if other != mine:
                expected = 1 / (1 + 10 ** ((their_rating - rated) / 400))
                more_than_expected += 0.5 * ((place < their_place) + (place <= their_place)) - expected
        won.append(SWING * more_than_expected / (len(ratings) - 1))
    return won
