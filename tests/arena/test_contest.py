"""Matches and ladders: the same results however they are played, and the results that they should have."""

import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import pytest

from shima.arena.checkpoint import Journal
from shima.arena.cluster import Cluster
from shima.arena.contest import Contest, Task, contest, play_part
from shima.arena.executors import Executor, Processes
from shima.arena.ladder import all_pairs, ladder, neighbours
from shima.arena.match import match
from shima.arena.runner import LARGEST_PART, PART_SECONDS, Parts, run_contest
from shima.arena.sprt import Sprt
from shima.games.game import UserError
from shima.registry import standard_set

W = TypeVar("W")
R = TypeVar("R")

HERE = Processes(1)
RANDOM = (("random", "random"),)


def nobody(_: int) -> None:
    """Hears the progress."""


def timeless(report: Any) -> Any:
    """The report without what the clock said."""
    if isinstance(report, dict):
        return {name: timeless(value) for name, value in report.items() if "seconds" not in name}
    return [timeless(value) for value in report] if isinstance(report, list) else report


def nothing(_: int) -> None:
    """Fails."""
    raise KeyError("nothing here")


@pytest.fixture
def plan() -> Contest:
    return contest("tokaido-duo", "", 2, "seed", RANDOM)


class Backwards:
    """Does the last work first, a dozen pieces at a time."""

    workers = 12

    def run(self, do: Callable[[W], R], work: Iterable[W]) -> Generator[tuple[W, R]]:
        ahead = iter(work)
        while pieces := list(islice(ahead, 12)):
            for piece in reversed(pieces):
                yield piece, do(piece)


class Broken:
    """A machine that fails after a number of items."""

    workers = 1

    def __init__(self, pieces: int) -> None:
        self.pieces = pieces

    def run(self, do: Callable[[W], R], work: Iterable[W]) -> Generator[tuple[W, R]]:
        for number, piece in enumerate(work):
            if number == self.pieces:
                raise ConnectionError("power cut")
            yield piece, do(piece)


class Idle:
    """Must not be asked."""

    workers = 1

    def run(self, do: Callable[[W], R], work: Iterable[W]) -> Generator[tuple[W, R]]:
        raise AssertionError("nothing was left to play")
        yield


def test_a_group_is_one_seed_of_chance_with_every_seating(plan: Contest) -> None:
    (group, again) = play_part(plan, (Task(0, 3), Task(0, 3)))
    assert [played.seating for played in group] == ["AB", "BA"]
    assert [played.scores for played in group] == [played.scores for played in again]
    other = contest("tokaido-duo", "", 2, "other", RANDOM)
    assert play_part(other, (Task(0, 3),))[0][0].scores != group[0].scores


def test_random_against_random_is_even(plan: Contest) -> None:
    report: Any = match(plan, 400, HERE, nobody)
    assert report["games"] == 400
    low, high = report["share_interval"]
    assert low < 0.5 < high
    assert abs(report["share"] - 0.5) < 0.08


@pytest.mark.parametrize("seats", [3, 4])
def test_random_against_random_is_even_with_more_seats(seats: int) -> None:
    report: Any = match(contest("yamatai", "", seats, "even", RANDOM), 60, HERE, nobody)
    assert report["games_in_group"] == 6
    low, high = report["share_interval"]
    assert low < 0.5 < high


def test_greedy_beats_random_from_every_seat_and_takes_its_time() -> None:
    report: Any = match(contest("tokaido-duo", "", 2, "g", (("greedy", "random"),)), 7, HERE, nobody)
    assert (report["games_asked"], report["games"]) == (7, 8)
    assert (report["won"], report["lost"], report["share"]) == (8, 0, 1.0)
    assert (report["elo"], report["elo_interval"][1]) == (None, None)
    assert report["a_wins_by_seat"] == [4, 4]
    assert report["b_wins_by_seat"] == [0, 0]
    assert report["a_score"] > report["b_score"]
    assert report["a_slowest_milliseconds"] > report["a_milliseconds"] > report["b_milliseconds"]
    assert sum(report["ends"].values()) == 8


@pytest.mark.parametrize("elsewhere", [Processes(2), Backwards()])
def test_the_results_do_not_depend_on_where_the_games_are_played(plan: Contest, elsewhere: Executor) -> None:
    assert timeless(match(plan, 60, elsewhere, nobody)) == timeless(match(plan, 60, HERE, nobody))


