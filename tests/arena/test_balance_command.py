"""The command `shima balance`."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from shima.commands.balance import balance
from shima.extras import MissingExtra
from shima.games.game import UserError
from tests.arena.shima_command import shima

MANY = 10_000_000
"""Games that no test would survive."""


def test_json_and_the_saved_file_tell_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    balance("tokaido-duo", 3, player="random", jobs=1, as_json=True, save=str(tmp_path / "new" / "lab.json"))
    report = json.loads(capsys.readouterr().out)
    assert json.loads((tmp_path / "new" / "lab.json").read_text(encoding="utf-8")) == report
    assert (report["game"], report["player"], report["games"], report["seats"]) == ("tokaido-duo", "random", 3, 2)
    assert [target["target"] for target in report["targets"]] == ["seats", "sources", "ends-often"]
    assert report["tables"]["length"]["rounds"]["mean"]["count"] == 3


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (
            "en",
            ("Seats", "first in round 1", "Yasoma 6", "28 palace 13 GCCW", "10 CW?", "Targets", "not shown", "3 seats"),
        ),
        (
            "de",
            ("Plätze", "Erster in Runde 1", "Yasoma 6", "28 Palast 13 GLLH", "10 LH?", "Ziele", "offen", "3 Plätzen"),
        ),
    ],
)
def test_the_tables_speak_both_languages(code: str, words: tuple[str, ...]) -> None:
    arguments = ("balance", "yamatai", "--seats", "3", "--games", "12", "--player", "random", "--jobs", "1")
    run = shima(*arguments, folder=Path.cwd(), language=code)
    assert (run.returncode, run.stderr) == (0, "")
    assert [word for word in words if word not in run.stdout] == []
    assert ("0,0 [0,0; " if code == "de" else "0.0 [0.0; ") in run.stdout


@pytest.mark.parametrize(
    ("game", "pictures", "label"),
    [
        ("tokaido-duo", {"seats", "sources", "ends", "waves", "towns"}, "violet"),
        ("yamatai", {"seats", "sources", "ends", "specialists", "tiles", "fleets"}, "orange"),
    ],
)
def test_plots_are_svg_pictures_of_the_tables(game: str, pictures: set[str], label: str, tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    balance(game, 3, player="random", jobs=1, as_json=True, plot=str(folder))
    assert {file.name for file in folder.iterdir()} == {f"{picture}.svg" for picture in pictures}
    said = {file.stem: " ".join(ElementTree.parse(file).getroot().itertext()) for file in folder.iterdir()}
    assert label in said["seats"]
    assert label not in said["ends"]


def test_without_matplotlib_the_missing_extra_is_named_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(MissingExtra, match=r"shima\[lab\]"):
        balance("tokaido-duo", MANY, plot=str(tmp_path / "x"))
    assert not (tmp_path / "x").exists()


def test_what_cannot_be_done_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    kept.write_text("mine", encoding="utf-8")
    with pytest.raises(UserError, match="balance-exists"):
        balance("tokaido-duo", MANY, save=str(kept))
    assert kept.read_text(encoding="utf-8") == "mine"
    with pytest.raises(UserError, match="error-seats"):
        balance("tokaido-duo", MANY, seats=3)
    with pytest.raises(UserError, match="nobody"):
        balance("yamatai", MANY, player="nobody")
    with pytest.raises(UserError, match="error-file"):
        balance("yamatai", MANY, components=str(tmp_path / "missing.toml"))
