"""Whole games of Yamataï in the terminal."""

import random
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pexpect
import pytest

from shima import fair, record
from shima.games.game import Game
from shima.language import Language
from shima.session import Session
from shima.terminal import told
from shima.terminal.content import Content
from shima.terminal.lines import Lines
from shima.terminal.play import TerminalGame
from shima.terminal.yamatai.mats import MINUS
from tests.component_sets import game_with_first_set
from tests.terminal.scripted_session import ScriptedSession, make_console, plain
from tests.terminal.test_real_terminal import SHIMA, environment, spawn
from tests.yamatai.positions import opening

MOST_DECISIONS = 1500


@pytest.fixture(scope="module")
def yamatai() -> Game:
    return game_with_first_set("yamatai")


class Guest:
    """Answers every question with some number on the list."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.asked: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.asked.append(prompt)
        assert len(self.asked) <= MOST_DECISIONS
        most = int(prompt.partition("–")[2].partition(",")[0])
        return str(self.dice.randint(1, most))


@pytest.mark.parametrize("players", [("Anna", "Ben"), ("Anna", "random", "Cleo"), ("Anna", "random", "Cleo", "random")])
def test_a_game_from_the_first_question_to_the_score_sheet(
    yamatai: Game, tmp_path: Path, players: tuple[str, ...]
) -> None:
    guest = Guest(3)
    path = tmp_path / "game.shima"
    evening = ScriptedSession(yamatai, path, guest, players)
    assert evening.answer == 0
    assert "Score sheet" in evening.text
    assert "wins!" in evening.text
    assert {prompt.partition(",")[0] for prompt in guest.asked} == {"Anna", "Cleo" if len(players) > 2 else "Ben"}
    saved = record.read(path.read_text(encoding="utf-8"))
    assert saved.result == evening.session.state.scores()


def with_fleet_3(game: Game) -> Session:
    """A game that begins with fleet 3 on offer."""
    for seed in range(100):
        session = Session(game, ("Anna", "Ben"), fair.derived_seed(str(seed)))
        view: Mapping[str, Any] = game.view(session.state, None)
        if 3 in view["fleets"]:
            return session
    raise AssertionError


def test_what_one_saw_of_the_deck_is_not_told_to_the_next_at_the_same_screen(yamatai: Game, tmp_path: Path) -> None:
    """Y13.3"""
    session = with_fleet_3(yamatai)
    looker = session.state.actor()
    console, paper = make_console()
    lines = iter(["fleet 3", "peek", "log", "1", "1", "1"])
    screens: dict[bool, str] = {True: "", False: ""}  # what the one who looked was shown, and what the other was

    def read(prompt: str) -> str:
        looking = prompt.startswith(f"{session.players[looker]},")
        screens[looking] += plain(paper.getvalue())
        paper.truncate(0)
        paper.seek(0)
        if looking:
            return next(lines, str(len(session.state.moves())))
        return "log" if "of the deck:" not in screens[False] and screens[False].count("looks at") < 2 else "quit"

    shown = Lines(console, Content(session, Language("en")), read)
    TerminalGame(console, shown, session, [None, None], tmp_path / "game.shima").run()
    assert " sees tile" in screens[True]
    assert "You are looking at:" in screens[True]
    assert "looks at" in screens[False]
    for secret in (" sees tile", "You are looking at:", "Top of the deck:", "Bottom of the deck"):
        assert secret not in screens[False]


def test_equal_points_are_decided_without_a_word_about_coins() -> None:
    """Y12.2: who acted earlier in the last round is ahead; the sentence holds for every game."""
    state = opening(order=(2, 1))
    assert state.scores() == (2, 2)
    sentence = told.outcome(state, ("Anna", "Ben"), Language("en"))
    assert "Ben" in sentence
    assert "wins" in sentence
    assert "coins" not in sentence


def test_a_real_terminal_from_the_first_prompt_to_a_verified_record(tmp_path: Path) -> None:
    game = tmp_path / "game.shima"
    play = ("play", "yamatai", "--players", "Anna,random,random", "--seed", "7", "--delay", "0", "--plain")
    terminal = spawn(tmp_path, *play, "--save", str(game))
    for _ in range(MOST_DECISIONS):
        if terminal.expect([r"your move \(1–(\d+),", "Score sheet"]) == 1:
            break
        asked = terminal.match
        assert isinstance(asked, re.Match)
        terminal.sendline(asked.group(1))  # the last of the list ends turns rather than growing them
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    saved = record.read(game.read_text(encoding="utf-8"))
    total = next(line for line in plain(terminal.before or "").splitlines() if "Total" in line)
    points = [word.replace(MINUS, "-") for word in total.split() if word.strip(MINUS).isdigit()]
    assert points == [str(points) for points in saved.result]
    verified = subprocess.run([*SHIMA, "verify", str(game)], env=environment(tmp_path), check=False)
    assert verified.returncode == 0
