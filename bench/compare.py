"""Compares the speed of this tree with that of an earlier revision, in one run, as ratios.

    .venv-bench/bin/python bench/compare.py [--revision HEAD] [--rounds 9] [--json]

Both are built as compiled wheels in build/compare. Then `bench/rows.py` runs with each of them in turn, so that noise
of the machine affects both. A ratio is the median over the rounds; below 1 this tree is slower. A revision is measured
with its own `bench/rows.py` if it has one, because names may have changed since.
"""

import json
import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from zipfile import ZipFile

ROOT = Path(__file__).parent.parent
BUILDS = ROOT / "build" / "compare"
BUILDER = ROOT / ".venv-build" / "bin" / "python"
SCRIPT = Path("bench/rows.py")

Rows = dict[str, float]


def output(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def revision_tree(revision: str) -> Path:
    """Extract the files of the revision into their own folder."""
    commit = output("git", "rev-parse", "--short", f"{revision}^{{commit}}")
    tree = BUILDS / commit
    if not tree.is_dir():
        new = BUILDS / f"{commit}-new"
        shutil.rmtree(new, ignore_errors=True)
        new.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, stdout=subprocess.PIPE, check=True)
        subprocess.run(["tar", "-x", "-C", str(new)], input=archive.stdout, check=True)
        new.rename(tree)
    return tree


def built(tree: Path, name: str) -> Path:
    """Build the compiled package of that tree. Return a folder for the module path."""
    wheels, package = BUILDS / f"{name}-wheel", BUILDS / f"{name}-package"
    shutil.rmtree(wheels, ignore_errors=True)
    shutil.rmtree(package, ignore_errors=True)
    environment = os.environ | {"SHIMA_PURE": "0", "HATCH_QUIET": "1"}
    command = [str(BUILDER), "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
    log = BUILDS / f"{name}.log"
    with log.open("w") as file:
        if subprocess.run(command, cwd=tree, env=environment, stdout=file, stderr=file, check=False).returncode:
            sys.exit(f"{name} could not be built: see {log}")
    with ZipFile(next(wheels.glob("*.whl"))) as wheel:
        wheel.extractall(package)
    return package


def measured(tree: Path, package: Path, seconds: float, seed: int) -> Rows:
    """Measure one round in a separate process."""
    script = tree / SCRIPT if (tree / SCRIPT).is_file() else ROOT / SCRIPT
    command = [sys.executable, "-P", str(script), "--seconds", str(seconds), "--seed", str(seed)]
    run = subprocess.run(command, env=os.environ | {"PYTHONPATH": str(package)}, stdout=subprocess.PIPE, check=True)
    report = json.loads(run.stdout)
    if report["build"] != "compiled":
        sys.exit(f"{package} is not compiled")
    rows: Rows = report["rows"]
    return rows


@dataclass(frozen=True)
class Entry:
    """A row of the report: medians over the rounds."""

    before: int
    after: int
    ratio: float
    ratios: list[float]
    """The ratios of all rounds, in ascending order."""


def compared(before: list[Rows], after: list[Rows]) -> dict[str, Entry]:
    """Compare the rows that both sides have."""
    report: dict[str, Entry] = {}
    for row in before[0].keys() & after[0].keys():
        ratios = sorted(round(late[row] / early[row], 3) for early, late in zip(before, after, strict=True))
        old, new = (round(median(rows[row] for rows in side)) for side in (before, after))
        report[row] = Entry(old, new, median(ratios), ratios)
    return report


def main() -> None:
    parser = ArgumentParser(description="The speed of this tree compared with an earlier revision.")
    parser.add_argument("--revision", default="HEAD", help="the earlier revision")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.3, help="processor time for each row and round")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()

    earlier = revision_tree(args.revision)
    trees = {"before": earlier, "after": ROOT}
    packages = {name: built(tree, name) for name, tree in trees.items()}
    rounds: dict[str, list[Rows]] = {name: [] for name in trees}
    for number in range(args.rounds):
        for name in sorted(trees, reverse=number % 2 == 0):
            rounds[name].append(measured(trees[name], packages[name], args.seconds, number + 1))

    report = compared(rounds["before"], rounds["after"])
    if args.json:
        rows = {row: asdict(entry) for row, entry in report.items()}
        print(json.dumps({"revision": earlier.name, "rounds": args.rounds, "rows": rows}, indent=2))
        return
    print(f"{'per second of processor time':28} {earlier.name:>12} {'this tree':>12}  ratio  (least – most)")
    for row, entry in sorted(report.items()):
        least, most = entry.ratios[0], entry.ratios[-1]
        print(f"{row:28} {entry.before:12,} {entry.after:12,}  {entry.ratio:5.2f}  ({least:.2f} – {most:.2f})")


if __name__ == "__main__":
    main()
