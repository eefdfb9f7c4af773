"""How people sign in: a signed cookie, a link to another device, a token for a program."""

import base64
import json
import sqlite3
import string
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import ConnectionClosed

from tests.waiting import TIMEOUT
from tests.web.clients import anonymous, cookie, guests, receive, receive_until, send_action, start_game, watch
from tests.web.servers import ServerProcess, act, open_table, play, running, show


def morsel(answer: httpx.Response) -> list[str]:
    """The parts of the cookie that came."""
    return [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]


def ask_as(server: ServerProcess, tag: str) -> httpx.Response:
    with anonymous(server, headers={"Cookie": f"shima={tag}"}) as client:
        return client.get("/api/me")


def is_nobody(answer: httpx.Response) -> bool:
    """Of an answer to the question who one is."""
    return (answer.status_code, answer.json()) == (200, {"id": None, "name": None, "ratings": {}})


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(server: ServerProcess) -> None:
    with anonymous(server) as client:
        parts = morsel(client.post("/api/me", json={"name": "Ann"}))
    assert {"httponly", "samesite=lax", "path=/"} <= set(parts)
    assert "secure" not in parts
    assert not [part for part in parts if part.startswith("domain")]
    assert "max-age=31536000" in parts


def test_behind_https_the_cookie_is_sent_by_https_alone(server: ServerProcess) -> None:
    with anonymous(server, headers={"X-Forwarded-Proto": "https"}) as client:
        answer = client.post("/api/me", json={"name": "Ann"})
        assert "secure" in morsel(answer)
        assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_only_a_trusted_proxy_says_what_was_https(tmp_path: Path) -> None:
    with (
        running(tmp_path, "", "--proxies", "192.0.2.1") as server,
        anonymous(server, headers={"X-Forwarded-Proto": "https"}) as client,
    ):
        answer = client.post("/api/me", json={"name": "Ann"})
        assert "secure" not in morsel(answer)
        assert "strict-transport-security" not in answer.headers


def test_a_name_is_enough_and_the_cookie_holds_it_no_more_than_needed(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,):
        assert ann.get("/api/me").json()["name"] == "Ann"
        assert "Ann" not in cookie(ann)
        payload = cookie(ann).partition(".")[0]
        person, key = json.loads(base64.urlsafe_b64decode(payload + "=="))
        assert isinstance(person, str)
        assert len(key) == 32


def test_a_cookie_with_any_character_changed_signs_in_nobody(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,):
        tag = cookie(ann)
    assert ask_as(server, tag).json()["name"] == "Ann"
    letters = string.ascii_letters
    for place in range(0, len(tag) - 1, 3):  # the last character holds bits that count for nothing
        changed = tag[:place] + letters[(letters.find(tag[place]) + 1) % 52] + tag[place + 1 :]
        assert is_nobody(ask_as(server, changed)), changed


@pytest.mark.parametrize("form", ["payload", "signature", "empty", "long", "quoted", "dots", "unsigned", "list"])
def test_a_cookie_that_we_did_not_sign_signs_in_nobody(server: ServerProcess, form: str) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob):
        (content, _, signature), (other, _, _) = cookie(ann).rpartition("."), cookie(bob).rpartition(".")
    forged = {
        "payload": f"{other}.{signature}",
        "signature": f"{content}.{signature[::-1]}",
        "empty": ".",
        "long": "A" * 4000,
        "quoted": f'"{content}"',
        "dots": "....",
        "unsigned": content,
        "list": str(URLSafeSerializer("guess", salt="shima-person").dumps([1])),
    }[form]
    assert is_nobody(ask_as(server, forged))


