"""Tests `docker run -p 8000:8000 -v shima:/data shima` with the image that the Dockerfile built.

The server is process 1 of its container, as an unprivileged user, with its own address and one volume.
"""

import shutil
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from tests.container.container import Container, make_volume
from tests.container.image import Image, image_of
from tests.container.networks import make_network
from tests.container.visitor import Game, Report, find_again, play_some, visitor

ROOT = Path(__file__).parents[2]
SUBNET = "10.213.78.0/24"
ADDRESS = "10.213.78.2"
TYPED = "http://192.168.1.20:8000"
"""The URL in the home network. Docker forwards it to the container's port unchanged."""
UNWANTED = ("cc", "gcc", "node", "npm", "pip", "pip3")


def main(scratch: Path) -> None:
    report = Report()
    image = image_of(ROOT / "Dockerfile", scratch)
    check_content(image)
    size, debian = megabytes(image.root), megabytes(scratch / "base")
    report(f"the image has a compiled engine, but no compiler, Node or pip; {size} MB, of which Debian is {debian} MB")
    shutil.rmtree(scratch / "volume", ignore_errors=True)
    shutil.rmtree(scratch / "other", ignore_errors=True)
    volume = make_volume(scratch / "volume", image.root, image.volume)
    container = Container(
        folder=scratch / "container",
        root=image.root,
        command=image.command,
        environment=image.environment,
        networks=[(make_network(SUBNET), ADDRESS)],
        user=image.user,
        workdir=image.workdir,
        volumes={image.volume: volume},
    )
    container.start()
    container.wait_until(*image.health)
    report("healthy, as user", image.user)
    game = first_visit(report)
    check_backup(container, volume)
    report("backed up by `docker exec` into the volume")
    stop(container, image, report)
    check_volume(volume, image)
    report("the volume holds everything, readable by its owner only:", *sorted(path.name for path in volume.iterdir()))

    look_again(container, image, game)
    report("started again on the same volume: the game is there")
    stop(container, image, report)

    restore(container, image, scratch)
    look_again(container, image, game)
    report("the copy restored into a new volume: the game is there")
    stop(container, image, report)


def check_content(image: Image) -> None:
    path = ":".join(f"{image.root}{folder}" for folder in image.environment["PATH"].split(":"))
    for program in UNWANTED:
        assert not shutil.which(program, path=path), program
    probe = "from shima.games import game; print(game.__file__)"
    found = subprocess.run(
        ["chroot", str(image.root), "/opt/shima/bin/python", "-c", probe], check=True, capture_output=True, text=True
    )
    assert found.stdout.strip().endswith(".so"), found.stdout


def megabytes(root: Path) -> int:
    return int(subprocess.run(["du", "-sm", str(root)], check=True, capture_output=True, text=True).stdout.split()[0])


def first_visit(report: Report) -> Game:
    with visitor(ADDRESS, TYPED) as ann:
        page = ann.get("/").raise_for_status()
        assert "<title>Shima" in page.text
        assert ann.get("/api/health").json() == {"status": "ok"}
        report("page and API answer to", TYPED)
        game = play_some(ann, "Ann")
        report("a game with a bot,", game.seen["moves"], "moves")
        foreign = ann.post("/api/me", json={"name": "Eve"}, headers={"Origin": "http://evil.example"})
        assert foreign.status_code == 403
        assert ann.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 403
        report("pages of other sites are refused, and so is a visitor who claims to be this machine")
        return game


def check_backup(container: Container, volume: Path) -> None:
    answer = container.run("shima", "backup", "/data/copy.sqlite3")
    assert answer.returncode == 0, answer.stderr
    assert (volume / "copy.sqlite3").stat().st_size > 0


def look_again(container: Container, image: Image, game: Game) -> None:
    container.start()
    container.wait_until(*image.health)
    with visitor(ADDRESS, TYPED) as again:
        find_again(again, game)


def restore(container: Container, image: Image, scratch: Path) -> None:
    """`docker run --rm -v other:/data -v copies:/copies:ro shima restore /copies/copy.sqlite3`."""
    copies = {"/copies": container.volumes[image.volume]}
    container.volumes = {image.volume: make_volume(scratch / "other", image.root, image.volume)}
    command = [*image.entry_point, "restore", "/copies/copy.sqlite3"]
    other = replace(container, folder=scratch / "restore", command=command, shown=copies)
    other.start()
    assert other.wait() == 0, other.log


def stop(container: Container, image: Image, report: Report) -> None:
    code = container.stop(signal.Signals[image.stop_signal])
    assert code == 0, container.log
    assert container.written() == []
    report(f"{image.stop_signal} stops it with status 0; nothing was written outside the volume")


def check_volume(volume: Path, image: Image) -> None:
    user = int(image.user.split(":")[0])
    for path in (volume, *volume.rglob("*")):
        state = path.stat()
        assert state.st_uid == user, path
        assert state.st_mode & 0o077 == 0, path


if __name__ == "__main__":
    main(Path(sys.argv[1]))
