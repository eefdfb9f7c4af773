"""How the command starts: it loads only what it needs, and needs no extra that it does not use."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from shima import __version__
from shima.commands.group import root
from shima.commands.index import COMMANDS

RECORD = Path(__file__).parent / "records" / "tokaido-duo-slabs.shima"
SERVE = (
    *("aiosqlite", "alembic", "asyncpg", "fastapi", "httptools", "httpx", "itsdangerous", "orjson"),
    *("prometheus_client", "sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets"),
)
EXTRAS = (*SERVE, "distributed", "gymnasium", "matplotlib", "numpy", "pettingzoo", "pyarrow", "pyspiel")
SLOW = (*EXTRAS, "asyncio", "multiprocessing", "pydantic", "rich")
"""What `--help` and `--version` have no time to load."""

LISTING = """
import atexit, json, sys
atexit.register(lambda: sys.stderr.write(json.dumps(sorted(sys.modules))))
sys.argv[0] = "shima"
from shima.cli import main
main()
"""
WITHOUT = """
import sys
missing = sys.argv.pop(1).split(",")
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in missing:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Finder())
sys.argv[0] = "shima"
from shima.cli import main
main()
"""


def run(code: str, *arguments: str, home: Path, text: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        input=text,
        env={**os.environ, "SHIMA_HOME": str(home), "SHIMA_LANGUAGE": "en"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that commands are called in."""
    entries = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(str(Path(entry).absolute()) for entry in entries if entry))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("asked", ["--help", "--version"])
def test_help_and_version_load_no_command(asked: str, tmp_path: Path) -> None:
    done = run(LISTING, asked, home=tmp_path)
    assert done.returncode == 0
    loaded = json.loads(done.stderr)
    assert "shima.language" in loaded
    assert not [name for name in loaded if name.partition(".")[0] in SLOW]
    ours = {".".join(name.split(".")[:2]) for name in loaded if name.startswith("shima.")}
    assert ours <= {f"shima.{name}" for name in ("cli", "commands", "extras", "games", "language", "console")}
    assert not [name for name in loaded if name.startswith(("shima.games.tokaido_duo", "shima.games.yamatai"))]


@pytest.mark.parametrize("command", ["play", "match", "serve"])
def test_the_help_of_a_command_loads_no_other(command: str, tmp_path: Path) -> None:
    loaded = json.loads(run(LISTING, command, "--help", home=tmp_path).stderr)
    others = {entry.place.partition(":")[0] for entry in COMMANDS if entry.place} - {module_of(command)}
    assert not others & {name.removeprefix("shima.commands.") for name in loaded}
    assert not set(SERVE) & set(loaded)


def module_of(command: str) -> str:
    return next(entry.place.partition(":")[0] for entry in COMMANDS if entry.name == command)


def test_every_command_of_the_index_can_be_loaded() -> None:
    group = root()
    for entry in COMMANDS:
        command = group.get_command(None, entry.name)
        assert command.name == entry.name or entry.parts
        for part in entry.parts:
            assert command.get_command(None, part.name).name == part.name
    assert group.get_command(None, "dance") is None


@pytest.mark.parametrize(
    "arguments",
    [
        ("--help",),
        ("play", "--players", "random,random", "--delay", "0"),
        ("simulate", "tokaido-duo", "--games", "1", "--jobs", "1"),
        ("verify", str(RECORD)),
        ("replay", str(RECORD), "--to", "20"),
        ("analyse", str(RECORD), "--move", "60", "--simulations", "1"),
        ("match", "tokaido-duo", "--a", "random", "--b", "random", "--games", "2", "--jobs", "1"),
        ("ladder", "tokaido-duo", "--players", "random,greedy", "--games", "2", "--jobs", "1"),
        ("balance", "tokaido-duo", "--player", "random", "--games", "2", "--jobs", "1"),
        ("openings", "tokaido-duo", "--simulations", "1", "--games", "2", "--jobs", "1"),
        ("fuzz", "tokaido-duo", "--games", "1", "--every", "50", "--jobs", "1"),
        ("bench", "--seconds", "0.1"),
        ("components", "show", "yamatai"),
        ("components", "new", "yamatai", "mine.toml"),
        ("lesson", "new", str(RECORD), "lesson"),
    ],
    ids=lambda arguments: " ".join(arguments[:2]) if arguments[0] in ("components", "lesson") else arguments[0],
)
def test_the_base_package_needs_no_extra(arguments: tuple[str, ...], empty: Path) -> None:
    done = run(WITHOUT, ",".join(EXTRAS), *arguments, home=empty / "home")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "missing", "extra"),
    [
        (("serve",), "uvicorn", "serve"),
        (("backup", "copy"), "sqlalchemy", "serve"),
        (("restore", str(RECORD)), "sqlalchemy", "serve"),
        (("export", "games"), "sqlalchemy", "serve"),
        (("import", str(RECORD)), "alembic", "serve"),
        (("train", "tokaido-duo", "--save", "course"), "numpy", "lab"),
        (("balance", "tokaido-duo", "--plot", "plots"), "matplotlib", "lab"),
        (("ladder", "tokaido-duo", "--plot", "ladder.svg"), "matplotlib", "lab"),
        (("match", "tokaido-duo", "--a", "random", "--b", "random", "--cluster", "x"), "distributed", "cluster"),
        (("dataset", "tokaido-duo", "--out", "games.parquet"), "pyarrow", "research"),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else value,
)
def test_a_missing_extra_is_named_in_one_line(
    arguments: tuple[str, ...], missing: str, extra: str, empty: Path
) -> None:
    done = run(WITHOUT, missing, *arguments, home=empty / "home")
    said = f"shima: This needs the Python package {missing}. To install it: pip install 'shima[{extra}]'\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


def test_the_package_is_a_command() -> None:
    done = subprocess.run([sys.executable, "-m", "shima", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"shima {__version__}\n"
