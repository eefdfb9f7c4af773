"""What the games show and what the client expects cannot drift apart."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from shima.games.game import Game
from shima.registry import GAMES, open_game
from shima.tables.view import PROTOCOL
from shima.web.app import make_app
from shima.web.game_views import BOARDS, VIEWS, GameView
from shima.web.settings import Settings
from shima.web.table_models import PositionView
from tests.checked import adapter, checked

PROTOCOL_FILE = Path(__file__).parents[2] / "client" / "src" / "lib" / "protocol.ts"


def test_the_boards_of_all_games_are_what_their_types_say() -> None:
    assert set(BOARDS) == set(VIEWS) == set(GAMES)
    for name, board in BOARDS.items():
        game: Game = open_game(name)
        checked(board, game.board())


@pytest.mark.parametrize("name", list(GAMES))
def test_a_view_with_a_field_too_much_or_too_few_or_of_another_type_is_refused(name: str) -> None:
    game: Game = open_game(name)
    view = game.view(game.new(game.seats[0]), None)
    players = view["players"]
    assert isinstance(players, list)
    wrong = (
        {**view, "more": 1},
        {**view, "round": "1"},
        {**view, "players": [{**player, "more": 1} for player in players]},
        {key: value for key, value in view.items() if key != "round"},
    )
    adapter(GameView).validate_python(view)
    PositionView.model_validate({"number": 0, "stories": [], "view": view})
    for each in wrong:
        with pytest.raises(ValidationError):
            adapter(GameView).validate_python(each)
        with pytest.raises(ValidationError):
            PositionView.model_validate({"number": 0, "stories": [], "view": each})


def test_the_openapi_document_describes_what_goes_over_websockets() -> None:
    schemas = make_app(Settings(database="sqlite://")).openapi()["components"]["schemas"]
    assert schemas["Update"]["properties"]["table"] == {"$ref": "#/components/schemas/TableView"}
    assert schemas["AnyAction"]["discriminator"]["propertyName"] == "do"
    named = {reference for schema in schemas.values() for reference in references(schema)}
    assert named <= {f"#/components/schemas/{name}" for name in schemas}


def references(schema: object) -> set[str]:
    if isinstance(schema, dict):
        own = {schema["$ref"]} if isinstance(schema.get("$ref"), str) else set()
        return own.union(*map(references, schema.values()))
    return set().union(*map(references, schema)) if isinstance(schema, list) else set()


def test_the_client_and_the_server_speak_the_same_protocol() -> None:
    assert f"export const PROTOCOL = {PROTOCOL};" in PROTOCOL_FILE.read_text(encoding="utf-8")
