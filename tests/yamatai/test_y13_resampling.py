"""Y13.3: a resampled game is one that the player cannot tell from the real one, and all of those are equally likely."""

from collections import Counter
from fractions import Fraction
from math import sqrt

import pytest

from shima.games.contract_checks import learned, resampling_flaws, secret_moves
from shima.games.dice import Dice
from shima.games.game import CHANCE, EVERYBODY, OVER, Move
from shima.games.masks import bit, bits
from shima.games.yamatai.actions.end import END
from shima.games.yamatai.actions.fleet import TAKE_FLEET
from shima.games.yamatai.actions.outcomes import REVEAL_FLEET, SHOW_TILE
from shima.games.yamatai.actions.powers.peek import PEEK, PUT_TILE_BACK, SEE
from shima.games.yamatai.actions.powers.reserve import RESERVE
from shima.games.yamatai.game import YamataiState
from tests.profile import by_profile
from tests.yamatai.positions import YAMATAI, opening

WANTED = [REVEAL_FLEET.number(2), PEEK.number(), TAKE_FLEET.number(2), TAKE_FLEET.number(1)]
"""Moves that lead to many looks at the deck, or turn up tiles."""
MOST_GAMES = 150
SAMPLES = 20
"""For each game that is possible."""


def curious_game(start: YamataiState, dice: Dice, most: int) -> list[Move]:
    """The moves of players who look at the deck and reserve tiles whenever they can, and else end their turns."""
    state = start.copy()
    moves: list[Move] = []
    while len(moves) < most and state.actor() != OVER:
        wanted = [*WANTED, *filter(RESERVE.has, state.moves()), END.number()]
        moves.append(next((move for move in wanted if move in state.moves()), state.random_move(dice)))
        state.play(moves[-1])
    return moves


def with_deck_of(tiles: int, players: int) -> YamataiState:
    """The first turn of a game with few tiles in the deck: the last player has reserved the others."""
    state = opening(players)
    unseen = bits(state.unseen_tiles)
    state.unseen_tiles = sum(bit(tile) for tile in unseen[:tiles])
    state.mats[-1].reserved = tuple(unseen[tiles:])
    state.mats[-1].reserved_in = (0,) * len(unseen[tiles:])
    state.forget_moves()
    return state


def possible_games(start: YamataiState, moves: list[Move], seat: int) -> dict[tuple[Move, ...], Fraction]:
    """All games in which the seat learns the same, and how likely chance and uniform hidden choices make each.

    Empty if there are too many.
    """
    real = start.copy()
    games: list[tuple[YamataiState, list[Move], Fraction]] = [(start.copy(), [], Fraction(1))]
    for move in moves:
        told = learned(YAMATAI, real, move, seat)
        real.play(move)
        longer: list[tuple[YamataiState, list[Move], Fraction]] = []
        for state, before, likely in games:
            options = [option for option in state.moves() if learned(YAMATAI, state, option, seat) == told]
            each = likely
            if state.actor() == CHANCE:
                assert len(set(state.weights())) == 1
                each /= len(state.moves())
            elif options and YAMATAI.secret_to(state, options[0]) not in (EVERYBODY, seat):
                each /= len(options)
            for option in options:
                after = state if option == options[-1] else state.copy()
                after.play(option)
                longer.append((after, [*before, option], each))
        games = longer
        if len(games) > MOST_GAMES:
            return {}
    return {tuple(before): likely for _, before, likely in games}


@pytest.mark.parametrize("seed", range(by_profile(1, 4, 60)))
def test_each_possible_game_is_drawn_equally_often(seed: int) -> None:
    players, dice = 2 + seed % 2, Dice(seed)
    start = with_deck_of(4, players)
    assert YAMATAI.violations(start) == []
    whole = curious_game(start, dice, 400)
    compared = 0
    for most in (40, 100, 400):
        moves = whole[:most]
        secrets = secret_moves(YAMATAI, start, moves)
        for seat in range(players):
            possible = possible_games(start, moves, seat)
            if not possible:
                continue
            assert len(set(possible.values())) == 1
            drawn = Counter(
                tuple(YAMATAI.resampled(start, moves, secrets, seat, dice)) for _ in range(SAMPLES * len(possible))
            )
            assert drawn.keys() <= possible.keys()
            freedom = len(possible) - 1
            chi_square = sum((drawn[game] - SAMPLES) ** 2 / SAMPLES for game in possible)
            assert chi_square <= freedom + 5 * sqrt(2 * freedom)
            compared += freedom > 0
    assert compared


