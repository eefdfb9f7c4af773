"""Intervals, the sequential test and ratings, against published values and against truths that we made ourselves."""

import math
from random import Random

import pytest

from shima.arena.elo import PRIOR_GAMES, Meeting, inverse, ratings
from shima.arena.intervals import elo_of, share_of, wilson
from shima.arena.sprt import LOWER, UPPER, Sprt, log_likelihood_ratio


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [  # Newcombe, Statistics in Medicine 17 (1998), table I, method 3: the score interval
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes / trials, trials) == pytest.approx((low, high), abs=5e-5)


def test_wilson_knows_nothing_without_games_and_is_even_handed() -> None:
    assert wilson(0.5, 0) == (0, 1)
    low, high = wilson(0.3, 40)
    assert wilson(0.7, 40) == pytest.approx((1 - high, 1 - low))
    assert wilson(1.0, 10)[1] == 1


def test_elo_and_share_are_each_others_inverse() -> None:
    assert elo_of(0.5) == 0
    assert elo_of(10 / 11) == pytest.approx(400)
    assert share_of(400) == pytest.approx(10 / 11)
    assert share_of(elo_of(0.123)) == pytest.approx(0.123)
    assert (elo_of(0), elo_of(1)) == (-math.inf, math.inf)


@pytest.mark.parametrize(
    ("pairs", "elos", "published"),
    [  # the pairs of games with 0 to 2 points that Stockfish's tests reported, pull requests 3098, 2971 and 2493
        ([491, 7345, 29693, 7670, 465], (-0.25, 1.25), 2.96),
        ([53, 2220, 21459, 2445, 47], (0.25, 1.25), 2.97),
        ([17, 253, 1042, 337, 39], (-0.50, 1.50), 2.96),
        ([11, 407, 3238, 513, 11], (0.25, 1.75), 2.93),
        ([424, 2948, 5832, 3045, 460], (-1.00, 3.00), 2.94),
        ([1284, 17437, 55536, 18085, 1292], (0.00, 2.00), 2.94),
    ],
)
def test_the_likelihood_ratio_is_the_published_one(
    pairs: list[float], elos: tuple[float, float], published: float
) -> None:
    assert log_likelihood_ratio(pairs, *elos) == pytest.approx(published, abs=0.005)


def test_without_draws_the_ratio_is_that_of_a_coin() -> None:
    p0, p1 = share_of(0), share_of(50)
    expected = 70 * math.log(p1 / p0) + 30 * math.log((1 - p1) / (1 - p0))
    assert log_likelihood_ratio([30, 70], 0, 50) == pytest.approx(expected)
    assert log_likelihood_ratio([30, 70], 50, 0) == pytest.approx(-expected)


def test_the_bounds_are_those_of_wald() -> None:
    assert pytest.approx(2.944, abs=5e-4) == UPPER == -LOWER


def decision(share: float, seed: int) -> tuple[str, int]:
    """What the test accepts for a coin of this share, and after how many groups."""
    toss = Random(seed).random
    test = Sprt(elo0=0, elo1=100, games=2)
    while not test.accepted:
        test.add([float(toss() < share) for _ in range(2)])
    return test.accepted, test.heard.total()


def test_the_test_rarely_errs_on_coins_and_needs_few_games() -> None:
    fair = [decision(share_of(0), seed) for seed in range(100)]
    good = [decision(share_of(100), seed) for seed in range(100)]
    # 5 in 100 are allowed to err; 12 or more would happen once in 250 times
    assert sum(accepted == "elo1" for accepted, _ in fair) < 12
    assert sum(accepted == "elo0" for accepted, _ in good) < 12
    assert sum(groups for _, groups in fair + good) / 200 < 60  # a fixed number with the same errors needs 67


def test_a_player_who_wins_everything_is_accepted_soon() -> None:
    test = Sprt(elo0=0, elo1=100, games=2)
    while not test.accepted:
        test.add([1.0, 1.0])
    assert (test.accepted, test.heard.total()) == ("elo1", 12)


def test_ratings_recover_the_strengths_behind_the_games() -> None:
    truth = [0.0, 120.0, 90.0, 400.0]
    expected = [Meeting(i, j, 1_000_000, share_of(truth[i] - truth[j])) for i in range(4) for j in range(4) if i < j]
    found = ratings(4, expected)
    assert [rating.elo for rating in found] == pytest.approx(truth, abs=0.01)
    chain = [meeting for meeting in expected if meeting.second == meeting.first + 1]
    assert [rating.elo for rating in ratings(4, chain)] == pytest.approx(truth, abs=0.01)


def test_intervals_of_ratings_hold_the_truth_19_times_in_20() -> None:
    truth = [0.0, 60.0, 200.0]
    toss = Random("ladder").random
    held = 0
    for _ in range(200):
        meetings = []
        for i, j in ((0, 1), (0, 2), (1, 2)):
            won = sum(toss() < share_of(truth[i] - truth[j]) for _ in range(150))
            meetings.append(Meeting(i, j, 150, won / 150))
        found = ratings(3, meetings)
        held += sum(found[i].low <= truth[i] <= found[i].high for i in (1, 2))
    assert 365 <= held <= 395  # 380 expected


def test_two_players_are_rated_as_their_share_says() -> None:
    found = ratings(2, [Meeting(1, 0, 99, 75 / 99)])
    assert (found[0].elo, found[0].low, found[0].high) == (0, 0, 0)
    share = (75 + PRIOR_GAMES / 2) / (99 + PRIOR_GAMES)
    assert found[1].elo == pytest.approx(elo_of(share))
    error = 1.96 * 400 / math.log(10) / math.sqrt(100 * share * (1 - share))
    assert found[1].high - found[1].elo == pytest.approx(error, rel=1e-4)


def test_the_rating_of_an_unbeaten_player_is_finite() -> None:
    found = ratings(5, [Meeting(i + 1, i, 10_000_000, 1.0) for i in range(4)])
    step = elo_of((10_000_000 + 0.5) / 10_000_001)
    assert [rating.elo for rating in found] == pytest.approx([step * i for i in range(5)], rel=1e-4)


def test_the_inverse_is_one() -> None:
    assert inverse([[4.0, 1.0], [1.0, 3.0]]) == [pytest.approx([3 / 11, -1 / 11]), pytest.approx([-1 / 11, 4 / 11])]
