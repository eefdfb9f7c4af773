"""Seat order, and the ratings that can determine it."""

from collections import Counter
from itertools import permutations

import pytest

from shima import fair
from shima.players.levels import LEVELS
from shima.tables.seating import FIRST_RATING, LOWEST_LEVEL, chair_ratings, gains, seat_order
from tests.tables.memory_tables import ANN, BEN, CAT, MemoryTable, make_spec


def order(order: str, seed: bytes, players: int) -> tuple[int, ...]:
    return seat_order(order, seed, (FIRST_RATING,) * players)


def test_the_seated_order_is_that_of_the_chairs() -> None:
    for players in (2, 3, 4):
        assert order("seated", fair.derived_seed("any"), players) == tuple(range(players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_random_order_follows_from_the_seed_and_each_comes_equally_often(players: int) -> None:
    seeds = [fair.derived_seed(f"order {number}") for number in range(200 * len(list(permutations(range(players)))))]
    orders = [order("random", seed, players) for seed in seeds]
    assert orders == [order("random", seed, players) for seed in seeds]
    times = Counter(orders)
    assert set(times) == set(permutations(range(players)))
    squares = sum((count - 200) ** 2 / 200 for count in times.values())
    assert squares < {2: 15, 3: 25, 4: 55}[players]  # chi-square, beyond 0.9998 of what comes by chance


def test_the_random_order_rests_on_nothing_that_anyone_can_choose() -> None:
    """Knowing the ratings beforehand does not help to influence it."""
    seed = fair.derived_seed("fixed")
    assert seat_order("random", seed, (3000.0, 2000.0, 500.0)) == seat_order("random", seed, (FIRST_RATING,) * 3)


def test_in_the_rated_order_the_lowest_begins_and_bots_stand_where_their_level_is() -> None:
    people = ["strong", "", "weak", ""]
    ratings = {"strong": 1600.0, "weak": 700.0}
    on_chairs = chair_ratings("yamatai", ("", "level1", "", "level8"), people, ratings)
    assert seat_order("rated", fair.derived_seed("any"), on_chairs) == (1, 2, 0, 3)
    assert chair_ratings("stones", ("", "random"), ["nobody knows", ""], ratings) == (FIRST_RATING, LOWEST_LEVEL)


@pytest.mark.parametrize(("game", "seats"), [("tokaido-duo", 2), ("yamatai", 2), ("yamatai", 3), ("yamatai", 4)])
def test_levels_have_the_ratings_that_were_measured_in_the_game(game: str, seats: int) -> None:
    for level in LEVELS:
        rated = chair_ratings(game, (level.name,) * seats, ("",) * seats, {})
        assert rated == (LOWEST_LEVEL + level.setting(game, seats).elo,) * seats


def test_chairs_become_seats_when_the_game_begins() -> None:
    folded = MemoryTable(make_spec("yamatai", 4, ("level8",), order="rated"))
    for person in (ANN, BEN, CAT):
        folded.sit(person)
    folded.begin(ratings={ANN.id: 1500.0, BEN.id: 900.0})
    assert folded.table.names() == ("Ben", "Cat", "Ann", "level8")
    assert [folded.table.seat_of(person.id) for person in (ANN, BEN, CAT)] == [2, 0, 1]


@pytest.mark.parametrize(
    ("before", "places"),
    [
        ([1000.0, 1000.0], [1, 2]),
        ([1700.0, 500.0], [2, 1]),
        ([1000.0, 1200.0, 900.0], [1, 1, 3]),
        ([1400.0, 1200.0, 900.0, 1000.0], [4, 3, 2, 1]),
        ([1000.0] * 4, [1, 4, 4, 4]),
    ],
)
def test_what_some_win_others_lose(before: list[float], places: list[int]) -> None:
    won = gains(before, places)
    assert sum(won) == pytest.approx(0)
    assert max(map(abs, won)) <= 32


def test_an_even_game_of_two_is_worth_half_of_the_swing() -> None:
    assert gains([1000.0, 1000.0], [1, 2]) == [16.0, -16.0]
    assert gains([1000.0, 1000.0], [1, 1]) == [0.0, 0.0]


def test_a_win_against_the_stronger_is_worth_more() -> None:
    up, _ = gains([1000.0, 1400.0], [1, 2])
    assert up == pytest.approx(32 * (1 - 1 / 11))  # 400 points: ten to one
