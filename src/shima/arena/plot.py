"""Plot of a ladder."""

from pathlib import Path
from typing import Any

from shima.extras import need
from shima.games.game import UserError
from shima.games.text import Text

FORMATS = (".svg", ".png", ".pdf")


def check(path: Path) -> None:
    """Fail before hours of play if the plot could not be drawn."""
    if path.suffix not in FORMATS:
        raise UserError(Text("arena-plot-format", {"file": str(path), "known": ", ".join(FORMATS)}))
    need("matplotlib", "lab")


def plot(standings: list[dict[str, Any]], path: Path, title: str, axis: str) -> None:
    """Plot each player's Elo with its 95 % interval, strongest on top. Equal standings give identical files."""
    matplotlib = need("matplotlib", "lab")
    rows = sorted(standings, key=lambda row: float(row["elo"]))
    elos = [row["elo"] for row in rows]
    below = [row["elo"] - row["interval"][0] for row in rows]
    above = [row["interval"][1] - row["elo"] for row in rows]
    with matplotlib.rc_context({"svg.hashsalt": "shima", "svg.fonttype": "none"}):
        figure = need("matplotlib.figure", "lab").Figure(figsize=(8, 1.2 + 0.5 * len(rows)), layout="constrained")
        axes = figure.subplots()
        axes.errorbar(elos, range(len(rows)), xerr=[below, above], fmt="o", capsize=4, color="#1f4e79")
        for number, elo in enumerate(elos):
            axes.annotate(f"{elo:.0f}", (elo, number), xytext=(0, 7), textcoords="offset points", ha="center")
        axes.set_yticks(range(len(rows)), [row["player"] for row in rows])
        axes.set_ylim(-0.6, len(rows) - 0.2)
        axes.set_xlabel(axis)
        axes.set_title(title)
        axes.grid(axis="x", alpha=0.3)
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
