"""The command `shima` and its subcommands, which are imported only when called."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from shima import __version__
from shima.commands.help import page
from shima.commands.index import COMMANDS, Entry
from shima.console import SHIMA, print_line, say
from shima.games.game import UserError
from shima.games.text import Text
from shima.language import LANGUAGES


@contextmanager
def _attach_command(context: Any) -> Iterator[None]:
    """Attach the command to errors on the command line. Typer does not always do so."""
    try:
        yield
    except TyperException as error:
        if getattr(error, "ctx", None) is None:
            vars(error)["ctx"] = context
        raise


class Command(TyperCommand):
    """A command with our own help page."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with _attach_command(ctx):
            return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        signal.signal(signal.SIGINT, signal.default_int_handler)  # from here on there may be something to clean up
        return super().invoke(ctx)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(page(self, ctx))


class Group(TyperGroup):
    """Subcommands by name, loaded on demand."""

    entries: tuple[Entry, ...] = COMMANDS

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with _attach_command(ctx):
            return super().parse_args(ctx, args)

    def list_commands(self, ctx: Any) -> list[str]:
        return [entry.name for entry in self.entries]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        found = next((entry for entry in self.entries if entry.name == cmd_name), None)
        return None if found is None else _group(found) if found.parts else _command(found)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(page(self, ctx, self.entries))


def _app() -> typer.Typer:
    settings = {"help_option_names": ["-h", "--help"]}
    return typer.Typer(add_completion=False, rich_markup_mode=None, context_settings=settings, suggest_commands=False)


def _command(entry: Entry) -> Any:
    module, _, function = entry.place.partition(":")
    app = _app()
    define = app.command(entry.name, cls=Command, help=say(entry.help, shima=SHIMA))
    define(getattr(import_module(f"shima.commands.{module}"), function))
    return typer.main.get_command(app)


def _group(entry: Entry) -> Group:
    app = _app()
    app.callback(cls=Group, invoke_without_command=True, help=say(entry.help, shima=SHIMA))(_show_help)
    group = typer.main.get_group(app)
    assert isinstance(group, Group)
    group.entries = entry.parts
    return group


def root() -> Group:
    """Return the command `shima` itself."""
    app = _app()
    app.callback(cls=Group, invoke_without_command=True, help=say("cli-help-shima", shima=SHIMA))(_shima)
    group = typer.main.get_group(app)
    assert isinstance(group, Group)
    return group


def _show_version(asked: bool) -> None:
    if asked:
        print_line(f"shima {__version__}")
        raise typer.Exit


def _shima(
    context: typer.Context,
    language_code: Annotated[str, typer.Option("--language", metavar="en|de", help=say("cli-help-language"))] = "",
    _version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_show_version, help=say("cli-help-version"))
    ] = False,
) -> None:
    """Options before any subcommand. The language has already been read from them."""
    if language_code and language_code not in LANGUAGES:
        raise UserError(Text("cli-language", {"code": language_code, "known": ", ".join(LANGUAGES)}))
    _show_help(context)


def _show_help(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print_line(context.get_help())
        raise typer.Exit
