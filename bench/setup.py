"""How long `make play` takes from a fresh clone to the open page, compared with an earlier revision.

    .venv/bin/python bench/setup.py [--revision HEAD] [--revision HEAD~1] [--json]

Each revision is cloned and started three times: with empty caches of pip, uv and npm (cold), in another fresh clone
with these caches (warm), and once more in the same clone (again). A small program acts as the browser: it fetches the
page, and the clock stops. Run it on an idle machine.
"""

import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
TIMEOUT = 1800.0
BROWSER = """\
import sys, urllib.request
page = urllib.request.urlopen(sys.argv[1]).read().decode()
open({done!r}, "w").write("ok" if "<script" in page else page)
"""
FOLDERS = (".venv", ".venv-build", ".tools", "client/node_modules")


@dataclass(frozen=True)
class Start:
    """One `make play`, until the page is open."""

    seconds: float
    processor_seconds: float
    """Of all processes, including the start and end of the server."""


def cloned(revision: str, folder: Path) -> Path:
    subprocess.run(["git", "clone", "-q", str(ROOT), str(folder)], check=True)
    subprocess.run(["git", "checkout", "-q", "--detach", revision], cwd=folder, check=True)
    return folder


def environment(scratch: Path, done: Path) -> dict[str, str]:
    """Return the environment: separate caches, a separate home, and a program that acts as the browser."""
    browser = scratch / "browser.py"
    browser.write_text(BROWSER.format(done=str(done)))
    caches = {"PIP_CACHE_DIR": "pip", "UV_CACHE_DIR": "uv", "npm_config_cache": "npm", "SHIMA_HOME": "home"}
    variables = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "SHIMA_STARTED")}
    variables |= {name: str(scratch / folder) for name, folder in caches.items()}
    return variables | {"SHIMA_PORT": "0", "BROWSER": f"{sys.executable} {browser} %s &"}


def play(clone: Path, scratch: Path) -> Start:
    """Start `make play`, wait for the page, and stop the server."""
    done = scratch / "done"
    done.unlink(missing_ok=True)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    started = time.monotonic()
    with (scratch / "log").open("w") as log:
        server = subprocess.Popen(
            ["make", "play"], cwd=clone, env=environment(scratch, done), stdout=log, stderr=log, start_new_session=True
        )
        try:
            while not (done.is_file() and done.read_text()):
                if server.poll() is not None or time.monotonic() - started > TIMEOUT:
                    sys.exit(f"no page came:\n{(scratch / 'log').read_text()}")
                time.sleep(0.02)
            seconds = time.monotonic() - started
        finally:
            with suppress(ProcessLookupError):
                os.killpg(server.pid, signal.SIGINT)
            server.wait()
    if done.read_text() != "ok":
        sys.exit(f"the page is not ours: {done.read_text()}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Start(round(seconds, 1), round(spent, 1))


def megabytes(folder: Path) -> int:
    """Return the size on disk. A file with several hard links counts once."""
    files = {status.st_ino: status.st_blocks * 512 for status in (path.lstat() for path in folder.rglob("*"))}
    return round(sum(files.values()) / 1e6)


def measured(revision: str) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        first = cloned(revision, scratch / "first")
        starts = {"cold": play(first, scratch)}
        sizes = {folder: megabytes(first / folder) for folder in FOLDERS if (first / folder).is_dir()}
        shutil.rmtree(first)
        second = cloned(revision, scratch / "second")
        starts["warm"] = play(second, scratch)
        starts["again"] = play(second, scratch)
        return {"starts": {kind: asdict(start) for kind, start in starts.items()}, "megabytes": sizes}


def main() -> None:
    parser = ArgumentParser(description="From a fresh clone to the open page.")
    parser.add_argument("--revision", action="append", help="what to clone; can be given several times")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    load = os.getloadavg()[0]
    report = {revision: measured(revision) for revision in args.revision or ["HEAD"]}
    if args.json:
        print(json.dumps({"cores": os.cpu_count(), "load_before": round(load, 2), "revisions": report}, indent=2))
        return
    print(f"{os.cpu_count()} cores, load {load:.1f} before the start")
    for revision, entry in report.items():
        print(f"{revision}: {entry}")


if __name__ == "__main__":
    main()
