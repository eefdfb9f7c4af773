"""What lies on the places of a board, packed into three numbers."""

from hypothesis import given
from hypothesis import strategies as st

from shima.games.layout import EMPTY, Layout
from shima.games.masks import bits

SIZES = st.integers(1, 64)
THINGS = st.integers(EMPTY, 6)


@given(SIZES, st.data())
def test_a_layout_is_like_a_list(size: int, data: st.DataObject) -> None:
    layout, plain = Layout(size), [EMPTY] * size
    places = st.integers(0, size - 1)
    for place, thing in data.draw(st.lists(st.tuples(places, THINGS), max_size=30)):
        before, layout = layout, layout.put(place, thing)
        assert before.key() == tuple(plain)
        plain[place] = thing
        assert (layout[place], len(layout), list(layout)) == (thing, size, plain)
    one, other = data.draw(places), data.draw(places)
    switched = layout.switch(one, other)
    assert [switched[one], switched[other]] == [plain[other], plain[one]]
    assert layout.key() == tuple(plain)
    kinds = {thing for thing in plain if thing != EMPTY}
    assert layout.places() == [place for place, thing in enumerate(plain) if thing != EMPTY]
    assert layout.is_varied() == (len(kinds) > 1)
    for thing in range(EMPTY, 7):
        assert layout.count(thing) == plain.count(thing)
    for thing in range(7):
        assert bits(layout.where(thing)) == [place for place in range(size) if plain[place] == thing]
