"""The doors: where somebody may come from, how much may be brought in, and what every answer carries."""

import asyncio
import json
import random
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from shima.web.app import make_app
from shima.web.guard import HEADERS, host_is_ours, origin_is_ours
from shima.web.settings import Settings
from tests.web.playing import Json, any_move, do, guests, hear, nobody, two_play, watch
from tests.web.servers import Running, act, open_table, play, running, show

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


def port(server: Running) -> int:
    return int(server.address.rpartition(":")[2])


# Where somebody comes from.


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_cannot_act(server: Running, origin: str) -> None:
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
def test_a_page_of_another_site_cannot_open_a_websocket(server: Running, origin: str) -> None:
    with guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        with (
            pytest.raises(InvalidStatus) as error,
            watch(server, table, ann, Origin=origin.format(port=port(server))),
        ):
            pass
        assert error.value.response.status_code == 403


def test_own_pages_and_programs_can_act(server: Running) -> None:
    with guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])  # without an Origin, as programs do
        own = {"Origin": server.address}
        assert ann.post(f"/api/tables/{table}/actions", json={"do": "say", "text": "a"}, headers=own).status_code == 200
        with watch(server, table, ann, Origin=server.address) as live:
            assert hear(live)["table"]["seat"] == 1
        with watch(server, table, ann) as live:
            assert hear(live)["table"]["seat"] == 1


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:{port}", "localhost.evil.example", "10.0.0.1", "", "[", "localhost@evil.example"],
)
def test_a_foreign_name_of_this_machine_is_refused(server: Running, host: str) -> None:
    named = {"Host": host.format(port=port(server))}
    with guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        for path in ("/", "/api/me", f"/api/tables/{table}", "/api/health", "/pages/index.html"):
            answer = ann.get(path, headers=named)
            assert (answer.status_code, answer.json()["text"]["key"]) == (421, "web-host")
        with pytest.raises(InvalidStatus) as error, watch(server, table, ann, Host=named["Host"]):
            pass
        assert error.value.response.status_code in (400, 403)


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