def test_a_cookie_with_another_name_signs_in_nobody(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        signature = cookie(ann).rpartition(".")[2]
    for name in ("Ann", "Bob", "", table):
        content = base64.urlsafe_b64encode(json.dumps(name).encode()).decode().rstrip("=")
        assert is_nobody(ask_as(server, f"{content}.{signature}"))


def test_a_cookie_of_another_server_signs_in_nobody(server: ServerProcess, tmp_path: Path) -> None:
    with running(tmp_path) as other, guests(other, "Ann") as (ann,):
        assert is_nobody(ask_as(server, cookie(ann)))


def test_a_tag_of_an_unknown_person_signs_in_nobody(server: ServerProcess) -> None:
    with closing(sqlite3.connect(f"file:{server.log.with_name('shima.sqlite3')}?mode=ro", uri=True)) as store:
        ((secret,),) = store.execute("SELECT value FROM settings WHERE name = 'secret'")
    signer = URLSafeSerializer(secret, salt="shima-person")
    for name in ("nobody-at-all", 7, None, ["x"], {"id": "x"}, ["x", "y"], ["x", 7], ["x", "y", "z"], []):
        assert is_nobody(ask_as(server, str(signer.dumps(name))))


def test_a_link_signs_in_the_same_person_on_another_device_once(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob), anonymous(server) as phone, anonymous(server) as thief:
        table = start_game(ann, bob, "tokaido-duo")
        link = ann.post("/api/me/link").json()
        assert link["path"] == f"/link#{link['key']}"
        answer = phone.post("/api/me/device", json={"key": link["key"]})
        assert {"httponly", "samesite=lax"} <= set(morsel(answer))
        assert answer.json()["name"] == "Ann"
        assert show(phone, table)["seat"] == show(ann, table)["seat"] == 1
        again = thief.post("/api/me/device", json={"key": link["key"]})
        assert (again.status_code, again.json()["text"]["key"]) == (403, "person-link")
        assert "set-cookie" not in again.headers
        assert thief.post("/api/me/device", json={"key": cookie(ann)[:100]}).status_code == 403


def test_a_link_that_has_expired_opens_nothing(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,), anonymous(server) as phone:
        key = ann.post("/api/me/link").json()["key"]
        with closing(sqlite3.connect(server.log.with_name("shima.sqlite3"), timeout=30)) as store, store:
            store.execute("UPDATE keys SET expires = 1 WHERE kind = 'device'")
        answer = phone.post("/api/me/device", json={"key": key})
        assert (answer.status_code, answer.json()["text"]["key"]) == (403, "person-link")


def test_the_key_of_a_link_is_no_token_and_a_token_no_link(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,), anonymous(server) as other:
        key = ann.post("/api/me/link").json()["key"]
        token = ann.post("/api/me/tokens", json={"label": ""}).json()["token"]
        assert other.get("/api/me", headers={"Authorization": f"Bearer {key}"}).status_code == 401
        assert other.post("/api/me/device", json={"key": token}).status_code == 403


def test_a_program_with_a_token_plays_until_the_token_is_dropped(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob):
        table = start_game(ann, bob, "tokaido-duo")
        token = ann.post("/api/me/tokens", json={"label": "my bot"}).json()["token"]
        (listed,) = ann.get("/api/me/tokens").json()
        assert listed["label"] == "my bot"
        assert token not in json.dumps(listed)
        with anonymous(server, headers={"Authorization": f"Bearer {token}"}) as program:
            assert program.get("/api/me").json()["name"] == "Ann"
            view = show(program, table)
            assert view["seat"] == 1
            with watch(server, table, None, Authorization=f"Bearer {token}") as socket:
                assert receive(socket)["table"]["seat"] == 1
                assert send_action(socket, "say", text="beep")["type"] == "done"
                assert bob.delete(f"/api/me/tokens/{listed['id']}").status_code == 404
                assert ann.delete(f"/api/me/tokens/{listed['id']}").status_code == 204
                refused = receive_until(socket, lambda said: said["type"] == "refused")[-1]
                assert refused["text"]["key"] == "person-signed-out"
                with pytest.raises(ConnectionClosed):
                    socket.recv(TIMEOUT)
            before = show(ann, table)
            answer = play(program, table, view["moves"] + 1, "1")
            assert (answer.status_code, answer.json()["text"]["key"]) == (401, "person-token")
            assert program.get(f"/api/tables/{table}").status_code == 401
            with watch(server, table, None, Authorization=f"Bearer {token}") as socket:
                assert receive(socket)["text"]["key"] == "person-token"
        assert ann.get("/api/me/tokens").json() == []
        assert ann.delete(f"/api/me/tokens/{listed['id']}").status_code == 404
        assert show(ann, table) == before


@pytest.mark.parametrize("head", ["Bearer", "Bearer x", "bearer  x y", "Bearer " + "A" * 5000, "Bearer \xe9"])
def test_a_token_that_is_none_is_not_taken_for_nobody(server: ServerProcess, head: str) -> None:
    """If a token is sent, the cookie is ignored."""
    with guests(server, "Ann") as (ann,):
        answer = ann.get("/api/me", headers={b"Authorization": head.encode("latin-1")})
        assert (answer.status_code, answer.json()["text"]["key"]) == (401, "person-token")


def test_nobody_has_more_than_ten_tokens(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,):
        statuses = [ann.post("/api/me/tokens", json={"label": str(number)}).status_code for number in range(11)]
        assert statuses == [201] * 10 + [429]
        assert len(ann.get("/api/me/tokens").json()) == 10


def test_a_new_name_counts_from_the_next_table_on_and_is_the_same_person(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,):
        table = open_table(ann, "yamatai", ["", ""])
        tag = cookie(ann)
        answer = ann.post("/api/me", json={"name": "  Anna \u202e\x00 Maria\n|  "})
        assert answer.json()["name"] == "Anna Maria"
        assert "set-cookie" not in answer.headers
        assert cookie(ann) == tag
        assert show(ann, table)["chairs"][0]["name"] == "Ann"
        assert show(ann, table)["seat"] == 1
        second = open_table(ann, "yamatai", ["", ""])
        assert show(ann, second)["chairs"][0]["name"] == "Anna Maria"


@pytest.mark.parametrize("name", ["", " ", "\u202e", "|||", "level3", "RANDOM", "x" * 161])
def test_a_name_that_is_none_or_a_bots_is_refused(server: ServerProcess, name: str) -> None:
    with anonymous(server) as client:
        answer = client.post("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["fault"]) == (422, "malformed")
        assert "set-cookie" not in answer.headers


def test_a_browser_that_has_lost_its_cookie_is_signed_out(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,):
        assert ann.delete("/api/me").status_code == 204
        assert "shima" not in ann.cookies
        assert is_nobody(ann.get("/api/me"))
        assert ann.delete("/api/me").status_code == 401


def test_my_tables_are_my_turn_waiting_and_finished(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob):
        alone = open_table(ann, "yamatai", ["", ""])
        played, given_up = (start_game(ann, bob, "tokaido-duo") for _ in range(2))
        assert act(bob, given_up, "resign").status_code == 200
        actor = show(ann, played)["turn"]

        def lists(client: httpx.Client) -> dict[str, set[str]]:
            found = client.get("/api/me/tables").json()
            return {kind: {line["id"] for line in lines} for kind, lines in found.items()}

        mover, other = (ann, bob) if actor == 1 else (bob, ann)
        assert lists(mover)["turn"] == {played}
        assert played in lists(other)["waiting"]
        assert lists(ann)["finished"] == lists(bob)["finished"] == {given_up}
        assert alone in lists(ann)["waiting"]
        assert alone not in lists(bob)["waiting"]
        (line,) = mover.get("/api/me/tables").json()["turn"]
        assert (line["your_turn"], line["names"], line["status"]) == (True, ["Ann", "Bob"], "playing")


def test_an_action_that_was_meant_for_someone_else_is_not_made(server: ServerProcess) -> None:
    """A browser may keep what one person did and find another one signed in when it sends it."""
    with guests(server, "Ann", "Bob") as (ann, bob):
        table = start_game(ann, bob, "tokaido-duo")
        mine, yours = (client.get("/api/me").json()["id"] for client in (ann, bob))
        assert mine != yours
        path, move = f"/api/tables/{table}/actions", {"do": "say", "text": "Hello!"}
        answer = ann.post(path, json=move, headers={"Shima-Person": yours})
        assert (answer.status_code, answer.json()["text"]["key"]) == (403, "web-other-person")
        assert show(ann, table)["chat"] == []
        assert ann.post(path, json=move, headers={"Shima-Person": mine}).status_code == 200
        assert ann.post("/api/me", json={"name": "Anna"}).json()["id"] == mine
