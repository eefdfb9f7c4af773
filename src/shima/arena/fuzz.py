"""The fuzzer: plays random games and checks every guarantee of the contract at every position.

A game that violates one is saved as a record, to be replayed up to the move where it happened.
"""

import hashlib
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from shima import fair, record
from shima.arena.work import spread
from shima.games.contract_checks import broken, difference, resampling_flaws
from shima.games.dice import Dice
from shima.games.game import CHANCE, OVER, Game, Move, State
from shima.record import Record
from shima.registry import open_game


@dataclass
class Findings:
    """The results of some games. The digest is the same in both builds and on every machine."""

    positions: int = 0
    digest: str = ""
    violations: list[str] = field(default_factory=list)


def play_and_check(
    game: Game, seed: str, number: int, every: int = 1, options: dict[str, str] | None = None
) -> tuple[Record, State, list[str], int]:
    """Play one random game and check it from its first position to its record. Stop at the first violation.

    Invariants are checked at every position. All other guarantees are checked at every `every`-th, with a different
    start in each game, and at the last one. A twin plays the same moves and is replaced by its copy after each of
    them: fields that a copy forgets make the two differ.
    """
    game_seed = fair.derived_seed(f"{seed}/{number}")
    dice = Dice(int.from_bytes(game_seed[:4], "big"))
    players = game.seats[number % len(game.seats)]
    state = game.new(players, options)
    start, twin = state.copy(), state.copy()
    moves: list[Move] = []
    texts: list[str] = []
    found: list[str] = []
    positions = 0
    while not found:
        positions += 1
        is_last = state.actor() == OVER
        try:
            if is_last or (positions - 1 + number) % every == 0:
                found = [*broken(game, state, dice), *difference(game, state, twin)]
            else:
                found = game.violations(state)
            if is_last:
                found.extend(resampling_flaws(game, start, moves, dice))
            if found or is_last:
                break
            by_chance = state.actor() == CHANCE
            move = fair.draw(game_seed, len(texts) + 1, state) if by_chance else state.random_move(dice)
            moves.append(move)
            texts.append(game.write(state, move))
            state.play(move)
            twin.play(move)
            twin = twin.copy()
        except Exception as error:  # a bug can raise anything: it is reported like every other violation
            found = [f"{type(error).__name__}: {error}"]
    played = Record(
        game=game.name,
        rules=game.rules_version,
        set_name=game.set_name,
        set_hash=game.set_hash,
        players=tuple(f"fuzz {seat + 1}" for seat in range(players)),
        options=options or {},
        commitment=fair.commitment(game_seed),
        moves=tuple(texts),
        seed=game_seed.hex(),
        result=state.scores() if state.actor() == OVER else (),
    )
    return played, state, found or _round_trip(game, played, state), positions


def _round_trip(game: Game, played: Record, state: State) -> list[str]:
    """Check that the record survives writing, reading and replaying, and that the draws verify."""
    again = record.read(played.write())
    if again != played:
        return ["record: reading what was written gives another record"]
    if record.replay(again, game).key() != state.key():
        return ["record: replay leads to another position"]
    record.verify(again, game)
    return []


def fuzz_part(
    name: str, components: str, options: dict[str, str], seed: str, dump: str, every: int, part: range
) -> Findings:
    game = open_game(name, components)
    findings = Findings()
    digest = hashlib.sha256()
    for number in part:
        played, state, found, positions = play_and_check(game, seed, number, every, options)
        findings.positions += positions
        digest.update(repr((played.moves, state.key())).encode())
        if found:
            path = Path(dump) / f"fuzz-{name}-{number + 1}.shima"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(played.write(), encoding="utf-8")
            findings.violations.append(f"{path}: after move {len(played.moves)}: {'; '.join(found[:5])}")
    findings.digest = digest.hexdigest()
    return findings


def fuzz(
    name: str,
    games: int,
    seed: str,
    jobs: int,
    dump: str,
    progress: Callable[[int], None],
    components: str = "",
    every: int = 1,
    options: dict[str, str] | None = None,
) -> dict[str, object]:
    """Play and check. Return a report of all violations with their records."""
    started = time.perf_counter()
    results: dict[int, Findings] = {}
    with closing(spread(partial(fuzz_part, name, components, options or {}, seed, dump, every), games, jobs)) as found:
        for part, findings in found:
            results[part.start] = findings
            progress(len(part))
    parts = [results[first] for first in sorted(results)]
    return {
        "game": name,
        "options": options or {},
        "games": games,
        "seed": seed,
        "every": every,
        "positions": sum(part.positions for part in parts),
        "seconds": round(time.perf_counter() - started, 1),
        "violations": [violation for part in parts for violation in part.violations],
        "digest": hashlib.sha256("".join(part.digest for part in parts).encode()).hexdigest(),
    }
