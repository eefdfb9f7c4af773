"""The commands of those who run a server."""

import inspect
import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from shima.commands import server
from shima.web.settings import Settings
from tests import fork_server
from tests.arena.shima_command import absolute_python_path
from tests.web.servers import open_table, running, show

ROOT = Path(__file__).parents[1]
GAMES = sorted((ROOT / "tests" / "records").glob("*.shima"))


def shima(*words: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    surroundings = {"SHIMA_HOME": str(folder), "SHIMA_LANGUAGE": "en", "PATH": "", "PYTHONPATH": absolute_python_path()}
    return fork_server.run(*words, folder=folder, env=surroundings | environment)


def shown(value: object) -> str:
    """A default as the docs write it."""
    return str(int(value)) if isinstance(value, float) else f"`{value}`" if isinstance(value, str) else str(value)


def test_the_settings_table_of_the_docs_names_every_option_its_variable_and_its_default() -> None:
    table = (ROOT / "docs/hosting.md").read_text()
    rows = re.findall(r"^\| `--([a-z-]+)` \| `(SHIMA_[A-Z_]+)` \| (.*?) \|", table, re.M)
    told = {option.replace("-", "_"): (variable, default) for option, variable, default in rows}
    assert told.pop("open") == ("SHIMA_OPEN", "off")
    names = [setting.name for setting in fields(Settings)]
    assert sorted(told) == sorted(names)
    assert list(inspect.signature(server.serve).parameters) == [*names, "browser"]
    for setting in fields(Settings):
        variable, default = told[setting.name]
        assert variable == f"SHIMA_{setting.name.upper()}"
        if setting.default:
            assert default == shown(setting.default), setting.name


def test_a_second_server_on_the_same_file_says_where_the_first_one_is(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        second = shima("serve", "--database", f"sqlite:///{tmp_path / 'shima.sqlite3'}", folder=tmp_path)
        assert second.returncode == 2
        assert first.address in second.stderr
        assert "Traceback" not in second.stderr


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (("--database", "mysql://somewhere/x"), "mysql"),
        (("--database", "postgresql://nobody@127.0.0.1:1/x"), "127.0.0.1"),
        (("--database", "sqlite:////proc/nowhere/shima.sqlite3"), "/proc/nowhere"),
        (("--sets", "nowhere"), "nowhere"),
        (("--hooks", "perhaps"), "off, public, any"),
        (("--origin", "nonsense"), "https://play.example"),
        (("--origin", "http://[::1"), "https://play.example"),
        (("--proxies", "127.0.0.1,caddy"), "“caddy”"),
        (("--proxies", "10.0.0.1/24"), "10.0.0.1/24"),
        (("--log", "loud"), "warning"),
        (("--port", "70000"), "65535"),
        (("--host", "256.0.0.1"), "256.0.0.1"),
    ],
)
def test_what_is_wrong_with_a_setting_is_said_in_one_line(tmp_path: Path, words: tuple[str, ...], key: str) -> None:
    answer = shima("serve", *words, folder=tmp_path)
    assert answer.returncode == 2
    assert key in answer.stderr
    assert answer.stderr.count("\n") == 1


def test_a_backup_of_a_running_server_is_restored_with_every_game(tmp_path: Path) -> None:
    with running(tmp_path / "one") as first, first.guest("Ann") as ann:
        table = open_table(ann, "tokaido-duo", ["", ""])
        cookies = ann.cookies
        url = f"sqlite:///{tmp_path / 'one' / 'shima.sqlite3'}"
        made = shima("backup", "copy.sqlite3", "--database", url, folder=tmp_path)
        assert made.returncode == 0, made.stderr
        again = shima("backup", "copy.sqlite3", "--database", url, folder=tmp_path)
        assert again.returncode == 2
        seen = show(ann, table)
    (tmp_path / "two").mkdir()
    target = f"sqlite:///{tmp_path / 'two' / 'shima.sqlite3'}"
    brought = shima("restore", "copy.sqlite3", "--database", target, folder=tmp_path)
    assert brought.returncode == 0, brought.stderr
    twice = shima("restore", "copy.sqlite3", "--database", target, folder=tmp_path)
    assert twice.returncode == 2
    with running(tmp_path / "two", target) as second, second.guest("Ben") as ben:
        ben.cookies = cookies
        assert ben.get("/api/me").json()["name"] == "Ann"
        assert show(ben, table) == seen


def test_records_go_in_and_come_out_the_same(tmp_path: Path) -> None:
    brought = shima("import", *map(str, GAMES), folder=tmp_path)
    assert brought.returncode == 0, brought.stderr
    written = shima("export", "records", folder=tmp_path)
    assert written.returncode == 0, written.stderr
    texts = {path.read_text() for path in (tmp_path / "records").iterdir()}
    assert texts == {path.read_text() for path in GAMES}
    one = next((tmp_path / "records").iterdir())
    assert shima("verify", str(one), folder=tmp_path).returncode == 0


def test_nothing_is_exported_from_a_database_that_is_not_there(tmp_path: Path) -> None:
    answer = shima("export", "records", "--database", "sqlite:///typo.sqlite3", folder=tmp_path)
    assert answer.returncode == 2
    assert "typo.sqlite3" in answer.stderr
    assert not (tmp_path / "typo.sqlite3").exists()


def test_a_record_with_a_changed_draw_is_not_brought(tmp_path: Path) -> None:
    game = next(path for path in GAMES if "duo" in path.name)
    lines = game.read_text().splitlines()
    throw = next(number for number, line in enumerate(lines) if line.startswith("* die"))
    lines[throw] = re.sub(r"\d", lambda pips: str(int(pips.group()) % 3 + 1), lines[throw])
    bad = tmp_path / "bad.shima"
    bad.write_text("\n".join(lines) + "\n")
    answer = shima("import", str(bad), folder=tmp_path)
    assert answer.returncode == 2
    assert "bad.shima" in answer.stderr
    assert shima("verify", str(bad), folder=tmp_path).returncode == 2


def test_an_open_browser_is_led_to_the_server_that_already_runs(tmp_path: Path) -> None:
    true = shutil.which("true")
    assert true is not None
    with running(tmp_path) as first:
        second = shima(
            "serve", "--open", "--database", f"sqlite:///{tmp_path / 'shima.sqlite3'}", folder=tmp_path, BROWSER=true
        )
        assert second.returncode == 0, second.stderr
        assert first.address in second.stdout