@pytest.mark.parametrize("seed", range(by_profile(3, 9, 300)))
def test_a_player_cannot_tell_a_resampled_game_from_the_real_one(seed: int) -> None:
    dice = Dice(seed)
    start = opening(2 + seed % 3) if seed % 2 else YAMATAI.new(2 + seed % 3)
    moves = curious_game(start, dice, 1000)
    secrets = secret_moves(YAMATAI, start, moves)
    assert resampling_flaws(YAMATAI, start, moves, dice) == []
    for _ in range(3):
        assert resampling_flaws(YAMATAI, start, moves[: dice.below(len(moves))], dice) == []
    first = min(secrets)
    early = moves[: first + 1]
    for seat in range(start.players()):
        others = [YAMATAI.resampled(start, early, secrets, seat, dice) for _ in range(5)]
        assert any(other != early for other in others) == (seat != secrets[first])


def resampled(moves: list[Move], looker: int, seat: int, count: int) -> list[list[Move]]:
    """With all moves of a look secret to the looker."""
    secrets = {index: looker for index, move in enumerate(moves) if SEE.has(move) or PUT_TILE_BACK.has(move)}
    start, dice = opening(3), Dice(1)
    return [YAMATAI.resampled(start, moves, secrets, seat, dice) for _ in range(count)]


def look(*tiles: int) -> list[Move]:
    return [SEE.number(tile) for tile in tiles]


def put_on_top(*tiles: int) -> list[Move]:
    return [PUT_TILE_BACK.number(0, tile) for tile in tiles]


def test_the_real_tiles_are_drawn_no_more_often_than_others() -> None:
    moves = look(1, 3, 4) + put_on_top(4, 1, 3)
    unseen = bits(opening(3).unseen_tiles)
    games = resampled(moves, looker=0, seat=1, count=100 * len(unseen))
    for index in range(len(moves)):
        drawn = Counter(YAMATAI.notation.texts[game[index]].split()[1] for game in games)
        assert len(drawn) == len(unseen)
        assert all(abs(count - 100) < 5 * sqrt(100) for count in drawn.values())
    assert resampled(moves, looker=0, seat=0, count=3) == [moves] * 3


def test_a_tile_that_was_turned_up_is_the_one_that_was_put_on_top() -> None:
    moves = [*look(1, 3, 4), *put_on_top(4, 1, 3), SHOW_TILE.number(3)]
    games = resampled(moves, looker=0, seat=1, count=300)
    assert all(game[5:] == moves[5:] for game in games)
    assert {game[:3].index(SEE.number(3)) for game in games} == {0, 1, 2}
    assert len({game[3] for game in games}) == len(bits(opening(3).unseen_tiles)) - 1


def test_a_player_still_knows_that_a_tile_is_among_those_that_another_looked_at() -> None:
    mine = look(1, 3, 4) + put_on_top(4, 3, 1)
    again = look(1, 3, 4) + put_on_top(1, 3, 4)
    secrets = dict.fromkeys(range(6), 0) | dict.fromkeys(range(6, 12), 1)
    start, dice = opening(3), Dice(1)
    games = [YAMATAI.resampled(start, mine + again, secrets, 0, dice) for _ in range(600)]
    assert all(game[:9] == (mine + again)[:9] for game in games)
    orders = Counter(tuple(game[9:]) for game in games)
    assert len(orders) == 6
    assert all(abs(count - 100) < 5 * sqrt(100) for count in orders.values())
    assert all(sorted(order) == sorted(again[3:]) for order in orders)


def test_what_comes_to_light_makes_some_hidden_choices_likelier() -> None:
    """Seat 1 knows the tile on top. Seat 2 puts one of three below; seat 3 mixes the others with a third.

    Then a tile that seat 1 did not know is turned up. That is certain if the known one went below, which happens in one
    of three cases, and otherwise has a chance of 2 in 3. So the known one went below in 3 of 7 cases.
    """
    below = PUT_TILE_BACK.number
    mine = [*look(1, 3, 4), below(1, 3), below(1, 4), *put_on_top(1)]
    second = [*look(1, 5, 6), below(1, 5), *put_on_top(6, 1)]
    third = [*look(1, 6, 7), *put_on_top(7, 1, 6)]
    moves = [*mine, *second, *third, SHOW_TILE.number(6)]
    secrets = {index: index // 6 for index in range(18)}
    start, dice = opening(3), Dice(1)
    games = [YAMATAI.resampled(start, moves, secrets, 0, dice) for _ in range(2100)]
    went_below = sum(game[9] == below(1, 1) for game in games)
    assert abs(went_below - 900) < 4 * sqrt(2100 * 3 / 7 * 4 / 7)