def test_the_sequential_test_hears_the_groups_in_their_order(plan: Contest) -> None:
    executors: list[Executor] = [HERE, Backwards(), Processes(2)]
    reports = [timeless(match(plan, 2000, executor, nobody, sprt=Sprt(0, 200, 2))) for executor in executors]
    assert reports[0] == reports[1] == reports[2]
    assert reports[0]["sprt"]["accepted"] == "elo0"
    assert reports[0]["games"] < 300


def test_slow_games_are_played_in_small_parts_and_quick_ones_in_large_ones(plan: Contest) -> None:
    (group,) = play_part(plan, (Task(0, 0),))
    slow = tuple(replace(played, seconds=(PART_SECONDS, 0.0)) for played in group)
    quick = tuple(replace(played, seconds=(1e-6, 0.0)) for played in group)
    parts = Parts((Task(0, number) for number in range(1000)), 1000, HERE)
    sizes = iter(parts)
    assert len(next(sizes)) == 1
    parts.add([quick])
    assert len(next(sizes)) == LARGEST_PART
    parts.add([slow] * 10)
    assert len(next(sizes)) == 1
    assert sum(map(len, sizes)) == 1000 - 52


def test_a_ladder_rates_its_players_and_puts_the_first_at_0() -> None:
    names = ("random", "greedy")
    report: Any = ladder(contest("tokaido-duo", "", 2, "l", all_pairs(names)), names, 6, HERE, nobody)
    first, second = report["players"]
    assert (first["player"], first["elo"], first["share"]) == ("random", 0, 0)
    assert second["elo"] > 200
    assert second["share"] == 1
    (pair,) = report["pairs"]
    assert (pair["a"], pair["b"], pair["won"]) == ("greedy", "random", 6)


def test_everyone_meets_everyone_or_only_the_next_one() -> None:
    assert len(all_pairs(("a", "b", "c", "d"))) == 6
    assert neighbours(("a", "b", "c")) == (("b", "a"), ("c", "b"))


def test_what_a_contest_lacks_is_said_before_it_begins() -> None:
    for arguments in (
        ("chess", "", 2, "1", RANDOM),
        ("tokaido-duo", "", 3, "1", RANDOM),
        ("tokaido-duo", "", 2, "1", (("random", "nobody"),)),
        ("tokaido-duo", "missing.toml", 2, "1", RANDOM),
    ):
        with pytest.raises(UserError):
            contest(*arguments)


# The journal.


