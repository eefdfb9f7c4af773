"""What one looks at with fleet 3, no other learns (Y9.3, Y13.3), by any of the ways out of a server.

The games are real ones. Each is compared with a world in which another tile lay where one was looked at: until that
tile is turned up, all but the one who looked must have been told exactly the same there.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from shima.games.game import Game, Move, State
from shima.language import language
from shima.registry import open_game
from shima.tables.play import Step
from shima.tables.view import Told, tell, text_data
from tests.web.clients import Seats, guests, next_turn, random_move, start_game
from tests.web.recorded_responses import Answer, Recording
from tests.web.servers import ServerProcess, play, show

MOST_LOOKS = 12
"""The number of tiles of each game that are exchanged."""


class World:
    """A game as it was played, or as it would have been with other tiles."""

    def __init__(self, game: Game, players: int, lines: list[str]) -> None:
        self.game = game
        self.states: list[State] = [game.new(players)]
        self.moves: list[Move] = []
        for line in lines:
            state = self.states[-1].copy()
            self.moves.append(game.parse(state, line))
            state.play(self.moves[-1])
            self.states.append(state)
        self._told: dict[int | None, list[Told]] = {}

    def view(self, number: int, viewer: int | None) -> Any:
        """Return the viewer's view after `number` moves as JSON, without the offers."""
        return json.loads(json.dumps({**self.game.view(self.states[number], viewer), "moves": []}))

    def told(self, number: int, viewer: int | None) -> list[Told]:
        """Return what the viewer learns of each of the first moves."""
        if viewer not in self._told:
            step = Step(self.states[0], tuple(self.moves), self.states[-1])
            self._told[viewer] = list(tell(self.game, step, viewer))
        return self._told[viewer][:number]


class Look:
    """A player looks at a tile; `there` another one lies. After `first` to `last` moves the others cannot tell."""

    def __init__(self, game: Game, players: int, lines: list[str], number: int, tile: str, other: str) -> None:
        self.seat = next(int(line[0]) for line in reversed(lines[:number]) if line.endswith(" peek"))
        shown = {f"* {how} {each}" for how in ("tile", "seen") for each in (tile, other)}
        self.first = number + 1
        self.last = next((n for n in range(number + 1, len(lines)) if lines[n] in shown), len(lines))
        self.there = World(game, players, exchanged(lines, number, tile, other)[: self.last])


def exchanged(lines: list[str], start: int, one: str, two: str) -> list[str]:
    """The moves with the names of two tiles exchanged wherever they are looked at or put back from there on."""
    swap = {one: two, two: one}

    def line_there(line: str) -> str:
        words = line.split(" ")
        if words[1] in ("seen", "top", "below"):
            words[2] = swap.get(words[2], words[2])
        return " ".join(words)

    return [line if number < start else line_there(line) for number, line in enumerate(lines)]


def looks(here: World, players: int, lines: list[str]) -> Iterator[Look]:
    for number, line in enumerate(lines):
        if line.startswith("* seen "):
            state = here.states[number]
            seen = [each.removeprefix("* seen ") for each in lines[number : number + 3]]
            others = [here.game.write(state, move).removeprefix("* seen ") for move in state.moves()]
            free = [each for each in others if each not in seen]
            if free:
                yield Look(here.game, players, lines, number, seen[0], free[0])


