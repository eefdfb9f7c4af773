"""What to train, and how."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path

from shima.arena.training.files import write_file
from shima.games.game import UserError
from shima.games.text import Text


@dataclass(frozen=True)
class Plan:
    """Equal plans give equal weights, whether interrupted or not, on any number of processes."""

    game: str
    seats: int
    set_hash: str
    rules: int
    options: dict[str, str] = field(default_factory=dict)
    seed: str = "1"
    start: str = ""
    """A file with weights to start with. Without one, the first games use the hand-written evaluation."""
    hidden: int = 32
    """Hidden units. A network to start with grows if it has fewer."""
    games: int = 4000
    """Per generation."""
    simulations: int = 160
    """Of one decision in `every`, from which the network learns moves."""
    fast: int = 32
    """Of the other decisions."""
    every: int = 4
    boldness: float = 0.008
    """Of two moves, the one that is this share of a win worse is played e times less often."""
    keep: float = 0.25
    """The share of positions to learn from."""
    window: int = 6
    """The number of generations to learn from."""
    epochs: int = 2
    gate_games: int = 200
    """Games against the best network so far, which a new one must not lose."""
    gate_simulations: int = 64

    def claim(self, folder: Path) -> None:
        """Write the plan into a new folder. Raise UserError if the folder holds something else."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / "plan.json"
        ours = asdict(self)
        if not path.exists():
            write_file(path, json.dumps(ours, indent=2).encode() + b"\n")
            return
        try:
            theirs = dict(json.loads(path.read_bytes()))
        except (ValueError, TypeError) as error:
            raise UserError(Text("train-folder", {"folder": str(folder)})) from error
        if differing := [name for name in ours if theirs.get(name) != ours[name]]:
            raise UserError(Text("train-plan", {"folder": str(folder), "names": ", ".join(differing)}))
