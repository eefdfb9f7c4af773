"""Root folders of small Debian systems, and commands that run inside them."""

import os
import re
import shlex
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SETTINGS = re.compile(r"(?i)pip_|npm_config_|https?_proxy$|no_proxy$|ssl_cert_file$|node_extra_ca_certs$|.*_ca_bundle$")
FILES = ("/etc/hosts", "/etc/resolv.conf", "/etc/pip.conf", "~/.config/pip/pip.conf", "~/.npmrc")
NO_SERVICES = "#!/bin/sh\nexit 101\n"
NO_ARCHIVES = 'DPkg::Post-Invoke { "rm -f /var/cache/apt/archives/*.deb /var/cache/apt/*.bin || true"; };\n'
SCRIPTS = Path("/usr/share/debootstrap/scripts")
DEVICES = ("null", "zero", "full", "random", "urandom")
STREAMS = ("stdin", "stdout", "stderr")
PLAIN_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def make_root(image: str, root: Path, cache: Path) -> None:
    """Create a new Debian from this machine's mirrors, in place of `FROM debian:bookworm-slim`."""
    suite = image.removeprefix("debian:").removesuffix("-slim")
    lines = _mirrors(suite)
    cache.mkdir(parents=True, exist_ok=True)
    command = ["debootstrap", "--variant=minbase", f"--cache-dir={cache}", suite, str(root), lines[0].split()[1]]
    if not (SCRIPTS / suite).exists():
        command.append(str(SCRIPTS / "sid"))  # a release newer than this debootstrap
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    (root / "etc/apt/sources.list").write_text("\n".join(lines) + "\n")
    (root / "etc/hosts").touch()
    (root / "etc/resolv.conf").touch()
    # As in Docker's Debian: packages start no services, and leave no archives behind.
    for archive in (root / "var/cache/apt/archives").glob("*.deb"):
        archive.unlink()
    (root / "etc/apt/apt.conf.d/no-archives").write_text(NO_ARCHIVES)
    no_services = root / "usr/sbin/policy-rc.d"
    no_services.write_text(NO_SERVICES)
    no_services.chmod(0o755)


def _mirrors(suite: str) -> list[str]:
    """Return lines for sources.list: this machine's sources of the suite, or its mirror of Debian."""
    form = "--format=deb $(REPO_URI) $(RELEASE) $(COMPONENT)"
    asked = ["apt-get", "indextargets", form, "Created-By: Packages", "Origin: Debian"]
    lines = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.splitlines()
    mine = [line for line in lines if re.fullmatch(rf"{suite}(-\w+)?", line.split()[2])]
    if not lines:
        raise SystemExit("apt knows no sources of Debian on this machine (apt-get update)")
    shortest_first = sorted(mine or lines, key=lambda line: len(line.split()[2]))
    return shortest_first if mine else [f"deb {shortest_first[0].split()[1]} {suite} main"]


def run(root: Path, command: str, environment: dict[str, str], folder: str = "/") -> None:
    """Run a shell command inside, with this machine's network and settings for pip, npm and certificates.

    Some of the machine's own files are readable, none are writable.
    """
    settings = {name: value for name, value in os.environ.items() if SETTINGS.match(name)}
    mounts = [["mount", "-t", "proc", "proc", f"{root}/proc"], *devices(root)]
    mounts.append(["mount", "-t", "tmpfs", "tmpfs", f"{root}/mnt"])
    for name, value in settings.items():
        if value.startswith("/") and Path(value).exists():
            settings[name] = f"/mnt/{name}"
            mounts += show(Path(value), f"{root}/mnt/{name}")
    with _mount_points(root) as points:
        for path, point in points.items():
            mounts += show(path, str(point))
        values = [f"{name}={value}" for name, value in (settings | environment).items()]
        inside = ["chroot", str(root), "env", "-i", "-C", folder, "HOME=/root", *values, "/bin/sh", "-c", command]
        script = " && ".join(shlex.join(line) for line in [*mounts, ["exec", *inside]])
        private = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", script]
        done = subprocess.run(private, check=False, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode:
        raise SystemExit(f"{done.stdout}{done.stderr}\nended with {done.returncode}: {command}")


def devices(root: Path) -> list[list[str]]:
    """Return commands that create the few devices that every container has."""
    steps = [
        ["mount", "-t", "tmpfs", "tmpfs", f"{root}/dev"],
        ["mkdir", "-m", "1777", f"{root}/dev/shm"],
        ["ln", "-s", "/proc/self/fd", f"{root}/dev/fd"],
        *(["ln", "-s", f"/proc/self/fd/{number}", f"{root}/dev/{name}"] for number, name in enumerate(STREAMS)),
    ]
    for device in DEVICES:
        point = f"{root}/dev/{device}"
        steps += [["touch", point], ["mount", "--bind", f"/dev/{device}", point]]
    return steps


def show(path: Path, point: str) -> list[list[str]]:
    """Return commands that mount a file or folder of the machine read-only."""
    make = ["mkdir", "-p", point] if path.is_dir() else ["touch", point]
    return [make, ["mount", "--bind", "-o", "ro", str(path), point]]


@contextmanager
def _mount_points(root: Path) -> Iterator[dict[Path, Path]]:
    """Create mount points for FILES inside the root, and remove them afterwards."""
    paths = [path for name in FILES if (path := Path(name).expanduser()).is_file()]
    points = {path: root / path.relative_to("/") for path in paths}
    made = [each for point in points.values() for each in (point, *point.parents) if not each.exists()]
    try:
        for point in points.values():
            point.parent.mkdir(parents=True, exist_ok=True)
        yield points
    finally:
        for each in sorted(set(made), reverse=True):
            if each.is_file():
                each.unlink()
            elif not any(each.iterdir()):
                each.rmdir()
