"""Invalid input: bodies, names and frames that are too long, broken or of the wrong type."""

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from tests.web.clients import anonymous, guests, receive, send_action, watch
from tests.web.servers import ServerProcess, open_table, raw, show

# How much and what may be brought in.


def test_a_body_that_is_too_long_is_refused_before_it_is_read(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,):
        for path, size in (("/api/me", 16_001), ("/api/tables", 1_000_000), ("/api/records", 4_200_000)):
            answer = ann.post(path, content=b"x" * size)
            assert (answer.status_code, answer.json()["text"]["key"]) == (413, "web-too-long")


def test_a_body_of_unknown_length_is_refused_when_it_becomes_too_long(server: ServerProcess) -> None:
    def drops(size: int) -> Iterator[bytes]:
        for _ in range(size // 1000):
            yield b"[" * 1000

    with guests(server, "Ann") as (ann,):
        for path, size in (("/api/me", 70_000), ("/api/tables", 200_000), ("/api/records", 4_200_000)):
            answer = ann.post(path, content=drops(size))
            assert (answer.status_code, answer.json()["text"]["key"]) == (413, "web-too-long")
        assert ann.post("/api/me", content=drops(3000)).status_code in (400, 422)


def test_a_length_that_is_none_is_refused(server: ServerProcess) -> None:
    for length in ("-1", "x", "99999999999999999999", "1e3", "0x10", "5, 5"):
        head = f"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
        status = raw(server, head.encode())
        assert status in (400, 413), (length, status)


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
        b"GET /api/me/tables HTTP/1.1\r\nHost: localhost\r\nCookie: shima=\xff\xfe; ;=;;\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    ],
)
def test_requests_that_are_none_get_a_4xx(server: ServerProcess, head: bytes) -> None:
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
    "a long key": b'{"name": "Ann", "' + b"k" * 15_000 + b'": 1}',
    "deep": b'{"name": ' + b"[" * 7_000 + b"]" * 7_000 + b"}",
    "deep objects": b'{"a":' * 2_000 + b"1" + b"}" * 2_000,
    "a huge number": b'{"name": ' + b"9" * 15_000 + b"}",
    "a huge float": b'{"name": 1e999999}',
    "too much": b'{"name": "Ann", "admin": true}',
    "another type": b'{"name": ["Ann"]}',
    "an object": b'{"name": {"$ne": null}}',
    "a bool": b'{"name": true}',
    "nothing": b'{"name": null}',
    "another case": b'{"Name": "Ann"}',
}


@pytest.mark.parametrize("form", BODIES)
def test_a_body_that_is_not_what_it_should_be_is_refused_with_a_reason(server: ServerProcess, form: str) -> None:
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
def test_json_comes_as_json(server: ServerProcess, kind: str) -> None:
    """A form of another site, which needs no leave to be sent, is not taken for a wish."""
    with guests(server, "Ann") as (ann,):
        answer = ann.post("/api/me", content=b'{"name": "Eve"}', headers={"Content-Type": kind})
        assert answer.status_code == 422
        assert ann.get("/api/me").json()["name"] == "Ann"


@pytest.mark.parametrize(
    "url", ["https://1.1.1.1/\x00", "https://1.1.1.1/\nX: y", "https://1.1.1.1/ö", "https://1.1.1.1/ x", "javascript:x"]
)
def test_a_webhook_with_signs_that_belong_in_no_address_is_refused(server: ServerProcess, url: str) -> None:
    with guests(server, "Ann") as (ann,):
        answer = ann.put("/api/me/hook", json={"url": url})
        assert (answer.status_code, answer.json()["text"]["key"]) == (422, "hook-url")
        assert ann.get("/api/me/hook").json() is None


def test_the_last_of_two_equal_keys_counts_over_http_and_websocket_alike(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        twice = '{"do": "resign", "text": "one", "do": "say", "text": "two"}'
        headers = {"Content-Type": "application/json"}
        assert ann.post(f"/api/tables/{table}/actions", content=twice, headers=headers).status_code == 200
        with watch(server, table, ann) as live:
            receive(live)
            live.send(twice)
            while receive(live)["type"] != "done":
                pass
        assert [said["text"] for said in show(ann, table)["chat"]] == ["two", "two"]


NAMES = {
    "Ann\r\nSet-Cookie: a=b": "Ann Set-Cookie: a=b",
    "\u202eEve\u202c": "Eve",
    "Zoë 寿司 👩": "Zoë 寿司 👩",
    "<script>alert(1)</script>": "<script>alert(1)</script>",
    "a | b": "a b",
    "x\u0000y": "xy",
    "\ud83d\ude00": "😀",
    "ال عربية": "ال عربية",
    "x" * 40: "x" * 40,
}


@pytest.mark.parametrize("name", NAMES)
def test_names_and_sayings_are_one_plain_line(server: ServerProcess, name: str) -> None:
    headers = {"Content-Type": "application/json"}
    with anonymous(server) as client:
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
        assert said["text"] == NAMES[name].replace("a b", "a | b").replace("xy", "x y")


def test_a_name_that_is_too_long_is_not_cut_but_refused(server: ServerProcess) -> None:
    with anonymous(server) as client:
        answer = client.post("/api/me", json={"name": "x" * 41})
        assert answer.status_code == 422
        assert "40" in answer.json()["message"]
        assert not client.cookies


# Frames.


@pytest.fixture
def live(server: ServerProcess) -> Iterator[ClientConnection]:
    with guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        with watch(server, table, ann) as found:
            receive(found)
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
    said = receive(live)
    assert (said["type"], said["fault"]) == ("refused", "malformed")
    assert said["message"]
    assert send_action(live, "say", text="still here")["type"] == "done"


def test_a_binary_frame_is_refused_with_a_reason(live: ClientConnection) -> None:
    live.send(b'{"do": "leave"}')
    assert receive(live)["fault"] == "malformed"
    assert send_action(live, "say", text="still here")["type"] == "done"


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
def test_a_websocket_that_asks_nonsense_is_refused(server: ServerProcess, since: str) -> None:
    with guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        with pytest.raises(InvalidStatus) as error, watch(server, table, ann, since):  # type: ignore[arg-type]
            pass
        assert error.value.response.status_code == 403


def test_a_websocket_to_nowhere_is_refused(server: ServerProcess) -> None:
    for table in ("%00", "a" * 50, "a%2fb", "%2e%2e", "é"):
        with pytest.raises(InvalidStatus), watch(server, table):
            pass
