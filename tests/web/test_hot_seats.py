"""Hot seats and the invitation over HTTP and WebSockets."""

import httpx

from tests.web.clients import anonymous, guests, receive, receive_until, watch
from tests.web.servers import ServerProcess, act, open_table, play, show


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["text"]["key"]


def test_one_person_plays_all_seats_of_the_device(server: ServerProcess) -> None:
    with guests(server, "Ann", "Ben") as (ann, ben):
        table = open_table(ann, "tokaido-duo", ["", ""], here=["", "Bea"], order="seated")
        seen = show(ann, table)
        assert (seen["status"], [chair["name"] for chair in seen["chairs"]]) == ("playing", ["Ann", "Bea"])
        assert [chair["here"] for chair in seen["chairs"]] == [True, True]
        spectator = show(ben, table)
        assert (spectator["seat"], spectator["labels"]) == (None, [])
        assert refused(act(ben, table, "resign")) == (403, "table-not-seated")
        seats = set()
        with watch(server, table, ann) as socket:
            now = receive(socket)["table"]
            for _ in range(12):
                assert now["seat"] == now["turn"], "the device sees the seat whose turn it is"
                assert now["labels"]
                seats.add(now["seat"])
                moves = now["moves"]
                assert play(ann, table, moves + 1, str(now["labels"][0]["move"])).status_code == 200
                news = receive_until(socket, lambda said: "table" in said and said["table"]["moves"] > moves)  # noqa: B023
                now = news[-1]["table"]
        assert seats == {1, 2}


def test_senseless_names_are_refused(server: ServerProcess) -> None:
    with guests(server, "Ann") as (ann,):
        for here, key in (
            (["", "Bea", "Cid"], "table-companions"),
            (["Bea", "Cid"], "table-no-person"),
            (["", "x" * 41], "web-malformed"),
            (["", "level1"], "person-name-taken"),
        ):
            asked = {"game": "tokaido-duo", "chairs": ["", ""], "here": here}
            answer = ann.post("/api/tables", json=asked)
            assert answer.json()["text"]["key"] == key
            assert answer.status_code in (400, 422)


def test_the_invitation_is_a_qr_code_for_those_who_sit_there(server: ServerProcess) -> None:
    with guests(server, "Ann", "Ben") as (ann, ben), anonymous(server) as nobody:
        table = open_table(ann, "tokaido-duo", ["", ""])
        path = f"/api/tables/{table}/invitation.svg"
        answer = ann.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
        assert answer.text.startswith("<svg ")
        assert ann.get(path).content == answer.content
        assert refused(ben.get(path)) == (403, "table-not-seated")
        assert nobody.get(path).status_code == 401
        assert ann.get("/api/tables/nowhere/invitation.svg").status_code == 404
        long = ann.get(path, headers={"host": f"localhost.{'a' * 200}"})
        assert long.status_code in (400, 403, 421)
