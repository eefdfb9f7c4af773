"""The handles of stories and log lines: what each move touched, as far as the viewer can see it."""

from collections import Counter
from collections.abc import Iterator

import pytest

from shima.games.dice import Dice
from shima.games.game import CHANCE, EVERYBODY, OVER, Game, Move, State
from shima.language import language
from shima.tables.play import Step
from shima.tables.view import log_view, stories, whole_game
from tests.tables.memory_tables import GAMES, SIZES, started
from tests.wrapped_game import WrappedGame

SEEDS = range(3)


def random_game(game: Game, players: int, seed: int) -> list[tuple[State, Move]]:
    """Each move with the position before it."""
    state, dice = game.new(players), Dice(seed)
    played: list[tuple[State, Move]] = []
    while state.actor() != OVER:
        move = state.random_move(dice)
        played.append((state.copy(), move))
        state.play(move)
    return played


def whole(played: list[tuple[State, Move]]) -> Step:
    end = played[-1][0].copy()
    end.play(played[-1][1])
    return Step(played[0][0], tuple(move for _, move in played), end)


def offered(game: Game, state: State, move: Move) -> list[str]:
    """The handles of the legal move in the view of the seat that acts."""
    moves = game.view(state, state.actor())["moves"]
    assert isinstance(moves, list)
    return next(list(offer["handles"]) for offer in moves if offer["move"] == move)


def games() -> Iterator[tuple[Game, int, list[tuple[State, Move]]]]:
    for name, players in SIZES:
        for seed in SEEDS:
            yield GAMES[name], players, random_game(GAMES[name], players, seed)


def test_handles_are_those_of_the_legal_move_and_secret_ones_are_for_one_viewer() -> None:
    met: Counter[str] = Counter()
    for game, players, played in games():
        for viewer in (None, *range(players)):
            told = stories(game, whole(played), viewer)
            assert len(told) == len(played)
            for story, (state, move) in zip(told, played, strict=True):
                knower = game.secret_to(state, move)
                if knower not in (EVERYBODY, viewer):
                    assert story["handles"] == []
                    met["hidden"] += 1
                elif state.actor() == CHANCE:
                    met[game.write(state, move).split(" ")[1]] += bool(story["handles"])
                else:
                    assert story["handles"] == offered(game, state, move) != []
                    met["secret" if knower == viewer else "public"] += 1
    assert min(met["hidden"], met["secret"], met["public"]) > 10, met
    with_places = {"tile", "specialist", "reveal", "token", "seen", "die", "shop", "wave", "ware", "painting"}
    assert {name for name, count in met.items() if count} == with_places | {"hidden", "secret", "public"}


def test_outcomes_of_chance_name_their_place() -> None:
    expected = {
        "* tile 27": ["tile:27"],
        "* specialist Tomoe": ["specialist:Tomoe"],
        "* reveal 4": ["fleet:4"],
        "* seat 2": [],
        "* shop M3 kimono 4": ["at:M3"],
    }
    found: dict[str, list[str]] = {}
    for game, _, played in games():
        for state, move in played:
            found.setdefault(game.write(state, move), game.handles(state, move, None))
    assert {line: handles for line, handles in found.items() if line in expected}.items() <= expected.items()
    assert {"* tile 27", "* specialist Tomoe", "* reveal 4", "* seat 2"} <= found.keys()


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_log_has_the_handles_of_the_stories(viewer: int | None) -> None:
    table = started("yamatai").play_on(60).table
    told = stories(table.game, whole_game(table), viewer)
    lines = log_view(table, viewer, 10, language("en"))["lines"]
    assert [line["handles"] for line in lines] == [story["handles"] for story in told[10:]]
    assert any(line["handles"] for line in lines)


class WithoutHandles(WrappedGame):
    """A game that has no handles."""

    def handles(self, state: State, move: int, viewer: int | None) -> list[str]:
        return Game.handles(self, state, move, viewer)


def test_a_game_without_handles_has_none() -> None:
    game = WithoutHandles(GAMES["tokaido-duo"])
    played = random_game(game, 2, 1)
    assert all(story["handles"] == [] for story in stories(game, whole(played), 0))
