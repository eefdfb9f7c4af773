"""The browser's types and the models that they are made from cannot drift apart."""

from pathlib import Path

from shima.games.game import Game
from shima.registry import GAMES, open_game
from shima.tables.view import PROTOCOL
from shima.web.game_views import BOARDS, VIEWS
from shima.web.typescript import typescript

COMMITTED = Path(__file__).parents[2] / "client" / "src" / "wire.ts"


def test_the_types_that_the_client_was_built_with_are_those_of_the_models() -> None:
    assert COMMITTED.read_text(encoding="utf-8") == typescript(), "run `make types`"


def test_the_boards_of_all_games_are_what_their_models_say() -> None:
    assert set(BOARDS) == set(VIEWS) == set(GAMES)
    for name, model in BOARDS.items():
        game: Game = open_game(name)
        model.model_validate(game.board())


def test_the_client_and_the_server_speak_the_same_protocol() -> None:
    source = COMMITTED.with_name("lib").joinpath("protocol.ts").read_text(encoding="utf-8")
    assert f"export const PROTOCOL = {PROTOCOL};" in source
