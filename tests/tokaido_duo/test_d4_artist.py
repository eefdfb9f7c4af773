"""D4: the artist crosses the routes, paints among others and gives paintings away."""

import pytest

from shima.games.game import CHANCE
from shima.games.tokaido_duo.constants import TOWN_NAMES
from shima.games.tokaido_duo.game import DuoState, TokaidoDuo
from tests.tokaido_duo.positions import (
    COASTAL_ROAD,
    GREEN,
    VIOLET,
    offers,
    opening,
    own,
    paintings,
    place,
    play,
    up,
    walks,
)

EFFICIENT = "slow cunning efficient"
INSPIRED = "slow cunning inspired"
# The towns on the border of each region; its stations are those between its two coastal towns.
BORDERS = (
    {"C1", "M1", "M2", "C2"},
    {"C2", "M2", "M3", "C3"},
    {"C3", "M3", "M4", "C4"},
    {"C4", "M4", "C5"},
    {"C5", "M4", "M3", "C6"},
    {"C6", "M3", "M2", "C7"},
    {"C7", "M2", "M1", "C8"},
    {"C8", "M1", "C1"},
)


def others(pilgrim: str, merchant: str, region: int) -> int:
    """How many of these two stand in or around the region, counted from 1."""
    town, _, behind = pilgrim.partition("+")
    near = town == f"C{region}" if behind else town in BORDERS[region - 1]
    return near + (merchant in BORDERS[region - 1])


def empty_but(state: DuoState, region: int) -> DuoState:
    """All figures but Violet's artist far from the region, across the island."""
    far = (region + 3) % 8 + 1
    beyond = far % 8 + 1
    place(state, VIOLET, pilgrim=f"C{far}+1", merchant=f"C{beyond}")
    return place(state, GREEN, pilgrim=f"C{far}+2", merchant=f"C{far}", artist=far)


def painter(region: int, dice: str = "1 1 1", waves: str = EFFICIENT) -> DuoState:
    """Violet's artist is one step before the region, nobody else is near."""
    return place(empty_but(opening(dice, waves), region), VIOLET, artist=(region - 2) % 8 + 1)


def giver(first: str, region: int, dice: str = "1 1 1", waves: str = EFFICIENT) -> DuoState:
    """The same, and Violet's first painting is face up."""
    return paintings(painter(region, dice, waves), VIOLET, up=first)


def test_one_step_crosses_one_route() -> None:  # D4.1
    state = opening("1 1 1")
    assert walks(state, "artist") == {"3", "5"}
    place(state, VIOLET, artist=1)
    assert walks(state, "artist") == {"2", "7", "8"}  # M2–C2, M1–M2 and M1–C1


def test_both_artists_may_be_in_one_region() -> None:  # D4.1
    state = place(opening("1 1 1"), GREEN, artist=3)
    assert "artist 3" in offers(state)
    play(state, "1 artist 3")
    assert state.boards[VIOLET].artist == state.boards[GREEN].artist


def test_an_artist_paints_or_gives_or_does_nothing() -> None:  # D4.2
    state = place(giver("waterfall", 2), GREEN, merchant="M2")
    play(state, "1 artist 2")
    assert set(offers(state)) == {"give", "paint 1", "pass"}


@pytest.mark.parametrize("action", ["give", "paint 1"])
def test_an_artist_does_not_both_paint_and_give(action: str) -> None:  # D4.2
    state = place(giver("waterfall waterfall", 2), GREEN, merchant="M2")
    play(state, "1 artist 2", f"1 {action}")
    if state.actor() == CHANCE:
        play(state, "* painting moon")
    assert state.actor() == GREEN


@pytest.mark.parametrize("region", range(1, 9))
def test_figures_around_a_region_count_and_no_others(region: int) -> None:  # D4.3
    for figures in (VIOLET, GREEN):
        for pilgrim in opening().components.station_names:
            for merchant in TOWN_NAMES:
                if pilgrim == merchant:
                    continue
                state = painter(region)
                place(state, figures, pilgrim=pilgrim, merchant=merchant)
                play(state, f"1 artist {region}")
                there = others(pilgrim, merchant, region)
                assert (state.actor() == VIOLET) == bool(there)
                if there:
                    assert offers(state) == [f"paint {there}", "pass"]


def test_the_other_artist_counts_but_not_ones_own() -> None:  # D4.3
    state = place(painter(4), GREEN, artist=4)
    play(state, "1 artist 4")
    assert offers(state) == ["paint 1", "pass"]


def test_three_others_let_three_paintings_be_turned_up() -> None:  # D4.3, the rulebook's example
    state = place(place(painter(4), GREEN, pilgrim="C4+2", merchant="M4"), VIOLET, merchant="C5")
    play(state, "1 artist 4", "1 paint 3", "* painting moon", "* painting moon", "* painting bamboo")
    assert up(state, VIOLET) == ["moon", "moon", "bamboo"]
    assert state.actor() == GREEN


def test_all_five_other_figures_count() -> None:  # D4.3
    state = place(painter(4), GREEN, pilgrim="C4+1", merchant="M4", artist=4)
    place(state, VIOLET, pilgrim="C4+2", merchant="M4")
    play(state, "1 artist 4")
    assert offers(state) == ["paint 5", "pass"]


