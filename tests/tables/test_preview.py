"""Previews: what a move would do, and why others are not allowed."""

from collections import Counter
from typing import Any

import pytest

from shima.games.dice import Dice
from shima.games.game import CHANCE
from shima.tables.preview import MOST_WHYS, preview_view, whys_view
from shima.tables.table import PLAYING, Table
from shima.tables.view import offers, stories
from tests.tables.memory_tables import SIZES, started, table_data


def preview(table: Table, move: int) -> dict[str, Any]:
    seat = table.actor()
    assert seat is not None
    return preview_view(table, seat, move)


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_what_is_told_before_a_move_is_told_after_it(game: str, players: int) -> None:
    """As far as chance and other players do not interfere."""
    folded, dice = started(game, players), Dice(players)
    ends: Counter[str] = Counter()
    while folded.table.status == PLAYING:
        before, seat = folded.table, folded.table.actor()
        assert seat is not None
        moves = before.state.moves()
        move = moves[dice.below(len(moves))]
        earlier = table_data(before)
        told = preview(before, move)
        assert table_data(before) == earlier
        folded.move(folded.mover(), move)
        happened = stories(before.game, folded.table.step, seat)
        shorter = min(len(happened), len(told["stories"]))  # a forced end of the turn waits for its player
        assert told["stories"][:shorter] == happened[:shorter]
        assert (told["number"], told["move"]) == (before.moves + 1, move)
        assert {story["by"] for story in told["stories"]} == {seat + 1}
        assert not (told["nature"] and told["then"])
        assert len(told["then"]) != 1
        if told["then"] and folded.table.actor() == seat:
            assert told["then"] == offers(before.game, folded.table.state)
            assert told["scores"] == list(folded.table.scores())
        ends["choice" if told["then"] else "nature" if told["nature"] else "other"] += 1
        ends["forced"] += len(told["stories"]) > 1
    assert min(ends[each] for each in ("choice", "nature", "other")) > 0, ends
    assert game != "yamatai" or ends["forced"], ends


@pytest.mark.parametrize(
    ("game", "start"), [("yamatai", "build 5"), ("yamatai", "place clay"), ("yamatai", "fleet"), ("tokaido-duo", "")]
)
def test_every_move_that_begins_so_is_told_with_its_reason(game: str, start: str) -> None:
    folded = started(game).play_on(40)
    table, seat = folded.table, folded.table.actor()
    assert seat is not None
    start = start or table.game.write(table.state, table.state.moves()[0]).split(" ")[1]
    told = whys_view(table, seat, start)
    texts = [table.game.write(table.state, move).split(" ", 1)[1] for move in range(table.game.player_move_count)]
    assert [one["notation"] for one in told["moves"]] == [each for each in texts if f"{each} ".startswith(f"{start} ")]
    assert told["number"] == table.moves + 1
    for one in told["moves"]:
        reason = table.game.why(table.state, one["move"])
        assert one["allowed"] == (one["move"] in table.state.moves()) == (reason is None)
        assert one["rule"] == (reason.rule if reason else None)
        assert (one["text"] or {}).get("key") == (reason.text.key if reason else None)
        assert one["lacks"] == table.game.lacks(table.state, one["move"])
        assert one["prospects"] == table.game.prospects(table.state, one["move"], seat)
    others = whys_view(table, 1 - seat, start)["moves"]
    assert [one["move"] for one in others] == [one["move"] for one in told["moves"]]
    assert {(one["allowed"], one["rule"], one["text"]) for one in others} == {(False, None, None)}
    assert [one["lacks"] for one in others] == [one["lacks"] for one in told["moves"]]
    for one in others:
        assert one["prospects"] == table.game.prospects(table.state, one["move"], 1 - seat)


def test_words_begin_a_move_whole_and_in_any_case() -> None:
    table = started("yamatai").table
    seat = table.actor()
    assert seat is not None

    def found(start: str) -> list[str]:
        return [one["notation"] for one in whys_view(table, seat, start)["moves"]]

    assert len(found("build 2")) == len(found("build 2 on")) == 34
    assert found("BUILD 2  on 3 ") == ["build 2 on 3"]
    assert found("end") == ["end"]
    assert len(found("recruit izanami")) == 26
    for unknown in ("buil", "build 29", "tile 3", "*", "1 build 2", "  ", "build 2 on 3 4"):
        assert found(unknown) == []
    assert len(found("build")) == MOST_WHYS


def test_chance_is_not_foreseen() -> None:
    folded = started("yamatai", 2).play_until(passes_to_nature)
    seat = folded.table.actor()
    assert seat is not None
    for move in folded.table.state.moves():
        after = folded.table.state.copy()
        after.play(move)
        if after.actor() == CHANCE:
            told = preview(folded.table, move)
            assert (told["nature"], told["then"], len(told["stories"])) == (True, [], 1)


def passes_to_nature(table: Table) -> bool:
    after = [table.state.copy() for _ in table.state.moves()]
    for state, move in zip(after, table.state.moves(), strict=True):
        state.play(move)
    return any(state.actor() == CHANCE for state in after)
