"""Plots time series as SVG without a library: `python bench/siege_plot.py soak.json soak.svg`."""

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from pathlib import Path
from typing import Any

WIDTH, HEIGHT, LEFT, TOP, GAP = 860, 150, 70, 30, 50
RIGHT = 130
"""Space for the names of the curves."""
COLOURS = ("#1f6f8b", "#c0563b", "#6a8f3c")
INK, FAINT, ATTACK = "#555", "#ddd", "#c0563b"


@dataclass(frozen=True)
class Panel:
    """Curves on one scale. A logarithmic one starts at 1."""

    title: str
    curves: tuple[tuple[str, str], ...]
    is_log: bool = False


PANELS = (
    Panel("From a move to the other client, ms", (("p50_ms", "p50"), ("p99_ms", "p99")), is_log=True),
    Panel("The event loop's longest work without a pause, ms", (("loop_ms", "loop"),), is_log=True),
    Panel("Memory, MB", (("server_mb", "server"), ("together_mb", "with workers"))),
    Panel("Open files", (("files", "files"),)),
    Panel("The bot's longest answer, s", (("bot_s", "bot"),)),
)


def draw(rows: Sequence[dict[str, Any]]) -> str:
    """Draw one panel below the other, with attacks shaded. Values that the server does not report have no panel."""
    longest = max(float(row["minute"]) for row in rows) or 1.0
    known = [panel for panel in PANELS if any(_known(rows, key) for key, _ in panel.curves)]
    parts = [_panel(panel, rows, longest, TOP + n * (HEIGHT + GAP)) for n, panel in enumerate(known)]
    height = TOP + len(known) * (HEIGHT + GAP)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + RIGHT} {height}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}">'
    )
    back = f'<rect width="{LEFT + WIDTH + RIGHT}" height="{height}" fill="#fff"/>'
    return "\n".join([head, back, *parts, "</svg>\n"])


def _panel(panel: Panel, rows: Sequence[dict[str, Any]], longest: float, top: float) -> str:
    highest = max(float(row[key]) for key, _ in panel.curves for row in _known(rows, key))
    marks = _decades(highest) if panel.is_log else _steps(highest)

    def x(minute: float) -> float:
        return round(LEFT + WIDTH * minute / longest, 1)

    def y(value: float) -> float:
        share = log10(max(value, 1.0)) / log10(marks[-1]) if panel.is_log else value / marks[-1]
        return round(top + HEIGHT * (1 - share), 1)

    parts = [f'<text x="{LEFT}" y="{top - 8}" font-weight="bold">{panel.title}</text>', *_attacks(rows, x, top)]
    for mark in marks:
        parts.append(f'<path d="M{LEFT} {y(mark)}h{WIDTH}" stroke="{FAINT}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(mark) + 4}" text-anchor="end">{mark:g}</text>')
    for mark in _steps(longest):
        if mark <= longest:
            parts.append(f'<text x="{x(mark)}" y="{top + HEIGHT + 15}" text-anchor="middle">{mark:g} min</text>')
    for (key, name), colour in zip(panel.curves, COLOURS, strict=False):
        known = _known(rows, key)
        points = " ".join(f"{x(float(row['minute']))},{y(float(row[key]))}" for row in known)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        last = y(float(known[-1][key]))
        parts.append(f'<text x="{LEFT + WIDTH + 6}" y="{last + 4}" fill="{colour}">{name}</text>')
    return "\n".join(parts)


def _known(rows: Sequence[dict[str, Any]], key: str) -> list[dict[str, Any]]:
    return [row for row in rows if row[key] is not None]


def _attacks(rows: Sequence[dict[str, Any]], x: Any, top: float) -> list[str]:
    """Return shaded areas for the times of attacks."""
    shades: list[str] = []
    before = 0.0
    for row in rows:
        minute = float(row["minute"])
        if row["attack"]:
            wide = round(x(minute) - x(before), 1)
            shades.append(
                f'<rect x="{x(before)}" y="{top}" width="{wide}" height="{HEIGHT}" fill="{ATTACK}" opacity="0.12">'
                f"<title>{row['attack']}</title></rect>"
            )
        before = minute
    return shades


def _steps(highest: float) -> list[float]:
    """Return round numbers from 0 to at least the highest value."""
    raw = max(highest, 1e-9) / 4
    power = 10.0 ** floor(log10(raw))
    step = next(power * each for each in (1, 2, 5, 10) if power * each >= raw)
    return [round(step * n, 10) for n in range(ceil(highest / step) + 1)]


def _decades(highest: float) -> list[float]:
    return [10.0**n for n in range(max(1, ceil(log10(max(highest, 1.1)))) + 1)]


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(draw(json.loads(Path(sys.argv[1]).read_text())["rows"]))
