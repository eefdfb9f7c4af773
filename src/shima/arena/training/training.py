"""Training by self-play: each generation plays against itself, learns from its games, and must then prove itself."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from shima import fair
from shima.arena.contest import Contest
from shima.arena.executors import Executor
from shima.arena.training.files import write_arrays, write_file
from shima.arena.training.fit import fit, validate
from shima.arena.training.games import Games
from shima.arena.training.gate import NetworkPlayer, gate
from shima.arena.training.model import Model
from shima.arena.training.plan import Plan
from shima.arena.training.positions import Positions
from shima.arena.training.replay import positions_of
from shima.arena.training.self_play import SelfPlay
from shima.arena.work import parts
from shima.games.game import UserError
from shima.games.text import Text
from shima.players import weights
from shima.registry import open_game, read_set, read_text, standard_set

PART = 100
"""Games per file. An interrupted run loses at most those in progress."""
UNSEEN = 20
"""One part in this number is not learned from. It shows how good the network is on positions that it has not seen."""
LARGEST_WEIGHTS = 4_000_000


@dataclass(frozen=True)
class Generation:
    """The results of a generation. Losses are cross entropies of positions that were not learned from."""

    number: int
    games: int
    positions: int
    value_loss: float
    policy_loss: float
    share: float
    """Against the best network before it."""
    accepted: bool
    seconds: float


class Training:
    """A folder with the plan, and a folder for each generation. Training resumes where it stopped."""

    def __init__(self, plan: Plan, components: str, folder: Path) -> None:
        self.plan = plan
        self.components = components
        self.folder = folder
        self.features = weights.needed_features(plan.game)
        plan.claim(folder)

    def done(self) -> list[Generation]:
        """Return the finished generations."""
        found: list[Generation] = []
        while (path := self._folder(len(found)) / "result.json").exists():
            found.append(Generation(**json.loads(path.read_bytes())))
        return found

    def run(
        self,
        generations: int,
        executor: Executor,
        progress: Callable[[int], None],
        show: Callable[[list[Generation]], None] = lambda _: None,
    ) -> list[Generation]:
        """Train until there are `generations` generations.

        `progress` is told the number of games, `show` all results after each generation.
        """
        finished = self.done()
        progress(self.plan.games * len(finished))
        for number in range(len(finished), generations):
            started = time.monotonic()
            self._folder(number).mkdir(exist_ok=True)
            self._play(number, executor, progress)
            learned, unseen = self._positions(number)
            model = self._fit(number, learned)
            losses = validate(model, unseen)
            share = self._gate(number, executor)
            result = Generation(
                number,
                self.plan.games,
                len(learned),
                round(losses.value, 4),
                round(losses.policy, 4),
                round(share, 4),
                share >= 0.5,
                round(time.monotonic() - started, 1),
            )
            self._finish(result)
            show(self.done())
        return self.done()

    def weights_file(self, number: int) -> Path:
        """Return the best weights after this generation."""
        return self._folder(number) / "weights.json"

    def _folder(self, number: int) -> Path:
        return self.folder / f"generation-{number:03}"

    def _best(self, number: int) -> str:
        """Return the text of the best weights before this generation; empty for the hand-written evaluation."""
        if number:
            return self.weights_file(number - 1).read_text(encoding="utf-8")
        return self._candidate(-1) if self.plan.start else ""

    def _play(self, number: int, executor: Executor, progress: Callable[[int], None]) -> None:
        plan = self.plan
        self_play = SelfPlay(
            plan.game,
            plan.seats,
            plan.options,
            self._set_text(),
            self._best(number),
            f"{plan.seed}/{number}",
            plan.boldness,
            plan.simulations,
            plan.fast,
            plan.every,
        )
        wanted = parts(plan.games, PART)
        missing = [part for part in wanted if not self._games_file(number, part.start).exists()]
        progress(plan.games - sum(map(len, missing)))
        for part, games in executor.run(self_play.play_games, missing):
            games.save(self._games_file(number, part.start))
            progress(len(part))

    def _games_file(self, number: int, first: int) -> Path:
        return self._folder(number) / f"games-{first:06}.npz"

    def _set_text(self) -> str:
        return read_set(Path(self.components)) if self.components else standard_set(self.plan.game)

    def _positions(self, number: int) -> tuple[Positions, Positions]:
        """Return positions of the last generations to learn from, and unseen ones of this generation.

        Games of the hand-written evaluation serve only the first generation.
        """
        plan = self.plan
        game = open_game(plan.game, self.components)
        learned: list[Positions] = []
        unseen: list[Positions] = []
        first = max(number - plan.window + 1, 0 if plan.start or not number else 1)
        for generation in range(first, number + 1):
            for index, part in enumerate(parts(plan.games, PART)):
                games = Games.load(self._games_file(generation, part.start))
                seed = generation * plan.games + part.start
                found = positions_of(games, game, plan.options, self.features, plan.keep, seed)
                is_unseen = index % UNSEEN == UNSEEN - 1 or plan.games <= PART
                if is_unseen and generation == number:
                    unseen.append(found)
                if not is_unseen or plan.games <= PART:
                    learned.append(found)
        return Positions.together(learned), Positions.together(unseen or learned)

    def _fit(self, number: int, learned: Positions) -> Model:
        path = self._folder(number) / "model.npz"
        model = self._model(number - 1)
        if path.exists():
            return self._model(number)
        fit(model, learned, self.plan.epochs, number)
        write_arrays(path, model.arrays())
        return model

    def _model(self, number: int) -> Model:
        """Return the network after this generation, whether accepted or not; the first one for -1."""
        if number >= 0:
            with np.load(self._folder(number) / "model.npz") as found:
                return Model(**{name: found[name] for name in found.files})
        seed = int.from_bytes(fair.derived_seed(self.plan.seed)[:4], "big")
        if self.plan.start:
            return self._start().grown(self.plan.hidden, seed)
        features = self.features
        return Model.blank(features.size, features.phases, features.move_size, self.plan.hidden, seed)

    def _start(self) -> Model:
        """Return the network to start with. It may have learned with another number of players."""
        found = weights.read(read_text(Path(self.plan.start), LARGEST_WEIGHTS), self.plan.start)
        if found.game != self.plan.game:
            args: dict[str, object] = {"file": self.plan.start, "game": found.game, "seats": found.seats}
            raise UserError(Text("error-weights-of", args))
        return Model.of(found, self.features)

    def _candidate(self, number: int) -> str:
        """Return the text of the weights of this generation's network."""
        model = self._model(number)
        about: dict[str, object] = {"set_hash": self.plan.set_hash, "seed": self.plan.seed, "generation": number}
        arrays = model.quantised(self.features.counted)
        return weights.write(weights.Weights(self.plan.game, self.plan.seats, model.hidden, arrays), about)

    def _gate(self, number: int, executor: Executor) -> float:
        plan = self.plan
        players = [
            NetworkPlayer(name, text, plan.gate_simulations)
            for name, text in (("new", self._candidate(number)), ("best", self._best(number)))
        ]
        contest = Contest(
            plan.game,
            plan.rules,
            plan.set_hash,
            self._set_text(),
            plan.seats,
            f"{plan.seed}/gate/{number}",
            ((players[0], players[1]),),
            plan.options,
        )
        return gate(contest, plan.gate_games, executor)

    def _finish(self, result: Generation) -> None:
        """Save the best weights, then the result, which marks the generation as finished."""
        best = self._best(result.number)
        if result.accepted or not best:
            best = self._candidate(result.number)
        write_file(self.weights_file(result.number), best.encode())
        write_file(self._folder(result.number) / "result.json", json.dumps(asdict(result)).encode() + b"\n")
