"""A small SVG picture: one value with its interval in each row, around zero."""

from collections.abc import Sequence
from html import escape

from shima.arena.openings.tally import Measured

ROW = 22
LABEL = 210
WIDTH = 620
MARGIN = 16
FOOT = 50
STEPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5)
"""Distances between the numbers of the axis."""
MOST_STEPS = 3
STYLE = "font: 13px system-ui, sans-serif; fill: #777"
MINUS = "\N{MINUS SIGN}"
SURE, UNSURE = "#1f4e79", "#9aa7b3"


def picture(title: str, axis: str, rows: Sequence[tuple[str, Measured, bool]]) -> str:
    """Return the picture. Values are shares; rows are marked as significant or not."""
    reach = max([0.01, *(abs(end) for _, found, _ in rows for end in (found.low, found.high))])
    scale = (WIDTH - LABEL - 2 * MARGIN) / (2 * reach)
    zero = LABEL + (WIDTH - LABEL) / 2
    height = ROW * len(rows) + FOOT
    bottom = ROW * len(rows)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f'<path d="M{zero:g} 0V{bottom}" stroke="#999" stroke-dasharray="3 3"/>',
    ]
    for value in _ticks(reach):
        x, shown = zero + scale * value, f"{100 * value:+.0f}".replace("-", MINUS) if value else "0"
        lines.append(f'<text x="{x:.1f}" y="{bottom + 16}" text-anchor="middle" style="{STYLE}">{shown}</text>')
    for number, (label, found, is_sure) in enumerate(rows):
        y = ROW * number + ROW / 2
        colour = SURE if is_sure else UNSURE
        low, middle, high = (zero + scale * value for value in (found.low, found.value, found.high))
        lines += [
            f'<text x="{LABEL - 8}" y="{y + 4:g}" text-anchor="end" style="{STYLE}">{escape(label)}</text>',
            f'<path d="M{low:.1f} {y:g}H{high:.1f}" stroke="{colour}" stroke-width="3" opacity="0.6"/>',
            f'<circle cx="{middle:.1f}" cy="{y:g}" r="5" fill="{colour}"/>',
        ]
    lines += [
        f'<text x="{zero:g}" y="{height - 10}" text-anchor="middle" style="{STYLE}">{escape(axis)}</text>',
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _ticks(reach: float) -> list[float]:
    """Return the values with a number on the axis, the same on both sides of zero."""
    step = next((step for step in STEPS if reach <= (MOST_STEPS + 1) * step), STEPS[-1])
    count = int(reach / step + 1e-9)
    return [step * number for number in range(-count, count + 1)]
