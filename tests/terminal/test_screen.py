"""What the screen shows."""

from pathlib import Path

import pytest

from shima import fair
from shima.games.game import Game
from shima.language import Language
from shima.session import Session
from shima.terminal.content import Content
from shima.terminal.lines import Lines
from shima.terminal.play import TerminalGame
from tests.profile import by_profile
from tests.terminal.scripted_session import ScriptedSession, make_console, typed_lines


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.shima"


def first(_: str) -> str:
    return "1"


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("width", [40, 60, 79, 80, 100, 120, 200])
def test_nothing_is_wider_than_the_terminal(duo: Game, path: Path, width: int, code: str) -> None:
    evening = ScriptedSession(
        duo, path, ["1", "1", "others", "help"] + ["1"] * by_profile(12, 12, 100) + ["quit"], code=code, width=width
    )
    copied_whole = ("shima resume", str(path))
    table = [line for line in evening.text.splitlines() if not any(words in line for words in copied_whole)]
    assert max(len(line.rstrip()) for line in table) <= width
    assert "[A]" in evening.text or "[K]" in evening.text


@pytest.mark.parametrize("width", [60, 80, 120])
def test_a_person_at_turn_sees_all_that_counts(duo: Game, path: Path, width: int) -> None:
    evening = ScriptedSession(duo, path, [], width=width)
    for words in (
        "Round 1 · Anna goes first · Dice pilgrim 2 merchant 2 artist 2",
        "temple 1/9 × garden 1/6",
        "○○○○○○ 0 coins",
        "0/10 given",
        "slow pilgrim (1 step fewer)",
        "5 kimonos, 6 ceramics, 7 dolls, 8 fans",
        "Pilgrim 2 1 Pilgrim to C4 (shop: fans for 2)",
        "Merchant 2 2 Merchant to C3 (shop: dolls for 3)",
        "Artist 2 5 Artist to region 2 (waterfall)",
    ):
        assert evening.says(words), words


def test_the_seeds_hash_is_shown_before_the_first_decision_and_the_seed_only_at_the_end(duo: Game, path: Path) -> None:
    beginning = ScriptedSession(duo, path, [])
    assert fair.commitment(beginning.session.seed) in beginning.text
    assert beginning.session.seed.hex() not in beginning.text


def test_both_mats_stand_side_by_side_from_80_columns_on(duo: Game, path: Path) -> None:
    wide = [line for line in ScriptedSession(duo, path, []).text.splitlines() if "Faith" in line]
    narrow = [line for line in ScriptedSession(duo, path, [], width=60).text.splitlines() if "Faith" in line]
    assert [line.count("Faith") for line in wide] == [2]
    assert [line.count("Faith") for line in narrow] == [1, 1]


def test_at_120_columns_the_mats_stand_next_to_the_map(duo: Game, path: Path) -> None:
    lines = ScriptedSession(duo, path, [], width=120).text.splitlines()
    assert any("C1+1" in line and "Faith" in line for line in lines)


def test_the_one_to_decide_has_the_heavy_frame(duo: Game, path: Path) -> None:
    text = ScriptedSession(duo, path, []).text
    assert "┏━ [ ] Anna" in text
    assert "╭─ ( ) Random" in text


def test_two_people_see_whose_turn_it_is(duo: Game, path: Path) -> None:
    prompts: list[str] = []

    def read(prompt: str) -> str:
        prompts.append(prompt)
        if len(prompts) > 8:
            raise EOFError
        return "1"

    evening = ScriptedSession(duo, path, read, players=("Anna", "Ben"))
    assert prompts[0].startswith("Anna, your move")
    assert any(prompt.startswith("Ben, your move") for prompt in prompts)
    assert "┏━ ( ) Ben" in evening.text


def test_the_story_since_ones_last_decision_is_told(duo: Game, path: Path) -> None:
    evening = ScriptedSession(duo, path, ["1", "1"])
    last = evening.text[evening.text.rindex("Round 1") :]
    assert "Anna takes 2 coins." in last
    assert "Random moves the " in last
    assert "The game has been set up" not in last


def test_the_end_shows_how_the_points_came_about(duo: Game, path: Path) -> None:
    evening = ScriptedSession(duo, path, first)
    view = duo.view(evening.session.state, None)
    players = view["players"]
    assert isinstance(players, list)
    for player in players:
        assert f"{player['temple']} × {player['garden']} = {player['faith']}" in evening.text
    sheet = evening.text[evening.text.index("Score sheet") :]
    for points in evening.session.state.scores():
        assert str(points) in sheet
    ranking = evening.session.state.ranking()
    assert f"{('Anna', 'Random')[ranking.index(1)]} " in sheet
    assert "wins!" in sheet
    assert evening.session.seed.hex() in sheet
    assert f"shima verify {path}" in sheet
    assert evening.answer == 0


def test_bots_are_watched_to_the_end(duo: Game, path: Path) -> None:
    evening = ScriptedSession(duo, path, [], players=("greedy", "random"))
    assert evening.says("Greedy rolls: pilgrim")
    assert "Score sheet" in evening.text


def test_colour_is_never_the_only_sign(duo: Game, path: Path) -> None:
    text = ScriptedSession(duo, path, []).text
    for figure in ("[P]", "(P)", "[M]", "(M)", "[A]", "(A)"):
        assert text.count(figure) >= 2  # on the map and in the legend


def test_paper_gets_no_signs_for_terminals(duo: Game, path: Path) -> None:
    console, paper = make_console(force_terminal=False)
    session = Session(duo, ("Anna", "Ben"), fair.derived_seed("7"))
    lines = Lines(console, Content(session, Language("en")), typed_lines(["1"]))
    TerminalGame(console, lines, session, [None, None], path).run()
    assert "\x1b" not in paper.getvalue()
