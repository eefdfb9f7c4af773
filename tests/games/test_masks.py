"""Sets of small numbers, packed into one number."""

from hypothesis import given
from hypothesis import strategies as st

from shima.games.masks import bit, bits, count_bits, has_bit

MEMBERS = st.sets(st.integers(0, 62))


@given(MEMBERS)
def test_a_mask_has_its_members_and_no_others(members: set[int]) -> None:
    mask = 0
    for number in members:
        mask |= bit(number)
    assert mask == sum(2**number for number in members)
    assert [number for number in range(63) if has_bit(mask, number)] == sorted(members)
    assert count_bits(mask) == len(members)
    assert list(bits(mask)) == sorted(members)
