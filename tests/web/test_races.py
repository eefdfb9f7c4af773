"""Races: exactly one of two simultaneous moves is accepted, on one server and on two over one database."""

import random
import sqlite3
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass
from functools import partial

import httpx
import pytest
from websockets.sync.client import ClientConnection

from tests.postgres import fresh_database
from tests.profile import by_profile
from tests.waiting import TIMEOUT, wait_until
from tests.web.clients import Json, anonymous, cookie, guests, receive, receive_until, start_game, watch
from tests.web.servers import ServerProcess, act, open_table, play, running, show

ROUNDS = by_profile(12, 12, 250)


@dataclass
class Person:
    """A person with a client at each of the servers."""

    clients: list[httpx.Client]

    def play_at_once(self, table: str, number: int, moves: list[str], ids: list[str]) -> list[httpx.Response]:
        """The same move number from all clients at the same moment."""
        start = threading.Barrier(len(self.clients))

        def send(client: httpx.Client, move: str, name: str) -> httpx.Response:
            start.wait(TIMEOUT)
            return play(client, table, number, move, id=name)

        with ThreadPoolExecutor(len(self.clients)) as pool:
            return list(pool.map(send, self.clients, moves, ids))


@pytest.fixture(scope="module")
def two_servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    url = fresh_database()
    with (
        running(tmp_path_factory.mktemp("one"), url, "--workers", "1") as one,
        running(tmp_path_factory.mktemp("two"), url, "--workers", "1") as two,
    ):
        yield [one, two]


@pytest.fixture(params=["one server", "two servers"])
def servers(request: pytest.FixtureRequest, server: ServerProcess) -> list[ServerProcess]:
    if request.param == "one server":
        return [server, server]
    both: list[ServerProcess] = request.getfixturevalue("two_servers")
    return both


def everywhere(servers: list[ServerProcess], name: str, stack: ExitStack) -> Person:
    """A person who is known at all servers by the same cookie."""
    (first,) = stack.enter_context(guests(servers[0], name))
    headers = {"Cookie": f"shima={cookie(first)}"}
    others = [stack.enter_context(anonymous(server, headers=headers)) for server in servers[1:]]
    return Person([first, *others])


def table_of(ann: Person, bob: Person, game: str) -> str:
    table = start_game(ann.clients[0], bob.clients[0], game)
    wait_until(partial(has_status, ann.clients[1], table, "playing"))
    return table


def has_status(client: httpx.Client, table: str, status: str) -> bool:
    return bool(show(client, table)["status"] == status)


def has_turn(client: httpx.Client, table: str, seat: int) -> bool:
    return bool(show(client, table)["turn"] == seat)


def reached(socket: ClientConnection, version: int) -> list[Json]:
    """Return all messages until the table has that version."""
    return receive_until(socket, lambda said: bool(said["version"] >= version))


def now(people: list[Person], table: str) -> tuple[Person, Json]:
    """Return the active person and their view, once all servers agree."""
    wait_until(lambda: len({show(client, table)["version"] for each in people for client in each.clients}) == 1)
    mover = people[show(people[0].clients[0], table)["turn"] - 1]
    return mover, show(mover.clients[0], table)


@pytest.mark.parametrize("game", ["tokaido-duo", "yamatai"])
def test_of_two_moves_with_the_same_number_exactly_one_is_taken(servers: list[ServerProcess], game: str) -> None:
    dice = random.Random(game)
    with ExitStack() as stack:
        people = [everywhere(servers, name, stack) for name in ("Ann", "Bob")]
        table = table_of(people[0], people[1], game)
        for number in range(ROUNDS):
            mover, view = now(people, table)
            moves = [str(dice.choice(view["labels"])["move"]) for _ in range(2)]
            answers = mover.play_at_once(table, view["moves"] + 1, moves, [f"a{number}", f"b{number}"])
            statuses = sorted(answer.status_code for answer in answers)
            assert statuses[0] == 200
            assert statuses[1] == 409, [answer.text[:300] for answer in answers]
            taken, late = sorted(answers, key=lambda answer: answer.status_code)
            after = show(mover.clients[0], table)
            assert taken.json()["version"] == view["version"] + 1
            said = late.json()
            assert said["fault"] == "stale"
            assert said["table"]["version"] == taken.json()["version"]
            assert said["table"]["moves"] >= view["moves"] + 1
            assert after["version"] == view["version"] + 1
            decided = [each["before"] for each in after["decisions"]]
            assert len(decided) == len(set(decided))


