"""Plot of a calibration curve."""

from pathlib import Path

from shima.arena.calibration.curve import NEAR, Curve
from shima.extras import need


def plot(curves: dict[str, Curve], path: Path, title: str, axes_titles: tuple[str, str]) -> None:
    """Plot the share of won games by chance, with 95 % intervals, for each name. Equal curves give identical files."""
    matplotlib = need("matplotlib", "lab")
    with matplotlib.rc_context({"svg.hashsalt": "shima", "svg.fonttype": "none"}):
        figure = need("matplotlib.figure", "lab").Figure(figsize=(6, 6), layout="constrained")
        axes = figure.subplots()
        axes.fill_between([0, 1], [-NEAR, 1 - NEAR], [NEAR, 1 + NEAR], color="#2e7d32", alpha=0.15, linewidth=0)
        axes.plot([0, 1], [0, 1], color="#555555", linewidth=0.8)
        for (name, curve), colour in zip(curves.items(), ("#1f4e79", "#b3261e"), strict=False):
            axes.errorbar(
                [tenth.predicted for tenth in curve.tenths],
                [tenth.won for tenth in curve.tenths],
                yerr=[min(tenth.reach, 1.0) for tenth in curve.tenths],
                fmt="o-",
                capsize=3,
                color=colour,
                label=name,
            )
        axes.set_xlim(0, 1)
        axes.set_ylim(0, 1)
        axes.set_xlabel(axes_titles[0])
        axes.set_ylabel(axes_titles[1])
        axes.set_title(title)
        axes.grid(alpha=0.3)
        axes.legend(loc="upper left")
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
