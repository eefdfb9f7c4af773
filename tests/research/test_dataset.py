"""`shima dataset`: games of bots as a table, from which each record can be made again."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from shima import record
from shima.arena import work
from shima.arena.simulate import Plan, play_out
from shima.commands.dataset import dataset as command
from shima.extras import MissingExtra
from shima.games.game import UserError
from shima.registry import open_game, open_game_with, standard_set
from shima.research import dataset
from shima.research.dataset import KEY, about, records
from tests.arena.shima_command import shima
from tests.waiting import wait_until

RECORDS = Path(__file__).parents[1] / "records"
MANY = 10_000_000
"""Games that no test would survive."""


def written(folder: Path, game: str, games: int, *players: str, seed: str = "1", components: str = "") -> Path:
    path = folder / "games.parquet"
    dataset.write(Plan(game, players, seed, components), games, 1, path, lambda _: None)
    return path


@pytest.mark.parametrize(
    ("name", "players"),
    [("tokaido-duo", ("greedy", "random")), ("yamatai", ("random",) * 3), ("yamatai", ("random", "level1"))],
)
def test_each_record_can_be_made_again(name: str, players: tuple[str, ...], tmp_path: Path) -> None:
    path = written(tmp_path, name, 2, *players, seed="again")
    game = open_game(name)
    plan = Plan(name, players, "again")
    made = list(records(path))
    assert made == [play_out(game, plan, number)[0].record() for number in range(2)]
    for one in made:
        assert record.verify(one, game)


def test_each_row_is_a_decision_as_its_player_knew_it(tmp_path: Path) -> None:
    path = written(tmp_path, "yamatai", 2, "random", "random", "random")
    game = open_game("yamatai")
    rows = iter(pq.read_table(path).to_pylist())
    for number, one in enumerate(records(path), start=1):
        state, final = record.beginning(one, game), record.replay(one, game)
        for at, (state, move) in enumerate(record.steps(one, game), start=1):
            seat = state.actor()
            if seat < 0:
                continue
            assert next(rows) == {
                "game": number,
                "seed": one.seed,
                "set_hash": game.set_hash,
                "move_number": at,
                "actor": seat,
                "move": move,
                "notation": one.moves[at - 1],
                "legal": list(state.moves()),
                "observation": game.observe(state, seat),
                "scores": list(final.scores()),
                "places": list(final.ranking()),
            }
        assert state.rounds()
    assert not list(rows)


def test_numpy_reads_the_observations_at_once(tmp_path: Path) -> None:
    table = pq.read_table(written(tmp_path, "tokaido-duo", 2, "random", "random"))
    column = table.column("observation").combine_chunks()
    game = open_game("tokaido-duo")
    observations = np.frombuffer(column.buffers()[1], np.uint8).reshape(len(table), game.observation_size(2))
    assert observations[5].tobytes() == table.column("observation")[5].as_py()


def test_the_file_tells_what_it_holds(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(standard_set("tokaido-duo").replace('name = "standard"', 'name = "own"'), encoding="utf-8")
    path = written(tmp_path, "tokaido-duo", 1, "random", "random", components=str(own))
    game = open_game("tokaido-duo", str(own))
    told = about(path)
    assert told["set"] == {"name": "own", "hash": game.set_hash}
    assert (told["game"], told["rules"], told["players"], told["games"]) == ("tokaido-duo", 2, ["random", "random"], 1)
    assert sum(size for _, size in told["observation"]) == game.observation_size(2)
    with pytest.raises(UserError, match="record-set"):
        next(records(path))
    assert len(list(records(path, str(own)))) == 1


def test_the_file_is_the_same_from_one_process_and_from_two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "WORTH_A_PROCESS", 1)
    plan = Plan("tokaido-duo", ("random", "random"), "1")
    done: list[int] = []
    rows = [dataset.write(plan, 60, jobs, tmp_path / f"new/{jobs}.parquet", done.append) for jobs in (1, 2)]
    assert rows[0] == rows[1] == pq.read_metadata(tmp_path / "new/1.parquet").num_rows
    assert (tmp_path / "new/1.parquet").read_bytes() == (tmp_path / "new/2.parquet").read_bytes()
    assert sorted(os.listdir(tmp_path / "new")) == ["1.parquet", "2.parquet"]
    assert sum(done) == 120


def test_the_command_writes_and_says_what(tmp_path: Path) -> None:
    run = shima(
        "dataset", "yamatai", "--games", "2", "--players", "random,random", "--out", "a.parquet", folder=tmp_path
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("a.parquet: 2 games, ")
    assert len(list(records(tmp_path / "a.parquet"))) == 2


def test_what_cannot_be_done_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    kept = tmp_path / "kept.parquet"
    kept.write_text("mine", encoding="utf-8")
    with pytest.raises(UserError, match="dataset-exists"):
        command("tokaido-duo", kept, MANY)
    assert kept.read_text(encoding="utf-8") == "mine"
    with pytest.raises(UserError, match="nobody"):
        command("tokaido-duo", tmp_path / "x.parquet", MANY, "random,nobody")
    with pytest.raises(UserError, match="error-seats"):
        command("tokaido-duo", tmp_path / "x.parquet", MANY, "random,random,random")
    with pytest.raises(UserError, match="error-file"):
        command("tokaido-duo", tmp_path / "x.parquet", MANY, components=str(tmp_path / "missing.toml"))
    assert os.listdir(tmp_path) == ["kept.parquet"]


def test_without_pyarrow_the_missing_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "shima.research.dataset")
    with pytest.raises(MissingExtra, match=r"shima\[research\]"):
        command("tokaido-duo", tmp_path / "x.parquet", MANY)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    strange = tmp_path / "strange.parquet"
    strange.write_text("nothing", encoding="utf-8")
    with pytest.raises(UserError, match=r"strange\.parquet"):
        about(strange)


@pytest.mark.parametrize("later", [False, True])
def test_an_interrupt_leaves_nothing_behind(tmp_path: Path, later: bool) -> None:
    """Before the first game is over, and when the file has grown."""
    arguments = ("dataset", "tokaido-duo", "--games", "1000000", "--players", "random,random", "--jobs", "2")
    run = subprocess.Popen(
        [sys.executable, "-m", "shima", *arguments, "--out", "big.parquet"],
        cwd=tmp_path,
        env={**os.environ, "SHIMA_LANGUAGE": "en", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        wait_until(lambda: any(file.stat().st_size or not later for file in tmp_path.glob(".*/whole.parquet")))
        os.killpg(run.pid, signal.SIGINT)
        out, errors = run.communicate(timeout=300)
        assert (run.returncode, out, errors) == (130, "", "Interrupted.\n")
        assert os.listdir(tmp_path) == []
    finally:
        if run.poll() is None:
            os.killpg(run.pid, signal.SIGKILL)
            run.communicate()


def test_a_dataset_of_earlier_rules_and_sets_is_read_under_them(tmp_path: Path) -> None:
    """The head names rules and set, as in a file from before there were others."""
    saved = record.read((RECORDS / "yamatai-2.shima").read_text(encoding="utf-8"))
    game = record.fitting(saved, open_game_with(saved.game, saved.set_hash))
    state = record.beginning(saved, game)
    rows = []
    for text in saved.moves:
        move = game.parse(state, text)
        if state.actor() >= 0:
            rows.append({"game": 1, "seed": saved.seed, "move": move})
        state.play(move)
    path = tmp_path / "old.parquet"
    head = {
        **about(written(tmp_path, "yamatai", 1, "random", "random")),
        "rules": saved.rules,
        "set": {"name": saved.set_name, "hash": saved.set_hash},
        "players": saved.players,
    }
    table = pa.Table.from_pylist(rows).replace_schema_metadata({KEY: json.dumps(head)})
    pq.write_table(table, path)
    (found,) = records(path)
    assert (found.rules, found.set_hash, found.moves) == (1, saved.set_hash, saved.moves)
