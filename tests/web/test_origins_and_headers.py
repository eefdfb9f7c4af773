"""Allowed origins, headers of every response, and unknown paths."""

import asyncio
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from websockets.exceptions import InvalidStatus

from shima.web.app import make_app
from shima.web.middleware import HEADERS, host_is_ours, origin_is_ours
from shima.web.settings import Settings
from tests.web.clients import anonymous, guests, receive, start_game, watch
from tests.web.servers import ServerProcess, act, open_table, port, raw, show

FOREIGN = (
    "null",
    "http://evil.example",
    "https://localhost.evil.example",
    "http://localhost:1",
    "http://localhost",
    "http://evil.example@localhost:{port}",
    "http://[::1",
    "localhost:{port}",
    "file://",
)


# Origins.


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_cannot_act(server: ServerProcess, origin: str) -> None:
    foreign = {"Origin": origin.format(port=port(server))}
    with guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        before = show(ann, table)
        for answer in (
            ann.post("/api/me", json={"name": "Eve"}, headers=foreign),
            ann.post("/api/tables", json={"game": "yamatai", "chairs": ["", ""]}, headers=foreign),
            ann.post(f"/api/tables/{table}/actions", json={"do": "leave"}, headers=foreign),
            ann.post("/api/me/link", headers=foreign),
            ann.delete("/api/me", headers=foreign),
            ann.put("/api/me/hook", json={"url": "https://1.1.1.1"}, headers=foreign),
            ann.request("PATCH", "/api/me", headers=foreign),
        ):
            assert (answer.status_code, answer.json()["text"]["key"]) == (403, "web-origin")
            assert "access-control-allow-origin" not in answer.headers
        assert ann.get("/api/me").json()["name"] == "Ann"
        assert show(ann, table) == before


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_cannot_open_a_websocket(server: ServerProcess, origin: str) -> None:
    with guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        with (
            pytest.raises(InvalidStatus) as error,
            watch(server, table, ann, Origin=origin.format(port=port(server))),
        ):
            pass
        assert error.value.response.status_code == 403


def test_own_pages_and_programs_can_act(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])  # without an Origin, as programs do
        own = {"Origin": server.address}
        assert ann.post(f"/api/tables/{table}/actions", json={"do": "say", "text": "a"}, headers=own).status_code == 200
        with watch(server, table, ann, Origin=server.address) as live:
            assert receive(live)["table"]["seat"] == 1
        with watch(server, table, ann) as live:
            assert receive(live)["table"]["seat"] == 1


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:{port}", "localhost.evil.example", "10.0.0.1", "", "[", "localhost@evil.example"],
)
def test_a_foreign_name_of_this_machine_is_refused(server: ServerProcess, host: str) -> None:
    named = {"Host": host.format(port=port(server))}
    with guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        for path in ("/", "/api/me", f"/api/tables/{table}", "/api/health", "/mark.svg"):
            answer = ann.get(path, headers=named)
            assert (answer.status_code, answer.json()["text"]["key"]) == (421, "web-host")
        with pytest.raises(InvalidStatus) as error, watch(server, table, ann, Host=named["Host"]):
            pass
        assert error.value.response.status_code in (400, 403)


@pytest.mark.parametrize(
    "header",
    [
        "Host: evil.example",
        "host: localhost",
        "Origin: http://evil.example\r\nOrigin: http://localhost:{port}",
        "Content-Length: 2\r\nContent-Length: 3",
        "Content-Length: 2\r\nTransfer-Encoding: chunked",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked",
        "Transfer-Encoding: identity\r\nTransfer-Encoding: chunked",
        "Authorization: Bearer a\r\nAuthorization: Bearer b",
    ],
)
def test_a_header_that_may_come_once_only_is_refused_when_it_comes_twice(server: ServerProcess, header: str) -> None:
    twice = header.format(port=port(server)) + "\r\n"
    host = f"Host: localhost:{port(server)}\r\n"
    assert raw(server, f"POST /api/me HTTP/1.1\r\n{host}{twice}\r\n".encode()) == 400
    shake = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    assert raw(server, f"GET /api/tables/x/live HTTP/1.1\r\n{host}{twice}{shake}{key}\r\n".encode()) == 400


def test_behind_a_proxy_the_named_origin_is_ours() -> None:
    own = "https://play.example"
    for host in ("play.example", "PLAY.example:443", "localhost:8000", "127.0.0.1", "[::1]:8000"):
        assert host_is_ours("0.0.0.0", own, host)
    for host in ("evil.example", "play.example.evil.example", "xplay.example", "10.0.0.1", ""):
        assert not host_is_ours("0.0.0.0", own, host)
    for host in ("play.example", "127.0.0.1:8000"):  # a proxy may keep the name or not
        assert origin_is_ours(own, {"origin": own, "host": host})
        assert not origin_is_ours(own, {"origin": "https://evil.example", "host": host})


# What every answer carries.


