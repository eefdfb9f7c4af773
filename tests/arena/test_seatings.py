"""The seatings of a group favour no side."""

import pytest

from shima.arena.seatings import seatings, share_of_a


@pytest.mark.parametrize(("seats", "games"), [(2, 2), (3, 6), (4, 6)])
def test_each_side_has_every_seat_equally_often(seats: int, games: int) -> None:
    group = seatings(seats)
    assert len(set(group)) == len(group) == games
    for seat in range(seats):
        assert sum(seating[seat] == "A" for seating in group) == games / 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seating_has_its_mirror_image_and_both_sides(seats: int) -> None:
    for seating in seatings(seats):
        assert set(seating) == {"A", "B"}
        assert seating.translate({65: "B", 66: "A"}) in seatings(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_strength_gives_one_half_wherever_the_winner_sits(seats: int) -> None:
    for winner in range(seats):
        places = tuple(1 if seat == winner else 2 for seat in range(seats))
        shares = [share_of_a(seating, places) for seating in seatings(seats)]
        assert sum(shares) == len(shares) / 2


def test_a_shared_first_place_is_one_half_only_between_the_sides() -> None:
    assert share_of_a("AB", (1, 1)) == 0.5
    assert share_of_a("AAB", (1, 1, 3)) == 1
    assert share_of_a("ABB", (3, 1, 1)) == 0
    assert share_of_a("ABAB", (1, 1, 1, 4)) == 0.5
    assert share_of_a("BAB", (2, 1, 3)) == 1
