"""Tests `docker compose up` with the services of compose.yaml: over plain HTTP, and with TLS."""

import json
import shutil
import signal
import socket
import ssl
import sys
from pathlib import Path

import httpx
from websockets.sync.client import connect

from tests.container import compose
from tests.container.image import Image, image_of
from tests.container.services import Services
from tests.container.visitor import Game, Report, find_again, play_some, visitor
from tests.waiting import TIMEOUT
from tests.web.servers import NO_CERTIFICATES, act

ROOT = Path(__file__).parents[2]
PEOPLE = 2
"""New people per hour and address. A low limit shows which addresses the server distinguishes."""
AUTHORITY = "caddy/caddy/pki/authorities/local/root.crt"


def main(scratch: Path) -> None:
    report = Report()
    image = image_of(ROOT / "Dockerfile", scratch)
    game = try_origin("http://localhost", image, scratch, report, None)
    try_origin("https://localhost", image, scratch, report, game)


def try_origin(origin: str, image: Image, scratch: Path, report: Report, earlier: Game | None) -> Game:
    """Visit all services at this address. A game from an `earlier` visit must still exist."""
    values = compose.variables((ROOT / ".env.example").read_text())
    values |= {"SHIMA_ORIGIN": origin, "POSTGRES_PASSWORD": "a1b2c3d4e5f6"}
    services = Services(compose.read((ROOT / "compose.yaml").read_text(), values), image, scratch, ROOT)
    services["server"].environment["SHIMA_ADDRESS_PEOPLE"] = str(PEOPLE)
    start(services, image)
    report(origin, "database, server and proxy are healthy")
    certificates = NO_CERTIFICATES
    if origin.startswith("https"):
        certificates = ssl.create_default_context(cafile=str(scratch / "volumes" / AUTHORITY))
    proxy = services["proxy"].address
    with visitor(proxy, origin, certificates=certificates) as ann:
        check_page(ann, origin)
        if earlier is not None:
            find_again(ann, earlier)
            del ann.headers["Cookie"]
            report(origin, "the game from before is there")
        game = play_some(ann, "Ann")
        report(origin, "page, API and a game with a bot,", game.seen["moves"], "moves")
        check_socket(proxy, origin, certificates, ann, game)
        report(origin, "WebSocket through the proxy")
    check_addresses(services, origin, certificates)
    report(origin, "limits count each visitor, claimed addresses are ignored, /metrics is closed")
    copied = services["server"].run("shima", "backup", f"{image.volume}/{origin.partition(':')[0]}.sqlite3")
    assert copied.returncode == 0, copied.stderr
    report(origin, "PostgreSQL backed up into the server's volume")
    check_restart(services, image)
    with visitor(proxy, origin, certificates=certificates) as again:
        find_again(again, game)
    report(origin, "server stopped and started: the game is there")
    lose_database(services, image)
    report(origin, "the health check fails without the database, and recovers with it")
    assert services["server"].stop(signal.Signals[image.stop_signal]) == 0
    assert services["server"].written() == []
    report(origin, "the server wrote nothing outside of its volume")
    services["proxy"].stop(signal.SIGTERM)
    services["database"].stop(signal.SIGINT)
    for network in services.networks.values():
        network.remove()
    return game


def start(services: Services, image: Image) -> None:
    """Start in the order of depends_on, each after the health check of the one before."""
    start_database(services)
    services["server"].start()
    services["server"].wait_until(*image.health)
    services["proxy"].start()
    services["proxy"].wait_until(*health(services, "proxy"))


def start_database(services: Services) -> None:
    services["database"].start()
    services["database"].wait_until(*health(services, "database"))


def health(services: Services, name: str) -> list[str]:
    return compose.command(services.told["services"][name]["healthcheck"]["test"])


def check_page(client: httpx.Client, origin: str) -> None:
    page = client.get("/").raise_for_status()
    assert "<title>Shima" in page.text
    assert ("strict-transport-security" in page.headers) == origin.startswith("https")
    assert client.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 404


def check_socket(proxy: str, origin: str, certificates: ssl.SSLContext, client: httpx.Client, game: Game) -> None:
    """Check that chat arrives over the WebSocket."""
    secure = origin.startswith("https")
    with (
        socket.create_connection((proxy, 443 if secure else 80), TIMEOUT) as line,
        connect(
            f"{origin.replace('http', 'ws', 1)}/api/tables/{game.table}/live",
            sock=line,
            ssl=certificates if secure else None,
            additional_headers={"Cookie": f"shima={game.cookie}", "Origin": origin},
            proxy=None,
        ) as live,
    ):
        act(client, game.table, "say", text="hello").raise_for_status()
        while "hello" not in (said := str(live.recv(TIMEOUT))):
            assert json.loads(said)["type"] != "refused"


def check_addresses(services: Services, origin: str, certificates: ssl.SSLContext) -> None:
    """Check that the server uses the addresses seen by the proxy, not those that visitors claim."""
    front = services.networks["front"]
    proxy, claimed = services["proxy"].address, {"X-Forwarded-For": "203.0.113.9"}
    bob_place, eve_place = front.add_visitor(20), front.add_visitor(21)
    with visitor(proxy, origin, comes_from=bob_place, certificates=certificates) as bob:
        for _ in range(PEOPLE):
            welcome = new_person(bob).raise_for_status()
            assert ("; Secure" in welcome.headers["set-cookie"]) == origin.startswith("https")
        assert new_person(bob).status_code == 429
        assert new_person(bob, **claimed).status_code == 429
    with visitor(proxy, origin, comes_from=eve_place, certificates=certificates) as eve:
        new_person(eve).raise_for_status()
    # Another host in the same network that is not the proxy: not trusted.
    server = services["server"].address
    with visitor(server, "http://localhost:8000", comes_from=bob_place) as near:
        assert near.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 403


def new_person(client: httpx.Client, **headers: str) -> httpx.Response:
    client.cookies.clear()
    return client.post("/api/me", json={"name": "Somebody"}, headers=headers)


def check_restart(services: Services, image: Image) -> None:
    assert services["server"].stop(signal.Signals[image.stop_signal]) == 0
    services["server"].start()
    services["server"].wait_until(*image.health)


def lose_database(services: Services, image: Image) -> None:
    """Check that the server is unhealthy without its database, and recovers when it returns."""
    services["database"].stop(signal.SIGINT)
    answer = services["server"].run(*image.health)
    assert answer.returncode == 1
    assert answer.stderr.startswith(("not ready", "no answer")), answer.stderr
    start_database(services)
    services["server"].wait_until(*image.health)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    shutil.rmtree(folder / "volumes", ignore_errors=True)
    main(folder)
