"""Component sets on a server and on the command line: checked, drawn, stored, played with, and named by their hash."""

import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from shima import record
from shima.games.sets import SetReader
from shima.record import BadRecord
from shima.registry import GAMES, open_game, open_set, standard_set
from shima.web.set_models import SetCheck
from shima.web.settings import Settings
from tests.arena.shima_command import refused, shima
from tests.component_sets import FILES, TEXTS, line_of
from tests.web.clients import anonymous, guests, next_turn, play_random_moves, seats_of
from tests.web.servers import ServerProcess, open_table, running, show

CHECK = "/api/sets/check"
HASHES = {name: SetReader(text).digest() for name, text in TEXTS.items()}


def keep(client: httpx.Client, name: str) -> None:
    answer = client.post("/api/sets", content=TEXTS[name])
    assert (answer.status_code, answer.json()["hash"]) == (201, HASHES[name]), answer.text


def offered(client: httpx.Client, name: str) -> list[str]:
    games = client.get("/api/games").json()["games"]
    return [each["hash"] for game in games if game["name"] == name for each in game["sets"]]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose host lets nobody add sets, with limits."""
    folder = tmp_path_factory.mktemp("strict")
    with running(folder, "", "--no-keep-sets", "--address-requests", "20") as found:
        yield found
        assert not (folder / "sets").exists()


@pytest.mark.parametrize("name", list(GAMES))
def test_a_set_with_another_board_is_played_at_a_table_and_its_record_names_it(
    server: ServerProcess, strict: ServerProcess, tmp_path: Path, name: str
) -> None:
    """From the check to the record, which is replayed with this set alone, and by servers that know it."""
    with guests(server, "Ann") as (ann,):
        checked = SetCheck.model_validate(ann.post(CHECK, content=TEXTS[name]).json())
        assert (checked.sound, checked.keeps, checked.offered) == (True, True, False)
        keep(ann, name)
        keep(ann, name)
        assert offered(ann, name)[1:] == [HASHES[name]]
        table = open_table(ann, name, ["", "greedy"], set=HASHES[name])
        seats = seats_of(table, ann)
        assert show(ann, table)["set"] == {"name": checked.name, "hash": HASHES[name]}
        next_turn(seats, table)
        assert len(ann.post(f"/api/tables/{table}/hint").json()["choices"]) > 0
        assert play_random_moves(seats, table, random.Random(7))
        text = ann.get(f"/api/tables/{table}/record").text
        assert ann.get(f"/api/tables/{table}/proof").json()["fits"]
        assert ann.post("/api/records", content=text).status_code == 201
    saved = tmp_path / "game.shima"
    saved.write_text(text, encoding="utf-8")
    assert record.verify(record.read(text), open_set(FILES[name])) > 0
    assert HASHES[name][:8] in refused("verify", str(saved), folder=tmp_path)
    with guests(strict, "Bob") as (bob,):
        answer = bob.post("/api/records", content=text)
        assert (answer.status_code, answer.json()["text"]["key"]) == (404, "table-no-set")
        assert "studio" in answer.json()["message"]


@pytest.mark.parametrize("name", list(GAMES))
def test_a_set_with_another_board_simulates_and_its_records_verify_with_it_alone(tmp_path: Path, name: str) -> None:
    words = ("simulate", name, "--components", str(FILES[name]), "--games", "2", "--jobs", "1", "--save", "games")
    run = shima(*words, folder=tmp_path)
    assert run.returncode == 0, run.stderr
    for path in (tmp_path / "games").iterdir():
        saved = record.read(path.read_text(encoding="utf-8"))
        assert (saved.set_hash, record.verify(saved, open_set(FILES[name])) > 0) == (HASHES[name], True)
        with pytest.raises(BadRecord, match="record-set"):
            record.verify(saved, open_game(name))


def test_the_check_names_findings_with_their_lines_in_the_language_of_who_asks(server: ServerProcess) -> None:
    text = TEXTS["yamatai"].replace("clay = 13", "clay = 12")
    with anonymous(server) as client:
        answer = client.post(CHECK, content=text, headers={"Accept-Language": "de"})
        shown = SetCheck.model_validate(answer.json())
        (found,) = shown.findings
        assert (found.line, found.where, found.text.key) == (line_of(text, "clay = 12"), "boats.clay", "set-count")
        assert "Y1.1 verlangt" in found.message
        assert shown.values
        for nonsense in ("", "[", "x = 1", "\x00", "[set]\ngame = 7", "set = 3", '[set]\ngame = "chess"'):
            answer = client.post(CHECK, content=nonsense)
            assert (answer.status_code, answer.json()["sound"]) == (200, False), nonsense
            assert answer.json()["findings"][0]["message"]
        assert client.post(CHECK, content=b"\xff\xfe").json()["text"]["key"] == "error-file-text"
        answer = client.post(CHECK, content="#" * 100_001)
        assert (answer.status_code, answer.json()["text"]["key"]) == (413, "web-too-long")


def test_the_texts_of_sets_can_be_had(server: ServerProcess) -> None:
    with anonymous(server) as client:
        for name in GAMES:
            text = standard_set(name)
            assert client.get(f"/api/sets/{name}/standard").text == text
            assert client.get(f"/api/sets/{name}/{SetReader(text).digest()}").text == text
            new = client.get(f"/api/sets/{name}/new", headers={"Accept-Language": "de"}).text
            assert "# Regelheft\n" in new
            assert client.post(CHECK, content=new).json()["sound"]
        assert client.get(f"/api/sets/yamatai/{'0' * 64}").json()["text"]["key"] == "table-no-set"
        assert client.get("/api/sets/chess/new").json()["text"]["key"] == "error-game"
        assert client.get("/api/sets/yamatai/newest").status_code == 422


def test_sets_are_kept_only_where_the_host_allows_it_and_only_sound_ones(
    server: ServerProcess, strict: ServerProcess
) -> None:
    text = TEXTS["yamatai"]
    with guests(strict, "Ann") as (ann,), anonymous(strict) as stranger:
        assert not ann.post(CHECK, content=text).json()["keeps"]
        answer = ann.post("/api/sets", content=text)
        assert (answer.status_code, answer.json()["text"]["key"]) == (403, "set-not-kept")
        assert stranger.post("/api/sets", content=text).status_code == 401
        assert {ann.post(CHECK, content="").status_code for _ in range(40)} == {200, 429}
    with guests(server, "Ann") as (ann,):
        unsound = ann.post("/api/sets", content=text.replace("clay = 13", "clay = 12"))
        assert (unsound.status_code, unsound.json()["text"]["key"]) == (422, "set-unsound")


@pytest.mark.parametrize(
    ("settings", "keeps"),
    [
        (Settings("", sets=Path()), True),
        (Settings("", sets=Path(), host="0.0.0.0"), False),
        (Settings("", sets=Path(), origin="https://play.example"), False),
        (Settings("", sets=Path(), host="0.0.0.0", keep_sets=True), True),
        (Settings("", sets=Path(), keep_sets=False), False),
        (Settings("", keep_sets=True), False),
    ],
)
def test_sets_are_kept_by_default_if_only_this_machine_reaches_the_server(settings: Settings, keeps: bool) -> None:
    assert settings.keeps_sets() == keeps