def test_every_kind_of_answer_carries_the_security_headers(server: Running) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob), nobody(server) as no_one:
        table = two_play(ann, bob, "tokaido-duo")
        answers = {
            200: [ann.get("/"), ann.get("/link"), ann.get(f"/table/{table}"), ann.get("/pages/index.html")],
            201: [ann.post("/api/me/link"), ann.post("/api/tables", json={"game": "yamatai", "chairs": ["", ""]})],
            204: [ann.delete("/api/me/hook")],
            401: [no_one.get("/api/me")],
            403: [ann.post("/api/me/link", headers={"Origin": "null"})],
            404: [ann.get("/nothing"), ann.get("/api/nothing"), ann.get("/pages/nothing.js"), ann.get("/api/tables/x")],
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
    assert "ging etwas schief" in answer.json()["message"]
    assert HEADERS.items() <= dict(answer.headers).items()


def test_reasons_are_told_in_the_language_of_the_request(server: Running) -> None:
    with nobody(server) as client:
        for header, word in (("de", "Namen"), ("de-AT;q=0.9, en", "Namen"), ("fr, xx", "name"), ("en-GB,de", "name")):
            answer = client.get("/api/me", headers={"Accept-Language": header})
            assert word in answer.json()["message"], header


# How much and what may be brought in.


def test_a_body_that_is_too_long_is_refused_before_it_is_read(server: Running) -> None:
    with guests(server, "Ann") as (ann,):
        for path, size in (("/api/me", 64_001), ("/api/tables", 1_000_000), ("/api/records", 4_200_000)):
            answer = ann.post(path, content=b"x" * size)
            assert (answer.status_code, answer.json()["text"]["key"]) == (413, "web-too-long")


def test_a_body_of_unknown_length_is_refused_when_it_becomes_too_long(server: Running) -> None:
    def drops(size: int) -> Iterator[bytes]:
        for _ in range(size // 1000):
            yield b"[" * 1000

    with guests(server, "Ann") as (ann,):
        for path, size in (("/api/me", 70_000), ("/api/tables", 200_000), ("/api/records", 4_200_000)):
            answer = ann.post(path, content=drops(size))
            assert (answer.status_code, answer.json()["text"]["key"]) == (413, "web-too-long")
        assert ann.post("/api/me", content=drops(3000)).status_code in (400, 422)


def test_a_length_that_is_none_is_refused(server: Running) -> None:
    for length in ("-1", "x", "99999999999999999999", "1e3", "0x10", "5, 5"):
        head = f"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
        status = raw(server, head.encode())
        assert status in (400, 413), (length, status)


def raw(server: Running, sent: bytes) -> int:
    """The status that the server answers to these bytes."""
    with socket.create_connection(("localhost", port(server)), 10) as line:
        line.sendall(sent)
        answer = line.recv(100).decode()
    assert answer.startswith("HTTP/1.1 "), answer
    return int(answer.split(" ")[1])


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /api/tables/%ff%fe HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /api/tables/%00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /api/games/yamatai/board?set=%ff%00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET http://evil.example/api/me HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        b"NONSENSE / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nHost : x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: shima=\xff\xfe; ;=;;\r\nX: \x00\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: shima=\xff\xfe; ;=;;\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    ],
)
def test_requests_that_are_none_get_a_4xx(server: Running, head: bytes) -> None:
    assert 400 <= raw(server, head) < 500


BODIES = {
    "empty": b"",
    "no json": b"name=Ann",
    "cut": b'{"name": "An',
    "a list": b"[]",
    "null": b"null",
    "a number": b"1",
    "not a number": b'{"name": NaN}',
    "infinite": b'{"name": -Infinity}',
    "invalid utf-8": b'{"name": "\xff\xfe"}',
    "half a surrogate": b'{"name": "\\ud800"}',
    "half a surrogate as a key": b'{"name": "Ann", "\\udfff": 1}',
    "a long key": b'{"name": "Ann", "' + b"k" * 60_000 + b'": 1}',
    "deep": b'{"name": ' + b"[" * 30_000 + b"]" * 30_000 + b"}",
    "deep objects": b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    "a huge number": b'{"name": ' + b"9" * 60_000 + b"}",
    "a huge float": b'{"name": 1e999999}',
    "too much": b'{"name": "Ann", "admin": true}',
    "another type": b'{"name": ["Ann"]}',
    "an object": b'{"name": {"$ne": null}}',
    "a bool": b'{"name": true}',
    "nothing": b'{"name": null}',
    "another case": b'{"Name": "Ann"}',
}


@pytest.mark.parametrize("form", BODIES)
def test_a_body_that_is_not_what_it_should_be_is_refused_with_a_reason(server: Running, form: str) -> None:
    with guests(server, "Ann") as (ann,):
        before = ann.get("/api/me").json()
        for path in ("/api/me", "/api/me/tokens", "/api/me/device", "/api/tables", "/api/tables/x/actions"):
            answer = ann.post(path, content=BODIES[form], headers={"Content-Type": "application/json"})
            assert answer.status_code in (400, 422), (path, answer.status_code)
            assert answer.json()["message"]
            assert len(answer.text) < 2000
        assert ann.get("/api/me").json() == before


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "x/y/z"]
)
def test_json_comes_as_json(server: Running, kind: str) -> None:
    """A form of another site, which needs no leave to be sent, is not taken for a wish."""
    with guests(server, "Ann") as (ann,):
        answer = ann.post("/api/me", content=b'{"name": "Eve"}', headers={"Content-Type": kind})
        assert answer.status_code == 422
        assert ann.get("/api/me").json()["name"] == "Ann"


