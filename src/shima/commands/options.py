"""Arguments and options that several commands share."""

from typing import Annotated

import typer

from shima.console import say
from shima.games.game import Game, UserError, check_table, known_options
from shima.games.text import Text
from shima.record import MOST_PLAYERS
from shima.registry import default_game

DEFAULT_GAME = default_game()
GameName = Annotated[str, typer.Argument(help=say("cli-help-game"), metavar="GAME")]
Games = Annotated[int, typer.Option("--games", min=1, max=10_000_000, help=say("cli-help-games"))]
Seed = Annotated[str, typer.Option("--seed", help=say("cli-help-seed"))]
Jobs = Annotated[int, typer.Option("--jobs", min=0, max=256, help=say("cli-help-jobs"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("cli-help-json"))]
SetFile = Annotated[str, typer.Option("--components", metavar="FILE", help=say("cli-help-set"))]
TableOptions = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=say("cli-help-option"))]
Seats = Annotated[int, typer.Option("--seats", metavar="N", min=1, max=MOST_PLAYERS, help=say("cli-help-seats"))]
ClusterAddress = Annotated[str, typer.Option("--cluster", metavar="ADDRESS", help=say("cli-help-cluster"))]
JournalFile = Annotated[str, typer.Option("--resume", metavar="FILE", help=say("cli-help-journal"))]


def table_options(written: list[str] | None, game: Game) -> dict[str, str]:
    """Parse the options of a table, and check that the game has them."""
    options: dict[str, str] = {}
    for item in written or ():
        name, equals, value = item.partition("=")
        if not (name and equals):
            if not game.option_values():
                raise UserError(Text("error-no-options", {"game": game.name, "option": item}))
            raise UserError(Text("cli-option-form", {"option": item, "known": known_options(game)}))
        if options.get(name, value) != value:
            raise UserError(Text("cli-option-twice", {"option": name}))
        options[name] = value
    check_table(game, game.seats[0], options)
    return options


def seat_numbers(written: str) -> tuple[int, ...]:
    """Parse a list of numbers of players, such as 2,3."""
    numbers = written.split(",")
    if not all(number.strip().isdecimal() for number in numbers):
        raise UserError(Text("tune-seats", {"seats": written}))
    return tuple(dict.fromkeys(int(number) for number in numbers))
