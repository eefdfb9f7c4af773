"""Y1: in every position of every game each piece is in one place. Counted here without the engine's own counts."""

from collections import Counter

import pytest

from shima.games.counts import total, unpack
from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER
from shima.games.masks import bits
from shima.games.yamatai.actions.build import Build
from shima.games.yamatai.actions.recruit import Recruit
from shima.games.yamatai.game import YamataiState
from shima.games.yamatai.space import SPACE
from shima.games.yamatai.state import LAY_FLEETS, LAY_ORDER, LAY_SPECIALISTS, LAY_TILES, LAY_TOKENS, LOOK
from tests.yamatai.positions import YAMATAI, play, play_chance, turn

GAMES_EACH = 16


def eager_move(state: YamataiState, dice: Dice) -> int:
    """At random, but building and recruiting whenever that is offered, so that long games are seen too."""
    eager = [move for move in state.moves() if isinstance(SPACE.actions[move], (Build, Recruit))]
    return eager[dice.below(len(eager))] if eager else state.random_move(dice)


def count_boats(state: YamataiState) -> list[int]:
    lying = Counter(state.boat_at)
    elsewhere = [state.reserve, *(mat.boats for mat in state.mats), *(mat.aside for mat in state.mats)]
    counts = [unpack(boats, 5) for boats in elsewhere]
    return [lying[colour] + sum(boats[colour] for boats in counts) for colour in range(5)]


def count_tiles(state: YamataiState) -> list[int]:
    tiles = [*state.row, *state.top, *state.bottom, *state.looked, *bits(state.unseen_tiles)]
    return sorted(tiles + [tile for mat in state.mats for tile in mat.built + mat.reserved])


def count_specialists(state: YamataiState) -> list[int]:
    hired = [number for mat in state.mats for number in bits(mat.specialists)]
    return sorted([*hired, *state.specialists, *bits(state.unseen_specialists)])


def count_fleets(state: YamataiState) -> list[int]:
    return sorted(
        state.fleets + state.fleets_used + tuple(fleet for batch in state.fleets_down for fleet in bits(batch))
    )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES_EACH))
def test_every_piece_is_in_one_place_in_every_position(players: int, seed: int) -> None:  # Y1.1 to Y1.7
    state, dice = play_chance(YAMATAI.new(players), seed), Dice(seed)
    tokens = 30
    built = 0
    while True:
        assert YAMATAI.violations(state) == []
        assert count_boats(state) == [22, 19, 16, 13, 10]
        assert count_tiles(state) == list(range(28))
        assert count_specialists(state) == list(range(18))
        assert count_fleets(state) == list(range(10))
        assert len(bits(state.mountains)) == 7
        assert len(bits(state.sacred)) <= 8
        left = sum(kind >= 0 for kind in state.token_at) + sum(total(mat.tokens) for mat in state.mats)
        assert left <= tokens  # tokens leave the game and never come back
        tokens = left
        standing = sum(building >= 0 for building in state.building_at)
        assert built <= standing <= built + 1
        built = standing
        if state.actor() == OVER:
            break
        before = state.copy()
        state.play(state.random_move(dice) if seed % 2 else eager_move(state, dice))
        if before.actor() == CHANCE:
            assert [mat.key() for mat in before.mats] == [mat.key() for mat in state.mats]
    assert state.ending() in ("buildings", "boats", "specialists", "tiles")
    assert sorted(state.ranking()) == list(range(1, players + 1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_chance_outcome_is_applied(players: int) -> None:  # Y2.1, Y2.2, Y2.4, Y11
    met: Counter[int] = Counter()
    for seed in range(4):
        state, dice = YAMATAI.new(players, {"rulebook": "german"}), Dice(seed)
        while state.actor() != OVER:
            if state.actor() == CHANCE and met[state.phase] < 60:
                met[state.phase] += 1
                weights = state.weights()
                assert len(weights) == len(state.moves())
                assert min(weights) > 0
                reached = set()
                for move in state.moves():
                    after = state.copy()
                    after.play(move)
                    reached.add(after.key())
                assert len(reached) == len(weights)
            state.play(state.random_move(dice))
    assert len(met) == 6  # specialists, tiles, fleets, tokens, order, and tiles looked at


@pytest.mark.parametrize("phase", [LAY_SPECIALISTS, LAY_TILES, LAY_FLEETS, LAY_TOKENS, LAY_ORDER, LOOK])
def test_outcomes_are_drawn_by_their_weights(phase: int) -> None:  # Y2.1, Y2.2, Y2.4, Y9.3
    state, dice = YAMATAI.new(4), Dice(3)
    if phase == LOOK:
        state = play(turn(3), "1 peek")
    while state.phase != phase:
        state.play(state.random_move(dice))
    weights = dict(zip(state.moves(), state.weights(), strict=True))
    draws = 400 * sum(weights.values())
    seen = Counter(state.random_move(dice) for _ in range(draws))
    assert seen.keys() == weights.keys()
    for move, weight in weights.items():
        assert abs(seen[move] - weight * 400) < 4 * (weight * 400) ** 0.5


def test_a_tile_put_on_top_of_the_deck_is_drawn_next() -> None:  # Y9.3
    state = play(turn(3), "1 peek", "* seen 2", "* seen 4", "* seen 5", "1 top 2", "1 top 4", "1 below 5")
    state.phase = LAY_TILES
    state.forget_moves()
    assert {YAMATAI.write(state, state.random_move(Dice(seed))) for seed in range(20)} == {"* tile 4"}


def test_equal_moves_give_equal_games() -> None:
    for seed in range(3):
        one, other, dice = YAMATAI.new(3), YAMATAI.new(3), Dice(seed)
        while one.actor() != OVER:
            move = one.random_move(dice)
            one.play(move)
            other.play(move)
        assert one.key() == other.key()


def test_playing_on_a_copy_leaves_the_original_alone() -> None:
    """Copies share what is never changed in place. Changing it in place would break a game here."""
    for seed in range(2):
        state, dice = YAMATAI.new(2 + seed), Dice(seed)
        step = 0
        while state.actor() != OVER:
            step += 1
            if step % 12 == 0:
                key, twin, other = state.key(), state.copy(), Dice(seed + step)
                for _ in range(120):
                    if twin.actor() == OVER:
                        break
                    twin.play(twin.random_move(other))
                assert state.key() == key
            state.play(state.random_move(dice))
