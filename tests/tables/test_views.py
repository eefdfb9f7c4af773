"""Views of a table: they never reveal ids, the seed, or what another player looked at."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from shima import fair
from shima.games.dice import Dice
from shima.games.text import SEATS, Text
from shima.language import language
from shima.session import Session
from shima.tables import commands
from shima.tables.live import Happened, Live
from shima.tables.play import Step
from shima.tables.preview import preview_view, whys_view
from shima.tables.table import DONE, PLAYING, Table
from shima.tables.view import position_view, stories, table_view, tell, text_data, whole_game
from tests.players.example_records import record_with_peek
from tests.tables.memory_tables import ANN, BEN, PEOPLE, SIZES, MemoryTable, make_spec, started
from tests.yamatai.positions import YAMATAI as OLD_YAMATAI

TWO_WORLDS = [((2, 4, 5), (28, 27, 26)), ((2, 4, 5), (5, 2, 4))]
"""Tiles that seat 1 looked at: others, or the same in another order."""


def text(data: object) -> str:
    return json.dumps(data, sort_keys=True, ensure_ascii=False)


def all_texts(table: Table, viewer: int | None) -> list[str]:
    """Everything that the viewer can ask a table for."""
    texts = [text(table_view(table, viewer))]
    if table.session is not None:
        texts.append(text(stories(table.game, table.step, viewer)))
        texts.append(text(stories(table.game, whole_game(table), viewer)))
        texts += [text(position_view(table, to, viewer)) for to in range(0, table.moves + 1, 29)]
    return texts


def no_secrets(folded: MemoryTable, players: int) -> None:
    live = Live(folded.table)
    entry = folded.journal[-1]
    live.recent.append(Happened(entry.number, entry.kind, entry.at, folded.table.step, None))
    for viewer in (None, *range(players)):
        person = "" if viewer is None else folded.table.chairs[viewer].person
        shown = [*all_texts(folded.table, viewer), live.message(person, 0), live.message(person, entry.number - 1)]
        for each in shown:
            assert "id-of-" not in each
            assert "request-" not in each
            assert folded.table.status == DONE or folded.table.seed.hex() not in each


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_no_view_ever_tells_who_someone_is_or_the_seed_of_an_open_game(game: str, players: int) -> None:
    folded = MemoryTable(make_spec(game, players, ("random",) if players > 2 else ()), f"secret {game}")
    people = PEOPLE[: players - (players > 2)]
    for person in people:
        folded.sit(person)
        folded.say(person, "good luck")
        no_secrets(folded, players)
    folded.begin()
    dice = Dice(players)
    while folded.table.status == PLAYING:
        folded.play(dice)
        if dice.below(40) == 0:
            folded.wait(60)
            folded.say(people[0], "hm")
            folded.ask(people[1], folded.table.decisions[-1].before)
            no_secrets(folded, players)
            if folded.table.asked:
                folded.answer(people[1], False)
    folded.do(lambda table, _now: commands.again(table, ANN, "table-2"), ANN.id)
    no_secrets(folded, players)
    view = table_view(folded.table, None)
    assert (view["seed"], view["rematch"]) == (folded.table.seed.hex(), "table-2")


def test_the_seeds_hash_is_shown_before_and_the_seed_after_the_game() -> None:
    folded = MemoryTable(make_spec())
    promise = table_view(folded.table, None)["commitment"]
    assert promise == fair.commitment(folded.table.seed)
    folded.sit(ANN)
    folded.leave(ANN)  # closed, without a game
    assert table_view(folded.table, None)["seed"] is None
    other = started().play_on(10)
    assert table_view(other.table, 0)["seed"] is None
    other.resign(BEN)
    assert bytes.fromhex(table_view(other.table, 1)["seed"]) == other.table.seed


def test_only_the_active_player_is_offered_moves_and_undo() -> None:
    folded = started("yamatai", 3).play_until(lambda table: bool(table.own_steps(table.turn_of())))
    actor = folded.table.actor()
    for viewer in (None, 0, 1, 2):
        view = table_view(folded.table, viewer)
        assert bool(view["labels"]) == bool(view["undo"]) == bool(view["view"]["moves"]) == (viewer == actor)
    assert actor is not None
    labels = table_view(folded.table, actor)["labels"]
    assert [label["move"] for label in labels] == list(folded.table.state.moves())


def test_a_view_says_who_sits_where_and_what_became_of_them() -> None:
    folded = started("yamatai", 4, ("level1",)).play_on(6)
    folded.leave(BEN)
    folded.resign(PEOPLE[2])
    chairs = table_view(folded.table, 0)["chairs"]
    assert [(chair["name"], chair["kind"], chair["you"]) for chair in chairs] == [
        ("Ann", "person", True),
        ("Ben", "person", False),
        ("Cat", "person", False),
        ("level1", "bot", False),
    ]
    assert [(chair["away"], chair["resigned"]) for chair in chairs] == [
        (None, False),
        ("left", False),
        (None, True),
        (None, False),
    ]


def test_views_are_plain_data() -> None:
    folded = started("yamatai", 3).play_on(30)
    for viewer in (None, 0, 1, 2):
        assert json.loads(text(table_view(folded.table, viewer)))["version"] == folded.table.version


def test_an_earlier_position_is_what_was_seen_then_and_nothing_later() -> None:
    folded, dice = started("yamatai", 2), Dice(3)
    seen: dict[int, Mapping[str, object]] = {}
    for _ in range(60):
        seen[folded.table.moves] = folded.table.game.view(folded.table.state, 1)
        folded.play(dice)
    for to, view in seen.items():
        assert position_view(folded.table, to, 1)["view"] == {**view, "moves": []}
    assert position_view(folded.table, 0, 1)["stories"] == []


# What one looked at.


def world(tiles: tuple[int, int, int], moves: int) -> Table:
    """Ann looks at these tiles with fleet 3 and puts them back; the first moves of that game at a table."""
    folded = MemoryTable(make_spec("yamatai"), "worlds")
    folded.sit(ANN)
    folded.sit(BEN)
    saved = record_with_peek(tiles)
    table = Table("table-1", OLD_YAMATAI, folded.table.seed)
    for entry in folded.journal:
        table.apply(entry)
    state = OLD_YAMATAI.new(2)
    played: list[int] = []
    before = state.copy()
    for line in saved.moves[:moves]:
        before = state.copy()
        played.append(OLD_YAMATAI.parse(state, line))
        state.play(played[-1])
    table.session = Session(OLD_YAMATAI, table.names(), table.seed)
    table.session.state, table.session.moves = state, played
    table.status = PLAYING
    table.step = Step(before, tuple(played[-1:]), state)
    return table


def first_look() -> int:
    return record_with_peek(TWO_WORLDS[0][0]).moves.index("1 peek") + 1


@pytest.mark.parametrize("worlds", TWO_WORLDS)
def test_what_one_looked_at_nobody_else_can_tell_from_anything_that_is_shown(
    worlds: tuple[tuple[int, int, int], tuple[int, int, int]],
) -> None:
    """Two games that differ in those tiles alone, after every move from the look on."""
    differed = 0
    for moves in range(first_look(), len(record_with_peek(worlds[0]).moves) + 1):
        here, there = (world(tiles, moves) for tiles in worlds)
        for viewer in (None, 1):
            assert everything(here, viewer) == everything(there, viewer)
        differed += everything(here, 0) != everything(there, 0)
    assert differed > 10, "who looked does know"


def everything(table: Table, viewer: int | None) -> list[str]:
    live = Live(table)
    live.recent.append(Happened(table.version, "moved", 0, table.step, None))
    person = "" if viewer is None else table.chairs[viewer].person
    return [
        text(table_view(table, viewer)),
        text(stories(table.game, whole_game(table), viewer)),
        live.message(person, table.version - 1),
        *(text(position_view(table, to, viewer)) for to in range(first_look() - 1, table.moves + 1)),
        *(tried(table, viewer) if viewer is not None else ()),
    ]


def tried(table: Table, seat: int) -> list[str]:
    """What the seat may ask before it decides: of each of its moves, and of moves that it has not."""
    moves = table.state.moves() if table.actor() == seat else ()
    previews = [text(preview_view(table, seat, move)) for move in moves]
    return previews + [text(whys_view(table, seat, verb)) for verb in ("top", "below", "reserve", "peek", "build 5")]


# All output counts from 1.


def seats_in(data: Any) -> Iterator[int]:
    """The seats in all texts of a message, wherever they stand in it."""
    if isinstance(data, list):
        for each in data:
            yield from seats_in(each)
    elif isinstance(data, dict):
        for name, value in data.items():
            if name in (*SEATS, "by", "seat", "turn") and isinstance(value, int):
                yield value
            yield from seats_in(value)


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_seats_count_from_one_in_every_text_of_every_message(game: str, players: int) -> None:
    folded = started(game, players)
    dice = Dice(players + 7)
    seen: set[int] = set()
    while folded.table.status == PLAYING:
        table = folded.table
        actor = table.actor()
        assert actor is not None
        offered = table.state.moves()
        chosen = offered[dice.below(len(offered))]
        seen |= set(seats_in(preview_view(table, actor, chosen)))
        folded.move(PEOPLE[actor], chosen)
        live, entry = Live(folded.table), folded.journal[-1]
        live.recent.append(Happened(entry.number, entry.kind, entry.at, folded.table.step, None))
        for viewer in (None, *range(players)):
            person = "" if viewer is None else folded.table.chairs[viewer].person
            seen |= set(seats_in(json.loads(live.message(person, entry.number - 1))))
    for viewer in (None, *range(players)):
        seen |= set(seats_in(stories(folded.table.game, whole_game(folded.table), viewer)))
    assert seen == set(range(1, players + 1))


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_a_text_as_data_means_the_same_seats_as_the_text(game: str, players: int) -> None:
    """Nothing is counted up twice on the way, in texts within texts neither."""
    names = tuple(f"name of seat {seat}" for seat in range(players))
    table = started(game, players).play_on(10_000).table
    english = language("en")
    count = 0
    for _, texts, _ in tell(table.game, whole_game(table), None):
        for each in texts:
            data = text_data(each)
            again = from_wire(data)
            assert again == each
            assert english.say(again, names) == english.say(each, names)
            count += any(True for _ in seats_in(data))
    assert count > 20


def from_wire(data: dict[str, Any]) -> Text:
    """The text that a client reads: seats count from 1 in its data."""
    args: dict[str, object] = {}
    for name, value in data["args"].items():
        if isinstance(value, dict):
            args[name] = from_wire(value)
        else:
            args[name] = value - 1 if name in SEATS and isinstance(value, int) else value
    return Text(data["key"], args)
