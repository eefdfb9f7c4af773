"""The types of the views go with the rules, and every view has what front ends rely on."""

from importlib import import_module

import pytest

from shima.games.view_types import PlainView
from shima.registry import GAMES, provided


@pytest.mark.parametrize("name", list(GAMES))
def test_the_view_of_every_game_has_the_common_fields(name: str) -> None:
    assert PlainView.__required_keys__ <= provided(name, "view_types", "VIEW").__required_keys__


@pytest.mark.parametrize("name", list(GAMES))
def test_every_phase_has_a_name(name: str) -> None:
    package = GAMES.package(name)
    names = import_module(f"{package}.state").PHASE_NAMES
    assert len(set(names)) == len(names) == len(import_module(f"{package}.phases").RULES.phases)
