"""Installs a distribution of Shima in a fresh virtual environment and plays a game with it.

    python3.12 tests/release/trial.py dist/shima-0.1.0-py3-none-any.whl --build pure

Uses the standard library only, so that any interpreter can run it. First the base package is installed: it plays
both games against level3 and verifies the records. Then the extra `serve` is added: the server answers requests.
"""

import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from argparse import ArgumentParser
from pathlib import Path

GAMES = ("tokaido-duo", "yamatai")
SERVER_LIBRARIES = ("fastapi", "sqlalchemy", "uvicorn")
WHICH_BUILD = "from shima.games import game; print('pure' if game.__file__.endswith('.py') else 'compiled')"
TIMEOUT = 600.0


class Environment:
    """A fresh virtual environment in its own folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
        self.python = str(folder / "venv" / "bin" / "python")
        self.variables = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHONPATH", "SHIMA_"))
        }
        self.variables |= {"SHIMA_HOME": str(folder / "home"), "SHIMA_LANGUAGE": "en", "PYTHONWARNINGS": ""}

    def run(self, *command: str) -> str:
        """Return the output of a Python command. Exit if it fails."""
        whole = [self.python, *command]
        done = subprocess.run(whole, cwd=self.folder, env=self.variables, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done.stdout.strip()

    def install(self, requirement: str) -> None:
        self.run("-m", "pip", "install", "--quiet", "--disable-pip-version-check", requirement)


def try_base(environment: Environment, build: str) -> None:
    """Without extras: the right build, no server libraries, and a game of each against level3."""
    found = environment.run("-c", WHICH_BUILD)
    if found != build:
        sys.exit(f"installed is the {found} build, not the {build} one")
    for library in SERVER_LIBRARIES:
        if environment.run("-c", f"import importlib.util as u; print(u.find_spec('{library}') is None)") != "True":
            sys.exit(f"{library} came with the base package")
    for game in GAMES:
        players = ("--players", "random,level3", "--games", "1")
        environment.run("-m", "shima", "simulate", game, *players, "--save", f"games-{game}")
        environment.run("-m", "shima", "verify", f"games-{game}")


def try_server(environment: Environment) -> None:
    """With the extra `serve`: pages and API answer."""
    command = [environment.python, "-m", "shima", "serve", "--port", "0"]
    with subprocess.Popen(
        command, cwd=environment.folder, env=environment.variables, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            address = next((found[0] for line in server.stdout if (found := re.search(r"http://\S+\d", line))), None)
            if address is None:
                sys.exit("the server ended before it told its address")
            health = urllib.request.urlopen(f"{address}/api/health", timeout=TIMEOUT).status
            page = urllib.request.urlopen(address, timeout=TIMEOUT).read().decode()
            if health != 200 or "<script" not in page:
                sys.exit(f"the server answers {health}, and its page is {page[:200]!r}")
        finally:
            server.terminate()


def main() -> None:
    parser = ArgumentParser(description="Try a distribution in a fresh environment.")
    parser.add_argument("distribution", type=Path)
    parser.add_argument("--build", choices=("compiled", "pure"), required=True, help="what must be installed")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = Environment(Path(folder))
        environment.install(str(args.distribution.resolve()))
        try_base(environment, args.build)
        environment.install(f"{args.distribution.resolve()}[serve]")
        try_server(environment)
    print(f"Python {sys.version.split()[0]}: {args.distribution.name}, {args.build}: both games played, served")


if __name__ == "__main__":
    main()
