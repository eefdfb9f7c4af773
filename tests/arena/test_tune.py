"""`shima tune`: what a search may change, how it changes a text, and what it keeps."""

import json
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from shima.arena.balance.tally import Estimate
from shima.arena.balance.targets import Bound
from shima.arena.tuning.cost import _deviation, deviations, total
from shima.arena.tuning.editing import edited, value_at
from shima.arena.tuning.knobs import Knob
from shima.arena.tuning.search import Progress, Round, Search, Step, Tuner, _applied, _steps, tuning_of
from shima.games.game import UserError
from shima.games.set_values import RECONSTRUCTED, values_of
from shima.games.sets import SetReader
from shima.registry import GAMES, open_set_text, standard_set
from tests.arena.shima_command import refused, shima

DUO = Search("tokaido-duo", standard_set("tokaido-duo"), "random", (2,), 12, "tune")
WINS = ("specialists", "Ebisu", "wins")


def quiet(_: int) -> None:
    pass


@pytest.mark.parametrize("game", ["tokaido-duo", "yamatai"])
def test_a_search_can_change_only_what_no_rulebook_states(game: str) -> None:
    text = standard_set(game)
    values = tomllib.loads(text)
    knobs = tuning_of(game).knobs(values)
    assert len({knob.where for knob in knobs}) == len(knobs)
    assert tuning_of(game).allows(values)
    kinds = {value.where: value.kinds for value in values_of(SetReader(text))}
    for knob in knobs:
        assert value_at(values, knob.where) in knob.choices, knob.where
        assert RECONSTRUCTED in (kinds.get(knob.where) or kinds[knob.where.rpartition("[")[0]]), knob.where


def test_the_price_and_the_points_of_the_rulebooks_examples_stay() -> None:  # D9.2, and a ceramic at 3
    wheres = {knob.where for knob in tuning_of("tokaido-duo").knobs(tomllib.loads(DUO.text))}
    assert {"shops.ceramic[1]", "points.slabs[2]", "points.paintings[4]"} <= wheres
    assert not {"shops.ceramic[0]", "points.slabs[3]", "points.slabs[4]", "points.paintings[5]"} & wheres


def test_yasoma_keeps_the_most_points_and_rarer_boats_cost_more() -> None:
    tuning, text = tuning_of("yamatai"), standard_set("yamatai")
    names = [table["name"] for table in tomllib.loads(text)["specialist"]]
    yasoma = tomllib.loads(text)["specialist"][names.index("Yasoma")]["points"]
    kachiko = f"specialist[{names.index('Kachiko')}].points"
    assert not tuning.allows(tomllib.loads(edited(text, kachiko, yasoma)))
    assert not tuning.allows(tomllib.loads(edited(text, "prices.stone", 2)))


def test_a_step_of_a_fleets_number_swaps_it_with_another_fleet() -> None:  # Y1.4
    text = standard_set("yamatai")
    values = tomllib.loads(text)
    knobs = {knob.where: knob for knob in tuning_of("yamatai").knobs(values) if knob.where.startswith("fleet")}
    assert set(knobs) == {f"fleet[{number - 1}].number" for number in (2, 3, 4, 5, 6, 7, 8, 10)}
    for knob in knobs.values():
        for up in (True, False):
            steps = _steps(values, knob, up)
            if not steps:
                assert value_at(values, knob.where) in (2, 10)
                continue
            first, second = steps
            assert (first.before, first.after) == (second.after, second.before)
            changed = _applied(text, steps)
            numbers = [table["number"] for table in tomllib.loads(changed)["fleet"]]
            assert sorted(numbers) == list(range(1, 11))
            assert (numbers[0], numbers[8]) == (1, 9)
            assert open_set_text(changed).set_conflicts == ()
            assert tuning_of("yamatai").allows(tomllib.loads(changed))


def test_rarer_wares_pay_more() -> None:
    text = edited(standard_set("tokaido-duo"), "shops.fan[0]", 4)
    assert not tuning_of("tokaido-duo").allows(tomllib.loads(edited(text, "shops.fan[1]", 4)))


@pytest.mark.parametrize(
    ("where", "value", "line"),
    [
        ("one", 5, "one = 5  # the 1 stays"),
        ("list[1]", 9, "list = [1, 9, 3]  # 2"),
        ("table.b", 7, "table = { a = 1, b = 7 }"),
        ("table.a", 7, "table = { a = 7, b = 1 }"),
        ("long[2]", "x", '  "b", "x",'),
        ("entry[1].one", 3, "one = 3"),
    ],
)
def test_a_text_keeps_all_but_one_value(where: str, value: int | str, line: str) -> None:
    text = """one = 1  # the 1 stays
list = [1, 2, 3]  # 2
table = { a = 1, b = 1 }
long = [
  "a",
  "b", "c",
]
[[entry]]
one = 1
[[entry]]
one = 1
"""
    lines = edited(text, where, value).splitlines()
    assert [new for old, new in zip(text.splitlines(), lines, strict=True) if new != old] == [line]


