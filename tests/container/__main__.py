"""Tests Dockerfile and compose.yaml without Docker: `make container`, as root on Debian.

First every instruction of the Dockerfile is executed in a new Debian root. Then containers are started from the result,
in namespaces as with Docker, and used by clients. `trial_image` and `trial_compose` contain the checks.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tests.container import debian_root
from tests.container.builder import Builder, clone
from tests.container.dockerfile import read

ROOT = Path(__file__).parents[2]
SCRATCH = ROOT / "build" / "container"
NEEDED = {"debootstrap": "debootstrap", "ip": "iproute2", "setpriv": "util-linux", "nsenter": "util-linux"}
ALONE = ("unshare", "--net", "--pid", "--mount-proc", "--fork", "--kill-child")
"""Each trial has its own network and processes, so that nothing is left when it ends."""
SERVICES = "caddy postgresql wget"
"""Replaces the other images of compose.yaml."""


def main() -> None:
    missing = sorted({package for program, package in NEEDED.items() if shutil.which(program) is None})
    if os.geteuid() != 0:
        sys.exit("make container needs root: it makes Debian systems and enters them")
    if missing:
        sys.exit(f"make container needs more: apt install {' '.join(missing)}")
    began = time.monotonic()
    cache = SCRATCH.with_name("container-cache")
    shutil.rmtree(SCRATCH, ignore_errors=True)
    base, services = SCRATCH / "base", SCRATCH / "services"
    (image,) = {stage.base for stage in read((ROOT / "Dockerfile").read_text())}
    debian_root.make_root(image, base, cache)
    print(f"{time.monotonic() - began:7.1f} s  FROM {image}", flush=True)
    Builder(ROOT, SCRATCH, base).build()
    clone(base, services)
    install = f"apt-get update && apt-get install -y --no-install-recommends {SERVICES}"
    debian_root.run(services, install, {"PATH": debian_root.PLAIN_PATH, "DEBIAN_FRONTEND": "noninteractive"})
    for trial in ("trial_image", "trial_compose"):
        command = [sys.executable, "-m", f"tests.container.{trial}", str(SCRATCH)]
        subprocess.run([*ALONE, *command], check=True, cwd=ROOT)
    print(f"{time.monotonic() - began:7.1f} s  in all")


if __name__ == "__main__":
    main()
