"""Writes the opening guides as pages of the documentation: `python -m shima.arena.openings.pages docs/openings`.

The counts next to the pages stay as they are: `shima openings` makes new ones. The pages are committed; a test
generates them again and compares.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from shima.arena.openings.page import Page, file_name
from shima.arena.openings.report import Report, read, written
from shima.language import LANGUAGES

PICTURES = "pictures"


def pages(report: Report, stem: str, board: Mapping[str, Any] | None = None) -> dict[str, str]:
    """Return the texts of all files by name: the counts, and page and pictures in every language."""
    found = {f"{stem}.json": written(report)}
    for code in LANGUAGES:
        page = Page(report, code, board)
        found[file_name(stem, code)] = page.text(stem)
        for seats in report.tallies:
            found[file_name(f"{PICTURES}/{stem}-{seats}", code, "svg")] = page.picture(seats)
    return found


def write(report: Report, target: Path, board: Mapping[str, Any] | None = None) -> None:
    """Write the guide as `target` and next to it: counts, other languages and pictures."""
    (target.parent / PICTURES).mkdir(parents=True, exist_ok=True)
    for name, text in pages(report, target.stem, board).items():
        (target.parent / name).write_text(text, encoding="utf-8")


def main(folder: Path) -> None:
    for path in sorted(folder.glob("*.json")):
        write(read(path), path.with_suffix(".md"))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