def test_a_step_goes_to_the_next_choice_in_the_direction_that_helps() -> None:
    knob = Knob("points", (0, 1, 2), raises=(WINS,), lowers=(("tiles", "1", "left"),))
    assert (knob.step(1, up=True), knob.step(1, up=False), knob.step(2, up=True), knob.step(7, up=True)) == (
        2,
        0,
        None,
        None,
    )
    assert knob.pushes(WINS, up=True) is True
    assert knob.pushes(("tiles", "1", "left"), up=True) is False
    assert knob.pushes(("seats", "blue", "wins"), up=True) is None


def test_the_distance_is_counted_from_the_middle_without_the_share_of_chance() -> None:
    bound = Bound(WINS, 0.42, 0.58)
    at_the_bound = _deviation(2, bound, Estimate(0.58, 0.54, 0.62, 600))
    assert at_the_bound.off == pytest.approx(1)
    assert at_the_bound.is_sure
    noisy = _deviation(2, bound, Estimate(0.58, 0.42, 0.74, 40))
    assert not noisy.is_sure
    assert noisy.cost < at_the_bound.cost
    assert _deviation(2, Bound(WINS, least=0.08), Estimate(0.3, 0.2, 0.4, 90)).off == 0
    assert _deviation(2, Bound(WINS, least=0.08), Estimate(0.04, 0.02, 0.06, 900)).off < -1
    assert _deviation(2, Bound(WINS, most=0.5), Estimate(0.6, 0.55, 0.65, 900)).off > 1


def test_a_search_keeps_what_comes_closer_and_nothing_else() -> None:
    tuner = Tuner(DUO, Progress())
    while len(tuner.progress.rounds) < 4:
        before = tuner.text()
        assert tuner.round(1, quiet)
        last = tuner.progress.rounds[-1]
        assert last.kept == (last.after < last.before or not last.steps)
        changed = before
        for step in last.steps:
            assert value_at(tomllib.loads(before), step.where) == step.before
            changed = edited(changed, step.where, step.after)
        assert tuner.text() == (changed if last.kept else before)
        assert open_set_text(tuner.text()).set_conflicts == ()
    assert total([each for found in tuner.balances() for each in deviations(found)]) == pytest.approx(
        total(tuner.deviations())
    )


def test_a_search_goes_against_what_chance_does_not_explain() -> None:
    """Random players hardly sell, so trade has too few points: steps must raise it."""
    tuner = Tuner(replace(DUO, games=60), Progress())
    tuner.round(1, quiet)
    knobs = {knob.where: knob for knob in tuning_of("tokaido-duo").knobs(tomllib.loads(DUO.text))}
    low = {each.bound.place for each in tuner.deviations() if each.is_sure and each.off < 0}
    assert ("sources", "trade", "share") in low
    steps = tuner._proposed()
    assert steps
    for step in steps:
        knob = knobs[step.where]
        assert knob.choices.index(step.after) == knob.choices.index(step.before) + 1
        assert set(knob.raises) & low


def test_after_a_rejection_the_next_proposal_is_another_and_smaller() -> None:
    tuner = Tuner(replace(DUO, games=60), Progress())
    tuner.round(1, quiet)
    first = tuner._proposed()
    tuner.progress.rounds.append(Round(first, 1.0, 2.0, False))
    second = tuner._proposed()
    assert 0 < len(second) <= len(first) // 2
    assert second != first


def test_equal_searches_find_the_same_and_a_saved_one_continues() -> None:
    whole, part = Tuner(DUO, Progress()), Tuner(DUO, Progress())
    for _ in range(3):
        whole.round(1, quiet)
    part.round(1, quiet)
    rest = Tuner(DUO, Progress.of_data(json.loads(json.dumps(part.progress.to_data()))))
    for _ in range(2):
        rest.round(1, quiet)
    assert rest.progress.to_data() == whole.progress.to_data()
    assert rest.text() == whole.text()


def test_progress_is_the_same_after_it_was_saved() -> None:
    progress = Progress([Round((Step("a[0]", 1, 2), Step("b", "x", "y")), 1.5, 0.5, True)], {}, 12)
    assert Progress.of_data(json.loads(json.dumps(progress.to_data()))) == progress


def test_a_game_without_values_for_tuning_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shima.arena.tuning.search.provided", lambda *_: None)
    with pytest.raises(UserError) as caught:
        tuning_of(next(iter(GAMES)))
    assert caught.value.text.key == "tune-no-values"


def test_the_command_writes_a_set_and_a_log_and_continues(tmp_path: Path) -> None:
    command = ("tune", "tokaido-duo", "--player", "random", "--games", "8", "--jobs", "1", "--rounds")
    first = shima(*command, "1", folder=tmp_path)
    assert first.returncode == 0, first.stderr
    log = (tmp_path / "tuning" / "log.txt").read_text(encoding="utf-8").splitlines()
    assert log[0].startswith("0. Start.")
    assert log[1].startswith("1. ")
    checked = shima("components", "check", "tuning/set.toml", folder=tmp_path)
    assert checked.returncode == 0, checked.stderr
    second = shima(*command, "2", folder=tmp_path)
    assert second.stdout.startswith("2. ")
    assert (tmp_path / "tuning" / "log.txt").read_text(encoding="utf-8").splitlines()[:2] == log[:2]
    other = refused(*command, "2", "--seed", "other", folder=tmp_path)
    assert "tuning contains another search" in other
    assert "2,3,4" in refused("tune", "yamatai", "--seats", "two", folder=tmp_path)