@pytest.mark.parametrize(
    "url", ["https://1.1.1.1/\x00", "https://1.1.1.1/\nX: y", "https://1.1.1.1/ö", "https://1.1.1.1/ x", "javascript:x"]
)
def test_a_webhook_with_signs_that_belong_in_no_address_is_refused(server: Running, url: str) -> None:
    with guests(server, "Ann") as (ann,):
        answer = ann.put("/api/me/hook", json={"url": url})
        assert (answer.status_code, answer.json()["text"]["key"]) == (422, "hook-url")
        assert ann.get("/api/me/hook").status_code == 404


def test_the_last_of_two_equal_keys_counts_over_http_and_websocket_alike(server: Running) -> None:
    with guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        twice = '{"do": "resign", "text": "one", "do": "say", "text": "two"}'
        headers = {"Content-Type": "application/json"}
        assert ann.post(f"/api/tables/{table}/actions", content=twice, headers=headers).status_code == 200
        with watch(server, table, ann) as live:
            hear(live)
            live.send(twice)
            while hear(live)["type"] != "done":
                pass
        assert [said["text"] for said in show(ann, table)["chat"]] == ["two", "two"]


NAMES = {
    "Ann\r\nSet-Cookie: a=b": "Ann Set-Cookie: a=b",
    "\u202eEve\u202c": "Eve",
    "Zoë 寿司 👩": "Zoë 寿司 👩",
    "<script>alert(1)</script>": "<script>alert(1)</script>",
    "a | b": "a b",
    "x\u0000y": "x y",
    "\ud83d\ude00": "😀",
    "ال عربية": "ال عربية",
    "x" * 40: "x" * 40,
}


@pytest.mark.parametrize("name", NAMES)
def test_names_and_sayings_are_one_plain_line(server: Running, name: str) -> None:
    headers = {"Content-Type": "application/json"}
    with nobody(server) as client:
        answer = client.post("/api/me", content=json.dumps({"name": name}), headers=headers)
        assert answer.json()["name"] == NAMES[name]
        assert "a" not in client.cookies
        table = open_table(client, "yamatai", ["", ""])
        body = json.dumps({"do": "say", "text": name})
        assert client.post(f"/api/tables/{table}/actions", content=body, headers=headers).status_code == 200
        shown = show(client, table)
        assert shown["chairs"][0]["name"] == NAMES[name]
        (said,) = shown["chat"]
        assert said["text"].isprintable()
        assert said["text"] == NAMES[name].replace("a b", "a | b")


def test_a_name_that_is_too_long_is_not_cut_but_refused(server: Running) -> None:
    with nobody(server) as client:
        answer = client.post("/api/me", json={"name": "x" * 41})
        assert answer.status_code == 422
        assert "40" in answer.json()["message"]
        assert not client.cookies


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
        "/pages",
        "/pages/",
        "/API/ME",
        "//api/me",
        "/api//me",
        "/.env",
        "/table",
        "/table/a/b",
        "/link/",
    ],
)
def test_an_unknown_path_is_not_found(server: Running, path: str) -> None:
    with nobody(server, follow_redirects=False) as client:
        answer = client.get(httpx.URL(server.address + path))
        assert (answer.status_code, answer.json()["text"]["key"]) == (404, "web-no-page")


@pytest.mark.parametrize(
    "path",
    [
        "/pages/../app.py",
        "/pages/..%2fapp.py",
        "/pages/%2e%2e/app.py",
        "/pages/%2e%2e%2f%2e%2e%2f%2e%2e%2fpyproject.toml",
        "/pages/....//app.py",
        "/pages/..\\app.py",
        "/pages/..%5capp.py",
        "/pages//etc/passwd",
        "/pages/%2fetc%2fpasswd",
        "/pages/%252e%252e/app.py",
        "/pages/%00",
        "/pages/index.html%00.js",
        "/pages/" + "a" * 5000,
        "/pages/.",
    ],
)
def test_nothing_but_the_pages_is_in_their_folder(server: Running, path: str) -> None:
    head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode("latin-1")
    assert raw(server, head) == 404