def test_the_same_move_id_sent_everywhere_answers_the_same_version(servers: list[ServerProcess]) -> None:
    with ExitStack() as stack:
        people = [everywhere(servers, name, stack) for name in ("Ann", "Bob")]
        table = table_of(people[0], people[1], "tokaido-duo")
        for number in range(ROUNDS // 2):
            mover, view = now(people, table)
            move = str(view["labels"][0]["move"])
            answers = mover.play_at_once(table, view["moves"] + 1, [move, move], [f"same-{number}"] * 2)
            assert [answer.status_code for answer in answers] == [200, 200]
            assert [answer.json()["version"] for answer in answers] == [view["version"] + 1] * 2
            again = [play(each, table, view["moves"] + 1, move, id=f"same-{number}") for each in mover.clients]
            assert {answer.json()["version"] for answer in again} == {view["version"] + 1}


def test_of_two_who_sit_down_on_the_last_chair_one_sits(servers: list[ServerProcess]) -> None:
    with ExitStack() as stack:
        (host,) = stack.enter_context(guests(servers[0], "Host"))
        for _ in range(5):
            one, two = (stack.enter_context(guests(each, name))[0] for each, name in zip(servers, "XY", strict=True))
            table = open_table(host, "tokaido-duo", ["", ""])
            with ThreadPoolExecutor(2) as pool:
                answers = list(pool.map(partial(act, table=table, do="sit"), (one, two)))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            wait_until(partial(has_status, host, table, "playing"))
            assert show(host, table)["version"] == 4


def test_of_two_who_ask_for_a_rematch_at_once_both_sit_at_one_table(servers: list[ServerProcess]) -> None:
    with ExitStack() as stack:
        people = [everywhere(servers, name, stack) for name in ("Ann", "Bob")]
        for _ in range(3):
            table = table_of(people[0], people[1], "tokaido-duo")
            assert act(people[0].clients[0], table, "resign").status_code == 200
            wait_until(partial(has_status, people[1].clients[1], table, "over"))
            clients = (people[0].clients[0], people[1].clients[1])
            with ThreadPoolExecutor(2) as pool:
                answers = list(pool.map(httpx.Client.post, clients, [f"/api/tables/{table}/rematch"] * 2))
            assert [answer.status_code for answer in answers] == [200, 200], [answer.text for answer in answers]
            (again,) = {answer.json()["id"] for answer in answers}
            wait_until(partial(has_status, clients[0], again, "playing"))


def test_people_on_different_servers_hear_each_others_moves(two_servers: list[ServerProcess]) -> None:
    with ExitStack() as stack:
        ann, bob = (everywhere(two_servers, name, stack) for name in ("Ann", "Bob"))
        table = table_of(ann, bob, "yamatai")
        one = stack.enter_context(watch(two_servers[0], table, ann.clients[0]))
        two = stack.enter_context(watch(two_servers[1], table, bob.clients[0]))
        seen = [receive(one)["version"], receive(two)["version"]]
        assert seen[0] == seen[1]
        dice = random.Random(5)
        for _ in range(ROUNDS):
            mover, view = now([ann, bob], table)
            client, other = (ann.clients[0], two) if mover is ann else (bob.clients[1], one)
            answer = play(client, table, view["moves"] + 1, str(dice.choice(view["labels"])["move"]))
            version = answer.json()["version"]
            told = reached(other, version)[-1]
            assert told["type"] == "update"
            assert [event["version"] for event in told["events"]][-1] == version


def test_a_client_that_connects_during_a_move_on_another_server_does_not_miss_it(
    two_servers: list[ServerProcess],
) -> None:
    """The second server reads the journal while the first one writes to it."""
    with ExitStack() as stack:
        ann, bob = (everywhere(two_servers, name, stack) for name in ("Ann", "Bob"))
        for round_ in range(ROUNDS):
            table = start_game(ann.clients[0], bob.clients[0], "tokaido-duo")
            first = show(ann.clients[0], table)
            mover = (ann, bob)[first["turn"] - 1].clients[0]
            view = show(mover, table)
            with ThreadPoolExecutor(1) as pool:
                made = pool.submit(play, mover, table, view["moves"] + 1, str(view["labels"][0]["move"]))
                time.sleep(round_ / 5000)
                with watch(two_servers[1], table) as socket:
                    assert reached(socket, made.result().json()["version"])


def agree_on_turn(clients: list[httpx.Client], table: str, turn: int) -> bool:
    """Whether all servers show the same version, and it is this seat's turn."""
    views = [show(client, table) for client in clients]
    return len({view["version"] for view in views}) == 1 and views[0]["turn"] == turn


def test_a_bot_that_is_watched_on_two_servers_moves_exactly_once(two_servers: list[ServerProcess]) -> None:
    with ExitStack() as stack:
        ann = everywhere(two_servers, "Ann", stack)
        table = open_table(ann.clients[0], "tokaido-duo", ["", "random"])
        sockets = [stack.enter_context(watch(each, table)) for each in two_servers]
        dice = random.Random(3)
        for number in range(12):
            client = ann.clients[number % 2]
            wait_until(partial(agree_on_turn, ann.clients, table, 1))
            view = show(client, table)
            assert play(client, table, view["moves"] + 1, str(dice.choice(view["labels"])["move"])).status_code == 200
        wait_until(partial(has_turn, ann.clients[0], table, 1))
        last = show(ann.clients[0], table)
        for socket in sockets:
            told = reached(socket, last["version"])
            seen = [told[0]["version"], *(event["version"] for said in told[1:] for event in said["events"])]
            assert seen == list(range(seen[0], last["version"] + 1))
        wait_until(lambda: show(ann.clients[1], table)["version"] == last["version"])
        decided = [each["before"] for each in last["decisions"]]
        assert len(decided) == len(set(decided))
        assert {each["seat"] for each in last["decisions"]} == {1, 2}


def test_the_journal_has_no_doubles(server: ServerProcess) -> None:
    """Whatever raced before this: each table's entries are numbered without a gap, and no request was taken twice."""
    with closing(sqlite3.connect(f"file:{server.log.with_name('shima.sqlite3')}?mode=ro", uri=True)) as store:
        counts = store.execute('SELECT "table", COUNT(*), MIN(number), MAX(number) FROM entries GROUP BY "table"')
        assert all(count == last and first == 1 for _, count, first, last in counts)
        twice = 'SELECT COUNT(*) FROM entries WHERE id != \'\' GROUP BY "table", "by", id HAVING COUNT(*) > 1'
        assert store.execute(twice).fetchall() == []
