"""The Pythons that a release is tried with: those installed here, and those of a Debian release."""

import os
import shutil
import subprocess
from abc import ABC, abstractmethod
from pathlib import Path

from tests.container import roots

TRIAL = Path(__file__).parent / "trial.py"
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")


class Python(ABC):
    version: str
    """Without the last part: 3.12."""

    @abstractmethod
    def build_wheel(self, sdist: Path, folder: Path, pure: str) -> Path:
        """The wheel that pip makes of the sdist; `pure` is SHIMA_PURE."""

    @abstractmethod
    def trial(self, distribution: Path, build: str) -> None:
        """Run `trial.py`."""


class Installed(Python):
    """An interpreter on this machine."""

    def __init__(self, version: str, path: str) -> None:
        self.version = version
        self.path = path

    def build_wheel(self, sdist: Path, folder: Path, pure: str) -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        before = set(folder.glob("*.whl"))
        command = [self.path, "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(folder), str(sdist)]
        subprocess.run(command, env=os.environ | {"SHIMA_PURE": pure}, check=True)
        return (set(folder.glob("*.whl")) - before).pop()

    def trial(self, distribution: Path, build: str) -> None:
        subprocess.run([self.path, str(TRIAL), str(distribution), "--build", build], check=True)


class OfDebian(Python):
    """An interpreter in a root folder of Debian."""

    def __init__(self, version: str, root: Path) -> None:
        self.version = version
        self.root = root

    def build_wheel(self, sdist: Path, folder: Path, pure: str) -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        made = self.root / "made"
        shutil.rmtree(made, ignore_errors=True)
        shutil.copy(sdist, self.root / "tmp")
        python = f"python{self.version}"
        command = f"{python} -m venv /builder && /builder/bin/pip wheel -q --no-deps -w /made /tmp/{sdist.name}"
        roots.run(self.root, command, {"SHIMA_PURE": pure, "PATH": roots.PLAIN_PATH})
        return shutil.copy(next(made.glob("*.whl")), folder)

    def trial(self, distribution: Path, build: str) -> None:
        for file in (distribution, TRIAL):
            shutil.copy(file, self.root / "tmp")
        command = f"python{self.version} /tmp/{TRIAL.name} /tmp/{distribution.name} --build {build}"
        roots.run(self.root, command, {"PATH": roots.PLAIN_PATH})
        print(f"Debian's Python {self.version}: {distribution.name}, {build}: both games played, served", flush=True)


def installed() -> list[Python]:
    """The supported Pythons of this machine, one of each version: on the path, or installed by pyenv."""
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    found: list[Python] = []
    for version in SUPPORTED:
        name = f"python{version}"
        paths = [shutil.which(name), *sorted(map(str, pyenv.glob(f"versions/{version}.*/bin/{name}")))]
        usable = [path for path in paths if path and _is_complete(path)]
        found += [Installed(version, path) for path in usable[:1]]
    return found


def _is_complete(path: str) -> bool:
    """Whether extensions can be compiled with this interpreter, and packages installed."""
    code = "import pip, ensurepip, sysconfig; open(sysconfig.get_path('include') + '/Python.h')"
    return subprocess.run([path, "-c", code], capture_output=True, check=False).returncode == 0


def of_debian(suite: str, root: Path, known: set[str]) -> list[Python]:
    """The supported Pythons of a Debian release that are not among the known ones."""
    roots.make_root(f"debian:{suite}-slim", root, root.parent / "archives")
    roots.run(root, "apt-get -qq update && apt-get -qq install -y gcc libc6-dev", {"PATH": roots.PLAIN_PATH})
    found: list[Python] = []
    for version in SUPPORTED:
        if version not in known:
            packages = f"python{version}-venv python{version}-dev"
            try:
                roots.run(root, f"apt-get -qq install -y {packages}", {"PATH": roots.PLAIN_PATH})
            except SystemExit:
                continue
            found.append(OfDebian(version, root))
    return found
