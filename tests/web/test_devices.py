"""Browsers that are signed in: listed, revoked, recovered, and never too many."""

import json
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import ConnectionClosed

from shima.tables.people import MOST_DEVICES, MOST_LINKS, MOST_TOKENS
from shima.web.agents import device_label
from tests.postgres import fresh_database
from tests.waiting import TIMEOUT
from tests.web.clients import anonymous, cookie, guests, receive, receive_until, send_action, start_game, watch
from tests.web.servers import ServerProcess, running, show

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server on each kind of database."""
    with running(tmp_path, fresh_database() if request.param == "postgresql" else "") as found:
        yield found


@contextmanager
def phone_of(server: ServerProcess, client: httpx.Client, **headers: str) -> Iterator[httpx.Client]:
    """A second browser of the same person."""
    key = client.post("/api/me/link").json()["key"]
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    with anonymous(server, headers=sent) as phone:
        phone.post("/api/me/device", json={"key": key}).raise_for_status()
        yield phone


def is_signed_in(client: httpx.Client) -> bool:
    return client.get("/api/me").json()["name"] is not None


def test_devices_are_listed_with_their_browsers_and_this_one_is_marked(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,), phone_of(server, ann, User_Agent=FIREFOX) as phone:
        listed = phone.get("/api/me/devices").json()
        assert len(listed) == 2
        (here,) = [device for device in listed if device["here"]]
        assert (here["browser"], here["system"], here["earlier"]) == ("Firefox", "Linux", False)
        assert here["seen"] % (24 * 3600 * 1000) == 0
        assert cookie(phone) not in json.dumps(listed)
        (there,) = [device for device in ann.get("/api/me/devices").json() if device["here"]]
        assert there["id"] != here["id"]


def test_a_revoked_device_is_signed_out_at_once_even_on_open_connections(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob), phone_of(server, ann) as phone:
        table = start_game(ann, bob, "tokaido-duo")
        (id,) = [device["id"] for device in phone.get("/api/me/devices").json() if device["here"]]
        with (
            watch(server, table, phone) as socket,
            watch(server, table, ann) as own,
            phone.stream("GET", "/api/me/turns") as turns,
        ):
            assert receive(socket)["table"]["seat"] == receive(own)["table"]["seat"] == 1
            assert bob.delete(f"/api/me/devices/{id}").status_code == 404
            assert ann.delete(f"/api/me/devices/{id}").status_code == 204
            refused = receive_until(socket, lambda said: said["type"] == "refused")[-1]
            assert refused["text"]["key"] == "person-signed-out"
            with pytest.raises(ConnectionClosed):
                socket.recv(TIMEOUT)
            assert list(turns.iter_lines()) is not None, "the stream did not end"
            assert send_action(own, "say", text="still here")["type"] == "done"
        assert not is_signed_in(phone)
        assert phone.post("/api/me/link").status_code == 401
        assert show(phone, table)["seat"] is None
        assert ann.delete(f"/api/me/devices/{id}").status_code == 404


def test_all_other_devices_are_revoked_together(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,), phone_of(server, ann) as phone, phone_of(server, ann) as tablet:
        assert phone.delete("/api/me/devices").status_code == 204
        assert [is_signed_in(client) for client in (ann, phone, tablet)] == [False, True, False]


def test_signing_out_revokes_the_cookie(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,):
        stolen = cookie(ann)
        assert ann.delete("/api/me").status_code == 204
    with anonymous(server, headers={"Cookie": f"shima={stolen}"}) as thief:
        assert not is_signed_in(thief)


def test_a_program_cannot_take_over_the_person(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,):
        token = ann.post("/api/me/tokens", json={"label": ""}).json()["token"]
    with anonymous(server, headers={"Authorization": f"Bearer {token}"}) as program:
        assert is_signed_in(program)
        for method, path in (
            ("GET", "devices"),
            ("DELETE", "devices"),
            ("DELETE", "devices/x"),
            ("POST", "link"),
            ("POST", "recovery"),
            ("GET", "recovery"),
            ("POST", "tokens"),
        ):
            answer = program.request(method, f"/api/me/{path}", json={} if path == "tokens" else None)
            assert (answer.status_code, answer.json()["text"]["key"]) == (403, "person-browser-only"), path


def test_a_cookie_from_before_is_upgraded_once_and_can_be_revoked(server: ServerProcess) -> None:
    file = server.log.with_name("shima.sqlite3")
    with closing(sqlite3.connect(file, timeout=30)) as store, store:
        ((secret,),) = store.execute("SELECT value FROM settings WHERE name = 'secret'")
        store.execute("INSERT INTO people (id, name, created, seen) VALUES ('id-of-an-old-person', 'Old Ann', 1, 1)")
        store.execute(
            "INSERT INTO keys (hash, person, kind, label, created, seen) "
            "VALUES ('earlier:id-of-an-old-person', 'id-of-an-old-person', 'browser', '', 1, 1)"
        )
    tag = str(URLSafeSerializer(secret, salt="shima-person").dumps("id-of-an-old-person"))
    with anonymous(server, headers={"User-Agent": FIREFOX}) as ann:
        ann.cookies.set("shima", tag)
        answer = ann.get("/api/me")
        assert answer.json()["name"] == "Old Ann"
        fresh = answer.headers["set-cookie"].partition(";")[0].removeprefix("shima=")
        ann.cookies.clear()
        ann.cookies.set("shima", fresh)
        assert "set-cookie" not in ann.get("/api/me").headers
        listed = {device["id"]: device for device in ann.get("/api/me/devices").json()}
        assert len(listed) == 2
        assert listed["earlier"]["earlier"]
        assert not listed["earlier"]["here"]
        assert ann.delete("/api/me/devices/earlier").status_code == 204
        assert is_signed_in(ann)
    with anonymous(server, headers={"Cookie": f"shima={tag}"}) as thief:
        assert not is_signed_in(thief)


def test_a_recovery_code_signs_in_a_new_browser_until_it_is_replaced(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,), anonymous(server) as phone, anonymous(server) as thief:
        assert ann.get("/api/me/recovery").json() == {"made": None}
        code = ann.post("/api/me/recovery").json()["code"]
        assert ann.get("/api/me/recovery").json()["made"] > 0
        answer = phone.post("/api/me/recover", json={"code": code.lower()})
        assert answer.json()["name"] == "Ann"
        assert "httponly" in answer.headers["set-cookie"].lower()
        assert is_signed_in(phone)
        newer = ann.post("/api/me/recovery").json()["code"]
        assert newer != code
        refused = thief.post("/api/me/recover", json={"code": code})
        assert (refused.status_code, refused.json()["text"]["key"]) == (403, "person-recovery")
        assert "set-cookie" not in refused.headers


def test_an_address_tries_few_recovery_codes(tmp_path: Path) -> None:
    with running(tmp_path) as server, anonymous(server) as thief:
        statuses = [thief.post("/api/me/recover", json={"code": "ABCD"}).status_code for _ in range(12)]
        assert statuses == [403] * 10 + [429] * 2


def test_of_many_tokens_that_are_asked_for_at_once_ten_are_made(either: ServerProcess) -> None:
    with guests(either, "Ann") as (ann,), ThreadPoolExecutor(20) as threads:
        asked = [threads.submit(ann.post, "/api/me/tokens", json={"label": str(number)}) for number in range(20)]
        statuses = sorted(each.result().status_code for each in asked)
        assert statuses == [201] * MOST_TOKENS + [429] * (20 - MOST_TOKENS)
        assert len(ann.get("/api/me/tokens").json()) == MOST_TOKENS


def test_of_many_links_that_are_asked_for_at_once_few_are_valid(either: ServerProcess) -> None:
    with guests(either, "Ann") as (ann,), ThreadPoolExecutor(20) as threads:
        asked = [threads.submit(ann.post, "/api/me/link") for _ in range(20)]
        keys = [each.result().json()["key"] for each in asked]
        with anonymous(either) as phone:
            used = [phone.post("/api/me/device", json={"key": key}).status_code for key in keys]
        assert sorted(used) == [200] * MOST_LINKS + [403] * (20 - MOST_LINKS)


def test_of_many_browsers_that_sign_in_at_once_thirty_stay(either: ServerProcess) -> None:
    def sign_in(code: str) -> str:
        with anonymous(either) as browser:
            browser.post("/api/me/recover", json={"code": code}).raise_for_status()
            return cookie(browser)

    with guests(either, "Ann") as (ann,):
        for _ in range(MOST_DEVICES - MOST_LINKS):
            key = ann.post("/api/me/link").json()["key"]
            with anonymous(either) as browser:
                browser.post("/api/me/device", json={"key": key}).raise_for_status()
        code = ann.post("/api/me/recovery").json()["code"]
        with ThreadPoolExecutor(10) as threads:
            tags = list(threads.map(sign_in, [code] * 10))
        with anonymous(either, headers={"Cookie": f"shima={tags[0]}"}) as last:
            assert len(last.get("/api/me/devices").json()) == MOST_DEVICES


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (FIREFOX, "Firefox/Linux"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36", "Chrome/Windows"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0", "Edge/Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1", "Safari/iPhone"),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36", "Chrome/Android"),
        ("curl/8.0 <script>", "/"),
        ("", "/"),
        ("x" * 100_000 + "Firefox", "/"),
    ],
)
def test_a_device_is_named_by_what_is_known_and_nothing_else(agent: str, label: str) -> None:
    assert device_label(agent) == label
