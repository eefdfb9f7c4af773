"""Seat order, and the ratings that can determine it."""

from collections.abc import Mapping, Sequence
from itertools import permutations

from shima import fair
from shima.players.levels import LEVELS

FIRST_RATING = 1000.0
LOWEST_LEVEL = 500.0
"""The rating of the lowest level. The others are higher by the Elo that `shima ladder` measured."""
SWING = 32.0
SEATING = 0
"""The draw number of the seat order: draws of the game count from 1."""


def seat_order(order: str, seed: bytes, ratings: Sequence[float]) -> tuple[int, ...]:
    """Return the chairs in seat order: as people sat down, by the seed, or lowest rating first."""
    chairs = range(len(ratings))
    if order == "random":
        ways = list(permutations(chairs))
        return ways[fair.choose(seed, SEATING, [1] * len(ways))]
    if order == "rated":
        return tuple(sorted(chairs, key=ratings.__getitem__))
    return tuple(chairs)


def chair_ratings(
    game: str, bots: Sequence[str], people: Sequence[str], ratings: Mapping[str, float]
) -> tuple[float, ...]:
    """Return the rating on each chair, from those of the people. Bots without a level count as the lowest one."""
    levels = {level.name: LOWEST_LEVEL + level.setting(game, len(bots)).elo for level in LEVELS}
    return tuple(
        levels.get(bot, LOWEST_LEVEL) if bot else ratings.get(person, FIRST_RATING)
        for bot, person in zip(bots, people, strict=True)
    )


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
