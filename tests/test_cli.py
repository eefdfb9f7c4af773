"""The command `shima` as people and scripts call it."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from shima import __version__, record
from shima.registry import open_game, standard_set
from tests import fork_server
from tests.component_sets import line_of

RECORD = Path(__file__).parent / "records" / "tokaido-duo-slabs.shima"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


class Shima:
    def __init__(self, home: Path) -> None:
        self.home = home

    def __call__(self, *arguments: str, text: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        base = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "SHIMA_L"))}
        # A sentence that cannot be said well is an error here, and a warning that nobody sees for users.
        fixed = {"PYTHONWARNINGS": "error", "SHIMA_HOME": str(self.home), "COLUMNS": "100"}
        return fork_server.run(*arguments, folder=Path.cwd(), env={**base, **fixed, **environment}, text=text)

    def refused(self, *arguments: str, **environment: str) -> str:
        """The one line on the error stream of a call that must fail by the user's fault."""
        return self.refused_of("", *arguments, **environment)

    def refused_of(self, text: str, *arguments: str, **environment: str) -> str:
        run = self(*arguments, text=text, **environment)
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


def test_simulate_saves_records_that_verify(shima: Shima, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    run = shima("simulate", "tokaido-duo", "--games", "3", "--save", str(folder), "--players", "greedy,greedy")
    assert run.returncode == 0, run.stderr
    paths = sorted(folder.iterdir())
    assert len(paths) == 3
    for path in paths:
        assert record.verify(record.read(path.read_text(encoding="utf-8")), open_game("tokaido-duo"))


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
    assert open_game("tokaido-duo").set_hash[:12] in run.stdout


def test_components_check_accepts_a_sound_set(shima: Shima, tmp_path: Path) -> None:
    path = tmp_path / "set.toml"
    path.write_text(standard_set("tokaido-duo"), encoding="utf-8")
    run = shima("components", "check", str(path))
    assert run.returncode == 0
    assert "no problems" in run.stdout
    assert json.loads(shima("components", "check", str(path), "--json").stdout)["sound"] is True


def test_components_check_names_line_and_mistake(shima: Shima, tmp_path: Path) -> None:
    path = tmp_path / "set.toml"
    broken = standard_set("tokaido-duo").replace("kimono = 5", "kimono = 6").replace('["M4", "C4"]', '["M4", "C9"]')
    path.write_text(broken, encoding="utf-8")
    wares, route = (line_of(broken, piece) for piece in ("kimono = 6", '"C9"'))
    run = shima("components", "check", str(path))
    assert run.returncode == 2
    lines = run.stderr.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(f"{path}:{wares}: ")
    assert "D1.3" in lines[0]
    assert lines[1].startswith(f"{path}:{route}: ")
    assert "C9" in lines[1]
    listed = json.loads(shima("components", "check", str(path), "--json").stdout)
    assert [finding["line"] for finding in listed["findings"]] == [wares, route]


def test_what_show_prints_is_a_set_however_narrow_the_screen(shima: Shima, tmp_path: Path) -> None:
    path = tmp_path / "my-island.toml"
    for narrow in ("100", "20"):
        shown = shima("components", "show", "tokaido-duo", COLUMNS=narrow)
        assert (shown.returncode, shown.stderr) == (0, "")
        path.write_text(shown.stdout, encoding="utf-8")
        run = shima("components", "check", str(path))
        assert run.returncode == 0, run.stderr
    play = ("play", "tokaido-duo", "--components", str(path))
    assert shima(*play, "--players", "random,random", "--delay", "0").returncode == 0


def test_findings_from_a_hostile_set_are_printable(shima: Shima, tmp_path: Path) -> None:
    path = tmp_path / "set\x1b[2J.toml"
    path.write_text(standard_set("tokaido-duo").replace('"violet"', '"\\u001b[31mred"'), encoding="utf-8")
    for arguments in (("components", "check", str(path)), ("play", "tokaido-duo", "--components", str(path))):
        assert shima.refused(*arguments).isprintable()


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


def test_version_is_printed(shima: Shima) -> None:
    run = shima("--version")
    assert (run.returncode, run.stdout, run.stderr) == (0, f"shima {__version__}\n", "")


@pytest.mark.parametrize("arguments", [(), ("components",), ("--language", "de")])
def test_without_a_command_the_help_is_shown(shima: Shima, arguments: tuple[str, ...]) -> None:
    run = shima(*arguments)
    assert (run.returncode, run.stderr) == (0, "")
    assert ("Aufruf: " if "de" in arguments else "Usage: ") in run.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("dance",), "Den Befehl „dance“ gibt es nicht. Wähle aus play,"),
        (("components", "dance"), "Wähle aus new, check, show."),
        (("play", "--fast"), "Die Option „--fast“ gibt es hier nicht."),
        (("play", "--delay"), "Nach der Option --delay fehlt ein Wert."),
        (("bench", "--json=3"), "--json nimmt keinen Wert an."),
        (("simulate",), "GAME fehlt."),
        (("bench", "a", "b", "c"), "„b c“ ist hier zu viel."),
        (("simulate", "tokaido-duo", "--games", "many"), "--games kann nicht „many“ sein. Schreibe eine ganze Zahl."),
        (("simulate", "tokaido-duo", "--games", "0"), "--games kann nicht 0 sein. Der kleinste erlaubte Wert ist 1."),
        (("simulate", "tokaido-duo", "--games", "10000001"), "Der größte erlaubte Wert ist 10000000."),
        (("play", "--delay", "nan"), "--delay kann nicht „nan“ sein. Schreibe eine Zahl."),
        (("play", "--delay", "soon"), "Schreibe eine Zahl."),
        (("play", "--delay", "99"), "Der größte erlaubte Wert ist 60."),
    ],
)
def test_slips_on_the_command_line_are_answered_in_the_chosen_language(
    shima: Shima, arguments: tuple[str, ...], said: str
) -> None:
    line = shima.refused(*arguments, SHIMA_LANGUAGE="de")
    assert said in line
    command = " ".join(word for word in arguments[:1] if word in ("components", "play", "simulate", "bench"))
    assert re.search(rf"\. Siehe „[^“]*shima {command} --help“\.$".replace("  ", " "), line)


