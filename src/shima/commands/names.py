"""The players named on the command line."""

from typing import Annotated

import typer

from shima import record
from shima.console import say
from shima.games.game import Game, UserError, check_table
from shima.games.text import Text
from shima.players import is_player

Players = Annotated[str, typer.Option("--players", metavar="NAME,NAME", help=say("cli-help-players"))]


def player_names(players: str, game: Game) -> tuple[str, ...]:
    """Return one name per seat, those of bots in lower case."""
    cleaned = [record.clean_name(name) for name in players.split(",")]
    names = tuple(name.lower() if is_player(name.lower()) else name for name in cleaned)
    if not all(names):
        raise UserError(Text("cli-empty-name", {"players": players}))
    check_table(game, len(names), {})
    return names