def test_paintings_are_turned_up_in_reading_order_behind_those_face_up() -> None:  # D4.3
    state = place(giver("bamboo mountain", 4), GREEN, pilgrim="C4+1", merchant="M4")
    play(state, "1 artist 4", "1 paint 2", "* painting waterfall", "* painting moon")
    assert up(state, VIOLET) == ["bamboo", "mountain", "waterfall", "moon"]
    assert state.boards[GREEN].face_up == ()


def test_no_more_paintings_are_turned_up_than_are_left() -> None:  # D4.3
    state = paintings(painter(4), VIOLET, up="waterfall waterfall", given=6)
    place(state, GREEN, pilgrim="C4+1", merchant="M4", artist=4)
    play(state, "1 artist 4")
    assert offers(state) == ["paint 2", "pass"]


def test_with_all_paintings_up_there_is_nothing_to_paint() -> None:  # D4.3
    state = place(paintings(painter(4), VIOLET, up="bamboo bamboo", given=8), GREEN, merchant="M4")
    play(state, "1 artist 4")
    assert state.actor() == GREEN


@pytest.mark.parametrize(
    ("up_first", "region", "may"),
    [
        ("waterfall moon", 2, True),
        ("moon waterfall", 2, False),  # only the first counts
        ("moon waterfall", 4, True),
        ("", 4, False),  # the first is face down
        ("waterfall", 3, False),  # the start, region 2, does not count without inspiration
    ],
)
def test_the_first_painting_must_be_up_and_show_the_regions_landscape(
    up_first: str, region: int, may: bool
) -> None:  # D4.4
    state = giver(up_first, region)
    play(state, f"1 artist {region}")
    assert (state.actor() == VIOLET) == may
    if may:
        assert offers(state) == ["give", "pass"]


def test_two_regions_on_over_bamboo_to_the_waterfall_where_it_is_given() -> None:  # D4.4, the rulebook's example
    state = paintings(place(empty_but(opening("1 1 2"), 2), VIOLET, artist=4), VIOLET, up="waterfall moon")
    play(state, "1 artist 2", "1 give")
    assert up(state, VIOLET) == ["moon"]
    assert state.boards[VIOLET].given == 1
    state = paintings(place(empty_but(opening("1 1 2"), 2), VIOLET, artist=4), VIOLET, up="bamboo moon")
    assert play(state, "1 artist 2").actor() == GREEN


def test_a_painting_given_leaves_the_game() -> None:  # D4.4
    state = giver("waterfall moon", 2)
    board = state.boards[VIOLET]
    assert (board.given, len(board.face_up), board.face_down_count()) == (0, 2, 8)
    play(state, "1 artist 2", "1 give")
    assert (board.given, len(board.face_up), board.face_down_count()) == (1, 1, 8)


def test_one_painting_is_given_at_a_time() -> None:  # D4.5
    state = play(giver("waterfall waterfall waterfall", 2), "1 artist 2", "1 give")
    assert (state.actor(), state.boards[VIOLET].given) == (GREEN, 1)


def test_giving_the_tenth_painting_triggers_the_end_but_not_the_ninth() -> None:  # D4.5
    state = paintings(painter(2), VIOLET, up="waterfall moon", given=8)
    assert play(state, "1 artist 2", "1 give").ending() == ""
    state = paintings(painter(2), VIOLET, up="waterfall", given=9)
    assert play(state, "1 artist 2", "1 give").ending() == "paintings"


def test_an_efficient_artist_may_turn_up_one_more() -> None:  # D4.6
    state = own(place(painter(4), GREEN, pilgrim="C4+1", merchant="M4"), VIOLET, "artist")
    play(state, "1 artist 4")
    assert set(offers(state)) == {"paint 3", "paint 2", "pass"}
    play(state, "1 paint 3", "* painting moon", "* painting moon", "* painting moon")
    assert up(state, VIOLET) == ["moon", "moon", "moon"]


def test_an_efficient_artist_paints_one_where_nobody_else_is() -> None:  # D4.6
    assert play(painter(4), "1 artist 4").actor() == GREEN
    state = play(own(painter(4), VIOLET, "artist"), "1 artist 4")
    assert offers(state) == ["paint 1", "pass"]


def test_an_efficient_artist_turns_up_no_more_than_are_left() -> None:  # D4.6
    state = paintings(own(painter(4), VIOLET, "artist"), VIOLET, up="bamboo", given=7)
    place(state, GREEN, pilgrim="C4+1", merchant="M4")
    assert offers(play(state, "1 artist 4")) == ["paint 2", "pass"]


@pytest.mark.parametrize("owner", [-1, GREEN])
def test_only_the_owner_of_the_wave_is_efficient(owner: int) -> None:  # D4.6
    state = place(painter(4), GREEN, merchant="M4")
    own(state, owner, "artist")
    assert offers(play(state, "1 artist 4")) == ["paint 1", "pass"]


