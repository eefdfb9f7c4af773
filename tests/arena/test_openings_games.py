"""What the opening guide counts in recorded games agrees with the lines of the record."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from shima import record
from shima.arena.openings.book import NOTHING, Choice, Decision
from shima.arena.openings.measure import book_of
from shima.games.game import CHANCE
from shima.registry import open_game_with

FOLDER = Path(__file__).parents[1] / "records"
YAMATAI = sorted(FOLDER.glob("yamatai-*.shima"))
DUO = sorted(FOLDER.glob("tokaido-duo-*.shima"))
Lines = list[list[str]]


def opening(path: Path) -> tuple[Mapping[str, Any], Lines, list[Choice]]:
    """The board of the record, its lines of round one, and what was counted."""
    saved = record.read(path.read_text(encoding="utf-8"))
    game = open_game_with(saved.game, saved.set_hash)
    state = game.new(len(saved.players), saved.options)
    watch = book_of(game.name).watch(game.board(), len(saved.players))
    lines: Lines = []
    for _, move in record.steps(saved, game):
        words = game.write(state, move).split()
        if state.rounds() <= 1:
            lines.append(words)
        if state.actor() != CHANCE:
            seen = watch.see(Decision(game, state, move))
            assert seen == (state.rounds() <= 1)
            if not seen:
                break
        state.play(move)
    return game.board(), lines, watch.choices()


def chosen(
    choices: list[Choice], topic: str, key: Callable[[Choice], object] = lambda choice: choice.chosen
) -> list[object]:
    return [key(choice) for choice in choices if choice.topic == topic]


def said(lines: Lines, verb: str) -> Lines:
    return [words for words in lines if words[1] == verb]


@pytest.mark.parametrize("path", YAMATAI, ids=lambda path: path.stem)
def test_fleets_trades_and_specialists_of_yamatai_are_those_of_the_record(path: Path) -> None:
    _, lines, choices = opening(path)
    fleets = said(lines, "fleet")
    assert chosen(choices, "fleet", lambda choice: (str(choice.seat + 1), choice.chosen)) == [
        (words[0], words[2]) for words in fleets
    ]
    assert chosen(choices, "fleet", lambda choice: len(choice.offered)) == [5 - turn for turn in range(len(fleets))]
    assert chosen(choices, "fleet", lambda choice: choice.role) == [f"turn-{turn + 1}" for turn in range(len(fleets))]
    trades = [f"{words[1]}-{words[2]}" for words in lines if words[1] in ("buy", "sell")]
    assert [trade for trade in chosen(choices, "trade") if trade != "no-trade"] == trades
    recruited = [words[2] for words in said(lines, "recruit")]
    assert [name for name in chosen(choices, "specialist") if name != "nobody"] == recruited
    assert chosen(choices, "entry") == [words[3] for words in said(lines, "place")][:1]


@pytest.mark.parametrize("path", YAMATAI, ids=lambda path: path.stem)
def test_a_turn_of_yamatai_builds_collects_or_does_neither(path: Path) -> None:
    board, lines, choices = opening(path)
    uses: list[str] = []
    for words in lines:
        if words[1] == "fleet":
            uses.append("neither")
        elif words[1] == "build":
            uses[-1] = board["tiles"][int(words[2]) - 1]["kind"]
        elif words[1] == "collect":
            before = 0 if uses[-1] == "neither" else int(uses[-1][-1])
            uses[-1] = f"collect-{min(before + 1, 3)}"
    assert chosen(choices, "turn") == uses
    assert len(chosen(choices, "island")) == len(said(lines, "build"))
    powers = {"reserve", "peek", "slide", "sacred", "switch-token", "remove", "switch-boat"}
    turns_with_power = [choice for choice in choices if choice.topic == "power" and choice.chosen != NOTHING]
    used = {words[1] for words in lines} & powers
    assert len([choice for choice in turns_with_power if choice.chosen != "discount"]) == len(used)


@pytest.mark.parametrize("path", DUO, ids=lambda path: path.stem)
def test_dice_and_goals_of_tokaido_duo_are_those_of_the_record(path: Path) -> None:
    board, lines, choices = opening(path)
    moves = [words for words in lines if words[1] in ("pilgrim", "merchant", "artist")][:3]
    first = chosen(choices, "figure", lambda choice: (str(choice.seat + 1), choice.role, choice.chosen))
    assert first == [(moves[0][0], "first", moves[0][1]), (moves[1][0], "second", moves[1][1])]
    (die,) = [choice for choice in choices if choice.topic == "die"]
    assert die.chosen.split()[0] == moves[0][1]
    assert len(die.offered) == 3
    kinds = {station["name"]: station["kind"] for station in board["stations"]}
    for _, figure, goal, *_ in moves:
        goals = [place for place in chosen(choices, figure) if place != NOTHING]
        assert goals == [kinds.get(goal, goal) if figure == "pilgrim" else goal]
    assert len(chosen(choices, "action")) == 3
    for choice in choices:
        assert choice.chosen in (NOTHING, *choice.offered)
