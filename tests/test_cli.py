"""The command `shima` as people and scripts call it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from shima import record
from shima.games.game import Game
from shima.shelf import standard_set

RECORD = Path(__file__).parent / "records" / "tokaido-duo-slabs.shima"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


class Shima:
    def __init__(self, home: Path) -> None:
        self.home = home

    def __call__(self, *arguments: str, text: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        base = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "SHIMA_L"))}
        return subprocess.run(
            [sys.executable, "-m", "shima", *arguments],
            input=text,
            env={**base, "SHIMA_HOME": str(self.home), "COLUMNS": "100", **environment},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    def refused(self, *arguments: str, **environment: str) -> str:
        """The one line on the error stream of a call that must fail by the user's fault."""
        run = self(*arguments, **environment)
        assert run.returncode == 2, run.stdout + run.stderr
        assert "Traceback" not in run.stderr
        lines = run.stderr.splitlines()
        assert len(lines) == 1, run.stderr
        return lines[0]


@pytest.fixture
def shima(home: Path) -> Shima:
    return Shima(home)


def test_simulate_reports_what_was_promised(shima: Shima) -> None:
    run = shima("simulate", "tokaido-duo", "--games", "6", "--seed", "5", "--players", "random,greedy", "--json")
    assert run.returncode == 0, run.stderr
    report = json.loads(run.stdout)
    assert report["games"] == 6
    assert report["decisions"] > 300
    assert report["seconds"] > 0
    assert report["decisions_per_second"] > 0
    assert report["rounds"]["least"] >= 5
    assert sum(report["ends"].values()) == 6
    assert len(report["scores"]) == 2
    assert sum(report["wins"]) + report["shared"] == 6
    assert report["wins"][1] == 6


def test_simulate_gives_equal_games_for_equal_seeds_whatever_the_processes(shima: Shima) -> None:
    def outcome(*more: str) -> list[object]:
        run = shima("simulate", "tokaido-duo", "--games", "200", "--players", "random,random", "--json", *more)
        report = json.loads(run.stdout)
        return [report[name] for name in ("decisions", "rounds", "ends", "scores", "wins")]

    one = outcome("--seed", "a", "--jobs", "1")
    assert one == outcome("--seed", "a", "--jobs", "2")
    assert one != outcome("--seed", "b", "--jobs", "1")


def test_simulate_saves_records_that_verify(shima: Shima, tmp_path: Path, duo: Game) -> None:
    folder = tmp_path / "games"
    run = shima("simulate", "tokaido-duo", "--games", "3", "--save", str(folder), "--players", "greedy,greedy")
    assert run.returncode == 0, run.stderr
    paths = sorted(folder.iterdir())
    assert len(paths) == 3
    for path in paths:
        assert record.verify(record.read(path.read_text(encoding="utf-8")), duo)


def test_verify_says_what_it_proved(shima: Shima) -> None:
    run = shima("verify", str(RECORD))
    assert run.returncode == 0
    assert re.search(r"238 moves.*all \d+ draws", run.stdout)


def test_replay_tells_the_game_and_stops_where_it_is_told(shima: Shima) -> None:
    whole = shima("replay", str(RECORD))
    assert whole.returncode == 0, whole.stderr
    assert "65" in whole.stdout
    assert "44" in whole.stdout
    part = shima("replay", str(RECORD), "--to", "20")
    assert part.returncode == 0, part.stderr
    assert len(part.stdout) < len(whole.stdout)


def test_components_show_prints_the_set_with_its_provenance(shima: Shima) -> None:
    run = shima("components", "show", "tokaido-duo")
    assert "reconstructed" in run.stdout
    assert "d2e96c2227bf" in run.stdout


def test_components_check_accepts_a_sound_set(shima: Shima, tmp_path: Path) -> None:
    path = tmp_path / "set.toml"
    path.write_text(standard_set("tokaido-duo"), encoding="utf-8")
    run = shima("components", "check", str(path))
    assert run.returncode == 0
    assert "sound" in run.stdout
    assert json.loads(shima("components", "check", str(path), "--json").stdout)["sound"] is True


def test_components_check_names_line_and_mistake(shima: Shima, tmp_path: Path) -> None:
    path = tmp_path / "set.toml"
    broken = standard_set("tokaido-duo").replace("kimono = 5", "kimono = 6").replace('["M4", "C4"]', '["M4", "C9"]')
    path.write_text(broken, encoding="utf-8")
    run = shima("components", "check", str(path))
    assert run.returncode == 2
    lines = run.stderr.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(f"{path}:17: ")
    assert "D1.3" in lines[0]
    assert lines[1].startswith(f"{path}:62: ")
    assert "C9" in lines[1]
    listed = json.loads(shima("components", "check", str(path), "--json").stdout)
    assert [finding["line"] for finding in listed["findings"]] == [17, 62]