@pytest.fixture(scope="module")
def looked(recordings: list[Recording]) -> list[tuple[Recording, World, list[Look]]]:
    """The games of Yamataï with their looks."""
    game = open_game("yamatai")
    found = []
    for recording in recordings:
        if recording.game == game.name:
            here = World(game, recording.players, recording.moves)
            every = list(looks(here, recording.players, recording.moves))
            found.append((recording, here, every[:: 1 + len(every) // MOST_LOOKS]))
    assert sum(len(those) for _, _, those in found) > 5
    return found


def test_the_one_who_looks_is_told_another_tile_there(looked: list[tuple[Recording, World, list[Look]]]) -> None:
    """The worlds do differ, so that the tests below can fail."""
    for _, here, those in looked:
        for look in those:
            assert here.told(look.first, look.seat - 1) != look.there.told(look.first, look.seat - 1)
            assert here.view(look.first, look.seat - 1) != look.there.view(look.first, look.seat - 1)


def test_during_the_game_the_others_are_told_the_same_whatever_was_looked_at(
    looked: list[tuple[Recording, World, list[Look]]],
) -> None:
    """All responses while one player knew what the others did not: to every other seat, and to spectators."""
    compared: Counter[str] = Counter()
    for recording, _, those in looked:
        dated = [(moves_at(answer), answer) for answer in recording.answers if answer.status == 200]
        for look in those:
            for number, answer in dated:
                if answer.viewer != look.seat and look.first <= number <= look.last:
                    compare(answer, number, look.there, recording.names)
                    compared[answer.kind] += 1
    assert compared["live"] > 20, compared
    assert compared["table"] + compared["log"] + compared["position"] > 0, compared


def compare(answer: Answer, number: int, there: World, names: list[str]) -> None:
    """Check that the response after `number` moves is what it would have been there."""
    viewer = answer.viewer - 1 if answer.viewer > 0 else None
    said = json.loads(answer.text)
    told = there.told(number, viewer)
    if answer.kind == "log":
        speech = language("en")
        expected = [[speech.say(text, names) for text in each.texts] for each in told]
        assert [line["sentences"] for line in said["lines"]] == expected
        assert [(line["texts"], line["handles"]) for line in said["lines"]] == [learned(each) for each in told]
        return
    view = said["table"]["view"] if answer.kind == "live" else said["view"]
    assert {**view, "moves": []} == there.view(number, viewer)
    events = {"live": said.get("events"), "position": [said]}.get(answer.kind) or []
    stories = [(story["texts"], story["handles"]) for event in events for story in event["stories"]]
    assert stories == [learned(each) for each in told[number - len(stories) :]]


def learned(told: Told) -> tuple[list[dict[str, Any]], list[str]]:
    return [text_data(text) for text in told.texts], told.handles


def moves_at(answer: Answer) -> int:
    """After how many moves the answer was given; 0 if it says nothing of a position."""
    if answer.kind in ("table", "live"):
        said = json.loads(answer.text)
        return int(said.get("table", said)["moves"])
    return answer.number if answer.kind in ("log", "position") else 0


def test_after_the_game_a_spectator_who_looks_back_is_told_the_same(
    server: ServerProcess, looked: list[tuple[Recording, World, list[Look]]]
) -> None:
    with guests(server, "Spectator") as (spectator,):
        for recording, _, those in looked:
            for look in those:
                for number in {look.first, min(look.first + 3, look.last), look.last}:
                    answer = spectator.get(f"/api/tables/{recording.table}/positions/{number}")
                    compare(Answer(0, "position", 200, answer.text, True, number), number, look.there, recording.names)


@pytest.mark.parametrize("kind", ["table", "live"])
def test_a_person_who_looked_sees_it_and_only_then(recordings: list[Recording], kind: str) -> None:
    seen: set[int] = set()
    for recording in recordings:
        for answer in recording.answers:
            if recording.game == "yamatai" and answer.kind == kind and answer.status == 200:
                said = json.loads(answer.text)
                view = said.get("table", said).get("view") or {"looked_at": []}
                if view["looked_at"]:
                    assert view["turn"] == answer.viewer
                    seen.add(answer.viewer)
    assert kind == "table" or seen


def test_hints_previews_why_and_lists_of_another_seat_hold_nothing_that_was_looked_at(server: ServerProcess) -> None:
    """After one player looked, the other learns no more about the deck, and may not ask for the first one."""
    with guests(server, "Ann", "Bob") as (ann, bob):
        tables = (start_game(ann, bob, "yamatai") for _ in range(10))
        table = next(each for each in tables if look(each, {1: ann, 2: bob}))
        looking = next(client for client in (ann, bob) if show(client, table)["turn"] == show(client, table)["seat"])
        other = bob if looking is ann else ann
        tiles = show(looking, table)["view"]["looked_at"]
        assert len(tiles) == 3
        shown = show(other, table)
        assert shown["view"]["looked_at"] == []
        assert (shown["labels"], shown["view"]["moves"]) == ([], [])
        assert other.post(f"/api/tables/{table}/hint").status_code == 409
        assert other.get(f"/api/tables/{table}/why", params={"move": f"top {tiles[0]}"}).status_code == 409
        move = show(looking, table)["labels"][0]["move"]
        number = shown["moves"] + 1
        assert other.get(f"/api/tables/{table}/preview", params={"move": move, "number": number}).status_code == 409
        for verb in ("top", "below"):
            asked = other.get(f"/api/tables/{table}/whys", params={"start": verb}).json()
            assert len(asked["moves"]) == 28
            assert {(one["allowed"], one["rule"], one["text"]) for one in asked["moves"]} == {(False, None, None)}
            mine = looking.get(f"/api/tables/{table}/whys", params={"start": verb}).json()
            assert {one["notation"] for one in mine["moves"] if one["allowed"]} == {f"{verb} {tile}" for tile in tiles}
        told = looking.post(f"/api/tables/{table}/hint").json()
        assert {choice["text"].split(" ")[-1] for choice in told["choices"]} <= {str(tile) for tile in tiles}
        assert looking.get(f"/api/tables/{table}/why", params={"move": f"top {tiles[0]}"}).json()["allowed"]


def look(table: str, seats: Seats) -> bool:
    """Play until someone looks. Return False if nobody does for a while."""
    dice = random.Random(1)
    for _ in range(60):
        found = next_turn(seats, table)
        if found is None:
            return False
        client, view = found
        if view["view"]["looked_at"]:
            return True
        assert play(client, table, view["moves"] + 1, random_move(view, dice)).status_code == 200
    return False