def test_another_method_is_refused_with_those_that_are_allowed(server: Running) -> None:
    with guests(server, "Ann") as (ann,):
        for method, path in (("PUT", "/api/me"), ("PATCH", "/api/tables"), ("DELETE", "/api/games"), ("POST", "/")):
            answer = ann.request(method, path)
            assert (answer.status_code, answer.json()["text"]["key"]) == (405, "web-method")
            assert answer.headers["allow"]
        assert ann.request("TRACE", "/api/me").status_code in (400, 405)


# Frames.


@pytest.fixture
def live(server: Running) -> Iterator[ClientConnection]:
    with guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        with watch(server, table, ann) as found:
            hear(found)
            yield found


FRAMES = {
    "empty": "",
    "nothing": "null",
    "a list": "[]",
    "no json": "leave",
    "cut": '{"do": "lea',
    "deep": "[" * 4000,
    "deep objects": '{"a":' * 1500,
    "not a number": '{"do": "move", "number": NaN, "move": "1"}',
    "a huge number": '{"do": "move", "number": ' + "9" * 5000 + ', "move": "1"}',
    "half a surrogate": '{"do": "say", "text": "\\ud800"}',
    "half a surrogate as a key": '{"do": "say", "text": "a", "\\ud800": 1}',
    "too much": '{"do": "leave", "now": true}',
    "another type": '{"do": ["leave"]}',
    "unknown": '{"do": "cheat"}',
    "nature": '{"do": "began"}',
    "too long": '{"do": "say", "text": "' + "a" * 9000 + '"}',
    "a bad id": '{"do": "say", "text": "a", "id": "\\n"}',
    "a long id": '{"do": "say", "text": "a", "id": "' + "i" * 65 + '"}',
}


@pytest.mark.parametrize("form", FRAMES)
def test_a_frame_that_is_not_what_it_should_be_is_refused_with_a_reason(live: ClientConnection, form: str) -> None:
    live.send(FRAMES[form])
    said = hear(live)
    assert (said["type"], said["fault"]) == ("refused", "malformed")
    assert said["message"]
    assert do(live, "say", text="still here")["type"] == "done"


def test_a_binary_frame_is_refused_with_a_reason(live: ClientConnection) -> None:
    live.send(b'{"do": "leave"}')
    assert hear(live)["fault"] == "malformed"
    assert do(live, "say", text="still here")["type"] == "done"


def test_a_frame_that_is_far_too_long_ends_the_conversation(live: ClientConnection) -> None:
    live.send("x" * 1_000_000)
    with pytest.raises(ConnectionClosed) as error:
        live.recv(10)
    assert error.value.rcvd is not None
    assert error.value.rcvd.code == 1009


def test_a_frame_in_thousand_pieces_that_never_ends_is_cut_off(live: ClientConnection) -> None:
    def pieces() -> Iterator[str]:
        while True:
            yield "x" * 1000

    with pytest.raises(ConnectionClosed):
        live.send(pieces())


def test_text_that_is_none_ends_the_conversation(live: ClientConnection) -> None:
    live.send(b"\xff\xfe", text=True)
    with pytest.raises(ConnectionClosed) as error:
        live.recv(10)
    assert error.value.rcvd is not None
    assert error.value.rcvd.code == 1007


@pytest.mark.parametrize("since", ["x", "-1", "1e9", "", "99999999999999999999"])
def test_a_websocket_that_asks_nonsense_is_refused(server: Running, since: str) -> None:
    with guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        with pytest.raises(InvalidStatus) as error, watch(server, table, ann, since):  # type: ignore[arg-type]
            pass
        assert error.value.response.status_code == 403


def test_a_websocket_to_nowhere_is_refused(server: Running) -> None:
    for table in ("%00", "a" * 50, "a%2fb", "%2e%2e", "é"):
        with pytest.raises(InvalidStatus), watch(server, table):
            pass