def test_bench_measures_this_machine(shima: Shima) -> None:
    report = json.loads(shima("bench", "--seconds", "0.1", "--json").stdout)
    assert report["build"] in ("compiled", "pure")
    assert report["from_python_decisions_per_second"] > 1000
    assert report["inside_decisions_per_second"] > 1000
    assert 0 < report["copy_microseconds"] < 100


def test_fuzz_says_that_all_is_well(shima: Shima) -> None:
    report = json.loads(shima("fuzz", "tokaido-duo", "--games", "3", "--json").stdout)
    assert report["violations"] == []
    assert report["positions"] > 300


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "chess"), "tokaido-duo"),
        (("play", "tokaido-duo", "--players", "Ann"), "2"),
        (("play", "tokaido-duo", "--players", "Ann,"), "--players"),
        (("play", "tokaido-duo", "--delay", "soon"), "--delay"),
        (("simulate", "chess"), "tokaido-duo"),
        (("simulate", "tokaido-duo", "--players", "random,grandmaster"), "greedy"),
        (("simulate", "tokaido-duo", "--games", "0"), "games"),
        (("simulate", "tokaido-duo", "--games", "many"), "--games"),
        (("simulate",), "GAME"),
        (("replay", "missing.shima"), "missing.shima"),
        (("verify", "."), "."),
        (("resume",), "shima play"),
        (("resume", "missing.shima"), "missing.shima"),
        (("components", "check", "missing.toml"), "missing.toml"),
        (("components", "show", "tokaido-duo", "--components", "missing.toml"), "missing.toml"),
        (("dance",), "dance"),
        (("play", "--fast"), "--fast"),
        (("--language", "fr", "bench"), "en, de"),
        (("replay", str(RECORD), "--to", "999"), "238"),
    ],
)
def test_bad_input_is_answered_on_one_line(shima: Shima, arguments: tuple[str, ...], said: str) -> None:
    assert said in shima.refused(*arguments)


def test_a_damaged_record_is_answered_with_its_line(shima: Shima, tmp_path: Path) -> None:
    text = RECORD.read_text(encoding="utf-8")
    path = tmp_path / "damaged.shima"
    path.write_text(text.replace("1 draw 3", "1 draw 4", 1), encoding="utf-8")
    for command in ("verify", "replay", "resume"):
        said = shima.refused(command, str(path))
        assert f"{path}:25: " in said
        assert "D5.6" in said
    path.write_bytes(b"\xff\xfe rubbish")
    assert str(path) in shima.refused("verify", str(path))
    path.write_text(text[:500], encoding="utf-8")
    assert "238" in shima.refused("replay", str(path))


def test_a_wrong_set_is_answered_with_its_line(shima: Shima, tmp_path: Path) -> None:
    path = tmp_path / "set.toml"
    path.write_text(standard_set("tokaido-duo").replace("kimono = 5", "kimono = 6"), encoding="utf-8")
    assert "17" in shima.refused("simulate", "tokaido-duo", "--components", str(path))
    own = standard_set("tokaido-duo").replace("fan = [2, 2]", "fan = [2, 3]")
    path.write_text(own, encoding="utf-8")
    assert "d2e96c2227bf" in shima.refused("verify", str(RECORD), "--components", str(path))


def test_german_is_spoken_when_asked_for(shima: Shima) -> None:
    assert "Ein Tisch" in shima("--help", SHIMA_LANGUAGE="de").stdout
    assert "Ein Tisch" in shima("--help", LANG="de_DE.UTF-8").stdout
    assert "Spiel" in shima.refused("--language", "de", "simulate", "chess")
    assert "One table" in shima("--help", LANG="C").stdout


@pytest.mark.parametrize("command", ["play", "resume", "simulate", "fuzz", "replay", "verify", "bench"])
def test_help_has_examples(shima: Shima, command: str) -> None:
    assert f"shima {command}" in shima(command, "--help").stdout


def test_an_existing_file_is_not_overwritten(shima: Shima, tmp_path: Path) -> None:
    path = tmp_path / "mine.shima"
    path.write_text("precious", encoding="utf-8")
    assert str(path) in shima.refused("play", "tokaido-duo", "--save", str(path))
    assert path.read_text(encoding="utf-8") == "precious"
