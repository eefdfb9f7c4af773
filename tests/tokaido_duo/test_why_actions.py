"""Why a figure cannot do this where it stands, and why a die is not played again."""

from collections.abc import Callable

import pytest

from shima.games.tokaido_duo.game import DuoState
from tests.tokaido_duo.positions import GREEN, VIOLET, hold, opening, own, paintings, place, play, refusal

STRONG = "slow strong efficient"


def in_town() -> DuoState:
    return play(opening("2 2 2"), "1 pilgrim C4")


def at_temple_with_the_tile() -> DuoState:
    return play(own(opening("1 1 1"), VIOLET, "spring"), "1 pilgrim C3+3")


def after_the_temple() -> DuoState:
    return play(at_temple_with_the_tile(), "1 temple")


def temples_full() -> DuoState:
    state = own(opening("1 1 1"), VIOLET, "spring")
    state.boards[VIOLET].temple = 9
    return play(state, "1 pilgrim C3+3")


def gardens_full() -> DuoState:
    state = own(place(opening("1 1 1"), VIOLET, pilgrim="C3"), VIOLET, "spring")
    state.boards[VIOLET].garden = 6
    return play(state, "1 pilgrim C3+1")


def owner_at_the_spring() -> DuoState:
    return play(
        own(place(opening("1 1 1"), VIOLET, pilgrim="C3"), VIOLET, "spring"),
        "1 pilgrim C3+1",
        "1 pilgrim C3+2",
    )


def owner_at_the_spring_at_once() -> DuoState:
    return play(own(place(opening("1 1 1"), VIOLET, pilgrim="C3+1"), VIOLET, "spring"), "1 pilgrim C3+2")


def at_the_sea() -> DuoState:
    state = own(own(place(opening("1 1 1"), VIOLET, pilgrim="C2"), VIOLET, "pilgrim"), GREEN, "merchant")
    return play(state, "1 pilgrim C2+1")


def in_the_mountains() -> DuoState:
    return play(opening("2 2 2"), "1 merchant M2")


def at_the_shop() -> DuoState:
    state = hold(place(opening("1 1 1"), VIOLET, merchant="M4"), VIOLET, ceramic=2, fan=2)
    return play(state, "1 merchant C4")


def among_two() -> DuoState:
    """Violet's artist is in 3 with both own figures, all paintings face down."""
    return play(opening("1 1 1"), "1 artist 3")


def with_the_moon() -> DuoState:
    return play(paintings(opening("1 1 1"), VIOLET, up="moon"), "1 artist 3")


def alone() -> DuoState:
    """Violet's artist is alone in 2 and may give."""
    return play(paintings(place(opening("1 1 1"), VIOLET, artist=1), VIOLET, up="waterfall"), "1 artist 2")


def all_up() -> DuoState:
    """Violet's last painting is up."""
    return play(paintings(opening("1 1 1"), VIOLET, up="bamboo", given=9), "1 artist 3")


def all_given() -> DuoState:
    return play(own(paintings(opening("1 1 1"), VIOLET, given=10), VIOLET, "spring"), "1 artist 3")


def drawing() -> DuoState:
    state = place(opening("1 1 1"), VIOLET, merchant="M1")
    hold(state, VIOLET, kimono=5)
    return play(state, "1 merchant M2", "1 draw 2")


def too_many_wares() -> DuoState:
    return play(drawing(), "* ware fan", "* ware fan")


def strong_wave_lost() -> DuoState:
    state = own(place(opening("1 1 1", STRONG), VIOLET, pilgrim="C2"), GREEN, "pilgrim", "merchant", "artist")
    return play(hold(state, GREEN, fan=6), "1 pilgrim C2+1", "1 wave merchant")


def painting() -> DuoState:
    state = paintings(opening("1 1 1"), VIOLET, up="bamboo bamboo")
    return play(state, "1 artist 3", "1 paint 2")


