"""The screens in the documentation are what the program draws, and every line fits every size."""

import re
from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.segment import Segment

from shima import record
from shima.games.game import CHANCE, OVER
from shima.language import language
from shima.registry import open_game
from shima.session import Session
from shima.terminal import keys
from shima.terminal.screens import PageScreen
from tests.profile import by_profile
from tests.terminal.pinned_screens import (
    ACTION,
    CHAIN,
    DICE,
    FLEETS,
    FOLDER,
    PINNED,
    PLACING,
    ROOT,
    SIZES,
    Pinned,
    Position,
    screen,
)

PAGE = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("pinned", PINNED, ids=lambda pinned: pinned.file)
def test_the_screen_is_the_one_in_the_documentation(pinned: Pinned) -> None:
    """If a change is intended, `make screens` rewrites the files."""
    assert pinned.text() == (FOLDER / pinned.file).read_text(encoding="utf-8")


def test_the_page_shows_every_screen_and_no_other() -> None:
    shown = re.findall(r'--8<-- "docs/screens/(.*)"', PAGE)
    assert sorted(shown) == sorted(pinned.file for pinned in PINNED)
    assert sorted(file.name for file in FOLDER.iterdir()) == sorted(shown)


@pytest.mark.parametrize("pinned", PINNED, ids=lambda pinned: pinned.file)
def test_the_screens_show_the_current_rules_and_the_current_standard_set(pinned: Pinned) -> None:
    saved = pinned.position.saved()
    current = open_game(saved.game)
    assert (saved.set_hash, saved.rules) == (current.set_hash, current.rules_version)
    record.verify(saved, current)


def fits(session: Session, size: tuple[int, int], code: str) -> None:
    frame = screen(session, size, code, typed="why merchant C3")
    assert len(frame.lines) == size[1]
    assert {Segment.get_line_length(line) for line in frame.lines} == {size[0]}


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize(
    "size", [*SIZES, (60, 20), (40, 12), (20, 6), (21, 3), (12, 30), (79, 23), (120, 30), (200, 60), (80, 60)]
)
@pytest.mark.parametrize("position", [CHAIN, PLACING, FLEETS, DICE, ACTION], ids=lambda position: position.name)
def test_every_line_has_the_width_of_the_terminal(position: Position, size: tuple[int, int], code: str) -> None:
    fits(position.session(), size, code)


@pytest.mark.parametrize("size", [(80, 24), (20, 6), (9, 4), (30, 2), (3, 1)])
def test_a_page_fits_every_size(size: tuple[int, int]) -> None:
    page = PageScreen("Help", "word " * 400, language("en"))
    for key in ("", keys.PAGE_DOWN, keys.PAGE_DOWN, keys.UP):
        page.press(key)
        frame = page.frame(Console(width=size[0], height=size[1]), *size)
        assert len(frame.lines) == size[1]
        assert {Segment.get_line_length(line) for line in frame.lines} == {size[0]}


def decisions(position: Position, every: int) -> Iterator[Session]:
    """Yield the decisions of the recorded game at every n-th move."""
    whole = Position(position.name, position.record, 10_000, position.players).session()
    for count in range(0, len(whole.moves), every):
        session = whole.at(count)
        if session.state.actor() not in (CHANCE, OVER):
            yield session


@pytest.mark.parametrize("position", [CHAIN, FLEETS, DICE], ids=lambda position: position.name)
def test_every_move_is_on_some_page_of_the_list(position: Position) -> None:
    """A list that is too long for its pane has pages. On 140 × 50 nothing is left out."""
    for session in decisions(position, by_profile(40, 40, 5)):
        text = screen(session, (140, 50), "en").text()
        if "page 1 of" not in text:
            for number in range(1, len(session.state.moves()) + 1):
                assert re.search(rf"(?<!\d){number} ", text), number


@pytest.mark.parametrize("position", [CHAIN, FLEETS], ids=lambda position: position.name)
def test_the_chain_is_always_on_the_part_of_the_board_that_is_shown(position: Position) -> None:
    for session in decisions(position, by_profile(6, 6, 1)):
        view = session.game.view(session.state, session.state.actor())
        placed = view["placed"]
        assert isinstance(placed, list)
        text = screen(session, (80, 24), "en").text()
        for spot in placed:
            assert re.search(rf"\*»?{spot}[BWSCG]", text), (spot, text)
