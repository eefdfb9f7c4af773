"""The command `shima analyse`."""

import json
import re
from pathlib import Path

import pytest

from shima.commands import analyse as command
from shima.commands import reviewing
from shima.commands.analyse import analyse
from shima.commands.reviewing import review_in_processes
from shima.games.game import Game
from shima.players.review import SECONDS, Review
from shima.terminal.analysis import bars
from tests.arena.shima_command import refused, shima
from tests.players.example_records import GARDENS, RECORDS, cut_after, read


@pytest.fixture
def evening(duo: Game, tmp_path: Path) -> Path:
    """An open game with a blunder: the garden is not visited."""
    path = tmp_path / "evening.shima"
    path.write_text(cut_after(read(GARDENS), duo, 54, "1 pass").write(), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", ("Win chances from move 12 to move", "Greedy 1 made", "chose “Done with this die” for a")),
        ("de", ("Gewinnchancen von Zug 12 bis Zug", "Gierig 1 hatte", "wählte „Fertig mit diesem Würfel“ und")),
    ],
)
def test_a_review_draws_the_chances_and_tells_what_was_costly(evening: Path, code: str, words: tuple[str, ...]) -> None:
    run = shima("analyse", evening.name, "--simulations", "6", folder=evening.parent, language=code)
    assert (run.returncode, run.stderr) == (0, "")
    assert [word for word in words if word not in run.stdout] == []
    assert set(run.stdout) & set("▁▂▃▄▅▆▇█")


def test_the_review_as_json_has_everything(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    analyse(evening, simulations=3, seed=5, as_json=True)
    report = json.loads(capsys.readouterr().out)
    assert (report["game"], report["players"]) == ("tokaido-duo", ["greedy", "greedy"])
    assert report["limits"] == {"simulations": 3, "seconds": None, "seed": 5}
    passed = report["moves"][54]
    assert (passed["number"], passed["actor"], passed["text"]) == (55, 1, "1 pass")
    assert passed["judgement"]["best"]["text"] == "1 garden"
    assert 55 in report["costliest"]
    assert report["moves"][0]["judgement"] is None


def test_a_position_shows_its_best_moves_and_what_follows(capsys: pytest.CaptureFixture[str]) -> None:
    analyse(GARDENS, move=86, simulations=40)
    shown = capsys.readouterr().out
    assert "Greedy 2’s turn." in shown
    assert shown.index("Visit the garden") < shown.index("Done with this die")
    analyse(GARDENS, move=86, simulations=40, as_json=True)
    report = json.loads(capsys.readouterr().out)
    assert (report["number"], report["viewer"], report["actor"], report["simulations"]) == (86, 2, 2, 40)
    assert [choice["text"] for choice in report["choices"]] == ["2 garden", "2 pass"]


def test_the_best_line_is_a_whole_turn(capsys: pytest.CaptureFixture[str]) -> None:
    analyse(RECORDS / "yamatai-2.shima", move=62, simulations=40, as_json=True)
    report = json.loads(capsys.readouterr().out)
    seat = f"{report['actor']} "
    for choice in report["choices"][:3]:
        assert choice["turn"][0] == {"move": choice["move"], "text": choice["text"]}
        assert choice["turn"][1:] == choice["line"][: len(choice["turn"]) - 1]
        assert all(step["text"].startswith(seat) for step in choice["turn"])
    assert all(choice["turn"] == [] for choice in report["choices"][3:])
    assert max(len(choice["turn"]) for choice in report["choices"]) > 2


def test_the_review_does_not_depend_on_the_number_of_processes(evening: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "WORTH_A_PROCESS", 0)
    heard: list[int] = []
    found = [review_in_processes(read(evening), "", 3, 0.0, 5, jobs, heard.append) for jobs in (1, 2)]
    assert found[0] == found[1]
    assert sum(heard) == 2 * len(found[0].moves)
    assert found[0].simulations() == (3, 3)


def test_without_limits_the_review_has_those_of_the_game_and_reports_them(
    evening: Path, duo: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[object, ...]] = []

    def record_limits(*arguments: object) -> Review:
        asked.append(arguments[2:4])
        return Review(())

    monkeypatch.setattr(command, "review_in_processes", record_limits)
    analyse(evening, as_json=True)
    report = json.loads(capsys.readouterr().out)
    assert asked == [(duo.review_simulations, SECONDS)]
    assert report["limits"] == {"simulations": duo.review_simulations, "seconds": SECONDS, "seed": 1}


def test_moves_that_were_not_looked_into_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    analyse(RECORDS / "yamatai-2.shima", move=62, simulations=3)
    assert re.search(r"1\d more possible moves\.", capsys.readouterr().out)


@pytest.mark.parametrize(("move", "said"), [(12, "Chance decides next."), (171, "The game is over.")])
def test_positions_without_a_choice_show_their_chances(
    move: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    analyse(GARDENS, move=move, simulations=3)
    shown = capsys.readouterr().out
    assert said in shown
    assert "Greedy 2 has a" in shown


def test_with_seconds_alone_nothing_else_ends_the_thinking(capsys: pytest.CaptureFixture[str]) -> None:
    analyse(GARDENS, move=86, seconds=0.05, as_json=True)
    report = json.loads(capsys.readouterr().out)
    assert report["limits"] == {"simulations": None, "seconds": 0.05, "seed": 1}
    assert report["simulations"] > 0


def test_a_record_without_moves_says_so(duo: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = cut_after(read(GARDENS), duo, 0).write()
    head, _, _ = text.partition("\n\n")
    path = tmp_path / "new.shima"
    path.write_text(head.replace("moves: 12", "moves: 0") + "\n", encoding="utf-8")
    analyse(path)
    assert "no moves yet" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("nothing.shima",), "nothing.shima"),
        (("bad.shima",), "bad.shima:1: "),
        ((str(GARDENS), "--move", "172"), "There is no move 172. The record has 170 moves"),
        ((str(GARDENS), "--move", "0"), "--move cannot be 0"),
        ((str(GARDENS), "--simulations", "0"), "--simulations cannot be 0"),
    ],
)
def test_bad_input_is_answered_on_one_line(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    (tmp_path / "bad.shima").write_text("chess\n", encoding="utf-8")
    assert said in refused("analyse", *arguments, folder=tmp_path)


def test_bars_stand_for_the_mean_where_there_is_no_room_for_all() -> None:
    assert bars([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert bars([0.0, 0.0, 1.0, 1.0], 2) == "▁█"
    assert bars([0.0, 1.0], 0) == "▅"
