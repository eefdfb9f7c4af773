"""Training by self-play: each generation plays against itself and learns from its games."""

import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np

from shima.arena.executors import Executor
from shima.arena.fit import Model, fit
from shima.arena.samples import Samples, SelfPlay
from shima.arena.work import parts
from shima.games.game import UserError
from shima.games.text import Text
from shima.players import weights
from shima.registry import read_text

PART = 100
WINDOW = 4
"""The number of generations to learn from."""
EPOCHS = 4
LARGEST_WEIGHTS = 1_000_000


@dataclass(frozen=True)
class Plan:
    """What to train. Equal plans give equal weights, whether interrupted or not, on any number of processes."""

    game: str
    seats: int
    set_hash: str
    games: int
    """Per generation."""
    seed: str
    boldness: float
    keep: float
    simulations: int
    """Per move. 0 plays by evaluating each move once."""
    start: str
    """Initial weights. Without any, training starts from the hand-written evaluation."""
    options: dict[str, str] = field(default_factory=dict)
    rules: int = 1
    """The version of the game's rules. Older plans do not name it."""


@dataclass(frozen=True)
class GenerationResult:
    """The results of a generation."""

    generation: int
    positions: int
    loss: float
    """Cross entropy. Guessing gives log(seats)."""


class Training:
    """A folder with the plan and the games and weights of each generation. Training resumes where it stopped."""

    def __init__(self, plan: Plan, components: str, folder: Path) -> None:
        self.plan = plan
        self.components = components
        self.folder = folder
        self.features = weights.needed_features(plan.game)
        folder.mkdir(parents=True, exist_ok=True)
        self._claim()

    def _claim(self) -> None:
        path = self.folder / "plan.json"
        ours = asdict(self.plan)
        if not path.exists():
            _write_file(path, json.dumps(ours, indent=2).encode() + b"\n")
            return
        try:
            theirs = {"options": {}, "rules": 1, **json.loads(path.read_bytes())}  # older plans have neither
            differing = [name for name in ours if theirs.get(name) != ours[name]]
        except (ValueError, TypeError) as error:
            raise UserError(Text("train-folder", {"folder": str(self.folder)})) from error
        if differing:
            raise UserError(Text("train-plan", {"folder": str(self.folder), "names": ", ".join(differing)}))

    def done(self) -> int:
        """The number of finished generations."""
        generation = 0
        while self._model(generation).exists():
            generation += 1
        return generation

    def run(self, generations: int, executor: Executor, progress: Callable[[int], None]) -> list[GenerationResult]:
        """Train until there are `generations` generations. Finished ones are not repeated."""
        for generation in range(generations):
            if generation < self.done():
                progress(self.plan.games)
                continue
            self._play(generation, executor, progress)
            self._fit(generation)
        return [self._result(generation) for generation in range(generations)]

    def weights_file(self, generation: int) -> Path:
        return self.folder / f"weights-{generation:03}.json"

    def _games(self, generation: int) -> Path:
        return self.folder / f"games-{generation:03}.npz"

    def _model(self, generation: int) -> Path:
        return self.folder / f"model-{generation:03}.npz"

    def _play(self, generation: int, executor: Executor, progress: Callable[[int], None]) -> None:
        if self._games(generation).exists():
            progress(self.plan.games)
            return
        table = self._weights(self.weights_file(generation - 1)) if generation else self._start()
        plan = self.plan
        seed = f"{plan.seed}/{generation}"
        self_play = SelfPlay(
            plan.game,
            plan.seats,
            plan.options,
            self.components,
            tuple(table),
            seed,
            plan.boldness,
            plan.keep,
            plan.simulations,
        )
        done: dict[int, Samples] = {}
        for part, samples in executor.run(self_play.play_games, parts(plan.games, PART)):
            done[part.start] = samples
            progress(len(part))
        _write_arrays(self._games(generation), vars(Samples.together([done[first] for first in sorted(done)])))

    def _fit(self, generation: int) -> None:
        """Fit weights to the last generations. Games of the hand-written evaluation serve only the first generation."""
        size, phases = self.features.size, self.features.phases
        model = Model.of(start, phases, size) if (start := self._start()) else Model.blank(phases, size)
        if generation:
            with np.load(self._model(generation - 1)) as before:
                model = Model(before["shared"], before["own"])
        by_hand = 1 if generation and not self.plan.start else 0
        first = max(generation - WINDOW + 1, by_hand)
        samples = Samples.together([self._samples(number) for number in range(first, generation + 1)])
        model, loss = fit(model, samples, EPOCHS, generation)
        table = [float(weight) for weight in model.weights()]
        about: dict[str, object] = {"set_hash": self.plan.set_hash, "seed": self.plan.seed, "generation": generation}
        text = weights.write(self.plan.game, self.plan.seats, table, about)
        _write_file(self.weights_file(generation), text.encode())
        positions = np.array(len(samples))
        _write_arrays(
            self._model(generation),
            {"shared": model.shared, "own": model.own, "loss": np.array(loss), "positions": positions},
        )

    def _start(self) -> list[float]:
        return self._weights(Path(self.plan.start)) if self.plan.start else []

    def _weights(self, file: Path) -> list[float]:
        game, seats, table = weights.read(read_text(file, LARGEST_WEIGHTS), str(file))
        if (game, seats) != (self.plan.game, self.plan.seats):
            raise UserError(Text("error-weights-of", {"file": str(file), "game": game, "seats": seats}))
        return table

    def _samples(self, generation: int) -> Samples:
        with np.load(self._games(generation)) as found:
            return Samples(found["indices"], found["values"], found["outcomes"])

    def _result(self, generation: int) -> GenerationResult:
        with np.load(self._model(generation)) as found:
            return GenerationResult(generation, int(found["positions"]), round(float(found["loss"]), 4))


def _write_arrays(path: Path, arrays: dict[str, np.typing.NDArray[np.generic]]) -> None:
    temporary = path.with_suffix(".new.npz")
    np.savez_compressed(temporary, allow_pickle=False, **arrays)
    os.replace(temporary, path)


def _write_file(path: Path, content: bytes) -> None:
    """Write the file atomically."""
    temporary = path.with_name(path.name + ".new")
    temporary.write_bytes(content)
    os.replace(temporary, path)
