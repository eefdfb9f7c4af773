"""Fair chance: committed before, checked after, without bias."""

import hashlib
from collections import Counter
from fractions import Fraction

import pytest

from shima import fair

SEED = bytes(range(32))


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert fair.commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_draw_follows_the_specification_to_the_byte() -> None:
    # Computed with `printf '17:0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102…1f`.
    first_eight = 0xF89DF2690949EC44
    weights = [5, 6, 7, 8]
    left = first_eight % 26
    expected = 0 if left < 5 else 1 if left < 11 else 2 if left < 18 else 3
    assert fair.choose(SEED, 17, weights) == expected


def test_a_draw_depends_on_seed_and_number_alone() -> None:
    draws = [fair.choose(SEED, number, [1] * 36) for number in range(1, 200)]
    assert draws == [fair.choose(SEED, number, [1] * 36) for number in range(1, 200)]
    assert draws != [fair.choose(b"another seed", number, [1] * 36) for number in range(1, 200)]
    assert len(set(draws)) > 30


def test_every_outcome_comes_as_often_as_its_weight_says() -> None:
    weights = [5, 0, 6, 7, 8]
    trials = 26_000
    seen = Counter(fair.choose(SEED, number, weights) for number in range(trials))
    assert seen[1] == 0
    for outcome, weight in enumerate(weights):
        expected = float(Fraction(weight, 26) * trials)
        assert abs(seen[outcome] - expected) <= 4 * (expected + 1) ** 0.5


def test_numbers_beyond_the_last_whole_multiple_are_drawn_again() -> None:
    # With a total just over half the range, about half of all first attempts must be refused.
    heavy = (1 << 63) + 1
    outcomes = {fair.choose(SEED, number, [heavy - 1, 1]) for number in range(64)}
    assert outcomes == {0}


def test_a_seed_may_be_any_bytes() -> None:
    assert fair.derived_seed("\udcff") == hashlib.sha256(b"\xff").digest()
    assert fair.derived_seed("ü") == hashlib.sha256("ü".encode()).digest()


def test_the_coins_of_a_bot_follow_from_the_seed_without_telling_it() -> None:
    # Computed with `printf 'bot:1' | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102…1f`.
    assert fair.bot_seed(SEED, 1) == 0x743F562C1D66E6F6
    assert len({fair.bot_seed(SEED, seat) for seat in range(4)}) == 4


def test_new_seeds_differ_and_are_long_enough() -> None:
    assert len({fair.new_seed() for _ in range(100)}) == 100
    assert len(fair.new_seed()) == 32


def test_chance_without_outcomes_is_refused() -> None:
    with pytest.raises(ValueError, match="outcome"):
        fair.choose(SEED, 1, [])
