"""Training by self-play: each generation plays against itself, and learns from what came of it."""

import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np

from shima.arena.executors import Executor
from shima.arena.fit import Model, fit
from shima.arena.samples import Lessons, School
from shima.arena.work import parts
from shima.games.game import UserError
from shima.games.text import Text
from shima.players import weights
from shima.registry import read_text

PART = 100
WINDOW = 4
"""Generations whose games are learned from."""
EPOCHS = 4
LARGEST_WEIGHTS = 1_000_000


@dataclass(frozen=True)
class Plan:
    """What is to be learned. Equal plans give equal weights, interrupted or not, on any number of processes."""

    game: str
    seats: int
    set_hash: str
    games: int
    """In each generation."""
    seed: str
    boldness: float
    keep: float
    simulations: int
    """For each move; 0 plays by one look at each."""
    start: str
    """Weights to begin with; none begins with the evaluation made by hand."""
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """How a generation went."""

    generation: int
    positions: int
    loss: float
    """Cross entropy, by which a guess in the dark is log(seats)."""


class Course:
    """A folder with the plan, and for each generation its games and its weights. Training goes on where it stopped."""

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
            _keep(path, json.dumps(ours, indent=2).encode() + b"\n")
            return
        try:
            theirs = {"options": {}, **json.loads(path.read_bytes())}  # older plans know no options
            differing = [name for name in ours if theirs.get(name) != ours[name]]
        except (ValueError, TypeError) as error:
            raise UserError(Text("train-folder", {"folder": str(self.folder)})) from error
        if differing:
            raise UserError(Text("train-plan", {"folder": str(self.folder), "names": ", ".join(differing)}))

    def done(self) -> int:
        """Generations that are finished."""
        generation = 0
        while self._model(generation).exists():
            generation += 1
        return generation

    def run(self, generations: int, executor: Executor, progress: Callable[[int], None]) -> list[Lesson]:
        """Train until there are so many generations; what is already there is not done again."""
        for generation in range(generations):
            if generation < self.done():
                progress(self.plan.games)
                continue
            self._play(generation, executor, progress)
            self._learn(generation)
        return [self._lesson(generation) for generation in range(generations)]

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
        school = School(
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
        taught: dict[int, Lessons] = {}
        for part, lessons in executor.run(school.teach, parts(plan.games, PART)):
            taught[part.start] = lessons
            progress(len(part))
        _keep_arrays(self._games(generation), vars(Lessons.together([taught[first] for first in sorted(taught)])))

    def _learn(self, generation: int) -> None:
        """From the last generations; what was played by hand-made rules is forgotten first."""
        size, phases = self.features.size, self.features.phases
        model = Model.of(start, phases, size) if (start := self._start()) else Model.blank(phases, size)
        if generation:
            with np.load(self._model(generation - 1)) as before:
                model = Model(before["shared"], before["own"])
        by_hand = 1 if generation and not self.plan.start else 0
        first = max(generation - WINDOW + 1, by_hand)
        lessons = Lessons.together([self._lessons(number) for number in range(first, generation + 1)])
        model, loss = fit(model, lessons, EPOCHS, generation)
        table = [float(weight) for weight in model.weights()]
        about: dict[str, object] = {"set_hash": self.plan.set_hash, "seed": self.plan.seed, "generation": generation}
        text = weights.write(self.plan.game, self.plan.seats, table, about)
        _keep(self.weights_file(generation), text.encode())
        positions = np.array(len(lessons))
        _keep_arrays(
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

    def _lessons(self, generation: int) -> Lessons:
        with np.load(self._games(generation)) as found:
            return Lessons(found["indices"], found["values"], found["outcomes"])

    def _lesson(self, generation: int) -> Lesson:
        with np.load(self._model(generation)) as found:
            return Lesson(generation, int(found["positions"]), round(float(found["loss"]), 4))


def _keep_arrays(path: Path, arrays: dict[str, np.typing.NDArray[np.generic]]) -> None:
    beside = path.with_suffix(".new.npz")
    np.savez_compressed(beside, allow_pickle=False, **arrays)
    os.replace(beside, path)


def _keep(path: Path, content: bytes) -> None:
    """A file is there as a whole, or not at all."""
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(content)
    os.replace(beside, path)
