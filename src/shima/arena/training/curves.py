"""Plot of a training run: losses and results of the matches, by generation."""

from pathlib import Path

from shima.arena.training.training import Generation
from shima.extras import need


def plot(generations: list[Generation], path: Path, titles: tuple[str, str, str], axis: str) -> None:
    """Plot the losses of values and moves, and the share against the best network before. Can be called at any time."""
    matplotlib = need("matplotlib", "lab")
    numbers = [each.number for each in generations]
    with matplotlib.rc_context({"svg.hashsalt": "shima", "svg.fonttype": "none"}):
        figure = need("matplotlib.figure", "lab").Figure(figsize=(8, 7), layout="constrained")
        value, policy, share = figure.subplots(3, sharex=True)
        value.plot(numbers, [each.value_loss for each in generations], "o-", color="#1f4e79")
        policy.plot(numbers, [each.policy_loss for each in generations], "o-", color="#1f4e79")
        colours = ["#2e7d32" if each.accepted else "#b3261e" for each in generations]
        share.bar(numbers, [each.share for each in generations], color=colours)
        share.axhline(0.5, color="#555555", linewidth=0.8)
        share.set_ylim(0, 1)
        for axes, title in zip((value, policy, share), titles, strict=True):
            axes.set_title(title)
            axes.grid(alpha=0.3)
        share.set_xlabel(axis)
        share.xaxis.get_major_locator().set_params(integer=True)
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
