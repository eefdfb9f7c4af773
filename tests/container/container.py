"""A container without Docker: a process with its own files, processes and network."""

import os
import shlex
import shutil
import signal
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path

from tests.container.debian_root import devices, show
from tests.container.networks import Network

TIMEOUT = 120


@dataclass
class Container:
    """The settings of `docker run`, and the process once it is started. Its files are in `folder`.

    The image is not changed: what the process writes outside its volumes goes to `folder/written`. Files and folders in
    `shown` are read-only.
    """

    folder: Path
    root: Path
    command: list[str]
    environment: dict[str, str]
    networks: list[tuple[Network, str]]
    user: str = "0:0"
    workdir: str = "/"
    volumes: dict[str, Path] = field(default_factory=dict)
    shown: dict[str, Path] = field(default_factory=dict)
    tmpfs: list[str] = field(default_factory=list)
    hosts: dict[str, str] = field(default_factory=dict)
    read_only: bool = False
    process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return self.networks[0][1]

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(errors="replace")

    def start(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        for name in ("written", "work", "root"):
            (self.folder / name).mkdir(parents=True)
        lines = [f"{address} {name}" for name, address in {"localhost": "127.0.0.1", **self.hosts}.items()]
        (self.folder / "hosts").write_text("\n".join(lines) + "\n")
        steps = [["read", "_"], *self._mounts(), ["exec", *self._inside(self.command)]]
        script = " && ".join(shlex.join(step) for step in steps)
        spaces = ["unshare", "--mount", "--pid", "--net", "--fork", "--kill-child", "sh", "-c", script]
        with (self.folder / "log").open("wb") as log:
            self.process = subprocess.Popen(spaces, stdin=subprocess.PIPE, stdout=log, stderr=log)
        inside = self.inside()
        for number, (network, address) in enumerate(self.networks):
            network.attach(inside, f"eth{number}", address)
        assert self.process.stdin is not None
        with self.process.stdin as go:
            go.write(b"\n")

    def _mounts(self) -> list[list[str]]:
        """Return the mounts: the image, a layer for changes, and what every container has."""
        root, folder = self.folder / "root", self.folder
        layers = f"lowerdir={self.root},upperdir={folder}/written,workdir={folder}/work"
        steps = [
            ["mount", "-t", "overlay", "overlay", "-o", layers, str(root)],
            ["mount", "-t", "proc", "proc", f"{root}/proc"],
            *devices(root),
            ["mount", "--bind", f"{folder}/hosts", f"{root}/etc/hosts"],
        ]
        for point, source in self.volumes.items():
            steps += [["mkdir", "-p", f"{root}{point}"], ["mount", "--bind", str(source), f"{root}{point}"]]
        for point, source in self.shown.items():
            steps += show(source, f"{root}{point}")
        steps += [["mount", "-t", "tmpfs", "tmpfs", f"{root}{point}"] for point in self.tmpfs]
        if self.read_only:
            steps.append(["mount", "-o", "remount,ro,bind", str(root)])
        return steps

    def _inside(self, words: list[str]) -> list[str]:
        """Wrap a command to run in the container's root as its user, without privileges unless it is root."""
        user, group = self.user.split(":")
        limits = [] if user == "0" else ["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"]
        become = ["setpriv", f"--reuid={user}", f"--regid={group}", "--clear-groups", *limits]
        values = [f"{name}={value}" for name, value in self.environment.items()]
        return ["chroot", f"{self.folder}/root", *become, "env", "-i", "-C", self.workdir, *values, *words]

    def inside(self) -> int:
        """Return the pid of the container's first process, as seen from outside."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        end = time.monotonic() + TIMEOUT
        while not (found := children.read_text().split()):
            assert self.process.poll() is None, self.log
            assert time.monotonic() < end, self.log
            time.sleep(0.01)
        return int(found[0])

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """As `docker exec`."""
        enter = ["nsenter", "--target", str(self.inside()), "--mount", "--net", "--pid"]
        return subprocess.run(
            [*enter, *self._inside(list(words))], capture_output=True, text=True, check=False, timeout=TIMEOUT
        )

    def wait_until(self, *words: str) -> None:
        """Run a health check until it succeeds."""
        assert self.process is not None
        end = time.monotonic() + TIMEOUT
        while (answer := self.run(*words)).returncode != 0:
            said = f"{answer.stdout}{answer.stderr}\n{self.log}"
            assert self.process.poll() is None, said
            assert time.monotonic() < end, said
            time.sleep(0.2)

    def stop(self, number: signal.Signals) -> int:
        """Signal the first process and return its exit status."""
        os.kill(self.inside(), number)
        return self.wait()

    def wait(self) -> int:
        """Return the exit status of the process."""
        assert self.process is not None
        return self.process.wait(TIMEOUT)

    def written(self) -> list[str]:
        """Return the files that were changed outside the volumes."""
        top = self.folder / "written"
        return sorted(str(path.relative_to(top)) for path in top.rglob("*") if not path.is_dir())


def make_volume(folder: Path, image: Path, point: str) -> Path:
    """Create a volume with the image's files at that point and the same owner."""
    place = image / point.lstrip("/")
    if place.is_dir():
        subprocess.run(["cp", "-a", str(place), str(folder)], check=True)
    else:
        folder.mkdir(parents=True)
    return folder
