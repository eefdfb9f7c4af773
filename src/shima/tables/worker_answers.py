"""Parses the answers of workers. A LookupError, TypeError or ValueError means that one is malformed."""

from dataclasses import dataclass
from typing import Any

Answer = dict[str, Any]
Sentence = dict[str, Any]
"""A text as plain data."""
DEEPEST = 8
"""The maximum nesting of texts."""


@dataclass(frozen=True)
class PlannedMove:
    """A move of a planned turn: in notation, as an offer, and what it touches on the table."""

    move: int
    text: str
    label: Sentence
    handles: tuple[str, ...]


@dataclass(frozen=True)
class HintChoice:
    """A move in notation, everyone's winning chances after it, the reasons for it, and the turn that it starts."""

    move: int
    text: str
    chances: tuple[float, ...]
    visits: int
    why: Sentence
    turn: tuple[PlannedMove, ...]
    gains: dict[str, int]
    """How the player's score and resources change in the turn."""


@dataclass(frozen=True)
class Hint:
    """Everyone's winning chances, and the best moves, best first; none when it is no player's turn."""

    chances: tuple[float, ...]
    choices: tuple[HintChoice, ...]
    simulations: int


@dataclass(frozen=True)
class Judged:
    """A move of a game, counted from 1: everyone's winning chances after it, and what it cost its player.

    None: `cost` if there was no choice, `best` if no other move was better, `why` if little changed.
    """

    number: int
    chances: tuple[float, ...]
    cost: float | None
    best: int | None
    why: Sentence | None = None
    simulations: int = 0


def read_move(answer: Answer) -> int:
    return _whole(answer["move"])


def read_hint(players: int, answer: Answer) -> Hint:
    choices = tuple(_read_choice(players, choice) for choice in answer["choices"])
    return Hint(_chances(players, answer["chances"]), choices, _whole(answer["simulations"]))


def _read_choice(players: int, choice: Answer) -> HintChoice:
    chances = _chances(players, choice["chances"])
    why = _sentence(choice["why"], DEEPEST)
    turn = tuple(_read_planned(move) for move in choice["turn"])
    gains = {_text(name): _integer(change) for name, change in dict(choice["gains"]).items()}
    move = _whole(choice["move"])
    if not turn or turn[0].move != move or "score" not in gains:
        raise ValueError(f"not the turn that starts with {move}: {turn}, {gains}")
    return HintChoice(move, _text(choice["text"]), chances, _whole(choice["visits"]), why, turn, gains)


def _read_planned(move: Answer) -> PlannedMove:
    handles = tuple(_text(handle) for handle in move["handles"])
    return PlannedMove(_whole(move["move"]), _text(move["text"]), _sentence(move["label"], DEEPEST), handles)


def read_review(players: int, since: int, until: int, answer: Answer) -> tuple[Judged, ...]:
    moves = tuple(_read_judged(players, move) for move in answer["moves"])
    if not 0 < len(moves) <= until - since or [move.number for move in moves] != list(
        range(since + 1, since + 1 + len(moves))
    ):
        raise ValueError(f"not the moves after {since}: {[move.number for move in moves]}")
    return moves


def _read_judged(players: int, move: Answer) -> Judged:
    cost, best, why = move["cost"], move["best"], move["why"]
    if cost is not None:
        (cost,) = _chances(1, [cost])
    return Judged(
        _whole(move["number"]),
        _chances(players, move["chances"]),
        cost,
        None if best is None else _whole(best),
        None if why is None else _sentence(why, DEEPEST),
        _whole(move["simulations"]),
    )


def _whole(value: object) -> int:
    if type(value) is not int or value < 0:
        raise ValueError(f"not a whole number: {value}")
    return value


def _integer(value: object) -> int:
    if type(value) is not int:
        raise ValueError(f"not an integer: {value}")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"not a text: {value}")
    return value


def _sentence(value: object, depth: int) -> Sentence:
    """Parse a key and its arguments: integers, strings and other texts."""
    if not depth or not isinstance(value, dict) or value.keys() != {"key", "args"}:
        raise ValueError(f"not a sentence: {value}")
    if not isinstance(value["args"], dict):
        raise ValueError(f"not what fills a sentence: {value['args']}")
    args = {_text(name): _argument(each, depth) for name, each in value["args"].items()}
    return {"key": _text(value["key"]), "args": args}


def _argument(value: object, depth: int) -> int | str | Sentence:
    return value if type(value) is int or isinstance(value, str) else _sentence(value, depth - 1)


def _chances(players: int, values: list[object]) -> tuple[float, ...]:
    chances = tuple(value for value in values if isinstance(value, int | float) and 0 <= value <= 1)
    if len(chances) != players or len(values) != players:
        raise ValueError(f"not the chances of {players}: {values}")
    return chances
