"""Plots of the balance report: one SVG per table, with each value and its 95 % interval."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shima.arena.balance.tally import Estimate
from shima.extras import need

PLOTTED = ("seats", "sources", "ends", "specialists", "tiles", "fleets", "waves", "towns")
INCH = {"panel": 3.2, "label": 3.0, "row": 0.28, "head": 1.1}


@dataclass(frozen=True)
class Panel:
    """One column of a table. A row without a value stays empty."""

    heading: str
    values: tuple[Estimate | None, ...]
    in_percent: bool


def check() -> None:
    """Fail before hours of play if the plots could not be drawn."""
    need("matplotlib", "lab")


def draw(path: Path, title: str, labels: list[str], panels: list[Panel]) -> None:
    """Write the plot. Equal values give identical files."""
    size = (INCH["label"] + INCH["panel"] * len(panels), INCH["head"] + INCH["row"] * len(labels))
    with need("matplotlib", "lab").rc_context({"svg.hashsalt": "shima", "svg.fonttype": "none"}):
        figure = need("matplotlib.figure", "lab").Figure(figsize=size, layout="constrained")
        figure.suptitle(title)
        for axes, panel in zip(figure.subplots(1, len(panels), squeeze=False)[0], panels, strict=True):
            _draw_panel(axes, panel)
            axes.set_yticks(range(len(labels)), labels if panel is panels[0] else [""] * len(labels))
            axes.set_ylim(len(labels) - 0.5, -0.5)
        figure.savefig(path, metadata={"Date": None})


def _draw_panel(axes: Any, panel: Panel) -> None:
    scale = 100 if panel.in_percent else 1
    for row, found in enumerate(panel.values):
        if found is not None:
            axes.plot([found.low * scale, found.high * scale], [row, row], color="#1f4e79", linewidth=2, alpha=0.5)
            axes.plot([found.value * scale], [row], "o", color="#1f4e79", markersize=5)
    axes.set_title(panel.heading, fontsize="medium")
    axes.grid(axis="x", alpha=0.3)
