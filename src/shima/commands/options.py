"""Arguments and options that several commands share."""

from typing import Annotated

import typer

from shima.speech import say

GameName = Annotated[str, typer.Argument(help=say("cli-help-game"), metavar="GAME")]
Games = Annotated[int, typer.Option("--games", min=1, max=10_000_000, help=say("cli-help-games"))]
Seed = Annotated[str, typer.Option("--seed", help=say("cli-help-seed"))]
Jobs = Annotated[int, typer.Option("--jobs", min=0, max=256, help=say("cli-help-jobs"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("cli-help-json"))]
SetFile = Annotated[str, typer.Option("--components", metavar="FILE", help=say("cli-help-set"))]
Seats = Annotated[int, typer.Option("--seats", metavar="2|3|4", min=2, max=4, help=say("cli-help-seats"))]
ClusterAddress = Annotated[str, typer.Option("--cluster", metavar="ADDRESS", help=say("cli-help-cluster"))]
JournalFile = Annotated[str, typer.Option("--resume", metavar="FILE", help=say("cli-help-journal"))]
