"""Calibration: win chances come true as often as they say, and a correction is fitted and applied where they do not."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from shima.arena.calibration.curve import NEAR, curve, fit
from shima.arena.calibration.samples import Plan, Sample, SampleJournal, spread, take_samples
from shima.arena.executors import Processes
from shima.commands import calibrate as command
from shima.commands.calibrate import calibrate
from shima.games.dice import Dice
from shima.games.game import UserError
from shima.players import analysis
from shima.players.analysis import analyse
from shima.players.correction import NONE, Correction
from shima.players.weights import read, weights_text, with_correction
from shima.registry import open_game, standard_set

GAME = "tokaido-duo"
SMALL: dict[str, Any] = {"games": 2, "play": 2, "simulations": 3, "positions": 2, "jobs": 1}


def nobody(_: int) -> None:
    """Hears the progress."""


def truth(seats: int, games: int, distortion: float, seed: int = 1) -> list[Sample]:
    """Games whose true chances are known, and reported distorted by a power."""
    random, samples = Random(seed), []
    for _ in range(games):
        weights = [random.expovariate(1.0) ** 2 for _ in range(seats)]
        chances = [weight / sum(weights) for weight in weights]
        winner = random.choices(range(seats), chances)[0]
        result = tuple(float(seat == winner) for seat in range(seats))
        samples.append(Sample(result, (Correction(distortion).apply(chances),)))
    return samples


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_true_chances_have_a_slope_of_one_and_no_tenth_is_off(seats: int) -> None:
    found = curve(truth(seats, 4_000, 1.0), NONE)
    assert abs(found.slope - 1) < 1.5 * found.slope_reach < 0.15
    assert all(abs(tenth.off) < 1.5 * tenth.reach < 2.5 * NEAR for tenth in found.tenths)
    assert not any(tenth.is_off for tenth in found.tenths)
    assert sum(tenth.count for tenth in found.tenths) == 4_000 * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("distortion", [0.5, 1.6])
def test_distorted_chances_are_noticed_and_the_fitted_power_corrects_them(seats: int, distortion: float) -> None:
    distorted = truth(seats, 4_000, distortion)
    assert any(tenth.is_off for tenth in curve(distorted, NONE).tenths)
    power, reach = fit(distorted)
    assert abs(power - 1 / distortion) < 1.5 * reach
    other_games = curve(truth(seats, 4_000, distortion, seed=2), Correction(power))
    assert not any(tenth.is_off for tenth in other_games.tenths)
    assert other_games.slope == pytest.approx(1, abs=0.12)


def test_more_positions_of_the_same_games_do_not_make_the_result_more_certain() -> None:
    once = truth(2, 500, 1.0)
    often = [Sample(sample.result, sample.chances * 10) for sample in once]
    one, ten = curve(once, NONE), curve(often, NONE)
    assert ten.positions == 10 * one.positions
    assert ten.slope_reach == pytest.approx(one.slope_reach)
    reaches = [(tenth.reach, many.reach) for tenth, many in zip(one.tenths, ten.tenths, strict=True)]
    assert all(many > 0.75 * single for single, many in reaches)


def test_more_games_do() -> None:
    assert curve(truth(2, 2_000, 1.0), NONE).slope_reach < 0.6 * curve(truth(2, 500, 1.0), NONE).slope_reach


def test_a_few_games_that_all_ended_alike_prove_nothing() -> None:
    won = [Sample((1.0, 0.0), ((0.85, 0.15),)) for _ in range(5)]
    assert not any(tenth.is_off for tenth in curve(won, NONE).tenths)
    assert all(tenth.is_off for tenth in curve(won * 40, NONE).tenths)


def test_the_brier_score_is_the_mean_squared_error() -> None:
    found = curve([Sample((1.0, 0.0), ((0.8, 0.2),)), Sample((0.5, 0.5), ((0.5, 0.5), (0.4, 0.6)))], NONE)
    assert found.brier == pytest.approx((2 * 0.04 + 0 + 2 * 0.01) / 6)
    assert (found.games, found.positions) == (2, 3)


def test_certain_chances_have_a_tenth_and_no_slope() -> None:
    found = curve([Sample((1.0, 0.0), ((1.0, 0.0),))] * 3, NONE)
    assert [(tenth.low, tenth.predicted, tenth.won) for tenth in found.tenths] == [(0.0, 0.0, 0.0), (0.9, 1.0, 1.0)]


@pytest.mark.parametrize("power", [0.3, 0.9, 1.4, 3.0])
@pytest.mark.parametrize(
    "chances", [(0.6, 0.4), (0.5, 0.5), (0.2, 0.5, 0.3), (0.01, 0.9, 0.04, 0.05), (1e-9, 1 - 1e-9), (0.0, 0.7, 0.3)]
)
def test_a_correction_keeps_sum_order_and_zero(power: float, chances: tuple[float, ...]) -> None:
    corrected = Correction(power).apply(chances)
    assert sum(corrected) == pytest.approx(1)
    by_chance = sorted(range(len(chances)), key=lambda seat: chances[seat])
    assert [corrected[seat] for seat in by_chance] == sorted(corrected)
    assert [chance == 0 for chance in corrected] == [chance == 0 for chance in chances]


@pytest.mark.parametrize("chances", [(1.0, 0.0), (0.0, 0.0, 1.0), (0.5, 0.5, 0.0, 0.0)])
def test_a_decided_game_stays_decided_and_a_shared_win_shared(chances: tuple[float, ...]) -> None:
    assert Correction(2.5).apply(chances) == chances
    assert Correction(0.4).apply(chances) == chances


def test_without_a_correction_nothing_changes() -> None:
    assert NONE.apply((0.1, 0.2, 0.7)) == (0.1, 0.2, 0.7)


@pytest.mark.parametrize("power", [0.0, -1.0, 0.1, 6.0, float("inf"), float("nan")])
def test_a_power_out_of_bounds_is_refused(power: float) -> None:
    with pytest.raises(ValueError, match="not a power"):
        Correction(power)


def test_weights_may_have_a_correction_and_need_none() -> None:
    text = weights_text(GAME, 2)
    plain = json.loads(text)
    plain.pop("calibration", None)
    assert read(json.dumps(plain), "plain").correction == NONE
    corrected = read(with_correction(text, Correction(1.25), {"games": 10}), "corrected")
    assert corrected.correction == Correction(1.25)
    assert corrected.arrays == read(text, "package").arrays
    assert corrected.digest() == read(text, "package").digest()
    broken: tuple[object, ...] = ("much", {"power": "x"}, {"power": 99}, {"power": None}, [])
    for wrong in broken:
        with pytest.raises(UserError, match="error-weights"):
            read(json.dumps({**plain, "calibration": wrong}), "wrong")


def test_a_correction_changes_reported_chances_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    state = open_game(GAME).new()
    dice = Dice(3)
    while state.actor() != 0 or len(state.moves()) < 3:
        state.play(state.random_move(dice))
    monkeypatch.setattr(analysis, "correction_of", lambda _: NONE)
    plain = analyse(state, 0, 50)
    double = Correction(2.0)
    monkeypatch.setattr(analysis, "correction_of", lambda _: double)
    corrected = analyse(state, 0, 50)
    assert corrected.chances == double.apply(plain.chances) != plain.chances
    chances = {choice.move: choice.chances for choice in plain.choices}
    assert all(choice.chances == double.apply(chances[choice.move]) for choice in corrected.choices)
    uncorrected = tuple(replace(choice, chances=chances[choice.move]) for choice in corrected.choices)
    assert replace(corrected, chances=plain.chances, choices=uncorrected) == plain


def plan(seed: str = "1", **changes: Any) -> Plan:
    game = open_game(GAME)
    parts: dict[str, Any] = {"weights": weights_text(GAME, 2), "play": 2, "simulations": 4, "positions": 3}
    fixed = (GAME, 2, game.set_hash, game.rules_version, standard_set(GAME))
    return Plan(*fixed, **{"seed": seed, **parts, **changes})


def test_samples_depend_on_the_plan_alone() -> None:
    alone = take_samples(plan(), 3, Processes(1), nobody)
    assert alone == take_samples(plan(), 3, Processes(2), nobody)
    assert alone != take_samples(plan("2"), 3, Processes(1), nobody)
    for sample in alone:
        assert len(sample.chances) == 3
        assert sum(sample.result) == 1
        assert all(sum(chances) == pytest.approx(1) for chances in sample.chances)


def test_an_interrupted_measurement_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    with SampleJournal(path, plan()) as journal:
        begun = take_samples(plan(), 2, Processes(1), nobody, journal)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"game": 2, "resu')
    whole = take_samples(plan(), 3, Processes(1), nobody)
    corrected = plan(weights=with_correction(weights_text(GAME, 2), Correction(1.5), {}))
    with SampleJournal(path, corrected) as journal:  # the samples do not depend on the correction
        assert [journal.known[number] for number in range(2)] == begun
        assert take_samples(corrected, 3, Processes(1), nobody, journal) == whole
    with pytest.raises(UserError, match="arena-journal-plan"):
        SampleJournal(path, plan(simulations=5))
    with path.open("a", encoding="utf-8") as file:
        file.write('{"game": 4, "result": [1, 1], "chances": []}\n')
    with pytest.raises(UserError, match="arena-journal-line"):
        SampleJournal(path, plan())


def test_positions_come_from_all_parts_of_the_game() -> None:
    decisions = list(range(20))
    for seed in range(10):
        found = spread(decisions, 4, Dice(seed))
        assert [number // 5 for number in found] == [0, 1, 2, 3]
    assert spread(decisions[:3], 4, Dice(1)) == decisions[:3]


def test_noise_is_not_fitted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "corrected.json"
    monkeypatch.setattr(command, "take_samples", lambda *_: truth(2, 500, 1.0))
    calibrate(GAME, **SMALL, fitted=str(path))
    assert read(path.read_text(encoding="utf-8"), "corrected").correction == NONE


def test_the_command_reports_found_and_reported_chances(capsys: pytest.CaptureFixture[str]) -> None:
    calibrate(GAME, **SMALL, as_json=True)
    report = json.loads(capsys.readouterr().out)
    assert (report["plan"]["game"], report["plan"]["simulations"]) == (GAME, 3)
    assert (report["found"]["games"], report["found"]["positions"]) == (2, 4)
    assert report["correction"]["used"] == report["correction"]["stored"]
    assert {"predicted", "won", "off_interval", "count", "games"} <= report["found"]["tenths"][0].keys()
    calibrate(GAME, **SMALL)
    assert "4 positions of 2 games" in capsys.readouterr().out


def too_bold(_plan: Plan, _number: int, *_rest: object) -> list[Sample]:
    return truth(2, 500, 2.0)


def test_a_fitted_correction_is_written_with_the_weights(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "corrected.json"
    monkeypatch.setattr(command, "take_samples", too_bold)
    calibrate(GAME, **SMALL, fitted=str(path))
    written = read(path.read_text(encoding="utf-8"), "corrected")
    assert written.correction.power == pytest.approx(0.5, abs=0.1)
    assert f"power {written.correction.power:g}" in capsys.readouterr().out
    assert written.arrays == read(weights_text(GAME, 2), "package").arrays
    with pytest.raises(UserError, match="arena-exists"):
        calibrate(GAME, **SMALL, fitted=str(path))
    calibrate(GAME, **SMALL, weights=str(path), fitted=str(path), seed="2")
    assert json.loads(path.read_text(encoding="utf-8"))["calibration"]["seed"] == "2"
