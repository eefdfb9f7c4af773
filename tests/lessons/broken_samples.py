"""Invalid lessons: a valid sample with one line changed."""

import shutil
from pathlib import Path

SAMPLES = Path(__file__).parent / "samples"


def broken_copy(folder: Path, file: str, old: str, new: str, sample: str = "first-dice") -> tuple[Path, int]:
    """Copy the sample, replacing the first line that starts with `old`. Return the folder and the line's number."""
    copy = folder / sample
    shutil.copytree(SAMPLES / sample, copy)
    lines = (copy / file).read_text(encoding="utf-8").split("\n")
    number = next(number for number, line in enumerate(lines) if line.startswith(old))
    lines[number : number + 1] = [new] if new else []
    (copy / file).write_text("\n".join(lines), encoding="utf-8")
    return copy, number + 1
