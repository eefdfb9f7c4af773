"""`shima verify` with several files, with folders and as JSON."""

import json
import shutil
from pathlib import Path

import pytest

from shima.registry import open_set_text
from shima.session import Session
from tests.arena.shima_command import refused, shima
from tests.component_sets import TEXTS

RECORDS = Path(__file__).parent / "records"
SLABS = RECORDS / "tokaido-duo-slabs.shima"
YAMATAI = RECORDS / "yamatai-3.shima"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A folder with two sound records, one of them deeper, a damaged one between, and a file of another kind."""
    folder = tmp_path / "games"
    (folder / "c").mkdir(parents=True)
    shutil.copy(SLABS, folder / "a.shima")
    text = SLABS.read_text(encoding="utf-8")
    (folder / "b.shima").write_text(text.replace("1 draw 3", "1 draw 4", 1), encoding="utf-8")
    shutil.copy(YAMATAI, folder / "c" / "d.shima")
    (folder / "notes.txt").write_text("no record", encoding="utf-8")
    return folder


def test_each_file_has_its_line_and_a_bad_one_does_not_stop_the_others(games: Path) -> None:
    run = shima("verify", "games", str(YAMATAI), folder=games.parent)
    assert run.returncode == 2
    assert [line.partition(": ")[0] for line in run.stdout.splitlines()] == [
        "games/a.shima",
        "games/c/d.shima",
        str(YAMATAI),
    ]
    (problem,) = run.stderr.splitlines()
    assert problem.startswith("shima: games/b.shima:25: ")
    assert "D5.6" in problem


def test_sound_records_end_with_0(tmp_path: Path) -> None:
    run = shima("verify", str(SLABS), str(YAMATAI), folder=tmp_path)
    assert (run.returncode, len(run.stdout.splitlines()), run.stderr) == (0, 2, "")


def test_json_is_one_document(games: Path) -> None:
    run = shima("verify", "games", "missing.shima", "--json", folder=games.parent)
    assert (run.returncode, run.stderr) == (2, "")
    sound, damaged, deeper, missing = json.loads(run.stdout)["records"]
    moves = {"file": "games/a.shima", "ok": True, "moves": 238, "draws": sound["draws"], "given": 0}
    assert sound == {**moves, "state": "over", "problem": None}
    assert sound["draws"] > 50
    assert (deeper["file"], deeper["ok"]) == ("games/c/d.shima", True)
    unknown = {"ok": False, "moves": None, "draws": None, "given": None, "state": None}
    assert damaged == {**unknown, "file": "games/b.shima", "problem": damaged["problem"]}
    assert damaged["problem"].startswith("games/b.shima:25: ")
    assert missing == {**unknown, "file": "missing.shima", "problem": missing["problem"]}
    assert "missing.shima" in missing["problem"]


@pytest.mark.parametrize(("result", "state"), [("open", "open"), ("resigned 2", "resigned")])
def test_a_game_that_is_not_over_is_called_open_or_resigned(tmp_path: Path, result: str, state: str) -> None:
    text = SLABS.read_text(encoding="utf-8")
    head, _, moves = text.partition("\n\n")
    head = head.replace("moves: 238", "moves: 10").replace("result: 65 44", f"result: {result}")
    open_game = "\n".join([head, "", *moves.splitlines()[:10]]) + "\n"
    (tmp_path / "open.shima").write_text(open_game, encoding="utf-8")
    (verdict,) = json.loads(shima("verify", "open.shima", "--json", folder=tmp_path).stdout)["records"]
    assert (verdict["ok"], verdict["state"], verdict["moves"]) == (True, state, 10)
    if state == "resigned":
        assert "resigned.\n" in shima("replay", "open.shima", folder=tmp_path).stdout
        assert "shima replay open.shima" in refused("resume", "open.shima", folder=tmp_path)
        assert "resigned" not in shima("replay", "open.shima", "--to", "5", folder=tmp_path).stdout


def test_a_game_that_continues_another_says_what_was_not_checked(tmp_path: Path) -> None:
    text = SLABS.read_text(encoding="utf-8").replace("moves: 238", "given: 100\nmoves: 238")
    (tmp_path / "continued.shima").write_text(text, encoding="utf-8")
    (verdict,) = json.loads(shima("verify", "continued.shima", "--json", folder=tmp_path).stdout)["records"]
    later = sum(line.startswith("*") for line in text.partition("\n\n")[2].splitlines()[100:])
    assert (verdict["ok"], verdict["given"], verdict["draws"]) == (True, 100, later)
    told = " ".join(shima("verify", "continued.shima", folder=tmp_path).stdout.split())
    assert "The first 100 moves come from another game" in told


def test_a_folder_without_records_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert "“empty” contains no records" in refused("verify", "empty", folder=tmp_path)


def test_a_folder_without_records_is_one_problem_among_the_files(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    run = shima("verify", "--json", "empty", str(SLABS), folder=tmp_path)
    assert run.returncode == 2
    empty, slabs = json.loads(run.stdout)["records"]
    assert (empty["file"], empty["ok"]) == ("empty", False)
    assert "empty" in empty["problem"]
    assert slabs["ok"]


def test_a_record_replays_with_a_set_that_new_games_may_not_use(tmp_path: Path) -> None:
    text = TEXTS["yamatai"].replace('"trading-post"', '"standard"')
    (tmp_path / "own.toml").write_text(text, encoding="utf-8")
    game = open_set_text(text, saved=True)
    session = Session(game, ("Ann", "Ben"), bytes(32))
    for _ in range(5):
        session.play(session.state.moves()[0])
    (tmp_path / "game.shima").write_text(session.record().write(), encoding="utf-8")
    run = shima("replay", "game.shima", "--components", "own.toml", folder=tmp_path)
    assert run.returncode == 0, run.stderr
    assert "trading post" in refused(
        "simulate", "yamatai", "--components", "own.toml", "--games", "1", "--players", "random,random", folder=tmp_path
    )
