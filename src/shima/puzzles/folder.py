"""A folder of mined puzzles, which an interrupted run continues."""

import json
import os
from collections.abc import Callable, Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Final

from shima import record
from shima.arena.executors import Executor
from shima.games.game import UserError
from shima.games.text import Text
from shima.puzzles.mining import Plan
from shima.registry import read_text

STATUS: Final = "mining.json"
LARGEST_STATUS: Final = 2_000_000


class Folder:
    """One record per game in which puzzles were found, and the numbers of all games that were searched."""

    def __init__(self, plan: Plan, path: Path) -> None:
        """Create the folder, or continue it. Raise UserError if it belongs to something else."""
        self._plan = plan
        self._path = path
        self.done: set[int] = set()
        status = path / STATUS
        if status.exists():
            self.done = self._read(status)
        elif path.exists() and any(path.iterdir()):
            raise UserError(Text("puzzle-folder", {"file": str(path)}))
        else:
            path.mkdir(parents=True, exist_ok=True)
            self._write_status()

    def run(self, games: int, executor: Executor, progress: Callable[[int], None]) -> None:
        """Search games until `games` are done. Each is saved as soon as it is finished."""
        progress(len(self.done & set(range(games))))
        left = [number for number in range(games) if number not in self.done]
        for number, text in executor.run(self._plan.mine, left):
            self._save(number, text)
            progress(1)
        self._drop_repeated()

    def files(self) -> list[Path]:
        return sorted(self._path.glob("*.shima"))

    def _drop_repeated(self) -> None:
        """Delete games that repeat an earlier one. In a game without chance, bots may always play the same."""
        seen: set[tuple[str, ...]] = set()
        for file in self.files():
            moves = record.read(read_text(file, record.LARGEST_RECORD)).moves
            if moves in seen:
                file.unlink()
            seen.add(moves)

    def _save(self, number: int, text: str) -> None:
        if text:
            _write(self._path / self._plan.file(number), text)
        self.done.add(number)
        self._write_status()

    def _write_status(self) -> None:
        _write(self._path / STATUS, json.dumps({"plan": asdict(self._plan), "done": sorted(self.done)}) + "\n")

    def _read(self, status: Path) -> set[int]:
        try:
            found = json.loads(read_text(status, LARGEST_STATUS))
            theirs, done = dict(found["plan"]), _numbers(found["done"])
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            if isinstance(error, UserError):
                raise
            raise UserError(Text("puzzle-folder", {"file": str(self._path)})) from error
        differing = [name for name, value in asdict(self._plan).items() if theirs.get(name) != value]
        if differing:
            raise UserError(Text("puzzle-plan", {"file": str(self._path), "names": ", ".join(differing)}))
        return done


def _numbers(values: Iterable[object]) -> set[int]:
    numbers = {value for value in values if isinstance(value, int)}
    if len(numbers) != len(list(values)):
        raise ValueError("not numbers")
    return numbers


def _write(path: Path, text: str) -> None:
    """Write a file that is complete or absent, even if the process ends meanwhile."""
    temporary = path.with_name(f".{path.name}.new")
    temporary.write_text(text, encoding="utf-8")
    os.replace(temporary, path)
