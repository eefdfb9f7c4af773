"""The buffer of legal moves."""

from shima.games.move_buffer import MoveBuffer


def test_a_buffer_holds_the_moves_since_it_was_cleared() -> None:
    buffer = MoveBuffer()
    for move in (3000, 7, 300):
        buffer.add(move)
    assert buffer.moves() == (3000, 7, 300)
    assert [buffer.at(index) for index in range(buffer.count)] == [3000, 7, 300]
    buffer.clear()
    buffer.add(5)
    assert buffer.moves() == (5,)
    assert buffer.has(5)
    assert not buffer.has(7)
