"""Builds an image from a Dockerfile without Docker: each stage is a folder that the instructions change."""

import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from tests.container import debian_root, dockerfile
from tests.container.dockerfile import Stage, Step
from tests.container.image import IMAGE


class Builder:
    """Executes the stages of the Dockerfile in `context`, in folders of `scratch`."""

    def __init__(self, context: Path, scratch: Path, base: Path) -> None:
        self.context = context
        self.scratch = scratch
        self.base = base
        self.sent = dockerfile.sent((context / ".dockerignore").read_text())
        self.stages: dict[str, Path] = {}

    def build(self) -> None:
        """Build all stages. The last one, which has no name, is the image."""
        for stage in dockerfile.read((self.context / "Dockerfile").read_text()):
            self._stage(stage)

    def _stage(self, stage: Stage) -> None:
        root = self.scratch / (stage.name or IMAGE)
        clone(self.base, root)
        self.stages[stage.name] = root
        environment = {"PATH": debian_root.PLAIN_PATH}
        folder = "/"
        for step in stage.steps:
            began = time.monotonic()
            if step.name == "RUN":
                debian_root.run(root, step.text, environment, folder)
            elif step.name == "COPY":
                self._copy(root, folder, step)
            elif step.name == "ENV":
                environment = dockerfile.environment(step, environment)
            elif step.name == "WORKDIR":
                folder = step.text
                (root / folder.lstrip("/")).mkdir(parents=True, exist_ok=True)
            print(f"{time.monotonic() - began:7.1f} s  {str(step)[:120]}", flush=True)

    def _copy(self, root: Path, folder: str, step: Step) -> None:
        """COPY the contents of folders, and files into a folder or under another name."""
        *sources, target = [word for word in step.words if not word.startswith("--")]
        place = root / folder.lstrip("/") / target if not target.startswith("/") else root / target.lstrip("/")
        stage = step.options.get("from")
        for source in sources:
            path = self.stages[stage] / source.lstrip("/") if stage else self.context / source
            into = place / path.name if path.is_file() and (target.endswith("/") or place.is_dir()) else place
            copy(path, into, (lambda _: True) if stage else self._is_sent)

    def _is_sent(self, path: Path) -> bool:
        return self.sent(path.relative_to(self.context).as_posix())


def clone(source: Path, target: Path) -> None:
    """Copy a folder with owners and modes."""
    subprocess.run(["cp", "-a", str(source), str(target)], check=True)


def copy(source: Path, target: Path, wanted: Callable[[Path], bool]) -> None:
    """Copy a file, or the wanted part of a folder. Copying nothing is an error, as in Docker."""
    if source.is_dir():
        target.mkdir(parents=True, exist_ok=True)
        for child in source.iterdir():
            if child.is_symlink():
                (target / child.name).symlink_to(child.readlink())
            elif wanted(child):
                copy(child, target / child.name, wanted)
    elif wanted(source):
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, target)
    else:
        raise FileNotFoundError(f"{source} is kept out of the build by .dockerignore")
