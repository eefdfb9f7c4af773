"""Y13.3 for searches: no choice depends on what its seat may not know."""

import pytest

from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, State
from shima.games.playout import playout
from shima.games.yamatai.game import YamataiState
from shima.players import make
from shima.players.levels import LEVELS
from shima.players.search.evaluation import Evaluation
from shima.players.search.search import Search
from shima.players.thinker import Budget, Thinker
from shima.registry import open_game
from tests.profile import by_profile
from tests.search.tile_bet import LOOK, TileBet, before_a_tile, last_turn_before_a_tile
from tests.search.tree_game import EvenChances, exact
from tests.tokaido_duo import positions as duo
from tests.yamatai.positions import offers, play, sound, turn

TWO_WORLDS = [((2, 4, 5), (28, 27, 26)), ((2, 4, 5), (5, 2, 4))]
"""Tiles that seat 1 looked at: others, or the same in another order."""


def looks(tiles: tuple[int, int, int], players: int = 3) -> list[YamataiState]:
    """Seat 1 looks at these tiles, puts the second on top and the others below. All steps."""
    first, second, third = tiles
    lines = ("1 peek", f"* seen {first}", f"* seen {second}", f"* seen {third}")
    back = (f"1 below {third}", f"1 top {second}", f"1 below {first}", "1 end")
    state = turn(3, players=players)
    return [play(state, line).copy() for line in (*lines, *back)]


@pytest.mark.parametrize("worlds", TWO_WORLDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_that_differ_in_what_another_saw_are_one_position(
    worlds: tuple[tuple[int, int, int], ...], players: int
) -> None:
    for one, other in zip(looks(worlds[0], players), looks(worlds[1], players), strict=True):
        for seat in range(1, players):
            assert one.seen_by(seat).key() == other.seen_by(seat).key()


def test_a_player_who_looked_tells_the_worlds_apart() -> None:
    for one, other in list(zip(looks((2, 4, 5)), looks((28, 27, 26)), strict=True))[1:]:
        assert one.seen_by(0).key() == one.key() != other.seen_by(0).key()


def test_to_see_a_position_leaves_it_as_it_is() -> None:
    for state in looks((2, 4, 5)):
        key = state.key()
        for seat in range(3):
            state.seen_by(seat).play(state.seen_by(seat).moves()[0])
        assert state.key() == key


def test_no_tile_is_lost_or_gained_by_forgetting() -> None:
    for state in looks((2, 4, 5)):
        for seat in range(3):
            seen = state.seen_by(seat)
            assert sound(seen)
            in_hand = len(state.looked) - len(seen.looked)  # held by another player: they are drawn again
            assert seen.deck_size() == state.deck_size() + in_hand
            assert seen.to_look == state.to_look + in_hand


def test_all_that_others_put_back_is_open_to_chance_again() -> None:
    """The tile on top is 4, as seat 1 alone knows; 2 and 5 lie below."""
    state = before_a_tile("1 peek", "* seen 2", "* seen 4", "* seen 5", "1 below 5", "1 top 4", "1 below 2")
    assert offers(state) == offers(state.seen_by(0)) == ["tile 4"]
    seen = state.seen_by(1)
    assert len(seen.moves()) == 23
    assert seen.weights() == (1,) * 23
    assert {"tile 2", "tile 4", "tile 5"} < set(offers(seen))


def test_tiles_in_anothers_hand_are_redrawn_from_where_they_came() -> None:
    """Seat 1 has put back one of three: it stays on top while the other two are drawn again."""
    state = play(turn(3), "1 peek", "* seen 2", "* seen 4", "* seen 5", "1 top 4")
    seen = state.seen_by(1)
    while seen.actor() == CHANCE:
        seen.play(seen.moves()[-1])
    assert len(seen.looked) == len(state.looked) == 2
    assert len(seen.top) == len(state.top) == 1
    assert sound(seen)


def test_only_who_knows_the_next_tile_bets_on_it() -> None:
    wager = TileBet(before_a_tile(*LOOK, "1 top 4", "1 top 28", "1 below 2"))
    assert Search(EvenChances(), 1).run(wager.seen_by(0), 500, 0.0).value(0) == 1
    assert exact(wager.seen_by(1))[0] == pytest.approx(6 / 23)
    assert Search(EvenChances(), 1).run(wager.seen_by(1), 500, 0.0).value(0) == pytest.approx(6 / 23, abs=0.03)


MASTER = f"search:sims=100;style={LEVELS[-1].style};liking=0.003"
"""The highest level with a limit in simulations. By time, not even the same position gives the same choice twice."""
CHOOSERS = ["search:sims=40", "search:sims=40;by=hand", *(level.name for level in LEVELS[:-1]), MASTER]


@pytest.mark.parametrize("worlds", TWO_WORLDS)
@pytest.mark.parametrize("name", CHOOSERS)
def test_the_same_is_chosen_in_worlds_that_look_the_same(worlds: tuple[tuple[int, int, int], ...], name: str) -> None:
    """For a whole round: seats 2 and 3 search in both worlds, until something is revealed."""
    one, other = (looks(tiles)[-1] for tiles in worlds)
    here, there = make(name, 7), make(name, 7)
    decisions = 0
    while one.actor() > 0:
        assert one.key() != other.key()
        move = here.choose(one, one.actor())
        assert there.choose(other, other.actor()) == move
        decisions += len(one.moves()) > 1
        one.play(move)
        other.play(move)
    assert decisions > 5


class Covetous(Evaluation):
    """Cares for nothing but the tiles in the row."""

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, YamataiState)
        share = sum(state.row) / 140
        return [share, 1 - share]


class Gambler(Thinker):
    def _evaluation(self, state: State) -> Evaluation:
        return Covetous()


def test_no_thought_goes_by_the_tile_that_another_put_on_top() -> None:
    """Seat 2 ends the last turn of the round; then that tile is turned up."""
    here = last_turn_before_a_tile(*LOOK, "1 below 2", "1 below 4", "1 top 28")
    there = last_turn_before_a_tile(*LOOK, "1 below 28", "1 below 4", "1 top 2")
    cheating = [Search(Covetous(), 1).run(state, 100, 0.0).totals for state in (here, there)]
    assert cheating[0] != cheating[1]  # so deep the search does look
    thought = [Gambler("gambler", Budget(simulations=100), 1).think(state, 1) for state in (here, there)]
    assert thought[0].totals == thought[1].totals
    assert [child.visits for child in thought[0].children] == [child.visits for child in thought[1].children]


def test_in_tokaido_duo_there_is_nothing_to_forget() -> None:
    state = duo.hold(duo.opening("1 2 3"), duo.GREEN, fan=2)
    assert all(state.seen_by(seat).key() == state.key() for seat in (0, 1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_sees_can_be_played_to_the_end(seats: int) -> None:
    game = open_game("yamatai")
    hidden = 0
    for seed in range(6):
        state = game.new(seats)
        dice = Dice(seed)
        while state.actor() != OVER:
            state.play(state.random_move(dice))
            if state.actor() == OVER or dice.below(by_profile(24, 8, 1)):
                continue
            for seat in range(seats):
                seen = state.seen_by(seat)
                hidden += seen.key() != state.key()
                assert not game.violations(seen)
                playout(seen, dice)
                assert not game.violations(seen)
    assert hidden > 20