def test_a_full_disk_is_named_for_what_it_is() -> None:
    for arguments in (("--help",), ("components", "show", "tokaido-duo"), ("bench", "--seconds", "0.1", "--json")):
        with open("/dev/full", "w", encoding="utf-8") as full:
            run = subprocess.run(
                [sys.executable, "-m", "shima", *arguments],
                stdout=full,
                stderr=subprocess.PIPE,
                env={**os.environ, "PYTHONUNBUFFERED": "", "SHIMA_LANGUAGE": "en"},
                text=True,
                check=False,
            )
        assert run.returncode == 2
        assert re.fullmatch(r"shima: Cannot write the output: .*\n", run.stderr)


def test_a_seed_may_be_any_bytes(shima: Shima) -> None:
    seed = ("--seed", os.fsdecode(b"\xff"))
    assert json.loads(shima("simulate", "tokaido-duo", "--games", "1", "--json", *seed).stdout)["seed"] == seed[1]
    assert shima("simulate", "tokaido-duo", "--games", "1", *seed).returncode == 0
    assert shima("play", "--players", "random,random", "--delay", "0", *seed).returncode == 0


def test_the_names_of_bots_may_be_written_large(shima: Shima, tmp_path: Path) -> None:
    run = shima("simulate", "tokaido-duo", "--games", "1", "--players", "Greedy,RANDOM", "--json")
    assert json.loads(run.stdout)["players"] == ["greedy", "random"]
    file = tmp_path / "game.shima"
    run = shima("play", "--players", "Greedy,Random", "--delay", "0", "--save", str(file))
    assert run.returncode == 0, run.stderr
    assert record.read(file.read_text(encoding="utf-8")).players == ("greedy", "random")


def test_a_command_to_type_is_one_that_works(shima: Shima) -> None:
    said = shima.refused("dance")
    command = re.search(r"“([^”]*) --help”", said)
    assert command
    assert subprocess.run([*shlex.split(command.group(1)), "--version"], check=False).returncode == 0


def test_only_files_and_pipes_are_read(shima: Shima, tmp_path: Path) -> None:
    assert "/dev/zero" in shima.refused("verify", "/dev/zero")
    assert "/dev/zero" in shima.refused("components", "check", "/dev/zero")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert "shima record 1" in shima.refused("verify", str(pipe))  # nobody writes: it is empty
    assert shima("verify", "/dev/stdin", text=RECORD.read_text(encoding="utf-8")).returncode == 0
    assert "500,000" in shima.refused_of("x" * 5_000_000, "verify", "/dev/stdin")


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
        (("replay", "."), "."),
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
    said = shima.refused("simulate", "tokaido-duo", "--components", str(path))
    assert said.startswith(f"shima: {path}:17: ")
    assert said.endswith("D1.3 requires 5.")
    path.write_text(standard_set("tokaido-duo").replace("kimono = 5", "kimono = 6\nsilk = 1"), encoding="utf-8")
    assert re.search(
        rf"shima components check {path}” lists all 2 problems\.$", shima.refused("play", "--components", str(path))
    )
    own = standard_set("tokaido-duo").replace("fan = [2, 3]", "fan = [2, 4]")
    path.write_text(own, encoding="utf-8")
    assert "d2e96c2227bf" in shima.refused("verify", str(RECORD), "--components", str(path))


def test_german_is_spoken_when_asked_for(shima: Shima) -> None:
    assert "Ein Tisch" in shima("--help", SHIMA_LANGUAGE="de").stdout
    assert "Ein Tisch" in shima("--help", LANG="de_DE.UTF-8").stdout
    assert "Spiel" in shima.refused("--language", "de", "simulate", "chess")
    assert "Play, watch, replay" in shima("--help", LANG="C").stdout


@pytest.mark.parametrize("command", ["play", "resume", "simulate", "fuzz", "replay", "verify", "bench"])
def test_help_has_examples(shima: Shima, command: str) -> None:
    assert f"shima {command}" in shima(command, "--help").stdout


def test_a_record_of_a_game_that_nobody_knows_is_answered_with_its_line(shima: Shima, tmp_path: Path) -> None:
    path = tmp_path / "chess.shima"
    path.write_text(RECORD.read_text(encoding="utf-8").replace("game: tokaido-duo", "game: chess"), encoding="utf-8")
    assert shima.refused("verify", str(path)).startswith(f"shima: {path}:2: ")


def test_a_folder_with_games_in_it_is_not_overwritten(shima: Shima, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    simulate = ("simulate", "tokaido-duo", "--save", str(folder))
    assert shima(*simulate, "--games", "2").returncode == 0
    before = {path: path.read_bytes() for path in folder.iterdir()}
    (folder / "tokaido-duo-000001.shima").rename(folder / "kept.shima")
    assert "tokaido-duo-000002.shima" in shima.refused(*simulate, "--games", "3", "--seed", "other")
    assert sorted(path.read_bytes() for path in folder.iterdir()) == sorted(before.values())


def test_an_existing_file_is_not_overwritten(shima: Shima, tmp_path: Path) -> None:
    path = tmp_path / "mine.shima"
    path.write_text("precious", encoding="utf-8")
    assert str(path) in shima.refused("play", "tokaido-duo", "--save", str(path))
    assert path.read_text(encoding="utf-8") == "precious"
