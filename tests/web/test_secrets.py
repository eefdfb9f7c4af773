"""Nobody learns what is not theirs: property tests over recorded games with all their responses."""

import json
import os
import re
import subprocess
from pathlib import Path

from shima import record
from shima.registry import open_game
from tests import fork_server
from tests.web.clients import anonymous, cookie, guests, receive, start_game, watch
from tests.web.recorded_responses import Recording, stored_secrets
from tests.web.servers import ServerProcess, act, open_table

LONG_WORD = re.compile(r"[A-Za-z0-9_.-]{16,}")
"""Of such words all that is secret consists."""


def test_before_the_end_no_one_learns_the_seed(recordings: list[Recording]) -> None:
    for recording in recordings:
        seed = bytes.fromhex(recording.seed)
        forms = (seed.hex(), seed.hex().upper(), str(int.from_bytes(seed, "big")), str(list(seed)))
        told = [answer for answer in recording.answers if not answer.over and '"status":"over"' not in answer.text]
        assert len(told) > 100
        for answer in told:
            assert not any(form in answer.text for form in forms), answer
            if '"seed":' in answer.text:
                assert '"seed":null' in answer.text.replace(" ", ""), answer


def test_nobody_learns_who_someone_is_beyond_the_name(server: ServerProcess, recordings: list[Recording]) -> None:
    """No id of a person, no cookie, no hash of a key, no secret of the server: neither during a game nor after it."""
    for recording in recordings:
        secrets = [*stored_secrets(server, recording.table), *recording.cookies]
        secrets = [secret for secret in secrets if secret != recording.seed]
        assert len(secrets) > 5
        assert all(LONG_WORD.fullmatch(secret) for secret in secrets)
        said = {word for answer in recording.answers for word in LONG_WORD.findall(answer.text)}
        said.update(LONG_WORD.findall(recording.record))
        assert said
        assert [word for word in said if any(secret in word for secret in secrets)] == []


def test_a_token_and_the_key_of_a_link_are_said_once_to_their_owner_alone(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob), anonymous(server) as no_one:
        table = start_game(ann, bob, "tokaido-duo")
        token = ann.post("/api/me/tokens", json={"label": "mine"}).json()["token"]
        key = ann.post("/api/me/link").json()["key"]
        secrets = [token, key, cookie(ann), *stored_secrets(server, table)]
        assert act(ann, table, "say", text="hello").status_code == 200
        paths = ["/api/me", "/api/me/tables", "/api/me/tokens", "/api/tables", f"/api/tables/{table}"]
        said = [client.get(path).text for client in (ann, bob, no_one) for path in paths]
        for client in (ann, bob, None):
            with watch(server, table, client) as socket:
                said.append(json.dumps(receive(socket)))
        assert not [secret for secret in secrets for text in said if secret in text]


def test_a_record_is_refused_while_the_game_is_on(recordings: list[Recording]) -> None:
    for recording in recordings:
        asked = [answer for answer in recording.answers if answer.kind == "record"]
        refused = [answer for answer in asked if not answer.over]
        assert len(refused) > 5
        assert {answer.status for answer in refused} == {409}
        assert {answer.status for answer in asked if answer.over} == {200}


def verify(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    file = folder / "game.shima"
    file.write_text(text, encoding="utf-8")
    return fork_server.run("verify", str(file), folder=folder, env={**os.environ, "SHIMA_LANGUAGE": "en"})


def test_the_record_of_every_finished_table_is_verified(recordings: list[Recording], tmp_path: Path) -> None:
    done = verify(tmp_path, recordings[0].record)
    assert done.returncode == 0, done.stdout + done.stderr
    for recording in recordings:
        record.verify(record.read(recording.record), open_game(recording.game))


def test_a_record_with_a_single_changed_draw_is_rejected(recordings: list[Recording], tmp_path: Path) -> None:
    for recording in recordings[2:3]:
        done = verify(tmp_path, with_changed_draw(recording))
        assert done.returncode != 0
        assert "does not match the seed" in done.stderr


def test_a_record_with_a_single_changed_draw_is_not_taken_by_a_server(
    server: ServerProcess, recordings: list[Recording]
) -> None:
    with guests(server, "Ann") as (ann,):
        for recording in recordings:
            answer = ann.post("/api/records", content=with_changed_draw(recording))
            assert (answer.status_code, answer.json()["fault"]) == (422, "malformed")
            assert ann.get("/api/me/tables").json()["finished"] == []


def with_changed_draw(recording: Recording) -> str:
    """The record with another outcome in its last draw that had several, and all that follows cut off."""
    game = open_game(recording.game)
    state = game.new(recording.players)
    found = (0, "")
    for number, line in enumerate(recording.moves):
        if line.startswith("*") and len(state.moves()) > 1:
            move = game.parse(state, line)
            found = number, game.write(state, next(other for other in state.moves() if other != move))
        state.play(game.parse(state, line))
    number, other = found
    head = recording.record.partition("\n\n")[0]
    head = re.sub(r"(?m)^moves: .*$", f"moves: {number + 1}", re.sub(r"(?m)^result: .*$", "result: open", head))
    return "\n".join([head, "", *recording.moves[:number], other]) + "\n"


def test_a_table_by_link_is_in_nobodys_list_but_its_own(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob), anonymous(server) as no_one:
        table = open_table(ann, "yamatai", ["", ""])
        for client in (bob, no_one):
            assert table not in client.get("/api/tables").text
        assert table not in bob.get("/api/me/tables").text
        assert table in ann.get("/api/me/tables").text
