"""Counts by kind, packed into one number."""

from hypothesis import given
from hypothesis import strategies as st

from shima.games.counts import count, covers, lacking, one, pack, total, unpack

NUMBERS = st.lists(st.integers(0, 255), min_size=1, max_size=7).map(tuple)


@given(NUMBERS)
def test_counts_survive_packing(numbers: tuple[int, ...]) -> None:
    packed = pack(numbers)
    assert unpack(packed, len(numbers)) == numbers
    assert [count(packed, kind) for kind in range(len(numbers))] == list(numbers)
    assert total(packed) == sum(numbers)


@given(NUMBERS, st.data())
def test_one_of_a_kind_is_added_and_taken_away(numbers: tuple[int, ...], data: st.DataObject) -> None:
    kind = data.draw(st.integers(0, len(numbers) - 1))
    added = data.draw(st.integers(0, 255 - numbers[kind]))
    more = pack(numbers) + added * one(kind)
    assert count(more, kind) == numbers[kind] + added
    assert total(more) == sum(numbers) + added
    assert more - added * one(kind) == pack(numbers)


@given(st.lists(st.tuples(st.integers(0, 127), st.integers(0, 127)), min_size=1, max_size=7))
def test_what_is_missing_is_counted_by_kind(numbers: list[tuple[int, int]]) -> None:
    held, asked = (pack(tuple(pair[at] for pair in numbers)) for at in (0, 1))
    assert covers(held, asked) == all(have >= want for have, want in numbers)
    assert unpack(lacking(held, asked), len(numbers)) == tuple(max(0, want - have) for have, want in numbers)
