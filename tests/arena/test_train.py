"""Training: the fit finds what is there to be found, and an interrupted training resumes without a difference."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from shima.arena.executors import Processes
from shima.arena.training.curves import plot
from shima.arena.training.fit import fit, validate
from shima.arena.training.games import Decision, Games, PlayedGame
from shima.arena.training.model import Model, forward, gradient
from shima.arena.training.plan import Plan
from shima.arena.training.positions import Positions
from shima.arena.training.replay import TRUST, positions_of, worth_of
from shima.arena.training.self_play import SelfPlay
from shima.arena.training.training import Training
from shima.games.game import Game, UserError
from shima.players import weights
from shima.players.search.features import Collector, collect
from shima.registry import open_game, part_file, standard_set
from tests.arena.shima_command import shima

GAMES = [("tokaido-duo", 2), ("yamatai", 2), ("yamatai", 3), ("yamatai", 4)]


def positions(rows: int) -> Positions:
    """A game with two features: the player who has exactly one of them wins three times out of four.

    No sum of weights can know that. The first of two moves is the better one for a player with feature 0.
    """
    random = np.random.default_rng(1)
    has = random.integers(0, 2, (rows, 2, 2))
    good = (has.sum(axis=2) == 1).astype(np.float32)
    lead = good[:, 0] - good[:, 1]
    chance = np.where(lead > 0, 0.75, np.where(lead < 0, 0.25, 0.5)).astype(np.float32)
    features: list[int] = []
    ends: list[int] = []
    visits: list[float] = []
    for row in range(rows):
        for seat in range(2):
            features += [feature for feature in range(2) if has[row, seat, feature]]
            ends.append(len(features))
        for move in range(2):
            features.append(move)
            ends.append(len(features))
        visits += [0.9, 0.1] if has[row, 0, 0] else [0.1, 0.9]
    return Positions(
        2,
        2,
        2,
        random.integers(0, 2, rows).astype(np.int32),
        np.zeros(rows, np.int32),
        np.stack([chance, 1 - chance], axis=1),
        np.full(rows, 2, np.int32),
        np.array(visits, np.float32),
        np.array(features, np.int32),
        np.ones(len(features), np.float32),
        np.array(ends, np.int64),
    )


def test_the_fit_finds_what_only_features_together_tell() -> None:
    samples = positions(20_000)
    model = Model.blank(2, 2, 2, 8, 1)
    before = validate(model, samples)
    fit(model, samples, 12, 1, rate=0.02)
    after = validate(model, samples)
    best = float(-(samples.worth * np.log(samples.worth)).sum(axis=1).mean())
    assert before.value > best + 0.04
    assert after.value == pytest.approx(best, abs=0.005)
    assert after.policy == pytest.approx(-0.9 * np.log(0.9) - 0.1 * np.log(0.1), abs=0.01)


def test_without_hidden_units_only_sums_are_learned() -> None:
    samples = positions(20_000)
    model = Model.blank(2, 2, 2, 0, 1)
    fit(model, samples, 6, 1, rate=0.02)
    best = float(-(samples.worth * np.log(samples.worth)).sum(axis=1).mean())
    assert validate(model, samples).value > best + 0.04


def test_the_slope_is_that_of_the_loss() -> None:
    few = positions(40)
    model = Model.blank(2, 2, 2, 3, 2)
    for name, array in model.arrays().items():
        setattr(model, name, array.astype(np.float64) + 0.3)  # away from the kinks of the units
    batch = next(few.batches(40))
    losses, slope = gradient(model, batch, 0.5)
    for name, array in model.arrays().items():
        for index in np.ndindex(array.shape):
            kept = array[index]
            array[index] = kept + 1e-5
            higher, _ = gradient(model, batch, 0.5)
            array[index] = kept
            rise = higher.value - losses.value + 0.5 * (higher.policy - losses.policy)
            assert rise / 1e-5 == pytest.approx(slope[name][index], abs=1e-3), (name, index)


def played(game: str, seats: int, number: int = 2) -> Games:
    text = part_file(game, "features", weights.weights_file(seats)).read_text(encoding="utf-8")
    return SelfPlay(game, seats, {}, standard_set(game), text, "test", 0.02, 12, 4, 2).play_games(range(number))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_network_in_training_is_the_network_in_play(name: str, seats: int) -> None:
    """Chances and priors of real positions, from matrices and from integers. Rounding costs less than 0.02."""
    features, game = weights.needed_features(name), open_game(name)
    text = part_file(name, "features", weights.weights_file(seats)).read_text(encoding="utf-8")
    learned = weights.read(text, "package")
    model = Model.of(learned, features)
    assert model.quantised(features.counted) == learned.arrays
    games = played(name, seats, 1)
    samples = positions_of(games, game, {}, features, 1.0, 1)
    chances, priors, _ = forward(model, next(samples.batches(len(samples))))
    network, found = learned.network(), Collector()
    one = next(iter(games))
    state = game.new(seats)
    wanted = {decision.at: decision for decision in one.decisions}
    numbers = iter(range(len(samples)))
    first_move = 0
    compared = 0
    for at, move in enumerate(one.moves.tolist()):
        if at in wanted or (state.actor() == -1 and state.rounds() and len(state.moves()) > 1):
            row = next(numbers)
            with_moves = at in wanted and len(wanted[at].moves) > 0
            phase = int(collect(features, state, found, with_moves))
            actor = state.actor() if with_moves else -1
            expected = network.evaluate(found.entries, found.ends, int(found.groups), seats, phase, actor)
            assert chances[row] == pytest.approx(expected[0], abs=0.02)
            assert priors[first_move : first_move + len(expected[1])] == pytest.approx(expected[1], abs=0.02)
            first_move += len(expected[1])
            compared += 1
        state.advance(move)
    assert compared == len(samples) > 50
    assert first_move == len(priors)


def test_self_play_can_be_repeated_and_saved(tmp_path: Path) -> None:
    games = played("tokaido-duo", 2)
    games.save(tmp_path / "games.npz")
    for other in (played("tokaido-duo", 2), Games.load(tmp_path / "games.npz")):
        for mine, theirs in zip(games, other, strict=True):
            assert mine.moves.tolist() == theirs.moves.tolist()
            assert mine.result.tolist() == theirs.result.tolist()
            for decision, twin in zip(mine.decisions, theirs.decisions, strict=True):
                assert decision.visits_by_move() == twin.visits_by_move()
                assert decision.values.tolist() == twin.values.tolist()


def test_what_a_position_is_worth_moves_from_its_search_to_the_result() -> None:
    nothing = np.zeros(0, np.int16)
    decisions = [
        Decision(at, np.array([chance, 1 - chance], np.float32), nothing, nothing.astype(np.int32))
        for at, chance in enumerate((0.4, 0.6))
    ]
    game = PlayedGame(np.array([1, 2], np.int16), np.array([1, 0], np.float32), decisions)
    last = (1 - TRUST) * 0.6 + TRUST
    assert worth_of(game)[:, 0] == pytest.approx([(1 - TRUST) * 0.4 + TRUST * last, last, 1])


def plan(game: Game, **settings: object) -> Plan:
    small: dict[str, object] = {"games": 4, "simulations": 6, "fast": 2, "hidden": 4, "keep": 0.5, "gate_games": 2}
    small |= {"gate_simulations": 2, "seed": "test", "epochs": 1}
    return Plan(game.name, set_hash=game.set_hash, rules=game.rules_version, **{"seats": 2, **small, **settings})  # type: ignore[arg-type]


def test_a_stopped_training_resumes_and_gives_the_same_weights(duo: Game, tmp_path: Path) -> None:
    whole = Training(plan(duo), "", tmp_path / "whole")
    told = whole.run(3, Processes(1), lambda _: None)
    Training(plan(duo), "", tmp_path / "parts").run(1, Processes(1), lambda _: None)
    folder = tmp_path / "parts" / "generation-001"
    folder.mkdir()
    (folder / "games-000000.npz.new.npz").write_bytes(b"torn")
    parts = Training(plan(duo), "", tmp_path / "parts")
    assert len(parts.done()) == 1
    resumed = parts.run(3, Processes(1), lambda _: None)
    assert [replace(each, seconds=0) for each in resumed] == [replace(each, seconds=0) for each in told]
    assert parts.weights_file(2).read_bytes() == whole.weights_file(2).read_bytes()
    for model in ("generation-001/model.npz", "generation-002/model.npz"):
        with np.load(tmp_path / "whole" / model) as mine, np.load(tmp_path / "parts" / model) as theirs:
            assert all(np.array_equal(mine[name], theirs[name]) for name in mine.files)


def test_a_network_that_loses_is_not_played_with(duo: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shima.arena.training.training.gate", lambda *_: 0.4)
    training = Training(plan(duo), "", tmp_path)
    results = training.run(2, Processes(1), lambda _: None)
    assert [each.accepted for each in results] == [False, False]
    first, second = (training.weights_file(number).read_bytes() for number in range(2))
    assert first == second
    plot(results, tmp_path / "curves.svg", ("a", "b", "c"), "d")
    assert (tmp_path / "curves.svg").read_text(encoding="utf-8").count("<svg") == 1


def test_training_can_begin_with_weights(duo: Game, tmp_path: Path) -> None:
    start = part_file("tokaido-duo", "features", "weights-2.json")
    training = Training(plan(duo, start=str(start)), "", tmp_path)
    training.run(1, Processes(1), lambda _: None)
    begun = Model.of(weights.read(start.read_text(encoding="utf-8"), "start"), training.features)
    with np.load(tmp_path / "generation-000" / "model.npz") as found:
        assert np.corrcoef(found["rows"].reshape(-1), begun.rows.reshape(-1))[0, 1] > 0.9
        assert not np.array_equal(found["rows"], begun.rows)
    yamatai = open_game("yamatai")
    with pytest.raises(UserError, match="error-weights-of"):
        Training(plan(yamatai, start=str(start)), "", tmp_path / "other").run(1, Processes(1), lambda _: None)


def test_training_can_begin_with_weights_for_another_number_of_players(tmp_path: Path) -> None:
    start = part_file("yamatai", "features", "weights-2.json")
    yamatai = open_game("yamatai")
    training = Training(plan(yamatai, start=str(start), seats=3, games=2), "", tmp_path)
    training.run(1, Processes(1), lambda _: None)
    learned = weights.read(training.weights_file(0).read_text(encoding="utf-8"), "weights")
    assert (learned.seats, learned.hidden) == (3, 32)


def test_the_start_is_kept_if_the_first_network_loses(
    duo: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shima.arena.training.training.gate", lambda *_: 0.4)
    start = part_file("tokaido-duo", "features", "weights-2.json")
    training = Training(plan(duo, start=str(start)), "", tmp_path)
    training.run(1, Processes(1), lambda _: None)
    kept = weights.read(training.weights_file(0).read_text(encoding="utf-8"), "weights")
    assert kept == weights.read(start.read_text(encoding="utf-8"), "start")


def test_a_grown_network_gives_the_same_results_and_learns_with_all_its_units() -> None:
    features = weights.needed_features("tokaido-duo")
    text = part_file("tokaido-duo", "features", "weights-2.json").read_text(encoding="utf-8")
    model = Model.of(weights.read(text, "start"), features)
    grown = model.grown(48, seed=1)
    assert grown.hidden == 48
    positions = positions_of(played("tokaido-duo", 2), open_game("tokaido-duo"), {}, features, 1.0, 1)
    batch = next(positions.batches(100_000))
    for mine, theirs in zip(forward(model, batch)[:2], forward(grown, batch)[:2], strict=True):
        assert mine == pytest.approx(theirs, abs=1e-5)
    _, slope = gradient(grown, batch, 1.0)
    assert (np.abs(slope["value"][32:]) > 0).all()
    assert (np.abs(slope["moves"][:, 32:]).max(axis=0) > 0).all()
    assert model.grown(8, seed=1) is model


def test_another_plan_in_the_same_folder_is_refused(duo: Game, tmp_path: Path) -> None:
    Training(plan(duo), "", tmp_path)
    with pytest.raises(UserError, match="train-plan"):
        Training(plan(duo, games=5), "", tmp_path)
    (tmp_path / "plan.json").write_text("7")
    with pytest.raises(UserError, match="train-folder"):
        Training(plan(duo), "", tmp_path)


def test_the_command_trains_and_the_weights_play(tmp_path: Path) -> None:
    folder = tmp_path / "training"
    small = ["--generations", "1", "--games", "2", "--simulations", "4", "--fast", "2", "--gate", "2", "--hidden", "4"]
    done = shima(
        "train", "tokaido-duo", "--save", str(folder), *small, "--plot", str(tmp_path / "curves.svg"), folder=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert "generation 0" in done.stdout
    assert (tmp_path / "curves.svg").is_file()
    name = f"search:sims=2;weights={folder / 'generation-000' / 'weights.json'}"
    match = shima("match", "tokaido-duo", "--a", name, "--b", "random", "--games", "2", folder=tmp_path)
    assert match.returncode == 0, match.stderr


@pytest.mark.parametrize(
    "text", ["", "[]", '{"game": "chess", "seats": 2, "hidden": 0}', "{}", '{"game": "yamatai"}', "7"]
)
def test_a_file_without_weights_is_refused(text: str) -> None:
    with pytest.raises(UserError, match="error-weights"):
        weights.read(text, "file")


def test_weights_of_another_game_are_refused(duo: Game, tmp_path: Path) -> None:
    features = weights.needed_features("yamatai")
    model = Model.blank(features.size, features.phases, features.move_size, 2, 1)
    file = tmp_path / "weights.json"
    learned = weights.Weights("yamatai", 3, 2, model.quantised(features.counted))
    file.write_text(weights.write(learned, {}))
    with pytest.raises(UserError, match="error-weights-of"):
        weights.evaluation_of(duo.new(2), str(file))
    cut = weights.Weights("yamatai", 3, 3, learned.arrays)
    with pytest.raises(UserError, match="error-weights"):
        weights.read(weights.write(cut, {}), "file")


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_package_contains_weights_for_each_game_and_number_of_players(game: str, seats: int) -> None:
    text = part_file(game, "features", f"weights-{seats}.json").read_text(encoding="utf-8")
    assert len(text) < 1_000_000
    learned = weights.read(text, "weights")
    assert (learned.game, learned.seats) == (game, seats)
