"""`shima match` and `shima ladder` as people call them."""

import json
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from shima.commands.ladder import ladder
from shima.commands.match import match
from shima.extras import MissingExtra
from shima.games.game import UserError
from shima.registry import open_game
from tests.arena.shima_command import refused, shima
from tests.waiting import wait_until

PAGE = Path(__file__).parents[2] / "docs" / "arena.md"


def test_a_match_reports_its_parameters_and_rounds_up(tmp_path: Path) -> None:
    arguments = ("match", "tokaido-duo", "--a", "random", "--b", "greedy", "--games", "1", "--seed", "x", "--jobs", "1")
    report = json.loads(shima(*arguments, "--json", folder=tmp_path).stdout)
    assert (report["a"], report["b"], report["seed"], report["seats"]) == ("random", "greedy", "x", 2)
    assert (report["games_asked"], report["games"]) == (1, 2)
    assert report["set_hash"] == open_game("tokaido-duo").set_hash
    assert "2 games instead of 1" in shima(*arguments, folder=tmp_path).stdout


def test_a_killed_match_resumes_and_ends_as_if_nothing_had_happened(tmp_path: Path) -> None:
    words = ["match", "tokaido-duo", "--a", "random", "--b", "random", "--jobs", "1", "--json"]
    journal = tmp_path / "match.jsonl"
    command = [sys.executable, "-m", "shima", *words, "--games", "1000000", "--resume", str(journal)]
    run = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_until(lambda: run.poll() is not None or (journal.exists() and journal.stat().st_size > 4_000))
    run.kill()
    assert run.wait() == -signal.SIGKILL
    groups = journal.read_bytes().count(b"\n") - 1
    assert groups > 1
    arguments = [*words, "--games", str(2 * groups + 40)]
    resumed = json.loads(shima(*arguments, "--resume", str(journal), folder=tmp_path).stdout)
    straight = json.loads(shima(*arguments, folder=tmp_path).stdout)
    for report in (resumed, straight):
        for name in [name for name in report if "seconds" in name or name == "parameters"]:
            del report[name]
    assert resumed == straight


def test_a_sequential_test_says_what_it_accepted(tmp_path: Path) -> None:
    random = ("match", "tokaido-duo", "--a", "random", "--b", "random", "--sprt", "--jobs", "1")
    decided = shima(*random, "--games", "2000", "--elo1", "200", folder=tmp_path, language="de")
    assert "besser als 200" in decided.stdout
    assert "Test undecided" in shima(*random, "--games", "2", folder=tmp_path).stdout


def test_a_ladder_is_shown_saved_and_drawn(tmp_path: Path) -> None:
    arguments = ("ladder", "tokaido-duo", "--players", "random,greedy", "--games", "2", "--jobs", "1")
    run = shima(*arguments, "--save", "ladder.json", "--plot", "ladder.svg", folder=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert re.search(r"^player +Elo +95% +games +share\n *greedy", run.stdout)
    saved = json.loads((tmp_path / "ladder.json").read_text(encoding="utf-8"))
    assert [row["player"] for row in saved["players"]] == ["random", "greedy"]
    drawn = (tmp_path / "ladder.svg").read_text(encoding="utf-8")
    for word in ("greedy", "random", "Elo above random", "tokaido-duo with 2 players"):
        assert word in drawn
    assert "ladder.json" in refused(*arguments, "--save", "ladder.json", folder=tmp_path)
    assert json.loads((tmp_path / "ladder.json").read_text(encoding="utf-8")) == saved


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("match", "tokaido-duo", "--a", "random"), "--b"),
        (("match", "tokaido-duo", "--a", "random", "--b", "random", "--resume", "."), "."),
        (("match", "tokaido-duo", "--a", "random", "--b", "random", "--cluster", "tcp://127.0.0.1:9"), "127.0.0.1:9"),
    ],
)
def test_bad_input_is_answered_on_one_line(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    assert said in refused(*arguments, folder=tmp_path)


def test_what_a_match_cannot_be_played_with_is_refused() -> None:
    with pytest.raises(UserError, match=r"error-player.*nobody"):
        match("tokaido-duo", "random", "nobody")
    with pytest.raises(UserError, match="error-seats"):
        match("tokaido-duo", "random", "random", seats=3)
    with pytest.raises(UserError, match="arena-elo-order"):
        match("tokaido-duo", "random", "random", elo0=50)


def test_what_a_ladder_cannot_be_made_of_is_refused_before_it_begins(tmp_path: Path) -> None:
    for players in ("random", "random,random", ""):
        with pytest.raises(UserError, match="arena-ladder-names"):
            ladder("tokaido-duo", players)
    with pytest.raises(UserError, match="arena-plot-format"):
        ladder("tokaido-duo", "random,greedy", plot=str(tmp_path / "ladder.doc"))
    with pytest.raises(UserError, match="arena-no-folder"):
        ladder("tokaido-duo", "random,greedy", save=str(tmp_path / "no" / "ladder.json"))


def test_a_missing_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(MissingExtra, match=r"matplotlib. To install it: pip install 'shima\[lab\]'"):
        ladder("tokaido-duo", "random,greedy", plot=str(tmp_path / "ladder.svg"))
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MissingExtra, match=r"distributed. To install it: pip install 'shima\[cluster\]'"):
        match("tokaido-duo", "random", "random", cluster="tcp://127.0.0.1:9")


@pytest.mark.parametrize("command", ["match", "ladder"])
def test_the_help_has_examples_and_the_options_that_the_page_uses(tmp_path: Path, command: str) -> None:
    known = shima(command, "--help", folder=tmp_path).stdout
    assert f"shima {command} " in known
    lines = re.findall(rf"^(?:\$ )?(shima {command} .*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(lines) >= 3
    for option in (word for line in lines for word in shlex.split(line) if word.startswith("--")):
        assert option in known
