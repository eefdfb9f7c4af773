"""The list of moves is numbered from top to bottom, and a number plays the move next to it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from shima import fair
from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, Game
from shima.language import language
from shima.registry import open_game
from shima.session import Session
from shima.terminal.content import Content
from shima.terminal.offer import EVERY, Form, MoveList, grouped, notation
from shima.terminal.tokaido_duo.board import Board
from tests.terminal.scripted_session import ScriptedSession
from tests.tokaido_duo.positions import DUO, VIOLET, hold, opening, own, place, play

WIDE = 200
LINE = re.compile(r"(?:^|\s)(\d+) (\S.*)$")


def lines(content: Content) -> list[tuple[int, str]]:
    """The numbers of the list with the rest of their lines."""
    view = content.view(content.state.actor())
    listed = MoveList(content.game, content.state, view, content.names, content.language, content.picture)
    console = Console(width=WIDE)
    with console.capture() as capture:
        console.print(listed.written(Form(EVERY, above=True, notation=True)))
    found = [LINE.match(line) for line in capture.get().splitlines()]
    return [(int(match[1]), " ".join(match[2].split())) for match in found if match]


def decisions(game: Game, seed: int) -> Iterator[Content]:
    session, dice = Session(game, ("Ann", "Ben"), fair.derived_seed(str(seed))), Dice(seed)
    content = Content(session, language("en"))
    while (actor := session.state.actor()) != OVER:
        if actor != CHANCE:
            yield content
        session.play(session.state.random_move(dice))


@pytest.mark.parametrize("name", ["yamatai", "tokaido-duo"])
def test_numbers_ascend_and_belong_to_their_lines(name: str) -> None:
    game = open_game(name)
    regrouped = 0
    for content in decisions(game, 1):
        moves = content.moves()
        found = lines(content)
        assert [number for number, _ in found] == list(range(1, len(moves) + 1))
        for move, (_, line) in zip(moves, found, strict=True):
            assert line.endswith(f" {notation(game, content.state, move)}")
        assert sorted(moves) == sorted(content.state.moves())
        regrouped += moves != list(content.state.moves())
    assert regrouped > 0  # the rules list moves in another order


def test_a_number_plays_the_move_of_its_line(tmp_path: Path) -> None:
    game = open_game("yamatai")
    content = next(each for each in decisions(game, 1) if each.moves() != list(each.state.moves()))
    number = next(n for n, (a, b) in enumerate(zip(content.moves(), content.state.moves(), strict=True), 1) if a != b)
    expected = content.game.write(content.state, content.moves()[number - 1])
    played = len(content.session.moves)
    ScriptedSession(game, tmp_path / "evening.shima", [str(number)], ("Ann", "Ben"), session=content.session)
    assert content.session.record().moves[played] == expected


def test_sales_for_less_have_a_heading_of_their_own_below_the_others() -> None:
    merchant = place(opening("1 1 1", "slow cunning efficient"), VIOLET, merchant="M4")
    state = play(own(hold(merchant, VIOLET, ceramic=2), VIOLET, "merchant"), "1 merchant C4")
    view = DUO.view(state, VIOLET)
    groups = grouped(view, Board(DUO.board(), language("en")))
    assert {heading: [offer["text"] for offer in group] for heading, group in groups.items()} == {
        "Action": ["sell 2 at 4", "sell 1 at 4", "pass"],
        "Sell for less": ["sell 2 at 3", "sell 1 at 3"],
    }
    assert list(groups) == ["Action", "Sell for less"]
