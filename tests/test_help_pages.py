"""The help of every command: what can be typed, in words, and nothing else."""

import re
from typing import Any

import pytest

from shima.commands.group import root
from shima.commands.help import page
from shima.commands.index import COMMANDS

PATHS = [(entry.name,) for entry in COMMANDS] + [(entry.name, part.name) for entry in COMMANDS for part in entry.parts]
FLAGS = {("match",): "--sprt", ("ladder",): "--neighbours", ("verify",): "--json"}


def help_of(*path: str, columns: int = 100) -> str:
    monkey = pytest.MonkeyPatch()
    monkey.setenv("COLUMNS", str(columns))
    try:
        command: Any = root()
        context = command.context_class(command, info_name="shima", help_option_names=["-h", "--help"])
        for name in path:
            command = command.get_command(context, name)
            context = command.context_class(command, info_name=name, parent=context)
        return str(command.get_help(context))
    finally:
        monkey.undo()


def rows(text: str) -> dict[str, str]:
    """What stands before the explanation of each option, by its last name."""
    found = re.findall(r"^  ((?:-\w, )?--[a-z0-9-]+.*?)(?:  +.*)?$", text, re.MULTILINE)
    return {re.findall(r"--[a-z0-9-]+", row)[0]: row for row in found}


@pytest.mark.parametrize("path", PATHS, ids=" ".join)
def test_help_is_free_of_types_and_noise(path: tuple[str, ...]) -> None:
    text = help_of(*path)
    assert text.startswith(f"Usage: shima {' '.join(path)} [OPTIONS]")
    for noise in ("<", ">=", "BOOLEAN", "bool", "INTEGER", "None", "[default", "default: False", "default: )"):
        assert noise not in text, noise
    assert rows(text)["--help"] == "-h, --help"
    assert max(len(line) for line in text.splitlines() if not line.startswith("  shima ")) <= 100


@pytest.mark.parametrize(("path", "flag"), FLAGS.items(), ids=str)
def test_flags_are_shown_as_flags(path: tuple[str, ...], flag: str) -> None:
    assert rows(help_of(*path))[flag] == flag


def test_a_flag_that_can_be_turned_off_shows_both_names() -> None:
    shown = rows(help_of("serve"))
    assert shown["--open"] == "--open / --no-open"
    assert shown["--keep-sets"] == "--keep-sets / --no-keep-sets"


def test_values_bounds_and_defaults_are_named() -> None:
    text = " ".join(help_of("match").split())
    assert "--games N Number of games. (1 to 10000000; default: 100)" in text
    assert "--a PLAYER The first bot, such as greedy. (required)" in text
    assert "--seats N Number of seats at the table. (1 to 8; default: 2)" in text
    served = " ".join(help_of("serve").split())
    assert "(2 to 600; default: 10; $SHIMA_THINK_SECONDS)" in served


def test_the_help_fits_a_narrow_screen() -> None:
    assert max(len(line) for line in help_of(columns=60).splitlines()) <= 62


def test_the_list_of_commands_has_a_line_for_each() -> None:
    text = help_of()
    for entry in COMMANDS:
        assert re.search(rf"^  {entry.name} +\w", text, re.MULTILINE)


def test_examples_can_be_copied() -> None:
    assert "\n  shima match yamatai --a greedy --b random --seats 3" in help_of("match", columns=60)


def test_a_page_needs_no_explanations() -> None:
    command: Any = root().get_command(None, "bench")
    context = command.context_class(command, info_name="bench")
    command.help = None
    assert page(command, context).startswith("Usage: bench [OPTIONS] [GAME]")
