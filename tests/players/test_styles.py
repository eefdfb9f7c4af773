"""The styles of the characters: what they like, and that they get more of it."""

from statistics import fmean

import pytest

from shima import fair
from shima.arena.simulate import decisions
from shima.games.dice import Dice
from shima.games.game import CHANCE, Game
from shima.players.levels import STYLES
from shima.players.parts import liked_of, source_of
from shima.players.thinker import Budget, Thinker
from shima.registry import open_game
from shima.session import Session
from tests.profile import by_profile


@pytest.mark.parametrize("name", ["tokaido-duo", "yamatai"])
def test_what_is_liked_grows_with_the_points_from_the_source(name: str) -> None:
    game = open_game(name)
    state, dice = game.new(2), Dice(3)
    compared = dict.fromkeys(STYLES, 0)
    while state.moves():
        before = state.copy()
        is_chance = state.actor() == CHANCE
        state.play(state.random_move(dice))
        for style in () if is_chance else STYLES:
            liked, source = liked_of(name, style), source_of(name, style)
            assert liked is not None
            for seat in range(2):
                more = game.score_parts(state, seat)[source] - game.score_parts(before, seat)[source]
                if more > 0:
                    assert liked(state, seat) > liked(before, seat) - 3  # coins and paintings are spent for points
                    compared[style] += 1
    assert min(compared.values()) > 0


def share(game: Game, style: str, liking: float, number: int, seat: int) -> float:
    """The share of the points of a seat that comes from the source of the style, in one game."""
    likings = [liking if at == seat else 0.0 for at in range(2)]
    players = [Thinker("style", Budget(32, style=style, liking=each), at) for at, each in enumerate(likings)]
    session = Session(game, ("A", "B"), fair.derived_seed(f"style {number}"))
    for _ in decisions(session, players):
        pass
    parts = game.score_parts(session.state, seat)
    return parts[source_of(game.name, style)] / max(1, sum(points for points in parts.values() if points > 0))


@pytest.mark.parametrize("style", ["merchant", "pilgrim", "painter"])
def test_a_style_gets_more_of_its_points_from_its_source(duo: Game, style: str) -> None:
    """The same games with and without the style: `bench/styles.py` measures the levels themselves."""
    games = [(number, number % 2) for number in range(by_profile(4, 8, 20))]
    with_style = fmean(share(duo, style, 0.05, number, seat) for number, seat in games)
    without = fmean(share(duo, style, 0.0, number, seat) for number, seat in games)
    assert with_style > without + 0.03


def test_a_game_without_styles_is_played_without() -> None:
    assert liked_of("stones", "merchant") is None
    assert liked_of("yamatai", "pirate") is None
