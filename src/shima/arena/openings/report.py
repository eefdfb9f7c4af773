"""The counted openings of one game, for several numbers of players, and their file."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from shima.arena.openings.tally import Tally
from shima.games.game import UserError
from shima.games.text import Text
from shima.registry import read_text

LARGEST = 4_000_000
"""Bytes of a file."""


@dataclass(frozen=True)
class Report:
    """What was counted, by the number of players, and how it was played."""

    game: str
    set_name: str
    set_hash: str
    simulations: int
    seed: str
    tallies: dict[int, Tally]
    options: dict[str, str] = field(default_factory=dict)

    def to_data(self) -> dict[str, object]:
        """Return plain data for JSON."""
        return {
            "game": self.game,
            "set": self.set_name,
            "hash": self.set_hash,
            "simulations": self.simulations,
            "seed": self.seed,
            "options": self.options,
            "seats": {str(seats): tally.to_data() for seats, tally in self.tallies.items()},
        }

    @staticmethod
    def of_data(data: dict[str, Any]) -> "Report":
        tallies = {int(seats): Tally.of_data(each) for seats, each in data["seats"].items()}
        played = (data["game"], data["set"], data["hash"], data["simulations"], data["seed"])
        return Report(*played, tallies, data["options"])


def written(report: Report) -> str:
    """Return the text of the file, with one line for each choice."""
    return json.dumps(report.to_data(), ensure_ascii=False).replace("], [", "],\n[") + "\n"


def read(path: Path) -> Report:
    """Read a file that `written` has made. UserError says what is wrong."""
    text = read_text(path, LARGEST)
    try:
        return Report.of_data(json.loads(text))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise UserError(Text("error-file", {"file": str(path), "problem": str(error)})) from error
