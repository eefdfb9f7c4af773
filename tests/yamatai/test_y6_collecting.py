"""Y6.5 and Y6.6: collecting culture tokens, one for each boat."""

from itertools import permutations

import pytest

from shima.games.dice import Dice
from shima.games.game import OVER, IllegalMove
from shima.games.masks import bit
from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.specialists.passive import EBISU
from shima.games.yamatai.state import COLLECTING, PLACE_STAGE, TURN
from tests.yamatai.positions import YAMATAI, bare, culture, has_boats, lies, offers, play, sound, turn


def test_a_boat_takes_a_token_from_an_island_next_to_it() -> None:  # Y6.5
    state = turn(1)
    play(state, "1 place bamboo 7")
    assert sorted(offers(state, "collect")) == ["1", "6"]
    play(state, "1 collect 6")
    assert culture(state, 1) == {"crane": 1}
    assert state.actor() == 1  # one boat, one token, nothing left to do


def test_every_boat_takes_one() -> None:  # Y6.5
    state = turn(10)
    play(state, "1 any gold", "1 place clay 7", "1 place wood 8", "1 place gold 9")
    play(state, "1 collect 1", "1 collect 2", "1 collect 7")
    assert culture(state, 1) == {"fan": 2, "lantern": 1}
    assert sound(state)


def test_a_mountain_token_is_collected_as_its_kind() -> None:  # Y6.5
    state = turn(1)
    lies(state, "bamboo 17")
    play(state, "1 place bamboo 18", "1 collect 7")
    assert culture(state, 1) == {"fan": 1}
    assert state.mountains & 1 << 6  # and leaves its mountain behind


def test_only_boats_of_this_turn_collect() -> None:  # Y6.5
    state = turn(1)
    lies(state, "wood 8", "bamboo 17")
    play(state, "1 place bamboo 7", "1 collect 1")
    assert state.actor() == 1
    assert culture(state, 1) == {"fan": 1}


def test_two_boats_may_not_take_from_islands_that_only_one_touches() -> None:  # Y6.5
    state = turn(6)
    play(state, "1 place wood 16", "1 place bamboo 17")
    # 16 touches 6 and the empty 12; 17 touches 6, 7 and the empty 12 and 13. Taking 6 for 17 would leave 16 without.
    play(state, "1 collect 7")
    assert offers(state) == ["collect 6"]


def test_tokens_are_given_to_boats_only_in_the_end() -> None:  # Y6.5
    state = turn(6)
    bare(state, 1)
    play(state, "1 place wood 7", "1 place bamboo 8")
    # 7 touches island 6 alone; 8 touches 2, 6 and 7. After taking 6 first, 2 or 7 is still possible for the other boat,
    # and after 2 the boat at 7 still takes 6.
    play(state, "1 collect 6")
    assert sorted(offers(state)) == ["collect 2", "collect 7"]
    other = turn(6)
    bare(other, 1)
    play(other, "1 place wood 7", "1 place bamboo 8", "1 collect 2")
    assert offers(other) == ["collect 6"]


def test_the_player_may_not_stop_while_a_boat_could_take_one() -> None:  # Y6.5
    state = turn(6)
    play(state, "1 place wood 7", "1 place bamboo 8", "1 collect 2")
    for line in ("1 end", "1 pass"):
        with pytest.raises(IllegalMove):
            play(state, line)


def test_a_boat_with_no_token_in_reach_gives_nothing() -> None:  # Y6.5
    state = turn(6)
    bare(state, 1, 2, 7)
    play(state, "1 place wood 7", "1 place bamboo 8", "1 collect 6", "1 end")
    assert culture(state, 1) == {"crane": 1}
    assert state.actor() == 1


def test_an_island_whose_token_is_taken_is_empty() -> None:  # Y6.6
    state = turn(1)
    play(state, "1 place bamboo 7", "1 collect 1")
    assert state.token_at[0] == -1
    assert state.is_empty(0)
    has_boats(state, 2, wood=1)
    state.fleets = (1, *state.fleets[1:])
    play(state, "2 fleet 2")
    bare(state, 2)
    lies(state, "wood 1")
    play(state, "2 place wood 2")
    assert {"1 on 1", "17 on 1"} <= set(offers(state, "build"))  # next to bamboo 7 and wood 2
    assert "1" not in offers(state, "collect")


def collections(reach: list[list[int]]) -> set[frozenset[int]]:
    """All that may be collected, by going through the boats in every order and letting each take what it can."""
    found: set[frozenset[int]] = set()

    def serve(boats: tuple[list[int], ...], taken: frozenset[int]) -> None:
        if not boats:
            found.add(taken)
            return
        left = [island for island in boats[0] if island not in taken]
        for island in left:
            serve(boats[1:], taken | {island})
        if not left:
            serve(boats[1:], taken)

    for order in permutations(reach):
        serve(order, frozenset())
    most = max(len(one) for one in found)
    return {one for one in found if len(one) == most}


def collected_by_play(state: YamataiState) -> set[frozenset[int]]:
    """All that the engine lets a player collect, in any order."""
    found: set[frozenset[int]] = set()
    seen: set[frozenset[int]] = set()
    before = [island for island in range(34) if state.token_at[island] >= 0]

    def go_on(here: YamataiState, taken: frozenset[int]) -> None:
        if taken in seen:
            return
        seen.add(taken)
        for text in offers(here, "collect"):
            after = play(here.copy(), f"collect {text}")
            more = taken | {int(text) - 1}
            if after.phase == COLLECTING:
                go_on(after, more)
            else:
                found.add(more)

    go_on(state, frozenset())
    assert all(one <= set(before) for one in found)
    return found


def positions_with_boats_placed(count: int) -> list[YamataiState]:
    """From random games: a chain of two or more boats lies, and something can be collected."""
    found: list[YamataiState] = []
    for seed in range(1000):
        state, dice = YAMATAI.new(2 + seed % 3), Dice(seed)
        while state.actor() != OVER:
            chain = state.phase == TURN and state.stage == PLACE_STAGE and len(state.placed) > 1
            if chain and offers(state, "collect") and dice.below(2):
                found.append(state.copy())
                if len(found) == count:
                    return found
            state.play(state.random_move(dice))
    raise AssertionError("too few positions")


def test_what_can_be_collected_is_what_some_order_of_the_boats_allows() -> None:  # Y6.5
    for state in positions_with_boats_placed(150):
        state.mats[state.turn].specialists &= ~bit(EBISU.number)  # her extra token is another rule
        state.forget_moves()
        reach = [
            [island for island in state.components.board.islands_at[spot] if state.token_at[island] >= 0]
            for spot in state.placed
        ]
        assert collected_by_play(state) == collections(reach)


@pytest.mark.parametrize("spots", [(7, 8, 9), (16, 17, 18, 28), (26, 27, 28, 18)])
def test_long_chains_collect_as_many_as_boats_and_islands_allow(spots: tuple[int, ...]) -> None:  # Y6.5
    state = turn(1)
    has_boats(state, 1, bamboo=len(spots))
    bare(state, 13, 12, 8, 14)
    play(state, *(f"1 place bamboo {spot}" for spot in spots))
    reach = [
        [island for island in state.components.board.islands_at[spot - 1] if state.token_at[island] >= 0]
        for spot in spots
    ]
    assert collected_by_play(state) == collections(reach)
