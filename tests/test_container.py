"""Dockerfile, compose.yaml and what belongs to them agree with each other and with the server.

`make container` starts the containers; this only reads the files.
"""

import ipaddress
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest

from shima.web import serve
from shima.web.app import make_app
from shima.web.settings import Settings
from tests.container import compose, dockerfile
from tests.container.image import Image

ROOT = Path(__file__).parents[1]
BUILD, FINAL = dockerfile.read((ROOT / "Dockerfile").read_text())
IMAGE = Image(ROOT, FINAL)
EXAMPLE = compose.variables((ROOT / ".env.example").read_text())
COMPOSE: dict[str, Any] = compose.read((ROOT / "compose.yaml").read_text(), EXAMPLE | {"POSTGRES_PASSWORD": "a1"})
SERVICES: dict[str, Any] = COMPOSE["services"]
SENT = dockerfile.sent((ROOT / ".dockerignore").read_text())
HEALTH = ROOT / "deploy" / "healthy.py"


def copied() -> list[str]:
    """What COPY takes from the project."""
    steps = [step for stage in (BUILD, FINAL) for step in stage.all("COPY") if "from" not in step.options]
    return [source for step in steps for source in step.words[:-1]]


def settings() -> set[str]:
    """The variables that the server reads; another test compares this table with the server."""
    return set(re.findall(r"`(SHIMA_[A-Z_]+)`", (ROOT / "docs" / "hosting.md").read_text()))


def test_all_that_is_copied_is_there_and_sent_to_the_build() -> None:
    assert copied()
    for source in copied():
        assert (ROOT / source).exists(), source
        assert SENT(source), source


def test_nothing_else_is_sent_to_the_build() -> None:
    there = {path.relative_to(ROOT).as_posix() for pattern in ("*", "*/*") for path in ROOT.glob(pattern)}
    names = there | {".env", ".git/config", ".venv/pyvenv.cfg"}
    for name in filter(SENT, names):
        assert any(name == source or name.startswith(f"{source}/") for source in copied()), name


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("src/shima/cli.py", True),
        ("src/shima/__pycache__/cli.pyc", False),
        ("src/shima/games/game.cpython-311.so", False),
        ("src", True),
        ("srcs", False),
        ("deploy/nginx.conf", False),
        ("client/node_modules", False),
    ],
)
def test_the_last_matching_line_of_dockerignore_decides(path: str, kept: bool) -> None:
    assert SENT(path) is kept


def test_an_instruction_that_nobody_tried_is_not_passed_over() -> None:
    with pytest.raises(dockerfile.Unknown, match="ADD"):
        dockerfile.read("FROM debian\nADD https://example.com/x /x\n")


def test_packages_come_from_lock_files_with_hashes() -> None:
    installs = re.findall(r"pip (?:--python \S+ )?install ([^&]*)", "\n".join(map(str, BUILD.steps)))
    assert len(installs) == 3
    for line in installs:
        assert "--require-hashes -r requirements" in line or "--no-index --no-deps dist/" in line


def test_the_image_has_python_and_no_more_from_debian() -> None:
    assert BUILD.base == FINAL.base
    assert re.findall(r"--no-install-recommends ([^&]*?) &&", str(FINAL.steps[0])) == ["python3"]
    assert not any("pip" in str(step) for step in FINAL.steps)


def test_the_server_runs_as_a_user_without_rights() -> None:
    user, group = map(int, IMAGE.user.split(":"))
    assert min(user, group) > 0
    made = str(FINAL.steps[0])
    assert f"--gid {group} shima" in made
    assert f"--uid {user} --gid shima" in made
    assert f"install -d -o shima -g shima -m 700 {IMAGE.volume}" in made


def test_one_volume_holds_all_data() -> None:
    assert len(FINAL.all("VOLUME")) == 1
    assert IMAGE.environment["SHIMA_HOME"] == IMAGE.workdir == IMAGE.volume


def test_the_ports_agree() -> None:
    assert IMAGE.environment["SHIMA_PORT"] == str(IMAGE.port)
    assert f"reverse_proxy server:{IMAGE.port} " in (ROOT / "deploy" / "compose.Caddyfile").read_text()


@pytest.mark.parametrize("given", [IMAGE.environment, *(service["environment"] for service in SERVICES.values())])
def test_every_variable_is_a_setting(given: dict[str, str]) -> None:
    assert {name for name in given if name.startswith("SHIMA_")} <= settings()


