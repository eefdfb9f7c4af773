"""Training: the fit finds what is there to be found, and an interrupted training resumes without a difference."""

from pathlib import Path

import numpy as np
import pytest

from shima.arena.executors import Processes
from shima.arena.fit import Model, fit, loss_and_gradient
from shima.arena.samples import MOST_FOUND, Samples
from shima.arena.train import Plan, Training
from shima.games.dice import Dice
from shima.games.game import OVER, Game, UserError
from shima.players import weights
from shima.players.search.features import Collector
from shima.registry import open_game, part_file
from tests.arena.shima_command import shima


def samples(rows: int) -> Samples:
    """Positions of a game in which feature 0 wins three times out of four against feature 1, whatever the phase."""
    random = np.random.default_rng(1)
    indices = np.full((rows, 2, MOST_FOUND), 6, np.int32)
    values = np.zeros((rows, 2, MOST_FOUND), np.float32)
    phase = random.integers(0, 3, rows)
    indices[:, 0, 0] = phase * 2
    indices[:, 1, 0] = phase * 2 + 1
    values[:, :, 0] = 1
    first_wins = (random.random(rows) < 0.75).astype(np.float32)
    return Samples(indices, values, np.stack([first_wins, 1 - first_wins], axis=1))


def test_the_fit_finds_the_odds() -> None:
    model, loss = fit(Model.blank(3, 2), samples(40_000), 8, 1)
    table = model.weights().reshape(3, 2)
    odds = table[:, 0] - table[:, 1]
    assert np.allclose(odds, np.log(3), atol=0.15)
    assert loss == pytest.approx(0.5623, abs=0.01)  # the entropy of 3 : 1


def test_the_slope_is_that_of_the_loss() -> None:
    few = samples(50)
    rows = np.arange(50)
    table = np.linspace(-0.5, 0.4, 7)
    loss, gradient = loss_and_gradient(table, few, rows)
    for index in range(6):
        higher = table.copy()
        higher[index] += 1e-5
        assert (loss_and_gradient(higher, few, rows)[0] - loss) / 1e-5 == pytest.approx(gradient[index], abs=1e-4)


def plan(game: Game, games: int = 4) -> Plan:
    return Plan(game.name, 2, game.set_hash, games, "test", 0.02, 0.2, 0, "")


def test_a_stopped_training_resumes_and_gives_the_same_weights(duo: Game, tmp_path: Path) -> None:
    whole = Training(plan(duo), "", tmp_path / "whole")
    told = whole.run(3, Processes(1), lambda _: None)
    Training(plan(duo), "", tmp_path / "parts").run(1, Processes(1), lambda _: None)
    parts = Training(plan(duo), "", tmp_path / "parts")
    assert parts.done() == 1
    (tmp_path / "parts" / "model-000.npz.new").write_bytes(b"torn")
    assert parts.run(3, Processes(1), lambda _: None) == told
    assert parts.weights_file(2).read_bytes() == whole.weights_file(2).read_bytes()


def test_training_can_begin_with_weights_and_think_ahead(duo: Game, tmp_path: Path) -> None:
    """The games are then played by search, and their positions are worth half of what it thought."""
    start = str(part_file("tokaido-duo", "features", "weights-2.json"))
    ahead = Plan(duo.name, 2, duo.set_hash, 1, "test", 0.02, 1.0, 3, start)
    training = Training(ahead, "", tmp_path)
    training.run(1, Processes(1), lambda _: None)
    with np.load(tmp_path / "games-000.npz") as found:
        worth = found["outcomes"]
    assert np.allclose(worth.sum(axis=1), 1, atol=1e-5)
    assert len(np.unique(worth.round(4))) > 10
    learned = weights.read(training.weights_file(0).read_text(encoding="utf-8"), "learned")[2]
    begun = weights.read(Path(start).read_text(encoding="utf-8"), "start")[2]
    assert learned != begun
    assert np.corrcoef(learned, begun)[0, 1] > 0.9
    with pytest.raises(UserError, match="error-weights-of"):
        Training(Plan("yamatai", 2, "", 1, "test", 0.02, 1.0, 3, start), "", tmp_path / "other").run(
            1, Processes(1), lambda _: None
        )


def test_another_plan_in_the_same_folder_is_refused(duo: Game, tmp_path: Path) -> None:
    Training(plan(duo), "", tmp_path)
    with pytest.raises(UserError, match="train-plan"):
        Training(plan(duo, 5), "", tmp_path)
    (tmp_path / "plan.json").write_text("[]")
    with pytest.raises(UserError, match="train-folder"):
        Training(plan(duo), "", tmp_path)


def test_the_command_trains_and_the_weights_play(tmp_path: Path) -> None:
    folder = tmp_path / "training"
    done = shima("train", "tokaido-duo", "--save", str(folder), "--generations", "1", "--games", "3", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "generation 0" in done.stdout
    name = f"search:sims=2;weights={folder / 'weights-000.json'}"
    played = shima("match", "tokaido-duo", "--a", name, "--b", "random", "--games", "2", folder=tmp_path)
    assert played.returncode == 0, played.stderr


@pytest.mark.parametrize(
    "text", ["", "[]", '{"game": "chess", "seats": 2, "weights": []}', "{}", '{"game": "yamatai"}']
)
def test_a_file_without_weights_is_refused(text: str) -> None:
    with pytest.raises(UserError, match="error-weights"):
        weights.read(text, "file")


def test_weights_of_another_game_are_refused(duo: Game, tmp_path: Path) -> None:
    features = weights.needed_features("yamatai")
    file = tmp_path / "weights.json"
    file.write_text(weights.write("yamatai", 3, [0.0] * features.size * features.phases, {}))
    with pytest.raises(UserError, match="error-weights-of"):
        weights.evaluation_of(duo.new(2), str(file))


@pytest.mark.parametrize(("game", "seats"), [("tokaido-duo", 2), ("yamatai", 2), ("yamatai", 3), ("yamatai", 4)])
def test_the_package_contains_weights_for_each_game_and_number_of_players(game: str, seats: int) -> None:
    text = part_file(game, "features", f"weights-{seats}.json").read_text(encoding="utf-8")
    assert len(text) < 1_000_000
    assert weights.read(text, "weights")[:2] == (game, seats)


@pytest.mark.parametrize(("name", "seats"), [("tokaido-duo", 2), ("yamatai", 2), ("yamatai", 4)])
def test_features_keep_to_their_table_in_every_position(name: str, seats: int) -> None:
    """Over random games: each index lies in the table, in the part of one phase, and there is room for all."""
    features = weights.needed_features(name)
    game = open_game(name)
    for seed in range(3):
        state = game.new(seats)
        dice = Dice(seed)
        while state.actor() != OVER:
            state.play(state.random_move(dice))
            if dice.below(10):
                continue
            for seat in range(seats):
                found = Collector()
                features.gather(state, seat, found)
                assert len(found.indices) <= MOST_FOUND
                assert {index // features.size for index in found.indices} <= set(range(features.phases))
                assert len({index // features.size for index in found.indices}) == 1