REFUSALS: list[tuple[Callable[[], DuoState], str, str, str]] = [
    (in_town, "temple", "D6.5", "other-station"),
    (in_town, "garden", "D6.5", "other-station"),
    (in_town, "spring", "D8.1", "other-station"),
    (in_town, "wave artist", "D7.1", "other-station"),
    (at_temple_with_the_tile, "coins", "D6.4", "other-station"),
    (in_town, "draw 3", "D3.2", "other-figure"),
    (in_town, "sell 1 at 3", "D3.2", "other-figure"),
    (in_town, "give", "D3.2", "other-figure"),
    (in_town, "return fan", "D5.3", "nothing-to-return"),
    (in_town, "pilgrim C4+2", "D8.3", "no-spring"),
    (in_town, "merchant M2", "D3.1", "other-die"),
    (after_the_temple, "temple", "D3.2", "acted"),
    (after_the_temple, "artist 3", "D3.1", "other-die"),
    (after_the_temple, "pilgrim C4+1", "D6.3", "not-swift"),
    (after_the_temple, "pilgrim C3+3", "D3.2", "must-leave"),
    (temples_full, "temple", "D6.5", "temples-full"),
    (gardens_full, "garden", "D6.5", "gardens-full"),
    (owner_at_the_spring, "pilgrim C3+3", "D8.3", "no-spring"),  # the tile is back on the board
    (owner_at_the_spring_at_once, "spring", "D8.1", "spring-owned"),
    (at_the_sea, "wave pilgrim", "D7.1", "wave-owned"),
    (at_the_sea, "wave merchant", "D7.1", "wave-on-board"),
    (in_the_mountains, "draw 3", "D5.6", "not-strong"),
    (in_the_mountains, "draw 1", "D5.3", "draw-count"),
    (in_the_mountains, "draw 4", "D5.3", "draw-count"),
    (in_the_mountains, "sell 1 at 3", "D5.4", "sell-at-coast"),
    (in_the_mountains, "coins", "D3.2", "other-figure"),
    (at_the_shop, "draw 2", "D5.3", "draw-in-mountains"),
    (at_the_shop, "sell 3 at 3", "D5.4", "wares-short"),
    (at_the_shop, "sell 2 at 4", "D5.6", "not-cunning"),
    (at_the_shop, "sell 2 at 2", "D5.4", "price"),
    (at_the_shop, "sell 1 at 5", "D5.4", "price"),
    (among_two, "give", "D4.4", "first-face-down"),
    (among_two, "paint 3", "D4.6", "not-efficient"),
    (among_two, "paint 1", "D4.3", "paint-count"),
    (among_two, "paint 4", "D4.3", "paint-count"),
    (with_the_moon, "give", "D4.4", "other-landscape"),
    (alone, "paint 1", "D4.3", "nobody-there"),
    (all_up, "paint 1", "D4.3", "all-up"),
    (all_given, "give", "D4.5", "all-given"),
    (drawing, "pass", "D5.3", "wares-first"),
    (drawing, "die 1 1 1", "D5.3", "wares-first"),
    (drawing, "ware kimono", "D5.3", "not-in-bag"),
    (too_many_wares, "pass", "D5.3", "return-first"),
    (too_many_wares, "return doll", "D5.3", "ware-not-held"),
    (strong_wave_lost, "artist 7", "D5.6", "return-first"),
    (strong_wave_lost, "return kimono", "D5.6", "ware-not-held"),
    (painting, "pass", "D4.3", "paintings-first"),
    (painting, "painting bamboo", "D4.3", "no-such-painting"),
    (painting, "ware fan", "D4.3", "paintings-first"),
]


@pytest.mark.parametrize(("position", "line", "rule", "key"), REFUSALS)
def test_a_refusal_names_the_rule(position: Callable[[], DuoState], line: str, rule: str, key: str) -> None:
    assert refusal(position(), line) == (rule, f"duo-why-{key}")


def test_an_efficient_artist_could_not_turn_up_more_than_are_left_either() -> None:  # D4.3
    # Two others, two paintings left: what stands against a third is D4.3, not a missing wave.
    state = paintings(opening("1 1 1"), VIOLET, up="moon", given=7)
    play(state, "1 artist 3")
    assert refusal(state, "paint 3") == ("D4.3", "duo-why-paint-count")
