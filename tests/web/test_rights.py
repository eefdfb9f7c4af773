"""Forbidden actions are refused with a reason, and the table stays as it was."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.web.clients import Json, anonymous, guests, receive, send_action, start_game, watch
from tests.web.servers import ServerProcess, act, open_table, play, show

ACTIONS: list[tuple[str, Json]] = [
    ("sit", {}),
    ("sit", {"chair": 1}),
    ("leave", {}),
    ("start", {}),
    ("start", {"fill": "random"}),
    ("move", {"number": 1, "move": "0"}),
    ("undo", {"number": 1, "to": 0}),
    ("ask", {"number": 1, "to": 0}),
    ("answer", {"number": 1, "agrees": True}),
    ("resign", {}),
    ("return", {}),
    ("say", {"text": "let me in"}),
]


ASKED = ("why?move=1", "whys?start=build", "preview?move=1&number=1")
"""What only those who play may ask."""


class Game:
    """A game in progress: Ann and Bob play, Eve looks on."""

    def __init__(
        self, server: ServerProcess, table: str, ann: httpx.Client, bob: httpx.Client, eve: httpx.Client
    ) -> None:
        self.server = server
        self.table = table
        self.ann = ann
        self.bob = bob
        self.eve = eve
        self.mover, self.other = (ann, bob) if show(ann, table)["turn"] == 1 else (bob, ann)

    def fields(self, fields: Json) -> Json:
        """With the number that the next move really has."""
        return {**fields, "number": show(self.ann, self.table)["moves"] + 1} if "number" in fields else fields

    def seen(self) -> tuple[Json, Json, Json]:
        return show(self.ann, self.table), show(self.bob, self.table), show(self.eve, self.table)


@pytest.fixture(params=["tokaido-duo", "yamatai"])
def game(server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Game]:
    with guests(server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        yield Game(server, start_game(ann, bob, request.param), ann, bob, eve)


def refused(answer: httpx.Response, status: int, key: str) -> Json:
    said: dict[str, Any] = answer.json()
    assert (answer.status_code, said["text"]["key"]) == (status, key), answer.text
    assert len(said["message"]) > 10
    return said


def test_whatever_a_stranger_does_is_refused_and_changes_nothing(game: Game) -> None:
    before = game.seen()
    with watch(game.server, game.table, game.eve) as socket:
        receive(socket)
        for action, fields in ACTIONS:
            now = game.fields(fields)
            answer = act(game.eve, game.table, action, **now)
            assert 400 <= answer.status_code < 500
            assert answer.json()["message"]
            said = send_action(socket, action, id="x", **now)
            assert (said["type"], said["id"], said["fault"]) == ("refused", "x", answer.json()["fault"])
    assert game.seen() == before


def test_whatever_nobody_does_is_refused_and_changes_nothing(game: Game) -> None:
    before = game.seen()
    with anonymous(game.server) as no_one, watch(game.server, game.table) as socket:
        receive(socket)
        for action, fields in ACTIONS:
            refused(act(no_one, game.table, action, **game.fields(fields)), 401, "person-unknown")
            assert send_action(socket, action, **game.fields(fields))["text"]["key"] == "person-unknown"
        for path in ("rematch", "hint"):
            refused(no_one.post(f"/api/tables/{game.table}/{path}"), 401, "person-unknown")
        for path in ASKED:
            refused(no_one.get(f"/api/tables/{game.table}/{path}"), 401, "person-unknown")
    assert game.seen() == before


def test_nobody_moves_for_another(game: Game) -> None:
    before = game.seen()
    view = show(game.mover, game.table)
    for offer in view["labels"][:5]:
        refused(play(game.other, game.table, view["moves"] + 1, str(offer["move"])), 409, "table-not-your-turn")
        refused(play(game.eve, game.table, view["moves"] + 1, str(offer["move"])), 403, "table-not-seated")
    text = view["view"]["moves"][0]["text"]
    for named in (text, f"{view['turn']} {text}", f"{3 - view['turn']} {text}"):
        assert play(game.other, game.table, view["moves"] + 1, named).status_code == 409
    assert play(game.mover, game.table, view["moves"] + 1, f"{3 - view['turn']} {text}").status_code == 422
    assert play(game.mover, game.table, view["moves"] + 1, f"* {text}").status_code == 422
    assert game.seen() == before


def test_nobody_makes_the_moves_of_chance(game: Game) -> None:
    before = game.seen()
    number = show(game.mover, game.table)["moves"] + 1
    for line in ("* die 1 1 1", "* seat 1", "* tile 3", "* seen 3"):
        assert play(game.mover, game.table, number, line).status_code == 422
    assert game.seen() == before


def test_an_illegal_move_is_refused_with_its_rule(game: Game) -> None:
    before = game.seen()
    view = show(game.mover, game.table)
    offered = {offer["move"] for offer in view["labels"]}
    rules = 0
    for move in [move for move in range(0, 3000, 37) if move not in offered][:40]:
        answer = play(game.mover, game.table, view["moves"] + 1, str(move))
        assert (answer.status_code, answer.json()["fault"]) in ((422, "illegal"), (422, "malformed"))
        rules += bool(answer.json()["rule"])
    assert rules
    for text in ("-1", "999999", "1e3", "0x1", " ", "\u0000", "move", "2.0"):
        answer = play(game.mover, game.table, view["moves"] + 1, text)
        assert answer.status_code == 422, answer.text
    assert game.seen() == before


def test_a_stale_move_is_answered_with_the_present_table(game: Game) -> None:
    view = show(game.mover, game.table)
    for number in (1, view["moves"], view["moves"] + 2, 100_000):
        answer = play(game.mover, game.table, number, str(view["labels"][0]["move"]))
        said = refused(answer, 409, "table-stale")
        assert (said["fault"], said["table"]) == ("stale", view)


def test_the_same_move_sent_twice_is_made_once(game: Game) -> None:
    view = show(game.mover, game.table)
    move, number = str(view["labels"][0]["move"]), view["moves"] + 1
    first = play(game.mover, game.table, number, move, id="m-1")
    after = game.seen()
    second = play(game.mover, game.table, number, move, id="m-1")
    assert first.json() == second.json()
    assert game.seen() == after
    assert play(game.other, game.table, number, move, id="m-1").status_code == 409  # another's id is another id


def test_before_the_start_nothing_can_be_played(server: ServerProcess) -> None:
    with guests(server, "Ann", "Eve") as (ann, eve):
        table = open_table(ann, "yamatai", ["", ""])
        before = show(ann, table)
        for action, fields in ACTIONS[5:11]:
            refused(act(ann, table, action, **fields), 409, "table-status")
        refused(act(ann, table, "start"), 409, "table-chairs-empty")
        refused(act(ann, table, "start", fill="nobody"), 422, "table-bot")
        refused(act(eve, table, "start", fill="random"), 403, "table-not-seated")
        refused(ann.post(f"/api/tables/{table}/hint"), 409, "table-status")
        refused(ann.post(f"/api/tables/{table}/rematch"), 409, "table-status")
        for path, key in zip(ASKED, ("table-not-your-move", "table-status", "table-not-your-move"), strict=True):
            refused(ann.get(f"/api/tables/{table}/{path}"), 409, key)
        for path in ("record", "review", "best", "proof", "log"):
            refused(ann.get(f"/api/tables/{table}/{path}"), 409, "table-status")
        assert show(ann, table) == before


def test_nobody_sits_on_a_taken_chair_or_twice(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob):
        table = open_table(ann, "yamatai", ["", "random", ""])
        before = show(ann, table)
        refused(act(bob, table, "sit", chair=1), 409, "table-chair-taken")
        refused(act(bob, table, "sit", chair=2), 409, "table-chair-taken")
        for missing in (4, 5, 8):
            refused(act(bob, table, "sit", chair=missing), 422, "table-no-chair")
        refused(act(ann, table, "sit", chair=3), 409, "table-sits-already")
        for chair in (0, -1, 9, True, "1", 1.0):
            refused(act(bob, table, "sit", chair=chair), 422, "web-malformed")
        assert show(ann, table) == before


def test_nobody_sits_down_at_a_game_that_has_begun(game: Game) -> None:
    before = game.seen()
    refused(act(game.eve, game.table, "sit"), 409, "table-status")
    refused(act(game.bob, game.table, "start"), 409, "table-status")
    assert game.seen() == before


def test_after_the_end_nothing_changes_any_more(game: Game) -> None:
    assert act(game.bob, game.table, "resign").status_code == 200
    before = game.seen()
    assert before[0]["status"] == "over"
    for client in (game.ann, game.bob):
        for action, fields in ACTIONS[:-1]:
            refused(act(client, game.table, action, **game.fields(fields)), 409, "table-status")
        refused(client.post(f"/api/tables/{game.table}/hint"), 409, "table-status")
        for path, key in zip(ASKED[:2], ("table-not-your-move", "table-status"), strict=True):
            refused(client.get(f"/api/tables/{game.table}/{path}"), 409, key)
        assert client.get(f"/api/tables/{game.table}/{ASKED[2]}").status_code == 204  # the position has passed
    refused(game.eve.post(f"/api/tables/{game.table}/rematch"), 403, "table-not-seated")
    assert game.seen() == before


def test_a_person_who_has_resigned_plays_no_more_while_the_others_continue(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob", "Cid") as (ann, bob, cid):
        table = open_table(ann, "yamatai", ["", "", ""], stand_in="random")
        for client in (bob, cid):
            assert act(client, table, "sit").status_code == 200
        clients = {1: ann, 2: bob, 3: cid}
        quitter = clients[3 if show(ann, table)["turn"] != 3 else 1]
        assert act(quitter, table, "resign").status_code == 200
        before = show(ann, table)
        number = before["moves"] + 1
        for action, fields in (
            ("move", {"number": number, "move": "0"}),
            ("undo", {"number": number, "to": 0}),
            ("ask", {"number": number, "to": 0}),
            ("resign", {}),
            ("return", {}),
        ):
            refused(act(quitter, table, action, **fields), 409, "table-resigned-already")
        refused(act(quitter, table, "leave"), 409, "table-left-already")
        refused(quitter.post(f"/api/tables/{table}/hint"), 409, "table-resigned-already")
        assert show(ann, table) == before


def test_a_person_who_is_away_comes_back_before_playing(game: Game) -> None:
    assert act(game.other, game.table, "leave").status_code == 200
    before = game.seen()
    number = before[0]["moves"] + 1
    for action, fields in (
        ("move", {"number": number, "move": "0"}),
        ("undo", {"number": number, "to": 0}),
        ("ask", {"number": number, "to": 0}),
    ):
        refused(act(game.other, game.table, action, **fields), 409, "table-bot-plays")
    refused(act(game.other, game.table, "leave"), 409, "table-left-already")
    assert game.seen() == before
    assert act(game.other, game.table, "return").status_code == 200
    refused(act(game.other, game.table, "return"), 409, "table-not-away")


def test_nobody_takes_back_what_is_not_theirs(game: Game) -> None:
    view = show(game.mover, game.table)
    number = view["moves"] + 1
    for to in (0, 1, view["moves"], 99_999):
        refused(act(game.mover, game.table, "undo", number=number, to=to), 409, "table-no-undo")
        refused(act(game.mover, game.table, "ask", number=number, to=to), 422, "table-no-decision")
    refused(act(game.other, game.table, "answer", number=number, agrees=True), 409, "table-not-asked")
    assert show(game.mover, game.table) == view


def test_a_person_who_asked_to_take_back_does_not_agree_in_the_others_name(game: Game) -> None:
    view = show(game.mover, game.table)
    answer = play(game.mover, game.table, view["moves"] + 1, str(view["labels"][0]["move"]))
    assert answer.status_code == 200
    now = show(game.mover, game.table)
    number, to = now["moves"] + 1, now["decisions"][0]["before"]
    assert act(game.mover, game.table, "ask", number=number, to=to).status_code == 200
    before = game.seen()
    refused(act(game.mover, game.table, "answer", number=number, agrees=True), 409, "table-not-asked")
    refused(act(game.eve, game.table, "answer", number=number, agrees=True), 403, "table-not-seated")
    refused(act(game.other, game.table, "ask", number=number, to=to), 409, "table-asked-already")
    assert game.seen() == before


def test_where_hints_are_off_nobody_gets_one(server: ServerProcess) -> None:
    with guests(server, "Ann", "Bob") as (ann, bob):
        table = start_game(ann, bob, "tokaido-duo", hints=False)
        for client in (ann, bob):
            refused(client.post(f"/api/tables/{table}/hint"), 403, "table-no-hints")


def test_a_chair_kept_for_someone_is_not_for_others(game: Game) -> None:
    assert act(game.bob, game.table, "resign").status_code == 200
    again = game.ann.post(f"/api/tables/{game.table}/rematch").json()["id"]
    refused(act(game.eve, again, "sit"), 409, "table-full")
    refused(act(game.eve, again, "sit", chair=1), 409, "table-full")
    assert game.bob.post(f"/api/tables/{game.table}/rematch").json()["id"] == again
    assert show(game.bob, again)["status"] == "playing"


def test_a_table_that_is_not_there_is_unknown(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,):
        for action, fields in ACTIONS:
            refused(act(ann, "not-a-table", action, **fields), 404, "table-unknown")
        for path in ("log", "record", "review", "best", "proof", "positions/0", *ASKED):
            refused(ann.get(f"/api/tables/not-a-table/{path}"), 404, "table-unknown")
        refused(ann.get("/api/tables/not-a-table"), 404, "table-unknown")
        with watch(server, "not-a-table", ann) as socket:
            assert receive(socket)["text"]["key"] == "table-unknown"


def test_a_person_who_talks_too_much_waits(game: Game) -> None:
    answers = [act(game.ann, game.table, "say", text=f"word {number}") for number in range(11)]
    assert [answer.status_code for answer in answers] == [200] * 10 + [429]
    assert answers[-1].headers["retry-after"]
    refused(act(game.bob, game.table, "say", text="x" * 201), 422, "table-saying")
    assert act(game.bob, game.table, "say", text="x" * 200).status_code == 200
