"""What earlier versions said about moves and positions, this one says too.

The golden files hold the whole move space and, for every position of random and recorded games, digests of its key,
legal moves, scores, views, observations, labels, stories and reasons.
"""

import pytest

from shima.games.game import CHANCE, Game
from shima.registry import open_game
from tests.golden.trace import FOLDER, GAMES, Golden, game_of, notations, read_games, trace


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    return open_game(request.param)


def test_every_move_keeps_its_number_and_its_notation(game: Game) -> None:
    lines = (FOLDER / f"{game.name}.moves").read_text(encoding="utf-8").splitlines()
    assert notations(game) == lines
    state = game.new()
    by_nature = state.actor() == CHANCE
    assert by_nature
    assert [game.parse(state, text) for text in lines if text] == [n for n, text in enumerate(lines) if text]


def named(golden: Golden) -> str:
    return f"{golden.game}-{golden.rules}-{golden.players}-{len(golden.moves)}"


@pytest.mark.parametrize("golden", [g for name in (*GAMES, "records") for g in read_games(name)], ids=named)
def test_every_position_is_as_it_was(golden: Golden) -> None:
    game = game_of(golden)
    assert (game.set_hash, game.rules_version) == (golden.set_hash, golden.rules)
    found = trace(game, golden.players, golden.options, golden.moves)
    changed = {
        aspect: 10
        * next(at for at, pair in enumerate(zip(now, golden.digests[aspect], strict=True)) if len(set(pair)) > 1)
        for aspect, now in found.items()
        if now != golden.digests[aspect]
    }
    assert not changed, f"other digests from about these positions on: {changed}"
    assert found.keys() == golden.digests.keys()
