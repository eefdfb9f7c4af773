"""What the screen shows in Yamataï, and what it does not."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from shima.games.counts import pack
from shima.games.game import Game
from shima.language import Language
from shima.terminal.yamatai.board import Board
from shima.terminal.yamatai.mats import MINUS
from tests.component_sets import game_with_first_set
from tests.profile import by_profile
from tests.terminal.scripted_session import ScriptedSession
from tests.yamatai.positions import YAMATAI, has_boats, has_tokens, hires, opening, play, turn

NAMES = ("Anna", "Ben", "Cleo", "Dan")


@pytest.fixture(scope="module")
def yamatai() -> Game:
    return game_with_first_set("yamatai")


def table(state: Any, viewer: int | None = 0, width: int = 80, code: str = "en") -> str:
    """What is to be seen, with single spaces."""
    picture = Board(YAMATAI.board(), Language(code))
    view = YAMATAI.view(state, viewer)
    console = Console(width=width)
    with console.capture() as capture:
        console.print(picture.table(view, NAMES[: len(view["players"])], width))
    return capture.get()


def words(text: str) -> str:
    return " ".join(re.sub("[│┃]", " ", text).split())


@pytest.mark.parametrize("width", [60, 80, 120, 160])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_counts_is_to_be_seen(width: int, players: int) -> None:
    state = opening(players, order=(1, 2, 3))
    lines = table(state, width=width)
    text = words(lines)
    for part in (
        "Round 1 · [⌂] Anna: ▸1 fleet → 2 trade → 3 place → 4 moor → 5 recruit",
        "Turn order ▸[⌂] Anna · (⌂) Ben",
        "B 22 bamboo ¥1 W 19 wood ¥2 S 16 stone ¥3 C 13 clay ¥4 G 10 gold",
        "Specialists · 13 to come",
        "Fu Hsi 1 PP ¥0 1 PP per 3 coins at the end" if width in (80, 160) else "Fu Hsi 1 PP ¥0",
    ):
        assert part in text, part
    for part in (
        "Building tiles · deck 23",
        "22 torii",
        "17 trading post BW 3 PP",
        "Fleets · lowest goes first",
        "4 C slide a boat",
        "Face down: {6 7 8 9 10}",
    ):
        assert part in " ".join(lines.split()), part
    for seat in range(players):
        assert f"{NAMES[seat]} 2 PP (coins 2)" in text
    assert text.count("10 coins") == players
    assert max(len(line.rstrip()) for line in lines.splitlines()) <= width
    assert len(lines.splitlines()) <= (60 if width >= 80 else 75)


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("width", [40, 60, 79, 80, 100, 118, 119, 140, 200])
def test_nothing_is_wider_than_the_terminal(yamatai: Game, tmp_path: Path, width: int, code: str) -> None:
    lines = ["1", "1", "1", "help"] + ["1"] * by_profile(10, 10, 100) + ["quit"]
    evening = ScriptedSession(yamatai, tmp_path / "g.shima", lines, ("Anna", "random", "random"), code, width)
    copied_whole = ("shima resume", str(tmp_path))
    shown = [line for line in evening.text.splitlines() if not any(part in line for part in copied_whole)]
    assert max(len(line.rstrip()) for line in shown) <= width
    assert "[⌂]" in evening.text


def test_a_mat_shows_all_that_a_player_has() -> None:
    state = hires(has_tokens(has_boats(opening(), 1, wood=2, gold=1), 1, fan=2, crane=1), 1, "Riu", "Hetsuka")
    state.mats[0].aside = pack((1, 0, 2, 0, 0))
    state.mats[0].prestige = 3
    text = words(table(state))
    assert f"Anna 11 PP (coins 2, prestige 3, specialists 7, aside {MINUS}1)" in text
    assert "10 coins · 3 prestige · 10 buildings left · boats WWG · harbour holds 3 · aside BSS" in text
    assert "tokens 2 fan, 1 crane · specialists Hetsuka, Riu" in text
    play(state, "1 spend fan")
    assert "14 coins" in words(table(state))
    assert "specialists Hetsuka (used), Riu" in words(table(state))


def test_reserved_tiles_lie_before_their_owner() -> None:
    state = turn(2)
    play(state, "1 reserve 22")
    assert "reserved 22 torii BWWS 6 PP" in words(table(state))
    assert f"reserved {MINUS}1" in words(table(state))


def test_the_order_tells_who_has_taken_which_fleet_and_the_stage_continues() -> None:
    state = turn(6)
    text = words(table(state))
    assert "1 fleet → ▸2 trade → 3 place" in text
    assert "power of fleet 6 unused · 1 trade left" in text
    assert "Turn order ▸[⌂] Anna fleet 6 · (⌂) Ben · [⌂] Anna · (⌂) Ben" in text
    play(state, "1 switch-token 1")
    assert "choose the other token" in words(table(state))


def test_only_the_one_who_looked_knows_the_deck() -> None:
    """Y13.3"""
    state = turn(3)
    play(state, "1 peek", "* seen 5", "* seen 6", "* seen 7")
    assert "You are looking at: 5 standard BG 4 PP, 6 standard SC 5 PP, 7 standard BWW 4 PP" in words(table(state, 0))
    play(state, "1 top 6", "1 below 5", "1 top 7")
    for viewer in (0, 1, None):
        text = words(table(state, viewer))
        knows = "Top of the deck: 7 standard BWW 4 PP, 6 standard SC 5 PP" in text
        assert knows == (viewer == 0)
        assert ("Bottom of the deck, highest first: 5 standard BG 4 PP" in text) == (viewer == 0)
        assert ("6 standard SC" in text) == (viewer == 0)
        assert "deck 23" in text


def test_the_one_to_decide_has_the_heavy_bar() -> None:
    text = table(opening(3))
    assert "┃ [⌂] Anna" in text
    assert "│ (⌂) Ben" in text


def test_from_119_columns_on_the_mats_stand_next_to_the_map() -> None:
    assert any("╮ ┃ [⌂] Anna" in line for line in table(opening(), width=119).splitlines())
    assert any(line.startswith("┃ [⌂] Anna") for line in table(opening(), width=118).splitlines())


def test_the_score_sheet_adds_up(yamatai: Game, tmp_path: Path) -> None:
    evening = ScriptedSession(yamatai, tmp_path / "g.shima", [], ("random", "random", "random"))
    sheet = evening.text[evening.text.index("Score sheet") :]
    columns = {line.split("│")[1].strip(): line.split("│")[2:5] for line in sheet.splitlines() if line.count("│") == 5}
    numbers = {head: [int(cell.replace(MINUS, "-")) for cell in row] for head, row in columns.items() if head}
    total, turns = numbers.pop("Total"), numbers.pop("Tie-break: place in the last round")
    assert total == [sum(points) for points in zip(*numbers.values(), strict=True)]
    assert tuple(total) == evening.session.state.scores()
    assert sorted(turns) == [1, 2, 3]