class Answers(BaseHTTPRequestHandler):
    """Answers with `status`, and remembers what was asked for."""

    status = 200
    asked: ClassVar[list[str]] = []

    def do_GET(self) -> None:
        self.asked.append(self.path)
        self.send_response(self.status)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing on the screen."""


@contextmanager
def answering(status: int) -> Iterator[int]:
    """The port of a server that answers with this status."""
    Answers.status = status
    with HTTPServer(("127.0.0.1", 0), Answers) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


def check_health(port: int) -> subprocess.CompletedProcess[str]:
    environment = {"SHIMA_PORT": str(port)}
    return subprocess.run([sys.executable, HEALTH], env=environment, capture_output=True, text=True, check=False)


def test_the_health_check_asks_whether_the_server_is_ready() -> None:
    assert IMAGE.health == ["python", FINAL.all("COPY")[-1].words[-1]]
    Answers.asked.clear()
    with answering(200) as port:
        assert check_health(port).returncode == 0
    (path,) = Answers.asked
    assert path in make_app(Settings(database="sqlite://")).openapi()["paths"]


def test_the_health_check_fails_if_the_server_is_not_ready_or_gone() -> None:
    with answering(503) as port:
        ill = check_health(port)
    gone = check_health(port)
    assert (ill.returncode, ill.stderr) == (1, "not ready: status 503\n")
    assert gone.returncode == 1
    assert gone.stderr.startswith("no answer: ")


def test_only_the_proxy_is_reached_from_outside() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert COMPOSE["networks"]["back"]["internal"]
    assert SERVICES["database"]["networks"] == ["back"]
    assert "back" not in SERVICES["proxy"]["networks"]


def test_the_server_believes_the_proxy_and_nobody_else() -> None:
    proxy = ipaddress.ip_address(SERVICES["proxy"]["networks"]["front"]["ipv4_address"])
    (addresses,) = COMPOSE["networks"]["front"]["ipam"]["config"]
    assert SERVICES["server"]["environment"]["SHIMA_PROXIES"] == str(proxy)
    assert proxy in ipaddress.ip_network(addresses["subnet"])
    assert proxy not in ipaddress.ip_network(addresses["ip_range"])


def test_each_service_waits_until_the_one_before_is_healthy() -> None:
    waits = {name: service.get("depends_on", {}) for name, service in SERVICES.items()}
    healthy = {"condition": "service_healthy"}
    assert waits == {"server": {"database": healthy}, "database": {}, "proxy": {"server": healthy}}
    for name, service in SERVICES.items():
        assert service["restart"] == "unless-stopped"
        assert ("healthcheck" in service) == (name != "server")


def test_the_database_is_the_one_that_the_server_asks_for() -> None:
    made = SERVICES["database"]["environment"]
    expected = (
        f"postgresql+asyncpg://{made['POSTGRES_USER']}:{made['POSTGRES_PASSWORD']}@database/{made['POSTGRES_DB']}"
    )
    assert SERVICES["server"]["environment"]["SHIMA_DATABASE"] == expected


def test_all_volumes_of_the_services_are_named_and_the_files_exist() -> None:
    mounted = [line.split(":") for service in SERVICES.values() for line in service["volumes"]]
    assert {source for source, *_ in mounted if not source.startswith("./")} == set(COMPOSE["volumes"])
    assert all((ROOT / source).is_file() for source, *_ in mounted if source.startswith("./"))
    assert f"shima:{IMAGE.volume}" in SERVICES["server"]["volumes"]


def test_docker_waits_longer_than_the_server_needs_to_stop() -> None:
    assert IMAGE.stop_signal == "SIGTERM"
    assert int(SERVICES["server"]["stop_grace_period"].removesuffix("s")) > serve.GRACE


def test_the_example_names_every_variable_and_no_password() -> None:
    used = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text()))
    assert set(EXAMPLE) == used
    assert not EXAMPLE["POSTGRES_PASSWORD"]
    assert ".env" in (ROOT / ".gitignore").read_text().splitlines()


def test_compose_refuses_to_start_without_a_password() -> None:
    with pytest.raises(compose.Missing, match="POSTGRES_PASSWORD"):
        compose.read((ROOT / "compose.yaml").read_text(), EXAMPLE)
