"""What is known about every position of a game, as digests: two builds or two versions agree, or a digest differs.

    PYTHONPATH=src python -m tests.golden.trace

takes the digests of all golden games again and prints which aspects have changed: those, and only those, that the
change is about. The games themselves stay. With `--add`, random games of the latest rules and sets are added.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from shima import record
from shima.games.game import CHANCE, OVER, Game, State
from shima.games.text import Text
from shima.registry import open_game, open_game_with

FOLDER = Path(__file__).parent
RECORDS = FOLDER.parent / "records"
STEP = 10
"""A digest is recorded after this number of positions."""
SPARSE = 9
"""Reasons are computed for one in this number of positions, because there are thousands of them."""
GAMES = {"tokaido-duo": {2: 6}, "yamatai": {2: 5, 3: 4, 4: 4}}
"""The number of random games, by game and number of players."""


@dataclass(frozen=True)
class Golden:
    """A game as its moves, and digests of its positions by aspect."""

    game: str
    set_hash: str
    rules: int
    players: int
    options: dict[str, str]
    moves: list[int]
    digests: dict[str, list[str]]


def plain(value: object) -> object:
    """Convert texts to data."""
    if isinstance(value, Text):
        return [value.key, {name: plain(arg) for name, arg in value.args.items()}]
    if isinstance(value, (list, tuple)):
        return [plain(part) for part in value]
    if isinstance(value, dict):
        return {str(name): plain(part) for name, part in value.items()}
    return value


def view(game: Game, state: State, viewer: int | None) -> dict[str, object]:
    """Return a view with only number and notation of each move."""
    whole = dict(game.view(state, viewer))
    moves = whole.pop("moves")
    assert isinstance(moves, list)
    return whole | {"moves": [[move["move"], move["text"]] for move in moves]}


def reasons(game: Game, state: State) -> list[object]:
    found: list[object] = []
    for move in range(-1, game.move_count + 1):
        reason = game.why(state, move)
        found.append(reason and [reason.rule, plain(reason.text)])
    return found


def aspects(game: Game, state: State, number: int, move: int | None) -> Iterator[tuple[str, object]]:
    """Yield everything that can be asked about a position and the move made there."""
    viewers = (None, *range(state.players()))
    actor = state.actor()
    yield "key", state.key()
    yield "moves", (actor, state.moves(), state.weights() if actor == CHANCE else ())
    yield "score", (state.scores(), state.ranking(), state.rounds(), state.ending())
    yield "view", [view(game, state, viewer) for viewer in viewers]
    yield "observation", [game.observe(state, seat).hex() for seat in range(state.players())]
    yield "labels", [plain(game.label(state, legal)) for legal in state.moves()]
    if move is not None:
        yield "story", [plain(game.story(state, move, viewer)) for viewer in viewers]
    yield "secrets", [(game.secret_to(state, legal), game.lacks(state, legal)) for legal in state.moves()]
    if number % SPARSE == 0:
        yield "why", reasons(game, state)


def trace(game: Game, players: int, options: dict[str, str], moves: list[int]) -> dict[str, list[str]]:
    """Return the digests of a game, each over all positions so far."""
    state = game.new(players, options)
    running: dict[str, hashlib._Hash] = {}
    digests: dict[str, list[str]] = {}
    for number, move in enumerate([*moves, None]):
        for aspect, value in aspects(game, state, number, move):
            text = json.dumps(value, sort_keys=True)
            running.setdefault(aspect, hashlib.sha256()).update(text.encode())
        if number % STEP == 0 or move is None:
            for aspect, digest in running.items():
                digests.setdefault(aspect, []).append(digest.hexdigest()[:8])
        if move is not None:
            state.play(move)
    return digests


def random_moves(game: Game, players: int, options: dict[str, str], random: Random) -> list[int]:
    state = game.new(players, options)
    moves: list[int] = []
    while state.actor() != OVER:
        weights = state.weights() if state.actor() == CHANCE else None
        moves.append(random.choices(state.moves(), weights)[0])
        state.play(moves[-1])
    return moves


def notations(game: Game) -> list[str]:
    """Return the notation of every move by number; empty for numbers that this component set does not use."""
    return [game.notation.texts[move] for move in range(game.move_count)]  # type: ignore[attr-defined]


def golden(game: Game, players: int, options: dict[str, str], moves: list[int]) -> Golden:
    digests = trace(game, players, options, moves)
    return Golden(game.name, game.set_hash, game.rules_version, players, options, moves, digests)


def game_of(found: Golden) -> Game:
    return open_game_with(found.game, found.set_hash).with_rules(found.rules)


def random_games(game: Game, numbers: dict[int, int]) -> Iterator[Golden]:
    """Yield random games, with the values of each option in turn."""
    for players, count in numbers.items():
        for number in range(count):
            options = {option: values[number % len(values)] for option, values in game.option_values().items()}
            name = f"{game.name} {game.rules_version} {game.set_hash} {players} {number}"
            yield golden(game, players, options, random_moves(game, players, options, Random(name)))


def recorded_games() -> Iterator[Golden]:
    for path in sorted(RECORDS.glob("*.shima")):
        saved = record.read(path.read_text(encoding="utf-8"))
        game = record.fitting(saved, open_game_with(saved.game, saved.set_hash))
        moves = [move for _, move in record.steps(saved, game)]
        yield golden(game, len(saved.players), saved.options, moves)


def taken_again(games: list[Golden]) -> Iterator[Golden]:
    for old in games:
        new = golden(game_of(old), old.players, old.options, old.moves)
        changed = [aspect for aspect in new.digests if new.digests[aspect] != old.digests.get(aspect)]
        print(f"{old.game} {old.players} players, {len(old.moves)} moves: {', '.join(changed) or 'the same'}")
        yield new


def write_games(name: str, games: list[Golden]) -> None:
    lines = "".join(f"{json.dumps(vars(game))}\n" for game in games)
    (FOLDER / f"{name}.games").write_text(lines, encoding="utf-8")


def read_games(name: str) -> list[Golden]:
    text = (FOLDER / f"{name}.games").read_text(encoding="utf-8")
    return [Golden(**json.loads(line)) for line in text.splitlines()]


def write(adds: bool) -> None:
    for name, numbers in GAMES.items():
        game = open_game(name)
        (FOLDER / f"{name}.moves").write_text("".join(f"{text}\n" for text in notations(game)), encoding="utf-8")
        added = random_games(game, numbers) if adds else ()
        write_games(name, [*taken_again(read_games(name)), *added])
    write_games("records", list(recorded_games()))


if __name__ == "__main__":
    write(adds="--add" in sys.argv[1:])