# Limits.


def test_too_many_requests_of_one_address_wait_and_are_told_so(tmp_path: Path) -> None:
    with running(tmp_path, "", "--address-requests", "5") as server, nobody(server) as client:
        answers = [client.get("/api/health") for _ in range(80)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert [answer.status_code for answer in answers[:50]] == [200] * 50
        assert refused
        assert {answer.headers["retry-after"] for answer in refused} == {"10"}
        assert {answer.json()["text"]["key"] for answer in refused} == {"web-too-many"}
        with watch(server, "any") as live:
            assert hear(live)["text"]["key"] == "web-too-many"
        with nobody(server, headers={"X-Forwarded-For": "192.0.2.7"}) as other:  # the next one behind the proxy
            assert other.get("/api/health").status_code == 200
        time.sleep(1.2)
        assert client.get("/api/health").status_code == 200


def test_too_many_newcomers_messages_and_connections_are_told_why(tmp_path: Path) -> None:
    limits = ("--address-people", "2", "--socket-credits", "2", "--address-connections", "3")
    with running(tmp_path, "", *limits) as server, guests(server, "Ann", "Bob") as (ann, _), nobody(server) as third:
        answer = third.post("/api/me", json={"name": "Cid"})
        assert (answer.status_code, answer.json()["text"]["key"]) == (429, "web-too-many-people")
        assert answer.headers["retry-after"]
        assert ann.post("/api/me", json={"name": "Anna"}).status_code == 200
        table = open_table(ann, "yamatai", ["", ""])
        with ExitStack() as open_ones:
            first = open_ones.enter_context(watch(server, table, ann))
            hear(first)
            for _ in range(80):
                first.send('{"do": "ping"}')
            heard, code = all_that_is_said(first)
            assert {said["type"] for said in heard[:8]} == {"pong"}
            refused = [said for said in heard if said["type"] == "refused"]
            assert len(refused) == 50
            assert {(said["fault"], said["text"]["key"]) for said in refused} == {("too-many", "web-too-many-messages")}
            assert code == 1008
            held = [open_ones.enter_context(watch(server, table, ann)) for _ in range(3)]
            assert {hear(each)["type"] for each in held} == {"fresh"}
            one_more = open_ones.enter_context(watch(server, table, ann))
            (said,), code = all_that_is_said(one_more)
            assert (said["text"]["key"], code) == ("web-too-many-connections", 1013)
            answer = ann.get("/api/me/turns")
            assert (answer.status_code, answer.json()["text"]["key"]) == (429, "web-too-many-connections")
        assert ann.get("/metrics").text.count("shima_connections 0.0") == 1


def all_that_is_said(live: ClientConnection) -> tuple[list[Json], int | None]:
    """All messages until the conversation is ended, and the code with which it is."""
    heard: list[Json] = []
    try:
        while True:
            heard.append(hear(live))
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else None


def test_normal_play_does_not_meet_the_limits(tmp_path: Path) -> None:
    """Two people behind one address, each with a page open, who hardly think."""
    defaults = ("--address-connections", "100", "--address-requests", "50", "--address-people", "60")
    with running(tmp_path, "", *defaults, "--socket-credits", "10") as server, guests(server, "Ann", "Bob") as clients:
        table = two_play(clients[0], clients[1], "tokaido-duo")
        with watch(server, table, clients[0]) as one, watch(server, table, clients[1]) as two:
            assert hear(one)["type"] == hear(two)["type"] == "fresh"
            for _ in range(20):
                view = show(clients[0], table)
                mover = clients[view["turn"] - 1]
                view = show(mover, table)
                live = one if mover is clients[0] else two
                move = any_move(view, random.Random(view["moves"]))
                assert do(live, "move", number=view["moves"] + 1, move=move)["type"] == "done"
                assert mover.get("/").status_code == 200
                time.sleep(0.02)
            assert play(clients[0], table, 1, "1").status_code == 409