def test_every_kind_of_answer_carries_the_security_headers(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob), anonymous(server) as no_one:
        table = start_game(ann, bob, "tokaido-duo")
        answers = {
            200: [ann.get("/"), ann.get("/link"), ann.get(f"/table/{table}"), ann.get("/mark.svg")],
            201: [ann.post("/api/me/link"), ann.post("/api/tables", json={"game": "yamatai", "chairs": ["", ""]})],
            204: [ann.delete("/api/me/hook")],
            401: [no_one.get("/api/me/tables")],
            403: [ann.post("/api/me/link", headers={"Origin": "null"})],
            404: [ann.get("/nothing"), ann.get("/api/nothing"), ann.get("/assets/no.js"), ann.get("/api/tables/x")],
            405: [ann.put("/api/me"), ann.post("/")],
            409: [act(ann, table, "return")],
            413: [ann.post("/api/me", content=b" " * 70_000)],
            421: [ann.get("/", headers={"Host": "evil.example"})],
            422: [ann.post("/api/me", json={"name": 1})],
        }
        answers[200] += [ann.get("/metrics"), ann.get(f"/api/tables/{table}"), ann.get("/api/openapi.json")]
        answers[200] += [ann.get(f"/api/tables/{table}/log"), ann.get("/api/games")]
        for status, those in answers.items():
            for answer in those:
                assert answer.status_code == status, answer.text
                for name, value in HEADERS.items():
                    assert answer.headers[name] == value, (status, name)
                if str(answer.request.url.path).startswith("/api/"):
                    assert answer.headers["cache-control"] == "no-store"
                if status >= 400:
                    assert answer.headers["content-type"] == "application/json"
                    assert answer.json()["message"]
                assert "server" not in answer.headers
                assert "x-powered-by" not in answer.headers


def test_the_policy_allows_no_script_but_our_own() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in HEADERS["content-security-policy"]
    assert "*" not in HEADERS["content-security-policy"]


@pytest.fixture
def broken(tmp_path: Path) -> FastAPI:
    app = make_app(Settings(f"sqlite:///{tmp_path / 'shima.sqlite3'}"))

    @app.get("/broken")
    async def broken_page() -> None:
        raise ZeroDivisionError("with /a/path and a secret")

    return app


def test_an_error_that_nobody_expected_tells_nothing_and_carries_the_headers(broken: FastAPI) -> None:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(broken)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get("/broken", headers={"Accept-Language": "de"})

    answer = asyncio.run(ask())
    assert (answer.status_code, answer.json()["text"]["key"]) == (500, "web-error")
    assert "secret" not in answer.text
    assert "etwas schiefgegangen" in answer.json()["message"]
    assert HEADERS.items() <= dict(answer.headers).items()


def test_reasons_are_told_in_the_language_of_the_request(server: ServerProcess) -> None:
    with anonymous(server) as client:
        for header, word in (("de", "Namen"), ("de-AT, en;q=0.9", "Namen"), ("fr, xx", "name"), ("en-GB,de", "name")):
            answer = client.get("/api/me/tables", headers={"Accept-Language": header})
            assert word in answer.json()["message"], header


# What is nowhere.


@pytest.mark.parametrize(
    "path",
    [
        "/api",
        "/api/",
        "/api/me/",
        "/api/tables/",
        "/nothing",
        "/index.html",
        "/docs",
        "/redoc",
        "/openapi.json",
        "/assets",
        "/assets/",
        "/API/ME",
        "//api/me",
        "/api//me",
        "/.env",
        "/table",
        "/table/a/b",
        "/link/",
    ],
)
def test_an_unknown_path_is_not_found(server: ServerProcess, path: str) -> None:
    with anonymous(server, follow_redirects=False) as client:
        answer = client.get(httpx.URL(server.address + path))
        assert (answer.status_code, answer.json()["text"]["key"]) == (404, "web-no-page")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../app.py",
        "/assets/..%2fapp.py",
        "/assets/%2e%2e/app.py",
        "/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fpyproject.toml",
        "/assets/....//app.py",
        "/assets/..\\app.py",
        "/assets/..%5capp.py",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/%252e%252e/app.py",
        "/assets/%00",
        "/index.html%00.js",
        "/assets/" + "a" * 5000,
        "/assets/.",
    ],
)
def test_nothing_but_the_pages_is_in_their_folder(server: ServerProcess, path: str) -> None:
    head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode("latin-1")
    assert raw(server, head) == 404


def test_another_method_is_refused_with_those_that_are_allowed(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,):
        for method, path in (("PUT", "/api/me"), ("PATCH", "/api/tables"), ("DELETE", "/api/games"), ("POST", "/")):
            answer = ann.request(method, path)
            assert (answer.status_code, answer.json()["text"]["key"]) == (405, "web-method")
            assert answer.headers["allow"]
        assert ann.request("TRACE", "/api/me").status_code in (400, 405)
