"""Sets of small numbers, packed into one number."""

from hypothesis import given
from hypothesis import strategies as st

from shima.games.masks import bit, bits, count_bits, has_bit, nth_bit


@given(st.sets(st.integers(0, 62)))
def test_a_mask_is_a_set(members: set[int]) -> None:
    mask = sum(bit(number) for number in members)
    assert bits(mask) == sorted(members)
    assert count_bits(mask) == len(members)
    assert {number for number in range(64) if has_bit(mask, number)} == members
    assert [nth_bit(mask, index) for index in range(len(members))] == sorted(members)
