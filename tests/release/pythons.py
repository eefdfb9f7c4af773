"""The Pythons with which a release is tested: those installed here, and those of a Debian release."""

import os
import shutil
import subprocess
from abc import ABC, abstractmethod
from pathlib import Path

from tests.container import debian_root

TRIAL = Path(__file__).parent / "trial.py"
INSTALL = "apt-get -qq install -y --no-install-recommends"
READY = "root/ready"
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")


class Python(ABC):
    version: str
    """Major and minor version, such as 3.12."""

    @abstractmethod
    def build_wheel(self, sdist: Path, folder: Path, pure: str) -> Path:
        """Build a wheel from the sdist with pip. `pure` is SHIMA_PURE."""

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
        _inside(self.root, command, SHIMA_PURE=pure)
        return Path(shutil.copy(next(made.glob("*.whl")), folder))

    def trial(self, distribution: Path, build: str) -> None:
        for file in (distribution, TRIAL):
            shutil.copy(file, self.root / "tmp")
        command = f"python{self.version} /tmp/{TRIAL.name} /tmp/{distribution.name} --build {build}"
        _inside(self.root, command)
        print(f"Debian's Python {self.version}: {distribution.name}, {build}: both games played, served", flush=True)


def installed() -> list[Python]:
    """Return the supported Pythons of this machine, one per version, on the path or from pyenv."""
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    found: list[Python] = []
    for version in SUPPORTED:
        name = f"python{version}"
        paths = [shutil.which(name), *sorted(map(str, pyenv.glob(f"versions/{version}.*/bin/{name}")))]
        usable = [path for path in paths if path and _is_complete(path)]
        found += [Installed(version, path) for path in usable[:1]]
    return found


def _is_complete(path: str) -> bool:
    """Whether this interpreter can compile extensions and install packages."""
    code = "import pip, ensurepip, sysconfig; open(sysconfig.get_path('include') + '/Python.h')"
    return subprocess.run([path, "-c", code], capture_output=True, check=False).returncode == 0


def of_debian(suite: str, root: Path, known: set[str]) -> list[Python]:
    """Return the supported Pythons of a Debian release that are not known yet. The root is created once."""
    if not (root / READY).exists():
        shutil.rmtree(root, ignore_errors=True)
        debian_root.make_root(f"debian:{suite}-slim", root, root.parent / "archives")
        # A mirror may be older than Debian wants; test with it anyway.
        _inside(root, f"apt-get -qq -o Acquire::Check-Valid-Until=false update && {INSTALL} gcc libc6-dev")
        for version in _packaged(root):
            _inside(root, f"{INSTALL} python{version}-venv python{version}-dev")
        (root / READY).touch()
    return [OfDebian(version, root) for version in _packaged(root) if version not in known]


def _packaged(root: Path) -> list[str]:
    """Return the supported versions packaged in this Debian."""
    packages = [path.read_text(errors="replace") for path in (root / "var/lib/apt/lists").glob("*_Packages")]
    return [version for version in SUPPORTED if any(f"Package: python{version}-venv\n" in text for text in packages)]


def _inside(root: Path, command: str, **variables: str) -> None:
    debian_root.run(root, command, {"PATH": debian_root.PLAIN_PATH, "DEBIAN_FRONTEND": "noninteractive", **variables})