def test_the_inspired_side_does_not_paint_more() -> None:  # D4.6
    state = own(place(painter(4, waves=INSPIRED), GREEN, merchant="M4"), VIOLET, "artist")
    assert offers(play(state, "1 artist 4")) == ["paint 1", "pass"]


@pytest.mark.parametrize("landscape", ["moon", "bamboo", "waterfall"])
def test_inspiration_comes_from_start_way_and_destination(landscape: str) -> None:  # D4.7
    state = own(place(giver(landscape, 2, "1 1 2", INSPIRED), VIOLET, artist=4), VIOLET, "artist")
    assert "2 via bamboo" not in walks(state, "artist")  # the only way, over 3: nothing to choose
    assert "give" in offers(play(state, "1 artist 2"))


def test_inspiration_does_not_come_from_elsewhere() -> None:  # D4.7
    state = own(place(giver("mountain", 2, "1 1 2", INSPIRED), VIOLET, artist=4), VIOLET, "artist")
    assert play(state, "1 artist 2").actor() == GREEN


@pytest.mark.parametrize("owner", [-1, GREEN])
def test_only_the_owner_of_the_wave_is_inspired(owner: int) -> None:  # D4.7
    state = place(giver("moon", 2, "1 1 2", INSPIRED), VIOLET, artist=4)
    own(state, owner, "artist")
    assert play(state, "1 artist 2").actor() == GREEN


def test_the_efficient_side_does_not_inspire() -> None:  # D4.7
    state = own(place(giver("moon", 2, "1 1 2"), VIOLET, artist=4), VIOLET, "artist")
    assert "give" not in offers(play(state, "1 artist 2"))


@pytest.mark.parametrize(
    ("first", "to_2"),
    [
        ("bamboo", {"2", "2 via bamboo"}),  # over 5 and 3
        ("mountain", {"2", "2 via mountain"}),  # over 5 and 6
        ("moon", {"2"}),  # where both ways begin
        ("waterfall", {"2"}),  # where both ways end
    ],
)
def test_the_way_is_chosen_only_where_it_decides_what_can_be_given(first: str, to_2: set[str]) -> None:  # D4.7
    # Three steps from 4 to 2: over 5 and 3, or over 5 and 6.
    state = own(place(giver(first, 2, "1 1 3", INSPIRED), VIOLET, artist=4), VIOLET, "artist")
    assert {goal for goal in walks(state, "artist") if goal.startswith("2")} == to_2
    for goal in to_2:
        after = play(state.copy(), f"1 artist {goal}")
        gives = after.actor() == VIOLET and "give" in offers(after)
        assert gives == (len(to_2) == 1 or "via" in goal)


@pytest.mark.parametrize(("owner", "waves"), [(-1, INSPIRED), (GREEN, INSPIRED), (VIOLET, EFFICIENT)])
def test_no_way_is_asked_for_without_inspiration(owner: int, waves: str) -> None:  # D4.7
    state = place(giver("bamboo", 2, "1 1 3", waves), VIOLET, artist=4)
    own(state, owner, "artist")
    assert walks(state, "artist") == {"1", "2", "6", "7"}


def test_no_way_is_asked_for_while_the_first_painting_is_face_down() -> None:  # D4.7
    state = own(place(giver("", 2, "1 1 3", INSPIRED), VIOLET, artist=4), VIOLET, "artist")
    assert walks(state, "artist") == {"1", "2", "6", "7"}


def test_a_way_past_the_landscape_is_a_second_chance_with_the_hot_spring() -> None:  # D4.7
    state = own(place(giver("moon bamboo", 2, "1 1 3", INSPIRED), VIOLET, artist=4), VIOLET, "artist", "spring")
    play(state, "1 artist 2", "1 give")  # moon, where the way began
    # Now bamboo is first: back to 4 over 3 and 5, or over 6 and 5.
    assert {"4", "4 via bamboo"} <= walks(state, "artist")
    play(state, "1 artist 4 via bamboo", "1 give")
    assert (state.boards[VIOLET].given, state.actor()) == (2, GREEN)


def test_inspiration_is_declined_by_not_giving() -> None:  # D4.7
    state = own(place(giver("moon", 2, "1 1 2", INSPIRED), VIOLET, artist=4), VIOLET, "artist")
    play(state, "1 artist 2", "1 pass")
    assert up(state, VIOLET) == ["moon"]


def test_a_coastal_town_on_a_road_borders_the_region_behind_it_too() -> None:  # D4.3
    # The road C2–C1 parts region 1 from region 8, so C2 lies on the border of 1, 2 and 8.
    game = TokaidoDuo(COASTAL_ROAD)
    for pilgrim, merchant in (("C4+1", "C2"), ("C2", "C5")):
        state = place(opening("1 1 1", game=game), VIOLET, pilgrim="C4+2", merchant="C6", artist=7)
        place(state, GREEN, pilgrim=pilgrim, merchant=merchant, artist=4)
        play(state, "1 artist 8")
        assert state.actor() == VIOLET, f"nobody to paint with a pilgrim in {pilgrim}, a merchant in {merchant}"
        assert offers(state) == ["paint 1", "pass"]
