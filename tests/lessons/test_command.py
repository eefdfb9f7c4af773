"""`shima lesson`, and a server with lessons of its host."""

import re
import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from shima.commands.lesson import check, new
from shima.games.game import UserError
from shima.lessons.loader import BadLesson, lessons, open_lesson
from shima.web.app import make_app
from shima.web.settings import Settings
from tests.lessons.broken_samples import SAMPLES, broken_copy
from tests.test_server_command import shima

RECORD = Path(__file__).parents[1] / "records" / "yamatai-2.shima"


def test_a_sound_lesson_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    check(SAMPLES / "first-fleet")
    told = [int(word) for word in re.findall(r"[0-9]+", capsys.readouterr().out)]
    assert told[-3:] == [10, 8, 4]  # stops, moves, minutes


def test_a_problem_is_reported_with_file_and_line(tmp_path: Path) -> None:
    folder, line = broken_copy(tmp_path, "de.ftl", "paint =", "paint")
    done = shima("lesson", "check", str(folder), folder=tmp_path)
    assert done.returncode == 2
    assert f"{folder}/de.ftl:{line}: " in done.stderr
    assert "Traceback" not in done.stderr


def test_a_lesson_begins_with_a_saved_game(tmp_path: Path) -> None:
    new(RECORD, tmp_path / "mine", learner=2, to=70)
    drafted = open_lesson(tmp_path / "mine").lesson
    assert (drafted.learner, len(drafted.moves)) == (1, 70)
    assert all(stop.move is not None for stop in drafted.stops[:-1])
    with pytest.raises(UserError) as found:
        new(RECORD, tmp_path / "mine")
    assert found.value.text.key == "cli-save-exists"
    with pytest.raises(UserError) as found:
        new(RECORD, tmp_path / "other", learner=3)
    assert found.value.text.key == "lesson-setting-value"
    assert not (tmp_path / "other").exists()


def test_two_lessons_cannot_be_the_same_chapter(tmp_path: Path) -> None:
    ours = lessons()["yamatai-fleets"]
    source = Path(str(files("shima.lessons") / "taught" / ours.name))
    shutil.copytree(source, tmp_path / "lessons" / "my-fleets")
    with pytest.raises(BadLesson) as found:
        lessons(tmp_path / "lessons")
    assert found.value.problem.key == "lesson-chapter-twice"
    assert found.value.problem.args["other"] == ours.name
    (tmp_path / "lessons" / "my-fleets").rename(tmp_path / "lessons" / ours.name)  # replaces it
    assert list(lessons(tmp_path / "lessons")) == list(lessons())


def test_a_wrong_lesson_keeps_the_server_from_starting(tmp_path: Path) -> None:
    shutil.copytree(SAMPLES / "first-fleet", tmp_path / "lessons" / "good")
    folder, line = broken_copy(tmp_path / "lessons", "lesson.shima", "#! pass", "#! Pass")
    with pytest.raises(UserError) as found:
        make_app(Settings(database="sqlite://", lessons=tmp_path / "lessons"))
    assert found.value.text.args["file"] == f"{folder}/lesson.shima:{line}"