def test_an_interrupted_match_resumes_where_it_stopped(plan: Contest, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with pytest.raises(ConnectionError), Journal(path, plan) as journal:
        match(plan, 80, Broken(5), nobody, journal)
    before = path.read_bytes()
    assert before.count(b"\n") > 5
    path.write_bytes(before[:-40])  # killed while it wrote the last line
    with Journal(path, plan) as journal:
        assert len(journal.known) == before.count(b"\n") - 2
        resumed = match(plan, 80, HERE, nobody, journal)
    assert path.read_bytes().startswith(before[: before[:-1].rindex(b"\n") + 1])
    assert timeless(resumed) == timeless(match(plan, 80, HERE, nobody))
    with Journal(path, plan) as journal:
        finished = match(plan, 80, Idle(), nobody, journal)
        assert {**finished, "seconds": 0} == {**resumed, "seconds": 0}
        assert timeless(match(plan, 20, Idle(), nobody, journal)) == timeless(match(plan, 20, HERE, nobody))


def test_every_cut_of_a_journal_is_survived(plan: Contest, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with Journal(path, plan) as journal:
        whole = timeless(match(plan, 4, HERE, nobody, journal))
    content = path.read_bytes()
    for length in (*range(0, len(content), 97), len(content) - 1):
        path.write_bytes(content[:length])
        with Journal(path, plan) as journal:
            assert timeless(match(plan, 4, HERE, nobody, journal)) == whole


def test_a_ladder_continues_with_all_its_pairs(tmp_path: Path) -> None:
    plan = contest("tokaido-duo", "", 2, "l", (*RANDOM, *RANDOM, *RANDOM))
    path = tmp_path / "ladder.jsonl"
    with pytest.raises(ConnectionError), Journal(path, plan) as journal:
        list(run_contest(plan, 8, Broken(4), journal))
    with Journal(path, plan) as journal:
        resumed = [(task, [played.scores for played in group]) for task, group in run_contest(plan, 8, HERE, journal)]
    straight = [(task, [played.scores for played in group]) for task, group in run_contest(plan, 8, HERE)]
    assert resumed == straight
    assert {task.pair for task, _ in resumed[:3]} == {0, 1, 2}


def test_the_journal_of_another_plan_is_refused_and_left_alone(plan: Contest, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with Journal(path, plan) as journal:
        match(plan, 2, HERE, nobody, journal)
    before = path.read_bytes()
    own = tmp_path / "set.toml"
    own.write_text(standard_set("tokaido-duo").replace("fan = [2, 3]", "fan = [2, 4]"), encoding="utf-8")
    for other, named in (
        (contest("tokaido-duo", "", 2, "another", RANDOM), "seed"),
        (contest("tokaido-duo", "", 2, "seed", (("random", "greedy"),)), "pairs"),
        (contest("tokaido-duo", str(own), 2, "seed", RANDOM), "set_hash"),
    ):
        with pytest.raises(UserError, match=f"arena-journal-plan.*names={named}"):
            Journal(path, other)
    assert path.read_bytes() == before


def test_a_file_that_is_no_journal_is_refused_and_left_alone(plan: Contest, tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    for content in (b"precious", b"precious\n", b'{"plan": 3}\n', b"[]\n", b"\xff\n\n"):
        path.write_bytes(content)
        with pytest.raises(UserError, match="arena-journal-none"):
            Journal(path, plan)
        assert path.read_bytes() == content
    with pytest.raises(UserError, match="arena-journal-none"):
        Journal(Path("/dev/zero"), plan)


def test_a_damaged_line_is_named(plan: Contest, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with Journal(path, plan) as journal:
        match(plan, 6, HERE, nobody, journal)
    lines = path.read_bytes().splitlines(keepends=True)
    for damaged in (
        b"rubbish\n",
        b"{}\n",
        lines[2].replace(b'"AB"', b'"BA"'),
        lines[2].replace(b'pair": 0', b'pair": 1'),
    ):
        path.write_bytes(b"".join([*lines[:2], damaged, *lines[3:]]))
        with pytest.raises(UserError, match=r"arena-journal-line.*line=3"):
            Journal(path, plan)


def test_two_runs_do_not_write_into_one_journal(plan: Contest, tmp_path: Path) -> None:
    with Journal(tmp_path / "match.jsonl", plan), pytest.raises(UserError, match="arena-journal-busy"):
        Journal(tmp_path / "match.jsonl", plan)


# The cluster.


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A Dask cluster of two workers on this machine."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
        silence_logs=50,
    ) as cluster:
        yield cluster.scheduler_address


def test_a_cluster_gives_the_results_of_one_process(plan: Contest, address: str) -> None:
    cluster = Cluster(address)
    assert timeless(match(plan, 60, cluster, nobody)) == timeless(match(plan, 60, HERE, nobody))
    assert cluster.workers == 2


def test_a_cluster_that_is_no_longer_needed_is_left(plan: Contest, address: str) -> None:
    report: Any = match(plan, 2000, Cluster(address), nobody, sprt=Sprt(0, 200, 2))
    assert timeless(report) == timeless(match(plan, 2000, HERE, nobody, sprt=Sprt(0, 200, 2)))


def test_what_fails_on_a_cluster_is_told_in_a_sentence(address: str) -> None:
    with pytest.raises(UserError, match=r"arena-cluster-failed.*KeyError"):
        list(Cluster(address).run(nothing, [1]))


@pytest.mark.parametrize("nowhere", ["tcp://127.0.0.1:9", "127.0.0.1:9", "chess://board", "nonsense", "a b:c"])
def test_a_cluster_that_does_not_answer_is_named(nowhere: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shima.arena.cluster.TIMEOUT", 1)
    pytest.importorskip("distributed")
    with pytest.raises(UserError, match=r"arena-cluster\("):
        list(Cluster(nowhere).run(nothing, [1]))


def test_someone_else_at_the_address_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("shima.arena.cluster.TIMEOUT", 1)
    mute = socket.create_server(("127.0.0.1", 0))  # takes calls and never speaks
    with mute, pytest.raises(UserError, match=r"arena-cluster\("):
        list(Cluster(f"tcp://127.0.0.1:{mute.getsockname()[1]}").run(nothing, [1]))
