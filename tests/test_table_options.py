"""`--option NAME=VALUE`: the options of a table in games, records, reports and journals."""

import json
from pathlib import Path

import pytest

from shima import record
from shima.arena.checkpoint import Journal
from shima.arena.contest import Contest, contest
from shima.arena.simulate import Plan
from shima.arena.training.plan import Plan as TrainingPlan
from shima.arena.training.training import Training
from shima.commands.options import table_options
from shima.games.game import UserError, check_table
from shima.language import language
from shima.registry import open_game
from shima.research.dataset import about, records, write
from tests.arena.shima_command import refused, shima

GERMAN = ("--option", "rulebook=german")


def options_of(path: Path) -> dict[str, str]:
    return record.read(path.read_text(encoding="utf-8")).options


def test_a_game_is_played_with_its_options_and_its_record_keeps_them(tmp_path: Path) -> None:
    played = shima(
        *("play", "yamatai", *GERMAN, "--players", "random,random", "--delay", "0", "--save", "game.shima"),
        folder=tmp_path,
    )
    assert (played.returncode, played.stderr) == (0, "")
    assert options_of(tmp_path / "game.shima") == {"rulebook": "german"}
    assert shima("verify", "game.shima", folder=tmp_path).returncode == 0


def test_simulated_games_have_their_options(tmp_path: Path) -> None:
    simulate = ("simulate", "yamatai", "--players", "random,random", "--games", "2", "--jobs", "1", "--json")
    drawn = json.loads(shima(*simulate, *GERMAN, "--save", "games", folder=tmp_path).stdout)
    plain = json.loads(shima(*simulate, folder=tmp_path).stdout)
    assert (drawn["options"], plain["options"]) == ({"rulebook": "german"}, {})
    assert drawn["scores"] != plain["scores"]
    assert [options_of(path) for path in (tmp_path / "games").iterdir()] == [{"rulebook": "german"}] * 2


@pytest.mark.parametrize(
    "arguments",
    [
        ("match", "yamatai", "--a", "random", "--b", "random", "--games", "2"),
        ("ladder", "yamatai", "--players", "random,greedy", "--games", "2"),
        ("balance", "yamatai", "--player", "random", "--games", "2"),
        ("openings", "yamatai", "--seats", "2", "--simulations", "1", "--games", "2"),
        ("fuzz", "yamatai", "--games", "1", "--every", "100"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_reports_name_the_options(arguments: tuple[str, ...], tmp_path: Path) -> None:
    run = shima(*arguments, *GERMAN, "--jobs", "1", "--json", folder=tmp_path)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout)["options"] == {"rulebook": "german"}


def test_a_dataset_keeps_its_options(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    plan = Plan("yamatai", ("random", "random"), "1", options={"rulebook": "german"})
    write(plan, 1, 1, path, lambda _: None)
    assert about(path)["options"] == {"rulebook": "german"}
    (game,) = records(path)
    assert game.options == {"rulebook": "german"}
    assert record.verify(game, open_game("yamatai"))


def _contest(**options: str) -> Contest:
    return contest("yamatai", "", 2, "1", (("random", "greedy"),), options)


def test_a_journal_continues_with_its_own_options_only(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with Journal(path, _contest(rulebook="german")):
        pass
    with Journal(path, _contest(rulebook="german")) as again:
        assert again.known == {}
    for other in (_contest(), _contest(rulebook="english")):
        with pytest.raises(UserError, match=r"arena-journal-plan.*options"):
            Journal(path, other)


def test_a_journal_from_before_there_were_options_continues_without_any(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    plan = {name: value for name, value in _contest().plan().items() if name != "options"}
    path.write_text(json.dumps({"shima journal": 1, "plan": plan}) + "\n", encoding="utf-8")
    with Journal(path, _contest()) as journal:
        assert journal.known == {}
    with pytest.raises(UserError, match=r"arena-journal-plan.*options"):
        Journal(path, _contest(rulebook="german"))


def test_training_continues_with_its_own_options_only(tmp_path: Path) -> None:
    def plan(**options: str) -> TrainingPlan:
        return TrainingPlan("yamatai", 2, "", 2, options)

    Training(plan(rulebook="german"), "", tmp_path)
    Training(plan(rulebook="german"), "", tmp_path)
    with pytest.raises(UserError, match=r"train-plan.*options"):
        Training(plan(), "", tmp_path)


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("yamatai", ("rulebook=french",), "Option “rulebook” cannot be “french”. Choose from english, german."),
        ("yamatai", ("speed=2",), "“yamatai” has no option “speed”. Choose from rulebook=english|german."),
        ("yamatai", ("rulebook",), "Write --option NAME=VALUE. Choose from rulebook=english|german."),
        ("yamatai", ("rulebook=german", "rulebook=english"), "The option “rulebook” was given two values"),
        ("tokaido-duo", ("rulebook=german",), "has no option “rulebook”. Choose from compass=violet|green|random."),
        ("tokaido-duo", ("compass",), "Write --option NAME=VALUE. Choose from compass=violet|green|random."),
        ("yamatai", ("=",), "Write --option NAME=VALUE. Choose from rulebook=english|german."),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_what_is_no_option_is_answered_with_what_is(
    command: str, game: str, options: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    given = [word for option in options for word in ("--option", option)]
    assert said in refused(command, game, *given, folder=tmp_path)


def test_a_game_without_options_says_so() -> None:
    game = open_game("tokaido-duo").with_rules(1)
    for option in ("compass=green", "compass"):
        with pytest.raises(UserError) as caught:
            check_table(game, 2, table_options([option], game))
        assert language("en").say(caught.value.text) == "“tokaido-duo” has no options. Leave out “compass”."
